//! What the engine counts on the way, and what it notes for a tool that asked for it: read by the
//! performance variables and events of the tool information interface (MPI 5.0, 15.3.7, 15.3.8).
//!
//! Counting costs the path of a message one addition. Nothing is noted unless a tool watches.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use p2pmpi_transport::Peer;
use p2pmpi_wire::Envelope;

use crate::engine::Engine;

/// Counts that belong to no peer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counters {
    /// Messages that arrived before their receive.
    pub unexpected: u64,
    /// The most of them that waited at once.
    pub unexpected_high: u64,
    /// Messages that came once more and were dropped.
    pub duplicates: u64,
    /// How often this rank went to sleep.
    pub sleeps: u64,
    /// How long it slept altogether.
    pub asleep: Duration,
}

/// What went between this process and one other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// Messages started towards it.
    pub messages_sent: u64,
    /// Bytes of these.
    pub bytes_sent: u64,
    /// Messages that have come from it.
    pub messages_received: u64,
    /// Bytes of these.
    pub bytes_received: u64,
}

/// Something that a tool may want to hear of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A message arrived before its receive.
    Unexpected {
        /// Context id of the communicator.
        context: u32,
        /// Its sender.
        peer: Peer,
        /// Rank of the sender in the communicator.
        source: u32,
        /// Tag.
        tag: i32,
        /// Bytes.
        length: u64,
    },
    /// A process is gone.
    PeerLost {
        /// Which one.
        peer: Peer,
    },
}

/// Events that wait to be delivered, at most.
const NOTED: usize = 4096;

/// The events that a tool has not heard of.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    on: bool,
    noted: VecDeque<(Event, Instant)>,
    dropped: [u64; 2],
}

impl Watch {
    pub fn on_unexpected(&mut self, peer: Peer, envelope: &Envelope) {
        if self.on {
            let Envelope { context, source, tag, length, .. } = *envelope;
            self.note(Event::Unexpected { context, peer, source, tag, length });
        }
    }

    pub fn on_lost(&mut self, peer: Peer) {
        if self.on {
            self.note(Event::PeerLost { peer });
        }
    }

    #[cold]
    fn note(&mut self, event: Event) {
        if self.noted.len() < NOTED {
            self.noted.push_back((event, Instant::now()));
        } else {
            self.dropped[usize::from(matches!(event, Event::PeerLost { .. }))] += 1;
        }
    }
}

impl<L> Engine<L> {
    /// Counts that belong to no peer.
    pub fn counters(&self) -> &Counters {
        &self.core.counters
    }

    /// What went between this process and `peer`.
    pub fn traffic(&self, peer: Peer) -> Traffic {
        self.core.channels.existing(peer).map_or_else(Traffic::default, |channel| Traffic {
            messages_sent: channel.sent,
            bytes_sent: channel.bytes_sent,
            messages_received: channel.received,
            bytes_received: channel.bytes_received,
        })
    }

    /// True between a quiesce and its end: nothing is offered to the links.
    pub fn is_quiesced(&self) -> bool {
        self.stopped
    }

    /// Whether events are noted from now on.
    pub fn watch(&mut self, on: bool) {
        self.core.watch.on = on;
    }

    /// True when [`Engine::take_events`] has something to tell.
    #[inline]
    pub fn has_events(&self) -> bool {
        !self.core.watch.noted.is_empty()
    }

    /// The events since the last call, and how many unexpected messages and losses found no room.
    pub fn take_events(&mut self) -> (VecDeque<(Event, Instant)>, [u64; 2]) {
        let watch = &mut self.core.watch;
        (std::mem::take(&mut watch.noted), std::mem::take(&mut watch.dropped))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_transport::Links;

    fn envelope(tag: i32) -> Envelope {
        Envelope { context: 4, source: 1, destination: 0, tag, sequence: 1, length: 9 }
    }

    #[test]
    fn losses_and_early_messages_are_noted_only_while_somebody_watches() {
        let mut engine = Engine::new(Links::alone());
        engine.on_failed(Peer(7), "it was killed".into());
        engine.core.watch.on_unexpected(Peer(1), &envelope(3));
        assert!(!engine.has_events());
        engine.watch(true);
        engine.on_failed(Peer(7), "it was killed".into());
        engine.on_failed(Peer(8), "so was this one".into());
        engine.core.watch.on_unexpected(Peer(1), &envelope(3));
        assert!(engine.has_events());
        let (events, dropped) = engine.take_events();
        let events: Vec<Event> = events.into_iter().map(|(event, _)| event).collect();
        let unexpected = Event::Unexpected { context: 4, peer: Peer(1), source: 1, tag: 3, length: 9 };
        assert_eq!(events, [Event::PeerLost { peer: Peer(8) }, unexpected], "one loss was known before");
        assert_eq!(dropped, [0, 0]);
        assert!(!engine.has_events());
    }

    #[test]
    fn what_nobody_fetches_is_bounded_and_counted() {
        let mut watch = Watch { on: true, ..Watch::default() };
        for _ in 0..NOTED {
            watch.on_unexpected(Peer(1), &envelope(0));
        }
        watch.on_unexpected(Peer(1), &envelope(0));
        watch.on_lost(Peer(2));
        assert_eq!(watch.noted.len(), NOTED);
        assert_eq!(watch.dropped, [1, 1]);
    }
}
