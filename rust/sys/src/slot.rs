//! A place where one thread sleeps until another wakes it. Used by `owner` and by `mpi`, for threads
//! that wait for their turn or for their request.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Remembers one wake-up, so that it may come before the sleep.
#[derive(Debug, Default)]
pub struct Slot {
    woken: Mutex<bool>,
    bell: Condvar,
}

impl Slot {
    fn lock(&self) -> MutexGuard<'_, bool> {
        self.woken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sleeps until [`Slot::wake`] was called since the last wait.
    pub fn wait(&self) {
        let asleep = |woken: &mut bool| !*woken;
        let mut woken = self.bell.wait_while(self.lock(), asleep).unwrap_or_else(PoisonError::into_inner);
        *woken = false;
    }

    /// As [`Slot::wait`], for at most so long.
    pub fn wait_for(&self, limit: Duration) {
        let asleep = |woken: &mut bool| !*woken;
        let waited = self.bell.wait_timeout_while(self.lock(), limit, asleep);
        let (mut woken, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *woken = false;
    }

    /// Ends the sleep, or the next one.
    pub fn wake(&self) {
        *self.lock() = true;
        self.bell.notify_one();
    }

    /// Forgets a wake-up that was not waited for.
    pub fn reset(&self) {
        *self.lock() = false;
    }
}
