//! Whole-system tests: what they share.
//!
//! The tests themselves stand beside this folder, one file or folder per kind (`programs.rs`,
//! `conformance.rs`, `launcher/`, `grid/`, ...). Here is what all of them need: where things are
//! ([`paths`]), compiled programs ([`compile`]), runs with a time limit that leave nothing behind
//! ([`job`]), and test cases made from files ([`harness`], [`listing`]).
#![forbid(unsafe_code)]

pub mod compile;
pub mod harness;
pub mod job;
pub mod listing;
pub mod paths;
pub mod processes;

#[cfg(test)]
mod dependencies;
