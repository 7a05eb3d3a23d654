//! Messages between a rank and its node agent, and between agent, daemon and launcher.
//!
//! Plain serde types, one enum per direction of each connection; `codec` is the only place that
//! knows how they lie on a stream, `stream` moves them. No protocol logic here: the rank's side is
//! `engine::agent`, the agent's side is the `agent` crate, the launcher's is `cli::job`.
#![forbid(unsafe_code)]

pub mod bytes;
pub mod codec;
pub mod control;
pub mod dynamic;
pub mod node;
pub mod partner;
pub mod rank;
pub mod stream;

use std::io;

/// What can go wrong with a control connection.
#[derive(Debug)]
pub enum Error {
    /// The announced length is more than this connection allows.
    TooLong {
        /// Bytes announced, or needed for a message of ours.
        length: usize,
        /// Bytes allowed.
        limit: usize,
    },
    /// The other side speaks another version of these messages.
    Version {
        /// What it speaks.
        theirs: u8,
    },
    /// The bytes are no message of this kind.
    Malformed(String),
    /// The stream ended in the middle of a message.
    Truncated,
    /// A message that must come with a descriptor came without.
    NoDescriptor,
    /// The socket failed.
    Io(io::Error),
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::TooLong { length, limit } => {
                write!(f, "a message of {length} bytes where at most {limit} are allowed")
            }
            Self::Version { theirs } => write!(
                f,
                "the other side speaks version {theirs} of the launch messages, this one {}: install the \
                 same p2pmpi on both sides",
                codec::VERSION
            ),
            Self::Malformed(why) => write!(f, "bytes that are no launch message ({why})"),
            Self::Truncated => f.write_str("the connection ended in the middle of a message"),
            Self::NoDescriptor => f.write_str("a message came without the descriptor that it announces"),
            Self::Io(error) => write!(f, "the connection failed: {error}"),
        }
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}
