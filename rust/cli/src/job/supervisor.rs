//! The course of one job: what nodes, user and clock tell, and what is to be told to the nodes.
//!
//! Holds no descriptor and waits for nothing; `drive` does. Orders wait in [`Supervisor::orders`],
//! text in [`Supervisor::output`].

mod abroad;

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::dynamic::{Answer, Question, Spawn};
use p2pmpi_launch::node::{FromNode, Place, Route, STDIN_WINDOW, Stage, Start, Status, Stream, ToNode};
use p2pmpi_sys::signal::{SIGCONT, SIGTSTP, SIGUSR1, SIGUSR2};

use super::ending::{Endings, Process, Step};
use super::names::Work;
use super::output::{FIRST, Output, Style, Writer};
use super::partners::Partners;
use super::quiesce::Quiesce;
use super::routes::Routes;
use super::worlds::{Asker, Home, Planned, Services, Worlds};
use super::{Behaviour, News, report};

/// Between SIGTERM and SIGKILL for ranks whose job has failed.
const FAILED_GRACE: Duration = Duration::from_millis(1000);

/// Between a signal passed on and SIGKILL.
const ASKED_GRACE: Duration = Duration::from_secs(5);

/// How much longer than its grace a node may take to end its processes.
const NODE_GRACE: Duration = Duration::from_secs(3);

/// How often ranks are looked at when one has left early.
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// How long nodes may take to say where their ranks are when time is up.
const LAST_LOOK: Duration = Duration::from_millis(500);

/// Code of a job whose output nobody reads: as if ended by SIGPIPE.
const PIPE_CODE: u8 = 141;

/// Code of a job that took too long.
const TIMEOUT_CODE: u8 = 124;

#[derive(Debug)]
struct Node {
    name: String,
    processes: Vec<u32>,
    /// Number of the world that runs there; the first is 1.
    world: u32,
    /// A world that has ended was told to leave.
    dismissed: bool,
    gone: bool,
}

#[derive(Debug, Default)]
struct Timers {
    limit: Option<Instant>,
    last_look: Option<Instant>,
    look: Option<Instant>,
    quiesce: Option<Instant>,
    force: Option<Instant>,
    abandon: Option<Instant>,
}

/// What the loop must do besides sending and writing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Demand {
    /// Nothing.
    None,
    /// Stop this process until it is continued: the ranks have been stopped.
    StopSelf,
}

/// One job.
#[derive(Debug)]
pub struct Supervisor {
    /// What is to be told to which node.
    pub orders: VecDeque<(usize, ToNode)>,
    /// What the ranks wrote, and what we have to say.
    pub output: Output,
    nodes: Vec<Node>,
    endings: Endings,
    routes: Routes,
    worlds: Worlds,
    services: Services,
    /// Nodes to be made, in the order of their indices, with what they are to start.
    launches: VecDeque<(usize, Start)>,
    /// How a program that runs already may join.
    invitation: Option<String>,
    /// Worlds asked for during a quiesce.
    held: Vec<(Asker, Spawn)>,
    partners: Partners,
    /// What is to be done with the names of all jobs, and who waits for it.
    names: VecDeque<(Option<Asker>, Work)>,
    /// Questions about other jobs, asked during a quiesce.
    held_meetings: Vec<(Asker, Question)>,
    quiesce: Quiesce,
    /// When the quiesce that is under way, or was the last, began.
    quiesce_began: Option<Instant>,
    timers: Timers,
    behaviour: Behaviour,
    stdin: Option<(usize, usize)>,
    asked: Option<i32>,
    stopping: bool,
    abandoned: bool,
    looked: usize,
}

