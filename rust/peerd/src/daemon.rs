//! The daemon's one loop: events of the overlay, of the tools and of background work go into the
//! state machines of `grid`, and what those answer is carried out. Nothing in here waits for a disk
//! or for another peer.
//!
//! This file owns the parts and passes messages between them; [`crate::answers`] words what tools
//! ask.

use std::collections::BTreeMap;
use std::future::Future;
use std::time::{Duration, Instant};

use p2pmpi_grid::message::{Introduction, Offer};
use p2pmpi_grid::peers::{self, Cache};
use p2pmpi_grid::reservation::{Host, HostAction, HostEvent, Policy};
use p2pmpi_grid::{Message, PeerId};
use p2pmpi_launch::control::{FromPeer, ToPeer};
use tokio::sync::mpsc;

use crate::config::Config;
use crate::control::{Tool, ToolEvent, ToolId};
use crate::key::GridKey;
use crate::log::Log;
use crate::overlay::{self, Overlay};
use crate::seeds::Seeds;
use crate::state::State;

/// Results of background work that may wait for the loop.
const WORK_MAX: usize = 256;
/// The overlay, tools and work are looked at again at least this often.
const TICK_MAX: Duration = Duration::from_secs(60);

/// What comes back from background work.
pub enum Work {
    /// Where the name of a seed leads.
    Resolved {
        /// As the owner wrote it.
        name: String,
        /// `/ip4/A/tcp/P`.
        addresses: Vec<String>,
    },
}

/// Everything that a daemon is.
pub struct Daemon<O: Overlay> {
    pub(crate) overlay: O,
    pub(crate) state: State,
    pub(crate) config: Config,
    pub(crate) grid: GridKey,
    pub(crate) log: Log,
    pub(crate) cache: Cache,
    pub(crate) host: Host,
    pub(crate) seeds: Seeds,
    pub(crate) tools: BTreeMap<ToolId, Tool>,
    work: mpsc::Sender<Work>,
    done: mpsc::Receiver<Work>,
    origin: Instant,
    leaving: bool,
}

impl<O: Overlay> Daemon<O> {
    /// A daemon that knows nobody yet. `secret` is random; nobody else sees it.
    pub fn new(
        overlay: O,
        state: State,
        config: Config,
        grid: GridKey,
        machine: Offer,
        secret: [u8; 32],
        log: Log,
    ) -> Self {
        let (work, done) = mpsc::channel(WORK_MAX);
        let policy = Policy {
            allow: config.allow_submitters.clone(),
            deny: config.deny_submitters.clone(),
            ..Policy::new(machine.jobs, machine.processes)
        };
        let host = Host::new(policy, machine, blake3::derive_key("p2pmpi tokens of reservations 1", &secret));
        let pings = blake3::derive_key("p2pmpi pings 1", &secret);
        let mut seeds = Seeds::default();
        for seed in &config.seeds {
            if !seeds.add(seed, Duration::ZERO) {
                log.say(format!("the seed {seed} is left out: too many"));
            }
        }
        let cache = Cache::new(overlay.me(), host.offer(), pings, peers::Settings::default());
        Daemon {
            overlay,
            state,
            config,
            grid,
            log,
            cache,
            host,
            seeds,
            tools: BTreeMap::new(),
            work,
            done,
            origin: Instant::now(),
            leaving: false,
        }
    }

    /// Runs until a tool or `ended` asks it to leave.
    pub async fn run(
        mut self,
        mut tools: mpsc::Receiver<ToolEvent>,
        ended: impl Future<Output = &'static str>,
    ) {
        tokio::pin!(ended);
        while !self.leaving {
            self.on_time();
            let wait = self.deadline().saturating_sub(self.now()).min(TICK_MAX);
            tokio::select! {
                event = self.overlay.next() => self.on_overlay(event),
                Some(event) = tools.recv() => self.on_tool(event),
                Some(work) = self.done.recv() => self.on_work(work),
                () = tokio::time::sleep(wait) => {}
                why = &mut ended => {
                    self.log.say(format!("leaving: {why}"));
                    self.leaving = true;
                }
            }
        }
        self.log.say("stopped");
    }

    /// Time since the start; what `grid` calls `now`.
    pub(crate) fn now(&self) -> Duration {
        self.origin.elapsed()
    }

    fn deadline(&self) -> Duration {
        let deadlines = [self.cache.deadline(), self.host.deadline(), self.seeds.deadline()];
        deadlines.into_iter().flatten().min().unwrap_or(Duration::MAX)
    }

    /// Ticks every machine whose time has come.
    fn on_time(&mut self) {
        let now = self.now();
        let due = |deadline: Option<Duration>| deadline.is_some_and(|deadline| deadline <= now);
        if due(self.host.deadline()) {
            let actions = self.host.handle(HostEvent::Tick, now);
            self.on_host_actions(actions);
        }
        if due(self.cache.deadline()) {
            self.feed_cache(peers::Event::Tick);
        }
        for name in self.seeds.due(now) {
            let work = self.work.clone();
            tokio::spawn(async move {
                let addresses = crate::resolve::addresses(&name).await;
                let _ = work.send(Work::Resolved { name, addresses }).await;
            });
        }
    }

    fn on_work(&mut self, work: Work) {
        match work {
            Work::Resolved { name, addresses } => {
                if addresses.is_empty() {
                    self.log.say(format!("the seed {name} leads nowhere: it has no address"));
                }
                for address in self.seeds.on_resolved(&name, addresses, self.now()) {
                    self.overlay.dial(&address);
                }
            }
        }
    }

