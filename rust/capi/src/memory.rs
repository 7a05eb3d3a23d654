//! Memory for MPI_Alloc_mem. Who has which block is noted, so that what MPI_Free_mem is given can be
//! checked.

use std::alloc::{Layout, alloc, dealloc};
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A cache line: alignment of the memory.
const LINE: usize = 64;

/// The blocks that the program has, by address.
static BLOCKS: Mutex<BTreeMap<usize, Layout>> = Mutex::new(BTreeMap::new());

fn blocks() -> MutexGuard<'static, BTreeMap<usize, Layout>> {
    BLOCKS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// `size` bytes, aligned to a cache line; `None` when there is no memory.
pub(crate) fn allocate(size: usize) -> Option<*mut c_void> {
    // An empty block has an address of its own, too.
    let layout = Layout::from_size_align(size.max(1), LINE).ok()?;
    // SAFETY: the layout is not empty.
    let start = unsafe { alloc(layout) };
    if start.is_null() {
        return None;
    }
    blocks().insert(start.expose_provenance(), layout);
    Some(start.cast())
}

/// Gives memory back. False when it is not the start of a block that [`allocate`] has given out.
pub(crate) fn free(base: *mut c_void) -> bool {
    let Some(layout) = blocks().remove(&base.addr()) else { return false };
    // SAFETY: allocated with this layout and not freed before, since it was still noted.
    unsafe { dealloc(base.cast(), layout) };
    true
}
