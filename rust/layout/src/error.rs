//! What can be wrong with a layout or the memory it is laid over.

use std::fmt;

/// Why a layout, a buffer or a scratch allocation cannot exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// A size, displacement or extent leaves the range of `MPI_Count` (63 bits).
    TooLarge,
    /// The type is built from more nested types than [`MAX_DEPTH`](crate::MAX_DEPTH).
    TooDeep,
    /// An argument of an array constructor contradicts another one; says which and why.
    Invalid(&'static str),
    /// The system has no memory for this many bytes.
    NoMemory(u64),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::TooLarge => {
                f.write_str("a size, displacement or extent of the datatype does not fit in 63 bits")
            }
            Error::TooDeep => write!(
                f,
                "the datatype nests more than {} irregular datatypes in each other",
                crate::MAX_DEPTH
            ),
            Error::Invalid(why) => f.write_str(why),
            Error::NoMemory(bytes) => {
                write!(f, "no memory for a temporary buffer of {bytes} bytes")
            }
        }
    }
}

impl std::error::Error for Error {}
