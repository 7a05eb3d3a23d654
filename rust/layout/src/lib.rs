//! Datatypes flattened; pack, unpack and copy of user memory.
//!
//! User buffers travel through the library as the opaque [`SendBuffer`] and [`RecvBuffer`]; only
//! this crate turns them into bytes. It knows type maps (MPI 5.0, chapter 5), not handles,
//! attributes or names, which belong to `mpi::datatype`.
//!
//! A [`Layout`] is built once by one of its constructors (`construct`, `array`): the `node` tree
//! says where bytes lie, `bounds` gives extents, `signature` counts basic elements. `walk` then
//! visits any range of packed bytes, and `memory` copies.

mod array;
mod bounds;
mod buffer;
mod construct;
mod describe;
mod error;
mod layout;
mod memory;
mod node;
mod predefined;
mod region;
mod scratch;
mod signature;
mod walk;

pub use array::{Distribution, Order};
pub use buffer::{RecvBuffer, SendBuffer, combine, copy};
pub use error::Error;
pub use layout::Layout;
pub use predefined::{Format, Group, Predefined, Scalar};
pub use region::{Region, Word};
pub use scratch::{Rooms, Scratch};

/// How many irregular datatypes (or repetitions of them) may be nested in each other.
pub const MAX_DEPTH: u32 = 500;
