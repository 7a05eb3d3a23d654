//! The word by which a sleeping process is woken.
//!
//! A process that is about to sleep says so in its word, passes a heavy barrier and looks at its
//! rings once more; a sender writes its record, passes a light barrier and looks at the word. One of
//! them sees the other, so no wake-up is lost; and a sender pays one load while nobody sleeps.

use crate::atomic::{AtomicU32, Ordering, heavy, light};

/// How a process sleeps, and so how it is woken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sleeper {
    /// On its word.
    Futex,
    /// On descriptors, among them its datagram socket.
    Socket,
}

const AWAKE: u32 = 0;
const FUTEX: u32 = 1;
const SOCKET: u32 = 2;

/// The word itself.
#[repr(transparent)]
#[derive(Debug)]
pub(crate) struct SleepWord(AtomicU32);

impl SleepWord {
    /// Says that the owner is about to sleep; it must look for work once more before it does.
    /// Returns false when work could still be missed: sleep briefly only.
    pub(crate) fn arm(&self, sleeper: Sleeper) -> bool {
        let state = match sleeper {
            Sleeper::Futex => FUTEX,
            Sleeper::Socket => SOCKET,
        };
        self.0.store(state, Ordering::Relaxed);
        heavy()
    }

    /// Says that the owner is awake.
    pub(crate) fn disarm(&self) {
        self.0.store(AWAKE, Ordering::Relaxed);
    }

    /// After a record was written: takes over the duty to wake the owner, if it sleeps.
    #[inline(always)]
    pub(crate) fn take_sleeper(&self, registered: bool) -> Option<Sleeper> {
        light(registered);
        if self.0.load(Ordering::Relaxed) == AWAKE { None } else { self.take() }
    }

    #[cold]
    fn take(&self) -> Option<Sleeper> {
        match self.0.swap(AWAKE, Ordering::AcqRel) {
            FUTEX => Some(Sleeper::Futex),
            SOCKET => Some(Sleeper::Socket),
            _ => None,
        }
    }

    /// Sleeps until woken or `limit` is over; may return early.
    #[cfg(not(loom))]
    pub(crate) fn sleep(&self, limit: Option<std::time::Duration>) {
        p2pmpi_sys::futex::wait(&self.0, FUTEX, limit);
    }

    /// Wakes an owner that sleeps on the word.
    #[cfg(not(loom))]
    pub(crate) fn wake(&self) {
        // The word is mapped, so the kernel has nothing to refuse.
        let _ = p2pmpi_sys::futex::wake(&self.0, 1);
    }
}

#[cfg(all(test, loom))]
mod tests {
    use super::*;
    use crate::ring::{Stamp, tests::ring};
    use std::sync::Arc;

    /// Either the sender sees the sleeper or the sleeper sees the record.
    #[test]
    fn loom_no_wake_up_is_lost() {
        loom::model(|| {
            let word = Arc::new(SleepWord(AtomicU32::new(AWAKE)));
            let (mut producer, consumer) = ring();
            let sender = loom::thread::spawn({
                let word = word.clone();
                move || {
                    producer.push(Stamp { length: 0, cell: None }, &[0; 6], &[]);
                    word.take_sleeper(true)
                }
            });
            word.arm(Sleeper::Futex);
            let seen = consumer.arrived().expect("the writer is correct").is_some();
            let woken = sender.join().expect("the sender ends") == Some(Sleeper::Futex);
            assert!(seen || woken, "asleep with a record in the ring");
        });
    }

    /// Either the writer sees that there is room or the reader sees that the writer sleeps.
    #[test]
    fn loom_no_wake_up_over_a_full_ring_is_lost() {
        loom::model(|| {
            let word = Arc::new(SleepWord(AtomicU32::new(AWAKE)));
            let (mut producer, mut consumer) = ring();
            while !producer.is_full().expect("the reader is correct") {
                producer.push(Stamp { length: 0, cell: None }, &[0; 6], &[]);
            }
            let reader = loom::thread::spawn({
                let word = word.clone();
                move || consumer.release(true, true) && word.take_sleeper(true).is_some()
            });
            producer.want_room();
            word.arm(Sleeper::Futex);
            let moved = producer.has_moved();
            let woken = reader.join().expect("the reader ends");
            assert!(moved || woken, "asleep though there is room");
        });
    }
}
