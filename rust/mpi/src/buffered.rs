//! Buffered mode (MPI 5.0, 3.6): messages that outlive the call in memory of their own.
//!
//! A buffer is attached to a communicator, a session or the process, and a message uses the first of
//! these that has one. The attached buffer is an allowance: its size bounds what may be pending, and
//! MPI_ERR_BUFFER is returned exactly when the standard's model runs out of room. The bytes are kept
//! by the library; with MPI_BUFFER_AUTOMATIC there is no bound.

use std::collections::HashMap;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::BSEND_OVERHEAD;
use p2pmpi_abi::error::ERR_BUFFER;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Engine, Links, Patience, RequestId};
use p2pmpi_layout::{Layout, Predefined, Scratch, SendBuffer, copy};

use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::{Process, pause};
use crate::request::Operation;
use crate::task::{self, Driver, Task};

/// What a buffer is attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// MPI_Comm_attach_buffer.
    Comm(abi::Comm),
    /// MPI_Session_attach_buffer.
    Session(abi::Session),
    /// MPI_Buffer_attach.
    Process,
}

/// The user's memory; only its address and size matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attached {
    /// MPI_BUFFER_AUTOMATIC.
    Automatic,
    /// Memory of the program.
    Memory {
        /// Address, returned by MPI_Buffer_detach.
        address: usize,
        /// Bytes.
        size: u64,
    },
}

impl Attached {
    fn overlaps(&self, other: &Attached) -> bool {
        match (self, other) {
            (Attached::Memory { address: a, size: to_a }, Attached::Memory { address: b, size: to_b }) => {
                let (a, b) = (*a as u64, *b as u64);
                *to_a > 0 && *to_b > 0 && a < b.saturating_add(*to_b) && b < a.saturating_add(*to_a)
            }
            _ => false,
        }
    }
}

#[derive(Debug)]
struct Pending {
    request: RequestId,
    cost: u64,
}

/// An attached buffer and the messages that use it.
#[derive(Debug)]
struct Buffer {
    attached: Attached,
    pending: Vec<Pending>,
    used: u64,
}

impl Buffer {
    /// Forgets the messages that have left.
    fn reclaim(&mut self, engine: &mut Engine<Links>) {
        let used = &mut self.used;
        self.pending.retain(|pending| {
            let over = engine.take(pending.request).is_some();
            if over {
                *used -= pending.cost;
            }
            !over
        });
    }

    /// Copies the message and sends it in the background.
    fn send(
        &mut self,
        engine: &mut Engine<Links>,
        to: &Destination,
        buffer: &SendBuffer,
    ) -> Result<(), Error> {
        let cost = buffer.packed_size() + BSEND_OVERHEAD as u64;
        self.reclaim(engine);
        if let Attached::Memory { size, .. } = self.attached
            && cost > size - self.used
        {
            return Err(no_room(size - self.used, size, cost));
        }
        if engine.try_send(to, buffer).is_some() {
            return Ok(());
        }
        let bytes = Scratch::new(&Layout::predefined(Predefined::Byte), buffer.packed_size())?;
        copy(buffer, &bytes.as_recv());
        let request = engine.start_send(to, bytes.as_send(), false);
        self.used += cost;
        self.pending.push(Pending { request, cost });
        Ok(())
    }
}

#[cold]
fn no_room(left: u64, size: u64, cost: u64) -> Error {
    Error::new(
        ERR_BUFFER,
        format!(
            "the attached buffer has {left} bytes left of {size}, but this message needs {cost} \
             (with MPI_BSEND_OVERHEAD); attach a larger one"
        ),
    )
}

/// The buffers that are attached.
#[derive(Debug, Default)]
pub struct Buffers(HashMap<Place, Buffer>);

impl Buffers {
    /// MPI_Buffer_attach and its siblings. The place exists.
    ///
    /// # Errors
    /// MPI_ERR_BUFFER when one is attached there already, or has some of the same memory.
    pub fn attach(&mut self, place: Place, attached: Attached) -> Result<(), Error> {
        if self.0.contains_key(&place) {
            return Err(Error::new(ERR_BUFFER, "a buffer is attached already; detach it first"));
        }
        if self.0.values().any(|other| other.attached.overlaps(&attached)) {
            let text = "buffer overlaps one that is attached elsewhere; each needs memory of its own";
            return Err(Error::new(ERR_BUFFER, text));
        }
        self.0.insert(place, Buffer { attached, pending: Vec::new(), used: 0 });
        Ok(())
    }

