//! A host's side of jobs, carried out: directories, files, the node agent, pieces for others. What is
//! to happen when is decided by `grid::job::Hosting`.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use p2pmpi_grid::job::{HostingAction, HostingEvent};
use p2pmpi_grid::message::{Order, Staging};
use p2pmpi_grid::staging::{Fetch, FetchAction, FetchEvent, Manifest, Place, Settings};
use p2pmpi_grid::{Hash, JobId, Message, PeerId};
use p2pmpi_launch::bytes::Bytes;
use tokio::sync::mpsc;

use crate::agent::Agent;
use crate::daemon::{Daemon, Origin};
use crate::disk::{self, Worker};
use crate::key::to_hex;
use crate::overlay::{ByteStream, Overlay};
use crate::tunnel::{Greeting, Reply};
use crate::work::{Name, Work};

/// What a job on this host has: everything here goes away with it.
pub(crate) struct Hosted {
    directory: PathBuf,
    worker: Worker,
    fetch: Option<Fetch>,
    manifest: Arc<Manifest>,
    /// Who may ask for its files.
    peers: Vec<PeerId>,
    /// Pieces that are in their files already; others are not handed out.
    present: BTreeSet<Hash>,
    agent: Option<Agent>,
    removing: bool,
    pub(crate) since: Duration,
}

impl Hosted {
    /// When its fetch wants a Tick.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        self.fetch.as_ref().and_then(Fetch::deadline)
    }
}

impl<O: Overlay> Daemon<O> {
    pub(crate) fn feed_hosting(&mut self, event: HostingEvent) {
        let now = self.now();
        for action in self.hosting.handle(event, now) {
            match action {
                HostingAction::Send { to, message } => self.send(Origin::Host, to, message),
                HostingAction::Fetch { name, order } => self.fetch(name, order),
                HostingAction::StartAgent { name, processes } => self.start_agent(name, processes),
                HostingAction::Gather { name, patterns } => self.gather(name, patterns),
                HostingAction::Remove { name } => self.remove(name),
            }
        }
        self.cache.set_offer(self.hosting.host().offer());
    }

    fn step_failed(&mut self, name: Name, why: String) {
        self.log.say(format!("job {} of peer {}: {why}", name.1, name.0));
        self.feed_hosting(HostingEvent::StepFailed { name, why });
    }

    fn fetch(&mut self, name: Name, order: Order) {
        let (submitter, job) = name;
        self.log.say(format!("job {job} of peer {submitter}: fetching its files"));
        let worker = match Worker::start() {
            Ok(worker) => worker,
            Err(error) => return self.step_failed(name, format!("cannot start a thread: {error}")),
        };
        let me = self.overlay.me();
        let peers = order.peers;
        let others = peers.iter().copied().filter(|&peer| peer != me && peer != submitter);
        let holders = std::iter::once(submitter).chain(others).collect();
        let fetch = Fetch::new(name, order.manifest, holders, Settings::default());
        let directory = self.state.jobs().join(format!("{}-{}", submitter, to_hex(&job.0)));
        let hosted = Hosted {
            directory,
            worker,
            fetch: Some(fetch),
            manifest: Arc::default(),
            peers,
            present: BTreeSet::new(),
            agent: None,
            removing: false,
            since: self.now(),
        };
        self.hosted.insert(name, hosted);
        self.feed_fetch(name, FetchEvent::Tick);
    }

    /// One event for the fetch of one hosted job.
    pub(crate) fn feed_fetch(&mut self, name: Name, event: FetchEvent) {
        let now = self.now();
        let Some(hosted) = self.hosted.get_mut(&name) else { return };
        let Some(fetch) = &mut hosted.fetch else { return };
        for action in fetch.handle(event, now) {
            self.on_fetch_action(name, action);
        }
    }

    fn on_fetch_action(&mut self, name: Name, action: FetchAction) {
        let Some(hosted) = self.hosted.get_mut(&name) else { return };
        match action {
            FetchAction::Send { to, message } => self.send(Origin::Host, to, Message::Staging(message)),
            FetchAction::Lay { manifest, encoded } => {
                // A job of this very peer is on the shelf already, from its own files.
                if name.0 != self.overlay.me() {
                    let paths = manifest.files.iter().map(|file| hosted.directory.join(&file.path)).collect();
                    self.shelf.offer(name, hosted.peers.iter().copied(), &manifest, encoded);
                    self.paths.insert(name, paths);
                }
                hosted.manifest = Arc::new(manifest);
                let (directory, manifest) = (hosted.directory.clone(), hosted.manifest.clone());
                let order = move || Work::Laid { name, present: disk::lay(&directory, &manifest) };
                self.order(name, order);
            }
            FetchAction::Write { piece, bytes, places } => {
                let (directory, manifest) = (hosted.directory.clone(), hosted.manifest.clone());
                self.order(name, move || {
                    let written = disk::write(&directory, &manifest, &bytes.0, &places);
                    Work::Written { name, piece: written.map(|()| piece) }
                });
            }
            FetchAction::Progress { done, total } => {
                self.feed_hosting(HostingEvent::Progress { name, done, total });
            }
            FetchAction::Complete => {
                hosted.fetch = None;
                self.log.say(format!("job {} of peer {}: every file is here", name.1, name.0));
                self.feed_hosting(HostingEvent::Staged { name });
            }
            FetchAction::Failed(error) => {
                hosted.fetch = None;
                self.step_failed(name, error.to_string());
            }
        }
    }

