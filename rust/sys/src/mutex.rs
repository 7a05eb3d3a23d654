//! Mutexes that a panic does not poison: what they guard is left as it is, and the panic is reported at
//! the boundary. Used by the whole data plane.
//!
//! ThreadSanitizer sees what is compiled for it, and the standard library's slow ways into a mutex are
//! not. With `--cfg p2pmpi_tsan` (`scripts/test tsan`) each mutex says itself who comes after whom.

use std::ops::{Deref, DerefMut};
use std::sync::{Condvar, PoisonError};
use std::time::{Duration, Instant};

/// A value with one user at a time.
#[derive(Debug, Default)]
pub struct Mutex<T> {
    inner: std::sync::Mutex<T>,
    edge: Edge,
}

/// The value, until it is dropped.
#[derive(Debug)]
pub struct MutexGuard<'a, T> {
    /// `None` only while a [`Bell`] has it.
    inner: Option<std::sync::MutexGuard<'a, T>>,
    edge: &'a Edge,
}

impl<T> Mutex<T> {
    /// Around a value.
    pub const fn new(value: T) -> Mutex<T> {
        Mutex { inner: std::sync::Mutex::new(value), edge: Edge::new() }
    }

    /// Waits for the value.
    #[inline]
    pub fn lock(&self) -> MutexGuard<'_, T> {
        let inner = self.inner.lock().unwrap_or_else(PoisonError::into_inner);
        self.edge.acquire();
        MutexGuard { inner: Some(inner), edge: &self.edge }
    }
}

impl<T> Deref for MutexGuard<'_, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        self.inner.as_deref().expect("only a bell takes it")
    }
}

impl<T> DerefMut for MutexGuard<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        self.inner.as_deref_mut().expect("only a bell takes it")
    }
}

impl<T> Drop for MutexGuard<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.edge.release();
    }
}

/// Where threads sleep until a value behind a mutex has changed.
#[derive(Debug, Default)]
pub struct Bell(Condvar);

impl Bell {
    /// With nobody asleep.
    pub const fn new() -> Bell {
        Bell(Condvar::new())
    }

    /// Sleeps while `asleep` holds of the value, at most for `limit` if there is one.
    pub fn wait_while<'a, T>(
        &self,
        mut guard: MutexGuard<'a, T>,
        limit: Option<Duration>,
        mut asleep: impl FnMut(&mut T) -> bool,
    ) -> MutexGuard<'a, T> {
        let begun = limit.map(|_| Instant::now());
        while asleep(&mut guard) {
            let left = limit.zip(begun).map(|(limit, begun)| limit.saturating_sub(begun.elapsed()));
            if left.is_some_and(|left| left.is_zero()) {
                break;
            }
            let inner = guard.inner.take().expect("it was locked");
            guard.edge.release();
            let inner = match left {
                None => self.0.wait(inner).unwrap_or_else(PoisonError::into_inner),
                Some(left) => self.0.wait_timeout(inner, left).unwrap_or_else(PoisonError::into_inner).0,
            };
            guard.edge.acquire();
            guard.inner = Some(inner);
        }
        guard
    }

    /// Wakes one thread.
    pub fn ring_one(&self) {
        self.0.notify_one();
    }

    /// Wakes all threads.
    pub fn ring_all(&self) {
        self.0.notify_all();
    }
}

#[cfg(not(p2pmpi_tsan))]
#[derive(Debug, Default)]
struct Edge;

#[cfg(not(p2pmpi_tsan))]
impl Edge {
    const fn new() -> Edge {
        Edge
    }

    #[inline]
    fn acquire(&self) {}

    #[inline]
    fn release(&self) {}
}

/// What one user wrote before its release, the next one sees after its acquire.
#[cfg(p2pmpi_tsan)]
#[derive(Debug, Default)]
struct Edge(std::sync::atomic::AtomicU32);

#[cfg(p2pmpi_tsan)]
impl Edge {
    const fn new() -> Edge {
        Edge(std::sync::atomic::AtomicU32::new(0))
    }

    fn acquire(&self) {
        self.0.load(std::sync::atomic::Ordering::Acquire);
    }

    fn release(&self) {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Release);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn a_panic_leaves_the_value_usable() {
        let mutex = Arc::new(Mutex::new(1));
        let other = mutex.clone();
        let thread = std::thread::spawn(move || {
            *other.lock() = 2;
            let _held = other.lock();
            panic!("on purpose");
        });
        assert!(thread.join().is_err());
        assert_eq!(*mutex.lock(), 2);
    }

    #[test]
    fn a_bell_wakes_and_a_limit_ends_a_wait() {
        let pair = Arc::new((Mutex::new(0), Bell::new()));
        let other = pair.clone();
        let thread = std::thread::spawn(move || {
            for _ in 0..100 {
                *other.0.lock() += 1;
                other.1.ring_one();
            }
        });
        drop(pair.1.wait_while(pair.0.lock(), None, |value| *value < 100));
        thread.join().expect("it only counts");
        let begun = Instant::now();
        let limit = Some(Duration::from_millis(20));
        assert_eq!(*pair.1.wait_while(pair.0.lock(), limit, |value| *value < 200), 100);
        assert!(begun.elapsed() >= Duration::from_millis(20));
    }
}
