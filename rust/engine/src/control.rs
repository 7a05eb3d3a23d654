//! What the engine does when the node agent says something: routes, deaths, and the quiesce.
//!
//! quiesce, this rank's view: Running -Quiesce-> Stopped -Drain-> Draining -(all links closed)->
//! Drained -Resume-> Running. Nothing is lost on the way: what was not handed to a link stays on its
//! channel, and requests name no socket and no address of another process.

use std::collections::BTreeSet;
use std::io;
use std::net::SocketAddr;
use std::os::fd::OwnedFd;

use p2pmpi_launch::dynamic::Answer;
use p2pmpi_launch::partner::Contact;
use p2pmpi_launch::rank::{ToAgent, ToRank};
use p2pmpi_transport::{Link, Links, Peer};

use crate::agent::{Agent, Event};
use crate::engine::Engine;
use crate::progress::BUDGET;
use crate::request::{Request, State};

/// Where this process is in a quiesce.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Links are open.
    #[default]
    Running,
    /// Nothing is offered to the links; what they hold still moves.
    Stopped,
    /// Everybody has stopped: what is in flight arrives, then links close.
    Draining { epoch: u64 },
    /// No socket and no shared mapping is held.
    Drained,
}

/// A process of another job that is about to speak with this one.
#[derive(Clone, Debug)]
pub struct Met {
    /// Who this job is to the other.
    pub own: Contact,
    /// The other job.
    pub theirs: Contact,
    /// Index of the process there.
    pub process: u32,
    /// Its index in this job.
    pub number: Peer,
}

impl<L: Link> Engine<L> {
    /// Takes everything the agent has said and tells it what it should know. Called from every
    /// wait and, when the program is outside MPI, by the agent thread.
    pub fn attend(&mut self, agent: &Agent) {
        for Event { message, descriptor } in agent.take() {
            self.on_message(agent, message, descriptor);
        }
        self.report(agent);
    }

    /// Losses and missing routes, to the agent.
    pub fn report(&mut self, agent: &Agent) {
        for (peer, reason) in self.take_losses() {
            agent.tell(&ToAgent::Lost { process: peer.0, reason });
        }
        for peer in self.take_unresolved() {
            agent.tell(&ToAgent::Resolve { process: peer.0 });
        }
    }

    /// True when [`Engine::report`] has something to say.
    #[inline]
    pub fn has_reports(&self) -> bool {
        !self.core.losses.is_empty() || !self.unresolved.is_empty()
    }

    fn on_message(&mut self, agent: &Agent, message: ToRank, descriptor: Option<OwnedFd>) {
        match message {
            ToRank::Route { process, addresses, epoch } => {
                self.link.set_route(Peer(process), &addresses, epoch);
                self.on_route(Peer(process));
            }
            // It has ended in good order, but its last messages may still be on their way.
            ToRank::NoRoute { process, .. } if self.link.is_open(Peer(process)) => {
                self.on_route(Peer(process));
            }
            ToRank::NoRoute { process, reason } | ToRank::Failed { process, reason } => {
                self.on_failed(Peer(process), reason);
            }
            ToRank::Quiesce { epoch } => {
                self.stop();
                agent.tell(&ToAgent::Stopped { epoch });
            }
            ToRank::Drain { epoch } => {
                while !self.drain(epoch) {
                    std::thread::yield_now();
                }
                agent.tell(&ToAgent::Drained { epoch });
            }
            ToRank::Resume { epoch, .. } => self.resume(agent, epoch, descriptor),
            ToRank::Met { own, theirs, process, number } => {
                self.met.push(Met { own, theirs, process, number: Peer(number) });
            }
            ToRank::Ended { processes, reason } => {
                self.ended.extend(processes.into_iter().map(|process| (Peer(process), reason.clone())));
            }
            ToRank::Listen => self.listen_wanted = true,
            ToRank::Answer { number, answer } => self.answers.push((number, answer)),
            ToRank::Welcome(_) | ToRank::Refused { .. } => {}
        }
    }

    /// The answer to the question of this number, if it has come.
    pub fn take_answer(&mut self, number: u32) -> Option<Answer> {
        let at = self.answers.iter().position(|(known, _)| *known == number)?;
        Some(self.answers.swap_remove(at).1)
    }

    /// Processes of other jobs that are about to speak with this one, since the last call.
    pub fn take_met(&mut self) -> Vec<Met> {
        std::mem::take(&mut self.met)
    }

