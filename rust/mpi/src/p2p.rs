//! Point-to-point communication (MPI 5.0, chapter 3): the calls between argument parsing and the
//! engine. Blocking calls take the guard, so that they can leave the process to others while they
//! wait; the others take `&mut Process`.

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{ANY_SOURCE, ANY_TAG, PROC_NULL};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{
    Completion, Destination, Failure, Interest, MessageId, Patience, Peer, Probed, RequestId, Selector,
};
use p2pmpi_layout::{RecvBuffer, SendBuffer};

use crate::buffered;
use crate::comm::{self, Rank};
use crate::error::Error;
use crate::process::{Process, look, pause};
use crate::request::{Operation, Request};
use crate::task::Driver;

/// Send modes (MPI 5.0, 3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// MPI_Send.
    Standard,
    /// MPI_Bsend.
    Buffered,
    /// MPI_Ssend.
    Synchronous,
    /// MPI_Rsend; as standard, a missing receive is the program's error.
    Ready,
}

/// What a status tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// MPI_SOURCE.
    pub source: i32,
    /// MPI_TAG.
    pub tag: i32,
    /// Bytes received, packed.
    pub bytes: u64,
    /// MPI_Test_cancelled.
    pub cancelled: bool,
    /// What went wrong, if something did.
    pub error: Option<Error>,
}

impl Outcome {
    /// The empty status (MPI 5.0, 3.7.3).
    pub fn empty() -> Outcome {
        Outcome { source: ANY_SOURCE, tag: ANY_TAG, bytes: 0, cancelled: false, error: None }
    }

    /// The status of a receive from MPI_PROC_NULL (MPI 5.0, 3.10).
    pub fn from_null() -> Outcome {
        Outcome { source: PROC_NULL, ..Outcome::empty() }
    }

    /// The status of a finished send.
    pub fn of_send(completion: &Completion) -> Outcome {
        let error = completion.failure.as_ref().map(|failure| Error::from_failure(failure, -1, 0));
        Outcome { cancelled: completion.cancelled, error, ..Outcome::empty() }
    }

    /// The status of a finished receive.
    #[inline]
    pub fn of_receive(completion: &Completion) -> Outcome {
        if completion.cancelled || matches!(completion.failure, Some(Failure::PeerLost { .. })) {
            return Outcome::of_send(completion);
        }
        let error = completion
            .failure
            .as_ref()
            .map(|failure| Error::from_failure(failure, completion.source.into(), completion.tag));
        Outcome {
            source: completion.source as i32,
            tag: completion.tag,
            bytes: completion.length,
            cancelled: false,
            error,
        }
    }

    fn of_probe(probed: &Probed) -> Outcome {
        Outcome { source: probed.source as i32, tag: probed.tag, bytes: probed.length, ..Outcome::empty() }
    }

    /// The error as a result.
    #[inline]
    pub fn check(self) -> Result<Outcome, Error> {
        match self.error {
            None => Ok(self),
            Some(error) => Err(error),
        }
    }
}

/// Waits for an engine request.
#[inline]
pub fn complete(held: &mut Guard<'_, Process>, request: RequestId) -> Completion {
    let mut patience = Patience::until(Interest::Request(request));
    loop {
        if let Some(completion) = held.engine.take(request) {
            return completion;
        }
        pause(held, &mut patience);
    }
}

/// Receives a message that is here or comes at once, without a request; see [`Engine::recv_soon`].
/// Among many threads only what is here: completions of the others would have to be told.
///
/// [`Engine::recv_soon`]: p2pmpi_engine::Engine::recv_soon
#[inline]
pub fn recv_soon(process: &mut Process, selector: &Selector, buffer: &RecvBuffer) -> Option<Completion> {
    if process.waiters.is_some() {
        process.engine.try_recv(selector, buffer)
    } else {
        process.engine.recv_soon(selector, buffer)
    }
}

