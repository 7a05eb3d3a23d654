//! Chapter 5: addresses.

use std::ffi::c_void;

use crate::args::Out;
use crate::entry::{Call, Error};

/// `MPI_Get_address`.
pub(crate) fn get_address(_: &mut Call, location: *const c_void, address: Out<isize>) -> Result<(), Error> {
    address.write(location.addr() as isize);
    Ok(())
}

/// `MPI_Aint_add`.
pub(crate) fn aint_add(base: isize, displacement: isize) -> isize {
    base.wrapping_add(displacement)
}

/// `MPI_Aint_diff`.
pub(crate) fn aint_diff(first: isize, second: isize) -> isize {
    first.wrapping_sub(second)
}