    /// A communicator or session is gone: its messages go on unseen.
    pub fn forget(&mut self, place: Place, engine: &mut Engine<Links>) {
        if let Some(buffer) = self.0.remove(&place) {
            buffer.pending.iter().for_each(|pending| engine.detach(pending.request));
        }
    }

    /// The program ends, or begins anew: all buffers are gone.
    pub fn forget_all(&mut self, engine: &mut Engine<Links>) {
        let places: Vec<Place> = self.0.keys().copied().collect();
        places.into_iter().for_each(|place| self.forget(place, engine));
    }

    /// The messages of a place that have not left.
    fn pending(&mut self, place: Place, engine: &mut Engine<Links>) -> Vec<RequestId> {
        let Some(buffer) = self.0.get_mut(&place) else { return Vec::new() };
        buffer.reclaim(engine);
        buffer.pending.iter().map(|pending| pending.request).collect()
    }
}

/// Sends a message in buffered mode.
///
/// # Errors
/// MPI_ERR_BUFFER without a buffer, or without room in it.
pub(crate) fn send(
    process: &mut Process,
    comm: abi::Comm,
    to: &Destination,
    buffer: &SendBuffer,
) -> Result<(), Error> {
    let places =
        [Some(Place::Comm(comm)), process.session_of(comm).map(Place::Session), Some(Place::Process)];
    let Process { buffers: Buffers(buffers), engine, .. } = process;
    let place = places.into_iter().flatten().find(|place| buffers.contains_key(place));
    match place.and_then(|place| buffers.get_mut(&place)) {
        Some(attached) => attached.send(engine, to, buffer),
        None => Err(Error::new(
            ERR_BUFFER,
            format!(
                "no buffer is attached, but this message needs {} bytes (with MPI_BSEND_OVERHEAD); \
                 MPI_Buffer_attach gives one",
                buffer.packed_size() + BSEND_OVERHEAD as u64
            ),
        )),
    }
}

/// Waits until the messages that are in a buffer now have left (MPI_Buffer_flush).
pub fn flush(held: &mut Guard<'_, Process>, place: Place) {
    let process = &mut **held;
    let pending = process.buffers.pending(place, &mut process.engine);
    let mut patience = Patience::default();
    for request in pending {
        while !held.engine.is_complete(request) {
            pause(held, &mut patience);
        }
    }
}

/// MPI_Buffer_detach and its siblings: waits until all messages have left.
///
/// # Errors
/// MPI_ERR_BUFFER when nothing is attached.
pub fn detach(held: &mut Guard<'_, Process>, place: Place) -> Result<Attached, Error> {
    flush(held, place);
    let process = &mut **held;
    let attached = process.buffers.0.get(&place).map(|buffer| buffer.attached);
    process.buffers.forget(place, &mut process.engine);
    attached.ok_or_else(|| Error::new(ERR_BUFFER, "no buffer is attached that could be detached"))
}

/// MPI_Buffer_iflush and its siblings.
pub fn start_flush(held: &mut Guard<'_, Process>, place: Place) -> Operation {
    let process = &mut **held;
    let pending = process.buffers.pending(place, &mut process.engine);
    Operation::Task(task::start(held, Box::new(Flush(pending))))
}

/// Messages that must have left before a flush is over.
#[derive(Debug)]
struct Flush(Vec<RequestId>);

impl Task for Flush {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        self.0.retain(|request| !held.engine.is_complete(*request));
        self.0.is_empty().then(Outcome::empty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_used_once() {
        let part = |address, size| Attached::Memory { address, size };
        let mut buffers = Buffers::default();
        buffers.attach(Place::Process, part(1000, 100)).unwrap();
        let comm = Place::Comm(abi::Comm::WORLD);
        for overlapping in [part(1000, 100), part(1099, 1), part(900, 101), part(0, u64::MAX)] {
            assert_eq!(buffers.attach(comm, overlapping).unwrap_err().class, ERR_BUFFER);
        }
        assert!(buffers.attach(Place::Process, part(0, 1)).is_err(), "one at a time");
        buffers.attach(comm, part(1100, 100)).unwrap();
        let other = Place::Comm(abi::Comm::SELF);
        buffers.attach(other, Attached::Automatic).unwrap();
    }
}
