//! The shared-memory link between real processes: the test binary starts itself again as workers,
//! drives them over their standard input and reads what they report.

use std::collections::HashMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use p2pmpi_shmem::create;
use p2pmpi_transport::shm::Shm;
use p2pmpi_transport::{Link, Peer, Refused, Sink};
use p2pmpi_wire::{Envelope, Header};

const ROLE: &str = "P2PMPI_TEST_WORKER";
const PATIENCE: Duration = Duration::from_secs(60);

/// A small generator; the same seed gives the same sizes on both sides.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// Size of message `n` from `from` to `to`: mostly small, sometimes a full cell.
fn size(from: u32, to: u32, n: u64) -> usize {
    let mut random = Random((u64::from(from) << 40 | u64::from(to) << 20 | n) * 2 + 1);
    for _ in 0..4 {
        random.next();
    }
    let limit = [9, 9, 201, 1024, 32 << 10][random.next() as usize % 5];
    random.next() as usize % (limit + 1)
}

fn byte(from: u32, n: u64, at: usize) -> u8 {
    (u64::from(from) * 31 + n * 7 + at as u64) as u8
}

fn header(me: u32, to: u32, n: u64) -> Header {
    let length = size(me, to, n) as u64;
    let envelope = Envelope { context: 1, source: me, destination: to, tag: 5, sequence: n, length };
    Header::Eager { envelope }
}

/// Checks order and content of what arrives.
#[derive(Default)]
struct Checker {
    received: HashMap<u32, u64>,
    lost: Vec<u32>,
}

impl Sink for Checker {
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        let Header::Eager { envelope } = header else { panic!("only eager frames are sent") };
        let n = self.received.entry(peer.0).or_default();
        *n += 1;
        assert_eq!((envelope.source, envelope.sequence), (peer.0, *n), "order");
        assert_eq!(payload.len(), size(peer.0, envelope.destination, *n), "length");
        for (at, &value) in payload.iter().enumerate() {
            assert_eq!(value, byte(peer.0, *n, at), "byte {at} of message {n} from {}", peer.0);
        }
    }

    fn on_lost(&mut self, peer: Peer, _why: String) {
        self.lost.push(peer.0);
    }
}

// -- the worker ------------------------------------------------------------------------------

struct Worker {
    me: u32,
    size: u32,
    goal: u64,
    link: Shm,
    sent: HashMap<u32, u64>,
    checker: Checker,
    stopped: bool,
    draining: bool,
    reported: bool,
}

fn arena(path: &str) -> OwnedFd {
    OwnedFd::from(File::options().read(true).write(true).open(path).expect("the parent keeps it open"))
}

/// Not a test by itself: what a started worker does.
#[test]
fn worker() {
    let Ok(role) = std::env::var(ROLE) else { return };
    let words: Vec<&str> = role.split(' ').collect();
    let number = |at: usize| words[at].parse::<u64>().expect("a number");
    let (me, size, goal) = (number(1) as u32, number(2) as u32, number(3));
    let local: Vec<Peer> = (0..size).map(Peer).collect();
    let link = Shm::open(Peer(me), &local, arena(words[4])).expect("the arena is good");
    let (commands, inbox) = mpsc::channel();
    let waker = link.waker();
    std::thread::spawn(move || {
        for line in std::io::stdin().lines() {
            let Ok(line) = line else { break };
            let _ = commands.send(line);
            waker.wake();
        }
        std::process::exit(0);
    });
    let worker = Worker {
        me,
        size,
        goal,
        link,
        sent: HashMap::new(),
        checker: Checker::default(),
        stopped: false,
        draining: false,
        reported: false,
    };
    worker.run(&inbox, words[0] == "descriptors");
}

fn say(what: &str) {
    // One write with line breaks on both sides: the test harness writes to the same stream.
    let mut out = std::io::stdout().lock();
    out.write_all(format!("\n@{what}\n").as_bytes()).expect("the parent listens");
    out.flush().expect("the parent listens");
}