impl Supervisor {
    /// A job on nodes of these names, each with what it is to start.
    pub fn new(nodes: &[(String, &Start)], behaviour: Behaviour, prompts: bool, now: Instant) -> Self {
        let mut places: Vec<(u32, u32, String)> = Vec::new();
        for (name, start) in nodes {
            places.extend(start.processes.iter().map(|placed| (placed.process, placed.rank, name.clone())));
        }
        places.sort_unstable();
        let size = nodes.first().map_or(0, |(_, start)| start.size);
        let style = Style {
            label: behaviour.label,
            timestamps: behaviour.timestamps,
            directory: behaviour.output_directory.clone(),
            prompts,
        };
        let stdin = nodes.iter().position(|(_, start)| {
            start.stdin.is_some_and(|who| start.processes.iter().any(|placed| placed.process == who))
        });
        let timers = Timers { limit: behaviour.timeout.map(|time| now + time), ..Timers::default() };
        Self {
            orders: nodes.iter().enumerate().map(|(node, (_, start))| (node, start_order(start))).collect(),
            output: Output::new(style, size),
            nodes: nodes
                .iter()
                .map(|(name, start)| Node {
                    name: name.clone(),
                    processes: start.processes.iter().map(|placed| placed.process).collect(),
                    world: FIRST,
                    dismissed: false,
                    gone: false,
                })
                .collect(),
            endings: Endings::new(places.into_iter().map(|(_, rank, node)| (rank, node))),
            routes: Routes::default(),
            worlds: Worlds::default(),
            services: Services::default(),
            launches: VecDeque::new(),
            invitation: None,
            held: Vec::new(),
            partners: Partners::new(nodes.first().map_or("", |(_, start)| &start.job)),
            names: VecDeque::new(),
            held_meetings: Vec::new(),
            quiesce: Quiesce::default(),
            quiesce_began: None,
            timers,
            behaviour,
            stdin: stdin.map(|node| (node, 0)),
            asked: None,
            stopping: false,
            abandoned: false,
            looked: 0,
        }
    }

    /// The exit code, once no node has anything left.
    pub fn finished(&self) -> Option<u8> {
        self.nodes.iter().all(|node| node.gone).then(|| self.endings.code())
    }

    /// Whether what the nodes still have to say is bounded, because their ranks are being ended.
    pub fn is_ending(&self) -> bool {
        self.stopping || self.endings.is_decided()
    }

    /// Whether nodes had their time to end and must be given up.
    pub fn is_abandoned(&self) -> bool {
        self.abandoned
    }

    /// Process ids on a node that may still run.
    pub fn pids_of(&self, node: usize) -> Vec<u32> {
        let processes = self.nodes[node].processes.iter();
        let known = processes.filter_map(|&process| self.endings.processes().get(process as usize));
        known.filter(|process| process.status.is_none()).filter_map(|process| process.pid).collect()
    }

    // -- nodes --

    /// A node has said something.
    pub fn on_node(&mut self, node: usize, message: FromNode, now: Instant) {
        let steps = match message {
            FromNode::Started { process, pid } => {
                self.endings.on_started(process, pid);
                let world = self.nodes[node].world;
                let rank = self.endings.processes().get(process as usize).map_or(process, |known| known.rank);
                self.chat(|| match world {
                    FIRST => format!("rank {rank} is process {pid}"),
                    _ => format!("rank {rank} of spawned world {world} is process {pid}"),
                });
                Vec::new()
            }
            FromNode::Awaits { join } => {
                self.invitation = Some(join);
                Vec::new()
            }
            FromNode::NotStarted { process, code, reason } => {
                self.on_not_started(node, Some(process), code, reason)
            }
            FromNode::Output { process, stream, offset, bytes } => {
                return self.on_output(node, process, stream, offset, &bytes, now);
            }
            FromNode::StdinTaken { bytes, closed } => return self.on_stdin_taken(node, bytes, closed),
            FromNode::Reached { process, stage } => {
                if stage == Stage::Joined {
                    self.orders.extend(self.worlds.on_joined(node));
                }
                let steps = self.endings.on_reached(process, stage);
                self.schedule_quiesce(now);
                steps
            }
            FromNode::Exited { process, status, stage, activity } => {
                let services = self.services.on_ended(process);
                self.unpublish_abroad(services);
                for (node, order) in self.routes.on_ended(process) {
                    self.pass(node, order);
                }
                if stage == Stage::Started && self.worlds.is_starting(node) {
                    let reason = format!("it {} before it called MPI_Init", ended(status));
                    self.on_not_started(node, Some(process), 1, reason);
                }
                self.endings.on_exited(process, status, stage, &activity, now)
            }
            FromNode::Abort { process, code, message } => self.endings.on_abort(process, code, &message),
            FromNode::Lost { process, peer, reason } => {
                self.chat(|| format!("rank {process} lost its link to rank {peer}: {reason}"));
                Vec::new()
            }
            FromNode::Listening(route) => {
                self.on_route(route);
                Vec::new()
            }
            FromNode::Resolve { process } => {
                self.on_resolve(node, process);
                Vec::new()
            }
            FromNode::Connected { process, others } => {
                self.endings.on_connected(process, others);
                Vec::new()
            }
            FromNode::Ask { process, number, question } => {
                self.on_ask(Asker { node, process, number }, question);
                Vec::new()
            }
            FromNode::Places(places) => return self.on_places(places, now),
            FromNode::Stopped { .. } | FromNode::Drained { .. } | FromNode::Resumed { .. } => {
                return self.on_quiesce_answer(node, &message, now);
            }
            FromNode::Note(text) => {
                self.note(&text);
                Vec::new()
            }
            FromNode::Failed(reason) => {
                let name = &self.nodes[node].name;
                self.endings.fail(1, format!("the node agent on {name} cannot go on: {reason}"))
            }
            FromNode::Gone => {
                self.on_node_gone(node);
                Vec::new()
            }
        };
        self.take(steps, now);
        self.settle(now);
    }

