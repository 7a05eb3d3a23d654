//! What tools are told about this peer, its neighbours and its jobs.

use p2pmpi_grid::job::{HostedState, Supervisor};
use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::control::{JobLine, PeerLine, Status};

use crate::daemon::Daemon;
use crate::key::{Invite, to_hex};
use crate::overlay::Overlay;

impl<O: Overlay> Daemon<O> {
    /// Answer to Status.
    pub(crate) fn status(&self) -> Status {
        let offer = self.hosting.host().offer();
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Status {
            peer: to_hex(&self.overlay.me().0),
            name: offer.name,
            grid: self.grid.name().to_owned(),
            pid: std::process::id(),
            uptime: self.now().as_secs(),
            addresses: self.overlay.addresses(),
            reached: count(self.cache.candidates().len()),
            known: count(self.cache.peers().count()),
            jobs: offer.jobs,
            processes: offer.processes,
            running: offer.running,
            lan: !self.config.no_lan,
            state: Bytes::from(self.state.path().as_os_str()),
        }
    }

    /// Answer to Grid.
    pub(crate) fn grid_lines(&self) -> Vec<PeerLine> {
        let now = self.now();
        let mine = self.hosting.host().offer();
        let me = PeerLine {
            peer: to_hex(&self.overlay.me().0),
            name: mine.name,
            distance_us: Some(0),
            seen_ms: Some(0),
            cores: mine.cores,
            memory: mine.memory,
            jobs: mine.jobs,
            processes: mine.processes,
            running: mine.running,
            architecture: mine.architecture,
            addresses: self.overlay.addresses(),
        };
        let mut others: Vec<PeerLine> = self
            .cache
            .peers()
            .map(|(id, peer)| {
                let offer = peer.offer.clone().filter(|_| peer.failures == 0);
                let micros = |time: std::time::Duration| u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
                PeerLine {
                    peer: to_hex(&id.0),
                    name: peer.offer.as_ref().map_or(String::new(), |offer| offer.name.clone()),
                    distance_us: peer.distance.filter(|_| offer.is_some()).map(|time| micros(time).max(1)),
                    seen_ms: peer.seen.map(|seen| micros(now.saturating_sub(seen)) / 1000),
                    cores: offer.as_ref().map_or(0, |offer| offer.cores),
                    memory: offer.as_ref().map_or(0, |offer| offer.memory),
                    jobs: offer.as_ref().map_or(0, |offer| offer.jobs),
                    processes: offer.as_ref().map_or(0, |offer| offer.processes),
                    running: offer.as_ref().map_or(0, |offer| offer.running),
                    architecture: offer.map_or(String::new(), |offer| offer.architecture),
                    addresses: peer.addresses.clone(),
                }
            })
            .collect();
        others.sort_by_key(|line| line.distance_us.unwrap_or(u64::MAX));
        std::iter::once(me).chain(others).collect()
    }

    /// Answer to Jobs: those submitted here, then those of others.
    pub(crate) fn job_lines(&self) -> Vec<JobLine> {
        let (me, now) = (self.overlay.me(), self.now());
        let mine = self.submitted.iter().map(|(job, submitted)| JobLine {
            job: to_hex(&job.0),
            label: submitted.label.clone(),
            submitter: String::new(),
            state: match submitted.supervisor.as_ref().map(Supervisor::step) {
                None => "reading files".to_owned(),
                Some(None) => "over".to_owned(),
                Some(Some(step)) => step.to_string(),
            },
            processes: submitted.processes(),
            hosts: submitted.hosts.iter().map(|host| host.name.clone()).collect(),
            age: now.saturating_sub(submitted.since).as_secs(),
        });
        let others = self.hosting.jobs().filter(|(name, _)| name.0 != me).map(|(name, hosted)| JobLine {
            job: to_hex(&name.1.0),
            label: String::new(),
            submitter: name.0.to_string(),
            state: state_word(hosted.state()).to_owned(),
            processes: hosted.processes(),
            hosts: vec![self.hosting.host().offer().name],
            age: self.hosted.get(&name).map_or(0, |hosted| now.saturating_sub(hosted.since).as_secs()),
        });
        mine.chain(others).collect()
    }

    /// Answer to Invite: addresses that others can dial come first.
    pub(crate) fn invite(&self) -> String {
        let mut addresses = self.overlay.addresses();
        addresses.sort_by_key(|address| address.starts_with("/ip4/127.") || address.starts_with("/ip6/::1/"));
        Invite { grid: self.grid.clone(), addresses }.to_string()
    }
}

/// Where a job is on this host, in the words that its submitter uses.
fn state_word(state: HostedState) -> &'static str {
    match state {
        HostedState::Reserved => "reserved",
        HostedState::Staging => "staging",
        HostedState::Ready => "staged",
        HostedState::Starting => "starting",
        HostedState::Running => "running",
        HostedState::Gathering => "collecting",
        HostedState::Cleaning => "cleaning up",
    }
}
