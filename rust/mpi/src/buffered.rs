//! Buffered mode (MPI 5.0, 3.6): messages that outlive the call in memory of their own.
//!
//! The attached buffer is an allowance: its size bounds what may be pending, and MPI_ERR_BUFFER is
//! returned exactly when the standard's model runs out of room. The bytes are kept by the library.

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::BSEND_OVERHEAD;
use p2pmpi_engine::{Destination, Engine, Links, RequestId};
use p2pmpi_layout::{Layout, Predefined, Scratch, SendBuffer, copy};

use crate::error::Error;

/// What MPI_Buffer_attach was given, and the messages that use it.
#[derive(Debug, Default)]
pub struct AttachedBuffer {
    attached: Option<Attached>,
    pending: Vec<Pending>,
    used: u64,
}

/// The user's memory; only its address and size matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attached {
    /// Address, returned by MPI_Buffer_detach.
    pub address: usize,
    /// Bytes.
    pub size: u64,
}

#[derive(Debug)]
struct Pending {
    request: RequestId,
    cost: u64,
}

impl AttachedBuffer {
    /// MPI_Buffer_attach.
    ///
    /// # Errors
    /// MPI_ERR_BUFFER when one is attached already.
    pub fn attach(&mut self, buffer: Attached) -> Result<(), Error> {
        if self.attached.is_some() {
            return Err(Error::new(abi::error::ERR_BUFFER, "a buffer is attached already; detach it first"));
        }
        self.attached = Some(buffer);
        Ok(())
    }

    /// What is attached.
    pub fn attached(&self) -> Option<Attached> {
        self.attached
    }

    /// MPI_Buffer_detach, after [`AttachedBuffer::is_drained`].
    ///
    /// # Errors
    /// MPI_ERR_BUFFER when nothing is attached.
    pub fn detach(&mut self) -> Result<Attached, Error> {
        self.attached.take().ok_or_else(|| {
            Error::new(abi::error::ERR_BUFFER, "no buffer is attached; MPI_Buffer_attach gives one")
        })
    }

    /// True when every buffered message has left.
    pub fn is_drained(&mut self, engine: &mut Engine<Links>) -> bool {
        let used = &mut self.used;
        self.pending.retain(|pending| {
            let over = engine.take(pending.request).is_some();
            if over {
                *used -= pending.cost;
            }
            !over
        });
        self.pending.is_empty()
    }

    /// Copies the message and sends it in the background.
    pub(crate) fn send(
        &mut self,
        engine: &mut Engine<Links>,
        to: &Destination,
        buffer: &SendBuffer,
    ) -> Result<(), Error> {
        let size = self.attached.map_or(0, |attached| attached.size);
        let cost = buffer.packed_size() + BSEND_OVERHEAD as u64;
        self.is_drained(engine);
        if cost > size - self.used {
            return Err(Error::new(
                abi::error::ERR_BUFFER,
                format!(
                    "the attached buffer has {} bytes left of {size}, but this message needs {cost} \
                     (with MPI_BSEND_OVERHEAD); attach a larger one",
                    size - self.used
                ),
            ));
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
