//! Nothing is left, whoever is killed: `Job::run` fails if a process of the job lives five seconds
//! after its launcher.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use p2pmpi_tests::processes::{self, MARK};

use crate::{launcher, mpirun, run, toy};

/// Starts `words` under the launcher and answers launcher, mark, and the processes once there are `count`.
fn started(words: &[&str], count: usize) -> (std::process::Child, String, Vec<(u32, String)>) {
    let mark = processes::fresh_mark();
    let child = Command::new(launcher())
        .args(words)
        .env(MARK, &mark)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the launcher starts");
    let deadline = Instant::now() + Duration::from_secs(20);
    let mut living = processes::marked(&mark);
    while living.len() < count && Instant::now() < deadline {
        std::thread::sleep(Duration::from_millis(10));
        living = processes::marked(&mark);
    }
    (child, mark, living)
}

fn pid_of(living: &[(u32, String)], name: &str) -> u32 {
    living.iter().find(|(_, line)| line.contains(name)).unwrap_or_else(|| panic!("no {name} in {living:?}")).0
}

#[test]
fn a_killed_launcher_leaves_nothing() {
    // Launcher, agent, and for each rank a shell with a child.
    let (mut child, mark, _) = started(&["-n", "3", "sh", "-c", "sleep 1000; true"], 8);
    child.kill().expect("the launcher runs");
    child.wait().expect("it is our child");
    processes::expect_none(&mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
}

#[test]
fn a_killed_agent_ends_the_job_with_a_report() {
    let (child, mark, living) = started(&["-n", "3", "sh", "-c", "sleep 1000; true"], 8);
    assert!(p2pmpi_sys::process::signal(pid_of(&living, "p2pmpi-agent"), 9));
    let output = child.wait_with_output().expect("it is our child");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("ended unexpectedly") && said.contains("ranks 0-2 ran there"), "{said}");
    processes::expect_none(&mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
}

#[test]
fn launcher_and_agent_killed_together_leave_no_rank() {
    let toy = env!("CARGO_BIN_EXE_toy-rank");
    let (mut child, mark, living) = started(&["-n", "3", toy, "join", "init", "wait"], 5);
    p2pmpi_sys::process::signal(pid_of(&living, "p2pmpi-agent"), 9);
    child.kill().expect("the launcher runs");
    child.wait().expect("it is our child");
    processes::expect_none(&mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
}

#[test]
fn descendants_that_left_their_session_are_ended_with_the_job() {
    let outcome = run(mpirun("-n 2 sh -c").arg("setsid sleep 1000 >/dev/null 2>&1 & sleep 1000 & echo done"));
    assert_eq!(outcome.stdout, "done\ndone\n");
    assert!(outcome.elapsed < Duration::from_secs(5), "{:?}", outcome.elapsed);
}

#[test]
fn two_hundred_ranks_come_and_go() {
    let outcome = run(mpirun("-n 200 true"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    let outcome = run(toy("-n 200", "join init finalize lines 1"));
    assert_eq!((outcome.code, outcome.stdout.lines().count()), (0, 200));
}
