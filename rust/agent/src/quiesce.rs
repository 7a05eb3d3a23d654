//! One quiesce of the node: which ranks have yet to answer in which phase. The launcher starts each
//! phase when all nodes have finished the one before.
//!
//! idle: Quiesce => stopping; stopping: every rank Stopped => stopped
//! stopped: Drain => draining; draining: every rank Drained => drained
//! drained: Resume => resuming; resuming: every rank Resumed => idle

use std::collections::BTreeSet;

use p2pmpi_launch::node::FromNode;

/// The three steps, each with its question and answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Quiesce -> Stopped.
    Stop,
    /// Drain -> Drained.
    Drain,
    /// Resume -> Resumed.
    Resume,
}

/// A phase under way.
#[derive(Debug)]
pub struct Quiesce {
    epoch: u64,
    phase: Phase,
    missing: BTreeSet<usize>,
    answered: bool,
}

impl Quiesce {
    /// A phase begins, in which these members must answer.
    pub fn begin(epoch: u64, phase: Phase, members: BTreeSet<usize>) -> Self {
        Self { epoch, phase, missing: members, answered: false }
    }

    /// A member has answered a phase.
    pub fn on_answer(&mut self, member: usize, epoch: u64, phase: Phase) {
        if epoch == self.epoch && phase == self.phase {
            self.missing.remove(&member);
        }
    }

    /// A member has gone; nobody waits for it.
    pub fn on_leave(&mut self, member: usize) {
        self.missing.remove(&member);
    }

    /// What to tell the launcher, once, when all have answered.
    pub fn complete(&mut self) -> Option<FromNode> {
        if self.answered || !self.missing.is_empty() {
            return None;
        }
        self.answered = true;
        let epoch = self.epoch;
        Some(match self.phase {
            Phase::Stop => FromNode::Stopped { epoch },
            Phase::Drain => FromNode::Drained { epoch },
            Phase::Resume => FromNode::Resumed { epoch },
        })
    }

    /// Whether ranks that join now must wait.
    pub fn holds_joins(&self) -> bool {
        self.phase != Phase::Resume
    }

    /// The epoch of this quiesce.
    pub fn epoch(&self) -> u64 {
        self.epoch
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phase_is_over_once_and_only_when_all_have_answered_it() {
        let mut quiesce = Quiesce::begin(4, Phase::Stop, BTreeSet::from([0, 1, 2]));
        quiesce.on_answer(0, 4, Phase::Stop);
        quiesce.on_answer(1, 3, Phase::Stop);
        quiesce.on_answer(1, 4, Phase::Drain);
        quiesce.on_leave(2);
        assert_eq!(quiesce.complete(), None);
        quiesce.on_answer(1, 4, Phase::Stop);
        assert_eq!(quiesce.complete(), Some(FromNode::Stopped { epoch: 4 }));
        assert_eq!(quiesce.complete(), None);
    }
}
