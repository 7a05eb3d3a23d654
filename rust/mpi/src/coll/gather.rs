//! MPI_Gather and MPI_Gatherv.

use p2pmpi_layout::{Layout, Predefined, RecvBuffer, SendBuffer};

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_GATHER);

/// Blocks of at most this many bytes are passed on by inner ranks; larger ones go straight.
const SHORT: u64 = 4 << 10;
/// Below this the root has no fewer messages through a tree.
const MANY: u32 = 8;

/// Every rank's `send` arrives in the root's `recv` in rank order. `send` is `None` at a root that
/// works in place; `recv` matters at the root only.
///
/// # Errors
/// Truncation, a lost peer.
pub fn gather(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    count: u64,
    root: u32,
) -> Result<(), Error> {
    // All ranks must choose alike, and the byte count of a block is the same everywhere.
    let bytes = match send {
        Some(send) => send.packed_size(),
        None => recv.at_element(0, count).packed_size(),
    };
    let usual = usize::from(bytes <= SHORT && steps.size() >= MANY);
    match CHOICE.pick(usual) {
        0 => gatherv(steps, send, recv, &Blocks::Equal { count }, root),
        _ => binomial(steps, send, recv, count, bytes, root),
    }
}

/// Straight to the root: n a + n m b at the root, one message elsewhere.
///
/// # Errors
/// Truncation, a lost peer.
pub fn gatherv(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    blocks: &Blocks,
    root: u32,
) -> Result<(), Error> {
    let rank = steps.rank();
    if rank != root {
        return steps.send(root, send.unwrap_or(&SendBuffer::empty()));
    }
    let others = (0..steps.size()).filter(|from| *from != root);
    let pending: Vec<_> = others.map(|from| steps.start_recv(from, &blocks.recv(recv, from))).collect();
    if let Some(send) = send {
        steps.copy(send, &blocks.recv(recv, root));
    }
    steps.wait_all(pending)
}

/// Up a binomial tree, packed: a log n + n m b.
fn binomial(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    count: u64,
    bytes: u64,
    root: u32,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let relative = (rank + size - root) % size;
    let absolute = |relative: u32| (relative + root) % size;
    // My subtree holds the blocks relative..relative + span.
    let lowest = if relative == 0 { size.next_power_of_two() } else { 1 << relative.trailing_zeros() };
    let span = lowest.min(size - relative);
    let room = steps.scratch(&Layout::predefined(Predefined::Byte), u64::from(span) * bytes)?;
    let mine = room.as_recv().at_element(0, bytes);
    match send {
        Some(send) => steps.copy(send, &mine),
        None => steps.copy(&recv.at_element(i64::from(rank) * count as i64, count).as_send(), &mine),
    }
    let mut bit = 1;
    while bit < lowest {
        if relative + bit < size {
            let theirs = u64::from(bit.min(size - relative - bit)) * bytes;
            let at = u64::from(bit) * bytes;
            steps.recv(absolute(relative + bit), &room.as_recv().at_element(at as i64, theirs))?;
        }
        bit *= 2;
    }
    if relative != 0 {
        return steps.send(absolute(relative - lowest), &room.as_send());
    }
    for offset in 0..size {
        let from = absolute(offset);
        let block = room.as_send().at_element((u64::from(offset) * bytes) as i64, bytes);
        if from != root || send.is_some() {
            steps.copy(&block, &recv.at_element(i64::from(from) * count as i64, count));
        }
    }
    Ok(())
}