    /// Queues work on the disk for a hosted job.
    fn order(&mut self, name: Name, order: impl FnOnce() -> Work + Send + 'static) {
        if let Some(hosted) = self.hosted.get(&name)
            && !hosted.worker.order(&self.work, order)
        {
            self.step_failed(name, "its disk is too slow: too much waits to be written".to_owned());
        }
    }

    pub(crate) fn on_laid(&mut self, name: Name, present: Result<BTreeSet<Hash>, String>) {
        if let (Some(hosted), Ok(present)) = (self.hosted.get_mut(&name), &present) {
            hosted.present.clone_from(present);
        }
        let event = match present {
            Ok(present) => FetchEvent::Laid { present },
            Err(why) => FetchEvent::DiskFailed { why },
        };
        self.feed_fetch(name, event);
    }

    pub(crate) fn on_written(&mut self, name: Name, piece: Result<Hash, String>) {
        if let (Some(hosted), Ok(piece)) = (self.hosted.get_mut(&name), &piece) {
            hosted.present.insert(*piece);
        }
        let event = match piece {
            Ok(piece) => FetchEvent::Written { piece },
            Err(why) => FetchEvent::DiskFailed { why },
        };
        self.feed_fetch(name, event);
    }

    fn start_agent(&mut self, name: Name, processes: u32) {
        let Some(hosted) = self.hosted.get_mut(&name) else { return };
        let work = self.work.clone();
        let on_end = move |words| {
            tokio::spawn(async move { work.send(Work::AgentEnded { name, words }).await });
        };
        match Agent::start(&hosted.directory, processes, on_end) {
            Ok(agent) => {
                hosted.agent = Some(agent);
                self.log.say(format!(
                    "job {} of peer {}: its agent runs, for {processes} processes",
                    name.1, name.0
                ));
                self.feed_hosting(HostingEvent::AgentStarted { name });
            }
            Err(why) => self.step_failed(name, why),
        }
    }

    pub(crate) fn on_agent_ended(&mut self, name: Name, words: &str) {
        let said = if words.is_empty() { String::new() } else { format!(", saying: {words}") };
        self.log.say(format!("job {} of peer {}: its agent has ended{said}", name.1, name.0));
        if let Some(hosted) = self.hosted.get_mut(&name) {
            hosted.agent = None;
            if hosted.removing {
                self.remove_directory(name);
            }
        }
    }

    fn gather(&mut self, name: Name, patterns: Vec<String>) {
        let Some(hosted) = self.hosted.get(&name) else { return };
        let directory = hosted.directory.clone();
        self.order(name, move || Work::Gathered { name, found: disk::collect(&directory, &patterns) });
    }

    pub(crate) fn on_gathered(&mut self, name: Name, found: Result<(Manifest, Vec<PathBuf>), String>) {
        let listed = found.and_then(|(manifest, paths)| {
            let (encoded, named) = manifest.encode().map_err(|error| error.to_string())?;
            Ok((manifest, paths, encoded, named))
        });
        match listed {
            Ok((manifest, ..)) if manifest.files.is_empty() => {
                self.feed_hosting(HostingEvent::Gathered { name, files: None });
            }
            Ok((manifest, paths, encoded, named)) => {
                if let Some(hosted) = self.hosted.get_mut(&name) {
                    hosted.present =
                        manifest.files.iter().flat_map(|file| file.pieces.iter().copied()).collect();
                }
                self.shelf.offer(name, [name.0], &manifest, encoded);
                self.paths.insert(name, paths);
                self.feed_hosting(HostingEvent::Gathered { name, files: Some(named) });
            }
            Err(why) => self.step_failed(name, why),
        }
    }

