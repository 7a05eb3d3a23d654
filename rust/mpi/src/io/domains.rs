//! Which aggregator moves which part of a file in which round of a collective access. Computed from what all processes
//! know, so that all agree without asking.

use std::ops::Range;

use super::hints::Hints;

/// What all windows of a round may hold together, since a process may have data for all of them.
const STAGE: u64 = 256 << 20;
/// Windows are not made smaller than this for that reason.
const SMALLEST: u64 = 64 << 10;

/// A part of the file for each aggregator, and the pieces in which it is moved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Domains {
    /// From the first to after the last byte that anybody accesses.
    whole: Range<u64>,
    /// Bytes of a part; the first begins at a multiple of the block at or below `whole`.
    part: u64,
    first: u64,
    /// Bytes of a part that are moved in one round.
    window: u64,
}

impl Domains {
    /// Divides what is accessed, which is something.
    pub fn new(whole: Range<u64>, hints: &Hints) -> Domains {
        let (block, count) = (hints.block as u64, hints.aggregators as u64);
        let first = whole.start / block * block;
        let part = (whole.end - first).div_ceil(count).div_ceil(block).saturating_mul(block);
        let window = (hints.buffer as u64).min((STAGE / count).max(SMALLEST)).min(part);
        Domains { whole, part, first, window }
    }

    /// How often everybody exchanges data.
    pub fn rounds(&self) -> u64 {
        self.part.div_ceil(self.window)
    }

    /// What an aggregator moves in a round; may be empty.
    pub fn window(&self, aggregator: usize, round: u64) -> Range<u64> {
        let clip = |at: u64| at.clamp(self.whole.start, self.whole.end);
        let begin = self.first.saturating_add(self.part.saturating_mul(aggregator as u64));
        let end = begin.saturating_add(self.part);
        let from = begin.saturating_add(self.window.saturating_mul(round)).min(end);
        clip(from)..clip(from.saturating_add(self.window).min(end))
    }

    /// The largest window.
    pub fn largest(&self) -> u64 {
        self.window.min(self.whole.end - self.whole.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every byte is in one window, and only the parts' own bounds are not multiples of the block.
    #[test]
    fn windows_cover_everything_once() {
        for (whole, aggregators, buffer, block) in [
            (0..1, 4, 16, 4096),
            (5..100, 3, 7, 1),
            (4000..9000, 2, 1000, 4096),
            (10..1_000_010, 7, 4096, 512),
            ((1 << 62)..(1 << 62) + 77, 5, 10, 8),
        ] {
            let hints = Hints { aggregators, buffer, block, ..Hints::new(1) };
            let domains = Domains::new(whole.clone(), &hints);
            let mut next = whole.start;
            for aggregator in 0..aggregators as usize {
                for round in 0..domains.rounds() {
                    let window = domains.window(aggregator, round);
                    assert!(window.end - window.start <= domains.largest());
                    if !window.is_empty() {
                        assert_eq!(window.start, next);
                        next = window.end;
                    }
                }
                assert!(next == whole.end || next.is_multiple_of(block as u64));
            }
            assert_eq!(next, whole.end, "{whole:?}");
        }
    }
}
