//! The node's shared memory as the agent sees it: made for the ranks, and read to see which MPI call
//! each of them is in.

use std::io;
use std::os::fd::OwnedFd;

use p2pmpi_launch::node::Activity;

/// The arena of the ranks of this node.
#[derive(Debug)]
pub struct Arena {}

impl Arena {
    /// A new arena for this many ranks; none if this machine cannot have one.
    pub fn create(_ranks: usize) -> io::Result<Option<Self>> {
        Ok(None)
    }

    /// The memfd once more, to be passed to a rank.
    pub fn descriptor(&self) -> io::Result<OwnedFd> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// What the `index`-th rank of the node does, and a number that changes whenever it enters or leaves
    /// an MPI call.
    pub fn activity(&self, _index: usize) -> (Activity, u64) {
        (Activity::Unknown, 0)
    }
}
