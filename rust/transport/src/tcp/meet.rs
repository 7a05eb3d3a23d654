//! How two processes come to share one connection: routes, dialing, answering, and which
//! connection is kept when both dial at once.
//!
//! The connection that the process with the lower index opened (of two jobs: the one of the job with the
//! lower name) is kept, if it succeeds at all:
//! - the higher process takes the lower one's connection at once and gives its own dials up;
//! - the lower process keeps a proven connection of the higher one waiting ("parked") while a dial
//!   of its own is under way; when all its dials have failed it takes the parked one.
//!
//! No frame is taken for a connection before both ends know that it is the one, so none can be
//! lost or overtake another here.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use super::Tcp;
use super::connection::Connection;
use super::halfopen::{
    Answer, AnswerStage, Dial, DialStage, INTRODUCTION_LIMIT, MEMBER_LIMIT, STRANGER_LIMIT, Step,
};
use super::sockets::Socket;
use crate::{Peer, Refused};

/// Callers that are not accepted yet, at most; the oldest stranger makes room for the next.
const CALLERS_MAX: usize = 256;
/// Callers let in before other work gets its turn.
const CALLERS_AT_ONCE: usize = 64;
/// An address that does not answer the first packet within this time is given up.
const CONNECT_LIMIT: Duration = Duration::from_secs(10);
/// A dial that holds up a proven connection in the other direction gets this long.
const PARKED_LIMIT: Duration = Duration::from_secs(5);
/// All addresses of a route are tried this often, with growing pauses, before the peer is given up.
const ROUNDS: u32 = 5;
/// The first of these pauses.
const PAUSE: Duration = Duration::from_millis(50);
/// Addresses tried of one route.
const ADDRESSES_MAX: usize = 16;
/// How often time limits are looked at.
pub const TICK: Duration = Duration::from_millis(100);
/// Refused callers that are remembered with a reason.
const REMEMBERED: usize = 16;

/// What is known about one peer.
#[derive(Debug, Default)]
pub struct Entry {
    pub route: Option<Box<Route>>,
    pub state: State,
}

/// Where a peer can be reached.
#[derive(Debug)]
pub struct Route {
    addresses: Vec<SocketAddr>,
    epoch: u64,
    /// Rounds that have failed since this epoch began.
    rounds: u32,
    /// The last round failed: ask again whether the addresses are still right, but not before.
    stale: Option<Instant>,
}

/// The connection to one peer.
#[derive(Debug, Default)]
pub enum State {
    #[default]
    Idle,
    Dialing(Box<Dialing>),
    Open(usize),
    Lost(Box<str>),
}

/// Attempts to reach one peer.
#[derive(Debug)]
pub struct Dialing {
    dials: Vec<usize>,
    /// A proven connection of the peer that waits for our dials to fail.
    parked: Option<(usize, Instant)>,
    failures: Vec<String>,
}

/// Callers that were sent away.
#[derive(Clone, Debug, Default)]
pub struct Refusals {
    /// How many since the transport was opened.
    pub count: u64,
    /// The last of them: address and reason.
    pub recent: VecDeque<String>,
}

impl Tcp {
    /// The rest of `try_send` when there is no open connection.
    #[cold]
    pub(super) fn reach(&mut self, peer: Peer) -> Refused {
        if peer.0 >= self.processes || peer == self.process {
            return Refused::Unreachable(format!("process {} is not another process of this job", peer.0));
        }
        if self.closing.is_some() || self.listeners.is_empty() {
            return Refused::Busy;
        }
        let entry = self.entry(peer);
        match (&entry.state, &mut entry.route) {
            (State::Lost(why), _) => return Refused::Unreachable(why.to_string()),
            (State::Dialing(_) | State::Open(_), _) => return Refused::Busy,
            (State::Idle, None) => return Refused::NoRoute,
            (State::Idle, Some(route)) => match route.stale {
                Some(pause) if Instant::now() < pause => return Refused::Busy,
                Some(_) => return Refused::NoRoute,
                None => {}
            },
        }
        self.dial(peer);
        Refused::Busy
    }

