//! Whole launches: every step with a crash in the middle of it. Staging, agents and files are
//! replaced by delays; everything else is the real thing.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use p2pmpi_grid::detector;
use p2pmpi_grid::identity::{JobId, PeerId};
use p2pmpi_grid::job::{
    Deadlines, Hosting, HostingAction, HostingEvent, Plan, Report, Step, Supervisor, SupervisorAction,
    SupervisorEvent,
};
use p2pmpi_grid::message::{Manifested, Message, Needs};
use p2pmpi_grid::peers::Candidate;
use p2pmpi_grid::placement::Strategy;
use p2pmpi_grid::reservation::{Allocation, Host, Policy, Request, Settings};
use p2pmpi_testkit::random::Random;
use p2pmpi_testkit::sim::{At, Input, Network, Node, Sim};

use super::Seed;
use super::peer::{at, id, offer};

const JOB: JobId = JobId([8; 16]);
const MS: Duration = Duration::from_millis(1);
/// How long each local step takes.
const STAGE: Duration = Duration::from_millis(300);
const START: Duration = Duration::from_millis(200);
const RUN: Duration = Duration::from_secs(8);
const LIMIT: Duration = Duration::from_secs(120);
/// From the loss of a peer to the end of the job.
const WITHIN: Duration = Duration::from_secs(5);

#[derive(Clone)]
enum Local {
    Hosting(HostingEvent),
    Supervisor(SupervisorEvent),
}

struct Member {
    hosting: Hosting,
    supervisor: Option<Supervisor>,
    /// Local work that ends at a certain time.
    later: Vec<(Duration, Local)>,
    directories: BTreeSet<(PeerId, JobId)>,
    agents: BTreeSet<(PeerId, JobId)>,
    placed: Option<Allocation>,
    failed: Vec<(Duration, Report)>,
    collected: Option<Vec<Report>>,
    over: Option<Vec<PeerId>>,
    most_processes: u32,
}

impl Member {
    fn new(index: usize) -> Member {
        let policy = Policy::new(1, 2);
        let machine = offer(index, &policy);
        let host = Host::new(policy, machine, [index as u8; 32]);
        Member {
            hosting: Hosting::new(host, detector::Settings::default()),
            supervisor: None,
            later: Vec::new(),
            directories: BTreeSet::new(),
            agents: BTreeSet::new(),
            placed: None,
            failed: Vec::new(),
            collected: None,
            over: None,
            most_processes: 0,
        }
    }

    fn is_clean(&self) -> bool {
        let promises = self.hosting.host().jobs().count();
        promises == 0
            && self.hosting.jobs().count() == 0
            && self.directories.is_empty()
            && self.agents.is_empty()
    }

    fn hosting(&mut self, event: HostingEvent, now: Duration) -> Vec<(At, Message)> {
        let mut sends = Vec::new();
        for action in self.hosting.handle(event, now) {
            let (after, event) = match action {
                HostingAction::Send { to, message } => {
                    sends.push((at(to), message));
                    continue;
                }
                HostingAction::Fetch { name, .. } => {
                    assert!(self.directories.insert(name), "one directory per job");
                    (STAGE, HostingEvent::Staged { name })
                }
                HostingAction::StartAgent { name, processes } => {
                    assert!(self.directories.contains(&name), "files first");
                    assert!(self.agents.insert(name), "one agent per job");
                    self.most_processes = self.most_processes.max(processes);
                    (START, HostingEvent::AgentStarted { name })
                }
                HostingAction::Gather { name, .. } => {
                    assert!(self.directories.contains(&name));
                    let files = Some(Manifested { length: 0, pieces: Vec::new() });
                    (10 * MS, HostingEvent::Gathered { name, files })
                }
                HostingAction::Remove { name } => {
                    self.agents.remove(&name);
                    self.directories.remove(&name);
                    (20 * MS, HostingEvent::Removed { name })
                }
            };
            self.later.push((now + after, Local::Hosting(event)));
        }
        sends
    }

