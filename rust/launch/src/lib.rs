//! Messages between a rank and its node agent, and between agent, daemon and launcher.
//!
//! Plain serde types, one enum per direction of each connection; `codec` is the only place that
//! knows how they lie on a stream. No protocol logic here: the rank's side is
//! `engine::agent`, the agent's side is the `agent` crate.
#![forbid(unsafe_code)]

pub mod rank;
