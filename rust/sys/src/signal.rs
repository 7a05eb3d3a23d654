//! Signals read as a stream of events instead of interrupting the program.
//!
//! Called by the launcher, once, before it starts anything.

use std::io;
use std::os::fd::{AsFd, BorrowedFd};

use nix::sys::signal::{SigSet, Signal};
use nix::sys::signalfd::{SfdFlags, SignalFd};

/// Signals that were taken from their default action; readable when one has arrived.
#[derive(Debug)]
pub struct Signals(SignalFd);

impl Signals {
    /// Blocks `signals` for this thread (and those it starts) and collects them here. Ignored ones
    /// stay ignored. Call before any other thread exists.
    pub fn collect(signals: &[i32]) -> io::Result<Self> {
        let mut set = SigSet::empty();
        for &signal in signals {
            set.add(Signal::try_from(signal).map_err(crate::io)?);
        }
        set.thread_block().map_err(crate::io)?;
        let flags = SfdFlags::SFD_CLOEXEC | SfdFlags::SFD_NONBLOCK;
        SignalFd::with_flags(&set, flags).map(Self).map_err(crate::io)
    }

    /// The next signal that has arrived, if any.
    pub fn next(&self) -> Option<i32> {
        self.0.read_signal().ok().flatten().and_then(|info| i32::try_from(info.ssi_signo).ok())
    }
}

impl AsFd for Signals {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

/// Stops this process as if it had not caught the terminal's stop signal; returns when continued.
pub fn stop_self() {
    // SAFETY: no memory is passed.
    unsafe { libc::raise(libc::SIGSTOP) };
}

/// Numbers of the signals that the launcher and the agent speak about.
pub use libc::{SIGCONT, SIGHUP, SIGINT, SIGKILL, SIGQUIT, SIGTERM, SIGTSTP, SIGUSR1, SIGUSR2};

/// Keeps all signals away from the calling thread, so that the program's handlers run on its own.
pub fn block_all() {
    let _ = nix::sys::signal::SigSet::all().thread_block();
}
