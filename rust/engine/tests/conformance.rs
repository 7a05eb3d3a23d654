//! Many engines in one process over simulated links with seeded faults, against a naive oracle.
//!
//! The oracle sees what each engine sees, message envelopes in the order of their arrival and
//! receives in the order of their posting, and matches them by searching two lists from the front,
//! as MPI 5.0, 3.5 says. Every outcome of the engine is compared with it.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::io;
use std::net::SocketAddr;
use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use p2pmpi_engine::{Completion, Destination, Engine, Failure, MessageId, RequestId, Selector};
use p2pmpi_layout::{Layout, Predefined, RecvBuffer, SendBuffer};
use p2pmpi_testkit::pattern::Pattern;
use p2pmpi_testkit::random::Random;
use p2pmpi_testkit::sim_link::{self, SimLink};
use p2pmpi_transport::fault::{Fault, Setting};
use p2pmpi_transport::{Caps, Link, Peer, Refused, Sink, Waker};
use p2pmpi_wire::{Envelope, Header};

/// Names a message: sender, receiver, n.
type Name = (u32, u32, u64);

/// What the oracle must know of a frame that has reached an engine.
enum Arrival {
    Message(Peer, Envelope),
    Cancel(Peer, u64),
}

/// A link that tells what it delivers.
struct Recorder<L> {
    inner: L,
    arrivals: Vec<Arrival>,
}

struct Witness<'a, S>(&'a mut S, &'a mut Vec<Arrival>);

impl<S: Sink> Sink for Witness<'_, S> {
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        match header {
            Header::Eager { envelope }
            | Header::EagerSync { envelope, .. }
            | Header::RequestToSend { envelope, .. } => self.1.push(Arrival::Message(peer, envelope)),
            Header::Cancel { sequence, .. } => self.1.push(Arrival::Cancel(peer, sequence)),
            _ => {}
        }
        self.0.on_frame(peer, header, payload);
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        panic!("process {} was lost: {why}", peer.0);
    }
}

