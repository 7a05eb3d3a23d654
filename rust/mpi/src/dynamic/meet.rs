//! Messages between two processes of the job that share no communicator yet.
//!
//! They travel in a context of their own, in which the rank of a process is its index in the job, so
//! that any two can meet. An acceptor listens on the even tag of its port; what belongs to one call
//! has an odd tag that the caller chose.

use p2pmpi_abi::error::ERR_PORT;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Patience, Peer, Selector};
use p2pmpi_layout::{Layout, Predefined, Scratch};

use crate::circle::Bridge;
use crate::context::MEETINGS;
use crate::error::Error;
use crate::p2p::complete;
use crate::process::{Process, pause};
use crate::words;

/// Words of every message.
const WORDS: usize = 2;

/// Bytes of every message.
const BYTES: usize = 8 * WORDS;

/// The way to another process, for what its and our group agree on later.
pub fn bridge(process: &Process, peer: Peer, tag: i32) -> Bridge {
    let source = process.identity.peer.0;
    Bridge { peer, send_context: MEETINGS, context: MEETINGS, tag, source, theirs: peer.0 }
}

/// Sends two words, and waits for nothing.
///
/// # Errors
/// MPI_ERR_NO_MEM. A process that is gone is noticed by [`receive`].
pub fn send(held: &mut Guard<'_, Process>, peer: Peer, tag: i32, said: [u64; WORDS]) -> Result<(), Error> {
    let source = held.identity.peer.0;
    let to = Destination { peer, context: MEETINGS, source, destination: peer.0, tag };
    words::send(held, &to, &said)
}

/// Waits for two words with this tag, from one process or from any; none once `late` says so.
///
/// # Errors
/// MPI_ERR_PORT if the process is gone.
pub fn receive(
    held: &mut Guard<'_, Process>,
    from: Option<Peer>,
    tag: i32,
    mut late: impl FnMut() -> bool,
) -> Result<Option<(Peer, [u64; WORDS])>, Error> {
    let selector = Selector { context: MEETINGS, source: from.map(|peer| peer.0), tag: Some(tag) };
    let mut patience = Patience::default();
    loop {
        if let Some((message, probed)) = held.engine.matched_probe(&selector) {
            let room = Scratch::new(&Layout::predefined(Predefined::Byte), BYTES as u64)?;
            if let Some(request) = held.engine.start_matched_recv(message, room.as_recv()) {
                let whole = complete(held, request).failure.is_none() && probed.length == BYTES as u64;
                if whole {
                    return Ok(Some((Peer(probed.source), unpack(&room))));
                }
            }
        } else if let Some(why) = from.and_then(|peer| held.engine.lost(peer)) {
            return Err(Error::new(ERR_PORT, why));
        } else if late() {
            return Ok(None);
        } else {
            pause(held, &mut patience);
        }
    }
}

fn unpack(room: &Scratch) -> [u64; WORDS] {
    std::array::from_fn(|index| {
        let mut bytes = [0; 8];
        room.as_send().pack(8 * index as u64, &mut bytes);
        u64::from_le_bytes(bytes)
    })
}
