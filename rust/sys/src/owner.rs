//! A cell that belongs to one thread at a time, at the price of one plain store on entry and exit.
//!
//! Most MPI programs call the library from one thread, while a second thread, the agent, seldom
//! needs the same state. In the biased mode the main thread announces itself with a plain store,
//! and the agent pays for both sides with `membarrier(2)`. After [`OwnerCell::share`]
//! (MPI_THREAD_MULTIPLE) every thread takes a fair lock instead: the value is handed to whoever has
//! waited longest, each waiter asleep in a place of its own. Used by `mpi` and `capi`
//! for the state of the process; knows nothing of MPI.

use std::cell::UnsafeCell;
use std::collections::VecDeque;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering, compiler_fence};
use std::sync::{Arc, OnceLock};

use crate::membarrier;
use crate::mutex::{Bell, Mutex};
use crate::slot::Slot;

/// State with one owner at a time.
#[derive(Debug)]
pub struct OwnerCell<T> {
    /// What the biased owner is doing; 0: it is outside.
    inside: AtomicU32,
    /// The agent holds the cell or is about to.
    agent: AtomicBool,
    /// Many threads take turns through `queue`.
    shared: AtomicBool,
    /// `membarrier` works; without it both sides use full fences.
    asymmetric: bool,
    queue: Mutex<Queue>,
    /// The agent has left.
    turn: Bell,
    /// Ends the rest of an owner that sleeps while it holds the value.
    rouse: OnceLock<Rouse>,
    value: UnsafeCell<T>,
}

struct Rouse(Box<dyn Fn() + Send + Sync>);

impl fmt::Debug for Rouse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rouse")
    }
}

/// Who waits for a shared cell. The value passes from its owner to the first in the queue.
#[derive(Debug, Default)]
struct Queue {
    held: bool,
    waiting: VecDeque<Arc<Slot>>,
    /// The owner sleeps, and gives the value up when it is roused.
    resting: bool,
}

thread_local! {
    /// Where this thread waits for its turn.
    static PLACE: Arc<Slot> = Arc::default();
}

// SAFETY: `value` is reached only through a `Guard`, and guards exclude each other (module head).
unsafe impl<T: Send> Sync for OwnerCell<T> {}

/// Proof that the calling thread owns the value.
#[derive(Debug)]
pub struct Guard<'a, T> {
    cell: &'a OwnerCell<T>,
    what: u32,
    way: Way,
    /// A guard stays on its thread.
    here: PhantomData<*mut ()>,
}

/// How a guard came in, and so how it must leave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The program, by a plain store.
    Biased,
    /// Anybody, by a ticket of the queue.
    Queue,
    /// The agent, by its flag.
    Agent,
}

impl<T> OwnerCell<T> {
    /// A cell in the biased mode.
    pub fn new(value: T) -> OwnerCell<T> {
        OwnerCell {
            inside: AtomicU32::new(0),
            agent: AtomicBool::new(false),
            shared: AtomicBool::new(false),
            asymmetric: membarrier::register().is_ok(),
            queue: Mutex::default(),
            turn: Bell::new(),
            rouse: OnceLock::new(),
            value: UnsafeCell::new(value),
        }
    }

