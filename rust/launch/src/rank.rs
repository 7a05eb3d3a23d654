//! The control connection between one rank and the node agent of its machine: a unix stream socket
//! in the abstract namespace whose name is in [`JOIN_VARIABLE`].
//!
//! rank: Join -> Welcome -> Listening* -> Initialized -> ... -> Finalized -> end of stream
//! quiesce: Quiesce -> Stopped; Drain -> Drained; Resume -> Resumed
//! whole job: Ask -> Answer

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use crate::dynamic::{Answer, Parent, Question};
use crate::partner::Contact;

/// Environment variable `SOCKET:RANK:TOKEN` (abstract socket name, decimal process index, 64 hex
/// digits) by which a started program finds its agent. Absent: the program is a one-rank job.
pub const JOIN_VARIABLE: &str = "P2PMPI_JOIN";

/// Option, followed by its process id, by which a program that was started without a launcher starts
/// one for itself. The launcher writes what [`JOIN_VARIABLE`] would hold, and a line feed, to its own
/// standard input, a socket to the program.
pub const ADOPT: &str = "--adopt";

/// Largest message on this connection, in bytes; a longer one ends the connection.
pub const MESSAGE_MAX: usize = 1 << 20;

/// First message of a rank, and every later one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToAgent {
    /// Who is calling; nothing else is answered before it.
    Join {
        /// Index of the process in the job, from [`JOIN_VARIABLE`].
        process: u32,
        /// Proof that this job's agent started it, from [`JOIN_VARIABLE`].
        token: [u8; 32],
        /// Process id, for signals and pidfd when the program runs under a wrapper script.
        pid: u32,
    },
    /// Addresses at which this rank accepts data links; sent when the job spans machines, or when
    /// tcp is forced, and again after every reconnect.
    Listening {
        /// Address of each usable interface, most preferred first.
        addresses: Vec<SocketAddr>,
    },
    /// Where is that process?
    Resolve {
        /// Index of the process in the job.
        process: u32,
    },
    /// MPI_Init has returned.
    Initialized,
    /// MPI_Finalize is complete; leaving is no longer an error.
    Finalized,
    /// MPI_Abort, or an error under MPI_ERRORS_ARE_FATAL: end the job with this code.
    Abort {
        /// Exit code of the job.
        code: i32,
        /// What to tell the user.
        message: String,
    },
    /// A data link to a process broke without a quiesce.
    Lost {
        /// Index of that process.
        process: u32,
        /// What the link reported.
        reason: String,
    },
    /// Something for the log, such as callers that were refused at this rank's port.
    Note {
        /// What happened.
        text: String,
    },
    /// Nothing leaves this rank any more until Resume.
    Stopped {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Everything sent to this rank has arrived; its links are closed.
    Drained {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Links may be opened again.
    Resumed {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Whether this process shares a communicator with one of another world. At first one of a
    /// spawned world does, and one of the first world does not.
    Connected {
        /// It does.
        others: bool,
    },
    /// Something for the launcher to do; answered by Answer with the same number.
    Ask {
        /// Chosen by the rank.
        number: u32,
        /// What.
        question: Question,
    },
}

/// What the agent says to a rank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToRank {
    /// Answer to Join. If `arena` is set, the memfd is passed with this message (SCM_RIGHTS).
    Welcome(Box<Welcome>),
    /// The Join was refused; the reason is for the user.
    Refused {
        /// Why.
        reason: String,
    },
    /// Answer to Resolve, and pushed unasked when a process has moved.
    Route {
        /// Index of the process.
        process: u32,
        /// Where it listens, most preferred first.
        addresses: Vec<SocketAddr>,
        /// The highest epoch wins.
        epoch: u64,
    },
    /// Answer to Resolve: it will never be reachable.
    NoRoute {
        /// Index of the process.
        process: u32,
        /// Why, for the user.
        reason: String,
    },
    /// Stop sending, answer Stopped.
    Quiesce {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// All ranks have stopped: drain, close every link, answer Drained.
    Drain {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Open links again (a new memfd is passed if `arena`), answer Resumed.
    Resume {
        /// Epoch of the quiesce.
        epoch: u64,
        /// The arena is passed with this message.
        arena: bool,
    },
    /// That process has died; operations that need it fail.
    Failed {
        /// Index of the process.
        process: u32,
        /// How, for the user.
        reason: String,
    },
    /// A process of another job is about to speak with this one.
    Met {
        /// Who this job is to that one.
        own: Contact,
        /// The other job.
        theirs: Contact,
        /// Index of the process there.
        process: u32,
        /// Its index in this job, from now on.
        number: u32,
    },
    /// These processes of other jobs have ended: what they sent before is all that will come.
    Ended {
        /// Their indices in this job.
        processes: Vec<u32>,
        /// What happened, for the user.
        reason: String,
    },
    /// A process that shares no memory with this one wants to reach it: accept data links and say
    /// Listening, if that was not done before.
    Listen,
    /// Answer to Ask.
    Answer {
        /// The number of the question.
        number: u32,
        /// What came of it.
        answer: Answer,
    },
}

/// What a rank needs to know to take part.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// Name of the job, unique per launch.
    pub job: String,
    /// This process: its index in the job (equal to its rank while there are no replicas).
    pub process: u32,
    /// Rank in MPI_COMM_WORLD.
    pub rank: u32,
    /// Ranks in MPI_COMM_WORLD.
    pub size: u32,
    /// Index of this replica of the rank, and how many there are.
    pub replica: u32,
    /// Replicas per rank.
    pub replicas: u32,
    /// Key of the data links of this job.
    pub secret: [u8; 32],
    /// Indices of all processes on this node, ascending; position is the index in the arena.
    pub local: Vec<u32>,
    /// Cores that the processes of this node may use together.
    pub cores: u32,
    /// Open a listener for data links: the job spans nodes, or tcp is forced.
    pub listen: bool,
    /// An arena memfd accompanies this message.
    pub arena: bool,
    /// MPI_APPNUM: index of the MPMD section.
    pub appnum: u32,
    /// MPI_UNIVERSE_SIZE.
    pub universe: u32,
    /// Name of this machine for MPI_Get_processor_name.
    pub node: String,
    /// Index in the job of rank 0 of MPI_COMM_WORLD; the other ranks follow.
    pub base: u32,
    /// Whoever spawned this world.
    pub parent: Option<Parent>,
    /// Processes of other machines belong to the job, or may come to: links must be reachable from there.
    pub apart: bool,
}
