//! The connection between the supervisor of a job (the launcher) and one node agent: a socketpair on
//! this machine, a stream through the daemons to another.
//!
//! launcher: Start -> (Started | NotStarted)* -> ... -> Stop -> end of stream
//! quiesce: Quiesce -> Stopped; Drain -> Drained; Resume -> Resumed (one answer for the whole node)
//!
//! An end of the stream before Stop means that the launcher is gone: the agent ends its processes.

use std::net::SocketAddr;

use serde::{Deserialize, Serialize};

use crate::bytes::Bytes;
use crate::dynamic::{Answer, Parent, Question};
use crate::partner::Contact;

/// Largest message on this connection, in bytes. Program arguments and environment travel in it, which
/// the kernel limits to a few MiB.
pub const MESSAGE_MAX: usize = 16 << 20;

/// Most bytes of output in one message.
pub const OUTPUT_MAX: usize = 64 * 1024;

/// Bytes of standard input that may be under way to a node, not yet taken by the program.
pub const STDIN_WINDOW: usize = 256 * 1024;

/// Which of a process's two output streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Stream {
    /// Standard output.
    Output,
    /// Standard error.
    Error,
}

/// What the launcher says to a node agent.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToNode {
    /// Start these processes; the first message, sent once.
    Start(Box<Start>),
    /// Bytes for the standard input of the process that [`Start::stdin`] names; empty: its end.
    /// At most [`STDIN_WINDOW`] bytes may be unacknowledged.
    Stdin(Bytes),
    /// Send this signal to every process.
    Signal(i32),
    /// Answer to Resolve, and pushed unasked when a process has moved.
    Route(Route),
    /// Answer to Resolve: it will never be reachable.
    NoRoute {
        /// Index of the process.
        process: u32,
        /// Why, for the user.
        reason: String,
    },
    /// Tell the ranks that this process has failed.
    Failed {
        /// Index of the process.
        process: u32,
        /// How, for the user.
        reason: String,
    },
    /// This process of the node must accept data links: another one asks for it.
    Listen {
        /// Index of the process.
        process: u32,
    },
    /// A process of another job is about to speak with this one.
    Met {
        /// Index of the process that is to know it.
        process: u32,
        /// Who this job is to the other.
        own: Contact,
        /// The other job.
        theirs: Contact,
        /// Index of the other process there.
        caller: u32,
        /// Its index in this job, from now on.
        number: u32,
    },
    /// Tell the ranks that these processes of other jobs have ended.
    Ended {
        /// Their indices in this job.
        processes: Vec<u32>,
        /// What happened, for the user.
        reason: String,
    },
    /// Answer to Ask, for that process.
    Answer {
        /// Index of the process.
        process: u32,
        /// The number of its question.
        number: u32,
        /// What came of it.
        answer: Answer,
    },
    /// Say where every process is; answered by Places.
    Where,
    /// Bring every rank to a safe point; answered by Stopped.
    Quiesce {
        /// Epoch of the quiesce, greater than any before.
        epoch: u64,
    },
    /// All nodes have stopped; answered by Drained.
    Drain {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// All nodes have drained; answered by Resumed.
    Resume {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// End every process: SIGTERM now, SIGKILL after this many milliseconds (0: at once).
    Kill {
        /// Time between the two signals.
        grace_ms: u32,
    },
    /// The job is over: end what is left, send what is left of the output, and leave.
    Stop,
}

/// What a node agent says to the launcher.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromNode {
    /// This process runs.
    Started {
        /// Index of the process.
        process: u32,
        /// Its process id, which is also its process group.
        pid: u32,
    },
    /// The process that runs already may join now.
    Awaits {
        /// What [`crate::rank::JOIN_VARIABLE`] would hold.
        join: String,
    },
    /// This process could not be started; none after it was tried.
    NotStarted {
        /// Index of the process.
        process: u32,
        /// 127 if there is no such program, 126 if it cannot be run here.
        code: i32,
        /// What was tried and what to do, for the user.
        reason: String,
    },
    /// Bytes of output.
    Output {
        /// Who wrote them.
        process: u32,
        /// Where.
        stream: Stream,
        /// Bytes that this process wrote to this stream before these.
        offset: u64,
        /// At most [`OUTPUT_MAX`]; empty: the end of the stream.
        bytes: Bytes,
    },
    /// The program has taken this many bytes of standard input, or will take no more at all.
    StdinTaken {
        /// Bytes taken since the last such message.
        bytes: u32,
        /// The program has closed its standard input.
        closed: bool,
    },
    /// How far this process has come in its use of MPI.
    Reached {
        /// Index of the process.
        process: u32,
        /// How far.
        stage: Stage,
    },
    /// This process has ended; its output so far was sent before.
    Exited {
        /// Index of the process.
        process: u32,
        /// How.
        status: Status,
        /// How far it had come.
        stage: Stage,
        /// What it did last.
        activity: Activity,
    },
    /// This process asks for the end of the job.
    Abort {
        /// Index of the process.
        process: u32,
        /// Exit code of the job.
        code: i32,
        /// What to tell the user.
        message: String,
    },
    /// A link of this process broke.
    Lost {
        /// Index of the process.
        process: u32,
        /// The other end of the link.
        peer: u32,
        /// What the link reported.
        reason: String,
    },
    /// Where this process accepts data links now.
    Listening(Route),
    /// A process of this node wants to reach that one.
    Resolve {
        /// Index of the process.
        process: u32,
    },
    /// Whether this process shares a communicator with one of another world.
    Connected {
        /// Index of the process.
        process: u32,
        /// It does.
        others: bool,
    },
    /// A process of this node asks something of the whole job.
    Ask {
        /// Index of the process.
        process: u32,
        /// The number of its question.
        number: u32,
        /// What.
        question: Question,
    },
    /// Answer to Where: every process of the node that has not ended.
    Places(Vec<Place>),
    /// Every rank of the node has stopped.
    Stopped {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Every rank of the node has drained.
    Drained {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Every rank of the node has resumed.
    Resumed {
        /// Epoch of the quiesce.
        epoch: u64,
    },
    /// Something went wrong on the node that does not end the job; for the user.
    Note(String),
    /// The node cannot go on; everything on it has been ended.
    Failed(String),
    /// Answer to Stop: nothing of the job is left on the node.
    Gone,
}

/// The processes that a node is to run, and everything they need.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Start {
    /// Name of the job, unique per launch.
    pub job: String,
    /// Key of the data links of this job.
    pub secret: [u8; 32],
    /// Name of this node for the user; empty: its own host name.
    pub node: String,
    /// Ranks in MPI_COMM_WORLD.
    pub size: u32,
    /// Replicas per rank.
    pub replicas: u32,
    /// MPI_UNIVERSE_SIZE.
    pub universe: u32,
    /// The processes of this node, by ascending index.
    pub processes: Vec<Placed>,
    /// The programs of the job.
    pub sections: Vec<Section>,
    /// The environment that all sections share.
    pub environment: Vec<(Bytes, Bytes)>,
    /// Directories with our libraries, put before LD_LIBRARY_PATH.
    pub library_path: Vec<Bytes>,
    /// The process that gets the launcher's standard input; the others read end-of-file.
    pub stdin: Option<u32>,
    /// Ranks open listeners for data links.
    pub listen: bool,
    /// Ranks of the node share an arena.
    pub arena: bool,
    /// How processes are tied to cores.
    pub binding: Binding,
    /// Say on Note which cores each process got.
    pub report_bindings: bool,
    /// Whoever spawned this world; none for the world that the launcher was asked to run.
    pub parent: Option<Parent>,
    /// The only process runs already, under this process id: it was started without a launcher, and
    /// joins by the text of [`FromNode::Awaits`].
    pub adopt: Option<u32>,
    /// Processes of other machines belong to the job, or may come to: links must be reachable from there.
    pub apart: bool,
}

/// One process of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// Index in the job.
    pub process: u32,
    /// Rank in MPI_COMM_WORLD.
    pub rank: u32,
    /// Which replica of the rank.
    pub replica: u32,
    /// Index into [`Start::sections`].
    pub section: u32,
}

