//! Frames over TCP: connections open lazily, prove the job's secret, and carry frames in order.
//!
//! `tcp` listens on what the job needs and no more; it never resolves names, and learns where peers
//! are from [`Link::set_route`]. It does not encrypt. Called through [`Link`] by the engine; the
//! agent thread only holds a [`Waker`].
//!
//! - `handshake`: the messages by which two ends prove who they are. `halfopen`: how far one is.
//! - `members`: as whom this process speaks, to its own job and to others.
//! - `meet`: routes, dialing, answering, which of two connections is kept.
//! - `decoder`: bytes to frames. `connection`: one open connection. `sockets`: all of them.
//! - `listen`: addresses to be reached at.

mod connection;
pub mod decoder;
mod halfopen;
pub mod handshake;
mod listen;
mod meet;
mod members;
mod sockets;

use std::collections::VecDeque;
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::Arc;
use std::time::{Duration, Instant};

use mio::event::Event;
use mio::net::TcpListener;
use mio::unix::SourceFd;
use mio::{Events, Interest, Poll, Token};
use p2pmpi_wire::Header;

use crate::{Caps, Link, Peer, Refused, Sink, Waker};
use connection::{Offered, PIECE};
use decoder::EAGER_MAX;
use meet::{Entry, State};
use members::Members;
use sockets::{FIRST, Socket, Sockets};

pub use listen::Reach;
pub use meet::Refusals;
pub use members::{Foreign, Partner};

/// Bytes read at once: as much as stays in a core's cache until the engine has copied it on.
const INBOX: usize = (512 << 10) + EAGER_MAX as usize;
/// The peer that sends all the time is read directly; every so many polls the others are looked at.
const LOOK_EVERY: u32 = 8;
/// Messages in a row from one peer that make it the one to read directly.
const HOT: u32 = 2;
/// Polls in vain after which it is no longer.
const COLD: u32 = 1024;

/// Epoch of the quiesce of a process that leaves for good.
const LEAVING: u64 = u64::MAX;

/// What this link can do towards every peer.
pub(crate) const CAPS: Caps = Caps { eager_max: EAGER_MAX, single_copy: false };

const WAKER: Token = Token(0);
const DOORBELL: Token = Token(1);
const LISTENERS: usize = 2;

/// What the transport must know to open.
#[derive(Clone)]
pub struct Config {
    /// This process.
    pub process: Peer,
    /// Processes that the job may come to have; indices from there on are refused.
    pub processes: u32,
    /// Name of the job.
    pub job: String,
    /// Key of its links.
    pub secret: [u8; 32],
    /// Who must be able to connect.
    pub reach: Reach,
}

impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config")
            .field("process", &self.process)
            .field("job", &self.job)
            .finish_non_exhaustive()
    }
}

/// The transport.
#[derive(Debug)]
pub struct Tcp {
    process: Peer,
    processes: u32,
    members: Members,
    reach: Reach,
    poll: Poll,
    events: Events,
    waker: Arc<mio::Waker>,
    listeners: Vec<TcpListener>,
    /// Callers may be waiting at a listener.
    callers: bool,
    sockets: Sockets,
    peers: Vec<Entry>,
    /// Slots whose handshake is not over.
    halfopen: Vec<usize>,
    /// When to look at the time limits next.
    tick: Instant,
    /// Slots with something to read, in turn.
    ready: VecDeque<usize>,
    /// Slots with bytes that the kernel has no room for.
    unsent: Vec<usize>,
    /// Slots of connections that close while others stay.
    parting: Vec<usize>,
    /// Frames that were read but not delivered because the budget was used up.
    held: Option<Held>,
    inbox: Box<[u8]>,
    stage: Box<[u8]>,
    lost: Vec<(Peer, String)>,
    hot: Hot,
    /// The last look found something.
    stirred: bool,
    /// A [`Waker`] was used since the last `arm`.
    woken: bool,
    closing: Option<u64>,
    refusals: Refusals,
}

/// Bytes of `inbox` that belong to the connection on `slot`.
#[derive(Clone, Copy, Debug)]
struct Held {
    slot: usize,
    start: usize,
    end: usize,
}

/// The connection that is read without asking whether there is something.
#[derive(Debug, Default)]
struct Hot {
    slot: usize,
    streak: u32,
    misses: u32,
    turn: u32,
}

