//! What a call says when it fails: a class of the standard and a sentence for the user.

use std::fmt;

use p2pmpi_engine::Failure;

/// A failed call. The entry layer adds the function's name and the communicator and passes it to
/// the error handler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Error class or a code added by the user (MPI 5.0, 9.4).
    pub class: i32,
    /// Which argument, its value, what was allowed; or what happened and where.
    pub message: String,
    /// The communicator whose error handler hears of it, when it is not the call's own.
    pub comm: Option<p2pmpi_abi::Comm>,
}

impl Error {
    /// An error of a class of the standard.
    #[cold]
    pub fn new(class: i32, message: impl Into<String>) -> Error {
        Error { class, message: message.into(), comm: None }
    }

    /// The same error, heard by the handler of `comm`.
    pub fn on(self, comm: impl Into<Option<p2pmpi_abi::Comm>>) -> Error {
        Error { comm: comm.into(), ..self }
    }

    /// The same error, said of one of a call's buffers, its count or its datatype.
    #[cold]
    pub fn of(self, buffer: &str) -> Error {
        Error { message: format!("{buffer}: {}", self.message), ..self }
    }

    /// The message of a failed operation on a message with this source and tag.
    #[cold]
    pub fn from_failure(failure: &Failure, source: i64, tag: i32) -> Error {
        match failure {
            Failure::Truncated { sent, room } => Error::new(
                p2pmpi_abi::error::ERR_TRUNCATE,
                format!(
                    "the message from rank {source} with tag {tag} has {sent} bytes, but the receive has room \
                     for {room}; post a larger buffer, or probe for the size first"
                ),
            ),
            Failure::PeerLost { peer, why } => {
                Error::new(p2pmpi_abi::error::ERR_PROC_ABORTED, format!("process {} is gone: {why}", peer.0))
            }
        }
    }
}

impl From<p2pmpi_layout::Error> for Error {
    #[cold]
    fn from(error: p2pmpi_layout::Error) -> Error {
        let class = match error {
            p2pmpi_layout::Error::NoMemory(_) => p2pmpi_abi::error::ERR_NO_MEM,
            _ => p2pmpi_abi::error::ERR_ARG,
        };
        Error::new(class, error.to_string())
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
