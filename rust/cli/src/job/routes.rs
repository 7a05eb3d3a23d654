//! Where each process of the job accepts data links, and which nodes wait to know.
//!
//! The hub of route resolution: a node asks here for a process that is not its own, once, and hears of
//! every later change.

use std::collections::{BTreeMap, BTreeSet};

use p2pmpi_launch::node::{Route, ToNode};

/// The job's table of routes.
#[derive(Debug, Default)]
pub struct Routes {
    known: BTreeMap<u32, Route>,
    askers: BTreeMap<u32, BTreeSet<usize>>,
    ended: BTreeSet<u32>,
}

impl Routes {
    /// A node asks for a process; the answer, if there is one already.
    pub fn on_resolve(&mut self, node: usize, process: u32) -> Option<ToNode> {
        if self.ended.contains(&process) {
            return Some(ended(process));
        }
        self.askers.entry(process).or_default().insert(node);
        self.known.get(&process).cloned().map(ToNode::Route)
    }

    /// A process tells where it listens; which nodes to tell.
    pub fn on_listening(&mut self, route: Route) -> Vec<(usize, ToNode)> {
        if self.known.get(&route.process).is_some_and(|known| known.epoch >= route.epoch) {
            return Vec::new();
        }
        let askers = self.askers.get(&route.process).into_iter().flatten();
        let told = askers.map(|&node| (node, ToNode::Route(route.clone()))).collect();
        self.known.insert(route.process, route);
        told
    }

    /// A process has ended; which nodes to tell.
    pub fn on_ended(&mut self, process: u32) -> Vec<(usize, ToNode)> {
        self.ended.insert(process);
        self.known.remove(&process);
        let askers = self.askers.remove(&process).unwrap_or_default();
        askers.into_iter().map(|node| (node, ended(process))).collect()
    }

    /// Every link is being closed and every address will be told anew.
    pub fn clear(&mut self) {
        self.known.clear();
        self.askers.clear();
    }
}

fn ended(process: u32) -> ToNode {
    ToNode::NoRoute { process, reason: format!("process {process} has ended") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_hear_of_what_they_asked_for() {
        let mut routes = Routes::default();
        let route = |process, epoch| Route { process, addresses: vec![([10, 0, 0, 1], 5).into()], epoch };
        assert_eq!(routes.on_resolve(0, 4), None);
        assert_eq!(routes.on_resolve(1, 4), None);
        assert_eq!(routes.on_listening(route(3, 1)), []);
        let told = routes.on_listening(route(4, 2));
        assert_eq!(told, [(0, ToNode::Route(route(4, 2))), (1, ToNode::Route(route(4, 2)))]);
        assert_eq!(routes.on_listening(route(4, 1)), []);
        assert_eq!(routes.on_resolve(2, 3), Some(ToNode::Route(route(3, 1))));
        assert_eq!(routes.on_ended(4).len(), 2);
        assert!(matches!(routes.on_resolve(0, 4), Some(ToNode::NoRoute { process: 4, .. })));
    }
}
