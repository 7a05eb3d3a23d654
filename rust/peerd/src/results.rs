//! Bringing the result files of a submitted job back: fetched piece by piece into a hidden directory
//! beside their place, then renamed, so that a result is there whole or not at all.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use p2pmpi_grid::job::SupervisorEvent;
use p2pmpi_grid::message::Manifested;
use p2pmpi_grid::staging::{Fetch, FetchAction, FetchEvent, Manifest, Settings};
use p2pmpi_grid::{Hash, JobId, Message, PeerId};

use crate::daemon::{Daemon, Origin};
use crate::disk;
use crate::key::to_hex;
use crate::overlay::Overlay;
use crate::work::Work;

/// One collection of results.
pub(crate) struct Results {
    directory: PathBuf,
    job: JobId,
    pub(crate) fetches: BTreeMap<PeerId, (Fetch, Arc<Manifest>)>,
    names: BTreeSet<String>,
}

impl Results {
    /// Of this job, into this directory.
    pub(crate) fn new(directory: PathBuf, job: JobId) -> Results {
        Results { directory, job, fetches: BTreeMap::new(), names: BTreeSet::new() }
    }

    /// Relative names of the files that were brought.
    pub(crate) fn into_names(self) -> Vec<String> {
        self.names.into_iter().collect()
    }

    /// Where files of that host are put together.
    fn workshop(&self, peer: PeerId) -> PathBuf {
        self.directory.join(format!(".p2pmpi-{}-{}", self.job, to_hex(&peer.0[..6])))
    }
}

impl<O: Overlay> Daemon<O> {
    pub(crate) fn fetch_results(&mut self, job: JobId, peer: PeerId, files: Manifested) {
        let me = self.overlay.me();
        // The host knows the job by this peer's name.
        let fetch = Fetch::new((me, job), files, vec![peer], Settings::default());
        if let Some(results) = self.submitted.get_mut(&job).and_then(|submitted| submitted.results.as_mut()) {
            results.fetches.insert(peer, (fetch, Arc::default()));
            self.feed_results(job, peer, FetchEvent::Tick);
        }
    }

    /// One event for the fetch of one host's results.
    pub(crate) fn feed_results(&mut self, job: JobId, peer: PeerId, event: FetchEvent) {
        let now = self.now();
        let Some(submitted) = self.submitted.get_mut(&job) else { return };
        let Some((fetch, _)) = submitted.results.as_mut().and_then(|results| results.fetches.get_mut(&peer))
        else {
            return;
        };
        for action in fetch.handle(event, now) {
            self.on_results_action(job, peer, action);
        }
    }

    fn on_results_action(&mut self, job: JobId, peer: PeerId, action: FetchAction) {
        let Some(submitted) = self.submitted.get_mut(&job) else { return };
        let Some(results) = &mut submitted.results else { return };
        let workshop = results.workshop(peer);
        let Some((_, manifest)) = results.fetches.get_mut(&peer) else { return };
        let queued = match action {
            FetchAction::Send { to, message } => {
                self.send(Origin::Submitter, to, Message::Staging(message));
                true
            }
            FetchAction::Lay { manifest: list, .. } => {
                *manifest = Arc::new(list);
                let manifest = manifest.clone();
                submitted.worker.order(&self.work, move || Work::ResultLaid {
                    job,
                    peer,
                    present: disk::lay(&workshop, &manifest),
                })
            }
            FetchAction::Write { piece, bytes, places } => {
                let manifest = manifest.clone();
                submitted.worker.order(&self.work, move || {
                    let written = disk::write(&workshop, &manifest, &bytes.0, &places);
                    Work::ResultWritten { job, peer, piece: written.map(|()| piece) }
                })
            }
            FetchAction::Progress { .. } => true,
            FetchAction::Complete => {
                let (manifest, directory, taken) =
                    (manifest.clone(), results.directory.clone(), results.names.clone());
                let host = submitted.hosts.iter().find(|host| host.peer == peer);
                let host = host.map_or_else(|| peer.to_string(), |host| host.name.clone());
                results.names.extend(manifest.files.iter().map(|file| file.path.clone()));
                submitted.worker.order(&self.work, move || {
                    let names = place(&workshop, &directory, &manifest, &taken, &host);
                    Work::ResultPlaced { job, peer, names }
                })
            }
            FetchAction::Failed(error) => submitted.worker.order(&self.work, move || {
                let _ = disk::remove(&workshop);
                Work::ResultPlaced { job, peer, names: Err(error.to_string()) }
            }),
        };
        if !queued {
            let why = "the disk here is too slow".to_owned();
            self.feed_supervisor(job, SupervisorEvent::FetchFailed { peer, why });
        }
    }

