//! Error handlers of files (MPI 5.0, 9.3.3 and 14.7). The one of MPI_FILE_NULL is what files are opened
//! with, and hears of failures to open.

use std::ffi::c_int;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::errhandler::{self, ErrorFunction, Subject};
use p2pmpi_mpi::{Process, io};

use crate::args::Out;
use crate::entry::{Call, Error, Target};
use crate::failure;

/// A C function that hears of errors on files.
struct OnFile(unsafe extern "C" fn(*mut abi::File, *mut c_int, ...));

impl ErrorFunction for OnFile {
    fn call(&self, object: usize, code: i32) -> i32 {
        let (mut file, mut code) = (abi::File(object), code);
        // SAFETY: the program gave this function to MPI_File_create_errhandler.
        unsafe { self.0(&raw mut file, &raw mut code) };
        code
    }
}

/// Where the handler of a file is kept.
fn installed<'a>(
    held: &'a mut Guard<'static, Process>,
    file: abi::File,
) -> Result<&'a mut abi::Errhandler, Error> {
    match file {
        abi::File::NULL => Ok(&mut held.file_errhandler),
        _ => Ok(&mut io::entry_mut(held, file)?.errhandler),
    }
}

/// `MPI_File_create_errhandler`.
pub(crate) fn file_create_errhandler(
    _: &mut Call,
    file_errhandler_fn: abi::callback::FileErrhandlerFunction,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let function =
        file_errhandler_fn.ok_or_else(|| Error::new(ERR_ARG, "file_errhandler_fn is a null pointer"))?;
    errhandler.write(errhandler::all().create(Subject::File, Arc::new(OnFile(function)))?);
    Ok(())
}

/// `MPI_File_set_errhandler`.
pub(crate) fn file_set_errhandler(
    cx: &mut Call,
    file: abi::File,
    errhandler: abi::Errhandler,
) -> Result<(), Error> {
    let place = installed(cx.held()?, file)?;
    errhandler::all().install(errhandler, Subject::File)?;
    let old = std::mem::replace(place, errhandler);
    errhandler::all().remove(old);
    Ok(())
}

/// `MPI_File_get_errhandler`.
pub(crate) fn file_get_errhandler(
    cx: &mut Call,
    file: abi::File,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let handler = *installed(cx.held()?, file)?;
    errhandler.write(errhandler::all().share(handler));
    Ok(())
}

/// `MPI_File_call_errhandler`.
pub(crate) fn file_call_errhandler(cx: &mut Call, fh: abi::File, errorcode: c_int) -> Result<(), Error> {
    installed(cx.held()?, fh)?;
    let text = super::text_of(errorcode)?;
    failure::invoke(cx, Target::File(fh), Error::new(errorcode, text));
    Ok(())
}
