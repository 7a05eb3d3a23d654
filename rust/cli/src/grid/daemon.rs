//! The conversation with the daemon of this peer about one job: from Submit to Ready, what it sees
//! while the ranks run, bringing result files back, the end.

use std::os::fd::AsFd;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::{Duration, Instant};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::control::{self, FromPeer, JobHost, MESSAGE_MAX, Submit, ToPeer};
use p2pmpi_launch::stream::{Connection, Filled, Inbox};
use p2pmpi_sys::poll::{Interest, poll};
use p2pmpi_sys::signal::Signals;

use crate::Error;
use crate::job::{Link, News, Overseer};

/// Longest wait for the daemon's word that nothing of the job is left anywhere.
const FAREWELL: Duration = Duration::from_secs(4);
/// Between two lines about progress.
const PROGRESS_EVERY: Duration = Duration::from_secs(1);
/// Exit code of a process ended by a signal, less the signal.
const SIGNAL_CODE: i32 = 128;

/// A connection that carries one job. Dropping it ends the job everywhere.
pub struct Daemon {
    socket: UnixStream,
    inbox: Inbox,
    closed: bool,
    quiet: bool,
}

/// A job whose hosts wait for their launcher.
pub struct Ready {
    /// Name of the job.
    pub job: String,
    /// Where it runs, nearest first.
    pub hosts: Vec<JobHost>,
}

/// What waiting ended with.
enum Heard {
    Said(FromPeer),
    Signal(i32),
    Nothing,
}

impl Daemon {
    /// Hands the job to the daemon.
    pub fn submit(submit: Submit, quiet: bool) -> Result<Daemon, Error> {
        let mut connection = connect()?;
        connection.send(&ToPeer::Submit(Box::new(submit))).map_err(broken)?;
        let socket = connection.socket().try_clone().map_err(|error| broken(error.into()))?;
        Ok(Daemon { socket, inbox: Inbox::new(MESSAGE_MAX), closed: false, quiet })
    }

    /// Waits until every host has what it needs. A signal ends the job.
    pub fn until_ready(
        &mut self,
        signals: &Signals,
        mut on_placed: impl FnMut(&[JobHost]),
    ) -> Result<Ready, Error> {
        let mut ready = Ready { job: String::new(), hosts: Vec::new() };
        let mut last = Instant::now();
        loop {
            match self.hear(signals, None)? {
                Heard::Said(FromPeer::Placed { job, hosts }) => {
                    on_placed(&hosts);
                    ready = Ready { job, hosts };
                }
                Heard::Said(FromPeer::Ready) => return Ok(ready),
                Heard::Said(FromPeer::Progress { done, total }) => {
                    self.progress("to", done, total, &mut last)
                }
                Heard::Said(FromPeer::Note(text)) => self.note(&text),
                Heard::Said(FromPeer::Failed { report } | FromPeer::Refused { reason: report }) => {
                    return Err(Error::Impossible(report));
                }
                Heard::Said(FromPeer::HostLost { reason, .. }) => return Err(Error::Impossible(reason)),
                Heard::Said(_) | Heard::Nothing => {}
                Heard::Signal(signal) => {
                    let code = SIGNAL_CODE + signal;
                    return Err(Error::Program {
                        code,
                        reason: "interrupted before the ranks started".to_owned(),
                    });
                }
            }
        }
    }

    /// The node stream of one host.
    pub fn attach(ready: &Ready, host: usize) -> Result<Link, Error> {
        let name = ready.hosts[host].name.clone();
        let mut connection = connect()?;
        let index = u32::try_from(host).expect("a job has a bounded number of hosts");
        connection.send(&ToPeer::Attach { job: ready.job.clone(), host: index }).map_err(broken)?;
        match connection.receive().map_err(broken)? {
            Some(FromPeer::Attached) => {
                let socket = connection.socket().try_clone().map_err(|error| broken(error.into()))?;
                Ok(Link::remote(socket, name))
            }
            Some(FromPeer::Refused { reason }) => Err(Error::Impossible(format!("host {name}: {reason}"))),
            _ => Err(Error::System("the daemon did not connect a host".to_owned())),
        }
    }

    /// Brings files that match to `directory`; their names.
    pub fn collect(
        &mut self,
        patterns: &[String],
        directory: &Path,
        signals: &Signals,
    ) -> Result<Vec<String>, Error> {
        let directory = Bytes::from(directory.as_os_str());
        self.tell(&ToPeer::Collect { patterns: patterns.to_vec(), directory })?;
        let mut last = Instant::now();
        loop {
            match self.hear(signals, None)? {
                Heard::Said(FromPeer::Collected { files }) => return Ok(files),
                Heard::Said(FromPeer::Progress { done, total }) => {
                    self.progress("from", done, total, &mut last)
                }
                Heard::Said(FromPeer::Note(text)) => self.note(&text),
                Heard::Said(FromPeer::Failed { report } | FromPeer::Refused { reason: report }) => {
                    return Err(Error::Impossible(report));
                }
                Heard::Said(_) | Heard::Nothing => {}
                Heard::Signal(signal) => {
                    let reason = "interrupted while result files were coming back".to_owned();
                    return Err(Error::Program { code: SIGNAL_CODE + signal, reason });
                }
            }
        }
    }

