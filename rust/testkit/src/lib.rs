//! What tests share and users never load: a simulated network under a virtual clock.
#![forbid(unsafe_code)]

pub mod random;
pub mod sim;
