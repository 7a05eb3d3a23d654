//! What the standard library does not do with files: locks of ranges that belong to the open file, and
//! room on the disk.

use std::io;
use std::os::fd::AsFd;

use nix::errno::Errno;
use nix::fcntl::{FcntlArg, fcntl, posix_fallocate};

/// How a range is locked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lock {
    /// With other readers.
    Shared,
    /// Alone.
    Exclusive,
    /// Not any more.
    None,
}

/// Locks everything from `start` on, waiting for others that have it open; the lock belongs to the
/// open file and ends with it.
///
/// # Errors
/// The file system has no locks, or the descriptor does not allow it.
pub fn lock(file: impl AsFd, how: Lock, start: u64) -> io::Result<()> {
    let kind = match how {
        Lock::Shared => libc::F_RDLCK,
        Lock::Exclusive => libc::F_WRLCK,
        Lock::None => libc::F_UNLCK,
    };
    let range = libc::flock {
        l_type: kind as libc::c_short,
        l_whence: libc::SEEK_SET as libc::c_short,
        l_start: i64::try_from(start).unwrap_or(i64::MAX),
        l_len: 0,
        l_pid: 0,
    };
    loop {
        match fcntl(file.as_fd(), FcntlArg::F_OFD_SETLKW(&range)) {
            Ok(_) => return Ok(()),
            Err(Errno::EINTR) => {}
            Err(error) => return Err(crate::io(error)),
        }
    }
}

/// Makes sure that the first `length` bytes have room on the disk; the file grows if it is shorter.
///
/// # Errors
/// No space, or not a regular file.
pub fn allocate(file: impl AsFd, length: u64) -> io::Result<()> {
    let length = i64::try_from(length).map_err(|_| io::Error::from(io::ErrorKind::FileTooLarge))?;
    if length == 0 {
        return Ok(());
    }
    posix_fallocate(file.as_fd(), 0, length).map_err(crate::io)
}
