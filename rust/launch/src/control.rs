//! The control socket of a daemon: a unix socket in its state directory, which only its owner may
//! enter. `p2pmpi` and `p2pmpirun` ask there; the messages are those of [`crate::codec`].
//!
//! questions:  Status -> Status; Grid -> Grid; Jobs -> Jobs; Invite -> Invite;
//!             Join | Cancel | Shutdown -> Done; Refused instead of any of them
//! a job:      Submit -> Note* Placed Progress* Ready -> (Collect -> Progress* Collected)* -> end of stream
//!             Failed at any moment ends it; HostLost while it runs; Finish -> Done when nothing is left
//! its nodes:  Attach -> Attached, then the bytes of [`crate::node`] in both directions
//!
//! One question at a time on a connection. An end of the stream of Submit ends the job everywhere.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::bytes::Bytes;
use crate::stream::Connection;

/// Largest message on this connection, in bytes.
pub const MESSAGE_MAX: usize = 4 << 20;

/// Variable that names the state directory of the daemon to ask.
pub const STATE_VARIABLE: &str = "P2PMPI_STATE";

/// Name of the socket in the state directory.
const SOCKET: &str = "control";

/// How processes are mapped onto peers sorted by increasing distance (P2P-MPI, 3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Strategy {
    /// As few processes per peer as possible.
    Spread,
    /// As many processes per peer as its owner allows.
    Concentrate,
}

/// What a tool asks of the daemon.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ToPeer {
    /// How is this peer?
    Status,
    /// Which peers are known, how far, with what load?
    Grid,
    /// Which jobs does this peer submit or host?
    Jobs,
    /// The text by which another machine joins this grid.
    Invite,
    /// Connect to this address too (`HOST:PORT`, `/ip4/A/tcp/P`).
    Join {
        /// The address.
        address: String,
    },
    /// End this job, named by the beginning of its name; as its submitter everywhere, as a host here.
    Cancel {
        /// The beginning of its name.
        job: String,
    },
    /// Leave the grid and end; jobs of this peer end with it. Done comes when they have.
    Shutdown,
    /// Reserve, stage and start the agents of a job.
    Submit(Box<Submit>),
    /// The ranks have ended: bring result files of every host back. Only after Ready.
    Collect {
        /// Shell patterns relative to the job directory.
        patterns: Vec<String>,
        /// Where the files go, each under its relative name. With several hosts a later one
        /// does not overwrite a file of an earlier one.
        directory: Bytes,
    },
    /// The job of this connection is over; answered by Done when no host keeps anything of it.
    Finish,
    /// Make this connection the node stream of that host of a job. Only after Ready.
    Attach {
        /// From [`FromPeer::Placed`].
        job: String,
        /// Index in [`FromPeer::Placed`].
        host: u32,
    },
}

/// A job to be run on peers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Submit {
    /// What `job list` shows: the program's name.
    pub label: String,
    /// Ranks in MPI_COMM_WORLD.
    pub ranks: u32,
    /// Replicas of each rank.
    pub replicas: u32,
    /// How to map them.
    pub strategy: Strategy,
    /// Instruction set that the program needs, as `uname -m` says it; empty: any.
    pub architecture: String,
    /// Lowest level within it (x86-64: 1 to 4); 0: any.
    pub level: u8,
    /// Bytes of memory per process; 0: do not care.
    pub memory: u64,
    /// Peers not wanted, by the beginning of their name or their machine's name.
    pub exclude: Vec<String>,
    /// Files to lay into the job directory of every host.
    pub files: Vec<StagedFile>,
}

/// A file that travels with a job.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StagedFile {
    /// Absolute path at the submitter.
    pub source: Bytes,
    /// Relative path in the job directory, without `..`.
    pub name: String,
}

/// What the daemon answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum FromPeer {
    /// Answer to Status.
    Status(Box<Status>),
    /// Answer to Grid: this peer first, then the others, nearest first.
    Grid(Vec<PeerLine>),
    /// Answer to Jobs.
    Jobs(Vec<JobLine>),
    /// Answer to Invite.
    Invite(String),
    /// It is done.
    Done,
    /// It is not done; why, and what to do, for the user.
    Refused {
        /// Why.
        reason: String,
    },
    /// Something the user may want to know about the submission.
    Note(String),
    /// The hosts of the job, nearest first; they fetch its files now.
    Placed {
        /// Name of the job.
        job: String,
        /// Where it will run.
        hosts: Vec<JobHost>,
    },
    /// Bytes of files moved, all hosts together.
    Progress {
        /// Bytes that are there.
        done: u64,
        /// Bytes in all; 0: not known yet.
        total: u64,
    },
    /// Every host has all files and its agent waits for [`ToPeer::Attach`].
    Ready,
    /// The node stream follows.
    Attached,
    /// A host is gone; the job cannot go on there.
    HostLost {
        /// Index in [`FromPeer::Placed`].
        host: u32,
        /// What was seen, for the user.
        reason: String,
    },
    /// Answer to Collect: relative names of the files that were written.
    Collected {
        /// The files.
        files: Vec<String>,
    },
    /// The submission has failed; everything reserved is given back.
    Failed {
        /// What happened, where and why, in lines for the user.
        report: String,
    },
}

