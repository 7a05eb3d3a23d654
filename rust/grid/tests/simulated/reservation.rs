//! Reservation on a grid of up to a thousand peers at twenty sites.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use p2pmpi_grid::identity::{JobId, PeerId};
use p2pmpi_grid::message::{Needs, Refusal};
use p2pmpi_grid::peers::Candidate;
use p2pmpi_grid::placement::Strategy;
use p2pmpi_grid::reservation::{Allocation, Policy, Request, Why};
use p2pmpi_testkit::random::Random;
use p2pmpi_testkit::sim::{At, Network, Sim};

use super::Seed;
use super::peer::{Outcome, Peer, at, id, offer};

fn grid(seed: u64, peers: usize, policy: &Policy, network: Network) -> Sim<Peer> {
    let mut sim = Sim::new(seed, network);
    for index in 0..peers {
        sim.add(index % 20, Peer::new(index, policy.clone()));
    }
    sim
}

fn candidates(sim: &Sim<Peer>, from: At, policy: &Policy) -> Vec<Candidate> {
    let all = (0..sim.nodes().len()).map(At);
    all.map(|to| Candidate { peer: id(to), distance: sim.distance(from, to), offer: offer(to.0, policy) })
        .collect()
}

fn request(job: u8, ranks: u32, strategy: Strategy) -> Request {
    Request {
        job: JobId([job; 16]),
        ranks,
        replicas: 1,
        strategy,
        needs: Needs::default(),
        farthest: None,
        exclude: BTreeSet::new(),
    }
}

fn submit(sim: &mut Sim<Peer>, from: At, request: Request, policy: &Policy) {
    let known = candidates(sim, from, policy);
    sim.act(from, |peer, now| peer.submit(request, known, now));
}

fn outcome(sim: &Sim<Peer>, from: At, job: u8) -> Option<&Outcome> {
    sim.nodes()[from.0].outcomes.get(&JobId([job; 16])).map(|(outcome, _)| outcome)
}

fn outcomes(sim: &Sim<Peer>) -> usize {
    sim.nodes().iter().map(|peer| peer.outcomes.len()).sum()
}

/// Every process has one place, no host more than its P.
fn check(allocation: &Allocation, ranks: u32, policy: &Policy) {
    let mut seen: Vec<u32> = Vec::new();
    for host in &allocation.hosts {
        assert!(!host.processes.is_empty() && host.processes.len() <= policy.processes as usize);
        seen.extend(host.processes.iter().map(|process| process.rank));
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..ranks).collect::<Vec<u32>>());
}

const LIMIT: Duration = Duration::from_secs(120);

#[test]
fn the_nearest_are_taken_when_nothing_fails() {
    let policy = Policy::new(1, 4);
    for (strategy, hosts) in [(Strategy::Spread, 40), (Strategy::Concentrate, 10)] {
        let mut sim = grid(1, 1000, &policy, Network::default());
        let from = At(0);
        submit(&mut sim, from, request(1, 40, strategy), &policy);
        assert!(sim.run(LIMIT, |sim| outcome(sim, from, 1).is_some()));
        let allocation = outcome(&sim, from, 1).expect("just seen").as_ref().expect("room enough");
        check(allocation, 40, &policy);
        assert_eq!(allocation.hosts.len(), hosts);
        assert_eq!(allocation.hosts[0].peer, id(from), "the submitter is nearest to itself");
        assert!(
            allocation.hosts.iter().all(|host| host.distance <= Duration::from_micros(400)),
            "one site has 50"
        );
        sim.run(LIMIT, |_| false);
        let promised: usize = sim.nodes().iter().map(|peer| peer.host.jobs().count()).sum();
        assert_eq!(promised, hosts, "the surplus is cancelled");
    }
}

#[test]
fn losses_and_crashes_end_and_leave_nothing_promised() {
    let policy = Policy::new(2, 2);
    for seed in 0..24 {
        let name = Seed(seed);
        let network = Network {
            loss: 0.1,
            duplication: 0.1,
            jitter: Duration::from_millis(30),
            resets: seed % 2 == 0,
            ..Network::default()
        };
        let mut sim = grid(seed, 1000, &policy, network);
        let mut random = Random::new(seed);
        for index in 1..sim.nodes().len() {
            if random.chance(0.2) {
                sim.crash(At(index));
            }
        }
        let strategy = if seed % 3 == 0 { Strategy::Concentrate } else { Strategy::Spread };
        submit(&mut sim, At(0), request(1, 60, strategy), &policy);
        // Some die in the middle of it.
        sim.run(Duration::from_millis(40), |_| false);
        for _ in 0..10 {
            let victim = At(1 + random.below(999));
            sim.crash(victim);
        }
        assert!(sim.run(LIMIT, |sim| outcome(sim, At(0), 1).is_some()), "it always ends");
        let took = sim.nodes()[0].outcomes[&JobId([1; 16])].1;
        assert!(took < Duration::from_secs(15), "took {took:?}");
        let allocation =
            outcome(&sim, At(0), 1).expect("just seen").as_ref().expect("800 peers are alive").clone();
        check(&allocation, 60, &policy);
        sim.run(sim.now() + LIMIT, |_| false);
        let chosen: BTreeSet<PeerId> = allocation.hosts.iter().map(|host| host.peer).collect();
        for (index, peer) in sim.nodes().iter().enumerate() {
            let promised = peer.host.jobs().count();
            let expected = usize::from(chosen.contains(&id(At(index))));
            let crashed = sim.is_crashed(At(index));
            assert!(crashed || promised == expected, "host{index} keeps {promised} promises");
        }
        drop(name);
    }
}

