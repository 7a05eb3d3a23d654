//! The connections to the launchers of other jobs: the socket where they call, and the lines that are
//! open.
//!
//! Everybody on the machine can connect to it, so that each is checked: same user, and the right pass
//! in time. What is said is up to `partners`. Called by `drive`.

use std::collections::BTreeMap;
use std::io;
use std::os::fd::{AsFd, BorrowedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::net::{SocketAddr, UnixListener, UnixStream};
use std::time::{Duration, Instant};

use p2pmpi_launch::partner::{Contact, MESSAGE_MAX, Message};
use p2pmpi_launch::stream::{Filled, Inbox, Outbox, connect_abstract};
use p2pmpi_sys::poll::Interest;
use p2pmpi_sys::{host, unix};

use super::supervisor::Supervisor;

/// How long the other end may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(10);

/// Connections at most whose other end has not said so; the oldest makes room.
const GUESTS_MAX: usize = 64;

/// Bytes that may wait for a launcher that does not read; above this its connection is closed.
const OUTBOX_MAX: usize = 8 << 20;

/// One connection.
#[derive(Debug)]
struct Line {
    socket: UnixStream,
    inbox: Inbox,
    outbox: Outbox,
    /// It must be let in by then; none once it was.
    until: Option<Instant>,
}

/// All connections.
#[derive(Debug, Default)]
pub struct Door {
    listener: Option<UnixListener>,
    /// Opening it was tried.
    tried: bool,
    lines: BTreeMap<usize, Line>,
    /// Number of the next connection; none is used twice.
    next: usize,
}

/// What a watched descriptor belongs to.
#[derive(Clone, Copy, Debug)]
pub enum Watched {
    /// Somebody calls.
    Listener,
    /// The connection of this number.
    Line(usize),
}

impl Door {
    /// Does what the supervisor wants: opens the door, calls, speaks, closes.
    pub fn serve(&mut self, job: &mut Supervisor, now: Instant) {
        if let Some(name) = job.partners().door().filter(|_| !self.tried) {
            self.tried = true;
            match listen(name) {
                Ok(listener) => self.listener = Some(listener),
                Err(error) => job.on_no_door(&error.to_string()),
            }
        }
        while let Some(contact) = job.partners().next_call() {
            match call(&contact) {
                Ok(socket) => {
                    let line = self.insert(socket, now);
                    job.on_called(line, &contact);
                }
                Err(error) => job.on_not_called(&contact, &error.to_string()),
            }
        }
        while let Some((line, message)) = job.partners().said.pop_front() {
            self.tell(line, &message);
        }
        let late = |line: &Line| line.until.is_some_and(|until| until <= now);
        let over = |line: &Line| late(line) || line.outbox.bytes() > OUTBOX_MAX;
        let over: Vec<usize> = self.lines.iter().filter(|(_, line)| over(line)).map(|(id, _)| *id).collect();
        for line in over.into_iter().chain(std::mem::take(&mut job.partners().closed)) {
            self.close(job, line, now);
        }
    }

    /// When to come again.
    pub fn deadline(&self) -> Option<Instant> {
        self.lines.values().filter_map(|line| line.until).min()
    }

    /// What to wait for.
    pub fn watched(&self) -> impl Iterator<Item = (Watched, BorrowedFd<'_>, Interest)> {
        let listener = self.listener.iter();
        let listener = listener.map(|listener| (Watched::Listener, listener.as_fd(), Interest::READ));
        listener.chain(self.lines.iter().map(|(id, line)| {
            let interest = Interest { read: true, write: line.outbox.bytes() > 0 };
            (Watched::Line(*id), line.socket.as_fd(), interest)
        }))
    }

    /// Something can be done there.
    pub fn on_ready(&mut self, job: &mut Supervisor, what: Watched, ready: Interest, now: Instant) {
        match what {
            Watched::Listener => self.admit(job, now),
            Watched::Line(line) => {
                if ready.write {
                    self.flush(line);
                }
                if ready.read {
                    self.read(job, line, now);
                }
            }
        }
    }

    fn insert(&mut self, socket: UnixStream, now: Instant) -> usize {
        let (inbox, outbox) = (Inbox::new(MESSAGE_MAX), Outbox::new(MESSAGE_MAX));
        self.lines.insert(self.next, Line { socket, inbox, outbox, until: Some(now + PATIENCE) });
        self.next += 1;
        self.next - 1
    }

    fn admit(&mut self, job: &mut Supervisor, now: Instant) {
        // Out of descriptors, or a caller that left again: look later.
        while let Some(Ok((socket, _))) = self.listener.as_ref().map(UnixListener::accept) {
            if !is_ours(&socket) || socket.set_nonblocking(true).is_err() {
                continue;
            }
            let guests = self.lines.iter().filter(|(_, line)| line.until.is_some());
            let guests: Vec<usize> = guests.map(|(id, _)| *id).collect();
            if let Some(oldest) = guests.first().filter(|_| guests.len() >= GUESTS_MAX) {
                self.close(job, *oldest, now);
            }
            self.insert(socket, now);
        }
    }

    fn tell(&mut self, line: usize, message: &Message) {
        if let Some(open) = self.lines.get_mut(&line) {
            if open.outbox.push(message, None).is_err() {
                // Too long for one message: the other end would wait for it in vain.
                open.until = Some(Instant::now());
            }
            self.flush(line);
        }
    }

    /// Sends what waits. A broken connection is seen by the next read.
    fn flush(&mut self, line: usize) {
        if let Some(line) = self.lines.get_mut(&line) {
            let _ = line.outbox.flush(&line.socket);
        }
    }

    fn read(&mut self, job: &mut Supervisor, id: usize, now: Instant) {
        let Some(line) = self.lines.get_mut(&id) else { return };
        let ended = !matches!(line.inbox.fill(&line.socket), Ok(Filled::Some | Filled::Nothing));
        loop {
            let sound = match line.inbox.take::<Message>() {
                Ok(Some(message)) => job.on_line(id, message, now),
                Ok(None) if !ended => return,
                _ => false,
            };
            if !sound {
                // It has ended, or says what nobody may say.
                return self.close(job, id, now);
            }
            line.until = None;
        }
    }

    fn close(&mut self, job: &mut Supervisor, line: usize, now: Instant) {
        if self.lines.remove(&line).is_some() {
            job.on_line_closed(line, now);
        }
    }
}

fn listen(name: &str) -> io::Result<UnixListener> {
    if name.is_empty() {
        return Err(io::Error::other("the kernel gives no random bytes"));
    }
    let listener = UnixListener::bind_addr(&SocketAddr::from_abstract_name(name)?)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}

fn call(contact: &Contact) -> io::Result<UnixStream> {
    let socket = connect_abstract(&contact.door)?;
    if !is_ours(&socket) {
        return Err(io::Error::other("it belongs to another user"));
    }
    socket.set_nonblocking(true)?;
    Ok(socket)
}

/// Whether the other end belongs to this user.
fn is_ours(socket: &UnixStream) -> bool {
    unix::peer(socket).is_ok_and(|peer| peer.uid == host::user())
}
