//! Pointers with a meaning of their own (MPI 5.0, 20.3.3). They are compared, never followed.

use core::ffi::{c_char, c_int, c_void};
use core::ptr::{null, null_mut, without_provenance, without_provenance_mut};

use crate::Status;

/// `MPI_BOTTOM`: the start of the address space.
pub const BOTTOM: *const c_void = null();
/// `MPI_IN_PLACE`.
pub const IN_PLACE: *const c_void = without_provenance(1);
/// `MPI_BUFFER_AUTOMATIC`.
pub const BUFFER_AUTOMATIC: *mut c_void = without_provenance_mut(2);
/// `MPI_STATUS_IGNORE`.
pub const STATUS_IGNORE: *mut Status = null_mut();
/// `MPI_STATUSES_IGNORE`.
pub const STATUSES_IGNORE: *mut Status = null_mut();
/// `MPI_ERRCODES_IGNORE`.
pub const ERRCODES_IGNORE: *mut c_int = null_mut();
/// `MPI_UNWEIGHTED`.
pub const UNWEIGHTED: *const c_int = without_provenance(10);
/// `MPI_WEIGHTS_EMPTY`.
pub const WEIGHTS_EMPTY: *const c_int = without_provenance(11);
/// `MPI_ARGV_NULL`.
pub const ARGV_NULL: *mut *mut c_char = null_mut();
/// `MPI_ARGVS_NULL`.
pub const ARGVS_NULL: *mut *mut *mut c_char = null_mut();
