//! Files (MPI 5.0, chapter 14): what is open, where its pointers are, who takes part.
//!
//! `view` knows which bytes a process sees, `transfer` moves them, `shared` keeps the shared pointer.
//! A collective access is carried out by each process for itself; only pointers need agreement.

mod shared;
mod transfer;
mod view;

use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants as c;
use p2pmpi_abi::error as e;
use p2pmpi_engine::file::{Lock, allocate, lock};
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};

use crate::coll::{self, Steps};
use crate::comm;
use crate::errhandler;
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::p2p::{Outcome, no_handles};
use crate::process::Process;
use crate::task::{self, TaskId};
use shared::Change;

pub use view::{Representation, View};

/// An open file.
#[derive(Debug)]
pub struct File {
    /// A communicator of the file's own.
    comm: abi::Comm,
    file: Arc<std::fs::File>,
    path: PathBuf,
    /// MPI_File_get_group.
    pub group: Group,
    /// MPI_File_get_amode.
    pub amode: i32,
    /// MPI_File_get_view.
    pub view: View,
    /// The individual pointer, in etypes.
    pub position: i64,
    /// Answers for the shared pointer, at rank 0.
    server: Option<TaskId>,
    /// MPI_File_get_atomicity.
    pub atomic: bool,
    /// A split collective operation that has begun.
    split: Option<(Split, Outcome)>,
    /// The hints in use.
    pub info: Info,
    /// The error handler's handle.
    pub errhandler: abi::Errhandler,
}

/// Where an access begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At an offset in etypes.
    At(i64),
    /// At the individual pointer, which moves on.
    Individual,
    /// At the shared pointer, which moves on.
    Shared,
    /// At the shared pointer, in rank order; collective.
    Ordered,
}

/// What is moved.
#[derive(Clone, Debug)]
pub enum Data {
    /// From the file.
    Read(RecvBuffer),
    /// Into the file.
    Write(SendBuffer),
}

/// Which split collective operation: its end must be of the same kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Of MPI_File_write_*; else of MPI_File_read_*.
    pub writes: bool,
    /// Which place: at an offset, individual or ordered.
    pub place: std::mem::Discriminant<Place>,
}

const MODES: [i32; 3] = [c::MODE_RDONLY, c::MODE_WRONLY, c::MODE_RDWR];
const ALL_MODES: i32 = c::MODE_RDONLY
    | c::MODE_WRONLY
    | c::MODE_RDWR
    | c::MODE_CREATE
    | c::MODE_EXCL
    | c::MODE_DELETE_ON_CLOSE
    | c::MODE_UNIQUE_OPEN
    | c::MODE_SEQUENTIAL
    | c::MODE_APPEND;

impl From<std::io::Error> for Error {
    #[cold]
    fn from(error: std::io::Error) -> Error {
        use std::io::ErrorKind as K;
        let class = match error.kind() {
            K::NotFound => e::ERR_NO_SUCH_FILE,
            K::PermissionDenied => e::ERR_ACCESS,
            K::AlreadyExists => e::ERR_FILE_EXISTS,
            K::IsADirectory | K::NotADirectory | K::InvalidFilename => e::ERR_BAD_FILE,
            K::StorageFull => e::ERR_NO_SPACE,
            K::QuotaExceeded => e::ERR_QUOTA,
            K::ReadOnlyFilesystem => e::ERR_READ_ONLY,
            K::ExecutableFileBusy | K::ResourceBusy => e::ERR_FILE_IN_USE,
            _ => e::ERR_IO,
        };
        Error::new(class, error.to_string())
    }
}

fn named(error: std::io::Error, path: &Path) -> Error {
    let error = Error::from(error);
    Error { message: format!("{}: {}", path.display(), error.message), ..error }
}

/// The file of a handle.
///
/// # Errors
/// MPI_ERR_FILE.
pub fn entry(process: &Process, handle: abi::File) -> Result<&File, Error> {
    process.files.get(handle.0).ok_or_else(|| bad_file(handle))
}

