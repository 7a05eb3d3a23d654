//! The links of one process without middleware: each frame takes the one that reaches its peer.
//!
//! itself -> selfloop; a process of this node with the arena -> shm; any other -> tcp.
//!
//! With tcp open the waiter sleeps in tcp's poll, which watches the doorbell of shm; without, on the
//! arena's futex; a process alone sleeps in selfloop. Owned by `engine`.

use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::sync::Arc;
use std::time::Duration;

use p2pmpi_sys::mutex::Mutex;
use p2pmpi_wire::{Header, Token};

use super::Config;
use crate::selfloop::Selfloop;
use crate::shm::Shm;
use crate::tcp::{self, Refusals, Tcp};
use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// Polls of quiet sockets are left out but for one in so many: asking the kernel costs as much as
/// many looks into memory.
const TCP_TURN: u32 = 64;
/// Polls in vain after which the sockets count as quiet.
const QUIET: u32 = 256;

/// The links.
#[derive(Debug)]
pub(super) struct Wires {
    me: Peer,
    selfloop: Selfloop,
    shm: Option<Shm>,
    tcp: Option<Tcp>,
    /// How to open tcp when a process is first needed that nothing else reaches.
    later: Option<tcp::Config>,
    /// Wakes a sleep in tcp, however late that was opened.
    tcp_waker: Arc<Mutex<Option<Waker>>>,
    /// The doorbell of shm is watched by tcp.
    watched: Option<i32>,
    /// Polls of the sockets in vain, and polls since the last one.
    vain: u32,
    turn: u32,
}

impl Wires {
    /// The links of a process that is alone in its job.
    pub(super) fn alone() -> Wires {
        let me = Peer(0);
        Wires::new(me, None)
    }

    fn new(me: Peer, shm: Option<Shm>) -> Wires {
        Wires {
            me,
            selfloop: Selfloop::new(me),
            shm,
            tcp: None,
            later: None,
            tcp_waker: Arc::default(),
            watched: None,
            vain: 0,
            turn: 0,
        }
    }

    /// Opens the links, and answers the addresses at which tcp can be reached. `arena`: the shared
    /// memory of the node, unless processes of one node shall use tcp as well.
    ///
    /// # Errors
    /// A socket or mapping could not be made, or `arena` is not one for `config.local`.
    pub(super) fn open(config: Config, arena: Option<OwnedFd>) -> io::Result<Wires> {
        let shm = arena.map(|arena| Shm::open(config.me, &config.local, arena)).transpose()?;
        let mut wires = Wires::new(config.me, shm);
        if let Some(tcp) = config.tcp {
            wires.open_tcp(tcp)?;
        }
        Ok(wires)
    }

    /// From now on tcp may be opened when it is first needed.
    pub(super) fn set_later(&mut self, config: tcp::Config) {
        self.later = Some(config);
    }

    /// Opens tcp if that was not done before: a process that shares no memory with this one needs it.
    ///
    /// # Errors
    /// A socket could not be made, or nobody said how to open it.
    pub(super) fn listen(&mut self) -> io::Result<()> {
        match self.later.take() {
            _ if self.tcp.is_some() => Ok(()),
            Some(config) => {
                self.later = Some(config.clone());
                self.open_tcp(config)
            }
            None => Err(io::Error::other("this process uses no tcp")),
        }
    }

    /// From now on `peer` is a process of another job, which only tcp reaches.
    ///
    /// # Errors
    /// As [`Wires::listen`].
    pub(super) fn introduce(&mut self, peer: Peer, foreign: &tcp::Foreign) -> io::Result<()> {
        self.listen()?;
        if let Some(tcp) = &mut self.tcp {
            tcp.introduce(peer, foreign);
        }
        Ok(())
    }

    fn open_tcp(&mut self, config: tcp::Config) -> io::Result<()> {
        let tcp = self.tcp.insert(Tcp::open(config)?);
        // Tcp stays for good, and whoever sleeps elsewhere wakes by itself before long.
        *self.tcp_waker.lock() = Some(tcp.waker());
        self.watch()
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.tcp.as_ref().map(Tcp::addresses).unwrap_or_default()
    }

    pub(super) fn refusals(&self) -> Option<&Refusals> {
        self.tcp.as_ref().map(Tcp::refusals)
    }

    /// Says which MPI call this process is in, for the node agent's reports; 0: none.
    #[inline]
    pub(super) fn set_call(&self, call: u16) {
        if let Some(shm) = &self.shm {
            shm.set_call(call);
        }
    }

    /// Lets the sleep in tcp's poll end when the doorbell of shm rings.
    fn watch(&mut self) -> io::Result<()> {
        if let (Some(tcp), Some(descriptor)) =
            (&mut self.tcp, self.shm.as_ref().and_then(|shm| shm.descriptor()))
        {
            let descriptor = descriptor.as_raw_fd();
            tcp.watch(descriptor)?;
            self.watched = Some(descriptor);
        }
        Ok(())
    }

    /// Polls the sockets, or leaves it for a later poll.
    #[inline]
    fn poll_tcp(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let Some(tcp) = &mut self.tcp else { return 0 };
        self.turn = self.turn.wrapping_add(1);
        if budget == 0 || self.shm.is_some() && self.vain > QUIET && !self.turn.is_multiple_of(TCP_TURN) {
            return 0;
        }
        let count = tcp.poll(sink, budget);
        self.vain = if count > 0 || tcp.has_unsent() { 0 } else { self.vain.saturating_add(1) };
        count
    }

