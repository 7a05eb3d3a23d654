//! Exported functions of chapter `misc`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    entry::call(Function::AbiGetFortranBooleans, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_get_fortran_booleans(
            cx,
            logical_size,
            logical_true,
            logical_false,
            args::Out::new(is_set, "is_set")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_fortran_booleans(logical_size, logical_true, logical_false, is_set) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
    is_set: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_fortran_booleans(logical_size, logical_true, logical_false, is_set) }
}

#[inline(never)]
unsafe fn abi_get_fortran_info(info: *mut abi::Info) -> c_int {
    entry::call(Function::AbiGetFortranInfo, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_get_fortran_info(cx, args::Out::new(info, "info")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_fortran_info(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_fortran_info(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_fortran_info(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_fortran_info(info) }
}

#[inline(never)]
unsafe fn abi_get_info(info: *mut abi::Info) -> c_int {
    entry::call(Function::AbiGetInfo, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_get_info(cx, args::Out::new(info, "info")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_info(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_info(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_info(info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_info(info) }
}

#[inline(never)]
unsafe fn abi_get_version(abi_major: *mut c_int, abi_minor: *mut c_int) -> c_int {
    entry::call(Function::AbiGetVersion, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_get_version(
            cx,
            args::Out::new(abi_major, "abi_major")?,
            args::Out::new(abi_minor, "abi_minor")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_get_version(abi_major: *mut c_int, abi_minor: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_version(abi_major, abi_minor) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_get_version(abi_major: *mut c_int, abi_minor: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_get_version(abi_major, abi_minor) }
}

#[inline(never)]
unsafe fn abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    entry::call(Function::AbiSetFortranBooleans, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_set_fortran_booleans(cx, logical_size, logical_true, logical_false) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_set_fortran_booleans(logical_size, logical_true, logical_false) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_booleans(
    logical_size: c_int,
    logical_true: *mut c_void,
    logical_false: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_set_fortran_booleans(logical_size, logical_true, logical_false) }
}

#[inline(never)]
unsafe fn abi_set_fortran_info(info: abi::Info) -> c_int {
    entry::call(Function::AbiSetFortranInfo, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abi_set_fortran_info(cx, info) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abi_set_fortran_info(info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_set_fortran_info(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abi_set_fortran_info(info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abi_set_fortran_info(info) }
}

#[inline(never)]
unsafe fn abort(comm: abi::Comm, errorcode: c_int) -> c_int {
    entry::call(Function::Abort, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::abort(cx, comm, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Abort(comm: abi::Comm, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abort(comm, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Abort(comm: abi::Comm, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { abort(comm, errorcode) }
}

#[inline(never)]
unsafe fn alloc_mem(size: isize, info: abi::Info, baseptr: *mut c_void) -> c_int {
    entry::call(Function::AllocMem, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::alloc_mem(
            cx,
            size as i64,
            info,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alloc_mem(size: isize, info: abi::Info, baseptr: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alloc_mem(size, info, baseptr) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alloc_mem(size: isize, info: abi::Info, baseptr: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alloc_mem(size, info, baseptr) }
}

#[inline(never)]
unsafe fn finalize() -> c_int {
    entry::call(Function::Finalize, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::finalize(cx) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Finalize() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { finalize() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalize() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { finalize() }
}

#[inline(never)]
unsafe fn finalized(flag: *mut c_int) -> c_int {
    entry::call(Function::Finalized, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::finalized(cx, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Finalized(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { finalized(flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Finalized(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { finalized(flag) }
}

#[inline(never)]
unsafe fn free_mem(base: *mut c_void) -> c_int {
    entry::call(Function::FreeMem, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::free_mem(cx, base) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Free_mem(base: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { free_mem(base) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Free_mem(base: *mut c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { free_mem(base) }
}

#[inline(never)]
unsafe fn get_hw_resource_info(hw_info: *mut abi::Info) -> c_int {
    entry::call(Function::GetHwResourceInfo, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::get_hw_resource_info(cx, args::Out::new(hw_info, "hw_info")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_hw_resource_info(hw_info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_hw_resource_info(hw_info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_hw_resource_info(hw_info: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_hw_resource_info(hw_info) }
}

#[inline(never)]
unsafe fn get_library_version(version: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::call(Function::GetLibraryVersion, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::get_library_version(
            cx,
            args::TextOut::new(version, abi::constants::MAX_LIBRARY_VERSION_STRING as usize, "version")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_library_version(version: *mut c_char, resultlen: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_library_version(version, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_library_version(version: *mut c_char, resultlen: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_library_version(version, resultlen) }
}

#[inline(never)]
unsafe fn get_processor_name(name: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::call(Function::GetProcessorName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::get_processor_name(
            cx,
            args::TextOut::new(name, abi::constants::MAX_PROCESSOR_NAME as usize, "name")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_processor_name(name: *mut c_char, resultlen: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_processor_name(name, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_processor_name(name: *mut c_char, resultlen: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_processor_name(name, resultlen) }
}

#[inline(never)]
unsafe fn get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    entry::call(Function::GetVersion, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::get_version(
            cx,
            args::Out::new(version, "version")?,
            args::Out::new(subversion, "subversion")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_version(version, subversion) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_version(version: *mut c_int, subversion: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_version(version, subversion) }
}

#[inline(never)]
unsafe fn grequest_complete(request: abi::Request) -> c_int {
    entry::call(Function::GrequestComplete, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::grequest_complete(cx, request) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Grequest_complete(request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { grequest_complete(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_complete(request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { grequest_complete(request) }
}

#[inline(never)]
unsafe fn grequest_start(
    query_fn: abi::callback::GrequestQueryFunction,
    free_fn: abi::callback::GrequestFreeFunction,
    cancel_fn: abi::callback::GrequestCancelFunction,
    extra_state: *mut c_void,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::GrequestStart, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::grequest_start(
            cx,
            query_fn,
            free_fn,
            cancel_fn,
            extra_state,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Grequest_start(
    query_fn: abi::callback::GrequestQueryFunction,
    free_fn: abi::callback::GrequestFreeFunction,
    cancel_fn: abi::callback::GrequestCancelFunction,
    extra_state: *mut c_void,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { grequest_start(query_fn, free_fn, cancel_fn, extra_state, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Grequest_start(
    query_fn: abi::callback::GrequestQueryFunction,
    free_fn: abi::callback::GrequestFreeFunction,
    cancel_fn: abi::callback::GrequestCancelFunction,
    extra_state: *mut c_void,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { grequest_start(query_fn, free_fn, cancel_fn, extra_state, request) }
}

#[inline(never)]
unsafe fn init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    entry::call(Function::Init, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::init(cx, argc, argv) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { init(argc, argv) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { init(argc, argv) }
}

#[inline(never)]
unsafe fn init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    entry::call(Function::InitThread, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::init_thread(cx, argc, argv, required, args::Out::new(provided, "provided")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { init_thread(argc, argv, required, provided) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Init_thread(
    argc: *mut c_int,
    argv: *mut *mut *mut c_char,
    required: c_int,
    provided: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { init_thread(argc, argv, required, provided) }
}

#[inline(never)]
unsafe fn initialized(flag: *mut c_int) -> c_int {
    entry::call(Function::Initialized, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::initialized(cx, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Initialized(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { initialized(flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Initialized(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { initialized(flag) }
}

#[inline(never)]
unsafe fn is_thread_main(flag: *mut c_int) -> c_int {
    entry::call(Function::IsThreadMain, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::is_thread_main(cx, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Is_thread_main(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { is_thread_main(flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Is_thread_main(flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { is_thread_main(flag) }
}

#[inline(never)]
unsafe fn query_thread(provided: *mut c_int) -> c_int {
    entry::call(Function::QueryThread, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::query_thread(cx, args::Out::new(provided, "provided")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Query_thread(provided: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { query_thread(provided) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Query_thread(provided: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { query_thread(provided) }
}

#[inline(never)]
unsafe fn status_set_cancelled(status: *mut abi::Status, flag: c_int) -> c_int {
    entry::call(Function::StatusSetCancelled, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_cancelled(cx, args::InOut::new(status, "status")?, flag) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_cancelled(status: *mut abi::Status, flag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_cancelled(status, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_cancelled(status: *mut abi::Status, flag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_cancelled(status, flag) }
}

#[inline(never)]
unsafe fn status_set_elements(status: *mut abi::Status, datatype: abi::Datatype, count: c_int) -> c_int {
    entry::call(Function::StatusSetElements, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_elements(
            cx,
            args::InOut::new(status, "status")?,
            datatype,
            args::count(i64::from(count), "count")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements(status, datatype, count) }
}

#[inline(never)]
unsafe fn status_set_elements_c(status: *mut abi::Status, datatype: abi::Datatype, count: i64) -> c_int {
    entry::call(Function::StatusSetElementsC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_elements(
            cx,
            args::InOut::new(status, "status")?,
            datatype,
            args::count(count, "count")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements_c(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements_c(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_c(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements_c(status, datatype, count) }
}

#[inline(never)]
unsafe fn status_set_elements_x(status: *mut abi::Status, datatype: abi::Datatype, count: i64) -> c_int {
    entry::call(Function::StatusSetElementsX, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_elements(
            cx,
            args::InOut::new(status, "status")?,
            datatype,
            args::count(count, "count")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_elements_x(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements_x(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_elements_x(
    status: *mut abi::Status,
    datatype: abi::Datatype,
    count: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_elements_x(status, datatype, count) }
}

#[inline(never)]
unsafe fn status_set_error(status: *mut abi::Status, error: c_int) -> c_int {
    entry::call(Function::StatusSetError, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_error(cx, args::InOut::new(status, "status")?, error) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_error(status: *mut abi::Status, error: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_error(status, error) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_error(status: *mut abi::Status, error: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_error(status, error) }
}

#[inline(never)]
unsafe fn status_set_source(status: *mut abi::Status, source: c_int) -> c_int {
    entry::call(Function::StatusSetSource, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_source(cx, args::InOut::new(status, "status")?, source) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_source(status: *mut abi::Status, source: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_source(status, source) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_source(status: *mut abi::Status, source: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_source(status, source) }
}

#[inline(never)]
unsafe fn status_set_tag(status: *mut abi::Status, tag: c_int) -> c_int {
    entry::call(Function::StatusSetTag, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::misc::status_set_tag(cx, args::InOut::new(status, "status")?, tag) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_set_tag(status: *mut abi::Status, tag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_tag(status, tag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_set_tag(status: *mut abi::Status, tag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_set_tag(status, tag) }
}

#[inline(never)]
unsafe fn wtick() -> f64 {
    crate::misc::wtick()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wtick() -> f64 {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wtick() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtick() -> f64 {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wtick() }
}

#[inline(never)]
unsafe fn wtime() -> f64 {
    crate::misc::wtime()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wtime() -> f64 {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wtime() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wtime() -> f64 {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wtime() }
}

#[inline(never)]
unsafe fn comm_fromint(comm: c_int) -> abi::Comm {
    abi::Comm::from_int(comm)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_fromint(comm: c_int) -> abi::Comm {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_fromint(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_fromint(comm: c_int) -> abi::Comm {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_fromint(comm) }
}

#[inline(never)]
unsafe fn comm_toint(comm: abi::Comm) -> c_int {
    comm.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_toint(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_toint(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_toint(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_toint(comm) }
}

#[inline(never)]
unsafe fn errhandler_fromint(errhandler: c_int) -> abi::Errhandler {
    abi::Errhandler::from_int(errhandler)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_fromint(errhandler: c_int) -> abi::Errhandler {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_fromint(errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_fromint(errhandler: c_int) -> abi::Errhandler {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_fromint(errhandler) }
}

#[inline(never)]
unsafe fn errhandler_toint(errhandler: abi::Errhandler) -> c_int {
    errhandler.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_toint(errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_toint(errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_toint(errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_toint(errhandler) }
}

#[inline(never)]
unsafe fn file_fromint(file: c_int) -> abi::File {
    abi::File::from_int(file)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_fromint(file: c_int) -> abi::File {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_fromint(file) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_fromint(file: c_int) -> abi::File {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_fromint(file) }
}

#[inline(never)]
unsafe fn file_toint(file: abi::File) -> c_int {
    file.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_toint(file: abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_toint(file) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_toint(file: abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_toint(file) }
}

#[inline(never)]
unsafe fn group_fromint(group: c_int) -> abi::Group {
    abi::Group::from_int(group)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_fromint(group: c_int) -> abi::Group {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_fromint(group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_fromint(group: c_int) -> abi::Group {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_fromint(group) }
}

#[inline(never)]
unsafe fn group_toint(group: abi::Group) -> c_int {
    group.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_toint(group: abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_toint(group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_toint(group: abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_toint(group) }
}

#[inline(never)]
unsafe fn info_fromint(info: c_int) -> abi::Info {
    abi::Info::from_int(info)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_fromint(info: c_int) -> abi::Info {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_fromint(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_fromint(info: c_int) -> abi::Info {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_fromint(info) }
}

#[inline(never)]
unsafe fn info_toint(info: abi::Info) -> c_int {
    info.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Info_toint(info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_toint(info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Info_toint(info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { info_toint(info) }
}

#[inline(never)]
unsafe fn message_fromint(message: c_int) -> abi::Message {
    abi::Message::from_int(message)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_fromint(message: c_int) -> abi::Message {
    // SAFETY: the arguments are passed on as they are.
    unsafe { message_fromint(message) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_fromint(message: c_int) -> abi::Message {
    // SAFETY: the arguments are passed on as they are.
    unsafe { message_fromint(message) }
}

#[inline(never)]
unsafe fn message_toint(message: abi::Message) -> c_int {
    message.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Message_toint(message: abi::Message) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { message_toint(message) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Message_toint(message: abi::Message) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { message_toint(message) }
}

#[inline(never)]
unsafe fn op_fromint(op: c_int) -> abi::Op {
    abi::Op::from_int(op)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_fromint(op: c_int) -> abi::Op {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_fromint(op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_fromint(op: c_int) -> abi::Op {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_fromint(op) }
}

#[inline(never)]
unsafe fn op_toint(op: abi::Op) -> c_int {
    op.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_toint(op: abi::Op) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_toint(op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_toint(op: abi::Op) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_toint(op) }
}

#[inline(never)]
unsafe fn request_fromint(request: c_int) -> abi::Request {
    abi::Request::from_int(request)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_fromint(request: c_int) -> abi::Request {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_fromint(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_fromint(request: c_int) -> abi::Request {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_fromint(request) }
}

#[inline(never)]
unsafe fn request_toint(request: abi::Request) -> c_int {
    request.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_toint(request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_toint(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_toint(request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_toint(request) }
}

#[inline(never)]
unsafe fn session_fromint(session: c_int) -> abi::Session {
    abi::Session::from_int(session)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_fromint(session: c_int) -> abi::Session {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_fromint(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_fromint(session: c_int) -> abi::Session {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_fromint(session) }
}

#[inline(never)]
unsafe fn session_toint(session: abi::Session) -> c_int {
    session.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_toint(session: abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_toint(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_toint(session: abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_toint(session) }
}

#[inline(never)]
unsafe fn type_fromint(datatype: c_int) -> abi::Datatype {
    abi::Datatype::from_int(datatype)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_fromint(datatype: c_int) -> abi::Datatype {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_fromint(datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_fromint(datatype: c_int) -> abi::Datatype {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_fromint(datatype) }
}

#[inline(never)]
unsafe fn type_toint(datatype: abi::Datatype) -> c_int {
    datatype.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_toint(datatype: abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_toint(datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_toint(datatype: abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_toint(datatype) }
}

#[inline(never)]
unsafe fn win_fromint(win: c_int) -> abi::Win {
    abi::Win::from_int(win)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_fromint(win: c_int) -> abi::Win {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_fromint(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fromint(win: c_int) -> abi::Win {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_fromint(win) }
}

#[inline(never)]
unsafe fn win_toint(win: abi::Win) -> c_int {
    win.to_int()
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_toint(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_toint(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_toint(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_toint(win) }
}
