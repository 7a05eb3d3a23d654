//! Which bytes of a window of the file a process accesses, as a message: gaps and lengths in turn, seven bits to a byte.
//! And which bytes of a window anybody accesses.

use std::ops::Range;

use super::view::View;

/// Describes the places of the bytes `data` of what a view shows, all inside of a window that begins at `base`.
pub(super) fn describe(view: &View, data: Range<u64>, base: u64) -> Vec<u8> {
    let (mut out, mut end) = (Vec::new(), base);
    view.for_each_run(data.start, data.end - data.start, &mut |at, length| {
        push(&mut out, at - end);
        push(&mut out, length);
        end = at + length;
    });
    out
}

fn push(out: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

fn pull(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0u64;
    for shift in (0..63).step_by(7) {
        let (first, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(first & 0x7f) << shift;
        if first & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

/// Visits the pieces of a description, places from the beginning of the window; `None` if it makes no sense in a window of
/// that length, or does not describe exactly `total` bytes.
pub(super) fn for_each(
    mut bytes: &[u8],
    window: u64,
    mut total: u64,
    visit: &mut dyn FnMut(usize, usize),
) -> Option<()> {
    let mut end = 0u64;
    while !bytes.is_empty() {
        let at = end.checked_add(pull(&mut bytes)?)?;
        let length = pull(&mut bytes)?;
        end = at.checked_add(length).filter(|end| *end <= window)?;
        total = total.checked_sub(length)?;
        visit(at as usize, length as usize);
    }
    (total == 0).then_some(())
}

/// A set of bytes of a window, one bit each.
#[derive(Debug, Default)]
pub(super) struct Coverage(Vec<u64>);

impl Coverage {
    /// None of `length` bytes.
    pub fn clear(&mut self, length: usize) {
        self.0.clear();
        self.0.resize(length.div_ceil(64), 0);
    }

    /// Adds some.
    pub fn add(&mut self, at: usize, length: usize) {
        let (mut at, end) = (at, at + length);
        while at < end {
            let inside = at % 64;
            let count = (64 - inside).min(end - at);
            self.0[at / 64] |= (u64::MAX >> (64 - count)) << inside;
            at += count;
        }
    }

    /// Runs of bytes that are in the set; gaps of up to `over` bytes are taken with them.
    pub fn runs(&self, over: usize) -> Vec<Range<usize>> {
        let mut runs: Vec<Range<usize>> = Vec::new();
        let mut at = 0;
        while let Some(start) = self.next(at, true) {
            at = self.next(start, false).unwrap_or(self.0.len() * 64);
            match runs.last_mut().filter(|last| start - last.end <= over) {
                Some(last) => last.end = at,
                None => runs.push(start..at),
            }
        }
        runs
    }

    /// The first byte from `at` on that is in the set, or is not.
    fn next(&self, at: usize, wanted: bool) -> Option<usize> {
        let mut keep = u64::MAX << (at % 64);
        for index in at / 64..self.0.len() {
            let word = if wanted { self.0[index] } else { !self.0[index] } & keep;
            if word != 0 {
                return Some(index * 64 + word.trailing_zeros() as usize);
            }
            keep = u64::MAX;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::io::Representation;
    use p2pmpi_layout::{Layout, Predefined};

    #[test]
    fn what_is_described_is_found_again() {
        let byte = Layout::predefined(Predefined::Byte);
        let tile = byte.contiguous(3).and_then(|three| three.resized(0, 1000)).expect("a tile");
        let view = View::new(100, &byte, &tile, tile.clone(), Representation::Native).expect("a view");
        let text = describe(&view, 1..8, 100);
        let mut found = Vec::new();
        let sane = for_each(&text, 3000, 7, &mut |at, length| found.push((at, length)));
        assert_eq!((sane, found), (Some(()), vec![(1, 2), (1000, 3), (2000, 2)]));
        for (window, total) in [(2001, 7), (3000, 6), (3000, 8)] {
            assert_eq!(for_each(&text, window, total, &mut |_, _| {}), None);
        }
        assert_eq!(for_each(&[0xff; 20], u64::MAX, u64::MAX, &mut |_, _| {}), None);
        assert_eq!(for_each(&text[..text.len() - 1], 3000, 7, &mut |_, _| {}), None);
    }

    #[test]
    fn sets_of_bytes_are_runs() {
        let mut set = Coverage::default();
        set.clear(1000);
        for (at, length) in [(3, 1), (4, 60), (64, 64), (200, 1), (130, 0), (999, 1), (500, 300)] {
            set.add(at, length);
        }
        assert_eq!(set.runs(0), [3..128, 200..201, 500..800, 999..1000]);
        assert_eq!(set.runs(72), [3..201, 500..800, 999..1000]);
        set.clear(0);
        assert!(set.runs(0).is_empty());
    }
}
