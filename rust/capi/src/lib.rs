//! The exported C functions of MPI 5.0: `libmpi_abi.so.1`.
//!
//! `generated` holds one shim for each function of the API table. A shim checks and converts its
//! arguments by kind (`args`), enters the library (`entry`) and calls the hand-written body in the
//! module of its chapter: `MPI_Send` and `MPI_Send_c` both end in `pt2pt::send`. A function without a
//! body reports `MPI_ERR_UNSUPPORTED_OPERATION`. After adding a body, run
//! `cargo run -p p2pmpi-codegen`, which finds it by its name.
//!
//! What a chapter means is decided in `mpi`; here C values become typed ones and back. Nothing in the
//! library calls an `MPI_` symbol, so a tool may override any of them (MPI 5.0, 15.2).

#![expect(clippy::too_many_arguments, reason = "the standard gives the functions their arguments")]

#[allow(dead_code, reason = "a wrapper is used once the body of a function needs it")]
mod args;
mod buffer;
mod entry;
mod failure;
mod memory;
#[allow(non_snake_case, reason = "names of the standard")]
mod pcontrol;
mod singleton;

mod attr;
mod coll;
mod comm;
mod datatype;
mod dynamic;
mod errhan;
mod extensions;
mod group;
mod info;
mod io;
mod misc;
mod part;
mod pt2pt;
mod rma;
mod session;
mod tool;
mod topo;

#[rustfmt::skip]
mod generated;
