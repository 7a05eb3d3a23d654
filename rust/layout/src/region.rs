//! A range of bytes that others may reach: the memory of a window (MPI 5.0, 12.2).
//!
//! Whoever makes a region vouches for its bytes once; afterwards elements inside it become buffers
//! by safe, checked calls. The memory is the program's, the heap's, or shared between processes.

use std::ffi::c_void;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

use p2pmpi_sys::memory::Mapping;

use crate::memory::{Allocation, Memory};
use crate::{Error, Layout, RecvBuffer};

/// Bytes that lie together.
#[derive(Clone, Debug)]
pub struct Region {
    address: usize,
    length: u64,
    /// Keeps the address valid when the memory is ours.
    owner: Option<Arc<Allocation>>,
}

impl Region {
    /// No bytes.
    pub fn empty() -> Region {
        Region { address: 0, length: 0, owner: None }
    }

    /// Memory of the program.
    ///
    /// # Safety
    /// The MPI user vouches that these bytes may be read and written until the region and all
    /// buffers made from it are gone.
    pub unsafe fn lent(address: *mut c_void, length: u64) -> Region {
        Region { address: address.expose_provenance(), length, owner: None }
    }

    /// Zeroed memory of this process.
    ///
    /// # Errors
    /// [`Error::NoMemory`].
    pub fn allocated(length: u64) -> Result<Region, Error> {
        let owner = Allocation::new(length)?;
        Ok(Region { address: owner.address(), length, owner: Some(owner) })
    }

    /// All of a mapping, which lives as long as the region and its parts.
    pub fn mapped(mapping: Mapping) -> Region {
        let length = mapping.size() as u64;
        let owner = Allocation::mapped(mapping);
        Region { address: owner.address(), length, owner: Some(owner) }
    }

    /// `length` bytes from `offset` on; none if they reach beyond the end.
    pub fn part(&self, offset: u64, length: u64) -> Option<Region> {
        let end = offset.checked_add(length)?;
        let address = self.address.wrapping_add(usize::try_from(offset).ok()?);
        (end <= self.length).then(|| Region { address, length, owner: self.owner.clone() })
    }

    /// The word at `offset`, by which processes that share the region agree who may touch what. None
    /// outside of it, where it is not aligned, or in memory of the program.
    pub fn word(&self, offset: u64) -> Option<Word> {
        let owner = self.part(offset, 4)?.owner?;
        let address = self.address.wrapping_add(usize::try_from(offset).ok()?);
        address.is_multiple_of(4).then_some(Word { address, owner })
    }

    /// This region and the one that begins where it ends, as one; none if something is between them or
    /// either is memory of ours, which has its own life.
    pub fn joined(&self, next: &Region) -> Option<Region> {
        let adjacent = self.address as u64 + self.length == next.address as u64;
        (adjacent && self.owner.is_none() && next.owner.is_none()).then(|| Region {
            address: self.address,
            length: self.length + next.length,
            owner: None,
        })
    }

    /// The address of the first byte.
    pub fn address(&self) -> usize {
        self.address
    }

    /// Bytes.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// `count` elements of `layout`, whose origin is `displacement` bytes after the first byte; none
    /// if any of their bytes is outside the region. The caller decides who may touch them when.
    pub fn elements(&self, displacement: i64, count: u64, layout: &Layout) -> Option<RecvBuffer> {
        let (first, end) = layout.span(count).ok()?;
        let nothing = first == end;
        let first = displacement.checked_add(first)?;
        let end = displacement.checked_add(end)?;
        if !nothing && (first < 0 || u64::try_from(end).ok()? > self.length) {
            return None;
        }
        let address = self.address.wrapping_add_signed(displacement as isize);
        let memory = Memory::new(address, count, layout).ok()?;
        Some(RecvBuffer(match &self.owner {
            Some(owner) => memory.owned(owner.clone()),
            None => memory,
        }))
    }
}

/// Four bytes of a region that are only ever touched atomically.
#[derive(Clone, Debug)]
pub struct Word {
    address: usize,
    owner: Arc<Allocation>,
}

impl Word {
    /// The word.
    pub fn atomic(&self) -> &AtomicU32 {
        debug_assert!(self.address >= self.owner.address());
        // SAFETY: the address is aligned and inside memory that the owner keeps valid; whoever made the
        // region reserves these bytes for words.
        unsafe { AtomicU32::from_ptr(ptr::with_exposed_provenance_mut(self.address)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Predefined;

    #[test]
    fn elements_lie_inside_the_region() {
        let region = Region::allocated(16).expect("small");
        let int = Layout::predefined(Predefined::Int);
        assert!(region.elements(0, 4, &int).is_some());
        assert!(region.elements(1, 4, &int).is_none());
        assert!(region.elements(-1, 1, &int).is_none());
        assert!(region.elements(i64::MAX, 1, &int).is_none());
        assert!(region.elements(99, 0, &int).is_some(), "no bytes are inside everything");
        let backwards = int.vector(2, 1, -2).expect("small");
        assert!(region.elements(0, 1, &backwards).is_none());
        let room = region.elements(8, 1, &backwards).expect("inside");
        room.unpack(0, &[1, 2, 3, 4, 5, 6, 7, 8]);
        let mut found = [0; 16];
        let all = region.elements(0, 4, &int).expect("inside");
        all.as_send().pack(0, &mut found);
        assert_eq!(found, [5, 6, 7, 8, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0]);
        assert!(region.part(8, 9).is_none() && region.part(8, 8).is_some());
        assert!(region.word(13).is_none() && region.word(2).is_none());
        let [one, other] = [4, 4].map(|at| region.word(at).expect("inside"));
        one.atomic().store(9, std::sync::atomic::Ordering::Relaxed);
        assert_eq!(other.atomic().load(std::sync::atomic::Ordering::Relaxed), 9);
    }
}
