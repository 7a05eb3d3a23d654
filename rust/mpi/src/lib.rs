//! What each chapter of the standard means, between argument parsing (`capi`) and the engine.
//!
//! [`Process`] holds everything; functions take `&mut Process`, or the guard of its owner cell when
//! they may wait or call functions of the program. No C types, no pointers, no `unsafe`.
#![forbid(unsafe_code)]

pub mod attribute;
pub mod birth;
pub mod buffered;
pub mod circle;
pub mod codes;
pub mod coll;
pub mod comm;
pub mod context;
pub mod datatype;
pub mod dynamic;
pub mod errhandler;
mod error;
pub mod grequest;
pub mod group;
pub mod info;
pub mod intercomm;
pub mod io;
pub mod objects;
pub mod op;
pub mod operator;
pub mod p2p;
pub mod part;
pub mod process;
pub mod request;
pub mod rma;
pub mod session;
pub mod task;
pub mod tool;
pub mod topo;
pub mod waiters;
mod words;

pub use error::Error;
pub use process::{Identity, Process};