    /// The stream to a node has ended.
    pub fn on_node_closed(&mut self, node: usize, why: &str, now: Instant) {
        if self.nodes[node].gone {
            return;
        }
        let running = self.nodes[node].processes.iter();
        let running = running.filter_map(|&process| self.endings.processes().get(process as usize));
        let ranks = running.filter(|process| process.status.is_none()).map(|process| process.rank);
        let lost = report::ranks(&ranks.collect::<Vec<u32>>());
        let name = self.nodes[node].name.clone();
        self.on_node_gone(node);
        let why = format!("the node agent on {name} ended unexpectedly ({why}); {lost} ran there");
        let steps = self.endings.fail(1, why);
        self.take(steps, now);
        self.settle(now);
    }

    /// Somebody knows more than the stream of a node shows.
    pub fn on_news(&mut self, news: News, now: Instant) {
        match news {
            News::NodeLost { node, .. } if self.nodes.get(node).is_none_or(|node| node.gone) => {}
            News::Told => {}
            News::NodeLost { node, reason } => {
                self.on_node_gone(node);
                let steps = self.endings.fail(1, reason);
                self.take(steps, now);
                self.settle(now);
            }
            News::Ended(reason) => {
                let steps = self.endings.fail(1, reason);
                self.take(steps, now);
            }
        }
    }

    fn on_node_gone(&mut self, node: usize) {
        self.nodes[node].gone = true;
        let processes = self.nodes[node].processes.clone();
        // What ended there unseen has ended; `fail` says so if it was not expected.
        self.endings.on_absent(&processes);
    }

    fn on_output(
        &mut self,
        node: usize,
        process: u32,
        stream: Stream,
        offset: u64,
        bytes: &Bytes,
        now: Instant,
    ) {
        let Some(rank) = self.endings.processes().get(process as usize).map(|known| known.rank) else {
            return;
        };
        let writer = Writer { world: self.nodes[node].world, rank };
        if let Err(why) = self.output.on_bytes(writer, stream, offset, &bytes.0, now) {
            self.note(&why);
        }
    }

    // -- standard input --

    /// The most bytes of standard input that may be read now; none when no more is wanted at all.
    pub fn stdin_room(&self) -> Option<usize> {
        self.stdin.filter(|_| !self.stopping).map(|(_, under_way)| STDIN_WINDOW - under_way)
    }

    /// Bytes were read from standard input; none: its end.
    pub fn on_stdin(&mut self, bytes: &[u8]) {
        let Some((node, under_way)) = &mut self.stdin else { return };
        *under_way += bytes.len();
        self.orders.push_back((*node, ToNode::Stdin(Bytes(bytes.to_vec()))));
        if bytes.is_empty() {
            self.stdin = None;
        }
    }

