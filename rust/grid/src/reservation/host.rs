//! The gatekeeper of one peer: who may use it, for how many jobs (J) and processes per job (P).
//!
//! A grant: (none) -Reserve-> held -Confirm-> confirmed -Cancel, Ended-> (none)
//!                            held -expiry, Cancel, newer round-> (none)
//!
//! Messages may be lost, repeated and overtaken. Every Reserve names its round, and a round that
//! has ended is remembered, so that a late copy never takes room again.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::time::Duration;

use crate::identity::{JobId, PeerId, Token};
use crate::message::{Needs, Offer, Refusal, Reservation};

/// Ended rounds that are remembered.
const ENDED_MAX: usize = 1024;

/// What the owner of the machine allows.
#[derive(Clone, Debug)]
pub struct Policy {
    /// J: jobs at once; those that only hold a promise count.
    pub jobs: u32,
    /// P: processes of one job.
    pub processes: u32,
    /// Submitters served; empty: everyone in the grid.
    pub allow: BTreeSet<PeerId>,
    /// Submitters not served; wins over `allow`.
    pub deny: BTreeSet<PeerId>,
    /// Longest time that room is kept without a Confirm.
    pub hold_max: Duration,
}

impl Policy {
    /// J jobs of P processes for everyone in the grid.
    pub fn new(jobs: u32, processes: u32) -> Policy {
        Policy {
            jobs,
            processes,
            allow: BTreeSet::new(),
            deny: BTreeSet::new(),
            hold_max: Duration::from_secs(30),
        }
    }

    fn serves(&self, submitter: PeerId) -> bool {
        !self.deny.contains(&submitter) && (self.allow.is_empty() || self.allow.contains(&submitter))
    }
}

/// What happens to a host.
#[derive(Clone, Debug)]
pub enum HostEvent {
    /// A message; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Reservation,
    },
    /// A confirmed job has been cleaned up here.
    Ended {
        /// Who submitted it.
        submitter: PeerId,
        /// The job.
        job: JobId,
    },
    /// The owner takes the machine back: no new promise from now on.
    Leave,
    /// [`Host::deadline`] has come.
    Tick,
}

/// What the caller does.
#[derive(Clone, Debug, PartialEq)]
pub enum HostAction {
    /// Send it; loss is dealt with by the submitter.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Reservation,
    },
    /// That job will start here unless its submitter vanishes; said again if the number changes.
    Confirmed {
        /// Who submitted it.
        submitter: PeerId,
        /// The job.
        job: JobId,
        /// What its submitter has to show.
        token: Token,
        /// Processes it may start.
        processes: u32,
    },
    /// A confirmed job was cancelled: end what runs of it.
    Released {
        /// Who submitted it.
        submitter: PeerId,
        /// The job.
        job: JobId,
    },
}

#[derive(Debug)]
struct Grant {
    round: u32,
    token: Token,
    /// Most processes that may be confirmed.
    processes: u32,
    state: State,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Held { until: Duration },
    Confirmed { processes: u32 },
}

/// The state machine of a host.
#[derive(Debug)]
pub struct Host {
    policy: Policy,
    machine: Offer,
    secret: [u8; 32],
    leaving: bool,
    serial: u64,
    grants: BTreeMap<(PeerId, JobId), Grant>,
    ended: VecDeque<((PeerId, JobId), u32)>,
}

impl Host {
    /// A host with nothing promised. Of `machine` only name, cores, memory and architecture count;
    /// `secret` is random and makes tokens that nobody can guess.
    pub fn new(policy: Policy, machine: Offer, secret: [u8; 32]) -> Host {
        Host {
            policy,
            machine,
            secret,
            leaving: false,
            serial: 0,
            grants: BTreeMap::new(),
            ended: VecDeque::new(),
        }
    }

    /// What this host tells others it offers now.
    pub fn offer(&self) -> Offer {
        let running = u32::try_from(self.grants.len()).expect("at most J grants");
        let jobs = if self.leaving { 0 } else { self.policy.jobs };
        Offer { jobs, processes: self.policy.processes, running, ..self.machine.clone() }
    }