impl Tcp {
    /// Opens the listeners. No connection is made before the first frame.
    ///
    /// # Errors
    /// No address is within reach, or the kernel refuses a descriptor.
    pub fn open(config: Config) -> io::Result<Tcp> {
        let poll = Poll::new()?;
        let waker = Arc::new(mio::Waker::new(poll.registry(), WAKER)?);
        let mut tcp = Tcp {
            process: config.process,
            processes: config.processes,
            members: Members::new(&config),
            reach: config.reach,
            poll,
            events: Events::with_capacity(256),
            waker,
            listeners: Vec::new(),
            callers: false,
            sockets: Sockets::default(),
            peers: Vec::new(),
            halfopen: Vec::new(),
            tick: Instant::now(),
            ready: VecDeque::new(),
            unsent: Vec::new(),
            parting: Vec::new(),
            held: None,
            inbox: vec![0; INBOX].into(),
            stage: vec![0; Header::SIZE + PIECE as usize].into(),
            lost: Vec::new(),
            hot: Hot::default(),
            stirred: false,
            woken: false,
            closing: None,
            refusals: Refusals::default(),
        };
        tcp.listen()?;
        Ok(tcp)
    }

    fn listen(&mut self) -> io::Result<()> {
        let mut listeners = listen::listeners(&self.reach)?;
        for (at, listener) in listeners.iter_mut().enumerate() {
            self.poll.registry().register(listener, Token(LISTENERS + at), Interest::READABLE)?;
        }
        self.listeners = listeners;
        Ok(())
    }

