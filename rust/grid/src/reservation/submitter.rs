//! The submitter's side of a reservation, one machine per job.
//!
//! asking     -enough agreed-> confirming -all confirmed-> settled
//!            -nobody left to ask-> (Search, then) pausing or settled
//! confirming -a host is lost-> asking
//! pausing    -time-> asking, one round later
//!
//! Every peer that was asked in vain is told so (Cancel, repeated until answered or given up); a
//! host that never hears it forgets by itself.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use super::host::describe_architecture;
use super::report::{Allocation, Reserved, Shortage, Untaken, Why};
use crate::error::Error;
use crate::identity::{JobId, PeerId, Token};
use crate::message::{Needs, Refusal, Reservation};
use crate::peers::Candidate;
use crate::placement::{Process, Strategy, place};

/// What the user wants.
#[derive(Clone, Debug)]
pub struct Request {
    /// Name of the job.
    pub job: JobId,
    /// Ranks in MPI_COMM_WORLD.
    pub ranks: u32,
    /// Replicas of each rank.
    pub replicas: u32,
    /// How to map processes onto hosts.
    pub strategy: Strategy,
    /// What every host must have.
    pub needs: Needs,
    /// Peers farther away are not asked.
    pub farthest: Option<Duration>,
    /// Peers that the user does not want.
    pub exclude: BTreeSet<PeerId>,
}

/// Bounds and rhythms; [`Settings::default`] suits a daemon.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Asked for in percent of what is needed.
    pub overbook: u64,
    /// Shortest time before a request is repeated; it doubles each time.
    pub patience: Duration,
    /// How often a request is sent before the peer counts as silent.
    pub tries: u32,
    /// How long hosts are asked to keep room.
    pub hold: Duration,
    /// How long to wait for peers that are nearer than those who have agreed.
    pub settle: Duration,
    /// How long to wait for new peers after a Search.
    pub search: Duration,
    /// Searches before giving up.
    pub searches: u32,
    /// Rounds in all: another one follows if somebody's undecided reservation stood in the way.
    pub rounds: u32,
    /// Pause before the next round; up to twice as long, differently for every job.
    pub pause: Duration,
    /// Most peers asked in one round, in percent of those needed, and no fewer than 32.
    pub asked: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            overbook: 150,
            patience: Duration::from_millis(250),
            tries: 3,
            hold: Duration::from_secs(20),
            settle: Duration::from_millis(250),
            search: Duration::from_millis(500),
            searches: 2,
            rounds: 4,
            pause: Duration::from_millis(400),
            asked: 800,
        }
    }
}

/// What happens to a submission.
#[derive(Clone, Debug)]
pub enum SubmissionEvent {
    /// The peers known now, this one included, in any order; said once at the start, and again
    /// after a Search.
    Candidates(Vec<Candidate>),
    /// A message; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Reservation,
    },
    /// The connection to that peer broke or could not be made.
    Lost(PeerId),
    /// The job is over or not wanted any more: cancel everything.
    Abandon,
    /// [`Submission::deadline`] has come.
    Tick,
}

/// What the caller does.
#[derive(Clone, Debug, PartialEq)]
pub enum SubmissionAction {
    /// Send it; loss is dealt with here.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Reservation,
    },
    /// Look for more peers and say [`SubmissionEvent::Candidates`] when there are.
    Search,
    /// Every host has confirmed.
    Reserved(Allocation),
    /// It will not be; all promises are being cancelled.
    Failed(Shortage),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Asking { search_until: Option<Duration>, enough_since: Option<Duration> },
    Confirming,
    Pausing { until: Duration },
    Settled,
}

const ASKING: Phase = Phase::Asking { search_until: None, enough_since: None };

#[derive(Clone, Debug)]
struct Asked {
    distance: Duration,
    name: String,
    /// Processes that it is expected to take, before it has answered.
    room: u32,
    state: State,
}

