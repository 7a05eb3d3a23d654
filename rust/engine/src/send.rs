//! Starting a send: the way down from `mpi::p2p` to the link.

use p2pmpi_layout::SendBuffer;
use p2pmpi_transport::{Link, Peer};
use p2pmpi_wire::{Envelope, Header};

use crate::engine::Engine;
use crate::request::{Completion, Failure, Request, RequestId, State};

/// Where a message goes and under which name; n is given by the channel.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    /// The process.
    pub peer: Peer,
    /// Context id of the communicator.
    pub context: u32,
    /// Rank of this process in the communicator.
    pub source: u32,
    /// Rank of the destination in the communicator.
    pub destination: u32,
    /// Tag.
    pub tag: i32,
}

impl<L: Link> Engine<L> {
    /// Sends a message that fits one frame at once, if its channel is free. The whole path of a
    /// small message: no request, no allocation. `None`: use [`Engine::start_send`].
    #[inline]
    pub fn try_send(&mut self, to: &Destination, buffer: &SendBuffer) -> Option<Completion> {
        let length = buffer.packed_size();
        let channel = self.core.channels.of(to.peer);
        let sendable = channel.messages.is_empty() && channel.lost.is_none() && !self.stopped;
        if !sendable || length > self.link.caps(to.peer).eager_max {
            return None;
        }
        let envelope = Envelope {
            context: to.context,
            source: to.source,
            destination: to.destination,
            tag: to.tag,
            sequence: channel.sent + 1,
            length,
        };
        let fill = |offset, room: &mut [u8]| buffer.pack(offset, room);
        self.link.try_send(to.peer, &Header::Eager { envelope }, fill).ok()?;
        channel.sent += 1;
        channel.bytes_sent += length;
        Some(Completion::sent())
    }

    /// Starts a send in standard or ready mode, or in synchronous mode if `synchronous`.
    pub fn start_send(&mut self, to: &Destination, buffer: SendBuffer, synchronous: bool) -> RequestId {
        let channel = self.core.channels.of(to.peer);
        if let Some(why) = channel.lost.clone() {
            let failure = Some(Failure::PeerLost { peer: to.peer, why });
            return self.already(Completion { failure, ..Completion::sent() });
        }
        channel.sent += 1;
        channel.bytes_sent += buffer.packed_size();
        let envelope = Envelope {
            context: to.context,
            source: to.source,
            destination: to.destination,
            tag: to.tag,
            sequence: channel.sent,
            length: buffer.packed_size(),
        };
        let state = State::Queued { buffer, envelope, synchronous };
        let request = self.core.requests.insert(Request { state, peer: Some(to.peer), detached: false });
        self.core.channels.of(to.peer).messages.push_back(request);
        self.core.wants_to_send(to.peer);
        self.flush();
        RequestId(request)
    }

    /// A request that is complete from the start.
    pub fn already(&mut self, completion: Completion) -> RequestId {
        let state = State::Complete(completion);
        RequestId(self.core.requests.insert(Request { state, peer: None, detached: false }))
    }

    /// Asks for a send to be cancelled (MPI 5.0, 3.8.4). Whether it was is known at completion.
    pub fn cancel_send(&mut self, request: RequestId) {
        let token = request.0;
        let Some(Request { state, peer: Some(peer), .. }) = self.core.requests.get(token) else { return };
        let peer = *peer;
        match state {
            // Its number n is taken, so it must leave; the receiver decides.
            State::Queued { .. } => self.cancelling.push(token),
            State::AwaitsMatch { sequence } | State::Offered { sequence, .. } => {
                let sequence = *sequence;
                self.core.answer(peer, Header::Cancel { sender: token, sequence });
                self.flush();
            }
            _ => {}
        }
    }
}
