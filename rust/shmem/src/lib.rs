//! Rings, cells and arenas in memory that the processes of one node share.
//!
//! The node agent creates one arena per job ([`create`]); every rank maps it ([`Endpoint::open`])
//! and exchanges short records (six words and some bytes) with the others. Nothing here knows what
//! a record means: `transport::shm` puts frame headers into the six words.
//!
//! Other processes are not trusted: every index and length that lies in shared memory is copied
//! once and checked before use; nonsense becomes [`Garbage`], never a wild access. Payload bytes
//! are never looked at here.
//!
//! Everything in the arena is `repr(C)`, holds no address, and is valid as zero bytes; memory that
//! nobody touched costs nothing.

mod atomic;
mod cells;
mod ring;
mod sleep;

#[cfg(not(loom))]
mod arena;
#[cfg(not(loom))]
mod endpoint;
#[cfg(not(loom))]
mod exposure;
#[cfg(not(loom))]
mod geometry;

use std::fmt;

#[cfg(not(loom))]
pub use arena::{Board, create};
pub use cells::CELL_BYTES;
#[cfg(not(loom))]
pub use endpoint::{Alarm, Endpoint, Refusal, Sink};
#[cfg(not(loom))]
pub use exposure::Exposed;
pub use ring::{HEAD_WORDS, INLINE_BYTES};
pub use sleep::Sleeper;

/// Another process wrote something into the shared memory that no correct process writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garbage {
    /// A slot carries a lap that is neither the last nor the next.
    Lap,
    /// A record is longer than its place.
    Length,
    /// A cell index is outside of the sender's cells.
    Cell,
    /// The receiver claims to have taken more than was sent.
    Consumed,
    /// The six words are not what the reader of records expects.
    Head,
}

impl fmt::Display for Garbage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self {
            Garbage::Lap => "a ring slot out of turn",
            Garbage::Length => "a record longer than its place",
            Garbage::Cell => "a cell that does not exist",
            Garbage::Consumed => "more records taken than were sent",
            Garbage::Head => "a frame header that makes no sense",
        };
        write!(f, "the other process wrote {what} into the shared memory")
    }
}

impl std::error::Error for Garbage {}
