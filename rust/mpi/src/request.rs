//! Requests as the program sees them: completion, persistence, cancel, free (MPI 5.0, 3.7 to 3.9).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Completion, Destination, Patience, RequestId};
use p2pmpi_layout::{RecvBuffer, SendBuffer};

use crate::comm;
use crate::error::Error;
use crate::grequest::{self, GeneralId};
use crate::p2p::{self, Mode, Origin, Outcome};
use crate::part;
use crate::process::{Process, look, pause};
use crate::task::{self, Driver, Starter, TaskId};

/// One communication under way.
#[derive(Clone, Copy, Debug)]
pub enum Operation {
    /// A send in the engine.
    Send(RequestId),
    /// A receive in the engine.
    Recv(RequestId),
    /// A send and a receive at once, whose outcome is asked for (MPI_Isendrecv). `None`: a send that
    /// left at once, a receive from MPI_PROC_NULL.
    Both {
        /// The send.
        send: Option<RequestId>,
        /// The receive.
        recv: Option<RequestId>,
    },
    /// A send that left at once, or went to MPI_PROC_NULL.
    Sent,
    /// A receive from MPI_PROC_NULL.
    FromNull,
    /// More than one message.
    Task(TaskId),
    /// What the program does itself (MPI_Grequest_start).
    General(GeneralId),
    /// A persistent request between two starts.
    Inactive,
}

impl Operation {
    /// True when the outcome is known.
    #[inline]
    pub fn is_done(&self, process: &Process) -> bool {
        match self {
            Operation::Send(id) | Operation::Recv(id) => process.engine.is_complete(*id),
            Operation::Both { send, recv } => {
                send.iter().chain(recv).all(|id| process.engine.is_complete(*id))
            }
            Operation::Task(id) => process.tasks.is_over(*id),
            Operation::General(id) => process.generals.is_complete(*id),
            Operation::Sent | Operation::FromNull | Operation::Inactive => true,
        }
    }

    /// Takes the outcome of an operation that is done.
    fn finish(self, held: &mut Guard<'_, Process>) -> Outcome {
        let gone = || Completion { source: 0, tag: 0, length: 0, cancelled: false, failure: None };
        match self {
            Operation::Send(id) => Outcome::of_send(&held.engine.take(id).unwrap_or_else(gone)),
            Operation::Recv(id) => Outcome::of_receive(&held.engine.take(id).unwrap_or_else(gone)),
            Operation::Both { send, recv } => {
                let sent = send.map_or(Operation::Sent, Operation::Send).finish(held);
                let received = recv.map_or(Operation::FromNull, Operation::Recv).finish(held);
                Outcome { error: sent.error.or(received.error), ..received }
            }
            Operation::FromNull => Outcome::from_null(),
            Operation::Task(id) => held.tasks.take(id).unwrap_or_else(Outcome::empty),
            Operation::General(id) => grequest::finish(held, id),
            Operation::Sent | Operation::Inactive => Outcome::empty(),
        }
    }

    /// How it ended, if it is over, leaving it as it is.
    fn peek(self, held: &mut Guard<'_, Process>) -> Option<Outcome> {
        match self {
            Operation::Send(id) => held.engine.peek(id).map(Outcome::of_send),
            Operation::Recv(id) => held.engine.peek(id).map(Outcome::of_receive),
            Operation::Both { send, recv } => {
                let sent = send.map_or(Operation::Sent, Operation::Send).peek(held)?;
                let received = recv.map_or(Operation::FromNull, Operation::Recv).peek(held)?;
                Some(Outcome { error: sent.error.or(received.error), ..received })
            }
            Operation::FromNull => Some(Outcome::from_null()),
            Operation::Task(id) => held.tasks.peek(id),
            Operation::General(id) => grequest::peek(held, id),
            Operation::Sent | Operation::Inactive => Some(Outcome::empty()),
        }
    }

    /// Waits for the outcome.
    pub fn wait(self, held: &mut Guard<'_, Process>) -> Outcome {
        let mut patience = Patience::default();
        while !self.is_done(held) {
            pause(held, &mut patience);
        }
        self.finish(held)
    }
}

/// What a persistent request does at each start (MPI 5.0, 3.9).
#[derive(Clone, Debug)]
pub enum Template {
    /// MPI_Send_init and its modes.
    Send {
        /// The mode.
        mode: Mode,
        /// What is sent.
        buffer: SendBuffer,
        /// Where it goes; `None`: to MPI_PROC_NULL.
        to: Option<Destination>,
    },
    /// MPI_Recv_init.
    Recv {
        /// Where it goes.
        buffer: RecvBuffer,
        /// What it accepts; `None`: from MPI_PROC_NULL.
        from: Option<Origin>,
    },
    /// The persistent form of an operation of many messages.
    Task(Starter),
    /// MPI_Psend_init and MPI_Precv_init.
    Partitioned(Arc<part::Channel>),
}

