//! Turns on a core.

/// Lets another runnable thread have this core.
#[inline]
pub fn yield_now() {
    // SAFETY: sched_yield(2) takes no arguments and touches no memory.
    unsafe { libc::sched_yield() };
}
