//! A rank without MPI, for the tests of launcher and node agent: its arguments are what it does, in
//! order, so that each test shows the whole course of its ranks.
//!
//! `only R,S` skips the rest of the line up to `all` on other ranks.
#![forbid(unsafe_code)]

use std::io::{Read, Write};
use std::time::Duration;

use p2pmpi_abi::Function;
use p2pmpi_launch::codec::VERSION;
use p2pmpi_launch::rank::{JOIN_VARIABLE, MESSAGE_MAX, ToAgent, ToRank, Welcome};
use p2pmpi_launch::stream::{Connection, connect_abstract};
use p2pmpi_shmem::Endpoint;

fn main() {
    let mut rank = Rank::default();
    let mut words = std::env::args().skip(1);
    let mut skipping = false;
    while let Some(word) = words.next() {
        match word.as_str() {
            "only" => {
                let ranks = words.next().expect("only R,S");
                let own = std::env::var("PMI_RANK").expect("started by p2pmpirun");
                skipping = !ranks.split(',').any(|rank| rank == own);
            }
            "all" => skipping = false,
            _ if skipping => {}
            word => rank.act(word, &mut words),
        }
    }
}

#[derive(Default)]
struct Rank {
    connection: Option<Connection>,
    welcome: Option<Box<Welcome>>,
    endpoint: Option<Endpoint>,
    silent: Vec<std::os::unix::net::UnixStream>,
}

