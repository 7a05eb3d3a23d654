//! MPI_Comm_disconnect (MPI 5.0, 11.10.4): nothing of a communicator is under way any more when its
//! members part.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::rank::ToAgent;

use crate::coll::{Steps, barrier, inter};
use crate::comm::{self, Comm};
use crate::error::Error;
use crate::process::Process;

/// Whether a communicator has members of other worlds.
fn leads_out(process: &Process, comm: &Comm) -> bool {
    let world = &process.world.group;
    let mut members = comm.group.peers().chain(comm.remote.iter().flat_map(|remote| remote.peers()));
    members.any(|peer| world.rank_of(peer).is_none())
}

/// Tells the launcher whether this process shares a communicator with another world: if it does not,
/// the end of its world is no concern of the others.
pub(super) fn tell_connected(process: &Process, others: bool) {
    if let Some(agent) = &process.agent {
        agent.tell(&ToAgent::Connected { others });
    }
}

/// Waits until every member has come, then frees the communicator. Collective over both groups. Its
/// attributes were deleted before.
///
/// # Errors
/// MPI_ERR_COMM, also for predefined communicators; a lost peer, and then it is freed nevertheless.
pub fn disconnect(held: &mut Guard<'_, Process>, comm: abi::Comm) -> Result<(), Error> {
    held.comm(comm)?;
    if held.comms.get(comm.0).is_none() {
        let text = "comm is predefined and cannot be disconnected";
        return Err(Error::new(abi::error::ERR_COMM, text));
    }
    let others = held.comms.iter().any(|(raw, other)| raw as usize != comm.0 && leads_out(held, other));
    // Before the barrier: who has left it may rely on what everybody has told.
    tell_connected(held, others);
    let across = held.comm(comm)?.remote.is_some();
    let mut steps = Steps::begin(held, comm)?;
    let met = if across { inter::barrier(&mut steps) } else { barrier(&mut steps) };
    comm::free(held, comm)?;
    met
}