impl<L: Link> Link for Recorder<L> {
    fn caps(&self, peer: Peer) -> Caps {
        self.inner.caps(peer)
    }

    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        self.inner.try_send(peer, header, fill)
    }

    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        self.inner.poll(&mut Witness(sink, &mut self.arrivals), budget)
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        self.inner.quiesce(epoch)
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        self.inner.reconnect(arena)
    }

    fn arm(&mut self) -> bool {
        self.inner.arm()
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

/// Matching by searching from the front.
#[derive(Default)]
struct Oracle {
    posted: Vec<(Selector, usize)>,
    unexpected: Vec<(Peer, Envelope)>,
    received: HashMap<Peer, u64>,
    /// Receive -> message.
    matched: BTreeMap<usize, (Peer, u64)>,
    /// Messages that a receive or a matched probe has.
    taken: BTreeSet<(Peer, u64)>,
    cancelled: BTreeSet<(Peer, u64)>,
}

fn accepts(selector: &Selector, envelope: &Envelope) -> bool {
    selector.context == envelope.context
        && selector.source.is_none_or(|source| source == envelope.source)
        && selector.tag.is_none_or(|tag| tag == envelope.tag)
}

impl Oracle {
    fn on_arrival(&mut self, arrival: Arrival) {
        match arrival {
            Arrival::Message(peer, envelope) => {
                let received = self.received.entry(peer).or_default();
                if envelope.sequence <= *received {
                    return;
                }
                *received += 1;
                assert_eq!(envelope.sequence, *received, "the links keep the order");
                match self.posted.iter().position(|(selector, _)| accepts(selector, &envelope)) {
                    Some(at) => {
                        let (_, receive) = self.posted.remove(at);
                        self.give(receive, peer, envelope.sequence);
                    }
                    None => self.unexpected.push((peer, envelope)),
                }
            }
            Arrival::Cancel(peer, sequence) => {
                let same =
                    |(from, envelope): &(Peer, Envelope)| *from == peer && envelope.sequence == sequence;
                if let Some(at) = self.unexpected.iter().position(same) {
                    self.unexpected.remove(at);
                    self.cancelled.insert((peer, sequence));
                }
            }
        }
    }

    fn give(&mut self, receive: usize, peer: Peer, sequence: u64) {
        self.matched.insert(receive, (peer, sequence));
        assert!(self.taken.insert((peer, sequence)), "a message is received once");
    }

    fn find(&self, selector: &Selector) -> Option<(Peer, Envelope)> {
        self.unexpected.iter().find(|(_, envelope)| accepts(selector, envelope)).copied()
    }

    fn take(&mut self, selector: &Selector) -> Option<(Peer, Envelope)> {
        let at = self.unexpected.iter().position(|(_, envelope)| accepts(selector, envelope))?;
        Some(self.unexpected.remove(at))
    }

    fn post(&mut self, selector: Selector, receive: usize) {
        match self.take(&selector) {
            Some((peer, envelope)) => self.give(receive, peer, envelope.sequence),
            None => self.posted.push((selector, receive)),
        }
    }
}

struct Sent {
    request: RequestId,
    to: u32,
    n: u64,
    waits_for_match: bool,
    asked_to_cancel: bool,
    done: bool,
    _memory: Box<[u8]>,
}

struct Receive {
    request: RequestId,
    memory: Box<[u8]>,
    cancelled: bool,
    done: bool,
}

struct Rank {
    engine: Engine<Recorder<Fault<SimLink>>>,
    oracle: Oracle,
    sent: Vec<Sent>,
    receives: Vec<Receive>,
    probed: Vec<(MessageId, Peer, Envelope)>,
    next: Vec<u64>,
}

struct Job {
    ranks: Vec<Rank>,
    random: Random,
    pattern: Pattern,
    /// Context, tag and length of every message.
    messages: HashMap<Name, (u32, i32, u64)>,
    epoch: u64,
}

fn bytes() -> Layout {
    Layout::predefined(Predefined::Byte)
}

fn lend(memory: &[u8]) -> SendBuffer {
    // SAFETY: the memory is kept, unchanged, in `Sent` until the end of the test.
    unsafe { SendBuffer::new(memory.as_ptr().cast(), memory.len() as u64, &bytes()) }.expect("a small buffer")
}

fn borrow(memory: &mut [u8]) -> RecvBuffer {
    // SAFETY: the memory is kept in `Receive`, and read only after the receive has completed.
    unsafe { RecvBuffer::new(memory.as_mut_ptr().cast(), memory.len() as u64, &bytes()) }
        .expect("a small buffer")
}

fn pattern_name((from, to, n): Name) -> u64 {
    u64::from(from) << 48 | u64::from(to) << 32 | n
}

impl Job {
    fn new(processes: u32, seed: u64, setting: Setting) -> Job {
        let ranks = (0..)
            .zip(sim_link::open(processes, seed))
            .map(|(me, link)| {
                let setting = Setting { seed: seed * 100 + me, ..setting };
                let link = Recorder { inner: Fault::new(link, setting), arrivals: Vec::new() };
                Rank {
                    engine: Engine::new(link),
                    oracle: Oracle::default(),
                    sent: Vec::new(),
                    receives: Vec::new(),
                    probed: Vec::new(),
                    next: vec![0; processes as usize],
                }
            })
            .collect();
        Job {
            ranks,
            random: Random::new(seed),
            pattern: Pattern::default(),
            messages: HashMap::new(),
            epoch: 0,
        }
    }

    fn length(&mut self) -> u64 {
        // Around the limit between the protocols of the simulated link (256 bytes).
        let most = [1, 64, 258, 258, 3000, 30_000][self.random.below(6)];
        self.random.below(most) as u64
    }

    fn selector(&mut self) -> Selector {
        let source = self.random.chance(0.7).then(|| self.random.below(self.ranks.len()) as u32);
        let tag = self.random.chance(0.7).then(|| self.random.below(3) as i32);
        Selector { context: self.random.below(2) as u32, source, tag }
    }

    fn send(&mut self, me: usize) {
        let to = self.random.below(self.ranks.len());
        let (context, tag) = (self.random.below(2) as u32, self.random.below(3) as i32);
        let length = self.length();
        let synchronous = self.random.chance(0.3);
        let rank = &mut self.ranks[me];
        rank.next[to] += 1;
        let name = (me as u32, to as u32, rank.next[to]);
        self.messages.insert(name, (context, tag, length));
        let mut memory = vec![0; length as usize].into_boxed_slice();
        self.pattern.fill(pattern_name(name), 0, &mut memory);
        let destination =
            Destination { peer: Peer(to as u32), context, source: me as u32, destination: to as u32, tag };
        let buffer = lend(&memory);
        if !synchronous && self.random.chance(0.5) && rank.engine.try_send(&destination, &buffer).is_some() {
            return;
        }
        let limit = rank.engine.link().caps(destination.peer).eager_max;
        let request = rank.engine.start_send(&destination, buffer, synchronous);
        rank.sent.push(Sent {
            request,
            to: to as u32,
            n: name.2,
            waits_for_match: synchronous || length > limit,
            asked_to_cancel: false,
            done: false,
            _memory: memory,
        });
    }

    fn receive(&mut self, me: usize, selector: Selector) {
        let mut memory = vec![0xee; self.length() as usize].into_boxed_slice();
        let buffer = borrow(&mut memory);
        let rank = &mut self.ranks[me];
        let request = rank.engine.start_recv(selector, buffer, selector.source.map(Peer));
        rank.oracle.post(selector, rank.receives.len());
        rank.receives.push(Receive { request, memory, cancelled: false, done: false });
    }

    /// The path of a blocking receive whose message is already here.
    fn receive_at_once(&mut self, me: usize) {
        let selector = self.selector();
        let mut memory = vec![0xee; self.length() as usize].into_boxed_slice();
        let rank = &mut self.ranks[me];
        let outcome = rank.engine.try_recv(&selector, &borrow(&mut memory));
        let limit = rank.engine.link().caps(Peer(0)).eager_max;
        let expected = rank.oracle.find(&selector).filter(|(_, envelope)| envelope.length <= limit);
        assert_eq!(outcome.is_some(), expected.is_some(), "{selector:?} {outcome:?} {expected:?}");
        if let (Some(completion), Some((peer, envelope))) = (outcome, expected) {
            rank.oracle.take(&selector);
            rank.oracle.taken.insert((peer, envelope.sequence));
            self.check_received(me, peer, envelope.sequence, &completion, &memory);
        }
    }

    /// The path of a blocking receive that waits for its message without a request: behind all posted
    /// ones, for the earliest message that none of them takes.
    fn receive_soon(&mut self, me: usize) {
        let selector = self.selector();
        let mut memory = vec![0xee; self.length() as usize].into_boxed_slice();
        let rank = &mut self.ranks[me];
        let outcome = rank.engine.recv_soon(&selector, &borrow(&mut memory));
        let limit = rank.engine.link().caps(Peer(0)).eager_max;
        let mut message = outcome.as_ref().and_then(|_| rank.oracle.take(&selector));
        for arrival in std::mem::take(&mut rank.engine.link().arrivals) {
            rank.oracle.on_arrival(arrival);
            if outcome.is_some() && message.is_none() {
                message = rank.oracle.take(&selector);
            }
        }
        if let Some(completion) = outcome {
            let (peer, envelope) = message.expect("what is received has arrived");
            assert!(rank.oracle.taken.insert((peer, envelope.sequence)), "a message is received once");
            self.check_received(me, peer, envelope.sequence, &completion, &memory);
        } else if let Some((_, envelope)) = rank.oracle.find(&selector) {
            assert!(envelope.length > limit, "a message that came whole was not received: {envelope:?}");
        }
        self.complete(me);
    }

    fn probe(&mut self, me: usize) {
        let selector = self.selector();
        let take = self.random.chance(0.3);
        let rank = &mut self.ranks[me];
        let expected = rank.oracle.find(&selector);
        let found = if take {
            rank.engine.matched_probe(&selector).map(|(message, probed)| {
                let (peer, envelope) = rank.oracle.take(&selector).expect("the engine found one");
                rank.oracle.taken.insert((peer, envelope.sequence));
                rank.probed.push((message, peer, envelope));
                probed
            })
        } else {
            rank.engine.probe(&selector)
        };
        let seen = |envelope: &Envelope| (envelope.source, envelope.tag, envelope.length);
        assert_eq!(
            found.map(|probed| (probed.source, probed.tag, probed.length)),
            expected.map(|(_, envelope)| seen(&envelope)),
            "{selector:?}"
        );
    }

    fn receive_probed(&mut self, me: usize) {
        let Some((message, peer, envelope)) = self.ranks[me].probed.pop() else { return };
        let mut memory = vec![0xee; self.length() as usize].into_boxed_slice();
        let rank = &mut self.ranks[me];
        let request = rank.engine.start_matched_recv(message, borrow(&mut memory)).expect("never received");
        rank.oracle.matched.insert(rank.receives.len(), (peer, envelope.sequence));
        rank.receives.push(Receive { request, memory, cancelled: false, done: false });
        assert!(rank.engine.start_matched_recv(message, RecvBuffer::empty()).is_none(), "received once");
    }

    fn cancel(&mut self, me: usize) {
        let rank = &mut self.ranks[me];
        if self.random.chance(0.5) && !rank.receives.is_empty() {
            let at = self.random.below(rank.receives.len());
            rank.engine.cancel_recv(rank.receives[at].request);
            let before = rank.oracle.posted.len();
            rank.oracle.posted.retain(|(_, receive)| *receive != at);
            rank.receives[at].cancelled |= rank.oracle.posted.len() < before;
        } else if !rank.sent.is_empty() {
            let at = self.random.below(rank.sent.len());
            let sent = &mut rank.sent[at];
            if !std::mem::replace(&mut sent.asked_to_cancel, true) {
                rank.engine.cancel_send(sent.request);
            }
        }
    }

    fn progress(&mut self, me: usize) -> bool {
        let rank = &mut self.ranks[me];
        let moved = rank.engine.progress();
        self.learn(me);
        self.complete(me);
        moved
    }

    fn learn(&mut self, me: usize) {
        let rank = &mut self.ranks[me];
        for arrival in std::mem::take(&mut rank.engine.link().arrivals) {
            rank.oracle.on_arrival(arrival);
        }
    }

    /// Takes what is complete and compares it with the oracle.
    fn complete(&mut self, me: usize) {
        for at in 0..self.ranks[me].receives.len() {
            let Rank { engine, oracle, receives, .. } = &mut self.ranks[me];
            let receive = &mut receives[at];
            if receive.done {
                continue;
            }
            let Some(completion) = engine.take(receive.request) else { continue };
            receive.done = true;
            let memory = std::mem::take(&mut receive.memory);
            if receive.cancelled {
                assert!(completion.cancelled && memory.iter().all(|byte| *byte == 0xee), "{completion:?}");
                continue;
            }
            let (peer, n) = *oracle.matched.get(&at).expect("nothing completes before it is matched");
            self.check_received(me, peer, n, &completion, &memory);
        }
        for at in 0..self.ranks[me].sent.len() {
            let Rank { engine, sent, .. } = &mut self.ranks[me];
            let sent = &mut sent[at];
            if sent.done {
                continue;
            }
            let Some(completion) = engine.take(sent.request) else { continue };
            sent.done = true;
            let (to, message) = (sent.to as usize, (Peer(me as u32), sent.n));
            let (asked, waits) = (sent.asked_to_cancel, sent.waits_for_match);
            assert!(completion.failure.is_none(), "{completion:?}");
            assert!(asked || !completion.cancelled, "nobody asked for it");
            let oracle = &self.ranks[to].oracle;
            assert_eq!(oracle.cancelled.contains(&message), completion.cancelled, "{message:?}");
            if waits && !completion.cancelled {
                assert!(oracle.taken.contains(&message), "complete before it was matched: {message:?}");
            }
        }
    }

    fn check_received(&self, me: usize, from: Peer, n: u64, completion: &Completion, memory: &[u8]) {
        let name = (from.0, me as u32, n);
        let (_, tag, length) = self.messages[&name];
        let room = memory.len() as u64;
        let (taken, rest) = memory.split_at(length.min(room) as usize);
        let failure = (length > room).then_some(Failure::Truncated { sent: length, room });
        let source = from.0;
        let expected = Completion { source, tag, length: length.min(room), cancelled: false, failure };
        assert_eq!(*completion, expected, "{name:?}");
        assert!(self.pattern.matches(pattern_name(name), 0, taken), "{name:?}: other bytes arrived");
        assert!(rest.iter().all(|byte| *byte == 0xee), "{name:?}: bytes behind the message were written");
    }

    fn step(&mut self) {
        let me = self.random.below(self.ranks.len());
        match self.random.below(20) {
            0..4 => self.send(me),
            4..8 => {
                let selector = self.selector();
                self.receive(me, selector);
            }
            8 => self.receive_at_once(me),
            9 => self.probe(me),
            10 => self.receive_probed(me),
            11 => self.cancel(me),
            12 => self.receive_soon(me),
            _ => drop(self.progress(me)),
        }
    }

    /// All engines stop, close their links, open them again and go on.
    fn quiesce(&mut self) {
        self.epoch += 1;
        let mut order: Vec<usize> = (0..self.ranks.len()).collect();
        while !order.is_empty() {
            let me = order.swap_remove(self.random.below(order.len()));
            self.ranks[me].engine.stop();
            for _ in 0..self.random.below(10) {
                let me = self.random.below(self.ranks.len());
                self.progress(me);
            }
        }
        let mut open: Vec<usize> = (0..self.ranks.len()).collect();
        while !open.is_empty() {
            let at = self.random.below(open.len());
            let me = open[at];
            if self.ranks[me].engine.drain(self.epoch) {
                open.swap_remove(at);
            }
            self.learn(me);
            self.complete(me);
        }
        for rank in &mut self.ranks {
            assert!(!rank.engine.progress(), "nothing moves while the links are closed");
            rank.engine.reopen(None).expect("simulated links reopen");
        }
    }

    /// Receives all that was sent, cancels the receives without a message.
    fn finish(&mut self) {
        let begun = Instant::now();
        while self.ranks.iter().any(|rank| rank.sent.iter().any(|sent| !sent.done)) || self.moved() {
            assert!(begun.elapsed() < Duration::from_secs(60), "a send never completes");
            for me in 0..self.ranks.len() {
                self.receive_probed(me);
                let waiting = self.ranks[me].oracle.unexpected.iter().map(|(_, envelope)| *envelope);
                for envelope in waiting.collect::<Vec<_>>() {
                    let (context, source) = (envelope.context, Some(envelope.source));
                    self.receive(me, Selector { context, source, tag: None });
                }
                self.progress(me);
            }
        }
        for me in 0..self.ranks.len() {
            for (_, at) in std::mem::take(&mut self.ranks[me].oracle.posted) {
                let rank = &mut self.ranks[me];
                rank.receives[at].cancelled = true;
                rank.engine.cancel_recv(rank.receives[at].request);
            }
            self.complete(me);
            let rank = &self.ranks[me];
            assert!(rank.receives.iter().all(|receive| receive.done), "a matched receive never completes");
            assert_eq!(rank.engine.active_requests(), 0);
            assert_eq!((rank.engine.posted_receives(), rank.engine.unexpected_messages()), (0, 0));
        }
        for (from, to, n) in self.messages.keys() {
            let oracle = &self.ranks[*to as usize].oracle;
            let message = (Peer(*from), *n);
            assert!(
                oracle.taken.contains(&message) != oracle.cancelled.contains(&message),
                "{message:?} is lost"
            );
        }
    }

    /// True while anything moves or waits to be received.
    fn moved(&mut self) -> bool {
        let mut moved = false;
        for _ in 0..60 {
            for me in 0..self.ranks.len() {
                moved |= self.progress(me);
            }
        }
        moved || self.ranks.iter().any(|rank| !rank.oracle.unexpected.is_empty() || !rank.probed.is_empty())
    }
}

fn trouble() -> Setting {
    "duplicate=0.1,busy=0.2,split=0.2,delay=0.1,pause=0.02".parse().expect("a setting")
}

#[test]
fn engines_match_as_the_oracle_does() {
    for seed in 0..60 {
        let setting = if seed % 3 == 0 { Setting::default() } else { trouble() };
        let mut job = Job::new(1 + seed as u32 % 5, seed, setting);
        for _ in 0..1500 {
            job.step();
        }
        job.finish();
    }
}

#[test]
fn engines_go_on_after_any_number_of_quiesces() {
    for seed in 100..120 {
        let mut job = Job::new(2 + seed as u32 % 4, seed, trouble());
        for _ in 0..25 {
            for _ in 0..job.random.below(120) {
                job.step();
            }
            job.quiesce();
        }
        job.finish();
    }
}
