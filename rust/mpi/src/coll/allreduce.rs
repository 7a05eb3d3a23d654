//! MPI_Allreduce.

use p2pmpi_layout::RecvBuffer;

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::{Reduction, Steps};
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_ALLREDUCE);

/// Messages from this size on are reduced piece by piece at different ranks.
const LONG: u64 = 32 << 10;

/// The reduction of everybody's `recv` (which holds the operand) replaces it, bit for bit the same
/// at every rank.
///
/// # Errors
/// Truncation, a lost peer.
pub fn allreduce(steps: &mut Steps<'_, '_>, recv: &RecvBuffer, with: &Reduction) -> Result<(), Error> {
    if steps.size() == 1 {
        return Ok(());
    }
    let long = recv.packed_size() >= LONG && recv.count() >= u64::from(steps.size());
    match CHOICE.pick(usize::from(long && with.op.commutes())) {
        1 if with.op.commutes() => halving_ring(steps, recv, with),
        2 => {
            let own = recv.as_send();
            super::reduce(steps, &own, recv, with, 0)?;
            super::bcast(steps, recv, 0)
        }
        _ => doubling(steps, recv, with),
    }
}

/// Partners exchange and both compute lower op higher: (a + m b + m c) log n. With a number of
/// ranks that is no power of two, pairs of neighbours first become one.
fn doubling(steps: &mut Steps<'_, '_>, recv: &RecvBuffer, with: &Reduction) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let core = 1 << size.ilog2();
    let extra = size - core;
    let theirs = steps.scratch(recv.layout(), recv.count())?;
    // Ranks below 2 * extra work in pairs; the odd one of each goes on for both.
    let paired = rank < 2 * extra;
    if paired && rank % 2 == 0 {
        steps.send(rank + 1, &recv.as_send())?;
        return steps.recv(rank + 1, recv);
    }
    if paired {
        steps.recv(rank - 1, &theirs.as_recv())?;
        steps.reduce(with, &theirs.as_send(), recv);
    }
    let position = if paired { rank / 2 } else { rank - extra };
    let absolute = |position: u32| if position < extra { 2 * position + 1 } else { position + extra };
    let mut bit = 1;
    while bit < core {
        let other = absolute(position ^ bit);
        steps.exchange(other, &recv.as_send(), other, &theirs.as_recv())?;
        if position & bit != 0 {
            steps.reduce(with, &theirs.as_send(), recv);
        } else {
            // Mine is the left operand: the result appears in theirs.
            steps.reduce(with, &recv.as_send(), &theirs.as_recv());
            steps.copy(&theirs.as_send(), recv);
        }
        bit *= 2;
    }
    if paired {
        steps.send(rank - 1, &recv.as_send())?;
    }
    Ok(())
}

/// Pieces are reduced going round a ring, then go round once more: 2(n - 1) a + 2 m b + m c.
/// Piece i is reduced in the order i + 1, i + 2, ..., i: the same at every run, but not rank order.
fn halving_ring(steps: &mut Steps<'_, '_>, recv: &RecvBuffer, with: &Reduction) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let blocks = even(recv.count(), size);
    let largest = blocks.count(0);
    let room = steps.scratch(recv.layout(), largest)?;
    let (next, previous) = ((rank + 1) % size, (rank + size - 1) % size);
    for round in 0..size - 1 {
        let give = (rank + 2 * size - round - 1) % size;
        let take = (rank + 2 * size - round - 2) % size;
        let incoming = room.as_recv().at_element(0, blocks.count(take));
        steps.exchange(next, &blocks.recv(recv, give).as_send(), previous, &incoming)?;
        steps.reduce(with, &incoming.as_send(), &blocks.recv(recv, take));
    }
    super::allgatherv(steps, None, recv, &blocks)
}

/// `count` elements in `size` pieces that differ by at most one, the larger ones first.
pub(super) fn even(count: u64, size: u32) -> Blocks {
    let (each, rest) = (count / u64::from(size), count % u64::from(size));
    let counts: Vec<u64> = (0..u64::from(size)).map(|rank| each + u64::from(rank < rest)).collect();
    let displacements = (0..u64::from(size)).map(|rank| (rank * each + rank.min(rest)) as i64).collect();
    Blocks::Listed { counts, displacements }
}
