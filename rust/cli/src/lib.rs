//! p2pmpirun and p2pmpi: what a person types.
//!
//! [`run`] understands the command line of p2pmpirun, [`job`] supervises the job on whatever nodes it
//! is given, [`grid`] gets them from the daemon, [`local`] starts the node agent of this machine, [`tool`] is the `p2pmpi` command.
#![forbid(unsafe_code)]

pub mod grid;
pub mod job;
pub mod local;
pub mod run;
pub mod tool;

/// Why a command cannot be done; each is shown to the user with the exit code beside it.
#[derive(Debug, PartialEq, Eq)]
pub enum Error {
    /// The command line makes no sense.
    Usage(String),
    /// The job cannot be run as asked.
    Impossible(String),
    /// The system refused something.
    System(String),
    /// The program cannot be run, or was not; with the exit code that a shell would give.
    Program {
        /// Exit code of the command.
        code: i32,
        /// What was tried and what to do.
        reason: String,
    },
}

impl Error {
    /// Exit code of the command.
    pub fn code(&self) -> u8 {
        match self {
            Self::Usage(_) => 2,
            Self::Impossible(_) | Self::System(_) => 1,
            Self::Program { code, .. } => u8::try_from(*code).unwrap_or(1),
        }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (Self::Usage(text)
        | Self::Impossible(text)
        | Self::System(text)
        | Self::Program { reason: text, .. }) = self;
        f.write_str(text)
    }
}

impl std::error::Error for Error {}

/// The version that every command prints.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
