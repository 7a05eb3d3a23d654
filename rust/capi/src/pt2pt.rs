//! Point-to-point communication (MPI 5.0, chapter 3): arguments become buffers, outcomes become
//! statuses; the meaning is in `mpi::p2p` and `mpi::request`.

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::UNDEFINED;
use p2pmpi_engine::Patience;
use p2pmpi_layout::{Layout, Predefined, Scratch, copy};
use p2pmpi_mpi::buffered::Attached;
use p2pmpi_mpi::p2p::{self, Half, Mode, Outcome};
use p2pmpi_mpi::process::pause;
use p2pmpi_mpi::request::{self, Ready, Template};
use p2pmpi_mpi::{Error, Process, datatype};

use crate::args::{ArrayMut, CountOut, In, InOut, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::Call;

/// Writes an outcome into a status, unless it is ignored.
///
/// # Safety
/// `status` is null (MPI_STATUS_IGNORE) or valid for one status.
#[inline]
unsafe fn put(status: *mut abi::Status, outcome: &Outcome, error: c_int) {
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
const KEEP: c_int = -1;

/// Writes the status and makes the failure, if there is one, the result.
///
/// # Safety
/// As [`put`].
#[inline]
unsafe fn conclude(status: *mut abi::Status, outcome: Outcome) -> Result<(), Error> {
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
    let operation = p2p::start_send(held, mode, &buffer, to.0, to.1, to.2)?;
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
    held.comm(comm)?.destination_rank(dest)?;
    p2pmpi_mpi::comm::send_tag(tag)?;
    request.write(request::persistent(held, Template::Send { mode, buffer, dest, tag }, comm)?);
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
    let operation = p2p::start_recv(held, buffer, source, tag, comm)?;
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
    held.comm(comm)?.source_rank(source)?;
    p2pmpi_mpi::comm::receive_tag(tag)?;
    request.write(request::persistent(held, Template::Recv { buffer, source, tag }, comm)?);
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
            send_buffer(held, comm, sendbuf, sendcount, sendtype)?,
            recv_buffer(held, comm, recvbuf, recvcount, recvtype)?,
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
    let outgoing = Scratch::new(&Layout::predefined(Predefined::Byte), incoming.packed_size())?;
    copy(&incoming.as_send(), &outgoing.as_recv());
    let send = Half { buffer: outgoing.as_send(), rank: dest, tag: sendtag };
    let recv = Half { buffer: incoming, rank: source, tag: recvtag };
    let outcome = p2p::sendrecv(held, send, recv, comm)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
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
    let comm = p2p::message_comm(held, message.read())?;
    // SAFETY: the caller vouches for the buffer until the call returns.
    let buffer = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let operation = p2p::start_mrecv(held, buffer, message.read())?;
    message.write(abi::Message::NULL);
    let outcome = operation.wait(held);
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
    let comm = p2p::message_comm(held, message.read())?;
    // SAFETY: the caller vouches for the buffer until the operation completes.
    let buffer = unsafe { recv_buffer(held, comm, buf, count, datatype) }?;
    let operation = p2p::start_mrecv(held, buffer, message.read())?;
    message.write(abi::Message::NULL);
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

/// The communicator of a request, which is gone after it has completed.
fn comm_of(held: &Process, handle: abi::Request) -> Option<abi::Comm> {
    request::entry(held, handle).ok().map(|entry| entry.comm)
}

#[inline]
pub(crate) unsafe fn wait(
    cx: &mut Call,
    request: InOut<abi::Request>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    let mut handle = request.read();
    let comm = comm_of(held, handle);
    let outcome = request::wait(held, &mut handle)?;
    request.write(handle);
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }.map_err(|error| error.on(comm))
}

pub(crate) unsafe fn test(
    cx: &mut Call,
    request: InOut<abi::Request>,
    flag: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    let mut handle = request.read();
    let comm = comm_of(held, handle);
    let outcome = request::test(held, &mut handle)?;
    flag.write(outcome.is_some().into());
    let Some(outcome) = outcome else { return Ok(()) };
    request.write(handle);
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }.map_err(|error| error.on(comm))
}

/// Ends all requests of a list that are done, in order; the first failure makes it
/// MPI_ERR_IN_STATUS, and every status then tells its own error (MPI 5.0, 3.7.5).
///
/// # Safety
/// `statuses` is null (MPI_STATUSES_IGNORE) or valid for as many statuses as there are indices.
unsafe fn finish_listed(
    held: &mut Process,
    requests: &mut [abi::Request],
    indices: impl Iterator<Item = usize>,
    statuses: *mut abi::Status,
) -> Result<(), Error> {
    let mut first = None;
    let mut failed = Vec::new();
    let mut count = 0;
    for (position, index) in indices.enumerate() {
        let comm = comm_of(held, requests[index]);
        let outcome = request::finish(held, &mut requests[index])?;
        if let Some(error) = &outcome.error {
            failed.push((position, error.class));
            if first.is_none() {
                first = Some((index, error.clone().on(comm)));
            }
        }
        if !statuses.is_null() {
            // SAFETY: the caller's.
            unsafe { put(statuses.add(position), &outcome, KEEP) };
        }
        count += 1;
    }
    // The error fields are set only if one of them tells something (MPI 5.0, 3.7.5).
    if !failed.is_empty() && !statuses.is_null() {
        let fine = (0..count).map(|position| (position, abi::error::SUCCESS));
        for (position, class) in fine.chain(failed) {
            // SAFETY: the caller's; just written.
            unsafe { (*statuses.add(position)).error = class };
        }
    }
    match first {
        None => Ok(()),
        Some((index, error)) => {
            let text = format!("request {index} of the list failed: {error}");
            Err(Error::new(abi::error::ERR_IN_STATUS, text).on(error.comm))
        }
    }
}

pub(crate) unsafe fn waitall(
    cx: &mut Call,
    count: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    let mut patience = Patience::default();
    for handle in requests.iter() {
        while !request::is_done(held, *handle)? {
            pause(held, &mut patience);
        }
    }
    let all = 0..requests.len();
    // SAFETY: the caller's.
    unsafe { finish_listed(held, requests, all, array_of_statuses) }
}

pub(crate) unsafe fn testall(
    cx: &mut Call,
    count: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    flag: Out<c_int>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    held.engine.progress();
    let mut done = true;
    for handle in requests.iter() {
        done &= request::is_done(held, *handle)?;
    }
    flag.write(done.into());
    if !done {
        return Ok(());
    }
    let all = 0..requests.len();
    // SAFETY: the caller's.
    unsafe { finish_listed(held, requests, all, array_of_statuses) }
}

/// Ends one request of a list and tells which.
///
/// # Safety
/// As [`put`].
unsafe fn finish_one(
    held: &mut Process,
    requests: &mut [abi::Request],
    index: usize,
    indx: &Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    indx.write(index as c_int);
    let comm = comm_of(held, requests[index]);
    let outcome = request::finish(held, &mut requests[index])?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }.map_err(|error| error.on(comm))
}

