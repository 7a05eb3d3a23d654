//! MPI_Reduce_scatter and MPI_Reduce_scatter_block.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::{Reduction, Steps};
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_REDUCE_SCATTER);

/// Block i of the reduction of everybody's `send` arrives in rank i's `recv`.
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
    match CHOICE.pick(usize::from(!with.op.commutes())) {
        0 if with.op.commutes() => pairwise(steps, send, recv, blocks, with),
        _ => through_root(steps, send, recv, blocks, with),
    }
}

/// As [`reduce_scatter`] with `count` elements for each rank.
///
/// # Errors
/// Truncation, a lost peer.
pub fn reduce_scatter_block(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    count: u64,
    with: &Reduction,
) -> Result<(), Error> {
    reduce_scatter(steps, send, recv, &Blocks::Equal { count }, with)
}

/// In round k rank r gives r + k its block and takes its own from r - k:
/// (n - 1)(a + m b + m c) with blocks of m bytes. The order of reduction is r, r - 1, r - 2, ...
fn pairwise(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    blocks: &Blocks,
    with: &Reduction,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let count = blocks.count(rank);
    let sum = steps.scratch(send.layout(), count)?;
    let part = steps.scratch(send.layout(), count)?;
    steps.copy(&blocks.send(send, rank), &sum.as_recv());
    for round in 1..size {
        let (to, from) = ((rank + round) % size, (rank + size - round) % size);
        steps.exchange(to, &blocks.send(send, to), from, &part.as_recv())?;
        steps.reduce(with, &part.as_send(), &sum.as_recv());
    }
    steps.copy(&sum.as_send(), recv);
    Ok(())
}

/// Reduce in rank order at rank 0, then scatter: for operators that do not commute.
fn through_root(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    blocks: &Blocks,
    with: &Reduction,
) -> Result<(), Error> {
    let room = steps.scratch(send.layout(), if steps.rank() == 0 { send.count() } else { 0 })?;
    super::reduce(steps, send, &room.as_recv(), with, 0)?;
    super::scatterv(steps, &room.as_send(), blocks, Some(recv), 0)
}
