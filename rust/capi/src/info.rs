//! Info objects (MPI 5.0, chapter 10). They may be used at any time, so their table is not part of
//! the state between MPI_Init and MPI_Finalize.

use std::ffi::{c_char, c_int};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_INFO};
use p2pmpi_abi::handle::Kind;
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::objects::Table;
use p2pmpi_sys::mutex::{Mutex, MutexGuard};

use crate::args::{InOut, Out, Text, TextOut};
use crate::entry::{self, Call, Error};

static INFOS: Mutex<Table<Info>> = Mutex::new(Table::new(Kind::Info));

fn infos() -> MutexGuard<'static, Table<Info>> {
    INFOS.lock()
}

/// Gives an info object a handle.
pub(crate) fn add(info: Info) -> Result<abi::Info, Error> {
    let raw = infos().insert(info);
    raw.map(|raw| abi::Info(raw as usize))
        .ok_or_else(|| Error::new(abi::error::ERR_NO_MEM, "too many info objects exist"))
}

/// The hints that a call is given; none for `MPI_INFO_NULL`.
pub(crate) fn hints(info: abi::Info) -> Result<Info, Error> {
    match info {
        abi::Info::NULL => Ok(Info::default()),
        _ => copy(info),
    }
}

fn copy(info: abi::Info) -> Result<Info, Error> {
    if info == abi::Info::ENV {
        return Ok(environment());
    }
    infos().get(info.0).cloned().ok_or_else(|| bad(info))
}

/// Runs `change` on an object of the program.
fn change<R>(info: abi::Info, change: impl FnOnce(&mut Info) -> Result<R, Error>) -> Result<R, Error> {
    change(infos().get_mut(info.0).ok_or_else(|| bad(info))?)
}

#[cold]
fn bad(info: abi::Info) -> Error {
    let what = match info {
        abi::Info::NULL => "MPI_INFO_NULL".into(),
        abi::Info::ENV => "MPI_INFO_ENV, which cannot be changed or freed".into(),
        _ => format!("{:#x}, which is not an info object (or it was freed)", info.0),
    };
    Error::new(ERR_INFO, format!("info is {what}"))
}

/// `MPI_INFO_ENV` (MPI 5.0, 11.2.1): how this program was started, as far as it is known.
fn environment() -> Info {
    let mut info = Info::default();
    let mut arguments = std::env::args_os().map(|argument| argument.into_encoded_bytes());
    let command = arguments.next().unwrap_or_default();
    let argv = arguments.collect::<Vec<_>>().join(&b' ');
    let folder = std::env::current_dir().map(|path| path.into_os_string().into_encoded_bytes());
    let level = match entry::thread_level() {
        abi::constants::THREAD_FUNNELED => "MPI_THREAD_FUNNELED",
        abi::constants::THREAD_SERIALIZED => "MPI_THREAD_SERIALIZED",
        abi::constants::THREAD_MULTIPLE => "MPI_THREAD_MULTIPLE",
        _ => "MPI_THREAD_SINGLE",
    };
    let pairs: [(&str, &[u8]); 5] = [
        ("command", &command),
        ("argv", &argv),
        ("wdir", folder.as_deref().unwrap_or_default()),
        ("arch", std::env::consts::ARCH.as_bytes()),
        ("thread_level", level.as_bytes()),
    ];
    for (key, value) in pairs {
        // What is longer than an info value may be is left out rather than cut.
        let _ = info.set(key.as_bytes(), value);
    }
    info
}

/// `MPI_Info_create`.
pub(crate) fn info_create(_: &mut Call, info: Out<abi::Info>) -> Result<(), Error> {
    info.write(add(Info::default())?);
    Ok(())
}

/// `MPI_Info_create_env`.
pub(crate) fn info_create_env(
    _: &mut Call,
    _argc: c_int,
    _argv: *mut *mut c_char,
    info: Out<abi::Info>,
) -> Result<(), Error> {
    info.write(add(environment())?);
    Ok(())
}

