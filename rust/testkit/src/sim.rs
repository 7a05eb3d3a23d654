//! Any number of protocol machines on a simulated network under a virtual clock: latency by site,
//! jitter (and with it reordering), loss, duplication, crashes, partitions. One thread, no time
//! passes, and everything that happens follows from the seed.
//!
//! It knows no protocol: a test wraps its machines in [`Node`].

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::time::Duration;

use crate::random::Random;

/// Index of a node in its [`Sim`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At(pub usize);

/// One machine, or several that share an address.
pub trait Node {
    /// What nodes say to each other.
    type Message: Clone;

    /// Takes one input; answers with what to send where.
    fn handle(&mut self, input: Input<Self::Message>, now: Duration) -> Vec<(At, Self::Message)>;

    /// When [`Input::Tick`] is due.
    fn deadline(&self) -> Option<Duration>;
}

/// What happens to a node.
#[derive(Clone, Debug)]
pub enum Input<M> {
    /// A message has arrived.
    Received {
        /// Who sent it.
        from: At,
        /// What.
        message: M,
    },
    /// A message was sent to a node that has crashed; only with [`Network::resets`].
    Reset(At),
    /// The deadline has come.
    Tick,
}

/// How the network treats messages.
#[derive(Clone, Debug)]
pub struct Network {
    /// One-way latency inside a site.
    pub near: Duration,
    /// One-way latency between neighbouring sites; sites lie on a line.
    pub far: Duration,
    /// Added at random to every message.
    pub jitter: Duration,
    /// Probability that a message is lost.
    pub loss: f64,
    /// Probability that a message arrives twice.
    pub duplication: f64,
    /// The sender to a crashed node hears of it.
    pub resets: bool,
}

impl Default for Network {
    fn default() -> Network {
        Network {
            near: Duration::from_micros(200),
            far: Duration::from_millis(8),
            jitter: Duration::from_micros(100),
            loss: 0.0,
            duplication: 0.0,
            resets: false,
        }
    }
}

/// Events at one instant after which machines must be chasing each other.
const INSTANT_MAX: u32 = 1_000_000;

enum Item<M> {
    Message { from: At, to: At, message: M },
    Reset { at: At, lost: At },
    Tick { at: At },
}

/// The simulation.
pub struct Sim<N: Node> {
    /// How the network treats messages; may be changed while running.
    pub network: Network,
    /// Source of everything random.
    pub random: Random,
    nodes: Vec<N>,
    sites: Vec<usize>,
    crashed: BTreeSet<At>,
    cut: BTreeSet<At>,
    now: Duration,
    serial: u64,
    queue: BinaryHeap<Reverse<(Duration, u64)>>,
    items: BTreeMap<u64, Item<N::Message>>,
    sent: Vec<u64>,
}

impl<N: Node> Sim<N> {
    /// An empty network.
    pub fn new(seed: u64, network: Network) -> Sim<N> {
        Sim {
            network,
            random: Random::new(seed),
            nodes: Vec::new(),
            sites: Vec::new(),
            crashed: BTreeSet::new(),
            cut: BTreeSet::new(),
            now: Duration::ZERO,
            serial: 0,
            queue: BinaryHeap::new(),
            items: BTreeMap::new(),
            sent: Vec::new(),
        }
    }

    /// Adds a node at that site.
    pub fn add(&mut self, site: usize, node: N) -> At {
        let at = At(self.nodes.len());
        self.nodes.push(node);
        self.sites.push(site);
        self.sent.push(0);
        self.schedule(at);
        at
    }

    /// The virtual time.
    pub fn now(&self) -> Duration {
        self.now
    }

    /// All nodes, by index.
    pub fn nodes(&self) -> &[N] {
        &self.nodes
    }

    /// Messages that this node has sent.
    pub fn sent(&self, at: At) -> u64 {
        self.sent[at.0]
    }

    /// Messages that all nodes have sent.
    pub fn sent_in_all(&self) -> u64 {
        self.sent.iter().sum()
    }

    /// Round-trip time between two nodes without jitter.
    pub fn distance(&self, one: At, other: At) -> Duration {
        2 * self.latency(one, other)
    }

    /// Whether that node has crashed.
    pub fn is_crashed(&self, at: At) -> bool {
        self.crashed.contains(&at)
    }

    /// Acts on a node from outside, and carries out what it answers.
    pub fn act(&mut self, at: At, action: impl FnOnce(&mut N, Duration) -> Vec<(At, N::Message)>) {
        let sends = action(&mut self.nodes[at.0], self.now);
        self.carry_out(at, sends);
    }

    /// That node stops for good: nothing is delivered to it, and it does nothing any more.
    pub fn crash(&mut self, at: At) {
        self.crashed.insert(at);
    }

    /// Nodes of this set and all others do not hear each other until [`Sim::heal`].
    pub fn partition(&mut self, nodes: impl IntoIterator<Item = At>) {
        self.cut = nodes.into_iter().collect();
    }

    /// Ends the partition.
    pub fn heal(&mut self) {
        self.cut.clear();
    }

