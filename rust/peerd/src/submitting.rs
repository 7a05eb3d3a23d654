//! A submitter's side of jobs, carried out: reading the files that travel, tunnels for the launcher,
//! bringing results back, telling the tool. What is to happen when is decided by
//! `grid::job::Supervisor`.
//!
//! A job belongs to the tool's connection that submitted it: when that ends, so does the job.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_grid::job::{Deadlines, Plan, Report, Supervisor, SupervisorAction, SupervisorEvent};
use p2pmpi_grid::message::Needs;
use p2pmpi_grid::peers::Candidate;
use p2pmpi_grid::placement::Strategy;
use p2pmpi_grid::reservation::{Allocation, Request, Reserved, Settings};
use p2pmpi_grid::staging::{FetchEvent, Manifest};
use p2pmpi_grid::{JobId, PeerId, detector, peers};
use p2pmpi_launch::control::{self, FromPeer, JobHost, Submit};

use crate::control::ToolId;
use crate::daemon::{Daemon, Origin};
use crate::disk::{self, Worker};
use crate::key::to_hex;
use crate::overlay::{ByteStream, Overlay};
use crate::results::Results;
use crate::state;
use crate::tunnel::{self, Greeting};
use crate::work::Work;

/// Jobs submitted here at once.
const JOBS_MAX: usize = 64;
/// Ranks times replicas of one job.
const PROCESSES_MAX: u64 = 65536;

/// A job submitted here.
pub(crate) struct Submitted {
    tool: ToolId,
    pub(crate) label: String,
    submit: Submit,
    /// None while its files are being read.
    pub(crate) supervisor: Option<Supervisor>,
    pub(crate) hosts: Vec<Reserved>,
    /// Hosts that have or had a launcher's stream.
    attached: BTreeSet<PeerId>,
    pub(crate) worker: Worker,
    pub(crate) results: Option<Results>,
    searching: bool,
    /// The tool waits for the end.
    finishing: bool,
    pub(crate) since: Duration,
}

/// A tunnel that a tool waits for.
pub(crate) struct Awaited {
    tool: ToolId,
    job: JobId,
    peer: PeerId,
}

impl<O: Overlay> Daemon<O> {
    /// A tool wants a job run.
    pub(crate) fn submit(&mut self, tool: ToolId, submit: Submit) {
        match self.accept(tool, submit) {
            Ok(job) => self.log.say(format!("job {job}: submitted")),
            Err(reason) => self.tell(tool, FromPeer::Refused { reason }),
        }
    }

    fn accept(&mut self, tool: ToolId, submit: Submit) -> Result<JobId, String> {
        let processes = u64::from(submit.ranks) * u64::from(submit.replicas);
        if processes == 0 || processes > PROCESSES_MAX {
            return Err(format!("a job has 1 to {PROCESSES_MAX} processes, not {processes}"));
        }
        if self.submitted.len() >= JOBS_MAX {
            return Err(format!(
                "{JOBS_MAX} jobs are submitted here already: wait for one to end, or cancel one"
            ));
        }
        if self.submitted.values().any(|other| other.tool == tool) {
            return Err("this connection has a job already".to_owned());
        }
        let random = state::random().map_err(|error| error.to_string())?;
        let job = JobId(*random.first_chunk().expect("32 bytes contain 16"));
        let worker = Worker::start().map_err(|error| format!("cannot start a thread: {error}"))?;
        let files = submit.files.clone();
        worker.order(&self.work, move || Work::Hashed { job, found: disk::hash(&files) });
        let (label, since) = (submit.label.clone(), self.now());
        let submitted = Submitted {
            tool,
            label,
            submit,
            supervisor: None,
            hosts: Vec::new(),
            attached: BTreeSet::new(),
            worker,
            results: None,
            searching: false,
            finishing: false,
            since,
        };
        self.submitted.insert(job, submitted);
        Ok(job)
    }

