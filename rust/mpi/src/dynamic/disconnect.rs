//! MPI_Comm_disconnect (MPI 5.0, 11.10.4): nothing of a communicator is under way any more when its
//! members part.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;

use crate::coll::{Steps, barrier, inter};
use crate::comm;
use crate::error::Error;
use crate::process::Process;

/// Waits until every member has come, then frees the communicator. Collective over both groups. Its
/// attributes were deleted before.
///
/// # Errors
/// MPI_ERR_COMM, also for predefined communicators; a lost peer, and then it is freed nevertheless.
pub fn disconnect(held: &mut Guard<'_, Process>, comm: abi::Comm) -> Result<(), Error> {
    held.comm(comm)?;
    if held.comms.get(comm.0).is_none() {
        let text = "comm is predefined and cannot be disconnected";
        return Err(Error::new(abi::error::ERR_COMM, text));
    }
    let across = held.comm(comm)?.remote.is_some();
    let mut steps = Steps::begin(held, comm)?;
    let met = if across { inter::barrier(&mut steps) } else { barrier(&mut steps) };
    comm::free(held, comm)?;
    met
}
