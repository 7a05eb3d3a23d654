//! MPI_File_open, MPI_File_close and MPI_File_delete (MPI 5.0, 14.2).

use std::collections::HashMap;
use std::ffi::OsStr;
use std::fs::OpenOptions;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants as c;
use p2pmpi_abi::error as e;
use p2pmpi_engine::owner::Guard;

use super::hints::Hints;
use super::{File, View, Views, agree, bad_file, entry, forget, shared};
use crate::coll::{self, Steps};
use crate::comm;
use crate::errhandler;
use crate::error::Error;
use crate::info::Info;
use crate::p2p::no_handles;
use crate::process::Process;
use crate::task;

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

fn named(error: std::io::Error, path: &Path) -> Error {
    let error = Error::from(error);
    Error { message: format!("{}: {}", path.display(), error.message), ..error }
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
    let opened = open_everywhere(held, comm, path, amode, &info);
    let Opened { file, size, hints, order } = match opened {
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
        hints,
        order,
        views: Views { scattered: false, ascending: true },
        errhandler,
    };
    held.files.insert(entry).map(|raw| abi::File(raw as usize)).ok_or_else(no_handles)
}

/// What all processes have when the file is open.
struct Opened {
    file: std::fs::File,
    size: i64,
    hints: Hints,
    order: Arc<[u32]>,
}

/// A number for the machine of this process.
fn machine(process: &Process) -> i64 {
    let name = process.identity.node.as_bytes();
    name.iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
        as i64
}

/// The first rank of every machine, then the second of each, and so on; and how many machines there are.
fn spread(machines: &[i64]) -> (Arc<[u32]>, i64) {
    let mut seen = HashMap::new();
    let mut ranks: Vec<(u32, u32)> = Vec::with_capacity(machines.len());
    for (rank, machine) in machines.iter().enumerate() {
        let before = seen.entry(machine).or_insert(0u32);
        ranks.push((*before, rank as u32));
        *before += 1;
    }
    ranks.sort_unstable();
    (ranks.iter().map(|(_, rank)| *rank).collect(), seen.len() as i64)
}

/// Rank 0 opens first, since only one may create the file. The size is taken before anybody has the
/// file: who has it may make it longer.
fn open_everywhere(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    path: &Path,
    amode: i32,
    info: &Info,
) -> Result<Opened, Error> {
    let words = [i64::from(amode), machine(held)];
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &words)?;
    check_amode(amode)?;
    if said.chunks_exact(2).any(|theirs| theirs[0] != words[0]) {
        return Err(Error::new(e::ERR_NOT_SAME, "amode differs between the processes that open the file"));
    }
    let machines: Vec<i64> = said.chunks_exact(2).map(|theirs| theirs[1]).collect();
    let (order, nodes) = spread(&machines);
    let mut hints = Hints::new(nodes);
    hints.change(info, machines.len() as i64);
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &hints.words())?;
    let hints = Hints::from_words(said.first_chunk().expect("five words of each"));
    let mut options = OpenOptions::new();
    if let Some(mode) = info.value(b"file_perm")?.and_then(permissions) {
        options.mode(mode);
    }
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
    let failed = opened.as_ref().and_then(|opened| opened.as_ref().err());
    agree(held, comm, failed, "open the file")?;
    let opened = opened.take().unwrap_or_else(|| open(false));
    agree(held, comm, opened.as_ref().err(), "open the file")?;
    opened.map(|(file, size)| Opened { file, size, hints, order })
}

/// The hint `file_perm`: what a file is created with, in octal digits.
fn permissions(value: &[u8]) -> Option<u32> {
    let mode = u32::from_str_radix(std::str::from_utf8(value).ok()?, 8).ok()?;
    (mode <= 0o777).then_some(mode)
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