    pub(crate) fn on_result_laid(
        &mut self,
        job: JobId,
        peer: PeerId,
        present: Result<BTreeSet<Hash>, String>,
    ) {
        let event = match present {
            Ok(present) => FetchEvent::Laid { present },
            Err(why) => FetchEvent::DiskFailed { why },
        };
        self.feed_results(job, peer, event);
    }

    pub(crate) fn on_result_written(&mut self, job: JobId, peer: PeerId, piece: Result<Hash, String>) {
        let event = match piece {
            Ok(piece) => FetchEvent::Written { piece },
            Err(why) => FetchEvent::DiskFailed { why },
        };
        self.feed_results(job, peer, event);
    }

    pub(crate) fn on_result_placed(&mut self, job: JobId, peer: PeerId, names: Result<Vec<String>, String>) {
        let results = self.submitted.get_mut(&job).and_then(|submitted| submitted.results.as_mut());
        if let Some(results) = results {
            results.fetches.remove(&peer);
            results.names.extend(names.iter().flatten().cloned());
        }
        let event = match names {
            Ok(_) => SupervisorEvent::Fetched(peer),
            Err(why) => SupervisorEvent::FetchFailed { peer, why },
        };
        self.feed_supervisor(job, event);
    }
}

/// Moves the files of one host to their places. A name that another host has taken gets this host's
/// name behind it. Answers the names.
fn place(
    workshop: &Path,
    directory: &Path,
    manifest: &Manifest,
    taken: &BTreeSet<String>,
    host: &str,
) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for file in &manifest.files {
        let name = match taken.contains(&file.path) {
            true => format!("{}.{}", file.path, host.replace('/', "_")),
            false => file.path.clone(),
        };
        let target = directory.join(&name);
        let above = target.parent().expect("the path of a file has a directory");
        std::fs::create_dir_all(above)
            .and_then(|()| std::fs::rename(workshop.join(&file.path), &target))
            .map_err(|error| format!("cannot write {}: {error}", target.display()))?;
        names.push(name);
    }
    disk::remove(workshop)?;
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_grid::staging::Entry;

    #[test]
    fn results_of_two_hosts_do_not_overwrite_each_other() {
        let top = std::env::temp_dir().join(format!("p2pmpi-results-{}", std::process::id()));
        let file = Entry { path: "out/a".into(), mode: 0o600, size: 0, pieces: vec![] };
        let manifest = Manifest { files: vec![file] };
        let bring = |text: &str, taken: &BTreeSet<String>, host: &str| {
            let workshop = top.join("workshop");
            std::fs::create_dir_all(workshop.join("out")).unwrap();
            std::fs::write(workshop.join("out/a"), text).unwrap();
            let names = place(&workshop, &top.join("here"), &manifest, taken, host).unwrap();
            assert!(!workshop.exists());
            names
        };
        let names = bring("one", &BTreeSet::new(), "alpha");
        assert_eq!(names, ["out/a"]);
        assert_eq!(bring("two", &names.into_iter().collect(), "b/eta"), ["out/a.b_eta"]);
        assert_eq!(std::fs::read_to_string(top.join("here/out/a")).unwrap(), "one");
        assert_eq!(std::fs::read_to_string(top.join("here/out/a.b_eta")).unwrap(), "two");
        std::fs::remove_dir_all(top).unwrap();
    }
}
