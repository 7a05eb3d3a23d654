//! Links between processes that are simulated in one: no kernel, seeded, so that a failure of the
//! engine can be repeated step by step.
//!
//! Each pair of processes has a bounded queue; which peer is served first, how much is taken of a
//! data frame and when there is no room is up to the seed. Duplicates and delays are added by
//! `transport::fault`.

use std::collections::VecDeque;
use std::io;
use std::net::SocketAddr;
use std::os::fd::OwnedFd;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use p2pmpi_transport::{Caps, Link, Peer, Refused, Sink, Waker};
use p2pmpi_wire::Header;

use crate::random::Random;

/// Longest message in one frame: short, so that the other protocols come into play often.
const EAGER_MAX: u64 = 256;
/// Most bytes of one data frame.
const PIECE: u64 = 4096;
/// Frames that wait between two processes, at most.
const QUEUE: usize = 16;
/// One offer in so many finds no room although there is.
const REFUSALS: usize = 16;

/// Frames on their way, by receiver and sender.
#[derive(Debug)]
struct Net {
    processes: usize,
    queues: Vec<VecDeque<(Header, Vec<u8>)>>,
    /// Whose link was dropped.
    gone: Vec<bool>,
    /// Who was woken without a frame.
    rung: Vec<bool>,
}

impl Net {
    fn queue(&mut self, from: usize, to: usize) -> &mut VecDeque<(Header, Vec<u8>)> {
        &mut self.queues[to * self.processes + from]
    }

    fn has_frames(&self, to: usize) -> bool {
        let row = to * self.processes;
        self.queues[row..row + self.processes].iter().any(|queue| !queue.is_empty())
    }
}

/// One end.
#[derive(Debug)]
pub struct SimLink {
    me: usize,
    random: Random,
    shared: Arc<(Mutex<Net>, Condvar)>,
    told_lost: Vec<bool>,
}

fn lock(net: &Mutex<Net>) -> MutexGuard<'_, Net> {
    net.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The links of a simulated job.
pub fn open(processes: u32, seed: u64) -> Vec<SimLink> {
    let count = processes as usize;
    let net = Net {
        processes: count,
        queues: (0..count * count).map(|_| VecDeque::new()).collect(),
        gone: vec![false; count],
        rung: vec![false; count],
    };
    let shared = Arc::new((Mutex::new(net), Condvar::new()));
    let end = |me: usize| SimLink {
        me,
        random: Random::new(seed.wrapping_mul(1000).wrapping_add(me as u64)),
        shared: shared.clone(),
        told_lost: vec![false; count],
    };
    (0..count).map(end).collect()
}

impl Link for SimLink {
    fn caps(&self, _peer: Peer) -> Caps {
        Caps { eager_max: EAGER_MAX, single_copy: false }
    }

    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        mut fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        let mut net = lock(&self.shared.0);
        let to = peer.0 as usize;
        if to >= net.processes || net.gone[to] {
            return Err(Refused::Unreachable("the simulated process has left".to_owned()));
        }
        if net.queue(self.me, to).len() >= QUEUE || self.random.below(REFUSALS) == 0 {
            return Err(Refused::Busy);
        }
        let mut header = *header;
        if let Header::Data { length, .. } = &mut header
            && *length > 0
        {
            *length = (*length).min(1 + self.random.bits() % PIECE);
        }
        let mut payload = vec![0; header.payload() as usize];
        // In two parts, as the contract allows.
        let cut = self.random.below(payload.len() + 1);
        fill(0, &mut payload[..cut]);
        fill(cut as u64, &mut payload[cut..]);
        net.queue(self.me, to).push_back((header, payload));
        self.shared.1.notify_all();
        Ok(header.payload())
    }

    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut arrived = Vec::new();
        let mut net = lock(&self.shared.0);
        let first = self.random.below(net.processes);
        for turn in 0..net.processes {
            let from = (first + turn) % net.processes;
            let most = self.random.below(QUEUE + 1);
            for _ in 0..most {
                if arrived.len() == budget {
                    break;
                }
                let Some(frame) = net.queue(from, self.me).pop_front() else { break };
                arrived.push((from, frame));
            }
        }
        let processes = 0..net.processes;
        let lost: Vec<usize> = processes
            .filter(|from| net.gone[*from] && net.queues[self.me * net.processes + from].is_empty())
            .collect();
        drop(net);
        let delivered = arrived.len();
        for (from, (header, payload)) in arrived {
            sink.on_frame(Peer(from as u32), header, &payload);
        }
        for from in lost {
            if !std::mem::replace(&mut self.told_lost[from], true) {
                sink.on_lost(Peer(from as u32), "the simulated process has left".to_owned());
            }
        }
        delivered
    }

    fn quiesce(&mut self, _epoch: u64) -> bool {
        !lock(&self.shared.0).has_frames(self.me)
    }

    fn reconnect(&mut self, _arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        Ok(Vec::new())
    }

    fn arm(&mut self) -> bool {
        let mut net = lock(&self.shared.0);
        !std::mem::take(&mut net.rung[self.me]) && !net.has_frames(self.me)
    }

    fn disarm(&mut self) {}

    fn waker(&self) -> Waker {
        let (shared, me) = (self.shared.clone(), self.me);
        Waker::new(move || {
            lock(&shared.0).rung[me] = true;
            shared.1.notify_all();
        })
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        let until = limit.map(|limit| Instant::now() + limit);
        let mut net = lock(&self.shared.0);
        while !net.has_frames(self.me) && !std::mem::take(&mut net.rung[self.me]) {
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            net = match left {
                Some(Duration::ZERO) => return,
                Some(left) => self.shared.1.wait_timeout(net, left).unwrap_or_else(PoisonError::into_inner).0,
                None => self.shared.1.wait(net).unwrap_or_else(PoisonError::into_inner),
            };
        }
    }
}

impl Drop for SimLink {
    fn drop(&mut self) {
        lock(&self.shared.0).gone[self.me] = true;
        self.shared.1.notify_all();
    }
}
