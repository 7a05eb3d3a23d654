//! The launcher's end of the connection to one node agent.

use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;

use p2pmpi_launch::node::{FromNode, MESSAGE_MAX, ToNode};
use p2pmpi_launch::stream::{Filled, Inbox, Outbox};
use p2pmpi_sys::process;
use p2pmpi_sys::signal::SIGKILL;

/// A node agent and the stream to it.
#[derive(Debug)]
pub struct Link {
    /// What people call the node.
    pub name: String,
    /// None once it has ended.
    socket: Option<UnixStream>,
    inbox: Inbox,
    outbox: Outbox,
    /// The agent, if it is a child of this process.
    child: Option<(u32, OwnedFd)>,
}

impl Link {
    /// To the agent of this machine, a child of this process.
    pub fn local(socket: UnixStream, pid: u32, pidfd: OwnedFd, name: String) -> Self {
        Self { child: Some((pid, pidfd)), ..Self::remote(socket, name) }
    }

    /// To the agent of another machine, through a stream that the daemon has made.
    pub fn remote(socket: UnixStream, name: String) -> Self {
        Self { socket: Some(socket), name, ..Self::none() }
    }

    /// To a node that could not be made.
    pub fn none() -> Self {
        Self {
            name: String::new(),
            socket: None,
            inbox: Inbox::new(MESSAGE_MAX),
            outbox: Outbox::new(MESSAGE_MAX),
            child: None,
        }
    }

    /// Makes the stream nonblocking; before the first message.
    pub fn prepare(&self) -> std::io::Result<()> {
        self.socket.as_ref().map_or(Ok(()), |socket| socket.set_nonblocking(true))
    }

    /// The stream, while it is open.
    pub fn socket(&self) -> Option<&UnixStream> {
        self.socket.as_ref()
    }

    /// Whether bytes wait to be sent.
    pub fn busy(&self) -> bool {
        self.socket.is_some() && self.outbox.bytes() > 0
    }

    /// Whether the agent runs on this machine as our child.
    pub fn is_local(&self) -> bool {
        self.child.is_some()
    }

    /// Queues a message.
    pub fn tell(&mut self, message: &ToNode) -> Result<(), p2pmpi_launch::Error> {
        if self.socket.is_none() {
            return Ok(());
        }
        self.outbox.push(message, None)?;
        self.flush();
        Ok(())
    }

    /// Sends what waits. A broken stream is seen by the next read.
    pub fn flush(&mut self) {
        if let Some(socket) = &self.socket {
            let _ = self.outbox.flush(socket);
        }
    }

    /// Reads once and hands over what is whole; answers why the stream has ended, if it has.
    pub fn read(&mut self, sink: &mut impl FnMut(FromNode)) -> Option<String> {
        let socket = self.socket.as_ref()?;
        let ended = match self.inbox.fill(socket) {
            Ok(Filled::End) => Some("its connection has closed".to_owned()),
            Ok(_) => None,
            Err(error) => Some(error.to_string()),
        };
        let ended = loop {
            match self.inbox.take() {
                Ok(Some(message)) => sink(message),
                Ok(None) => break ended,
                Err(error) => break Some(error.to_string()),
            }
        };
        if ended.is_some() {
            self.socket = None;
        }
        ended
    }

    /// Ends the agent of this machine if it has not ended by itself, and collects it.
    pub fn finish(&mut self, by_force: bool) {
        if let Some((pid, pidfd)) = self.child.take() {
            if by_force {
                process::signal(pid, SIGKILL);
            }
            // It is our child, so waiting can only fail if it was collected already.
            let _ = process::wait(&pidfd);
        }
    }
}
