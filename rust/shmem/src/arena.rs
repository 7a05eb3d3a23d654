//! An arena: the shared memory of one job on one node, and typed places in it.
//!
//! [`create`] is called by the node agent, which then passes the descriptor to the ranks and may
//! watch them through a [`Board`]; ranks open it as an `Endpoint`.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::ptr::NonNull;
use std::sync::Arc;

use p2pmpi_sys::memory::{self, Mapping};

use crate::atomic::{AtomicU32, AtomicU64, Ordering};
use crate::cells::CELL_BYTES;
use crate::exposure::{EXPOSURES, Exposure};
use crate::geometry::{DESK_BYTES, Geometry};
use crate::ring::{Consumer, Place, Producer};
use crate::sleep::SleepWord;

const MAGIC: u64 = u64::from_le_bytes(*b"p2pmpi\xa5\x5a");
const VERSION: u32 = 1;

/// First bytes of an arena.
#[repr(C)]
struct Head {
    magic: AtomicU64,
    version: AtomicU32,
    processes: AtomicU32,
    size: AtomicU64,
}

/// What one process shows to the others of its node.
#[repr(C, align(64))]
#[derive(Debug)]
pub(crate) struct Desk {
    /// Read by every sender after every record, so it shares its line with nothing that is written
    /// often.
    pub(crate) sleep: SleepWord,
    /// Bits set so far in the bitmap of active senders.
    pub(crate) senders: AtomicU32,
    _line: [AtomicU64; 7],
    /// The MPI call that the process is in.
    call: AtomicU32,
    _own_line: [AtomicU32; 15],
    /// For single copy: how the others can address this process, and a proof that they reached it.
    pub(crate) pid: AtomicU32,
    pub(crate) proof: AtomicU64,
    pub(crate) proof_address: AtomicU64,
}

const _: () = {
    assert!(size_of::<Desk>() <= DESK_BYTES);
    assert!(std::mem::offset_of!(Desk, call) == 64 && std::mem::offset_of!(Desk, pid) == 128);
};

/// Makes the arena of a job with `processes` processes on this node. It is sparse: memory is used
/// where processes touch it.
///
/// # Errors
/// `InvalidInput`: no process, or more than 4096; otherwise the kernel's.
pub fn create(processes: u32) -> io::Result<OwnedFd> {
    let geometry = Geometry::new(processes).ok_or_else(|| {
        io::Error::new(io::ErrorKind::InvalidInput, "a node holds 1 to 4096 processes of a job")
    })?;
    let file = memory::create("p2pmpi-arena", geometry.size)?;
    let mapping = Arc::new(Mapping::new(&file)?);
    // SAFETY: the file is zeroed, larger than a page, and page-aligned; `Head` is all atomics.
    let head: Place<Head> = unsafe { Place::new(mapping.start().cast(), mapping.clone()) };
    head.version.store(VERSION, Ordering::Relaxed);
    head.processes.store(processes, Ordering::Relaxed);
    head.size.store(geometry.size as u64, Ordering::Relaxed);
    head.magic.store(MAGIC, Ordering::Release);
    Ok(file)
}

/// A mapped arena.
#[derive(Clone, Debug)]
pub(crate) struct Arena {
    mapping: Arc<Mapping>,
    pub(crate) geometry: Geometry,
}

impl Arena {
    /// Maps the arena in `file` and checks that it is one.
    pub(crate) fn map(file: impl AsFd) -> io::Result<Arena> {
        let invalid = |why| io::Error::new(io::ErrorKind::InvalidData, why);
        let mapping = Arc::new(Mapping::new(file)?);
        if mapping.size() < size_of::<Head>() {
            return Err(invalid("the file is too short for an arena"));
        }
        // SAFETY: the mapping is page-aligned and large enough; `Head` is all atomics.
        let head: Place<Head> = unsafe { Place::new(mapping.start().cast(), mapping.clone()) };
        if head.magic.load(Ordering::Acquire) != MAGIC {
            return Err(invalid("the file is not an arena"));
        }
        if head.version.load(Ordering::Relaxed) != VERSION {
            return Err(invalid("the arena was made by another version of p2pmpi"));
        }
        let geometry = Geometry::new(head.processes.load(Ordering::Relaxed));
        let size = head.size.load(Ordering::Relaxed);
        match geometry {
            Some(geometry) if geometry.size == mapping.size() && size == geometry.size as u64 => {
                Ok(Arena { mapping, geometry })
            }
            _ => Err(invalid("the size of the arena does not fit its number of processes")),
        }
    }

    /// A place of `count` values at `offset`.
    ///
    /// # Safety
    /// T consists of atomics; the geometry says that such values lie there.
    unsafe fn place<T>(&self, offset: usize) -> Place<T> {
        assert!(offset + size_of::<T>() <= self.mapping.size() && offset.is_multiple_of(align_of::<T>()));
        // SAFETY: in bounds and aligned (asserted; mappings are page-aligned); the mapping is kept.
        unsafe { Place::new(self.mapping.start().add(offset).cast(), self.mapping.clone()) }
    }

    pub(crate) fn desk(&self, process: u32) -> Place<Desk> {
        // SAFETY: desks are atomics and lie where the geometry says.
        unsafe { self.place(self.geometry.desk(process)) }
    }

