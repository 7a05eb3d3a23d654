//! MPI_Allgather and MPI_Allgatherv.

use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch, SendBuffer};

use super::Blocks;
use super::choose::{Choice, variables};
use super::steps::Steps;
use crate::error::Error;

static CHOICE: Choice = Choice::new(&variables::COLL_ALLGATHER);

/// Up to this many bytes in all, latency counts and bytes do not.
const SHORT: u64 = 64 << 10;

/// Every rank's `send` arrives in everybody's `recv` in rank order. `None`: in place.
///
/// # Errors
/// Truncation, a lost peer.
pub fn allgather(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    count: u64,
) -> Result<(), Error> {
    let blocks = Blocks::Equal { count };
    let bytes = blocks.recv(recv, 0).packed_size();
    // Among two the ring has no more rounds, and needs no room of its own.
    let short = bytes * u64::from(steps.size()) <= SHORT && steps.size() > 2;
    match CHOICE.pick(usize::from(short)) {
        0 => allgatherv(steps, send, recv, &blocks),
        _ => bruck(steps, send, recv, count, bytes),
    }
}

/// Blocks go round a ring: (n - 1)(a + m b); every rank sends only to its neighbour.
///
/// # Errors
/// Truncation, a lost peer.
pub fn allgatherv(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    blocks: &Blocks,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    if let Some(send) = send {
        steps.copy(send, &blocks.recv(recv, rank));
    }
    let (next, previous) = ((rank + 1) % size, (rank + size - 1) % size);
    for round in 0..size - 1 {
        let have = (rank + size - round) % size;
        let want = (rank + size - round - 1) % size;
        let outgoing = blocks.recv(recv, have).as_send();
        steps.exchange(next, &outgoing, previous, &blocks.recv(recv, want))?;
    }
    Ok(())
}

/// Blocks double in ceil(log2 n) rounds, packed, then are put in order:
/// a log n + (n - 1) m b and one more copy.
fn bruck(
    steps: &mut Steps<'_, '_>,
    send: Option<&SendBuffer>,
    recv: &RecvBuffer,
    count: u64,
    bytes: u64,
) -> Result<(), Error> {
    let (rank, size) = (steps.rank(), steps.size());
    let block = |rank: u32| recv.at_element(i64::from(rank) * count as i64, count);
    let room = steps.scratch(&Layout::predefined(Predefined::Byte), u64::from(size) * bytes)?;
    let own = block(rank).as_send();
    steps.copy(send.unwrap_or(&own), &room.as_recv().at_element(0, bytes));
    let mut have = 1;
    while have < size {
        let more = have.min(size - have);
        let length = u64::from(more) * bytes;
        let outgoing = room.as_send().at_element(0, length);
        let incoming = room.as_recv().at_element((u64::from(have) * bytes) as i64, length);
        steps.exchange((rank + size - have) % size, &outgoing, (rank + have) % size, &incoming)?;
        have += more;
    }
    for offset in 0..size {
        let from = (rank + offset) % size;
        if from != rank || send.is_some() {
            let piece = room.as_send().at_element((u64::from(offset) * bytes) as i64, bytes);
            steps.copy(&piece, &block(from));
        }
    }
    Ok(())
}

/// The concatenation of everybody's words, for the library's own agreements.
///
/// # Errors
/// A lost peer.
pub fn allgather_words(steps: &mut Steps<'_, '_>, words: &[i64]) -> Result<Vec<i64>, Error> {
    let (count, size) = (words.len() as u64, steps.size());
    let own = words_in(steps, words)?;
    let room = steps.scratch(&Layout::predefined(Predefined::Int64), count * u64::from(size))?;
    allgather(steps, Some(&own.as_send()), &room.as_recv(), count)?;
    Ok(words_of(&room, count * u64::from(size)))
}

fn words_in(steps: &mut Steps<'_, '_>, words: &[i64]) -> Result<Scratch, Error> {
    let room = steps.scratch(&Layout::predefined(Predefined::Int64), words.len() as u64)?;
    for (index, word) in words.iter().enumerate() {
        room.as_recv().unpack(8 * index as u64, &word.to_ne_bytes());
    }
    Ok(room)
}

fn words_of(room: &Scratch, count: u64) -> Vec<i64> {
    let word = |index: u64| {
        let mut bytes = [0; 8];
        room.as_send().pack(8 * index, &mut bytes);
        i64::from_ne_bytes(bytes)
    };
    (0..count).map(word).collect()
}

/// Sends words to one rank and receives those of another, of whatever number, for the library's own
/// agreements.
///
/// # Errors
/// A lost peer, MPI_ERR_NO_MEM.
pub fn exchange_words(
    steps: &mut Steps<'_, '_>,
    to: u32,
    words: &[i64],
    from: u32,
) -> Result<Vec<i64>, Error> {
    let layout = Layout::predefined(Predefined::Int64);
    let counts = [words_in(steps, &[words.len() as i64])?, steps.scratch(&layout, 1)?];
    steps.exchange(to, &counts[0].as_send(), from, &counts[1].as_recv())?;
    let count = words_of(&counts[1], 1)[0].unsigned_abs();
    let (outgoing, incoming) = (words_in(steps, words)?, steps.scratch(&layout, count)?);
    steps.exchange(to, &outgoing.as_send(), from, &incoming.as_recv())?;
    Ok(words_of(&incoming, count))
}
