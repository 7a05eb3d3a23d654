//! Collective operations (MPI 5.0, chapter 6): one file per operation, each algorithm headed by its
//! cost. With n ranks, m bytes per rank, latency a, time per byte b, reduction per byte c.
//!
//! Algorithms are written against [`Steps`] and never look at data, only at ranks, sizes and
//! counts: the same code is carried out at once, or noted in a [`Schedule`] for the nonblocking and
//! persistent forms. Results do not depend on the order of arrival: the order of reduction is fixed by the
//! schedule. Every algorithm can be forced by a variable (`choose`).

mod allgather;
mod allreduce;
mod alltoall;
mod barrier;
mod bcast;
mod choose;
mod gather;
pub mod inter;
mod neighbor;
mod reduce;
mod reduce_scatter;
mod scan;
mod scatter;
mod schedule;
mod steps;
mod view;

pub use allgather::{allgather, allgather_words, allgatherv, exchange_words};
pub use allreduce::allreduce;
pub use alltoall::{alltoall, alltoallv};
pub use barrier::barrier;
pub use bcast::bcast;
pub use gather::{gather, gatherv};
pub use inter::Root;
pub use neighbor::neighbor_exchange;
pub use reduce::reduce;
pub use reduce_scatter::{reduce_scatter, reduce_scatter_block};
pub use scan::{exscan, scan};
pub use scatter::{scatter, scatterv};
pub use schedule::{Persistent, Schedule};
pub use steps::{Reduction, Steps};
pub(crate) use view::{Plane, View};

use p2pmpi_layout::{RecvBuffer, SendBuffer};

/// One block per rank of an array: where each begins and how long it is, in elements.
#[derive(Clone, Debug)]
pub enum Blocks {
    /// Rank i has `count` elements from `i * count` on.
    Equal {
        /// Elements per rank.
        count: u64,
    },
    /// Rank i has `counts[i]` elements from `displacements[i]` extents on.
    Listed {
        /// Elements per rank.
        counts: Vec<u64>,
        /// Displacements in extents.
        displacements: Vec<i64>,
    },
}

impl Blocks {
    /// Elements of a rank.
    pub fn count(&self, rank: u32) -> u64 {
        match self {
            Blocks::Equal { count } => *count,
            Blocks::Listed { counts, .. } => counts[rank as usize],
        }
    }

    /// The block of a rank in an array that is sent.
    pub fn send(&self, array: &SendBuffer, rank: u32) -> SendBuffer {
        array.at_element(self.displacement(rank), self.count(rank))
    }

    /// The block of a rank in an array that is received.
    pub fn recv(&self, array: &RecvBuffer, rank: u32) -> RecvBuffer {
        array.at_element(self.displacement(rank), self.count(rank))
    }

    fn displacement(&self, rank: u32) -> i64 {
        match self {
            Blocks::Equal { count } => i64::from(rank) * *count as i64,
            Blocks::Listed { displacements, .. } => displacements[rank as usize],
        }
    }
}