    /// The owner's new limits; what is promised stays promised.
    pub fn set_policy(&mut self, policy: Policy) {
        self.policy = policy;
    }

    /// Whether `submitter` may act for that job here, and for how many processes.
    pub fn confirmed(&self, submitter: PeerId, job: JobId, token: Token) -> Option<u32> {
        let grant = self.grants.get(&(submitter, job))?;
        match grant.state {
            State::Confirmed { processes } if same(grant.token, token) => Some(processes),
            _ => None,
        }
    }

    /// Jobs that hold a promise or run, with the processes of each.
    pub fn jobs(&self) -> impl Iterator<Item = (PeerId, JobId, u32)> {
        self.grants.iter().map(|(&(submitter, job), grant)| match grant.state {
            State::Held { .. } => (submitter, job, grant.processes),
            State::Confirmed { processes } => (submitter, job, processes),
        })
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: HostEvent, now: Duration) -> Vec<HostAction> {
        self.expire(now);
        match event {
            HostEvent::Received { from, message } => self.on_message(from, message, now),
            HostEvent::Ended { submitter, job } => {
                if let Some(grant) = self.grants.remove(&(submitter, job)) {
                    self.end((submitter, job), grant.round);
                }
                Vec::new()
            }
            HostEvent::Leave => {
                self.leaving = true;
                Vec::new()
            }
            HostEvent::Tick => Vec::new(),
        }
    }

    /// When [`HostEvent::Tick`] is due.
    pub fn deadline(&self) -> Option<Duration> {
        let held = |grant: &Grant| match grant.state {
            State::Held { until } => Some(until),
            State::Confirmed { .. } => None,
        };
        self.grants.values().filter_map(held).min()
    }

    fn on_message(&mut self, from: PeerId, message: Reservation, now: Duration) -> Vec<HostAction> {
        match message {
            Reservation::Reserve { job, round, processes, needs, hold } => {
                self.on_reserve(from, job, round, processes, &needs, hold, now)
            }
            Reservation::Confirm { job, round, token, processes } => {
                self.on_confirm(from, job, round, token, processes)
            }
            Reservation::Cancel { job, round } => self.on_cancel(from, job, round),
            // Answers are for the submitter's machine.
            Reservation::Granted { .. }
            | Reservation::Refused { .. }
            | Reservation::Confirmed { .. }
            | Reservation::Cancelled { .. } => Vec::new(),
        }
    }

    #[expect(clippy::too_many_arguments, reason = "the fields of one message")]
    fn on_reserve(
        &mut self,
        from: PeerId,
        job: JobId,
        round: u32,
        processes: u32,
        needs: &Needs,
        hold: Duration,
        now: Duration,
    ) -> Vec<HostAction> {
        let name = (from, job);
        if processes == 0 || self.has_ended(name, round) {
            return Vec::new();
        }
        let mut actions = Vec::new();
        if let Some(grant) = self.grants.get(&name) {
            match grant.state {
                State::Held { until } if grant.round == round => {
                    let (token, processes) = (grant.token, grant.processes);
                    let hold = until.saturating_sub(now);
                    let message = Reservation::Granted { job, round, token, processes, hold };
                    return vec![HostAction::Send { to: from, message }];
                }
                _ if grant.round >= round => return Vec::new(),
                // The submitter has begun anew; its Cancel of the older round was lost.
                State::Held { .. } => {}
                State::Confirmed { .. } => actions.push(HostAction::Released { submitter: from, job }),
            }
            let older = grant.round;
            self.grants.remove(&name);
            self.end(name, older);
        }
        let message = match self.refusal(from, needs) {
            Some(why) => Reservation::Refused { job, round, why },
            None => {
                let hold = hold.min(self.policy.hold_max);
                let fits = self.machine.memory.checked_div(needs.memory).unwrap_or(u64::MAX);
                let fits = u32::try_from(fits).unwrap_or(u32::MAX);
                let processes = processes.min(self.policy.processes).min(fits);
                let token = self.token(name);
                let state = State::Held { until: now + hold };
                self.grants.insert(name, Grant { round, token, processes, state });
                Reservation::Granted { job, round, token, processes, hold }
            }
        };
        actions.push(HostAction::Send { to: from, message });
        actions
    }

