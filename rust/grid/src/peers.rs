//! The peers that this one knows: a bounded cache with round-trip times measured over real messages
//! (P2P-MPI, 3.1) and what each peer offers. Any peer answers for what it knows, so that a
//! "supernode" is nothing but a peer whose address many were given (a seed).
//!
//! It opens no connection and stores no key: the overlay does. The daemon feeds it and reads
//! [`Cache::candidates`] when a job looks for hosts.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::identity::PeerId;
use crate::message::{INTRODUCTIONS_MAX, Introduction, Offer, Peers};

/// Bounds and rhythms; [`Settings::default`] suits a daemon.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Most peers remembered.
    pub capacity: usize,
    /// Most peers remembered whose distance is unknown: strangers cannot push out known neighbours.
    pub newcomers: usize,
    /// Between two pings of one peer that answers.
    pub ping_every: Duration,
    /// A ping without answer for so long has failed.
    pub ping_timeout: Duration,
    /// Most pings without answer at one time.
    pub pings: usize,
    /// Failed pings in a row after which a peer that is not a seed is forgotten.
    pub failures: u32,
    /// Between two questions for more peers.
    pub ask_every: Duration,
    /// Peers asked at once.
    pub ask_width: usize,
    /// Answers to questions per second, all askers together.
    pub answers: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            capacity: 1024,
            newcomers: 128,
            ping_every: Duration::from_secs(20),
            ping_timeout: Duration::from_secs(3),
            pings: 32,
            failures: 4,
            ask_every: Duration::from_secs(60),
            ask_width: 3,
            answers: 100,
        }
    }
}

/// What happens to the cache.
#[derive(Clone, Debug)]
pub enum Event {
    /// The owner named this peer as a point of entry; it is never forgotten.
    Seed(Introduction),
    /// The overlay has found this peer (LAN discovery, invite) or was reached by it.
    Met(Introduction),
    /// A message; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Peers,
    },
    /// The connection to that peer broke or could not be made.
    Lost(PeerId),
    /// More peers are wanted now.
    Search,
    /// [`Cache::deadline`] has come.
    Tick,
}

/// What the caller does.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Send it; loss is dealt with here.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Peers,
    },
    /// These addresses may lead to that peer.
    Learned(Introduction),
    /// Its addresses are not needed any more.
    Forgotten(PeerId),
}

/// One known peer.
#[derive(Clone, Debug)]
pub struct Peer {
    /// Where it may be reached.
    pub addresses: Vec<String>,
    /// Smoothed round-trip time.
    pub distance: Option<Duration>,
    /// When it last answered.
    pub seen: Option<Duration>,
    /// What it said it offers.
    pub offer: Option<Offer>,
    /// Failed pings in a row.
    pub failures: u32,
    seed: bool,
    samples: u32,
    next_ping: Duration,
    ping: Option<(u64, Duration)>,
    learned: Duration,
}

/// A peer that may become a host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// Who.
    pub peer: PeerId,
    /// Smoothed round-trip time.
    pub distance: Duration,
    /// What it offered when it last answered.
    pub offer: Offer,
}

/// The state machine.
#[derive(Debug)]
pub struct Cache {
    me: PeerId,
    offer: Offer,
    secret: [u8; 32],
    settings: Settings,
    peers: BTreeMap<PeerId, Peer>,
    asked: BTreeMap<PeerId, Duration>,
    next_ask: Duration,
    counter: u64,
    answered: (Duration, u32),
}

impl Cache {
    /// An empty cache of peer `me`, which offers `offer`. `secret` is random; it keeps others from
    /// answering pings that have not reached them.
    pub fn new(me: PeerId, offer: Offer, secret: [u8; 32], settings: Settings) -> Cache {
        Cache {
            me,
            offer,
            secret,
            settings,
            peers: BTreeMap::new(),
            asked: BTreeMap::new(),
            next_ask: Duration::ZERO,
            counter: 0,
            answered: (Duration::ZERO, 0),
        }
    }

