//! Jobs on three real peers: three daemons on loopback addresses, each with its own identity and state
//! directory, the real launcher, agents and programs.
#![forbid(unsafe_code)]

mod failures;
mod launch;
mod peers;
mod runs;
