//! Threads that wait at once (MPI_THREAD_MULTIPLE): one of them drives, that is, makes progress and
//! sleeps on the links for all; the others sleep on slots of their own until what they wait for has
//! happened, or until they must drive.
//!
//! The state belongs to the process like everything else, so nothing here is concurrent but the
//! waking itself. A thread that leaves the library, or calls a function of the program, gives the
//! driver's role up; `process::pause` is the only caller that takes it.

use std::cell::OnceCell;
use std::collections::VecDeque;
use std::sync::Arc;

use p2pmpi_engine::slot::Slot;
use p2pmpi_engine::{Interest, RequestId};

thread_local! {
    static SLOT: OnceCell<Arc<Slot>> = const { OnceCell::new() };
}

/// Where this thread sleeps.
pub(crate) fn own_slot() -> Arc<Slot> {
    SLOT.with(|slot| slot.get_or_init(Arc::default).clone())
}

/// What a sleeping thread waits for.
#[derive(Debug)]
struct Parked {
    slot: Arc<Slot>,
    interest: Interest,
}

/// The threads of this process that wait.
#[derive(Debug, Default)]
pub struct Waiters {
    driver: Option<Arc<Slot>>,
    /// Longest asleep first.
    parked: VecDeque<Parked>,
    /// `Process::completions` when the sleepers were looked at last.
    seen: u64,
}

impl Waiters {
    /// Makes the thread of this slot the driver, unless another one is.
    pub(crate) fn drive(&mut self, slot: &Arc<Slot>) -> bool {
        Arc::ptr_eq(self.driver.get_or_insert_with(|| slot.clone()), slot)
    }

    /// The thread of this slot is about to sleep.
    pub(crate) fn park(&mut self, slot: &Arc<Slot>, interest: Interest) {
        self.parked.push_back(Parked { slot: slot.clone(), interest });
    }

    /// The thread of this slot is awake, for whatever reason.
    pub(crate) fn unpark(&mut self, slot: &Arc<Slot>) {
        self.parked.retain(|parked| !Arc::ptr_eq(&parked.slot, slot));
        slot.reset();
    }

    /// The thread of this slot does not wait any more: somebody else must drive.
    pub(crate) fn leave(&mut self, slot: &Arc<Slot>) {
        if self.driver.as_ref().is_some_and(|driver| Arc::ptr_eq(driver, slot)) {
            self.driver = None;
        }
        if self.driver.is_none()
            && let Some(next) = self.parked.pop_front()
        {
            next.slot.wake();
        }
    }

    /// Whether nobody waits.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.driver.is_none() && self.parked.is_empty()
    }

    /// Something moved: wakes those for whom it may matter. `completions`: how many operations have
    /// ended so far.
    pub(crate) fn notify(&mut self, completions: u64, is_complete: impl Fn(RequestId) -> bool) {
        let ended = std::mem::replace(&mut self.seen, completions) != completions;
        self.parked.retain(|parked| {
            let concerned = match parked.interest {
                Interest::Request(request) => is_complete(request),
                Interest::Completions => ended,
                Interest::Arrivals => true,
            };
            if concerned {
                parked.slot.wake();
            }
            !concerned
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Whether a wake-up is pending; takes it.
    fn woken(slot: &Slot) -> bool {
        let begun = std::time::Instant::now();
        slot.wait_for(Duration::from_millis(20));
        begun.elapsed() < Duration::from_millis(20)
    }

    #[test]
    fn one_drives_and_hands_over_when_it_leaves() {
        let (mut waiters, slots) = (Waiters::default(), [(); 3].map(|()| Arc::<Slot>::default()));
        assert!(waiters.drive(&slots[0]) && waiters.drive(&slots[0]));
        for slot in &slots[1..] {
            assert!(!waiters.drive(slot));
            waiters.park(slot, Interest::Completions);
        }
        waiters.notify(0, |_| false);
        waiters.leave(&slots[0]);
        assert!(woken(&slots[1]) && !woken(&slots[2]), "the longest asleep comes first, alone");
        waiters.unpark(&slots[1]);
        // It finds its request over and leaves without having driven.
        waiters.leave(&slots[1]);
        assert!(woken(&slots[2]));
        waiters.unpark(&slots[2]);
        assert!(waiters.drive(&slots[2]));
        waiters.leave(&slots[2]);
        assert!(waiters.is_empty());
    }

    #[test]
    fn sleepers_are_woken_for_what_concerns_them() {
        let (mut waiters, slots) = (Waiters::default(), [(); 3].map(|()| Arc::<Slot>::default()));
        waiters.park(&slots[0], Interest::Arrivals);
        waiters.park(&slots[1], Interest::Completions);
        waiters.notify(0, |_| false);
        assert!(woken(&slots[0]) && !woken(&slots[1]));
        waiters.notify(1, |_| false);
        assert!(woken(&slots[1]));
        assert!(waiters.is_empty());
    }
}