    fn supervisor(&mut self, event: SupervisorEvent, now: Duration) -> Vec<(At, Message)> {
        let Some(supervisor) = &mut self.supervisor else { return Vec::new() };
        let mut sends = Vec::new();
        for action in supervisor.handle(event, now) {
            match action {
                SupervisorAction::Send { to, message } => sends.push((at(to), message)),
                SupervisorAction::Placed(allocation) => self.placed = Some(allocation),
                SupervisorAction::Ready => {
                    let collect = SupervisorEvent::Collect { patterns: vec!["*.out".into()] };
                    self.later.push((now + RUN, Local::Supervisor(collect)));
                }
                SupervisorAction::Fetch { peer, .. } => {
                    self.later.push((now + 30 * MS, Local::Supervisor(SupervisorEvent::Fetched(peer))));
                }
                SupervisorAction::Collected(missing) => {
                    self.collected = Some(missing);
                    self.later.push((now, Local::Supervisor(SupervisorEvent::Finish)));
                }
                SupervisorAction::HostLost(report) => {
                    self.failed.push((now, report));
                    self.later.push((now, Local::Supervisor(SupervisorEvent::Finish)));
                }
                SupervisorAction::Failed(report) => self.failed.push((now, report)),
                SupervisorAction::Over { unclean } => {
                    assert!(self.over.is_none(), "over once");
                    self.over = Some(unclean);
                }
                SupervisorAction::Search | SupervisorAction::Progress { .. } => {}
            }
        }
        sends
    }
}

impl Node for Member {
    type Message = Message;

    fn handle(&mut self, input: Input<Message>, now: Duration) -> Vec<(At, Message)> {
        let mut sends = Vec::new();
        match input {
            Input::Received { from, message } => {
                let from = id(from);
                sends.extend(self.hosting(HostingEvent::Received { from, message: message.clone() }, now));
                sends.extend(self.supervisor(SupervisorEvent::Received { from, message }, now));
            }
            Input::Reset(lost) => {
                sends.extend(self.hosting(HostingEvent::Lost(id(lost)), now));
                sends.extend(self.supervisor(SupervisorEvent::Lost(id(lost)), now));
            }
            Input::Tick => {
                sends.extend(self.hosting(HostingEvent::Tick, now));
                sends.extend(self.supervisor(SupervisorEvent::Tick, now));
            }
        }
        while let Some(index) = self.later.iter().position(|(due, _)| *due <= now) {
            sends.extend(match self.later.swap_remove(index).1 {
                Local::Hosting(event) => self.hosting(event, now),
                Local::Supervisor(event) => self.supervisor(event, now),
            });
        }
        sends
    }

    fn deadline(&self) -> Option<Duration> {
        let machines = self.hosting.deadline().into_iter();
        let supervisor = self.supervisor.as_ref().and_then(Supervisor::deadline);
        machines.chain(supervisor).chain(self.later.iter().map(|(due, _)| *due)).min()
    }
}

fn grid(seed: u64, peers: usize, network: Network) -> Sim<Member> {
    let mut sim = Sim::new(seed, network);
    for index in 0..peers {
        sim.add(index % 4, Member::new(index));
    }
    sim
}

/// Node 0 wants ten processes on peers that take two each.
fn submit(sim: &mut Sim<Member>, strategy: Strategy) {
    let from = At(0);
    let request = Request {
        job: JOB,
        ranks: 10,
        replicas: 1,
        strategy,
        needs: Needs::default(),
        farthest: None,
        exclude: BTreeSet::new(),
    };
    let policy = Policy::new(1, 2);
    let known = (0..sim.nodes().len()).map(At);
    let known: Vec<Candidate> = known
        .map(|to| Candidate { peer: id(to), distance: sim.distance(from, to), offer: offer(to.0, &policy) })
        .collect();
    sim.act(from, |member, now| {
        let plan = Plan { request, files: Manifested { length: 0, pieces: Vec::new() } };
        let beats = detector::Settings::default();
        member.supervisor = Some(Supervisor::new(plan, Settings::default(), Deadlines::default(), beats));
        member.supervisor(SupervisorEvent::Candidates(known), now)
    });
}

