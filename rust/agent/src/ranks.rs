//! What the ranks say to the agent, and what it answers or passes on.
//!
//! The second half of [`Node`]: `node` turns the loop and talks to the launcher, this file talks to the
//! ranks.

use std::os::unix::net::UnixStream;

use p2pmpi_launch::dynamic::{Answer, PROCESSES_MAX};
use p2pmpi_launch::node::{FromNode, Route, Stage};
use p2pmpi_launch::rank::{ToAgent, ToRank, Welcome};
use p2pmpi_launch::stream::{Filled, Inbox, Outbox};

use crate::lobby::Shown;
use crate::member::Control;
use crate::node::{Node, rank_key};
use crate::quiesce::Phase;
use p2pmpi_sys::poll::Interest;

/// Addresses that one rank may announce.
const ADDRESSES_MAX: usize = 64;

/// Bytes of a rank's text that are passed on.
const TEXT_MAX: usize = 64 * 1024;

impl Node {
    /// Reads from a guest of the lobby.
    pub(crate) fn on_guest(&mut self, key: u64) {
        let Some(running) = &mut self.running else { return };
        match running.lobby.read(key) {
            Shown::Nothing | Shown::Refused(None) => {}
            Shown::Refused(Some((socket, reason))) => refuse(&socket, reason),
            Shown::Join { process, token, pid, socket, inbox } => {
                self.on_join(process, token, pid, socket, inbox)
            }
        }
    }

    fn on_join(&mut self, process: u32, token: [u8; 32], pid: u32, socket: UnixStream, inbox: Inbox) {
        let Some(running) = &mut self.running else { return };
        let Some(index) = running.members.iter().position(|member| member.placed.process == process) else {
            return refuse(&socket, format!("process {process} is not on this node"));
        };
        let member = &mut running.members[index];
        if !same(&member.token, &token) {
            return refuse(&socket, "wrong token".to_owned());
        }
        if member.joined || member.control.is_some() {
            return refuse(
                &socket,
                format!(
                    "rank {} has called MPI_Init already, in this or another program",
                    member.placed.rank
                ),
            );
        }
        // The lobby watched this socket under a guest's key.
        let watched = self.poller.modify(&socket, rank_key(index), Interest::READ);
        if let Err(error) = watched {
            return refuse(&socket, error.to_string());
        }
        member.rank_pid = Some(pid);
        member.control = Some(Control::new(socket, inbox));
        if self.quiesce.as_ref().is_none_or(|quiesce| !quiesce.holds_joins()) {
            self.welcome(index);
        }
        self.on_rank_messages(index);
    }

    /// Welcomes a rank that has joined; during a quiesce this waits until the node resumes.
    pub(crate) fn welcome(&mut self, index: usize) {
        let (Some(running), Some(start)) = (&mut self.running, &self.start) else { return };
        let arena = running.arena.as_ref().and_then(|arena| arena.descriptor().ok());
        let member = &mut running.members[index];
        if member.joined || member.control.is_none() {
            return;
        }
        let placed = member.placed;
        let welcome = Welcome {
            job: start.job.clone(),
            process: placed.process,
            rank: placed.rank,
            size: start.size,
            replica: placed.replica,
            replicas: start.replicas,
            secret: start.secret,
            local: start.processes.iter().map(|placed| placed.process).collect(),
            cores: running.cores,
            // Without shared memory the ranks of one node need links like any others.
            listen: start.listen || (arena.is_none() && start.processes.len() > 1),
            arena: arena.is_some(),
            appnum: placed.section,
            universe: start.universe,
            node: if start.node.is_empty() { p2pmpi_sys::host::name() } else { start.node.clone() },
            base: placed.process - placed.rank - placed.replica * start.size,
            parent: start.parent.clone(),
            apart: start.apart,
        };
        member.joined = true;
        member.stage = member.stage.max(Stage::Joined);
        member.tell(&ToRank::Welcome(Box::new(welcome)), arena);
        if member.wanted {
            member.tell(&ToRank::Listen, None);
        }
        self.tell(FromNode::Reached { process: placed.process, stage: Stage::Joined });
        self.watch_rank(index);
    }

