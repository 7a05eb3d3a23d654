//! Control variables (MPI 5.0, 15.3.6).

use std::ffi::{c_char, c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_mpi::tool::cvar;

use super::{answer, datatype, name as name_of, null, put, put_bytes, put_text};
use crate::entry::{Call, Error};

/// `MPI_T_cvar_get_num`.
pub(crate) unsafe fn t_cvar_get_num(_: &mut Call, num_cvar: *mut c_int) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(num_cvar, cvar::count()? as c_int, "num_cvar") }
}

/// `MPI_T_cvar_get_info`.
pub(crate) unsafe fn t_cvar_get_info(
    _: &mut Call,
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    type_: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> Result<(), Error> {
    let info = cvar::info(cvar_index)?;
    // SAFETY: the caller's.
    unsafe {
        put_text(name, name_len, info.name);
        put(verbosity, info.verbosity);
        put(type_, datatype(info.datatype));
        put(enumtype, info.enumeration);
        put_text(desc, desc_len, info.text);
        put(bind, info.bind);
        put(scope, info.scope);
    }
    Ok(())
}

/// `MPI_T_cvar_get_index`.
pub(crate) unsafe fn t_cvar_get_index(
    _: &mut Call,
    name: *const c_char,
    cvar_index: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(cvar_index, cvar::index(name_of(name)?)? as c_int, "cvar_index") }
}

/// `MPI_T_cvar_handle_alloc`. No variable is bound to an object, so `obj_handle` is ignored.
pub(crate) unsafe fn t_cvar_handle_alloc(
    _: &mut Call,
    cvar_index: c_int,
    _obj_handle: *mut c_void,
    handle: *mut abi::TCvarHandle,
    count: *mut c_int,
) -> Result<(), Error> {
    if handle.is_null() {
        return Err(null("handle"));
    }
    let (made, elements) = cvar::alloc(cvar_index)?;
    // SAFETY: the caller's.
    unsafe {
        put(count, elements as c_int);
        answer(handle, made, "handle")
    }
}

/// `MPI_T_cvar_handle_free`.
pub(crate) unsafe fn t_cvar_handle_free(_: &mut Call, handle: *mut abi::TCvarHandle) -> Result<(), Error> {
    if handle.is_null() {
        return Err(null("handle"));
    }
    // SAFETY: the caller's.
    unsafe {
        cvar::free(handle.read_unaligned())?;
        answer(handle, abi::TCvarHandle::NULL, "handle")
    }
}

/// `MPI_T_cvar_read`.
pub(crate) unsafe fn t_cvar_read(
    _: &mut Call,
    handle: abi::TCvarHandle,
    buf: *mut c_void,
) -> Result<(), Error> {
    // SAFETY: the caller vouches for room for as many elements as the handle has.
    unsafe { put_bytes(buf, &cvar::read(handle)?) }
}

/// `MPI_T_cvar_write`.
pub(crate) unsafe fn t_cvar_write(
    _: &mut Call,
    handle: abi::TCvarHandle,
    buf: *const c_void,
) -> Result<(), Error> {
    if buf.is_null() {
        return Err(null("buf"));
    }
    // SAFETY: the caller vouches for an int: no other variable can be written.
    cvar::write(handle, || unsafe { buf.cast::<c_int>().read_unaligned() })
}