#[test]
fn nearest_within_tolerance_under_loss() {
    let policy = Policy::new(1, 1);
    for seed in 0..8 {
        let _name = Seed(seed);
        let network = Network { loss: 0.05, ..Network::default() };
        let mut sim = grid(seed, 1000, &policy, network);
        submit(&mut sim, At(0), request(1, 20, Strategy::Spread), &policy);
        assert!(sim.run(LIMIT, |sim| outcome(sim, At(0), 1).is_some()));
        let allocation = outcome(&sim, At(0), 1).expect("just seen").as_ref().expect("room enough");
        let known = candidates(&sim, At(0), &policy);
        let nearer: BTreeMap<PeerId, Duration> =
            known.iter().map(|candidate| (candidate.peer, candidate.distance)).collect();
        let mut distances: Vec<Duration> = nearer.into_values().collect();
        distances.sort_unstable();
        // The best possible is the 20th; overbooking may reach half as far again.
        let bound = distances[30];
        assert!(allocation.hosts.iter().all(|host| host.distance <= bound));
    }
}

#[test]
fn messages_do_not_depend_on_the_size_of_the_grid() {
    let policy = Policy::new(1, 1);
    let messages = |peers: usize| {
        let mut sim = grid(3, peers, &policy, Network::default());
        submit(&mut sim, At(0), request(1, 16, Strategy::Spread), &policy);
        sim.run(LIMIT, |_| false);
        assert!(outcome(&sim, At(0), 1).expect("it ends").is_ok());
        sim.sent_in_all()
    };
    let (small, large) = (messages(60), messages(1000));
    // Reserve and Granted for 24 asked, Confirm and Confirmed for 16, Cancel and Cancelled for 8.
    assert_eq!(small, 2 * (24 + 16 + 8));
    assert_eq!(small, large);
}

#[test]
fn messages_are_bounded_when_everyone_is_silent() {
    let policy = Policy::new(1, 1);
    let mut sim = grid(4, 1000, &policy, Network::default());
    (1..1000).for_each(|index| sim.crash(At(index)));
    submit(&mut sim, At(0), request(1, 4, Strategy::Spread), &policy);
    sim.run(LIMIT, |_| false);
    let shortage = outcome(&sim, At(0), 1).expect("it ends").as_ref().expect_err("nobody is there").clone();
    assert_eq!((shortage.needed, shortage.found, shortage.agreed), (4, 1, 1));
    let silent = shortage.untaken.iter().filter(|other| other.why == Why::NoAnswer { tries: 3 }).count();
    assert_eq!(silent, 31, "the bound on peers asked, less the submitter itself");
    assert!(sim.sent(At(0)) <= 32 * 6 + 4, "{} messages", sim.sent(At(0)));
}

#[test]
fn too_few_says_why_for_every_peer() {
    let policy = Policy::new(1, 1);
    let mut sim = grid(5, 6, &policy, Network { resets: true, ..Network::default() });
    let mut closed = policy.clone();
    closed.deny.insert(id(At(0)));
    sim.act(At(1), |peer, _| {
        peer.host.set_policy(closed);
        Vec::new()
    });
    sim.crash(At(2));
    let mut known = candidates(&sim, At(0), &policy);
    known[3].offer.architecture = "aarch64".into();
    known[4].distance = Duration::from_millis(90);
    let mut wanted = request(1, 5, Strategy::Spread);
    wanted.needs.architecture = "x86_64".into();
    wanted.farthest = Some(Duration::from_millis(80));
    wanted.exclude.insert(id(At(5)));
    sim.act(At(0), |peer, now| peer.submit(wanted, known, now));
    sim.run(LIMIT, |_| false);
    let shortage = outcome(&sim, At(0), 1).expect("it ends").as_ref().expect_err("too few").clone();
    let why: BTreeMap<PeerId, Why> =
        shortage.untaken.iter().map(|other| (other.peer, other.why.clone())).collect();
    assert_eq!(why[&id(At(1))], Why::Refused(Refusal::Denied));
    assert_eq!(why[&id(At(2))], Why::Lost);
    assert!(matches!(why[&id(At(3))], Why::Refused(Refusal::Architecture { .. })));
    assert!(matches!(why[&id(At(4))], Why::TooFar { .. }));
    assert_eq!(why[&id(At(5))], Why::Excluded);
    let text = shortage.to_string();
    assert!(text.starts_with("too few peers: found room for 1 of 5 processes, on 1 peer"), "{text}");
    assert!(text.contains("host2") && text.contains("the connection broke"), "{text}");
    assert_eq!(sim.nodes()[0].host.jobs().count(), 0, "the one that agreed is let go");
}

