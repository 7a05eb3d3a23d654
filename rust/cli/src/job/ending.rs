//! What the end of a process means for the job and for the exit code of the launcher.
//!
//! A rank that leaves in an orderly way is waited out; one that fails takes the job with it; one that
//! leaves while others wait for it is given a moment, then named with them. Decides and says, does
//! nothing itself. Called by `supervisor`.

use std::time::{Duration, Instant};

use p2pmpi_launch::dynamic::PROCESSES_MAX;
use p2pmpi_launch::node::{Activity, Place, Stage, Status};

use super::output::FIRST;
use super::report;

/// How long every other rank must have been seen waiting after one has left without MPI_Finalize.
const LEFT_GRACE: Duration = Duration::from_secs(2);

/// The same where the node cannot see what its ranks do.
const UNSEEN_GRACE: Duration = Duration::from_secs(10);

/// The world of processes of other jobs.
const ABROAD: u32 = u32::MAX;

/// What to do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Tell the user.
    Say(String),
    /// End every process.
    EndAll,
    /// Tell the ranks that this one has failed.
    Failed(u32, String),
}

/// One process of the job, as the launcher knows it.
#[derive(Clone, Debug)]
pub struct Process {
    /// Its rank.
    pub rank: u32,
    /// Name of its node.
    pub node: String,
    /// Number of its world.
    world: u32,
    /// It shares a communicator with another world.
    connected: bool,
    /// Its process id there, once it was started.
    pub pid: Option<u32>,
    /// How far it has come.
    pub stage: Stage,
    /// It uses MPI again after MPI_Finalize, in another session.
    resumed: bool,
    /// How it ended; none while it runs or is about to.
    pub status: Option<Status>,
    /// It was never started and never will be.
    pub absent: bool,
    /// What it was last seen doing, and since when it has not moved.
    seen: Option<(Place, Instant)>,
}

impl Process {
    fn new(rank: u32, node: String) -> Self {
        let (world, connected) = (FIRST, false);
        let (pid, stage, status, absent, seen) = (None, Stage::Started, None, false, None);
        Self { rank, node, world, connected, pid, stage, resumed: false, status, absent, seen }
    }

    fn alive(&self) -> bool {
        self.status.is_none() && !self.absent
    }

    /// The process as the user is told of it.
    fn named(&self) -> String {
        match self.pid {
            Some(pid) => format!("rank {} (process {pid} on {})", self.rank, self.node),
            None => format!("rank {} (on {})", self.rank, self.node),
        }
    }
}

/// The processes of a job and what their ends add up to.
#[derive(Debug)]
pub struct Endings {
    processes: Vec<Process>,
    verdict: Option<u8>,
    first_code: Option<u8>,
    passed_on: Option<i32>,
    died_of_it: bool,
    silent_leavers: u32,
}

impl Endings {
    /// For processes given as (rank, name of node), by index.
    pub fn new(processes: impl Iterator<Item = (u32, String)>) -> Self {
        Self {
            processes: processes.map(|(rank, node)| Process::new(rank, node)).collect(),
            verdict: None,
            first_code: None,
            passed_on: None,
            died_of_it: false,
            silent_leavers: 0,
        }
    }

    /// A further process of a spawned world is about to be started; it gets the next index.
    pub fn add(&mut self, rank: u32, node: String, world: u32) {
        self.processes.push(Process { world, connected: true, ..Process::new(rank, node) });
    }

    /// A process of another job gets the next index here, if there is one left. Its end is no concern of
    /// this job.
    pub fn number(&mut self, job: &str, process: u32) -> Option<u32> {
        let number = u32::try_from(self.processes.len()).ok().filter(|number| *number < PROCESSES_MAX)?;
        let place = format!("job {job}");
        self.processes.push(Process { world: ABROAD, absent: true, ..Process::new(process, place) });
        Some(number)
    }

    /// A process shares a communicator with another world, or does no longer.
    pub fn on_connected(&mut self, process: u32, others: bool) {
        if let Some(process) = self.processes.get_mut(process as usize) {
            process.connected = others;
        }
    }

    /// The number of a spawned world that shares nothing with any other.
    fn parted_world(&self, process: u32) -> Option<u32> {
        let world = self.processes.get(process as usize)?.world;
        let mut members = self.processes.iter().filter(|process| process.world == world);
        (world != FIRST && !members.any(|process| process.connected)).then_some(world)
    }

