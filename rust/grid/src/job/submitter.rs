//! The submitter's side of a job.
//!
//! reserving  -Reserved-> staging -all Prepared-> starting -all Started-> running
//! running    -Collect-> collecting -all fetched-> running
//! any        -Finish, Cancel, a host lost before running-> cleaning -all Cleaned or time-> over
//!
//! A host lost while running is reported, not cleaned up after: the launcher decides what it means
//! and says Finish.

use std::collections::BTreeMap;
use std::time::Duration;

use super::report::{Report, Step};
use crate::detector::{self, Detector};
use crate::identity::{JobId, PeerId};
use crate::message::{Job, Manifested, Message, Order};
use crate::peers::Candidate;
use crate::reservation::{
    Allocation, Request, Reserved, Settings, Submission, SubmissionAction, SubmissionEvent,
};

/// What is to be run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// On what.
    pub request: Request,
    /// The files for every host, already on the shelf.
    pub files: Manifested,
}

/// How long a step may take without any sign of progress.
#[derive(Clone, Debug)]
pub struct Deadlines {
    /// Between two signs of progress of one host in fetching files.
    pub stage: Duration,
    /// For all agents to run.
    pub start: Duration,
    /// For a list of result files.
    pub collect: Duration,
    /// For everybody to clean up.
    pub clean: Duration,
    /// Before a request without answer is repeated.
    pub repeat: Duration,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        Deadlines {
            stage: Duration::from_secs(20),
            start: Duration::from_secs(15),
            collect: Duration::from_secs(20),
            clean: Duration::from_secs(2),
            repeat: Duration::from_millis(500),
        }
    }
}

/// What happens to a job.
#[derive(Clone, Debug)]
pub enum SupervisorEvent {
    /// The peers known now; see [`SubmissionEvent::Candidates`].
    Candidates(Vec<Candidate>),
    /// A message about reservations or jobs; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Message,
    },
    /// The connection to that peer broke or could not be made.
    Lost(PeerId),
    /// The node stream to that host broke, or could not be opened.
    StreamBroke {
        /// Which host.
        peer: PeerId,
        /// What was seen.
        why: String,
    },
    /// The ranks have ended: bring files that match these patterns.
    Collect {
        /// Relative to the job directory.
        patterns: Vec<String>,
    },
    /// The result files of that host are here.
    Fetched(PeerId),
    /// The result files of that host cannot be brought.
    FetchFailed {
        /// Which host.
        peer: PeerId,
        /// Why.
        why: String,
    },
    /// The launcher is done, or gone.
    Finish,
    /// Somebody wants the job to end.
    Cancel,
    /// [`Supervisor::deadline`] has come.
    Tick,
}

/// What the caller does.
#[derive(Clone, Debug, PartialEq)]
pub enum SupervisorAction {
    /// Send it; loss is dealt with here.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Message,
    },
    /// Look for more peers and say [`SupervisorEvent::Candidates`] when there are.
    Search,
    /// These are the hosts; they may now ask for the files.
    Placed(Allocation),
    /// Bytes of files moved, all hosts together.
    Progress {
        /// Bytes that are there.
        done: u64,
        /// Bytes in all.
        total: u64,
    },
    /// Every agent waits for its node stream.
    Ready,
    /// A host was lost while running; said once per host.
    HostLost(Report),
    /// Fetch these result files, and say Fetched or FetchFailed.
    Fetch {
        /// From this host.
        peer: PeerId,
        /// What.
        files: Manifested,
    },
    /// Every result file is here. The reports name hosts whose files are missing.
    Collected(Vec<Report>),
    /// The job has failed; it is being cleaned up.
    Failed(Report),
    /// Nothing is left to do. The peers named have not confirmed that they cleaned up; they will by
    /// themselves.
    Over {
        /// Hosts that have not answered.
        unclean: Vec<PeerId>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    At(Step),
    Over,
}

/// How far a host is in the present step.
#[derive(Clone, Debug, PartialEq)]
enum Stand {
    /// Asked; when to ask again, and when to give up.
    Asked { again: Duration, until: Duration },
    /// Its files are being fetched.
    Fetching,
    /// It has done what this step wants.
    Done,
    /// It is gone; nothing is expected.
    Gone,
}

#[derive(Debug)]
struct Host {
    reserved: Reserved,
    stand: Stand,
    progress: (u64, u64),
}