#[derive(Clone, Debug, PartialEq)]
enum State {
    Waiting(Retry),
    Granted { token: Token, processes: u32 },
    Confirming { token: Token, processes: u32, wanted: u32, retry: Retry },
    Confirmed { token: Token, processes: u32, wanted: u32 },
    Out(Why),
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Retry {
    due: Duration,
    wait: Duration,
    tries: u32,
}

impl State {
    /// What the host has agreed to.
    fn agreed(&self) -> Option<(Token, u32)> {
        match *self {
            State::Granted { token, processes }
            | State::Confirming { token, processes, .. }
            | State::Confirmed { token, processes, .. } => Some((token, processes)),
            State::Waiting(_) | State::Out(_) => None,
        }
    }

    fn is_out(&self) -> bool {
        matches!(self, State::Out(_))
    }
}

/// The state machine.
#[derive(Debug)]
pub struct Submission {
    request: Request,
    settings: Settings,
    phase: Phase,
    round: u32,
    searches: u32,
    candidates: Vec<Candidate>,
    /// Everyone asked in this round.
    asked: BTreeMap<PeerId, Asked>,
    /// While confirming: the hosts taken, nearest first, and what runs there.
    chosen: Vec<(PeerId, Vec<Process>)>,
    cancels: BTreeMap<PeerId, (u32, Retry)>,
}

impl Submission {
    /// Nothing happens before the first [`SubmissionEvent::Candidates`].
    pub fn new(request: Request, settings: Settings) -> Submission {
        Submission {
            request,
            settings,
            phase: ASKING,
            round: 0,
            searches: 0,
            candidates: Vec::new(),
            asked: BTreeMap::new(),
            chosen: Vec::new(),
            cancels: BTreeMap::new(),
        }
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: SubmissionEvent, now: Duration) -> Vec<SubmissionAction> {
        let mut actions = Vec::new();
        match event {
            SubmissionEvent::Candidates(candidates) => self.on_candidates(candidates),
            SubmissionEvent::Received { from, message } => self.on_message(from, message, now, &mut actions),
            SubmissionEvent::Lost(peer) => self.on_lost(peer),
            SubmissionEvent::Abandon => {
                self.phase = Phase::Settled;
                self.cancel_all(now, &mut actions);
            }
            SubmissionEvent::Tick => {}
        }
        self.retry(now, &mut actions);
        self.advance(now, &mut actions);
        actions
    }

    /// When [`SubmissionEvent::Tick`] is due; `None`: there is nothing left to do.
    pub fn deadline(&self) -> Option<Duration> {
        let phase = match self.phase {
            Phase::Asking { search_until, enough_since } => {
                let settled = enough_since.map(|since| since + self.settings.settle);
                search_until.into_iter().chain(settled).min()
            }
            Phase::Pausing { until } => Some(until),
            Phase::Confirming | Phase::Settled => None,
        };
        let asked = self.asked.values().filter_map(|asked| match asked.state {
            State::Waiting(retry) | State::Confirming { retry, .. } => Some(retry.due),
            _ => None,
        });
        let cancels = self.cancels.values().map(|(_, retry)| retry.due);
        phase.into_iter().chain(asked).chain(cancels).min()
    }

    fn needed(&self) -> u64 {
        u64::from(self.request.ranks) * u64::from(self.request.replicas)
    }

    fn on_candidates(&mut self, mut candidates: Vec<Candidate>) {
        let busy = |candidate: &Candidate| candidate.offer.running >= candidate.offer.jobs;
        candidates.sort_by_key(|candidate| (busy(candidate), candidate.distance, candidate.peer));
        candidates.dedup_by_key(|candidate| candidate.peer);
        self.candidates = candidates;
    }

    fn on_lost(&mut self, peer: PeerId) {
        self.cancels.remove(&peer);
        if let Some(asked) = self.asked.get_mut(&peer)
            && self.phase != Phase::Settled
            && !asked.state.is_out()
        {
            asked.state = State::Out(Why::Lost);
        }
    }

