//! Groups: ordered sets of processes (MPI 5.0, chapter 7.3).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_engine::Peer;

/// The members of a group in rank order. Cheap to clone; ranges take no memory per member.
#[derive(Clone, Debug)]
pub struct Group {
    members: Members,
    /// Rank of this process, if it is a member.
    rank: Option<u32>,
    /// The session that it comes from; none in the world model.
    session: Option<abi::Session>,
}

#[derive(Clone, Debug)]
enum Members {
    /// Processes that follow each other from the first on: MPI_COMM_WORLD and its copies.
    Range {
        /// The process of rank 0.
        base: u32,
        /// How many.
        size: u32,
    },
    /// Any others.
    Listed(Arc<[Peer]>),
}

impl Members {
    fn rank_of(&self, peer: Peer) -> Option<u32> {
        match self {
            Members::Range { base, size } => peer.0.checked_sub(*base).filter(|rank| rank < size),
            Members::Listed(list) => list.iter().position(|member| *member == peer).map(|rank| rank as u32),
        }
    }
}

/// How two groups compare (MPI 5.0, 7.3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    /// The same members in the same order.
    Identical,
    /// The same members in another order.
    Similar,
    /// Different members.
    Unequal,
}

impl Group {
    /// The `size` processes from `base` on, as seen by process `me`.
    pub fn world(base: Peer, size: u32, me: Peer) -> Group {
        let members = Members::Range { base: base.0, size };
        Group { rank: members.rank_of(me), members, session: None }
    }

    /// The processes listed, in that order, as seen by process `me`.
    pub fn listed(members: Vec<Peer>, me: Peer) -> Group {
        let rank = members.iter().position(|member| *member == me).map(|rank| rank as u32);
        Group { members: Members::Listed(members.into()), rank, session: None }
    }

    /// A group of the same session.
    fn made_of(&self, members: Vec<Peer>, me: Peer) -> Group {
        Group { session: self.session, ..Group::listed(members, me) }
    }

    /// The same group, from a session.
    pub fn of_session(self, session: abi::Session) -> Group {
        Group { session: Some(session), ..self }
    }

    /// The session that the group comes from; none in the world model.
    pub fn session(&self) -> Option<abi::Session> {
        self.session
    }

    /// Number of members.
    #[inline]
    pub fn size(&self) -> u32 {
        match &self.members {
            Members::Range { size, .. } => *size,
            Members::Listed(list) => list.len() as u32,
        }
    }

    /// Rank of this process.
    #[inline]
    pub fn rank(&self) -> Option<u32> {
        self.rank
    }

    /// The process at a rank.
    #[inline]
    pub fn peer(&self, rank: u32) -> Option<Peer> {
        match &self.members {
            Members::Range { base, size } => (rank < *size).then_some(Peer(base + rank)),
            Members::Listed(list) => list.get(rank as usize).copied(),
        }
    }

    /// The rank of a process. O(1) for ranges, O(size) otherwise.
    pub fn rank_of(&self, peer: Peer) -> Option<u32> {
        self.members.rank_of(peer)
    }

