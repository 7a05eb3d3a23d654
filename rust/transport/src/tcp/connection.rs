//! One open connection: frames out with back-pressure, bytes in. Knows nothing of other
//! connections; `super` decides when to read and write.

use std::io::{self, Read, Write};

use mio::net::TcpStream;
use p2pmpi_sys::socket;
use p2pmpi_wire::Header;

use super::decoder::Decoder;
use crate::Peer;

/// Most bytes of one data frame: small enough to stay in a core's cache on its way to the kernel.
pub const PIECE: u64 = 256 << 10;
/// Frames are taken while fewer bytes than this wait for the kernel.
const UNSENT_MAX: usize = 128 << 10;
/// A buffer that grew beyond this is given back when it is empty.
const KEEP: usize = 4 << 10;

/// What became of an offered frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offered {
    /// Taken, with this many bytes of payload.
    Taken(u64),
    /// Not taken.
    Busy,
}

/// One open connection.
#[derive(Debug)]
pub struct Connection {
    stream: TcpStream,
    pub peer: Peer,
    pub decoder: Decoder,
    /// The beginning of a frame whose end has not arrived.
    pub partial: Vec<u8>,
    /// Bytes that were taken and that the kernel has no room for, from `sent` on.
    unsent: Vec<u8>,
    sent: usize,
    /// The kernel took the last write whole, or said that there is room again.
    pub writable: bool,
    /// Bytes may be waiting in the kernel.
    pub readable: bool,
    /// The peer has said that it writes no more: read until the end of the stream.
    pub finishing: bool,
    /// In the queue of connections to read.
    pub queued: bool,
    /// Why writing failed; what the peer sent before is still read.
    pub broken: Option<String>,
    pub close_sent: bool,
    pub close_received: bool,
}

impl Connection {
    /// A connection whose handshake is over.
    pub fn new(stream: TcpStream, peer: Peer) -> Connection {
        Connection {
            stream,
            peer,
            decoder: Decoder::default(),
            partial: Vec::new(),
            unsent: Vec::new(),
            sent: 0,
            writable: true,
            readable: true,
            finishing: false,
            queued: false,
            broken: None,
            close_sent: false,
            close_received: false,
        }
    }

    pub fn stream(&mut self) -> &mut TcpStream {
        &mut self.stream
    }

    /// Bytes wait for the kernel.
    pub fn has_unsent(&self) -> bool {
        self.sent < self.unsent.len()
    }

    /// Something that was taken is not with the peer's machine, and may still get there.
    pub fn is_undelivered(&self) -> bool {
        self.broken.is_none() && (self.has_unsent() || socket::unacknowledged(&self.stream) > 0)
    }

    /// Offers one frame; `header` gives the payload that is wanted, `stage` is scratch memory.
    #[inline]
    pub fn offer(
        &mut self,
        header: &Header,
        mut fill: impl FnMut(u64, &mut [u8]),
        stage: &mut [u8],
    ) -> Offered {
        if !self.writable || self.has_unsent() || self.close_sent {
            return self.offer_later(header, fill);
        }
        let (header, payload) = limited(header);
        let frame = &mut stage[..Header::SIZE + payload as usize];
        frame[..Header::SIZE].copy_from_slice(&header.emit());
        if payload > 0 {
            fill(0, &mut frame[Header::SIZE..]);
        }
        match self.write(frame) {
            // Nothing left, so nothing was promised: the caller keeps the frame.
            0 => Offered::Busy,
            written => {
                self.unsent.extend_from_slice(&frame[written..]);
                Offered::Taken(payload)
            }
        }
    }

    /// The kernel has no room: a few small frames are kept, so that answers are not held up.
    #[cold]
    fn offer_later(&mut self, header: &Header, mut fill: impl FnMut(u64, &mut [u8])) -> Offered {
        let payload = header.payload();
        let waiting = self.unsent.len() - self.sent;
        let room = waiting > 0 && waiting as u64 + payload < UNSENT_MAX as u64;
        if matches!(header, Header::Data { .. }) || !room || self.broken.is_some() || self.close_sent {
            return Offered::Busy;
        }
        let start = self.unsent.len() + Header::SIZE;
        self.unsent.extend_from_slice(&header.emit());
        self.unsent.resize(start + payload as usize, 0);
        fill(0, &mut self.unsent[start..]);
        Offered::Taken(payload)
    }

    /// Writes what it can; returns the bytes taken by the kernel and notes when it has no room.
    fn write(&mut self, bytes: &[u8]) -> usize {
        loop {
            match self.stream.write(bytes) {
                Ok(written) => {
                    self.writable = written == bytes.len();
                    return written;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => {
                    self.writable = false;
                    if error.kind() != io::ErrorKind::WouldBlock {
                        self.broken = Some(format!("writing to the peer failed: {error}"));
                        (self.readable, self.finishing) = (true, true);
                    }
                    return 0;
                }
            }
        }
    }

    /// Gives the kernel what waits for it. Returns true when nothing waits any more.
    pub fn flush(&mut self) -> bool {
        while self.has_unsent() && self.writable && self.broken.is_none() {
            let unsent = std::mem::take(&mut self.unsent);
            self.sent += self.write(&unsent[self.sent..]);
            self.unsent = unsent;
        }
        if self.has_unsent() {
            return self.broken.is_some();
        }
        self.sent = 0;
        self.unsent.clear();
        if self.unsent.capacity() > KEEP {
            self.unsent = Vec::new();
        }
        true
    }

    /// Sends the last frame of this connection, if nothing waits before it. Returns true once it
    /// is with the kernel.
    pub fn close(&mut self, epoch: u64) -> bool {
        if !self.flush() {
            return false;
        }
        if !self.close_sent && self.broken.is_none() {
            let mut stage = [0; Header::SIZE];
            let offered = self.offer(&Header::Close { epoch }, |_, _| {}, &mut stage);
            self.close_sent = offered != Offered::Busy;
        }
        self.close_sent && self.flush()
    }

    /// Reads once, behind the beginning of a frame that arrived before. `None`: nothing is there.
    /// `Some(0)`: the stream is over.
    ///
    /// # Errors
    /// The connection broke.
    #[inline]
    pub fn read(&mut self, inbox: &mut [u8]) -> io::Result<Option<usize>> {
        let kept = self.partial.len();
        loop {
            match self.stream.read(&mut inbox[kept..]) {
                Ok(count) => {
                    // A short read has emptied the kernel's buffer, and whatever comes next is a
                    // new event; except the end of the stream when it was announced before.
                    self.readable = count == inbox.len() - kept || self.finishing;
                    if count == 0 {
                        return Ok(Some(0));
                    }
                    inbox[..kept].copy_from_slice(&self.partial);
                    self.partial.clear();
                    return Ok(Some(kept + count));
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {
                    self.readable = false;
                    return Ok(None);
                }
                Err(error) => return Err(error),
            }
        }
    }

    /// Keeps the beginning of a frame until the rest arrives.
    #[inline]
    pub fn keep(&mut self, beginning: &[u8]) {
        if self.partial.capacity() > KEEP && beginning.len() <= KEEP {
            self.partial = Vec::new();
        }
        self.partial.extend_from_slice(beginning);
    }
}

/// The frame as it will be sent: data in pieces.
#[inline]
fn limited(header: &Header) -> (Header, u64) {
    match *header {
        Header::Data { receiver, offset, length } if length > PIECE => {
            (Header::Data { receiver, offset, length: PIECE }, PIECE)
        }
        header => (header, header.payload()),
    }
}
