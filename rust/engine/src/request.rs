//! What the engine remembers of an operation between its start and its completion.

use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_transport::Peer;
use p2pmpi_wire::{Envelope, Token};

use crate::matching::PostedId;

/// Names a request; stale once the request was completed and taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RequestId(pub(crate) Token);

/// Why an operation ended badly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The message is longer than the receive's buffer.
    Truncated {
        /// Bytes of the message.
        sent: u64,
        /// Bytes that fit.
        room: u64,
    },
    /// The process at the other end is gone.
    PeerLost {
        /// Which process.
        peer: Peer,
        /// What the link or the agent reported.
        why: String,
    },
}

/// How an operation ended: the fields of MPI_Status.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Completion {
    /// Rank of the sender in the communicator; meaningful for receives.
    pub source: u32,
    /// Tag of the message; meaningful for receives.
    pub tag: i32,
    /// Bytes received (never more than the buffer holds).
    pub length: u64,
    /// The operation was cancelled before it took place.
    pub cancelled: bool,
    /// Why it failed, if it did.
    pub failure: Option<Failure>,
}

impl Completion {
    /// A send that is done.
    #[inline]
    pub(crate) fn sent() -> Completion {
        Completion { source: 0, tag: 0, length: 0, cancelled: false, failure: None }
    }

    /// A receive of the message `envelope` into `room` bytes.
    #[inline]
    pub(crate) fn received(envelope: &Envelope, room: u64) -> Completion {
        let failure = (envelope.length > room).then_some(Failure::Truncated { sent: envelope.length, room });
        Completion {
            source: envelope.source,
            tag: envelope.tag,
            length: envelope.length.min(room),
            cancelled: false,
            failure,
        }
    }

    /// The operation was cancelled.
    pub(crate) fn cancelled() -> Completion {
        Completion { cancelled: true, ..Completion::sent() }
    }
}

/// Where a request is. The arrows that exist:
/// sends: Queued -> (Complete | AwaitsMatch | Offered), AwaitsMatch -> Complete,
///        Offered -> Streaming -> Complete, Offered -> Complete (single copy or cancelled);
/// receives: Posted -> (Complete | Receiving), Receiving -> Complete.
#[derive(Debug)]
pub(crate) enum State {
    /// The message waits for room in its link, behind earlier ones to the same peer.
    Queued { buffer: SendBuffer, envelope: Envelope, synchronous: bool },
    /// All bytes are gone; a synchronous send waits until a receive has matched.
    AwaitsMatch { sequence: u64 },
    /// The receiver knows of the message and decides when the bytes move.
    Offered { buffer: SendBuffer, sequence: u64, exposed: bool },
    /// The receiver is ready; `offset` bytes are gone.
    Streaming { buffer: SendBuffer, receiver: Token, offset: u64 },
    /// Waits for a message; not in the matching table if its message is already known.
    Posted { buffer: RecvBuffer, posted: Option<PostedId> },
    /// Has matched; `received` bytes have arrived.
    Receiving { buffer: RecvBuffer, sender: Token, envelope: Envelope, received: u64 },
    /// Over; the completion waits to be taken.
    Complete(Completion),
}

#[derive(Debug)]
pub(crate) struct Request {
    pub state: State,
    /// The process at the other end; `None` for a receive from any source not yet matched.
    pub peer: Option<Peer>,
    /// Nobody will ask for the outcome: forget it at completion (MPI_Request_free).
    pub detached: bool,
}
