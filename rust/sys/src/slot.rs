//! A place where one thread sleeps until another wakes it. Used by `owner` and by `mpi`, for threads
//! that wait for their turn or for their request.

use std::time::Duration;

use crate::mutex::{Bell, Mutex};

/// Remembers one wake-up, so that it may come before the sleep.
#[derive(Debug, Default)]
pub struct Slot {
    woken: Mutex<bool>,
    bell: Bell,
}

impl Slot {
    /// Sleeps until [`Slot::wake`] was called since the last wait.
    pub fn wait(&self) {
        self.sleep(None);
    }

    /// As [`Slot::wait`], for at most so long.
    pub fn wait_for(&self, limit: Duration) {
        self.sleep(Some(limit));
    }

    fn sleep(&self, limit: Option<Duration>) {
        *self.bell.wait_while(self.woken.lock(), limit, |woken| !*woken) = false;
    }

    /// Ends the sleep, or the next one.
    pub fn wake(&self) {
        *self.woken.lock() = true;
        self.bell.ring_one();
    }

    /// Forgets a wake-up that was not waited for.
    pub fn reset(&self) {
        *self.woken.lock() = false;
    }
}
