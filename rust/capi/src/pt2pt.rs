//! Point-to-point communication (MPI 5.0, chapter 3): arguments become buffers, outcomes become
//! statuses; the meaning is in `mpi::p2p` and `mpi::request`.

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::UNDEFINED;
use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch, SendBuffer, copy};
use p2pmpi_mpi::p2p::{self, Half, Mode, Outcome};
use p2pmpi_mpi::request::{self, Template};
use p2pmpi_mpi::{Error, datatype};

use crate::args::{ArrayMut, CountOut, In, InOut, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::Call;

mod buffers;
mod completion;

pub(crate) use buffers::*;
pub(crate) use completion::*;

/// Writes an outcome into a status, unless it is ignored.
///
/// # Safety
/// `status` is null (MPI_STATUS_IGNORE) or valid for one status.
#[inline]
pub(super) unsafe fn put(status: *mut abi::Status, outcome: &Outcome, error: c_int) {
    if status.is_null() {
        return;
    }
    // SAFETY: the caller's.
    unsafe {
        // The error field changes only where the standard says so (MPI 5.0, 3.2.5).
        let error = if error == KEEP { (*status).error } else { error };
        let mut filled = abi::Status { error, ..abi::Status::EMPTY };
        (filled.source, filled.tag) = (outcome.source, outcome.tag);
        filled.set_bytes(outcome.bytes);
        filled.set_cancelled(outcome.cancelled);
        status.write(filled);
    }
}

/// Leaves the error field of a status as it was.
pub(super) const KEEP: c_int = -1;

/// Writes the status and makes the failure, if there is one, the result.
///
/// # Safety
/// As [`put`].
#[inline]
pub(crate) unsafe fn conclude(status: *mut abi::Status, outcome: Outcome) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { put(status, &outcome, KEEP) };
    outcome.check().map(|_| ())
}

/// What all sends do.
///
/// # Safety
/// The caller vouches for the buffer until the call returns.
#[inline(always)]
unsafe fn send_in(
    cx: &mut Call,
    mode: Mode,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    to: (c_int, c_int, abi::Comm),
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller's.
    let buffer = unsafe { send_buffer(held, to.2, buf, count, datatype) }?;
    p2p::send(held, mode, &buffer, to.0, to.1, to.2)
}

/// What all nonblocking sends do.
///
/// # Safety
/// The caller vouches for the buffer until the operation completes.
unsafe fn isend_in(
    cx: &mut Call,
    mode: Mode,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    to: (c_int, c_int, abi::Comm),
    request: &Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller's.
    let buffer = unsafe { send_buffer(held, to.2, buf, count, datatype) }?;
    let destination = p2p::destination(held, to.0, to.1, to.2)?;
    let operation = p2p::start_send(held, mode, &buffer, destination, to.2)?;
    request.write(p2p::into_handle(held, operation, to.2)?);
    Ok(())
}

/// What all persistent sends do.
///
/// # Safety
/// The caller vouches for the buffer while the request is active.
unsafe fn send_init_in(
    cx: &mut Call,
    mode: Mode,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    to: (c_int, c_int, abi::Comm),
    request: &Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let (dest, tag, comm) = to;
    // SAFETY: the caller's.
    let buffer = unsafe { send_buffer(held, comm, buf, count, datatype) }?;
    let to = p2p::destination(held, dest, tag, comm)?;
    request.write(request::persistent(held, Template::Send { mode, buffer, to }, comm)?);
    Ok(())
}

#[inline]
pub(crate) unsafe fn send(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_in(cx, Mode::Standard, buf, count, datatype, (dest, tag, comm)) }
}

#[inline]
pub(crate) unsafe fn bsend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_in(cx, Mode::Buffered, buf, count, datatype, (dest, tag, comm)) }
}

#[inline]
pub(crate) unsafe fn ssend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_in(cx, Mode::Synchronous, buf, count, datatype, (dest, tag, comm)) }
}

#[inline]
pub(crate) unsafe fn rsend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_in(cx, Mode::Ready, buf, count, datatype, (dest, tag, comm)) }
}

