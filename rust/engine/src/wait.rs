//! What a rank does while it has nothing to do: spin, give its core away, sleep (invariant 7).

use std::os::fd::RawFd;
use std::time::{Duration, Instant};

use p2pmpi_transport::Link;

use crate::control::Phase;
use crate::engine::Engine;
use crate::request::RequestId;

/// With a core to itself a rank polls this long before it sleeps: about what a wake-up costs, so
/// that waiting never costs more than twice the better choice.
const SPIN: Duration = Duration::from_micros(60);
/// After this long it also offers its core to whoever else is on the machine: a neighbour's compiler,
/// or the very rank that it waits for. With nobody there an offer costs half a microsecond.
const ALONE: Duration = Duration::from_micros(5);
/// Rounds between two looks at the clock.
const LOOK: u32 = 64;
/// When ranks share cores, this many turns are offered to the others before sleeping.
const YIELDS: u32 = 40;
/// A sleeper looks around this often even when nobody wakes it; not needed for correctness of the
/// links, but it bounds the damage of a peer that died between its write and its wake-up.
const NAP: Duration = Duration::from_millis(500);

/// The first nap of a rank whose sends have no room; later ones double.
const SHORT: Duration = Duration::from_micros(10);

/// With all links closed for a checkpoint nothing but the agent's inbox can change.
const CLOSED: Duration = Duration::from_millis(1);

/// What may end a wait, so that a sleeping thread is woken for nothing else.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Interest {
    /// This request is over.
    Request(RequestId),
    /// Any operation is over.
    #[default]
    Completions,
    /// Anything has arrived: a probe waits for messages that complete nothing.
    Arrivals,
}

/// The state of one wait.
#[derive(Debug, Default)]
pub struct Patience {
    rounds: u32,
    naps: u32,
    since: Option<Instant>,
    interest: Interest,
}

impl Patience {
    /// For a wait that such an event ends.
    #[inline]
    pub fn until(interest: Interest) -> Patience {
        Patience { interest, ..Patience::default() }
    }

    /// What may end the wait.
    pub fn interest(&self) -> Interest {
        self.interest
    }

    /// Something moved: start again.
    #[inline]
    pub fn reset(&mut self) {
        (self.rounds, self.naps, self.since) = (0, 0, None);
    }
}

impl<L: Link> Engine<L> {
    /// Tells how many ranks of this node share how many cores.
    pub fn set_cores(&mut self, ranks: u32, cores: u32) {
        self.crowded = ranks > cores;
    }

    /// Passes the time after a round of progress without any. Returns when it is worth looking again.
    #[inline]
    pub fn idle(&mut self, patience: &mut Patience) {
        patience.rounds += 1;
        if self.crowded {
            if patience.rounds <= YIELDS {
                return std::thread::yield_now();
            }
        } else {
            // No `spin_loop` hint: on some processors it takes as long as a message.
            if !patience.rounds.is_multiple_of(LOOK) {
                return;
            }
            let waited = patience.since.get_or_insert_with(Instant::now).elapsed();
            if waited < SPIN {
                if waited > ALONE {
                    std::thread::yield_now();
                }
                return;
            }
        }
        patience.naps = (patience.naps + 1).min(8);
        self.sleep(patience.naps);
        (patience.rounds, patience.since) = (0, None);
    }

    /// Before the agent thread sleeps while the program is outside: what it must wait for besides its
    /// own descriptors, so that it can answer what arrives at once; `None`: something has arrived.
    /// Without any it has to look from time to time: what waits to leave, and links that are closed,
    /// ring no bell.
    pub fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        if self.stopped || !self.core.pending.is_empty() {
            return Some(Vec::new());
        }
        self.link.arm_descriptors()
    }

    /// After [`Engine::arm_descriptors`].
    pub fn disarm(&mut self) {
        self.link.disarm();
    }

    #[cold]
    fn sleep(&mut self, naps: u32) {
        // What waits to leave needs polling: its link has no room, and nobody wakes us when it has.
        let backed_up = !self.stopped && !self.core.pending.is_empty();
        let limit = if backed_up { SHORT * (1 << naps) } else { NAP };
        if self.phase == Phase::Drained {
            return std::thread::sleep(CLOSED);
        }
        if self.link.arm() {
            let before = Instant::now();
            self.link.sleep(Some(limit));
            self.core.counters.sleeps += 1;
            self.core.counters.asleep += before.elapsed();
        }
        self.link.disarm();
    }
}
