//! Context ids: the same at all members of a communicator, and used for nothing else among them.
//!
//! Every process keeps a set of free ids. The members of the parent take the bitwise and of their
//! sets and use the lowest id that is free at all of them, so that ids are reused and never run out
//! while fewer than [`IDS`] communicators exist.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;

use crate::coll::{Steps, allreduce_bits};
use crate::error::Error;
use crate::process::Process;

/// Communicators of one process that may exist at once.
const IDS: usize = 16 << 10;
/// Words agreed on at a time: the lowest ids first, which nearly always suffices.
const WINDOW: usize = 16;
/// Ids 0 and 1 belong to MPI_COMM_WORLD and MPI_COMM_SELF.
const RESERVED: u64 = 0b11;

/// The ids that are free in this process.
#[derive(Debug)]
pub struct Contexts {
    free: Vec<u64>,
}

impl Default for Contexts {
    fn default() -> Contexts {
        let mut free = vec![u64::MAX; IDS / 64];
        free[0] &= !RESERVED;
        Contexts { free }
    }
}

impl Contexts {
    /// The even context id of `id`, taken.
    fn take(&mut self, id: usize) -> u32 {
        self.free[id / 64] &= !(1 << (id % 64));
        2 * id as u32
    }

    /// Gives the id of a freed communicator back.
    pub fn release(&mut self, context: u32) {
        let id = context as usize / 2;
        self.free[id / 64] |= 1 << (id % 64);
    }
}

/// Agrees with all members of `comm` on a context id for a new communicator. Collective.
///
/// # Errors
/// MPI_ERR_NO_MEM when no id is free at all members; a lost peer.
pub fn agree(held: &mut Guard<'_, Process>, comm: abi::Comm) -> Result<u32, Error> {
    for start in (0..IDS / 64).step_by(WINDOW) {
        let mut words: Vec<u64> = held.contexts.free[start..start + WINDOW].to_vec();
        allreduce_bits(&mut Steps::begin(held, comm)?, &mut words)?;
        if let Some(word) = words.iter().position(|word| *word != 0) {
            let id = (start + word) * 64 + words[word].trailing_zeros() as usize;
            return Ok(held.contexts.take(id));
        }
    }
    let text = format!("no context id is left: {IDS} communicators exist; free some with MPI_Comm_free");
    Err(Error::new(abi::error::ERR_NO_MEM, text))
}
