//! Jobs that cannot be, or lose somebody on the way: said in time, with names, and nothing is left.

use std::io::Write;
use std::time::{Duration, Instant};

use p2pmpi_testkit::random::Random;

use crate::launch::Launch;
use crate::peers::{Grid, PEERS};

/// From a death to the end of the job, and to the last thing that is left of it.
const WITHIN: Duration = Duration::from_secs(5);
const ALL: [usize; PEERS] = [0, 1, 2];

/// A program that says where it is and waits to be ended.
fn sleeper(grid: &Grid) -> String {
    let path = grid.script("sleeper.sh", "echo rank $PMI_RANK is up\nexec sleep 600");
    path.to_str().expect("a path of ours").to_owned()
}

fn kill(grid: &Grid, index: usize) {
    grid.signal(grid.pid(index), "-KILL");
}

#[test]
fn too_few_peers_are_explained_one_by_one() {
    let grid = Grid::start("few", 1, 1);
    let sleeper = sleeper(&grid);
    let ended = grid.launch(&["-n", "4", &sleeper]).within(WITHIN);
    assert_eq!(ended.code, 1);
    assert!(
        ended.said.contains("too few peers: found room for 3 of 4 processes, on 3 peers"),
        "{}",
        ended.said
    );

    let mut busy = grid.launch(&["-n", "2", &sleeper]);
    busy.until_said("is up", 2);
    let ended = grid.launch(&["-n", "2", &sleeper]).within(WITHIN);
    assert!(ended.said.contains("found room for 1 of 2 processes"), "{}", ended.said);
    assert_eq!(ended.said.matches("busy: runs 1 of 1 jobs").count(), 2, "{}", ended.said);
    grid.signal(busy.pid(), "-INT");
    assert_eq!(busy.within(WITHIN).code, 130);
    grid.expect_clean(&ALL, WITHIN);
}

#[test]
fn what_cannot_run_is_said_before_anybody_is_asked() {
    let grid = Grid::start("cannot", 1, 1);
    for (words, code, text) in [
        (&["-n", "1", "./no-such-program"][..], 127, "no such program: ./no-such-program"),
        (&["-n", "1", "/etc/passwd"], 126, "not executable"),
        (&["-n", "1", "-r", "2", "/bin/true"], 1, "replicas"),
        (&["-n", "1000000", "/bin/true"], 1, "at most"),
        (&["-n", "1", "--stage", "nowhere", "/bin/true"], 1, "nowhere"),
    ] {
        let ended = grid.launch(words).within(WITHIN);
        assert!(ended.code == code && ended.said.contains(text), "{words:?}: {} {}", ended.code, ended.said);
    }
    let mut command = std::process::Command::new(p2pmpi_tests::paths::binary("p2pmpirun"));
    command.args(["--grid", "-n", "1", "/bin/true"]).env("P2PMPI_STATE", grid.directory.join("nobody"));
    let ended = Launch::start(command).within(WITHIN);
    assert!(ended.code == 1 && ended.said.contains("p2pmpi peer start"), "{}", ended.said);
}

#[test]
fn a_peer_killed_while_reserving_is_named() {
    let grid = Grid::start("reserving", 1, 1);
    let sleeper = sleeper(&grid);
    let victim = grid.pid(2);
    // It is asked and cannot answer.
    grid.signal(victim, "-STOP");
    let begun = Instant::now();
    let job = grid.launch(&["-n", "3", &sleeper]);
    grid.until("the job is reserving", || grid.tool(0, &["job", "list"]).contains("reserving"));
    grid.signal(victim, "-KILL");
    let ended = job.within(WITHIN);
    assert!(begun.elapsed() < WITHIN, "{:?}", begun.elapsed());
    assert_eq!(ended.code, 1);
    assert!(ended.said.contains("found room for 2 of 3 processes"), "{}", ended.said);
    assert!(ended.said.lines().any(|line| line.trim().starts_with("peer3 (")), "{}", ended.said);
    grid.expect_clean(&[0, 1], WITHIN);
}

#[test]
fn a_peer_killed_while_staging_is_named_with_its_ranks() {
    let grid = Grid::start("staging", 1, 1);
    let sleeper = sleeper(&grid);
    let mut random = Random::new(1);
    let mut file = std::io::BufWriter::new(std::fs::File::create(grid.directory.join("big")).unwrap());
    for _ in 0..(128 << 20) / 8 {
        file.write_all(&random.bits().to_le_bytes()).unwrap();
    }
    file.into_inner().unwrap();
    let victim = grid.pid(2);
    let job = grid.launch(&["-n", "3", "--stage", "big", &sleeper]);
    grid.until("peer3 is staging", || grid.tool(2, &["job", "list"]).contains("staging"));
    grid.signal(victim, "-KILL");
    let ended = job.within(WITHIN);
    assert_eq!(ended.code, 1);
    assert!(ended.said.contains("host peer3") && ended.said.contains("while staging"), "{}", ended.said);
    assert!(ended.said.contains("it was to run rank "), "{}", ended.said);
    grid.expect_clean(&[0, 1], WITHIN);
}