/// The file of a handle, to change.
///
/// # Errors
/// MPI_ERR_FILE.
pub fn entry_mut(process: &mut Process, handle: abi::File) -> Result<&mut File, Error> {
    process.files.get_mut(handle.0).ok_or_else(|| bad_file(handle))
}

#[cold]
fn bad_file(handle: abi::File) -> Error {
    let text = match handle {
        abi::File::NULL => "fh is MPI_FILE_NULL".into(),
        _ => format!("fh is {:#x}, which is not a file (or it was closed)", handle.0),
    };
    Error::new(e::ERR_FILE, text)
}

/// A name, less the prefix by which some libraries choose a file system.
fn path_of(name: &[u8]) -> &Path {
    let prefixes: [&[u8]; 4] = [b"ufs:", b"nfs:", b"xfs:", b"lustre:"];
    let rest = prefixes.iter().find_map(|prefix| name.strip_prefix(*prefix)).unwrap_or(name);
    Path::new(OsStr::from_bytes(rest))
}

fn check_amode(amode: i32) -> Result<(), Error> {
    let refuse = |text: String| Err(Error::new(e::ERR_AMODE, text));
    if amode & !ALL_MODES != 0 {
        return refuse(format!("amode is {amode}, which has bits that are no MPI_MODE_* of files"));
    }
    if MODES.iter().filter(|mode| amode & *mode != 0).count() != 1 {
        return refuse(format!(
            "amode is {amode}, but needs exactly one of MPI_MODE_RDONLY, MPI_MODE_WRONLY and MPI_MODE_RDWR"
        ));
    }
    if amode & c::MODE_RDONLY != 0 && amode & (c::MODE_CREATE | c::MODE_EXCL) != 0 {
        return refuse(
            "amode has MPI_MODE_RDONLY, with which a file can be neither created nor excluded".into(),
        );
    }
    if amode & c::MODE_RDWR != 0 && amode & c::MODE_SEQUENTIAL != 0 {
        return refuse("amode has MPI_MODE_RDWR and MPI_MODE_SEQUENTIAL, which exclude each other".into());
    }
    Ok(())
}

/// MPI_File_open. Collective: it succeeds everywhere or nowhere.
///
/// # Errors
/// MPI_ERR_AMODE, MPI_ERR_NOT_SAME, and whatever is the matter with the file.
pub fn open(
    held: &mut Guard<'_, Process>,
    parent: abi::Comm,
    name: &[u8],
    amode: i32,
    info: Info,
) -> Result<abi::File, Error> {
    let entry = held.comm(parent)?;
    if entry.remote.is_some() {
        return Err(Error::new(e::ERR_COMM, "comm is an intercommunicator, which cannot open files"));
    }
    let group = entry.group.clone();
    let comm = comm::create(held, parent, group.clone(), None)?;
    let path = path_of(name);
    let opened = open_everywhere(held, comm, path, amode);
    let (file, size) = match opened {
        Ok(opened) => opened,
        Err(error) => {
            comm::free(held, comm)?;
            return Err(error);
        }
    };
    let end = if amode & c::MODE_APPEND != 0 { size } else { 0 };
    let server = if group.rank() == Some(0) { Some(shared::serve(held, comm, end)?) } else { None };
    let errhandler = held.file_errhandler;
    errhandler::all().inherit(errhandler);
    let entry = File {
        comm,
        file: Arc::new(file),
        path: path.to_owned(),
        group,
        amode,
        view: View::bytes(),
        position: end,
        server,
        atomic: false,
        split: None,
        info,
        errhandler,
    };
    held.files.insert(entry).map(|raw| abi::File(raw as usize)).ok_or_else(no_handles)
}

