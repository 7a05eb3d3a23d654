//! Completion of requests: wait, test and get-status in their one, any, some and all forms
//! (MPI 5.0, 3.7.3 to 3.7.6).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::UNDEFINED;
use p2pmpi_engine::Patience;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::Process;
use p2pmpi_mpi::p2p::Outcome;
use p2pmpi_mpi::process::{look, pause};
use p2pmpi_mpi::request::{self, Ready};
use p2pmpi_mpi::task::Driver;

use super::{KEEP, conclude, put};
use crate::args::{Array, ArrayMut, InOut, Out};
use crate::entry::{Call, Error};

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

/// The empty status, whose error field is MPI_SUCCESS (MPI 5.0, 3.7.3).
///
/// # Safety
/// As [`put`].
unsafe fn put_empty(status: *mut abi::Status) {
    // SAFETY: the caller's.
    unsafe { put(status, &Outcome::empty(), abi::error::SUCCESS) };
}

/// One request of a list that is over: its index, how it ended, whose error handler hears of it.
type Listed = (usize, Outcome, Option<abi::Comm>);

/// Writes the statuses of a list; the first failure makes it MPI_ERR_IN_STATUS, and every status
/// then tells its own error (MPI 5.0, 3.7.5).
///
/// # Safety
/// `statuses` is null (MPI_STATUSES_IGNORE) or valid for as many statuses as there are outcomes.
unsafe fn conclude_listed(statuses: *mut abi::Status, listed: Vec<Listed>) -> Result<(), Error> {
    let failed = listed.iter().any(|(_, outcome, _)| outcome.error.is_some());
    let mut first = None;
    for (position, (index, outcome, comm)) in listed.into_iter().enumerate() {
        let class = outcome.error.as_ref().map_or(abi::error::SUCCESS, |error| error.class);
        if !statuses.is_null() {
            // SAFETY: the caller's. The error fields are set only if one of them tells something.
            unsafe { put(statuses.add(position), &outcome, if failed { class } else { KEEP }) };
        }
        if let (None, Some(error)) = (&first, outcome.error) {
            let text = format!("request {index} of the list failed: {error}");
            first = Some(Error::new(abi::error::ERR_IN_STATUS, text).on(comm));
        }
    }
    first.map_or(Ok(()), Err)
}

/// Ends all requests of a list that are done, in order.
///
/// # Safety
/// As [`conclude_listed`].
unsafe fn finish_listed(
    held: &mut Guard<'_, Process>,
    requests: &mut [abi::Request],
    indices: impl Iterator<Item = usize>,
    statuses: *mut abi::Status,
) -> Result<(), Error> {
    let mut listed = Vec::with_capacity(requests.len());
    for index in indices {
        let (outcome, comm) = request::finish_of(held, &mut requests[index])?;
        listed.push((index, outcome, comm));
    }
    // SAFETY: the caller's.
    unsafe { conclude_listed(statuses, listed) }
}

/// Ends all requests of a list, which are done, and writes their statuses. Until one has failed it is not
/// known whether error fields are to be set; then those before it are.
///
/// # Safety
/// As [`conclude_listed`].
unsafe fn finish_all(
    held: &mut Guard<'_, Process>,
    requests: &mut [abi::Request],
    statuses: *mut abi::Status,
) -> Result<(), Error> {
    for index in 0..requests.len() {
        let (outcome, comm) = request::finish_of(held, &mut requests[index])?;
        if outcome.error.is_some() {
            // SAFETY: the caller's.
            return unsafe { finish_from(held, requests, (index, outcome, comm), statuses) };
        }
        if !statuses.is_null() {
            // SAFETY: the caller's.
            unsafe { put(statuses.add(index), &outcome, KEEP) };
        }
    }
    Ok(())
}

/// Goes on with [`finish_all`] where a request has failed.
///
/// # Safety
/// As [`conclude_listed`].
#[cold]
unsafe fn finish_from(
    held: &mut Guard<'_, Process>,
    requests: &mut [abi::Request],
    failed: Listed,
    statuses: *mut abi::Status,
) -> Result<(), Error> {
    let at = failed.0;
    let mut listed = vec![failed];
    for (index, handle) in requests.iter_mut().enumerate().skip(at + 1) {
        let (outcome, comm) = request::finish_of(held, handle)?;
        listed.push((index, outcome, comm));
    }
    if statuses.is_null() {
        // SAFETY: null.
        return unsafe { conclude_listed(statuses, listed) };
    }
    for index in 0..at {
        // SAFETY: the caller's; these statuses were written by `finish_all`.
        unsafe { (*statuses.add(index)).error = abi::error::SUCCESS };
    }
    // SAFETY: the caller's; as many are left as outcomes are listed.
    unsafe { conclude_listed(statuses.add(at), listed) }
}