/// The state machine.
#[derive(Debug)]
pub struct Supervisor {
    job: JobId,
    files: Manifested,
    deadlines: Deadlines,
    phase: Phase,
    submission: Submission,
    detector: Detector,
    hosts: BTreeMap<PeerId, Host>,
    /// The hosts in order of distance.
    order: Vec<PeerId>,
    serial: u32,
    patterns: Vec<String>,
    missing: Vec<Report>,
}

impl Supervisor {
    /// Begins with the first [`SupervisorEvent::Candidates`].
    pub fn new(
        plan: Plan,
        reservation: Settings,
        deadlines: Deadlines,
        beats: detector::Settings,
    ) -> Supervisor {
        Supervisor {
            job: plan.request.job,
            files: plan.files,
            deadlines,
            phase: Phase::At(Step::Reserving),
            submission: Submission::new(plan.request, reservation),
            detector: Detector::new(beats),
            hosts: BTreeMap::new(),
            order: Vec::new(),
            serial: 0,
            patterns: Vec::new(),
            missing: Vec::new(),
        }
    }

    /// Where the job is; `None`: over.
    pub fn step(&self) -> Option<Step> {
        match self.phase {
            Phase::At(step) => Some(step),
            Phase::Over => None,
        }
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: SupervisorEvent, now: Duration) -> Vec<SupervisorAction> {
        let mut actions = Vec::new();
        match event {
            SupervisorEvent::Candidates(known) => {
                self.submission(SubmissionEvent::Candidates(known), now, &mut actions);
            }
            SupervisorEvent::Received { from, message } => self.on_message(from, message, now, &mut actions),
            SupervisorEvent::Lost(peer) => {
                self.detector.suspect(peer, now);
                if self.phase == Phase::At(Step::Reserving) {
                    self.submission(SubmissionEvent::Lost(peer), now, &mut actions);
                }
            }
            SupervisorEvent::StreamBroke { peer, why } => self.on_gone(peer, why, now, &mut actions),
            SupervisorEvent::Collect { patterns } => {
                if self.phase == Phase::At(Step::Running) {
                    self.serial += 1;
                    self.patterns = patterns;
                    self.enter(Step::Collecting, now, &mut actions);
                }
            }
            SupervisorEvent::Fetched(peer) => self.set(peer, Stand::Done),
            SupervisorEvent::FetchFailed { peer, why } => self.on_missing(peer, why),
            SupervisorEvent::Finish => self.clean(now, &mut actions),
            SupervisorEvent::Cancel => {
                if self.step().is_some_and(|step| step < Step::Cleaning) {
                    actions.push(SupervisorAction::Failed(Report::Cancelled));
                }
                self.clean(now, &mut actions);
            }
            SupervisorEvent::Tick => self.submission(SubmissionEvent::Tick, now, &mut actions),
        }
        self.watch(now, &mut actions);
        self.repeat(now, &mut actions);
        self.advance(now, &mut actions);
        actions
    }

    /// When [`SupervisorEvent::Tick`] is due; `None`: the job is over, or has not begun.
    pub fn deadline(&self) -> Option<Duration> {
        let asked = self.hosts.values().filter_map(|host| match host.stand {
            Stand::Asked { again, until } => Some(again.min(until)),
            _ => None,
        });
        let asked = asked.filter(|_| self.phase != Phase::Over);
        let beats = self.detector.next_beat().into_iter().chain(self.detector.deadline());
        self.submission.deadline().into_iter().chain(asked).chain(beats).min()
    }

    fn submission(&mut self, event: SubmissionEvent, now: Duration, actions: &mut Vec<SupervisorAction>) {
        for action in self.submission.handle(event, now) {
            match action {
                SubmissionAction::Send { to, message } => {
                    actions.push(SupervisorAction::Send { to, message: Message::Reservation(message) });
                }
                SubmissionAction::Search => actions.push(SupervisorAction::Search),
                SubmissionAction::Failed(shortage) => {
                    actions.push(SupervisorAction::Failed(Report::Shortage(shortage)));
                    self.clean(now, actions);
                }
                SubmissionAction::Reserved(allocation) => self.on_reserved(allocation, now, actions),
            }
        }
    }

