//! One suite for every link: order, completeness, back-pressure, quiesce, sleep, loss.
//!
//! A [`World`] opens the links of one job inside the test process; [`links`] runs every case on it.
//! Instantiated in `transport` for each link, plain and behind the middleware, and for the
//! simulated link.

use std::time::{Duration, Instant};

use p2pmpi_transport::{Link, Peer, Refused, Sink};
use p2pmpi_wire::{Envelope, Header, Token};

use crate::pattern::Pattern;
use crate::random::Random;

/// Without any progress for this long a case has hung.
const HUNG: Duration = Duration::from_secs(30);

/// Opens links under test.
pub trait World {
    /// The link.
    type Link: Link + Send;

    /// The links of a job of that many processes, ready to reach each other.
    fn open(&mut self, processes: u32) -> Vec<Self::Link>;

    /// Opens all links again after all have quiesced; they may be wrapped in middleware.
    fn reopen<L: Link>(&mut self, links: &mut [L]);

    /// Most processes that make sense: 1 for the link to oneself.
    fn processes_max(&self) -> u32 {
        32
    }

    /// The link delivers some frames twice, on purpose.
    fn duplicates(&self) -> bool {
        false
    }

    /// A dropped link is reported to its peers.
    fn notices_loss(&self) -> bool {
        false
    }
}

/// What travels on a lane, in order.
#[derive(Clone, Copy, Debug)]
enum Item {
    Eager(u64),
    Stream(u64),
    Control,
}

/// All that one process sends to another.
#[derive(Debug)]
struct Lane {
    from: u32,
    to: u32,
    items: Vec<Item>,
    /// Items (and bytes of the current one) that the link has taken, and that have arrived.
    sent: (usize, u64),
    received: (usize, u64),
    duplicates: u64,
}

impl Lane {
    fn name(&self, item: usize) -> u64 {
        u64::from(self.from) << 48 | u64::from(self.to) << 32 | item as u64
    }

    fn finished(&self) -> bool {
        self.received.0 == self.items.len()
    }

    fn header(&self, item: usize, offset: u64) -> Header {
        let token = Token { slot: item as u32, generation: 1 };
        match self.items[item] {
            Item::Eager(length) => {
                let sequence = item as u64 + 1;
                let (source, destination) = (self.from, self.to);
                let envelope = Envelope { context: 1, source, destination, tag: 5, sequence, length };
                Header::Eager { envelope }
            }
            Item::Stream(length) => Header::Data { receiver: token, offset, length: length - offset },
            Item::Control => Header::Matched { sender: token },
        }
    }

    /// Offers what comes next. Returns true if the link took some of it.
    fn send(&mut self, link: &mut impl Link, pattern: &Pattern) -> bool {
        let (item, offset) = self.sent;
        if item == self.items.len() {
            return false;
        }
        let header = self.header(item, offset);
        let name = self.name(item);
        let mut filled = 0;
        let fill = |at: u64, room: &mut [u8]| {
            assert_eq!(at, filled, "fill is called in order");
            filled += room.len() as u64;
            pattern.fill(name, offset + at, room);
        };
        match link.try_send(Peer(self.to), &header, fill) {
            Ok(taken) => {
                assert!(taken <= header.payload(), "more was taken than offered");
                let complete = match self.items[item] {
                    Item::Stream(length) => {
                        assert!(taken > 0 || length == offset, "a taken frame moves something");
                        offset + taken == length
                    }
                    _ => {
                        assert_eq!(taken, header.payload(), "only data may be taken in part");
                        true
                    }
                };
                self.sent = if complete { (item + 1, 0) } else { (item, offset + taken) };
                true
            }
            Err(Refused::Busy) => false,
            Err(refused) => panic!("{} -> {}: {refused}", self.from, self.to),
        }
    }

    fn receive(&mut self, header: Header, payload: &[u8], pattern: &Pattern, duplicates: bool) {
        assert_eq!(header.payload(), payload.len() as u64, "the header tells the length of the payload");
        let (item, offset) = match header {
            Header::Eager { envelope } => (envelope.sequence as usize - 1, 0),
            Header::Data { receiver, offset, .. } => (receiver.slot as usize, offset),
            Header::Matched { sender } => (sender.slot as usize, 0),
            other => panic!("{other:?} was never sent"),
        };
        if (item, offset) < self.received || item < self.received.0 {
            assert!(duplicates, "{} -> {}: {header:?} arrived twice", self.from, self.to);
            self.duplicates += 1;
            return;
        }
        assert_eq!((item, offset), self.received, "{} -> {}: lost or out of order", self.from, self.to);
        assert!(pattern.matches(self.name(item), offset, payload), "{header:?}: other bytes arrived");
        let length = match self.items[item] {
            Item::Stream(length) => length,
            _ => {
                assert_eq!(header, self.header(item, 0), "the header arrives as it was sent");
                offset + payload.len() as u64
            }
        };
        let end = offset + payload.len() as u64;
        assert!(end <= length, "more bytes than were sent");
        self.received = if end == length { (item + 1, 0) } else { (item, end) };
    }
}

