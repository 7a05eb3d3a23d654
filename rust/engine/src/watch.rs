//! How often the agent thread looks at the links while the program is outside MPI (DESIGN: "to
//! answer a rendezvous or a passive-target access that waits too long").
//!
//! Only a process with obligations is watched: a request that is not over, bytes that have not left,
//! a task. Looking costs the program nothing but the processor time of the look. A look that moved
//! something is followed by another at once, then the pauses grow. A look at a program that is outside
//! with obligations also arms the links, so that what arrives during the pause ends it; the pauses
//! bound how late an answer may be after the program has been inside meanwhile. This is the policy
//! alone; `agent` has the thread.

use std::time::{Duration, Instant};

/// After a look that moved something, and the first pause.
const SHORTEST: Duration = Duration::from_millis(1);
/// The longest pause while there are obligations and the program is outside: how late an answer may
/// be that nothing has announced.
const QUIET: Duration = Duration::from_millis(4);
/// The longest pause while the program is inside MPI and makes progress itself.
const INSIDE: Duration = Duration::from_millis(100);
/// How long a process without obligations is still watched, so that a program that sends again and
/// again does not have to ring each time.
const LINGER: Duration = Duration::from_millis(30);

/// What a look found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// The program is inside MPI.
    Inside,
    /// Something moved.
    Moved,
    /// Nothing moved, but others may need this process.
    Obliged,
    /// Nobody can need this process.
    Free,
    /// As Free, and the program knows that it must ring before it counts on the thread again.
    Asleep,
}

/// The state of the policy.
#[derive(Debug, Default)]
pub struct Watch {
    /// Zero: asleep.
    pause: Duration,
    /// When the process was first seen without obligations.
    free_since: Option<Instant>,
}

impl Watch {
    /// Somebody has rung: the program has left MPI with obligations.
    pub fn ring(&mut self) {
        *self = Watch { pause: SHORTEST, free_since: None };
    }

    /// Whether nobody has rung since the watch ended.
    pub fn is_asleep(&self) -> bool {
        self.pause.is_zero()
    }

    /// Whether the next look may end the watch if there are no obligations.
    pub fn may_sleep(&self, now: Instant) -> bool {
        self.free_since.is_some_and(|since| now.saturating_duration_since(since) >= LINGER)
    }

    /// When to look again; `None`: when somebody rings.
    pub fn after(&mut self, look: Look, now: Instant) -> Option<Duration> {
        if matches!(look, Look::Free) {
            self.free_since.get_or_insert(now);
        } else {
            self.free_since = None;
        }
        let longest = match look {
            Look::Asleep => {
                *self = Watch::default();
                return None;
            }
            Look::Moved => {
                self.pause = SHORTEST;
                return Some(Duration::ZERO);
            }
            Look::Inside => INSIDE,
            Look::Obliged | Look::Free => QUIET,
        };
        let pause = self.pause.clamp(SHORTEST, longest);
        self.pause = (pause * 2).min(longest);
        Some(pause)
    }

    /// Whether the program should ring although the thread is watching, because its next look may be
    /// far away.
    pub fn is_drowsy(&self) -> bool {
        self.pause > QUIET
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_while_nothing_happens_and_traffic_ends_them() {
        let (mut watch, now) = (Watch::default(), Instant::now());
        watch.ring();
        let pauses: Vec<_> = (0..4).map(|_| watch.after(Look::Obliged, now)).collect();
        assert_eq!(pauses, [SHORTEST, SHORTEST * 2, QUIET, QUIET].map(Some));
        assert_eq!(watch.after(Look::Moved, now), Some(Duration::ZERO));
        assert_eq!(watch.after(Look::Obliged, now), Some(SHORTEST));
        assert!(!watch.is_drowsy());
    }

    #[test]
    fn a_program_inside_mpi_is_hardly_disturbed() {
        let (mut watch, now) = (Watch::default(), Instant::now());
        watch.ring();
        let spent: Duration = (0..20).filter_map(|_| watch.after(Look::Inside, now)).sum();
        assert!(spent > Duration::from_secs(1), "20 looks in {spent:?}");
        assert!(watch.is_drowsy());
        watch.ring();
        assert!(!watch.is_drowsy());
    }

    #[test]
    fn the_watch_ends_a_while_after_the_last_obligation() {
        let (mut watch, start) = (Watch::default(), Instant::now());
        watch.ring();
        assert!(watch.after(Look::Free, start).is_some() && !watch.may_sleep(start));
        assert!(watch.after(Look::Obliged, start + LINGER).is_some() && !watch.may_sleep(start + LINGER));
        assert!(watch.after(Look::Free, start + LINGER).is_some());
        assert!(!watch.may_sleep(start + LINGER) && watch.may_sleep(start + LINGER * 2));
        assert_eq!(watch.after(Look::Asleep, start + LINGER * 2), None);
    }
}
