//! Process creation and management (MPI 5.0, chapter 11, from 11.8 on).

use std::ffi::{CStr, c_char, c_int};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::MAX_PORT_NAME;
use p2pmpi_abi::error::{ERR_ARG, ERR_NAME, ERR_OTHER, ERR_SPAWN, SUCCESS};
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::attribute::{self, Object};
use p2pmpi_mpi::dynamic::{self, Greeting, Joiner, Program, Spawned};
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::{Error, Process};

use crate::args::{Array, ArrayMut, InOut, Out, Text, TextOut};
use crate::entry::Call;
use crate::singleton::ensure_launcher;

type CharPointer = *mut c_char;

#[allow(clippy::too_many_arguments, reason = "those of MPI_Comm_spawn")]
pub(crate) fn comm_spawn(
    cx: &mut Call,
    command: Text<'_>,
    argv: *mut CharPointer,
    maxprocs: c_int,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: Out<abi::Comm>,
    array_of_errcodes: *mut c_int,
) -> Result<(), Error> {
    let held = cx.held()?;
    let root = intra_root(held, comm, root)?;
    // SAFETY: significant at the root only, where the caller vouches for it.
    let program = || Ok(vec![unsafe { program(command.bytes()?, argv, maxprocs, info) }?]);
    let programs = at_root(held, comm, root, program)?;
    let programs = programs.and_then(|programs| ensure_launcher(held).map(|()| programs));
    let spawned = dynamic::spawn(held, comm, root, programs);
    finish(spawned, maxprocs, intercomm, array_of_errcodes)
}

#[allow(clippy::too_many_arguments, reason = "those of MPI_Comm_spawn_multiple")]
pub(crate) fn comm_spawn_multiple(
    cx: &mut Call,
    count: c_int,
    array_of_commands: *mut CharPointer,
    array_of_argv: *mut *mut CharPointer,
    array_of_maxprocs: Array<'_, c_int>,
    array_of_info: Array<'_, abi::Info>,
    root: c_int,
    comm: abi::Comm,
    intercomm: Out<abi::Comm>,
    array_of_errcodes: *mut c_int,
) -> Result<(), Error> {
    let held = cx.held()?;
    let root = intra_root(held, comm, root)?;
    let mut most = 0;
    let programs = at_root(held, comm, root, || {
        let length = usize::try_from(count).ok().filter(|length| *length > 0);
        let Some(length) = length else {
            return Err(Error::new(
                ERR_ARG,
                format!("count is {count}, but at least 1 program must be named"),
            ));
        };
        if array_of_commands.is_null() {
            return Err(Error::new(ERR_ARG, "array_of_commands is a null pointer"));
        }
        // SAFETY: significant at the root only, where the caller vouches for `count` elements.
        let (maxprocs, infos) = unsafe { (array_of_maxprocs.slice(length)?, array_of_info.slice(length)?) };
        most = maxprocs.iter().fold(0, |sum: c_int, most| sum.saturating_add((*most).max(0)));
        let programs = (0..length).map(|at| {
            // SAFETY: as above; MPI_ARGVS_NULL stands for no arguments of any program.
            let (command, argv) = unsafe {
                let argv =
                    if array_of_argv.is_null() { std::ptr::null_mut() } else { *array_of_argv.add(at) };
                (Text::new(*array_of_commands.add(at), "array_of_commands"), argv)
            };
            // SAFETY: as above.
            unsafe { program(command.bytes()?, argv, maxprocs[at], infos[at]) }
        });
        programs.collect()
    })?;
    let programs = programs.and_then(|programs| ensure_launcher(held).map(|()| programs));
    let spawned = dynamic::spawn(held, comm, root, programs);
    finish(spawned, most, intercomm, array_of_errcodes)
}

/// Writes what became of a spawn; the codes are those of `most` processes if it failed.
fn finish(
    spawned: Result<Spawned, Error>,
    most: c_int,
    intercomm: Out<abi::Comm>,
    codes: *mut c_int,
) -> Result<(), Error> {
    let (wanted, started) = match &spawned {
        Ok(Spawned { size, most, .. }) => (*most, *size),
        Err(_) => (most.max(0).unsigned_abs(), 0),
    };
    let code = |at: u32| if at < started { SUCCESS } else { ERR_SPAWN };
    let wanted = 0..usize::try_from(wanted).unwrap_or(0);
    let codes_wanted = wanted.map(|at| code(u32::try_from(at).unwrap_or(u32::MAX)));
    if !codes.is_null() {
        // SAFETY: not MPI_ERRCODES_IGNORE, and the caller vouches for an element per process.
        unsafe { ArrayMut::new(codes, "array_of_errcodes").fill(codes_wanted) }?;
    }
    intercomm.write(spawned.as_ref().map_or(abi::Comm::NULL, |spawned| spawned.comm));
    spawned.map(drop)
}

/// One program of the caller.
///
/// # Safety
/// `argv` is null or an array of C strings that ends with a null pointer.
unsafe fn program(
    command: &[u8],
    argv: *mut CharPointer,
    most: c_int,
    info: abi::Info,
) -> Result<Program, Error> {
    let mut arguments = Vec::new();
    let mut next = argv;
    // SAFETY: the caller's promise; the null pointer ends the array.
    while !next.is_null() && unsafe { !(*next).is_null() } {
        // SAFETY: as above.
        unsafe {
            arguments.push(CStr::from_ptr(*next).to_bytes().to_vec());
            next = next.add(1);
        }
    }
    let info = crate::info::hints(info)?;
    Ok(Program { command: command.to_vec(), arguments, most, info })
}

