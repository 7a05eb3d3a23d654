//! Exported functions of chapter `part`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn parrived(request: abi::Request, partition: c_int, flag: *mut c_int) -> c_int {
    entry::call(Function::Parrived, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::parrived(cx, request, partition, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Parrived(
    request: abi::Request,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { parrived(request, partition, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Parrived(
    request: abi::Request,
    partition: c_int,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { parrived(request, partition, flag) }
}

#[inline(never)]
unsafe fn pready(partition: c_int, request: abi::Request) -> c_int {
    entry::call(Function::Pready, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::pready(cx, partition, request) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready(partition: c_int, request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready(partition, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready(partition: c_int, request: abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready(partition, request) }
}

#[inline(never)]
unsafe fn pready_list(length: c_int, array_of_partitions: *const c_int, request: abi::Request) -> c_int {
    entry::call(Function::PreadyList, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::pready_list(
            cx,
            length,
            args::Array::new(array_of_partitions, "array_of_partitions"),
            request,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready_list(length, array_of_partitions, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_list(
    length: c_int,
    array_of_partitions: *const c_int,
    request: abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready_list(length, array_of_partitions, request) }
}

#[inline(never)]
unsafe fn pready_range(partition_low: c_int, partition_high: c_int, request: abi::Request) -> c_int {
    entry::call(Function::PreadyRange, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::pready_range(cx, partition_low, partition_high, request) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready_range(partition_low, partition_high, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pready_range(
    partition_low: c_int,
    partition_high: c_int,
    request: abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pready_range(partition_low, partition_high, request) }
}

#[inline(never)]
unsafe fn precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::PrecvInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::precv_init(
            cx,
            buf,
            partitions,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            info,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { precv_init(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { precv_init(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}

#[inline(never)]
unsafe fn precv_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::PrecvInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::precv_init(
            cx,
            buf,
            partitions,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            info,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Precv_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { precv_init_c(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Precv_init_c(
    buf: *mut c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { precv_init_c(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}

#[inline(never)]
unsafe fn psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::PsendInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::psend_init(
            cx,
            buf,
            partitions,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            info,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { psend_init(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}

#[inline(never)]
unsafe fn psend_init_c(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::PsendInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::part::psend_init(
            cx,
            buf,
            partitions,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            info,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Psend_init_c(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { psend_init_c(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Psend_init_c(
    buf: *const c_void,
    partitions: c_int,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { psend_init_c(buf, partitions, count, datatype, dest, tag, comm, info, request) }
}
