//! Measures the tcp link alone between two threads: `cargo run --release -p p2pmpi-transport
//! --example tcp_speed`. Prints the one-way latency of small frames and the rate of long ones.

use std::time::Instant;

use p2pmpi_transport::tcp::{Config, Reach, Tcp};
use p2pmpi_transport::{Link, Peer, Refused, Sink};
use p2pmpi_wire::{Envelope, Header, Token};

/// Counts messages, and copies their bytes as the engine would.
struct Receiver {
    messages: u64,
    bytes: u64,
    buffer: Vec<u8>,
}

impl Sink for Receiver {
    fn on_frame(&mut self, _peer: Peer, header: Header, payload: &[u8]) {
        let offset = match header {
            Header::Data { offset, .. } => offset as usize,
            _ => 0,
        };
        self.buffer[offset..offset + payload.len()].copy_from_slice(payload);
        self.messages += u64::from(matches!(header, Header::Eager { .. }));
        self.bytes += payload.len() as u64;
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        panic!("process {} was lost: {why}", peer.0);
    }
}

struct End {
    link: Tcp,
    other: Peer,
    receiver: Receiver,
    source: Vec<u8>,
    n: u64,
}

impl End {
    fn poll(&mut self) {
        self.link.poll(&mut self.receiver, 64);
    }

    fn send(&mut self, length: u64) {
        self.n += 1;
        let mut offset = 0;
        loop {
            let header = if length <= self.link.caps(self.other).eager_max {
                let envelope =
                    Envelope { context: 1, source: 0, destination: 1, tag: 0, sequence: self.n, length };
                Header::Eager { envelope }
            } else {
                Header::Data { receiver: Token { slot: 1, generation: 1 }, offset, length: length - offset }
            };
            let source = &self.source[offset as usize..];
            let fill = |at: u64, room: &mut [u8]| room.copy_from_slice(&source[at as usize..][..room.len()]);
            match self.link.try_send(self.other, &header, fill) {
                Ok(taken) => offset += taken,
                Err(Refused::Busy) => self.poll(),
                Err(refused) => panic!("{refused}"),
            }
            if offset == length {
                return;
            }
        }
    }

    fn until(&mut self, done: impl Fn(&Receiver) -> bool) {
        while !done(&self.receiver) {
            self.poll();
        }
    }
}

fn open(me: u32) -> Tcp {
    let config = Config {
        process: Peer(me),
        processes: 2,
        job: "speed".into(),
        secret: [1; 32],
        reach: Reach::Machine,
    };
    Tcp::open(config).expect("loopback is there")
}

fn latency(end: &mut End, me: u32, length: u64, rounds: u64) -> f64 {
    let start = end.receiver.bytes;
    let begun = Instant::now();
    for round in 1..=rounds {
        if me == 0 {
            end.send(length);
        }
        end.until(|receiver| receiver.bytes >= start + round * length);
        if me == 1 {
            end.send(length);
        }
    }
    begun.elapsed().as_secs_f64() / rounds as f64 / 2.0 * 1e6
}

fn bandwidth(end: &mut End, me: u32, length: u64, total: u64) -> f64 {
    const WINDOW: u64 = 32;
    let begun = Instant::now();
    let (bytes, start) = (end.receiver.bytes, end.receiver.messages);
    let rounds = (total / length / WINDOW).max(1);
    for round in 1..=rounds {
        if me == 0 {
            (0..WINDOW).for_each(|_| end.send(length));
            end.until(|receiver| receiver.messages >= start + round);
        } else {
            end.until(|receiver| receiver.bytes >= bytes + round * WINDOW * length);
            end.send(0);
            while end.link.has_unsent() {
                end.poll();
            }
        }
    }
    (rounds * WINDOW * length) as f64 / begun.elapsed().as_secs_f64() / 1e6
}

fn run(me: u32, link: Tcp) {
    let receiver = Receiver { messages: 0, bytes: 0, buffer: vec![0; 4 << 20] };
    let mut end = End { link, other: Peer(1 - me), receiver, source: vec![7; 4 << 20], n: 0 };
    for length in [8, 1024, 64 << 10] {
        latency(&mut end, me, length, 200);
        let time = latency(&mut end, me, length, 10_000);
        if me == 0 {
            println!("latency {length:>8} B  {time:8.2} us");
        }
    }
    for length in [8, 64 << 10, 4 << 20] {
        let total = if length == 8 { 8 << 20 } else { 2 << 30 };
        let rate = bandwidth(&mut end, me, length, total);
        if me == 0 {
            println!("bandwidth {length:>8} B  {rate:8.0} MB/s");
        }
    }
}

fn main() {
    let (mut first, mut second) = (open(0), open(1));
    first.set_route(Peer(1), &second.addresses(), 1);
    second.set_route(Peer(0), &first.addresses(), 1);
    std::thread::scope(|scope| {
        scope.spawn(|| run(0, first));
        scope.spawn(|| run(1, second));
    });
}
