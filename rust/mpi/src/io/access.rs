//! Reading and writing (MPI 5.0, 14.4): what an access needs before it can begin, and who carries it out.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants as c;
use p2pmpi_abi::error as e;
use p2pmpi_engine::file::{Lock, lock};
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};

use super::shared::{self, Change};
use super::view::View;
use super::{File, entry, entry_mut, together, transfer};
use crate::coll::{self, Steps};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::request::Operation;
use crate::task;

/// Where an access begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At an offset in etypes.
    At(i64),
    /// At the individual pointer, which moves on.
    Individual,
    /// At the shared pointer, which moves on.
    Shared,
    /// At the shared pointer, in rank order.
    Ordered,
}

/// An access as the program asks for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    /// Where.
    pub place: Place,
    /// Whether everybody takes part.
    pub collective: bool,
    /// Of MPI_File_write*; else of MPI_File_read*.
    pub writes: bool,
}

/// What is moved.
#[derive(Clone, Debug)]
pub enum Data {
    /// From the file.
    Read(RecvBuffer),
    /// Into the file.
    Write(SendBuffer),
}

impl Data {
    /// Bytes in memory.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Data::Read(into) => into.packed_size(),
            Data::Write(data) => data.packed_size(),
        }
    }

    fn bytes_in_file(&self, view: &View) -> Result<u64, Error> {
        match self {
            Data::Read(into) => transfer::file_bytes(view, into.count(), into.layout()),
            Data::Write(data) => transfer::file_bytes(view, data.count(), data.layout()),
        }
    }
}

/// Which split collective operation: its end must be of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Of MPI_File_write_*; else of MPI_File_read_*.
    pub writes: bool,
    /// Which place: at an offset, individual or ordered.
    pub place: std::mem::Discriminant<Place>,
}

/// An access that is ready to be carried out, with all that it needs: the file's own state may go on to change.
#[derive(Clone, Debug)]
pub(super) struct Transfer {
    pub file: Arc<std::fs::File>,
    pub view: View,
    pub data: Data,
    /// The first byte of what the view shows.
    pub from: u64,
    /// Bytes in the file.
    pub length: u64,
    /// Excludes others meanwhile.
    atomic: bool,
}

impl Transfer {
    /// Carries it out alone; the bytes of data moved.
    ///
    /// # Errors
    /// MPI_ERR_IO and what else the file system says.
    pub fn alone(&self) -> Result<u64, Error> {
        let start = self.view.displacement as u64;
        if self.atomic {
            let how = if matches!(self.data, Data::Write(_)) { Lock::Exclusive } else { Lock::Shared };
            lock(&*self.file, how, start)?;
        }
        let moved = match &self.data {
            Data::Read(into) => transfer::read(&self.file, &self.view, self.from, into),
            Data::Write(data) => {
                transfer::write(&self.file, &self.view, self.from, data).map(|()| data.packed_size())
            }
        };
        if self.atomic {
            lock(&*self.file, Lock::None, start)?;
        }
        moved
    }

    /// Etypes in so many bytes of data.
    fn units(&self, bytes: u64) -> i64 {
        let in_file = u128::from(bytes) * u128::from(self.length) / u128::from(self.data.bytes().max(1));
        (in_file / u128::from(self.view.unit())) as i64
    }
}

/// Reads or writes, and waits for it. `data` may be an error already: a collective access is taken part in
/// nevertheless, so that the others can go on.
///
/// # Errors
/// MPI_ERR_FILE, MPI_ERR_ARG, MPI_ERR_ACCESS, MPI_ERR_READ_ONLY, MPI_ERR_UNSUPPORTED_OPERATION,
/// MPI_ERR_IO and what else the file system says.
pub fn access(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    access: Access,
    data: Result<Data, Error>,
) -> Result<Outcome, Error> {
    let (offset, ready) = prepare(held, handle, access, data)?;
    let operation = carry_out(held, handle, access, &ready)?;
    let outcome = operation.wait(held);
    let ready = ready?;
    let outcome = outcome.check()?;
    if access.place == Place::Individual {
        // A read ends where the file does.
        entry_mut(held, handle)?.position = offset + ready.units(outcome.bytes);
    }
    Ok(outcome)
}

/// Starts to read or write. An individual pointer moves on at once, over all that is asked for.
///
/// # Errors
/// As [`access`], for what is known at once.
pub fn start(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    access: Access,
    data: Result<Data, Error>,
) -> Result<Operation, Error> {
    let (offset, ready) = prepare(held, handle, access, data)?;
    let operation = carry_out(held, handle, access, &ready)?;
    match ready {
        Ok(ready) => {
            if access.place == Place::Individual {
                entry_mut(held, handle)?.position = offset + ready.units(ready.data.bytes());
            }
            Ok(operation)
        }
        Err(error) => {
            // The others get what they need of this process.
            if let Operation::Task(task) = operation {
                held.tasks.detach(task);
            }
            Err(error)
        }
    }
}

