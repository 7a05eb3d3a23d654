//! The daemon's one loop: events of the overlay, of the tools and of background work go into the
//! state machines of `grid`, and what those answer is carried out. Nothing in here waits for a disk
//! or for another peer.
//!
//! This file owns the parts and passes messages between them; [`crate::answers`] words what tools
//! ask.

use std::collections::{BTreeMap, VecDeque};
use std::future::Future;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use p2pmpi_grid::job::{Hosting, HostingEvent, SupervisorEvent};
use p2pmpi_grid::message::{Introduction, Offer};
use p2pmpi_grid::peers::{self, Cache};
use p2pmpi_grid::reservation::{Host, Policy};
use p2pmpi_grid::staging::{FetchEvent, Shelf};
use p2pmpi_grid::{JobId, Message, PeerId, detector};
use p2pmpi_launch::control::{FromPeer, ToPeer};
use tokio::sync::{Semaphore, mpsc};

use crate::config::Config;
use crate::control::{Tool, ToolEvent, ToolId};
use crate::disk::Worker;
use crate::error::Error;
use crate::hosting::{self, Hosted};
use crate::key::GridKey;
use crate::log::Log;
use crate::overlay::{self, Overlay};
use crate::seeds::Seeds;
use crate::state::State;
use crate::submitting::{Awaited, Submitted};
use crate::tunnel::Greeting;
use crate::work::{Name, Work};

/// Results of background work that may wait for the loop.
const WORK_MAX: usize = 256;
/// The overlay, tools and work are looked at again at least this often.
const TICK_MAX: Duration = Duration::from_secs(60);

/// Streams of other peers that have not said yet what they are for.
const GREETING_MAX: usize = 64;
/// Bytes that one end of a tunnel inside this daemon may be ahead of the other.
const TUNNEL: usize = 256 * 1024;
/// How long jobs may take to end when the daemon leaves.
const LEAVING: Duration = Duration::from_secs(7);
/// After a new connection this peer asks around soon, then ever more rarely.
const SEARCH: Duration = Duration::from_millis(500);
const SEARCH_MAX: Duration = Duration::from_secs(30);
/// How long a tool that has asked for the end may take to hear of it.
const FAREWELL: Duration = Duration::from_secs(1);

/// Which side of a job a message of this peer comes from: a peer may be both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The submitter of the job.
    Submitter,
    /// A host of the job.
    Host,
}

