//! Signals to the launcher reach the ranks, and two of them end any job.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use p2pmpi_sys::process::signal;
use p2pmpi_tests::processes::{self, MARK};

use crate::launcher;

struct Running {
    child: Child,
    lines: BufReader<std::process::ChildStdout>,
    mark: String,
}

/// Two ranks of a shell that say `ready` and then do what `body` says.
fn ranks(body: &str) -> Running {
    let mark = processes::fresh_mark();
    let mut child = Command::new(launcher())
        .args(["-n", "2", "bash", "-c", body])
        .env(MARK, &mark)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the launcher starts");
    let lines = BufReader::new(child.stdout.take().expect("piped"));
    let mut running = Running { child, lines, mark };
    running.expect("ready");
    running.expect("ready");
    running
}

impl Running {
    fn expect(&mut self, line: &str) {
        let mut seen = String::new();
        self.lines.read_line(&mut seen).expect("text");
        assert_eq!(seen.trim_end(), line);
    }

    fn send(&self, number: i32) {
        assert!(signal(self.child.id(), number));
    }

    /// The exit code; nothing of the job may be left.
    fn code(mut self) -> i32 {
        let status = self.child.wait().expect("it is our child");
        processes::expect_none(&self.mark, Duration::from_secs(5)).unwrap_or_else(|left| panic!("{left}"));
        status.code().expect("the launcher exits")
    }
}

const LOOP: &str = "echo ready; while :; do sleep 0.05; done";

#[test]
fn ranks_that_do_nothing_about_it_are_ended_by_the_signal() {
    for (number, code) in [(2, 130), (15, 143)] {
        let running = ranks(LOOP);
        running.send(number);
        assert_eq!(running.code(), code);
    }
}

#[test]
fn ranks_may_leave_in_their_own_way() {
    let mut running = ranks(&format!("trap 'echo leaving; exit 0' TERM; {LOOP}"));
    running.send(15);
    running.expect("leaving");
    running.expect("leaving");
    assert_eq!(running.code(), 0);
}

#[test]
fn ranks_that_will_not_leave_are_killed_after_a_grace() {
    let running = ranks(&format!("trap '' TERM; {LOOP}"));
    let start = Instant::now();
    running.send(15);
    assert_eq!(running.code(), 143);
    assert!(start.elapsed() > Duration::from_secs(3), "{:?}", start.elapsed());
}

#[test]
fn a_second_interrupt_kills_at_once() {
    // Not a loop of the shell: the commands in it get the interrupt too, and whether the shell then
    // goes on depends on the moment.
    let mut running = ranks(
        "exec perl -e '$| = 1; $SIG{INT} = sub { print \"no\\n\" }; print \"ready\\n\"; sleep 1 while 1'",
    );
    let start = Instant::now();
    running.send(2);
    running.expect("no");
    running.expect("no");
    running.send(2);
    assert_eq!(running.code(), 130);
    assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
}

#[test]
fn user_signals_reach_all_ranks() {
    let mut running = ranks(&format!("trap 'echo one' USR1; trap 'echo two; exit 5' USR2; {LOOP}"));
    running.send(10);
    running.expect("one");
    running.expect("one");
    running.send(12);
    running.expect("two");
    running.expect("two");
    assert_eq!(running.code(), 5);
}

#[test]
fn a_job_stops_and_goes_on() {
    let running = ranks(LOOP);
    running.send(20);
    let state = |pid: u32| {
        let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        text.rsplit(") ").next().and_then(|rest| rest.chars().next())
    };
    let launcher = running.child.id();
    let shells = || processes::marked(&running.mark).into_iter().filter(|(_, line)| line.contains("bash"));
    wait_until(|| state(launcher) == Some('T') && shells().all(|(pid, _)| state(pid) == Some('T')));
    running.send(18);
    wait_until(|| state(launcher) != Some('T') && shells().all(|(pid, _)| state(pid) != Some('T')));
    running.send(15);
    assert_eq!(running.code(), 143);
}

fn wait_until(condition: impl Fn() -> bool) {
    let deadline = Instant::now() + Duration::from_secs(10);
    while !condition() {
        assert!(Instant::now() < deadline, "it did not come about in time");
        std::thread::sleep(Duration::from_millis(10));
    }
}
