//! Temporary buffers of the library itself, laid out like the user's.
//!
//! Used by reductions and collectives that must hold elements for a while. The memory lives as long
//! as the last buffer made from it.

use std::sync::Arc;

use crate::memory::{Allocation, Memory};
use crate::{Error, Layout, RecvBuffer, SendBuffer};

/// Room for elements of a layout.
#[derive(Clone, Debug)]
pub struct Scratch(Memory);

impl Scratch {
    /// Zeroed room for `count` elements: their data only, wherever the bounds of the datatype are.
    ///
    /// # Errors
    /// [`Error::TooLarge`], [`Error::NoMemory`].
    pub fn new(layout: &Layout, count: u64) -> Result<Scratch, Error> {
        Scratch::within(layout, count, Allocation::new)
    }

    /// In memory of which `allocate` gives at least so many bytes.
    fn within(
        layout: &Layout,
        count: u64,
        allocate: impl FnOnce(u64) -> Result<Arc<Allocation>, Error>,
    ) -> Result<Scratch, Error> {
        let (first, end) = layout.bounds().repeated(count, layout.extent())?.of_data();
        let allocation = allocate(end.checked_sub(first).ok_or(Error::TooLarge)?.unsigned_abs())?;
        let address = allocation.address().wrapping_add_signed((first as isize).wrapping_neg());
        Ok(Scratch(Memory::new(address, count, layout)?.owned(allocation)))
    }

    /// For reading.
    #[inline]
    pub fn as_send(&self) -> SendBuffer {
        SendBuffer(self.0.clone())
    }

    /// For writing.
    #[inline]
    pub fn as_recv(&self) -> RecvBuffer {
        RecvBuffer(self.0.clone())
    }
}

/// Memory for short scratches, used again as soon as nothing is left of the one before, so that
/// short operations in a steady state allocate nothing.
#[derive(Debug, Default)]
pub struct Rooms(Vec<Arc<Allocation>>);

/// Bytes of a room; longer scratches are allocated each time.
const ROOM: u64 = 4096;
/// Rooms that are kept: more than one operation needs.
const MOST: usize = 8;

impl Rooms {
    /// As [`Scratch::new`], but not zeroed: the bytes are what earlier operations left.
    ///
    /// # Errors
    /// [`Error::TooLarge`], [`Error::NoMemory`].
    pub fn scratch(&mut self, layout: &Layout, count: u64) -> Result<Scratch, Error> {
        Scratch::within(layout, count, |bytes| self.take(bytes))
    }

    fn take(&mut self, bytes: u64) -> Result<Arc<Allocation>, Error> {
        if bytes > ROOM {
            return Allocation::new(bytes);
        }
        if let Some(free) = self.0.iter_mut().find_map(|room| Arc::get_mut(room).is_some().then_some(&*room))
        {
            return Ok(free.clone());
        }
        let room = Allocation::new(ROOM)?;
        if self.0.len() < MOST {
            self.0.push(room.clone());
        }
        Ok(room)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Predefined;

    #[test]
    fn a_room_serves_one_scratch_at_a_time() {
        let layout = Layout::predefined(Predefined::Double);
        let mut rooms = Rooms::default();
        let first = rooms.scratch(&layout, 2).expect("it is small");
        let kept = first.as_send();
        drop(first);
        let second = rooms.scratch(&layout, 2).expect("it is small");
        assert_ne!(kept.address(), second.as_send().address(), "a buffer made from it keeps the room");
        let old = kept.address();
        drop(kept);
        assert_eq!(rooms.scratch(&layout, 1).expect("it is small").as_send().address(), old);
        let long = rooms.scratch(&layout, ROOM).expect("it is not that large");
        assert_eq!(long.as_send().packed_size(), 8 * ROOM);
    }
}
