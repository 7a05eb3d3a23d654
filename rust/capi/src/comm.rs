//! Communicators (MPI 5.0, 7.4).

mod groups;
mod split_type;

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{CONGRUENT, IDENT, MAX_OBJECT_NAME, SIMILAR, UNDEFINED, UNEQUAL};
use p2pmpi_mpi::attribute::{self, Object};
use p2pmpi_mpi::comm::Color;
use p2pmpi_mpi::group::{Comparison, Group};
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::{Error, Process, birth, comm, intercomm, p2p};

use crate::args::{InOut, Out, Text, TextOut};
use crate::entry::Call;

pub(crate) use groups::*;
pub(crate) use split_type::*;

#[inline]
pub(crate) fn comm_size(cx: &mut Call, comm: abi::Comm, size: Out<c_int>) -> Result<(), Error> {
    size.write(cx.held()?.comm(comm)?.size() as c_int);
    Ok(())
}

#[inline]
pub(crate) fn comm_rank(cx: &mut Call, comm: abi::Comm, rank: Out<c_int>) -> Result<(), Error> {
    rank.write(cx.held()?.comm(comm)?.rank() as c_int);
    Ok(())
}

pub(crate) fn comm_test_inter(cx: &mut Call, comm: abi::Comm, flag: Out<c_int>) -> Result<(), Error> {
    flag.write(cx.held()?.comm(comm)?.remote.is_some().into());
    Ok(())
}

pub(crate) fn comm_group(cx: &mut Call, comm: abi::Comm, group: Out<abi::Group>) -> Result<(), Error> {
    let held = cx.held()?;
    let members = held.comm(comm)?.group.clone();
    group.write(held.add_group(members)?);
    Ok(())
}

pub(crate) fn comm_compare(
    cx: &mut Call,
    comm1: abi::Comm,
    comm2: abi::Comm,
    result: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let (first, second) = (held.comm(comm1)?, held.comm(comm2)?);
    let remote = match (&first.remote, &second.remote) {
        (None, None) => Comparison::Identical,
        (Some(first), Some(second)) => first.compare(second),
        _ => Comparison::Unequal,
    };
    result.write(match (first.group.compare(&second.group), remote) {
        _ if comm1 == comm2 => IDENT,
        (Comparison::Unequal, _) | (_, Comparison::Unequal) => UNEQUAL,
        (Comparison::Identical, Comparison::Identical) => CONGRUENT,
        _ => SIMILAR,
    });
    Ok(())
}

pub(crate) fn comm_dup(cx: &mut Call, comm: abi::Comm, newcomm: Out<abi::Comm>) -> Result<(), Error> {
    newcomm.write(birth::duplicate(cx.held()?, comm, &Info::default())?);
    Ok(())
}

pub(crate) fn comm_dup_with_info(
    cx: &mut Call,
    comm: abi::Comm,
    info: abi::Info,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    newcomm.write(birth::duplicate(cx.held()?, comm, &hints)?);
    Ok(())
}

/// `MPI_Comm_idup`.
pub(crate) fn comm_idup(
    cx: &mut Call,
    comm: abi::Comm,
    newcomm: Out<abi::Comm>,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    start_duplicate(cx, comm, &Info::default(), newcomm, request)
}

/// `MPI_Comm_idup_with_info`.
pub(crate) fn comm_idup_with_info(
    cx: &mut Call,
    comm: abi::Comm,
    info: abi::Info,
    newcomm: Out<abi::Comm>,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    start_duplicate(cx, comm, &crate::info::hints(info)?, newcomm, request)
}

fn start_duplicate(
    cx: &mut Call,
    comm: abi::Comm,
    hints: &Info,
    newcomm: Out<abi::Comm>,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let (new, operation) = birth::start_duplicate(held, comm, hints)?;
    newcomm.write(new);
    request.write(p2p::into_handle(held, operation, comm)?);
    Ok(())
}

pub(crate) fn comm_set_info(cx: &mut Call, comm: abi::Comm, info: abi::Info) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    cx.held()?.comm_mut(comm)?.set_hints(&hints)
}

