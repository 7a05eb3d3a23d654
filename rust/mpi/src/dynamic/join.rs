//! MPI_Comm_join (MPI 5.0, 11.11): an intercommunicator of two processes with a socket between them.
//!
//! Each says over the socket who it is and in which context it wants to hear the other; that is all
//! that the socket carries. The caller moves the bytes, since only it may touch the program's
//! descriptor.

use p2pmpi_abi as abi;
use p2pmpi_engine::Peer;
use p2pmpi_engine::owner::Guard;
use p2pmpi_launch::dynamic::PROCESSES_MAX;

use super::disconnect::tell_connected;
use crate::comm::{self, Comm};
use crate::context;
use crate::error::Error;
use crate::group::Group;
use crate::process::Process;

/// First bytes of a greeting.
const MAGIC: [u8; 8] = *b"P2PMPI\0J";

/// Bytes for the name of the job.
const JOB: usize = 128;

/// Bytes before the numbers.
const HEAD: usize = MAGIC.len() + JOB;

/// What one of the two says; both have the same length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Greeting {
    context: u32,
    bytes: Vec<u8>,
}

impl Greeting {
    /// This process's, with a context that was taken for it.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM when no context is left.
    pub fn of(held: &mut Guard<'_, Process>) -> Result<Greeting, Error> {
        let context = context::agree(held, abi::Comm::SELF)?;
        let mut bytes = MAGIC.to_vec();
        let job = held.identity.job.as_bytes();
        bytes.extend(&job[job.len().saturating_sub(JOB)..]);
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

/// Makes the intercommunicator from both greetings, `theirs` unless the socket failed; MPI_COMM_NULL if
/// the other process is none of this job, or this one (MPI 5.0, 11.11).
///
/// # Errors
/// No handle is left.
pub fn join(
    held: &mut Guard<'_, Process>,
    ours: &Greeting,
    theirs: Option<&[u8]>,
) -> Result<abi::Comm, Error> {
    let number = |at: usize| {
        let bytes = theirs?.get(HEAD + at..)?.first_chunk::<4>()?;
        Some(u32::from_le_bytes(*bytes))
    };
    let same = theirs.is_some_and(|theirs| theirs.get(..HEAD) == ours.bytes.get(..HEAD));
    let (me, known) = (held.identity.peer, !held.identity.job.is_empty());
    match (number(0).map(Peer), number(4)) {
        (Some(peer), Some(send_context)) if same && known && peer != me && peer.0 < PROCESSES_MAX => {
            let (local, remote) = (Group::listed(vec![me], me), Group::listed(vec![peer], me));
            let comm = Comm {
                send_context,
                remote: Some(remote),
                leads: me < peer,
                errhandler: held.own.errhandler,
                ..Comm::new(ours.context, local, "")
            };
            let comm = comm::insert(held, comm)?;
            tell_connected(held, true);
            Ok(comm)
        }
        _ => {
            held.contexts.release(ours.context);
            Ok(abi::Comm::NULL)
        }
    }
}