    /// The job ends with this code because of a process; only its world does, if that has parted from
    /// all others (MPI 5.0, 11.10.4).
    fn fail_from(&mut self, process: u32, code: u8, why: String) -> Vec<Step> {
        let Some(world) = self.parted_world(process).filter(|_| self.verdict.is_none()) else {
            return self.fail(code, why);
        };
        self.first_code = self.first_code.or(Some(code));
        for member in self.processes.iter_mut().filter(|member| member.world == world) {
            member.absent = true;
        }
        vec![Step::Say(why)]
    }

    /// The processes by index.
    pub fn processes(&self) -> &[Process] {
        &self.processes
    }

    /// How many processes run or are about to.
    pub fn alive(&self) -> u32 {
        u32::try_from(self.processes.iter().filter(|process| process.alive()).count()).unwrap_or(u32::MAX)
    }

    /// Whether any process runs or is about to.
    pub fn any_alive(&self) -> bool {
        self.processes.iter().any(Process::alive)
    }

    /// Whether the job is being ended.
    pub fn is_decided(&self) -> bool {
        self.verdict.is_some()
    }

    /// The exit code, once nothing runs.
    pub fn code(&self) -> u8 {
        let by_signal = self.passed_on.filter(|_| self.died_of_it).map(signal_code);
        self.verdict.or(by_signal).or(self.first_code).unwrap_or(0)
    }

    /// The job ends with this code unless that was decided before.
    pub fn fail(&mut self, code: u8, why: String) -> Vec<Step> {
        if self.verdict.is_some() {
            return Vec::new();
        }
        self.verdict = Some(code);
        vec![Step::Say(why), Step::EndAll]
    }

    /// A signal was passed on to the ranks; what they do with it is theirs.
    pub fn on_signal_passed_on(&mut self, signal: i32) {
        self.passed_on = Some(signal);
    }

    /// The ranks are ended by force because of the signal passed on.
    pub fn on_forced(&mut self) {
        self.died_of_it = true;
        self.verdict = self.verdict.or(self.passed_on.map(signal_code));
    }

    /// A process runs.
    pub fn on_started(&mut self, process: u32, pid: u32) {
        if let Some(process) = self.processes.get_mut(process as usize) {
            process.pid = Some(pid);
        }
    }

    /// The node of these processes is gone, and they with it; or their world could not be started as a
    /// whole, and nobody knows of them.
    pub fn on_absent(&mut self, processes: &[u32]) {
        for &process in processes {
            if let Some(process) = self.processes.get_mut(process as usize) {
                process.absent |= process.status.is_none();
            }
        }
    }

    /// A process could not be started; those in `rest` were not tried.
    pub fn on_not_started(&mut self, rest: &[u32], code: i32, reason: String) -> Vec<Step> {
        for &process in rest {
            if let Some(process) = self.processes.get_mut(process as usize) {
                process.absent |= process.pid.is_none();
            }
        }
        self.fail(u8::try_from(code).unwrap_or(1), reason)
    }

    /// A process has come further.
    pub fn on_reached(&mut self, process: u32, stage: Stage) -> Vec<Step> {
        let Some(known) = self.processes.get_mut(process as usize) else { return Vec::new() };
        known.resumed |= known.stage == Stage::Finalized && stage == Stage::Initialized;
        known.stage = stage;
        // Somebody failed before MPI_Init, and now there is somebody who would wait for it.
        let failed = self.processes.iter().find(|other| {
            other.stage == Stage::Started && matches!(other.status, Some(Status::Code(code)) if code != 0)
        });
        match (stage, failed, self.first_code) {
            (Stage::Joined, Some(failed), Some(code)) => {
                let why = format!("{} left before MPI_Init; the other ranks are ended", failed.named());
                self.fail(code, why)
            }
            _ => Vec::new(),
        }
    }

    /// A process calls MPI_Abort, or died of an MPI error.
    pub fn on_abort(&mut self, process: u32, code: i32, message: &str) -> Vec<Step> {
        let Some(known) = self.processes.get(process as usize).filter(|known| !known.absent) else {
            return Vec::new();
        };
        let why = format!("{} ended the job with code {code}: {message}", known.named());
        self.fail_from(process, exit_code(code), why)
    }

