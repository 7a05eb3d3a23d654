//! Generalized requests (MPI 5.0, 13.2): operations that the program itself carries out and reports
//! as complete.
//!
//! What the callbacks do is C, which `capi` keeps behind [`Callbacks`]; here is when they are called:
//! always outside the engine, so that they may call MPI. `request` asks on behalf of every wait,
//! test, cancel and free.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_REQUEST;
use p2pmpi_engine::owner::Guard;

use crate::error::Error;
use crate::p2p::{self, Outcome};
use crate::process::{self, Process};
use crate::request::{Operation, Request};

/// The functions of the program; an error is the code that they returned.
pub trait Callbacks: Debug + Send + Sync {
    /// Tells the status of the operation, which is complete.
    fn query(&self) -> Result<Outcome, (Outcome, i32)>;

    /// The request is gone.
    fn free(&self) -> Result<(), i32>;

    /// The program asks for cancellation; `complete`: the operation was reported as complete.
    fn cancel(&self, complete: bool) -> Result<(), i32>;
}

/// Names a generalized request; never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GeneralId(u64);

#[derive(Debug)]
struct General {
    callbacks: Arc<dyn Callbacks>,
    complete: bool,
}

/// The generalized requests of this process.
#[derive(Debug, Default)]
pub struct Generals {
    entries: BTreeMap<GeneralId, General>,
    /// Freed before they were complete: the program still has the handle, for
    /// MPI_Grequest_complete (MPI 5.0, 13.2).
    orphans: BTreeMap<usize, GeneralId>,
    next: u64,
    completed: u64,
}

impl Generals {
    /// Changes whenever a generalized request was completed.
    #[inline]
    pub fn completed(&self) -> u64 {
        self.completed
    }

    /// True when MPI_Grequest_complete was called.
    pub fn is_complete(&self, id: GeneralId) -> bool {
        self.entries.get(&id).is_none_or(|general| general.complete)
    }

    fn callbacks(&self, id: GeneralId) -> Option<Arc<dyn Callbacks>> {
        self.entries.get(&id).map(|general| Arc::clone(&general.callbacks))
    }
}

fn refused(code: i32, function: &str) -> Error {
    Error::new(code, format!("the {function} function of a generalized request returned {code}"))
}

/// MPI_Grequest_start.
///
/// # Errors
/// No handle is left.
pub fn start(process: &mut Process, callbacks: Arc<dyn Callbacks>) -> Result<abi::Request, Error> {
    let id = GeneralId(process.generals.next);
    let handle = p2p::into_handle(process, Operation::General(id), abi::Comm::SELF)?;
    process.generals.next += 1;
    process.generals.entries.insert(id, General { callbacks, complete: false });
    Ok(handle)
}

/// MPI_Grequest_complete.
///
/// # Errors
/// MPI_ERR_REQUEST when the request is not a generalized one, or complete already; the code of the
/// free function when the request was freed before.
pub fn complete(held: &mut Guard<'_, Process>, request: abi::Request) -> Result<(), Error> {
    let known = match held.requests.get(request.0) {
        Some(Request { operation: Operation::General(id), .. }) => Some(*id),
        Some(_) => None,
        None => held.generals.orphans.get(&request.0).copied(),
    };
    let general = known.and_then(|id| Some((id, held.generals.entries.get_mut(&id)?)));
    let Some((id, general)) = general.filter(|(_, general)| !general.complete) else {
        let text = match request {
            abi::Request::NULL => "request is MPI_REQUEST_NULL".into(),
            _ => format!("request is {:#x}, which is not a generalized request that is under way", request.0),
        };
        return Err(Error::new(ERR_REQUEST, text));
    };
    general.complete = true;
    held.generals.completed += 1;
    held.wake_waiters();
    match held.generals.orphans.remove(&request.0) {
        Some(_) => forget(held, id).map_or(Ok(()), Err),
        None => Ok(()),
    }
}

/// Calls the free function and forgets the request.
fn forget(held: &mut Guard<'_, Process>, id: GeneralId) -> Option<Error> {
    let general = held.generals.entries.remove(&id)?;
    process::outside(held, || general.callbacks.free()).err().map(|code| refused(code, "free"))
}

/// The status of a request, if it is complete.
pub fn peek(held: &mut Guard<'_, Process>, id: GeneralId) -> Option<Outcome> {
    if !held.generals.is_complete(id) {
        return None;
    }
    let Some(callbacks) = held.generals.callbacks(id) else { return Some(Outcome::empty()) };
    Some(match process::outside(held, || callbacks.query()) {
        Ok(outcome) => outcome,
        Err((outcome, code)) => Outcome { error: Some(refused(code, "query")), ..outcome },
    })
}

/// Takes the outcome of a request that is complete: its query function, then its free function,
/// whose failure goes before that of the query function (MPI 5.0, 13.2).
pub fn finish(held: &mut Guard<'_, Process>, id: GeneralId) -> Outcome {
    let queried = peek(held, id).unwrap_or_else(Outcome::empty);
    let error = forget(held, id).or(queried.error);
    Outcome { error, ..queried }
}

/// MPI_Request_free: the free function is called now, or when the operation is complete.
///
/// # Errors
/// The code of the free function.
pub fn free(held: &mut Guard<'_, Process>, id: GeneralId, request: abi::Request) -> Result<(), Error> {
    if held.generals.is_complete(id) {
        return forget(held, id).map_or(Ok(()), Err);
    }
    held.generals.orphans.insert(request.0, id);
    Ok(())
}

/// MPI_Cancel.
///
/// # Errors
/// The code of the cancel function.
pub fn cancel(held: &mut Guard<'_, Process>, id: GeneralId) -> Result<(), Error> {
    let complete = held.generals.is_complete(id);
    let Some(callbacks) = held.generals.callbacks(id) else { return Ok(()) };
    process::outside(held, || callbacks.cancel(complete)).map_err(|code| refused(code, "cancel"))
}