pub(crate) fn comm_get_info(cx: &mut Call, comm: abi::Comm, info_used: Out<abi::Info>) -> Result<(), Error> {
    let hints = cx.held()?.comm(comm)?.hints.clone();
    info_used.write(crate::info::add(hints)?);
    Ok(())
}

pub(crate) fn comm_create(
    cx: &mut Call,
    comm: abi::Comm,
    group: abi::Group,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let parent = held.comm(comm)?.group.clone();
    let group = held.group(group)?;
    let all: Vec<u32> = (0..group.size()).collect();
    if let Some(rank) = group.translate(&all, &parent).iter().position(Option::is_none) {
        let text = format!("the process at rank {rank} of group is not in the communicator");
        return Err(Error::new(abi::error::ERR_GROUP, text));
    }
    let remote = match &held.comm(comm)?.remote {
        Some(_) => Some(intercomm::subgroup(held, comm, &group)?),
        None => None,
    };
    newcomm.write(comm::create(held, comm, group, remote)?);
    Ok(())
}

pub(crate) fn comm_remote_size(cx: &mut Call, comm: abi::Comm, size: Out<c_int>) -> Result<(), Error> {
    size.write(remote(cx, comm)?.size() as c_int);
    Ok(())
}

pub(crate) fn comm_remote_group(cx: &mut Call, comm: abi::Comm, group: Out<abi::Group>) -> Result<(), Error> {
    let remote = remote(cx, comm)?;
    group.write(cx.held()?.add_group(remote)?);
    Ok(())
}

fn remote(cx: &mut Call, comm: abi::Comm) -> Result<Group, Error> {
    let remote = cx.held()?.comm(comm)?.remote.clone();
    remote.ok_or_else(|| Error::new(abi::error::ERR_COMM, "comm is an intracommunicator"))
}

pub(crate) fn intercomm_create(
    cx: &mut Call,
    local_comm: abi::Comm,
    local_leader: c_int,
    peer_comm: abi::Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let bridge = |process: &Process| intercomm::bridge(process, peer_comm, remote_leader, tag);
    newintercomm.write(intercomm::create(cx.held()?, local_comm, local_leader, bridge)?);
    Ok(())
}

pub(crate) fn intercomm_merge(
    cx: &mut Call,
    intercomm: abi::Comm,
    high: c_int,
    newintracomm: Out<abi::Comm>,
) -> Result<(), Error> {
    newintracomm.write(intercomm::merge(cx.held()?, intercomm, high != 0)?);
    Ok(())
}

pub(crate) fn comm_split(
    cx: &mut Call,
    comm: abi::Comm,
    color: c_int,
    key: c_int,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    let color = match color {
        UNDEFINED => None,
        color if color >= 0 => Some(Color::number(color as u32)),
        color => {
            let text = format!("color is {color}, but colours are not negative (or MPI_UNDEFINED)");
            return Err(Error::new(abi::error::ERR_ARG, text));
        }
    };
    newcomm.write(comm::split(held, comm, color, key)?);
    Ok(())
}

pub(crate) fn comm_free(cx: &mut Call, comm: InOut<abi::Comm>) -> Result<(), Error> {
    let held = cx.held()?;
    // The handler of the communicator hears of a predefined one before anything is deleted.
    if held.comms.get(comm.read().0).is_some() {
        attribute::delete_all(held, Object::Comm(comm.read()))?;
    }
    comm::free(held, comm.read())?;
    comm.write(abi::Comm::NULL);
    Ok(())
}

pub(crate) fn comm_get_name(
    cx: &mut Call,
    comm: abi::Comm,
    comm_name: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    // The null handle has a name (MPI 5.0, 7.8).
    let name = if comm == abi::Comm::NULL { "MPI_COMM_NULL" } else { &cx.held()?.comm(comm)?.name };
    resultlen.write(comm_name.write(name.as_bytes()));
    Ok(())
}

pub(crate) fn comm_set_name(cx: &mut Call, comm: abi::Comm, comm_name: Text<'_>) -> Result<(), Error> {
    let name = comm_name.bytes()?;
    let name = &name[..name.len().min(MAX_OBJECT_NAME as usize - 1)];
    cx.held()?.comm_mut(comm)?.name = String::from_utf8_lossy(name).into_owned();
    Ok(())
}
