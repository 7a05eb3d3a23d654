//! The pointers of a file (MPI 5.0, 14.4): seeking and asking.

use p2pmpi_abi as abi;
use p2pmpi_abi::constants as c;
use p2pmpi_abi::error as e;
use p2pmpi_engine::owner::Guard;

use super::shared::{self, Change};
use super::{File, entry, entry_mut};
use crate::coll::{self, Steps};
use crate::error::Error;
use crate::process::Process;

/// Where a pointer at `now` goes.
fn target(file: &File, offset: i64, whence: i32, now: i64) -> Result<i64, Error> {
    let base = match whence {
        c::SEEK_SET => 0,
        c::SEEK_CUR => now,
        c::SEEK_END => file.view.offset_of_end(file.file.metadata()?.len()),
        _ => {
            let text = format!("whence is {whence}, which is none of MPI_SEEK_SET, _CUR and _END");
            return Err(Error::new(e::ERR_ARG, text));
        }
    };
    base.checked_add(offset).filter(|to| *to >= 0).ok_or_else(|| {
        Error::new(e::ERR_ARG, format!("offset {offset} leads before the beginning of the view"))
    })
}

/// MPI_File_seek.
///
/// # Errors
/// MPI_ERR_ARG, MPI_ERR_UNSUPPORTED_OPERATION for sequential files.
pub fn seek(process: &mut Process, handle: abi::File, offset: i64, whence: i32) -> Result<(), Error> {
    let file = entry(process, handle)?;
    check_sequential(file)?;
    let to = target(file, offset, whence, file.position)?;
    entry_mut(process, handle)?.position = to;
    Ok(())
}

/// Sequential files have the shared pointer only, and it cannot be moved.
///
/// # Errors
/// MPI_ERR_UNSUPPORTED_OPERATION.
pub fn check_sequential(file: &File) -> Result<(), Error> {
    if file.amode & c::MODE_SEQUENTIAL == 0 {
        return Ok(());
    }
    let text = "the file was opened with MPI_MODE_SEQUENTIAL and cannot be positioned";
    Err(Error::new(e::ERR_UNSUPPORTED_OPERATION, text))
}

/// MPI_File_seek_shared. Collective.
///
/// # Errors
/// As [`seek`]; MPI_ERR_NOT_SAME when the arguments differ.
pub fn seek_shared(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    offset: i64,
    whence: i32,
) -> Result<(), Error> {
    let comm = entry(held, handle)?.comm;
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &[offset, i64::from(whence)])?;
    check_sequential(entry(held, handle)?)?;
    if said.chunks(2).any(|theirs| theirs != [offset, i64::from(whence)]) {
        return Err(Error::new(e::ERR_NOT_SAME, "offset or whence differ between the processes"));
    }
    let now = shared::change(held, comm, Change::Add(0))?;
    let to = target(entry(held, handle)?, offset, whence, now);
    // Everybody has read the pointer before it moves, and it has moved before anybody goes on.
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    if held.comm(comm)?.rank() == 0
        && let Ok(to) = to
    {
        shared::change(held, comm, Change::Set(to))?;
    }
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    to.map(|_| ())
}

/// MPI_File_get_position_shared.
///
/// # Errors
/// MPI_ERR_FILE.
pub fn position_shared(held: &mut Guard<'_, Process>, handle: abi::File) -> Result<i64, Error> {
    let comm = entry(held, handle)?.comm;
    shared::change(held, comm, Change::Add(0))
}
