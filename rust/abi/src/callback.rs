//! Types of the functions that programs hand to the library.
//!
//! All are nullable C function pointers. The predefined copy and delete functions are not functions
//! but the addresses [`NULL_FUNCTION`] and [`DUP_FUNCTION`] (MPI 5.0, 20.3.3); compare by
//! [`address`] before calling.

pub use crate::generated::callback::*;

/// Address of every `MPI_*_NULL_COPY_FN`, `MPI_*_NULL_DELETE_FN` and `MPI_CONVERSION_FN_NULL`.
pub const NULL_FUNCTION: usize = 0;
/// Address of every `MPI_*_DUP_FN`.
pub const DUP_FUNCTION: usize = 1;

/// A callback whose address can be compared with the predefined ones.
pub trait Callback: Copy {
    /// The address of the function; 0 for none.
    fn address(self) -> usize;
}

/// The address of a callback; 0 for none.
pub fn address(callback: impl Callback) -> usize {
    callback.address()
}
