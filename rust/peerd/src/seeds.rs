//! The addresses by which this peer joins: each is dialled until somebody of the grid answers there,
//! and again when that peer is lost. A state machine like those of `grid`: no clock, no socket.

use std::collections::BTreeSet;
use std::time::Duration;

use p2pmpi_grid::PeerId;

/// Pause after the first failure; it doubles up to [`PAUSE_MAX`].
const PAUSE: Duration = Duration::from_secs(1);
/// Longest pause.
const PAUSE_MAX: Duration = Duration::from_secs(60);
/// Most seeds.
const SEEDS_MAX: usize = 256;
/// Most addresses that the name of one seed leads to.
const ADDRESSES_MAX: usize = 8;

/// What the owner named, and how far it is.
struct Seed {
    name: String,
    dialled: BTreeSet<String>,
    due: Option<Duration>,
    pause: Duration,
    reached: Option<PeerId>,
}

/// All of them.
#[derive(Default)]
pub struct Seeds(Vec<Seed>);

impl Seeds {
    /// Adds a seed that is due at once; none is kept twice. False: there are too many.
    pub fn add(&mut self, name: &str, now: Duration) -> bool {
        if self.0.iter().any(|seed| seed.name == name) {
            return true;
        }
        if self.0.len() == SEEDS_MAX {
            return false;
        }
        let (name, dialled) = (name.to_owned(), BTreeSet::new());
        self.0.push(Seed { name, dialled, due: Some(now), pause: PAUSE, reached: None });
        true
    }

    /// Names whose addresses are to be found now; [`Seeds::on_resolved`] follows for each.
    pub fn due(&mut self, now: Duration) -> Vec<String> {
        let due = self.0.iter_mut().filter(|seed| seed.due.is_some_and(|due| due <= now));
        due.map(|seed| {
            seed.due = None;
            seed.name.clone()
        })
        .collect()
    }

    /// When [`Seeds::due`] has something.
    pub fn deadline(&self) -> Option<Duration> {
        self.0.iter().filter_map(|seed| seed.due).min()
    }

    /// Where that name leads; answers what to dial.
    pub fn on_resolved(&mut self, name: &str, addresses: Vec<String>, now: Duration) -> Vec<String> {
        let Some(seed) = self.0.iter_mut().find(|seed| seed.name == name) else { return Vec::new() };
        seed.dialled = addresses.into_iter().take(ADDRESSES_MAX).collect();
        if seed.dialled.is_empty() {
            seed.fail(now);
        }
        seed.dialled.iter().cloned().collect()
    }

    /// That peer answers at an address that was dialled. True: it is a seed.
    pub fn on_reached(&mut self, address: &str, peer: PeerId) -> bool {
        let mut found = false;
        for seed in self.0.iter_mut().filter(|seed| seed.dialled.contains(address)) {
            (seed.reached, seed.due, seed.pause) = (Some(peer), None, PAUSE);
            found = true;
        }
        found
    }

    /// Nobody of the grid is at that address. The name, if this is worth a line in the log.
    pub fn on_no_answer(&mut self, address: &str, now: Duration) -> Option<String> {
        let seed = self.0.iter_mut().find(|seed| seed.dialled.contains(address))?;
        seed.dialled.remove(address);
        if !seed.dialled.is_empty() || seed.reached.is_some() {
            return None;
        }
        seed.fail(now);
        // Each doubling of the pause is news until it is as long as it gets.
        (seed.pause < PAUSE_MAX).then(|| seed.name.clone())
    }

    /// The last connection to that peer is gone.
    pub fn on_lost(&mut self, peer: PeerId, now: Duration) {
        for seed in self.0.iter_mut().filter(|seed| seed.reached == Some(peer)) {
            (seed.reached, seed.due) = (None, Some(now + PAUSE));
        }
    }
}

impl Seed {
    fn fail(&mut self, now: Duration) {
        self.due = Some(now + self.pause);
        self.pause = (self.pause * 2).min(PAUSE_MAX);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn a_silent_seed_is_dialled_ever_more_rarely() {
        let mut seeds = Seeds::default();
        assert!(seeds.add("a:1", at(0)) && seeds.add("a:1", at(0)));
        let mut times = Vec::new();
        let mut lines = 0;
        for _ in 0..9 {
            let now = seeds.deadline().unwrap();
            times.push(now.as_secs());
            assert_eq!(seeds.due(now), ["a:1"]);
            assert_eq!(seeds.on_resolved("a:1", vec!["x".into(), "y".into()], now), ["x", "y"]);
            assert_eq!(seeds.on_no_answer("x", now), None);
            lines += usize::from(seeds.on_no_answer("y", now).is_some());
        }
        assert_eq!(times, [0, 1, 3, 7, 15, 31, 63, 123, 183]);
        assert_eq!(lines, 5);
    }

    #[test]
    fn a_seed_that_was_reached_is_left_alone_until_it_is_lost() {
        let mut seeds = Seeds::default();
        let peer = PeerId([7; 32]);
        seeds.add("a:1", at(0));
        seeds.due(at(0));
        seeds.on_resolved("a:1", vec!["x".into(), "y".into()], at(0));
        assert!(seeds.on_reached("y", peer));
        assert!(!seeds.on_reached("elsewhere", peer));
        assert_eq!(seeds.on_no_answer("x", at(1)), None);
        assert_eq!(seeds.deadline(), None);
        seeds.on_lost(PeerId([8; 32]), at(5));
        assert_eq!(seeds.deadline(), None);
        seeds.on_lost(peer, at(5));
        assert_eq!(seeds.deadline(), Some(at(6)));
    }

    #[test]
    fn a_name_that_leads_nowhere_is_tried_again() {
        let mut seeds = Seeds::default();
        seeds.add("nowhere:1", at(0));
        assert_eq!(seeds.due(at(0)), ["nowhere:1"]);
        assert!(seeds.on_resolved("nowhere:1", vec![], at(0)).is_empty());
        assert_eq!(seeds.deadline(), Some(at(1)));
    }
}
