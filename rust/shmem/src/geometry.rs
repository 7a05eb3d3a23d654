//! Where everything lies in an arena: offsets computed from the number of processes alone.
//!
//! ```text
//! header | desks | senders | exposures | consumed (receiver x sender) | rings (same) | cells (sender)
//! ```

use crate::cells::{CELL_BYTES, SHARED_CELLS};
use crate::exposure::EXPOSURES;
use crate::exposure::Exposure;
use crate::ring::{CELLS_MAX, Consumed, SLOTS, Slot};

/// Most processes of one job on one node.
pub(crate) const PROCESSES_MAX: u32 = 4096;

const PAGE: usize = 4096;

/// Bytes of the desk of one process.
pub(crate) const DESK_BYTES: usize = 256;

/// Offsets into the arena, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Geometry {
    pub(crate) processes: u32,
    pub(crate) size: usize,
    desks: usize,
    senders: usize,
    exposures: usize,
    consumed: usize,
    rings: usize,
    cells: usize,
}

impl Geometry {
    /// `None` for no processes or too many.
    pub(crate) fn new(processes: u32) -> Option<Geometry> {
        if processes == 0 || processes > PROCESSES_MAX {
            return None;
        }
        let n = processes as usize;
        let mut end = PAGE;
        let mut lay = |bytes: usize| {
            let start = end;
            end = (start + bytes).next_multiple_of(PAGE);
            start
        };
        let desks = lay(n * DESK_BYTES);
        let senders = lay(n * Self::sender_words(processes) * 8);
        let exposures = lay(n * EXPOSURES * size_of::<Exposure>());
        let consumed = lay(n * n * size_of::<Consumed>());
        let rings = lay(n * n * SLOTS as usize * size_of::<Slot>());
        let cells = lay(n * (SHARED_CELLS as usize + n) * CELL_BYTES);
        Some(Geometry { processes, size: end, desks, senders, exposures, consumed, rings, cells })
    }

    /// Words of the bitmap of active senders of one receiver, a multiple of a cache line.
    pub(crate) fn sender_words(processes: u32) -> usize {
        (processes as usize).div_ceil(64).next_multiple_of(8)
    }

    pub(crate) fn desk(&self, process: u32) -> usize {
        self.desks + process as usize * DESK_BYTES
    }

    pub(crate) fn senders(&self, receiver: u32) -> usize {
        self.senders + receiver as usize * Self::sender_words(self.processes) * 8
    }

    pub(crate) fn exposures(&self, process: u32) -> usize {
        self.exposures + process as usize * EXPOSURES * size_of::<Exposure>()
    }

    pub(crate) fn consumed(&self, receiver: u32, sender: u32) -> usize {
        self.consumed + self.pair(receiver, sender) * size_of::<Consumed>()
    }

    pub(crate) fn ring(&self, receiver: u32, sender: u32) -> usize {
        self.rings + self.pair(receiver, sender) * SLOTS as usize * size_of::<Slot>()
    }

    /// First of the cells of `sender`; there are [`Geometry::cells_each`].
    pub(crate) fn cells(&self, sender: u32) -> usize {
        self.cells + sender as usize * self.cells_each() as usize * CELL_BYTES
    }

    pub(crate) fn cells_each(&self) -> u32 {
        SHARED_CELLS + self.processes
    }

    fn pair(&self, receiver: u32, sender: u32) -> usize {
        receiver as usize * self.processes as usize + sender as usize
    }
}

const _: () = assert!(SHARED_CELLS + PROCESSES_MAX <= CELLS_MAX);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_lie_behind_each_other() {
        for processes in [1, 2, 3, 64, 65, 4096] {
            let it = Geometry::new(processes).expect("a fair number");
            let last = processes - 1;
            let words = Geometry::sender_words(processes) * 8;
            assert!(it.desk(last) + DESK_BYTES <= it.senders(0));
            assert!(it.senders(last) + words <= it.exposures(0));
            assert!(it.exposures(last) + EXPOSURES * size_of::<Exposure>() <= it.consumed(0, 0));
            assert!(it.consumed(last, last) + 64 <= it.ring(0, 0));
            assert!(it.ring(last, last) + SLOTS as usize * 256 <= it.cells(0));
            assert_eq!(it.cells(last) + it.cells_each() as usize * CELL_BYTES, it.size);
            for start in [it.desk(0), it.senders(0), it.consumed(0, 0), it.ring(0, 0), it.cells(0)] {
                assert_eq!(start % PAGE, 0);
            }
        }
        assert_eq!(Geometry::new(0), None);
        assert_eq!(Geometry::new(PROCESSES_MAX + 1), None);
    }
}