fn over(sim: &Sim<Member>) -> bool {
    sim.nodes()[0].over.is_some()
}

fn survivors_are_clean(sim: &Sim<Member>) -> bool {
    (0..sim.nodes().len()).all(|index| sim.is_crashed(At(index)) || sim.nodes()[index].is_clean())
}

#[test]
fn a_job_goes_through_all_steps_and_leaves_nothing() {
    for (seed, loss) in [(1, 0.0), (2, 0.05), (3, 0.1)] {
        let _name = Seed(seed);
        for strategy in [Strategy::Spread, Strategy::Concentrate] {
            let network = Network { loss, duplication: loss, jitter: 10 * MS, ..Network::default() };
            let mut sim = grid(seed, 16, network);
            submit(&mut sim, strategy);
            assert!(sim.run(LIMIT, over), "it ends");
            let submitter = &sim.nodes()[0];
            assert_eq!(submitter.failed, []);
            assert_eq!(submitter.collected.as_deref(), Some(&[][..]));
            assert_eq!(submitter.over.as_deref(), Some(&[][..]), "everybody confirmed");
            let hosts = submitter.placed.as_ref().expect("it ran").hosts.len();
            assert_eq!(hosts, if strategy == Strategy::Spread { 10 } else { 5 });
            assert!(sim.nodes().iter().all(|member| member.most_processes <= 2));
            sim.run(sim.now() + LIMIT, |_| false);
            assert!(survivors_are_clean(&sim));
        }
    }
}

/// Runs until the job is in `step`, and a little longer.
fn run_into(sim: &mut Sim<Member>, step: Step, random: &mut Random) {
    let there =
        |sim: &Sim<Member>| sim.nodes()[0].supervisor.as_ref().and_then(Supervisor::step) == Some(step);
    assert!(sim.run(LIMIT, there), "never {step}");
    let extra = random.time(match step {
        Step::Staging | Step::Starting => START,
        Step::Running => RUN / 4,
        _ => 15 * MS,
    });
    sim.run(sim.now() + extra, |_| false);
}

#[test]
fn a_host_killed_in_any_step_ends_the_job_in_time_with_its_name_and_ranks() {
    let mut reports: BTreeMap<Step, usize> = BTreeMap::new();
    for seed in 0..60 {
        let _name = Seed(seed);
        let mut random = Random::new(seed);
        let resets = seed % 2 == 0;
        let mut sim = grid(seed, 10, Network { resets, loss: 0.01, ..Network::default() });
        submit(&mut sim, Strategy::Concentrate);
        let step = [Step::Staging, Step::Starting, Step::Running][seed as usize % 3];
        run_into(&mut sim, step, &mut random);
        let hosts = sim.nodes()[0].placed.as_ref().expect("placed before staging").hosts.clone();
        let victim = &hosts[1 + random.below(hosts.len() - 1)];
        let killed = sim.now();
        sim.crash(at(victim.peer));
        assert!(sim.run(LIMIT, over), "it ends");
        // A host may also die in the very moment in which the job had succeeded.
        let Some((reported, report)) = sim.nodes()[0].failed.first() else {
            assert!(sim.nodes()[0].collected.is_some());
            continue;
        };
        assert!(*reported < killed + WITHIN, "{:?} after the kill", *reported - killed);
        let Report::Host { step, peer, processes, .. } = report else { panic!("{report}") };
        assert_eq!((peer, processes), (&victim.peer, &victim.processes));
        *reports.entry(*step).or_default() += 1;
        assert!(sim.now() < killed + WITHIN + Duration::from_secs(2));
        sim.run(sim.now() + WITHIN, |_| false);
        assert!(survivors_are_clean(&sim));
    }
    let steps: Vec<Step> = reports.keys().copied().collect();
    assert_eq!(steps, [Step::Staging, Step::Starting, Step::Running]);
}

