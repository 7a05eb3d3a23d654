//! Short messages of 64-bit words, with which the library itself agrees on something.
//!
//! They wait for nothing: what is received is asked for later. `circle` and `intercomm` use them.

use p2pmpi_abi::error::ERR_OTHER;
use p2pmpi_engine::{Destination, Peer, RequestId, Selector};
use p2pmpi_layout::{Layout, Predefined, Scratch};

use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;

/// Sends words; they are copied, and nobody waits for them to leave.
///
/// # Errors
/// MPI_ERR_NO_MEM. A lost peer is noticed by whoever waits for its answer.
pub(crate) fn send(process: &mut Process, to: &Destination, words: &[u64]) -> Result<(), Error> {
    let room = room(words.len())?;
    for (index, word) in words.iter().enumerate() {
        room.as_recv().unpack(8 * index as u64, &word.to_le_bytes());
    }
    if process.engine.try_send(to, &room.as_send()).is_none() {
        let request = process.engine.start_send(to, room.as_send(), false);
        process.engine.detach(request);
    }
    Ok(())
}

/// Words that will arrive.
#[derive(Debug)]
pub(crate) struct Incoming {
    request: RequestId,
    room: Scratch,
    count: usize,
}

/// Expects exactly `count` words.
///
/// # Errors
/// MPI_ERR_NO_MEM.
pub(crate) fn receive(
    process: &mut Process,
    selector: Selector,
    from: Peer,
    count: usize,
) -> Result<Incoming, Error> {
    let room = room(count)?;
    let request = process.engine.start_recv(selector, room.as_recv(), Some(from));
    Ok(Incoming { request, room, count })
}

impl Incoming {
    /// The words, once they are there.
    pub fn poll(&self, process: &mut Process) -> Option<Result<Vec<u64>, Error>> {
        let completion = process.engine.take(self.request)?;
        Some(Outcome::of_receive(&completion).check().and_then(|outcome| {
            if outcome.bytes != 8 * self.count as u64 {
                let (came, wanted) = (outcome.bytes / 8, self.count);
                let text = format!("processes disagree on an operation: {came} words came, not {wanted}");
                return Err(Error::new(ERR_OTHER, text));
            }
            let word = |index: usize| {
                let mut bytes = [0; 8];
                self.room.as_send().pack(8 * index as u64, &mut bytes);
                u64::from_le_bytes(bytes)
            };
            Ok((0..self.count).map(word).collect())
        }))
    }
}

fn room(count: usize) -> Result<Scratch, Error> {
    Scratch::new(&Layout::predefined(Predefined::Byte), 8 * count as u64).map_err(Error::from)
}
