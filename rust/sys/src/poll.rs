//! Readiness of many descriptors (epoll) and of a few of any kind (poll). Level-triggered.
//!
//! Called by the node agent (epoll) and by the launcher (poll, whose standard streams may be regular
//! files, which epoll refuses).

use std::io;
use std::os::fd::{AsFd, BorrowedFd, RawFd};
use std::time::Duration;

use nix::poll::{PollFd, PollFlags, PollTimeout};
use nix::sys::epoll::{Epoll, EpollCreateFlags, EpollEvent, EpollFlags, EpollTimeout};

/// What a descriptor is watched for. Hang-ups and errors are always reported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Interest {
    /// Bytes to read, a connection to accept, or end of stream.
    pub read: bool,
    /// Room to write.
    pub write: bool,
}

impl Interest {
    /// Watch for input only.
    pub const READ: Self = Self { read: true, write: false };
    /// Watch for hang-ups only.
    pub const NONE: Self = Self { read: false, write: false };
}

/// One descriptor that is ready.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    /// The key under which it was added.
    pub key: u64,
    /// A read would not block (or would report the end or an error).
    pub readable: bool,
    /// A write would not block (or would report an error).
    pub writable: bool,
}

/// An epoll instance.
#[derive(Debug)]
pub struct Poller(Epoll);

impl Poller {
    /// A poller that watches nothing yet.
    pub fn new() -> io::Result<Self> {
        Epoll::new(EpollCreateFlags::EPOLL_CLOEXEC).map(Self).map_err(crate::io)
    }

    /// Starts watching `fd`; its events carry `key`.
    pub fn add(&self, fd: impl AsFd, key: u64, interest: Interest) -> io::Result<()> {
        self.0.add(fd, EpollEvent::new(flags(interest), key)).map_err(crate::io)
    }

    /// Changes what `fd` is watched for.
    pub fn modify(&self, fd: impl AsFd, key: u64, interest: Interest) -> io::Result<()> {
        self.0.modify(fd, &mut EpollEvent::new(flags(interest), key)).map_err(crate::io)
    }

    /// Stops watching `fd`.
    pub fn remove(&self, fd: impl AsFd) -> io::Result<()> {
        self.0.delete(fd).map_err(crate::io)
    }

    /// Waits until something is ready or `timeout` has passed (none: for ever), and replaces the
    /// contents of `ready`. An interrupting signal counts as a timeout.
    pub fn wait(&self, ready: &mut Vec<Ready>, timeout: Option<Duration>) -> io::Result<()> {
        ready.clear();
        let mut events = [EpollEvent::empty(); 64];
        let timeout = milliseconds(timeout).map_or(EpollTimeout::NONE, |ms| {
            EpollTimeout::try_from(ms).expect("a non-negative i32 is a valid timeout")
        });
        let count = match self.0.wait(&mut events, timeout) {
            Ok(count) => count,
            Err(nix::errno::Errno::EINTR) => 0,
            Err(error) => return Err(crate::io(error)),
        };
        let ended = EpollFlags::EPOLLHUP | EpollFlags::EPOLLERR | EpollFlags::EPOLLRDHUP;
        ready.extend(events[..count].iter().map(|event| {
            let seen = event.events();
            Ready {
                key: event.data(),
                readable: seen.intersects(EpollFlags::EPOLLIN | ended),
                writable: seen.intersects(EpollFlags::EPOLLOUT | EpollFlags::EPOLLERR),
            }
        }));
        Ok(())
    }
}

impl AsFd for Poller {
    /// Readable when something in it is ready, so that one poller can hang in another.
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.0.0.as_fd()
    }
}

fn flags(interest: Interest) -> EpollFlags {
    let mut flags = EpollFlags::empty();
    flags.set(EpollFlags::EPOLLIN, interest.read);
    flags.set(EpollFlags::EPOLLOUT, interest.write);
    flags
}

/// Rounded up, so that a timer is never polled for just before it is due.
fn milliseconds(timeout: Option<Duration>) -> Option<i32> {
    timeout.map(|t| i32::try_from(t.as_nanos().div_ceil(1_000_000)).unwrap_or(i32::MAX))
}

/// Waits until one of `fds` is ready for what it is paired with, or `timeout` has passed.
/// Answers, for each, the interests that are met; hang-ups and errors meet both.
pub fn poll(fds: &[(BorrowedFd<'_>, Interest)], timeout: Option<Duration>) -> io::Result<Vec<Interest>> {
    let mut watched: Vec<PollFd<'_>> = fds
        .iter()
        .map(|(fd, interest)| {
            let mut flags = PollFlags::empty();
            flags.set(PollFlags::POLLIN, interest.read);
            flags.set(PollFlags::POLLOUT, interest.write);
            PollFd::new(*fd, flags)
        })
        .collect();
    let timeout = milliseconds(timeout).map_or(PollTimeout::NONE, |ms| {
        PollTimeout::try_from(ms).expect("a non-negative i32 is a valid timeout")
    });
    match nix::poll::poll(&mut watched, timeout) {
        Ok(_) => {}
        Err(nix::errno::Errno::EINTR) => return Ok(vec![Interest::NONE; fds.len()]),
        Err(error) => return Err(crate::io(error)),
    }
    let ended = PollFlags::POLLHUP | PollFlags::POLLERR | PollFlags::POLLNVAL;
    Ok(watched
        .iter()
        .map(|fd| {
            let seen = fd.revents().unwrap_or(ended);
            Interest {
                read: seen.intersects(PollFlags::POLLIN | ended),
                write: seen.intersects(PollFlags::POLLOUT | ended),
            }
        })
        .collect())
}

/// As [`poll`] for input, with descriptors of others too, which may be closed meanwhile: their numbers
/// may stand for something else then, or for nothing, which counts as ready. Answers for `fds` only.
pub fn poll_with(
    fds: &[(BorrowedFd<'_>, Interest)],
    others: &[RawFd],
    timeout: Option<Duration>,
) -> io::Result<Vec<Interest>> {
    // SAFETY: the descriptors are used for nothing but this one poll, which answers POLLNVAL for a number
    // that is closed, reads nothing and changes nothing.
    let borrowed = others.iter().map(|other| (unsafe { BorrowedFd::borrow_raw(*other) }, Interest::READ));
    let all: Vec<_> = fds.iter().copied().chain(borrowed).collect();
    let mut ready = poll(&all, timeout)?;
    ready.truncate(fds.len());
    Ok(ready)
}

/// Makes reads and writes of `fd` (and of everything that shares its open file) return at once.
pub fn set_nonblocking(fd: impl AsFd) -> io::Result<()> {
    use nix::fcntl::{FcntlArg, OFlag, fcntl};
    let flags = fcntl(fd.as_fd(), FcntlArg::F_GETFL).map_err(crate::io)?;
    let flags = OFlag::from_bits_retain(flags) | OFlag::O_NONBLOCK;
    fcntl(fd.as_fd(), FcntlArg::F_SETFL(flags)).map(drop).map_err(crate::io)
}
