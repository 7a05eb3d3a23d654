//! Memory for MPI_Alloc_mem: a block with its size in front.

use std::alloc::{Layout, alloc, dealloc};
use std::ffi::c_void;

/// A cache line: alignment of the memory, and room for the size.
const LINE: usize = 64;

fn block(size: usize) -> Option<Layout> {
    Layout::from_size_align(size.checked_add(LINE)?, LINE).ok()
}

/// `size` bytes, aligned to a cache line.
pub(crate) fn allocate(size: usize) -> Option<*mut c_void> {
    let layout = block(size)?;
    // SAFETY: the layout is not empty, and the first line has room for the size.
    unsafe {
        let start = alloc(layout);
        if start.is_null() {
            return None;
        }
        start.cast::<usize>().write(size);
        Some(start.add(LINE).cast())
    }
}

/// Gives memory back.
///
/// # Safety
/// `base` is null or came from [`allocate`] and was not freed before.
pub(crate) unsafe fn free(base: *mut c_void) {
    if base.is_null() {
        return;
    }
    // SAFETY: the caller's: a line with the size lies in front.
    unsafe {
        let start = base.cast::<u8>().sub(LINE);
        if let Some(layout) = block(start.cast::<usize>().read()) {
            dealloc(start, layout);
        }
    }
}
