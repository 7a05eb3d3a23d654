//! Performance variables (MPI 5.0, 15.3.7).

use std::ffi::{c_char, c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_mpi::tool::pvar;

use super::{answer, datatype, name as name_of, null, put, put_bytes, put_text};
use crate::entry::{Call, Error, observed};

/// `MPI_T_pvar_get_num`.
pub(crate) unsafe fn t_pvar_get_num(_: &mut Call, num_pvar: *mut c_int) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(num_pvar, pvar::count()? as c_int, "num_pvar") }
}

/// `MPI_T_pvar_get_info`.
pub(crate) unsafe fn t_pvar_get_info(
    _: &mut Call,
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    type_: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> Result<(), Error> {
    let variable = pvar::info(pvar_index)?;
    let always = c_int::from(variable.is_continuous());
    // SAFETY: the caller's.
    unsafe {
        put_text(name, name_len, variable.name);
        put(verbosity, variable.verbosity);
        put(var_class, variable.class);
        put(type_, datatype(variable.datatype));
        put(enumtype, variable.enumeration());
        put_text(desc, desc_len, variable.text);
        put(bind, variable.bind());
        put(readonly, always);
        put(continuous, always);
        put(atomic, 1 - always);
    }
    Ok(())
}

/// `MPI_T_pvar_get_index`.
pub(crate) unsafe fn t_pvar_get_index(
    _: &mut Call,
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(pvar_index, pvar::index(name_of(name)?, var_class)? as c_int, "pvar_index") }
}

/// `MPI_T_pvar_session_create`.
pub(crate) unsafe fn t_pvar_session_create(
    _: &mut Call,
    session: *mut abi::TPvarSession,
) -> Result<(), Error> {
    if session.is_null() {
        return Err(null("session"));
    }
    // SAFETY: the caller's.
    unsafe { answer(session, pvar::create_session()?, "session") }
}

/// `MPI_T_pvar_session_free`.
pub(crate) unsafe fn t_pvar_session_free(_: &mut Call, session: *mut abi::TPvarSession) -> Result<(), Error> {
    if session.is_null() {
        return Err(null("session"));
    }
    // SAFETY: the caller's.
    unsafe {
        pvar::free_session(session.read_unaligned())?;
        answer(session, abi::TPvarSession::NULL, "session")
    }
}

/// `MPI_T_pvar_handle_alloc`.
pub(crate) unsafe fn t_pvar_handle_alloc(
    cx: &mut Call,
    session: abi::TPvarSession,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TPvarHandle,
    count: *mut c_int,
) -> Result<(), Error> {
    if handle.is_null() {
        return Err(null("handle"));
    }
    // SAFETY: the caller vouches for the address of a handle of the kind that the variable is bound to.
    let comm = || (!obj_handle.is_null()).then(|| unsafe { obj_handle.cast::<abi::Comm>().read_unaligned() });
    let (made, elements) = pvar::alloc(observed(cx).as_deref(), session, pvar_index, comm)?;
    // SAFETY: the caller's.
    unsafe {
        put(count, elements as c_int);
        answer(handle, made, "handle")
    }
}

/// `MPI_T_pvar_handle_free`.
pub(crate) unsafe fn t_pvar_handle_free(
    _: &mut Call,
    session: abi::TPvarSession,
    handle: *mut abi::TPvarHandle,
) -> Result<(), Error> {
    if handle.is_null() {
        return Err(null("handle"));
    }
    // SAFETY: the caller's.
    unsafe {
        pvar::free(session, handle.read_unaligned())?;
        answer(handle, abi::TPvarHandle::NULL, "handle")
    }
}

/// `MPI_T_pvar_start`.
pub(crate) fn t_pvar_start(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    pvar::start(observed(cx).as_deref(), session, handle)
}

/// `MPI_T_pvar_stop`.
pub(crate) fn t_pvar_stop(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    pvar::stop(observed(cx).as_deref(), session, handle)
}

/// `MPI_T_pvar_reset`.
pub(crate) fn t_pvar_reset(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    pvar::reset(observed(cx).as_deref(), session, handle)
}

/// `MPI_T_pvar_read`.
pub(crate) unsafe fn t_pvar_read(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> Result<(), Error> {
    let bytes = pvar::read(observed(cx).as_deref(), session, handle)?;
    // SAFETY: the caller vouches for room for as many elements as the handle has.
    unsafe { put_bytes(buf, &bytes) }
}

/// `MPI_T_pvar_readreset`.
pub(crate) unsafe fn t_pvar_readreset(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> Result<(), Error> {
    if buf.is_null() {
        return Err(null("buf"));
    }
    let bytes = pvar::read_and_reset(observed(cx).as_deref(), session, handle)?;
    // SAFETY: as above.
    unsafe { put_bytes(buf, &bytes) }
}

/// `MPI_T_pvar_write`.
pub(crate) unsafe fn t_pvar_write(
    cx: &mut Call,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *const c_void,
) -> Result<(), Error> {
    let (element, count) = pvar::shape(session, handle)?;
    if buf.is_null() {
        return Err(null("buf"));
    }
    // SAFETY: the caller vouches for as many elements as the handle has.
    let given = unsafe { std::slice::from_raw_parts(buf.cast::<u8>(), element.size() * count) };
    pvar::write(observed(cx).as_deref(), session, handle, given)
}