    fn on_confirm(
        &mut self,
        from: PeerId,
        job: JobId,
        round: u32,
        token: Token,
        processes: u32,
    ) -> Vec<HostAction> {
        let grant = self.grants.get_mut(&(from, job)).filter(|grant| {
            grant.round == round && same(grant.token, token) && (1..=grant.processes).contains(&processes)
        });
        let Some(grant) = grant else {
            let message = Reservation::Refused { job, round, why: Refusal::Unknown };
            return vec![HostAction::Send { to: from, message }];
        };
        let mut actions = Vec::new();
        let state = State::Confirmed { processes };
        if grant.state != state {
            grant.state = state;
            actions.push(HostAction::Confirmed { submitter: from, job, token, processes });
        }
        let message = Reservation::Confirmed { job, round, processes };
        actions.push(HostAction::Send { to: from, message });
        actions
    }

    fn on_cancel(&mut self, from: PeerId, job: JobId, round: u32) -> Vec<HostAction> {
        let name = (from, job);
        let mut actions = Vec::new();
        match self.grants.get(&name) {
            Some(grant) if grant.round > round => return actions,
            Some(grant) => {
                if matches!(grant.state, State::Confirmed { .. }) {
                    actions.push(HostAction::Released { submitter: from, job });
                }
                self.grants.remove(&name);
            }
            None => {}
        }
        self.end(name, round);
        let message = Reservation::Cancelled { job, round };
        actions.push(HostAction::Send { to: from, message });
        actions
    }

    fn refusal(&self, submitter: PeerId, needs: &Needs) -> Option<Refusal> {
        let machine = &self.machine;
        if !self.policy.serves(submitter) {
            return Some(Refusal::Denied);
        }
        if self.leaving {
            return Some(Refusal::Leaving);
        }
        if !needs.architecture.is_empty()
            && (needs.architecture != machine.architecture || needs.level > machine.level)
        {
            let has = describe_architecture(&machine.architecture, machine.level);
            return Some(Refusal::Architecture { has });
        }
        if needs.memory > machine.memory {
            return Some(Refusal::Memory { has: machine.memory });
        }
        let jobs = self.policy.jobs;
        if self.policy.processes == 0 || self.grants.len() >= jobs as usize {
            let promised = self.grants.values().any(|grant| matches!(grant.state, State::Held { .. }));
            return Some(if promised { Refusal::Promised { jobs } } else { Refusal::Busy { jobs } });
        }
        None
    }

    fn expire(&mut self, now: Duration) {
        let late = |grant: &Grant| matches!(grant.state, State::Held { until } if until <= now);
        let late: Vec<((PeerId, JobId), u32)> = self
            .grants
            .iter()
            .filter(|(_, grant)| late(grant))
            .map(|(&name, grant)| (name, grant.round))
            .collect();
        for (name, round) in late {
            self.grants.remove(&name);
            self.end(name, round);
        }
    }

    fn end(&mut self, name: (PeerId, JobId), round: u32) {
        if let Some((_, last)) = self.ended.iter_mut().find(|(ended, _)| *ended == name) {
            *last = round.max(*last);
            return;
        }
        if self.ended.len() == ENDED_MAX {
            self.ended.pop_front();
        }
        self.ended.push_back((name, round));
    }

    fn has_ended(&self, name: (PeerId, JobId), round: u32) -> bool {
        self.ended.iter().any(|(ended, last)| *ended == name && *last >= round)
    }

    fn token(&mut self, (submitter, job): (PeerId, JobId)) -> Token {
        self.serial += 1;
        let named = [&submitter.0[..], &job.0[..], &self.serial.to_le_bytes()].concat();
        Token(*blake3::keyed_hash(&self.secret, &named).as_bytes())
    }
}

