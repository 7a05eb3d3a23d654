//! All sockets of the transport by slot; the slot is the socket's name in the readiness queue.

use std::io;

use mio::event::Source;
use mio::net::TcpStream;
use mio::{Interest, Registry, Token};

use super::connection::Connection;
use super::halfopen::{Answer, Dial};

/// Tokens below this name the listeners, the waker and the doorbell.
pub const FIRST: usize = 16;

/// One socket and what it is doing.
#[derive(Debug)]
pub enum Socket {
    Dial(Box<Dial>),
    Answer(Box<Answer>),
    Open(Box<Connection>),
}

impl Socket {
    fn stream(&mut self) -> &mut TcpStream {
        match self {
            Socket::Dial(dial) => &mut dial.stream,
            Socket::Answer(answer) => &mut answer.stream,
            Socket::Open(connection) => connection.stream(),
        }
    }
}

/// The sockets. A slot is used again after its socket has gone; an event that was meant for the
/// old one then makes us look at the new one in vain, no more.
#[derive(Debug, Default)]
pub struct Sockets {
    slots: Vec<Option<Socket>>,
    free: Vec<usize>,
}

impl Sockets {
    /// Takes `socket` in and asks for its events.
    ///
    /// # Errors
    /// The kernel refuses to watch it.
    pub fn insert(&mut self, registry: &Registry, mut socket: Socket) -> io::Result<usize> {
        let slot = self.free.last().copied().unwrap_or(self.slots.len());
        let interest = Interest::READABLE | Interest::WRITABLE;
        socket.stream().register(registry, Token(slot + FIRST), interest)?;
        if self.free.pop().is_some() {
            self.slots[slot] = Some(socket);
        } else {
            self.slots.push(Some(socket));
        }
        Ok(slot)
    }

    #[inline]
    pub fn get(&mut self, slot: usize) -> Option<&mut Socket> {
        self.slots.get_mut(slot)?.as_mut()
    }

    #[inline]
    pub fn open(&mut self, slot: usize) -> Option<&mut Connection> {
        match self.slots.get_mut(slot) {
            Some(Some(Socket::Open(connection))) => Some(connection),
            _ => None,
        }
    }

    /// The connections that are open.
    pub fn connections(&self) -> impl Iterator<Item = &Connection> {
        self.slots.iter().flatten().filter_map(|socket| match socket {
            Socket::Open(connection) => Some(&**connection),
            Socket::Dial(_) | Socket::Answer(_) => None,
        })
    }

    /// The handshake on `slot` is over: its stream goes on as what `change` makes of it.
    pub fn change(&mut self, slot: usize, change: impl FnOnce(TcpStream) -> Socket) {
        let stream = match self.slots.get_mut(slot).and_then(Option::take) {
            Some(Socket::Dial(dial)) => dial.stream,
            Some(Socket::Answer(answer)) => answer.stream,
            other => {
                if let Some(place) = self.slots.get_mut(slot) {
                    *place = other;
                }
                return;
            }
        };
        self.slots[slot] = Some(change(stream));
    }

    /// Closes a socket, which also ends its events.
    pub fn remove(&mut self, slot: usize) -> Option<Socket> {
        let socket = self.slots.get_mut(slot)?.take()?;
        self.free.push(slot);
        Some(socket)
    }

    /// Slots in use.
    pub fn slots(&self) -> Vec<usize> {
        (0..self.slots.len()).filter(|slot| self.slots[*slot].is_some()).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.free.len() == self.slots.len()
    }
}
