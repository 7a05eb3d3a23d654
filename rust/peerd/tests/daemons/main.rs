//! Real daemons on loopback addresses.

mod jobs;
mod joining;
mod peer;
