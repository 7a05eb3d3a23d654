//! What the daemon needs from a peer-to-peer network: authenticated peers that hold the grid's key,
//! one-way bounded messages, byte streams, discovery. The rest of the daemon knows nothing else of
//! it: [`libp2p`] is the real one, [`memory`] joins daemons inside one process for tests.
//!
//! Nothing here interprets a message or decides whom to know; `grid::peers` does.

mod adapt;
pub mod libp2p;
#[cfg(test)]
pub mod memory;

use std::future::Future;

use p2pmpi_grid::PeerId;
use tokio::io::{AsyncRead, AsyncWrite};

/// Longest message, in bytes; a longer one is refused at the sender and cut off at the receiver.
pub const MESSAGE_MAX: usize = p2pmpi_grid::message::MESSAGE_MAX + p2pmpi_launch::codec::PREFIX;
/// Messages that may wait for one peer; further ones are lost, which senders must expect anyway.
pub const WAITING_MAX: usize = 256;

/// An open stream to another peer. Somebody must read it as long as it is open: an unread stream
/// holds up every other stream of the same connection.
pub trait ByteStream: AsyncRead + AsyncWrite + Send + Unpin {}
impl<T: AsyncRead + AsyncWrite + Send + Unpin> ByteStream for T {}

/// What the network reports. Every peer named here has proved its key and the grid's.
pub enum Event {
    /// This peer listens at one more address.
    Listening(String),
    /// LAN discovery names a peer; hearsay until it is reached.
    Discovered {
        /// Who it claims to be.
        peer: PeerId,
        /// Where.
        address: String,
    },
    /// A connection stands, and the other end has said where it listens.
    Reached {
        /// Who.
        peer: PeerId,
        /// Where it can be dialled, likeliest first.
        addresses: Vec<String>,
        /// It was dialled by one of the addresses given to [`Overlay::dial`].
        dialled: Option<String>,
    },
    /// The last connection to that peer is gone.
    Lost(PeerId),
    /// That peer could not be reached, or did not take a message.
    Unreachable {
        /// Who.
        peer: PeerId,
        /// Why, for people.
        why: String,
    },
    /// Nobody of this grid answers at an address given to [`Overlay::dial`].
    NoAnswer {
        /// The address.
        address: String,
        /// Why, for people.
        why: String,
    },
    /// A message, at most [`MESSAGE_MAX`] bytes.
    Message {
        /// Who sent it.
        from: PeerId,
        /// Its bytes.
        bytes: Vec<u8>,
    },
    /// The answer to [`Overlay::open`].
    Opened {
        /// From the call.
        ticket: u64,
        /// The stream, or why there is none.
        stream: Result<Box<dyn ByteStream>, String>,
    },
    /// A peer has opened a stream to this one.
    Accepted {
        /// Who.
        from: PeerId,
        /// The stream.
        stream: Box<dyn ByteStream>,
    },
    /// Something for the log: a stranger refused, a limit reached.
    Note(String),
}

/// The network, owned by the daemon's one loop. No call blocks; everything comes back as an [`Event`].
pub trait Overlay: Send {
    /// This peer.
    fn me(&self) -> PeerId;
    /// Where others can reach this peer now.
    fn addresses(&self) -> Vec<String>;
    /// Connects to whoever is at that address (`/ip4/192.0.2.1/tcp/4711`): Reached or NoAnswer follows.
    fn dial(&mut self, address: &str);
    /// These addresses may lead to that peer; replaces what was known.
    fn introduce(&mut self, peer: PeerId, addresses: &[String]);
    /// The addresses of that peer are not needed any more.
    fn forget(&mut self, peer: PeerId);
    /// Never talk to that peer again.
    fn block(&mut self, peer: PeerId);
    /// Sends a message, connecting first if need be. It may be lost.
    fn send(&mut self, to: PeerId, bytes: Vec<u8>);
    /// Opens a stream, connecting first if need be; [`Event::Opened`] with this ticket follows.
    fn open(&mut self, to: PeerId, ticket: u64);
    /// The next event. May be dropped before it is ready without losing anything.
    fn next(&mut self) -> impl Future<Output = Event> + Send;
}
