//! A grid of three peers on this machine. Whatever a test does to them, nothing is left at its end.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use p2pmpi_tests::{paths, processes};

use crate::launch::Launch;

/// Peers of every grid.
pub const PEERS: usize = 3;
/// Nothing that is waited for here takes longer on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// Three daemons that know each other: `peer1` submits.
pub struct Grid {
    /// A directory of this grid alone.
    pub directory: PathBuf,
    /// What all of its processes carry.
    mark: String,
}

impl Grid {
    /// Starts them with these limits: jobs at once, processes of each.
    pub fn start(name: &str, jobs: u32, processes: u32) -> Grid {
        build();
        let directory = paths::scratch().join(format!("grid-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&directory);
        std::fs::create_dir_all(&directory).expect("the target directory is writable");
        let grid = Grid { directory, mark: processes::fresh_mark() };
        for index in 0..PEERS {
            let name = Grid::name(index);
            let listen = format!("127.0.0.{}:0", index + 1);
            let (jobs, processes) = (jobs.to_string(), processes.to_string());
            let mut words = vec!["peer", "start", "--name", &name, "--listen", &listen];
            words.extend(["--jobs", &jobs, "--processes", &processes]);
            let invite = (index > 0).then(|| grid.tool(0, &["peer", "invite"]));
            if let Some(invite) = &invite {
                words.extend(["--join", invite.trim()]);
            }
            grid.tool(index, &words);
        }
        grid.until("all peers answer peer1", || {
            grid.tool(0, &["grid", "status"]).matches(" ms").count() == PEERS - 1
        });
        grid
    }

    /// Name of a peer.
    pub fn name(index: usize) -> String {
        format!("peer{}", index + 1)
    }

    /// State directory of a peer.
    pub fn state(&self, index: usize) -> PathBuf {
        self.directory.join(Grid::name(index))
    }

    /// What `p2pmpi` prints for that peer; it must succeed.
    pub fn tool(&self, index: usize, words: &[&str]) -> String {
        let output = self.try_tool(index, words);
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        assert!(output.status.success(), "p2pmpi {words:?}: {}", said(&output.stderr));
        said(&output.stdout)
    }

    fn try_tool(&self, index: usize, words: &[&str]) -> Output {
        let mut command = Command::new(paths::binary("p2pmpi"));
        command.args(words).env("P2PMPI_STATE", self.state(index)).env(processes::MARK, &self.mark);
        command.output().expect("p2pmpi starts")
    }

    /// `p2pmpirun --grid` at peer1 with these words, in the grid's directory.
    pub fn launch(&self, words: &[&str]) -> Launch {
        let mut command = Command::new(paths::binary("p2pmpirun"));
        command.arg("--grid").args(words).current_dir(&self.directory).env("P2PMPI_STATE", self.state(0));
        Launch::start(command)
    }

    /// A program in the grid's directory that the shell runs.
    pub fn script(&self, name: &str, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        let path = self.directory.join(name);
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a script");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755))
            .expect("an executable script");
        path
    }

    /// Process id of a daemon.
    pub fn pid(&self, index: usize) -> u32 {
        let status = self.tool(index, &["peer", "status"]);
        let line = status.lines().find(|line| line.starts_with("process")).expect("a line about the process");
        let digits: String =
            line.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a process id")
    }

    /// Sends a signal to a daemon.
    pub fn signal(&self, pid: u32, signal: &str) {
        let sent = Command::new("kill").args([signal, &pid.to_string()]).status();
        assert!(sent.expect("kill starts").success());
    }

    /// What is in the directory for jobs of that peer.
    pub fn leftovers(&self, index: usize) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.state(index).join("jobs"));
        entries.map(|entries| entries.flatten().map(|entry| entry.path()).collect()).unwrap_or_default()
    }

    /// Waits until no job is left at these peers: no directory, no process but the daemon.
    pub fn expect_clean(&self, peers: &[usize], within: Duration) {
        let begun = Instant::now();
        let agents =
            || processes::marked(&self.mark).into_iter().filter(|(_, line)| line.contains("p2pmpi-agent"));
        loop {
            let files: Vec<PathBuf> = peers.iter().flat_map(|&index| self.leftovers(index)).collect();
            let agents: Vec<(u32, String)> = agents().collect();
            if files.is_empty() && agents.is_empty() {
                return;
            }
            assert!(begun.elapsed() < within, "left after {within:?}: {files:?} {agents:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until something holds.
    pub fn until(&self, what: &str, mut holds: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !holds() {
            assert!(begun.elapsed() < PATIENCE, "not within {PATIENCE:?}: {what}\n{}", self.logs());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// The ends of all daemons' logs.
    pub fn logs(&self) -> String {
        let mut text = String::new();
        for index in 0..PEERS {
            let log = std::fs::read_to_string(self.state(index).join("log")).unwrap_or_default();
            let lines: Vec<&str> = log.lines().collect();
            text.push_str(&format!("{}:\n", Grid::name(index)));
            lines[lines.len().saturating_sub(15)..]
                .iter()
                .for_each(|line| text.push_str(&format!("    {line}\n")));
        }
        text
    }
}

impl Drop for Grid {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("{}", self.logs());
        }
        processes::kill(&self.mark);
        let _ = std::fs::remove_dir_all(&self.directory);
    }
}

/// Everything, the daemon included; once per process.
pub fn build() {
    static BUILT: OnceLock<()> = OnceLock::new();
    BUILT.get_or_init(|| {
        if std::env::var_os("P2PMPI_TESTS_BUILT").is_some() {
            return;
        }
        let mut command = Command::new(paths::script("build"));
        command.arg("--daemon").env("P2PMPI_PROFILE", paths::profile());
        let status = command.status().expect("scripts/build starts");
        assert!(status.success(), "scripts/build --daemon failed: {status}");
    });
}

/// A program of ours, compiled.
pub fn program(source: &str) -> PathBuf {
    build();
    p2pmpi_tests::compile::program(Path::new(source), &[], p2pmpi_tests::compile::Mpi::Ours)
        .unwrap_or_else(|why| panic!("{why}"))
}
