//! Partitioned point-to-point communication (MPI 5.0, chapter 4): buffers of all partitions; the
//! meaning is in `mpi::part`.

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_COUNT};
use p2pmpi_mpi::part;

use crate::args::{self, Array, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

/// Elements of all partitions.
fn all(partitions: c_int, count: i64) -> Result<i64, Error> {
    // `mpi::part` says how many partitions there may be.
    i64::from(partitions.max(0)).checked_mul(count).ok_or_else(|| {
        Error::new(ERR_COUNT, format!("count is {count}, which is too large for {partitions} partitions"))
    })
}

/// `MPI_Psend_init`.
pub(crate) unsafe fn psend_init(
    cx: &mut Call,
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    crate::info::hints(info)?;
    // SAFETY: the caller vouches for the buffer while the request is active.
    let whole = unsafe { send_buffer(held, comm, buf, all(partitions, count)?, datatype) }?;
    request.write(part::psend_init(held, whole, partitions, dest, tag, comm)?);
    Ok(())
}

/// `MPI_Precv_init`, whose source is called `dest` in the standard's table.
pub(crate) unsafe fn precv_init(
    cx: &mut Call,
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let held = cx.held()?;
    crate::info::hints(info)?;
    // SAFETY: the caller vouches for the buffer while the request is active.
    let whole = unsafe { recv_buffer(held, comm, buf, all(partitions, count)?, datatype) }?;
    request.write(part::precv_init(held, whole, partitions, source, tag, comm)?);
    Ok(())
}

/// `MPI_Pready`.
pub(crate) fn pready(cx: &mut Call, partition: c_int, request: abi::Request) -> Result<(), Error> {
    part::ready(cx.held()?, request, std::iter::once(partition))
}

/// `MPI_Pready_range`: both ends belong to it.
pub(crate) fn pready_range(
    cx: &mut Call,
    partition_low: c_int,
    partition_high: c_int,
    request: abi::Request,
) -> Result<(), Error> {
    if partition_low > partition_high {
        let text = format!("partition_low is {partition_low}, but partition_high is {partition_high}");
        return Err(Error::new(ERR_ARG, text));
    }
    part::ready(cx.held()?, request, partition_low..=partition_high)
}

/// `MPI_Pready_list`.
pub(crate) unsafe fn pready_list(
    cx: &mut Call,
    length: c_int,
    array_of_partitions: Array<'_, c_int>,
    request: abi::Request,
) -> Result<(), Error> {
    let length = args::length(length, "length")?;
    // SAFETY: the caller's.
    let partitions = unsafe { array_of_partitions.slice(length as usize) }?;
    part::ready(cx.held()?, request, partitions.iter().copied())
}

/// `MPI_Parrived`.
pub(crate) fn parrived(
    cx: &mut Call,
    request: abi::Request,
    partition: c_int,
    flag: Out<c_int>,
) -> Result<(), Error> {
    flag.write_flag(part::has_arrived(cx.held()?, request, partition)?);
    Ok(())
}