    fn on_message(
        &mut self,
        from: PeerId,
        message: Reservation,
        now: Duration,
        actions: &mut Vec<SubmissionAction>,
    ) {
        match message {
            Reservation::Granted { job, round, token, processes, .. } if job == self.request.job => {
                let waiting = round == self.round
                    && processes > 0
                    && self.phase != Phase::Settled
                    && self.asked.get(&from).is_some_and(|asked| matches!(asked.state, State::Waiting(_)));
                if waiting {
                    self.set(from, State::Granted { token, processes });
                } else if self.asked.get(&from).is_some_and(|asked| asked.state.agreed().is_none()) {
                    // Given up before the answer came.
                    self.cancel(from, round, now, actions);
                }
            }
            Reservation::Refused { job, round, why } if (job, round) == (self.request.job, self.round) => {
                let state = self.asked.get(&from).map(|asked| &asked.state);
                let expected = matches!(state, Some(State::Waiting(_) | State::Confirming { .. }));
                if expected && self.phase != Phase::Settled {
                    self.set(from, State::Out(Why::Refused(why)));
                }
            }
            Reservation::Confirmed { job, round, processes: confirmed }
                if (job, round) == (self.request.job, self.round) =>
            {
                if let Some(asked) = self.asked.get_mut(&from)
                    && let State::Confirming { token, processes, wanted, .. } = asked.state
                    && wanted == confirmed
                {
                    asked.state = State::Confirmed { token, processes, wanted };
                }
            }
            Reservation::Cancelled { job, round } if job == self.request.job => {
                self.cancels.retain(|peer, (cancelled, _)| *peer != from || *cancelled > round);
            }
            _ => {}
        }
    }

    fn set(&mut self, peer: PeerId, state: State) {
        if let Some(asked) = self.asked.get_mut(&peer) {
            asked.state = state;
        }
    }

    /// Repeats what has not been answered, and gives up what never is.
    fn retry(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        let (job, round, tries) = (self.request.job, self.round, self.settings.tries);
        let mut silent = Vec::new();
        for (&to, asked) in &mut self.asked {
            let ranks = self.request.ranks;
            let (message, retry) = match &mut asked.state {
                State::Waiting(retry) => (reserve(&self.request, &self.settings, round, ranks), retry),
                State::Confirming { token, wanted, retry, .. } => {
                    (Reservation::Confirm { job, round, token: *token, processes: *wanted }, retry)
                }
                _ => continue,
            };
            if retry.due > now {
                continue;
            }
            if retry.tries == tries {
                asked.state = State::Out(Why::NoAnswer { tries });
                silent.push(to);
            } else {
                retry.again(now);
                actions.push(SubmissionAction::Send { to, message });
            }
        }
        for peer in silent {
            self.cancel(peer, round, now, actions);
        }
        self.cancels.retain(|&to, (round, retry)| {
            if retry.due > now {
                return true;
            }
            if retry.tries == tries {
                return false;
            }
            retry.again(now);
            actions.push(SubmissionAction::Send { to, message: Reservation::Cancel { job, round: *round } });
            true
        });
    }

    /// Does whatever the present state allows.
    fn advance(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        if let Phase::Pausing { until } = self.phase
            && until <= now
        {
            self.round += 1;
            self.asked.clear();
            self.phase = ASKING;
        }
        if self.phase == Phase::Confirming {
            if self.chosen.iter().any(|(peer, _)| self.asked[peer].state.is_out()) {
                // Too little room is left: choose anew, with those who have agreed meanwhile.
                self.phase = ASKING;
            } else {
                self.settle_if_confirmed(now, actions);
            }
        }
        if let Phase::Asking { .. } = self.phase {
            self.advance_asking(now, actions);
        }
    }

