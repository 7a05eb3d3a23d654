//! Collective operations over intercommunicators (MPI 5.0, 6.2.2 and 6.2.3): what one group gives,
//! the other gets.
//!
//! The steps' own ranks are the local group, `across` speaks to the other one. Rank 0 of each group
//! is its leader; with groups of n and n', a log n + the message between the leaders, unless said
//! otherwise. The counts and datatypes of a group are known to that group only, so every message
//! between groups ends in the buffer that was given for it.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::Blocks;
use super::steps::{Reduction, Steps};
use crate::error::Error;

/// The root of an operation, as the program names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Root {
    /// A rank of an intracommunicator.
    Rank(u32),
    /// This process is the root (MPI_ROOT).
    Here,
    /// Another process of the local group is the root (MPI_PROC_NULL).
    Beside,
    /// That rank of the other group.
    There(u32),
}

impl Root {
    /// Whether the process of this rank is the root.
    pub fn is_here(self, rank: u32) -> bool {
        self == Root::Here || self == Root::Rank(rank)
    }

    /// Whether the process takes part other than as the root alone: always in an intracommunicator,
    /// and if the root is in the other group.
    pub fn is_served(self) -> bool {
        matches!(self, Root::Rank(_) | Root::There(_))
    }
}

/// No process leaves before all of the other group have come.
///
/// # Errors
/// A lost peer.
pub fn barrier(steps: &mut Steps<'_, '_>) -> Result<(), Error> {
    super::barrier(steps)?;
    let (give, take) = (SendBuffer::empty(), RecvBuffer::empty());
    swap(steps, &give, &take)?;
    super::bcast(steps, &take, 0)
}

/// The root's buffer arrives in those of the other group.
///
/// # Errors
/// Truncation, a lost peer.
pub fn bcast(steps: &mut Steps<'_, '_>, buffer: &RecvBuffer, root: Root) -> Result<(), Error> {
    match root {
        Root::Rank(root) => super::bcast(steps, buffer, root),
        Root::Here => steps.across(|steps| steps.send(0, &buffer.as_send())),
        Root::Beside => Ok(()),
        Root::There(root) => {
            if steps.rank() == 0 {
                steps.across(|steps| steps.recv(root, buffer))?;
            }
            super::bcast(steps, buffer, 0)
        }
    }
}

/// Blocks of the other group arrive at the root, straight: n' a + n' m b there.
///
/// # Errors
/// Truncation, a lost peer.
pub fn gather(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    blocks: &Blocks,
    root: Root,
) -> Result<(), Error> {
    steps.across(|steps| match root {
        Root::Here => {
            let pending: Vec<_> =
                (0..steps.size()).map(|from| steps.start_recv(from, &blocks.recv(recv, from))).collect();
            steps.wait_all(pending)
        }
        Root::There(root) => steps.send(root, send),
        Root::Beside | Root::Rank(_) => Ok(()),
    })
}

/// The root's blocks arrive in the other group, straight: n' a + n' m b there.
///
/// # Errors
/// Truncation, a lost peer.
pub fn scatter(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    blocks: &Blocks,
    recv: &RecvBuffer,
    root: Root,
) -> Result<(), Error> {
    steps.across(|steps| match root {
        Root::Here => {
            let pending: Vec<_> =
                (0..steps.size()).filter_map(|to| steps.start_send(to, &blocks.send(send, to))).collect();
            steps.wait_all(pending)
        }
        Root::There(root) => steps.recv(root, recv),
        Root::Beside | Root::Rank(_) => Ok(()),
    })
}

/// The blocks of the other group arrive at every process of this one: at the leader first, which
/// passes them on: n' (a + m b) + n' (a + m b) log n.
///
/// # Errors
/// Truncation, a lost peer.
pub fn allgather(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    blocks: &Blocks,
) -> Result<(), Error> {
    let leads = steps.rank() == 0;
    let theirs = steps.remote_size();
    let (sending, pending) = steps.across(|steps| {
        let receives = 0..if leads { theirs } else { 0 };
        let pending: Vec<_> = receives.map(|from| steps.start_recv(from, &blocks.recv(recv, from))).collect();
        Ok((steps.start_send(0, send), pending))
    })?;
    steps.wait_all(pending)?;
    for from in 0..theirs {
        super::bcast(steps, &blocks.recv(recv, from), 0)?;
    }
    steps.wait(sending)
}

/// Block i of `send` goes to rank i of the other group, all at once: n' (a + m b).
///
/// # Errors
/// Truncation, a lost peer.
pub fn alltoall(
    steps: &mut Steps<'_, '_>,
    send: &dyn Fn(u32) -> SendBuffer,
    recv: &dyn Fn(u32) -> RecvBuffer,
) -> Result<(), Error> {
    steps.across(|steps| {
        let mut pending: Vec<_> = (0..steps.size()).map(|from| steps.start_recv(from, &recv(from))).collect();
        for to in 0..steps.size() {
            pending.extend(steps.start_send(to, &send(to)));
        }
        steps.wait_all(pending)
    })
}

/// The reduction over the other group arrives at the root.
///
/// # Errors
/// Truncation, a lost peer.
pub fn reduce(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
    root: Root,
) -> Result<(), Error> {
    match root {
        Root::Here => steps.across(|steps| steps.recv(0, recv)),
        Root::There(root) => {
            let Some(sum) = at_leader(steps, send, with)? else { return Ok(()) };
            steps.across(|steps| steps.send(root, &sum.as_send()))
        }
        Root::Beside | Root::Rank(_) => Ok(()),
    }
}

/// The reduction over the other group arrives at every process of this one.
///
/// # Errors
/// Truncation, a lost peer.
pub fn allreduce(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
) -> Result<(), Error> {
    if let Some(sum) = at_leader(steps, send, with)? {
        swap(steps, &sum.as_send(), recv)?;
    }
    super::bcast(steps, recv, 0)
}

/// The reduction over the other group is spread over this one.
///
/// # Errors
/// Truncation, a lost peer.
pub fn reduce_scatter(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    blocks: &Blocks,
    with: &Reduction,
) -> Result<(), Error> {
    let theirs = match at_leader(steps, send, with)? {
        None => SendBuffer::empty(),
        Some(ours) => {
            let room = steps.scratch(send.layout(), send.count())?.as_recv();
            swap(steps, &ours.as_send(), &room)?;
            room.as_send()
        }
    };
    super::scatterv(steps, &theirs, blocks, Some(recv), 0)
}

/// The reduction over the local group, at its leader.
fn at_leader(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    with: &Reduction,
) -> Result<Option<RecvBuffer>, Error> {
    if steps.rank() != 0 {
        return super::reduce(steps, send, &RecvBuffer::empty(), with, 0).map(|()| None);
    }
    let sum = steps.scratch(send.layout(), send.count())?.as_recv();
    super::reduce(steps, send, &sum, with, 0)?;
    Ok(Some(sum))
}

/// The leaders give each other what their groups have.
fn swap(steps: &mut Steps<'_, '_>, give: &SendBuffer, take: &RecvBuffer) -> Result<(), Error> {
    if steps.rank() != 0 {
        return Ok(());
    }
    steps.across(|steps| steps.exchange(0, give, 0, take))
}
