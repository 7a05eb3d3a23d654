//! The engine's state, and what it does with frames that arrive.
//!
//! `Core` is everything but the links, so that a link can be polled while it delivers into `Core`.
//! It never sends by itself: what must leave is put on a [`Channel`] and leaves in
//! `progress::flush`, with the same order and back-pressure as everything else.

use std::collections::VecDeque;

use p2pmpi_layout::RecvBuffer;
use p2pmpi_transport::{Peer, Sink};
use p2pmpi_wire::{Envelope, Header, Token};

use crate::channel::Channels;
use crate::counters::{Counters, Watch};
use crate::matching::{Posted, Selector, Unexpected};
use crate::request::{Completion, Failure, Request, State};
use crate::slab::Slab;

/// A message that arrived before its receive.
#[derive(Debug)]
pub(crate) struct Arrived {
    pub peer: Peer,
    pub body: Body,
}

#[derive(Debug)]
pub(crate) enum Body {
    /// All its bytes; the sender waits for the match if it gave a token.
    Here { bytes: Vec<u8>, sender: Option<Token> },
    /// The bytes are still at the sender.
    There { sender: Token, single_copy: bool },
}

/// A receive that looks for its message without a request, behind all that are posted. It is there
/// during [`crate::Engine::recv_soon`] only, so that none is posted after it.
#[derive(Debug)]
pub(crate) struct Awaited {
    pub selector: Selector,
    pub buffer: RecvBuffer,
    pub outcome: Option<Completion>,
    /// Its message has come, whole or announced: it takes no other.
    pub over: bool,
}

/// A matched rendezvous whose bytes are to be fetched with a single copy.
#[derive(Debug)]
pub(crate) struct Fetch {
    pub peer: Peer,
    pub request: Token,
}

/// Buffers of unexpected messages are kept for reuse up to this many and this size each.
const POOL: usize = 64;
const POOL_BYTES: usize = 32 << 10;

#[derive(Debug, Default)]
pub(crate) struct Core {
    pub requests: Slab<Request>,
    pub channels: Channels,
    pub posted: Posted<Token>,
    pub unexpected: Unexpected<Arrived>,
    pub awaited: Option<Awaited>,
    /// Channels with something to send, in turn.
    pub pending: VecDeque<Peer>,
    /// Single copies to do after the poll.
    pub fetches: Vec<Fetch>,
    /// Exposures that are over.
    pub conceal: Vec<Token>,
    /// Links that broke since the agent was last told.
    pub losses: Vec<(Peer, String)>,
    /// Counts completions, so that a waiter on many requests looks again only after a change.
    pub completions: u64,
    pool: Vec<Vec<u8>>,
    /// The program is done with its peers: one that closes its link has left, it is not lost.
    pub leaving: bool,
    pub counters: Counters,
    pub watch: Watch,
}

impl Core {
    #[inline]
    pub fn complete(&mut self, request: Token, completion: Completion) {
        self.completions += 1;
        let Some(entry) = self.requests.get_mut(request) else { return };
        if matches!(entry.state, State::Offered { exposed: true, .. }) {
            self.conceal.push(request);
        }
        if entry.detached {
            self.requests.remove(request);
        } else {
            entry.state = State::Complete(completion);
        }
    }

    /// Puts an answer on its way.
    pub fn answer(&mut self, peer: Peer, header: Header) {
        self.channels.of(peer).control.push_back(header);
        self.wants_to_send(peer);
    }

    #[inline]
    pub fn wants_to_send(&mut self, peer: Peer) {
        let channel = self.channels.of(peer);
        if !channel.pending {
            channel.pending = true;
            self.pending.push_back(peer);
        }
    }

    /// True when this is the next message of its channel. A frame that comes twice (a fault, a
    /// resend after a failover) is dropped here and nowhere else.
    #[inline]
    fn deduplicate(&mut self, peer: Peer, envelope: &Envelope) -> bool {
        let channel = self.channels.of(peer);
        if envelope.sequence != channel.received + 1 {
            self.counters.duplicates += 1;
            return false;
        }
        channel.received = envelope.sequence;
        channel.bytes_received += envelope.length;
        true
    }

    /// Keeps a message until its receive comes.
    #[inline]
    fn keep(&mut self, envelope: Envelope, arrived: Arrived) {
        self.watch.on_unexpected(arrived.peer, &envelope);
        self.unexpected.push(envelope, arrived);
        self.counters.unexpected += 1;
        let waiting = self.unexpected.len() as u64;
        self.counters.unexpected_high = self.counters.unexpected_high.max(waiting);
    }

