//! Communicators that groups make (MPI 5.0, 7.4.2 and 7.6.2).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::MAX_STRINGTAG_LEN;
use p2pmpi_abi::error::{ERR_ARG, ERR_GROUP};
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::birth::{self, Parentless};
use p2pmpi_mpi::errhandler::{self, Subject};
use p2pmpi_mpi::{Error, Process};

use crate::args::{Out, Text};
use crate::entry::Call;

/// `MPI_Comm_create_group`.
pub(crate) fn comm_create_group(
    cx: &mut Call,
    comm: abi::Comm,
    group: abi::Group,
    tag: c_int,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    let group = held.group(group)?;
    newcomm.write(birth::from_members(held, comm, group, tag)?);
    Ok(())
}

/// Makes a communicator without a parent; its error handler also hears of the call's own errors
/// (`Target::NewComm`).
fn without_parent(
    cx: &mut Call,
    stringtag: Text<'_>,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newcomm: Out<abi::Comm>,
    make: impl FnOnce(&mut Guard<'static, Process>, &Parentless<'_>) -> Result<abi::Comm, Error>,
) -> Result<(), Error> {
    let held = cx.held()?;
    errhandler::all().check(errhandler, Subject::Comm)?;
    let stringtag = stringtag.bytes()?;
    if stringtag.len() >= MAX_STRINGTAG_LEN as usize {
        let text = format!(
            "stringtag has {} characters, but MPI_MAX_STRINGTAG_LEN allows {}",
            stringtag.len(),
            MAX_STRINGTAG_LEN - 1
        );
        return Err(Error::new(ERR_ARG, text));
    }
    let hints = crate::info::hints(info)?;
    newcomm.write(make(held, &Parentless { stringtag, hints: &hints, errhandler })?);
    Ok(())
}

/// `MPI_Comm_create_from_group`.
pub(crate) fn comm_create_from_group(
    cx: &mut Call,
    group: abi::Group,
    stringtag: Text<'_>,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    without_parent(cx, stringtag, info, errhandler, newcomm, |held, with| {
        let group = held.group(group)?;
        birth::from_group(held, group, with)
    })
}

/// `MPI_Intercomm_create_from_groups`.
pub(crate) fn intercomm_create_from_groups(
    cx: &mut Call,
    local_group: abi::Group,
    local_leader: c_int,
    remote_group: abi::Group,
    remote_leader: c_int,
    stringtag: Text<'_>,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newintercomm: Out<abi::Comm>,
) -> Result<(), Error> {
    without_parent(cx, stringtag, info, errhandler, newintercomm, |held, with| {
        let group = held.group(local_group)?;
        if group.size() == 0 {
            return Err(Error::new(ERR_GROUP, "local_group is empty"));
        }
        let remote = |process: &Process| process.group(remote_group);
        birth::from_groups(held, group, local_leader, remote, remote_leader, with)
    })
}
