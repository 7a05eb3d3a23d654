//! The operations on windows (MPI 5.0, 12.3).

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::PROC_NULL;
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::request::Operation;
use p2pmpi_mpi::rma::{self, Form, Place};
use p2pmpi_mpi::{Process, p2p};

use crate::args::{self, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

type Held = Guard<'static, Process>;

/// Elements of the program as a C call names them.
type Elements<P> = (P, i64, abi::Datatype);

/// Elements at the target as a C call names them.
#[derive(Clone, Copy)]
struct Target {
    rank: c_int,
    displacement: i64,
    count: i64,
    datatype: abi::Datatype,
}

impl Target {
    fn place(self, held: &Held, win: abi::Win) -> Result<Place, Error> {
        let Target { rank, displacement, count, datatype } = self;
        let target = rma::target_rank(held.windows.get(win)?, rank, "target_rank")?;
        let count = args::count(count, "target_count")? as u64;
        Ok(Place { target, displacement, count, layout: held.committed(datatype)? })
    }
}

/// What is read at the origin.
///
/// # Safety
/// The user vouches for the memory until the operation is over at the origin.
unsafe fn source(
    held: &Held,
    win: abi::Win,
    (address, count, datatype): Elements<*const c_void>,
) -> Result<SendBuffer, Error> {
    // SAFETY: the caller's.
    unsafe { send_buffer(held, held.windows.get(win)?.comm(), address, count, datatype) }
}

/// What is written at the origin.
///
/// # Safety
/// As for [`source`].
unsafe fn sink(
    held: &Held,
    win: abi::Win,
    (address, count, datatype): Elements<*mut c_void>,
) -> Result<RecvBuffer, Error> {
    // SAFETY: the caller's.
    unsafe { recv_buffer(held, held.windows.get(win)?.comm(), address, count, datatype) }
}

/// Gives the operation of a request-based call its handle.
fn hand_out(
    held: &mut Held,
    win: abi::Win,
    operation: Operation,
    request: Option<Out<abi::Request>>,
) -> Result<(), Error> {
    if let Some(request) = request {
        let comm = held.windows.get(win)?.comm();
        request.write(p2p::into_handle(held, operation, comm)?);
    }
    Ok(())
}

fn form(request: Option<Out<abi::Request>>) -> Form {
    if request.is_some() { Form::Request } else { Form::Plain }
}

/// # Safety
/// As for [`source`].
unsafe fn put_in(
    cx: &mut Call,
    origin: Elements<*const c_void>,
    target: Target,
    win: abi::Win,
    request: Option<Out<abi::Request>>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let place = target.place(held, win)?;
    // SAFETY: the caller's.
    let origin = unsafe { source(held, win, origin) }?;
    let operation = rma::put(held, win, &origin, &place, form(request))?;
    hand_out(held, win, operation, request)
}

/// # Safety
/// As for [`source`].
unsafe fn get_in(
    cx: &mut Call,
    origin: Elements<*mut c_void>,
    target: Target,
    win: abi::Win,
    request: Option<Out<abi::Request>>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let place = target.place(held, win)?;
    // SAFETY: the caller's.
    let origin = unsafe { sink(held, win, origin) }?;
    let operation = rma::get(held, win, &origin, &place, form(request))?;
    hand_out(held, win, operation, request)
}

/// # Safety
/// As for [`source`].
unsafe fn accumulate_in(
    cx: &mut Call,
    origin: Elements<*const c_void>,
    target: Target,
    op: abi::Op,
    win: abi::Win,
    request: Option<Out<abi::Request>>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let place = target.place(held, win)?;
    // SAFETY: the caller's.
    let origin = unsafe { source(held, win, origin) }?;
    let operation = rma::accumulate(held, win, &origin, &place, op, form(request))?;
    hand_out(held, win, operation, request)
}

/// # Safety
/// As for [`source`].
unsafe fn get_accumulate_in(
    cx: &mut Call,
    origin: Elements<*const c_void>,
    result: Elements<*mut c_void>,
    target: Target,
    op: abi::Op,
    win: abi::Win,
    request: Option<Out<abi::Request>>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let place = target.place(held, win)?;
    // MPI 5.0, 12.3.4: the origin does not matter with MPI_NO_OP.
    let origin = match op {
        abi::Op::NO_OP => SendBuffer::empty(),
        // SAFETY: the caller's.
        _ => unsafe { source(held, win, origin) }?,
    };
    // SAFETY: the caller's.
    let result = unsafe { sink(held, win, result) }?;
    let operation = rma::get_accumulate(held, win, &origin, &result, &place, op, form(request))?;
    hand_out(held, win, operation, request)
}

/// `MPI_Put`.
pub(crate) unsafe fn put(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { put_in(cx, origin, target, win, None) }
}

/// `MPI_Rput`.
pub(crate) unsafe fn rput(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { put_in(cx, origin, target, win, Some(request)) }
}

/// `MPI_Get`.
pub(crate) unsafe fn get(
    cx: &mut Call,
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { get_in(cx, origin, target, win, None) }
}

/// `MPI_Rget`.
pub(crate) unsafe fn rget(
    cx: &mut Call,
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { get_in(cx, origin, target, win, Some(request)) }
}

/// `MPI_Accumulate`.
pub(crate) unsafe fn accumulate(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { accumulate_in(cx, origin, target, op, win, None) }
}

/// `MPI_Raccumulate`.
pub(crate) unsafe fn raccumulate(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { accumulate_in(cx, origin, target, op, win, Some(request)) }
}

/// `MPI_Get_accumulate`.
pub(crate) unsafe fn get_accumulate(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let result = (result_addr, result_count, result_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { get_accumulate_in(cx, origin, result, target, op, win, None) }
}

/// `MPI_Rget_accumulate`.
pub(crate) unsafe fn rget_accumulate(
    cx: &mut Call,
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let origin = (origin_addr, origin_count, origin_datatype);
    let result = (result_addr, result_count, result_datatype);
    let (count, datatype) = (target_count, target_datatype);
    let target = Target { rank: target_rank, displacement: target_disp, count, datatype };
    // SAFETY: the caller's.
    unsafe { get_accumulate_in(cx, origin, result, target, op, win, Some(request)) }
}

/// `MPI_Fetch_and_op`: one element of a predefined datatype.
pub(crate) unsafe fn fetch_and_op(
    cx: &mut Call,
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    op: abi::Op,
    win: abi::Win,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.windows.get(win)?;
    if held.committed(datatype)?.as_predefined().is_none() {
        let text = "datatype is derived, but MPI_Fetch_and_op takes predefined datatypes only";
        return Err(Error::new(abi::error::ERR_TYPE, text));
    }
    let target = Target { rank: target_rank, displacement: target_disp, count: 1, datatype };
    let (origin, result) = ((origin_addr, 1, datatype), (result_addr, 1, datatype));
    // SAFETY: the caller's.
    unsafe { get_accumulate_in(cx, origin, result, target, op, win, None) }
}

/// `MPI_Compare_and_swap`.
pub(crate) unsafe fn compare_and_swap(
    cx: &mut Call,
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: i64,
    win: abi::Win,
) -> Result<(), Error> {
    let held = cx.held()?;
    let target = Target { rank: target_rank, displacement: target_disp, count: 1, datatype };
    let place = target.place(held, win)?;
    if target_rank == PROC_NULL {
        return Ok(());
    }
    // SAFETY: the caller's.
    let (given, result) = unsafe {
        let origin = source(held, win, (origin_addr, 1, datatype))?;
        let compare = source(held, win, (compare_addr, 1, datatype))?;
        ([origin, compare], sink(held, win, (result_addr, 1, datatype))?)
    };
    rma::compare_and_swap(held, win, &given, &result, &place)
}
