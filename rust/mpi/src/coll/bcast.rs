//! MPI_Bcast.

use p2pmpi_layout::{Layout, Predefined, RecvBuffer};

use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_BCAST);

/// Messages from this size on are cut up, so that every rank forwards while it receives.
const LONG: u64 = 256 << 10;

/// The root's buffer arrives in everybody's.
///
/// # Errors
/// Truncation, a lost peer.
pub fn bcast(steps: &mut Steps<'_, '_>, buffer: &RecvBuffer, root: u32) -> Result<(), Error> {
    if steps.size() == 1 {
        return Ok(());
    }
    let long = buffer.packed_size() >= LONG && steps.size() > 2;
    match CHOICE.pick(usize::from(long)) {
        0 => binomial(steps, buffer, root),
        _ => scatter_ring(steps, buffer, root),
    }
}

/// Down a binomial tree: (a + m b) log n.
fn binomial(steps: &mut Steps<'_, '_>, buffer: &RecvBuffer, root: u32) -> Result<(), Error> {
    let size = steps.size();
    let relative = (steps.rank() + size - root) % size;
    let absolute = |relative: u32| (relative + root) % size;
    let mut bit = 1;
    while bit < size && relative & bit == 0 {
        bit *= 2;
    }
    if relative != 0 {
        steps.recv_whole(absolute(relative & !bit), buffer)?;
    }
    let outgoing = buffer.as_send();
    let mut pending = Vec::new();
    while bit > 1 {
        bit /= 2;
        if relative | bit < size {
            pending.extend(steps.start_send(absolute(relative | bit), &outgoing));
        }
    }
    steps.wait_all(pending)
}

/// The root scatters pieces down a tree, then all pieces go round a ring:
/// a (log n + n) + 2 m b. Scattered layouts travel packed.
fn scatter_ring(steps: &mut Steps<'_, '_>, buffer: &RecvBuffer, root: u32) -> Result<(), Error> {
    let bytes = Layout::predefined(Predefined::Byte);
    let total = buffer.packed_size();
    let packed = steps.scratch(&bytes, total)?;
    let (rank, size) = (steps.rank(), steps.size());
    if rank == root {
        steps.copy(&buffer.as_send(), &packed.as_recv());
    }
    let piece = total.div_ceil(u64::from(size));
    let relative = (rank + size - root) % size;
    let absolute = |relative: u32| (relative + root) % size;
    // Pieces first..end, counted from the root.
    let span = |first: u32, end: u32| {
        let start = (u64::from(first) * piece).min(total);
        let stop = (u64::from(end) * piece).min(total);
        (start as i64, stop - start)
    };
    let mut bit = 1;
    while bit < size && relative & bit == 0 {
        bit *= 2;
    }
    if relative != 0 {
        let (start, length) = span(relative, (relative + bit).min(size));
        steps.recv_whole(absolute(relative & !bit), &packed.as_recv().at_element(start, length))?;
    }
    let mut pending = Vec::new();
    while bit > 1 {
        bit /= 2;
        if relative | bit < size {
            let (start, length) = span(relative | bit, ((relative | bit) + bit).min(size));
            let outgoing = packed.as_send().at_element(start, length);
            pending.extend(steps.start_send(absolute(relative | bit), &outgoing));
        }
    }
    steps.wait_all(pending)?;
    let (next, previous) = (absolute((relative + 1) % size), absolute((relative + size - 1) % size));
    for round in 0..size - 1 {
        let have = (relative + size - round) % size;
        let want = (relative + size - round - 1) % size;
        let ((out, out_length), (into, in_length)) = (span(have, have + 1), span(want, want + 1));
        let outgoing = packed.as_send().at_element(out, out_length);
        let incoming = packed.as_recv().at_element(into, in_length);
        steps.exchange(next, &outgoing, previous, &incoming)?;
    }
    if rank != root {
        steps.copy(&packed.as_send(), buffer);
    }
    Ok(())
}