impl Worker {
    fn run(mut self, inbox: &mpsc::Receiver<String>, descriptors: bool) {
        say("ready");
        loop {
            while let Ok(command) = inbox.try_recv() {
                self.obey(&command);
            }
            let moved = self.send_some() + self.link.poll(&mut self.checker, 64);
            for lost in self.checker.lost.drain(..) {
                say(&format!("lost {lost}"));
            }
            if self.draining && self.link.quiesce(1) {
                self.draining = false;
                say("drained");
            }
            let received: u64 = self.checker.received.values().sum();
            if !self.reported && received == self.goal * u64::from(self.size - 1) && self.all_sent() {
                self.reported = true;
                say("done");
            }
            if moved > 0 {
                continue;
            }
            if descriptors {
                self.sleep_on_descriptors();
            } else if self.link.arm() {
                self.link.sleep(None);
                self.link.disarm();
            }
        }
    }

    fn sleep_on_descriptors(&mut self) {
        if self.link.arm_socket() {
            let limit = self.link.limit(None);
            let fd = self.link.descriptor().expect("commands do not come in between");
            let readable = p2pmpi_sys::poll::Interest { read: true, write: false };
            p2pmpi_sys::poll::poll(&[(fd, readable)], limit).expect("poll works");
            self.link.disarm();
        }
    }

    fn all_sent(&self) -> bool {
        (0..self.size).filter(|&to| to != self.me).all(|to| self.sent.get(&to) == Some(&self.goal))
    }

    /// Up to four messages to everyone.
    fn send_some(&mut self) -> usize {
        let mut count = 0;
        if self.stopped {
            return count;
        }
        for to in (0..self.size).filter(|&to| to != self.me) {
            for _ in 0..4 {
                let n = self.sent.get(&to).copied().unwrap_or(0) + 1;
                if n > self.goal {
                    break;
                }
                let me = self.me;
                let fill = |offset: u64, room: &mut [u8]| {
                    for (at, place) in room.iter_mut().enumerate() {
                        *place = byte(me, n, offset as usize + at);
                    }
                };
                match self.link.try_send(Peer(to), &header(me, to, n), fill) {
                    Ok(taken) => assert_eq!(taken, size(me, to, n) as u64),
                    Err(Refused::Busy) => break,
                    Err(Refused::Unreachable(_)) => break,
                    Err(other) => panic!("{other}"),
                }
                self.sent.insert(to, n);
                count += 1;
            }
        }
        count
    }

    fn obey(&mut self, command: &str) {
        match command.split_once(' ').unwrap_or((command, "")) {
            ("stop", _) => {
                self.stopped = true;
                say("stopped");
            }
            ("drain", _) => self.draining = true,
            ("resume", path) => {
                self.link.reconnect(Some(arena(path))).expect("the arena is good");
                self.stopped = false;
                say("resumed");
            }
            ("maps", _) => {
                let maps = std::fs::read_to_string("/proc/self/maps").expect("proc is mounted");
                say(&format!("maps {}", maps.contains("p2pmpi-arena")));
            }
            ("ping", _) => say("pong"),
            _ => panic!("{command:?} is no command"),
        }
    }
}

// -- the parent ------------------------------------------------------------------------------

struct Started {
    child: Child,
    input: ChildStdin,
    lines: mpsc::Receiver<String>,
}

impl Started {
    fn tell(&mut self, command: &str) {
        writeln!(self.input, "{command}").expect("the worker lives");
    }

    /// Waits until the worker says something that begins with `what`; other reports are dropped.
    fn hear(&mut self, what: &str) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).unwrap_or_else(|_| panic!("no {what:?} in time"));
            if line.starts_with(what) {
                return line;
            }
        }
    }

    /// Clock ticks that the worker has used so far.
    fn ticks(&self) -> u64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("it lives");
        let fields: Vec<&str> = stat.rsplit(')').next().expect("a name").split_whitespace().collect();
        fields[11].parse::<u64>().expect("utime") + fields[12].parse::<u64>().expect("stime")
    }
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn path(arena: &OwnedFd) -> String {
    format!("/proc/{}/fd/{}", std::process::id(), arena.as_raw_fd())
}

