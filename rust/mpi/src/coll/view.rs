//! Which ranks an operation of the library itself talks to, and under which context. Every plane of
//! a communicator is a context of its own, so that the library's messages meet neither the
//! program's nor each other.

use p2pmpi_engine::{Destination, Selector};

use crate::comm::Comm;
use crate::group::Group;

/// A set of messages that belong to one communicator but are not the program's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Plane {
    /// Collective operations; over an intercommunicator, between the groups.
    Collective,
    /// Among the local group of an intercommunicator.
    Local,
    /// Of those who make a communicator out of some members, under tags of the program.
    Birth,
}

impl Plane {
    /// Context ids of communicators are even and small; the high bits tell the planes apart.
    fn of(self, context: u32) -> u32 {
        let high = match self {
            Plane::Collective => 0,
            Plane::Local => 1 << 29,
            Plane::Birth => 1 << 28,
        };
        (context + 1) | high
    }
}

/// The ranks that an operation talks to, and the contexts that keep its messages apart.
#[derive(Clone, Debug)]
pub(crate) struct View {
    /// Ranks of messages refer to this group.
    pub group: Group,
    /// What our messages carry.
    pub send_context: u32,
    /// What theirs carry.
    pub context: u32,
    /// Names the operation within the contexts.
    pub tag: i32,
    /// Our rank, as the group sees us.
    pub rank: u32,
}

impl View {
    /// The messages `tag` in a plane of `comm`.
    #[inline(always)]
    pub(crate) fn new(comm: &Comm, plane: Plane, tag: i32) -> View {
        let (group, theirs) = match plane {
            Plane::Local => (&comm.group, comm.context),
            _ => (comm.peers(), comm.send_context),
        };
        let (send_context, context) = (plane.of(theirs), plane.of(comm.context));
        View { group: group.clone(), send_context, context, tag, rank: comm.rank() }
    }

    #[inline(always)]
    pub(crate) fn destination(&self, to: u32) -> Destination {
        let peer = self.group.peer(to).expect("algorithms compute ranks below the size");
        let (context, source) = (self.send_context, self.rank);
        Destination { peer, context, source, destination: to, tag: self.tag }
    }

    #[inline(always)]
    pub(crate) fn selector(&self, from: u32) -> Selector {
        Selector { context: self.context, source: Some(from), tag: Some(self.tag) }
    }
}