    /// What this peer offers has changed.
    pub fn set_offer(&mut self, offer: Offer) {
        self.offer = offer;
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: Event, now: Duration) -> Vec<Action> {
        let mut actions = Vec::new();
        match event {
            Event::Seed(known) => self.learn(known, true, now, &mut actions),
            Event::Met(known) => self.learn(known, false, now, &mut actions),
            Event::Received { from, message } => self.on_message(from, message, now, &mut actions),
            Event::Lost(peer) => self.on_lost(peer, now, &mut actions),
            Event::Search => self.next_ask = now,
            Event::Tick => {}
        }
        self.expire(now, &mut actions);
        self.ping(now, &mut actions);
        self.ask(now, &mut actions);
        actions
    }

    /// When [`Event::Tick`] is due.
    pub fn deadline(&self) -> Option<Duration> {
        let idle = self.outstanding() < self.settings.pings;
        let pings = self.peers.values().filter_map(|peer| match peer.ping {
            Some((_, sent)) => Some(sent + self.settings.ping_timeout),
            None => idle.then_some(peer.next_ping),
        });
        let ask = (!self.peers.is_empty()).then_some(self.next_ask);
        pings.chain(ask).min()
    }

    /// Everyone who answered lately and said what they offer, nearest first.
    pub fn candidates(&self) -> Vec<Candidate> {
        let mut found: Vec<Candidate> = self
            .peers
            .iter()
            .filter(|(_, peer)| peer.failures == 0)
            .filter_map(|(&id, peer)| {
                Some(Candidate { peer: id, distance: peer.distance?, offer: peer.offer.clone()? })
            })
            .collect();
        found.sort_by_key(|candidate| (candidate.distance, candidate.peer));
        found
    }

    /// All known peers, in order of their names.
    pub fn peers(&self) -> impl Iterator<Item = (PeerId, &Peer)> {
        self.peers.iter().map(|(&id, peer)| (id, peer))
    }

    fn learn(&mut self, known: Introduction, seed: bool, now: Duration, actions: &mut Vec<Action>) {
        if known.peer == self.me {
            return;
        }
        if let Some(peer) = self.peers.get_mut(&known.peer) {
            peer.seed |= seed;
            if peer.failures > 0 {
                peer.next_ping = now;
            }
            if peer.addresses != known.addresses && !known.addresses.is_empty() {
                peer.addresses.clone_from(&known.addresses);
                actions.push(Action::Learned(known));
            }
            return;
        }
        if !seed && !self.make_room(actions) {
            return;
        }
        let peer = Peer {
            addresses: known.addresses.clone(),
            distance: None,
            seen: None,
            offer: None,
            failures: 0,
            seed,
            samples: 0,
            next_ping: now,
            ping: None,
            learned: now,
        };
        self.peers.insert(known.peer, peer);
        actions.push(Action::Learned(known));
    }

    /// Keeps the number of newcomers and of all peers within bounds; says whether one more fits.
    fn make_room(&mut self, actions: &mut Vec<Action>) -> bool {
        let newcomers = self.peers.values().filter(|peer| !peer.seed && peer.samples == 0);
        if newcomers.count() >= self.settings.newcomers {
            let oldest = self.peers.iter().filter(|(_, peer)| !peer.seed && peer.samples == 0);
            let oldest = oldest.min_by_key(|(_, peer)| (u32::MAX - peer.failures, peer.learned));
            if let Some((&peer, _)) = oldest {
                self.forget(peer, actions);
            }
        }
        if self.peers.len() >= self.settings.capacity {
            let others = self.peers.iter().filter(|(_, peer)| !peer.seed && peer.samples > 0);
            let worst = others.max_by_key(|(_, peer)| (peer.failures, peer.distance));
            let Some((&peer, _)) = worst else { return false };
            self.forget(peer, actions);
        }
        true
    }