impl Rank {
    fn act(&mut self, word: &str, words: &mut impl Iterator<Item = String>) {
        let mut number = || words.next().and_then(|word| word.parse::<i64>().ok()).expect("a number");
        match word {
            "join" => self.join(),
            "join-wrongly" => self.join_wrongly(),
            "init" => self.tell(&ToAgent::Initialized),
            "finalize" => self.tell(&ToAgent::Finalized),
            "abort" => {
                let code = i32::try_from(number()).expect("an exit code");
                self.tell(&ToAgent::Abort { code, message: "MPI_Abort was called".to_owned() });
                self.wait();
            }
            "exit" => std::process::exit(i32::try_from(number()).expect("an exit code")),
            "sleep" => std::thread::sleep(Duration::from_millis(number().unsigned_abs())),
            "wait" => self.wait(),
            "signal" => {
                let signal = i32::try_from(number()).expect("a signal");
                // Rust's own handler of SIGSEGV lets the first one pass.
                loop {
                    p2pmpi_sys::process::signal(std::process::id(), signal);
                }
            }
            "obey" => self.obey(number()),
            "resolve" => {
                let process = u32::try_from(number()).expect("a process");
                self.tell(&ToAgent::Resolve { process });
                println!("{:?}", self.hear());
            }
            "listening" => {
                let port = u16::try_from(number()).expect("a port");
                self.tell(&ToAgent::Listening { addresses: vec![([127, 0, 0, 1], port).into()] });
            }
            "welcome" => println!("{}", self.describe()),
            "garbage" => self.raw(&[5, 0, 0, 0, VERSION, 0xff, 0xff, 0xff, 0xff]),
            "oversized" => self.raw(&[0xff, 0xff, 0xff, 0x7f, VERSION]),
            "truncated" => {
                self.raw(&[0x40, 0, 0, 0, VERSION]);
                self.connection = None;
            }
            "barrier" => {
                self.endpoint.as_ref().expect("joined before").set_call(Function::Barrier.number());
                self.wait();
            }
            "knock" => {
                let variable = std::env::var(JOIN_VARIABLE).expect("started by p2pmpirun");
                let name = variable.split(':').next().expect("a socket");
                self.silent.extend((0..number()).filter_map(|_| connect_abstract(name).ok()));
            }
            "ignore-terminate" => ignore_terminate(),
            "stdin" => {
                let mut bytes = Vec::new();
                std::io::stdin().read_to_end(&mut bytes).expect("standard input is readable");
                let sum =
                    bytes.iter().fold(0_u64, |sum, &byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
                println!("{} bytes, sum {sum}", bytes.len());
            }
            "lines" => lines(number()),
            other => panic!("toy-rank does not know how to {other}"),
        }
    }

    fn join(&mut self) {
        let variable = std::env::var(JOIN_VARIABLE).expect("started by p2pmpirun");
        let mut parts = variable.rsplitn(3, ':');
        let token = token(parts.next().expect("a token"));
        let process = parts.next().and_then(|word| word.parse().ok()).expect("a process");
        let socket = connect_abstract(parts.next().expect("a socket")).expect("the agent listens");
        let mut connection = Connection::new(socket, MESSAGE_MAX);
        connection.send(&ToAgent::Join { process, token, pid: std::process::id() }).expect("the agent reads");
        match connection.receive().expect("the agent answers") {
            Some(ToRank::Welcome(welcome)) => self.welcome = Some(welcome),
            other => {
                println!("{other:?}");
                std::process::exit(9);
            }
        }
        let welcome = self.welcome.as_ref().expect("just received");
        if welcome.arena {
            let arena = connection.take_descriptor().expect("the arena comes with the welcome");
            let index = welcome.local.iter().position(|&local| local == process).expect("on this node");
            let index = u32::try_from(index).expect("few ranks");
            self.endpoint = Some(Endpoint::open(arena, index).expect("it is an arena"));
        }
        self.connection = Some(connection);
    }

    /// Tries to join with a token that is wrong in its last bit.
    fn join_wrongly(&mut self) {
        let variable = std::env::var(JOIN_VARIABLE).expect("started by p2pmpirun");
        let mut parts = variable.rsplitn(3, ':');
        let mut token = token(parts.next().expect("a token"));
        token[31] ^= 1;
        let process = parts.next().and_then(|word| word.parse().ok()).expect("a process");
        let socket = connect_abstract(parts.next().expect("a socket")).expect("the agent listens");
        let mut connection = Connection::new(socket, MESSAGE_MAX);
        connection.send(&ToAgent::Join { process, token, pid: std::process::id() }).expect("the agent reads");
        println!("{:?}", connection.receive::<ToRank>());
    }

    fn tell(&mut self, message: &ToAgent) {
        self.connection.as_mut().expect("joined before").send(message).expect("the agent reads");
    }

    fn hear(&mut self) -> Option<ToRank> {
        self.connection.as_mut().expect("joined before").receive().expect("the agent speaks")
    }

    fn raw(&mut self, bytes: &[u8]) {
        let mut socket = match &self.connection {
            Some(connection) => connection.socket().try_clone().expect("a descriptor is left"),
            None => {
                let variable = std::env::var(JOIN_VARIABLE).expect("started by p2pmpirun");
                connect_abstract(variable.split(':').next().expect("a socket")).expect("the agent listens")
            }
        };
        socket.write_all(bytes).expect("the agent reads");
        if self.connection.is_none() {
            self.connection = Some(Connection::new(socket, MESSAGE_MAX));
        }
    }

    /// Until the agent closes the connection, as a rank does in a call that never ends.
    fn wait(&mut self) {
        match &mut self.connection {
            Some(connection) => while let Ok(Some(_)) = connection.receive::<ToRank>() {},
            None => loop {
                std::thread::park();
            },
        }
    }

    /// Goes through this many whole quiesces.
    fn obey(&mut self, mut rounds: i64) {
        while rounds > 0 {
            match self.hear() {
                Some(ToRank::Quiesce { epoch }) => self.tell(&ToAgent::Stopped { epoch }),
                Some(ToRank::Drain { epoch }) => self.tell(&ToAgent::Drained { epoch }),
                Some(ToRank::Resume { epoch, arena }) => {
                    if arena {
                        let connection = self.connection.as_mut().expect("joined before");
                        connection.take_descriptor().expect("the arena comes with Resume");
                    }
                    self.tell(&ToAgent::Resumed { epoch });
                    rounds -= 1;
                }
                other => panic!("during a quiesce came {other:?}"),
            }
        }
    }

    fn describe(&self) -> String {
        let welcome = self.welcome.as_ref().expect("joined before");
        let Welcome { process, rank, size, local, appnum, universe, .. } = &**welcome;
        format!(
            "process {process} rank {rank} of {size}, local {local:?}, appnum {appnum}, universe {universe}"
        )
    }
}

fn token(hex: &str) -> [u8; 32] {
    let mut token = [0; 32];
    for (byte, digits) in token.iter_mut().zip(hex.as_bytes().chunks(2)) {
        let digits = std::str::from_utf8(digits).expect("hexadecimal digits");
        *byte = u8::from_str_radix(digits, 16).expect("hexadecimal digits");
    }
    token
}

/// Takes SIGTERM and does nothing with it.
fn ignore_terminate() {
    let signals = p2pmpi_sys::signal::Signals::collect(&[p2pmpi_sys::signal::SIGTERM]);
    std::mem::forget(signals.expect("signals can be collected"));
}

/// Writes this many lines in pieces that end anywhere.
fn lines(count: i64) {
    let rank = std::env::var("PMI_RANK").expect("started by p2pmpirun");
    let text: String =
        (0..count).map(|line| format!("<rank {rank} line {line} {}>\n", "=".repeat(40))).collect();
    let mut stdout = std::io::stdout().lock();
    for (index, piece) in text.as_bytes().chunks(997).enumerate() {
        stdout.write_all(piece).expect("somebody reads");
        if index % 7 == 0 {
            stdout.flush().expect("somebody reads");
        }
    }
    stdout.flush().expect("somebody reads");
}
