//! Exported functions of chapter `info`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn info_create(info: *mut abi::Info) -> c_int {
    entry::call(Function::InfoCreate, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_create(cx, args::Out::new(info, "info")?) }
    })
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
    entry::call(Function::InfoCreateEnv, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_create_env(cx, argc, argv, args::Out::new(info, "info")?) }
    })
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
    entry::call(Function::InfoDelete, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_delete(cx, info, args::Text::new(key, "key")) }
    })
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
    entry::call(Function::InfoDup, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_dup(cx, info, args::Out::new(newinfo, "newinfo")?) }
    })
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
    entry::call(Function::InfoFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_free(cx, args::InOut::new(info, "info")?) }
    })
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
    entry::call(Function::InfoGet, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_get(
            cx,
            info,
            args::Text::new(key, "key"),
            valuelen,
            value,
            args::Out::new(flag, "flag")?,
        ) }
    })
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
    entry::call(Function::InfoGetNkeys, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_get_nkeys(cx, info, args::Out::new(nkeys, "nkeys")?) }
    })
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
    entry::call(Function::InfoGetNthkey, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_get_nthkey(
            cx,
            info,
            n,
            args::TextOut::new(key, abi::constants::MAX_INFO_KEY as usize, "key")?,
        ) }
    })
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
    entry::call(Function::InfoGetString, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_get_string(
            cx,
            info,
            args::Text::new(key, "key"),
            args::InOut::new(buflen, "buflen")?,
            value,
            args::Out::new(flag, "flag")?,
        ) }
    })
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
    entry::call(Function::InfoGetValuelen, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_get_valuelen(
            cx,
            info,
            args::Text::new(key, "key"),
            args::Out::new(valuelen, "valuelen")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
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
    entry::call(Function::InfoSet, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::info::info_set(cx, info, args::Text::new(key, "key"), args::Text::new(value, "value")) }
    })
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
