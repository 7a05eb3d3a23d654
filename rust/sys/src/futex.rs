//! Sleeping on a 32-bit word that other processes share.

use std::io;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

/// Sleeps while `word` holds `expected`, until a [`wake`], a signal or `limit`. May return early.
pub fn wait(word: &AtomicU32, expected: u32, limit: Option<Duration>) {
    let time = limit.map(|limit| libc::timespec {
        tv_sec: i64::try_from(limit.as_secs()).unwrap_or(i64::MAX),
        tv_nsec: i64::from(limit.subsec_nanos()),
    });
    let time = time.as_ref().map_or(std::ptr::null(), std::ptr::from_ref);
    // SAFETY: the word and the time outlive the call; the kernel only reads them.
    unsafe { libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAIT, expected, time) };
}

/// Wakes up to `count` sleepers in any process that maps the word.
///
/// # Errors
/// The kernel's; none for a mapped word.
pub fn wake(word: &AtomicU32, count: u32) -> io::Result<()> {
    // SAFETY: the kernel only uses the address of the word as a name.
    let answer = unsafe { libc::syscall(libc::SYS_futex, word.as_ptr(), libc::FUTEX_WAKE, count) };
    if answer < 0 { Err(io::Error::last_os_error()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::Ordering;
    use std::time::Instant;

    use super::*;

    #[test]
    fn a_changed_word_does_not_put_to_sleep_and_a_limit_ends_it() {
        let word = AtomicU32::new(1);
        wait(&word, 0, None);
        let before = Instant::now();
        wait(&word, 1, Some(Duration::from_millis(5)));
        assert!(before.elapsed() >= Duration::from_millis(5));
    }

    #[test]
    fn a_wake_ends_the_sleep_of_another_thread() {
        let word = AtomicU32::new(1);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                while word.load(Ordering::Acquire) == 1 {
                    wait(&word, 1, None);
                }
            });
            word.store(0, Ordering::Release);
            wake(&word, 1).expect("the word is mapped");
        });
    }
}
