//! The engine: the links, the state, and the questions that callers ask about requests.

use p2pmpi_launch::dynamic::Answer;
use p2pmpi_transport::{Link, Peer};
use p2pmpi_wire::Token;

use crate::control::{Met, Phase};
use crate::core::Core;
use crate::recv::Message;
use crate::request::{Completion, RequestId, State};
use crate::slab::Slab;

/// Everything that one process keeps about messages. Belongs to one thread at a time
/// (`lock::Owner`); generic over the links so that many engines can live in one test process.
#[derive(Debug)]
pub struct Engine<L> {
    pub(crate) link: L,
    pub(crate) core: Core,
    pub(crate) messages: Slab<Message>,
    /// Sends to cancel as soon as their envelope has left.
    pub(crate) cancelling: Vec<Token>,
    /// Processes whose address the agent must be asked for.
    pub(crate) unresolved: Vec<Peer>,
    /// Between Quiesce and Resume: nothing is offered to the links.
    pub(crate) stopped: bool,
    pub(crate) phase: Phase,
    /// A process outside of the node's memory wants to reach this one.
    pub(crate) listen_wanted: bool,
    /// What the launcher has answered, by the number of the question.
    pub(crate) answers: Vec<(u32, Answer)>,
    /// Processes of other jobs that are about to speak with this one.
    pub(crate) met: Vec<Met>,
    /// Processes of other jobs that have ended, while what they said last may still be on its way.
    pub(crate) ended: Vec<(Peer, String)>,
    /// Callers refused at the data port that the agent was told of.
    pub(crate) refused: u64,
    /// More ranks than cores on this node.
    pub(crate) crowded: bool,
}

impl<L: Link> Engine<L> {
    /// An engine over `link`.
    pub fn new(link: L) -> Engine<L> {
        Engine {
            link,
            core: Core::default(),
            messages: Slab::default(),
            cancelling: Vec::new(),
            unresolved: Vec::new(),
            stopped: false,
            phase: Phase::Running,
            listen_wanted: false,
            answers: Vec::new(),
            met: Vec::new(),
            ended: Vec::new(),
            refused: 0,
            crowded: false,
        }
    }

    /// The links, for routes, waking and reconnection.
    pub fn link(&mut self) -> &mut L {
        &mut self.link
    }

    /// The links, to look at.
    #[inline]
    pub fn links(&self) -> &L {
        &self.link
    }

    /// True when the request is over (or its name is stale).
    #[inline]
    pub fn is_complete(&self, request: RequestId) -> bool {
        self.core.requests.get(request.0).is_none_or(|entry| matches!(entry.state, State::Complete(_)))
    }

    /// How a finished request ended, without forgetting it (MPI_Request_get_status).
    pub fn peek(&self, request: RequestId) -> Option<&Completion> {
        match &self.core.requests.get(request.0)?.state {
            State::Complete(completion) => Some(completion),
            _ => None,
        }
    }

    /// Takes the outcome of a finished request and forgets it; `None` while it is not over.
    #[inline]
    pub fn take(&mut self, request: RequestId) -> Option<Completion> {
        let entry = self.core.requests.get_mut(request.0)?;
        let State::Complete(completion) = &mut entry.state else { return None };
        let completion = Completion { failure: completion.failure.take(), ..*completion };
        self.core.requests.remove(request.0);
        Some(completion)
    }

    /// Nobody will ask for this request again: it is forgotten when it is over.
    pub fn detach(&mut self, request: RequestId) {
        if self.take(request).is_none()
            && let Some(entry) = self.core.requests.get_mut(request.0)
        {
            entry.detached = true;
        }
    }

    /// Changes whenever some request has completed.
    pub fn completions(&self) -> u64 {
        self.core.completions
    }

    /// Requests that are not over, for MPI_Finalize and for reports.
    pub fn active_requests(&self) -> usize {
        self.core.requests.iter().filter(|(_, entry)| !matches!(entry.state, State::Complete(_))).count()
    }

    /// Whether others may need this process before its next call: a request that was not taken, or
    /// bytes that have not left.
    #[inline]
    pub fn has_obligations(&self) -> bool {
        !self.core.requests.is_empty() || !self.core.pending.is_empty() || self.link.has_unsent()
    }

    /// Messages that arrived and were not received.
    pub fn unexpected_messages(&self) -> usize {
        self.core.unexpected.len()
    }

    /// Posted receives without a message.
    pub fn posted_receives(&self) -> usize {
        self.core.posted.len()
    }

    /// Whether a posted receive waits for messages of this context.
    pub fn expects(&self, context: u32) -> bool {
        self.core.posted.expects(context)
    }

    /// Whether the program has no further use for its peers, so that they may end without notice: from
    /// the last MPI_Finalize or MPI_Session_finalize on, until there is another session.
    pub fn set_leaving(&mut self, leaving: bool) {
        self.core.leaving = leaving;
    }

    /// Why `peer` is gone, if it is.
    pub fn lost(&mut self, peer: Peer) -> Option<String> {
        self.core.channels.of(peer).lost.clone()
    }

    /// Ends every operation that needs `peer`: the agent reports it dead.
    pub fn on_failed(&mut self, peer: Peer, why: String) {
        self.core.lose(peer, why);
    }

    /// Losses that the links have reported since the last call, for the agent.
    pub fn take_losses(&mut self) -> Vec<(Peer, String)> {
        std::mem::take(&mut self.core.losses)
    }

    /// Peers whose address is needed, for the agent.
    pub fn take_unresolved(&mut self) -> Vec<Peer> {
        std::mem::take(&mut self.unresolved)
    }

    /// The address of `peer` is known now (the caller has told the link): send what waited.
    pub fn on_route(&mut self, peer: Peer) {
        self.core.channels.of(peer).resolving = false;
        self.core.wants_to_send(peer);
    }
}
