//! User memory becomes an opaque buffer; nothing else in the library sees the pointer.
//!
//! Buffers are made in registers, hence `inline(always)` from here down to `layout`: passed through
//! memory they would be read back in wider pieces than they were written, which waits until every
//! earlier store has left the core, among them those to the other process's cache lines.

use std::ffi::c_void;

use p2pmpi_abi as abi;
use p2pmpi_abi::special::IN_PLACE;
use p2pmpi_layout::{Layout, RecvBuffer, SendBuffer};
use p2pmpi_mpi::{Error, Process};

use crate::args;

/// What is sent. Checks the communicator first, so that its error handler hears of the rest.
///
/// # Safety
/// The user vouches for the memory until the operation completes.
#[inline(always)]
pub(crate) unsafe fn send_buffer(
    process: &Process,
    comm: abi::Comm,
    address: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<SendBuffer, Error> {
    process.comm(comm)?;
    let count = args::count(count, "count")?;
    let layout = process.committed(datatype)?;
    check_address(address.addr(), count, &layout)?;
    // SAFETY: the caller's.
    Ok(unsafe { SendBuffer::new(address, count as u64, &layout) }?)
}

/// Where something is received.
///
/// # Safety
/// The user vouches for the memory until the operation completes.
#[inline(always)]
pub(crate) unsafe fn recv_buffer(
    process: &Process,
    comm: abi::Comm,
    address: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<RecvBuffer, Error> {
    process.comm(comm)?;
    let count = args::count(count, "count")?;
    let layout = process.committed(datatype)?;
    check_address(address.addr(), count, &layout)?;
    // SAFETY: the caller's.
    Ok(unsafe { RecvBuffer::new(address, count as u64, &layout) }?)
}

/// No object lies in the first page of an address space, but the special addresses do. A null one is
/// MPI_BOTTOM, which only makes sense with displacements that are addresses: such a layout begins far
/// from zero.
#[inline]
fn check_address(address: usize, count: i64, layout: &Layout) -> Result<(), Error> {
    let is_special = address < PAGE && count > 0 && layout.size() > 0;
    if is_special && (address != 0 || layout.true_lower_bound().unsigned_abs() < PAGE as u64) {
        return Err(bad_buffer(address));
    }
    Ok(())
}

const PAGE: usize = 4096;

#[cold]
fn bad_buffer(address: usize) -> Error {
    let text = match address {
        0 => "the buffer is a null pointer, but count is not 0 and the datatype has no absolute addresses"
            .into(),
        _ if address == IN_PLACE.addr() => "the buffer is MPI_IN_PLACE, which is not allowed here".into(),
        _ => format!("the buffer is {address:#x}, where no memory can be"),
    };
    Error::new(abi::error::ERR_BUFFER, text)
}