    /// Runs until `done`, or until nothing is left to happen, or until `limit`; says whether `done`.
    ///
    /// Machines that keep each other busy without letting time pass make it panic.
    pub fn run(&mut self, limit: Duration, mut done: impl FnMut(&Sim<N>) -> bool) -> bool {
        let (mut instant, mut events) = (self.now, 0u32);
        loop {
            if done(self) {
                return true;
            }
            let Some(&Reverse((at, serial))) = self.queue.peek() else { return false };
            if at > limit {
                self.now = limit;
                return false;
            }
            self.queue.pop();
            self.now = at;
            events = if at > instant { 0 } else { events + 1 };
            instant = at;
            assert!(events < INSTANT_MAX, "no end of events at {at:?}");
            let item = self.items.remove(&serial).expect("every queued serial has its item");
            self.happen(item);
        }
    }

    fn happen(&mut self, item: Item<N::Message>) {
        let (at, input) = match item {
            Item::Message { from, to, message } => {
                if self.crashed.contains(&to) {
                    if self.network.resets {
                        let due = self.now + self.latency(to, from);
                        self.push(due, Item::Reset { at: from, lost: to });
                    }
                    return;
                }
                if self.cut.contains(&from) != self.cut.contains(&to) {
                    return;
                }
                (to, Input::Received { from, message })
            }
            Item::Reset { at, lost } => (at, Input::Reset(lost)),
            Item::Tick { at } => {
                let due = self.nodes[at.0].deadline().is_some_and(|deadline| deadline <= self.now);
                if !due {
                    return;
                }
                (at, Input::Tick)
            }
        };
        if self.crashed.contains(&at) {
            return;
        }
        let sends = self.nodes[at.0].handle(input, self.now);
        self.carry_out(at, sends);
    }

    fn carry_out(&mut self, from: At, sends: Vec<(At, N::Message)>) {
        for (to, message) in sends {
            self.sent[from.0] += 1;
            let copies = if self.random.chance(self.network.duplication) { 2 } else { 1 };
            for _ in 0..copies {
                // A message to oneself does not cross the network.
                if from != to && self.random.chance(self.network.loss) {
                    continue;
                }
                let due = self.now + self.latency(from, to) + self.random.time(self.network.jitter);
                self.push(due, Item::Message { from, to, message: message.clone() });
            }
        }
        self.schedule(from);
    }

    fn schedule(&mut self, at: At) {
        if let Some(deadline) = self.nodes[at.0].deadline() {
            self.push(deadline.max(self.now), Item::Tick { at });
        }
    }

    fn push(&mut self, due: Duration, item: Item<N::Message>) {
        self.serial += 1;
        self.queue.push(Reverse((due, self.serial)));
        self.items.insert(self.serial, item);
    }

    fn latency(&self, one: At, other: At) -> Duration {
        if one == other {
            return Duration::ZERO;
        }
        let apart = self.sites[one.0].abs_diff(self.sites[other.0]);
        self.network.near + self.network.far * u32::try_from(apart).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers every ball until it has seen `left` of them.
    struct Player {
        left: u32,
        heard: Vec<Duration>,
        resets: usize,
    }

    impl Node for Player {
        type Message = ();

        fn handle(&mut self, input: Input<()>, now: Duration) -> Vec<(At, ())> {
            match input {
                Input::Received { from, .. } => {
                    self.heard.push(now);
                    self.left = self.left.saturating_sub(1);
                    if self.left > 0 { vec![(from, ())] } else { Vec::new() }
                }
                Input::Reset(_) => {
                    self.resets += 1;
                    Vec::new()
                }
                Input::Tick => Vec::new(),
            }
        }

        fn deadline(&self) -> Option<Duration> {
            None
        }
    }

    fn pair(seed: u64, network: Network) -> (Sim<Player>, At, At) {
        let mut sim = Sim::new(seed, network);
        let player = || Player { left: 50, heard: Vec::new(), resets: 0 };
        let (one, other) = (sim.add(0, player()), sim.add(3, player()));
        sim.act(one, |_, _| vec![(other, ())]);
        (sim, one, other)
    }

    const LIMIT: Duration = Duration::from_secs(60);

    #[test]
    fn latency_follows_the_sites() {
        let network = Network { jitter: Duration::ZERO, ..Network::default() };
        let (mut sim, one, other) = pair(1, network);
        sim.run(LIMIT, |_| false);
        assert_eq!(sim.nodes()[other.0].heard[0], Duration::from_micros(24_200));
        assert_eq!(sim.nodes()[one.0].heard[0], sim.distance(one, other));
    }

    #[test]
    fn the_seed_decides_everything() {
        let network = || Network { loss: 0.02, duplication: 0.1, ..Network::default() };
        let times = |seed| {
            let (mut sim, one, _) = pair(seed, network());
            sim.run(LIMIT, |_| false);
            sim.nodes()[one.0].heard.clone()
        };
        assert_eq!(times(5), times(5));
        assert_ne!(times(5), times(6));
    }

    #[test]
    fn crashed_and_cut_off_nodes_hear_nothing() {
        let (mut sim, one, other) = pair(1, Network { resets: true, ..Network::default() });
        sim.crash(other);
        sim.run(LIMIT, |_| false);
        assert!(sim.nodes()[other.0].heard.is_empty());
        assert_eq!(sim.nodes()[one.0].resets, 1);

        let (mut sim, one, other) = pair(1, Network::default());
        sim.partition([one]);
        sim.run(LIMIT, |_| false);
        assert!(sim.nodes()[other.0].heard.is_empty());
        sim.heal();
        sim.act(one, |_, _| vec![(other, ())]);
        sim.run(LIMIT, |_| false);
        assert!(!sim.nodes()[other.0].heard.is_empty());
    }
}
