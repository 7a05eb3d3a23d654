//! Chapter 9: error codes, classes and their texts.

use std::ffi::c_int;

use p2pmpi_abi::error;

use crate::args::{Out, TextOut};
use crate::entry::{Call, Error};

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