/// Delivers to the lanes that end at one process.
struct Inbox<'a> {
    me: u32,
    lanes: &'a mut [Lane],
    pattern: &'a Pattern,
    duplicates: bool,
    lost: &'a mut Vec<(u32, Peer)>,
}

impl Sink for Inbox<'_> {
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        let (me, from) = (self.me, peer.0);
        let lane = self.lanes.iter_mut().find(|lane| lane.from == from && lane.to == me);
        let lane = lane.unwrap_or_else(|| panic!("{me} got {header:?} from {from}, which sent nothing"));
        lane.receive(header, payload, self.pattern, self.duplicates);
    }

    fn on_lost(&mut self, peer: Peer, _why: String) {
        self.lost.push((self.me, peer));
    }
}

/// A job under test: its links and what travels between them.
struct Job<L> {
    links: Vec<L>,
    lanes: Vec<Lane>,
    pattern: Pattern,
    random: Random,
    duplicates: bool,
    lost: Vec<(u32, Peer)>,
    progress: Instant,
    epoch: u64,
}

impl<L: Link> Job<L> {
    fn new(links: Vec<L>, duplicates: bool, seed: u64) -> Job<L> {
        Job {
            links,
            lanes: Vec::new(),
            pattern: Pattern::default(),
            random: Random::new(seed),
            duplicates,
            lost: Vec::new(),
            progress: Instant::now(),
            epoch: 0,
        }
    }

    /// A lane between each two processes (and to itself if there is one only).
    fn all_to_all(&mut self, mut items: impl FnMut(&mut Random) -> Vec<Item>) {
        let processes = self.links.len() as u32;
        for from in 0..processes {
            for to in (0..processes).filter(|to| *to != from || processes == 1) {
                self.add(from, to, &mut items);
            }
        }
    }

    fn add(&mut self, from: u32, to: u32, mut items: impl FnMut(&mut Random) -> Vec<Item>) {
        let items = items(&mut self.random);
        self.lanes.push(Lane { from, to, items, sent: (0, 0), received: (0, 0), duplicates: 0 });
    }

    fn moved(&mut self, moved: bool) {
        if moved {
            self.progress = Instant::now();
        } else if self.progress.elapsed() > HUNG {
            let open: Vec<&Lane> = self.lanes.iter().filter(|lane| !lane.finished()).take(4).collect();
            panic!("nothing moves any more; unfinished: {open:#?}");
        }
    }

    fn poll(&mut self, process: usize, budget: usize) -> usize {
        let mut inbox = Inbox {
            me: process as u32,
            lanes: &mut self.lanes,
            pattern: &self.pattern,
            duplicates: self.duplicates,
            lost: &mut self.lost,
        };
        let delivered = self.links[process].poll(&mut inbox, budget);
        assert!(delivered <= budget, "a poll keeps to its budget");
        self.moved(delivered > 0);
        delivered
    }

    /// One random action of one random process.
    fn step(&mut self) {
        if self.random.chance(0.5) {
            let process = self.random.below(self.links.len());
            let budget = 1 + self.random.below(64);
            self.poll(process, budget);
        } else {
            let lane = self.random.below(self.lanes.len());
            let burst = 1 + self.random.below(8);
            self.send(lane, burst);
        }
    }

    fn send(&mut self, lane: usize, burst: usize) -> bool {
        let lane = &mut self.lanes[lane];
        let link = &mut self.links[lane.from as usize];
        let moved = (0..burst).take_while(|_| lane.send(link, &self.pattern)).count() > 0;
        self.moved(moved);
        moved
    }

    fn finished(&self) -> bool {
        self.lanes.iter().all(Lane::finished)
    }

    fn finish(&mut self) {
        while !self.finished() {
            for _ in 0..64 {
                self.step();
            }
        }
        for process in 0..self.links.len() {
            // Whatever arrives now arrives twice, and is found out.
            for _ in 0..50 {
                self.poll(process, 64);
            }
        }
        assert_eq!(self.lost, [], "nobody left");
    }