/// Rank 0 opens first, since only one may create the file. The size is taken before anybody has the
/// file: who has it may make it longer.
fn open_everywhere(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    path: &Path,
    amode: i32,
) -> Result<(std::fs::File, i64), Error> {
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &[i64::from(amode)])?;
    check_amode(amode)?;
    if said.iter().any(|theirs| *theirs != i64::from(amode)) {
        return Err(Error::new(e::ERR_NOT_SAME, "amode differs between the processes that open the file"));
    }
    let mut options = OpenOptions::new();
    options.read(amode & c::MODE_WRONLY == 0).write(amode & c::MODE_RDONLY == 0);
    let first = held.comm(comm)?.rank() == 0;
    let mut open = |creates: bool| {
        options.create(creates && amode & c::MODE_CREATE != 0);
        options.create_new(creates && amode & c::MODE_CREATE != 0 && amode & c::MODE_EXCL != 0);
        let file = options.open(path).map_err(|error| named(error, path))?;
        match file.metadata() {
            Ok(data) if data.is_dir() => {
                Err(Error::new(e::ERR_BAD_FILE, format!("{} is a directory", path.display())))
            }
            data => Ok((file, data?.len() as i64)),
        }
    };
    let mut opened = first.then(|| open(true));
    agree(held, comm, opened.as_ref().and_then(|opened| opened.as_ref().err()))?;
    let opened = opened.take().unwrap_or_else(|| open(false));
    agree(held, comm, opened.as_ref().err())?;
    opened
}

/// Fails everywhere if it has failed somewhere.
fn agree(held: &mut Guard<'_, Process>, comm: abi::Comm, failed: Option<&Error>) -> Result<(), Error> {
    let class = failed.map_or(e::SUCCESS, |error| error.class);
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &[i64::from(class)])?;
    match (failed, said.iter().position(|class| *class != i64::from(e::SUCCESS))) {
        (Some(error), _) => Err(error.clone()),
        (None, Some(rank)) => {
            let text = format!("rank {rank} could not open the file");
            Err(Error::new(said[rank] as i32, text))
        }
        (None, None) => Ok(()),
    }
}

/// MPI_File_close. Collective.
///
/// # Errors
/// MPI_ERR_FILE; MPI_ERR_IO while a split collective operation is under way.
pub fn close(held: &mut Guard<'_, Process>, handle: abi::File) -> Result<(), Error> {
    let file = entry(held, handle)?;
    if file.split.is_some() {
        return Err(Error::new(e::ERR_IO, "a split collective operation has begun and not ended"));
    }
    let comm = file.comm;
    let deleted = (file.amode & c::MODE_DELETE_ON_CLOSE != 0)
        .then(|| (file.group.rank() == Some(0)).then(|| file.path.clone()));
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    let mut removed = Ok(());
    if let Some(path) = deleted {
        // The file is gone before anybody returns.
        removed =
            path.map_or(Ok(()), |path| std::fs::remove_file(&path).map_err(|error| named(error, &path)));
        coll::barrier(&mut Steps::begin(held, comm)?)?;
    }
    let file = held.files.remove(handle.0).ok_or_else(|| bad_file(handle))?;
    if let Some(server) = file.server {
        task::cancel(held, server);
        held.tasks.detach(server);
    }
    comm::free(held, file.comm)?;
    forget(held, &file.view);
    errhandler::all().remove(file.errhandler);
    removed
}

/// MPI_File_delete.
///
/// # Errors
/// MPI_ERR_NO_SUCH_FILE and its kin.
pub fn delete(name: &[u8]) -> Result<(), Error> {
    let path = path_of(name);
    std::fs::remove_file(path).map_err(|error| named(error, path))
}

