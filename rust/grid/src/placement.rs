//! Which process runs on which host: the two strategies of P2P-MPI, 3.2, and the rule that two
//! replicas of a rank never share a peer. Pure; `reservation` calls it to choose hosts.

use crate::error::Error;

/// How processes are mapped onto hosts sorted by increasing latency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// As few processes per host as possible: one each, then round-robin from the nearest.
    Spread,
    /// As many processes per host as its owner allows, from the nearest on.
    Concentrate,
}

/// One process of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Process {
    /// Rank in MPI_COMM_WORLD.
    pub rank: u32,
    /// Which copy of that rank.
    pub replica: u32,
}

/// Places `ranks * replicas` processes on hosts that offer `room[i]` processes each, nearest first.
/// The answer has one list per host, ascending; hosts that are not needed have an empty one.
///
/// A host never receives more than `room` nor two replicas of one rank; an error says how many
/// processes would fit.
pub fn place(
    strategy: Strategy,
    ranks: u32,
    replicas: u32,
    room: &[u32],
) -> Result<Vec<Vec<Process>>, Error> {
    let needed = u64::from(ranks) * u64::from(replicas);
    // More than `ranks` processes on one host would be two replicas of some rank.
    let room: Vec<u32> = room.iter().map(|&most| most.min(ranks)).collect();
    let found = room.iter().map(|&most| u64::from(most)).sum();
    if found < needed {
        return Err(Error::Room { needed, found });
    }
    let counts = match strategy {
        Strategy::Spread => spread(needed, &room),
        Strategy::Concentrate => concentrate(needed, &room),
    };
    Ok(match (strategy, replicas) {
        (Strategy::Spread, 1) => deal(ranks, &counts),
        _ => cut(ranks, &counts),
    })
}

fn spread(needed: u64, room: &[u32]) -> Vec<u32> {
    let mut counts = vec![0; room.len()];
    let mut left = needed;
    while left > 0 {
        for (count, &most) in counts.iter_mut().zip(room) {
            if left > 0 && *count < most {
                *count += 1;
                left -= 1;
            }
        }
    }
    counts
}

fn concentrate(needed: u64, room: &[u32]) -> Vec<u32> {
    let mut left = needed;
    room.iter()
        .map(|&most| {
            let count = u64::from(most).min(left);
            left -= count;
            u32::try_from(count).expect("count is at most a u32")
        })
        .collect()
}

/// Ranks dealt one by one, as cards: neighbours in rank are neighbours in latency.
fn deal(ranks: u32, counts: &[u32]) -> Vec<Vec<Process>> {
    let mut hosts: Vec<Vec<Process>> =
        counts.iter().map(|&count| Vec::with_capacity(count as usize)).collect();
    let mut rank = 0;
    while rank < ranks {
        for (host, &count) in hosts.iter_mut().zip(counts) {
            if rank < ranks && host.len() < count as usize {
                host.push(Process { rank, replica: 0 });
                rank += 1;
            }
        }
    }
    hosts
}

/// All of replica 0, then all of replica 1, ..., cut into consecutive blocks: a block is at most
/// `ranks` long, so that no rank occurs twice in it.
fn cut(ranks: u32, counts: &[u32]) -> Vec<Vec<Process>> {
    let mut next = Process { rank: 0, replica: 0 };
    counts
        .iter()
        .map(|&count| {
            let mut host: Vec<Process> = (0..count)
                .map(|_| {
                    let process = next;
                    next.rank += 1;
                    if next.rank == ranks {
                        next = Process { rank: 0, replica: next.replica + 1 };
                    }
                    process
                })
                .collect();
            host.sort_unstable();
            host
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::{prop_assert, prop_assert_eq, proptest};

    use super::*;

    fn ranks(hosts: &[Vec<Process>]) -> Vec<Vec<u32>> {
        hosts.iter().map(|host| host.iter().map(|process| process.rank).collect()).collect()
    }

    #[test]
    fn spread_is_one_each_then_round_robin_from_the_nearest() {
        let hosts = place(Strategy::Spread, 7, 1, &[4, 1, 4]).expect("fits");
        assert_eq!(ranks(&hosts), [vec![0, 3, 5], vec![1], vec![2, 4, 6]]);
        let hosts = place(Strategy::Spread, 2, 1, &[4, 4, 4]).expect("fits");
        assert_eq!(ranks(&hosts), [vec![0], vec![1], vec![]]);
    }

    #[test]
    fn concentrate_fills_each_host_before_the_next() {
        let hosts = place(Strategy::Concentrate, 7, 1, &[4, 1, 4]).expect("fits");
        assert_eq!(ranks(&hosts), [vec![0, 1, 2, 3], vec![4], vec![5, 6]]);
    }

    #[test]
    fn too_little_room_says_how_much_there_is() {
        let error = place(Strategy::Spread, 2, 2, &[9]).expect_err("one host cannot hold two replicas");
        assert_eq!(error, Error::Room { needed: 4, found: 2 });
        assert_eq!(place(Strategy::Concentrate, 1, 1, &[]), Err(Error::Room { needed: 1, found: 0 }));
    }

    proptest! {
        #[test]
        fn every_process_has_one_place_and_no_host_two_replicas(
            concentrate: bool,
            n in 1u32..20,
            replicas in 1u32..4,
            room in proptest::collection::vec(0u32..12, 0..12),
        ) {
            let strategy = if concentrate { Strategy::Concentrate } else { Strategy::Spread };
            let fits = room.iter().map(|&most| most.min(n)).sum::<u32>() >= n * replicas;
            let Ok(hosts) = place(strategy, n, replicas, &room) else {
                prop_assert!(!fits);
                return Ok(());
            };
            prop_assert!(fits);
            let mut seen = BTreeSet::new();
            for (host, &most) in hosts.iter().zip(&room) {
                prop_assert!(host.len() <= most as usize);
                let distinct: BTreeSet<u32> = host.iter().map(|process| process.rank).collect();
                prop_assert_eq!(distinct.len(), host.len());
                for &process in host {
                    prop_assert!(process.rank < n && process.replica < replicas);
                    prop_assert!(seen.insert(process));
                }
            }
            prop_assert_eq!(seen.len() as u32, n * replicas);
            for (near, far) in (1..hosts.len()).map(|i| (i - 1, i)) {
                let full = hosts[near].len() as u32 == room[near].min(n);
                match strategy {
                    // A nearer host has at least as many, unless its owner allows no more.
                    Strategy::Spread => prop_assert!(full || hosts[near].len() >= hosts[far].len()),
                    // A farther host is used only when the nearer one is full.
                    Strategy::Concentrate => prop_assert!(full || hosts[far].is_empty()),
                }
            }
            if strategy == Strategy::Spread {
                let most = hosts.iter().map(Vec::len).max().unwrap_or(0);
                for (host, &room) in hosts.iter().zip(&room) {
                    prop_assert!(host.len() + 1 >= most || host.len() as u32 == room.min(n));
                }
            }
        }
    }
}
