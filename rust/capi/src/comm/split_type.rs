//! MPI_Comm_split_type (MPI 5.0, 7.4.2): groups of processes that share something.
//!
//! Machines are the only hardware known here. What is asked for by a name that nobody knows, and
//! anything finer than a machine, gives MPI_COMM_NULL.

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    COMM_TYPE_HW_GUIDED, COMM_TYPE_HW_UNGUIDED, COMM_TYPE_RESOURCE_GUIDED, COMM_TYPE_SHARED, UNDEFINED,
};
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::comm::Color;
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::{Error, Process, comm};

use crate::args::Out;
use crate::entry::Call;

/// Hint: which hardware is shared.
const RESOURCE: &[u8] = b"mpi_hw_resource_type";
/// Hint: which process set is meant.
const PROCESS_SET: &[u8] = b"mpi_pset_name";
/// The hardware that we know.
const MACHINE: &[u8] = b"mpi_shared_memory";

/// `MPI_Comm_split_type`.
pub(crate) fn comm_split_type(
    cx: &mut Call,
    comm: abi::Comm,
    split_type: c_int,
    key: c_int,
    info: abi::Info,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    let held = cx.held()?;
    held.comm(comm)?;
    let machine = Some(Color::named(&held.identity.node));
    let color = match split_type {
        COMM_TYPE_SHARED | COMM_TYPE_HW_UNGUIDED => machine,
        COMM_TYPE_HW_GUIDED => machine.filter(|_| asks_for_machine(&hints)),
        COMM_TYPE_RESOURCE_GUIDED if asks_for_machine(&hints) => machine,
        COMM_TYPE_RESOURCE_GUIDED => process_set(held, &hints),
        UNDEFINED => None,
        _ => {
            let text = format!("split_type is {split_type}, which is no MPI_COMM_TYPE_* (or MPI_UNDEFINED)");
            return Err(Error::new(ERR_ARG, text));
        }
    };
    let new = comm::split(held, comm, color, key)?;
    newcomm.write(if split_type == COMM_TYPE_HW_UNGUIDED { strict(held, comm, new)? } else { new });
    Ok(())
}

fn asks_for_machine(hints: &Info) -> bool {
    hints.value(RESOURCE) == Ok(Some(MACHINE))
}

/// The process set that the hints name, if this process is in it.
fn process_set(process: &Process, hints: &Info) -> Option<Color> {
    match hints.value(PROCESS_SET).ok()?? {
        b"mpi://WORLD" => Some(Color::named("mpi://WORLD")),
        b"mpi://SELF" => Some(Color::number(process.identity.peer.0)),
        b"mpix://shared" => Some(Color::named(&process.identity.node)),
        _ => None,
    }
}

/// Asked for the next smaller unit: the part, unless it is the whole.
fn strict(held: &mut Guard<'_, Process>, whole: abi::Comm, part: abi::Comm) -> Result<abi::Comm, Error> {
    let remote_size = |comm: &comm::Comm| comm.remote.as_ref().map(|remote| remote.size());
    let size = held.comm(whole)?.size();
    let remote = remote_size(held.comm(whole)?);
    match held.comms.get(part.0) {
        Some(entry) if entry.size() == size && remote_size(entry) == remote => {
            comm::free(held, part)?;
            Ok(abi::Comm::NULL)
        }
        Some(_) => {
            held.comm_mut(part)?.hints.set(RESOURCE, MACHINE)?;
            Ok(part)
        }
        None => Ok(part),
    }
}