    fn on_stdin_taken(&mut self, node: usize, bytes: u32, closed: bool) {
        match &mut self.stdin {
            Some((expected, _)) if *expected != node => {}
            Some(_) if closed => self.stdin = None,
            Some((_, under_way)) => *under_way = under_way.saturating_sub(bytes as usize),
            None => {}
        }
    }

    // -- the user --

    /// A signal has arrived.
    pub fn on_signal(&mut self, signal: i32, now: Instant) -> Demand {
        match signal {
            SIGUSR1 | SIGUSR2 | SIGCONT | SIGTSTP => {
                self.tell_all(&ToNode::Signal(signal));
                if signal == SIGTSTP { Demand::StopSelf } else { Demand::None }
            }
            _ => {
                if self.asked.is_none() {
                    self.asked = Some(signal);
                    self.endings.on_signal_passed_on(signal);
                    self.tell_all(&ToNode::Signal(signal));
                    // A stopped process would not see it.
                    self.tell_all(&ToNode::Signal(SIGCONT));
                    self.timers.force = Some(now + ASKED_GRACE);
                } else {
                    self.force(now);
                }
                Demand::None
            }
        }
    }

    fn force(&mut self, now: Instant) {
        self.timers.force = None;
        self.endings.on_forced();
        self.tell_all(&ToNode::Kill { grace_ms: 0 });
        self.timers.abandon = Some(now + NODE_GRACE);
        self.settle(now);
    }

    /// One of our own output streams takes no more.
    pub fn on_output_closed(&mut self, stream: Stream, now: Instant) {
        self.output.close(stream);
        if stream == Stream::Output {
            let steps = self.endings.fail(PIPE_CODE, "nobody reads the output any more".to_owned());
            self.take(steps, now);
        }
    }

    // -- time --

    /// Does what is due; answers when to come again.
    pub fn on_time(&mut self, now: Instant) -> Option<Instant> {
        let due = |timer: &mut Option<Instant>| timer.take_if(|at| *at <= now).is_some();
        if due(&mut self.timers.limit) {
            self.looked = 0;
            self.tell_all(&ToNode::Where);
            self.timers.last_look = Some(now + LAST_LOOK);
        }
        if due(&mut self.timers.last_look) {
            self.on_time_is_up(now);
        }
        if due(&mut self.timers.look) {
            self.tell_all(&ToNode::Where);
            self.settle(now);
        }
        if due(&mut self.timers.quiesce) && self.all_initialized() {
            let order = self.quiesce.begin(self.taking_part().map(|(node, _)| node).collect());
            self.quiesce_began = Some(now);
            self.tell_all(&order);
        }
        if due(&mut self.timers.force) {
            self.force(now);
        }
        self.abandoned |= due(&mut self.timers.abandon);
        let Timers { limit, last_look, look, quiesce, force, abandon } = self.timers;
        let prompts = self.output.on_time(now);
        [limit, last_look, look, quiesce, force, abandon, prompts].into_iter().flatten().min()
    }

    fn on_time_is_up(&mut self, now: Instant) {
        let time = self.behaviour.timeout.unwrap_or_default();
        let why = format!(
            "the time limit of {} s is over; the ranks were\n{}",
            time.as_secs_f64(),
            self.endings.whereabouts()
        );
        let steps = self.endings.fail(TIMEOUT_CODE, why);
        self.take(steps, now);
    }

    fn on_places(&mut self, places: Vec<Place>, now: Instant) {
        let steps = self.endings.on_places(places, now);
        self.take(steps, now);
        self.looked += 1;
        if self.timers.last_look.is_some() && self.looked >= self.nodes.len() {
            self.timers.last_look = None;
            self.on_time_is_up(now);
        }
    }

    // -- quiesce --

    fn all_initialized(&self) -> bool {
        let known = |process: &u32| self.endings.processes().get(*process as usize);
        let mut processes = self.taking_part().flat_map(|(_, node)| node.processes.iter().filter_map(known));
        // The links to another job cannot be closed, since nobody tells it to.
        !self.stopping
            && !self.partners.any()
            && !self.quiesce.is_active()
            && processes.all(|process| process.status.is_none() && process.stage == Stage::Initialized)
    }

