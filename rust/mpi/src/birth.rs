//! Communicators that are made in other ways than by all of a parent at once: by some of its
//! members, by a group that needs no parent, or in the background (MPI 5.0, 7.4.2 and 7.6.2).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_COMM, ERR_GROUP, ERR_RANK};
use p2pmpi_engine::owner::Guard;

use crate::attribute::{self, Object};
use crate::circle::{self, Bridge, Circle, Round};
use crate::coll::{Plane, View};
use crate::comm::{self, Comm};
use crate::context::{self, Agreement, FROM_GROUPS, UNBORN};
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::intercomm;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::request::Operation;
use crate::task::{self, Driver, Task};

/// MPI_Comm_create_group: collective over `group` only, whose calls are told apart by `tag`. Others
/// that call it get MPI_COMM_NULL.
///
/// # Errors
/// MPI_ERR_COMM for an intercommunicator, MPI_ERR_GROUP for a group that is not part of it,
/// MPI_ERR_TAG, a lost peer.
pub fn from_members(
    held: &mut Guard<'_, Process>,
    parent: abi::Comm,
    group: Group,
    tag: i32,
) -> Result<abi::Comm, Error> {
    let entry = held.comm(parent)?;
    if entry.remote.is_some() {
        return Err(Error::new(ERR_COMM, "comm is an intercommunicator"));
    }
    comm::send_tag(tag)?;
    let all: Vec<u32> = (0..group.size()).collect();
    let numbers: Option<Arc<[u32]>> = group.translate(&all, &entry.group).into_iter().collect();
    let numbers = numbers
        .ok_or_else(|| Error::new(ERR_GROUP, "group has a process that is not in the communicator"))?;
    if group.rank().is_none() {
        return Ok(abi::Comm::NULL);
    }
    let errhandler = entry.errhandler;
    let context = View::new(entry, Plane::Birth, tag).context;
    let circle = Circle {
        members: group.clone(),
        numbers: Some(numbers),
        context,
        tag,
        leader: 0,
        across: false,
        bridge: None,
        seed: circle::seed(context, tag),
    };
    let context = context::agree_in(held, circle)?;
    comm::insert(held, Comm { errhandler, ..Comm::new(context, group, "") })
}

/// What a program says of a communicator that has no parent.
#[derive(Debug)]
pub struct Parentless<'a> {
    /// Tells the calls of the same processes apart.
    pub stringtag: &'a [u8],
    /// Hints for the communicator.
    pub hints: &'a Info,
    /// Its error handler, which was checked.
    pub errhandler: abi::Errhandler,
}

impl Parentless<'_> {
    /// A name for what these groups do under this tag; two names meet once in 2^64 (FNV-1a).
    fn name(&self, groups: &[&Group]) -> u64 {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        let members = groups.iter().flat_map(|group| group.peers());
        let bytes = self.stringtag.iter().copied().chain(members.flat_map(|peer| peer.0.to_le_bytes()));
        bytes.fold(0xcbf2_9ce4_8422_2325, step)
    }

    /// The circle of a group; the messages of each member carry its number in the job.
    fn circle(&self, group: &Group) -> Circle {
        let seed = self.name(&[group]);
        Circle {
            members: group.clone(),
            numbers: Some(group.peers().map(|peer| peer.0).collect()),
            context: FROM_GROUPS,
            tag: tag(seed),
            leader: 0,
            across: false,
            bridge: None,
            seed,
        }
    }
}

fn tag(name: u64) -> i32 {
    ((name ^ (name >> 32)) & i32::MAX as u64) as i32
}

/// MPI_Comm_create_from_group: collective over `group`. Others that call it get MPI_COMM_NULL.
///
/// # Errors
/// MPI_ERR_INFO_VALUE, a lost peer.
pub fn from_group(
    held: &mut Guard<'_, Process>,
    group: Group,
    with: &Parentless<'_>,
) -> Result<abi::Comm, Error> {
    if group.rank().is_none() {
        return Ok(abi::Comm::NULL);
    }
    let mut comm = Comm { errhandler: with.errhandler, ..Comm::new(UNBORN, group, "") };
    comm.set_hints(with.hints)?;
    comm.context = context::agree_in(held, with.circle(&comm.group))?;
    comm.send_context = comm.context;
    comm::insert(held, comm)
}

/// MPI_Intercomm_create_from_groups. `remote` and `remote_leader` are looked at where this process
/// is the leader; the groups' calls are told apart by the tag and both leaders.
///
/// # Errors
/// MPI_ERR_GROUP for a process that is not in `group`, MPI_ERR_RANK for leaders that are none,
/// MPI_ERR_COMM for groups with members in common, a lost peer.
pub fn from_groups(
    held: &mut Guard<'_, Process>,
    group: Group,
    leader: i32,
    remote: impl FnOnce(&Process) -> Result<Group, Error>,
    remote_leader: i32,
    with: &Parentless<'_>,
) -> Result<abi::Comm, Error> {
    let Some(rank) = group.rank() else {
        return Err(Error::new(ERR_GROUP, "this process is not a member of local_group"));
    };
    let leader = member(&group, leader, "local_leader")?;
    let mut comm = Comm { errhandler: with.errhandler, ..Comm::new(UNBORN, group, "") };
    comm.set_hints(with.hints)?;
    let bridge = (rank == leader).then(|| {
        let remote = remote(held)?;
        let theirs = member(&remote, remote_leader, "remote_leader")?;
        let peer = remote.peer(theirs).expect("checked");
        let me = held.identity.peer;
        // The same at both leaders.
        let both = Group::listed(vec![me.min(peer), me.max(peer)], me);
        let tag = tag(with.name(&[&both]).rotate_left(17));
        let (send_context, context) = (FROM_GROUPS, FROM_GROUPS);
        Ok(Bridge { peer, send_context, context, tag, source: me.0, theirs: peer.0 })
    });
    let circle = Circle { leader, across: true, bridge, ..with.circle(&comm.group) };
    intercomm::meet(held, circle, comm)
}