    /// Stops everybody, drains and closes all links.
    fn quiesce(&mut self) {
        self.epoch += 1;
        let mut closed = vec![false; self.links.len()];
        while closed.contains(&false) {
            let process = self.random.below(closed.len());
            if !closed[process] {
                self.poll(process, 64);
                closed[process] = self.links[process].quiesce(self.epoch);
            }
        }
        for lane in &self.lanes {
            assert_eq!(lane.sent, lane.received, "{} -> {}: a frame stayed behind", lane.from, lane.to);
        }
        assert_eq!(self.lost, [], "a quiesce is no loss");
    }
}

/// The longest eager message that every pair of processes can exchange.
fn shortest_limit(links: &[impl Link]) -> u64 {
    let peers = 0..links.len() as u32;
    let limits = links.iter().flat_map(|link| peers.clone().map(|peer| link.caps(Peer(peer)).eager_max));
    limits.filter(|limit| *limit > 0).min().unwrap_or(0)
}

/// A mix of frames: all small sizes around the header and the limits, a few long streams.
fn mixed(random: &mut Random, count: usize, eager_max: u64) -> Vec<Item> {
    let eager = |length: u64| Item::Eager(length.min(eager_max));
    let sizes = [0, 1, 7, 8, 47, 48, 49, 1000, 4096, eager_max / 2, eager_max - 1, eager_max];
    (0..count)
        .map(|_| match random.below(40) {
            0 => Item::Stream(random.below(3 << 20) as u64),
            1 => Item::Stream(0),
            2..5 => Item::Stream(1 + random.below(300_000) as u64),
            5..12 => Item::Control,
            12..24 => eager(random.below(512) as u64),
            _ => eager(sizes[random.below(sizes.len())]),
        })
        .collect()
}

fn small(random: &mut Random, count: usize) -> Vec<Item> {
    (0..count).map(|_| Item::Eager(random.below(64) as u64)).collect()
}

/// Every case, on links that `world` opens.
pub fn links<W: World>(world: &mut W) {
    mixed_traffic(world);
    many_peers(world);
    first_frames_cross(world);
    a_stalled_receiver_holds_up_its_senders(world);
    quiesced_at_random_moments(world);
    if world.processes_max() > 1 {
        sleepers_are_woken(world);
    }
    if world.notices_loss() {
        a_loss_is_reported(world);
    }
}

/// Everything arrives once, in order per peer, in both directions at once.
pub fn mixed_traffic<W: World>(world: &mut W) {
    for seed in 0..3 {
        let links = world.open(world.processes_max().min(3));
        let eager_max = shortest_limit(&links);
        let mut job = Job::new(links, world.duplicates(), seed);
        job.all_to_all(|random| mixed(random, 300, eager_max));
        job.finish();
        if job.duplicates {
            assert!(job.lanes.iter().any(|lane| lane.duplicates > 0), "frames were duplicated");
        }
    }
}

/// A job with every process talking to every other.
pub fn many_peers<W: World>(world: &mut W) {
    let mut job = Job::new(world.open(world.processes_max().min(16)), world.duplicates(), 11);
    job.all_to_all(|random| small(random, 20));
    job.finish();
}

/// Both ends send their first frame before either has polled, at many different moments.
pub fn first_frames_cross<W: World>(world: &mut W) {
    for seed in 0..25 {
        let mut job =
            Job::new(world.open(world.processes_max().min(2 + seed as u32 % 3)), world.duplicates(), seed);
        job.all_to_all(|random| small(random, 5));
        let mut lanes: Vec<usize> = (0..job.lanes.len()).collect();
        while !lanes.is_empty() {
            let lane = lanes.swap_remove(job.random.below(lanes.len()));
            job.send(lane, 1);
            for _ in 0..job.random.below(3) {
                job.step();
            }
        }
        job.finish();
    }
}

/// A receiver that does not poll bounds what its senders can hand over; nothing is lost.
pub fn a_stalled_receiver_holds_up_its_senders<W: World>(world: &mut W) {
    const MORE_THAN_ANY_BUFFER: u64 = 64 << 20;
    let mut job = Job::new(world.open(world.processes_max().min(2)), world.duplicates(), 5);
    let receiver = job.links.len() - 1;
    job.add(0, receiver as u32, |_| {
        vec![Item::Eager(100), Item::Stream(MORE_THAN_ANY_BUFFER), Item::Eager(8)]
    });
    // The connection itself needs both ends.
    while !job.send(0, 1) {
        job.poll(receiver, 1);
        job.poll(0, 1);
    }
    let mut refused = 0;
    while refused < 300 {
        assert!(job.lanes[0].sent.0 < 2, "{MORE_THAN_ANY_BUFFER} bytes were taken for nobody");
        refused = if job.send(0, 1) { 0 } else { refused + 1 };
        if receiver != 0 {
            job.poll(0, 1);
        }
    }
    job.finish();
}