    fn advance_asking(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        if let Phase::Asking { search_until, .. } = &mut self.phase {
            search_until.take_if(|until| *until <= now);
        }
        if self.candidates.is_empty() && self.searches == 0 && self.asked.is_empty() {
            // Not begun, or nobody is known at all.
            return self.search_or_end(now, actions);
        }
        let mut open = false;
        while !self.enough() {
            let Some(next) = self.next_to_ask() else { break };
            open = true;
            self.ask(next, now, actions);
        }
        let waiting = self.asked.values().filter(|asked| matches!(asked.state, State::Waiting(_)));
        let nearest = waiting.map(|asked| asked.distance).min();
        let exhausted = !open && nearest.is_none();
        let Some(chosen) = self.choose().filter(|_| exhausted || self.suffices()) else {
            if let Phase::Asking { enough_since, .. } = &mut self.phase {
                *enough_since = None;
            }
            if exhausted {
                self.search_or_end(now, actions);
            }
            return;
        };
        let farthest = chosen.iter().map(|(peer, _)| self.asked[peer].distance).max();
        let Phase::Asking { enough_since, .. } = &mut self.phase else { return };
        let since = *enough_since.get_or_insert(now);
        if nearest < farthest && nearest.is_some() && since + self.settings.settle > now {
            return;
        }
        self.confirm(chosen, now, actions);
    }

    /// Whether those who have agreed make it needless to wait for anyone farther away.
    fn suffices(&self) -> bool {
        match self.request.strategy {
            Strategy::Concentrate => true,
            Strategy::Spread => {
                let agreed = self.asked.values().filter(|asked| asked.state.agreed().is_some()).count();
                agreed as u64 >= self.needed()
            }
        }
    }

    /// Whether no more peers need be asked for now: enough have agreed, or would with some to spare.
    fn enough(&self) -> bool {
        let with_spare = (self.needed() * self.settings.overbook).div_ceil(100);
        let ranks = self.request.ranks;
        let (mut agreed, mut hopeful) = (0u64, 0u64);
        for asked in self.asked.values() {
            let room = match (self.request.strategy, &asked.state) {
                (_, State::Out(_)) => continue,
                (Strategy::Spread, _) => 1,
                (Strategy::Concentrate, state) => {
                    u64::from(state.agreed().map_or(asked.room, |(_, processes)| processes).min(ranks))
                }
            };
            hopeful += room;
            if asked.state.agreed().is_some() {
                agreed += room;
            }
        }
        agreed >= self.needed() || hopeful >= with_spare
    }

    /// The nearest peer that fits and has not been asked in this round.
    fn next_to_ask(&self) -> Option<Candidate> {
        let most = (self.needed() * self.settings.asked / 100).max(32);
        if self.asked.len() as u64 >= most {
            return None;
        }
        let fits = |candidate: &&Candidate| {
            !self.asked.contains_key(&candidate.peer) && self.unfit(candidate).is_none()
        };
        self.candidates.iter().find(fits).cloned()
    }

    /// Why that peer is not even asked.
    fn unfit(&self, candidate: &Candidate) -> Option<Why> {
        let Candidate { peer, distance, offer } = candidate;
        let needs = &self.request.needs;
        if self.request.exclude.contains(peer) {
            return Some(Why::Excluded);
        }
        if let Some(limit) = self.request.farthest
            && *distance > limit
        {
            return Some(Why::TooFar { distance: *distance, limit });
        }
        let other = needs.architecture != offer.architecture || needs.level > offer.level;
        if !needs.architecture.is_empty() && other {
            let has = describe_architecture(&offer.architecture, offer.level);
            return Some(Why::Refused(Refusal::Architecture { has }));
        }
        if needs.memory > offer.memory {
            return Some(Why::Refused(Refusal::Memory { has: offer.memory }));
        }
        None
    }

    fn ask(&mut self, candidate: Candidate, now: Duration, actions: &mut Vec<SubmissionAction>) {
        let retry = Retry::first(candidate.distance, &self.settings, now);
        let asked = Asked {
            distance: candidate.distance,
            name: candidate.offer.name,
            room: candidate.offer.processes.max(1),
            state: State::Waiting(retry),
        };
        self.asked.insert(candidate.peer, asked);
        self.cancels.remove(&candidate.peer);
        let message = reserve(&self.request, &self.settings, self.round, self.request.ranks);
        actions.push(SubmissionAction::Send { to: candidate.peer, message });
    }

