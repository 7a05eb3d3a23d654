//! Chapter 9: error handlers, error codes, classes and their texts.

mod file;
mod session;
mod win;

use std::ffi::c_int;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::Process;
use p2pmpi_mpi::codes::Codes;
use p2pmpi_mpi::errhandler::{self, ErrorFunction, Subject};
use p2pmpi_sys::mutex::{Mutex, MutexGuard};

use crate::args::{InOut, Out, Text, TextOut};
use crate::entry::{Call, Error, Target};
use crate::failure;

pub(crate) use file::*;
pub(crate) use session::*;
pub(crate) use win::*;

/// Error codes exist before MPI_Init and after MPI_Finalize (MPI 5.0, 11.4.1).
static CODES: Mutex<Codes> = Mutex::new(Codes::new());

fn codes() -> MutexGuard<'static, Codes> {
    CODES.lock()
}

/// The text of a code, for a message.
fn text_of(code: c_int) -> Result<String, Error> {
    Ok(String::from_utf8_lossy(&codes().text(code)?).into_owned())
}

/// MPI_LASTUSEDCODE.
pub(crate) fn last_used_code() -> c_int {
    codes().last_used()
}

/// A C function that hears of errors on communicators.
struct OnComm(unsafe extern "C" fn(*mut abi::Comm, *mut c_int, ...));

impl ErrorFunction for OnComm {
    fn call(&self, object: usize, code: i32) -> i32 {
        let (mut comm, mut code) = (abi::Comm(object), code);
        // SAFETY: the program gave this function to MPI_Comm_create_errhandler.
        unsafe { self.0(&raw mut comm, &raw mut code) };
        code
    }
}

/// Calls an error handler of the program, outside the library. It is given the code "to be returned" (MPI 5.0,
/// 9.3.1), and may replace it: what it leaves is what the call returns.
pub(crate) fn call(
    held: Option<Guard<'static, Process>>,
    handler: abi::Errhandler,
    target: Target,
    code: c_int,
) -> c_int {
    let function = errhandler::all().function(handler);
    drop(held);
    let object = match target {
        Target::Comm(comm) => comm.0,
        Target::Session(session) => session.0,
        Target::Win(win) => win.0,
        Target::File(file) => file.0,
        _ => abi::Comm::SELF.0,
    };
    function.map_or(code, |function| function.call(object, code))
}

/// `MPI_Comm_create_errhandler`.
pub(crate) fn comm_create_errhandler(
    _: &mut Call,
    comm_errhandler_fn: abi::callback::CommErrhandlerFunction,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let function = comm_errhandler_fn
        .ok_or_else(|| Error::new(error::ERR_ARG, "comm_errhandler_fn is a null pointer"))?;
    errhandler.write(errhandler::all().create(Subject::Comm, Arc::new(OnComm(function)))?);
    Ok(())
}

/// `MPI_Comm_set_errhandler`.
pub(crate) fn comm_set_errhandler(
    cx: &mut Call,
    comm: abi::Comm,
    errhandler: abi::Errhandler,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    errhandler::all().install(errhandler, Subject::Comm)?;
    let old = std::mem::replace(&mut held.comm_mut(comm)?.errhandler, errhandler);
    errhandler::all().remove(old);
    held.handler_given(comm);
    Ok(())
}

/// `MPI_Comm_get_errhandler`.
pub(crate) fn comm_get_errhandler(
    cx: &mut Call,
    comm: abi::Comm,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let installed = held.comm(comm)?.errhandler;
    errhandler.write(errhandler::all().share(installed));
    Ok(())
}

/// `MPI_Comm_call_errhandler`.
pub(crate) fn comm_call_errhandler(cx: &mut Call, comm: abi::Comm, errorcode: c_int) -> Result<(), Error> {
    cx.held()?.comm(comm)?;
    let text = text_of(errorcode)?;
    failure::invoke(cx, Target::Comm(comm), Error::new(errorcode, text));
    Ok(())
}

/// `MPI_Errhandler_free`.
pub(crate) fn errhandler_free(_: &mut Call, errhandler: InOut<abi::Errhandler>) -> Result<(), Error> {
    errhandler::all().free(errhandler.read())?;
    errhandler.write(abi::Errhandler::NULL);
    Ok(())
}

/// `MPI_Error_class`.
pub(crate) fn error_class(_: &mut Call, errorcode: c_int, errorclass: Out<c_int>) -> Result<(), Error> {
    errorclass.write(codes().class(errorcode)?);
    Ok(())
}

/// `MPI_Error_string`. A code of the library names a kind of failure only; if it is that of the calling
/// thread's last failure, the string goes on with what happened then. Texts of the program stay as they are.
pub(crate) fn error_string(
    _: &mut Call,
    errorcode: c_int,
    string: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    let mut text = codes().text(errorcode)?;
    if (error::SUCCESS + 1..=error::ERR_LASTCODE).contains(&errorcode)
        && let Some(last) = failure::last_of(errorcode)
    {
        text.extend_from_slice(format!("; {last}").as_bytes());
    }
    resultlen.write(string.write(&text));
    Ok(())
}

/// `MPI_Add_error_class`.
pub(crate) fn add_error_class(_: &mut Call, errorclass: Out<c_int>) -> Result<(), Error> {
    errorclass.write(codes().add_class());
    Ok(())
}

/// `MPI_Add_error_code`.
pub(crate) fn add_error_code(_: &mut Call, errorclass: c_int, errorcode: Out<c_int>) -> Result<(), Error> {
    errorcode.write(codes().add_code(errorclass)?);
    Ok(())
}

/// `MPI_Add_error_string`.
pub(crate) fn add_error_string(_: &mut Call, errorcode: c_int, string: Text<'_>) -> Result<(), Error> {
    let text = string.bytes()?;
    codes().set_text(errorcode, &text[..text.len().min(abi::constants::MAX_ERROR_STRING as usize - 1)])
}

/// `MPI_Remove_error_class`.
pub(crate) fn remove_error_class(_: &mut Call, errorclass: c_int) -> Result<(), Error> {
    codes().remove(errorclass, true)
}

/// `MPI_Remove_error_code`.
pub(crate) fn remove_error_code(_: &mut Call, errorcode: c_int) -> Result<(), Error> {
    codes().remove(errorcode, false)
}

/// `MPI_Remove_error_string`.
pub(crate) fn remove_error_string(_: &mut Call, errorcode: c_int) -> Result<(), Error> {
    codes().set_text(errorcode, b"")
}