    fn forget(&mut self, peer: PeerId, actions: &mut Vec<Action>) {
        self.peers.remove(&peer);
        self.asked.remove(&peer);
        actions.push(Action::Forgotten(peer));
    }

    fn on_message(&mut self, from: PeerId, message: Peers, now: Duration, actions: &mut Vec<Action>) {
        match message {
            Peers::Ping { nonce, offer } => {
                if let Some(peer) = self.peers.get_mut(&from) {
                    peer.offer = Some(offer);
                    if peer.failures > 0 {
                        peer.next_ping = now;
                    }
                } else {
                    self.learn(Introduction { peer: from, addresses: Vec::new() }, false, now, actions);
                }
                let message = Peers::Pong { nonce, offer: self.offer.clone() };
                actions.push(Action::Send { to: from, message });
            }
            Peers::Pong { nonce, offer } => self.on_pong(from, nonce, offer, now),
            Peers::Ask { most } => {
                if self.may_answer(now) {
                    let peers = self.introductions(from, usize::from(most));
                    actions.push(Action::Send { to: from, message: Peers::Known { peers } });
                }
            }
            Peers::Known { peers } => {
                if self.asked.remove(&from).is_some() {
                    for known in peers.into_iter().take(INTRODUCTIONS_MAX) {
                        // Hearsay never replaces what is known of a peer.
                        if !self.peers.contains_key(&known.peer) {
                            self.learn(known, false, now, actions);
                        }
                    }
                }
            }
        }
    }

    fn on_pong(&mut self, from: PeerId, nonce: u64, offer: Offer, now: Duration) {
        let Some(peer) = self.peers.get_mut(&from) else { return };
        let Some((_, sent)) = peer.ping.take_if(|(expected, _)| *expected == nonce) else { return };
        let sample = now.saturating_sub(sent);
        peer.distance = Some(match (peer.distance, peer.samples) {
            // The first round trip includes making the connection: the second replaces it.
            (None, _) | (_, 1) => sample,
            // RFC 6298, 2.3: alpha = 1/8.
            (Some(smoothed), _) => (smoothed * 7 + sample) / 8,
        });
        peer.samples = peer.samples.saturating_add(1);
        peer.seen = Some(now);
        peer.offer = Some(offer);
        peer.failures = 0;
        peer.next_ping = if peer.samples < 3 { now } else { now + self.settings.ping_every };
    }

    fn on_lost(&mut self, id: PeerId, now: Duration, actions: &mut Vec<Action>) {
        self.asked.remove(&id);
        let Some(peer) = self.peers.get_mut(&id) else { return };
        peer.ping = None;
        peer.failures += 1;
        if peer.failures >= self.settings.failures && !peer.seed {
            self.forget(id, actions);
        } else {
            // Twice as long after each failure.
            let wait = self.settings.ping_timeout * 2u32.pow(peer.failures.min(6));
            peer.next_ping = now + wait;
        }
    }

    fn expire(&mut self, now: Duration, actions: &mut Vec<Action>) {
        let timeout = self.settings.ping_timeout;
        let late = |peer: &Peer| peer.ping.is_some_and(|(_, sent)| sent + timeout <= now);
        let late: Vec<PeerId> = self.peers.iter().filter(|(_, peer)| late(peer)).map(|(&id, _)| id).collect();
        for peer in late {
            self.on_lost(peer, now, actions);
        }
        self.asked.retain(|_, sent| *sent + timeout > now);
    }

    fn outstanding(&self) -> usize {
        self.peers.values().filter(|peer| peer.ping.is_some()).count()
    }

    fn ping(&mut self, now: Duration, actions: &mut Vec<Action>) {
        let mut free = self.settings.pings.saturating_sub(self.outstanding());
        for (&to, peer) in &mut self.peers {
            if free == 0 {
                break;
            }
            if peer.ping.is_none() && peer.next_ping <= now {
                self.counter += 1;
                let nonce = nonce(&self.secret, self.counter);
                peer.ping = Some((nonce, now));
                let message = Peers::Ping { nonce, offer: self.offer.clone() };
                actions.push(Action::Send { to, message });
                free -= 1;
            }
        }
    }

