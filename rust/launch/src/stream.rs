//! Messages over a socket: blocking for the rank's agent thread and for tools, nonblocking in two
//! halves ([`Inbox`], [`Outbox`]) for event loops.
//!
//! Knows when a descriptor travels with a message, and bounds what waits on either side. It does not
//! know what the messages mean.

use std::collections::VecDeque;
use std::io;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::os::unix::net::UnixStream;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Error;
use crate::codec::{self, Decoder};

/// Bytes read at once.
const CHUNK: usize = 64 * 1024;

/// Descriptors that may wait to be claimed by the messages that announce them.
const DESCRIPTORS_MAX: usize = 4;

/// Both directions of a unix stream socket, blocking.
#[derive(Debug)]
pub struct Connection {
    socket: UnixStream,
    inbox: Inbox,
    limit: usize,
}

impl Connection {
    /// Over a blocking socket, with values of at most `limit` bytes.
    pub fn new(socket: UnixStream, limit: usize) -> Self {
        Self { socket, inbox: Inbox::new(limit), limit }
    }

    /// Sends one message whole.
    pub fn send<T: Serialize>(&mut self, message: &T) -> Result<(), Error> {
        let bytes = codec::encode(message, self.limit)?;
        let mut rest = &bytes[..];
        while !rest.is_empty() {
            match p2pmpi_sys::unix::send(&self.socket, rest, None) {
                Ok(count) => rest = &rest[count..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Waits for the next message; none at an end of the stream between two messages.
    pub fn receive<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Error> {
        loop {
            if let Some(message) = self.inbox.take()? {
                return Ok(Some(message));
            }
            match self.inbox.fill(&self.socket)? {
                Filled::End => return Ok(None),
                Filled::Some | Filled::Nothing => {}
            }
        }
    }

    /// The descriptor that came with the message received last.
    pub fn take_descriptor(&mut self) -> Result<OwnedFd, Error> {
        self.inbox.take_descriptor()
    }

    /// The socket and what has arrived, for a reader that waits for other things too.
    pub fn into_parts(self) -> (UnixStream, Inbox) {
        (self.socket, self.inbox)
    }

    /// The socket, to wait for it or to set its time limits.
    pub fn socket(&self) -> &UnixStream {
        &self.socket
    }
}

/// What a read brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// Bytes; messages may be complete now.
    Some,
    /// Nothing for the moment.
    Nothing,
    /// The other side has closed, between two messages.
    End,
}

/// The reading half.
#[derive(Debug)]
pub struct Inbox {
    decoder: Decoder,
    descriptors: VecDeque<OwnedFd>,
}

impl Inbox {
    /// For values of at most `limit` bytes.
    pub fn new(limit: usize) -> Self {
        Self { decoder: Decoder::new(limit), descriptors: VecDeque::new() }
    }

    /// Reads once. Take every message with [`Inbox::take`] before the next call.
    pub fn fill(&mut self, socket: impl AsFd) -> Result<Filled, Error> {
        let mut space = [0; CHUNK];
        let mut arrived = Vec::new();
        let count = match p2pmpi_sys::unix::receive(socket, &mut space, &mut arrived) {
            Ok(count) => count,
            Err(error) => {
                return match error.kind() {
                    io::ErrorKind::WouldBlock | io::ErrorKind::Interrupted => Ok(Filled::Nothing),
                    io::ErrorKind::ConnectionReset if !self.decoder.in_message() => Ok(Filled::End),
                    _ => Err(error.into()),
                };
            }
        };
        self.descriptors.extend(arrived);
        self.descriptors.truncate(DESCRIPTORS_MAX);
        if count == 0 {
            return if self.decoder.in_message() { Err(Error::Truncated) } else { Ok(Filled::End) };
        }
        self.decoder.feed(&space[..count]);
        Ok(Filled::Some)
    }

    /// The next whole message that has arrived.
    pub fn take<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Error> {
        self.decoder.take()
    }

    /// The oldest descriptor that has arrived and was not taken.
    pub fn take_descriptor(&mut self) -> Result<OwnedFd, Error> {
        self.descriptors.pop_front().ok_or(Error::NoDescriptor)
    }

    /// Whether part of a message has arrived and the rest has not.
    pub fn in_message(&self) -> bool {
        self.decoder.in_message()
    }
}

/// The writing half: messages wait here until the socket takes them.
#[derive(Debug)]
pub struct Outbox {
    limit: usize,
    waiting: VecDeque<(Vec<u8>, Option<OwnedFd>)>,
    written: usize,
    bytes: usize,
}

impl Outbox {
    /// For values of at most `limit` bytes.
    pub fn new(limit: usize) -> Self {
        Self { limit, waiting: VecDeque::new(), written: 0, bytes: 0 }
    }

    /// Queues a message, and a descriptor that goes with it.
    pub fn push<T: Serialize>(&mut self, message: &T, descriptor: Option<OwnedFd>) -> Result<(), Error> {
        let bytes = codec::encode(message, self.limit)?;
        self.bytes += bytes.len();
        self.waiting.push_back((bytes, descriptor));
        Ok(())
    }

    /// Bytes that wait. The owner of the loop stops producing above its own bound.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Writes until all is gone (true) or the socket takes no more (false).
    pub fn flush(&mut self, socket: impl AsFd) -> Result<bool, Error> {
        while let Some((bytes, descriptor)) = self.waiting.front() {
            let first = descriptor.as_ref().filter(|_| self.written == 0);
            let sent = p2pmpi_sys::unix::send(&socket, &bytes[self.written..], first.map(AsFd::as_fd));
            match sent {
                Ok(count) => self.advance(count),
                Err(error) => match error.kind() {
                    io::ErrorKind::WouldBlock => return Ok(false),
                    io::ErrorKind::Interrupted => {}
                    _ => return Err(error.into()),
                },
            }
        }
        Ok(true)
    }

    fn advance(&mut self, count: usize) {
        self.written += count;
        self.bytes -= count;
        if self.waiting.front().is_some_and(|(bytes, _)| self.written == bytes.len()) {
            self.waiting.pop_front();
            self.written = 0;
        }
    }
}

/// A connected pair of sockets, both closing on exec: one for a child, one kept.
pub fn pair() -> io::Result<(UnixStream, UnixStream)> {
    UnixStream::pair()
}

/// Connects to a listener in the abstract namespace.
pub fn connect_abstract(name: &str) -> io::Result<UnixStream> {
    use std::os::linux::net::SocketAddrExt;
    UnixStream::connect_addr(&std::os::unix::net::SocketAddr::from_abstract_name(name)?)
}

/// Borrowed for a poll call.
impl AsFd for Connection {
    fn as_fd(&self) -> BorrowedFd<'_> {
        self.socket.as_fd()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rank::{MESSAGE_MAX, ToAgent, ToRank};
    use std::io::{Read, Write};

    #[test]
    fn a_descriptor_arrives_with_its_message() {
        let (ours, theirs) = pair().unwrap();
        let (mut reader, writer) = std::io::pipe().unwrap();
        let mut outbox = Outbox::new(MESSAGE_MAX);
        outbox.push(&ToRank::Quiesce { epoch: 1 }, None).unwrap();
        outbox.push(&ToRank::Resume { epoch: 1, arena: true }, Some(writer.into())).unwrap();
        assert!(outbox.flush(&ours).unwrap());
        drop(outbox);
        let mut rank = Connection::new(theirs, MESSAGE_MAX);
        assert_eq!(rank.receive().unwrap(), Some(ToRank::Quiesce { epoch: 1 }));
        assert_eq!(rank.receive().unwrap(), Some(ToRank::Resume { epoch: 1, arena: true }));
        std::fs::File::from(rank.take_descriptor().unwrap()).write_all(b"through").unwrap();
        assert!(matches!(rank.take_descriptor(), Err(Error::NoDescriptor)));
        let mut seen = String::new();
        reader.read_to_string(&mut seen).unwrap();
        assert_eq!(seen, "through");
    }

    #[test]
    fn an_outbox_keeps_what_the_socket_does_not_take() {
        let (ours, theirs) = pair().unwrap();
        ours.set_nonblocking(true).unwrap();
        let mut outbox = Outbox::new(MESSAGE_MAX);
        let long = ToAgent::Abort { code: 1, message: "x".repeat(MESSAGE_MAX - 100) };
        for _ in 0..4 {
            outbox.push(&long, None).unwrap();
        }
        assert!(!outbox.flush(&ours).unwrap());
        assert!(outbox.bytes() > MESSAGE_MAX);
        let reader = std::thread::spawn(move || {
            let mut agent = Connection::new(theirs, MESSAGE_MAX);
            let mut count = 0;
            while let Some(message) = agent.receive::<ToAgent>().unwrap() {
                assert!(matches!(message, ToAgent::Abort { code: 1, .. }));
                count += 1;
            }
            count
        });
        ours.set_nonblocking(false).unwrap();
        assert!(outbox.flush(&ours).unwrap());
        drop(ours);
        assert_eq!(reader.join().unwrap(), 4);
        assert_eq!(outbox.bytes(), 0);
    }

    #[test]
    fn an_end_inside_a_message_is_told_from_one_between() {
        let (mut ours, theirs) = pair().unwrap();
        let bytes = codec::encode(&ToAgent::Initialized, MESSAGE_MAX).unwrap();
        ours.write_all(&bytes).unwrap();
        ours.write_all(&bytes[..3]).unwrap();
        drop(ours);
        let mut agent = Connection::new(theirs, MESSAGE_MAX);
        assert_eq!(agent.receive().unwrap(), Some(ToAgent::Initialized));
        assert!(matches!(agent.receive::<ToAgent>(), Err(Error::Truncated)));
    }
}
