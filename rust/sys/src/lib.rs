//! The only caller of libc and nix: small safe faces of system calls, one file per topic.
//!
//! Nothing here knows of ranks, messages or jobs. Every `unsafe` block says who upholds what.

pub mod membarrier;
pub mod owner;
