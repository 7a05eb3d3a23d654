//! Middleware that misbehaves on purpose, within the contract: frames twice, no room, data in tiny
//! pieces, late delivery, pauses. Seeded, so that a run can be repeated.
//!
//! It never loses a frame and never changes the order of one peer's frames, except that a duplicate
//! may come late. Wrapped around the links by `links` when P2PMPI_FAULT is set, and by tests.

use std::collections::{BTreeMap, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::os::fd::{OwnedFd, RawFd};
use std::str::FromStr;
use std::time::Duration;

use p2pmpi_wire::{Header, Token};

use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// Longest prefix of a data frame that is split off.
const PREFIX_MAX: u64 = 100;
/// Polls by which a frame is delayed, and for which a pause lasts, at most.
const LATE_MAX: u64 = 40;
/// Payload bytes held back at once, at most.
const HELD_MAX: usize = 4 << 20;
/// Duplicates waiting to be delivered, at most.
const ECHOES_MAX: usize = 32;

/// How often to misbehave; each rate is a probability from 0 to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Setting {
    /// Start of the random sequence; each process adds its index.
    pub seed: u64,
    /// A frame is delivered a second time.
    pub duplicate: f64,
    /// A frame is refused as [`Refused::Busy`].
    pub busy: f64,
    /// Only a tiny prefix of a data frame is taken.
    pub split: f64,
    /// A frame, and those behind it from the same peer, arrive later.
    pub delay: f64,
    /// Nothing arrives for a few polls.
    pub pause: f64,
}

impl FromStr for Setting {
    type Err = io::Error;

    /// Reads P2PMPI_FAULT, such as `seed=7,duplicate=0.05,busy=0.2,split=0.3,delay=0.1,pause=0.01`.
    fn from_str(text: &str) -> io::Result<Setting> {
        let mut setting = Setting::default();
        let wrong = |part: &str| {
            let text = format!(
                "P2PMPI_FAULT: {part:?} is not seed=N or one of duplicate busy split delay pause =0..1"
            );
            io::Error::new(io::ErrorKind::InvalidInput, text)
        };
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').ok_or_else(|| wrong(part))?;
            let rate =
                || value.parse().ok().filter(|rate| (0.0..=1.0).contains(rate)).ok_or_else(|| wrong(part));
            match name {
                "seed" => setting.seed = value.parse().map_err(|_| wrong(part))?,
                "duplicate" => setting.duplicate = rate()?,
                "busy" => setting.busy = rate()?,
                "split" => setting.split = rate()?,
                "delay" => setting.delay = rate()?,
                "pause" => setting.pause = rate()?,
                _ => return Err(wrong(part)),
            }
        }
        Ok(setting)
    }
}

/// A link that misbehaves.
#[derive(Debug)]
pub struct Fault<L> {
    inner: L,
    state: Misdeeds,
}

/// Everything but the wrapped link, so that it can be polled into it.
#[derive(Debug)]
struct Misdeeds {
    setting: Setting,
    random: u64,
    /// Polls so far.
    turn: u64,
    paused_until: u64,
    held: BTreeMap<Peer, VecDeque<Late>>,
    held_bytes: usize,
    echoes: VecDeque<(Peer, Header, Vec<u8>)>,
    /// A quiesce has begun: hold nothing back.
    closing: bool,
}

/// What one peer has sent, delivered from poll `due` on.
#[derive(Debug)]
enum Late {
    Frame { due: u64, header: Header, payload: Vec<u8> },
    Lost { due: u64, why: String },
}

impl Late {
    fn due(&self) -> u64 {
        match self {
            Late::Frame { due, .. } | Late::Lost { due, .. } => *due,
        }
    }
}

impl<L> Fault<L> {
    /// Wraps `inner`; a default [`Setting`] changes nothing.
    pub fn new(inner: L, setting: Setting) -> Fault<L> {
        let state = Misdeeds {
            setting,
            random: setting.seed,
            turn: 0,
            paused_until: 0,
            held: BTreeMap::new(),
            held_bytes: 0,
            echoes: VecDeque::new(),
            closing: false,
        };
        Fault { inner, state }
    }

    /// The wrapped link.
    pub fn inner(&self) -> &L {
        &self.inner
    }

    /// The wrapped link.
    pub fn inner_mut(&mut self) -> &mut L {
        &mut self.inner
    }
}

