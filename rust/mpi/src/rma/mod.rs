//! One-sided communication (MPI 5.0, chapter 12).
//!
//! A window has a private communicator, whose context its messages use. The origin of an operation
//! (`access`, `origin`) sends a request (`message`) to the target, whose `service` carries it out, in
//! order, wherever that process is: in another MPI call, or computing, when its agent thread answers.
//! Synchronization (`sync`, `epoch`, `lock`) asks targets for answers and waits.
//!
//! Memory that origin and target share is accessed by the origin itself, accumulates one at a time
//! (`combining`, `exclusion`).
//!
//! Memory is reached through `layout` alone: a [`Region`](p2pmpi_layout::Region) of the program, of the
//! heap, or shared by the processes of a machine (`shared`).

mod access;
mod apart;
mod combining;
mod epoch;
mod exclusion;
mod exposed;
mod hints;
mod lock;
mod message;
mod origin;
mod service;
mod shared;
mod sync;
mod window;
mod wire;

pub use access::{Form, Place, accumulate, compare_and_swap, get, get_accumulate, put, target_rank};
pub use sync::{
    Whom, complete, fence, flush, flush_local, lock, lock_all, post, start, sync, test, unlock, unlock_all,
    wait,
};
pub use window::{Flavor, Source, Values, Window, Windows, check, create, free, shared_query};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_RMA_FLAVOR;
use p2pmpi_layout::Region;

use crate::error::Error;
use crate::process::Process;

fn not_dynamic() -> Error {
    Error::new(ERR_RMA_FLAVOR, "win was not made by MPI_Win_create_dynamic")
}

/// MPI_Win_attach.
///
/// # Errors
/// MPI_ERR_WIN, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_ATTACH.
pub fn attach(process: &mut Process, win: abi::Win, region: Region) -> Result<(), Error> {
    process.windows.get_mut(win)?.exposed.attach(region).ok_or_else(not_dynamic)?
}

/// MPI_Win_detach.
///
/// # Errors
/// MPI_ERR_WIN, MPI_ERR_RMA_FLAVOR, MPI_ERR_RMA_ATTACH.
pub fn detach(process: &mut Process, win: abi::Win, base: usize) -> Result<(), Error> {
    process.windows.get_mut(win)?.exposed.detach(base).ok_or_else(not_dynamic)?
}
