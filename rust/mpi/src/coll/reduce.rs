//! MPI_Reduce.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::steps::{Reduction, Steps};
use crate::error::Error;

/// The reduction of everybody's `send`, in rank order, arrives in the root's `recv`. At a root that
/// works in place `send` is `recv` read. `recv` matters at the root only.
///
/// # Errors
/// Truncation, a lost peer.
pub fn reduce(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
    root: u32,
) -> Result<(), Error> {
    if with.op.commutes() || root == 0 {
        return binomial(steps, send, recv, with, root);
    }
    // The tree keeps rank order only when rank 0 is its root.
    let rank = steps.rank();
    if rank == root {
        binomial(steps, send, &RecvBuffer::empty(), with, 0)?;
        steps.recv(0, recv)
    } else if rank == 0 {
        let room = steps.scratch(send.layout(), send.count())?;
        binomial(steps, send, &room.as_recv(), with, 0)?;
        steps.send(root, &room.as_send())
    } else {
        binomial(steps, send, recv, with, 0)
    }
}

/// Up a binomial tree: (a + m b + m c) log n. The lower rank's part is always the left operand.
fn binomial(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
    root: u32,
) -> Result<(), Error> {
    let size = steps.size();
    let relative = (steps.rank() + size - root) % size;
    let absolute = |relative: u32| (relative + root) % size;
    let lowest = if relative == 0 { size.next_power_of_two() } else { 1 << relative.trailing_zeros() };
    let children = (0..lowest.trailing_zeros()).filter(|bit| relative + (1 << bit) < size).count();
    // mine = mine op theirs, where theirs covers higher ranks: each part arrives in the buffer where the
    // result then lies, so that two of them take turns.
    let mut mine = send.clone();
    let mut turns = turns(steps, send, recv, relative == 0, children)?;
    for bit in 0..children as u32 {
        let [theirs, next] = turns;
        steps.recv(absolute(relative + (1 << bit)), &theirs)?;
        steps.reduce(with, &mine, &theirs);
        mine = theirs.as_send();
        turns = [next, theirs];
    }
    if relative > 0 {
        return steps.send(absolute(relative - lowest), &mine);
    }
    if mine.address() != recv.address() {
        steps.copy(&mine, recv);
    }
    Ok(())
}

/// The buffers that `children` parts arrive in, by turns. The root's own is one of them, and the last one
/// unless the operand lies there.
fn turns(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    at_root: bool,
    children: usize,
) -> Result<[RecvBuffer; 2], Error> {
    let in_place = at_root && send.address() == recv.address();
    let mut room = |needed: bool| match needed {
        true => steps.scratch(send.layout(), send.count()).map(|room| room.as_recv()),
        false => Ok(RecvBuffer::empty()),
    };
    if !at_root {
        return Ok([room(children > 0)?, room(children > 1)?]);
    }
    if !in_place && children % 2 == 1 {
        return Ok([recv.clone(), room(children > 1)?]);
    }
    Ok([room(children > 0)?, recv.clone()])
}
