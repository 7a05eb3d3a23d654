//! Both ends of a socket of the program say something of the same length at once (MPI_Comm_join).

use std::io::{self, ErrorKind};
use std::os::fd::{BorrowedFd, RawFd};

use nix::sys::socket::{self, MsgFlags};

use crate::poll::{Interest, poll};

/// Sends all of `ours` and receives as many bytes as `theirs` has room for, whichever way the
/// descriptor blocks. Waits for the other end; takes nothing beyond, raises no SIGPIPE.
///
/// # Errors
/// `fd` is no connected stream socket, or the other end has closed it.
pub fn exchange(fd: RawFd, ours: &[u8], theirs: &mut [u8]) -> io::Result<()> {
    if fd < 0 {
        return Err(io::Error::from_raw_os_error(libc::EBADF));
    }
    // SAFETY: not -1; if the program has closed it, or does so meanwhile, the calls below fail.
    let borrowed = unsafe { BorrowedFd::borrow_raw(fd) };
    let (mut sent, mut received) = (0, 0);
    while sent < ours.len() || received < theirs.len() {
        let interest = Interest { read: received < theirs.len(), write: sent < ours.len() };
        let ready = poll(&[(borrowed, interest)], None)?[0];
        if ready.write && sent < ours.len() {
            let flags = MsgFlags::MSG_NOSIGNAL | MsgFlags::MSG_DONTWAIT;
            sent += later(socket::send(fd, &ours[sent..], flags))?.unwrap_or(0);
        }
        if ready.read && received < theirs.len() {
            match later(socket::recv(fd, &mut theirs[received..], MsgFlags::MSG_DONTWAIT))? {
                Some(0) => return Err(ErrorKind::UnexpectedEof.into()),
                count => received += count.unwrap_or(0),
            }
        }
    }
    Ok(())
}

/// None where the call would have blocked after all.
fn later(outcome: nix::Result<usize>) -> io::Result<Option<usize>> {
    match outcome.map_err(crate::io) {
        Ok(count) => Ok(Some(count)),
        Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::Interrupted) => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use std::os::fd::AsRawFd;
    use std::os::unix::net::UnixStream;

    use super::*;

    #[test]
    fn both_hear_each_other_however_much_they_say() {
        let (left, right) = UnixStream::pair().expect("a pair of sockets");
        let other = std::thread::spawn(move || {
            let mut heard = vec![0; 1 << 20];
            exchange(right.as_raw_fd(), &vec![2; 1 << 20], &mut heard).map(|()| heard)
        });
        let mut heard = vec![0; 1 << 20];
        exchange(left.as_raw_fd(), &vec![1; 1 << 20], &mut heard).expect("the other end is there");
        assert!(heard.iter().all(|byte| *byte == 2));
        let theirs = other.join().expect("no panic").expect("this end is there");
        assert!(theirs.iter().all(|byte| *byte == 1));
        // The other end is closed by now.
        assert!(exchange(left.as_raw_fd(), &[1], &mut [0]).is_err());
        assert!(exchange(-1, &[], &mut [0]).is_err());
        let file = std::fs::File::open("/dev/null").expect("it exists");
        assert!(exchange(file.as_raw_fd(), &[1], &mut [0]).is_err());
    }
}