    /// The nodes whose world has not ended.
    fn taking_part(&self) -> impl Iterator<Item = (usize, &Node)> {
        self.nodes.iter().enumerate().filter(|(_, node)| !node.gone && !node.dismissed)
    }

    fn schedule_quiesce(&mut self, now: Instant) {
        if let Some(every) = self.behaviour.quiesce_every
            && self.timers.quiesce.is_none()
            && self.all_initialized()
        {
            // At least as long as the last one took, or a loaded machine would do nothing else.
            let took = self.quiesce_began.take().map(|began| now.saturating_duration_since(began));
            self.timers.quiesce = Some(now + every.max(took.unwrap_or_default()));
        }
    }

    fn on_quiesce_answer(&mut self, node: usize, answer: &FromNode, now: Instant) {
        let order = self.quiesce.on_answer(node, answer);
        if let Some(order) = order {
            if matches!(order, ToNode::Drain { .. }) {
                self.routes.clear();
            }
            self.tell_all(&order);
        }
        if !self.quiesce.is_active() {
            for (asker, spawn) in std::mem::take(&mut self.held) {
                self.spawn(asker, spawn);
            }
            self.release_meetings();
            self.dismiss_worlds();
        }
        self.schedule_quiesce(now);
    }

    // -- what processes ask of the whole job --

    fn on_route(&mut self, route: Route) {
        for (node, order) in self.routes.on_listening(route) {
            self.pass(node, order);
        }
    }

    fn on_resolve(&mut self, node: usize, process: u32) {
        if self.resolve_abroad(node, process) {
            return;
        }
        let known = self.endings.processes().len();
        if known <= process as usize {
            let reason = format!("there is no process {process} in this job of {known}");
            return self.pass(node, ToNode::NoRoute { process, reason });
        }
        if let Some(answer) = self.routes.on_resolve(node, process) {
            self.pass(node, answer);
        } else if let Some(owner) = self.nodes.iter().position(|node| node.processes.contains(&process)) {
            self.orders.push_back((owner, ToNode::Listen { process }));
        }
    }

    fn on_ask(&mut self, asker: Asker, question: Question) {
        let answer = match question {
            Question::Spawn(spawn) if self.quiesce.is_active() => return self.held.push((asker, *spawn)),
            Question::Spawn(spawn) => return self.spawn(asker, *spawn),
            Question::Unpublish { service } => self.unpublish(service),
            question => match self.ask_abroad(asker, question) {
                Some(answer) => answer,
                None => return,
            },
        };
        self.orders.push_back(asker.order(answer));
    }

    fn spawn(&mut self, asker: Asker, spawn: Spawn) {
        let node = self.nodes.len();
        let base = u32::try_from(self.endings.processes().len()).unwrap_or(u32::MAX);
        if self.is_ending() {
            let answer = Answer::NotSpawned { command: 0, reason: "the job is being ended".to_owned() };
            return self.orders.push_back(asker.order(answer));
        }
        let at_home = self.nodes[asker.node].world != FIRST;
        let counts = (base, self.endings.alive());
        let Planned { start, world } = match self.worlds.plan(node, counts, (asker, at_home), spawn) {
            Ok(planned) => planned,
            Err(answer) => return self.orders.push_back(asker.order(answer)),
        };
        let name = format!("{}, spawned world {world}", p2pmpi_sys::host::name());
        let processes = start.processes.iter().map(|placed| placed.process).collect();
        for placed in &start.processes {
            self.endings.add(placed.rank, name.clone(), world);
        }
        self.nodes.push(Node { name, processes, world, dismissed: false, gone: false });
        self.launches.push_back((node, start));
    }

    fn on_not_started(&mut self, node: usize, process: Option<u32>, code: i32, reason: String) -> Vec<Step> {
        let processes = self.nodes[node].processes.clone();
        if self.nodes[node].world == FIRST {
            return self.endings.on_not_started(&processes, code, reason);
        }
        self.orders.extend(self.worlds.on_not_started(node, process, reason));
        self.endings.on_absent(&processes);
        self.orders.push_back((node, ToNode::Kill { grace_ms: 0 }));
        Vec::new()
    }

