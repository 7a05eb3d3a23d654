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
    let leaf = lowest == 1 || relative + 1 >= size;
    if leaf {
        if relative == 0 {
            steps.copy(send, recv);
            return Ok(());
        }
        return steps.send(absolute(relative - lowest), send);
    }
    // mine = mine op theirs, where theirs covers higher ranks: reduce into theirs, swap roles.
    let (mut mine, mut theirs) =
        (steps.scratch(send.layout(), send.count())?, steps.scratch(send.layout(), send.count())?);
    steps.copy(send, &mine.as_recv());
    let mut bit = 1;
    while bit < lowest {
        if relative + bit < size {
            steps.recv(absolute(relative + bit), &theirs.as_recv())?;
            steps.reduce(with, &mine.as_send(), &theirs.as_recv());
            std::mem::swap(&mut mine, &mut theirs);
        }
        bit *= 2;
    }
    if relative == 0 {
        steps.copy(&mine.as_send(), recv);
        return Ok(());
    }
    steps.send(absolute(relative - lowest), &mine.as_send())
}