/// Where an access begins, and all that it needs; pointers that others share have moved on. What is the matter
/// with this process's own access is in the second result.
fn prepare(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    access: Access,
    data: Result<Data, Error>,
) -> Result<(i64, Result<Transfer, Error>), Error> {
    let file = entry(held, handle)?;
    let (comm, view) = (file.comm, file.view.clone());
    let checked = check_mode(file, access.place, access.writes).and(data).and_then(|data| {
        let length = data.bytes_in_file(&view)?;
        Ok((data, length, view.units(length)?))
    });
    let units = checked.as_ref().map_or(0, |(_, _, units)| *units);
    let offset = match access.place {
        Place::At(offset) => offset,
        Place::Individual => entry(held, handle)?.position,
        Place::Shared if checked.is_err() => 0,
        Place::Shared => shared::change(held, comm, Change::Add(units))?,
        // Everybody takes part, also who cannot access anything.
        Place::Ordered => ordered(held, handle, units)?,
    };
    let file = entry(held, handle)?;
    let ready = checked.and_then(|(data, length, _)| {
        let from = view.start(offset, length)?;
        Ok(Transfer { file: file.file.clone(), view, data, from, length, atomic: file.atomic })
    });
    Ok((offset, ready))
}

/// Together with the others, or alone. Fails only if nobody else waits for this process.
fn carry_out(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    access: Access,
    ready: &Result<Transfer, Error>,
) -> Result<Operation, Error> {
    if access.collective && entry(held, handle)?.may_gather(access.writes) {
        return together::start(held, handle, access.writes, ready.as_ref().ok().cloned());
    }
    let bytes = ready.as_ref().map_err(Clone::clone)?.alone()?;
    Ok(task::finished(held, Outcome { bytes, ..Outcome::empty() }))
}

/// Where this process begins when all access in rank order.
fn ordered(held: &mut Guard<'_, Process>, handle: abi::File, units: i64) -> Result<i64, Error> {
    let comm = entry(held, handle)?.comm;
    let all = coll::allgather_words(&mut Steps::begin(held, comm)?, &[units])?;
    let rank = held.comm(comm)?.rank() as usize;
    let base = match rank {
        0 => shared::change(held, comm, Change::Add(all.iter().sum()))?,
        _ => 0,
    };
    let bases = coll::allgather_words(&mut Steps::begin(held, comm)?, &[base])?;
    Ok(bases[0] + all[..rank].iter().sum::<i64>())
}

/// Whether the file was opened for such an access.
pub(super) fn check_mode(file: &File, place: Place, writes: bool) -> Result<(), Error> {
    if writes && file.amode & c::MODE_RDONLY != 0 {
        return Err(Error::new(e::ERR_READ_ONLY, "the file was opened with MPI_MODE_RDONLY"));
    }
    if !writes && file.amode & c::MODE_WRONLY != 0 {
        return Err(Error::new(e::ERR_ACCESS, "the file was opened with MPI_MODE_WRONLY"));
    }
    let pointed = matches!(place, Place::Shared | Place::Ordered);
    if !pointed && file.amode & c::MODE_SEQUENTIAL != 0 {
        let text = "the file was opened with MPI_MODE_SEQUENTIAL, which has the shared pointer only";
        return Err(Error::new(e::ERR_UNSUPPORTED_OPERATION, text));
    }
    match place {
        Place::At(offset) if offset < 0 => {
            let text = format!("offset is {offset}, but an offset cannot be negative");
            Err(Error::new(e::ERR_ARG, text))
        }
        _ => Ok(()),
    }
}

/// MPI_File_*_begin: carried out at once, the outcome is for the end.
///
/// # Errors
/// As [`access`]; MPI_ERR_IO when another one has begun.
pub fn begin(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    how: Access,
    data: Result<Data, Error>,
) -> Result<(), Error> {
    if entry(held, handle)?.split.is_some() {
        let text = "another split collective operation of this file has begun and not ended";
        return Err(Error::new(e::ERR_IO, text));
    }
    let outcome = access(held, handle, how, data)?;
    let split = Split { writes: how.writes, place: std::mem::discriminant(&how.place) };
    entry_mut(held, handle)?.split = Some((split, outcome));
    Ok(())
}

/// MPI_File_*_end.
///
/// # Errors
/// MPI_ERR_IO when no operation of that kind has begun.
pub fn end(process: &mut Process, handle: abi::File, split: Split) -> Result<Outcome, Error> {
    let file = entry_mut(process, handle)?;
    match file.split.take_if(|(begun, _)| *begun == split) {
        Some((_, outcome)) => Ok(outcome),
        None => {
            let text = "no split collective operation of this kind has begun";
            Err(Error::new(e::ERR_IO, text))
        }
    }
}
