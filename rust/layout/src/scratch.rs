//! Temporary buffers of the library itself, laid out like the user's.
//!
//! Used by reductions and collectives that must hold elements for a while. The memory lives as long
//! as the last buffer made from it.

use crate::memory::{Allocation, Memory};
use crate::{Error, Layout, RecvBuffer, SendBuffer};

/// Zeroed room for elements of a layout.
#[derive(Clone, Debug)]
pub struct Scratch(Memory);

impl Scratch {
    /// Room for `count` elements: their data only, wherever the bounds of the datatype are.
    ///
    /// # Errors
    /// [`Error::TooLarge`], [`Error::NoMemory`].
    pub fn new(layout: &Layout, count: u64) -> Result<Scratch, Error> {
        let (first, end) = layout.bounds().repeated(count, layout.extent())?.of_data();
        let allocation = Allocation::new(end.checked_sub(first).ok_or(Error::TooLarge)?.unsigned_abs())?;
        let address = allocation.address().wrapping_add_signed((first as isize).wrapping_neg());
        Ok(Scratch(Memory::new(address, count, layout)?.owned(allocation)))
    }

    /// For reading.
    pub fn as_send(&self) -> SendBuffer {
        SendBuffer(self.0.clone())
    }

    /// For writing.
    pub fn as_recv(&self) -> RecvBuffer {
        RecvBuffer(self.0.clone())
    }
}
