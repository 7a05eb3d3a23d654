//! `p2pmpi grid`: the peers that this one knows, with distance and load.

use std::ffi::OsString;

use p2pmpi_launch::control::{FromPeer, PeerLine, ToPeer};

use super::ask::{self, Words};
use crate::Error;

const USAGE: &str = "usage: p2pmpi grid status    the peers that this one knows, nearest first";

/// Runs the command line after `grid`.
pub fn main(arguments: Vec<OsString>) -> u8 {
    ask::exit("grid", run(arguments))
}

fn run(arguments: Vec<OsString>) -> Result<u8, Error> {
    let words = Words::read(arguments)?;
    let rest: Vec<&str> = words.rest.iter().map(String::as_str).collect();
    match rest.as_slice() {
        ["status"] => match words.ask(&ToPeer::Grid)? {
            FromPeer::Grid(peers) => {
                print!("{}", ask::table(&lines(&peers)));
                Ok(0)
            }
            other => Err(ask::unexpected(&other)),
        },
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(0)
        }
        _ => Err(Error::Usage(USAGE.to_owned())),
    }
}

fn lines(peers: &[PeerLine]) -> Vec<Vec<String>> {
    let heading =
        ["PEER", "MACHINE", "DISTANCE", "JOBS", "PROCESSES", "CORES", "MEMORY", "ARCH", "SEEN", "ADDRESS"];
    let mut lines = vec![heading.map(str::to_owned).to_vec()];
    for peer in peers {
        let known = !peer.architecture.is_empty();
        let if_known = |text: String| if known { text } else { "?".to_owned() };
        let distance = match peer.distance_us {
            None => "no answer".to_owned(),
            Some(0) => "this peer".to_owned(),
            Some(distance) => format!("{:.1} ms", distance as f64 / 1e3),
        };
        lines.push(vec![
            peer.peer.chars().take(12).collect(),
            if_known(peer.name.clone()),
            distance,
            if_known(format!("{} of {}", peer.running, peer.jobs)),
            if_known(peer.processes.to_string()),
            if_known(peer.cores.to_string()),
            if_known(format!("{} MiB", peer.memory >> 20)),
            if_known(peer.architecture.clone()),
            peer.seen_ms.map_or("never".to_owned(), |seen| format!("{} ago", ask::age(seen / 1000))),
            peer.addresses.first().cloned().unwrap_or_default(),
        ]);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_peer_that_never_answered_is_a_line_of_questions() {
        let silent = PeerLine {
            peer: "0123456789abcdef".into(),
            name: String::new(),
            distance_us: None,
            seen_ms: None,
            cores: 0,
            memory: 0,
            jobs: 0,
            processes: 0,
            running: 0,
            architecture: String::new(),
            addresses: vec!["/ip4/10.0.0.1/tcp/4767".into()],
        };
        let near = PeerLine {
            name: "near".into(),
            distance_us: Some(1234),
            seen_ms: Some(7500),
            jobs: 2,
            running: 1,
            architecture: "x86_64".into(),
            ..silent.clone()
        };
        let text = ask::table(&lines(&[near, silent]));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines[1].starts_with("0123456789ab  near     1.2 ms     1 of 2"), "{text}");
        assert!(lines[1].contains("7 s ago"), "{text}");
        assert!(lines[2].starts_with("0123456789ab  ?        no answer  ?"), "{text}");
    }
}
