//! The host's side of all jobs: the gatekeeper ([`Host`]) and, for each confirmed job, its steps.
//!
//! reserved -Prepare-> staging -Staged-> ready -Start-> starting -AgentStarted-> running
//! running  -Collect-> (Gather) -Gathered-> running
//! any      -Clean, Released, owner's Cancel, silence of the submitter, own failure-> cleaning
//! cleaning -Removed-> (none)

use std::collections::BTreeMap;
use std::time::Duration;

use crate::detector::{self, Detector};
use crate::identity::{JobId, PeerId, Token};
use crate::message::{Job, Manifested, Message, Order, Reservation};
use crate::reservation::{Host, HostAction, HostEvent};

/// How long a confirmed job may wait for its submitter to settle the other hosts.
const RESERVED_MAX: Duration = Duration::from_secs(30);

/// What happens to the jobs of a host. `name` is (submitter, job).
#[derive(Clone, Debug)]
pub enum HostingEvent {
    /// A message about reservations or jobs; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Message,
    },
    /// The connection to that peer broke.
    Lost(PeerId),
    /// Bytes of files that are here.
    Progress {
        /// Which job.
        name: (PeerId, JobId),
        /// Bytes that are here.
        done: u64,
        /// Bytes in all.
        total: u64,
    },
    /// Answer to Fetch: every file is here.
    Staged {
        /// Which job.
        name: (PeerId, JobId),
    },
    /// Answer to StartAgent: it waits for its node stream.
    AgentStarted {
        /// Which job.
        name: (PeerId, JobId),
    },
    /// Answer to Gather.
    Gathered {
        /// Which job.
        name: (PeerId, JobId),
        /// Its result files, on the shelf; `None`: no file matches.
        files: Option<Manifested>,
    },
    /// Fetch, StartAgent or Gather went wrong.
    StepFailed {
        /// Which job.
        name: (PeerId, JobId),
        /// For the user.
        why: String,
    },
    /// Answer to Remove: nothing of the job is left.
    Removed {
        /// Which job.
        name: (PeerId, JobId),
    },
    /// The owner ends that job here.
    Cancel {
        /// Which job.
        name: (PeerId, JobId),
    },
    /// The owner takes the machine back: every job ends, none is taken any more.
    Leave,
    /// [`Hosting::deadline`] has come.
    Tick,
}

/// What the caller does. `name` is (submitter, job).
#[derive(Clone, Debug, PartialEq)]
pub enum HostingAction {
    /// Send it; loss is dealt with by the submitter.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Message,
    },
    /// Make a job directory and fetch these files into it; answer Staged or StepFailed.
    Fetch {
        /// Which job.
        name: (PeerId, JobId),
        /// What.
        order: Order,
    },
    /// Start a node agent in the job directory; answer AgentStarted or StepFailed.
    StartAgent {
        /// Which job.
        name: (PeerId, JobId),
        /// Most processes that it may start.
        processes: u32,
    },
    /// Put the files that match on the shelf; answer Gathered or StepFailed.
    Gather {
        /// Which job.
        name: (PeerId, JobId),
        /// Relative to the job directory.
        patterns: Vec<String>,
    },
    /// Stop fetching, end the agent and its processes, remove the job directory, clear the shelf;
    /// answer Removed.
    Remove {
        /// Which job.
        name: (PeerId, JobId),
    },
}

/// Where a job is on this host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostedState {
    /// Confirmed; nothing has happened yet.
    Reserved,
    /// Files are being fetched.
    Staging,
    /// Every file is here.
    Ready,
    /// The agent is being started.
    Starting,
    /// The agent runs, or has run.
    Running,
    /// Result files are being looked for.
    Gathering,
    /// Everything is being removed.
    Cleaning,
}

/// One job on this host.
#[derive(Debug)]
pub struct Hosted {
    token: Token,
    processes: u32,
    state: HostedState,
    /// The last collection: its number and its answer.
    collected: (u32, Option<Manifested>),
    detector: Detector,
}

impl Hosted {
    /// Where it is.
    pub fn state(&self) -> HostedState {
        self.state
    }

    /// Most processes that it may have here.
    pub fn processes(&self) -> u32 {
        self.processes
    }
}

/// The state machine.
#[derive(Debug)]
pub struct Hosting {
    host: Host,
    beats: detector::Settings,
    jobs: BTreeMap<(PeerId, JobId), Hosted>,
}

impl Hosting {
    /// No job yet.
    pub fn new(host: Host, beats: detector::Settings) -> Hosting {
        Hosting { host, beats, jobs: BTreeMap::new() }
    }

