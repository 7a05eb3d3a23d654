//! Intercommunicators (MPI 5.0, 7.6): how two groups become one, and one group again.
//!
//! The leaders of the groups speak with each other over a [`Bridge`]: a communicator of which both
//! are members, or any other way that both know. What they learn goes to their groups. Each group
//! chooses the context of the messages that it receives, and tells the other. Messages over an
//! intercommunicator are those of `p2p`, which looks ranks up in `Comm::peers`.

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_COMM, ERR_RANK};
use p2pmpi_engine::Peer;
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::dynamic::PROCESSES_MAX;

use crate::circle::{self, Bridge, Circle, Round};
use crate::coll::{Plane, View};
use crate::comm::{self, Comm, Rank};
use crate::context;
use crate::dynamic::abroad;
use crate::error::Error;
use crate::group::Group;
use crate::process::Process;

/// Processes of a group at most.
const MOST: usize = 1 << 24;

/// The leaders exchange words: rank 0 says `words`, and all learn the `count` words that rank 0 of the
/// other group said. Collective over an intercommunicator.
///
/// # Errors
/// A lost peer.
pub fn exchange(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    words: &[u64],
    count: usize,
) -> Result<Vec<u64>, Error> {
    let circle = Circle::of(held, comm)?;
    let round = Round::told(&circle, words, count);
    circle::wait(held, &circle, round).map(|said| said.theirs)
}

/// The group that the other side gives to MPI_Comm_create, as this side gives `group`. Collective.
///
/// # Errors
/// A lost peer; a group that is not part of the remote one.
pub fn subgroup(held: &mut Guard<'_, Process>, comm: abi::Comm, group: &Group) -> Result<Group, Error> {
    let count = exchange(held, comm, &[u64::from(group.size())], 1)?[0];
    let words = abroad::words(held, group.peers());
    let theirs = exchange(held, comm, &words, list_length(count)?)?;
    listed(held, &theirs)
}

fn list_length(count: u64) -> Result<usize, Error> {
    let count = usize::try_from(count).ok().filter(|count| *count <= MOST);
    count.ok_or_else(|| Error::new(ERR_COMM, "the remote group is larger than any can be"))
}

/// The group of the processes that the other leader has named.
fn listed(process: &Process, words: &[u64]) -> Result<Group, Error> {
    let peer = |word: &u64| {
        let known = abroad::peer_of(process, *word).filter(|peer| peer.0 < PROCESSES_MAX);
        let text = || format!("the remote group has process {word:#x}, which is not known here");
        known.ok_or_else(|| Error::new(ERR_COMM, text()))
    };
    let peers = words.iter().map(peer).collect::<Result<Vec<Peer>, Error>>()?;
    Ok(Group::listed(peers, process.identity.peer))
}

/// The other leader, as MPI_Intercomm_create names it. Only the leader's arguments are looked at.
///
/// # Errors
/// MPI_ERR_COMM, MPI_ERR_RANK, MPI_ERR_TAG.
pub fn bridge(process: &Process, comm: abi::Comm, leader: i32, tag: i32) -> Result<Bridge, Error> {
    let entry = process.comm(comm)?;
    comm::send_tag(tag)?;
    let rank = match entry.destination_rank(leader) {
        Ok(Rank::At(rank)) => rank,
        _ => {
            let last = entry.peers().size() - 1;
            let text = format!("remote_leader is {leader}, but ranks of peer_comm go from 0 to {last}");
            return Err(Error::new(ERR_RANK, text));
        }
    };
    let View { send_context, context, .. } = View::new(entry, Plane::Birth, tag);
    let (peer, source) = (entry.peer(rank), entry.rank());
    Ok(Bridge { peer, send_context, context, tag, source, theirs: rank })
}