    fn on_reserved(&mut self, allocation: Allocation, now: Duration, actions: &mut Vec<SupervisorAction>) {
        for reserved in &allocation.hosts {
            let peer = reserved.peer;
            self.detector.watch(peer, Duration::ZERO, now);
            self.order.push(peer);
            let host = Host { reserved: reserved.clone(), stand: Stand::Done, progress: (0, 0) };
            self.hosts.insert(peer, host);
        }
        actions.push(SupervisorAction::Placed(allocation));
        self.enter(Step::Staging, now, actions);
    }

    fn on_message(
        &mut self,
        from: PeerId,
        message: Message,
        now: Duration,
        actions: &mut Vec<SupervisorAction>,
    ) {
        let message = match message {
            Message::Reservation(message) => {
                return self.submission(SubmissionEvent::Received { from, message }, now, actions);
            }
            Message::Job(message) if message.job() == self.job && self.hosts.contains_key(&from) => message,
            _ => return,
        };
        self.detector.heard(from, now);
        match (self.phase, message) {
            (Phase::At(Step::Staging), Job::Progress { done, total, .. }) => {
                self.on_progress(from, done, total, now, actions);
            }
            (Phase::At(Step::Staging), Job::Prepared { .. })
            | (Phase::At(Step::Starting), Job::Started { .. })
            | (Phase::At(Step::Cleaning), Job::Cleaned { .. }) => self.set(from, Stand::Done),
            (Phase::At(Step::Collecting), Job::Collected { serial, manifest, .. })
                if serial == self.serial && matches!(self.hosts[&from].stand, Stand::Asked { .. }) =>
            {
                match manifest {
                    None => self.set(from, Stand::Done),
                    Some(files) => {
                        self.set(from, Stand::Fetching);
                        actions.push(SupervisorAction::Fetch { peer: from, files });
                    }
                }
            }
            (_, Job::Failed { why, .. }) => self.on_gone(from, why, now, actions),
            _ => {}
        }
    }

    fn on_progress(
        &mut self,
        from: PeerId,
        done: u64,
        total: u64,
        now: Duration,
        actions: &mut Vec<SupervisorAction>,
    ) {
        let Some(host) = self.hosts.get_mut(&from) else { return };
        let Stand::Asked { until, .. } = &mut host.stand else { return };
        if done > host.progress.0 {
            *until = now + self.deadlines.stage;
        }
        host.progress = (done, total);
        let sum = |part: fn(&(u64, u64)) -> u64| {
            self.hosts.values().fold(0u64, |sum, host| sum.saturating_add(part(&host.progress)))
        };
        let (done, total) = (sum(|progress| progress.0), sum(|progress| progress.1));
        actions.push(SupervisorAction::Progress { done, total });
    }

    /// A host is dead, or has given up.
    fn on_gone(&mut self, peer: PeerId, why: String, now: Duration, actions: &mut Vec<SupervisorAction>) {
        let Some(host) = self.hosts.get_mut(&peer) else { return };
        let Phase::At(step) = self.phase else { return };
        if host.stand == Stand::Gone {
            return;
        }
        host.stand = Stand::Gone;
        self.detector.forget(peer);
        let report = self.report(peer, step, why);
        match step {
            Step::Reserving | Step::Staging | Step::Starting => {
                actions.push(SupervisorAction::Failed(report));
                self.clean(now, actions);
            }
            Step::Running => actions.push(SupervisorAction::HostLost(report)),
            Step::Collecting => self.missing.push(report),
            Step::Cleaning => {}
        }
    }

    fn on_missing(&mut self, peer: PeerId, why: String) {
        if self.phase == Phase::At(Step::Collecting)
            && self.hosts.get(&peer).is_some_and(|host| host.stand == Stand::Fetching)
        {
            self.set(peer, Stand::Done);
            let report = self.report(peer, Step::Collecting, why);
            self.missing.push(report);
        }
    }

    fn report(&self, peer: PeerId, step: Step, why: String) -> Report {
        let Reserved { name, processes, .. } = &self.hosts[&peer].reserved;
        Report::Host { step, peer, name: name.clone(), processes: processes.clone(), why }
    }

    fn set(&mut self, peer: PeerId, stand: Stand) {
        if let Some(host) = self.hosts.get_mut(&peer)
            && host.stand != Stand::Gone
        {
            host.stand = stand;
        }
    }

