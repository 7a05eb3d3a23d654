//! How the members of a window reach each other: messages in a context of the window's own.

use p2pmpi_engine::{Destination, Engine, Links, RequestId, Selector};
use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch, SendBuffer};

use crate::comm::Comm;
use crate::error::Error;
use crate::group::Group;

/// The context and the members.
#[derive(Debug)]
pub(super) struct Wire {
    context: u32,
    rank: u32,
    group: Group,
}

impl Wire {
    /// That of a private communicator.
    pub fn of(comm: &Comm) -> Wire {
        Wire { context: comm.context, rank: comm.rank(), group: comm.group.clone() }
    }

    /// The members in the order of their ranks.
    pub fn group(&self) -> &Group {
        &self.group
    }

    /// Rank of this process.
    pub fn rank(&self) -> u32 {
        self.rank
    }

    /// Starts a message; `None` if it has left already.
    pub fn start_send(
        &self,
        engine: &mut Engine<Links>,
        to: u32,
        tag: i32,
        buffer: &SendBuffer,
    ) -> Option<RequestId> {
        let peer = self.group.peer(to)?;
        let (context, source) = (self.context, self.rank);
        let to = Destination { peer, context, source, destination: to, tag };
        if engine.try_send(&to, buffer).is_some() {
            return None;
        }
        Some(engine.start_send(&to, buffer.clone(), false))
    }

    /// Sends a message for which nobody waits: its receiver answers, or another message tells.
    pub fn send(&self, engine: &mut Engine<Links>, to: u32, tag: i32, buffer: &SendBuffer) {
        if let Some(request) = self.start_send(engine, to, tag, buffer) {
            engine.detach(request);
        }
    }

    /// Expects a message from a member, or from any.
    pub fn start_recv(
        &self,
        engine: &mut Engine<Links>,
        from: Option<u32>,
        tag: i32,
        buffer: RecvBuffer,
    ) -> RequestId {
        let selector = Selector { context: self.context, source: from, tag: Some(tag) };
        engine.start_recv(selector, buffer, from.and_then(|rank| self.group.peer(rank)))
    }
}

/// Room for bytes.
pub(super) fn room(bytes: u64) -> Result<Scratch, Error> {
    Ok(Scratch::new(&Layout::predefined(Predefined::Byte), bytes)?)
}

/// Bytes as a message.
pub(super) fn message(bytes: &[u8]) -> Result<Scratch, Error> {
    let room = room(bytes.len() as u64)?;
    room.as_recv().unpack(0, bytes);
    Ok(room)
}

/// The first `length` bytes of a message.
pub(super) fn bytes(message: &Scratch, length: u64) -> Vec<u8> {
    let mut bytes = vec![0; length as usize];
    message.as_send().pack(0, &mut bytes);
    bytes
}