#[test]
fn a_peer_killed_while_starting_is_named_with_its_ranks() {
    let grid = Grid::start("starting", 1, 1);
    let sleeper = sleeper(&grid);
    std::fs::write(grid.directory.join("big"), vec![5; 64 << 20]).unwrap();
    let victim = grid.pid(2);
    let job = grid.launch(&["-n", "3", "--stage", "big", &sleeper]);
    grid.until("peer3 is staging", || !grid.leftovers(2).is_empty());
    // Its daemon cannot start the agent: what the agent is to write to has no reader.
    let words = grid.leftovers(2)[0].with_extension("stderr");
    let made = std::process::Command::new("mkfifo").arg(&words).status().expect("mkfifo starts");
    assert!(made.success());
    grid.until("the job is starting", || grid.tool(0, &["job", "list"]).contains("starting"));
    grid.signal(victim, "-KILL");
    let ended = job.within(WITHIN);
    assert_eq!(ended.code, 1);
    assert!(ended.said.contains("host peer3") && ended.said.contains("while starting"), "{}", ended.said);
    assert!(ended.said.contains("it was to run rank "), "{}", ended.said);
    grid.expect_clean(&[0, 1], WITHIN);
}

/// A small file system mounted over a directory; needs root.
struct SmallDisk(std::path::PathBuf);

impl SmallDisk {
    fn mount(over: &std::path::Path) -> Option<SmallDisk> {
        std::fs::create_dir_all(over).ok()?;
        let mut command = std::process::Command::new("mount");
        let output = command.args(["-t", "tmpfs", "-o", "size=1m", "none"]).arg(over).output().ok()?;
        output.status.success().then(|| SmallDisk(over.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[test]
fn a_full_disk_is_named_with_its_peer() {
    let grid = Grid::start("disk", 1, 1);
    let Some(disk) = SmallDisk::mount(&grid.state(1).join("jobs")) else {
        eprintln!("no file system can be mounted here: not tested");
        return;
    };
    let sleeper = sleeper(&grid);
    std::fs::write(grid.directory.join("big"), vec![7; 4 << 20]).unwrap();
    let ended = grid.launch(&["-n", "3", "--stage", "big", &sleeper]).within(WITHIN);
    assert_eq!(ended.code, 1);
    assert!(ended.said.contains("host peer2") && ended.said.contains("No space left"), "{}", ended.said);
    grid.expect_clean(&ALL, WITHIN);
    drop(disk);
}

#[test]
fn a_peer_killed_while_running_is_named_with_its_ranks() {
    let grid = Grid::start("running", 1, 1);
    let mut job = grid.launch(&["-v", "-n", "3", &sleeper(&grid)]);
    job.until_said("is up", 3);
    kill(&grid, 2);
    let ended = job.within(WITHIN);
    assert_eq!(ended.code, 1);
    let place =
        ended.said.lines().find(|line| line.contains(" on peer3 (peer ")).expect("-v says where ranks run");
    let rank = place.split(" on ").next().and_then(|text| text.rsplit(' ').next()).expect("a rank");
    // The launcher sees the stream end, its daemon the connection: either may be first.
    let unexpected = format!("peer3 ended unexpectedly (its connection has closed); rank {rank} ran there");
    let lost = |line: &str| line.contains("host peer3") && line.contains(&format!("it ran rank {rank}"));
    let named = ended.said.contains(&unexpected) || ended.said.lines().any(lost);
    assert!(named, "{}", ended.said);
    grid.expect_clean(&[0, 1], WITHIN);
}

#[test]
fn a_peer_that_hangs_while_running_is_given_up() {
    let grid = Grid::start("hanging", 1, 1);
    let mut job = grid.launch(&["-n", "3", &sleeper(&grid)]);
    job.until_said("is up", 3);
    let victim = grid.pid(1);
    grid.signal(victim, "-STOP");
    let begun = Instant::now();
    job.until_said("host peer2", 1);
    assert!(begun.elapsed() < WITHIN, "{:?}", begun.elapsed());
    // Its ranks end when it is gone.
    grid.signal(victim, "-KILL");
    assert_eq!(job.within(WITHIN).code, 1);
    grid.expect_clean(&[0, 2], WITHIN);
}

#[test]
fn a_killed_launcher_takes_its_ranks_along() {
    let grid = Grid::start("launcher", 1, 1);
    let mut job = grid.launch(&["-n", "3", &sleeper(&grid)]);
    job.until_said("is up", 3);
    grid.signal(job.pid(), "-KILL");
    assert_eq!(job.within(WITHIN).code, 137);
    grid.expect_clean(&ALL, WITHIN);
}

#[test]
fn a_killed_daemon_of_the_submitter_ends_its_job_everywhere() {
    let grid = Grid::start("submitter", 1, 1);
    let mut job = grid.launch(&["-n", "3", &sleeper(&grid)]);
    job.until_said("is up", 3);
    kill(&grid, 0);
    let ended = job.within(WITHIN);
    assert_eq!(ended.code, 1, "{}", ended.said);
    grid.expect_clean(&[1, 2], WITHIN);
}

#[test]
fn a_cancelled_job_ends_and_says_so() {
    let grid = Grid::start("cancel", 1, 1);
    let mut job = grid.launch(&["-n", "2", &sleeper(&grid)]);
    job.until_said("is up", 2);
    let list = grid.tool(0, &["job", "list"]);
    let line = list.lines().find(|line| line.contains("sleeper.sh")).expect("the job is listed");
    let name = line.split_whitespace().next().expect("a name");
    grid.tool(0, &["job", "cancel", name]);
    let ended = job.within(WITHIN);
    assert_eq!(ended.code, 1);
    assert!(ended.said.contains("cancelled"), "{}", ended.said);
    grid.expect_clean(&ALL, WITHIN);
}