    #[inline]
    fn on_eager(&mut self, peer: Peer, envelope: Envelope, sender: Option<Token>, payload: &[u8]) {
        if !self.deduplicate(peer, &envelope) {
            return;
        }
        match self.posted.take(&envelope) {
            Some(request) => self.deliver(peer, request, &envelope, sender, payload),
            None if self.is_awaited(&envelope) => self.satisfy(peer, &envelope, sender, payload),
            None => {
                let mut bytes = self.pool.pop().unwrap_or_default();
                bytes.extend_from_slice(payload);
                self.keep(envelope, Arrived { peer, body: Body::Here { bytes, sender } });
            }
        }
    }

    /// Whether the receive without a request takes this message, which no posted one wants.
    #[inline]
    fn is_awaited(&self, envelope: &Envelope) -> bool {
        self.awaited.as_ref().is_some_and(|awaited| !awaited.over && awaited.selector.accepts(envelope))
    }

    /// Gives a whole message to the receive without a request.
    #[inline]
    fn satisfy(&mut self, peer: Peer, envelope: &Envelope, sender: Option<Token>, payload: &[u8]) {
        let Some(awaited) = &mut self.awaited else { return };
        awaited.buffer.unpack(0, payload);
        awaited.outcome = Some(Completion::received(envelope, awaited.buffer.packed_size()));
        awaited.over = true;
        if let Some(sender) = sender {
            self.answer(peer, Header::Matched { sender });
        }
    }

    /// Gives a whole message to the receive that matched it.
    #[inline]
    fn deliver(
        &mut self,
        peer: Peer,
        request: Token,
        envelope: &Envelope,
        sender: Option<Token>,
        payload: &[u8],
    ) {
        if let Some(Request { state: State::Posted { buffer, .. }, .. }) = self.requests.get_mut(request) {
            buffer.unpack(0, payload);
            let room = buffer.packed_size();
            self.complete(request, Completion::received(envelope, room));
        }
        if let Some(sender) = sender {
            self.answer(peer, Header::Matched { sender });
        }
    }

    fn on_request_to_send(&mut self, peer: Peer, envelope: Envelope, sender: Token, single_copy: bool) {
        if !self.deduplicate(peer, &envelope) {
            return;
        }
        match self.posted.take(&envelope) {
            Some(request) => self.begin_receiving(peer, request, envelope, sender, single_copy),
            None => {
                // A message without its bytes needs a request.
                if self.is_awaited(&envelope)
                    && let Some(awaited) = &mut self.awaited
                {
                    awaited.over = true;
                }
                self.keep(envelope, Arrived { peer, body: Body::There { sender, single_copy } });
            }
        }
    }

    /// A receive has matched a message whose bytes are still at the sender.
    fn begin_receiving(
        &mut self,
        peer: Peer,
        request: Token,
        envelope: Envelope,
        sender: Token,
        single_copy: bool,
    ) {
        let Some(entry) = self.requests.get_mut(request) else { return };
        let State::Posted { buffer, .. } = &entry.state else { return };
        let buffer = buffer.clone();
        entry.peer = Some(peer);
        entry.state = State::Receiving { buffer, sender, envelope, received: 0 };
        if single_copy {
            self.fetches.push(Fetch { peer, request });
        } else {
            self.answer(peer, Header::ClearToSend { sender, receiver: request, offset: 0 });
        }
    }

    /// A receive finds its message among the unexpected ones (or was handed it by a matched probe).
    pub fn accept(&mut self, request: Token, envelope: Envelope, arrived: Arrived) {
        let Arrived { peer, body } = arrived;
        match body {
            Body::Here { bytes, sender } => {
                self.deliver(peer, request, &envelope, sender, &bytes);
                self.recycle(bytes);
            }
            Body::There { sender, single_copy } => {
                self.begin_receiving(peer, request, envelope, sender, single_copy);
            }
        }
    }

    /// A blocking receive finds its message here: no request is needed.
    pub fn accept_into(&mut self, buffer: &RecvBuffer, envelope: &Envelope, arrived: Arrived) -> Completion {
        let Arrived { peer, body } = arrived;
        let Body::Here { bytes, sender } = body else {
            unreachable!("the caller looked: the bytes are here");
        };
        buffer.unpack(0, &bytes);
        self.recycle(bytes);
        if let Some(sender) = sender {
            self.answer(peer, Header::Matched { sender });
        }
        Completion::received(envelope, buffer.packed_size())
    }

    fn recycle(&mut self, mut bytes: Vec<u8>) {
        if self.pool.len() < POOL && bytes.capacity() <= POOL_BYTES {
            bytes.clear();
            self.pool.push(bytes);
        }
    }

