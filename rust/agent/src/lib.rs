//! The node agent: per job and machine, creates the arena, starts the ranks and watches them.
//!
//! One thread, one poll loop ([`node`]): the connection to the launcher ([`p2pmpi_launch::node`]), the
//! abstract socket where ranks join ([`lobby`]), each rank's control connection
//! ([`p2pmpi_launch::rank`]), its pidfd, its output. It decides nothing about the job: what the end of
//! one rank means for the others is the launcher's. If the launcher goes away, it ends its ranks; if it
//! is killed itself, the kernel does (PDEATHSIG), and socket and memory vanish with it, because neither
//! has a name in a file system.
#![forbid(unsafe_code)]

mod arena;
mod binding;
pub mod elf;
mod environment;
mod feed;
pub mod libraries;
mod lobby;
mod member;
pub mod node;
mod output;
pub mod program;
mod quiesce;
mod ranks;
mod routes;
mod start;

/// Why the agent cannot go on.
#[derive(Debug)]
pub enum Error {
    /// The connection to the launcher.
    Launcher(p2pmpi_launch::Error),
    /// The launcher said something that makes no sense now.
    Order(&'static str),
    /// The system refused something that the agent needs.
    System {
        /// What it was for.
        what: &'static str,
        /// What the system said.
        error: std::io::Error,
    },
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Launcher(error) => write!(f, "connection to the launcher: {error}"),
            Self::Order(what) => write!(f, "the launcher broke the order of messages: {what}"),
            Self::System { what, error } => write!(f, "{what}: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<p2pmpi_launch::Error> for Error {
    fn from(error: p2pmpi_launch::Error) -> Self {
        Self::Launcher(error)
    }
}

/// Names what a system call was for.
fn system(what: &'static str) -> impl FnOnce(std::io::Error) -> Error {
    move |error| Error::System { what, error }
}