    /// A process has ended.
    pub fn on_exited(
        &mut self,
        process: u32,
        status: Status,
        stage: Stage,
        activity: &Activity,
        now: Instant,
    ) -> Vec<Step> {
        let Some(known) = self.processes.get_mut(process as usize) else { return Vec::new() };
        if known.status.is_some() {
            return Vec::new();
        }
        known.status = Some(status);
        known.stage = stage;
        if known.absent {
            return Vec::new();
        }
        let (stage, named) = (known.stage, known.named());
        for other in &mut self.processes {
            other.seen = other.seen.take().map(|(place, _)| (place, now));
        }
        if self.verdict.is_some() {
            return Vec::new();
        }
        match status {
            Status::Code(0) => {
                self.silent_leavers += u32::from(stage == Stage::Joined || stage == Stage::Initialized);
                Vec::new()
            }
            Status::Code(code) => self.on_code(process, exit_code(code), stage, &named),
            Status::Signal(signal) if self.passed_on == Some(signal) => {
                self.died_of_it = true;
                Vec::new()
            }
            Status::Signal(signal) => {
                let why = format!(
                    "{named} was ended by {}{}",
                    report::signal(signal),
                    report::doing(stage, activity)
                );
                let mut steps = vec![Step::Failed(process, why.clone())];
                steps.extend(self.fail_from(process, signal_code(signal), why));
                steps
            }
        }
    }

    fn on_code(&mut self, process: u32, code: u8, stage: Stage, named: &str) -> Vec<Step> {
        let first = self.first_code.is_none();
        self.first_code = self.first_code.or(Some(code));
        if self.passed_on.is_some() {
            return Vec::new();
        }
        let others_in_mpi = self.processes.iter().any(|other| other.alive() && other.stage >= Stage::Joined);
        match stage {
            Stage::Joined | Stage::Initialized => {
                let why = format!("{named} exited with code {code} without calling MPI_Finalize");
                let mut steps = vec![Step::Failed(process, why.clone())];
                steps.extend(self.fail_from(process, code, why));
                steps
            }
            Stage::Started if others_in_mpi => {
                let why =
                    format!("{named} exited with code {code} before MPI_Init; the other ranks are ended");
                self.fail(code, why)
            }
            _ if first => vec![Step::Say(format!("{named} exited with code {code}"))],
            _ => Vec::new(),
        }
    }

    /// Whether somebody has left without MPI_Finalize (or MPI_Init) while others are in MPI, so that
    /// these should be looked at.
    pub fn suspicious(&self) -> bool {
        self.verdict.is_none() && self.passed_on.is_none() && self.leaver().is_some() && {
            let mut rest = self.processes.iter().filter(|process| process.alive());
            rest.any(|process| process.stage == Stage::Joined || process.stage == Stage::Initialized)
        }
    }

    /// The one to name: somebody who was in MPI before somebody who never was. Those who left in good
    /// order may be missed only by one who came back.
    fn leaver(&self) -> Option<&Process> {
        let missed = self.processes.iter().any(|process| process.alive() && process.resumed);
        let left = |process: &&Process| {
            process.status.is_some() && !process.absent && (missed || process.stage < Stage::Finalized)
        };
        let left: Vec<&Process> = self.processes.iter().filter(left).collect();
        left.iter().find(|process| process.stage > Stage::Started).or_else(|| left.first()).copied()
    }

    /// Where processes are now; if all that remain have been waiting for long, the job ends.
    pub fn on_places(&mut self, places: Vec<Place>, now: Instant) -> Vec<Step> {
        for place in places {
            let Some(process) = self.processes.get_mut(place.process as usize) else { continue };
            // The first look at a wait is kept, so that slow use of the processor adds up.
            match &process.seen {
                Some((first, since)) if still(first, &place, now.saturating_duration_since(*since)) => {}
                _ => process.seen = Some((place, now)),
            }
        }
        let Some(leaver) = self.leaver().filter(|_| self.suspicious()) else { return Vec::new() };
        let was_in_mpi = leaver.stage > Stage::Started;
        let waits = |process: &Process| match &process.seen {
            Some((Place { activity: Activity::Call(_), .. }, since)) => now >= *since + LEFT_GRACE,
            Some((Place { activity: Activity::Unknown, .. }, since)) => {
                was_in_mpi && now >= *since + UNSEEN_GRACE
            }
            _ => false,
        };
        if !self.processes.iter().filter(|process| process.alive()).all(waits) {
            return Vec::new();
        }
        let how = match leaver.stage {
            Stage::Started => "without ever calling MPI_Init",
            Stage::Joined | Stage::Initialized => "without calling MPI_Finalize",
            Stage::Finalized => "after MPI_Finalize",
        };
        let why =
            format!("{} exited {how} while others wait for it:\n{}", leaver.named(), self.whereabouts());
        self.fail(1, why)
    }