    /// The gatekeeper.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// The gatekeeper, for the owner's new limits.
    pub fn host_mut(&mut self) -> &mut Host {
        &mut self.host
    }

    /// Every confirmed job by (submitter, job).
    pub fn jobs(&self) -> impl Iterator<Item = ((PeerId, JobId), &Hosted)> {
        self.jobs.iter().map(|(&name, hosted)| (name, hosted))
    }

    /// Whether that peer may open a node stream with this token now; the number of processes that
    /// it may start.
    pub fn may_attach(&self, name: (PeerId, JobId), token: Token) -> Option<u32> {
        let hosted = self.jobs.get(&name)?;
        let right = blake3::Hash::from(hosted.token.0) == blake3::Hash::from(token.0);
        (right && hosted.state == HostedState::Running).then_some(hosted.processes)
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: HostingEvent, now: Duration) -> Vec<HostingAction> {
        let mut actions = Vec::new();
        match event {
            HostingEvent::Received { from, message } => match message {
                Message::Reservation(message) => self.reservation(from, message, now, &mut actions),
                Message::Job(message) => self.on_job(from, message, now, &mut actions),
                Message::Peers(_) | Message::Staging(_) => {}
            },
            HostingEvent::Lost(peer) => {
                for (name, hosted) in &mut self.jobs {
                    if name.0 == peer {
                        hosted.detector.suspect(peer, now);
                    }
                }
            }
            HostingEvent::Progress { name, done, total } => {
                if self.state(name) == Some(HostedState::Staging) {
                    send(name.0, Job::Progress { job: name.1, done, total }, &mut actions);
                }
            }
            HostingEvent::Staged { name } => {
                if self.step(name, HostedState::Staging, HostedState::Ready) {
                    send(name.0, Job::Prepared { job: name.1 }, &mut actions);
                }
            }
            HostingEvent::AgentStarted { name } => {
                if self.step(name, HostedState::Starting, HostedState::Running) {
                    send(name.0, Job::Started { job: name.1 }, &mut actions);
                }
            }
            HostingEvent::Gathered { name, files } => self.on_gathered(name, files, &mut actions),
            HostingEvent::StepFailed { name, why } => self.fail(name, why, &mut actions),
            HostingEvent::Removed { name } => self.on_removed(name, now, &mut actions),
            HostingEvent::Cancel { name } => {
                self.fail(name, "the owner of the machine has ended the job there".to_owned(), &mut actions);
            }
            HostingEvent::Leave => {
                self.host.handle(HostEvent::Leave, now);
                let why = "the owner takes the machine back";
                for name in self.jobs.keys().copied().collect::<Vec<_>>() {
                    self.fail(name, why.to_owned(), &mut actions);
                }
            }
            HostingEvent::Tick => {}
        }
        self.host.handle(HostEvent::Tick, now);
        self.watch(now, &mut actions);
        actions
    }

    /// When [`HostingEvent::Tick`] is due.
    pub fn deadline(&self) -> Option<Duration> {
        let jobs = self.jobs.values().filter_map(|hosted| hosted.detector.deadline());
        self.host.deadline().into_iter().chain(jobs).min()
    }

    fn reservation(
        &mut self,
        from: PeerId,
        message: Reservation,
        now: Duration,
        actions: &mut Vec<HostingAction>,
    ) {
        for action in self.host.handle(HostEvent::Received { from, message }, now) {
            match action {
                HostAction::Send { to, message } => {
                    actions.push(HostingAction::Send { to, message: Message::Reservation(message) });
                }
                HostAction::Confirmed { submitter, job, token, processes } => {
                    self.on_confirmed((submitter, job), token, processes, now);
                }
                HostAction::Released { submitter, job } => self.clean((submitter, job), actions),
            }
        }
    }

    fn on_confirmed(&mut self, name: (PeerId, JobId), token: Token, processes: u32, now: Duration) {
        if let Some(hosted) = self.jobs.get_mut(&name) {
            if hosted.token == token && hosted.state == HostedState::Reserved {
                hosted.processes = processes;
            }
            return;
        }
        let mut detector = Detector::new(self.beats.clone());
        detector.watch(name.0, RESERVED_MAX, now);
        let state = HostedState::Reserved;
        self.jobs.insert(name, Hosted { token, processes, state, collected: (0, None), detector });
    }