    /// Loses processes of other jobs that have ended, once everything that they sent has arrived.
    #[cold]
    pub(crate) fn lose_ended(&mut self) {
        let over = |(peer, _): &mut (Peer, String)| !self.link.is_open(*peer);
        let over: Vec<(Peer, String)> = self.ended.extract_if(.., over).collect();
        for (peer, why) in over {
            self.core.lose(peer, why);
        }
    }

    /// From now on nothing is offered to the links.
    pub fn stop(&mut self) {
        self.phase = Phase::Stopped;
        self.stopped = true;
    }

    /// One step of emptying and closing the links; true when they are closed. Everybody has
    /// stopped, so this ends as soon as the bytes in flight have arrived; the frames that arrive are
    /// matched and completed as always.
    pub fn drain(&mut self, epoch: u64) -> bool {
        if self.phase == Phase::Drained {
            return true;
        }
        self.phase = Phase::Draining { epoch };
        while self.link.poll(&mut self.core, BUDGET) > 0 {}
        if self.link.quiesce(epoch) {
            self.phase = Phase::Drained;
        }
        self.phase == Phase::Drained
    }

    /// Opens the links again and sends what waited. Answers the new addresses of this process.
    ///
    /// # Errors
    /// A link could not be opened; everything stays as it is.
    pub fn reopen(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        let addresses = self.link.reconnect(arena)?;
        self.phase = Phase::Running;
        self.stopped = false;
        // Questions that were under way were forgotten with the old addresses.
        for peer in self.core.channels.resolving() {
            self.on_route(peer);
        }
        Ok(addresses)
    }

    fn resume(&mut self, agent: &Agent, epoch: u64, arena: Option<OwnedFd>) {
        match self.reopen(arena) {
            Ok(addresses) => agent.tell_addresses(addresses),
            Err(error) => {
                let message = format!("the links of this rank could not be opened again: {error}");
                return agent.tell(&ToAgent::Abort { code: 1, message });
            }
        }
        agent.tell(&ToAgent::Resumed { epoch });
        self.after_frames();
    }

    /// Processes that still need this one: for something of a send that nobody here waits for, for what
    /// waits to leave, or for bytes that have not reached their machine. Those that are known to be gone
    /// are left out, and so is this process itself.
    pub fn creditors(&self, me: Peer) -> BTreeSet<Peer> {
        let unfinished = |request: &Request| {
            let sends = matches!(
                request.state,
                State::Queued { .. } | State::Offered { .. } | State::Streaming { .. }
            );
            request.peer.filter(|_| sends && request.detached)
        };
        let mut peers: BTreeSet<Peer> =
            self.core.requests.iter().filter_map(|(_, request)| unfinished(request)).collect();
        peers.extend(&self.core.pending);
        peers.extend(self.link.undelivered());
        let gone = |peer| self.core.channels.existing(peer).is_some_and(|channel| channel.lost.is_some());
        peers.retain(|&peer| peer != me && !gone(peer));
        peers
    }

    /// Asks the agent for word of a process: it also answers when that one has ended.
    pub fn inquire(&mut self, peer: Peer) {
        self.unresolved.push(peer);
    }

    /// Ends the connection to a peer with which no communicator is shared any more. False while
    /// something waits to leave for it.
    pub fn part(&mut self, peer: Peer) -> bool {
        let idle = self.core.channels.of(peer).is_idle();
        if idle {
            self.link.part(peer);
        }
        idle
    }

    /// The program ends: says so to all peers. What has been sent still arrives.
    pub fn depart(&mut self) {
        if self.phase == Phase::Running {
            self.link.depart();
        }
    }
}

impl Engine<Links> {
    /// Becomes reachable from outside of the node's memory, if somebody has asked for that.
    #[inline]
    pub fn listen_if_wanted(&mut self, agent: &Agent) {
        if self.listen_wanted && self.phase == Phase::Running {
            self.listen_wanted = false;
            match self.link.listen() {
                Ok(addresses) => agent.tell_addresses(addresses),
                Err(error) => {
                    let text = format!("this rank cannot be reached by others: {error}");
                    agent.tell(&ToAgent::Note { text });
                }
            }
        }
    }

    /// Tells the agent who was sent away at this rank's port since the last time.
    #[inline]
    pub fn report_refusals(&mut self, agent: &Agent) {
        let Some(refusals) = self.link.refusals() else { return };
        if refusals.count > self.refused {
            let new = refusals.count - self.refused;
            let last = refusals.recent.back().map_or("", String::as_str);
            let text = format!("{new} caller(s) were refused at its data port, the last one: {last}");
            agent.tell(&ToAgent::Note { text });
            self.refused = refusals.count;
        }
    }
}
