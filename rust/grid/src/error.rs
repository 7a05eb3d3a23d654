//! Everything that can be wrong with what this crate is given.

use std::fmt;

/// One variant per message to the user or the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// A list or text in a message is longer than allowed.
    TooLong {
        /// Which one.
        what: &'static str,
        /// What it has.
        length: usize,
        /// What it may have.
        most: usize,
    },
    /// The bytes are no message, or a message has no encoding.
    Codec(String),
    /// Two parts of a message contradict each other.
    Inconsistent {
        /// Which part.
        what: &'static str,
    },
    /// A path in a manifest.
    Path {
        /// The path.
        path: String,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The hosts have too little room for the processes.
    Room {
        /// Processes, replicas included.
        needed: u64,
        /// Places under the limits of every host.
        found: u64,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::TooLong { what, length, most } => write!(f, "{what} of {length}: at most {most} allowed"),
            Error::Codec(why) => f.write_str(why),
            Error::Inconsistent { what } => write!(f, "inconsistent {what}"),
            Error::Path { path, why } => write!(f, "path {path:?}: {why}"),
            Error::Room { needed, found } => write!(f, "room for {found} of {needed} processes"),
        }
    }
}

impl std::error::Error for Error {}