    /// The control connection of a rank is readable.
    pub(crate) fn on_rank_readable(&mut self, index: usize) {
        let Some(member) = self.member(index) else { return };
        let Some(control) = &mut member.control else { return };
        match control.inbox.fill(&control.socket) {
            Ok(Filled::End) => self.on_rank_gone(index, None),
            Ok(_) => self.on_rank_messages(index),
            Err(error) => self.on_rank_gone(index, Some(error.to_string())),
        }
    }

    /// The control connection of a rank takes more.
    pub(crate) fn on_rank_writable(&mut self, index: usize) {
        let Some(member) = self.member(index) else { return };
        let Some(control) = &mut member.control else { return };
        control.flush();
        self.watch_rank(index);
    }

    fn on_rank_messages(&mut self, index: usize) {
        loop {
            let Some(control) = self.member(index).and_then(|member| member.control.as_mut()) else { return };
            match control.inbox.take() {
                Ok(Some(_)) if self.is_overrun() => {
                    return self
                        .on_rank_gone(index, Some("it says more than the launcher can take".to_owned()));
                }
                Ok(Some(message)) => self.on_rank(index, message),
                Ok(None) => break,
                Err(error) => return self.on_rank_gone(index, Some(error.to_string())),
            }
        }
        self.watch_rank(index);
    }

    /// A rank has closed its control connection, or we close it for what it sent.
    fn on_rank_gone(&mut self, index: usize, why: Option<String>) {
        let Some(member) = self.member(index) else { return };
        member.control = None;
        let rank = member.placed.rank;
        if let Some(why) = why {
            self.tell(FromNode::Note(format!("the control connection of rank {rank} was closed: {why}")));
        }
        self.on_rank_leaves(index);
    }

    /// A rank takes no part in MPI any more.
    pub(crate) fn on_rank_leaves(&mut self, index: usize) {
        if let Some(quiesce) = &mut self.quiesce {
            quiesce.on_leave(index);
        }
        self.finish_phase();
    }

    fn on_rank(&mut self, index: usize, message: ToAgent) {
        let Some(member) = self.member(index) else { return };
        let process = member.placed.process;
        match message {
            ToAgent::Join { .. } => {
                self.on_rank_gone(index, Some("it joined a second time".to_owned()));
            }
            ToAgent::Initialized => self.on_stage(index, Stage::Initialized),
            ToAgent::Finalized => self.on_stage(index, Stage::Finalized),
            ToAgent::Abort { code, message } => {
                self.tell(FromNode::Abort { process, code, message: cut(message) });
            }
            ToAgent::Note { text } => {
                let rank = member.placed.rank;
                self.tell(FromNode::Note(cut(format!("rank {rank}: {text}"))));
            }
            ToAgent::Lost { process: peer, reason } => {
                self.tell(FromNode::Lost { process, peer, reason: cut(reason) });
            }
            ToAgent::Listening { mut addresses } => {
                addresses.truncate(ADDRESSES_MAX);
                member.listened += 1;
                let count = member.listened;
                let round = self.quiesce.as_ref().map_or(0, |quiesce| quiesce.epoch());
                let route = Route { process, addresses, epoch: (round << 16) | (count & 0xffff) };
                self.tell(FromNode::Listening(route.clone()));
                self.learn(route);
            }
            ToAgent::Resolve { process } => self.on_resolve(index, process),
            ToAgent::Connected { others } => self.tell(FromNode::Connected { process, others }),
            ToAgent::Ask { number, question } => self.tell(FromNode::Ask { process, number, question }),
            ToAgent::Stopped { epoch } => self.on_answer(index, epoch, Phase::Stop),
            ToAgent::Drained { epoch } => self.on_answer(index, epoch, Phase::Drain),
            ToAgent::Resumed { epoch } => self.on_answer(index, epoch, Phase::Resume),
        }
    }