/// How requests that are done ended, leaving them as they are.
fn peek_listed(
    held: &mut Guard<'_, Process>,
    requests: &[abi::Request],
    indices: impl Iterator<Item = usize>,
) -> Result<Vec<Listed>, Error> {
    let mut listed = Vec::new();
    for index in indices {
        let comm = comm_of(held, requests[index]);
        listed.extend(request::peek(held, requests[index])?.map(|outcome| (index, outcome, comm)));
    }
    Ok(listed)
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
    // SAFETY: the caller's.
    unsafe { finish_all(held, requests, array_of_statuses) }
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
    look(held, Driver::Program);
    let mut done = true;
    for handle in requests.iter() {
        done &= request::is_done(held, *handle)?;
    }
    flag.write(done.into());
    if !done {
        return Ok(());
    }
    // SAFETY: the caller's.
    unsafe { finish_all(held, requests, array_of_statuses) }
}

/// Ends one request of a list and tells which.
///
/// # Safety
/// As [`put`].
unsafe fn finish_one(
    held: &mut Guard<'_, Process>,
    requests: &mut [abi::Request],
    index: usize,
    indx: &Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    indx.write(index as c_int);
    let (outcome, comm) = request::finish_of(held, &mut requests[index])?;
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
            unsafe { put_empty(status) };
            Ok(())
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
            unsafe { put_empty(status) };
            Ok(())
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
    held: &mut Guard<'_, Process>,
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
    look(held, Driver::Program);
    let found = request::peek(held, request)?;
    flag.write_flag(found.is_some());
    // SAFETY: the caller's.
    found.map_or(Ok(()), |outcome| unsafe { conclude(status, outcome) })
}

/// `MPI_Request_get_status_all`.
pub(crate) unsafe fn request_get_status_all(
    cx: &mut Call,
    count: c_int,
    array_of_requests: Array<'_, abi::Request>,
    flag: Out<c_int>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    look(held, Driver::Program);
    let mut done = true;
    for handle in requests {
        done &= request::is_done(held, *handle)?;
    }
    flag.write_flag(done);
    if !done {
        return Ok(());
    }
    let listed = peek_listed(held, requests, 0..requests.len())?;
    // SAFETY: the caller's.
    unsafe { conclude_listed(array_of_statuses, listed) }
}

/// `MPI_Request_get_status_any`.
pub(crate) unsafe fn request_get_status_any(
    cx: &mut Call,
    count: c_int,
    array_of_requests: Array<'_, abi::Request>,
    indx: Out<c_int>,
    flag: Out<c_int>,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(count as usize) }?;
    let held = cx.held()?;
    let (index, outcome) = match request::test_some(held, requests)? {
        Ready::NoneActive => {
            indx.write(UNDEFINED);
            flag.write_flag(true);
            // SAFETY: the caller's.
            unsafe { put_empty(status) };
            return Ok(());
        }
        Ready::Done(done) => match done.first() {
            Some(first) => (*first as c_int, request::peek(held, requests[*first])?),
            None => (UNDEFINED, None),
        },
    };
    indx.write(index);
    flag.write_flag(outcome.is_some());
    // SAFETY: the caller's.
    outcome.map_or(Ok(()), |outcome| unsafe { conclude(status, outcome) })
}

/// `MPI_Request_get_status_some`.
pub(crate) unsafe fn request_get_status_some(
    cx: &mut Call,
    incount: c_int,
    array_of_requests: Array<'_, abi::Request>,
    outcount: Out<c_int>,
    array_of_indices: ArrayMut<'_, c_int>,
    array_of_statuses: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let requests = unsafe { array_of_requests.slice(incount as usize) }?;
    let held = cx.held()?;
    let Ready::Done(done) = request::test_some(held, requests)? else {
        outcount.write(UNDEFINED);
        return Ok(());
    };
    outcount.write(done.len() as c_int);
    // SAFETY: the caller's.
    unsafe { array_of_indices.fill(done.iter().map(|index| *index as c_int)) }?;
    let listed = peek_listed(held, requests, done.into_iter())?;
    // SAFETY: the caller's.
    unsafe { conclude_listed(array_of_statuses, listed) }
}