pub(crate) unsafe fn waitany(
    cx: &mut Call,
    count: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    indx: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    match request::wait_some(held, requests)? {
        Ready::NoneActive => {
            indx.write(UNDEFINED);
            // SAFETY: the caller's.
            unsafe { conclude(status, Outcome::empty()) }
        }
        // SAFETY: the caller's.
        Ready::Done(done) => unsafe { finish_one(held, requests, done[0], &indx, status) },
    }
}

pub(crate) unsafe fn testany(
    cx: &mut Call,
    count: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    indx: Out<c_int>,
    flag: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    match request::test_some(held, requests)? {
        Ready::NoneActive => {
            indx.write(UNDEFINED);
            flag.write(1);
            // SAFETY: the caller's.
            unsafe { conclude(status, Outcome::empty()) }
        }
        Ready::Done(done) if done.is_empty() => {
            indx.write(UNDEFINED);
            flag.write(0);
            Ok(())
        }
        Ready::Done(done) => {
            flag.write(1);
            // SAFETY: the caller's.
            unsafe { finish_one(held, requests, done[0], &indx, status) }
        }
    }
}

/// Ends those requests that are done and tells which.
///
/// # Safety
/// `indices` and `statuses` (unless null) are valid for as many values as there are requests.
unsafe fn finish_some(
    held: &mut Process,
    requests: &mut [abi::Request],
    ready: Ready,
    outcount: &Out<c_int>,
    indices: ArrayMut<'_, c_int>,
    statuses: *mut abi::Status,
) -> Result<(), Error> {
    let Ready::Done(done) = ready else {
        outcount.write(UNDEFINED);
        return Ok(());
    };
    outcount.write(done.len() as c_int);
    // SAFETY: the caller's.
    unsafe { indices.fill(done.iter().map(|index| *index as c_int)) }?;
    // SAFETY: the caller's.
    unsafe { finish_listed(held, requests, done.into_iter(), statuses) }
}

pub(crate) unsafe fn waitsome(
    cx: &mut Call,
    incount: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    outcount: Out<c_int>,
    array_of_indices: ArrayMut<'_, c_int>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(incount as usize) }?;
    let held = cx.held()?;
    let ready = request::wait_some(held, requests)?;
    // SAFETY: the caller's.
    unsafe { finish_some(held, requests, ready, &outcount, array_of_indices, array_of_statuses) }
}

pub(crate) unsafe fn testsome(
    cx: &mut Call,
    incount: c_int,
    array_of_requests: ArrayMut<'_, abi::Request>,
    outcount: Out<c_int>,
    array_of_indices: ArrayMut<'_, c_int>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(incount as usize) }?;
    let held = cx.held()?;
    let ready = request::test_some(held, requests)?;
    // SAFETY: the caller's.
    unsafe { finish_some(held, requests, ready, &outcount, array_of_indices, array_of_statuses) }
}

pub(crate) unsafe fn request_get_status(
    cx: &mut Call,
    request: abi::Request,
    flag: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.engine.progress();
    let found = request::peek(held, request)?;
    flag.write(found.is_some().into());
    if let Some(outcome) = found {
        // SAFETY: the caller's.
        unsafe { put(status, &outcome, KEEP) };
    }
    Ok(())
}

pub(crate) fn request_free(cx: &mut Call, request: InOut<abi::Request>) -> Result<(), Error> {
    let mut handle = request.read();
    request::free(cx.held()?, &mut handle)?;
    request.write(handle);
    Ok(())
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

pub(crate) fn buffer_attach(cx: &mut Call, buffer: *mut c_void, size: i64) -> Result<(), Error> {
    cx.held()?.attached.attach(Attached { address: buffer.expose_provenance(), size: size as u64 })
}

pub(crate) fn buffer_detach(
    cx: &mut Call,
    buffer_addr: Out<*mut c_void>,
    size: CountOut,
) -> Result<(), Error> {
    buffer_flush(cx)?;
    let attached = cx.held()?.attached.detach()?;
    buffer_addr.write(std::ptr::with_exposed_provenance_mut(attached.address));
    size.write(attached.size as i64);
    Ok(())
}

pub(crate) fn buffer_flush(cx: &mut Call) -> Result<(), Error> {
    let held = cx.held()?;
    let mut patience = Patience::default();
    loop {
        let process: &mut Process = held;
        if process.attached.is_drained(&mut process.engine) {
            return Ok(());
        }
        pause(held, &mut patience);
    }
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