    /// Its files have been read: look for hosts.
    pub(crate) fn on_hashed(&mut self, job: JobId, found: Result<(Manifest, Vec<PathBuf>), String>) {
        let me = self.overlay.me();
        let listed = found.and_then(|(manifest, paths)| {
            let (encoded, named) = manifest.encode().map_err(|error| error.to_string())?;
            Ok((manifest, paths, encoded, named))
        });
        let Some(submitted) = self.submitted.get(&job) else { return };
        let (manifest, paths, encoded, files) = match listed {
            Ok(listed) => listed,
            Err(report) => {
                self.tell(submitted.tool, FromPeer::Failed { report });
                self.submitted.remove(&job);
                return;
            }
        };
        self.shelf.offer((me, job), [me], &manifest, encoded);
        self.paths.insert((me, job), paths);
        let submit = &submitted.submit;
        let request = Request {
            job,
            ranks: submit.ranks,
            replicas: submit.replicas,
            strategy: match submit.strategy {
                control::Strategy::Spread => Strategy::Spread,
                control::Strategy::Concentrate => Strategy::Concentrate,
            },
            needs: Needs {
                architecture: submit.architecture.clone(),
                level: submit.level,
                memory: submit.memory,
            },
            farthest: None,
            exclude: self.named(&submit.exclude),
        };
        let plan = Plan { request, files };
        let supervisor =
            Supervisor::new(plan, Settings::default(), Deadlines::default(), detector::Settings::default());
        if let Some(submitted) = self.submitted.get_mut(&job) {
            submitted.supervisor = Some(supervisor);
        }
        self.feed_supervisor(job, SupervisorEvent::Candidates(self.candidates()));
    }

    /// The peers that a user means by the beginning of a key or by the name of a machine.
    fn named(&self, names: &[String]) -> BTreeSet<PeerId> {
        let mine = self.hosting.host().offer().name;
        let known =
            self.cache.peers().map(|(peer, known)| (peer, known.offer.as_ref().map(|offer| &offer.name)));
        let all = known.chain([(self.overlay.me(), Some(&mine))]);
        let meant = |peer: PeerId, machine: Option<&String>| {
            names.iter().any(|name| {
                Some(name) == machine || (name.len() >= 4 && to_hex(&peer.0).starts_with(name.as_str()))
            })
        };
        all.filter(|&(peer, machine)| meant(peer, machine)).map(|(peer, _)| peer).collect()
    }

    /// Everyone who may become a host, this peer included.
    fn candidates(&self) -> Vec<Candidate> {
        let me = Candidate {
            peer: self.overlay.me(),
            distance: Duration::ZERO,
            offer: self.hosting.host().offer(),
        };
        std::iter::once(me).chain(self.cache.candidates()).collect()
    }

    /// More peers may have answered: tell the jobs that look for them.
    pub(crate) fn offer_candidates(&mut self) {
        let searching = self.submitted.iter().filter(|(_, submitted)| submitted.searching);
        for job in searching.map(|(&job, _)| job).collect::<Vec<_>>() {
            self.feed_supervisor(job, SupervisorEvent::Candidates(self.candidates()));
        }
    }

    pub(crate) fn feed_supervisor(&mut self, job: JobId, event: SupervisorEvent) {
        let now = self.now();
        let Some(submitted) = self.submitted.get_mut(&job) else { return };
        let Some(supervisor) = &mut submitted.supervisor else { return };
        for action in supervisor.handle(event, now) {
            self.on_supervisor_action(job, action);
        }
    }

    fn on_supervisor_action(&mut self, job: JobId, action: SupervisorAction) {
        let Some(submitted) = self.submitted.get_mut(&job) else { return };
        let tool = submitted.tool;
        match action {
            SupervisorAction::Send { to, message } => self.send(Origin::Submitter, to, message),
            SupervisorAction::Search => {
                submitted.searching = true;
                self.feed_cache(peers::Event::Search);
            }
            SupervisorAction::Placed(allocation) => self.on_placed(job, allocation),
            SupervisorAction::Progress { done, total } => self.tell(tool, FromPeer::Progress { done, total }),
            SupervisorAction::Ready => {
                self.log.say(format!("job {job}: every agent waits for the launcher"));
                self.tell(tool, FromPeer::Ready);
            }
            SupervisorAction::HostLost(report) => self.on_host_lost(job, &report),
            SupervisorAction::Fetch { peer, files } => self.fetch_results(job, peer, files),
            SupervisorAction::Collected(missing) => {
                for report in missing {
                    self.tell(tool, FromPeer::Note(format!("result files are missing: {report}")));
                }
                let results = self.submitted.get_mut(&job).and_then(|submitted| submitted.results.take());
                let files = results.map_or(Vec::new(), Results::into_names);
                self.tell(tool, FromPeer::Collected { files });
            }
            SupervisorAction::Failed(report) => {
                self.log.say(format!("job {job}: {report}"));
                self.tell(tool, FromPeer::Failed { report: report.to_string() });
            }
            SupervisorAction::Over { unclean } => self.on_over(job, &unclean),
        }
    }