/// An entry of the request table.
#[derive(Clone, Debug)]
pub struct Request {
    /// What is going on.
    pub operation: Operation,
    /// Whose error handler reports failures.
    pub comm: abi::Comm,
    /// What to do at MPI_Start, for persistent requests.
    pub persistent: Option<Box<Template>>,
}

#[cold]
fn bad_request(request: abi::Request) -> Error {
    let text = match request {
        abi::Request::NULL => "request is MPI_REQUEST_NULL".into(),
        _ => format!("request is {:#x}, which is not a request (or it was completed or freed)", request.0),
    };
    Error::new(abi::error::ERR_REQUEST, text)
}

/// The entry of a handle.
///
/// # Errors
/// MPI_ERR_REQUEST.
#[inline]
pub fn entry(process: &Process, request: abi::Request) -> Result<&Request, Error> {
    process.requests.get(request.0).ok_or_else(|| bad_request(request))
}

/// The request is null, or persistent and not started: waits and tests skip it.
pub fn is_inactive(process: &Process, request: abi::Request) -> Result<bool, Error> {
    Ok(request == abi::Request::NULL || matches!(entry(process, request)?.operation, Operation::Inactive))
}

/// True when a wait for this request would return at once.
///
/// # Errors
/// MPI_ERR_REQUEST.
#[inline]
pub fn is_done(process: &Process, request: abi::Request) -> Result<bool, Error> {
    if request == abi::Request::NULL {
        return Ok(true);
    }
    Ok(entry(process, request)?.operation.is_done(process))
}

/// Ends a request that is done: takes the outcome, makes a persistent one inactive, frees any
/// other and sets its handle to null.
///
/// # Errors
/// MPI_ERR_REQUEST.
#[inline]
pub fn finish(held: &mut Guard<'_, Process>, request: &mut abi::Request) -> Result<Outcome, Error> {
    finish_of(held, request).map(|(outcome, _)| outcome)
}

/// As [`finish`]; also whose error handler hears of a failure.
///
/// # Errors
/// MPI_ERR_REQUEST.
#[inline]
pub fn finish_of(
    held: &mut Guard<'_, Process>,
    request: &mut abi::Request,
) -> Result<(Outcome, Option<abi::Comm>), Error> {
    if *request == abi::Request::NULL {
        return Ok((Outcome::empty(), None));
    }
    let entry = held.requests.get_mut(request.0).ok_or_else(|| bad_request(*request))?;
    let (operation, comm) = (entry.operation, entry.comm);
    if entry.persistent.is_some() {
        entry.operation = Operation::Inactive;
    } else {
        held.requests.remove(request.0);
        *request = abi::Request::NULL;
        comm::release(held, comm);
    }
    Ok((operation.finish(held), Some(comm)))
}

/// MPI_Wait.
///
/// # Errors
/// MPI_ERR_REQUEST; failures of the operation are in the outcome.
pub fn wait(held: &mut Guard<'_, Process>, request: &mut abi::Request) -> Result<Outcome, Error> {
    let mut patience = Patience::default();
    while !is_done(held, *request)? {
        pause(held, &mut patience);
    }
    finish(held, request)
}

/// MPI_Test.
///
/// # Errors
/// As [`wait`].
pub fn test(held: &mut Guard<'_, Process>, request: &mut abi::Request) -> Result<Option<Outcome>, Error> {
    if !is_done(held, *request)? {
        look(held, Driver::Program);
        if !is_done(held, *request)? {
            return Ok(None);
        }
    }
    finish(held, request).map(Some)
}

/// Requests that are active, and whether any of them is done.
fn ready(process: &Process, requests: &[abi::Request]) -> Result<(bool, Vec<usize>), Error> {
    let mut active = false;
    let mut done = Vec::new();
    for (index, request) in requests.iter().enumerate() {
        if is_inactive(process, *request)? {
            continue;
        }
        active = true;
        if is_done(process, *request)? {
            done.push(index);
        }
    }
    Ok((active, done))
}

/// What MPI_Waitsome and friends found.
#[derive(Debug)]
pub enum Ready {
    /// No request in the list is active: MPI_UNDEFINED.
    NoneActive,
    /// Those that are done, by index.
    Done(Vec<usize>),
}

/// Waits until some active request is done; returns the indices of all that are.
///
/// # Errors
/// MPI_ERR_REQUEST.
pub fn wait_some(held: &mut Guard<'_, Process>, requests: &[abi::Request]) -> Result<Ready, Error> {
    let mut patience = Patience::default();
    let mut seen = None;
    loop {
        // Look at the list again only after something has completed.
        let completions = held.completions();
        if seen != Some(completions) {
            seen = Some(completions);
            let (active, done) = ready(held, requests)?;
            if !active {
                return Ok(Ready::NoneActive);
            }
            if !done.is_empty() {
                return Ok(Ready::Done(done));
            }
        }
        pause(held, &mut patience);
    }
}

