//! What tests share and users never load: a simulated network under a virtual clock, and the
//! conformance suite of the links.
#![forbid(unsafe_code)]

pub mod fuzz;
pub mod link_conformance;
pub mod pattern;
pub mod random;
pub mod sim;
pub mod sim_link;