    /// Where this process can be reached, most preferred first; empty while closed.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.listeners.iter().filter_map(|listener| listener.local_addr().ok()).collect()
    }

    /// Callers that were sent away, for the log.
    pub fn refusals(&self) -> &Refusals {
        &self.refusals
    }

    /// From now on `peer` is a process of another job.
    pub fn introduce(&mut self, peer: Peer, foreign: &Foreign) {
        self.members.introduce(peer, foreign);
        self.step_unknown();
    }

    /// From now on a sleep also ends when `doorbell` becomes readable. Its owner empties it.
    ///
    /// # Errors
    /// The kernel refuses to watch that descriptor.
    pub fn watch(&mut self, doorbell: RawFd) -> io::Result<()> {
        self.poll.registry().register(&mut SourceFd(&doorbell), DOORBELL, Interest::READABLE)
    }

    /// Ends [`Tcp::watch`], before the descriptor is closed.
    ///
    /// # Errors
    /// It was not watched.
    pub fn unwatch(&mut self, doorbell: RawFd) -> io::Result<()> {
        self.poll.registry().deregister(&mut SourceFd(&doorbell))
    }

    /// Becomes readable when anything has happened on a socket that was not noted yet.
    pub(crate) fn descriptor(&self) -> RawFd {
        self.poll.as_raw_fd()
    }

    /// Takes note of what has happened on the sockets, waiting for it until `limit`.
    fn look(&mut self, limit: Option<Duration>) {
        let mut events = std::mem::replace(&mut self.events, Events::with_capacity(0));
        self.stirred = false;
        // An interrupted wait is one that found nothing.
        if self.poll.poll(&mut events, limit).is_ok() {
            for event in &events {
                self.stirred = true;
                match event.token() {
                    WAKER => self.woken = true,
                    DOORBELL => {}
                    Token(at) if at < FIRST => self.callers = true,
                    Token(at) => self.on_event(at - FIRST, event),
                }
            }
        }
        self.events = events;
        if self.callers && self.closing.is_none() {
            self.admit_callers();
        }
        if !self.halfopen.is_empty() {
            let now = Instant::now();
            if now >= self.tick {
                self.tick = now + meet::TICK;
                self.expire(now);
            }
        }
    }

    fn on_event(&mut self, slot: usize, event: &Event) {
        match self.sockets.get(slot) {
            Some(Socket::Open(connection)) => {
                if event.is_writable() || event.is_error() {
                    connection.writable = true;
                }
                if event.is_readable() || event.is_read_closed() || event.is_error() {
                    connection.readable = true;
                    connection.finishing |= event.is_read_closed() || event.is_error();
                    if !connection.queued {
                        connection.queued = true;
                        self.ready.push_back(slot);
                    }
                }
            }
            Some(Socket::Dial(_)) => self.step_dial(slot),
            Some(Socket::Answer(_)) => self.step_answer(slot),
            None => {}
        }
    }

    /// Reads once from `slot` and delivers what is whole.
    fn receive(&mut self, slot: usize, sink: &mut impl Sink, budget: usize) -> usize {
        let Some(connection) = self.sockets.open(slot) else { return 0 };
        let delivered = match connection.read(&mut self.inbox) {
            Ok(None) => return 0,
            Ok(Some(0)) => {
                self.end(slot, None);
                return 0;
            }
            Ok(Some(end)) => self.deliver(Held { slot, start: 0, end }, sink, budget),
            Err(error) => {
                // Who has said that it leaves need not wait for what is sent to it.
                let why = (!connection.close_received).then(|| error.to_string());
                self.end(slot, why);
                return 0;
            }
        };
        if self.hot.slot == slot {
            self.hot.streak = self.hot.streak.saturating_add(1);
        } else {
            self.hot = Hot { slot, streak: 1, ..Hot::default() };
        }
        self.hot.misses = 0;
        delivered
    }

    fn deliver(&mut self, held: Held, sink: &mut impl Sink, budget: usize) -> usize {
        let Held { slot, mut start, end } = held;
        let Some(connection) = self.sockets.open(slot) else { return 0 };
        let mut delivered = 0;
        while delivered < budget {
            match connection.decoder.next(&self.inbox[start..end]) {
                Ok(Some(_)) if connection.close_received => {
                    self.end(slot, Some("frames came after the last one".to_owned()));
                    return delivered;
                }
                Ok(Some(frame)) => {
                    start += frame.consumed;
                    match frame.header {
                        Header::Close { epoch } => {
                            connection.close_received = true;
                            if epoch == LEAVING && self.closing.is_none() && !self.parting.contains(&slot) {
                                self.parting.push(slot);
                            }
                        }
                        header => {
                            sink.on_frame(connection.peer, header, frame.payload);
                            delivered += 1;
                        }
                    }
                }
                Ok(None) => {
                    connection.keep(&self.inbox[start..end]);
                    return delivered;
                }
                Err(garbage) => {
                    self.end(slot, Some(garbage.to_string()));
                    return delivered;
                }
            }
        }
        if start < end {
            self.held = Some(Held { slot, start, end });
        }
        delivered
    }

    /// An open connection is over; `why` if it did not simply end.
    fn end(&mut self, slot: usize, why: Option<String>) {
        let Some(Socket::Open(connection)) = self.sockets.remove(slot) else { return };
        self.unsent.retain(|other| *other != slot);
        self.parting.retain(|other| *other != slot);
        let peer = connection.peer;
        let complete = connection.partial.is_empty() && connection.decoder.at_frame_boundary();
        if why.is_none() && connection.close_received && complete {
            self.entry(peer).state = State::Idle;
            return;
        }
        let why = connection.broken.or(why).unwrap_or_else(|| "the peer closed the connection".to_owned());
        self.entry(peer).state = State::Lost(why.as_str().into());
        self.lost.push((peer, why));
    }

    /// Goes on closing connections that end while others stay.
    #[cold]
    fn part_slots(&mut self) {
        let held = self.held.as_ref().map(|held| held.slot);
        for slot in std::mem::take(&mut self.parting) {
            let Some(connection) = self.sockets.open(slot) else { continue };
            if connection.close(LEAVING) && connection.close_received && held != Some(slot) {
                let peer = connection.peer;
                self.entry(peer).state = State::Idle;
                self.unsent.retain(|other| *other != slot);
                self.sockets.remove(slot);
            } else {
                self.parting.push(slot);
            }
        }
    }

    fn flush_unsent(&mut self) {
        let sockets = &mut self.sockets;
        self.unsent.retain(|slot| sockets.open(*slot).is_some_and(|connection| !connection.flush()));
    }

    /// Gives each connection with something to read its turn.
    fn receive_ready(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut delivered = 0;
        for _ in 0..self.ready.len() {
            if delivered >= budget || self.held.is_some() {
                break;
            }
            let Some(slot) = self.ready.pop_front() else { break };
            delivered += self.receive(slot, sink, budget - delivered);
            if let Some(connection) = self.sockets.open(slot) {
                connection.queued = connection.readable;
                if connection.readable {
                    self.ready.push_back(slot);
                }
            }
        }
        delivered
    }

    /// True when a poll would find something without asking the kernel.
    fn has_work(&self) -> bool {
        !self.ready.is_empty() || self.held.is_some() || !self.lost.is_empty() || self.callers
    }
}

