//! Messages between two processes that share no communicator yet.
//!
//! They travel in a context of their own, in which the rank of a process is its index in the job, or a
//! number made of its word where two jobs meet, so that any two can. An acceptor listens on the even
//! tag of its port; what belongs to one call has an odd tag that the caller chose. Each message names
//! its sender by its word.

use p2pmpi_abi::error::ERR_PORT;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Patience, Peer, Selector};
use p2pmpi_layout::{Layout, Predefined, Scratch};

use super::abroad::{self, peer_of, word_of};
use crate::circle::Bridge;
use crate::context::MEETINGS;
use crate::error::Error;
use crate::p2p::complete;
use crate::process::{Process, pause};
use crate::words;

/// Words of every message, besides the name of its sender.
const WORDS: usize = 2;

/// Bytes of every message.
const BYTES: usize = 8 * (WORDS + 1);

/// What the messages of `speaker` to `listener` carry as their source.
fn source(process: &Process, speaker: Peer, listener: Peer) -> u32 {
    let abroad = &process.dynamic.abroad;
    if !abroad.has(speaker) && !abroad.has(listener) {
        return speaker.0;
    }
    // Beyond every index of a job, and below the bound of ranks.
    let word = abroad::word_of(process, speaker);
    let mixed = ((word >> 32) as u32).rotate_left(16) ^ (word as u32).wrapping_mul(0x9e37_79b1);
    (1 << 30) | (mixed >> 2)
}

/// The way to another process, for what its and our group agree on later.
pub fn bridge(process: &Process, peer: Peer, tag: i32) -> Bridge {
    let me = process.identity.peer;
    let (source, theirs) = (source(process, me, peer), source(process, peer, me));
    Bridge { peer, send_context: MEETINGS, context: MEETINGS, tag, source, theirs }
}

/// Sends two words, and waits for nothing.
///
/// # Errors
/// MPI_ERR_NO_MEM. A process that is gone is noticed by [`receive`].
pub fn send(held: &mut Guard<'_, Process>, peer: Peer, tag: i32, said: [u64; WORDS]) -> Result<(), Error> {
    let me = held.identity.peer;
    let (source, destination) = (source(held, me, peer), source(held, peer, me));
    let to = Destination { peer, context: MEETINGS, source, destination, tag };
    let sender = word_of(held, me);
    words::send(held, &to, &[sender, said[0], said[1]])
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
    let source = from.map(|peer| source(held, peer, held.identity.peer));
    let selector = Selector { context: MEETINGS, source, tag: Some(tag) };
    let mut patience = Patience::default();
    loop {
        if let Some((message, probed)) = held.engine.matched_probe(&selector) {
            let room = Scratch::new(&Layout::predefined(Predefined::Byte), BYTES as u64)?;
            if let Some(request) = held.engine.start_matched_recv(message, room.as_recv()) {
                let whole = complete(held, request).failure.is_none() && probed.length == BYTES as u64;
                let [sender, said @ ..] = unpack(&room);
                if let Some(peer) = peer_of(held, sender).filter(|_| whole) {
                    return Ok(Some((peer, said)));
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

fn unpack(room: &Scratch) -> [u64; WORDS + 1] {
    std::array::from_fn(|index| {
        let mut bytes = [0; 8];
        room.as_send().pack(8 * index as u64, &mut bytes);
        u64::from_le_bytes(bytes)
    })
}
