//! Figures of the shared-memory link alone, between two processes: `cargo bench -p p2pmpi-transport`.
//!
//! Prints the latency of one direction for small frames, the rate of small frames, and the
//! bandwidth of long messages sent as [`Header::Data`] pieces.

use std::fs::File;
use std::os::fd::{AsRawFd, OwnedFd};
use std::process::Command;
use std::time::Instant;

use p2pmpi_shmem::create;
use p2pmpi_transport::shm::Shm;
use p2pmpi_transport::{Link, Peer, Sink};
use p2pmpi_wire::{Envelope, Header, Token};

const ARENA: &str = "P2PMPI_BENCH_ARENA";
const LATENCIES: [usize; 7] = [0, 8, 64, 200, 1024, 8 << 10, 32 << 10];
const STREAMS: [usize; 4] = [4 << 10, 64 << 10, 1 << 20, 4 << 20];
const BATCHES: u32 = 21;
const ROUNDS: u64 = 2000;
const BYTES: usize = 32 << 20;
/// Looks in vain before the core is offered to others: the machine may be shared.
const PATIENCE: u32 = 2000;

/// Copies what arrives to a buffer, as a posted receive does.
struct Buffer {
    bytes: Vec<u8>,
    frames: u64,
    received: u64,
}

impl Sink for Buffer {
    #[inline]
    fn on_frame(&mut self, _peer: Peer, header: Header, payload: &[u8]) {
        let offset = if let Header::Data { offset, .. } = header { offset as usize } else { 0 };
        self.bytes[offset..offset + payload.len()].copy_from_slice(payload);
        self.frames += 1;
        self.received += payload.len() as u64;
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        panic!("process {} was lost: {why}", peer.0);
    }
}

struct End {
    link: Shm,
    other: Peer,
    buffer: Buffer,
    source: Vec<u8>,
}

impl End {
    fn new(me: u32, arena: OwnedFd) -> End {
        let link = Shm::open(Peer(me), &[Peer(0), Peer(1)], arena).expect("the arena is good");
        let most = 4 << 20;
        let buffer = Buffer { bytes: vec![1; most], frames: 0, received: 0 };
        End { link, other: Peer(1 - me), buffer, source: vec![2; most] }
    }

    #[inline]
    fn send(&mut self, length: usize) {
        let length = length as u64;
        let envelope = Envelope { context: 1, source: 0, destination: 1, tag: 3, sequence: 1, length };
        let source = &self.source;
        let fill =
            |offset: u64, room: &mut [u8]| room.copy_from_slice(&source[offset as usize..][..room.len()]);
        let mut looks = 0;
        while self.link.try_send(self.other, &Header::Eager { envelope }, fill).is_err() {
            wait(&mut looks);
        }
    }

    fn stream(&mut self, length: usize) {
        let receiver = Token { slot: 1, generation: 1 };
        let (mut offset, mut looks) = (0, 0);
        while offset < length {
            let header = Header::Data { receiver, offset: offset as u64, length: (length - offset) as u64 };
            let source = &self.source;
            let fill = |at: u64, room: &mut [u8]| {
                room.copy_from_slice(&source[offset + at as usize..][..room.len()])
            };
            match self.link.try_send(self.other, &header, fill) {
                Ok(taken) => offset += taken as usize,
                Err(_) => wait(&mut looks),
            }
        }
    }

    #[inline]
    fn await_frames(&mut self, frames: u64) {
        let mut looks = 0;
        while self.buffer.frames < frames {
            if self.link.poll(&mut self.buffer, 64) == 0 {
                wait(&mut looks);
            }
        }
        self.buffer.frames -= frames;
    }

    fn await_bytes(&mut self, bytes: u64) {
        let mut looks = 0;
        while self.buffer.received < bytes {
            if self.link.poll(&mut self.buffer, 64) == 0 {
                wait(&mut looks);
            }
        }
        self.buffer.received = 0;
        self.buffer.frames = 0;
    }
}

fn wait(looks: &mut u32) {
    *looks += 1;
    if looks.is_multiple_of(PATIENCE) {
        std::thread::yield_now();
    }
}

/// Median of what `measure` gives in several batches.
fn median(mut measure: impl FnMut() -> f64) -> f64 {
    let mut all: Vec<f64> = (0..BATCHES).map(|_| measure()).collect();
    all.sort_by(f64::total_cmp);
    all[all.len() / 2]
}

fn run(end: &mut End, first: bool) {
    for length in LATENCIES {
        let nanoseconds = median(|| {
            let start = Instant::now();
            for _ in 0..ROUNDS {
                if first {
                    end.send(length);
                    end.await_frames(1);
                } else {
                    end.await_frames(1);
                    end.send(length);
                }
            }
            start.elapsed().as_nanos() as f64 / ROUNDS as f64 / 2.0
        });
        if first {
            println!("latency {length:>8} B {nanoseconds:>8.1} ns");
        }
    }
    for length in [8, 200] {
        let nanoseconds = median(|| {
            let start = Instant::now();
            if first {
                (0..ROUNDS).for_each(|_| end.send(length));
                end.await_frames(1);
            } else {
                end.await_frames(ROUNDS);
                end.send(0);
            }
            start.elapsed().as_nanos() as f64 / ROUNDS as f64
        });
        if first {
            println!("rate    {length:>8} B {nanoseconds:>8.1} ns per frame");
        }
    }
    end.buffer.received = 0;
    for length in STREAMS {
        let count = BYTES / length;
        let rate = median(|| {
            let start = Instant::now();
            if first {
                (0..count).for_each(|_| end.stream(length));
                end.await_frames(1);
            } else {
                end.await_bytes((count * length) as u64);
                end.send(0);
            }
            (count * length) as f64 / start.elapsed().as_secs_f64() / 1e9
        });
        if first {
            println!("stream  {length:>8} B {rate:>8.2} GB/s");
        }
    }
}

fn main() {
    if let Ok(path) = std::env::var(ARENA) {
        let arena = File::options().read(true).write(true).open(path).expect("the parent keeps it open");
        return run(&mut End::new(1, arena.into()), false);
    }
    let arena = create(2).expect("an arena");
    let path = format!("/proc/{}/fd/{}", std::process::id(), arena.as_raw_fd());
    let this = std::env::current_exe().expect("this binary");
    let mut other = Command::new(this).env(ARENA, path).spawn().expect("it starts again");
    run(&mut End::new(0, arena.try_clone().expect("a descriptor")), true);
    other.wait().expect("it is ours");
}