impl Link for Tcp {
    fn caps(&self, _peer: Peer) -> Caps {
        CAPS
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        let Some(Entry { state: State::Open(slot), .. }) = self.peers.get(peer.0 as usize) else {
            return Err(self.reach(peer));
        };
        let slot = *slot;
        let Some(connection) = self.sockets.open(slot) else { return Err(Refused::Busy) };
        let had_unsent = connection.has_unsent();
        match connection.offer(header, fill, &mut self.stage) {
            Offered::Taken(payload) => {
                if !had_unsent && connection.has_unsent() {
                    self.unsent.push(slot);
                }
                Ok(payload)
            }
            Offered::Busy => {
                // A connection that broke is read to its end, which reports the loss.
                if connection.broken.is_some() && !connection.queued {
                    connection.queued = true;
                    self.ready.push_back(slot);
                }
                Err(Refused::Busy)
            }
        }
    }

    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut delivered = 0;
        if let Some(held) = self.held.take() {
            delivered = self.deliver(held, sink, budget);
        }
        if self.held.is_none() && delivered < budget {
            self.hot.turn = self.hot.turn.wrapping_add(1);
            let hot = self.hot.streak >= HOT;
            if self.ready.is_empty() && (!hot || self.hot.turn.is_multiple_of(LOOK_EVERY)) {
                self.look(Some(Duration::ZERO));
            }
            if self.ready.is_empty() && hot {
                delivered += self.receive(self.hot.slot, sink, budget - delivered);
                self.hot.misses += 1;
                if self.hot.misses > COLD {
                    self.hot.streak = 0;
                }
            } else {
                delivered += self.receive_ready(sink, budget - delivered);
            }
        }
        if !self.unsent.is_empty() {
            self.flush_unsent();
        }
        if !self.parting.is_empty() {
            self.part_slots();
        }
        for (peer, why) in self.lost.drain(..) {
            sink.on_lost(peer, why);
        }
        delivered
    }

    fn has_unsent(&self) -> bool {
        !self.unsent.is_empty()
    }

    fn undelivered(&self) -> Vec<Peer> {
        self.sockets.connections().filter(|open| open.is_undelivered()).map(|open| open.peer).collect()
    }

    fn depart(&mut self) {
        for slot in self.sockets.slots() {
            if let Some(connection) = self.sockets.open(slot) {
                connection.close(LEAVING);
                if connection.has_unsent() && !self.unsent.contains(&slot) {
                    self.unsent.push(slot);
                }
            }
        }
    }

    /// Sends the last frame on every connection and closes those whose peer has done the same.
    /// Begin on no process before all have stopped sending.
    fn quiesce(&mut self, epoch: u64) -> bool {
        if self.closing.is_none() {
            self.closing = Some(epoch);
            self.abandon_handshakes();
            self.listeners.clear();
            self.parting.clear();
        }
        self.look(Some(Duration::ZERO));
        for slot in self.sockets.slots() {
            let Some(connection) = self.sockets.open(slot) else { continue };
            let received = connection.close_received && self.held.is_none_or(|held| held.slot != slot);
            if connection.close(epoch) && received {
                let peer = connection.peer;
                self.entry(peer).state = State::Idle;
                self.sockets.remove(slot);
            }
        }
        self.sockets.is_empty() && self.lost.is_empty()
    }

    fn reconnect(&mut self, _arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        self.listen()?;
        self.closing = None;
        for entry in &mut self.peers {
            // Every port is new.
            entry.route = None;
        }
        Ok(self.addresses())
    }

    fn part(&mut self, peer: Peer) {
        if let Some(Entry { state: State::Open(slot), .. }) = self.peers.get(peer.0 as usize) {
            self.parting.push(*slot);
        }
    }

    fn is_open(&self, peer: Peer) -> bool {
        matches!(self.peers.get(peer.0 as usize), Some(Entry { state: State::Open(_), .. }))
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        self.learn_route(peer, addresses, epoch);
    }

    fn arm(&mut self) -> bool {
        if self.has_work() {
            return false;
        }
        self.look(Some(Duration::ZERO));
        !std::mem::take(&mut self.woken) && !self.stirred && !self.has_work()
    }

    fn disarm(&mut self) {}

    fn waker(&self) -> Waker {
        let waker = self.waker.clone();
        // An eventfd can be written until the process ends; there is nothing to do if it cannot.
        Waker::new(move || drop(waker.wake()))
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        let tick = (!self.halfopen.is_empty()).then_some(meet::TICK);
        let limit = match (limit, tick) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        self.look(limit);
        self.woken = false;
    }
}
