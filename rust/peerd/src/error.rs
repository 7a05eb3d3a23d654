//! Everything that keeps a daemon from starting or doing what it was asked.

use std::fmt;
use std::io;
use std::path::PathBuf;

/// One variant per message to the user.
#[derive(Debug)]
pub enum Error {
    /// A flag, a line of a configuration file or an invite that cannot be understood.
    Usage {
        /// Where it stands.
        place: String,
        /// What is wrong with it, and what would be right.
        what: String,
    },
    /// A file or directory failed.
    File {
        /// What was tried.
        doing: &'static str,
        /// With which path.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// Another daemon serves this state directory.
    Running {
        /// The directory.
        state: PathBuf,
    },
    /// An invite to another grid than the one of this state directory.
    OtherGrid {
        /// This one's.
        mine: String,
        /// The invite's.
        theirs: String,
        /// Where the key lies.
        path: PathBuf,
    },
    /// The network failed.
    Overlay {
        /// What was tried.
        what: String,
        /// What it said.
        why: String,
    },
}

impl Error {
    /// For `map_err`.
    pub fn file(doing: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Error {
        let path = path.into();
        move |error| Error::File { doing, path, error }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Usage { place, what } => write!(f, "{place}: {what}"),
            Error::File { doing, path, error } => write!(f, "cannot {doing} {}: {error}", path.display()),
            Error::Running { state } => write!(
                f,
                "a peer runs already with the state directory {}; `p2pmpi peer status` shows it, --state names \
                 another directory for a second one",
                state.display()
            ),
            Error::OtherGrid { mine, theirs, path } => write!(
                f,
                "this peer belongs to the grid {mine:?} (key in {}) and the invite is for the grid {theirs:?} or for \
                 another key; name another --state directory to be in both, or remove that file to change over",
                path.display()
            ),
            Error::Overlay { what, why } => write!(f, "cannot {what}: {why}"),
        }
    }
}

impl std::error::Error for Error {}