    fn ask(&mut self, now: Duration, actions: &mut Vec<Action>) {
        if self.next_ask > now || self.peers.is_empty() {
            return;
        }
        self.next_ask = now + self.settings.ask_every;
        self.counter += 1;
        // Seeds first, then others in an order that changes from one time to the next.
        let turn = |id: &PeerId| {
            blake3::keyed_hash(&self.secret, &[&id.0[..], &self.counter.to_le_bytes()].concat())
        };
        let mut whom: Vec<PeerId> =
            self.peers.iter().filter(|(_, peer)| peer.failures == 0).map(|(&id, _)| id).collect();
        whom.sort_by_cached_key(|id| (!self.peers[id].seed, *turn(id).as_bytes()));
        whom.truncate(self.settings.ask_width);
        for to in whom {
            self.asked.insert(to, now);
            let most = u16::try_from(INTRODUCTIONS_MAX).expect("a small constant");
            actions.push(Action::Send { to, message: Peers::Ask { most } });
        }
    }

    fn may_answer(&mut self, now: Duration) -> bool {
        if now >= self.answered.0 + Duration::from_secs(1) {
            self.answered = (now, 0);
        }
        self.answered.1 += 1;
        self.answered.1 <= self.settings.answers
    }

    /// Peers that answer and can be reached by address, other ones each time.
    fn introductions(&mut self, asker: PeerId, most: usize) -> Vec<Introduction> {
        let alive = |(id, peer): &(&PeerId, &Peer)| {
            **id != asker && peer.failures == 0 && peer.seen.is_some() && !peer.addresses.is_empty()
        };
        let total = self.peers.iter().filter(alive).count();
        self.counter += 1;
        let start = if total == 0 { 0 } else { nonce(&self.secret, self.counter) as usize % total };
        let turned = self.peers.iter().filter(alive).cycle().skip(start).take(total);
        turned
            .take(most.min(INTRODUCTIONS_MAX))
            .map(|(&peer, known)| Introduction { peer, addresses: known.addresses.clone() })
            .collect()
    }
}

