//! Where processes accept data links, as far as this node has needed to know, and which ranks wait for
//! an answer or are to hear of a change.

use std::collections::{BTreeMap, BTreeSet};

use p2pmpi_launch::node::Route;

/// The node's table of routes.
#[derive(Debug, Default)]
pub struct Routes {
    known: BTreeMap<u32, Route>,
    askers: BTreeMap<u32, BTreeSet<usize>>,
}

impl Routes {
    /// The member `asker` wants to reach `process`. Answers the route if it is known, and whether this
    /// is the first question about that process.
    pub fn ask(&mut self, process: u32, asker: usize) -> (Option<&Route>, bool) {
        let askers = self.askers.entry(process).or_default();
        let first = askers.is_empty();
        askers.insert(asker);
        (self.known.get(&process), first)
    }

    /// A route has come to be known. Answers the members to tell; none if it is not newer.
    pub fn learn(&mut self, route: Route) -> Vec<usize> {
        let newer = self.known.get(&route.process).is_none_or(|known| known.epoch < route.epoch);
        if !newer {
            return Vec::new();
        }
        let askers = self.askers.get(&route.process).into_iter().flatten().copied().collect();
        self.known.insert(route.process, route);
        askers
    }

    /// There will be no route to `process`. Answers the members to tell.
    pub fn give_up(&mut self, process: u32) -> Vec<usize> {
        self.known.remove(&process);
        self.askers.remove(&process).into_iter().flatten().collect()
    }

    /// Links are being closed: every address will be told anew.
    pub fn clear(&mut self) {
        self.known.clear();
        self.askers.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn askers_hear_of_a_route_once_and_of_newer_ones() {
        let mut routes = Routes::default();
        assert_eq!(routes.ask(7, 0), (None, true));
        assert_eq!(routes.ask(7, 2), (None, false));
        let route = |epoch| Route { process: 7, addresses: vec![([127, 0, 0, 1], 9).into()], epoch };
        assert_eq!(routes.learn(route(5)), [0, 2]);
        assert_eq!(routes.learn(route(5)), []);
        assert_eq!(routes.ask(7, 1).0, Some(&route(5)));
        assert_eq!(routes.learn(route(6)), [0, 1, 2]);
        assert_eq!(routes.learn(route(4)), []);
        assert_eq!(routes.give_up(7), [0, 1, 2]);
        assert_eq!(routes.ask(7, 0), (None, true));
    }
}
