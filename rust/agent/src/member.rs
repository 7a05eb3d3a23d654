//! One process of the node: how far it has come, its control connection, how it ended.

use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;

use p2pmpi_launch::node::{Placed, Stage, Status};
use p2pmpi_launch::rank::{MESSAGE_MAX, ToRank};
use p2pmpi_launch::stream::{Inbox, Outbox};
use p2pmpi_sys::process::{self, Ending};

/// Bytes that may wait for a rank that does not read; above this its connection is closed.
const OUTBOX_MAX: usize = 4 * MESSAGE_MAX;

/// One process of the node.
#[derive(Debug)]
pub struct Member {
    /// Who it is.
    pub placed: Placed,
    /// What it must show to join.
    pub token: [u8; 32],
    /// Its process id and group.
    pub pid: u32,
    /// The process that has joined: itself, or a descendant if it is a wrapper.
    pub rank_pid: Option<u32>,
    /// It was not started by this agent.
    pub adopted: bool,
    /// Readable when it has ended; none once it was collected.
    pub pidfd: Option<OwnedFd>,
    /// How far it has come.
    pub stage: Stage,
    /// Its control connection, from Join until it closes.
    pub control: Option<Control>,
    /// It has been welcomed once.
    pub joined: bool,
    /// Somebody who shares no memory with it wants to reach it.
    pub wanted: bool,
    /// Times that it has told its addresses.
    pub listened: u64,
    /// How it ended.
    pub status: Option<Status>,
}

impl Member {
    /// A process that runs and has said nothing yet.
    pub fn new(placed: Placed, token: [u8; 32], pid: u32, pidfd: OwnedFd) -> Self {
        Self {
            placed,
            token,
            pid,
            rank_pid: None,
            adopted: false,
            pidfd: Some(pidfd),
            stage: Stage::Started,
            control: None,
            joined: false,
            wanted: false,
            listened: 0,
            status: None,
        }
    }

    /// Whether it has links to others. It keeps them after MPI_Finalize: another session may follow.
    pub fn takes_part(&self) -> bool {
        self.control.is_some() && self.joined
    }

    /// Sends it a signal: to all of its group, if that is its own.
    pub fn signal(&self, signal: i32) {
        if self.adopted {
            process::signal(self.pid, signal);
        } else {
            process::signal_group(self.pid, signal);
        }
    }

    /// How it has ended, if it has.
    ///
    /// # Errors
    /// The kernel does not tell.
    pub fn ending(&self) -> std::io::Result<Option<Status>> {
        let Some(pidfd) = &self.pidfd else { return Ok(None) };
        if self.adopted {
            // Nobody but its parent learns more than that it has ended.
            return Ok(Some(Status::Code(i32::from(self.stage < Stage::Finalized))));
        }
        Ok(process::reap(pidfd)?.map(|ending| match ending {
            Ending::Exited(code) => Status::Code(code),
            Ending::Killed(signal) => Status::Signal(signal),
        }))
    }

    /// Queues a message for the rank, if it is connected. A rank that does not read is cut off.
    pub fn tell(&mut self, message: &ToRank, descriptor: Option<OwnedFd>) {
        let Some(control) = &mut self.control else { return };
        if control.outbox.push(message, descriptor).is_err() {
            self.control = None;
            return;
        }
        control.flush();
        if control.outbox.bytes() > OUTBOX_MAX {
            self.control = None;
        }
    }
}

/// The control connection of a rank that has joined.
#[derive(Debug)]
pub struct Control {
    /// Nonblocking.
    pub socket: UnixStream,
    /// What arrives.
    pub inbox: Inbox,
    /// What waits to be sent.
    pub outbox: Outbox,
}

impl Control {
    /// Over the socket of a guest that has shown who it is.
    pub fn new(socket: UnixStream, inbox: Inbox) -> Self {
        Self { socket, inbox, outbox: Outbox::new(MESSAGE_MAX) }
    }

    /// Sends what waits. A rank that has ended reads no more, but what it said last may not have been
    /// read yet: the end of the connection is for the reader to find.
    pub fn flush(&mut self) {
        if self.outbox.flush(&self.socket).is_err() {
            self.outbox = Outbox::new(MESSAGE_MAX);
        }
    }
}

#[cfg(test)]
mod tests {
    use p2pmpi_launch::rank::ToAgent;
    use p2pmpi_launch::stream::{Connection, Filled};

    use super::*;

    #[test]
    fn what_a_rank_said_last_is_read_though_it_listens_no_more() {
        let (ours, theirs) = UnixStream::pair().expect("a pair of sockets");
        ours.set_nonblocking(true).expect("a socket");
        let mut rank = Connection::new(theirs, MESSAGE_MAX);
        rank.send(&ToAgent::Finalized).expect("it is connected");
        drop(rank);
        let mut control = Control::new(ours, Inbox::new(MESSAGE_MAX));
        control.outbox.push(&ToRank::Quiesce { epoch: 1 }, None).expect("it is short");
        control.flush();
        assert_eq!(control.outbox.bytes(), 0);
        assert_eq!(control.inbox.fill(&control.socket).expect("its words are there"), Filled::Some);
        assert!(matches!(control.inbox.take(), Ok(Some(ToAgent::Finalized))));
        assert_eq!(control.inbox.fill(&control.socket).expect("the end"), Filled::End);
    }
}