    fn on_job(&mut self, from: PeerId, message: Job, now: Duration, actions: &mut Vec<HostingAction>) {
        let name = (from, message.job());
        let job = name.1;
        let Some(hosted) = self.jobs.get_mut(&name) else {
            match message {
                Job::Clean { .. } => send(from, Job::Cleaned { job }, actions),
                Job::Prepare { .. } | Job::Start { .. } | Job::Collect { .. } => {
                    send(
                        from,
                        Job::Failed { job, why: "it does not know that job (any more)".into() },
                        actions,
                    );
                }
                _ => {}
            }
            return;
        };
        let token = match &message {
            Job::Prepare { token, .. }
            | Job::Start { token, .. }
            | Job::Collect { token, .. }
            | Job::Clean { token, .. } => Some(*token),
            _ => None,
        };
        if token.is_some_and(|token| token != hosted.token) {
            return;
        }
        if hosted.state == HostedState::Reserved {
            // From here on the submitter beats.
            hosted.detector.watch(from, Duration::ZERO, now);
        }
        hosted.detector.heard(from, now);
        match (hosted.state, message) {
            (HostedState::Reserved, Job::Prepare { order, .. }) => {
                hosted.state = HostedState::Staging;
                actions.push(HostingAction::Fetch { name, order });
            }
            (HostedState::Ready, Job::Prepare { .. }) => send(from, Job::Prepared { job }, actions),
            (HostedState::Ready, Job::Start { .. }) => {
                hosted.state = HostedState::Starting;
                actions.push(HostingAction::StartAgent { name, processes: hosted.processes });
            }
            (HostedState::Running, Job::Start { .. }) => send(from, Job::Started { job }, actions),
            (HostedState::Running, Job::Collect { serial, patterns, .. }) => {
                if serial == hosted.collected.0 {
                    let manifest = hosted.collected.1.clone();
                    send(from, Job::Collected { job, serial, manifest }, actions);
                } else if serial > hosted.collected.0 {
                    hosted.collected = (serial, None);
                    hosted.state = HostedState::Gathering;
                    actions.push(HostingAction::Gather { name, patterns });
                }
            }
            (_, Job::Clean { .. }) => self.clean(name, actions),
            (HostedState::Cleaning, _) => {}
            (_, Job::Beat { beat, .. }) => send(from, Job::Echo { job, beat }, actions),
            _ => {}
        }
    }

    fn on_gathered(
        &mut self,
        name: (PeerId, JobId),
        files: Option<Manifested>,
        actions: &mut Vec<HostingAction>,
    ) {
        if self.step(name, HostedState::Gathering, HostedState::Running) {
            let hosted = self.jobs.get_mut(&name).expect("its state has just changed");
            hosted.collected.1.clone_from(&files);
            let collected = Job::Collected { job: name.1, serial: hosted.collected.0, manifest: files };
            send(name.0, collected, actions);
        }
    }

    fn on_removed(&mut self, name: (PeerId, JobId), now: Duration, actions: &mut Vec<HostingAction>) {
        if self.state(name) == Some(HostedState::Cleaning) {
            self.jobs.remove(&name);
            self.host.handle(HostEvent::Ended { submitter: name.0, job: name.1 }, now);
            send(name.0, Job::Cleaned { job: name.1 }, actions);
        }
    }

    fn state(&self, name: (PeerId, JobId)) -> Option<HostedState> {
        self.jobs.get(&name).map(|hosted| hosted.state)
    }

    fn step(&mut self, name: (PeerId, JobId), from: HostedState, to: HostedState) -> bool {
        match self.jobs.get_mut(&name) {
            Some(hosted) if hosted.state == from => {
                hosted.state = to;
                true
            }
            _ => false,
        }
    }

    fn fail(&mut self, name: (PeerId, JobId), why: String, actions: &mut Vec<HostingAction>) {
        if self.state(name).is_some_and(|state| state != HostedState::Cleaning) {
            let why = why.chars().take(crate::message::TEXT_MAX).collect();
            send(name.0, Job::Failed { job: name.1, why }, actions);
            self.clean(name, actions);
        }
    }

    fn clean(&mut self, name: (PeerId, JobId), actions: &mut Vec<HostingAction>) {
        if let Some(hosted) = self.jobs.get_mut(&name)
            && hosted.state != HostedState::Cleaning
        {
            hosted.state = HostedState::Cleaning;
            hosted.detector.forget(name.0);
            actions.push(HostingAction::Remove { name });
        }
    }

    fn watch(&mut self, now: Duration, actions: &mut Vec<HostingAction>) {
        let silent = |hosted: &mut Hosted| !hosted.detector.silent(now).is_empty();
        let silent: Vec<(PeerId, JobId)> =
            self.jobs.iter_mut().filter_map(|(&name, hosted)| silent(hosted).then_some(name)).collect();
        for name in silent {
            self.fail(name, "no word from the submitter".to_owned(), actions);
        }
    }
}

fn send(to: PeerId, message: Job, actions: &mut Vec<HostingAction>) {
    actions.push(HostingAction::Send { to, message: Message::Job(message) });
}