    /// Where every remaining process is, for the user: a line for each group that does the same.
    pub fn whereabouts(&self) -> String {
        report::whereabouts(self.processes.iter().filter(|process| process.alive()).map(|process| {
            let place = process.seen.as_ref().map(|(place, _)| place);
            let stage = process.stage;
            (process.rank, process.node.as_str(), report::place(stage, place.map(|place| &place.activity)))
        }))
    }

    /// A last word about a job that ended well but not in order.
    pub fn remark(&self) -> Option<String> {
        let quiet = self.verdict.is_some() || self.passed_on.is_some() || self.silent_leavers == 0;
        (!quiet).then(|| format!("{} rank(s) exited without calling MPI_Finalize", self.silent_leavers))
    }
}

/// Whether a process does what it did and has used next to none of the processor for it.
fn still(first: &Place, now: &Place, elapsed: Duration) -> bool {
    let used = Duration::from_millis(now.cpu_ms.saturating_sub(first.cpu_ms));
    first.activity == now.activity
        && first.stage == now.stage
        && used <= elapsed / 50 + Duration::from_millis(20)
}

/// The exit code by which a shell shows a signal.
fn signal_code(signal: i32) -> u8 {
    u8::try_from(128 + signal).unwrap_or(255)
}

/// The part of an exit code that a process can return; never 0 for one that is not.
fn exit_code(code: i32) -> u8 {
    match u8::try_from(code & 0xff).expect("masked to eight bits") {
        0 if code != 0 => 1,
        low => low,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn job(size: u32, stage: Stage) -> Endings {
        let mut job = Endings::new((0..size).map(|rank| (rank, "here".to_owned())));
        for process in 0..size {
            job.on_started(process, 100 + process);
            if stage > Stage::Started {
                job.on_reached(process, stage);
            }
        }
        job
    }

    fn exit(job: &mut Endings, process: u32, status: Status) -> Vec<Step> {
        let stage = job.processes()[process as usize].stage;
        job.on_exited(process, status, stage, &Activity::Call("MPI_Recv".to_owned()), Instant::now())
    }

    fn said(steps: &[Step]) -> String {
        steps
            .iter()
            .filter_map(|step| if let Step::Say(text) = step { Some(text.as_str()) } else { None })
            .collect()
    }

    #[test]
    fn orderly_ends_are_waited_out() {
        let mut job = job(2, Stage::Finalized);
        assert_eq!(exit(&mut job, 0, Status::Code(0)), []);
        assert!(job.any_alive());
        let steps = exit(&mut job, 1, Status::Code(3));
        assert_eq!(said(&steps), "rank 1 (process 101 on here) exited with code 3");
        assert!(!steps.contains(&Step::EndAll));
        assert_eq!(job.code(), 3);
    }

    #[test]
    fn a_crash_ends_the_job_and_names_the_call() {
        let mut job = job(2, Stage::Initialized);
        let steps = exit(&mut job, 1, Status::Signal(11));
        assert!(said(&steps).contains("SIGSEGV") && said(&steps).contains("in MPI_Recv"), "{steps:?}");
        assert!(steps.contains(&Step::EndAll));
        assert_eq!(exit(&mut job, 0, Status::Signal(15)), []);
        assert_eq!(job.code(), 139);
    }

    #[test]
    fn a_spawned_world_ends_the_job_unless_it_has_parted() {
        let with_child = |connected| {
            let mut job = job(2, Stage::Initialized);
            for rank in 0..2 {
                job.add(rank, "here, spawned world 2".to_owned(), 2);
                job.on_started(2 + rank, 200 + rank);
                job.on_reached(2 + rank, Stage::Initialized);
                job.on_connected(2 + rank, connected && rank == 0);
            }
            job
        };
        let mut job = with_child(true);
        assert!(exit(&mut job, 3, Status::Signal(11)).contains(&Step::EndAll));
        let mut job = with_child(false);
        let steps = exit(&mut job, 3, Status::Signal(11));
        assert!(said(&steps).contains("spawned world 2") && !steps.contains(&Step::EndAll), "{steps:?}");
        // Its other rank is ended with it, silently; the first world goes on.
        assert_eq!(exit(&mut job, 2, Status::Signal(9)), []);
        assert!(job.any_alive() && !job.is_decided() && !job.suspicious());
        assert_eq!(job.code(), 139);
        assert!(exit(&mut job, 0, Status::Signal(11)).contains(&Step::EndAll));
    }

    #[test]
    fn programs_without_mpi_run_on_when_one_fails() {
        let mut job = job(3, Stage::Started);
        assert!(!exit(&mut job, 0, Status::Code(5)).contains(&Step::EndAll));
        assert_eq!(exit(&mut job, 1, Status::Code(0)), []);
        assert!(!job.suspicious());
        // Unless it turns out that somebody is in MPI after all.
        let steps = job.on_reached(2, Stage::Joined);
        assert!(steps.contains(&Step::EndAll));
        assert_eq!(job.code(), 5);
    }

    #[test]
    fn a_rank_that_leaves_while_others_wait_is_named_with_them() {
        let mut job = job(3, Stage::Initialized);
        let start = Instant::now();
        exit(&mut job, 1, Status::Code(0));
        assert!(job.suspicious());
        let place = |process, cpu_ms, activity| Place {
            process,
            pid: 1,
            stage: Stage::Initialized,
            activity,
            cpu_ms,
        };
        let call = || Activity::Call("MPI_Barrier".to_owned());
        let wait = |cpu_ms| vec![place(0, 700, call()), place(2, cpu_ms, call())];
        assert_eq!(job.on_places(wait(1), start), []);
        // Rank 2 was still moving.
        assert_eq!(job.on_places(wait(1900), start + LEFT_GRACE), []);
        let steps = job.on_places(wait(1920), start + LEFT_GRACE * 2);
        assert!(said(&steps).contains("rank 1 (process 101 on here) exited without calling MPI_Finalize"));
        assert!(said(&steps).contains("ranks 0, 2: in MPI_Barrier"), "{}", said(&steps));
        assert_eq!(job.code(), 1);
    }

    #[test]
    fn a_rank_that_left_in_good_order_is_missed_only_in_another_session() {
        for resumed in [false, true] {
            let mut job = job(2, Stage::Initialized);
            job.on_reached(0, Stage::Finalized);
            job.on_reached(1, Stage::Finalized);
            if resumed {
                job.on_reached(1, Stage::Initialized);
            }
            exit(&mut job, 0, Status::Code(0));
            assert_eq!(job.suspicious(), resumed);
            let activity = Activity::Call("MPI_Comm_create_from_group".to_owned());
            let place = Place { process: 1, pid: 1, stage: Stage::Initialized, activity, cpu_ms: 4 };
            let start = Instant::now();
            job.on_places(vec![place.clone()], start);
            let steps = job.on_places(vec![place], start + LEFT_GRACE);
            assert_eq!(
                said(&steps).contains("rank 0 (process 100 on here) exited after MPI_Finalize"),
                resumed
            );
        }
    }

    #[test]
    fn a_rank_that_computes_is_not_waiting() {
        let mut job = job(2, Stage::Initialized);
        let start = Instant::now();
        exit(&mut job, 0, Status::Code(0));
        for second in 0..60 {
            let place = Place {
                process: 1,
                pid: 1,
                stage: Stage::Initialized,
                activity: Activity::Outside,
                cpu_ms: 4,
            };
            assert_eq!(job.on_places(vec![place], start + Duration::from_secs(second)), []);
        }
        job.on_reached(1, Stage::Finalized);
        assert_eq!(exit(&mut job, 1, Status::Code(0)), []);
        assert_eq!(job.code(), 0);
        assert!(job.remark().is_some());
    }

    #[test]
    fn ranks_decide_what_a_signal_passed_on_means() {
        let mut ours = job(2, Stage::Initialized);
        ours.on_signal_passed_on(15);
        assert_eq!(exit(&mut ours, 0, Status::Signal(15)), []);
        exit(&mut ours, 1, Status::Code(0));
        assert_eq!(ours.code(), 143);
        let mut handled = job(2, Stage::Initialized);
        handled.on_signal_passed_on(15);
        exit(&mut handled, 0, Status::Code(0));
        exit(&mut handled, 1, Status::Code(7));
        assert_eq!(handled.code(), 7);
    }

    #[test]
    fn codes_keep_their_meaning_in_eight_bits() {
        assert_eq!([5, 0, 256, -1, 300].map(exit_code), [5, 0, 1, 255, 44]);
    }
}
