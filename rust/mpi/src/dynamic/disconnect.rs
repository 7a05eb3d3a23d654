//! MPI_Comm_disconnect (MPI 5.0, 11.10.4): nothing of a communicator is under way any more when its
//! members part.

use std::time::{Duration, Instant};

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Link, Patience, Peer};
use p2pmpi_launch::rank::ToAgent;

use crate::coll::{Steps, barrier, inter};
use crate::comm::{self, Comm};
use crate::error::Error;
use crate::process::{Process, pause};

/// How long the connections of a communicator may take to close.
const PARTING: Duration = Duration::from_secs(1);

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
    let entry = held.comm(comm)?;
    let members: Vec<Peer> =
        entry.group.peers().chain(entry.remote.iter().flat_map(|remote| remote.peers())).collect();
    comm::free(held, comm)?;
    part(held, &members);
    met
}

/// Closes the connections to processes with which no communicator is shared any more, so that neither
/// side waits for the other when it ends. The others do the same just now; one that does not is left to
/// do so later.
fn part(held: &mut Guard<'_, Process>, members: &[Peer]) {
    let has = |comm: &Comm, peer: Peer| {
        comm.group.rank_of(peer).is_some()
            || comm.remote.as_ref().is_some_and(|remote| remote.rank_of(peer).is_some())
    };
    let shared = |held: &Process, peer: Peer| {
        has(&held.world, peer) || held.comms.iter().any(|(_, comm)| has(comm, peer))
    };
    let open = |held: &Process, peer: Peer| held.engine.links().is_open(peer);
    let mut closing: Vec<Peer> =
        members.iter().copied().filter(|&peer| open(held, peer) && !shared(held, peer)).collect();
    let mut waiting = closing.clone();
    let (end, mut patience) = (Instant::now() + PARTING, Patience::default());
    while !closing.is_empty() && Instant::now() < end {
        waiting.retain(|&peer| !held.engine.part(peer));
        pause(held, &mut patience);
        closing.retain(|&peer| open(held, peer));
    }
}