/// MPI_File_set_view. Collective; both pointers go to the beginning.
///
/// # Errors
/// MPI_ERR_ARG, MPI_ERR_TYPE, MPI_ERR_UNSUPPORTED_DATAREP.
pub fn set_view(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    displacement: i64,
    etype: abi::Datatype,
    filetype: abi::Datatype,
    representation: Representation,
) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let comm = file.comm;
    let displacement = match displacement {
        c::DISPLACEMENT_CURRENT if file.amode & c::MODE_SEQUENTIAL != 0 => current(held, handle)?,
        other => other,
    };
    let layouts = (held.committed(etype)?, held.committed(filetype)?);
    let mut view = View::new(displacement, &layouts.0, &layouts.1, representation)?;
    (view.etype, view.filetype) = (own(held, etype)?, own(held, filetype)?);
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    let file = entry_mut(held, handle)?;
    file.position = 0;
    let old = std::mem::replace(&mut file.view, view);
    let first = file.group.rank() == Some(0);
    forget(held, &old);
    if first {
        shared::change(held, comm, Change::Set(0))?;
    }
    coll::barrier(&mut Steps::begin(held, comm)?)
}

/// Where the shared pointer is in the file, in bytes, when everybody has come here.
fn current(held: &mut Guard<'_, Process>, handle: abi::File) -> Result<i64, Error> {
    let comm = entry(held, handle)?.comm;
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    let offset = shared::change(held, comm, Change::Add(0))?;
    entry(held, handle)?.view.byte_offset(offset)
}

/// A handle of the library's own for a datatype of the program, which may free its own.
fn own(process: &mut Process, datatype: abi::Datatype) -> Result<abi::Datatype, Error> {
    match p2pmpi_layout::Predefined::from_code(datatype.0) {
        Some(_) => Ok(datatype),
        None => process.datatypes.dup(datatype),
    }
}

fn forget(process: &mut Process, view: &View) {
    for datatype in [view.etype, view.filetype] {
        // Fails for predefined datatypes, which nobody owns.
        let _ = process.datatypes.free(datatype);
    }
}

/// Handles of etype and filetype for the program (MPI_File_get_view).
///
/// # Errors
/// MPI_ERR_FILE; no handle is left.
pub fn view_types(process: &mut Process, handle: abi::File) -> Result<[abi::Datatype; 2], Error> {
    let view = &entry(process, handle)?.view;
    let (etype, filetype) = (view.etype, view.filetype);
    Ok([own(process, etype)?, own(process, filetype)?])
}

