//! Chapter 9: error codes, classes and their texts.

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::error;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::Process;

use crate::args::{Out, TextOut};
use crate::entry::{Call, Error, Target};

/// `MPI_Error_class`.
pub(crate) fn error_class(_: &mut Call, errorcode: c_int, errorclass: Out<c_int>) -> Result<(), Error> {
    error::name(errorcode).ok_or_else(|| unknown(errorcode))?;
    errorclass.write(errorcode);
    Ok(())
}

/// `MPI_Error_string`.
pub(crate) fn error_string(
    _: &mut Call,
    errorcode: c_int,
    string: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    let (name, text) =
        error::name(errorcode).zip(error::text(errorcode)).ok_or_else(|| unknown(errorcode))?;
    resultlen.write(string.write(format!("{name}: {text}").as_bytes()));
    Ok(())
}

fn unknown(errorcode: c_int) -> Error {
    Error::new(error::ERR_ARG, format!("{errorcode} is not an error code"))
}

/// Calls an error handler of the program.
pub(crate) fn call(
    held: Option<Guard<'static, Process>>,
    handler: abi::Errhandler,
    target: Target,
    code: c_int,
) -> c_int {
    let _ = (held, handler, target);
    code
}

/// `MPI_Comm_set_errhandler`.
pub(crate) fn comm_set_errhandler(
    cx: &mut Call,
    comm: abi::Comm,
    errhandler: abi::Errhandler,
) -> Result<(), Error> {
    let entry = cx.held()?.comm_mut(comm)?;
    match errhandler {
        abi::Errhandler::ERRORS_ARE_FATAL
        | abi::Errhandler::ERRORS_ABORT
        | abi::Errhandler::ERRORS_RETURN => {
            entry.errhandler = errhandler;
            Ok(())
        }
        _ => Err(Error::new(error::ERR_ERRHANDLER, "errhandler is not an error handler")),
    }
}

/// `MPI_Comm_get_errhandler`.
pub(crate) fn comm_get_errhandler(
    cx: &mut Call,
    comm: abi::Comm,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    errhandler.write(cx.held()?.comm(comm)?.errhandler);
    Ok(())
}
