//! Exported functions of chapter `attr`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn attr_delete(comm: abi::Comm, keyval: c_int) -> c_int {
    entry::call(Function::AttrDelete, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::attr_delete(cx, comm, keyval) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_delete(comm: abi::Comm, keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_delete(comm, keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_delete(comm: abi::Comm, keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_delete(comm, keyval) }
}

#[inline(never)]
unsafe fn attr_get(
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    entry::call(Function::AttrGet, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::attr_get(
            cx,
            comm,
            keyval,
            args::Out::new(attribute_val.cast::<*mut c_void>(), "attribute_val")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_get(
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_get(comm, keyval, attribute_val, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_get(
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_get(comm, keyval, attribute_val, flag) }
}

#[inline(never)]
unsafe fn attr_put(comm: abi::Comm, keyval: c_int, attribute_val: *mut c_void) -> c_int {
    entry::call(Function::AttrPut, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::attr_put(cx, comm, keyval, attribute_val) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Attr_put(
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_put(comm, keyval, attribute_val) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Attr_put(
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { attr_put(comm, keyval, attribute_val) }
}

#[inline(never)]
unsafe fn comm_create_keyval(
    comm_copy_attr_fn: abi::callback::CommCopyAttrFunction,
    comm_delete_attr_fn: abi::callback::CommDeleteAttrFunction,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    entry::call(Function::CommCreateKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::comm_create_keyval(
            cx,
            comm_copy_attr_fn,
            comm_delete_attr_fn,
            args::Out::new(comm_keyval, "comm_keyval")?,
            extra_state,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_keyval(
    comm_copy_attr_fn: abi::callback::CommCopyAttrFunction,
    comm_delete_attr_fn: abi::callback::CommDeleteAttrFunction,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_keyval(
    comm_copy_attr_fn: abi::callback::CommCopyAttrFunction,
    comm_delete_attr_fn: abi::callback::CommDeleteAttrFunction,
    comm_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state) }
}

#[inline(never)]
unsafe fn comm_delete_attr(comm: abi::Comm, comm_keyval: c_int) -> c_int {
    entry::call(Function::CommDeleteAttr, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::comm_delete_attr(cx, comm, comm_keyval) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_delete_attr(comm: abi::Comm, comm_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_delete_attr(comm, comm_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_delete_attr(comm: abi::Comm, comm_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_delete_attr(comm, comm_keyval) }
}

#[inline(never)]
unsafe fn comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    entry::call(Function::CommFreeKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::comm_free_keyval(cx, args::InOut::new(comm_keyval, "comm_keyval")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_free_keyval(comm_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free_keyval(comm_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_free_keyval(comm_keyval) }
}

#[inline(never)]
unsafe fn comm_get_attr(
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    entry::call(Function::CommGetAttr, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::comm_get_attr(
            cx,
            comm,
            comm_keyval,
            args::Out::new(attribute_val.cast::<*mut c_void>(), "attribute_val")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_attr(
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_attr(comm, comm_keyval, attribute_val, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_attr(
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_attr(comm, comm_keyval, attribute_val, flag) }
}

#[inline(never)]
unsafe fn comm_set_attr(comm: abi::Comm, comm_keyval: c_int, attribute_val: *mut c_void) -> c_int {
    entry::call(Function::CommSetAttr, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::comm_set_attr(cx, comm, comm_keyval, attribute_val) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_attr(
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_attr(comm, comm_keyval, attribute_val) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_attr(
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_attr(comm, comm_keyval, attribute_val) }
}

#[inline(never)]
unsafe fn keyval_create(
    copy_fn: abi::callback::CopyFunction,
    delete_fn: abi::callback::DeleteFunction,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    entry::call(Function::KeyvalCreate, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::keyval_create(
            cx,
            copy_fn,
            delete_fn,
            args::Out::new(keyval, "keyval")?,
            extra_state,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Keyval_create(
    copy_fn: abi::callback::CopyFunction,
    delete_fn: abi::callback::DeleteFunction,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { keyval_create(copy_fn, delete_fn, keyval, extra_state) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_create(
    copy_fn: abi::callback::CopyFunction,
    delete_fn: abi::callback::DeleteFunction,
    keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { keyval_create(copy_fn, delete_fn, keyval, extra_state) }
}

#[inline(never)]
unsafe fn keyval_free(keyval: *mut c_int) -> c_int {
    entry::call(Function::KeyvalFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::keyval_free(cx, args::InOut::new(keyval, "keyval")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Keyval_free(keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { keyval_free(keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Keyval_free(keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { keyval_free(keyval) }
}

#[inline(never)]
unsafe fn type_create_keyval(
    type_copy_attr_fn: abi::callback::TypeCopyAttrFunction,
    type_delete_attr_fn: abi::callback::TypeDeleteAttrFunction,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    entry::call(Function::TypeCreateKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::type_create_keyval(
            cx,
            type_copy_attr_fn,
            type_delete_attr_fn,
            args::Out::new(type_keyval, "type_keyval")?,
            extra_state,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_keyval(
    type_copy_attr_fn: abi::callback::TypeCopyAttrFunction,
    type_delete_attr_fn: abi::callback::TypeDeleteAttrFunction,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_keyval(
    type_copy_attr_fn: abi::callback::TypeCopyAttrFunction,
    type_delete_attr_fn: abi::callback::TypeDeleteAttrFunction,
    type_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state) }
}

#[inline(never)]
unsafe fn type_delete_attr(datatype: abi::Datatype, type_keyval: c_int) -> c_int {
    entry::call(Function::TypeDeleteAttr, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::type_delete_attr(cx, datatype, type_keyval) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_delete_attr(datatype: abi::Datatype, type_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_delete_attr(datatype, type_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_delete_attr(datatype: abi::Datatype, type_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_delete_attr(datatype, type_keyval) }
}

#[inline(never)]
unsafe fn type_free_keyval(type_keyval: *mut c_int) -> c_int {
    entry::call(Function::TypeFreeKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::type_free_keyval(cx, args::InOut::new(type_keyval, "type_keyval")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_free_keyval(type_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free_keyval(type_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_free_keyval(type_keyval) }
}

#[inline(never)]
unsafe fn type_get_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    entry::call(Function::TypeGetAttr, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::type_get_attr(
            cx,
            datatype,
            type_keyval,
            args::Out::new(attribute_val.cast::<*mut c_void>(), "attribute_val")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_attr(datatype, type_keyval, attribute_val, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_attr(datatype, type_keyval, attribute_val, flag) }
}

#[inline(never)]
unsafe fn type_set_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    entry::call(Function::TypeSetAttr, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::type_set_attr(cx, datatype, type_keyval, attribute_val) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_set_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_set_attr(datatype, type_keyval, attribute_val) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_attr(
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_set_attr(datatype, type_keyval, attribute_val) }
}

#[inline(never)]
unsafe fn win_create_keyval(
    win_copy_attr_fn: abi::callback::WinCopyAttrFunction,
    win_delete_attr_fn: abi::callback::WinDeleteAttrFunction,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    entry::call(Function::WinCreateKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::win_create_keyval(
            cx,
            win_copy_attr_fn,
            win_delete_attr_fn,
            args::Out::new(win_keyval, "win_keyval")?,
            extra_state,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_keyval(
    win_copy_attr_fn: abi::callback::WinCopyAttrFunction,
    win_delete_attr_fn: abi::callback::WinDeleteAttrFunction,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_keyval(
    win_copy_attr_fn: abi::callback::WinCopyAttrFunction,
    win_delete_attr_fn: abi::callback::WinDeleteAttrFunction,
    win_keyval: *mut c_int,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state) }
}

#[inline(never)]
unsafe fn win_delete_attr(win: abi::Win, win_keyval: c_int) -> c_int {
    entry::call(Function::WinDeleteAttr, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::win_delete_attr(cx, win, win_keyval) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_delete_attr(win: abi::Win, win_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_delete_attr(win, win_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_delete_attr(win: abi::Win, win_keyval: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_delete_attr(win, win_keyval) }
}

#[inline(never)]
unsafe fn win_free_keyval(win_keyval: *mut c_int) -> c_int {
    entry::call(Function::WinFreeKeyval, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::win_free_keyval(cx, args::InOut::new(win_keyval, "win_keyval")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_free_keyval(win_keyval) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free_keyval(win_keyval: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_free_keyval(win_keyval) }
}

#[inline(never)]
unsafe fn win_get_attr(
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    entry::call(Function::WinGetAttr, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::win_get_attr(
            cx,
            win,
            win_keyval,
            args::Out::new(attribute_val.cast::<*mut c_void>(), "attribute_val")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_attr(
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_attr(win, win_keyval, attribute_val, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_attr(
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_attr(win, win_keyval, attribute_val, flag) }
}

#[inline(never)]
unsafe fn win_set_attr(win: abi::Win, win_keyval: c_int, attribute_val: *mut c_void) -> c_int {
    entry::call(Function::WinSetAttr, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::attr::win_set_attr(cx, win, win_keyval, attribute_val) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_attr(
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_attr(win, win_keyval, attribute_val) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_attr(
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_attr(win, win_keyval, attribute_val) }
}