impl Misdeeds {
    /// SplitMix64.
    fn bits(&mut self) -> u64 {
        self.random = self.random.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.random;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn chance(&mut self, rate: f64) -> bool {
        rate > 0.0 && ((self.bits() >> 11) as f64) < rate * (1u64 << 53) as f64
    }

    fn idle(&self) -> bool {
        self.held.is_empty() && self.echoes.is_empty() && self.turn >= self.paused_until
    }

    /// Delivers what is due. Returns the number of frames.
    fn release(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut delivered = 0;
        while delivered < budget && !self.echoes.is_empty() && (self.closing || self.chance(0.5)) {
            if let Some((peer, header, payload)) = self.echoes.pop_front() {
                sink.on_frame(peer, header, &payload);
                delivered += 1;
            }
        }
        let peers: Vec<Peer> = self.held.keys().copied().collect();
        for peer in peers {
            delivered += self.release_peer(peer, sink, budget - delivered);
        }
        delivered
    }

    fn release_peer(&mut self, peer: Peer, sink: &mut impl Sink, budget: usize) -> usize {
        let mut delivered = 0;
        let (turn, closing) = (self.turn, self.closing);
        let Some(mut queue) = self.held.remove(&peer) else { return 0 };
        while delivered < budget {
            match queue.pop_front_if(|late| closing || late.due() <= turn) {
                Some(Late::Frame { header, payload, .. }) => {
                    self.held_bytes -= payload.len();
                    sink.on_frame(peer, header, &payload);
                    self.echo(peer, &header, &payload);
                    delivered += 1;
                }
                Some(Late::Lost { why, .. }) => sink.on_lost(peer, why),
                None => break,
            }
        }
        if !queue.is_empty() {
            self.held.insert(peer, queue);
        }
        delivered
    }

    /// Remembers a frame that was just delivered, to deliver it again.
    fn echo(&mut self, peer: Peer, header: &Header, payload: &[u8]) {
        if !self.closing && self.echoes.len() < ECHOES_MAX && self.chance(self.setting.duplicate) {
            self.echoes.push_back((peer, *header, payload.to_vec()));
        }
    }

    /// The poll from which on something that arrives now is delivered, if not at once.
    fn delay(&mut self, peer: Peer) -> Option<u64> {
        let behind = self.held.contains_key(&peer);
        let late = self.chance(self.setting.delay) && self.held_bytes < HELD_MAX && !self.closing;
        (behind || late).then(|| if late { self.turn + 1 + self.bits() % LATE_MAX } else { 0 })
    }
}

/// Stands between the wrapped link and the real sink.
struct Filter<'a, S> {
    state: &'a mut Misdeeds,
    sink: &'a mut S,
    delivered: usize,
}

impl<S: Sink> Sink for Filter<'_, S> {
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        let state = &mut *self.state;
        match state.delay(peer) {
            Some(due) => {
                state.held_bytes += payload.len();
                let late = Late::Frame { due, header, payload: payload.to_vec() };
                state.held.entry(peer).or_default().push_back(late);
            }
            None => {
                self.sink.on_frame(peer, header, payload);
                self.delivered += 1;
                state.echo(peer, &header, payload);
            }
        }
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        self.state.echoes.retain(|(from, ..)| *from != peer);
        match self.state.held.get_mut(&peer) {
            Some(queue) => queue.push_back(Late::Lost { due: 0, why }),
            None => self.sink.on_lost(peer, why),
        }
    }
}

impl<L: Link> Link for Fault<L> {
    #[inline]
    fn caps(&self, peer: Peer) -> Caps {
        self.inner.caps(peer)
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        let state = &mut self.state;
        if state.chance(state.setting.busy) {
            return Err(Refused::Busy);
        }
        match *header {
            Header::Data { receiver, offset, length } if length > 1 && state.chance(state.setting.split) => {
                let length = length.min(1 + state.bits() % PREFIX_MAX);
                self.inner.try_send(peer, &Header::Data { receiver, offset, length }, fill)
            }
            _ => self.inner.try_send(peer, header, fill),
        }
    }

    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let state = &mut self.state;
        state.turn += 1;
        let released = state.release(sink, budget);
        if state.turn < state.paused_until && !state.closing {
            return released;
        }
        if state.chance(state.setting.pause) {
            state.paused_until = state.turn + 1 + state.bits() % LATE_MAX;
        }
        if released == budget {
            return released;
        }
        let mut filter = Filter { state, sink, delivered: 0 };
        self.inner.poll(&mut filter, budget - released);
        released + filter.delivered
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        self.inner.expose(token, address, length)
    }

    fn conceal(&mut self, token: Token) {
        self.inner.conceal(token);
    }

    fn has_unsent(&self) -> bool {
        self.inner.has_unsent()
    }

    fn undelivered(&self) -> Vec<Peer> {
        self.inner.undelivered()
    }

    fn depart(&mut self) {
        self.inner.depart();
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        self.inner.single_copy_read(peer, token, offset, into)
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        self.state.closing = true;
        self.inner.quiesce(epoch) && self.state.held.is_empty() && self.state.echoes.is_empty()
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        self.state.closing = false;
        self.inner.reconnect(arena)
    }

    fn part(&mut self, peer: Peer) {
        self.inner.part(peer);
    }

    fn is_open(&self, peer: Peer) -> bool {
        // What is held back has not arrived yet.
        self.inner.is_open(peer) || self.state.held.contains_key(&peer)
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        self.inner.set_route(peer, addresses, epoch);
    }

    fn arm(&mut self) -> bool {
        self.state.idle() && self.inner.arm()
    }

    fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        if self.state.idle() { self.inner.arm_descriptors() } else { Some(Vec::new()) }
    }

    fn disarm(&mut self) {
        self.inner.disarm();
    }

    fn waker(&self) -> Waker {
        self.inner.waker()
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        self.inner.sleep(limit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_and_refused() {
        let setting: Setting = "seed=7, duplicate=0.05,busy=1".parse().expect("a setting");
        assert_eq!(setting, Setting { seed: 7, duplicate: 0.05, busy: 1.0, ..Setting::default() });
        assert_eq!("".parse::<Setting>().expect("nothing"), Setting::default());
        for wrong in ["seed=x", "busy=1.5", "busy=-1", "lose=0.1", "delay", "delay=NaN"] {
            let error = wrong.parse::<Setting>().expect_err(wrong);
            assert!(error.to_string().contains(wrong), "{error}");
        }
    }
}
