//! MPI_Alltoall, MPI_Alltoallv and MPI_Alltoallw: the blocks of each rank are given as buffers, so
//! one routine serves all three.

use p2pmpi_layout::{Layout, Predefined, RecvBuffer, SendBuffer};

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_ALLTOALL);

/// Blocks of at most this many bytes are all sent at once.
const SHORT: u64 = 32 << 10;

/// Block i of `send` arrives as block r in rank i's `recv`. `None`: in place.
///
/// # Errors
/// Truncation, a lost peer.
pub fn alltoall(
    steps: &mut Steps<'_, '_>,
    send: Option<(&SendBuffer, u64)>,
    recv: &RecvBuffer,
    count: u64,
) -> Result<(), Error> {
    let incoming = Blocks::Equal { count };
    let bytes = incoming.recv(recv, 0).packed_size();
    let Some((array, count)) = send else {
        return in_place(steps, |rank| incoming.recv(recv, rank));
    };
    let outgoing = Blocks::Equal { count };
    let (send, recv) = (|rank| outgoing.send(array, rank), |rank| incoming.recv(recv, rank));
    match CHOICE.pick(usize::from(bytes <= SHORT)) {
        0 => pairwise(steps, send, recv),
        _ => linear(steps, send, recv),
    }
}

/// As [`alltoall`], with a buffer per block. `None`: in place.
///
/// # Errors
/// Truncation, a lost peer.
pub fn alltoallv(
    steps: &mut Steps<'_, '_>,
    send: Option<&dyn Fn(u32) -> SendBuffer>,
    recv: &dyn Fn(u32) -> RecvBuffer,
) -> Result<(), Error> {
    // The ranks' blocks differ, so they could not agree on a choice by size.
    match send {
        Some(send) => match CHOICE.pick(1) {
            0 => pairwise(steps, send, recv),
            _ => linear(steps, send, recv),
        },
        None => in_place(steps, recv),
    }
}

/// n - 1 rounds; in round k rank r sends to r + k and receives from r - k: (n - 1)(a + m b), one
/// message in flight per rank.
fn pairwise(
    steps: &mut Steps<'_, '_>,
    send: impl Fn(u32) -> SendBuffer,
    recv: impl Fn(u32) -> RecvBuffer,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    steps.copy(&send(rank), &recv(rank));
    for round in 1..size {
        let (to, from) = ((rank + round) % size, (rank + size - round) % size);
        steps.exchange(to, &send(to), from, &recv(from))?;
    }
    Ok(())
}

/// Everything at once, receives first, sends to the right-hand neighbours first.
fn linear(
    steps: &mut Steps<'_, '_>,
    send: impl Fn(u32) -> SendBuffer,
    recv: impl Fn(u32) -> RecvBuffer,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let mut pending = Vec::with_capacity(2 * size as usize);
    for round in 1..size {
        let from = (rank + size - round) % size;
        pending.push(steps.start_recv(from, &recv(from)));
    }
    for round in 1..size {
        let to = (rank + round) % size;
        pending.extend(steps.start_send(to, &send(to)));
    }
    steps.copy(&send(rank), &recv(rank));
    steps.wait_all(pending)
}

/// Each pair of ranks swaps its two blocks through a copy.
fn in_place(steps: &mut Steps<'_, '_>, recv: impl Fn(u32) -> RecvBuffer) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let bytes = Layout::predefined(Predefined::Byte);
    // In round k the ranks whose numbers add up to k (modulo size) meet.
    for round in 0..size {
        let other = (round + size - rank) % size;
        if other == rank {
            continue;
        }
        let block = recv(other);
        let outgoing = steps.scratch(&bytes, block.packed_size())?;
        steps.copy(&block.as_send(), &outgoing.as_recv());
        steps.exchange(other, &outgoing.as_send(), other, &block)?;
    }
    Ok(())
}
