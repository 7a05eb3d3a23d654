//! `p2pmpi peer`: this machine as a peer of the grid.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use p2pmpi_launch::control::{self, FromPeer, Status, ToPeer};

use super::ask::{self, Words};
use crate::Error;

const USAGE: &str = "\
usage: p2pmpi peer start [FLAG...]   lend this machine to the grid (flags: p2pmpi peer start --help)
       p2pmpi peer stop              take it back; jobs here end
       p2pmpi peer status            name, limits, addresses
       p2pmpi peer invite            print the text by which another machine joins this grid
       p2pmpi peer join HOST:PORT    connect to a peer by its address
--state DIR chooses one of several peers on this machine (also P2PMPI_STATE)
";

/// How long a peer may take to end its jobs and leave.
const LEAVING: Duration = Duration::from_secs(15);

/// Runs the command line after `peer`.
pub fn main(arguments: Vec<OsString>) -> u8 {
    ask::exit("peer", run(arguments))
}

fn run(mut arguments: Vec<OsString>) -> Result<u8, Error> {
    if arguments.first().is_some_and(|first| first == "start") {
        return start(arguments.split_off(1));
    }
    let words = Words::read(arguments)?;
    let rest: Vec<&str> = words.rest.iter().map(String::as_str).collect();
    match rest.as_slice() {
        ["stop"] => stop(&words),
        ["status"] => match words.ask(&ToPeer::Status)? {
            FromPeer::Status(status) => {
                print!("{}", describe(&status));
                Ok(0)
            }
            other => Err(ask::unexpected(&other)),
        },
        ["invite"] => match words.ask(&ToPeer::Invite)? {
            FromPeer::Invite(text) => {
                println!("{text}");
                Ok(0)
            }
            other => Err(ask::unexpected(&other)),
        },
        ["join", address] => match words.ask(&ToPeer::Join { address: (*address).to_owned() })? {
            FromPeer::Done => Ok(0),
            other => Err(ask::unexpected(&other)),
        },
        ["help" | "--help" | "-h"] => {
            print!("{USAGE}");
            Ok(0)
        }
        _ => Err(Error::Usage(format!("what about this peer?\n{}", USAGE.trim_end()))),
    }
}

/// The daemon goes to the background by itself, once it answers.
fn start(flags: Vec<OsString>) -> Result<u8, Error> {
    let program = daemon()?;
    let failed = |error| Error::System(format!("cannot run {}: {error}", program.display()));
    let status = Command::new(&program).args(flags).status().map_err(failed)?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

/// The daemon's executable: beside ours, as both are built and installed, or in PATH.
fn daemon() -> Result<PathBuf, Error> {
    let beside = std::env::current_exe().ok().and_then(|path| path.parent().map(Path::to_path_buf));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let places = beside.into_iter().chain(std::env::split_paths(&path));
    let found = places.map(|place| place.join("p2pmpid")).find(|path| p2pmpi_sys::process::executable(path));
    found.ok_or_else(|| {
        Error::System(
            "p2pmpid is not installed beside p2pmpi; build it with cargo build -p p2pmpi-peerd".to_owned(),
        )
    })
}

fn stop(words: &Words) -> Result<u8, Error> {
    let state = words.state()?;
    match words.ask(&ToPeer::Shutdown)? {
        FromPeer::Done => {}
        other => return Err(ask::unexpected(&other)),
    }
    // It has removed its socket when it has ended.
    let begun = Instant::now();
    while control::connect(&state).is_ok() {
        if begun.elapsed() > LEAVING {
            let log = state.join("log");
            let why = format!("the peer still runs after {} s; see {}", LEAVING.as_secs(), log.display());
            return Err(Error::System(why));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    Ok(0)
}

fn describe(status: &Status) -> String {
    let addresses = if status.addresses.is_empty() { "none".to_owned() } else { status.addresses.join(" ") };
    let lines = [
        ("peer", status.peer.clone()),
        ("machine", status.name.clone()),
        ("grid", status.grid.clone()),
        ("process", format!("{}, up {}", status.pid, ask::age(status.uptime))),
        ("lends", format!("{} jobs at once, {} processes each", status.jobs, status.processes)),
        ("in use", format!("{} jobs", status.running)),
        ("peers", format!("{} answer, {} known", status.reached, status.known)),
        ("listens", addresses),
        (
            "finds",
            if status.lan { "peers on the local network" } else { "only peers it is told of" }.to_owned(),
        ),
        ("state", status.state.as_os_str().to_string_lossy().into_owned()),
    ];
    let lines: Vec<Vec<String>> =
        lines.into_iter().map(|(name, value)| vec![name.to_owned(), value]).collect();
    ask::table(&lines)
}
