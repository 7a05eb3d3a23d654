//! Written by `cargo run -p p2pmpi-codegen` from `rust/abi/api`; not to be edited.

pub mod callback;
pub mod constants;
pub mod error;
pub mod function;
pub mod handles;