/// MPI_Intercomm_create, MPI_Comm_accept and so on: makes an intercommunicator of the group of
/// `local` and that of the other leader. Collective over `local`; `leader` is a rank of it, and
/// `bridge` is looked at there only.
///
/// # Errors
/// That of `bridge`, at all members; MPI_ERR_COMM when the groups have members in common; MPI_ERR_RANK
/// for a leader that is none; a lost peer.
pub fn create(
    held: &mut Guard<'_, Process>,
    local: abi::Comm,
    leader: i32,
    bridge: impl FnOnce(&Process) -> Result<Bridge, Error>,
) -> Result<abi::Comm, Error> {
    let entry = held.comm(local)?;
    let (size, rank, group) = (entry.size(), entry.rank(), entry.group.clone());
    let errhandler = entry.errhandler;
    if entry.remote.is_some() {
        return Err(Error::new(ERR_COMM, "local_comm is an intercommunicator"));
    }
    if leader < 0 || leader as u32 >= size {
        let text = format!("local_leader is {leader}, but ranks of local_comm go from 0 to {}", size - 1);
        return Err(Error::new(ERR_RANK, text));
    }
    let bridge = (rank == leader as u32).then(|| bridge(held));
    let circle = Circle { leader: leader as u32, across: true, bridge, ..Circle::of(held, local)? };
    meet(held, circle, Comm { errhandler, ..Comm::new(context::UNBORN, group, "") })
}

/// Makes an intercommunicator of `comm`, whose group is the circle's, and of the group that the
/// circle's leader has a bridge to.
///
/// # Errors
/// As [`create`].
pub(crate) fn meet(
    held: &mut Guard<'_, Process>,
    circle: Circle,
    mut comm: Comm,
) -> Result<abi::Comm, Error> {
    let alone = Circle { across: false, bridge: None, ..circle.clone() };
    comm.context = context::agree_in(held, alone)?;
    match introduce(held, &circle, &comm.group, comm.context) {
        Ok((remote, their_context)) => {
            comm.leads = first(held, &comm.group) < first(held, &remote);
            comm.join(remote, their_context);
            comm::insert(held, comm)
        }
        Err(error) => {
            held.contexts.release(comm.context);
            Err(error)
        }
    }
}

/// The name of a group's first member that means the same on both sides.
fn first(process: &Process, group: &Group) -> Option<u64> {
    group.peer(0).map(|peer| abroad::word_of(process, peer))
}

/// Tells each side who the others are and which context they have chosen.
fn introduce(
    held: &mut Guard<'_, Process>,
    circle: &Circle,
    group: &Group,
    context: u32,
) -> Result<(Group, u32), Error> {
    let mine = [u64::from(group.size()), u64::from(context)];
    let said = circle::wait(held, circle, Round::told(circle, &mine, mine.len()))?;
    let [count, their_context] = [said.theirs[0], said.theirs[1]];
    let members = abroad::words(held, group.peers());
    let said = circle::wait(held, circle, Round::told(circle, &members, list_length(count)?))?;
    abroad::introduce(held, circle, &members, &said.theirs)?;
    let remote = listed(held, &said.theirs)?;
    if group.intersection(&remote, held.identity.peer).size() > 0 {
        let text = "the local and the remote group of an intercommunicator must have no process in common";
        return Err(Error::new(ERR_COMM, text));
    }
    Ok((remote, their_context as u32))
}

/// MPI_Intercomm_merge: the group that says `high` comes second. Collective over both groups.
///
/// # Errors
/// MPI_ERR_COMM for an intracommunicator, MPI_ERR_ARG when members of a group differ in `high`, a lost
/// peer.
pub fn merge(held: &mut Guard<'_, Process>, comm: abi::Comm, high: bool) -> Result<abi::Comm, Error> {
    let entry = held.comm(comm)?;
    let Some(remote) = entry.remote.clone() else {
        return Err(Error::new(ERR_COMM, "intercomm is an intracommunicator"));
    };
    let (group, leads, errhandler) = (entry.group.clone(), entry.leads, entry.errhandler);
    let circle = Circle::of(held, comm)?;
    let round = Round::new(&[u64::from(high), u64::from(!high)], 2);
    let said = circle::wait(held, &circle, round)?;
    let first = match (said.ours[0] != 0, said.ours[1] != 0, said.theirs[0] != 0, said.theirs[1] != 0) {
        (false, false, ..) | (.., false, false) => {
            let text = "the processes of a group give different values of high";
            return Err(Error::new(ERR_ARG, text));
        }
        (true, _, true, _) | (_, true, _, true) => leads,
        (ours, ..) => !ours,
    };
    let me = held.identity.peer;
    let merged = if first { group.union(&remote, me) } else { remote.union(&group, me) };
    // One context for all, so both groups agree on it.
    let circle = Circle::of(held, comm)?;
    let context = context::agree_in(held, circle)?;
    comm::insert(held, Comm { errhandler, ..Comm::new(context, merged, "") })
}
