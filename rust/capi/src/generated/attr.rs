//! Exported functions of chapter `attr`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn attr_delete(comm: abi::Comm, keyval: c_int) -> c_int {
    entry::unsupported(Function::AttrDelete, Target::Comm(comm))
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
    entry::unsupported(Function::AttrGet, Target::Comm(comm))
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
    entry::unsupported(Function::AttrPut, Target::Comm(comm))
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
    entry::unsupported(Function::CommCreateKeyval, Target::None)
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
    entry::unsupported(Function::CommDeleteAttr, Target::Comm(comm))
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
    entry::unsupported(Function::CommFreeKeyval, Target::None)
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
    entry::unsupported(Function::CommGetAttr, Target::Comm(comm))
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
    entry::unsupported(Function::CommSetAttr, Target::Comm(comm))
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
    entry::unsupported(Function::KeyvalCreate, Target::None)
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
    entry::unsupported(Function::KeyvalFree, Target::None)
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
    entry::unsupported(Function::TypeCreateKeyval, Target::None)
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
    entry::unsupported(Function::TypeDeleteAttr, Target::None)
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
    entry::unsupported(Function::TypeFreeKeyval, Target::None)
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
    entry::unsupported(Function::TypeGetAttr, Target::None)
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
    entry::unsupported(Function::TypeSetAttr, Target::None)
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
    entry::unsupported(Function::WinCreateKeyval, Target::None)
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
    entry::unsupported(Function::WinDeleteAttr, Target::Win(win))
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
    entry::unsupported(Function::WinFreeKeyval, Target::None)
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
    entry::unsupported(Function::WinGetAttr, Target::Win(win))
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
    entry::unsupported(Function::WinSetAttr, Target::Win(win))
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
