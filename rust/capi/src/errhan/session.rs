//! Error handlers of sessions (MPI 5.0, 9.3.4).

use std::ffi::c_int;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_mpi::errhandler::{self, ErrorFunction, Subject};

use crate::args::Out;
use crate::entry::{Call, Error, Target};
use crate::failure;

/// A C function that hears of errors on sessions.
struct OnSession(unsafe extern "C" fn(*mut abi::Session, *mut c_int, ...));

impl ErrorFunction for OnSession {
    fn call(&self, object: usize, code: i32) -> i32 {
        let (mut session, mut code) = (abi::Session(object), code);
        // SAFETY: the program gave this function to MPI_Session_create_errhandler.
        unsafe { self.0(&raw mut session, &raw mut code) };
        code
    }
}

/// `MPI_Session_create_errhandler`: also before anything was initialized.
pub(crate) fn session_create_errhandler(
    _: &mut Call,
    session_errhandler_fn: abi::callback::SessionErrhandlerFunction,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let function = session_errhandler_fn
        .ok_or_else(|| Error::new(ERR_ARG, "session_errhandler_fn is a null pointer"))?;
    errhandler.write(errhandler::all().create(Subject::Session, Arc::new(OnSession(function)))?);
    Ok(())
}

/// `MPI_Session_set_errhandler`.
pub(crate) fn session_set_errhandler(
    cx: &mut Call,
    session: abi::Session,
    errhandler: abi::Errhandler,
) -> Result<(), Error> {
    let entry = cx.held()?.session_mut(session)?;
    errhandler::all().install(errhandler, Subject::Session)?;
    let old = std::mem::replace(&mut entry.errhandler, errhandler);
    errhandler::all().remove(old);
    Ok(())
}

/// `MPI_Session_get_errhandler`.
pub(crate) fn session_get_errhandler(
    cx: &mut Call,
    session: abi::Session,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let installed = cx.held()?.session(session)?.errhandler;
    errhandler.write(errhandler::all().share(installed));
    Ok(())
}

/// `MPI_Session_call_errhandler`.
pub(crate) fn session_call_errhandler(
    cx: &mut Call,
    session: abi::Session,
    errorcode: c_int,
) -> Result<(), Error> {
    cx.held()?.session(session)?;
    let text = super::text_of(errorcode)?;
    failure::invoke(cx, Target::Session(session), Error::new(errorcode, text));
    Ok(())
}