    /// Takes the value for the program's thread; `what` (not 0) can be read with [`Self::inside`].
    ///
    /// In the biased mode the caller must not hold a guard already, and threads of the program
    /// must not overlap, as MPI requires of them below MPI_THREAD_MULTIPLE.
    #[inline]
    pub fn enter(&self, what: u32) -> Guard<'_, T> {
        let way = self.acquire(what);
        Guard { cell: self, what, way, here: PhantomData }
    }

    #[inline]
    fn acquire(&self, what: u32) -> Way {
        if self.shared.load(Ordering::Relaxed) {
            self.queue_up(what);
            return Way::Queue;
        }
        self.inside.store(what, Ordering::Relaxed);
        self.barrier();
        // Pairs with "agent leaves": what the agent wrote is visible.
        if self.agent.load(Ordering::Acquire) {
            self.wait_for_agent(what);
        }
        Way::Biased
    }

    /// Orders the store before it and the load after it; the agent's membarrier does the
    /// processor's part.
    #[inline]
    fn barrier(&self) {
        if self.asymmetric {
            compiler_fence(Ordering::SeqCst);
        } else {
            std::sync::atomic::fence(Ordering::SeqCst);
        }
    }

    #[cold]
    fn wait_for_agent(&self, what: u32) {
        loop {
            self.inside.store(0, Ordering::Release);
            drop(self.turn.wait_while(self.queue.lock(), None, |_| self.agent.load(Ordering::Acquire)));
            self.inside.store(what, Ordering::Relaxed);
            self.barrier();
            if !self.agent.load(Ordering::Acquire) {
                return;
            }
        }
    }

    #[cold]
    fn queue_up(&self, what: u32) {
        let mut queue = self.queue.lock();
        if queue.held {
            let place = PLACE.with(Arc::clone);
            queue.waiting.push_back(place.clone());
            let resting = std::mem::take(&mut queue.resting);
            drop(queue);
            if let Some(rouse) = self.rouse.get().filter(|_| resting) {
                rouse.0();
            }
            // Whoever wakes this place has left the value to it.
            place.wait();
        } else {
            queue.held = true;
        }
        self.inside.store(what, Ordering::Relaxed);
    }

    #[inline]
    fn release(&self, way: Way) {
        match way {
            // Pairs with "agent looks": what the program's thread wrote is visible.
            Way::Biased => self.inside.store(0, Ordering::Release),
            Way::Queue => {
                self.inside.store(0, Ordering::Relaxed);
                let mut queue = self.queue.lock();
                match queue.waiting.pop_front() {
                    Some(next) => next.wake(),
                    None => queue.held = false,
                }
            }
            Way::Agent => {
                // "agent leaves"
                let queue = self.queue.lock();
                self.agent.store(false, Ordering::Release);
                drop(queue);
                self.turn.ring_all();
            }
        }
    }

    /// Takes the value for the agent, unless the program is inside or others are waiting.
    pub fn try_enter_as_agent(&self) -> Option<Guard<'_, T>> {
        if self.shared.load(Ordering::Acquire) {
            let mut queue = self.queue.lock();
            if std::mem::replace(&mut queue.held, true) {
                return None;
            }
            return Some(Guard { cell: self, what: 0, way: Way::Queue, here: PhantomData });
        }
        let guard = Guard { cell: self, what: 0, way: Way::Agent, here: PhantomData };
        self.agent.store(true, Ordering::SeqCst);
        if !self.asymmetric || membarrier::everywhere().is_err() {
            std::sync::atomic::fence(Ordering::SeqCst);
        }
        // "agent looks". `share` is called from inside only, so if the cell is still biased after
        // nobody was inside, it stays so until the agent leaves.
        let outside = self.inside.load(Ordering::Acquire) == 0;
        (outside && !self.shared.load(Ordering::Acquire)).then_some(guard)
    }

    /// From now on many threads may enter at once and take turns. `rouse` ends the sleep of an owner
    /// that rests, or prevents the next one.
    pub fn share(guard: &mut Guard<'_, T>, rouse: impl Fn() + Send + Sync + 'static) {
        let cell = guard.cell;
        assert!(guard.way != Way::Agent, "only the program decides about its threads");
        if guard.way == Way::Biased {
            cell.rouse.get_or_init(|| Rouse(Box::new(rouse)));
            cell.queue.lock().held = true;
            guard.way = Way::Queue;
            cell.shared.store(true, Ordering::SeqCst);
        }
    }

    /// What the owner said it is doing; 0 when nobody is inside. A hint for reports.
    pub fn inside(&self) -> u32 {
        self.inside.load(Ordering::Relaxed)
    }

    /// Many threads take turns.
    pub fn is_shared(&self) -> bool {
        self.shared.load(Ordering::Relaxed)
    }
}

impl<'a, T> Guard<'a, T> {
    /// Gives the value up while `work` runs (a callback of the user, a turn for other threads).
    pub fn outside<R>(guard: &mut Self, work: impl FnOnce() -> R) -> R {
        guard.cell.release(guard.way);
        let result = work();
        guard.way = guard.cell.acquire(guard.what);
        result
    }