    fn on_placed(&mut self, job: JobId, allocation: Allocation) {
        let me = self.overlay.me();
        let Some(submitted) = self.submitted.get_mut(&job) else { return };
        submitted.searching = false;
        submitted.hosts = allocation.hosts;
        let hosts: Vec<JobHost> = submitted
            .hosts
            .iter()
            .map(|host| JobHost {
                peer: to_hex(&host.peer.0),
                name: host.name.clone(),
                distance_us: u64::try_from(host.distance.as_micros()).unwrap_or(u64::MAX),
                processes: host.processes.iter().map(|process| (process.rank, process.replica)).collect(),
            })
            .collect();
        for host in &submitted.hosts {
            self.shelf.admit((me, job), host.peer);
        }
        let names: Vec<&str> = hosts.iter().map(|host| host.name.as_str()).collect();
        self.log.say(format!("job {job}: runs on {}", names.join(", ")));
        let tool = submitted.tool;
        self.tell(tool, FromPeer::Placed { job: to_hex(&job.0), hosts });
    }

    fn on_host_lost(&mut self, job: JobId, report: &Report) {
        self.log.say(format!("job {job}: {report}"));
        let Report::Host { peer, .. } = report else { return };
        let Some(submitted) = self.submitted.get(&job) else { return };
        let host = submitted.hosts.iter().position(|host| host.peer == *peer);
        let host = host.and_then(|host| u32::try_from(host).ok()).expect("only hosts of the job are lost");
        self.tell(submitted.tool, FromPeer::HostLost { host, reason: report.to_string() });
    }

    fn on_over(&mut self, job: JobId, unclean: &[PeerId]) {
        self.log.say(match unclean {
            [] => format!("job {job}: over, nothing is left of it"),
            _ => format!("job {job}: over; {} hosts have not said that they cleaned up", unclean.len()),
        });
        let name = (self.overlay.me(), job);
        if let Some(submitted) = self.submitted.remove(&job)
            && submitted.finishing
        {
            self.tell(submitted.tool, FromPeer::Done);
        }
        self.shelf.clear(name);
        self.paths.remove(&name);
    }

    /// The tool's job is over; it wants to know when nothing is left of it.
    pub(crate) fn finish(&mut self, tool: ToolId) {
        match self.submitted.iter_mut().find(|(_, submitted)| submitted.tool == tool) {
            Some((&job, submitted)) if submitted.supervisor.is_some() => {
                submitted.finishing = true;
                self.feed_supervisor(job, SupervisorEvent::Finish);
            }
            Some((&job, _)) => {
                self.submitted.remove(&job);
                self.tell(tool, FromPeer::Done);
            }
            None => self.tell(tool, FromPeer::Done),
        }
    }

    /// The tool is gone: so is its job.
    pub(crate) fn on_tool_gone(&mut self, tool: ToolId) {
        let Some((&job, submitted)) = self.submitted.iter().find(|(_, submitted)| submitted.tool == tool)
        else {
            return;
        };
        match submitted.supervisor {
            Some(_) => self.feed_supervisor(job, SupervisorEvent::Finish),
            None => drop(self.submitted.remove(&job)),
        }
    }

    /// A tool wants the node stream of a host.
    pub(crate) fn attach(&mut self, tool: ToolId, job: &str, host: u32) {
        let found = self.submitted.iter_mut().find(|(id, _)| to_hex(&id.0) == job);
        let reserved = found.and_then(|(&id, submitted)| {
            let reserved = submitted.hosts.get(host as usize)?;
            Some((id, reserved.peer, reserved.token, submitted.attached.insert(reserved.peer)))
        });
        let (job, peer, token) = match reserved {
            Some((job, peer, token, true)) => (job, peer, token),
            Some((.., false)) => {
                let reason = format!("host {host} of job {job} has a launcher already");
                return self.tell(tool, FromPeer::Refused { reason });
            }
            None => {
                let reason = format!("there is no host {host} of a job {job} here");
                return self.tell(tool, FromPeer::Refused { reason });
            }
        };
        self.tickets += 1;
        let ticket = self.tickets;
        self.awaited.insert(ticket, (Awaited { tool, job, peer }, Greeting { job, token }));
        self.open(peer, ticket);
    }