/// One look, after one round of progress.
///
/// # Errors
/// MPI_ERR_REQUEST.
pub fn test_some(held: &mut Guard<'_, Process>, requests: &[abi::Request]) -> Result<Ready, Error> {
    look(held, Driver::Program);
    let (active, done) = ready(held, requests)?;
    Ok(if active { Ready::Done(done) } else { Ready::NoneActive })
}

/// MPI_Start.
///
/// # Errors
/// MPI_ERR_REQUEST when the request is not persistent or still active.
pub fn start(held: &mut Guard<'_, Process>, request: abi::Request) -> Result<(), Error> {
    let Request { operation, comm, persistent } = entry(held, request)?.clone();
    let (Some(template), Operation::Inactive) = (persistent, operation) else {
        return Err(Error::new(
            abi::error::ERR_REQUEST,
            "request is not an inactive persistent request; wait for it before starting it again",
        )
        .on(comm));
    };
    let started = match *template {
        Template::Send { mode, buffer, to } => p2p::start_send(held, mode, &buffer, to, comm),
        Template::Recv { buffer, from } => Ok(p2p::start_recv(held, buffer, from)),
        Template::Task(starter) => starter.start(held),
        Template::Partitioned(channel) => Ok(part::start(held, &channel)),
    };
    let operation = started.map_err(|error| error.on(comm))?;
    held.requests.get_mut(request.0).ok_or_else(|| bad_request(request))?.operation = operation;
    Ok(())
}

/// MPI_Cancel: marks the operation for cancellation; whether it was is known at its completion.
///
/// # Errors
/// MPI_ERR_REQUEST.
pub fn cancel(held: &mut Guard<'_, Process>, request: abi::Request) -> Result<(), Error> {
    match entry(held, request)?.operation {
        Operation::Send(id) => {
            held.engine.cancel_send(id);
            // To the process itself the question and its answer are a round each: programs ask for the
            // outcome once, and receive the message if it does not say cancelled.
            for _ in 0..2 {
                if !held.engine.is_complete(id) {
                    look(held, Driver::Program);
                }
            }
        }
        Operation::Recv(id) => held.engine.cancel_recv(id),
        Operation::Task(id) => task::cancel(held, id),
        Operation::General(id) => grequest::cancel(held, id)?,
        Operation::Both { .. } | Operation::Sent | Operation::FromNull | Operation::Inactive => {}
    }
    Ok(())
}

/// MPI_Request_free: an active operation goes on unseen.
///
/// # Errors
/// MPI_ERR_REQUEST; the code of the free function of a generalized request.
pub fn free(held: &mut Guard<'_, Process>, request: &mut abi::Request) -> Result<(), Error> {
    let entry = held.requests.remove(request.0).ok_or_else(|| bad_request(*request))?;
    let handle = std::mem::replace(request, abi::Request::NULL);
    comm::release(held, entry.comm);
    let idle = matches!(entry.operation, Operation::Inactive);
    if let (true, Some(Template::Partitioned(channel))) = (idle, entry.persistent.as_deref()) {
        part::free(held, channel);
    }
    let (first, second) = match entry.operation {
        Operation::Send(id) | Operation::Recv(id) => (Some(id), None),
        Operation::Both { send, recv } => (send, recv),
        Operation::Task(id) => {
            held.tasks.detach(id);
            (None, None)
        }
        Operation::General(id) => return grequest::free(held, id, handle),
        Operation::Sent | Operation::FromNull | Operation::Inactive => (None, None),
    };
    first.into_iter().chain(second).for_each(|id| held.engine.detach(id));
    Ok(())
}

/// A persistent request, not started.
///
/// # Errors
/// No handle is left.
pub fn persistent(process: &mut Process, template: Template, comm: abi::Comm) -> Result<abi::Request, Error> {
    let request = Request { operation: Operation::Inactive, comm, persistent: Some(Box::new(template)) };
    process.requests.insert(request).map(|raw| abi::Request(raw as usize)).ok_or_else(p2p::no_handles)
}

/// How a request that is done ended, leaving it as it is (MPI_Request_get_status). The failure of a
/// communication is reported by the call that completes it, that of a query function by this one.
///
/// # Errors
/// MPI_ERR_REQUEST.
pub fn peek(held: &mut Guard<'_, Process>, request: abi::Request) -> Result<Option<Outcome>, Error> {
    if request == abi::Request::NULL {
        return Ok(Some(Outcome::empty()));
    }
    let operation = entry(held, request)?.operation;
    let found = operation.peek(held);
    Ok(match operation {
        Operation::General(_) => found,
        _ => found.map(|outcome| Outcome { error: None, ..outcome }),
    })
}
