//! Files (MPI 5.0, chapter 14): what is open, where its pointers are, who takes part.
//!
//! `view` knows which bytes a process sees, `transfer` moves them, `shared` keeps the shared pointer. An
//! `access` is carried out by each process for itself, or, if it is collective and `hints` and views say that
//! it pays, `together`: `domains` says who moves what, in `pieces` that others have told of.

mod access;
mod domains;
mod hints;
mod open;
mod pieces;
mod pointer;
mod rounds;
mod shared;
mod together;
mod transfer;
mod view;

use std::path::PathBuf;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants as c;
use p2pmpi_abi::error as e;
use p2pmpi_engine::file::allocate;
use p2pmpi_engine::owner::Guard;

use crate::coll::{self, Steps};
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::task::TaskId;
use access::check_mode;
use hints::Switch;
use shared::Change;

pub use access::{Access, Data, Place, Split, access, begin, end, start};
pub use hints::Hints;
pub use open::{close, delete, open};
pub use pointer::{check_sequential, position_shared, seek, seek_shared};
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
    pub hints: Hints,
    /// All ranks in the order in which they become aggregators: the first of every machine, then the second.
    order: Arc<[u32]>,
    /// What the views of all processes have in common.
    views: Views,
    /// The error handler's handle.
    pub errhandler: abi::Errhandler,
}

/// What is true of the views of all processes.
#[derive(Clone, Copy, Debug)]
struct Views {
    /// Some have gaps, so that others may have data there.
    scattered: bool,
    /// None goes back in the file.
    ascending: bool,
}

impl File {
    /// Whether collective accesses may go through aggregators; the same at all processes.
    fn may_gather(&self, writes: bool) -> bool {
        let switch = if writes { self.hints.write } else { self.hints.read };
        let wanted = match switch {
            Switch::Enable => true,
            Switch::Automatic => self.views.scattered,
            Switch::Disable => false,
        };
        wanted && self.views.ascending && !self.atomic && self.group.size() > 1
    }
}

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

/// What MPI_File_set_view is given.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// In bytes, or MPI_DISPLACEMENT_CURRENT.
    pub displacement: i64,
    /// The unit of offsets.
    pub etype: abi::Datatype,
    /// The pattern.
    pub filetype: abi::Datatype,
    /// The representation.
    pub representation: Representation,
    /// Hints.
    pub info: Info,
}

/// MPI_File_set_view. Collective: it succeeds everywhere or nowhere, also where somebody's arguments are an
/// error already. Both pointers go to the beginning.
///
/// # Errors
/// MPI_ERR_ARG, MPI_ERR_TYPE, MPI_ERR_UNSUPPORTED_DATAREP; MPI_ERR_NOT_SAME where the representation or the
/// size of the etype in it differs.
pub fn set_view(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    wanted: Result<Wanted, Error>,
) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let (comm, mut hints, size) = (file.comm, file.hints.clone(), i64::from(file.group.size()));
    let current = match file.amode & c::MODE_SEQUENTIAL != 0 {
        true => Some(current(held, handle)?),
        false => None,
    };
    if let Ok(wanted) = &wanted {
        hints.change(&wanted.info, size);
    }
    let view = wanted.and_then(|wanted| new_view(held, &wanted, current));
    hints = match agree_on_view(held, comm, view.as_ref(), &hints) {
        Ok((hints, views)) => {
            entry_mut(held, handle)?.views = views;
            hints
        }
        Err(error) => {
            if let Ok(view) = &view {
                forget(held, view);
            }
            return Err(error);
        }
    };
    let view = view?;
    let file = entry_mut(held, handle)?;
    (file.position, file.hints) = (0, hints);
    let old = std::mem::replace(&mut file.view, view);
    let first = file.group.rank() == Some(0);
    forget(held, &old);
    if first {
        shared::change(held, comm, Change::Set(0))?;
    }
    coll::barrier(&mut Steps::begin(held, comm)?)
}

fn new_view(process: &mut Process, wanted: &Wanted, current: Option<i64>) -> Result<View, Error> {
    let displacement = match (wanted.displacement, current) {
        (c::DISPLACEMENT_CURRENT, Some(current)) => current,
        (other, Some(_)) => {
            let text = format!(
                "disp is {other}, but of a file opened with MPI_MODE_SEQUENTIAL it must be \
                 MPI_DISPLACEMENT_CURRENT"
            );
            return Err(Error::new(e::ERR_ARG, text));
        }
        (other, None) => other,
    };
    let layouts = (process.committed(wanted.etype)?, process.committed(wanted.filetype)?);
    let tile = wanted.representation.layout(&process.datatypes, wanted.filetype)?;
    let mut view = View::new(displacement, &layouts.0, &layouts.1, tile, wanted.representation)?;
    view.etype = own(process, wanted.etype)?;
    view.filetype = own(process, wanted.filetype)?;
    Ok(view)
}