/// `MPI_Info_dup`.
pub(crate) fn info_dup(_: &mut Call, info: abi::Info, newinfo: Out<abi::Info>) -> Result<(), Error> {
    newinfo.write(add(copy(info)?)?);
    Ok(())
}

/// `MPI_Info_free`.
pub(crate) fn info_free(_: &mut Call, info: InOut<abi::Info>) -> Result<(), Error> {
    infos().remove(info.read().0).ok_or_else(|| bad(info.read()))?;
    info.write(abi::Info::NULL);
    Ok(())
}

/// `MPI_Info_set`.
pub(crate) fn info_set(_: &mut Call, info: abi::Info, key: Text<'_>, value: Text<'_>) -> Result<(), Error> {
    change(info, |info| info.set(key.bytes()?, value.bytes()?))
}

/// `MPI_Info_delete`.
pub(crate) fn info_delete(_: &mut Call, info: abi::Info, key: Text<'_>) -> Result<(), Error> {
    change(info, |info| info.delete(key.bytes()?))
}

/// `MPI_Info_get_nkeys`.
pub(crate) fn info_get_nkeys(_: &mut Call, info: abi::Info, nkeys: Out<c_int>) -> Result<(), Error> {
    nkeys.write(copy(info)?.len() as c_int);
    Ok(())
}

/// `MPI_Info_get_nthkey`.
pub(crate) fn info_get_nthkey(_: &mut Call, info: abi::Info, n: c_int, key: TextOut) -> Result<(), Error> {
    key.write(copy(info)?.key(n)?);
    Ok(())
}

/// `MPI_Info_get_valuelen`.
pub(crate) fn info_get_valuelen(
    _: &mut Call,
    info: abi::Info,
    key: Text<'_>,
    valuelen: Out<c_int>,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let info = copy(info)?;
    let value = info.value(key.bytes()?)?;
    if let Some(value) = value {
        valuelen.write(value.len() as c_int);
    }
    flag.write_flag(value.is_some());
    Ok(())
}

/// `MPI_Info_get`: `valuelen` characters and a nul.
pub(crate) unsafe fn info_get(
    _: &mut Call,
    info: abi::Info,
    key: Text<'_>,
    valuelen: c_int,
    value: *mut c_char,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let info = copy(info)?;
    let found = info.value(key.bytes()?)?;
    // SAFETY: the caller has room for that many characters and a nul.
    let value = unsafe { room(value, (valuelen, "valuelen"), 1) }?;
    if let Some((found, out)) = found.zip(value) {
        out.write(found);
    }
    flag.write_flag(found.is_some());
    Ok(())
}

/// `MPI_Info_get_string`: as many characters as `buflen` has room for with a nul; `buflen` becomes
/// the room that the whole value needs.
pub(crate) unsafe fn info_get_string(
    _: &mut Call,
    info: abi::Info,
    key: Text<'_>,
    buflen: InOut<c_int>,
    value: *mut c_char,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let info = copy(info)?;
    let found = info.value(key.bytes()?)?;
    // SAFETY: the caller has room for that many characters, nul included.
    let value = unsafe { room(value, (buflen.read(), "buflen"), 0) }?;
    if let Some(found) = found {
        value.map(|out| out.write(found));
        buflen.write(found.len() as c_int + 1);
    }
    flag.write_flag(found.is_some());
    Ok(())
}

/// Room for a string of `length` characters and `more`; `None` where there is none at all.
unsafe fn room(
    value: *mut c_char,
    (length, name): (c_int, &str),
    more: usize,
) -> Result<Option<TextOut>, Error> {
    match usize::try_from(length).map(|length| length + more) {
        Ok(0) => Ok(None),
        // SAFETY: the caller's promise.
        Ok(capacity) => unsafe { TextOut::new(value, capacity, "value") }.map(Some),
        Err(_) => Err(Error::new(ERR_ARG, format!("{name} is {length}, but cannot be negative"))),
    }
}