pub(super) fn describe_architecture(architecture: &str, level: u8) -> String {
    if level == 0 { architecture.to_owned() } else { format!("{architecture} level {level}") }
}

/// Compares in constant time, so that answers do not tell how much of a guess was right.
fn same(left: Token, right: Token) -> bool {
    blake3::Hash::from(left.0) == blake3::Hash::from(right.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOLD: Duration = Duration::from_secs(5);
    const JOB: JobId = JobId([3; 16]);

    fn id(byte: u8) -> PeerId {
        PeerId([byte; 32])
    }

    fn machine() -> Offer {
        Offer {
            name: "host".into(),
            jobs: 0,
            processes: 0,
            running: 0,
            cores: 4,
            memory: 8 << 30,
            architecture: "x86_64".into(),
            level: 3,
        }
    }

    fn host(jobs: u32, processes: u32) -> Host {
        Host::new(Policy::new(jobs, processes), machine(), [9; 32])
    }

    fn reserve(job: JobId, round: u32, processes: u32) -> Reservation {
        Reservation::Reserve { job, round, processes, needs: Needs::default(), hold: HOLD }
    }

    fn tell(host: &mut Host, from: u8, message: Reservation, at: u64) -> Vec<HostAction> {
        host.handle(HostEvent::Received { from: id(from), message }, Duration::from_secs(at))
    }

    fn answer(actions: &[HostAction]) -> &Reservation {
        match actions.last() {
            Some(HostAction::Send { message, .. }) => message,
            other => panic!("no answer but {other:?}"),
        }
    }

    fn granted(actions: &[HostAction]) -> (Token, u32) {
        match answer(actions) {
            Reservation::Granted { token, processes, .. } => (*token, *processes),
            other => panic!("not granted but {other:?}"),
        }
    }

    #[test]
    fn grants_at_most_p_processes_and_j_jobs() {
        let mut host = host(1, 2);
        let (token, processes) = granted(&tell(&mut host, 1, reserve(JOB, 0, 5), 0));
        assert_eq!(processes, 2);
        let refused = tell(&mut host, 2, reserve(JOB, 0, 1), 1);
        assert!(matches!(answer(&refused), Reservation::Refused { why: Refusal::Promised { jobs: 1 }, .. }));
        tell(&mut host, 1, Reservation::Confirm { job: JOB, round: 0, token, processes: 2 }, 1);
        let refused = tell(&mut host, 2, reserve(JOB, 0, 1), 2);
        assert!(matches!(answer(&refused), Reservation::Refused { why: Refusal::Busy { jobs: 1 }, .. }));
        assert_eq!(host.confirmed(id(1), JOB, token), Some(2));
        assert_eq!(host.confirmed(id(2), JOB, token), None, "a token is of use to its owner only");
    }

    #[test]
    fn a_repeated_reserve_is_answered_alike_and_takes_no_more() {
        let mut host = host(2, 4);
        let first = granted(&tell(&mut host, 1, reserve(JOB, 0, 3), 0));
        let again = granted(&tell(&mut host, 1, reserve(JOB, 0, 3), 1));
        assert_eq!(first, again);
        assert_eq!(host.jobs().count(), 1);
    }

    #[test]
    fn a_promise_expires_and_its_token_with_it() {
        let mut host = host(1, 4);
        let (token, _) = granted(&tell(&mut host, 1, reserve(JOB, 0, 3), 0));
        assert_eq!(host.deadline(), Some(HOLD));
        let late = tell(&mut host, 1, Reservation::Confirm { job: JOB, round: 0, token, processes: 1 }, 5);
        assert!(matches!(answer(&late), Reservation::Refused { why: Refusal::Unknown, .. }));
        assert!(tell(&mut host, 1, reserve(JOB, 0, 3), 5).is_empty(), "a late copy is not a new wish");
        granted(&tell(&mut host, 2, reserve(JOB, 0, 1), 5));
    }

    #[test]
    fn foreign_forged_and_excessive_confirmations_are_refused() {
        let mut host = host(1, 4);
        let (token, _) = granted(&tell(&mut host, 1, reserve(JOB, 0, 3), 0));
        let confirm = |token, processes| Reservation::Confirm { job: JOB, round: 0, token, processes };
        for (from, message) in [
            (2, confirm(token, 1)),
            (1, confirm(Token([0; 32]), 1)),
            (1, confirm(token, 0)),
            (1, confirm(token, 4)),
        ] {
            let actions = tell(&mut host, from, message, 1);
            assert!(matches!(answer(&actions), Reservation::Refused { why: Refusal::Unknown, .. }));
        }
        let actions = tell(&mut host, 1, confirm(token, 3), 1);
        assert_eq!(actions[0], HostAction::Confirmed { submitter: id(1), job: JOB, token, processes: 3 });
        assert_eq!(tell(&mut host, 1, confirm(token, 3), 1).len(), 1, "a copy is only answered");
    }

    #[test]
    fn a_cancel_that_overtakes_its_reserve_wins() {
        let mut host = host(1, 4);
        let actions = tell(&mut host, 1, Reservation::Cancel { job: JOB, round: 0 }, 0);
        assert_eq!(answer(&actions), &Reservation::Cancelled { job: JOB, round: 0 });
        assert!(tell(&mut host, 1, reserve(JOB, 0, 1), 0).is_empty());
        granted(&tell(&mut host, 1, reserve(JOB, 1, 1), 0));
        assert!(tell(&mut host, 1, Reservation::Cancel { job: JOB, round: 0 }, 0).is_empty());
        assert_eq!(host.jobs().count(), 1, "a late Cancel does not touch the next round");
    }

    #[test]
    fn cancelling_a_confirmed_job_releases_it_once() {
        let mut host = host(1, 4);
        let (token, _) = granted(&tell(&mut host, 1, reserve(JOB, 0, 1), 0));
        tell(&mut host, 1, Reservation::Confirm { job: JOB, round: 0, token, processes: 1 }, 0);
        assert_eq!(host.deadline(), None, "what is confirmed does not expire");
        let cancel = Reservation::Cancel { job: JOB, round: 0 };
        let actions = tell(&mut host, 1, cancel.clone(), 90);
        assert_eq!(actions[0], HostAction::Released { submitter: id(1), job: JOB });
        assert_eq!(tell(&mut host, 1, cancel, 90).len(), 1);
    }

    #[test]
    fn the_owner_decides_who_is_served_and_the_machine_what_it_can_run() {
        let mut policy = Policy::new(4, 4);
        policy.deny.insert(id(1));
        let mut host = Host::new(policy, machine(), [9; 32]);
        let wish = |architecture: &str, level, memory| Reservation::Reserve {
            job: JOB,
            round: 0,
            processes: 4,
            needs: Needs { architecture: architecture.into(), level, memory },
            hold: HOLD,
        };
        let refused = |actions: Vec<HostAction>| match answer(&actions) {
            Reservation::Refused { why, .. } => why.clone(),
            other => panic!("not refused but {other:?}"),
        };
        assert_eq!(refused(tell(&mut host, 1, wish("", 0, 0), 0)), Refusal::Denied);
        let has = String::from("x86_64 level 3");
        assert_eq!(
            refused(tell(&mut host, 2, wish("aarch64", 0, 0), 0)),
            Refusal::Architecture { has: has.clone() }
        );
        assert_eq!(refused(tell(&mut host, 2, wish("x86_64", 4, 0), 0)), Refusal::Architecture { has });
        assert_eq!(
            refused(tell(&mut host, 2, wish("x86_64", 3, 9 << 30), 0)),
            Refusal::Memory { has: 8 << 30 }
        );
        let (_, processes) = granted(&tell(&mut host, 2, wish("x86_64", 3, 3 << 30), 0));
        assert_eq!(processes, 2, "8 GiB hold two processes of 3 GiB");
        host.handle(HostEvent::Leave, HOLD);
        assert_eq!(refused(tell(&mut host, 3, wish("", 0, 0), 0)), Refusal::Leaving);
        assert_eq!(host.offer().jobs, 0);
    }
}