#[test]
fn a_host_killed_while_reserving_is_replaced_or_explained() {
    for seed in 0..20 {
        let _name = Seed(seed);
        let mut random = Random::new(seed);
        // Five peers are just enough; six leave one to spare.
        let peers = 5 + seed as usize % 2;
        let mut sim = grid(seed, peers, Network { resets: seed % 4 < 2, ..Network::default() });
        submit(&mut sim, Strategy::Concentrate);
        sim.run(random.time(10 * MS), |_| false);
        assert_eq!(sim.nodes()[0].supervisor.as_ref().and_then(Supervisor::step), Some(Step::Reserving));
        let victim = At(1 + random.below(peers - 1));
        sim.crash(victim);
        assert!(sim.run(LIMIT, over));
        match sim.nodes()[0].failed.first() {
            None => assert_eq!(peers, 6, "somebody replaced it"),
            Some((when, report)) => {
                assert!(*when < WITHIN, "after {when:?}");
                let text = report.to_string();
                let name = format!("host{}", victim.0);
                assert!(text.contains(&name), "{text}");
            }
        }
        sim.run(sim.now() + Duration::from_secs(30), |_| false);
        assert!(survivors_are_clean(&sim));
    }
}

#[test]
fn hosts_clean_up_when_the_submitter_vanishes() {
    for seed in 0..40 {
        let _name = Seed(seed);
        let mut random = Random::new(seed);
        let mut sim = grid(seed, 12, Network { loss: 0.01, ..Network::default() });
        submit(&mut sim, Strategy::Concentrate);
        let step = [Step::Staging, Step::Starting, Step::Running, Step::Cleaning][seed as usize % 4];
        run_into(&mut sim, step, &mut random);
        sim.crash(At(0));
        let at_work = |sim: &Sim<Member>| sim.nodes()[1..].iter().any(|member| !member.agents.is_empty());
        sim.run(sim.now() + WITHIN, |_| false);
        assert!(!at_work(&sim), "agents end in time");
        sim.run(sim.now() + Duration::from_secs(30), |_| false);
        assert!(survivors_are_clean(&sim));
    }
}

#[test]
fn cancelling_ends_everything_everywhere() {
    for seed in 0..20 {
        let _name = Seed(seed);
        let mut random = Random::new(seed);
        let mut sim = grid(seed, 12, Network { loss: 0.02, ..Network::default() });
        submit(&mut sim, Strategy::Concentrate);
        sim.run(random.time(1000 * MS), |_| false);
        sim.act(At(0), |member, now| member.supervisor(SupervisorEvent::Cancel, now));
        let cancelled = sim.now();
        assert!(sim.run(LIMIT, over));
        assert!(sim.now() < cancelled + WITHIN);
        assert_eq!(sim.nodes()[0].failed[0].1, Report::Cancelled);
        sim.run(sim.now() + Duration::from_secs(30), |_| false);
        assert!(survivors_are_clean(&sim));
    }
}

#[test]
fn a_forged_step_changes_nothing() {
    let mut sim = grid(7, 8, Network::default());
    submit(&mut sim, Strategy::Concentrate);
    run_into(&mut sim, Step::Running, &mut Random::new(7));
    let before = sim.nodes()[1].hosting.jobs().count();
    let token = p2pmpi_grid::Token([0; 32]);
    let forged = Message::Job(p2pmpi_grid::message::Job::Clean { job: JOB, token });
    // From a stranger, and from the submitter without the token.
    sim.act(At(7), |_, _| vec![(At(1), forged.clone())]);
    sim.act(At(0), |_, _| vec![(At(1), forged)]);
    sim.run(sim.now() + 50 * MS, |_| false);
    assert_eq!((before, sim.nodes()[1].hosting.jobs().count()), (1, 1));
    assert!(sim.run(LIMIT, over));
    assert_eq!(sim.nodes()[0].failed, []);
}
