//! Jobs over several daemons, with an agent that only echoes what its launcher says.

use std::io::{Read, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::codec;
use p2pmpi_launch::control::{self, FromPeer, JobHost, JobLine, StagedFile, Strategy, Submit, ToPeer};
use p2pmpi_launch::node::{self, Binding, FromNode, Placed, Start, ToNode};
use p2pmpi_launch::stream::Connection;

use crate::peer::{Daemon, Place};

/// Whatever dies, everyone else has noticed and tidied up by then.
const NOTICE: Duration = Duration::from_secs(5);

/// Daemons that know each other, with the echoing agent beside their program.
struct Grid {
    place: Place,
    daemons: Vec<Daemon>,
}

impl Grid {
    fn new(name: &str, count: usize) -> Grid {
        let place = Place::new(name);
        let bin = place.0.join("bin");
        std::fs::create_dir_all(&bin).expect("a directory");
        std::fs::hard_link(env!("CARGO_BIN_EXE_p2pmpid"), bin.join("p2pmpid"))
            .or_else(|_| std::fs::copy(env!("CARGO_BIN_EXE_p2pmpid"), bin.join("p2pmpid")).map(drop))
            .expect("a second name for the daemon");
        let agent = bin.join("p2pmpi-agent");
        std::fs::write(
            &agent,
            "#!/bin/sh\necho $$ > agent.pid\necho result > result.txt\ncat >&0\nprintf bye >&0\n",
        )
        .expect("an agent");
        std::fs::set_permissions(&agent, std::fs::Permissions::from_mode(0o755))
            .expect("an executable agent");
        let mut daemons: Vec<Daemon> = Vec::new();
        for index in 0..count {
            let name = format!("peer{index}");
            let listen = format!("127.0.0.{}:0", index + 1);
            let invite = daemons.first().map(Daemon::invite);
            let mut flags = vec!["--listen", &listen, "--name", &name, "--processes", "4"];
            if let Some(invite) = &invite {
                flags.extend(["--join", invite]);
            }
            daemons.push(Daemon::start_program(&bin.join("p2pmpid"), &place, &name, &flags));
        }
        for daemon in &daemons {
            daemon.until("everyone is known", |daemon| daemon.reached().len() == count - 1);
        }
        Grid { place, daemons }
    }

    fn submit(&self, ranks: u32, strategy: Strategy, files: &[&Path]) -> Job {
        let mut tool = control::connect(&self.daemons[0].state).expect("the daemon answers");
        let files = files.iter().map(|path| StagedFile {
            source: Bytes::from(path.as_os_str()),
            name: path.file_name().expect("a file").to_str().expect("text").to_owned(),
        });
        let submit = Submit {
            label: "test".to_owned(),
            ranks,
            replicas: 1,
            strategy,
            architecture: String::new(),
            level: 0,
            memory: 0,
            exclude: Vec::new(),
            files: files.collect(),
        };
        tool.send(&ToPeer::Submit(Box::new(submit))).expect("the daemon reads");
        Job { tool, name: String::new(), hosts: Vec::new() }
    }

    fn jobs(&self, index: usize) -> Vec<JobLine> {
        match self.daemons[index].try_ask(&ToPeer::Jobs) {
            Some(FromPeer::Jobs(jobs)) => jobs,
            other => panic!("{other:?} for jobs"),
        }
    }

    /// Directories of jobs on that host.
    fn directories(&self, index: usize) -> Vec<PathBuf> {
        let jobs = std::fs::read_dir(self.daemons[index].state.join("jobs"));
        let entries = jobs.map(|entries| entries.map(|entry| entry.expect("an entry").path()).collect());
        entries.unwrap_or_default()
    }

    fn until_clean(&self, index: usize) {
        let begun = Instant::now();
        self.daemons[index]
            .until("nothing is left", |_| self.directories(index).is_empty() && self.jobs(index).is_empty());
        assert!(begun.elapsed() < NOTICE, "{:?}", begun.elapsed());
    }
}

/// A job as its launcher sees it.
struct Job {
    tool: Connection,
    name: String,
    hosts: Vec<JobHost>,
}

impl Job {
    fn hear(&mut self) -> FromPeer {
        self.tool.receive().expect("the daemon speaks").expect("the daemon has more to say")
    }

    /// Waits for Ready; the report if it fails.
    fn until_ready(&mut self) -> Result<(), String> {
        loop {
            match self.hear() {
                FromPeer::Placed { job, hosts } => (self.name, self.hosts) = (job, hosts),
                FromPeer::Progress { .. } | FromPeer::Note(_) => {}
                FromPeer::Ready => return Ok(()),
                FromPeer::Failed { report } | FromPeer::Refused { reason: report } => return Err(report),
                other => panic!("{other:?} before Ready"),
            }
        }
    }

    fn attach(&self, grid: &Grid, host: usize) -> Result<Connection, String> {
        let mut tool = control::connect(&grid.daemons[0].state).expect("the daemon answers");
        tool.send(&ToPeer::Attach { job: self.name.clone(), host: host as u32 }).expect("the daemon reads");
        match tool.receive().expect("the daemon speaks") {
            Some(FromPeer::Attached) => Ok(tool),
            Some(FromPeer::Refused { reason }) => Err(reason),
            other => panic!("{other:?} for a stream"),
        }
    }
}

/// The first message of a launcher, for so many processes.
fn start(processes: u32) -> Vec<u8> {
    let placed = |process| Placed { process, rank: process, replica: 0, section: 0 };
    let start = Start {
        job: "test".to_owned(),
        secret: [0; 32],
        node: String::new(),
        size: processes,
        replicas: 1,
        universe: processes,
        processes: (0..processes).map(placed).collect(),
        sections: Vec::new(),
        environment: Vec::new(),
        library_path: Vec::new(),
        stdin: None,
        listen: true,
        arena: true,
        binding: Binding::None,
        report_bindings: false,
        parent: None,
        adopt: None,
        apart: false,
    };
    codec::encode(&ToNode::Start(Box::new(start)), node::MESSAGE_MAX).expect("a small message")
}

/// Says it and hears it back from the agent.
fn echo(stream: &Connection, bytes: &[u8]) {
    let mut socket = stream.socket();
    let heard = std::thread::scope(|scope| {
        let heard = scope.spawn(move || {
            let mut heard = vec![0; bytes.len()];
            socket.read_exact(&mut heard).expect("the agent speaks");
            heard
        });
        let mut socket = stream.socket();
        socket.write_all(bytes).expect("the agent reads");
        heard.join().expect("a reader")
    });
    assert!(heard == bytes, "{} bytes came back changed", bytes.len());
}

#[test]
fn a_job_is_staged_started_connected_collected_and_removed() {
    let grid = Grid::new("job", 3);
    let input = grid.place.0.join("input.dat");
    let contents: Vec<u8> = (0..3_000_000u32).map(|index| (index / 7) as u8).collect();
    std::fs::write(&input, &contents).unwrap();
    let mut job = grid.submit(5, Strategy::Spread, &[&input]);
    job.until_ready().unwrap();

    let ranks = |host: &JobHost| host.processes.iter().map(|&(rank, _)| rank).collect::<Vec<_>>();
    assert_eq!((job.hosts[0].name.as_str(), job.hosts[0].distance_us), ("peer0", 0));
    let mut all: Vec<Vec<u32>> = job.hosts.iter().map(ranks).collect();
    assert_eq!(all, [vec![0, 3], vec![1, 4], vec![2]]);
    for index in 0..3 {
        let directories = grid.directories(index);
        let directory = directories.iter().find(|path| path.is_dir()).unwrap();
        assert!(std::fs::read(directory.join("input.dat")).unwrap() == contents);
        assert_eq!(grid.jobs(index).len(), 1);
    }
    assert_eq!(grid.jobs(0)[0].state, "running");
    assert_eq!(grid.jobs(0)[0].processes, 5);

    let streams: Vec<Connection> = (0..3).map(|host| job.attach(&grid, host).unwrap()).collect();
    for (stream, ranks) in streams.iter().zip(&mut all) {
        echo(stream, &start(ranks.len() as u32));
        echo(stream, &contents);
    }
    assert!(job.attach(&grid, 1).unwrap_err().contains("a launcher already"));
    assert!(job.attach(&grid, 3).unwrap_err().contains("no host 3"));

    let results = grid.place.0.join("results");
    let collect = ToPeer::Collect {
        patterns: vec!["result.*".to_owned()],
        directory: Bytes::from(results.as_os_str()),
    };
    job.tool.send(&collect).unwrap();
    let files = loop {
        match job.hear() {
            FromPeer::Collected { files } => break files,
            FromPeer::Progress { .. } => {}
            other => panic!("{other:?} for results"),
        }
    };
    assert_eq!(files.len(), 3, "{files:?}");
    for file in files {
        assert_eq!(std::fs::read_to_string(results.join(&file)).unwrap(), "result\n", "{file}");
    }
    assert_eq!(std::fs::read_dir(&results).unwrap().count(), 3);

    for stream in &streams {
        // The agent hears the end of its launcher, and its last words still arrive.
        stream.socket().shutdown(std::net::Shutdown::Write).unwrap();
        let mut words = String::new();
        let mut socket = stream.socket();
        socket.read_to_string(&mut words).unwrap();
        assert_eq!(words, "bye");
    }
    drop(streams);
    drop(job);
    (0..3).for_each(|index| grid.until_clean(index));
}

#[test]
fn concentrate_fills_the_nearest_first_and_too_many_is_explained() {
    let grid = Grid::new("concentrate", 2);
    let mut job = grid.submit(6, Strategy::Concentrate, &[]);
    job.until_ready().unwrap();
    let counts: Vec<usize> = job.hosts.iter().map(|host| host.processes.len()).collect();
    assert_eq!((job.hosts[0].name.as_str(), counts), ("peer0", vec![4, 2]));
    job.tool.send(&ToPeer::Finish).unwrap();
    assert_eq!(job.hear(), FromPeer::Done);
    assert!((0..2).all(|index| grid.directories(index).is_empty()));
    (0..2).for_each(|index| grid.until_clean(index));
    let report = grid.submit(9, Strategy::Spread, &[]).until_ready().unwrap_err();
    assert!(report.contains("room for 8 of 9 processes"), "{report}");
    let report = grid.submit(0, Strategy::Spread, &[]).until_ready().unwrap_err();
    assert!(report.contains("not 0"), "{report}");
    let missing =
        grid.submit(1, Strategy::Spread, &[Path::new("/nowhere/program")]).until_ready().unwrap_err();
    assert!(missing.contains("/nowhere/program"), "{missing}");
}

#[test]
fn a_launcher_gets_no_more_processes_than_it_reserved() {
    let grid = Grid::new("limit", 1);
    let mut job = grid.submit(2, Strategy::Spread, &[]);
    job.until_ready().unwrap();
    let stream = job.attach(&grid, 0).unwrap();
    stream.socket().write_all(&start(3)).unwrap();
    let mut stream = stream_of(stream);
    match stream.receive::<FromNode>().unwrap() {
        Some(FromNode::Failed(why)) => {
            assert!(why.contains("2 processes were reserved here, not 3"), "{why}")
        }
        other => panic!("{other:?} instead of a refusal"),
    }
    assert_eq!(stream.receive::<FromNode>().unwrap(), None);
}

/// The same socket with the limits of node messages.
fn stream_of(tool: Connection) -> Connection {
    Connection::new(tool.socket().try_clone().expect("a second descriptor"), node::MESSAGE_MAX)
}

#[test]
fn a_killed_submitter_leaves_nothing_on_its_hosts() {
    let mut grid = Grid::new("submitter", 3);
    let mut job = grid.submit(3, Strategy::Spread, &[]);
    job.until_ready().unwrap();
    let streams: Vec<Connection> = (0..3).map(|host| job.attach(&grid, host).unwrap()).collect();
    streams.iter().for_each(|stream| echo(stream, &start(1)));
    let agents: Vec<PathBuf> = (0..3).flat_map(|index| agent(&grid, index)).collect();
    assert_eq!(agents.len(), 3);
    grid.daemons[0].child.kill().unwrap();
    for index in 1..3 {
        grid.until_clean(index);
    }
    assert!(agents.iter().all(|process| !process.exists() || is_zombie(process)), "{agents:?}");
}

#[test]
fn a_killed_host_is_reported_with_its_ranks() {
    let mut grid = Grid::new("host", 3);
    let mut job = grid.submit(3, Strategy::Spread, &[]);
    job.until_ready().unwrap();
    let killed = job.hosts.iter().position(|host| host.name == "peer2").unwrap();
    let stream = job.attach(&grid, killed).unwrap();
    echo(&stream, &start(1));
    let begun = Instant::now();
    grid.daemons[2].child.kill().unwrap();
    let mut rest = Vec::new();
    assert_eq!(stream.socket().read_to_end(&mut rest).unwrap_or(0), 0);
    match job.hear() {
        FromPeer::HostLost { host, reason } => {
            assert_eq!(host as usize, killed);
            let rank = job.hosts[killed].processes[0].0;
            assert!(reason.contains("peer2") && reason.contains(&format!("rank {rank}")), "{reason}");
        }
        other => panic!("{other:?} for a dead host"),
    }
    assert!(begun.elapsed() < NOTICE, "{:?}", begun.elapsed());
    drop(job);
    grid.until_clean(0);
    grid.until_clean(1);
}

#[test]
fn a_daemon_that_is_stopped_ends_its_jobs_and_says_so() {
    let grid = Grid::new("stop", 2);
    let mut job = grid.submit(2, Strategy::Spread, &[]);
    job.until_ready().unwrap();
    assert_eq!(grid.daemons[1].try_ask(&ToPeer::Shutdown), Some(FromPeer::Done));
    match job.hear() {
        FromPeer::HostLost { reason, .. } => {
            assert!(reason.contains("owner takes the machine back"), "{reason}")
        }
        other => panic!("{other:?} for a host that leaves"),
    }
    std::fs::File::open(grid.daemons[1].state.join("lock")).unwrap().lock().unwrap();
    assert!(grid.directories(1).is_empty());
    let name = job.name.clone();
    assert_eq!(grid.daemons[0].try_ask(&ToPeer::Cancel { job: name[..8].to_owned() }), Some(FromPeer::Done));
    match job.hear() {
        FromPeer::Failed { report } => assert_eq!(report, "cancelled"),
        other => panic!("{other:?} for a cancelled job"),
    }
    grid.until_clean(0);
}

/// `/proc/PID` of the agent of that host's job.
fn agent(grid: &Grid, index: usize) -> Option<PathBuf> {
    let directory = grid.directories(index).into_iter().find(|path| path.is_dir())?;
    let pid = std::fs::read_to_string(directory.join("agent.pid")).ok()?;
    Some(Path::new("/proc").join(pid.trim()))
}

fn is_zombie(process: &Path) -> bool {
    std::fs::read_to_string(process.join("stat")).is_ok_and(|stat| stat.contains(") Z "))
}

#[test]
fn a_full_disk_is_reported_and_nothing_stays() {
    // A file system of its own for one host's state, without root.
    let unshared = ["-Urm", "true"];
    if !std::process::Command::new("unshare").args(unshared).status().is_ok_and(|status| status.success()) {
        eprintln!("skipped: no user namespaces here");
        return;
    }
    let mut grid = Grid::new("full", 1);
    let small = grid.place.0.join("small");
    std::fs::create_dir_all(&small).unwrap();
    let invite = grid.daemons[0].invite();
    let script = grid.place.0.join("bin/in-a-small-space");
    let daemon = grid.place.0.join("bin/p2pmpid");
    let text = format!(
        "#!/bin/sh\nexec unshare -Urm sh -c 'mount -t tmpfs -o size=2m none {small} && exec {daemon} \"$@\" --state {small}/state' sh \"$@\"\n",
        small = small.display(),
        daemon = daemon.display()
    );
    std::fs::write(&script, text).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut full = std::process::Command::new(&script)
        .args(["--listen", "127.0.0.2:0", "--name", "full", "--join", &invite, "--foreground", "--quiet"])
        .spawn()
        .unwrap();
    grid.daemons[0].until("it is known", |daemon| daemon.reached() == ["full"]);
    let input = grid.place.0.join("input.dat");
    std::fs::write(&input, vec![7; 4 << 20]).unwrap();
    let report = grid.submit(5, Strategy::Spread, &[&input]).until_ready().unwrap_err();
    assert!(report.contains("full") && report.contains("No space left on device"), "{report}");
    grid.until_clean(0);
    let jobs = Path::new("/proc")
        .join(full.id().to_string())
        .join("root")
        .join(small.strip_prefix("/").unwrap())
        .join("state/jobs");
    let left = || std::fs::read_dir(&jobs).map_or(0, |entries| entries.count());
    grid.daemons[0].until("the full host is clean", |_| left() == 0);
    full.kill().unwrap();
    full.wait().unwrap();
    grid.daemons.clear();
}
