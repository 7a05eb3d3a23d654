//! Chapters 9, 11 and 20: versions and times.

use std::ffi::c_int;
use std::sync::OnceLock;
use std::time::Instant;

use p2pmpi_abi::constants;

use crate::args::{Out, TextOut};
use crate::entry::{Call, Error};

const LIBRARY_VERSION: &str =
    concat!("p2pmpi ", env!("CARGO_PKG_VERSION"), ", MPI 5.0 standard ABI (libmpi_abi.so.1)");

/// `MPI_Get_version`.
pub(crate) fn get_version(_: &mut Call, version: Out<c_int>, subversion: Out<c_int>) -> Result<(), Error> {
    version.write(constants::VERSION);
    subversion.write(constants::SUBVERSION);
    Ok(())
}

/// `MPI_Get_library_version`.
pub(crate) fn get_library_version(
    _: &mut Call,
    version: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    resultlen.write(version.write(LIBRARY_VERSION.as_bytes()));
    Ok(())
}

/// `MPI_Abi_get_version` (MPI 5.0, 20.4).
pub(crate) fn abi_get_version(_: &mut Call, major: Out<c_int>, minor: Out<c_int>) -> Result<(), Error> {
    major.write(constants::ABI_VERSION);
    minor.write(constants::ABI_SUBVERSION);
    Ok(())
}

/// `MPI_Wtime`: seconds since the library was first asked.
pub(crate) fn wtime() -> f64 {
    static START: OnceLock<Instant> = OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_secs_f64()
}

/// `MPI_Wtick`: the clock counts nanoseconds.
pub(crate) fn wtick() -> f64 {
    1e-9
}