    /// From now on processes may spawn others, in the manner of the first world; `home` where that runs
    /// elsewhere.
    pub fn allow_spawning(&mut self, first: &Start, home: Option<Home>) {
        self.worlds.allow(first, home);
    }

    /// What to tell the program that runs already, once.
    pub fn take_invitation(&mut self) -> Option<String> {
        self.invitation.take()
    }

    /// The next node to be made, with what it is to start.
    pub fn next_launch(&mut self) -> Option<(usize, Start)> {
        self.launches.pop_front()
    }

    /// A node that was to be made could not be.
    pub fn on_not_launched(&mut self, node: usize, why: String) {
        self.on_not_started(node, None, 1, why);
        self.nodes[node].gone = true;
    }

    /// Whether nothing is left of a node.
    pub fn is_gone(&self, node: usize) -> bool {
        self.nodes[node].gone
    }

    /// Lets the nodes of spawned worlds go whose processes have all ended.
    fn dismiss_worlds(&mut self) {
        if self.stopping || self.quiesce.is_active() {
            return;
        }
        for (index, node) in self.nodes.iter_mut().enumerate().filter(|(_, node)| node.world != FIRST) {
            let known = |process: &u32| self.endings.processes().get(*process as usize);
            let alive = |process: &Process| process.status.is_none() && !process.absent;
            if !node.gone && !node.dismissed && !node.processes.iter().filter_map(known).any(alive) {
                node.dismissed = true;
                self.orders.push_back((index, ToNode::Stop));
            }
        }
    }

    // -- consequences --

    fn take(&mut self, steps: Vec<Step>, now: Instant) {
        for step in steps {
            match step {
                Step::Say(text) => self.output.say(&format!("p2pmpirun: {text}\n")),
                Step::EndAll => {
                    let grace_ms = u32::try_from(FAILED_GRACE.as_millis()).expect("a second fits");
                    self.tell_all(&ToNode::Kill { grace_ms });
                    self.timers.limit = None;
                    self.timers.abandon = Some(now + FAILED_GRACE + NODE_GRACE);
                }
                Step::Failed(process, reason) => self.tell_all(&ToNode::Failed { process, reason }),
            }
        }
    }

    /// Looks whether the job is over, or must be looked at.
    fn settle(&mut self, now: Instant) {
        if !self.stopping && !self.endings.any_alive() {
            self.stopping = true;
            self.timers = Timers { abandon: Some(now + NODE_GRACE * 4), ..Timers::default() };
            if let Some(text) = self.endings.remark() {
                self.note(&text);
            }
            let quiesced = self.quiesce.completed();
            if self.behaviour.quiesce_every.is_some() {
                self.chat(|| format!("quiesced and resumed {quiesced} times"));
            }
            self.tell_all(&ToNode::Stop);
        }
        self.dismiss_worlds();
        if !self.stopping && self.timers.look.is_none() && self.endings.suspicious() {
            self.timers.look = Some(now + LOOK_EVERY);
        }
    }

    fn tell_all(&mut self, order: &ToNode) {
        let open = self.nodes.iter().enumerate().filter(|(_, node)| !node.gone);
        self.orders.extend(open.map(|(node, _)| (node, order.clone())));
    }

    fn note(&mut self, text: &str) {
        if !self.behaviour.quiet {
            self.output.say(&format!("p2pmpirun: {text}\n"));
        }
    }

    fn chat(&mut self, text: impl FnOnce() -> String) {
        if self.behaviour.verbose {
            self.output.say(&format!("p2pmpirun: {}\n", text()));
        }
    }
}

fn ended(status: Status) -> String {
    match status {
        Status::Code(code) => format!("exited with code {code}"),
        Status::Signal(signal) => format!("was ended by {}", report::signal(signal)),
    }
}

fn start_order(start: &Start) -> ToNode {
    ToNode::Start(Box::new(start.clone()))
}