/// The hints of rank 0, and what the views have in common.
fn agree_on_view(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    view: Result<&View, &Error>,
    hints: &Hints,
) -> Result<(Hints, Views), Error> {
    let mut words = [0; 10];
    words[0] = i64::from(view.err().map_or(e::SUCCESS, |error| error.class));
    if let Ok(view) = view {
        let kind = view.representation.number();
        words[1..5].copy_from_slice(&[
            view.has_gaps().into(),
            view.ascends().into(),
            kind,
            view.unit() as i64,
        ]);
    }
    words[5..].copy_from_slice(&hints.words());
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &words)?;
    let all = || said.chunks_exact(words.len());
    check_all(view.err(), all().map(|words| words[0] as i32), "set the view of the file")?;
    if all().any(|theirs| theirs[3..5] != said[3..5]) {
        let text = "datarep, or the size of etype in it, differs between the processes";
        return Err(Error::new(e::ERR_NOT_SAME, text));
    }
    let views = Views {
        scattered: all().any(|theirs| theirs[1] != 0),
        ascending: all().all(|theirs| theirs[2] != 0),
    };
    let hints = Hints::from_words(said[5..10].first_chunk().expect("ten words of each"));
    Ok((hints, views))
}

/// MPI_File_set_info. Collective: the hints of rank 0 count.
///
/// # Errors
/// MPI_ERR_FILE; those of the arguments of any process.
pub fn set_info(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    info: Result<Info, Error>,
) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let (comm, mut hints, size) = (file.comm, file.hints.clone(), i64::from(file.group.size()));
    if let Ok(info) = &info {
        hints.change(info, size);
    }
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &hints.words())?;
    info?;
    entry_mut(held, handle)?.hints = Hints::from_words(said.first_chunk().expect("five words of each"));
    Ok(())
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
/// MPI_ERR_ARG, MPI_ERR_NOT_SAME, MPI_ERR_READ_ONLY, MPI_ERR_NO_SPACE and its kin, at every process.
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
    let first = file.group.rank() == Some(0);
    // Nothing changes unless everybody asks for the same.
    let words = [i64::from(done.as_ref().err().map_or(e::SUCCESS, |error| error.class)), size];
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &words)?;
    let what = "change the size of the file";
    check_all(done.as_ref().err(), said.chunks_exact(2).map(|theirs| theirs[0] as i32), what)?;
    if said.chunks_exact(2).any(|theirs| theirs[1] != size) {
        return Err(Error::new(e::ERR_NOT_SAME, "size differs between the processes"));
    }
    if first {
        done = match preallocate {
            true => allocate(&*handle_of_system, size as u64),
            false => handle_of_system.set_len(size as u64),
        }
        .map_err(Error::from);
    }
    agree(held, comm, done.as_ref().err(), what)
}

/// MPI_File_sync. Collective.
///
/// # Errors
/// MPI_ERR_IO.
pub fn sync(held: &mut Guard<'_, Process>, handle: abi::File) -> Result<(), Error> {
    let file = entry(held, handle)?;
    let (comm, synced) = (file.comm, file.file.sync_data().map_err(Error::from));
    agree(held, comm, synced.as_ref().err(), "write the file to its storage")
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

/// Fails everywhere if it has failed somewhere; `what` says what was to be done.
fn agree(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    failed: Option<&Error>,
    what: &str,
) -> Result<(), Error> {
    let class = failed.map_or(e::SUCCESS, |error| error.class);
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &[i64::from(class)])?;
    check_all(failed, said.iter().map(|class| *class as i32), what)
}

/// This process's own error, or that of another.
fn check_all(
    failed: Option<&Error>,
    mut classes: impl Iterator<Item = i32>,
    what: &str,
) -> Result<(), Error> {
    if let Some(error) = failed {
        return Err(error.clone());
    }
    let other = classes.by_ref().enumerate().find(|(_, class)| *class != e::SUCCESS);
    other.map_or(Ok(()), |(rank, class)| {
        Err(Error::new(class, format!("the process of rank {rank} in the file's group could not {what}")))
    })
}
