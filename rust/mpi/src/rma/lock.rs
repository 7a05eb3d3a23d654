//! The lock of one window at one target (MPI 5.0, 12.5.3): who has it, and who waits, in order, so that
//! nobody waits for ever. Called by `service`.

use std::collections::{BTreeSet, VecDeque};

/// How a lock is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// With others.
    Shared,
    /// Alone.
    Exclusive,
}

/// The lock.
#[derive(Debug, Default)]
pub(super) struct Lock {
    holders: BTreeSet<u32>,
    exclusive: bool,
    waiting: VecDeque<(u32, Mode)>,
}

impl Lock {
    /// Asks for the lock, or asks again whether it was granted. An origin asks for one at a time.
    pub fn request(&mut self, origin: u32, mode: Mode) -> bool {
        if self.holders.contains(&origin) {
            return true;
        }
        if self.waiting.iter().all(|(waiting, _)| *waiting != origin) {
            self.waiting.push_back((origin, mode));
            self.grant();
        }
        self.holders.contains(&origin)
    }

    /// Gives the lock back; others may have been granted it thereby.
    pub fn release(&mut self, origin: u32) {
        if self.holders.remove(&origin) {
            self.exclusive = false;
            self.grant();
        }
    }

    fn grant(&mut self) {
        while let Some((origin, mode)) = self.waiting.front().copied() {
            let free = match mode {
                Mode::Shared => !self.exclusive,
                Mode::Exclusive => self.holders.is_empty(),
            };
            if !free {
                return;
            }
            self.waiting.pop_front();
            self.exclusive = mode == Mode::Exclusive;
            self.holders.insert(origin);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_writer_or_many_readers() {
        let mut lock = Lock::default();
        assert!(lock.request(1, Mode::Shared) && lock.request(2, Mode::Shared));
        assert!(!lock.request(3, Mode::Exclusive));
        lock.release(1);
        assert!(!lock.request(3, Mode::Exclusive));
        lock.release(2);
        assert!(lock.request(3, Mode::Exclusive));
        assert!(!lock.request(1, Mode::Shared));
        lock.release(3);
        assert!(lock.request(1, Mode::Shared));
    }

    #[test]
    fn readers_do_not_overtake_a_writer() {
        let mut lock = Lock::default();
        assert!(lock.request(1, Mode::Shared));
        assert!(!lock.request(2, Mode::Exclusive));
        assert!(!lock.request(3, Mode::Shared));
        lock.release(9);
        lock.release(1);
        assert!(lock.request(2, Mode::Exclusive) && !lock.request(3, Mode::Shared));
        lock.release(2);
        assert!(lock.request(3, Mode::Shared));
    }
}
