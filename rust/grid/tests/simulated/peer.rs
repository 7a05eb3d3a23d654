//! One peer that lends its machine and submits jobs: the adapter between the reservation machines
//! and the simulator.

use std::collections::BTreeMap;
use std::time::Duration;

use p2pmpi_grid::identity::{JobId, PeerId};
use p2pmpi_grid::message::{Offer, Reservation};
use p2pmpi_grid::peers::Candidate;
use p2pmpi_grid::reservation::{
    Allocation, Host, HostAction, HostEvent, Policy, Request, Settings, Shortage, Submission,
    SubmissionAction, SubmissionEvent,
};
use p2pmpi_testkit::sim::{At, Input, Node};

pub fn id(at: At) -> PeerId {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&(at.0 as u64).to_be_bytes());
    PeerId(bytes)
}

pub fn at(id: PeerId) -> At {
    At(u64::from_be_bytes(*id.0.first_chunk().expect("32 bytes")) as usize)
}

pub fn offer(index: usize, policy: &Policy) -> Offer {
    Offer {
        name: format!("host{index}"),
        jobs: policy.jobs,
        processes: policy.processes,
        running: 0,
        cores: policy.processes,
        memory: 4 << 30,
        architecture: "x86_64".into(),
        level: 2,
    }
}

pub type Outcome = Result<Allocation, Shortage>;

pub struct Peer {
    pub host: Host,
    pub limits: (u32, u32),
    pub submissions: BTreeMap<JobId, Submission>,
    pub outcomes: BTreeMap<JobId, (Outcome, Duration)>,
    /// Answers to Search, drawn once.
    pub late: Vec<Candidate>,
}

impl Peer {
    pub fn new(index: usize, policy: Policy) -> Peer {
        let limits = (policy.jobs, policy.processes);
        let machine = offer(index, &policy);
        let host = Host::new(policy, machine, [index as u8; 32]);
        Peer { host, limits, submissions: BTreeMap::new(), outcomes: BTreeMap::new(), late: Vec::new() }
    }

    pub fn submit(
        &mut self,
        request: Request,
        candidates: Vec<Candidate>,
        now: Duration,
    ) -> Vec<(At, Reservation)> {
        let job = request.job;
        let submission = Submission::new(request, Settings::default());
        self.submissions.insert(job, submission);
        self.tell(job, SubmissionEvent::Candidates(candidates), now)
    }

    pub fn tell(&mut self, job: JobId, event: SubmissionEvent, now: Duration) -> Vec<(At, Reservation)> {
        let submission = self.submissions.get_mut(&job).expect("a job of this peer");
        let mut sends = Vec::new();
        let mut search = false;
        for action in submission.handle(event, now) {
            match action {
                SubmissionAction::Send { to, message } => sends.push((at(to), message)),
                SubmissionAction::Search => search = true,
                SubmissionAction::Reserved(allocation) => self.settle(job, Ok(allocation), now),
                SubmissionAction::Failed(shortage) => self.settle(job, Err(shortage), now),
            }
        }
        if search && !self.late.is_empty() {
            let late = std::mem::take(&mut self.late);
            sends.extend(self.tell(job, SubmissionEvent::Candidates(late), now));
        }
        sends
    }

    fn settle(&mut self, job: JobId, outcome: Outcome, now: Duration) {
        let before = self.outcomes.insert(job, (outcome, now));
        assert!(before.is_none(), "{job} has two outcomes");
    }

    fn check_limits(&self) {
        let (jobs, processes) = self.limits;
        assert!(self.host.jobs().count() <= jobs as usize, "more than J jobs");
        assert!(self.host.jobs().all(|(_, _, count)| count <= processes), "more than P processes");
    }
}

impl Node for Peer {
    type Message = Reservation;

    fn handle(&mut self, input: Input<Reservation>, now: Duration) -> Vec<(At, Reservation)> {
        let mut sends = Vec::new();
        let jobs: Vec<JobId> = self.submissions.keys().copied().collect();
        let (for_host, for_jobs) = match input {
            Input::Received { from, message } => (
                HostEvent::Received { from: id(from), message: message.clone() },
                SubmissionEvent::Received { from: id(from), message },
            ),
            Input::Reset(lost) => (HostEvent::Tick, SubmissionEvent::Lost(id(lost))),
            Input::Tick => (HostEvent::Tick, SubmissionEvent::Tick),
        };
        for action in self.host.handle(for_host, now) {
            if let HostAction::Send { to, message } = action {
                sends.push((at(to), message));
            }
        }
        for job in jobs {
            sends.extend(self.tell(job, for_jobs.clone(), now));
        }
        self.check_limits();
        sends
    }

    fn deadline(&self) -> Option<Duration> {
        let submissions = self.submissions.values().filter_map(Submission::deadline);
        self.host.deadline().into_iter().chain(submissions).min()
    }
}
