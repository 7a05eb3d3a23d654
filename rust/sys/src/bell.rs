//! A descriptor by which one thread of this process tells another that it should look (eventfd).

use std::io;
use std::os::fd::{AsFd, BorrowedFd};

use nix::sys::eventfd::{EfdFlags, EventFd};

/// Readable from [`Bell::ring`] until [`Bell::silence`].
#[derive(Debug)]
pub struct Bell(EventFd);

impl Bell {
    /// A bell that has not been rung.
    ///
    /// # Errors
    /// No descriptor is left.
    pub fn new() -> io::Result<Bell> {
        let flags = EfdFlags::EFD_CLOEXEC | EfdFlags::EFD_NONBLOCK;
        EventFd::from_value_and_flags(0, flags).map(Bell).map_err(crate::io)
    }

    /// Makes it readable.
    pub fn ring(&self) {
        // Fails only if it was rung 2^64 - 2 times, and then it is readable.
        let _ = self.0.write(1);
    }

    /// Makes it unreadable.
    pub fn silence(&self) {
        // Fails only if it was not rung.
        let _ = self.0.read();
    }
}

impl AsFd for Bell {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::poll::{Interest, poll};

    #[test]
    fn a_bell_is_heard_until_it_is_silenced() {
        let bell = Bell::new().expect("a descriptor");
        let heard = |bell: &Bell| {
            poll(&[(bell.as_fd(), Interest::READ)], Some(Duration::ZERO)).expect("it can be polled")[0].read
        };
        assert!(!heard(&bell));
        bell.ring();
        bell.ring();
        assert!(heard(&bell) && heard(&bell));
        bell.silence();
        assert!(!heard(&bell));
        bell.silence();
    }
}
