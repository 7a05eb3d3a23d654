//! Error handlers of windows (MPI 5.0, 9.3.2).

use std::ffi::c_int;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_mpi::errhandler::{self, ErrorFunction, Subject};

use crate::args::Out;
use crate::entry::{Call, Error, Target};
use crate::failure;

/// A C function that hears of errors on windows.
struct OnWin(unsafe extern "C" fn(*mut abi::Win, *mut c_int, ...));

impl ErrorFunction for OnWin {
    fn call(&self, object: usize, code: i32) -> i32 {
        let (mut win, mut code) = (abi::Win(object), code);
        // SAFETY: the program gave this function to MPI_Win_create_errhandler.
        unsafe { self.0(&raw mut win, &raw mut code) };
        code
    }
}

/// `MPI_Win_create_errhandler`.
pub(crate) fn win_create_errhandler(
    _: &mut Call,
    win_errhandler_fn: abi::callback::WinErrhandlerFunction,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let function =
        win_errhandler_fn.ok_or_else(|| Error::new(ERR_ARG, "win_errhandler_fn is a null pointer"))?;
    errhandler.write(errhandler::all().create(Subject::Win, Arc::new(OnWin(function)))?);
    Ok(())
}

/// `MPI_Win_set_errhandler`.
pub(crate) fn win_set_errhandler(
    cx: &mut Call,
    win: abi::Win,
    errhandler: abi::Errhandler,
) -> Result<(), Error> {
    let window = cx.held()?.windows.get_mut(win)?;
    errhandler::all().install(errhandler, Subject::Win)?;
    let old = std::mem::replace(&mut window.errhandler, errhandler);
    errhandler::all().remove(old);
    Ok(())
}

/// `MPI_Win_get_errhandler`.
pub(crate) fn win_get_errhandler(
    cx: &mut Call,
    win: abi::Win,
    errhandler: Out<abi::Errhandler>,
) -> Result<(), Error> {
    let installed = cx.held()?.windows.get(win)?.errhandler;
    errhandler.write(errhandler::all().share(installed));
    Ok(())
}

/// `MPI_Win_call_errhandler`.
pub(crate) fn win_call_errhandler(cx: &mut Call, win: abi::Win, errorcode: c_int) -> Result<(), Error> {
    cx.held()?.windows.get(win)?;
    let text = super::text_of(errorcode)?;
    failure::invoke(cx, Target::Win(win), Error::new(errorcode, text));
    Ok(())
}
