//! Exported functions of chapter `session`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn session_finalize(session: *mut abi::Session) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::call(Function::SessionFinalize, unsafe { args::peek(session) }.map_or(Target::None, Target::Session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_finalize(cx, args::InOut::new(session, "session")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_finalize(session: *mut abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_finalize(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_finalize(session: *mut abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_finalize(session) }
}

#[inline(never)]
unsafe fn session_get_info(session: abi::Session, info_used: *mut abi::Info) -> c_int {
    entry::call(Function::SessionGetInfo, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_get_info(cx, session, args::Out::new(info_used, "info_used")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_info(session: abi::Session, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_info(session, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_info(
    session: abi::Session,
    info_used: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_info(session, info_used) }
}

#[inline(never)]
unsafe fn session_get_nth_pset(
    session: abi::Session,
    info: abi::Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    entry::call(Function::SessionGetNthPset, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_get_nth_pset(
            cx,
            session,
            info,
            n,
            args::InOut::new(pset_len, "pset_len")?,
            pset_name,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_nth_pset(
    session: abi::Session,
    info: abi::Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_nth_pset(session, info, n, pset_len, pset_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_nth_pset(
    session: abi::Session,
    info: abi::Info,
    n: c_int,
    pset_len: *mut c_int,
    pset_name: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_nth_pset(session, info, n, pset_len, pset_name) }
}

#[inline(never)]
unsafe fn session_get_num_psets(
    session: abi::Session,
    info: abi::Info,
    npset_names: *mut c_int,
) -> c_int {
    entry::call(Function::SessionGetNumPsets, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_get_num_psets(
            cx,
            session,
            info,
            args::Out::new(npset_names, "npset_names")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_num_psets(
    session: abi::Session,
    info: abi::Info,
    npset_names: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_num_psets(session, info, npset_names) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_num_psets(
    session: abi::Session,
    info: abi::Info,
    npset_names: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_num_psets(session, info, npset_names) }
}

#[inline(never)]
unsafe fn session_get_pset_info(
    session: abi::Session,
    pset_name: *const c_char,
    info: *mut abi::Info,
) -> c_int {
    entry::call(Function::SessionGetPsetInfo, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_get_pset_info(
            cx,
            session,
            args::Text::new(pset_name, "pset_name"),
            args::Out::new(info, "info")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_pset_info(
    session: abi::Session,
    pset_name: *const c_char,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_pset_info(session, pset_name, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_pset_info(
    session: abi::Session,
    pset_name: *const c_char,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_pset_info(session, pset_name, info) }
}

#[inline(never)]
unsafe fn session_init(
    info: abi::Info,
    errhandler: abi::Errhandler,
    session: *mut abi::Session,
) -> c_int {
    entry::call(Function::SessionInit, Target::NewSession(errhandler), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::session::session_init(cx, info, errhandler, args::Out::new(session, "session")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_init(
    info: abi::Info,
    errhandler: abi::Errhandler,
    session: *mut abi::Session,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_init(info, errhandler, session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_init(
    info: abi::Info,
    errhandler: abi::Errhandler,
    session: *mut abi::Session,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_init(info, errhandler, session) }
}
