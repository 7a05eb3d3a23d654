//! Buffers for buffered sends: of the process, of communicators and of sessions (MPI 5.0, 3.6).

use std::ffi::c_void;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_BUFFER};
use p2pmpi_abi::special::BUFFER_AUTOMATIC;
use p2pmpi_mpi::buffered::{self, Attached, Place};
use p2pmpi_mpi::p2p;

use crate::args::{CountOut, Out};
use crate::entry::{Call, Error};

/// The memory that a program gives for buffering.
fn memory(buffer: *mut c_void, size: i64) -> Result<Attached, Error> {
    if buffer == BUFFER_AUTOMATIC {
        return Ok(Attached::Automatic);
    }
    let text = || format!("size is {size}, but a size cannot be negative");
    let size = u64::try_from(size).map_err(|_| Error::new(ERR_ARG, text()))?;
    if buffer.is_null() && size > 0 {
        return Err(Error::new(ERR_BUFFER, "buffer is a null pointer, but size is not 0"));
    }
    Ok(Attached::Memory { address: buffer.expose_provenance(), size })
}

fn attach(cx: &mut Call, place: Place, buffer: *mut c_void, size: i64) -> Result<(), Error> {
    let attached = memory(buffer, size)?;
    cx.held()?.buffers.attach(place, attached)
}

fn detach(cx: &mut Call, place: Place, buffer_addr: Out<*mut c_void>, size: CountOut) -> Result<(), Error> {
    match buffered::detach(cx.held()?, place)? {
        Attached::Automatic => {
            buffer_addr.write(BUFFER_AUTOMATIC);
            size.write(0);
        }
        Attached::Memory { address, size: bytes } => {
            buffer_addr.write(std::ptr::with_exposed_provenance_mut(address));
            size.write(bytes as i64);
        }
    }
    Ok(())
}

fn flush(cx: &mut Call, place: Place) -> Result<(), Error> {
    buffered::flush(cx.held()?, place);
    Ok(())
}

fn iflush(cx: &mut Call, place: Place, comm: abi::Comm, request: Out<abi::Request>) -> Result<(), Error> {
    let held = cx.held()?;
    let operation = buffered::start_flush(held, place);
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

/// The communicator that has a buffer.
fn of_comm(cx: &mut Call, comm: abi::Comm) -> Result<Place, Error> {
    cx.held()?.comm(comm)?;
    Ok(Place::Comm(comm))
}

/// `MPI_Buffer_attach`.
pub(crate) fn buffer_attach(cx: &mut Call, buffer: *mut c_void, size: i64) -> Result<(), Error> {
    attach(cx, Place::Process, buffer, size)
}

/// `MPI_Buffer_detach`.
pub(crate) fn buffer_detach(
    cx: &mut Call,
    buffer_addr: Out<*mut c_void>,
    size: CountOut,
) -> Result<(), Error> {
    detach(cx, Place::Process, buffer_addr, size)
}

/// `MPI_Buffer_flush`.
pub(crate) fn buffer_flush(cx: &mut Call) -> Result<(), Error> {
    flush(cx, Place::Process)
}

/// `MPI_Buffer_iflush`.
pub(crate) fn buffer_iflush(cx: &mut Call, request: Out<abi::Request>) -> Result<(), Error> {
    iflush(cx, Place::Process, abi::Comm::SELF, request)
}

/// `MPI_Comm_attach_buffer`.
pub(crate) fn comm_attach_buffer(
    cx: &mut Call,
    comm: abi::Comm,
    buffer: *mut c_void,
    size: i64,
) -> Result<(), Error> {
    let place = of_comm(cx, comm)?;
    attach(cx, place, buffer, size)
}

/// `MPI_Comm_detach_buffer`.
pub(crate) fn comm_detach_buffer(
    cx: &mut Call,
    comm: abi::Comm,
    buffer_addr: Out<*mut c_void>,
    size: CountOut,
) -> Result<(), Error> {
    let place = of_comm(cx, comm)?;
    detach(cx, place, buffer_addr, size)
}

/// `MPI_Comm_flush_buffer`.
pub(crate) fn comm_flush_buffer(cx: &mut Call, comm: abi::Comm) -> Result<(), Error> {
    let place = of_comm(cx, comm)?;
    flush(cx, place)
}

/// `MPI_Comm_iflush_buffer`.
pub(crate) fn comm_iflush_buffer(
    cx: &mut Call,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let place = of_comm(cx, comm)?;
    iflush(cx, place, comm, request)
}

/// The session that has a buffer.
fn of_session(cx: &mut Call, session: abi::Session) -> Result<Place, Error> {
    cx.held()?.session(session)?;
    Ok(Place::Session(session))
}

/// `MPI_Session_attach_buffer`.
pub(crate) fn session_attach_buffer(
    cx: &mut Call,
    session: abi::Session,
    buffer: *mut c_void,
    size: i64,
) -> Result<(), Error> {
    let place = of_session(cx, session)?;
    attach(cx, place, buffer, size)
}

/// `MPI_Session_detach_buffer`.
pub(crate) fn session_detach_buffer(
    cx: &mut Call,
    session: abi::Session,
    buffer_addr: Out<*mut c_void>,
    size: CountOut,
) -> Result<(), Error> {
    let place = of_session(cx, session)?;
    detach(cx, place, buffer_addr, size)
}

/// `MPI_Session_flush_buffer`.
pub(crate) fn session_flush_buffer(cx: &mut Call, session: abi::Session) -> Result<(), Error> {
    let place = of_session(cx, session)?;
    flush(cx, place)
}

/// `MPI_Session_iflush_buffer`.
pub(crate) fn session_iflush_buffer(
    cx: &mut Call,
    session: abi::Session,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let place = of_session(cx, session)?;
    iflush(cx, place, abi::Comm::SELF, request)
}