    fn on_clear_to_send(&mut self, peer: Peer, sender: Token, receiver: Token, from: u64) {
        let Some(entry) = self.requests.get_mut(sender) else { return };
        let State::Offered { buffer, exposed, .. } = &entry.state else { return };
        if entry.peer != Some(peer) || from > buffer.packed_size() {
            return;
        }
        if *exposed {
            self.conceal.push(sender);
        }
        let buffer = buffer.clone();
        entry.state = State::Streaming { buffer, receiver, offset: from };
        self.channels.of(peer).streams.push_back(sender);
        self.wants_to_send(peer);
    }

    fn on_data(&mut self, peer: Peer, receiver: Token, offset: u64, payload: &[u8]) {
        let Some(entry) = self.requests.get_mut(receiver) else { return };
        let State::Receiving { buffer, envelope, received, .. } = &mut entry.state else { return };
        // A duplicate repeats an offset; a gap cannot come from a correct peer. Both are dropped.
        if entry.peer != Some(peer) || offset != *received {
            return;
        }
        let length = payload.len() as u64;
        if length > envelope.length - *received {
            return;
        }
        buffer.unpack(offset, payload);
        *received += length;
        if *received == envelope.length {
            let completion = Completion::received(envelope, buffer.packed_size());
            self.complete(receiver, completion);
        }
    }

    fn on_matched(&mut self, peer: Peer, sender: Token) {
        let Some(entry) = self.requests.get(sender) else { return };
        let waits = matches!(entry.state, State::AwaitsMatch { .. } | State::Offered { .. });
        if entry.peer == Some(peer) && waits {
            self.complete(sender, Completion::sent());
        }
    }

    fn on_cancel(&mut self, peer: Peer, sender: Token, sequence: u64) {
        let found = self
            .unexpected
            .take_where(|envelope, arrived| arrived.peer == peer && envelope.sequence == sequence);
        self.answer(peer, Header::CancelReply { sender, cancelled: found.is_some() });
    }

    fn on_cancel_reply(&mut self, peer: Peer, sender: Token, cancelled: bool) {
        let Some(entry) = self.requests.get(sender) else { return };
        let waits = matches!(entry.state, State::AwaitsMatch { .. } | State::Offered { .. });
        if cancelled && entry.peer == Some(peer) && waits {
            self.complete(sender, Completion::cancelled());
        }
    }

    /// Ends every operation that needs `peer`, now and later.
    pub fn lose(&mut self, peer: Peer, why: String) {
        let channel = self.channels.of(peer);
        if channel.lost.is_some() {
            return;
        }
        channel.lost = Some(why.clone());
        channel.control.clear();
        channel.messages.clear();
        channel.streams.clear();
        self.watch.on_lost(peer);
        let concerned: Vec<Token> = self
            .requests
            .iter()
            .filter(|(_, entry)| entry.peer == Some(peer) && !matches!(entry.state, State::Complete(_)))
            .map(|(token, _)| token)
            .collect();
        for token in concerned {
            self.fail(token, peer, why.clone());
        }
    }

    pub fn fail(&mut self, token: Token, peer: Peer, why: String) {
        let Some(entry) = self.requests.get(token) else { return };
        if let State::Posted { posted: Some(posted), .. } = entry.state {
            self.posted.remove(posted);
        }
        let failure = Some(Failure::PeerLost { peer, why });
        self.complete(token, Completion { failure, ..Completion::sent() });
    }
}

impl Sink for Core {
    #[inline]
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        match header {
            Header::Eager { envelope } => self.on_eager(peer, envelope, None, payload),
            Header::EagerSync { envelope, sender } => self.on_eager(peer, envelope, Some(sender), payload),
            Header::RequestToSend { envelope, sender, single_copy } => {
                self.on_request_to_send(peer, envelope, sender, single_copy);
            }
            Header::ClearToSend { sender, receiver, offset } => {
                self.on_clear_to_send(peer, sender, receiver, offset);
            }
            Header::Data { receiver, offset, .. } => self.on_data(peer, receiver, offset, payload),
            Header::Matched { sender } => self.on_matched(peer, sender),
            Header::Cancel { sender, sequence } => self.on_cancel(peer, sender, sequence),
            Header::CancelReply { sender, cancelled } => self.on_cancel_reply(peer, sender, cancelled),
            // Links use it among themselves and do not deliver it.
            Header::Close { .. } => {}
        }
    }

    #[inline]
    fn is_satisfied(&self) -> bool {
        self.awaited.as_ref().is_some_and(|awaited| awaited.over)
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        if !self.leaving {
            self.losses.push((peer, why.clone()));
            self.lose(peer, why);
        }
    }
}
