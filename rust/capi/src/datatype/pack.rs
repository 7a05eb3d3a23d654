//! Packing (MPI 5.0, 5.2 and 5.3).
//!
//! The caller of the MPI function vouches for its buffers: that is the safety of every function here.

use std::ffi::c_void;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::datatype;

use super::types;
use crate::args::{CountInOut, CountOut, Text};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

/// The functions for external32 have no communicator; the handler of this one hears of errors.
const NO_COMM: abi::Comm = abi::Comm::SELF;

/// `MPI_Pack_size`.
pub(crate) fn pack_size(
    cx: &mut Call,
    incount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
    size: CountOut,
) -> Result<(), Error> {
    cx.held()?.comm(comm)?;
    size.write(datatype::pack_size(incount, &types(cx)?.layout(datatype)?)?);
    Ok(())
}

/// `MPI_Pack`.
pub(crate) unsafe fn pack(
    cx: &mut Call,
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: CountInOut,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the buffers are those of the call.
    let (from, out) = unsafe {
        (send_buffer(cx.held()?, comm, inbuf, incount, datatype)?, room(cx, comm, outbuf, outsize)?)
    };
    advance(position, datatype::pack(&from, &out, position.read())?)
}

/// `MPI_Unpack`.
pub(crate) unsafe fn unpack(
    cx: &mut Call,
    inbuf: *const c_void,
    insize: i64,
    position: CountInOut,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> Result<(), Error> {
    // SAFETY: the buffers are those of the call.
    let (from, into) = unsafe {
        (packed(cx, comm, inbuf, insize)?, recv_buffer(cx.held()?, comm, outbuf, outcount, datatype)?)
    };
    advance(position, datatype::unpack(&from, position.read(), &into)?)
}

/// `MPI_Pack_external_size`.
pub(crate) fn pack_external_size(
    cx: &mut Call,
    datarep: Text,
    incount: i64,
    datatype: abi::Datatype,
    size: CountOut,
) -> Result<(), Error> {
    external32(datarep)?;
    size.write(datatype::external_size(incount, &types(cx)?.layout(datatype)?)?);
    Ok(())
}

/// `MPI_Pack_external`.
pub(crate) unsafe fn pack_external(
    cx: &mut Call,
    datarep: Text,
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: CountInOut,
) -> Result<(), Error> {
    external32(datarep)?;
    // SAFETY: the buffers are those of the call.
    let (from, out) = unsafe {
        (send_buffer(cx.held()?, NO_COMM, inbuf, incount, datatype)?, room(cx, NO_COMM, outbuf, outsize)?)
    };
    advance(position, datatype::pack_external(&from, &out, position.read())?)
}

/// `MPI_Unpack_external`.
pub(crate) unsafe fn unpack_external(
    cx: &mut Call,
    datarep: Text,
    inbuf: *const c_void,
    insize: i64,
    position: CountInOut,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    external32(datarep)?;
    // SAFETY: the buffers are those of the call.
    let (from, into) = unsafe {
        (packed(cx, NO_COMM, inbuf, insize)?, recv_buffer(cx.held()?, NO_COMM, outbuf, outcount, datatype)?)
    };
    advance(position, datatype::unpack_external(&from, position.read(), &into)?)
}

fn external32(datarep: Text) -> Result<(), Error> {
    match datarep.bytes()? {
        b"external32" => Ok(()),
        other => {
            let name = String::from_utf8_lossy(other);
            Err(Error::new(ERR_ARG, format!("datarep is \"{name}\", but only \"external32\" is defined")))
        }
    }
}

fn advance(position: CountInOut, to: i64) -> Result<(), Error> {
    if !position.holds(to) {
        return Err(Error::new(
            ERR_ARG,
            format!("the position after the data is {to}, which no int can hold"),
        ));
    }
    position.write(to);
    Ok(())
}

/// The size of the packed side.
fn bytes(size: i64, name: &str) -> Result<i64, Error> {
    let negative = || Error::new(ERR_ARG, format!("{name} is {size}, but cannot be negative"));
    Some(size).filter(|size| *size >= 0).ok_or_else(negative)
}

/// # Safety
/// As for [`send_buffer`].
unsafe fn packed(
    cx: &mut Call,
    comm: abi::Comm,
    address: *const c_void,
    size: i64,
) -> Result<SendBuffer, Error> {
    let size = bytes(size, "insize")?;
    // SAFETY: the caller's.
    unsafe { send_buffer(cx.held()?, comm, address, size, abi::Datatype::BYTE) }
}

/// # Safety
/// As for [`recv_buffer`].
unsafe fn room(cx: &mut Call, comm: abi::Comm, address: *mut c_void, size: i64) -> Result<RecvBuffer, Error> {
    let size = bytes(size, "outsize")?;
    // SAFETY: the caller's.
    unsafe { recv_buffer(cx.held()?, comm, address, size, abi::Datatype::BYTE) }
}
