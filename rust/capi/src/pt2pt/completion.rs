//! Completion of requests: wait, test and get-status in their one, any, some and all forms
//! (MPI 5.0, 3.7.3 to 3.7.6).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::UNDEFINED;
use p2pmpi_engine::Patience;
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
    look(held, Driver::Program);
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
    look(held, Driver::Program);
    let found = request::peek(held, request)?;
    flag.write(found.is_some().into());
    if let Some(outcome) = found {
        // SAFETY: the caller's.
        unsafe { put(status, &outcome, KEEP) };
    }
    Ok(())
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
    let mut outcomes = Vec::with_capacity(requests.len());
    for handle in requests {
        outcomes.extend(request::peek(held, *handle)?);
    }
    let all = outcomes.len() == requests.len();
    flag.write_flag(all);
    if all && !array_of_statuses.is_null() {
        for (index, outcome) in outcomes.iter().enumerate() {
            // SAFETY: the caller's.
            unsafe { put(array_of_statuses.add(index), outcome, KEEP) };
        }
    }
    Ok(())
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
        Ready::NoneActive => (UNDEFINED, Some(Outcome::empty())),
        Ready::Done(done) => match done.first() {
            Some(first) => (*first as c_int, request::peek(held, requests[*first])?),
            None => (UNDEFINED, None),
        },
    };
    indx.write(index);
    flag.write_flag(outcome.is_some());
    if let Some(outcome) = outcome {
        // SAFETY: the caller's.
        unsafe { put(status, &outcome, KEEP) };
    }
    Ok(())
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
    for (position, index) in done.iter().enumerate() {
        if let (Some(outcome), false) = (request::peek(held, requests[*index])?, array_of_statuses.is_null())
        {
            // SAFETY: the caller's.
            unsafe { put(array_of_statuses.add(position), &outcome, KEEP) };
        }
    }
    Ok(())
}