    fn on_stage(&mut self, index: usize, stage: Stage) {
        let Some(member) = self.member(index) else { return };
        // A session after MPI_Finalize leads back to Initialized.
        member.stage = stage;
        let process = member.placed.process;
        self.tell(FromNode::Reached { process, stage });
    }

    fn on_answer(&mut self, index: usize, epoch: u64, phase: Phase) {
        if let Some(quiesce) = &mut self.quiesce {
            quiesce.on_answer(index, epoch, phase);
        }
        self.finish_phase();
    }

    fn on_resolve(&mut self, index: usize, process: u32) {
        if process >= PROCESSES_MAX {
            let reason = format!("there is no process {process} in this job");
            return self.tell_rank(index, &ToRank::NoRoute { process, reason });
        }
        let (known, first) = self.routes.ask(process, index);
        if let Some(Route { process, addresses, epoch }) = known.cloned() {
            return self.tell_rank(index, &ToRank::Route { process, addresses, epoch });
        }
        let Some(running) = &self.running else { return };
        match running.members.iter().find(|member| member.placed.process == process) {
            Some(member) if member.status.is_some() => {
                let reason = format!("process {process} has ended");
                self.tell_rank(index, &ToRank::NoRoute { process, reason });
            }
            // It will say Listening soon.
            Some(_) => {}
            None if first => self.tell(FromNode::Resolve { process }),
            None => {}
        }
    }

    /// Somebody outside of the arena wants to reach a process of this node.
    pub(crate) fn on_wanted(&mut self, process: u32) {
        let Some(running) = &mut self.running else { return };
        let Some(index) = running.members.iter().position(|member| member.placed.process == process) else {
            return;
        };
        // One that has not joined is told after its welcome.
        running.members[index].wanted = true;
        if running.members[index].joined {
            self.tell_rank(index, &ToRank::Listen);
        }
    }

    /// Passes the launcher's answer on to the process that asked.
    pub(crate) fn on_answered(&mut self, process: u32, number: u32, answer: Answer) {
        if let Some(index) = self.index_of(process) {
            self.tell_rank(index, &ToRank::Answer { number, answer });
        }
    }

    /// Which member of the node that process is.
    pub(crate) fn index_of(&self, process: u32) -> Option<usize> {
        let mut members = self.running.iter().flat_map(|running| &running.members);
        members.position(|member| member.placed.process == process)
    }

    /// Remembers a route and tells those who asked for it.
    pub(crate) fn learn(&mut self, route: Route) {
        for index in self.routes.learn(route.clone()) {
            let Route { process, addresses, epoch } = route.clone();
            self.tell_rank(index, &ToRank::Route { process, addresses, epoch });
        }
    }

    /// Sends a message to a rank, if it is there.
    pub(crate) fn tell_rank(&mut self, index: usize, message: &ToRank) {
        if let Some(member) = self.member(index) {
            member.tell(message, None);
            self.watch_rank(index);
        }
    }
}

fn refuse(socket: &UnixStream, reason: String) {
    let mut outbox = Outbox::new(p2pmpi_launch::rank::MESSAGE_MAX);
    // Whoever it is learns why if it can; nothing depends on it.
    let _ = outbox.push(&ToRank::Refused { reason }, None).and_then(|()| outbox.flush(socket));
}

/// Compares without telling by the time it takes how much was right.
fn same(ours: &[u8; 32], theirs: &[u8; 32]) -> bool {
    ours.iter().zip(theirs).fold(0, |difference, (a, b)| difference | (a ^ b)) == 0
}

fn cut(mut text: String) -> String {
    if text.len() > TEXT_MAX {
        let end = (0..=TEXT_MAX).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0);
        text.truncate(end);
    }
    text
}
