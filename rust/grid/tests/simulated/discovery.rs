//! How peers come to know each other: from one seed to a cache full of measured neighbours.

use std::time::Duration;

use p2pmpi_grid::message::{Introduction, Peers};
use p2pmpi_grid::peers::{Action, Cache, Event, Settings};
use p2pmpi_grid::reservation::Policy;
use p2pmpi_testkit::sim::{At, Input, Network, Node, Sim};

use super::Seed;
use super::peer::{at, id, offer};

struct Acquaintance(Cache);

fn introduction(of: At) -> Introduction {
    Introduction { peer: id(of), addresses: vec![format!("node {}", of.0)] }
}

impl Acquaintance {
    fn feed(&mut self, event: Event, now: Duration) -> Vec<(At, Peers)> {
        let sends = self.0.handle(event, now).into_iter().filter_map(|action| match action {
            Action::Send { to, message } => Some((at(to), message)),
            Action::Learned(_) | Action::Forgotten(_) => None,
        });
        sends.collect()
    }
}

impl Node for Acquaintance {
    type Message = Peers;

    fn handle(&mut self, input: Input<Peers>, now: Duration) -> Vec<(At, Peers)> {
        match input {
            Input::Received { from, message } => {
                // Whoever reaches us has told the overlay where it listens.
                let mut sends = self.feed(Event::Met(introduction(from)), now);
                sends.extend(self.feed(Event::Received { from: id(from), message }, now));
                sends
            }
            Input::Reset(lost) => self.feed(Event::Lost(id(lost)), now),
            Input::Tick => self.feed(Event::Tick, now),
        }
    }

    fn deadline(&self) -> Option<Duration> {
        self.0.deadline()
    }
}

const PEERS: usize = 50;
const TIME: Duration = Duration::from_secs(90);

fn grid(seed: u64, settings: &Settings) -> Sim<Acquaintance> {
    let network = Network { loss: 0.02, resets: true, ..Network::default() };
    let mut sim = Sim::new(seed, network);
    let policy = Policy::new(1, 1);
    for index in 0..PEERS {
        let cache = Cache::new(id(At(index)), offer(index, &policy), [index as u8; 32], settings.clone());
        let node = sim.add(index % 10, Acquaintance(cache));
        if index > 0 {
            sim.act(node, |peer, now| peer.feed(Event::Seed(introduction(At(0))), now));
        }
    }
    sim
}

#[test]
fn one_seed_is_enough_to_know_many_and_to_measure_them() {
    let _name = Seed(1);
    let mut sim = grid(1, &Settings::default());
    sim.run(TIME, |_| false);
    for (index, peer) in sim.nodes().iter().enumerate() {
        let known = peer.0.candidates();
        assert!(known.len() >= PEERS / 2, "host{index} knows {} peers", known.len());
        for candidate in known {
            let distance = sim.distance(At(index), at(candidate.peer));
            let error = candidate.distance.abs_diff(distance);
            assert!(error < Duration::from_millis(1), "{:?} for {distance:?}", candidate.distance);
        }
    }
    // Per peer and second: a ping and a pong for each neighbour every twenty seconds, and little else.
    let rate = sim.sent_in_all() as f64 / PEERS as f64 / TIME.as_secs_f64();
    assert!(rate < 2.0 * PEERS as f64 / 20.0 * 1.5, "{rate} messages a second");
}

#[test]
fn the_dead_are_forgotten_and_the_cache_stays_bounded() {
    let _name = Seed(2);
    let settings = Settings { capacity: 24, newcomers: 6, ..Settings::default() };
    let mut sim = grid(2, &settings);
    sim.run(TIME, |_| false);
    (25..PEERS).for_each(|index| sim.crash(At(index)));
    sim.run(3 * TIME, |_| false);
    for peer in &sim.nodes()[1..25] {
        assert!(peer.0.peers().count() <= 24 + 1, "the seed does not count");
        let known = peer.0.candidates();
        assert!(known.len() >= 8, "{} peers", known.len());
        assert!(known.iter().all(|candidate| at(candidate.peer).0 < 25), "a dead peer is no candidate");
    }
}
