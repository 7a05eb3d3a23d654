//! What each chapter of MPI means, one module per chapter, in safe code. Entered through `capi`
//! and `fortran` only.
#![forbid(unsafe_code)]

pub mod datatype;
mod error;
pub mod objects;
pub mod operator;

pub use error::Error;
