//! Datatypes flattened; pack, unpack and copy of user memory.
//!
//! User buffers travel through the library as the opaque [`SendBuffer`] and [`RecvBuffer`]; only
//! this crate turns them into bytes. It knows type maps (MPI 5.0, chapter 5), not handles,
//! attributes or names, which belong to `mpi::datatype`.

mod buffer;

pub use buffer::{RecvBuffer, SendBuffer};
