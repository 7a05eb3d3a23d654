//! MPI_Barrier.

use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_BARRIER);

/// No rank leaves before all have come.
///
/// # Errors
/// A lost peer.
pub fn barrier(steps: &mut Steps<'_, '_>) -> Result<(), Error> {
    match CHOICE.pick(0) {
        0 => dissemination(steps),
        _ => tree(steps),
    }
}

/// ceil(log2 n) rounds: in round k every rank tells the one 2^k further. a * log n; n log n messages.
fn dissemination(steps: &mut Steps<'_, '_>) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let mut distance = 1;
    while distance < size {
        let to = (rank + distance) % size;
        let from = (rank + size - distance) % size;
        steps.exchange(to, &SendBuffer::empty(), from, &RecvBuffer::empty())?;
        distance *= 2;
    }
    Ok(())
}

/// Up and down a binomial tree: 2 a * log n, but only 2(n-1) messages, which is what counts when
/// ranks share cores.
fn tree(steps: &mut Steps<'_, '_>) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let mut bit = 1;
    while bit < size && rank & bit == 0 {
        if rank | bit < size {
            steps.recv(rank | bit, &RecvBuffer::empty())?;
        }
        bit *= 2;
    }
    if rank != 0 {
        steps.send(rank & !bit, &SendBuffer::empty())?;
        steps.recv(rank & !bit, &RecvBuffer::empty())?;
    }
    while bit > 1 {
        bit /= 2;
        if rank | bit < size && rank & bit == 0 {
            steps.send(rank | bit, &SendBuffer::empty())?;
        }
    }
    Ok(())
}