pub(crate) unsafe fn isend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { isend_in(cx, Mode::Standard, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn ibsend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { isend_in(cx, Mode::Buffered, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn issend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { isend_in(cx, Mode::Synchronous, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn irsend(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { isend_in(cx, Mode::Ready, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn send_init(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_init_in(cx, Mode::Standard, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn bsend_init(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_init_in(cx, Mode::Buffered, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn ssend_init(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_init_in(cx, Mode::Synchronous, buf, count, datatype, (dest, tag, comm), &request) }
}

pub(crate) unsafe fn rsend_init(
    cx: &mut Call,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { send_init_in(cx, Mode::Ready, buf, count, datatype, (dest, tag, comm), &request) }
}

#[inline]
pub(crate) unsafe fn recv(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for the buffer until the call returns.
    let buffer = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let outcome = p2p::recv(held, &buffer, source, tag, comm)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
}

pub(crate) unsafe fn irecv(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for the buffer until the operation completes.
    let buffer = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let from = p2p::origin(held, source, tag, comm)?;
    let operation = p2p::start_recv(held, buffer, from);
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

pub(crate) unsafe fn recv_init(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for the buffer while the request is active.
    let buffer = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let from = p2p::origin(held, source, tag, comm)?;
    request.write(request::persistent(held, Template::Recv { buffer, from }, comm)?);
    Ok(())
}

pub(crate) unsafe fn sendrecv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for both buffers until the call returns.
    let (outgoing, incoming) = unsafe {
        (
            send_buffer(held, comm, sendbuf, sendcount, sendtype).map_err(|error| error.of("sendbuf"))?,
            recv_buffer(held, comm, recvbuf, recvcount, recvtype).map_err(|error| error.of("recvbuf"))?,
        )
    };
    let send = Half { buffer: outgoing, rank: dest, tag: sendtag };
    let recv = Half { buffer: incoming, rank: source, tag: recvtag };
    let outcome = p2p::sendrecv(held, send, recv, comm)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
}

pub(crate) unsafe fn sendrecv_replace(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for the buffer until the call returns.
    let incoming = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let send = Half { buffer: packed(&incoming)?, rank: dest, tag: sendtag };
    let recv = Half { buffer: incoming, rank: source, tag: recvtag };
    let outcome = p2p::sendrecv(held, send, recv, comm)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
}

/// A copy of what lies in a buffer, to be sent while it is received into.
fn packed(buffer: &RecvBuffer) -> Result<SendBuffer, Error> {
    let copied = Scratch::new(&Layout::predefined(Predefined::Byte), buffer.packed_size())?;
    copy(&buffer.as_send(), &copied.as_recv());
    Ok(copied.as_send())
}

/// `MPI_Isendrecv`.
pub(crate) unsafe fn isendrecv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for both buffers until the operation completes.
    let (outgoing, incoming) = unsafe {
        (
            send_buffer(held, comm, sendbuf, sendcount, sendtype).map_err(|error| error.of("sendbuf"))?,
            recv_buffer(held, comm, recvbuf, recvcount, recvtype).map_err(|error| error.of("recvbuf"))?,
        )
    };
    let send = Half { buffer: outgoing, rank: dest, tag: sendtag };
    let recv = Half { buffer: incoming, rank: source, tag: recvtag };
    let operation = p2p::start_sendrecv(held, send, recv, comm)?;
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

/// `MPI_Isendrecv_replace`.
pub(crate) unsafe fn isendrecv_replace(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // SAFETY: the caller vouches for the buffer until the operation completes.
    let incoming = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let send = Half { buffer: packed(&incoming)?, rank: dest, tag: sendtag };
    let recv = Half { buffer: incoming, rank: source, tag: recvtag };
    let operation = p2p::start_sendrecv(held, send, recv, comm)?;
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

pub(crate) unsafe fn iprobe(
    cx: &mut Call,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let found = p2p::iprobe(cx.held()?, source, tag, comm)?;
    flag.write(found.is_some().into());
    if let Some(outcome) = found {
        // SAFETY: the caller's.
        unsafe { put(status, &outcome, KEEP) };
    }
    Ok(())
}

pub(crate) unsafe fn probe(
    cx: &mut Call,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let outcome = p2p::probe(cx.held()?, source, tag, comm)?;
    // SAFETY: the caller's.
    unsafe { put(status, &outcome, KEEP) };
    Ok(())
}

pub(crate) unsafe fn improbe(
    cx: &mut Call,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: Out<c_int>,
    message: Out<abi::Message>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let found = p2p::improbe(cx.held()?, source, tag, comm)?;
    flag.write(found.is_some().into());
    if let Some((handle, outcome)) = found {
        message.write(handle);
        // SAFETY: the caller's.
        unsafe { put(status, &outcome, KEEP) };
    }
    Ok(())
}

pub(crate) unsafe fn mprobe(
    cx: &mut Call,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    message: Out<abi::Message>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let (handle, outcome) = p2p::mprobe(cx.held()?, source, tag, comm)?;
    message.write(handle);
    // SAFETY: the caller's.
    unsafe { put(status, &outcome, KEEP) };
    Ok(())
}

pub(crate) unsafe fn mrecv(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: InOut<abi::Message>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    // The program may have freed it meanwhile.
    let comm = p2p::message_comm(held, message.read())?;
    // SAFETY: the caller vouches for the buffer until the call returns.
    let buffer = unsafe { recv_buffer(held, abi::Comm::SELF, buf, count, datatype) }?;
    let operation = p2p::start_mrecv(held, buffer, message.read())?;
    message.write(abi::Message::NULL);
    let outcome = operation.wait(held);
    p2pmpi_mpi::comm::release(held, comm);
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }.map_err(|error| error.on(comm))
}

pub(crate) unsafe fn imrecv(
    cx: &mut Call,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: InOut<abi::Message>,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    // The program may have freed it meanwhile.
    let comm = p2p::message_comm(held, message.read())?;
    // SAFETY: the caller vouches for the buffer until the operation completes.
    let buffer = unsafe { recv_buffer(held, abi::Comm::SELF, buf, count, datatype) }?;
    let operation = p2p::start_mrecv(held, buffer, message.read())?;
    message.write(abi::Message::NULL);
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

pub(crate) fn request_free(cx: &mut Call, request: InOut<abi::Request>) -> Result<(), Error> {
    let mut handle = request.read();
    let freed = request::free(cx.held()?, &mut handle);
    request.write(handle);
    freed
}

pub(crate) fn cancel(cx: &mut Call, request: InOut<abi::Request>) -> Result<(), Error> {
    request::cancel(cx.held()?, request.read())
}

pub(crate) fn start(cx: &mut Call, request: InOut<abi::Request>) -> Result<(), Error> {
    request::start(cx.held()?, request.read())
}

pub(crate) unsafe fn startall(
    cx: &mut Call,
    count: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    requests.iter().try_for_each(|handle| request::start(held, *handle))
}

pub(crate) fn get_count(
    cx: &mut Call,
    status: In<abi::Status>,
    datatype: abi::Datatype,
    count: CountOut,
) -> Result<(), Error> {
    let bytes = status.read().bytes();
    let whole = datatype::count(bytes, &cx.held()?.layout(datatype)?);
    count.write(whole.map_or(UNDEFINED.into(), |count| count as i64));
    Ok(())
}

pub(crate) fn test_cancelled(_: &mut Call, status: In<abi::Status>, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(status.read().is_cancelled());
    Ok(())
}

/// `MPI_Status_get_source`.
pub(crate) fn status_get_source(
    _: &mut Call,
    status: In<abi::Status>,
    source: Out<c_int>,
) -> Result<(), Error> {
    source.write(status.read().source);
    Ok(())
}

/// `MPI_Status_get_tag`.
pub(crate) fn status_get_tag(_: &mut Call, status: In<abi::Status>, tag: Out<c_int>) -> Result<(), Error> {
    tag.write(status.read().tag);
    Ok(())
}

/// `MPI_Status_get_error`.
pub(crate) fn status_get_error(_: &mut Call, status: In<abi::Status>, err: Out<c_int>) -> Result<(), Error> {
    err.write(status.read().error);
    Ok(())
}
