//! Streams of nodes that have ended while the daemon may know why: it ends agents because a user
//! cancelled the job, or a host was lost, and its word and the end of the stream come by different
//! ways. The end is held back until the daemon has answered a question put after it, since answers
//! come in order behind what it said before. `drive` asks; nothing here reads or writes.

use std::time::{Duration, Instant};

/// How long a daemon may take to answer; it does nothing slow, but its machine may be.
const PATIENCE: Duration = Duration::from_secs(2);

/// The ends that are held back.
#[derive(Debug, Default)]
pub struct Unexplained {
    held: Vec<(usize, String)>,
    until: Option<Instant>,
}

impl Unexplained {
    /// The stream of `node` has ended; `why` is what was seen. The caller asks the daemon now.
    pub fn hold(&mut self, node: usize, why: String, now: Instant) {
        self.held.push((node, why));
        self.until = Some(now + PATIENCE);
    }

    /// When [`Self::overdue`] is due.
    pub fn deadline(&self) -> Option<Instant> {
        self.until
    }

    /// Whether the daemon has had its time.
    pub fn overdue(&self, now: Instant) -> bool {
        self.until.is_some_and(|until| until <= now)
    }

    /// The daemon has said all that it knows, or nothing can be expected of it: the ends that it
    /// has not explained, oldest first.
    pub fn release(&mut self) -> Vec<(usize, String)> {
        self.until = None;
        std::mem::take(&mut self.held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_wait_for_the_answer_or_the_time() {
        let mut ends = Unexplained::default();
        let start = Instant::now();
        assert!(ends.deadline().is_none() && !ends.overdue(start + PATIENCE * 9));
        ends.hold(2, "closed".to_owned(), start);
        ends.hold(0, "reset".to_owned(), start);
        assert!(!ends.overdue(start) && ends.overdue(start + PATIENCE));
        assert_eq!(ends.release(), [(2, "closed".to_owned()), (0, "reset".to_owned())]);
        assert!(ends.deadline().is_none() && ends.release().is_empty());
    }
}
