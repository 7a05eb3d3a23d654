//! Who has gone silent: heartbeats between a submitter and the hosts of its job, in both directions.
//! A pure table of times; the `job` machines send the beats.
//!
//! A broken connection is a suspicion, not a death: the peer has a short time left to be heard again.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::identity::PeerId;

/// Rhythm and patience; a peer killed without a word is declared dead `silence` later at most.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Between two beats.
    pub every: Duration,
    /// A peer that was not heard for so long is dead.
    pub silence: Duration,
    /// The same after its connection broke.
    pub suspected: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            every: Duration::from_millis(500),
            silence: Duration::from_millis(3500),
            suspected: Duration::from_millis(1000),
        }
    }
}

/// The table.
#[derive(Debug)]
pub struct Detector {
    settings: Settings,
    next: Duration,
    beat: u64,
    /// When each peer counts as dead unless it is heard before.
    until: BTreeMap<PeerId, Duration>,
}

impl Detector {
    /// Watches nobody.
    pub fn new(settings: Settings) -> Detector {
        Detector { settings, next: Duration::ZERO, beat: 0, until: BTreeMap::new() }
    }

    /// From now on that peer must be heard; `patience` is what it has at first, if that is longer.
    pub fn watch(&mut self, peer: PeerId, patience: Duration, now: Duration) {
        self.until.insert(peer, now + patience.max(self.settings.silence));
    }

    /// That peer needs not be heard any more.
    pub fn forget(&mut self, peer: PeerId) {
        self.until.remove(&peer);
    }

    /// Anything has come from that peer.
    pub fn heard(&mut self, peer: PeerId, now: Duration) {
        if let Some(until) = self.until.get_mut(&peer) {
            *until = (now + self.settings.silence).max(*until);
        }
    }

    /// The connection to that peer broke.
    pub fn suspect(&mut self, peer: PeerId, now: Duration) {
        if let Some(until) = self.until.get_mut(&peer) {
            *until = (now + self.settings.suspected).min(*until);
        }
    }

    /// The number of the beat to send to everyone watched, if one is due.
    pub fn beat(&mut self, now: Duration) -> Option<u64> {
        if self.until.is_empty() || self.next > now {
            return None;
        }
        self.next = now + self.settings.every;
        self.beat += 1;
        Some(self.beat)
    }

    /// Everyone who has been silent for too long; they are not watched any more.
    pub fn silent(&mut self, now: Duration) -> Vec<PeerId> {
        let dead: Vec<PeerId> =
            self.until.iter().filter(|(_, until)| **until <= now).map(|(&peer, _)| peer).collect();
        dead.iter().for_each(|peer| self.forget(*peer));
        dead
    }

    /// Everyone watched.
    pub fn watched(&self) -> impl Iterator<Item = PeerId> {
        self.until.keys().copied()
    }

    /// When [`Detector::beat`] has something to say.
    pub fn next_beat(&self) -> Option<Duration> {
        (!self.until.is_empty()).then_some(self.next)
    }

    /// When [`Detector::silent`] has something to say.
    pub fn deadline(&self) -> Option<Duration> {
        self.until.values().copied().min()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: PeerId = PeerId([1; 32]);
    const OTHER: PeerId = PeerId([2; 32]);
    const MS: Duration = Duration::from_millis(1);

    #[test]
    fn silence_and_suspicion_end_in_death_and_a_word_revives() {
        let mut detector = Detector::new(Settings::default());
        assert_eq!(detector.deadline(), None);
        detector.watch(ONE, Duration::ZERO, Duration::ZERO);
        detector.watch(OTHER, Duration::ZERO, Duration::ZERO);
        assert_eq!(detector.beat(Duration::ZERO), Some(1));
        assert_eq!(detector.beat(499 * MS), None);
        assert_eq!(detector.beat(500 * MS), Some(2));
        detector.suspect(ONE, 600 * MS);
        detector.suspect(OTHER, 600 * MS);
        detector.heard(OTHER, 700 * MS);
        assert_eq!(detector.silent(1599 * MS), []);
        assert_eq!(detector.silent(1600 * MS), [ONE]);
        assert_eq!(detector.silent(1600 * MS), [], "said once");
        assert_eq!(detector.silent(4199 * MS), []);
        assert_eq!(detector.silent(4200 * MS), [OTHER]);
    }
}