fn member(group: &Group, rank: i32, name: &str) -> Result<u32, Error> {
    u32::try_from(rank).ok().filter(|rank| *rank < group.size()).ok_or_else(|| {
        let last = i64::from(group.size()) - 1;
        Error::new(ERR_RANK, format!("{name} is {rank}, but ranks of its group go from 0 to {last}"))
    })
}

/// A duplicate with what a duplicate has besides a context: groups, topology, error handler, hints.
fn like(process: &Process, parent: abi::Comm, hints: &Info) -> Result<Comm, Error> {
    let entry = process.comm(parent)?;
    let mut comm = Comm {
        remote: entry.remote.clone(),
        leads: entry.leads,
        topology: entry.topology.clone(),
        errhandler: entry.errhandler,
        ..Comm::new(UNBORN, entry.group.clone(), "")
    };
    comm.set_hints(hints)?;
    Ok(comm)
}

/// MPI_Comm_dup and MPI_Comm_dup_with_info. Collective.
///
/// # Errors
/// MPI_ERR_COMM, MPI_ERR_INFO_VALUE, what a copy function returned, a lost peer.
pub fn duplicate(held: &mut Guard<'_, Process>, parent: abi::Comm, hints: &Info) -> Result<abi::Comm, Error> {
    let mut comm = like(held, parent, hints)?;
    comm.context = context::agree(held, parent)?;
    comm.send_context = match comm.remote {
        Some(_) => intercomm::exchange(held, parent, &[u64::from(comm.context)], 1)?[0] as u32,
        None => comm.context,
    };
    let new = comm::insert(held, comm)?;
    if let Err(error) = attribute::copy_all(held, Object::Comm(parent), Object::Comm(new)) {
        comm::free(held, new)?;
        return Err(error);
    }
    Ok(new)
}

/// MPI_Comm_idup and MPI_Comm_idup_with_info: the duplicate, which may be used when the operation
/// is over. Attributes are copied at once. Collective.
///
/// # Errors
/// As [`duplicate`].
pub fn start_duplicate(
    held: &mut Guard<'_, Process>,
    parent: abi::Comm,
    hints: &Info,
) -> Result<(abi::Comm, Operation), Error> {
    let new = like(held, parent, hints)?;
    let agreeing = Circle { across: false, ..Circle::of(held, parent)? };
    let telling = Circle::of(held, parent)?;
    let new = comm::insert(held, new)?;
    let copied = attribute::copy_all(held, Object::Comm(parent), Object::Comm(new));
    if copied.is_err() {
        comm::free(held, new)?;
    }
    // The others count on this process even if its copy function has failed.
    let stage = Stage::Agreeing(Agreement::new(agreeing));
    let id = task::start(held, Box::new(Duplicate { new, telling, stage }));
    if let Err(error) = copied {
        held.tasks.detach(id);
        return Err(error);
    }
    Ok((new, Operation::Task(id)))
}

/// A duplicate in the making.
#[derive(Debug)]
struct Duplicate {
    new: abi::Comm,
    telling: Circle,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    /// On a context for messages to the local group.
    Agreeing(Agreement),
    /// Telling it the other group of an intercommunicator.
    Telling(u32, Round),
}

impl Duplicate {
    /// Both contexts, once they are known.
    fn contexts(&mut self, process: &mut Process) -> Option<Result<(u32, u32), Error>> {
        if let Stage::Agreeing(agreement) = &mut self.stage {
            let context = match agreement.advance(process)? {
                Ok(context) => context,
                Err(error) => return Some(Err(error)),
            };
            if !self.telling.across {
                return Some(Ok((context, context)));
            }
            self.stage = Stage::Telling(context, Round::told(&self.telling, &[u64::from(context)], 1));
        }
        let Stage::Telling(context, round) = &mut self.stage else { return None };
        match round.advance(process, &self.telling)? {
            Ok(said) => Some(Ok((*context, said.theirs[0] as u32))),
            Err(error) => {
                process.contexts.release(*context);
                Some(Err(error))
            }
        }
    }
}

impl Task for Duplicate {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        match self.contexts(held)? {
            Err(error) => {
                held.comms.remove(self.new.0);
                Some(Outcome { error: Some(error), ..Outcome::empty() })
            }
            Ok((context, send_context)) => {
                match held.comms.get_mut(self.new.0) {
                    Some(comm) => (comm.context, comm.send_context) = (context, send_context),
                    // Its attributes could not be copied.
                    None => held.contexts.release(context),
                }
                Some(Outcome::empty())
            }
        }
    }
}
