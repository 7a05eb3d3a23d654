//! MPI_Comm_join (MPI 5.0, 11.11): an intercommunicator of two processes with a socket between them.
//!
//! Each says over the socket who it is and in which context it wants to hear the other, and whether it
//! knows the other if that belongs to another job; that is all that the socket carries. The caller
//! moves the bytes, since only it may touch the program's descriptor.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::dynamic::PROCESSES_MAX;
use p2pmpi_launch::partner::{Contact, word};

use super::abroad;
use super::disconnect::tell_connected;
use crate::comm::{self, Comm};
use crate::context;
use crate::error::Error;
use crate::group::Group;
use crate::process::Process;

/// First bytes of a greeting.
const MAGIC: [u8; 8] = *b"P2PMPI\0J";

/// Bytes for the job and how it is reached, padded with zeros.
const JOB: usize = 1024;

/// Bytes before the numbers.
const HEAD: usize = MAGIC.len() + JOB;

/// What one of the two says; both have the same length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greeting {
    context: u32,
    bytes: Vec<u8>,
}

/// The other process, as its greeting tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joiner {
    job: Contact,
    process: u32,
    context: u32,
}

impl Greeting {
    /// This process's, with a context that was taken for it.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM when no context is left, MPI_ERR_OTHER without a launcher.
    pub fn of(held: &mut Guard<'_, Process>) -> Result<Greeting, Error> {
        let contact = abroad::own_contact(held)?;
        let context = context::agree(held, abi::Comm::SELF)?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(contact.text().as_bytes());
        bytes.resize(HEAD, 0);
        bytes.extend(held.identity.peer.0.to_le_bytes());
        bytes.extend(context.to_le_bytes());
        Ok(Greeting { context, bytes })
    }

    /// The bytes for the socket.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

impl Joiner {
    /// Who has said these bytes, if they are a greeting.
    pub fn parse(bytes: &[u8]) -> Option<Joiner> {
        let text = bytes.strip_prefix(&MAGIC)?.get(..JOB)?;
        let text = text.split(|byte| *byte == 0).next()?;
        let job = Contact::parse(std::str::from_utf8(text).ok()?)?;
        let number = |at: usize| bytes.get(HEAD + at..)?.first_chunk::<4>().map(|le| u32::from_le_bytes(*le));
        let (process, context) = (number(0)?, number(4)?);
        (process < PROCESSES_MAX).then_some(Joiner { job, process, context })
    }

    /// Whether it belongs to another job, so that both must get to know each other first.
    pub fn is_abroad(&self, process: &Process) -> bool {
        self.job.job != process.identity.job
    }

    /// Makes it known to this process.
    ///
    /// # Errors
    /// MPI_ERR_PORT if its job cannot be reached.
    pub fn meet(&self, held: &mut Guard<'_, Process>) -> Result<(), Error> {
        abroad::meet(held, vec![self.job.clone()], &[self.word()], false)
    }

    fn word(&self) -> u64 {
        word(self.job.tag(), self.process)
    }
}

/// Makes the intercommunicator with the other process, which knows this one; MPI_COMM_NULL if there is
/// none, or it is this one (MPI 5.0, 11.11).
///
/// # Errors
/// No handle is left.
pub fn join(
    held: &mut Guard<'_, Process>,
    ours: &Greeting,
    theirs: Option<&Joiner>,
) -> Result<abi::Comm, Error> {
    let me = held.identity.peer;
    let peer = theirs.and_then(|theirs| abroad::peer_of(held, theirs.word()));
    let Some((theirs, peer)) = theirs.zip(peer.filter(|peer| *peer != me)) else {
        held.contexts.release(ours.context);
        return Ok(abi::Comm::NULL);
    };
    let (local, remote) = (Group::listed(vec![me], me), Group::listed(vec![peer], me));
    let comm = Comm {
        send_context: theirs.context,
        remote: Some(remote),
        leads: abroad::word_of(held, me) < theirs.word(),
        errhandler: held.own.errhandler,
        ..Comm::new(ours.context, local, "")
    };
    let comm = comm::insert(held, comm)?;
    tell_connected(held, true);
    Ok(comm)
}