    /// All members in rank order.
    pub fn peers(&self) -> impl Iterator<Item = Peer> + '_ {
        (0..self.size()).map(|rank| self.peer(rank).expect("ranks below the size have a member"))
    }

    /// Ranks of all members by process, sorted for searching.
    fn index(&self) -> Vec<(Peer, u32)> {
        let mut index: Vec<(Peer, u32)> = self.peers().zip(0u32..).collect();
        index.sort_unstable();
        index
    }

    /// How this group compares with another.
    pub fn compare(&self, other: &Group) -> Comparison {
        if self.size() != other.size() {
            return Comparison::Unequal;
        }
        if self.peers().eq(other.peers()) {
            return Comparison::Identical;
        }
        let same = self.index().iter().map(|(peer, _)| *peer).eq(other.index().iter().map(|(peer, _)| *peer));
        if same { Comparison::Similar } else { Comparison::Unequal }
    }

    /// For each rank of this group, the rank of the same process in `other`.
    pub fn translate(&self, ranks: &[u32], other: &Group) -> Vec<Option<u32>> {
        let index = other.index();
        let find =
            |peer: Peer| index.binary_search_by_key(&peer, |(member, _)| *member).ok().map(|at| index[at].1);
        ranks.iter().map(|rank| self.peer(*rank).and_then(find)).collect()
    }

    /// Members of either: this group's, then the others of `other` in their order.
    pub fn union(&self, other: &Group, me: Peer) -> Group {
        let mine = self.index();
        let known = |peer: &Peer| mine.binary_search_by_key(peer, |(member, _)| *member).is_ok();
        self.made_of(self.peers().chain(other.peers().filter(|peer| !known(peer))).collect(), me)
    }

    /// Members of both, in this group's order.
    pub fn intersection(&self, other: &Group, me: Peer) -> Group {
        let theirs = other.index();
        let known = |peer: &Peer| theirs.binary_search_by_key(peer, |(member, _)| *member).is_ok();
        self.made_of(self.peers().filter(known).collect(), me)
    }

    /// Members of this group only, in its order.
    pub fn difference(&self, other: &Group, me: Peer) -> Group {
        let theirs = other.index();
        let known = |peer: &Peer| theirs.binary_search_by_key(peer, |(member, _)| *member).is_ok();
        self.made_of(self.peers().filter(|peer| !known(peer)).collect(), me)
    }

    /// The members at `ranks`, in that order; `None` if one is out of range.
    pub fn include(&self, ranks: &[u32], me: Peer) -> Option<Group> {
        let members: Option<Vec<Peer>> = ranks.iter().map(|rank| self.peer(*rank)).collect();
        Some(self.made_of(members?, me))
    }

    /// All members but those at `ranks`.
    pub fn exclude(&self, ranks: &[u32], me: Peer) -> Group {
        let mut out = vec![false; self.size() as usize];
        for rank in ranks {
            out[*rank as usize] = true;
        }
        let members = self.peers().zip(&out).filter(|(_, out)| !**out).map(|(peer, _)| peer).collect();
        self.made_of(members, me)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn group(list: &[u32]) -> Group {
        Group::listed(list.iter().copied().map(Peer).collect(), Peer(2))
    }

    fn list(group: &Group) -> Vec<u32> {
        group.peers().map(|peer| peer.0).collect()
    }

    #[test]
    fn set_operations_keep_the_order_the_standard_names() {
        let (a, b) = (group(&[4, 2, 7]), group(&[7, 1, 2]));
        let me = Peer(2);
        assert_eq!(list(&a.union(&b, me)), [4, 2, 7, 1]);
        assert_eq!(list(&a.intersection(&b, me)), [2, 7]);
        assert_eq!(list(&a.difference(&b, me)), [4]);
        assert_eq!(list(&a.include(&[2, 0], me).expect("in range")), [7, 4]);
        assert!(a.include(&[3], me).is_none());
        assert_eq!(list(&a.exclude(&[1], me)), [4, 7]);
        assert_eq!(a.rank(), Some(1));
        assert_eq!(a.exclude(&[1], me).rank(), None);
        assert_eq!(a.translate(&[0, 1, 2], &b), [None, Some(2), Some(0)]);
    }

    #[test]
    fn comparison_sees_order_and_membership() {
        let world = Group::world(Peer(0), 3, Peer(2));
        assert_eq!(world.compare(&group(&[0, 1, 2])), Comparison::Identical);
        assert_eq!(world.compare(&group(&[0, 2, 1])), Comparison::Similar);
        assert_eq!(world.compare(&group(&[0, 1, 3])), Comparison::Unequal);
        assert_eq!(world.compare(&group(&[0, 1])), Comparison::Unequal);
    }

    #[test]
    fn a_later_world_counts_from_its_own_first_process() {
        let world = Group::world(Peer(5), 3, Peer(7));
        assert_eq!((world.rank(), world.peer(0), world.peer(3)), (Some(2), Some(Peer(5)), None));
        assert_eq!((world.rank_of(Peer(4)), world.rank_of(Peer(8))), (None, None));
        assert_eq!(list(&world), [5, 6, 7]);
    }
}
