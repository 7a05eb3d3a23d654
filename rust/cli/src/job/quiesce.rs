//! Leads the nodes of a job through quiesce and resume: each phase begins when every node has finished
//! the one before.
//!
//! idle: begin => stopping; stopping: all Stopped => draining; draining: all Drained => resuming
//! resuming: all Resumed => idle

use std::collections::BTreeSet;

use p2pmpi_launch::node::{FromNode, ToNode};

/// Where the job is in a quiesce.
#[derive(Debug, Default)]
pub struct Quiesce {
    epoch: u64,
    phase: Option<Phase>,
    nodes: BTreeSet<usize>,
    missing: BTreeSet<usize>,
    completed: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Stop,
    Drain,
    Resume,
}

impl Quiesce {
    /// Whether one is under way.
    pub fn is_active(&self) -> bool {
        self.phase.is_some()
    }

    /// Quiesces that have been completed.
    pub fn completed(&self) -> u64 {
        self.completed
    }

    /// Begins a quiesce of these nodes; what to tell each.
    pub fn begin(&mut self, nodes: BTreeSet<usize>) -> ToNode {
        self.epoch += 1;
        self.phase = Some(Phase::Stop);
        self.missing.clone_from(&nodes);
        self.nodes = nodes;
        ToNode::Quiesce { epoch: self.epoch }
    }

    /// A node has answered; what to tell each of them if it was the last.
    pub fn on_answer(&mut self, node: usize, answer: &FromNode) -> Option<ToNode> {
        let (phase, epoch) = match answer {
            FromNode::Stopped { epoch } => (Phase::Stop, *epoch),
            FromNode::Drained { epoch } => (Phase::Drain, *epoch),
            FromNode::Resumed { epoch } => (Phase::Resume, *epoch),
            _ => return None,
        };
        if self.phase != Some(phase) || epoch != self.epoch {
            return None;
        }
        self.missing.remove(&node);
        if !self.missing.is_empty() {
            return None;
        }
        self.missing.clone_from(&self.nodes);
        let (next, order) = match phase {
            Phase::Stop => (Some(Phase::Drain), Some(ToNode::Drain { epoch })),
            Phase::Drain => (Some(Phase::Resume), Some(ToNode::Resume { epoch })),
            Phase::Resume => (None, None),
        };
        self.phase = next;
        self.completed += u64::from(next.is_none());
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_follow_each_other_when_all_nodes_have_answered() {
        let mut quiesce = Quiesce::default();
        assert_eq!(quiesce.begin(BTreeSet::from([0, 1])), ToNode::Quiesce { epoch: 1 });
        assert_eq!(quiesce.on_answer(0, &FromNode::Stopped { epoch: 1 }), None);
        assert_eq!(quiesce.on_answer(0, &FromNode::Drained { epoch: 1 }), None);
        let order = quiesce.on_answer(1, &FromNode::Stopped { epoch: 1 });
        assert_eq!(order, Some(ToNode::Drain { epoch: 1 }));
        quiesce.on_answer(1, &FromNode::Drained { epoch: 1 });
        let order = quiesce.on_answer(0, &FromNode::Drained { epoch: 1 });
        assert_eq!(order, Some(ToNode::Resume { epoch: 1 }));
        quiesce.on_answer(1, &FromNode::Resumed { epoch: 1 });
        assert!(quiesce.is_active());
        quiesce.on_answer(0, &FromNode::Resumed { epoch: 1 });
        assert!(!quiesce.is_active());
        assert_eq!(quiesce.completed(), 1);
        assert_eq!(quiesce.begin(BTreeSet::from([0, 1])), ToNode::Quiesce { epoch: 2 });
    }
}