fn nonce(secret: &[u8; 32], counter: u64) -> u64 {
    let hash = blake3::keyed_hash(secret, &counter.to_le_bytes());
    u64::from_le_bytes(*hash.as_bytes().first_chunk().expect("32 bytes hold 8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(byte: u8) -> PeerId {
        PeerId([byte; 32])
    }

    fn known(byte: u8) -> Introduction {
        Introduction { peer: id(byte), addresses: vec![format!("address {byte}")] }
    }

    fn offer() -> Offer {
        Offer {
            name: "host".into(),
            jobs: 1,
            processes: 2,
            running: 0,
            cores: 2,
            memory: 1 << 30,
            architecture: "x86_64".into(),
            level: 3,
        }
    }

    fn cache(settings: Settings) -> Cache {
        Cache::new(id(0), offer(), [7; 32], settings)
    }

    fn pinged(actions: &[Action], peer: u8) -> Option<u64> {
        actions.iter().find_map(|action| match action {
            Action::Send { to, message: Peers::Ping { nonce, .. } } if *to == id(peer) => Some(*nonce),
            _ => None,
        })
    }

    fn pong(cache: &mut Cache, peer: u8, nonce: u64, at: Duration) -> Vec<Action> {
        let message = Peers::Pong { nonce, offer: offer() };
        cache.handle(Event::Received { from: id(peer), message }, at)
    }

    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn distance_ignores_the_first_round_trip_and_smooths_the_rest() {
        let mut cache = cache(Settings::default());
        let nonce = pinged(&cache.handle(Event::Met(known(1)), Duration::ZERO), 1).expect("pinged at once");
        let nonce = pinged(&pong(&mut cache, 1, nonce, 100 * MS), 1).expect("pinged again");
        pong(&mut cache, 1, nonce ^ 1, 101 * MS);
        let nonce = pinged(&pong(&mut cache, 1, nonce, 108 * MS), 1).expect("and again");
        assert_eq!(cache.candidates()[0].distance, 8 * MS, "a forged answer counts for nothing");
        pong(&mut cache, 1, nonce, 108 * MS + 16 * MS);
        assert_eq!(cache.candidates()[0].distance, 9 * MS);
    }

    #[test]
    fn silence_is_forgotten_unless_it_is_a_seed() {
        let mut cache = cache(Settings::default());
        cache.handle(Event::Met(known(1)), Duration::ZERO);
        cache.handle(Event::Seed(known(2)), Duration::ZERO);
        let mut now = Duration::ZERO;
        for _ in 0..40 {
            now = now.max(cache.deadline().expect("something to do"));
            cache.handle(Event::Tick, now);
        }
        let left: Vec<PeerId> = cache.peers().map(|(peer, _)| peer).collect();
        assert_eq!(left, [id(2)]);
        assert!(cache.candidates().is_empty());
    }

    #[test]
    fn strangers_do_not_push_out_measured_neighbours() {
        let mut cache = cache(Settings { capacity: 8, newcomers: 3, ..Settings::default() });
        for peer in 1..=4 {
            let nonce = pinged(&cache.handle(Event::Met(known(peer)), Duration::ZERO), peer).expect("pinged");
            pong(&mut cache, peer, nonce, u32::from(peer) * MS);
        }
        for stranger in 100..200 {
            cache.handle(Event::Met(known(stranger)), 10 * MS);
        }
        assert!(cache.peers().count() <= 8);
        let near: Vec<PeerId> = cache.candidates().iter().map(|candidate| candidate.peer).collect();
        assert_eq!(near, [id(1), id(2), id(3), id(4)]);
    }

    #[test]
    fn lists_are_taken_only_from_those_who_were_asked() {
        let mut cache = cache(Settings::default());
        let list = |byte| Peers::Known { peers: vec![known(byte)] };
        let actions = cache.handle(Event::Met(known(1)), Duration::ZERO);
        let ask = Action::Send { to: id(1), message: Peers::Ask { most: 64 } };
        assert!(actions.contains(&ask));
        cache.handle(Event::Received { from: id(9), message: list(50) }, MS);
        assert!(!cache.peers.contains_key(&id(50)));
        cache.handle(Event::Received { from: id(1), message: list(51) }, MS);
        assert!(cache.peers.contains_key(&id(51)));
        cache.handle(Event::Received { from: id(1), message: list(52) }, MS);
        assert!(!cache.peers.contains_key(&id(52)), "one answer per question");
    }

    #[test]
    fn only_living_peers_are_passed_on() {
        let mut cache = cache(Settings::default());
        let nonce = pinged(&cache.handle(Event::Met(known(1)), Duration::ZERO), 1).expect("pinged");
        pong(&mut cache, 1, nonce, MS);
        cache.handle(Event::Met(known(2)), MS);
        let ask = Event::Received { from: id(3), message: Peers::Ask { most: u16::MAX } };
        let actions = cache.handle(ask, 2 * MS);
        let answer = Action::Send { to: id(3), message: Peers::Known { peers: vec![known(1)] } };
        assert!(actions.contains(&answer), "{actions:?}");
    }

    #[test]
    fn pings_without_answer_are_bounded() {
        let mut cache = cache(Settings { pings: 4, ..Settings::default() });
        let sent: usize = (1..=50)
            .map(|peer| cache.handle(Event::Met(known(peer)), Duration::ZERO))
            .map(|actions| {
                let ping =
                    |action: &&Action| matches!(action, Action::Send { message: Peers::Ping { .. }, .. });
                actions.iter().filter(ping).count()
            })
            .sum();
        assert_eq!(sent, 4);
    }
}
