//! Who may change the elements at one target: in memory that processes share, accumulates are carried out
//! by their origins, one at a time (MPI 5.0, 12.7.1).
//!
//! The word of a target, beside the memory of the window, has the process that is at it. It is held for
//! the length of one accumulate only, during which nothing waits and no function of the program is
//! called. A process that has died at it is succeeded by the next one.

use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use p2pmpi_layout::Word;

const FREE: u32 = 0;

/// Turns offered to others before sleeping: whoever holds the word may want the core.
const YIELDS: u32 = 100;

/// A holder that was stopped in the middle is looked at this often.
const NAP: Duration = Duration::from_micros(50);

/// A holder that takes this long may be dead.
const SUSPECT: Duration = Duration::from_millis(100);

/// Runs `work` while nobody else is at the elements.
pub(super) fn alone<R>(word: &Word, work: impl FnOnce() -> R) -> R {
    let (word, own) = (word.atomic(), std::process::id());
    if word.compare_exchange(FREE, own, Ordering::Acquire, Ordering::Relaxed).is_err() {
        wait(word, own);
    }
    let result = work();
    word.store(FREE, Ordering::Release);
    result
}

#[cold]
fn wait(word: &AtomicU32, own: u32) {
    let mut since = Instant::now();
    for round in 0_u32.. {
        let holder = word.load(Ordering::Relaxed);
        let gone = holder != FREE && since.elapsed() > SUSPECT && {
            since = Instant::now();
            !Path::new(&format!("/proc/{holder}")).exists()
        };
        if (holder == FREE || gone)
            && word.compare_exchange(holder, own, Ordering::Acquire, Ordering::Relaxed).is_ok()
        {
            return;
        }
        if round < YIELDS {
            std::thread::yield_now();
        } else {
            std::thread::sleep(NAP);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_layout::Region;

    #[test]
    fn whoever_died_at_it_is_succeeded() {
        let region = Region::allocated(64).expect("small");
        let word = region.word(0).expect("inside");
        let mut ended = std::process::Command::new("true").spawn().expect("it exists");
        ended.wait().expect("it ends");
        word.atomic().store(ended.id(), Ordering::Relaxed);
        assert_eq!(alone(&word, || 5), 5);
        assert_eq!(word.atomic().load(Ordering::Relaxed), FREE);
    }
}
