//! Neighbourhood collectives (MPI 5.0, 8.6 and 8.7): one exchange serves them all.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::steps::Steps;
use crate::comm::Rank;
use crate::error::Error;
use crate::topo::Neighbours;

/// Block i of `give` goes to destination i, block j of `take` comes from source j; all at once, and
/// nothing at all for MPI_PROC_NULL. With d neighbours: d (a + m b).
///
/// # Errors
/// Truncation, a lost peer.
pub fn neighbor_exchange(
    steps: &mut Steps<'_, '_>,
    neighbours: &Neighbours,
    give: &dyn Fn(usize) -> SendBuffer,
    take: &dyn Fn(usize) -> RecvBuffer,
) -> Result<(), Error> {
    let Neighbours { sources, destinations, grid } = neighbours;
    let mut pending = Vec::with_capacity(sources.len() + destinations.len());
    for turn in 0..sources.len() {
        // Messages between two processes arrive in the order in which they were sent. In a grid the
        // first one of a dimension went in the negative direction, so it comes from the positive one.
        let source = if *grid { turn ^ 1 } else { turn };
        if let Rank::At(from) = sources[source] {
            pending.push(steps.start_recv(from, &take(source)));
        }
    }
    for (index, destination) in destinations.iter().enumerate() {
        if let Rank::At(to) = *destination {
            pending.extend(steps.start_send(to, &give(index)));
        }
    }
    steps.wait_all(pending)
}
