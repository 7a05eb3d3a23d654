//! Progress: polls the links, does what frames asked for, and sends what waits.

use p2pmpi_layout::SendBuffer;
use p2pmpi_transport::{Link, Peer, Refused};
use p2pmpi_wire::{Header, Token};

use crate::control::Phase;
use crate::core::Fetch;
use crate::engine::Engine;
use crate::request::{Completion, Request, State};

/// Frames taken from the links before the caller gets its turn again.
pub(crate) const BUDGET: usize = 64;

/// Whether a channel still has something to send.
enum Turn {
    Done,
    Later,
}

impl<L: Link> Engine<L> {
    /// One round. Returns true when anything moved.
    #[inline]
    pub fn progress(&mut self) -> bool {
        if self.phase == Phase::Drained {
            return false;
        }
        let frames = self.link.poll(&mut self.core, BUDGET);
        if !self.ended.is_empty() {
            self.lose_ended();
        }
        if frames > 0 || !self.core.pending.is_empty() {
            return self.after_frames() || frames > 0;
        }
        false
    }

    /// What frames asked for and what a receive that found its message needs.
    pub(crate) fn after_frames(&mut self) -> bool {
        if self.phase == Phase::Drained {
            return false;
        }
        while let Some(fetch) = self.core.fetches.pop() {
            self.fetch(fetch);
        }
        let moved = self.flush();
        while let Some(token) = self.core.conceal.pop() {
            self.link.conceal(token);
        }
        moved
    }

    /// Copies a matched message straight out of the sender's memory; falls back to frames.
    fn fetch(&mut self, Fetch { peer, request }: Fetch) {
        let Some(Request { state: State::Receiving { buffer, sender, envelope, .. }, .. }) =
            self.core.requests.get(request)
        else {
            return;
        };
        let (sender, envelope, buffer) = (*sender, *envelope, buffer.clone());
        let length = envelope.length.min(buffer.packed_size());
        let link = &mut self.link;
        let copied = buffer
            .with_contiguous(0, length, |memory| link.single_copy_read(peer, sender, 0, memory))
            .is_some_and(|outcome| outcome.is_ok());
        if copied {
            self.core.complete(request, Completion::received(&envelope, buffer.packed_size()));
            self.core.answer(peer, Header::Matched { sender });
        } else {
            self.core.answer(peer, Header::ClearToSend { sender, receiver: request, offset: 0 });
        }
    }

    /// Offers what waits to the links, one turn per channel. Returns true when anything left.
    pub(crate) fn flush(&mut self) -> bool {
        if self.stopped {
            return false;
        }
        let mut moved = false;
        for _ in 0..self.core.pending.len() {
            let Some(peer) = self.core.pending.pop_front() else { break };
            match self.flush_channel(peer, &mut moved) {
                Turn::Later => self.core.pending.push_back(peer),
                Turn::Done => self.core.channels.of(peer).pending = false,
            }
        }
        moved
    }

    fn flush_channel(&mut self, peer: Peer, moved: &mut bool) -> Turn {
        match self.send_waiting(peer, moved) {
            Ok(()) if self.core.channels.of(peer).is_idle() => Turn::Done,
            Ok(()) | Err(Refused::Busy) => Turn::Later,
            Err(Refused::NoRoute) => {
                let channel = self.core.channels.of(peer);
                if !channel.resolving {
                    channel.resolving = true;
                    self.unresolved.push(peer);
                }
                Turn::Done
            }
            Err(Refused::Unreachable(why)) => {
                if !self.core.leaving {
                    self.core.losses.push((peer, why.clone()));
                }
                self.core.lose(peer, why);
                Turn::Done
            }
        }
    }

    /// Answers first, then messages in order, then a piece of one stream.
    fn send_waiting(&mut self, peer: Peer, moved: &mut bool) -> Result<(), Refused> {
        while let Some(header) = self.core.channels.of(peer).control.front().copied() {
            self.link.try_send(peer, &header, |_, _| {})?;
            self.core.channels.of(peer).control.pop_front();
            *moved = true;
        }
        while let Some(request) = self.core.channels.of(peer).messages.front().copied() {
            self.send_message(peer, request)?;
            self.core.channels.of(peer).messages.pop_front();
            *moved = true;
        }
        self.send_stream(peer, moved)
    }

    /// Sends the envelope of a queued message, with its bytes if they fit one frame.
    fn send_message(&mut self, peer: Peer, request: Token) -> Result<(), Refused> {
        let caps = self.link.caps(peer);
        let Some(entry) = self.core.requests.get_mut(request) else { return Ok(()) };
        let State::Queued { buffer, envelope, synchronous } = &entry.state else { return Ok(()) };
        let (envelope, synchronous) = (*envelope, *synchronous);
        let fill = |offset, room: &mut [u8]| buffer.pack(offset, room);
        if envelope.length > caps.eager_max {
            let exposed = caps.single_copy && expose(&mut self.link, request, buffer);
            let header = Header::RequestToSend { envelope, sender: request, single_copy: exposed };
            if let Err(refused) = self.link.try_send(peer, &header, fill) {
                if exposed {
                    self.link.conceal(request);
                }
                return Err(refused);
            }
            let buffer = buffer.clone();
            entry.state = State::Offered { buffer, sequence: envelope.sequence, exposed };
        } else if synchronous {
            self.link.try_send(peer, &Header::EagerSync { envelope, sender: request }, fill)?;
            entry.state = State::AwaitsMatch { sequence: envelope.sequence };
        } else {
            self.link.try_send(peer, &Header::Eager { envelope }, fill)?;
            self.core.complete(request, Completion::sent());
        }
        if let Some(at) = self.cancelling.iter().position(|token| *token == request) {
            self.cancelling.swap_remove(at);
            if self.core.requests.get(request).is_some_and(|e| !matches!(e.state, State::Complete(_))) {
                self.core.answer(peer, Header::Cancel { sender: request, sequence: envelope.sequence });
            }
        }
        Ok(())
    }

    /// Sends as much of the first stream as the link takes, then lets the next one have its turn.
    fn send_stream(&mut self, peer: Peer, moved: &mut bool) -> Result<(), Refused> {
        let Some(request) = self.core.channels.of(peer).streams.pop_front() else { return Ok(()) };
        let Some(entry) = self.core.requests.get_mut(request) else { return Ok(()) };
        let State::Streaming { buffer, receiver, offset } = &mut entry.state else { return Ok(()) };
        let length = buffer.packed_size();
        while *offset < length {
            let start = *offset;
            let header = Header::Data { receiver: *receiver, offset: start, length: length - start };
            let fill = |at, room: &mut [u8]| buffer.pack(start + at, room);
            match self.link.try_send(peer, &header, fill) {
                Ok(taken) => {
                    *offset += taken;
                    *moved = true;
                }
                Err(refused) => {
                    self.core.channels.of(peer).streams.push_back(request);
                    return Err(refused);
                }
            }
        }
        self.core.complete(request, Completion::sent());
        Ok(())
    }
}

/// Opens the buffer of a rendezvous to single copies where it lies in one piece.
fn expose<L: Link>(link: &mut L, request: Token, buffer: &SendBuffer) -> bool {
    buffer.contiguous().is_some_and(|(address, length)| link.expose(request, address, length))
}