    fn clean(&mut self, now: Duration, actions: &mut Vec<SupervisorAction>) {
        if self.step().is_none_or(|step| step == Step::Cleaning) {
            return;
        }
        if self.phase == Phase::At(Step::Reserving) {
            // Only promises are to be given back.
            self.phase = Phase::At(Step::Cleaning);
            return self.submission(SubmissionEvent::Abandon, now, actions);
        }
        self.enter(Step::Cleaning, now, actions);
    }

    /// Asks every living host for what this step wants.
    fn enter(&mut self, step: Step, now: Duration, actions: &mut Vec<SupervisorAction>) {
        self.phase = Phase::At(step);
        let limit = match step {
            Step::Staging => self.deadlines.stage,
            Step::Starting => self.deadlines.start,
            Step::Collecting => self.deadlines.collect,
            Step::Cleaning => self.deadlines.clean,
            Step::Reserving | Step::Running => return,
        };
        for &peer in &self.order {
            let host = self.hosts.get_mut(&peer).expect("the order lists the hosts");
            if host.stand != Stand::Gone {
                host.stand = Stand::Asked { again: now + self.deadlines.repeat, until: now + limit };
                actions.push(self.request(peer, step));
            }
        }
    }

    fn request(&self, to: PeerId, step: Step) -> SupervisorAction {
        let (job, token) = (self.job, self.hosts[&to].reserved.token);
        let message = match step {
            Step::Staging => {
                let order = Order { manifest: self.files.clone(), peers: self.order.clone() };
                Job::Prepare { job, token, order }
            }
            Step::Starting => Job::Start { job, token },
            Step::Collecting => {
                Job::Collect { job, token, serial: self.serial, patterns: self.patterns.clone() }
            }
            Step::Reserving | Step::Running | Step::Cleaning => Job::Clean { job, token },
        };
        SupervisorAction::Send { to, message: Message::Job(message) }
    }

    fn watch(&mut self, now: Duration, actions: &mut Vec<SupervisorAction>) {
        if self.phase == Phase::Over {
            return;
        }
        for peer in self.detector.silent(now) {
            self.on_gone(peer, "no word from it".to_owned(), now, actions);
        }
        if let Some(beat) = self.detector.beat(now) {
            for to in self.detector.watched() {
                let message = Message::Job(Job::Beat { job: self.job, beat });
                actions.push(SupervisorAction::Send { to, message });
            }
        }
    }

    /// Repeats requests without answer, and gives up those that are overdue.
    fn repeat(&mut self, now: Duration, actions: &mut Vec<SupervisorAction>) {
        let Phase::At(step) = self.phase else { return };
        let mut overdue = Vec::new();
        for &peer in &self.order {
            let host = self.hosts.get_mut(&peer).expect("the order lists the hosts");
            let Stand::Asked { again, until } = &mut host.stand else { continue };
            if *until <= now {
                overdue.push(peer);
            } else if *again <= now {
                *again = now + self.deadlines.repeat;
                actions.push(self.request(peer, step));
            }
        }
        for peer in overdue {
            self.on_gone(peer, format!("it is alive, but {step} makes no progress there"), now, actions);
        }
    }

    /// Goes to the next step once every host has done this one.
    fn advance(&mut self, now: Duration, actions: &mut Vec<SupervisorAction>) {
        let Phase::At(step) = self.phase else { return };
        let open = |host: &Host| matches!(host.stand, Stand::Asked { .. } | Stand::Fetching);
        if self.hosts.values().any(open) {
            return;
        }
        match step {
            Step::Staging => self.enter(Step::Starting, now, actions),
            Step::Starting => {
                self.phase = Phase::At(Step::Running);
                actions.push(SupervisorAction::Ready);
            }
            Step::Collecting => {
                self.phase = Phase::At(Step::Running);
                let missing = std::mem::take(&mut self.missing);
                actions.push(SupervisorAction::Collected(missing));
            }
            Step::Cleaning if self.submission.deadline().is_none() => {
                self.phase = Phase::Over;
                let gone = self.hosts.iter().filter(|(_, host)| host.stand == Stand::Gone);
                let unclean = gone.map(|(&peer, _)| peer).collect();
                self.detector = Detector::new(detector::Settings::default());
                actions.push(SupervisorAction::Over { unclean });
            }
            Step::Reserving | Step::Running | Step::Cleaning => {}
        }
    }
}
