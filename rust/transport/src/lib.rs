//! Links between the processes of a job: `selfloop`, `shm`, `tcp` (later `tunnel`), and the
//! middleware `fault` and `trace` that wraps any of them.
//!
//! A link moves frames in order between this process and its peers, and knows nothing of messages,
//! requests or communicators: back-pressure is a return value ([`Refused::Busy`]) and the caller
//! requeues. Called by `engine` alone, by one thread at a time.
#![forbid(unsafe_code)]

pub mod doorbell;
pub mod fault;
pub mod links;
pub mod selfloop;
pub mod shm;
pub mod tcp;
pub mod trace;
pub mod waker;

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::os::fd::{OwnedFd, RawFd};
use std::time::Duration;

use p2pmpi_wire::{Header, Token};

pub use links::Links;
pub use waker::Waker;

/// A process of the job: its index in the job's table (rank and replica), the same on every node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Peer(pub u32);

/// What a link can do, constant for its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Caps {
    /// Longest message that goes as one [`Header::Eager`] frame, in bytes.
    pub eager_max: u64,
    /// [`Link::single_copy_read`] works towards peers of this link.
    pub single_copy: bool,
}

/// Why a frame was not taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No room now: keep the frame, poll, offer it again, in order.
    Busy,
    /// No address is known for that peer: ask the node agent, then offer the frame again.
    NoRoute,
    /// This link does not reach that peer (any more); the reason in words for the user.
    Unreachable(String),
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Busy => f.write_str("the link is busy"),
            Refused::NoRoute => f.write_str("no route to the peer is known yet"),
            Refused::Unreachable(why) => write!(f, "the peer cannot be reached: {why}"),
        }
    }
}

impl std::error::Error for Refused {}

/// Where a polled link delivers what arrived.
pub trait Sink {
    /// One frame from `peer`, in the order it was sent; `payload` is valid during the call only.
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]);

    /// The link to `peer` broke; nothing more will come from it.
    fn on_lost(&mut self, peer: Peer, why: String);

    /// What the caller of the poll waits for is here: further frames may stay where they are, which
    /// is cheaper than to keep them for receives that come later. Links need not ask.
    #[inline]
    fn is_satisfied(&self) -> bool {
        false
    }
}

/// A transport, seen from the engine.
///
/// Life of a link: open -> `quiesce` -> closed -> `reconnect` -> open. While closed a process holds
/// no socket and no mapping that another rank can touch (ARCHITECTURE, invariant 8).
pub trait Link {
    /// What this link can do towards `peer`.
    fn caps(&self, peer: Peer) -> Caps;

    /// Offers one frame to `peer`. `fill(offset, room)` writes the payload bytes from `offset` on
    /// into `room`; it is called zero or more times, in order, and may be called with any split.
    ///
    /// For [`Header::Data`] the link may take a prefix: it sends a header whose `length` is what it
    /// took, and returns that number of payload bytes, at least 1 unless `length` was 0. Every
    /// other kind is taken whole or not at all.
    ///
    /// # Errors
    /// [`Refused::Busy`]: nothing was taken. [`Refused::Unreachable`]: nothing ever will be.
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused>;

    /// Delivers up to `budget` frames that have arrived and moves what is pending. Never blocks.
    /// Returns the number of frames delivered.
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize;

    /// Lets peers read the `length` bytes at `address` of this process under the name `token`,
    /// until [`Link::conceal`]. Returns false where single copy is not possible: send frames.
    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        let _ = (token, address, length);
        false
    }

    /// Ends an exposure.
    fn conceal(&mut self, token: Token) {
        let _ = token;
    }

    /// Bytes or frames taken by `try_send` that still sit in this process.
    fn has_unsent(&self) -> bool {
        false
    }

    /// Peers whose machine does not have all yet that `try_send` took for them: it would be lost if this
    /// process ended now.
    fn undelivered(&self) -> Vec<Peer> {
        Vec::new()
    }

    /// Tells every peer that this process ends and nothing more will come from it. What it has sent
    /// still arrives; peers need not answer.
    fn depart(&mut self) {}

    /// Copies `into.len()` bytes from `offset` of the memory that `peer` exposed under `token`.
    ///
    /// # Errors
    /// `Unreachable` when the kernel refuses or the exposure is gone; the caller falls back to
    /// [`Header::ClearToSend`].
    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        let _ = (peer, token, offset, into);
        Err(Refused::Unreachable("this link copies through frames only".into()))
    }

    /// Last steps before a checkpoint: called again and again (with `poll` between) once the engine
    /// has stopped sending, until it returns true: everything taken was handed over, everything
    /// sent to us was delivered, and all descriptors and mappings are closed.
    fn quiesce(&mut self, epoch: u64) -> bool;

    /// Opens the links again after a quiesce (`arena`: the shared memory of the new epoch, where
    /// this link uses one). Returns the addresses at which peers can now reach this process.
    ///
    /// # Errors
    /// A socket or mapping could not be made; the link stays closed.
    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>>;

    /// Whether a connection to `peer` is open, so that no address is needed and what it sent before
    /// its end will still arrive.
    fn is_open(&self, peer: Peer) -> bool {
        let _ = peer;
        false
    }

    /// Closes the connection to `peer`, if there is one, once everything in both directions has
    /// arrived. The peer does the same. Either may open a new one later.
    fn part(&mut self, peer: Peer) {
        let _ = peer;
    }

    /// Tells where `peer` can be reached, most preferred address first. The highest epoch wins.
    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        let _ = (peer, addresses, epoch);
    }

    /// Prepares the waiter for sleep: after `arm` returns true, any frame that arrives wakes it.
    /// Returns false when something has already arrived and sleeping would be wrong.
    fn arm(&mut self) -> bool;

    /// As `arm`, for another thread, which will wait until one of these descriptors is readable; `None`:
    /// something has already arrived. Without any, this link cannot be waited for in that way. A number
    /// may be closed meanwhile, and stand for something else: whoever waits must bear to be woken in vain.
    fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        Some(Vec::new())
    }

    /// Undoes `arm` after waking.
    fn disarm(&mut self);

    /// A handle by which other threads of this process end its sleep, or prevent the next one.
    fn waker(&self) -> Waker;

    /// Sleeps until something arrives, [`Waker::wake`] is called from another thread or `limit` is
    /// over. Call only after `arm` returned true.
    fn sleep(&mut self, limit: Option<Duration>);
}