/// MPI_Send, MPI_Bsend, MPI_Ssend, MPI_Rsend.
///
/// # Errors
/// Bad arguments, MPI_ERR_BUFFER without room in buffered mode, a lost peer.
#[inline]
pub fn send(
    held: &mut Guard<'_, Process>,
    mode: Mode,
    buffer: &SendBuffer,
    dest: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<(), Error> {
    let process = &mut **held;
    let entry = process.comm(comm)?;
    let tag = comm::send_tag(tag)?;
    let Rank::At(rank) = entry.destination_rank(dest)? else { return Ok(()) };
    let to = entry.destination(rank, tag);
    if mode == Mode::Buffered {
        return buffered::send(process, comm, &to, buffer);
    }
    if mode != Mode::Synchronous && process.engine.try_send(&to, buffer).is_some() {
        return Ok(());
    }
    let request = process.engine.start_send(&to, buffer.clone(), mode == Mode::Synchronous);
    let completion = complete(held, request);
    Outcome::of_send(&completion).check().map(|_| ())
}

/// MPI_Recv.
///
/// # Errors
/// Bad arguments, truncation, a lost peer. The outcome is returned beside the error, because the
/// status is set in both cases.
#[inline]
pub fn recv(
    held: &mut Guard<'_, Process>,
    buffer: &RecvBuffer,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<Outcome, Error> {
    let process = &mut **held;
    let comm = process.comm(comm)?;
    let tag = comm::receive_tag(tag)?;
    let source = comm.source_rank(source)?;
    let from = match source {
        Rank::Null => return Ok(Outcome::from_null()),
        Rank::Any => None,
        Rank::At(rank) => Some(comm.peer(rank)),
    };
    let selector = comm.selector(source, tag);
    if let Some(completion) = recv_soon(process, &selector, buffer) {
        return Ok(Outcome::of_receive(&completion));
    }
    let request = process.engine.start_recv(selector, buffer.clone(), from);
    let completion = complete(held, request);
    Ok(Outcome::of_receive(&completion))
}

/// What a receive accepts, and the process that a named source is.
#[derive(Clone, Copy, Debug)]
pub struct Origin {
    selector: Selector,
    peer: Option<Peer>,
}

/// Where a message to these goes; `None` to MPI_PROC_NULL.
///
/// # Errors
/// Bad arguments.
#[inline]
pub fn destination(
    process: &Process,
    dest: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<Option<Destination>, Error> {
    let entry = process.comm(comm)?;
    let tag = comm::send_tag(tag)?;
    Ok(match entry.destination_rank(dest)? {
        Rank::At(rank) => Some(entry.destination(rank, tag)),
        Rank::Null | Rank::Any => None,
    })
}

/// What a receive with these accepts; `None` from MPI_PROC_NULL.
///
/// # Errors
/// Bad arguments.
#[inline(always)]
pub fn origin(process: &Process, source: i32, tag: i32, comm: abi::Comm) -> Result<Option<Origin>, Error> {
    let entry = process.comm(comm)?;
    let tag = comm::receive_tag(tag)?;
    let source = entry.source_rank(source)?;
    let peer = match source {
        Rank::Null => return Ok(None),
        Rank::Any => None,
        Rank::At(rank) => Some(entry.peer(rank)),
    };
    Ok(Some(Origin { selector: entry.selector(source, tag), peer }))
}

/// MPI_Isend, MPI_Ibsend, MPI_Issend, MPI_Irsend, and MPI_Start of their persistent forms, whose
/// communicator may be gone: the operation, not yet a handle.
///
/// # Errors
/// MPI_ERR_BUFFER.
#[inline]
pub fn start_send(
    process: &mut Process,
    mode: Mode,
    buffer: &SendBuffer,
    to: Option<Destination>,
    comm: abi::Comm,
) -> Result<Operation, Error> {
    let Some(to) = to else { return Ok(Operation::Sent) };
    match mode {
        Mode::Buffered => {
            buffered::send(process, comm, &to, buffer)?;
            Ok(Operation::Sent)
        }
        Mode::Standard | Mode::Ready if process.engine.try_send(&to, buffer).is_some() => Ok(Operation::Sent),
        _ => Ok(Operation::Send(process.engine.start_send(&to, buffer.clone(), mode == Mode::Synchronous))),
    }
}

/// MPI_Irecv and MPI_Start of its persistent form: the operation, not yet a handle.
#[inline(always)]
pub fn start_recv(process: &mut Process, buffer: RecvBuffer, from: Option<Origin>) -> Operation {
    match from {
        None => Operation::FromNull,
        Some(Origin { selector, peer }) => Operation::Recv(process.engine.start_recv(selector, buffer, peer)),
    }
}

/// Arguments of one half of MPI_Sendrecv.
#[derive(Debug)]
pub struct Half<B> {
    /// What is sent, or where it goes.
    pub buffer: B,
    /// The other rank.
    pub rank: i32,
    /// The tag.
    pub tag: i32,
}

/// MPI_Sendrecv.
///
/// # Errors
/// Those of either half.
pub fn sendrecv(
    held: &mut Guard<'_, Process>,
    send: Half<SendBuffer>,
    recv: Half<RecvBuffer>,
    comm: abi::Comm,
) -> Result<Outcome, Error> {
    let (sending, receiving) = start_pair(held, send, recv, comm)?;
    let received = receiving.wait(held);
    let sent = sending.wait(held);
    Ok(Outcome { error: sent.error.or(received.error), ..received })
}

/// MPI_Isendrecv: the operation, not yet a handle.
///
/// # Errors
/// Bad arguments of either half.
pub fn start_sendrecv(
    process: &mut Process,
    send: Half<SendBuffer>,
    recv: Half<RecvBuffer>,
    comm: abi::Comm,
) -> Result<Operation, Error> {
    let (sending, receiving) = start_pair(process, send, recv, comm)?;
    let id = |operation| match operation {
        Operation::Send(id) | Operation::Recv(id) => Some(id),
        _ => None,
    };
    Ok(Operation::Both { send: id(sending), recv: id(receiving) })
}

fn start_pair(
    process: &mut Process,
    send: Half<SendBuffer>,
    recv: Half<RecvBuffer>,
    comm: abi::Comm,
) -> Result<(Operation, Operation), Error> {
    let to = destination(process, send.rank, send.tag, comm)?;
    let from = origin(process, recv.rank, recv.tag, comm)?;
    let receiving = start_recv(process, recv.buffer, from);
    let sending = start_send(process, Mode::Standard, &send.buffer, to, comm)?;
    Ok((sending, receiving))
}

/// A message taken by a matched probe.
#[derive(Debug)]
pub struct Matched {
    /// The engine's message.
    pub message: MessageId,
    /// The communicator, for the error handler.
    pub comm: abi::Comm,
}

/// MPI_Iprobe: what has arrived.
///
/// # Errors
/// Bad arguments.
pub fn iprobe(
    held: &mut Guard<'_, Process>,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<Option<Outcome>, Error> {
    let entry = held.comm(comm)?;
    let tag = comm::receive_tag(tag)?;
    let source = entry.source_rank(source)?;
    if source == Rank::Null {
        return Ok(Some(Outcome::from_null()));
    }
    let selector = entry.selector(source, tag);
    look(held, Driver::Program);
    Ok(held.engine.probe(&selector).map(|probed| Outcome::of_probe(&probed)))
}

/// MPI_Probe.
///
/// # Errors
/// Bad arguments, a lost peer.
pub fn probe(
    held: &mut Guard<'_, Process>,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<Outcome, Error> {
    let mut patience = Patience::until(Interest::Arrivals);
    loop {
        if let Some(outcome) = iprobe(held, source, tag, comm)? {
            return Ok(outcome);
        }
        check_alive(held, source, comm)?;
        pause(held, &mut patience);
    }
}

/// A named source that is gone will never send: say so instead of waiting for ever.
fn check_alive(process: &mut Process, source: i32, comm: abi::Comm) -> Result<(), Error> {
    let entry = process.comm(comm)?;
    let Rank::At(rank) = entry.source_rank(source)? else { return Ok(()) };
    let peer = entry.peer(rank);
    match process.engine.lost(peer) {
        Some(why) => Err(Error::from_failure(&Failure::PeerLost { peer, why }, source.into(), 0)),
        None => Ok(()),
    }
}

/// MPI_Improbe: takes the message out of matching; `None` inside for MPI_MESSAGE_NO_PROC.
///
/// # Errors
/// Bad arguments.
pub fn improbe(
    held: &mut Guard<'_, Process>,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<Option<(abi::Message, Outcome)>, Error> {
    let entry = held.comm(comm)?;
    let tag = comm::receive_tag(tag)?;
    let source = entry.source_rank(source)?;
    if source == Rank::Null {
        return Ok(Some((abi::Message::NO_PROC, Outcome::from_null())));
    }
    let selector = entry.selector(source, tag);
    look(held, Driver::Program);
    let Some((message, probed)) = held.engine.matched_probe(&selector) else { return Ok(None) };
    let handle = held.messages.insert(Matched { message, comm }).ok_or_else(no_handles)?;
    Ok(Some((abi::Message(handle as usize), Outcome::of_probe(&probed))))
}

/// MPI_Mprobe.
///
/// # Errors
/// Bad arguments, a lost peer.
pub fn mprobe(
    held: &mut Guard<'_, Process>,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<(abi::Message, Outcome), Error> {
    let mut patience = Patience::until(Interest::Arrivals);
    loop {
        if let Some(found) = improbe(held, source, tag, comm)? {
            return Ok(found);
        }
        check_alive(held, source, comm)?;
        pause(held, &mut patience);
    }
}

#[cold]
fn bad_message(message: abi::Message) -> Error {
    let text = match message {
        abi::Message::NULL => "message is MPI_MESSAGE_NULL".into(),
        _ => format!("message is {:#x}, which no matched probe has returned (or it was received)", message.0),
    };
    Error::new(abi::error::ERR_REQUEST, text)
}

/// The communicator on which a message arrived.
///
/// # Errors
/// MPI_ERR_REQUEST for a message handle that is null, stale or was received before.
pub fn message_comm(process: &Process, message: abi::Message) -> Result<abi::Comm, Error> {
    if message == abi::Message::NO_PROC {
        return Ok(abi::Comm::SELF);
    }
    process.messages.get(message.0).map(|matched| matched.comm).ok_or_else(|| bad_message(message))
}

/// MPI_Imrecv, and waited for, MPI_Mrecv. The receive uses the communicator in the message's stead:
/// its request, or [`comm::release`], tells when it is over.
///
/// # Errors
/// As [`message_comm`].
pub fn start_mrecv(
    process: &mut Process,
    buffer: RecvBuffer,
    message: abi::Message,
) -> Result<Operation, Error> {
    if message == abi::Message::NO_PROC {
        return Ok(Operation::FromNull);
    }
    let matched = process.messages.remove(message.0).ok_or_else(|| bad_message(message))?;
    let request = process.engine.start_matched_recv(matched.message, buffer);
    let request = request.ok_or_else(|| bad_message(message))?;
    Ok(Operation::Recv(request))
}

#[cold]
pub(crate) fn no_handles() -> Error {
    Error::new(abi::error::ERR_NO_MEM, "no handle is left for another object of this kind; free some first")
}

/// Gives an operation a handle.
///
/// # Errors
/// No handle is left.
#[inline(always)]
pub fn into_handle(
    process: &mut Process,
    operation: Operation,
    comm: abi::Comm,
) -> Result<abi::Request, Error> {
    let request = Request { operation, comm, persistent: None };
    process.requests.insert(request).map(|raw| abi::Request(raw as usize)).ok_or_else(no_handles)
}