/// Whether the file was opened for such an access.
fn check_mode(file: &File, place: Place, writes: bool) -> Result<(), Error> {
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

/// Reads or writes. Collective for [`Place::Ordered`].
///
/// # Errors
/// MPI_ERR_FILE, MPI_ERR_ARG, MPI_ERR_ACCESS, MPI_ERR_READ_ONLY, MPI_ERR_UNSUPPORTED_OPERATION,
/// MPI_ERR_IO and what else the file system says.
pub fn access(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    place: Place,
    data: &Data,
) -> Result<Outcome, Error> {
    let file = entry(held, handle)?;
    let checked = check_mode(file, place, matches!(data, Data::Write(_))).and_then(|()| {
        let (count, layout) = match data {
            Data::Read(buffer) => (buffer.count(), buffer.layout()),
            Data::Write(buffer) => (buffer.count(), buffer.layout()),
        };
        file.view.units(transfer::file_bytes(&file.view, count, layout)?)
    });
    let offset = match place {
        // Everybody takes part, also who cannot access anything.
        Place::Ordered => ordered(held, handle, *checked.as_ref().unwrap_or(&0))?,
        _ => 0,
    };
    let units = checked?;
    let offset = match place {
        Place::At(offset) => offset,
        Place::Individual => entry(held, handle)?.position,
        Place::Shared => {
            let comm = entry(held, handle)?.comm;
            shared::change(held, comm, Change::Add(units))?
        }
        Place::Ordered => offset,
    };
    let file = entry(held, handle)?;
    let bytes = carry_out(file, offset, data)?;
    if place == Place::Individual {
        let moved = match data {
            Data::Write(_) => units,
            Data::Read(buffer) if bytes == buffer.packed_size() => units,
            Data::Read(_) => (bytes / file.view.unit()) as i64,
        };
        entry_mut(held, handle)?.position = offset + moved;
    }
    Ok(Outcome { bytes, ..Outcome::empty() })
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

/// The transfer itself, excluding others in atomic mode; the bytes of data moved.
fn carry_out(file: &File, offset: i64, data: &Data) -> Result<u64, Error> {
    let length = match data {
        Data::Read(into) => transfer::file_bytes(&file.view, into.count(), into.layout())?,
        Data::Write(data) => transfer::file_bytes(&file.view, data.count(), data.layout())?,
    };
    let from = file.view.start(offset, length)?;
    let start = file.view.displacement as u64;
    if file.atomic {
        let how = if matches!(data, Data::Write(_)) { Lock::Exclusive } else { Lock::Shared };
        lock(&*file.file, how, start)?;
    }
    let moved = match data {
        Data::Read(into) => transfer::read(&file.file, &file.view, from, into),
        Data::Write(data) => transfer::write(&file.file, &file.view, from, data).map(|()| data.packed_size()),
    };
    if file.atomic {
        lock(&*file.file, Lock::None, start)?;
    }
    moved
}

/// MPI_File_*_begin: carried out at once, the outcome is for the end.
///
/// # Errors
/// As [`access`]; MPI_ERR_IO when another one has begun.
pub fn begin(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    place: Place,
    data: &Data,
) -> Result<(), Error> {
    if entry(held, handle)?.split.is_some() {
        let text = "another split collective operation of this file has begun and not ended";
        return Err(Error::new(e::ERR_IO, text));
    }
    let outcome = access(held, handle, place, data)?;
    let split = Split { writes: matches!(data, Data::Write(_)), place: std::mem::discriminant(&place) };
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

/// MPI_File_get_size.
///
/// # Errors
/// MPI_ERR_FILE, MPI_ERR_IO.
pub fn size(process: &Process, handle: abi::File) -> Result<i64, Error> {
    Ok(entry(process, handle)?.file.metadata()?.len() as i64)
}

/// MPI_File_set_size and, where the file only grows, MPI_File_preallocate. Collective.
///
/// # Errors
/// MPI_ERR_ARG, MPI_ERR_READ_ONLY, MPI_ERR_NO_SPACE and its kin, at every process.
pub fn resize(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    size: i64,
    preallocate: bool,
) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let (comm, handle_of_system) = (file.comm, file.file.clone());
    let mut done = check_mode(file, Place::Shared, true);
    if size < 0 {
        done = Err(Error::new(e::ERR_ARG, format!("size is {size}, but a size cannot be negative")));
    }
    if done.is_ok() && file.group.rank() == Some(0) {
        done = match preallocate {
            true => allocate(&*handle_of_system, size as u64),
            false => handle_of_system.set_len(size as u64),
        }
        .map_err(Error::from);
    }
    agree(held, comm, done.as_ref().err())
}

/// MPI_File_sync. Collective.
///
/// # Errors
/// MPI_ERR_IO.
pub fn sync(held: &mut Guard<'_, Process>, handle: abi::File) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let (comm, synced) = (file.comm, file.file.sync_data().map_err(Error::from));
    agree(held, comm, synced.as_ref().err())
}

/// MPI_File_set_atomicity. Collective.
///
/// # Errors
/// MPI_ERR_NOT_SAME.
pub fn set_atomicity(held: &mut Guard<'_, Process>, handle: abi::File, atomic: bool) -> Result<(), Error> {
    let comm = entry(held, handle)?.comm;
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &[i64::from(atomic)])?;
    if said.iter().any(|theirs| *theirs != i64::from(atomic)) {
        return Err(Error::new(e::ERR_NOT_SAME, "flag differs between the processes"));
    }
    entry_mut(held, handle)?.atomic = atomic;
    Ok(())
}
