//! The cells of one sender: places for payloads that do not fit into a slot.
//!
//! A cell in use belongs to one record in one ring. Rings are read in order, so a cell is free
//! again when its ring's reader has given back that record: no flag is needed. Cells are taken last
//! in, first out, because the one used last is the warmest. A receiver may hold at most half of
//! what is left, so that a slow one cannot starve the others, and each has one cell of its own, so
//! that every pair always makes progress.

use std::collections::VecDeque;

/// Bytes of a cell.
pub const CELL_BYTES: usize = 32 << 10;

/// Cells that a sender shares among its receivers.
pub(crate) const SHARED_CELLS: u32 = 64;

/// Most cells under way to one receiver.
const UNDER_WAY_MAX: usize = 16;

/// Which of this process's cells are free.
#[derive(Debug)]
pub(crate) struct Pool {
    free: Vec<u16>,
}

/// The cells under way to one receiver, oldest first, each with the position of its record.
#[derive(Debug)]
pub(crate) struct UnderWay {
    cells: VecDeque<(u64, u16)>,
    /// The cell that is this receiver's own, while it is free.
    own: Option<u16>,
    own_index: u16,
}

impl Pool {
    pub(crate) fn new() -> Pool {
        Pool { free: (0..SHARED_CELLS as u16).rev().collect() }
    }

    /// A cell for a record to the receiver of `under_way`.
    pub(crate) fn take(&mut self, under_way: &UnderWay) -> Option<u16> {
        let limit = UNDER_WAY_MAX.min(self.free.len().div_ceil(2));
        if under_way.cells.len() < limit { self.free.pop() } else { under_way.own }
    }

    /// Gives back the cells of the records before `consumed`.
    pub(crate) fn reclaim(&mut self, under_way: &mut UnderWay, consumed: u64) {
        while let Some(&(position, cell)) = under_way.cells.front() {
            if position >= consumed {
                break;
            }
            under_way.cells.pop_front();
            if cell == under_way.own_index {
                under_way.own = Some(cell);
            } else {
                self.free.push(cell);
            }
        }
    }
}

impl UnderWay {
    /// For the receiver with this index among the processes of the node.
    pub(crate) fn new(receiver: u32) -> UnderWay {
        let own_index = (SHARED_CELLS + receiver) as u16;
        UnderWay { cells: VecDeque::new(), own: Some(own_index), own_index }
    }

    /// Notes that `cell` travels with the record at `position`.
    pub(crate) fn note(&mut self, position: u64, cell: u16) {
        if cell == self.own_index {
            self.own = None;
        }
        self.cells.push_back((position, cell));
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(not(loom))]
    #[test]
    fn no_receiver_starves_another() {
        let mut pool = Pool::new();
        let mut receivers: Vec<UnderWay> = (0..40).map(UnderWay::new).collect();
        for (index, under_way) in receivers.iter_mut().enumerate() {
            let mut got = 0;
            while let Some(cell) = pool.take(under_way) {
                under_way.note(got, cell);
                got += 1;
            }
            assert!(got >= 1, "receiver {index} got no cell");
            assert!(got <= UNDER_WAY_MAX as u64 + 1, "receiver {index} got {got}");
        }
        for under_way in &mut receivers {
            pool.reclaim(under_way, u64::MAX);
            assert!(under_way.is_empty());
            assert_eq!(under_way.own, Some(under_way.own_index));
        }
        let mut all = pool.free.clone();
        all.sort_unstable();
        assert_eq!(all, (0..SHARED_CELLS as u16).collect::<Vec<_>>());
    }

    #[cfg(not(loom))]
    #[test]
    fn only_what_was_given_back_returns() {
        let mut pool = Pool::new();
        let mut under_way = UnderWay::new(3);
        let first = pool.take(&under_way).expect("the pool is full");
        under_way.note(10, first);
        let second = pool.take(&under_way).expect("the pool is nearly full");
        under_way.note(12, second);
        pool.reclaim(&mut under_way, 12);
        assert_eq!(pool.take(&under_way), Some(first), "the warm cell comes first");
        pool.reclaim(&mut under_way, 13);
        assert!(under_way.is_empty());
    }

    /// A cell is never rewritten before the reader of its record is done with it.
    #[cfg(loom)]
    #[test]
    fn loom_a_cell_has_one_user_at_a_time() {
        use crate::ring::{Stamp, tests::ring};
        use loom::cell::UnsafeCell;
        use std::sync::Arc;

        loom::model(|| {
            let memory = Arc::new(UnsafeCell::new(0u64));
            let (mut producer, mut consumer) = ring();
            let writer = loom::thread::spawn({
                let memory = memory.clone();
                move || {
                    let (mut pool, mut under_way) = (Pool { free: vec![] }, UnderWay::new(0));
                    for value in 1..=2u64 {
                        let cell = loop {
                            let consumed = producer.look().expect("the reader is correct");
                            pool.reclaim(&mut under_way, consumed);
                            match pool.take(&under_way) {
                                Some(cell) => break cell,
                                None => loom::thread::yield_now(),
                            }
                        };
                        // SAFETY: loom checks that nobody else has access now.
                        memory.with_mut(|place| unsafe { *place = value });
                        under_way.note(producer.next(), cell);
                        producer.push(Stamp { length: 8, cell: Some(cell) }, &[0; 6], &[]);
                    }
                }
            });
            for value in 1..=2u64 {
                while consumer.arrived().expect("the writer is correct").is_none() {
                    loom::thread::yield_now();
                }
                // SAFETY: loom checks that nobody writes now.
                assert_eq!(memory.with(|place| unsafe { *place }), value);
                consumer.release(true, true);
            }
            writer.join().expect("the writer ends");
        });
    }
}
