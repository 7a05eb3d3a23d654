//! What the engine does when the node agent says something: routes, deaths, and the quiesce.
//!
//! quiesce, this rank's view: Running -Quiesce-> Stopped -Drain-> Draining -(all links closed)->
//! Drained -Resume-> Running. Nothing is lost on the way: what was not handed to a link stays on its
//! channel, and requests name no socket and no address of another process.

use std::os::fd::OwnedFd;

use p2pmpi_launch::rank::{ToAgent, ToRank};
use p2pmpi_transport::{Link, Peer};

use crate::agent::{Agent, Event};
use crate::engine::Engine;

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
            ToRank::NoRoute { process, reason } | ToRank::Failed { process, reason } => {
                self.on_failed(Peer(process), reason);
            }
            ToRank::Quiesce { epoch } => {
                self.phase = Phase::Stopped;
                self.stopped = true;
                agent.tell(&ToAgent::Stopped { epoch });
            }
            ToRank::Drain { epoch } => {
                self.phase = Phase::Draining { epoch };
                self.drain(agent);
            }
            ToRank::Resume { epoch, .. } => self.resume(agent, epoch, descriptor),
            ToRank::Welcome(_) | ToRank::Refused { .. } => {}
        }
    }

    /// Empties and closes the links. Everybody has stopped, so this ends as soon as the bytes in
    /// flight have arrived; the frames that arrive are matched and completed as always.
    fn drain(&mut self, agent: &Agent) {
        let Phase::Draining { epoch } = self.phase else { return };
        while !self.link.quiesce(epoch) {
            if self.link.poll(&mut self.core, usize::MAX) == 0 {
                std::thread::yield_now();
            }
        }
        self.phase = Phase::Drained;
        agent.tell(&ToAgent::Drained { epoch });
    }

    fn resume(&mut self, agent: &Agent, epoch: u64, arena: Option<OwnedFd>) {
        match self.link.reconnect(arena) {
            Ok(addresses) => agent.tell_addresses(addresses),
            Err(error) => {
                let message = format!("the links of this rank could not be opened again: {error}");
                return agent.tell(&ToAgent::Abort { code: 1, message });
            }
        }
        self.phase = Phase::Running;
        self.stopped = false;
        agent.tell(&ToAgent::Resumed { epoch });
        self.after_frames();
    }

    /// One step towards closing the links for good; true when they are closed. Called with
    /// progress between, after the last communication of the program.
    pub fn close(&mut self) -> bool {
        match self.phase {
            Phase::Drained => true,
            _ if !self.core.pending.is_empty() || self.link.has_unsent() => false,
            _ => {
                if self.link.quiesce(u64::MAX) {
                    self.phase = Phase::Drained;
                }
                self.phase == Phase::Drained
            }
        }
    }
}
