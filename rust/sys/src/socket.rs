//! What the kernel still has to do for a TCP socket. Called by `transport::tcp`.

use std::os::fd::{AsFd, AsRawFd};

/// Bytes written to a socket that the machine at the other end has not acknowledged; 0 where the kernel
/// does not tell.
pub fn unacknowledged(socket: impl AsFd) -> usize {
    let mut bytes: libc::c_int = 0;
    // SAFETY: TIOCOUTQ (SIOCOUTQ of tcp(7)) writes one int, and `bytes` lives through the call.
    let outcome = unsafe { libc::ioctl(socket.as_fd().as_raw_fd(), libc::TIOCOUTQ, &raw mut bytes) };
    if outcome == 0 { usize::try_from(bytes).unwrap_or(0) } else { 0 }
}

#[cfg(test)]
mod tests {
    use std::io::{Read, Write};
    use std::net::{TcpListener, TcpStream};

    use super::*;

    #[test]
    fn bytes_count_until_the_other_machine_has_them() {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let mut ours = TcpStream::connect(listener.local_addr().expect("bound")).expect("it listens");
        let (mut theirs, _) = listener.accept().expect("a caller");
        ours.set_nonblocking(true).expect("a socket");
        assert_eq!(unacknowledged(&ours), 0);
        let mut written = 0;
        while let Ok(count) = ours.write(&[1; 65536]) {
            written += count;
        }
        assert!(unacknowledged(&ours) > 0, "the other end has not read {written} bytes");
        let mut read = vec![0; written];
        theirs.read_exact(&mut read).expect("they were sent");
        while unacknowledged(&ours) > 0 {
            std::thread::yield_now();
        }
    }
}
