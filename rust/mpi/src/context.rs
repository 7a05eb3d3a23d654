//! Context ids: the same at all members of a communicator, and used for nothing else among them.
//!
//! Every process keeps a set of free ids. The members of the parent take the bitwise and of their
//! sets and use the lowest id that is free at all of them, so that ids are reused and never run out
//! while fewer than [`IDS`] communicators exist.

use std::collections::BTreeMap;

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
    /// Contexts with operations under way.
    held: BTreeMap<u32, Hold>,
}

/// Keeps a context from being given away.
#[derive(Debug, Default)]
struct Hold {
    operations: u32,
    /// Its communicator was freed meanwhile.
    freed: bool,
}

impl Default for Contexts {
    fn default() -> Contexts {
        let mut free = vec![u64::MAX; IDS / 64];
        free[0] &= !RESERVED;
        Contexts { free, held: BTreeMap::new() }
    }
}

impl Contexts {
    /// The even context id of `id`, taken.
    fn take(&mut self, id: usize) -> u32 {
        self.free[id / 64] &= !(1 << (id % 64));
        2 * id as u32
    }

    /// An operation of many messages begins; the id stays in use to its end, even if the communicator
    /// is freed meanwhile.
    pub fn hold(&mut self, context: u32) {
        self.held.entry(context).or_default().operations += 1;
    }

    /// An operation that held the context has ended.
    pub fn release_hold(&mut self, context: u32) {
        let Some(hold) = self.held.get_mut(&context) else { return };
        hold.operations -= 1;
        if hold.operations == 0 {
            let freed = hold.freed;
            self.held.remove(&context);
            if freed {
                self.release(context);
            }
        }
    }

    /// Gives the id of a freed communicator back.
    pub fn release(&mut self, context: u32) {
        if let Some(hold) = self.held.get_mut(&context) {
            hold.freed = true;
            return;
        }
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