    /// Everyone who has agreed, nearest first.
    fn agreed(&self) -> Vec<(PeerId, u32)> {
        let mut agreed: Vec<(Duration, PeerId, u32)> = self
            .asked
            .iter()
            .filter_map(|(&peer, asked)| Some((asked.distance, peer, asked.state.agreed()?.1)))
            .collect();
        agreed.sort_unstable();
        agreed.into_iter().map(|(_, peer, processes)| (peer, processes)).collect()
    }

    /// The hosts to take, nearest first, and what runs there.
    fn choose(&self) -> Option<Vec<(PeerId, Vec<Process>)>> {
        let agreed = self.agreed();
        let room: Vec<u32> = agreed.iter().map(|(_, processes)| *processes).collect();
        let Request { strategy, ranks, replicas, .. } = self.request;
        let hosts = place(strategy, ranks, replicas, &room).ok()?;
        let chosen = agreed.into_iter().zip(hosts).map(|((peer, _), processes)| (peer, processes));
        Some(chosen.filter(|(_, processes)| !processes.is_empty()).collect())
    }

    fn confirm(
        &mut self,
        chosen: Vec<(PeerId, Vec<Process>)>,
        now: Duration,
        actions: &mut Vec<SubmissionAction>,
    ) {
        self.phase = Phase::Confirming;
        let (job, round) = (self.request.job, self.round);
        for (to, host) in &chosen {
            let count = u32::try_from(host.len()).expect("at most P");
            let Some(asked) = self.asked.get_mut(to) else { continue };
            let Some((token, processes)) = asked.state.agreed() else { continue };
            match asked.state {
                State::Confirming { wanted, .. } | State::Confirmed { wanted, .. } if wanted == count => {
                    continue;
                }
                _ => {}
            }
            let retry = Retry::first(asked.distance, &self.settings, now);
            asked.state = State::Confirming { token, processes, wanted: count, retry };
            let message = Reservation::Confirm { job, round, token, processes: count };
            actions.push(SubmissionAction::Send { to: *to, message });
        }
        self.chosen = chosen;
        self.settle_if_confirmed(now, actions);
    }

    /// Success, once every chosen host has confirmed: the surplus is cancelled.
    fn settle_if_confirmed(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        let confirmed = |peer: &PeerId| matches!(self.asked[peer].state, State::Confirmed { .. });
        if !self.chosen.iter().all(|(peer, _)| confirmed(peer)) {
            return;
        }
        let mut hosts = Vec::new();
        for (peer, processes) in std::mem::take(&mut self.chosen) {
            let asked = &self.asked[&peer];
            let (token, _) = asked.state.agreed().expect("it has confirmed");
            let (name, distance) = (asked.name.clone(), asked.distance);
            hosts.push(Reserved { peer, name, distance, token, processes });
        }
        let taken: BTreeSet<PeerId> = hosts.iter().map(|host| host.peer).collect();
        self.cancel_all_but(&taken, now, actions);
        self.phase = Phase::Settled;
        actions.push(SubmissionAction::Reserved(Allocation { job: self.request.job, hosts }));
    }

    /// Nobody is left to ask.
    fn search_or_end(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        let Phase::Asking { search_until, .. } = &mut self.phase else { return };
        if search_until.is_some() {
            return;
        }
        if self.searches < self.settings.searches {
            self.searches += 1;
            *search_until = Some(now + self.settings.search);
            actions.push(SubmissionAction::Search);
            return;
        }
        let undecided =
            |asked: &Asked| matches!(asked.state, State::Out(Why::Refused(Refusal::Promised { .. })));
        if self.round + 1 < self.settings.rounds && self.asked.values().any(undecided) {
            // Others are asking for the same peers: all let go, and try again at different times.
            self.cancel_all(now, actions);
            let part = self.draw();
            self.phase =
                Phase::Pausing { until: now + self.settings.pause + self.settings.pause.mul_f64(part) };
            return;
        }
        let shortage = self.shortage();
        self.phase = Phase::Settled;
        self.cancel_all(now, actions);
        actions.push(SubmissionAction::Failed(shortage));
    }