#[test]
fn a_peer_that_dies_and_is_forgotten_is_still_explained() {
    let policy = Policy::new(1, 1);
    let mut sim = grid(6, 3, &policy, Network { resets: true, ..Network::default() });
    sim.crash(At(2));
    let known = candidates(&sim, At(0), &policy);
    sim.act(At(0), |peer, now| {
        // By the time of the search the cache has dropped it.
        peer.late = known[..2].to_vec();
        peer.submit(request(1, 3, Strategy::Spread), known, now)
    });
    sim.run(LIMIT, |_| false);
    let shortage = outcome(&sim, At(0), 1).expect("it ends").as_ref().expect_err("too few").clone();
    let dead: Vec<(PeerId, Why)> =
        shortage.untaken.iter().map(|other| (other.peer, other.why.clone())).collect();
    assert_eq!(dead, [(id(At(2)), Why::Lost)]);
}

#[test]
fn a_search_brings_the_missing_peers() {
    let policy = Policy::new(1, 1);
    let mut sim = grid(6, 8, &policy, Network::default());
    let all = candidates(&sim, At(0), &policy);
    let known = all[..2].to_vec();
    sim.act(At(0), |peer, now| {
        peer.late = all;
        peer.submit(request(1, 5, Strategy::Spread), known, now)
    });
    sim.run(LIMIT, |_| false);
    let allocation = outcome(&sim, At(0), 1).expect("it ends").as_ref().expect("found by searching");
    check(allocation, 5, &policy);
}

#[test]
fn competing_submitters_all_end_and_somebody_gets_the_peers() {
    let policy = Policy::new(1, 1);
    let mut served = 0;
    for seed in 0..16 {
        let _name = Seed(seed);
        let network = Network { loss: 0.02, jitter: Duration::from_millis(5), ..Network::default() };
        let mut sim = grid(seed, 30, &policy, network);
        // Four at different sites want 20 of 30 each: at most one can have them at a time.
        let submitters: Vec<At> = (0..4).map(|index| At(index * 7)).collect();
        for (index, &from) in submitters.iter().enumerate() {
            let job = u8::try_from(index).expect("a few");
            submit(&mut sim, from, request(job, 20, Strategy::Spread), &policy);
        }
        assert!(sim.run(LIMIT, |sim| outcomes(sim) == 4), "no deadlock");
        let won = submitters.iter().enumerate().filter(|&(index, &from)| {
            let job = u8::try_from(index).expect("a few");
            outcome(&sim, from, job).is_some_and(Result::is_ok)
        });
        let won = won.count();
        assert!(won <= 1, "20 + 20 of 30 peers");
        served += won;
        sim.run(sim.now() + LIMIT, |_| false);
        let promised: usize = sim.nodes().iter().map(|peer| peer.host.jobs().count()).sum();
        assert_eq!(promised, 20 * won, "losers let go");
    }
    assert!(served >= 12, "only {served} of 16 grids served anybody");
}

#[test]
fn a_partition_in_the_middle_leaves_no_promise_behind() {
    let policy = Policy::new(1, 1);
    for seed in 0..8 {
        let _name = Seed(seed);
        let mut sim = grid(seed, 40, &policy, Network::default());
        submit(&mut sim, At(0), request(1, 30, Strategy::Spread), &policy);
        sim.run(Duration::from_millis(10 * seed), |_| false);
        sim.partition((0..20).map(At));
        assert!(sim.run(LIMIT, |sim| outcome(sim, At(0), 1).is_some()), "it ends");
        sim.run(sim.now() + LIMIT, |_| false);
        let chosen: BTreeSet<At> = match outcome(&sim, At(0), 1).expect("just seen") {
            Ok(allocation) => allocation.hosts.iter().map(|host| at(host.peer)).collect(),
            Err(_) => BTreeSet::new(),
        };
        for (index, peer) in sim.nodes().iter().enumerate() {
            // A host that had confirmed when it was cut off waits for its job machine to give up.
            let kept = peer.host.jobs().count();
            let confirmed = peer.host.deadline().is_none() && kept > 0;
            assert!(kept == 0 || confirmed, "host{index} holds an expired promise");
            assert!(!chosen.contains(&At(index)) || kept == 1);
        }
    }
}