    fn remove(&mut self, name: Name) {
        self.log.say(format!("job {} of peer {}: removing it", name.1, name.0));
        if name.0 != self.overlay.me() || !self.submitted.contains_key(&name.1) {
            self.shelf.clear(name);
            self.paths.remove(&name);
        }
        let Some(hosted) = self.hosted.get_mut(&name) else {
            // Nothing was begun.
            return self.feed_hosting(HostingEvent::Removed { name });
        };
        hosted.fetch = None;
        hosted.removing = true;
        match &mut hosted.agent {
            // The directory goes when nobody writes to it any more.
            Some(agent) => agent.end(),
            None => self.remove_directory(name),
        }
    }

    fn remove_directory(&mut self, name: Name) {
        let Some(hosted) = self.hosted.get(&name) else { return };
        let directory = hosted.directory.clone();
        let work = self.work.clone();
        let order = move || Work::Removed { name, result: disk::remove(&directory) };
        if !hosted.worker.order(&work, order) {
            tokio::spawn(async move {
                let result = Err("its disk is too slow".to_owned());
                work.send(Work::Removed { name, result }).await
            });
        }
    }

    pub(crate) fn on_removed(&mut self, name: Name, result: Result<(), String>) {
        match result {
            Ok(()) => self.log.say(format!("job {} of peer {}: nothing is left of it", name.1, name.0)),
            Err(why) => self.log.say(format!("job {} of peer {}: {why}", name.1, name.0)),
        }
        self.hosted.remove(&name);
        self.feed_hosting(HostingEvent::Removed { name });
    }

    /// A stream from a submitter has said what it is for.
    pub(crate) fn on_heard(
        &mut self,
        from: PeerId,
        greeting: Result<Greeting, String>,
        stream: Box<dyn ByteStream>,
    ) {
        let refusal = match greeting {
            Err(why) => {
                // Nobody is there who would understand an answer.
                return self.log.say(format!("closed a stream of peer {from}: {why}"));
            }
            Ok(greeting) => {
                let name = (from, greeting.job);
                let may = self.hosting.may_attach(name, greeting.token);
                let agent = self.hosted.get_mut(&name).and_then(|hosted| hosted.agent.as_mut());
                match (may, agent) {
                    (None, _) => "there is no such job for this submitter".to_owned(),
                    (Some(_), None) => "its agent has ended".to_owned(),
                    (Some(_), Some(agent)) => match agent.connect(stream) {
                        Ok(()) => return,
                        Err(stream) => {
                            refuse(stream, "its agent has a launcher already".to_owned());
                            return self
                                .log
                                .say(format!("refused a second launcher for job {}", greeting.job));
                        }
                    },
                }
            }
        };
        self.log.say(format!("refused a stream of peer {from}: {refusal}"));
        refuse(stream, refusal);
    }

    /// Somebody wants a piece of a file.
    pub(crate) fn on_want(&mut self, from: PeerId, name: Name, piece: Hash) {
        // To this peer itself, the origin does not matter: every fetch gets every piece.
        let origin = Origin::Host;
        let me = self.overlay.me();
        let held = |hosted: &Hosted| name.0 == me || hosted.present.contains(&piece);
        let (place, paths) = (self.shelf.find(from, name, piece), self.paths.get(&name));
        let job = name.1;
        match (place, paths) {
            (Some(Place::Bytes(bytes)), _) => {
                let bytes = Bytes(bytes.to_vec());
                self.send(origin, from, Message::Staging(Staging::Piece { job, piece, bytes }));
            }
            (Some(Place::File { file, offset, length }), Some(paths))
                if self.hosted.get(&name).is_none_or(held) =>
            {
                let path = paths[file].clone();
                // If too much is being read already the peer asks again.
                self.reader.order(&self.work, move || {
                    let bytes = disk::read(&path, offset, length).ok();
                    Work::Piece { to: from, job, piece, bytes }
                });
            }
            _ => self.send(origin, from, Message::Staging(Staging::Absent { job, piece })),
        }
    }

    pub(crate) fn on_piece_read(&mut self, to: PeerId, job: JobId, piece: Hash, bytes: Option<Vec<u8>>) {
        let message = match bytes {
            Some(bytes) => Staging::Piece { job, piece, bytes: Bytes(bytes) },
            None => Staging::Absent { job, piece },
        };
        self.send(Origin::Host, to, Message::Staging(message));
    }
}

fn refuse(mut stream: Box<dyn ByteStream>, why: String) {
    tokio::spawn(async move { crate::tunnel::say(&mut stream, &Reply::Refused { why }).await });
}

/// Reads the first words of a stream that a peer has opened.
pub(crate) fn hear(
    from: PeerId,
    mut stream: Box<dyn ByteStream>,
    work: mpsc::Sender<Work>,
    place: tokio::sync::OwnedSemaphorePermit,
) {
    tokio::spawn(async move {
        let greeting = crate::tunnel::hear(&mut stream).await;
        drop(place);
        let _ = work.send(Work::Heard { from, greeting, stream }).await;
    });
}
