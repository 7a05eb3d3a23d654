//! Input and output (MPI 5.0, chapter 14): arguments become buffers and places; `mpi::io` does the rest.
//! Nonblocking forms of what a process does for itself are over when they return.

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::MAX_DATAREP_STRING;
use p2pmpi_mpi::io::{self, Access, Data, Place, Representation, Split, Wanted};
use p2pmpi_mpi::p2p;

use crate::args::{CountOut, InOut, Out, Text, TextOut};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};
use crate::pt2pt::conclude;

mod manage;

pub(crate) use manage::*;

/// The memory of an access.
#[derive(Clone, Copy, Debug)]
enum Memory {
    Read(*mut c_void),
    Write(*const c_void),
}

/// What is to be moved.
///
/// # Safety
/// The user vouches for the memory until the operation completes.
unsafe fn data(cx: &mut Call, memory: Memory, count: i64, datatype: abi::Datatype) -> Result<Data, Error> {
    let held = cx.held()?;
    // SAFETY: the caller's.
    unsafe {
        Ok(match memory {
            Memory::Read(address) => {
                Data::Read(recv_buffer(held, abi::Comm::SELF, address, count, datatype)?)
            }
            Memory::Write(address) => {
                Data::Write(send_buffer(held, abi::Comm::SELF, address, count, datatype)?)
            }
        })
    }
}

/// The access that the program asks for; a collective one is taken part in even if its arguments are wrong.
///
/// # Safety
/// As [`data`].
unsafe fn asked(
    cx: &mut Call,
    (fh, place, collective): (abi::File, Place, bool),
    memory: Memory,
    (count, datatype): (i64, abi::Datatype),
) -> Result<(Access, Result<Data, Error>), Error> {
    io::entry(cx.held()?, fh)?;
    let writes = matches!(memory, Memory::Write(_));
    // SAFETY: the caller's.
    Ok((Access { place, collective, writes }, unsafe { data(cx, memory, count, datatype) }))
}

/// A blocking access.
///
/// # Safety
/// As [`data`]; `status` is null or writable.
unsafe fn now(
    cx: &mut Call,
    file: (abi::File, Place, bool),
    memory: Memory,
    elements: (i64, abi::Datatype),
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let (access, data) = unsafe { asked(cx, file, memory, elements) }?;
    let outcome = io::access(cx.held()?, file.0, access, data)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
}

/// A nonblocking access.
///
/// # Safety
/// As [`data`].
unsafe fn later(
    cx: &mut Call,
    file: (abi::File, Place, bool),
    memory: Memory,
    elements: (i64, abi::Datatype),
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let (access, data) = unsafe { asked(cx, file, memory, elements) }?;
    let held = cx.held()?;
    let operation = io::start(held, file.0, access, data)?;
    request.write(p2p::into_handle(held, operation, abi::Comm::SELF)?);
    Ok(())
}

/// The beginning of a split collective access.
///
/// # Safety
/// As [`data`].
unsafe fn begin(
    cx: &mut Call,
    file: (abi::File, Place, bool),
    memory: Memory,
    elements: (i64, abi::Datatype),
) -> Result<(), Error> {
    // SAFETY: the caller's.
    let (access, data) = unsafe { asked(cx, file, memory, elements) }?;
    io::begin(cx.held()?, file.0, access, data)
}

/// The end of a split collective access.
///
/// # Safety
/// `status` is null or writable.
unsafe fn end(
    cx: &mut Call,
    fh: abi::File,
    writes: bool,
    place: Place,
    status: *mut abi::Status,
) -> Result<(), Error> {
    let split = Split { writes, place: std::mem::discriminant(&place) };
    let outcome = io::end(cx.held()?, fh, split)?;
    // SAFETY: the caller's.
    unsafe { conclude(status, outcome) }
}

pub(crate) unsafe fn file_read_at(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::At(offset), false), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iread_at(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::At(offset), false), Memory::Read(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_read_at_all(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::At(offset), true), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iread_at_all(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::At(offset), true), Memory::Read(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_read(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Individual, false), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iread(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Individual, false), Memory::Read(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_read_all(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Individual, true), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iread_all(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Individual, true), Memory::Read(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_read_shared(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Shared, false), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iread_shared(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Shared, false), Memory::Read(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_read_ordered(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Ordered, true), Memory::Read(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_read_at_all_begin(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::At(offset), true), Memory::Read(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_read_at_all_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *mut c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, false, Place::At(0), status) }
}

pub(crate) unsafe fn file_read_all_begin(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::Individual, true), Memory::Read(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_read_all_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *mut c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, false, Place::Individual, status) }
}

pub(crate) unsafe fn file_read_ordered_begin(
    cx: &mut Call,
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::Ordered, true), Memory::Read(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_read_ordered_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *mut c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, false, Place::Ordered, status) }
}

pub(crate) unsafe fn file_write_at(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::At(offset), false), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_at(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::At(offset), false), Memory::Write(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_write_at_all(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::At(offset), true), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_at_all(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::At(offset), true), Memory::Write(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_write(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Individual, false), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Individual, false), Memory::Write(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_write_all(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Individual, true), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_all(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Individual, true), Memory::Write(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_write_shared(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Shared, false), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_iwrite_shared(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { later(cx, (fh, Place::Shared, false), Memory::Write(buf), (count, datatype), request) }
}

pub(crate) unsafe fn file_write_ordered(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { now(cx, (fh, Place::Ordered, true), Memory::Write(buf), (count, datatype), status) }
}

pub(crate) unsafe fn file_write_at_all_begin(
    cx: &mut Call,
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::At(offset), true), Memory::Write(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_write_at_all_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *const c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, true, Place::At(0), status) }
}

pub(crate) unsafe fn file_write_all_begin(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::Individual, true), Memory::Write(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_write_all_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *const c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, true, Place::Individual, status) }
}

pub(crate) unsafe fn file_write_ordered_begin(
    cx: &mut Call,
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { begin(cx, (fh, Place::Ordered, true), Memory::Write(buf), (count, datatype)) }
}

pub(crate) unsafe fn file_write_ordered_end(
    cx: &mut Call,
    fh: abi::File,
    _buf: *const c_void,
    status: *mut abi::Status,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { end(cx, fh, true, Place::Ordered, status) }
}