    fn on_overlay(&mut self, event: overlay::Event) {
        match event {
            overlay::Event::Listening(address) => self.log.say(format!("listening at {address}")),
            overlay::Event::Discovered { peer, address } => {
                self.meet(peer, vec![address], false);
            }
            overlay::Event::Reached { peer, addresses, dialled } => {
                let seed = dialled.is_some_and(|address| self.seeds.on_reached(&address, peer));
                self.log.say(format!("connected to peer {peer} at {}", addresses.first().map_or("?", |a| a)));
                self.meet(peer, addresses, seed);
            }
            overlay::Event::Lost(peer) => {
                self.log.say(format!("lost the connection to peer {peer}"));
                self.seeds.on_lost(peer, self.now());
                self.on_lost(peer);
            }
            overlay::Event::Unreachable { peer, why } => {
                self.log.say(format!("cannot reach peer {peer}: {why}"));
                self.on_lost(peer);
            }
            overlay::Event::NoAnswer { address, why } => {
                if let Some(name) = self.seeds.on_no_answer(&address, self.now()) {
                    self.log.say(format!("the seed {name} does not answer as a peer of this grid: {why}"));
                }
            }
            overlay::Event::Message { from, bytes } => self.on_bytes(from, &bytes),
            overlay::Event::Opened { .. } => {}
            overlay::Event::Accepted { from, .. } => {
                self.log.say(format!("closed a stream of peer {from}: it belongs to no job"));
            }
            overlay::Event::Note(text) => self.log.say(text),
        }
    }

    /// Somebody is there, or is said to be.
    fn meet(&mut self, peer: PeerId, addresses: Vec<String>, seed: bool) {
        if !self.config.welcomes(peer) {
            self.log.say(format!("peer {peer} is kept out: the owner does not allow it"));
            self.overlay.block(peer);
            return;
        }
        let known = Introduction { peer, addresses };
        self.feed_cache(if seed { peers::Event::Seed(known) } else { peers::Event::Met(known) });
    }

    fn on_lost(&mut self, peer: PeerId) {
        self.feed_cache(peers::Event::Lost(peer));
    }

    fn on_bytes(&mut self, from: PeerId, bytes: &[u8]) {
        if !self.config.welcomes(from) {
            return;
        }
        match Message::decode(bytes) {
            Ok(message) => self.on_message(from, message),
            Err(error) => {
                self.log.say(format!("refused a message of {} bytes from peer {from}: {error}", bytes.len()))
            }
        }
    }

    fn on_message(&mut self, from: PeerId, message: Message) {
        use p2pmpi_grid::message::Reservation;
        match message {
            Message::Peers(message) => self.feed_cache(peers::Event::Received { from, message }),
            Message::Reservation(
                message @ (Reservation::Reserve { .. }
                | Reservation::Confirm { .. }
                | Reservation::Cancel { .. }),
            ) => {
                let actions = self.host.handle(HostEvent::Received { from, message }, self.now());
                self.on_host_actions(actions);
            }
            _ => self.log.say(format!("peer {from} sent a message of no job known here")),
        }
    }

    pub(crate) fn feed_cache(&mut self, event: peers::Event) {
        for action in self.cache.handle(event, self.now()) {
            match action {
                peers::Action::Send { to, message } => self.send(to, Message::Peers(message)),
                peers::Action::Learned(known) => self.overlay.introduce(known.peer, &known.addresses),
                peers::Action::Forgotten(peer) => self.overlay.forget(peer),
            }
        }
    }

    fn on_host_actions(&mut self, actions: Vec<HostAction>) {
        for action in actions {
            match action {
                HostAction::Send { to, message } => self.send(to, Message::Reservation(message)),
                HostAction::Confirmed { .. } | HostAction::Released { .. } => {}
            }
        }
        self.cache.set_offer(self.host.offer());
    }

    /// To a peer, or to this one itself.
    fn send(&mut self, to: PeerId, message: Message) {
        match message.encode() {
            Ok(bytes) => self.overlay.send(to, bytes),
            Err(error) => self.log.say(format!("a message to peer {to} could not be made: {error}")),
        }
    }

    fn on_tool(&mut self, event: ToolEvent) {
        match event {
            ToolEvent::Opened(id, tool) => drop(self.tools.insert(id, tool)),
            ToolEvent::Gone(id) => drop(self.tools.remove(&id)),
            ToolEvent::Said(id, message) => {
                let answer = self.answer(message);
                if let Some(tool) = self.tools.get(&id) {
                    tool.say(answer);
                }
            }
        }
    }

    fn answer(&mut self, question: ToPeer) -> FromPeer {
        match question {
            ToPeer::Status => FromPeer::Status(Box::new(self.status())),
            ToPeer::Grid => FromPeer::Grid(self.grid_lines()),
            ToPeer::Jobs => FromPeer::Jobs(self.job_lines()),
            ToPeer::Invite => FromPeer::Invite(self.invite()),
            ToPeer::Join { address } => {
                let now = self.now();
                match self.seeds.add(&address, now) {
                    true => FromPeer::Done,
                    false => FromPeer::Refused { reason: "too many seeds".to_owned() },
                }
            }
            ToPeer::Shutdown => {
                self.log.say("leaving: asked by a tool");
                self.leaving = true;
                FromPeer::Done
            }
            _ => FromPeer::Refused { reason: "this daemon cannot run jobs".to_owned() },
        }
    }
}
