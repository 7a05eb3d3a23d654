//! Exported functions of chapter `info`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn info_create(info: *mut abi::Info) -> c_int {
    entry::unsupported(Function::InfoCreate, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_create(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_create(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_create(info) }
}

#[inline(never)]
unsafe fn info_create_env(argc: c_int, argv: *mut *mut c_char, info: *mut abi::Info) -> c_int {
    entry::unsupported(Function::InfoCreateEnv, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_create_env(
    argc: c_int,
    argv: *mut *mut c_char,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_create_env(argc, argv, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_create_env(
    argc: c_int,
    argv: *mut *mut c_char,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_create_env(argc, argv, info) }
}

#[inline(never)]
unsafe fn info_delete(info: abi::Info, key: *const c_char) -> c_int {
    entry::unsupported(Function::InfoDelete, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_delete(info: abi::Info, key: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_delete(info, key) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_delete(info: abi::Info, key: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_delete(info, key) }
}

#[inline(never)]
unsafe fn info_dup(info: abi::Info, newinfo: *mut abi::Info) -> c_int {
    entry::unsupported(Function::InfoDup, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_dup(info: abi::Info, newinfo: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_dup(info, newinfo) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_dup(info: abi::Info, newinfo: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_dup(info, newinfo) }
}

#[inline(never)]
unsafe fn info_free(info: *mut abi::Info) -> c_int {
    entry::unsupported(Function::InfoFree, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_free(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_free(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_free(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_free(info) }
}

#[inline(never)]
unsafe fn info_get(
    info: abi::Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    entry::unsupported(Function::InfoGet, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get(
    info: abi::Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get(info, key, valuelen, value, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get(
    info: abi::Info,
    key: *const c_char,
    valuelen: c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get(info, key, valuelen, value, flag) }
}

#[inline(never)]
unsafe fn info_get_nkeys(info: abi::Info, nkeys: *mut c_int) -> c_int {
    entry::unsupported(Function::InfoGetNkeys, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_nkeys(info: abi::Info, nkeys: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_nkeys(info, nkeys) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nkeys(info: abi::Info, nkeys: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_nkeys(info, nkeys) }
}

#[inline(never)]
unsafe fn info_get_nthkey(info: abi::Info, n: c_int, key: *mut c_char) -> c_int {
    entry::unsupported(Function::InfoGetNthkey, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_nthkey(info: abi::Info, n: c_int, key: *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_nthkey(info, n, key) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_nthkey(info: abi::Info, n: c_int, key: *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_nthkey(info, n, key) }
}

#[inline(never)]
unsafe fn info_get_string(
    info: abi::Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    entry::unsupported(Function::InfoGetString, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_string(
    info: abi::Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_string(info, key, buflen, value, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_string(
    info: abi::Info,
    key: *const c_char,
    buflen: *mut c_int,
    value: *mut c_char,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_string(info, key, buflen, value, flag) }
}

#[inline(never)]
unsafe fn info_get_valuelen(
    info: abi::Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    entry::unsupported(Function::InfoGetValuelen, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_get_valuelen(
    info: abi::Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_valuelen(info, key, valuelen, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_get_valuelen(
    info: abi::Info,
    key: *const c_char,
    valuelen: *mut c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_get_valuelen(info, key, valuelen, flag) }
}

#[inline(never)]
unsafe fn info_set(info: abi::Info, key: *const c_char, value: *const c_char) -> c_int {
    entry::unsupported(Function::InfoSet, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_set(
    info: abi::Info,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_set(info, key, value) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_set(
    info: abi::Info,
    key: *const c_char,
    value: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_set(info, key, value) }
}