/// The root of a collective call over an intracommunicator.
fn intra_root(held: &mut Guard<'static, Process>, comm: abi::Comm, root: c_int) -> Result<u32, Error> {
    let entry = held.comm(comm)?;
    if entry.remote.is_some() {
        let text = "comm is an intercommunicator, but an intracommunicator is needed";
        return Err(Error::new(abi::error::ERR_COMM, text));
    }
    entry.root(root)
}

/// What the root gives; its failure is one of the root's part, so that the others hear of it.
fn at_root<T: Default>(
    held: &mut Guard<'static, Process>,
    comm: abi::Comm,
    root: u32,
    read: impl FnOnce() -> Result<T, Error>,
) -> Result<Result<T, Error>, Error> {
    let is_root = held.comm(comm)?.rank() == root;
    Ok(if is_root { read() } else { Ok(T::default()) })
}

pub(crate) fn comm_get_parent(cx: &mut Call, parent: Out<abi::Comm>) -> Result<(), Error> {
    parent.write(dynamic::parent(cx.held()?));
    Ok(())
}

pub(crate) fn comm_disconnect(cx: &mut Call, comm: InOut<abi::Comm>) -> Result<(), Error> {
    let held = cx.held()?;
    if held.comms.get(comm.read().0).is_some() {
        attribute::delete_all(held, Object::Comm(comm.read()))?;
    }
    dynamic::disconnect(held, comm.read())?;
    comm.write(abi::Comm::NULL);
    Ok(())
}

pub(crate) fn open_port(cx: &mut Call, info: abi::Info, port_name: TextOut) -> Result<(), Error> {
    crate::info::hints(info)?;
    let mut secret = [0; 8];
    p2pmpi_sys::host::random(&mut secret)
        .map_err(|error| Error::new(ERR_OTHER, format!("no random bytes: {error}")))?;
    let held = cx.held()?;
    ensure_launcher(held)?;
    let name = dynamic::open(held, u64::from_ne_bytes(secret))?;
    if name.len() >= MAX_PORT_NAME as usize {
        return Err(Error::new(ERR_OTHER, "the name of this job is too long for the name of a port"));
    }
    port_name.write(name.as_bytes());
    Ok(())
}

pub(crate) fn close_port(cx: &mut Call, port_name: Text<'_>) -> Result<(), Error> {
    dynamic::close(cx.held()?, port_name.bytes()?)
}

pub(crate) fn comm_accept(
    cx: &mut Call,
    port_name: Text<'_>,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let root = intra_root(held, comm, root)?;
    let port = at_root(held, comm, root, || port(port_name, info))?;
    newcomm.write(abi::Comm::NULL);
    newcomm.write(dynamic::accept(held, comm, root, port)?);
    Ok(())
}

pub(crate) fn comm_connect(
    cx: &mut Call,
    port_name: Text<'_>,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let root = intra_root(held, comm, root)?;
    let port = at_root(held, comm, root, || port(port_name, info))?;
    let port = port.and_then(|port| ensure_launcher(held).map(|()| port));
    newcomm.write(abi::Comm::NULL);
    newcomm.write(dynamic::connect(held, comm, root, port)?);
    Ok(())
}

fn port(name: Text<'_>, info: abi::Info) -> Result<(Vec<u8>, Info), Error> {
    Ok((name.bytes()?.to_vec(), crate::info::hints(info)?))
}

pub(crate) fn publish_name(
    cx: &mut Call,
    service_name: Text<'_>,
    info: abi::Info,
    port_name: Text<'_>,
) -> Result<(), Error> {
    crate::info::hints(info)?;
    let held = cx.held()?;
    ensure_launcher(held)?;
    dynamic::publish(held, service_name.bytes()?, port_name.bytes()?)
}

pub(crate) fn unpublish_name(
    cx: &mut Call,
    service_name: Text<'_>,
    info: abi::Info,
    port_name: Text<'_>,
) -> Result<(), Error> {
    crate::info::hints(info)?;
    port_name.bytes()?;
    dynamic::unpublish(cx.held()?, service_name.bytes()?)
}

pub(crate) fn lookup_name(
    cx: &mut Call,
    service_name: Text<'_>,
    info: abi::Info,
    port_name: TextOut,
) -> Result<(), Error> {
    crate::info::hints(info)?;
    let held = cx.held()?;
    let service = service_name.bytes()?;
    // Other jobs may have published it.
    ensure_launcher(held).map_err(|error| Error::new(ERR_NAME, error.message))?;
    port_name.write(&dynamic::look_up(held, service)?);
    Ok(())
}

pub(crate) fn comm_join(cx: &mut Call, fd: c_int, intercomm: Out<abi::Comm>) -> Result<(), Error> {
    let held = cx.held()?;
    intercomm.write(abi::Comm::NULL);
    ensure_launcher(held)?;
    let ours = Greeting::of(held)?;
    let mut theirs = vec![0; ours.bytes().len()];
    let exchanged = Guard::outside(held, || p2pmpi_sys::exchange::exchange(fd, ours.bytes(), &mut theirs));
    let mut joiner = exchanged.is_ok().then(|| Joiner::parse(&theirs)).flatten();
    if let Some(other) = joiner.as_ref().filter(|other| other.is_abroad(held)) {
        let known = other.meet(held).is_ok();
        let mut knows = [0];
        let said =
            Guard::outside(held, || p2pmpi_sys::exchange::exchange(fd, &[u8::from(known)], &mut knows));
        joiner = joiner.filter(|_| known && said.is_ok() && knows == [1]);
    }
    let comm = dynamic::join(held, &ours, joiner.as_ref())?;
    exchanged.map_err(|error| Error::new(ERR_ARG, format!("fd is {fd}, which cannot be used: {error}")))?;
    intercomm.write(comm);
    Ok(())
}