    fn unwatch(&mut self) {
        if let (Some(tcp), Some(descriptor)) = (&mut self.tcp, self.watched.take()) {
            tcp.unwatch(descriptor).expect("it was watched, and shm has not closed it");
        }
    }
}

fn apart(error: &io::Error) -> Refused {
    Refused::Unreachable(format!("no shared memory leads to it, and {error}"))
}

impl Link for Wires {
    #[inline]
    fn caps(&self, peer: Peer) -> Caps {
        match (&self.shm, &self.tcp) {
            (Some(shm), _) if shm.reaches(peer) => shm.caps(peer),
            (_, Some(tcp)) if peer != self.me => tcp.caps(peer),
            _ if peer != self.me => tcp::CAPS,
            _ => self.selfloop.caps(peer),
        }
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), _) if shm.reaches(peer) => shm.try_send(peer, header, fill),
            _ if peer == self.me => self.selfloop.try_send(peer, header, fill),
            (_, Some(tcp)) => {
                // The end of a handshake or an answer is to be expected.
                self.vain = 0;
                tcp.try_send(peer, header, fill)
            }
            _ => match self.listen() {
                Ok(()) => Err(Refused::Busy),
                Err(error) => Err(apart(&error)),
            },
        }
    }

    #[inline]
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut count = 0;
        if let Some(shm) = &mut self.shm {
            count += shm.poll(sink, budget);
        }
        count += self.selfloop.poll(sink, budget.saturating_sub(count));
        count + self.poll_tcp(sink, budget.saturating_sub(count))
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        let shm = self.shm.as_mut().is_some_and(|shm| shm.expose(token, address, length));
        // The peer is not known here: the name is entered wherever it could be asked for.
        self.selfloop.expose(token, address, length) || shm
    }

    fn conceal(&mut self, token: Token) {
        self.selfloop.conceal(token);
        if let Some(shm) = &mut self.shm {
            shm.conceal(token);
        }
    }

    fn has_unsent(&self) -> bool {
        self.tcp.as_ref().is_some_and(Tcp::has_unsent)
    }

    fn undelivered(&self) -> Vec<Peer> {
        self.tcp.as_ref().map(Tcp::undelivered).unwrap_or_default()
    }

    fn depart(&mut self) {
        if let Some(tcp) = &mut self.tcp {
            tcp.depart();
        }
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), _) if shm.reaches(peer) => shm.single_copy_read(peer, token, offset, into),
            _ if peer == self.me => self.selfloop.single_copy_read(peer, token, offset, into),
            (_, Some(tcp)) => tcp.single_copy_read(peer, token, offset, into),
            _ => Err(Refused::Unreachable("no shared memory leads to it".into())),
        }
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        self.unwatch();
        let mut done = self.selfloop.quiesce(epoch);
        if let Some(shm) = &mut self.shm {
            done &= shm.quiesce(epoch);
        }
        if let Some(tcp) = &mut self.tcp {
            done &= tcp.quiesce(epoch);
        }
        done
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        if let Some(shm) = &mut self.shm {
            shm.reconnect(arena)?;
        }
        let addresses = match &mut self.tcp {
            Some(tcp) => tcp.reconnect(None)?,
            None => Vec::new(),
        };
        self.watch()?;
        Ok(addresses)
    }

    fn part(&mut self, peer: Peer) {
        if let Some(tcp) = &mut self.tcp {
            tcp.part(peer);
        }
    }

    fn is_open(&self, peer: Peer) -> bool {
        self.tcp.as_ref().is_some_and(|tcp| tcp.is_open(peer))
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        if let Some(tcp) = &mut self.tcp {
            tcp.set_route(peer, addresses, epoch);
        }
    }

    fn arm(&mut self) -> bool {
        if !self.selfloop.arm() {
            return false;
        }
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), None) => shm.arm(),
            (shm, Some(tcp)) => {
                let quiet = shm.as_mut().is_none_or(Shm::arm_socket) && tcp.arm();
                if let (false, Some(shm)) = (quiet, shm) {
                    shm.disarm();
                }
                quiet
            }
            (None, None) => true,
        }
    }

    fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        if !self.selfloop.arm() || !self.shm.as_mut().is_none_or(Shm::arm_socket) {
            return None;
        }
        if !self.tcp.as_mut().is_none_or(Tcp::arm) {
            self.disarm();
            return None;
        }
        let doorbell = self.shm.as_ref().and_then(Shm::descriptor).map(|descriptor| descriptor.as_raw_fd());
        Some(doorbell.into_iter().chain(self.tcp.as_ref().map(Tcp::descriptor)).collect())
    }

    fn disarm(&mut self) {
        if let Some(shm) = &mut self.shm {
            shm.disarm();
        }
        if let Some(tcp) = &mut self.tcp {
            tcp.disarm();
        }
        // What ended the sleep may have come through a socket.
        self.vain = 0;
    }

    fn waker(&self) -> Waker {
        let wakers = [Some(self.selfloop.waker()), self.shm.as_ref().map(Shm::waker)];
        let tcp = self.tcp_waker.clone();
        Waker::new(move || {
            wakers.iter().flatten().for_each(Waker::wake);
            tcp.lock().iter().for_each(Waker::wake);
        })
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), Some(tcp)) => tcp.sleep(shm.limit(limit)),
            (None, Some(tcp)) => tcp.sleep(limit),
            (Some(shm), None) => shm.sleep(limit),
            (None, None) => self.selfloop.sleep(limit),
        }
    }
}