    /// The stream to the host is open, or cannot be opened.
    pub(crate) fn on_opened(&mut self, ticket: u64, stream: Result<Box<dyn ByteStream>, String>) {
        let Some((_, greeting)) = self.awaited.get(&ticket) else { return };
        let greeting = Greeting { job: greeting.job, token: greeting.token };
        let work = self.work.clone();
        tokio::spawn(async move {
            let stream = match stream {
                Ok(mut stream) => tunnel::greet(&mut stream, &greeting).await.map(|()| stream),
                Err(why) => Err(why),
            };
            let _ = work.send(Work::Greeted { ticket, stream }).await;
        });
    }

    pub(crate) fn on_greeted(&mut self, ticket: u64, stream: Result<Box<dyn ByteStream>, String>) {
        let Some((Awaited { tool, job, peer }, _)) = self.awaited.remove(&ticket) else { return };
        match stream {
            Ok(stream) => {
                if let Some(tool) = self.tools.get(&tool) {
                    tool.become_stream(stream);
                }
            }
            Err(why) => {
                let reason = format!("the launcher's stream to the host could not be opened: {why}");
                self.tell(tool, FromPeer::Refused { reason: reason.clone() });
                self.feed_supervisor(job, SupervisorEvent::StreamBroke { peer, why: reason });
            }
        }
    }

    /// The ranks have ended: bring their files.
    pub(crate) fn collect(&mut self, tool: ToolId, patterns: Vec<String>, directory: PathBuf) {
        use p2pmpi_grid::message::{PATTERNS_MAX, TEXT_MAX};
        let found = self.submitted.iter_mut().find(|(_, submitted)| submitted.tool == tool);
        let refusal = match &found {
            None => Some("this connection has no job"),
            Some((_, submitted)) if submitted.results.is_some() => Some("results are being brought already"),
            _ if patterns.len() > PATTERNS_MAX => Some("too many patterns of result files"),
            _ if patterns.iter().any(|pattern| pattern.len() > TEXT_MAX) => {
                Some("a pattern of result files is too long")
            }
            _ if !directory.is_absolute() => Some("the directory of the results is not absolute"),
            _ => None,
        };
        match (refusal, found) {
            (None, Some((&job, submitted))) => {
                submitted.results = Some(Results::new(directory, job));
                self.feed_supervisor(job, SupervisorEvent::Collect { patterns });
            }
            (refusal, _) => {
                let reason = refusal.unwrap_or("this connection has no job").to_owned();
                self.tell(tool, FromPeer::Refused { reason });
            }
        }
    }

    /// The deadline of a part of it has come.
    pub(crate) fn tick_submitted(&mut self, job: JobId) {
        let now = self.now();
        let Some(submitted) = self.submitted.get(&job) else { return };
        let fetches = submitted.results.iter().flat_map(|results| &results.fetches);
        let due = fetches.filter(|(_, (fetch, _))| fetch.deadline().is_some_and(|deadline| deadline <= now));
        for peer in due.map(|(&peer, _)| peer).collect::<Vec<_>>() {
            self.feed_results(job, peer, FetchEvent::Tick);
        }
        self.feed_supervisor(job, SupervisorEvent::Tick);
    }
}

impl Submitted {
    /// Ranks times replicas.
    pub(crate) fn processes(&self) -> u32 {
        self.submit.ranks.saturating_mul(self.submit.replicas)
    }

    /// When any part of it wants a Tick.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        let fetches = self.results.iter().flat_map(|results| results.fetches.values());
        let fetches = fetches.filter_map(|(fetch, _)| fetch.deadline());
        self.supervisor.as_ref().and_then(Supervisor::deadline).into_iter().chain(fetches).min()
    }
}
