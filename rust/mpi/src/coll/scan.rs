//! MPI_Scan and MPI_Exscan.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::steps::{Reduction, Steps};
use crate::error::Error;

/// Rank r gets the reduction of ranks 0 to r.
///
/// # Errors
/// Truncation, a lost peer.
pub fn scan(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
) -> Result<(), Error> {
    steps.copy(send, recv);
    doubling(steps, recv, with, true)
}

/// Rank r gets the reduction of ranks 0 to r - 1; rank 0's buffer stays as it was.
///
/// # Errors
/// Truncation, a lost peer.
pub fn exscan(
    steps: &mut Steps<'_, '_>,
    send: &SendBuffer,
    recv: &RecvBuffer,
    with: &Reduction,
) -> Result<(), Error> {
    let operand = steps.scratch(send.layout(), send.count())?;
    steps.copy(send, &operand.as_recv());
    let (rank, size) = (steps.rank(), steps.size());
    // Pass the operands one rank on, then scan among ranks 1..n.
    let to = (rank + 1 < size).then_some(rank + 1);
    let sending = to.and_then(|to| steps.start_send(to, &operand.as_send()));
    if rank > 0 {
        steps.recv(rank - 1, recv)?;
    }
    steps.wait(sending)?;
    if rank > 0 { doubling(steps, recv, with, false) } else { Ok(()) }
}

/// In round k rank r gets from r - 2^k what that rank has so far: (a + m b + 2 m c) log n.
/// `recv` holds the operand and becomes the result; with `from_zero` rank 0 takes part.
fn doubling(
    steps: &mut Steps<'_, '_>,
    recv: &RecvBuffer,
    with: &Reduction,
    from_zero: bool,
) -> Result<(), Error> {
    let first = u32::from(!from_zero);
    let (rank, size) = (steps.rank() - first, steps.size() - first);
    let theirs = steps.scratch(recv.layout(), recv.count())?;
    let mut distance = 1;
    while distance < size {
        let copy = if rank + distance < size {
            // What I have now must leave before it changes.
            let copy = steps.scratch(recv.layout(), recv.count())?;
            steps.copy(&recv.as_send(), &copy.as_recv());
            steps.start_send(rank + distance + first, &copy.as_send())
        } else {
            None
        };
        if rank >= distance {
            steps.recv(rank - distance + first, &theirs.as_recv())?;
            steps.reduce(with, &theirs.as_send(), recv);
        }
        steps.wait(copy)?;
        distance *= 2;
    }
    Ok(())
}
