//! Waking a process of this node that sleeps on descriptors rather than on its word in the arena.
//!
//! A process that also has sockets to watch cannot sleep on a futex. It binds a datagram socket in
//! the abstract namespace, whose name only those who share the arena know, and says "on
//! descriptors" in the arena; whoever has something for it sends one datagram. Datagrams mean
//! nothing: they only end a sleep. Called by `shm`.

use std::io::{self, ErrorKind};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixDatagram};

/// The datagram socket of this process.
#[derive(Debug)]
pub struct Doorbell {
    socket: UnixDatagram,
}

/// The abstract name that goes with the number a process has drawn (`Endpoint::proof_of`).
fn name(proof: u64) -> io::Result<SocketAddr> {
    SocketAddr::from_abstract_name(format!("p2pmpi-bell-{proof:016x}"))
}

impl Doorbell {
    /// Binds the socket of the process that has drawn `proof`.
    ///
    /// # Errors
    /// The kernel's; the name is taken only if another process knows the number.
    pub fn open(proof: u64) -> io::Result<Doorbell> {
        let socket = UnixDatagram::bind_addr(&name(proof)?)?;
        socket.set_nonblocking(true)?;
        Ok(Doorbell { socket })
    }

    /// Rings the bell of the process that has drawn `proof`. A full queue is as good as rung, and a
    /// process that is gone needs no waking.
    pub fn ring(&self, proof: u64) {
        if let Ok(name) = name(proof) {
            let _ = self.socket.send_to_addr(&[0], &name);
        }
    }

    /// Takes away what has been rung so far. Returns true if there was something.
    pub fn silence(&self) -> bool {
        let mut rung = false;
        let mut space = [0; 1];
        loop {
            match self.socket.recv(&mut space) {
                Ok(_) => rung = true,
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => return rung,
            }
        }
    }
}

impl AsFd for Doorbell {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_is_heard_once() {
        let proof = u64::from(std::process::id()) << 32 | 17;
        let bell = Doorbell::open(proof).expect("the name is free");
        let other = Doorbell::open(proof + 1).expect("the name is free");
        assert!(Doorbell::open(proof).is_err(), "a name belongs to one process");
        assert!(!bell.silence());
        for _ in 0..1000 {
            other.ring(proof);
        }
        assert!(bell.silence());
        assert!(!bell.silence());
        other.ring(proof + 2);
    }
}