/// Traffic is stopped, drained, closed, reopened and goes on.
pub fn quiesced_at_random_moments<W: World>(world: &mut W) {
    let links = world.open(world.processes_max().min(4));
    let eager_max = shortest_limit(&links);
    let mut job = Job::new(links, world.duplicates(), 77);
    job.all_to_all(|random| mixed(random, 200, eager_max));
    let mut rounds = 0;
    while !job.finished() {
        for _ in 0..job.random.below(30 * job.lanes.len()) {
            job.step();
        }
        if rounds < 40 {
            job.quiesce();
            world.reopen(&mut job.links);
            rounds += 1;
        }
    }
    job.finish();
    assert!(rounds > 3, "the traffic was over before it was quiesced {rounds}");
}

/// Counts the frames that arrive.
#[derive(Default)]
struct Count(u64);

impl Sink for Count {
    fn on_frame(&mut self, _peer: Peer, header: Header, _payload: &[u8]) {
        if let Header::Eager { envelope } = header
            && envelope.sequence == self.0 + 1
        {
            self.0 += 1;
        }
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        panic!("process {} was lost: {why}", peer.0);
    }
}

/// Two threads take turns and sleep in between: a lost wake-up would let one sleep out its limit.
pub fn sleepers_are_woken<W: World>(world: &mut W) {
    const ROUNDS: u64 = 300;
    const LIMIT: Duration = Duration::from_secs(5);
    let mut links = world.open(2);
    let slept_out = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..)
            .zip(&mut links)
            .map(|(me, link)| scope.spawn(move || take_turns(me, link, ROUNDS, LIMIT)))
            .collect();
        threads.into_iter().map(|thread| thread.join().expect("an end of the pair")).sum::<u32>()
    });
    assert_eq!(slept_out, 0, "sleeps that nobody ended");
}

/// Process 0 begins each round. Returns the sleeps that lasted until their limit.
fn take_turns<L: Link>(me: u32, link: &mut L, rounds: u64, limit: Duration) -> u32 {
    let (other, mut random) = (Peer(1 - me), Random::new(u64::from(me)));
    let (mut count, mut slept_out) = (Count::default(), 0);
    for round in 1..=rounds {
        for turn in 0..2 {
            if turn == me {
                // Anywhere between before and after the other end has gone to sleep.
                let until = Instant::now() + random.time(Duration::from_micros(150));
                while Instant::now() < until {
                    std::hint::spin_loop();
                }
                let envelope = Envelope {
                    context: 1,
                    source: me,
                    destination: other.0,
                    tag: 0,
                    sequence: round,
                    length: 0,
                };
                while link.try_send(other, &Header::Eager { envelope }, |_, _| {}).is_err() {
                    link.poll(&mut count, 8);
                }
                while link.has_unsent() {
                    link.poll(&mut count, 8);
                }
            }
            while turn != me && count.0 < round {
                if link.poll(&mut count, 8) == 0 {
                    let before = Instant::now();
                    if link.arm() {
                        link.sleep(Some(limit));
                    }
                    link.disarm();
                    slept_out += u32::from(before.elapsed() >= limit);
                }
            }
        }
    }
    slept_out
}

/// The end of one process is told to the others, whose own links go on.
pub fn a_loss_is_reported<W: World>(world: &mut W) {
    let mut job = Job::new(world.open(3), world.duplicates(), 3);
    job.all_to_all(|random| small(random, 10));
    job.finish();
    drop(job.links.pop());
    let since = Instant::now();
    while job.lost.len() < 2 {
        assert!(since.elapsed() < HUNG, "a loss was not reported: {:?}", job.lost);
        job.poll(0, 8);
        job.poll(1, 8);
    }
    job.lost.sort();
    assert_eq!(job.lost, [(0, Peer(2)), (1, Peer(2))], "each survivor learns it once");
    let header = Header::Matched { sender: Token { slot: 0, generation: 1 } };
    let refused = loop {
        match job.links[0].try_send(Peer(2), &header, |_, _| {}) {
            Err(Refused::Busy) => job.poll(0, 8),
            other => break other,
        };
    };
    assert!(matches!(refused, Err(Refused::Unreachable(_))), "{refused:?}");
    job.lost.clear();
    job.lanes.retain(|lane| lane.from != 2 && lane.to != 2);
    for lane in &mut job.lanes {
        lane.items.extend([Item::Eager(3), Item::Stream(100_000), Item::Eager(9)]);
    }
    job.finish();
}
