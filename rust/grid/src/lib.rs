//! The protocols between peers as state machines: `handle(event, now) -> actions`. No clock, no
//! socket, no file, no thread: the daemon feeds them, and so does a simulated grid of a thousand
//! peers under a virtual clock.
//!
//! `now` is always the time since an origin that the caller chose once. `deadline()` says when a
//! machine wants a `Tick` if nothing else happens first.
#![forbid(unsafe_code)]

pub mod detector;
pub mod error;
pub mod identity;
pub mod job;
pub mod message;
pub mod peers;
pub mod placement;
pub mod reservation;
pub mod staging;

pub use error::Error;
pub use identity::{Hash, JobId, PeerId, Token};
pub use message::Message;
