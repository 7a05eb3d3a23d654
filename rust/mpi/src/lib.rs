//! What each chapter of MPI means, one module per chapter, in safe code. Entered through `capi`
//! and `fortran` only.
#![forbid(unsafe_code)]

pub mod operator;
