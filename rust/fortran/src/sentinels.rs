//! `MPI_BOTTOM`, `MPI_IN_PLACE` and the like: in Fortran they are variables in common blocks, known by
//! their addresses (include/mpif.h). The program defines the blocks and the loader makes the names here
//! mean the program's; they are never read or written.

use std::ffi::c_void;
use std::ptr;

/// A common block that is only an address. Not less than the program's: eight INTEGERs suffice for all.
#[repr(C, align(16))]
pub struct Block([u8; 64]);

macro_rules! blocks {
    ($($name:ident)*) => {
        $(
            #[allow(non_upper_case_globals, missing_docs, reason = "gfortran's name of a common block")]
            #[unsafe(no_mangle)]
            pub static mut $name: Block = Block([0; 64]);
        )*
    };
}

blocks! {
    p2pmpi_bottom_ p2pmpi_in_place_ p2pmpi_buffer_automatic_ p2pmpi_status_ignore_ p2pmpi_statuses_ignore_
    p2pmpi_errcodes_ignore_ p2pmpi_unweighted_ p2pmpi_weights_empty_ p2pmpi_argv_null_ p2pmpi_argvs_null_
}

/// The C constant for a buffer's address, if it is a sentinel: `MPI_BOTTOM` 0, `MPI_IN_PLACE` 1,
/// `MPI_BUFFER_AUTOMATIC` 2 (MPI 5.0, A.1.1).
pub(crate) fn buffer(address: *mut c_void) -> *mut c_void {
    if ptr::eq(address, (&raw const p2pmpi_in_place_).cast()) {
        ptr::without_provenance_mut(1)
    } else if ptr::eq(address, (&raw const p2pmpi_bottom_).cast()) {
        ptr::null_mut()
    } else if ptr::eq(address, (&raw const p2pmpi_buffer_automatic_).cast()) {
        ptr::without_provenance_mut(2)
    } else {
        address
    }
}

/// Null, the C constant, for `MPI_STATUS_IGNORE` and `MPI_STATUSES_IGNORE`.
pub(crate) fn status<T>(address: *mut T) -> *mut T {
    let ignored = ptr::eq(address.cast(), &raw const p2pmpi_status_ignore_)
        || ptr::eq(address.cast(), &raw const p2pmpi_statuses_ignore_);
    if ignored { ptr::null_mut() } else { address }
}

/// The C constants for arrays of INTEGERs: `MPI_UNWEIGHTED` 10, `MPI_WEIGHTS_EMPTY` 11,
/// `MPI_ERRCODES_IGNORE` 0.
pub(crate) fn integers<T>(address: *mut T) -> *mut T {
    let known = address.cast::<Block>().cast_const();
    if ptr::eq(known, &raw const p2pmpi_unweighted_) {
        ptr::without_provenance_mut(10)
    } else if ptr::eq(known, &raw const p2pmpi_weights_empty_) {
        ptr::without_provenance_mut(11)
    } else if ptr::eq(known, &raw const p2pmpi_errcodes_ignore_) {
        ptr::null_mut()
    } else {
        address
    }
}