/// The daemon itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Status {
    /// Name of the peer: its key in hexadecimal.
    pub peer: String,
    /// Name of the machine.
    pub name: String,
    /// Name of the grid.
    pub grid: String,
    /// Process id.
    pub pid: u32,
    /// Seconds since it started.
    pub uptime: u64,
    /// Where it listens.
    pub addresses: Vec<String>,
    /// Peers that answer now.
    pub reached: u32,
    /// Peers known.
    pub known: u32,
    /// J, P and jobs that run or hold a reservation here.
    pub jobs: u32,
    /// P: processes of one job.
    pub processes: u32,
    /// Jobs that run or hold a reservation here.
    pub running: u32,
    /// LAN discovery is on.
    pub lan: bool,
    /// The state directory.
    pub state: Bytes,
}

/// One peer, as this one sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PeerLine {
    /// Its key in hexadecimal.
    pub peer: String,
    /// Name of its machine; empty: it has not answered yet.
    pub name: String,
    /// Round-trip time in microseconds; none: it has not answered yet. 0: this peer.
    pub distance_us: Option<u64>,
    /// Milliseconds since it last answered.
    pub seen_ms: Option<u64>,
    /// Cores of the machine.
    pub cores: u32,
    /// Memory of the machine, in bytes.
    pub memory: u64,
    /// J.
    pub jobs: u32,
    /// P.
    pub processes: u32,
    /// Jobs that run or hold a reservation there.
    pub running: u32,
    /// Instruction set.
    pub architecture: String,
    /// Where it can be reached, likeliest first.
    pub addresses: Vec<String>,
}

/// One job that this peer submits or hosts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JobLine {
    /// Its name.
    pub job: String,
    /// The program; empty where it is not known.
    pub label: String,
    /// The beginning of its submitter's key; empty: this peer.
    pub submitter: String,
    /// `reserving`, `staging`, `running`, ...
    pub state: String,
    /// Processes: in all at the submitter, here at a host.
    pub processes: u32,
    /// Machines that it runs on, as far as this peer knows.
    pub hosts: Vec<String>,
    /// Seconds since it was submitted or came here.
    pub age: u64,
}

/// One host of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct JobHost {
    /// Its key in hexadecimal.
    pub peer: String,
    /// Name of its machine.
    pub name: String,
    /// Round-trip time in microseconds; 0: this peer itself.
    pub distance_us: u64,
    /// (rank, replica) of each process that runs there, ascending.
    pub processes: Vec<(u32, u32)>,
}

/// The state directory that tools and daemon use when none is named: `$P2PMPI_STATE`, or
/// `p2pmpi` under `$XDG_STATE_HOME`, or `~/.local/state/p2pmpi`. None if there is no home either.
pub fn state_directory() -> Option<PathBuf> {
    let path = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    path(STATE_VARIABLE)
        .or_else(|| Some(path("XDG_STATE_HOME").filter(|home| home.is_absolute())?.join("p2pmpi")))
        .or_else(|| Some(path("HOME")?.join(".local/state/p2pmpi")))
}

/// Connects to the daemon of this state directory. `NotFound` and `ConnectionRefused` mean that
/// none runs.
pub fn connect(state: &Path) -> io::Result<Connection> {
    let (_directory, path) = short_path(state)?;
    Ok(Connection::new(UnixStream::connect(path)?, MESSAGE_MAX))
}

/// Listens in this state directory; a socket left by a daemon that is gone is replaced. The caller
/// holds the directory's lock.
pub fn listen(state: &Path) -> io::Result<UnixListener> {
    let (_directory, path) = short_path(state)?;
    unlisten(state)?;
    UnixListener::bind(path)
}

/// Removes the socket.
pub fn unlisten(state: &Path) -> io::Result<()> {
    match std::fs::remove_file(state.join(SOCKET)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A name of the socket that fits in a socket address however long the directory's path is; good as
/// long as the directory is held open.
fn short_path(state: &Path) -> io::Result<(File, PathBuf)> {
    let directory = File::open(state)?;
    let path = PathBuf::from(format!("/proc/self/fd/{}/{SOCKET}", directory.as_raw_fd()));
    Ok((directory, path))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_directory_with_a_long_path_serves_and_is_served_again() {
        let top = std::env::temp_dir().join(format!("p2pmpi-control-{}", std::process::id()));
        let state = top.join("long".repeat(50));
        std::fs::create_dir_all(&state).unwrap();
        assert!(connect(&state).is_err_and(|error| error.kind() == io::ErrorKind::NotFound));
        for _ in 0..2 {
            let listener = listen(&state).unwrap();
            let mut tool = connect(&state).unwrap();
            tool.send(&ToPeer::Status).unwrap();
            let mut daemon = Connection::new(listener.accept().unwrap().0, MESSAGE_MAX);
            assert_eq!(daemon.receive().unwrap(), Some(ToPeer::Status));
        }
        assert!(connect(&state).is_err_and(|error| error.kind() == io::ErrorKind::ConnectionRefused));
        unlisten(&state).unwrap();
        std::fs::remove_dir_all(top).unwrap();
    }
}
