//! What the engine keeps per process it has talked to: message counts and what waits to leave.

use std::collections::VecDeque;

use p2pmpi_transport::Peer;
use p2pmpi_wire::{Header, Token};

/// Both directions between this process and one peer.
#[derive(Debug, Default)]
pub(crate) struct Channel {
    /// n of the last message started towards the peer.
    pub sent: u64,
    /// n of the last message accepted from the peer.
    pub received: u64,
    /// Bytes of the messages started towards the peer.
    pub bytes_sent: u64,
    /// Bytes of the messages accepted from the peer.
    pub bytes_received: u64,
    /// Answers to the peer's frames, which name requests: they may overtake messages.
    pub control: VecDeque<Header>,
    /// Sends whose envelope has not left yet, in the order in which they must be matched.
    pub messages: VecDeque<Token>,
    /// Sends whose bytes the peer has asked for, served in turn.
    pub streams: VecDeque<Token>,
    /// In the engine's list of channels with something to send.
    pub pending: bool,
    /// The agent was asked where the peer is.
    pub resolving: bool,
    /// Why the peer cannot be reached any more.
    pub lost: Option<String>,
}

impl Channel {
    pub fn is_idle(&self) -> bool {
        self.control.is_empty() && self.messages.is_empty() && self.streams.is_empty()
    }
}

/// Channels by peer: one word per process of the job, a box for those that were talked to.
#[derive(Debug, Default)]
pub(crate) struct Channels(Vec<Option<Box<Channel>>>);

impl Channels {
    /// The peers whose address was asked for and has not come.
    pub fn resolving(&self) -> Vec<Peer> {
        let asked =
            |channel: &Option<Box<Channel>>| channel.as_ref().is_some_and(|channel| channel.resolving);
        (0..).zip(&self.0).filter(|(_, channel)| asked(channel)).map(|(index, _)| Peer(index)).collect()
    }

    /// The channel to a process that was talked to.
    pub fn existing(&self, peer: Peer) -> Option<&Channel> {
        self.0.get(peer.0 as usize)?.as_deref()
    }

    #[inline]
    pub fn of(&mut self, peer: Peer) -> &mut Channel {
        let index = peer.0 as usize;
        if index >= self.0.len() {
            self.0.resize_with(index + 1, || None);
        }
        self.0[index].get_or_insert_default()
    }
}