    /// The job is over: waits, not for long, until no host keeps anything of it.
    pub fn finish(mut self, signals: &Signals) {
        let until = Instant::now() + FAREWELL;
        if self.tell(&ToPeer::Finish).is_err() {
            return;
        }
        while let Ok(heard) = self.hear(signals, Some(until)) {
            match heard {
                Heard::Said(FromPeer::Done | FromPeer::Refused { .. }) | Heard::Signal(_) => return,
                Heard::Nothing if Instant::now() >= until => return,
                Heard::Said(_) | Heard::Nothing => {}
            }
        }
    }

    fn tell(&self, message: &ToPeer) -> Result<(), Error> {
        let socket = self.socket.try_clone().map_err(|error| broken(error.into()))?;
        Connection::new(socket, MESSAGE_MAX).send(message).map_err(broken)
    }

    /// The next message, a signal, or nothing when the time is over.
    fn hear(&mut self, signals: &Signals, until: Option<Instant>) -> Result<Heard, Error> {
        if let Some(message) = self.inbox.take().map_err(broken)? {
            return Ok(Heard::Said(message));
        }
        let timeout = until.map(|until| until.saturating_duration_since(Instant::now()));
        let watched = [(self.socket.as_fd(), Interest::READ), (signals.as_fd(), Interest::READ)];
        let ready = poll(&watched, timeout).map_err(|error| Error::System(format!("waiting: {error}")))?;
        if ready[1].read
            && let Some(signal) = signals.next()
        {
            return Ok(Heard::Signal(signal));
        }
        if ready[0].read && self.inbox.fill(&self.socket).map_err(broken)? == Filled::End {
            return Err(Error::System("the daemon of this peer has ended; the job with it".to_owned()));
        }
        Ok(self.inbox.take().map_err(broken)?.map_or(Heard::Nothing, Heard::Said))
    }

    fn note(&self, text: &str) {
        if !self.quiet {
            eprintln!("p2pmpirun: {text}");
        }
    }

    fn progress(&self, way: &str, done: u64, total: u64, last: &mut Instant) {
        if last.elapsed() >= PROGRESS_EVERY && total > 0 {
            *last = Instant::now();
            self.note(&format!("files {way} the peers: {} of {} MiB", done >> 20, total >> 20));
        }
    }
}

impl Overseer for Daemon {
    fn socket(&self) -> Option<&UnixStream> {
        (!self.closed).then_some(&self.socket)
    }

    fn read(&mut self) -> Vec<News> {
        let mut news = Vec::new();
        match self.inbox.fill(&self.socket) {
            Ok(Filled::Some | Filled::Nothing) => {}
            // The node streams go through the same daemon and tell the rest.
            Ok(Filled::End) | Err(_) => self.closed = true,
        }
        loop {
            match self.inbox.take() {
                Ok(Some(FromPeer::HostLost { host, reason })) => {
                    news.push(News::NodeLost { node: host as usize, reason });
                }
                Ok(Some(FromPeer::Failed { report })) => news.push(News::Ended(report)),
                Ok(Some(FromPeer::Note(text))) => self.note(&text),
                Ok(Some(FromPeer::Status(_))) => news.push(News::Told),
                Ok(Some(_)) => {}
                Ok(None) => return news,
                Err(_) => {
                    self.closed = true;
                    return news;
                }
            }
        }
    }

    fn ask(&mut self) {
        // Any question does: the daemon answers in order.
        self.closed |= self.tell(&ToPeer::Status).is_err();
    }
}

fn connect() -> Result<Connection, Error> {
    let none = "no peer is running here; start one with p2pmpi peer start";
    let state = control::state_directory().ok_or_else(|| {
        Error::Impossible(format!(
            "--grid: {none} (there is no home directory: set {})",
            control::STATE_VARIABLE
        ))
    })?;
    control::connect(&state).map_err(|error| match error.kind() {
        std::io::ErrorKind::NotFound | std::io::ErrorKind::ConnectionRefused => {
            Error::Impossible(format!("--grid: {none}"))
        }
        _ => Error::System(format!("the daemon of this peer, in {}: {error}", state.display())),
    })
}

fn broken(error: p2pmpi_launch::Error) -> Error {
    Error::System(format!("the connection to the daemon of this peer: {error}"))
}
