//! Peers inside one process, for tests of the daemon: every message arrives, in order, at once,
//! unless a link is cut.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use p2pmpi_grid::PeerId;
use tokio::sync::mpsc;

use super::{Event, MESSAGE_MAX, Overlay};

/// Where the peers of a test find each other.
#[derive(Clone, Default)]
pub struct Hub(Arc<Mutex<Members>>);

#[derive(Default)]
struct Members {
    peers: BTreeMap<PeerId, mpsc::UnboundedSender<Event>>,
    cut: BTreeSet<(PeerId, PeerId)>,
}

impl Hub {
    /// A peer of this hub; its address is `/memory/` and the first byte of its name.
    pub fn join(&self, me: PeerId) -> Memory {
        let (sender, events) = mpsc::unbounded_channel();
        self.lock().peers.insert(me, sender);
        Memory { me, hub: self.clone(), events }
    }

    /// From now on nothing passes between these two, in either direction.
    pub fn cut(&self, one: PeerId, other: PeerId) {
        let mut members = self.lock();
        members.cut.extend([(one, other), (other, one)]);
        for (at, lost) in [(one, other), (other, one)] {
            if let Some(peer) = members.peers.get(&at) {
                let _ = peer.send(Event::Lost(lost));
            }
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Members> {
        self.0.lock().expect("no test thread panics while it holds the hub")
    }

    /// Hands an event to a peer; false if it is gone or cut off.
    fn deliver(&self, from: PeerId, to: PeerId, event: Event) -> bool {
        let members = self.lock();
        !members.cut.contains(&(from, to))
            && members.peers.get(&to).is_some_and(|peer| peer.send(event).is_ok())
    }
}

/// One peer's end.
pub struct Memory {
    me: PeerId,
    hub: Hub,
    events: mpsc::UnboundedReceiver<Event>,
}

impl Memory {
    /// Has an event reported to this very peer.
    fn report(&self, event: Event) {
        if let Some(peer) = self.hub.lock().peers.get(&self.me) {
            let _ = peer.send(event);
        }
    }
}

fn address(peer: PeerId) -> String {
    format!("/memory/{}", peer.0[0])
}

impl Overlay for Memory {
    fn me(&self) -> PeerId {
        self.me
    }

    fn addresses(&self) -> Vec<String> {
        vec![address(self.me)]
    }

    fn dial(&mut self, wanted: &str) {
        let found = self.hub.lock().peers.keys().copied().find(|&peer| address(peer) == wanted);
        let reached = |peer, dialled| Event::Reached { peer, addresses: vec![address(peer)], dialled };
        match found {
            Some(peer) if self.hub.deliver(self.me, peer, reached(self.me, None)) => {
                self.report(reached(peer, Some(wanted.to_owned())));
            }
            _ => self.report(Event::NoAnswer { address: wanted.to_owned(), why: "nobody there".into() }),
        }
    }

    fn introduce(&mut self, _: PeerId, _: &[String]) {}

    fn forget(&mut self, _: PeerId) {}

    fn block(&mut self, peer: PeerId) {
        self.hub.cut(self.me, peer);
    }

    fn send(&mut self, to: PeerId, bytes: Vec<u8>) {
        assert!(bytes.len() <= MESSAGE_MAX, "the daemon never makes a message of {} bytes", bytes.len());
        if !self.hub.deliver(self.me, to, Event::Message { from: self.me, bytes }) {
            self.report(Event::Unreachable { peer: to, why: "cut off".into() });
        }
    }

    fn open(&mut self, to: PeerId, ticket: u64) {
        let (mine, theirs) = tokio::io::duplex(1 << 16);
        let there =
            self.hub.deliver(self.me, to, Event::Accepted { from: self.me, stream: Box::new(theirs) });
        let stream: Result<Box<dyn super::ByteStream>, String> =
            if there { Ok(Box::new(mine)) } else { Err("cut off".into()) };
        self.report(Event::Opened { ticket, stream });
    }

    async fn next(&mut self) -> Event {
        match self.events.recv().await {
            Some(event) => event,
            None => std::future::pending().await,
        }
    }
}
