//! A daemon of a test: started in a directory of its own, asked through its control socket, killed
//! and removed at the end.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};
use std::time::{Duration, Instant};

use p2pmpi_launch::control::{self, FromPeer, PeerLine, Status, ToPeer};

const PATIENCE: Duration = Duration::from_secs(20);

/// A directory for the states of one test's daemons; removed at its end.
pub struct Place(pub PathBuf);

impl Place {
    pub fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("p2pmpid-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary directory");
        Place(path)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A daemon in the foreground; killed when dropped.
pub struct Daemon {
    pub state: PathBuf,
    pub child: Child,
}

impl Daemon {
    pub fn start(place: &Place, name: &str, flags: &[&str]) -> Daemon {
        Daemon::start_program(Path::new(env!("CARGO_BIN_EXE_p2pmpid")), place, name, flags)
    }

    /// The same with the program under another name.
    pub fn start_program(program: &Path, place: &Place, name: &str, flags: &[&str]) -> Daemon {
        let state = place.0.join(name);
        let mut command = Command::new(program);
        command.args(flags).args(["--foreground", "--quiet", "--state"]).arg(&state);
        let child = command.spawn().expect("the daemon runs");
        let daemon = Daemon { state, child };
        daemon.until("it listens", |daemon| daemon.try_ask(&ToPeer::Status).is_some_and(listens));
        daemon
    }

    pub fn try_ask(&self, question: &ToPeer) -> Option<FromPeer> {
        let mut connection = control::connect(&self.state).ok()?;
        connection.send(question).ok()?;
        connection.receive().ok()?
    }

    pub fn status(&self) -> Status {
        match self.try_ask(&ToPeer::Status) {
            Some(FromPeer::Status(status)) => *status,
            other => panic!("{other:?} for a status"),
        }
    }

    pub fn peers(&self) -> Vec<PeerLine> {
        match self.try_ask(&ToPeer::Grid) {
            Some(FromPeer::Grid(lines)) => lines,
            other => panic!("{other:?} for the grid"),
        }
    }

    pub fn invite(&self) -> String {
        match self.try_ask(&ToPeer::Invite) {
            Some(FromPeer::Invite(text)) => text,
            other => panic!("{other:?} for an invite"),
        }
    }

    /// `HOST:PORT` where it listens.
    pub fn address(&self) -> SocketAddr {
        let status = self.status();
        let parts: Vec<&str> = status.addresses[0].split('/').collect();
        format!("{}:{}", parts[2], parts[4]).parse().expect("it listens at an address and a port")
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.state.join("log")).expect("the daemon keeps a log")
    }

    pub fn until(&self, what: &str, mut holds: impl FnMut(&Daemon) -> bool) {
        let begun = Instant::now();
        while !holds(self) {
            assert!(begun.elapsed() < PATIENCE, "not within {PATIENCE:?}: {what}\n{}", self.log());
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Names of the peers that have answered.
    pub fn reached(&self) -> Vec<String> {
        let mut names: Vec<String> = self
            .peers()
            .into_iter()
            .skip(1)
            .filter(|peer| peer.distance_us.is_some())
            .map(|peer| peer.name)
            .collect();
        names.sort();
        names
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listens(answer: FromPeer) -> bool {
    matches!(answer, FromPeer::Status(status) if !status.addresses.is_empty())
}

fn program(state: &Path, flags: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_p2pmpid"));
    command.args(flags).arg("--state").arg(state);
    command
}

pub fn run(state: &Path, flags: &[&str]) -> Output {
    program(state, flags).output().expect("the daemon runs")
}
