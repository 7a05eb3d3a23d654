//! Middleware that writes one line per frame, for people.
//!
//! ```text
//!     0.001234 try_send 0 -> 1 Eager { envelope: Envelope { context: 1, ... } }
//!     0.001301 on_frame 0 <- 1 Matched { sender: Token { slot: 3, generation: 1 } }
//! ```
//! Seconds since the link was opened; what happens, in the words of the path of a message
//! (ARCHITECTURE); this process and the other; the header. Wrapped around the links by `links` when
//! P2PMPI_TRACE is set.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::os::fd::{OwnedFd, RawFd};
use std::path::Path;
use std::time::{Duration, Instant};

use p2pmpi_wire::{Header, Token};

use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// A link whose frames are written down.
#[derive(Debug)]
pub struct Trace<L> {
    inner: L,
    log: Option<Log>,
}

#[derive(Debug)]
struct Log {
    file: File,
    me: Peer,
    since: Instant,
}

impl Log {
    /// One write per line, so that nothing is missing when the process is killed.
    fn line(&mut self, what: &str, peer: Peer, arrow: &str, rest: impl Display) {
        let line = format!(
            "{:12.6} {what} {} {arrow} {} {rest}\n",
            self.since.elapsed().as_secs_f64(),
            self.me.0,
            peer.0
        );
        // A full disk ends the trace, not the program.
        let _ = self.file.write_all(line.as_bytes());
    }
}

impl<L> Trace<L> {
    /// Wraps `inner`, the links of process `me`, and writes to `PREFIX.INDEX`; without a prefix
    /// nothing is written.
    ///
    /// # Errors
    /// The file cannot be made.
    pub fn new(inner: L, me: Peer, prefix: Option<&Path>) -> io::Result<Trace<L>> {
        let open = |prefix: &Path| {
            let mut name = prefix.as_os_str().to_owned();
            name.push(format!(".{}", me.0));
            let file = File::create(&name).map_err(|error| {
                io::Error::new(error.kind(), format!("P2PMPI_TRACE: {}: {error}", name.display()))
            })?;
            Ok::<_, io::Error>(Log { file, me, since: Instant::now() })
        };
        Ok(Trace { inner, log: prefix.map(open).transpose()? })
    }

    /// The wrapped link.
    pub fn inner(&self) -> &L {
        &self.inner
    }

    /// The wrapped link.
    pub fn inner_mut(&mut self) -> &mut L {
        &mut self.inner
    }

    fn note(&mut self, what: &str, peer: Peer, arrow: &str, rest: impl Display) {
        if let Some(log) = &mut self.log {
            log.line(what, peer, arrow, rest);
        }
    }
}

/// Stands between the wrapped link and the real sink.
struct Witness<'a, S> {
    log: &'a mut Option<Log>,
    sink: &'a mut S,
}

impl<S: Sink> Sink for Witness<'_, S> {
    fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
        if let Some(log) = self.log {
            log.line("on_frame", peer, "<-", format_args!("{header:?}"));
        }
        self.sink.on_frame(peer, header, payload);
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        if let Some(log) = self.log {
            log.line("on_lost", peer, "<-", &why);
        }
        self.sink.on_lost(peer, why);
    }
}

impl<L: Link> Link for Trace<L> {
    fn caps(&self, peer: Peer) -> Caps {
        self.inner.caps(peer)
    }

    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        let taken = self.inner.try_send(peer, header, fill);
        match &taken {
            Ok(taken) if *taken < header.payload() => {
                self.note("try_send", peer, "->", format_args!("{header:?}: {taken} bytes of it"));
            }
            Ok(_) => self.note("try_send", peer, "->", format_args!("{header:?}")),
            // Offered again and again; the last time counts.
            Err(Refused::Busy | Refused::NoRoute) => {}
            Err(refused) => self.note("try_send", peer, "->", format_args!("{header:?}: {refused}")),
        }
        taken
    }

    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        self.inner.poll(&mut Witness { log: &mut self.log, sink }, budget)
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        self.inner.expose(token, address, length)
    }

    fn conceal(&mut self, token: Token) {
        self.inner.conceal(token);
    }

    fn has_unsent(&self) -> bool {
        self.inner.has_unsent()
    }

    fn undelivered(&self) -> Vec<Peer> {
        self.inner.undelivered()
    }

    fn depart(&mut self) {
        self.inner.depart();
        if let Some(log) = &mut self.log {
            log.line("depart", log.me, "--", format_args!(""));
        }
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        let outcome = self.inner.single_copy_read(peer, token, offset, into);
        let length = into.len();
        self.note("single_copy_read", peer, "<-", format_args!("{token:?} offset {offset} length {length}"));
        outcome
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        let closed = self.inner.quiesce(epoch);
        if closed && let Some(log) = &mut self.log {
            log.line("quiesce", log.me, "--", format_args!("epoch {epoch}"));
        }
        closed
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        let addresses = self.inner.reconnect(arena)?;
        if let Some(log) = &mut self.log {
            log.line("reconnect", log.me, "--", format_args!("{addresses:?}"));
        }
        Ok(addresses)
    }

    fn part(&mut self, peer: Peer) {
        self.inner.part(peer);
    }

    fn is_open(&self, peer: Peer) -> bool {
        self.inner.is_open(peer)
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        self.note("set_route", peer, "->", format_args!("epoch {epoch} {addresses:?}"));
        self.inner.set_route(peer, addresses, epoch);
    }

    fn arm(&mut self) -> bool {
        self.inner.arm()
    }

    fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        self.inner.arm_descriptors()
    }

    fn disarm(&mut self) {
        self.inner.disarm();
    }

    fn waker(&self) -> Waker {
        self.inner.waker()
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        self.inner.sleep(limit);
    }
}