/// Everything that a daemon is.
pub struct Daemon<O: Overlay> {
    pub(crate) overlay: O,
    pub(crate) state: State,
    pub(crate) config: Config,
    pub(crate) grid: GridKey,
    pub(crate) log: Log,
    pub(crate) cache: Cache,
    pub(crate) hosting: Hosting,
    pub(crate) hosted: BTreeMap<Name, Hosted>,
    pub(crate) submitted: BTreeMap<JobId, Submitted>,
    /// Pieces of files that are handed out, and where each file of a job lies.
    pub(crate) shelf: Shelf,
    pub(crate) paths: BTreeMap<Name, Vec<PathBuf>>,
    pub(crate) reader: Worker,
    /// Tunnels that are being opened.
    pub(crate) awaited: BTreeMap<u64, (Awaited, Greeting)>,
    pub(crate) tickets: u64,
    pub(crate) tools: BTreeMap<ToolId, Tool>,
    pub(crate) work: mpsc::Sender<Work>,
    seeds: Seeds,
    done: mpsc::Receiver<Work>,
    greeting: Arc<Semaphore>,
    /// When to ask for more peers next, and how long after that again.
    search: Option<(Duration, Duration)>,
    loopback: VecDeque<(Origin, Message)>,
    origin: Instant,
    leaving: Option<Duration>,
    /// Tools that wait for the end.
    stoppers: Vec<ToolId>,
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
    ) -> Result<Self, Error> {
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
        Ok(Daemon {
            overlay,
            state,
            config,
            grid,
            log,
            cache,
            hosting: Hosting::new(host, detector::Settings::default()),
            hosted: BTreeMap::new(),
            submitted: BTreeMap::new(),
            shelf: Shelf::default(),
            paths: BTreeMap::new(),
            reader: Worker::start().map_err(Error::file("start a thread for", "the disk"))?,
            awaited: BTreeMap::new(),
            tickets: 0,
            tools: BTreeMap::new(),
            work,
            seeds,
            done,
            greeting: Arc::new(Semaphore::new(GREETING_MAX)),
            search: None,
            loopback: VecDeque::new(),
            origin: Instant::now(),
            leaving: None,
            stoppers: Vec::new(),
        })
    }

    /// Runs until a tool or `ended` asks it to leave.
    pub async fn run(
        mut self,
        mut tools: mpsc::Receiver<ToolEvent>,
        ended: impl Future<Output = &'static str>,
    ) {
        tokio::pin!(ended);
        while !self.has_left() {
            self.on_time();
            while let Some((origin, message)) = self.loopback.pop_front() {
                self.on_own_message(origin, message);
            }
            let wait = self.deadline().saturating_sub(self.now()).min(TICK_MAX);
            tokio::select! {
                event = self.overlay.next() => self.on_overlay(event),
                Some(event) = tools.recv() => self.on_tool(event),
                Some(work) = self.done.recv() => self.on_work(work),
                () = tokio::time::sleep(wait) => {}
                why = &mut ended, if self.leaving.is_none() => self.leave(why),
            }
        }
        for stopper in std::mem::take(&mut self.stoppers) {
            if let Some(tool) = self.tools.remove(&stopper) {
                tool.say(FromPeer::Done);
                let _ = tokio::time::timeout(FAREWELL, tool.gone()).await;
            }
        }
        // Before the lock goes with the state, so that the next daemon's socket is never removed.
        let _ = p2pmpi_launch::control::unlisten(self.state.path());
        self.log.say("stopped");
    }

    /// Ends every job, hosted and submitted; the loop ends when they have, or after a while.
    fn leave(&mut self, why: &str) {
        self.log.say(format!("leaving: {why}"));
        self.leaving = Some(self.now() + LEAVING);
        self.feed_hosting(HostingEvent::Leave);
        for job in self.submitted.keys().copied().collect::<Vec<_>>() {
            self.feed_supervisor(job, SupervisorEvent::Cancel);
        }
    }

    fn has_left(&self) -> bool {
        let idle = self.hosted.is_empty() && self.submitted.is_empty() && self.loopback.is_empty();
        self.leaving.is_some_and(|until| idle || until <= self.now())
    }

    /// Time since the start; what `grid` calls `now`.
    pub(crate) fn now(&self) -> Duration {
        self.origin.elapsed()
    }

    fn deadline(&self) -> Duration {
        let search = self.search.map(|(due, _)| due);
        let parts =
            [self.cache.deadline(), self.hosting.deadline(), self.seeds.deadline(), self.leaving, search];
        let fetches = self.hosted.values().filter_map(Hosted::deadline);
        let submitted = self.submitted.values().filter_map(Submitted::deadline);
        parts.into_iter().flatten().chain(fetches).chain(submitted).min().unwrap_or(Duration::MAX)
    }

    /// Ticks every machine whose time has come.
    fn on_time(&mut self) {
        let now = self.now();
        let due = |deadline: Option<Duration>| deadline.is_some_and(|deadline| deadline <= now);
        if due(self.hosting.deadline()) {
            self.feed_hosting(HostingEvent::Tick);
        }
        if due(self.cache.deadline()) {
            self.feed_cache(peers::Event::Tick);
        }
        if let Some((when, pause)) = self.search
            && when <= now
        {
            self.search = (pause < SEARCH_MAX).then_some((now + pause, pause * 2));
            self.feed_cache(peers::Event::Search);
        }
        let fetches: Vec<Name> =
            self.hosted.iter().filter(|(_, hosted)| due(hosted.deadline())).map(|(&name, _)| name).collect();
        for name in fetches {
            self.feed_fetch(name, FetchEvent::Tick);
        }
        let jobs: Vec<JobId> =
            self.submitted.iter().filter(|(_, job)| due(job.deadline())).map(|(&job, _)| job).collect();
        for job in jobs {
            self.tick_submitted(job);
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
            Work::Heard { from, greeting, stream } => self.on_heard(from, greeting, stream),
            Work::Greeted { ticket, stream } => self.on_greeted(ticket, stream),
            Work::Piece { to, job, piece, bytes } => self.on_piece_read(to, job, piece, bytes),
            Work::Laid { name, present } => self.on_laid(name, present),
            Work::Written { name, piece } => self.on_written(name, piece),
            Work::Gathered { name, found } => self.on_gathered(name, found),
            Work::AgentEnded { name, words } => self.on_agent_ended(name, &words),
            Work::Removed { name, result } => self.on_removed(name, result),
            Work::Hashed { job, found } => self.on_hashed(job, found),
            Work::ResultLaid { job, peer, present } => self.on_result_laid(job, peer, present),
            Work::ResultWritten { job, peer, piece } => self.on_result_written(job, peer, piece),
            Work::ResultPlaced { job, peer, names } => self.on_result_placed(job, peer, names),
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
                // It may not know yet who joins at the same time.
                let now = self.now();
                self.search.get_or_insert((now + SEARCH, SEARCH));
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
            overlay::Event::Opened { ticket, stream } => self.on_opened(ticket, stream),
            overlay::Event::Accepted { from, stream } => self.on_accepted(from, stream),
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
        self.feed_hosting(HostingEvent::Lost(peer));
        for job in self.submitted.keys().copied().collect::<Vec<_>>() {
            self.feed_supervisor(job, SupervisorEvent::Lost(peer));
        }
    }

    fn on_accepted(&mut self, from: PeerId, stream: Box<dyn overlay::ByteStream>) {
        match self.greeting.clone().try_acquire_owned() {
            Ok(place) => hosting::hear(from, stream, self.work.clone(), place),
            Err(_) => {
                self.log.say(format!(
                    "closed a stream of peer {from}: {GREETING_MAX} others have not said a word yet"
                ));
            }
        }
    }

    fn on_bytes(&mut self, from: PeerId, bytes: &[u8]) {
        if !self.config.welcomes(from) {
            return;
        }
        match Message::decode(bytes) {
            Ok(message) => self.on_message(from, message),
            Err(error) => {
                self.log.say(format!("refused a message of {} bytes from peer {from}: {error}", bytes.len()));
            }
        }
    }

    pub(crate) fn feed_cache(&mut self, event: peers::Event) {
        for action in self.cache.handle(event, self.now()) {
            match action {
                peers::Action::Send { to, message } => {
                    self.send(Origin::Submitter, to, Message::Peers(message))
                }
                peers::Action::Learned(known) => self.overlay.introduce(known.peer, &known.addresses),
                peers::Action::Forgotten(peer) => self.overlay.forget(peer),
            }
        }
    }

    /// To a peer, or to the other side of a job here.
    pub(crate) fn send(&mut self, origin: Origin, to: PeerId, message: Message) {
        if to == self.overlay.me() {
            return self.loopback.push_back((origin, message));
        }
        match message.encode() {
            Ok(bytes) => self.overlay.send(to, bytes),
            Err(error) => self.log.say(format!("a message to peer {to} could not be made: {error}")),
        }
    }

    /// Opens a stream to a peer, or to this one itself.
    pub(crate) fn open(&mut self, to: PeerId, ticket: u64) {
        if to != self.overlay.me() {
            return self.overlay.open(to, ticket);
        }
        let (one, other) = tokio::io::duplex(TUNNEL);
        self.on_accepted(to, Box::new(one));
        self.on_opened(ticket, Ok(Box::new(other)));
    }

    /// Says something to a tool, if it is still there.
    pub(crate) fn tell(&self, tool: ToolId, message: FromPeer) {
        if let Some(tool) = self.tools.get(&tool) {
            tool.say(message);
        }
    }

    fn on_tool(&mut self, event: ToolEvent) {
        match event {
            ToolEvent::Opened(id, tool) => drop(self.tools.insert(id, tool)),
            ToolEvent::Gone(id) => {
                self.tools.remove(&id);
                self.on_tool_gone(id);
            }
            ToolEvent::Said(id, message) => match message {
                ToPeer::Submit(_) if self.leaving.is_some() => {
                    let reason = "this peer is leaving the grid".to_owned();
                    self.tell(id, FromPeer::Refused { reason });
                }
                ToPeer::Submit(submit) => self.submit(id, *submit),
                ToPeer::Collect { patterns, directory } => {
                    self.collect(id, patterns, PathBuf::from(directory.as_os_str()));
                }
                ToPeer::Attach { job, host } => self.attach(id, &job, host),
                ToPeer::Finish => self.finish(id),
                ToPeer::Shutdown => {
                    self.stoppers.push(id);
                    if self.leaving.is_none() {
                        self.leave("asked by a tool");
                    }
                }
                question => {
                    let answer = self.answer(question);
                    self.tell(id, answer);
                }
            },
        }
    }

    fn answer(&mut self, question: ToPeer) -> FromPeer {
        match question {
            ToPeer::Status => FromPeer::Status(Box::new(self.status())),
            ToPeer::Grid => FromPeer::Grid(self.grid_lines()),
            ToPeer::Jobs => FromPeer::Jobs(self.job_lines()),
            ToPeer::Invite => FromPeer::Invite(self.invite()),
            ToPeer::Join { address } => match self.seeds.add(&address, self.now()) {
                true => FromPeer::Done,
                false => FromPeer::Refused { reason: "there are too many seeds".to_owned() },
            },
            ToPeer::Cancel { job } => self.cancel(&job),
            ToPeer::Submit(_)
            | ToPeer::Collect { .. }
            | ToPeer::Attach { .. }
            | ToPeer::Finish
            | ToPeer::Shutdown => {
                unreachable!("they are not questions")
            }
        }
    }

    /// Ends the one job whose name begins so.
    fn cancel(&mut self, beginning: &str) -> FromPeer {
        let begins = |job: &JobId| crate::key::to_hex(&job.0).starts_with(beginning);
        let mine: Vec<JobId> = self.submitted.keys().copied().filter(begins).collect();
        let hosted: Vec<Name> = self
            .hosting
            .jobs()
            .map(|(name, _)| name)
            .filter(|name| begins(&name.1) && !mine.contains(&name.1))
            .collect();
        match (&mine[..], &hosted[..]) {
            (&[job], &[]) => {
                self.log.say(format!("job {job}: cancelled by its user"));
                self.feed_supervisor(job, SupervisorEvent::Cancel);
                FromPeer::Done
            }
            (&[], &[name]) => {
                self.log.say(format!("job {} of peer {}: cancelled by the owner", name.1, name.0));
                self.feed_hosting(HostingEvent::Cancel { name });
                FromPeer::Done
            }
            ([], []) => {
                FromPeer::Refused { reason: format!("no job here has a name that begins with {beginning:?}") }
            }
            _ => {
                FromPeer::Refused { reason: format!("several jobs have names that begin with {beginning:?}") }
            }
        }
    }
}
