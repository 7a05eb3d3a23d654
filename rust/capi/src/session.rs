//! Sessions (MPI 5.0, 11.3) and their process sets. Their error handlers are in `errhan`.

use std::ffi::{c_char, c_int};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_mpi::errhandler::{self, Subject};
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::session::{self, PROCESS_SETS, Session};

use crate::args::{InOut, Out, Text, TextOut};
use crate::entry::{self, Call, Error};

/// `MPI_Session_init`: its error handler hears of the call's own errors.
pub(crate) fn session_init(
    cx: &mut Call,
    info: abi::Info,
    errhandler: abi::Errhandler,
    session: Out<abi::Session>,
) -> Result<(), Error> {
    errhandler::all().check(errhandler, Subject::Session)?;
    let new = Session::new(errhandler, &crate::info::hints(info)?)?;
    session.write(entry::open_session(cx, new)?);
    errhandler::all().inherit(errhandler);
    Ok(())
}

/// `MPI_Session_finalize`.
pub(crate) fn session_finalize(cx: &mut Call, session: InOut<abi::Session>) -> Result<(), Error> {
    let closed = entry::close_session(cx, session.read())?;
    errhandler::all().remove(closed.errhandler);
    session.write(abi::Session::NULL);
    Ok(())
}

/// `MPI_Session_get_info`.
pub(crate) fn session_get_info(
    cx: &mut Call,
    session: abi::Session,
    info_used: Out<abi::Info>,
) -> Result<(), Error> {
    let hints = cx.held()?.session(session)?.hints.clone();
    info_used.write(crate::info::add(hints)?);
    Ok(())
}

/// `MPI_Session_get_num_psets`.
pub(crate) fn session_get_num_psets(
    cx: &mut Call,
    session: abi::Session,
    info: abi::Info,
    npset_names: Out<c_int>,
) -> Result<(), Error> {
    cx.held()?.session(session)?;
    crate::info::hints(info)?;
    npset_names.write(PROCESS_SETS.len() as c_int);
    Ok(())
}

/// `MPI_Session_get_nth_pset`: as much of the name as there is room for with a nul; `pset_len`
/// becomes the room that the whole name needs.
pub(crate) unsafe fn session_get_nth_pset(
    cx: &mut Call,
    session: abi::Session,
    info: abi::Info,
    n: c_int,
    pset_len: InOut<c_int>,
    pset_name: *mut c_char,
) -> Result<(), Error> {
    cx.held()?.session(session)?;
    crate::info::hints(info)?;
    let Some(name) = usize::try_from(n).ok().and_then(|n| PROCESS_SETS.get(n)) else {
        let text = format!("n is {n}, but process sets are numbered from 0 to {}", PROCESS_SETS.len() - 1);
        return Err(Error::new(ERR_ARG, text));
    };
    let Ok(room) = usize::try_from(pset_len.read()) else {
        return Err(Error::new(ERR_ARG, format!("pset_len is {}, but cannot be negative", pset_len.read())));
    };
    if room > 0 {
        // SAFETY: the caller has room for that many characters, nul included.
        unsafe { TextOut::new(pset_name, room, "pset_name") }?.write(name.as_bytes());
    }
    pset_len.write(name.len() as c_int + 1);
    Ok(())
}

/// `MPI_Session_get_pset_info`.
pub(crate) fn session_get_pset_info(
    cx: &mut Call,
    session: abi::Session,
    pset_name: Text<'_>,
    info: Out<abi::Info>,
) -> Result<(), Error> {
    let size = session::process_set(cx.held()?, session, pset_name.bytes()?)?.size();
    let mut about = Info::default();
    about.set(b"mpi_size", size.to_string().as_bytes())?;
    info.write(crate::info::add(about)?);
    Ok(())
}
