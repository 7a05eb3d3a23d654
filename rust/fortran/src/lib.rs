//! libmpifort_abi.so.1: what Fortran programs call (`mpif.h` and `use mpi`, gfortran's conventions).
//!
//! `call MPI_Send(...)` becomes a call of `mpi_send_` with every argument by reference; it turns them into
//! C arguments and calls `MPI_Send` of libmpi_abi, so that tools which intercept the C function see Fortran
//! programs too. [`argument`] knows every kind of argument, [`routines`] lists the routines (written by
//! codegen from the API table), [`special`] and [`spawn`] have those that differ between the languages by more than their
//! arguments' form. There is no state here: handles are the same integers on both sides.
//!
//! Not here: `mpi_f08`, and the other spellings of external names that other compilers use.

mod argument;
mod attributes;
mod routine;
mod routines;
mod sentinels;
mod spawn;
mod special;
