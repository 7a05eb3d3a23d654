//! The link of a process to itself: a bounded queue of frames.
//!
//! Long messages are not queued: they are read from the sender's buffer with a single copy where the
//! kernel allows that on one's own memory. Called through `engine`'s links.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::os::fd::OwnedFd;
use std::sync::Arc;
use std::time::Duration;

use p2pmpi_sys::foreign;
use p2pmpi_sys::slot::Slot;
use p2pmpi_wire::{Header, Token};

use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// Longest frame, in bytes.
const FRAME_MAX: u64 = 64 << 10;

/// Most frames, and most payload bytes, in the queue.
const QUEUE_FRAMES: usize = 1024;
const QUEUE_BYTES: u64 = 8 << 20;

/// Buffers kept for the next frames.
const SPARE_MAX: usize = 16;

/// The link of a process to itself.
#[derive(Debug)]
pub struct Selfloop {
    me: Peer,
    queue: VecDeque<(Header, Vec<u8>)>,
    queued: u64,
    spare: Vec<Vec<u8>>,
    exposed: HashMap<Token, (u64, u64)>,
    readable: bool,
    rung: Arc<Slot>,
}

impl Selfloop {
    /// The link of process `me`.
    pub fn new(me: Peer) -> Selfloop {
        let (probe, mut found) = ([7u8; 4], [0; 4]);
        let read = foreign::read(std::process::id(), probe.as_ptr() as u64, &mut found);
        Selfloop {
            me,
            queue: VecDeque::new(),
            queued: 0,
            spare: Vec::new(),
            exposed: HashMap::new(),
            readable: read.is_ok() && found == probe,
            rung: Arc::default(),
        }
    }

    fn deliver(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let count = budget.min(self.queue.len());
        for (header, mut bytes) in self.queue.drain(..count) {
            sink.on_frame(self.me, header, &bytes);
            self.queued -= bytes.len() as u64;
            if self.spare.len() < SPARE_MAX {
                bytes.clear();
                self.spare.push(bytes);
            }
        }
        count
    }

    fn stranger(peer: Peer) -> Refused {
        Refused::Unreachable(format!("process {} is not this one", peer.0))
    }
}

impl Link for Selfloop {
    fn caps(&self, _peer: Peer) -> Caps {
        Caps { eager_max: FRAME_MAX, single_copy: self.readable }
    }

    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        mut fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        if peer != self.me {
            return Err(Self::stranger(peer));
        }
        let mut header = *header;
        if let Header::Data { length, .. } = &mut header {
            *length = (*length).min(FRAME_MAX);
        }
        let length = header.payload();
        if length > FRAME_MAX {
            return Err(Refused::Unreachable(format!("a frame of {length} bytes is too long")));
        }
        if self.queue.len() >= QUEUE_FRAMES || self.queued + length > QUEUE_BYTES {
            return Err(Refused::Busy);
        }
        let mut bytes = self.spare.pop().unwrap_or_default();
        bytes.resize(length as usize, 0);
        if length > 0 {
            fill(0, &mut bytes);
        }
        self.queued += length;
        self.queue.push_back((header, bytes));
        Ok(length)
    }

    #[inline]
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        if self.queue.is_empty() { 0 } else { self.deliver(sink, budget) }
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        self.readable && self.exposed.insert(token, (address, length)).is_none()
    }

    fn conceal(&mut self, token: Token) {
        self.exposed.remove(&token);
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        if peer != self.me {
            return Err(Self::stranger(peer));
        }
        let gone = || Refused::Unreachable("the message is no longer exposed".into());
        let &(address, length) = self.exposed.get(&token).ok_or_else(gone)?;
        if offset.checked_add(into.len() as u64).is_none_or(|end| end > length) {
            return Err(gone());
        }
        foreign::read(std::process::id(), address + offset, into)
            .map_err(|error| Refused::Unreachable(format!("reading one's own memory: {error}")))
    }

    fn quiesce(&mut self, _epoch: u64) -> bool {
        self.queue.is_empty()
    }

    fn reconnect(&mut self, _arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        Ok(Vec::new())
    }

    fn arm(&mut self) -> bool {
        self.queue.is_empty()
    }

    fn disarm(&mut self) {}

    fn waker(&self) -> Waker {
        let rung = self.rung.clone();
        Waker::new(move || rung.wake())
    }

    /// Nothing can arrive from itself while it sleeps: only a waker or the limit ends it.
    fn sleep(&mut self, limit: Option<Duration>) {
        match limit {
            Some(limit) => self.rung.wait_for(limit),
            None => self.rung.wait(),
        }
    }
}
