//! The daemon of a peer, `p2pmpid`: the overlay, timers, files and processes around the state
//! machines of `grid`. The only crate where async, tokio and libp2p exist.
//!
//! [`daemon`] is the loop; [`overlay`] the network; [`control`] the socket of the tools; [`state`]
//! and [`config`] what lies on disk; [`key`] who is in.
#![forbid(unsafe_code)]

mod agent;
mod answers;
pub mod config;
pub mod control;
pub mod daemon;
mod disk;
pub mod error;
mod hosting;
pub mod key;
pub mod log;
pub mod machine;
pub mod overlay;
mod pattern;
mod resolve;
mod results;
mod routing;
pub mod seeds;
pub mod start;
pub mod state;
mod submitting;
#[cfg(test)]
mod tests;
mod tunnel;
mod work;

pub use error::Error;
