//! Exported functions of chapter `tool`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn t_category_changed(update_number: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryChanged, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_changed(cx, update_number) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_changed(update_number: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_changed(update_number) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_changed(update_number: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_changed(update_number) }
}

#[inline(never)]
unsafe fn t_category_get_categories(cat_index: c_int, len: c_int, indices: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetCategories, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_categories(cx, cat_index, len, indices) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_categories(cat_index, len, indices) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_categories(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_categories(cat_index, len, indices) }
}

#[inline(never)]
unsafe fn t_category_get_cvars(cat_index: c_int, len: c_int, indices: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetCvars, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_cvars(cx, cat_index, len, indices) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_cvars(cat_index, len, indices) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_cvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_cvars(cat_index, len, indices) }
}

#[inline(never)]
unsafe fn t_category_get_events(cat_index: c_int, len: c_int, indices: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetEvents, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_events(cx, cat_index, len, indices) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_events(cat_index, len, indices) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_events(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_events(cat_index, len, indices) }
}

#[inline(never)]
unsafe fn t_category_get_index(name: *const c_char, cat_index: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetIndex, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_index(cx, name, cat_index) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_index(name: *const c_char, cat_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_index(name, cat_index) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_index(name: *const c_char, cat_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_index(name, cat_index) }
}

#[inline(never)]
unsafe fn t_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    entry::inquire(Function::TCategoryGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_info(
            cx,
            cat_index,
            name,
            name_len,
            desc,
            desc_len,
            num_cvars,
            num_pvars,
            num_categories,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_info(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_info(
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_info(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories) }
}

#[inline(never)]
unsafe fn t_category_get_num(num_cat: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetNum, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_num(cx, num_cat) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_num(num_cat) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num(num_cat: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_num(num_cat) }
}

#[inline(never)]
unsafe fn t_category_get_num_events(cat_index: c_int, num_events: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetNumEvents, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_num_events(cx, cat_index, num_events) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_num_events(cat_index, num_events) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_num_events(
    cat_index: c_int,
    num_events: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_num_events(cat_index, num_events) }
}

#[inline(never)]
unsafe fn t_category_get_pvars(cat_index: c_int, len: c_int, indices: *mut c_int) -> c_int {
    entry::inquire(Function::TCategoryGetPvars, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_category_get_pvars(cx, cat_index, len, indices) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_pvars(cat_index, len, indices) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_category_get_pvars(
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_category_get_pvars(cat_index, len, indices) }
}

#[inline(never)]
unsafe fn t_cvar_get_index(name: *const c_char, cvar_index: *mut c_int) -> c_int {
    entry::inquire(Function::TCvarGetIndex, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_get_index(cx, name, cvar_index) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_index(name: *const c_char, cvar_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_index(name, cvar_index) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_index(name: *const c_char, cvar_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_index(name, cvar_index) }
}

#[inline(never)]
unsafe fn t_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    entry::inquire(Function::TCvarGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_get_info(
            cx,
            cvar_index,
            name,
            name_len,
            verbosity,
            datatype,
            enumtype,
            desc,
            desc_len,
            bind,
            scope,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_info(
        cvar_index,
        name,
        name_len,
        verbosity,
        datatype,
        enumtype,
        desc,
        desc_len,
        bind,
        scope,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_info(
    cvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    scope: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_info(
        cvar_index,
        name,
        name_len,
        verbosity,
        datatype,
        enumtype,
        desc,
        desc_len,
        bind,
        scope,
    ) }
}

#[inline(never)]
unsafe fn t_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    entry::inquire(Function::TCvarGetNum, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_get_num(cx, num_cvar) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_num(num_cvar) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_get_num(num_cvar: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_get_num(num_cvar) }
}

#[inline(never)]
unsafe fn t_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TCvarHandle,
    count: *mut c_int,
) -> c_int {
    entry::inquire(Function::TCvarHandleAlloc, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_handle_alloc(cx, cvar_index, obj_handle, handle, count) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TCvarHandle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_handle_alloc(cvar_index, obj_handle, handle, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_alloc(
    cvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TCvarHandle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_handle_alloc(cvar_index, obj_handle, handle, count) }
}

#[inline(never)]
unsafe fn t_cvar_handle_free(handle: *mut abi::TCvarHandle) -> c_int {
    entry::inquire(Function::TCvarHandleFree, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_handle_free(cx, handle) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_handle_free(handle: *mut abi::TCvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_handle_free(handle) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_handle_free(handle: *mut abi::TCvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_handle_free(handle) }
}

#[inline(never)]
unsafe fn t_cvar_read(handle: abi::TCvarHandle, buf: *mut c_void) -> c_int {
    entry::inquire(Function::TCvarRead, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_read(cx, handle, buf) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_read(handle: abi::TCvarHandle, buf: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_read(handle, buf) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_read(handle: abi::TCvarHandle, buf: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_read(handle, buf) }
}

#[inline(never)]
unsafe fn t_cvar_write(handle: abi::TCvarHandle, buf: *const c_void) -> c_int {
    entry::inquire(Function::TCvarWrite, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_cvar_write(cx, handle, buf) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_cvar_write(handle: abi::TCvarHandle, buf: *const c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_write(handle, buf) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_cvar_write(handle: abi::TCvarHandle, buf: *const c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_cvar_write(handle, buf) }
}

#[inline(never)]
unsafe fn t_enum_get_info(
    enumtype: abi::TEnum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    entry::inquire(Function::TEnumGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_enum_get_info(cx, enumtype, num, name, name_len) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_enum_get_info(
    enumtype: abi::TEnum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_enum_get_info(enumtype, num, name, name_len) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_info(
    enumtype: abi::TEnum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_enum_get_info(enumtype, num, name, name_len) }
}

#[inline(never)]
unsafe fn t_enum_get_item(
    enumtype: abi::TEnum,
    indx: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    entry::inquire(Function::TEnumGetItem, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_enum_get_item(cx, enumtype, indx, value, name, name_len) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_enum_get_item(
    enumtype: abi::TEnum,
    indx: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_enum_get_item(enumtype, indx, value, name, name_len) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_enum_get_item(
    enumtype: abi::TEnum,
    indx: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_enum_get_item(enumtype, indx, value, name, name_len) }
}

#[inline(never)]
unsafe fn t_event_callback_get_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info_used: *mut abi::Info,
) -> c_int {
    entry::inquire(Function::TEventCallbackGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_callback_get_info(cx, event_registration, cb_safety, info_used) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_callback_get_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info_used: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_callback_get_info(event_registration, cb_safety, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_get_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info_used: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_callback_get_info(event_registration, cb_safety, info_used) }
}

#[inline(never)]
unsafe fn t_event_callback_set_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
) -> c_int {
    entry::inquire(Function::TEventCallbackSetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_callback_set_info(cx, event_registration, cb_safety, info) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_callback_set_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_callback_set_info(event_registration, cb_safety, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_callback_set_info(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_callback_set_info(event_registration, cb_safety, info) }
}

#[inline(never)]
unsafe fn t_event_copy(event_instance: abi::TEventInstance, buffer: *mut c_void) -> c_int {
    entry::inquire(Function::TEventCopy, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_copy(cx, event_instance, buffer) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_copy(
    event_instance: abi::TEventInstance,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_copy(event_instance, buffer) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_copy(
    event_instance: abi::TEventInstance,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_copy(event_instance, buffer) }
}

#[inline(never)]
unsafe fn t_event_get_index(name: *const c_char, event_index: *mut c_int) -> c_int {
    entry::inquire(Function::TEventGetIndex, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_get_index(cx, name, event_index) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_index(name: *const c_char, event_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_index(name, event_index) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_index(name: *const c_char, event_index: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_index(name, event_index) }
}

#[inline(never)]
unsafe fn t_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut abi::Datatype,
    array_of_displacements: *mut isize,
    num_elements: *mut c_int,
    enumtype: *mut abi::TEnum,
    info: *mut abi::Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    entry::inquire(Function::TEventGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_get_info(
            cx,
            event_index,
            name,
            name_len,
            verbosity,
            array_of_datatypes,
            array_of_displacements,
            num_elements,
            enumtype,
            info,
            desc,
            desc_len,
            bind,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut abi::Datatype,
    array_of_displacements: *mut isize,
    num_elements: *mut c_int,
    enumtype: *mut abi::TEnum,
    info: *mut abi::Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_info(
        event_index,
        name,
        name_len,
        verbosity,
        array_of_datatypes,
        array_of_displacements,
        num_elements,
        enumtype,
        info,
        desc,
        desc_len,
        bind,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_info(
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut abi::Datatype,
    array_of_displacements: *mut isize,
    num_elements: *mut c_int,
    enumtype: *mut abi::TEnum,
    info: *mut abi::Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_info(
        event_index,
        name,
        name_len,
        verbosity,
        array_of_datatypes,
        array_of_displacements,
        num_elements,
        enumtype,
        info,
        desc,
        desc_len,
        bind,
    ) }
}

#[inline(never)]
unsafe fn t_event_get_num(num_events: *mut c_int) -> c_int {
    entry::inquire(Function::TEventGetNum, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_get_num(cx, num_events) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_num(num_events) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_num(num_events: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_num(num_events) }
}

#[inline(never)]
unsafe fn t_event_get_source(event_instance: abi::TEventInstance, source_index: *mut c_int) -> c_int {
    entry::inquire(Function::TEventGetSource, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_get_source(cx, event_instance, source_index) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_source(
    event_instance: abi::TEventInstance,
    source_index: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_source(event_instance, source_index) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_source(
    event_instance: abi::TEventInstance,
    source_index: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_source(event_instance, source_index) }
}

#[inline(never)]
unsafe fn t_event_get_timestamp(event_instance: abi::TEventInstance, event_timestamp: *mut i64) -> c_int {
    entry::inquire(Function::TEventGetTimestamp, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_get_timestamp(cx, event_instance, event_timestamp) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_get_timestamp(
    event_instance: abi::TEventInstance,
    event_timestamp: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_timestamp(event_instance, event_timestamp) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_get_timestamp(
    event_instance: abi::TEventInstance,
    event_timestamp: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_get_timestamp(event_instance, event_timestamp) }
}

#[inline(never)]
unsafe fn t_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: abi::Info,
    event_registration: *mut abi::TEventRegistration,
) -> c_int {
    entry::inquire(Function::TEventHandleAlloc, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_handle_alloc(cx, event_index, obj_handle, info, event_registration) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: abi::Info,
    event_registration: *mut abi::TEventRegistration,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_alloc(event_index, obj_handle, info, event_registration) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_alloc(
    event_index: c_int,
    obj_handle: *mut c_void,
    info: abi::Info,
    event_registration: *mut abi::TEventRegistration,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_alloc(event_index, obj_handle, info, event_registration) }
}

#[inline(never)]
unsafe fn t_event_handle_free(
    event_registration: abi::TEventRegistration,
    user_data: *mut c_void,
    free_cb_function: abi::callback::TEventFreeCbFunction,
) -> c_int {
    entry::inquire(Function::TEventHandleFree, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_handle_free(cx, event_registration, user_data, free_cb_function) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_free(
    event_registration: abi::TEventRegistration,
    user_data: *mut c_void,
    free_cb_function: abi::callback::TEventFreeCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_free(event_registration, user_data, free_cb_function) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_free(
    event_registration: abi::TEventRegistration,
    user_data: *mut c_void,
    free_cb_function: abi::callback::TEventFreeCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_free(event_registration, user_data, free_cb_function) }
}

#[inline(never)]
unsafe fn t_event_handle_get_info(
    event_registration: abi::TEventRegistration,
    info_used: *mut abi::Info,
) -> c_int {
    entry::inquire(Function::TEventHandleGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_handle_get_info(cx, event_registration, info_used) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_get_info(
    event_registration: abi::TEventRegistration,
    info_used: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_get_info(event_registration, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_get_info(
    event_registration: abi::TEventRegistration,
    info_used: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_get_info(event_registration, info_used) }
}

#[inline(never)]
unsafe fn t_event_handle_set_info(event_registration: abi::TEventRegistration, info: abi::Info) -> c_int {
    entry::inquire(Function::TEventHandleSetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_handle_set_info(cx, event_registration, info) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_handle_set_info(
    event_registration: abi::TEventRegistration,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_set_info(event_registration, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_handle_set_info(
    event_registration: abi::TEventRegistration,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_handle_set_info(event_registration, info) }
}

#[inline(never)]
unsafe fn t_event_read(
    event_instance: abi::TEventInstance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    entry::inquire(Function::TEventRead, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_read(cx, event_instance, element_index, buffer) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_read(
    event_instance: abi::TEventInstance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_read(event_instance, element_index, buffer) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_read(
    event_instance: abi::TEventInstance,
    element_index: c_int,
    buffer: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_read(event_instance, element_index, buffer) }
}

#[inline(never)]
unsafe fn t_event_register_callback(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
    user_data: *mut c_void,
    event_cb_function: abi::callback::TEventCbFunction,
) -> c_int {
    entry::inquire(Function::TEventRegisterCallback, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_register_callback(
            cx,
            event_registration,
            cb_safety,
            info,
            user_data,
            event_cb_function,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_register_callback(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
    user_data: *mut c_void,
    event_cb_function: abi::callback::TEventCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_register_callback(event_registration, cb_safety, info, user_data, event_cb_function) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_register_callback(
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
    user_data: *mut c_void,
    event_cb_function: abi::callback::TEventCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_register_callback(event_registration, cb_safety, info, user_data, event_cb_function) }
}

#[inline(never)]
unsafe fn t_event_set_dropped_handler(
    event_registration: abi::TEventRegistration,
    dropped_cb_function: abi::callback::TEventDroppedCbFunction,
) -> c_int {
    entry::inquire(Function::TEventSetDroppedHandler, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_event_set_dropped_handler(cx, event_registration, dropped_cb_function) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_event_set_dropped_handler(
    event_registration: abi::TEventRegistration,
    dropped_cb_function: abi::callback::TEventDroppedCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_set_dropped_handler(event_registration, dropped_cb_function) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_event_set_dropped_handler(
    event_registration: abi::TEventRegistration,
    dropped_cb_function: abi::callback::TEventDroppedCbFunction,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_event_set_dropped_handler(event_registration, dropped_cb_function) }
}

#[inline(never)]
unsafe fn t_finalize() -> c_int {
    entry::inquire(Function::TFinalize, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_finalize(cx) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_finalize() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_finalize() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_finalize() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_finalize() }
}

#[inline(never)]
unsafe fn t_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    entry::inquire(Function::TInitThread, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_init_thread(cx, required, provided) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_init_thread(required, provided) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_init_thread(required: c_int, provided: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_init_thread(required, provided) }
}

#[inline(never)]
unsafe fn t_pvar_get_index(name: *const c_char, var_class: c_int, pvar_index: *mut c_int) -> c_int {
    entry::inquire(Function::TPvarGetIndex, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_get_index(cx, name, var_class, pvar_index) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_index(name, var_class, pvar_index) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_index(
    name: *const c_char,
    var_class: c_int,
    pvar_index: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_index(name, var_class, pvar_index) }
}

#[inline(never)]
unsafe fn t_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    entry::inquire(Function::TPvarGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_get_info(
            cx,
            pvar_index,
            name,
            name_len,
            verbosity,
            var_class,
            datatype,
            enumtype,
            desc,
            desc_len,
            bind,
            readonly,
            continuous,
            atomic,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_info(
        pvar_index,
        name,
        name_len,
        verbosity,
        var_class,
        datatype,
        enumtype,
        desc,
        desc_len,
        bind,
        readonly,
        continuous,
        atomic,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_info(
    pvar_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    var_class: *mut c_int,
    datatype: *mut abi::Datatype,
    enumtype: *mut abi::TEnum,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
    readonly: *mut c_int,
    continuous: *mut c_int,
    atomic: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_info(
        pvar_index,
        name,
        name_len,
        verbosity,
        var_class,
        datatype,
        enumtype,
        desc,
        desc_len,
        bind,
        readonly,
        continuous,
        atomic,
    ) }
}

#[inline(never)]
unsafe fn t_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    entry::inquire(Function::TPvarGetNum, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_get_num(cx, num_pvar) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_num(num_pvar) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_get_num(num_pvar: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_get_num(num_pvar) }
}

#[inline(never)]
unsafe fn t_pvar_handle_alloc(
    session: abi::TPvarSession,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TPvarHandle,
    count: *mut c_int,
) -> c_int {
    entry::inquire(Function::TPvarHandleAlloc, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_handle_alloc(cx, session, pvar_index, obj_handle, handle, count) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_handle_alloc(
    session: abi::TPvarSession,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TPvarHandle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_handle_alloc(session, pvar_index, obj_handle, handle, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_alloc(
    session: abi::TPvarSession,
    pvar_index: c_int,
    obj_handle: *mut c_void,
    handle: *mut abi::TPvarHandle,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_handle_alloc(session, pvar_index, obj_handle, handle, count) }
}

#[inline(never)]
unsafe fn t_pvar_handle_free(session: abi::TPvarSession, handle: *mut abi::TPvarHandle) -> c_int {
    entry::inquire(Function::TPvarHandleFree, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_handle_free(cx, session, handle) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_handle_free(
    session: abi::TPvarSession,
    handle: *mut abi::TPvarHandle,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_handle_free(session, handle) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_handle_free(
    session: abi::TPvarSession,
    handle: *mut abi::TPvarHandle,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_handle_free(session, handle) }
}

#[inline(never)]
unsafe fn t_pvar_read(session: abi::TPvarSession, handle: abi::TPvarHandle, buf: *mut c_void) -> c_int {
    entry::inquire(Function::TPvarRead, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_read(cx, session, handle, buf) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_read(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_read(session, handle, buf) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_read(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_read(session, handle, buf) }
}

#[inline(never)]
unsafe fn t_pvar_readreset(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> c_int {
    entry::inquire(Function::TPvarReadreset, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_readreset(cx, session, handle, buf) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_readreset(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_readreset(session, handle, buf) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_readreset(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_readreset(session, handle, buf) }
}

#[inline(never)]
unsafe fn t_pvar_reset(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    entry::inquire(Function::TPvarReset, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_reset(cx, session, handle) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_reset(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_reset(session, handle) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_reset(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_reset(session, handle) }
}

#[inline(never)]
unsafe fn t_pvar_session_create(session: *mut abi::TPvarSession) -> c_int {
    entry::inquire(Function::TPvarSessionCreate, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_session_create(cx, session) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_session_create(session: *mut abi::TPvarSession) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_session_create(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_create(session: *mut abi::TPvarSession) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_session_create(session) }
}

#[inline(never)]
unsafe fn t_pvar_session_free(session: *mut abi::TPvarSession) -> c_int {
    entry::inquire(Function::TPvarSessionFree, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_session_free(cx, session) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_session_free(session: *mut abi::TPvarSession) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_session_free(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_session_free(session: *mut abi::TPvarSession) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_session_free(session) }
}

#[inline(never)]
unsafe fn t_pvar_start(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    entry::inquire(Function::TPvarStart, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_start(cx, session, handle) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_start(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_start(session, handle) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_start(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_start(session, handle) }
}

#[inline(never)]
unsafe fn t_pvar_stop(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    entry::inquire(Function::TPvarStop, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_stop(cx, session, handle) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_stop(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_stop(session, handle) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_stop(session: abi::TPvarSession, handle: abi::TPvarHandle) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_stop(session, handle) }
}

#[inline(never)]
unsafe fn t_pvar_write(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *const c_void,
) -> c_int {
    entry::inquire(Function::TPvarWrite, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_pvar_write(cx, session, handle, buf) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_pvar_write(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *const c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_write(session, handle, buf) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_pvar_write(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    buf: *const c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_pvar_write(session, handle, buf) }
}

#[inline(never)]
unsafe fn t_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut c_int,
    ticks_per_second: *mut i64,
    max_ticks: *mut i64,
    info: *mut abi::Info,
) -> c_int {
    entry::inquire(Function::TSourceGetInfo, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_source_get_info(
            cx,
            source_index,
            name,
            name_len,
            desc,
            desc_len,
            ordering,
            ticks_per_second,
            max_ticks,
            info,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut c_int,
    ticks_per_second: *mut i64,
    max_ticks: *mut i64,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_info(
        source_index,
        name,
        name_len,
        desc,
        desc_len,
        ordering,
        ticks_per_second,
        max_ticks,
        info,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_info(
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut c_int,
    ticks_per_second: *mut i64,
    max_ticks: *mut i64,
    info: *mut abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_info(
        source_index,
        name,
        name_len,
        desc,
        desc_len,
        ordering,
        ticks_per_second,
        max_ticks,
        info,
    ) }
}

#[inline(never)]
unsafe fn t_source_get_num(num_sources: *mut c_int) -> c_int {
    entry::inquire(Function::TSourceGetNum, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_source_get_num(cx, num_sources) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_num(num_sources) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_num(num_sources: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_num(num_sources) }
}

#[inline(never)]
unsafe fn t_source_get_timestamp(source_index: c_int, timestamp: *mut i64) -> c_int {
    entry::inquire(Function::TSourceGetTimestamp, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::tool::t_source_get_timestamp(cx, source_index, timestamp) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_T_source_get_timestamp(source_index: c_int, timestamp: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_timestamp(source_index, timestamp) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_T_source_get_timestamp(source_index: c_int, timestamp: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { t_source_get_timestamp(source_index, timestamp) }
}
