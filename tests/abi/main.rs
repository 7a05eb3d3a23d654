//! The library as the loader, the compiler and tools see it: what it exports, under which name, what the
//! header declares, and who wins when a tool defines an MPI function of its own (MPI 5.0, 15.2 and 20).
//!
//! C programs stand beside this file; those that follow from the API table are made in `generate.rs`.

mod arguments;
mod exports;
mod generate;
mod header;
mod interpose;
mod misuse;
mod programs;
mod wrong;
