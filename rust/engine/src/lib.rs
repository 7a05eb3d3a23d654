//! One message: send, receive, protocols, matching, requests, progress, quiesce.
//!
//! Down: [`Engine::try_send`] or [`Engine::start_send`] -> `progress::flush` -> `Link::try_send`.
//! Up: [`Engine::progress`] -> `Link::poll` -> `core::Core::on_frame` -> `matching` ->
//! `core::Core::complete`. The engine knows processes, contexts and bytes; communicators, handles
//! and datatypes belong to `mpi`, sockets and rings to `transport`.
#![forbid(unsafe_code)]

pub mod agent;
mod channel;
mod control;
mod core;
mod counters;
mod engine;
pub mod matching;
mod progress;
mod recv;
mod request;
mod send;
pub mod slab;
mod wait;
pub mod watch;

pub use control::Met;
pub use counters::{Counters, Event, Traffic};
pub use engine::Engine;
pub use matching::Selector;
pub use recv::{MessageId, Probed};
pub use request::{Completion, Failure, RequestId};
pub use send::Destination;
pub use wait::{Interest, Patience};

pub use p2pmpi_sys::{file, owner, slot, variables};
pub use p2pmpi_transport::{Link, Links, Peer, links, tcp};
