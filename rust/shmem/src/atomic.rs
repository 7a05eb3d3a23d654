//! The one door to atomics, so that loom can replace them, and the two halves of an asymmetric
//! barrier.

#[cfg(loom)]
pub(crate) use loom::sync::atomic::{AtomicU32, AtomicU64, Ordering};
#[cfg(not(loom))]
pub(crate) use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// The cheap half: orders this thread's earlier stores before its later loads, as seen by whoever
/// calls [`heavy`]. `registered`: this process takes part in global barriers, so nothing but the
/// compiler needs to be held back; otherwise the processor is, too.
#[inline(always)]
pub(crate) fn light(registered: bool) {
    #[cfg(loom)]
    {
        let _ = registered;
        loom::sync::atomic::fence(Ordering::SeqCst);
    }
    #[cfg(not(loom))]
    if registered {
        std::sync::atomic::compiler_fence(Ordering::SeqCst);
    } else {
        std::sync::atomic::fence(Ordering::SeqCst);
    }
}

/// The dear half. Returns false when the kernel refused: then a store of another process that is
/// still on its way may be missed.
pub(crate) fn heavy() -> bool {
    #[cfg(loom)]
    {
        loom::sync::atomic::fence(Ordering::SeqCst);
        true
    }
    #[cfg(not(loom))]
    {
        std::sync::atomic::fence(Ordering::SeqCst);
        p2pmpi_sys::membarrier::across_processes().is_ok()
    }
}