    /// A number in [0, 1) that differs between jobs and rounds.
    fn draw(&self) -> f64 {
        let hash = blake3::hash(&[&self.request.job.0[..], &self.round.to_le_bytes()].concat());
        f64::from(u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]])) / 65536.0
    }

    fn shortage(&self) -> Shortage {
        let agreed = self.agreed();
        let room: Vec<u32> = agreed.iter().map(|(_, processes)| *processes).collect();
        let Request { strategy, ranks, replicas, .. } = self.request;
        let found = match place(strategy, ranks, replicas, &room) {
            Err(Error::Room { found, .. }) => found,
            _ => self.needed(),
        };
        let why = |candidate: &Candidate| match self.asked.get(&candidate.peer).map(|asked| &asked.state) {
            Some(State::Out(why)) => Some(why.clone()),
            Some(_) => None,
            None => Some(self.unfit(candidate).unwrap_or(Why::NotAsked)),
        };
        let untaken = self.candidates.iter().filter_map(|candidate| {
            let why = why(candidate)?;
            Some(Untaken { peer: candidate.peer, name: candidate.offer.name.clone(), why })
        });
        // Whoever died since is no candidate any more, and the most interesting of all.
        let still = |peer: &PeerId| self.candidates.iter().any(|candidate| candidate.peer == *peer);
        let dead = self.asked.iter().filter(|(peer, _)| !still(peer)).filter_map(|(&peer, asked)| {
            let State::Out(why) = &asked.state else { return None };
            Some(Untaken { peer, name: asked.name.clone(), why: why.clone() })
        });
        let untaken = untaken.chain(dead);
        Shortage { needed: self.needed(), found, agreed: agreed.len(), untaken: untaken.collect() }
    }

    fn cancel_all(&mut self, now: Duration, actions: &mut Vec<SubmissionAction>) {
        self.cancel_all_but(&BTreeSet::new(), now, actions);
    }

    fn cancel_all_but(
        &mut self,
        taken: &BTreeSet<PeerId>,
        now: Duration,
        actions: &mut Vec<SubmissionAction>,
    ) {
        let held = self.asked.iter().filter(|(peer, asked)| !asked.state.is_out() && !taken.contains(peer));
        for peer in held.map(|(&peer, _)| peer).collect::<Vec<PeerId>>() {
            self.set(peer, State::Out(Why::Surplus));
            self.cancel(peer, self.round, now, actions);
        }
    }

    fn cancel(&mut self, to: PeerId, round: u32, now: Duration, actions: &mut Vec<SubmissionAction>) {
        if self.cancels.contains_key(&to) {
            return;
        }
        let distance = self.asked.get(&to).map_or(Duration::ZERO, |asked| asked.distance);
        self.cancels.insert(to, (round, Retry::first(distance, &self.settings, now)));
        let message = Reservation::Cancel { job: self.request.job, round };
        actions.push(SubmissionAction::Send { to, message });
    }
}

impl Retry {
    fn first(distance: Duration, settings: &Settings, now: Duration) -> Retry {
        let wait = settings.patience.max(distance * 3);
        Retry { due: now + wait, wait, tries: 1 }
    }

    fn again(&mut self, now: Duration) {
        self.wait *= 2;
        self.due = now + self.wait;
        self.tries += 1;
    }
}

fn reserve(request: &Request, settings: &Settings, round: u32, processes: u32) -> Reservation {
    Reservation::Reserve {
        job: request.job,
        round,
        processes,
        needs: request.needs.clone(),
        hold: settings.hold,
    }
}
