//! Starting a receive, and probing.

use p2pmpi_layout::RecvBuffer;
use p2pmpi_transport::{Link, Peer};
use p2pmpi_wire::{Envelope, Token};

use crate::core::{Arrived, Awaited, Body, Core};
use crate::engine::Engine;
use crate::matching::Selector;
use crate::request::{Completion, Failure, Request, RequestId, State};

/// Rounds of progress in which a message is awaited before its receive is posted: a few times
/// what it takes between two cores.
const SOON: u32 = 64;

/// A message taken out of matching by a matched probe (MPI 5.0, 3.8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MessageId(pub(crate) Token);

#[derive(Debug)]
pub(crate) struct Message {
    envelope: Envelope,
    arrived: Arrived,
}

/// What a probe tells of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Probed {
    /// Rank of the sender in the communicator.
    pub source: u32,
    /// Tag.
    pub tag: i32,
    /// Bytes of the whole message.
    pub length: u64,
}

impl From<&Envelope> for Probed {
    fn from(envelope: &Envelope) -> Probed {
        Probed { source: envelope.source, tag: envelope.tag, length: envelope.length }
    }
}

impl<L: Link> Engine<L> {
    /// Receives a message that is already here, with all its bytes, without a request.
    #[inline]
    pub fn try_recv(&mut self, selector: &Selector, buffer: &RecvBuffer) -> Option<Completion> {
        if self.core.unexpected.is_empty() {
            return None;
        }
        let (_, found) = self.core.unexpected.find(selector)?;
        if !matches!(found.body, Body::Here { .. }) {
            return None;
        }
        let (envelope, arrived) = self.core.unexpected.take(selector)?;
        let completion = self.core.accept_into(buffer, &envelope, arrived);
        self.flush();
        Some(completion)
    }

    /// Receives a message that is here or comes within some rounds of progress, without a request.
    /// `None`: it did not come, or another operation ended meanwhile, or its bytes are still at the
    /// sender; use [`Engine::start_recv`]. The caller has the engine for itself all the while, so
    /// that no receive is posted behind this one.
    #[inline]
    pub fn recv_soon(&mut self, selector: &Selector, buffer: &RecvBuffer) -> Option<Completion> {
        if !self.core.unexpected.is_empty() && self.core.unexpected.find(selector).is_some() {
            return self.try_recv(selector, buffer);
        }
        let awaited = Awaited { selector: *selector, buffer: buffer.clone(), outcome: None, over: false };
        self.core.awaited = Some(awaited);
        let completions = self.core.completions;
        for _ in 0..if self.crowded { 1 } else { SOON } {
            self.progress();
            if self.core.completions != completions || self.core.awaited.as_ref().is_none_or(|it| it.over) {
                break;
            }
        }
        self.core.awaited.take()?.outcome
    }

    /// Starts a receive. `from` is the process of the named source, `None` for any source.
    #[inline]
    pub fn start_recv(&mut self, selector: Selector, buffer: RecvBuffer, from: Option<Peer>) -> RequestId {
        let found = self.core.unexpected.take(&selector);
        let lost = from.and_then(|peer| Some((peer, self.core.channels.of(peer).lost.clone()?)));
        if let (None, Some((peer, why))) = (&found, lost) {
            let failure = Some(Failure::PeerLost { peer, why });
            return self.already(Completion { failure, ..Completion::sent() });
        }
        let request = self.post(selector, buffer, from, found.is_none());
        if let Some((envelope, arrived)) = found {
            self.core.accept(request.0, envelope, arrived);
            self.after_frames();
        }
        request
    }

    #[inline(always)]
    fn post(&mut self, selector: Selector, buffer: RecvBuffer, from: Option<Peer>, wait: bool) -> RequestId {
        let Core { requests, posted, .. } = &mut self.core;
        RequestId(requests.insert_with(|token| {
            let posted = wait.then(|| posted.post(selector, token));
            Request { state: State::Posted { buffer, posted }, peer: from, detached: false }
        }))
    }

    /// The earliest message that the selector accepts, if one has arrived.
    pub fn probe(&mut self, selector: &Selector) -> Option<Probed> {
        self.core.unexpected.find(selector).map(|(envelope, _)| envelope.into())
    }

    /// Takes that message out of matching.
    pub fn matched_probe(&mut self, selector: &Selector) -> Option<(MessageId, Probed)> {
        let (envelope, arrived) = self.core.unexpected.take(selector)?;
        let probed = Probed::from(&envelope);
        Some((MessageId(self.messages.insert(Message { envelope, arrived })), probed))
    }

    /// Starts the receive of a message that a matched probe took; `None` if it was received before.
    pub fn start_matched_recv(&mut self, message: MessageId, buffer: RecvBuffer) -> Option<RequestId> {
        let Message { envelope, arrived } = self.messages.remove(message.0)?;
        let selector = Selector { context: envelope.context, source: None, tag: None };
        let request = self.post(selector, buffer, Some(arrived.peer), false);
        self.core.accept(request.0, envelope, arrived);
        self.after_frames();
        Some(request)
    }

    /// Cancels a receive that has not matched yet; one that has goes on (MPI 5.0, 3.8.4).
    pub fn cancel_recv(&mut self, request: RequestId) {
        let Some(Request { state: State::Posted { posted: Some(posted), .. }, .. }) =
            self.core.requests.get(request.0)
        else {
            return;
        };
        self.core.posted.remove(*posted);
        self.core.complete(request.0, Completion::cancelled());
    }
}