    /// Word `index` of the bitmap of active senders of `receiver`.
    pub(crate) fn sender_word(&self, receiver: u32, index: usize) -> Place<AtomicU64> {
        assert!(index < Geometry::sender_words(self.geometry.processes));
        // SAFETY: an atomic in the bitmap of that receiver.
        unsafe { self.place(self.geometry.senders(receiver) + index * 8) }
    }

    pub(crate) fn exposures(&self, process: u32) -> Place<[Exposure; EXPOSURES]> {
        // SAFETY: exposures are atomics and lie where the geometry says.
        unsafe { self.place(self.geometry.exposures(process)) }
    }

    /// The writing end of the ring from `sender` to `receiver`.
    pub(crate) fn producer(&self, receiver: u32, sender: u32) -> Producer {
        let (ring, consumed) =
            (self.geometry.ring(receiver, sender), self.geometry.consumed(receiver, sender));
        // SAFETY: slots and counters are atomics and lie where the geometry says.
        unsafe { Producer::new(self.place(ring), self.place(consumed)) }
    }

    /// The reading end of the ring from `sender` to `receiver`.
    pub(crate) fn consumer(&self, receiver: u32, sender: u32) -> Consumer {
        let (ring, consumed) =
            (self.geometry.ring(receiver, sender), self.geometry.consumed(receiver, sender));
        // SAFETY: slots and counters are atomics and lie where the geometry says.
        unsafe { Consumer::new(self.place(ring), self.place(consumed)) }
    }

    /// The cells of `sender`.
    pub(crate) fn cells(&self, sender: u32) -> Cells {
        let count = self.geometry.cells_each() as usize;
        let offset = self.geometry.cells(sender);
        assert!(offset + count * CELL_BYTES <= self.mapping.size());
        // SAFETY: in bounds, as just asserted.
        let start = unsafe { self.mapping.start().add(offset) };
        Cells { start, count, _mapping: self.mapping.clone() }
    }
}

/// The cells of one sender, as memory.
#[derive(Debug)]
pub(crate) struct Cells {
    start: NonNull<u8>,
    count: usize,
    _mapping: Arc<Mapping>,
}

// SAFETY: cells are plain bytes that stay mapped; who may touch which is decided by the rings.
unsafe impl Send for Cells {}

impl Cells {
    /// The first `length` bytes of a cell that arrived in a record. `None`: there is no such cell.
    ///
    /// A correct sender does not touch them until the record is given back. One that does anyway
    /// makes its own payload arbitrary; nothing in the data plane decides by payload bytes.
    #[inline]
    pub(crate) fn arrived(&self, cell: u16, length: u32) -> Option<&[u8]> {
        if usize::from(cell) >= self.count || length as usize > CELL_BYTES {
            return None;
        }
        // SAFETY: in bounds, as just checked; mapped as long as self; see above for writers.
        Some(unsafe {
            std::slice::from_raw_parts(
                self.start.as_ptr().add(usize::from(cell) * CELL_BYTES),
                length as usize,
            )
        })
    }

    /// The first `length` bytes of a cell of this process, to be filled. `cell` comes from the
    /// process's own pool, so no record that uses it is under way.
    #[inline]
    pub(crate) fn lend(&mut self, cell: u16, length: usize) -> &mut [u8] {
        assert!(usize::from(cell) < self.count && length <= CELL_BYTES);
        // SAFETY: in bounds, as just asserted; the pool gives a cell to one record at a time.
        unsafe {
            std::slice::from_raw_parts_mut(self.start.as_ptr().add(usize::from(cell) * CELL_BYTES), length)
        }
    }
}

/// What the processes of a node say about themselves: written by each for itself, read by the node
/// agent for its reports.
#[derive(Debug)]
pub struct Board {
    arena: Arena,
}

impl Board {
    /// Maps the arena in `file`.
    ///
    /// # Errors
    /// `InvalidData`: it is not an arena; otherwise the kernel's.
    pub fn open(file: impl AsFd) -> io::Result<Board> {
        Arena::map(file).map(|arena| Board { arena })
    }

    /// The number that process `index` last gave as its MPI call; 0: outside of MPI. `None`: there
    /// is no such process.
    pub fn call_of(&self, index: u32) -> Option<u16> {
        (index < self.arena.geometry.processes)
            .then(|| self.arena.desk(index).call.load(Ordering::Relaxed) as u16)
    }
}

impl Desk {
    /// Says which MPI call the process is in; 0: none.
    #[inline(always)]
    pub(crate) fn set_call(&self, call: u16) {
        self.call.store(u32::from(call), Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_arenas_are_mapped() {
        assert!(create(0).is_err());
        let file = memory::create("other", 4096).expect("memfds exist");
        assert!(Board::open(&file).is_err());
        let file = create(3).expect("a small arena");
        let board = Board::open(&file).expect("an arena");
        assert_eq!((board.call_of(0), board.call_of(3)), (Some(0), None));
        let arena = Arena::map(&file).expect("an arena");
        arena.desk(2).set_call(77);
        assert_eq!((board.call_of(1), board.call_of(2)), (Some(0), Some(77)));
        // SAFETY: the head lies at the start of the mapping.
        let head: Place<Head> = unsafe { arena.place(0) };
        head.processes.store(4, Ordering::Relaxed);
        assert!(Board::open(&file).is_err(), "four processes need more room");
    }
}
