//! A job on the peers of the grid: what travels, where it goes, and the way from Submit to the exit
//! code. Reservation, staging and the agents' start are the daemon's; what the ranks do is `job`'s.

mod baggage;
mod daemon;
mod shared;

use p2pmpi_launch::control::{self, JobHost, Submit};
use p2pmpi_launch::node::{Placed, Start};

use crate::Error;
use crate::job::{self, Behaviour, Home, Link};
use crate::run::{Options, Strategy, environment_here};

pub use baggage::Baggage;
use daemon::Daemon;

/// Runs the job that `start` describes as a whole, and answers the exit code.
pub fn run(options: &Options, baggage: Baggage, start: Start, behaviour: &Behaviour) -> Result<u8, Error> {
    // Signals are taken over before anything exists that one of them could leave behind.
    let signals = job::collect_signals()?;
    let strategy = match options.strategy {
        Some(Strategy::Concentrate) => control::Strategy::Concentrate,
        Some(Strategy::Spread) | None => control::Strategy::Spread,
    };
    let home = home(options, &baggage)?;
    let submit = Submit {
        label: baggage.label,
        ranks: start.size,
        replicas: 1,
        strategy,
        architecture: baggage.architecture,
        level: 0,
        memory: 0,
        exclude: Vec::new(),
        files: baggage.files,
    };
    let mut daemon = Daemon::submit(submit, behaviour.quiet)?;
    let ready = daemon.until_ready(&signals, |hosts| {
        if behaviour.verbose {
            hosts.iter().for_each(|host| eprintln!("p2pmpirun: {}", place(host)));
        }
    })?;
    let mut nodes: Vec<(Link, Start)> = Vec::new();
    for (index, host) in ready.hosts.iter().enumerate() {
        nodes.push((Daemon::attach(&ready, index)?, part(&start, host)));
    }
    let code = job::run(nodes, Some(home), Some(&mut daemon), behaviour, &signals)?;
    if !options.collect.is_empty() {
        let here = std::env::current_dir()
            .map_err(|error| Error::System(format!("the current directory cannot be read: {error}")))?;
        let files = daemon.collect(&options.collect, &here, &signals)?;
        if behaviour.verbose {
            eprintln!("p2pmpirun: result files: {}", files.join(", "));
        }
        if files.is_empty() && !behaviour.quiet {
            eprintln!("p2pmpirun: no file matches --collect {}", options.collect.join(","));
        }
    }
    daemon.finish(&signals);
    Ok(code)
}

/// What further processes of the job find on this machine.
fn home(options: &Options, baggage: &Baggage) -> Result<Home, Error> {
    let directory = std::env::current_dir()
        .map_err(|error| Error::System(format!("the current directory cannot be read: {error}")))?;
    let staged = baggage.files.iter().map(|file| (file.name.clone(), file.source.clone())).collect();
    Ok(Home { directory, environment: environment_here(options), staged })
}

/// What one host starts of the whole job.
fn part(start: &Start, host: &JobHost) -> Start {
    let here = |placed: &&Placed| host.processes.contains(&(placed.rank, placed.replica));
    let processes: Vec<Placed> = start.processes.iter().filter(here).copied().collect();
    let stdin = start.stdin.filter(|stdin| processes.iter().any(|placed| placed.process == *stdin));
    Start { node: host.name.clone(), processes, stdin, ..start.clone() }
}

fn place(host: &JobHost) -> String {
    let ranks: Vec<u32> = host.processes.iter().map(|&(rank, _)| rank).collect();
    let peer = host.peer.get(..12).unwrap_or(&host.peer);
    let distance = match host.distance_us {
        0 => "this peer".to_owned(),
        distance => format!("{:.1} ms away", distance as f64 / 1e3),
    };
    format!("{} on {} (peer {peer}, {distance})", job::ranks(&ranks), host.name)
}

#[cfg(test)]
mod tests {
    use p2pmpi_launch::node::Binding;

    use super::*;

    #[test]
    fn each_host_starts_its_own_ranks_and_one_reads_standard_input() {
        let placed = |process| Placed { process, rank: process, replica: 0, section: 0 };
        let start = Start {
            job: "j".into(),
            secret: [1; 32],
            node: String::new(),
            size: 4,
            replicas: 1,
            universe: 4,
            processes: (0..4).map(placed).collect(),
            sections: Vec::new(),
            environment: Vec::new(),
            library_path: Vec::new(),
            stdin: Some(1),
            listen: true,
            arena: true,
            binding: Binding::None,
            report_bindings: false,
            parent: None,
            adopt: None,
            apart: false,
        };
        let host = |name: &str, ranks: &[u32]| JobHost {
            peer: "0123456789abcdef".into(),
            name: name.into(),
            distance_us: 1500,
            processes: ranks.iter().map(|&rank| (rank, 0)).collect(),
        };
        let (one, other) = (part(&start, &host("a", &[0, 2])), part(&start, &host("b", &[1, 3])));
        let ranks = |start: &Start| start.processes.iter().map(|placed| placed.rank).collect::<Vec<u32>>();
        assert_eq!((ranks(&one), one.stdin, one.node.as_str()), (vec![0, 2], None, "a"));
        assert_eq!((ranks(&other), other.stdin), (vec![1, 3], Some(1)));
        assert_eq!(place(&host("a", &[0, 2])), "ranks 0, 2 on a (peer 0123456789ab, 1.5 ms away)");
    }
}