/// One program of an MPMD job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Section {
    /// The program as the user named it: a path, or a name to search in PATH.
    pub program: Bytes,
    /// Its arguments, without its name.
    pub arguments: Vec<Bytes>,
    /// Variables on top of [`Start::environment`].
    pub environment: Vec<(Bytes, Bytes)>,
    /// Working directory.
    pub directory: Bytes,
}

/// How processes are tied to cores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Binding {
    /// Not at all.
    None,
    /// An equal share of the machine each, if there are enough cores.
    Share,
    /// One core each, in order, if there are enough; otherwise not at all.
    Core,
}

/// Where a process accepts data links.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Route {
    /// Index of the process.
    pub process: u32,
    /// Most preferred first.
    pub addresses: Vec<SocketAddr>,
    /// The highest epoch wins.
    pub epoch: u64,
}

/// How far a process has come in its use of MPI.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// It has not called MPI_Init.
    Started,
    /// It is in MPI_Init.
    Joined,
    /// MPI_Init has returned.
    Initialized,
    /// MPI_Finalize is complete.
    Finalized,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Status {
    /// It returned this code.
    Code(i32),
    /// This signal ended it.
    Signal(i32),
}

/// Where a process is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Place {
    /// Index of the process.
    pub process: u32,
    /// Its process id on the node.
    pub pid: u32,
    /// How far it has come.
    pub stage: Stage,
    /// What it does.
    pub activity: Activity,
    /// Processor time that it has used, in milliseconds: one that waits uses next to none.
    pub cpu_ms: u64,
}

/// What a process does, as its node can see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Activity {
    /// The node cannot see it.
    Unknown,
    /// It is not in an MPI call.
    Outside,
    /// It is in this MPI call.
    Call(String),
}