    /// Lets `sleep` run, which may take long but ends when the cell's `rouse` is called, as happens
    /// when another thread wants the value. Without it, if somebody waits already: then that one has
    /// its turn first.
    pub fn rest(guard: &mut Self, sleep: impl FnOnce(&mut T)) {
        {
            let mut queue = guard.cell.queue.lock();
            queue.resting = queue.waiting.is_empty();
            if !queue.resting {
                drop(queue);
                return Guard::outside(guard, || {});
            }
        }
        sleep(guard);
        guard.cell.queue.lock().resting = false;
    }

    /// The cell that this guard holds.
    pub fn cell(guard: &Self) -> &'a OwnerCell<T> {
        guard.cell
    }
}

impl<T> Drop for Guard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.cell.release(self.way);
    }
}

impl<T> Deref for Guard<'_, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        // SAFETY: a guard exists only while its thread owns the value (acquire, try_enter_as_agent).
        unsafe { &*self.cell.value.get() }
    }
}

impl<T> DerefMut for Guard<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        // SAFETY: as in deref, and the guard is borrowed exclusively; `outside` takes `&mut self`,
        // so no reference into the value lives across it.
        unsafe { &mut *self.cell.value.get() }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    /// Two counters that only exclusive owners keep equal.
    fn bump(value: &mut [u64; 2]) {
        let [a, b] = *value;
        assert_eq!(a, b, "two owners at once");
        value[0] = a + 1;
        std::hint::spin_loop();
        value[1] = b + 1;
    }

    #[test]
    fn agent_and_program_never_own_at_once() {
        let cell = Arc::new(OwnerCell::new([0u64; 2]));
        let done = Arc::new(AtomicBool::new(false));
        let agent = std::thread::spawn({
            let (cell, done) = (cell.clone(), done.clone());
            move || {
                let mut turns = 0u64;
                while !done.load(Ordering::Relaxed) {
                    if let Some(mut guard) = cell.try_enter_as_agent() {
                        bump(&mut guard);
                        turns += 1;
                    }
                }
                turns
            }
        });
        let rounds = 200_000;
        for _ in 0..rounds {
            bump(&mut cell.enter(1));
        }
        done.store(true, Ordering::Relaxed);
        let turns = agent.join().expect("the agent thread ends");
        assert_eq!(cell.enter(1)[0], rounds + turns);
    }

    #[test]
    fn shared_threads_take_turns_and_may_leave_for_callbacks() {
        let cell = Arc::new(OwnerCell::new([0u64; 2]));
        OwnerCell::share(&mut cell.enter(1), || {});
        let threads: Vec<_> = (0..4)
            .map(|_| {
                let cell = cell.clone();
                std::thread::spawn(move || {
                    for _ in 0..2_000 {
                        let mut guard = cell.enter(1);
                        bump(&mut guard);
                        Guard::outside(&mut guard, || bump(&mut cell.enter(2)));
                        bump(&mut guard);
                    }
                })
            })
            .collect();
        for thread in threads {
            thread.join().expect("no thread saw two owners");
        }
        assert_eq!(cell.enter(1)[0], 4 * 3 * 2_000);
    }

    #[test]
    fn a_resting_owner_gives_way_and_the_queue_is_fair() {
        let cell = Arc::new(OwnerCell::new([0u64; 2]));
        let roused = Arc::new(Slot::default());
        let bell = roused.clone();
        OwnerCell::share(&mut cell.enter(1), move || bell.wake());
        let done = Arc::new(AtomicBool::new(false));
        let (rests, resting) = std::sync::mpsc::channel();
        let sleeper = std::thread::spawn({
            let (cell, done) = (cell.clone(), done.clone());
            move || {
                let mut guard = cell.enter(1);
                while !done.load(Ordering::Relaxed) {
                    Guard::rest(&mut guard, |_| {
                        let _ = rests.send(());
                        roused.wait();
                    });
                }
            }
        });
        resting.recv().expect("it has the cell to itself");
        let threads: Vec<_> = (0..3)
            .map(|_| {
                let cell = cell.clone();
                std::thread::spawn(move || (0..2_000).for_each(|_| bump(&mut cell.enter(2))))
            })
            .collect();
        for thread in threads {
            thread.join().expect("nobody waits for ever for a resting owner");
        }
        done.store(true, Ordering::Relaxed);
        bump(&mut cell.enter(3));
        sleeper.join().expect("it was roused");
        assert_eq!(cell.enter(1)[0], 3 * 2_000 + 1);
    }
}
