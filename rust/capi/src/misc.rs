//! Chapters 9, 11 and 20: versions and times.

mod binary;
mod grequest;
mod status;

use std::ffi::{c_char, c_int, c_void};
use std::sync::OnceLock;
use std::thread::ThreadId;

use p2pmpi_abi as abi;
use p2pmpi_abi::{Function, constants};

use crate::args::{Out, TextOut};
use crate::entry::{self, Call, Error, Life};

use crate::memory;
pub(crate) use binary::*;
pub(crate) use grequest::*;
pub(crate) use status::*;

/// The thread that called MPI_Init.
static MAIN: OnceLock<ThreadId> = OnceLock::new();

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
    p2pmpi_sys::clock::seconds()
}

/// `MPI_Wtick`: the clock counts nanoseconds.
pub(crate) fn wtick() -> f64 {
    1e-9
}

/// `MPI_Init`. The arguments of main are not looked at.
pub(crate) fn init(_: &mut Call, _argc: *mut c_int, _argv: *mut *mut *mut c_char) -> Result<(), Error> {
    begin(Function::Init, constants::THREAD_SINGLE).map(|_| ())
}

/// `MPI_Init_thread`.
pub(crate) fn init_thread(
    _: &mut Call,
    _argc: *mut c_int,
    _argv: *mut *mut *mut c_char,
    required: c_int,
    provided: Out<c_int>,
) -> Result<(), Error> {
    provided.write(begin(Function::InitThread, required)?);
    Ok(())
}

fn begin(function: Function, required: c_int) -> Result<c_int, Error> {
    let provided = entry::init(function, required)?;
    MAIN.get_or_init(|| std::thread::current().id());
    Ok(provided)
}

/// `MPI_Finalize`.
pub(crate) fn finalize(cx: &mut Call) -> Result<(), Error> {
    entry::end(cx)
}

/// `MPI_Initialized`.
pub(crate) fn initialized(_: &mut Call, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(entry::life() != Life::Before);
    Ok(())
}

/// `MPI_Finalized`.
pub(crate) fn finalized(_: &mut Call, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(entry::life() == Life::After);
    Ok(())
}

/// `MPI_Is_thread_main`.
pub(crate) fn is_thread_main(cx: &mut Call, flag: Out<c_int>) -> Result<(), Error> {
    cx.held()?;
    flag.write_flag(MAIN.get() == Some(&std::thread::current().id()));
    Ok(())
}

/// `MPI_Query_thread`.
pub(crate) fn query_thread(cx: &mut Call, provided: Out<c_int>) -> Result<(), Error> {
    cx.held()?;
    provided.write(entry::thread_level());
    Ok(())
}

/// `MPI_Abort`.
pub(crate) fn abort(cx: &mut Call, comm: abi::Comm, errorcode: c_int) -> Result<(), Error> {
    let held = cx.held()?;
    let name = held.comm(comm)?.name.clone();
    let (rank, size) = (held.identity.rank, held.identity.size);
    let text = format!("MPI_Abort({name}, {errorcode}) on rank {rank} of {size}");
    entry::abort(cx.take(), errorcode, &text)
}

/// `MPI_Get_processor_name`.
pub(crate) fn get_processor_name(cx: &mut Call, name: TextOut, resultlen: Out<c_int>) -> Result<(), Error> {
    resultlen.write(name.write(cx.held()?.identity.node.as_bytes()));
    Ok(())
}

/// `MPI_Alloc_mem`.
pub(crate) fn alloc_mem(
    _: &mut Call,
    size: i64,
    info: abi::Info,
    baseptr: Out<*mut c_void>,
) -> Result<(), Error> {
    crate::info::hints(info)?;
    let refused = |class, why| Error::new(class, format!("size is {size}, but {why}"));
    let bytes =
        usize::try_from(size).map_err(|_| refused(abi::error::ERR_ARG, "a size cannot be negative"))?;
    let address =
        memory::allocate(bytes).ok_or_else(|| refused(abi::error::ERR_NO_MEM, "no memory is left"))?;
    baseptr.write(address);
    Ok(())
}

/// `MPI_Free_mem`; a null pointer is nothing to free.
pub(crate) fn free_mem(_: &mut Call, base: *mut c_void) -> Result<(), Error> {
    if base.is_null() || memory::free(base) {
        return Ok(());
    }
    let text = format!("base is {base:p}, which MPI_Alloc_mem has not returned (or it was freed)");
    Err(Error::new(abi::error::ERR_BASE, text))
}