    pub(super) fn entry(&mut self, peer: Peer) -> &mut Entry {
        let index = peer.0 as usize;
        if index >= self.peers.len() {
            self.peers.resize_with(index + 1, Entry::default);
        }
        &mut self.peers[index]
    }

    pub(super) fn learn_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        if peer.0 >= self.processes || peer == self.process {
            return;
        }
        let addresses = addresses.iter().copied().take(ADDRESSES_MAX).collect();
        let entry = self.entry(peer);
        match &mut entry.route {
            Some(route) if epoch < route.epoch => {}
            Some(route) if epoch == route.epoch => (route.addresses, route.stale) = (addresses, None),
            route => *route = Some(Box::new(Route { addresses, epoch, rounds: 0, stale: None })),
        }
    }

    /// Tries all addresses of a peer at once.
    fn dial(&mut self, peer: Peer) {
        let Some(route) = &self.entry(peer).route else { return };
        let addresses = route.addresses.clone();
        let dialing = Dialing { dials: Vec::new(), parked: None, failures: Vec::new() };
        self.entry(peer).state = State::Dialing(Box::new(dialing));
        let now = Instant::now();
        for to in addresses {
            let started = Dial::start(&self.members, peer, to, now)
                .and_then(|dial| self.sockets.insert(self.poll.registry(), Socket::Dial(Box::new(dial))));
            let State::Dialing(dialing) = &mut self.entry(peer).state else { return };
            match started {
                Ok(slot) => {
                    dialing.dials.push(slot);
                    self.halfopen.push(slot);
                }
                Err(error) => dialing.failures.push(format!("{to}: {error}")),
            }
        }
        let State::Dialing(dialing) = &self.entry(peer).state else { return };
        // On this machine a connection is there at once, and the sooner the hello is on its way
        // the less the other end waits for a caller that goes on computing.
        for slot in dialing.dials.clone() {
            self.step_dial(slot);
        }
        self.finish_round(peer);
    }

    /// Something has happened on a socket that we dialed.
    pub(super) fn step_dial(&mut self, slot: usize) {
        let Some(Socket::Dial(dial)) = self.sockets.get(slot) else { return };
        let peer = dial.peer;
        match dial.step(&self.members) {
            Step::ProofSent => {
                // From here on the other end may choose this connection: only this one goes on.
                self.drop_dials(peer, Some(slot));
                self.step_dial(slot);
            }
            Step::Verdict(true) => self.establish(slot, peer),
            Step::Verdict(false) => {
                self.fail_dial(slot, peer, "the peer keeps another connection to this process".to_owned());
            }
            Step::Failed(why) => self.fail_dial(slot, peer, why),
            Step::Waits | Step::Proven(_) | Step::Left => {}
        }
    }

    fn fail_dial(&mut self, slot: usize, peer: Peer, why: String) {
        self.close_halfopen(slot);
        if let State::Dialing(dialing) = &mut self.entry(peer).state {
            dialing.dials.retain(|other| *other != slot);
            dialing.failures.push(why);
            self.finish_round(peer);
        }
    }

    /// If no dial is left: takes the parked connection, or plans the next round, or gives up.
    fn finish_round(&mut self, peer: Peer) {
        let Entry { route, state } = self.entry(peer);
        let State::Dialing(dialing) = state else { return };
        if !dialing.dials.is_empty() {
            return;
        }
        if let Some((slot, _)) = dialing.parked.take() {
            return self.accept(slot, peer);
        }
        let failures = std::mem::take(&mut dialing.failures).join("; ");
        *state = State::Idle;
        let Some(route) = route else { return };
        route.rounds += 1;
        route.stale = Some(Instant::now() + PAUSE * (1 << route.rounds.min(ROUNDS)));
        if route.rounds >= ROUNDS {
            *state = State::Lost(format!("no connection could be made ({failures})").into());
        }
    }

    fn drop_dials(&mut self, peer: Peer, keep: Option<usize>) {
        let State::Dialing(dialing) = &mut self.entry(peer).state else { return };
        let (kept, dropped) = dialing.dials.iter().partition(|slot| Some(**slot) == keep);
        dialing.dials = kept;
        let dropped: Vec<usize> = dropped;
        for slot in dropped {
            self.close_halfopen(slot);
        }
    }

    fn close_halfopen(&mut self, slot: usize) {
        self.halfopen.retain(|other| *other != slot);
        self.sockets.remove(slot);
    }

    /// The connection on `slot` is the one between us and `peer`.
    fn establish(&mut self, slot: usize, peer: Peer) {
        self.halfopen.retain(|other| *other != slot);
        self.drop_dials(peer, Some(slot));
        let state = std::mem::replace(&mut self.entry(peer).state, State::Open(slot));
        if let State::Dialing(dialing) = state
            && let Some((parked, _)) = dialing.parked
        {
            if let Some(Socket::Answer(answer)) = self.sockets.get(parked) {
                // A caller that has gone needs no verdict.
                let _ = answer.verdict(false);
            }
            self.close_halfopen(parked);
        }
        if let Some(route) = &mut self.entry(peer).route {
            (route.rounds, route.stale) = (0, None);
        }
        self.sockets.change(slot, |stream| Socket::Open(Box::new(Connection::new(stream, peer))));
        if let Some(connection) = self.sockets.open(slot) {
            connection.queued = true;
            self.ready.push_back(slot);
        }
    }

    /// Lets waiting callers in.
    pub(super) fn admit_callers(&mut self) {
        let now = Instant::now();
        self.callers = false;
        for at in 0..self.listeners.len() {
            for turn in 0.. {
                if turn == CALLERS_AT_ONCE {
                    self.callers = true;
                    break;
                }
                match self.listeners[at].accept() {
                    Ok((stream, from)) => self.admit(Answer::new(stream, from, now)),
                    Err(error) if error.kind() == io::ErrorKind::WouldBlock => break,
                    Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                    Err(error) => {
                        // Out of descriptors, or a caller that left again: look later.
                        self.refuse(&format!("a caller could not be let in: {error}"));
                        self.callers = true;
                        break;
                    }
                }
            }
        }
    }

    fn admit(&mut self, answer: Answer) {
        if self.halfopen.len() >= CALLERS_MAX {
            self.make_room();
        }
        match self.sockets.insert(self.poll.registry(), Socket::Answer(Box::new(answer))) {
            Ok(slot) => {
                self.halfopen.push(slot);
                self.step_answer(slot);
            }
            Err(error) => self.refuse(&format!("a caller could not be let in: {error}")),
        }
    }

    /// Sends the oldest stranger away; if all callers are members, the oldest of these.
    fn make_room(&mut self) {
        let mut oldest: Option<(bool, Instant, usize)> = None;
        for slot in &self.halfopen {
            if let Some(Socket::Answer(answer)) = self.sockets.get(*slot)
                && !matches!(answer.stage, AnswerStage::Proven(_))
            {
                let age = (answer.is_member(), answer.since, *slot);
                oldest = Some(oldest.map_or(age, |other| other.min(age)));
            }
        }
        if let Some((_, _, slot)) = oldest {
            self.fail_answer(slot, "too many callers at once");
        }
    }

    /// Something has happened on a socket that called us.
    pub(super) fn step_answer(&mut self, slot: usize) {
        let Some(Socket::Answer(answer)) = self.sockets.get(slot) else { return };
        match answer.step(&self.members, Instant::now()) {
            Step::Proven(peer) => self.on_proven(slot, peer),
            Step::Failed(why) => self.fail_answer(slot, &why),
            Step::Left => self.close_halfopen(slot),
            Step::Waits | Step::ProofSent | Step::Verdict(_) => {}
        }
    }

    /// Somebody was introduced, who may be here already.
    pub(super) fn step_unknown(&mut self) {
        for slot in self.halfopen.clone() {
            if let Some(Socket::Answer(answer)) = self.sockets.get(slot)
                && matches!(answer.stage, AnswerStage::Unknown { .. })
            {
                self.step_answer(slot);
            }
        }
    }

    fn fail_answer(&mut self, slot: usize, why: &str) {
        let Some(Socket::Answer(answer)) = self.sockets.get(slot) else { return };
        let (from, proven) = (
            answer.from,
            match answer.stage {
                AnswerStage::Proven(peer) => Some(peer),
                _ => None,
            },
        );
        self.close_halfopen(slot);
        match proven {
            // The peer gave its dial up because it took ours.
            Some(peer) => {
                if let State::Dialing(dialing) = &mut self.entry(peer).state
                    && dialing.parked.is_some_and(|(parked, _)| parked == slot)
                {
                    dialing.parked = None;
                }
            }
            None => self.refuse(&format!("{from}: {why}")),
        }
    }

    fn refuse(&mut self, what: &str) {
        self.refusals.count += 1;
        if self.refusals.recent.len() == REMEMBERED {
            self.refusals.recent.pop_front();
        }
        self.refusals.recent.push_back(what.to_owned());
    }

    /// A caller has proven to be `peer`: decides which connection between the two is kept.
    fn on_proven(&mut self, slot: usize, peer: Peer) {
        let we_are_lower = self.members.is_lower_than(peer);
        match &mut self.entry(peer).state {
            State::Idle => self.accept(slot, peer),
            State::Dialing(dialing) if we_are_lower => {
                if let Some((older, _)) = dialing.parked.replace((slot, Instant::now())) {
                    self.close_halfopen(older);
                }
            }
            State::Dialing(_) => self.accept(slot, peer),
            State::Open(_) | State::Lost(_) => {
                if let Some(Socket::Answer(answer)) = self.sockets.get(slot) {
                    // A caller that has gone needs no verdict.
                    let _ = answer.verdict(false);
                }
                self.close_halfopen(slot);
            }
        }
    }

    fn accept(&mut self, slot: usize, peer: Peer) {
        let Some(Socket::Answer(answer)) = self.sockets.get(slot) else { return };
        if answer.verdict(true).is_err() {
            self.fail_answer(slot, "the caller left before it was accepted");
            return self.finish_round(peer);
        }
        self.drop_dials(peer, None);
        self.establish(slot, peer);
    }

    /// Ends what has taken too long.
    pub(super) fn expire(&mut self, now: Instant) {
        for slot in self.halfopen.clone() {
            match self.sockets.get(slot) {
                Some(Socket::Dial(dial)) => {
                    let (stage, since, peer, to) = (dial.stage, dial.since, dial.peer, dial.to);
                    let parked = match &self.entry(peer).state {
                        State::Dialing(dialing) => dialing.parked.map(|(_, parked)| parked),
                        _ => None,
                    };
                    let slow = stage == DialStage::Connecting && now - since > CONNECT_LIMIT;
                    let in_the_way = stage != DialStage::AwaitsVerdict
                        && parked.is_some_and(|parked| now - parked > PARKED_LIMIT);
                    if slow || in_the_way {
                        self.fail_dial(slot, peer, format!("{to}: no answer in time"));
                    }
                }
                Some(Socket::Answer(answer)) => {
                    let late = "the handshake was not finished in time".to_owned();
                    let (limit, why) = match &answer.stage {
                        AnswerStage::AwaitsHello => (STRANGER_LIMIT, late),
                        AnswerStage::Unknown { why, .. } => (INTRODUCTION_LIMIT, why.to_string()),
                        AnswerStage::AwaitsProof { .. } => (MEMBER_LIMIT, late),
                        AnswerStage::Proven(_) => continue,
                    };
                    if now - answer.since > limit {
                        self.fail_answer(slot, &why);
                    }
                }
                _ => self.halfopen.retain(|other| *other != slot),
            }
        }
    }

    /// First step of a quiesce: gives up every handshake that the other end cannot have finished.
    pub(super) fn abandon_handshakes(&mut self) {
        for slot in self.halfopen.clone() {
            match self.sockets.get(slot) {
                Some(Socket::Dial(dial)) if dial.stage == DialStage::AwaitsVerdict => {}
                Some(Socket::Dial(dial)) => {
                    let peer = dial.peer;
                    self.close_halfopen(slot);
                    if let State::Dialing(dialing) = &mut self.entry(peer).state {
                        dialing.dials.retain(|other| *other != slot);
                    }
                }
                _ => self.close_halfopen(slot),
            }
        }
        for entry in &mut self.peers {
            if let State::Dialing(dialing) = &mut entry.state {
                dialing.parked = None;
                if dialing.dials.is_empty() {
                    entry.state = State::Idle;
                }
            }
        }
    }
}