fn start(kind: &str, size: u32, goal: u64, arena: &OwnedFd) -> Vec<Started> {
    let mut workers: Vec<Started> = (0..size)
        .map(|me| {
            let mut child = Command::new(std::env::current_exe().expect("this binary"))
                .args(["--exact", "worker", "--nocapture", "--test-threads=1"])
                .env(ROLE, format!("{kind} {me} {size} {goal} {}", path(arena)))
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("it starts again");
            let out = BufReader::new(child.stdout.take().expect("piped"));
            let (said, lines) = mpsc::channel();
            std::thread::spawn(move || {
                for line in out.lines().map_while(Result::ok) {
                    if let Some(report) = line.strip_prefix('@') {
                        let _ = said.send(report.to_owned());
                    }
                }
            });
            Started { input: child.stdin.take().expect("piped"), child, lines }
        })
        .collect();
    workers.iter_mut().for_each(|worker| drop(worker.hear("ready")));
    workers
}

fn exchange(kind: &str, size: u32, goal: u64) {
    let arena = create(size).expect("an arena");
    let mut workers = start(kind, size, goal, &arena);
    workers.iter_mut().for_each(|worker| drop(worker.hear("done")));
}

#[test]
fn two_processes_exchange_everything() {
    exchange("futex", 2, 20_000);
}

#[test]
fn two_processes_that_sleep_on_descriptors_exchange_everything() {
    exchange("descriptors", 2, 5_000);
}

#[test]
fn eight_processes_on_few_cores_exchange_everything() {
    exchange("futex", 8, 800);
}

#[test]
fn waiting_processes_use_no_cpu_and_still_answer() {
    let arena = create(4).expect("an arena");
    for kind in ["futex", "descriptors"] {
        let mut workers = start(kind, 4, 10, &arena_for(kind, &arena));
        workers.iter_mut().for_each(|worker| drop(worker.hear("done")));
        let before: u64 = workers.iter().map(Started::ticks).sum();
        // The subject of this test is what happens while time passes.
        std::thread::sleep(Duration::from_millis(500));
        let after: u64 = workers.iter().map(Started::ticks).sum();
        assert!(after - before <= 2, "{} ticks of 10 ms while asleep ({kind})", after - before);
        for worker in &mut workers {
            worker.tell("ping");
            worker.hear("pong");
        }
    }
}

/// Each kind of sleeper needs rings of its own.
fn arena_for(kind: &str, first: &OwnedFd) -> OwnedFd {
    if kind == "futex" { first.try_clone().expect("a descriptor") } else { create(4).expect("an arena") }
}

#[test]
fn quiesced_at_any_moment_and_resumed_in_a_new_arena() {
    let mut old = create(3).expect("an arena");
    let mut workers = start("futex", 3, 30_000, &old);
    for round in 0..20u64 {
        std::thread::sleep(Duration::from_micros(round * 377 % 3000));
        for (command, answer) in [("stop", "stopped"), ("drain", "drained"), ("maps", "maps")] {
            workers.iter_mut().for_each(|worker| worker.tell(command));
            for worker in &mut workers {
                let said = worker.hear(answer);
                assert_ne!(said, "maps true", "a quiesced process maps no arena");
            }
        }
        let new = create(3).expect("an arena");
        for worker in &mut workers {
            worker.tell(&format!("resume {}", path(&new)));
        }
        workers.iter_mut().for_each(|worker| drop(worker.hear("resumed")));
        old = new;
    }
    workers.iter_mut().for_each(|worker| drop(worker.hear("done")));
    drop(old);
}

#[test]
fn a_killed_process_hurts_nobody_else() {
    let arena = create(3).expect("an arena");
    // Three expect messages from each other, but the third dies: nobody is ever done, all answer.
    let mut workers = start("futex", 3, 1 << 40, &arena);
    std::thread::sleep(Duration::from_millis(20));
    workers[2].child.kill().expect("it lives");
    workers[2].child.wait().expect("it is ours");
    for _ in 0..20 {
        for worker in &mut workers[..2] {
            worker.tell("ping");
            worker.hear("pong");
        }
    }
    // What the two exchange is still checked byte by byte; nobody reported a broken ring.
    for worker in &mut workers[..2] {
        assert!(worker.lines.try_iter().all(|line| !line.starts_with("lost")));
        assert!(worker.child.try_wait().expect("it is ours").is_none(), "a worker failed its checks");
    }
}
