//! Exported functions of chapter `errhan`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn add_error_class(errorclass: *mut c_int) -> c_int {
    entry::call(Function::AddErrorClass, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::add_error_class(cx, args::Out::new(errorclass, "errorclass")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_class(errorclass) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_class(errorclass: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_class(errorclass) }
}

#[inline(never)]
unsafe fn add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    entry::call(Function::AddErrorCode, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::add_error_code(cx, errorclass, args::Out::new(errorcode, "errorcode")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_code(errorclass, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_code(errorclass: c_int, errorcode: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_code(errorclass, errorcode) }
}

#[inline(never)]
unsafe fn add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    entry::call(Function::AddErrorString, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::add_error_string(cx, errorcode, args::Text::new(string, "string")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_string(errorcode, string) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Add_error_string(errorcode: c_int, string: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { add_error_string(errorcode, string) }
}

#[inline(never)]
unsafe fn comm_call_errhandler(comm: abi::Comm, errorcode: c_int) -> c_int {
    entry::call(Function::CommCallErrhandler, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::comm_call_errhandler(cx, comm, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_call_errhandler(comm: abi::Comm, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_call_errhandler(comm, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_call_errhandler(comm: abi::Comm, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_call_errhandler(comm, errorcode) }
}

#[inline(never)]
unsafe fn comm_create_errhandler(
    comm_errhandler_fn: abi::callback::CommErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    entry::call(Function::CommCreateErrhandler, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::comm_create_errhandler(
            cx,
            comm_errhandler_fn,
            args::Out::new(errhandler, "errhandler")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_errhandler(
    comm_errhandler_fn: abi::callback::CommErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_errhandler(comm_errhandler_fn, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_errhandler(
    comm_errhandler_fn: abi::callback::CommErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_errhandler(comm_errhandler_fn, errhandler) }
}

#[inline(never)]
unsafe fn comm_get_errhandler(comm: abi::Comm, errhandler: *mut abi::Errhandler) -> c_int {
    entry::call(Function::CommGetErrhandler, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::comm_get_errhandler(cx, comm, args::Out::new(errhandler, "errhandler")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_errhandler(
    comm: abi::Comm,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_errhandler(comm, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_errhandler(
    comm: abi::Comm,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_errhandler(comm, errhandler) }
}

#[inline(never)]
unsafe fn comm_set_errhandler(comm: abi::Comm, errhandler: abi::Errhandler) -> c_int {
    entry::call(Function::CommSetErrhandler, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::comm_set_errhandler(cx, comm, errhandler) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_errhandler(comm: abi::Comm, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_errhandler(comm, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_errhandler(comm: abi::Comm, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_errhandler(comm, errhandler) }
}

#[inline(never)]
unsafe fn errhandler_free(errhandler: *mut abi::Errhandler) -> c_int {
    entry::call(Function::ErrhandlerFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::errhandler_free(cx, args::InOut::new(errhandler, "errhandler")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Errhandler_free(errhandler: *mut abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_free(errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Errhandler_free(errhandler: *mut abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { errhandler_free(errhandler) }
}

#[inline(never)]
unsafe fn error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    entry::call(Function::ErrorClass, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::error_class(cx, errorcode, args::Out::new(errorclass, "errorclass")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { error_class(errorcode, errorclass) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_class(errorcode: c_int, errorclass: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { error_class(errorcode, errorclass) }
}

#[inline(never)]
unsafe fn error_string(errorcode: c_int, string: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::call(Function::ErrorString, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::error_string(
            cx,
            errorcode,
            args::TextOut::new(string, abi::constants::MAX_ERROR_STRING as usize, "string")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { error_string(errorcode, string, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Error_string(
    errorcode: c_int,
    string: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { error_string(errorcode, string, resultlen) }
}

#[inline(never)]
unsafe fn file_call_errhandler(fh: abi::File, errorcode: c_int) -> c_int {
    entry::call(Function::FileCallErrhandler, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::file_call_errhandler(cx, fh, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_call_errhandler(fh: abi::File, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_call_errhandler(fh, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_call_errhandler(fh: abi::File, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_call_errhandler(fh, errorcode) }
}

#[inline(never)]
unsafe fn file_create_errhandler(
    file_errhandler_fn: abi::callback::FileErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    entry::call(Function::FileCreateErrhandler, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::file_create_errhandler(
            cx,
            file_errhandler_fn,
            args::Out::new(errhandler, "errhandler")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_create_errhandler(
    file_errhandler_fn: abi::callback::FileErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_create_errhandler(file_errhandler_fn, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_create_errhandler(
    file_errhandler_fn: abi::callback::FileErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_create_errhandler(file_errhandler_fn, errhandler) }
}

#[inline(never)]
unsafe fn file_get_errhandler(file: abi::File, errhandler: *mut abi::Errhandler) -> c_int {
    entry::call(Function::FileGetErrhandler, Target::File(file), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::file_get_errhandler(cx, file, args::Out::new(errhandler, "errhandler")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_errhandler(
    file: abi::File,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_errhandler(file, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_errhandler(
    file: abi::File,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_errhandler(file, errhandler) }
}

#[inline(never)]
unsafe fn file_set_errhandler(file: abi::File, errhandler: abi::Errhandler) -> c_int {
    entry::call(Function::FileSetErrhandler, Target::File(file), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::file_set_errhandler(cx, file, errhandler) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_errhandler(file: abi::File, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_errhandler(file, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_errhandler(file: abi::File, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_errhandler(file, errhandler) }
}

#[inline(never)]
unsafe fn remove_error_class(errorclass: c_int) -> c_int {
    entry::call(Function::RemoveErrorClass, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::remove_error_class(cx, errorclass) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_class(errorclass: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_class(errorclass) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_class(errorclass: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_class(errorclass) }
}

#[inline(never)]
unsafe fn remove_error_code(errorcode: c_int) -> c_int {
    entry::call(Function::RemoveErrorCode, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::remove_error_code(cx, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_code(errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_code(errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_code(errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_code(errorcode) }
}

#[inline(never)]
unsafe fn remove_error_string(errorcode: c_int) -> c_int {
    entry::call(Function::RemoveErrorString, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::remove_error_string(cx, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Remove_error_string(errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_string(errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Remove_error_string(errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { remove_error_string(errorcode) }
}

#[inline(never)]
unsafe fn session_call_errhandler(session: abi::Session, errorcode: c_int) -> c_int {
    entry::call(Function::SessionCallErrhandler, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::session_call_errhandler(cx, session, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_call_errhandler(session: abi::Session, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_call_errhandler(session, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_call_errhandler(session: abi::Session, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_call_errhandler(session, errorcode) }
}

#[inline(never)]
unsafe fn session_create_errhandler(
    session_errhandler_fn: abi::callback::SessionErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    entry::call(Function::SessionCreateErrhandler, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::session_create_errhandler(
            cx,
            session_errhandler_fn,
            args::Out::new(errhandler, "errhandler")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_create_errhandler(
    session_errhandler_fn: abi::callback::SessionErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_create_errhandler(session_errhandler_fn, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_create_errhandler(
    session_errhandler_fn: abi::callback::SessionErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_create_errhandler(session_errhandler_fn, errhandler) }
}

#[inline(never)]
unsafe fn session_get_errhandler(session: abi::Session, errhandler: *mut abi::Errhandler) -> c_int {
    entry::call(Function::SessionGetErrhandler, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::session_get_errhandler(cx, session, args::Out::new(errhandler, "errhandler")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_get_errhandler(
    session: abi::Session,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_errhandler(session, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_get_errhandler(
    session: abi::Session,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_get_errhandler(session, errhandler) }
}

#[inline(never)]
unsafe fn session_set_errhandler(session: abi::Session, errhandler: abi::Errhandler) -> c_int {
    entry::call(Function::SessionSetErrhandler, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::session_set_errhandler(cx, session, errhandler) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_set_errhandler(
    session: abi::Session,
    errhandler: abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_set_errhandler(session, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_set_errhandler(
    session: abi::Session,
    errhandler: abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_set_errhandler(session, errhandler) }
}

#[inline(never)]
unsafe fn win_call_errhandler(win: abi::Win, errorcode: c_int) -> c_int {
    entry::call(Function::WinCallErrhandler, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::win_call_errhandler(cx, win, errorcode) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_call_errhandler(win: abi::Win, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_call_errhandler(win, errorcode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_call_errhandler(win: abi::Win, errorcode: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_call_errhandler(win, errorcode) }
}

#[inline(never)]
unsafe fn win_create_errhandler(
    win_errhandler_fn: abi::callback::WinErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    entry::call(Function::WinCreateErrhandler, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::win_create_errhandler(
            cx,
            win_errhandler_fn,
            args::Out::new(errhandler, "errhandler")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_errhandler(
    win_errhandler_fn: abi::callback::WinErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_errhandler(win_errhandler_fn, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_errhandler(
    win_errhandler_fn: abi::callback::WinErrhandlerFunction,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_errhandler(win_errhandler_fn, errhandler) }
}

#[inline(never)]
unsafe fn win_get_errhandler(win: abi::Win, errhandler: *mut abi::Errhandler) -> c_int {
    entry::call(Function::WinGetErrhandler, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::win_get_errhandler(cx, win, args::Out::new(errhandler, "errhandler")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_errhandler(
    win: abi::Win,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_errhandler(win, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_errhandler(
    win: abi::Win,
    errhandler: *mut abi::Errhandler,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_errhandler(win, errhandler) }
}

#[inline(never)]
unsafe fn win_set_errhandler(win: abi::Win, errhandler: abi::Errhandler) -> c_int {
    entry::call(Function::WinSetErrhandler, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::errhan::win_set_errhandler(cx, win, errhandler) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_errhandler(win: abi::Win, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_errhandler(win, errhandler) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_errhandler(win: abi::Win, errhandler: abi::Errhandler) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_errhandler(win, errhandler) }
}
