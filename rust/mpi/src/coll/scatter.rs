//! MPI_Scatter and MPI_Scatterv.

use p2pmpi_layout::{Layout, Predefined, RecvBuffer, SendBuffer};

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_SCATTER);

/// Blocks of at most this many bytes are passed on by inner ranks; larger ones go straight.
const SHORT: u64 = 4 << 10;
/// Below this the root has no fewer messages through a tree.
const MANY: u32 = 8;

/// Block i of the root's `send` arrives in rank i's `recv`. `recv` is `None` at a root that works
/// in place; `send` matters at the root only.
///
/// # Errors
/// Truncation, a lost peer.
pub fn scatter(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    count: u64,
    recv: Option<&RecvBuffer>,
    root: u32,
) -> Result<(), Error> {
    let bytes = match recv {
        Some(recv) => recv.packed_size(),
        None => send.at_element(0, count).packed_size(),
    };
    let usual = usize::from(bytes <= SHORT && steps.size() >= MANY);
    match CHOICE.pick(usual) {
        0 => scatterv(steps, send, &Blocks::Equal { count }, recv, root),
        _ => binomial(steps, send, count, recv, bytes, root),
    }
}

/// Straight from the root: n a + n m b at the root.
///
/// # Errors
/// Truncation, a lost peer.
pub fn scatterv(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    blocks: &Blocks,
    recv: Option<&RecvBuffer>,
    root: u32,
) -> Result<(), Error> {
    if steps.rank() != root {
        return steps.recv(root, recv.unwrap_or(&RecvBuffer::empty()));
    }
    let others = (0..steps.size()).filter(|to| *to != root);
    let pending: Vec<_> = others.filter_map(|to| steps.start_send(to, &blocks.send(send, to))).collect();
    if let Some(recv) = recv {
        steps.copy(&blocks.send(send, root), recv);
    }
    steps.wait_all(pending)
}

/// Down a binomial tree, packed: a log n + n m b.
fn binomial(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    count: u64,
    recv: Option<&RecvBuffer>,
    bytes: u64,
    root: u32,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let relative = (rank + size - root) % size;
    let absolute = |relative: u32| (relative + root) % size;
    let lowest = if relative == 0 { size.next_power_of_two() } else { 1 << relative.trailing_zeros() };
    let span = lowest.min(size - relative);
    let room = steps.scratch(&Layout::predefined(Predefined::Byte), u64::from(span) * bytes)?;
    if relative == 0 {
        for offset in 0..size {
            let block = send.at_element(i64::from(absolute(offset)) * count as i64, count);
            steps.copy(&block, &room.as_recv().at_element((u64::from(offset) * bytes) as i64, bytes));
        }
    } else {
        steps.recv(absolute(relative - lowest), &room.as_recv())?;
    }
    let mut pending = Vec::new();
    let mut bit = lowest;
    while bit > 1 {
        bit /= 2;
        if relative + bit < size {
            let theirs = u64::from(bit.min(size - relative - bit)) * bytes;
            let at = (u64::from(bit) * bytes) as i64;
            pending
                .extend(steps.start_send(absolute(relative + bit), &room.as_send().at_element(at, theirs)));
        }
    }
    if let Some(recv) = recv {
        steps.copy(&room.as_send().at_element(0, bytes), recv);
    }
    steps.wait_all(pending)
}
