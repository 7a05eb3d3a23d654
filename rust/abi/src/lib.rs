//! The MPI 5.0 standard ABI as data (MPI 5.0, chapter 20): handles, constants, status, callback
//! types, and the list of functions.
//!
//! Nothing here does anything: the crate has no state, no system call and no dependency, and all of
//! the data plane stands on it. What changes with the standard comes from the tables in
//! `rust/abi/api`, from which `codegen` writes `generated/`; the rest is the few layouts that the
//! ABI fixes by hand.
#![forbid(unsafe_code)]

pub mod callback;
pub mod error;
pub mod handle;
pub mod special;

#[rustfmt::skip]
mod generated;
mod handles;
mod status;

pub use generated::constants;
pub use generated::function::Function;
pub use handles::{
    Comm, Datatype, Errhandler, File, Group, Info, Message, Op, Request, Session, TCvarHandle, TEnum,
    TEventInstance, TEventRegistration, TPvarHandle, TPvarSession, Win,
};
pub use status::Status;
