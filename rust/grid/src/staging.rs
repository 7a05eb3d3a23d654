//! Files of a job by content: a manifest names every file by the hashes of its pieces, a [`Fetch`]
//! brings the pieces from whichever peer has them, a [`Shelf`] says what this peer may hand out.
//!
//! No file is opened here: the daemon reads, hashes, writes and reports back.

mod fetch;
mod manifest;
mod shelf;

pub use fetch::{Fetch, FetchAction, FetchEvent, Settings, StagingError};
pub use manifest::{Entry, FILES_MAX, Manifest};
pub use shelf::{Place, Shelf};
