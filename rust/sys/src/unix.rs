//! What unix stream sockets can do beyond the standard library: pass a descriptor with bytes, and say
//! who is at the other end.
//!
//! Called by `launch::stream`, the node agent and the rank's side of the control connection.

use std::io::{self, IoSlice, IoSliceMut};
use std::os::fd::{AsFd, AsRawFd, BorrowedFd, FromRawFd, OwnedFd, RawFd};

use nix::sys::socket::{self, ControlMessage, ControlMessageOwned, MsgFlags, UnixAddr, sockopt};

/// Most descriptors taken from one read; further ones are closed by the kernel.
pub const DESCRIPTORS_MAX: usize = 4;

/// Who opened the other end of a unix socket, as the kernel saw it then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Peer {
    /// Process id.
    pub pid: u32,
    /// Effective user id.
    pub uid: u32,
}

/// The process at the other end of `socket`.
pub fn peer(socket: impl AsFd) -> io::Result<Peer> {
    let seen = socket::getsockopt(&socket, sockopt::PeerCredentials).map_err(crate::io)?;
    Ok(Peer { pid: seen.pid().unsigned_abs(), uid: seen.uid() })
}

/// Writes some of `bytes`, and `descriptor` with the first of them. Answers how many were taken; if it
/// is an error, the descriptor has not been sent either. Never raises SIGPIPE.
pub fn send(socket: impl AsFd, bytes: &[u8], descriptor: Option<BorrowedFd<'_>>) -> io::Result<usize> {
    let raw: Vec<RawFd> = descriptor.iter().map(|fd| fd.as_raw_fd()).collect();
    let rights = [ControlMessage::ScmRights(&raw)];
    let control = if raw.is_empty() { &rights[..0] } else { &rights[..] };
    socket::sendmsg::<UnixAddr>(
        socket.as_fd().as_raw_fd(),
        &[IoSlice::new(bytes)],
        control,
        MsgFlags::MSG_NOSIGNAL,
        None,
    )
    .map_err(crate::io)
}

/// Reads some bytes into `space` and appends descriptors that came with them to `descriptors`.
/// Answers 0 at the end of the stream.
pub fn receive(socket: impl AsFd, space: &mut [u8], descriptors: &mut Vec<OwnedFd>) -> io::Result<usize> {
    let mut control = nix::cmsg_space!([RawFd; DESCRIPTORS_MAX]);
    let mut parts = [IoSliceMut::new(space)];
    let message = socket::recvmsg::<UnixAddr>(
        socket.as_fd().as_raw_fd(),
        &mut parts,
        Some(&mut control),
        MsgFlags::MSG_CMSG_CLOEXEC,
    )
    .map_err(crate::io)?;
    for part in message.cmsgs().map_err(crate::io)? {
        if let ControlMessageOwned::ScmRights(raw) = part {
            // SAFETY: the kernel has just made these descriptors for this process; nobody else owns them.
            descriptors.extend(raw.into_iter().map(|fd| unsafe { OwnedFd::from_raw_fd(fd) }));
        }
    }
    Ok(message.bytes)
}
