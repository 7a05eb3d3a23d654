//! Where ranks join: a listener in the abstract namespace, and the connections that have not yet said
//! who they are. Anyone on the machine can connect to it, so that each is checked: same user, right
//! process and token, in time, few at once.

use std::io;
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::time::{Duration, Instant};

use p2pmpi_launch::rank::{MESSAGE_MAX, ToAgent};
use p2pmpi_launch::stream::{Filled, Inbox};
use p2pmpi_sys::unix::Peer;

/// How long a connection may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection that has not joined.
#[derive(Debug)]
struct Guest {
    key: u64,
    socket: UnixStream,
    pid: u32,
    inbox: Inbox,
    until: Instant,
}

/// What a guest has shown.
#[derive(Debug)]
pub enum Shown {
    /// Nothing whole yet.
    Nothing,
    /// Its first message was a Join; the guest has left the lobby.
    Join {
        /// Index of the process that it says it is.
        process: u32,
        /// Its proof.
        token: [u8; 32],
        /// Its process id, which the kernel vouches for.
        pid: u32,
        /// Its socket, nonblocking.
        socket: UnixStream,
        /// What it has sent after the Join.
        inbox: Inbox,
    },
    /// It is no rank of ours; the guest has left the lobby. None if it merely went away.
    Refused(Option<(UnixStream, String)>),
}

/// The listener and those who wait.
#[derive(Debug)]
pub struct Lobby {
    listener: UnixListener,
    name: String,
    guests: Vec<Guest>,
    most: usize,
    next: u64,
}

impl Lobby {
    /// Listens under a name that nobody can guess; at most `most` guests wait at once.
    pub fn open(most: usize) -> io::Result<Self> {
        let mut random = [0; 12];
        p2pmpi_sys::host::random(&mut random)?;
        let name = format!("p2pmpi-{}", hex(&random));
        let listener = UnixListener::bind_addr(&SocketAddr::from_abstract_name(&name)?)?;
        listener.set_nonblocking(true)?;
        Ok(Self { listener, name, guests: Vec::new(), most, next: 0 })
    }

    /// The listener, to be watched.
    pub fn listener(&self) -> &UnixListener {
        &self.listener
    }

    /// Its name in the abstract namespace.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Takes one connection; answers its key and socket to be watched. None when no more wait. Another
    /// user's connection is closed here.
    pub fn accept(&mut self, user: u32) -> io::Result<Option<(u64, &UnixStream)>> {
        loop {
            let socket = match self.listener.accept() {
                Ok((socket, _)) => socket,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => continue,
                Err(error) => return Err(error),
            };
            let pid = match p2pmpi_sys::unix::peer(&socket) {
                Ok(Peer { uid, pid }) if uid == user || uid == 0 => pid,
                _ => continue,
            };
            socket.set_nonblocking(true)?;
            if self.guests.len() >= self.most {
                self.guests.remove(0);
            }
            let key = self.next;
            self.next = (self.next + 1) & 0xffff_ffff;
            self.guests.push(Guest {
                key,
                socket,
                pid,
                inbox: Inbox::new(MESSAGE_MAX),
                until: Instant::now() + PATIENCE,
            });
            return Ok(self.guests.last().map(|guest| (guest.key, &guest.socket)));
        }
    }

    /// Reads from the guest with this key.
    pub fn read(&mut self, key: u64) -> Shown {
        let Some(index) = self.guests.iter().position(|guest| guest.key == key) else {
            return Shown::Nothing;
        };
        let guest = &mut self.guests[index];
        let first = match guest.inbox.fill(&guest.socket) {
            Ok(Filled::End) => {
                self.guests.remove(index);
                return Shown::Refused(None);
            }
            Ok(_) => guest.inbox.take::<ToAgent>(),
            Err(error) => Err(error),
        };
        let refuse = |guest: Guest, why: String| Shown::Refused(Some((guest.socket, why)));
        match first {
            Ok(None) => Shown::Nothing,
            Ok(Some(ToAgent::Join { process, token, pid: _ })) => {
                let Guest { socket, inbox, pid, .. } = self.guests.remove(index);
                Shown::Join { process, token, pid, socket, inbox }
            }
            Ok(Some(_)) => refuse(self.guests.remove(index), "the first message must be Join".to_owned()),
            Err(error) => refuse(self.guests.remove(index), error.to_string()),
        }
    }

    /// Closes the connections of guests that have said nothing for too long; answers when to look again.
    pub fn expire(&mut self, now: Instant) -> Option<Instant> {
        self.guests.retain(|guest| guest.until > now);
        self.guests.iter().map(|guest| guest.until).min()
    }
}

/// Lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_launch::codec::encode;
    use p2pmpi_launch::stream::connect_abstract;
    use std::io::{Read, Write};

    fn user() -> u32 {
        p2pmpi_sys::host::user()
    }

    #[test]
    fn a_silent_guest_is_sent_away_in_time() {
        let mut lobby = Lobby::open(4).unwrap();
        let mut guest = connect_abstract(lobby.name()).unwrap();
        assert!(lobby.accept(user()).unwrap().is_some());
        let until = lobby.expire(Instant::now()).expect("somebody waits");
        assert_eq!(lobby.expire(until), None);
        assert_eq!(guest.read(&mut [0]).unwrap(), 0, "the connection was not closed");
    }

    #[test]
    fn a_full_lobby_loses_the_one_that_waited_longest() {
        let mut lobby = Lobby::open(2).unwrap();
        let mut guests: Vec<UnixStream> = (0..3).map(|_| connect_abstract(lobby.name()).unwrap()).collect();
        let mut last = 0;
        while let Some((key, _)) = lobby.accept(user()).unwrap() {
            last = key;
        }
        assert_eq!(guests[0].read(&mut [0]).unwrap(), 0);
        let join = ToAgent::Join { process: 1, token: [2; 32], pid: 3 };
        guests[2].write_all(&encode(&join, MESSAGE_MAX).unwrap()).unwrap();
        let Shown::Join { process: 1, token, pid, .. } = lobby.read(last) else { panic!("no Join") };
        assert_eq!((token, pid), ([2; 32], std::process::id()), "the kernel knows the process id better");
    }
}
