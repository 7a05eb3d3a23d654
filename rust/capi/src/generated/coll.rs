//! Exported functions of chapter `coll`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Allgather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AllgatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllgatherInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}

#[inline(never)]
unsafe fn allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllgatherInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}

#[inline(never)]
unsafe fn allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Allgatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}

#[inline(never)]
unsafe fn allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AllgathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}

#[inline(never)]
unsafe fn allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllgathervInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllgathervInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allgatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Allreduce, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AllreduceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_c(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_c(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllreduceInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AllreduceInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Allreduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { allreduce_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Alltoall, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AlltoallC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}

#[inline(never)]
unsafe fn alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoall_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request) }
}

#[inline(never)]
unsafe fn alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Alltoallv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) }
}

#[inline(never)]
unsafe fn alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AlltoallvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_c(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm) }
}

#[inline(never)]
unsafe fn alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallvInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallvInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallv_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Alltoallw, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) }
}

#[inline(never)]
unsafe fn alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::AlltoallwC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_c(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm) }
}

#[inline(never)]
unsafe fn alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallwInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::AlltoallwInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { alltoallw_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn barrier(comm: abi::Comm) -> c_int {
    entry::call(Function::Barrier, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::barrier(cx, comm, crate::coll::When::Now) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Barrier(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { barrier(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { barrier(comm) }
}

#[inline(never)]
unsafe fn barrier_init(comm: abi::Comm, info: abi::Info, request: *mut abi::Request) -> c_int {
    entry::call(Function::BarrierInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::barrier(
            cx,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Barrier_init(
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { barrier_init(comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Barrier_init(
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { barrier_init(comm, info, request) }
}

#[inline(never)]
unsafe fn bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Bcast, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(i64::from(count), "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast(buffer, count, datatype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast(buffer, count, datatype, root, comm) }
}

#[inline(never)]
unsafe fn bcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::BcastC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(count, "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_c(buffer, count, datatype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_c(buffer, count, datatype, root, comm) }
}

#[inline(never)]
unsafe fn bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::BcastInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(i64::from(count), "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_init(buffer, count, datatype, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_init(buffer, count, datatype, root, comm, info, request) }
}

#[inline(never)]
unsafe fn bcast_init_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::BcastInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(count, "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bcast_init_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_init_c(buffer, count, datatype, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bcast_init_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bcast_init_c(buffer, count, datatype, root, comm, info, request) }
}

#[inline(never)]
unsafe fn exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Exscan, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ExscanC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_c(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_c(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ExscanInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ExscanInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Exscan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { exscan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Gather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn gather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::GatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::GatherInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}

#[inline(never)]
unsafe fn gather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::GatherInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gather_init_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}

#[inline(never)]
unsafe fn gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Gatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn gatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::GathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::GathervInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::GathervInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Gatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { gatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iallgather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn iallgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IallgatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iallgatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IallgathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iallreduce, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallreduce(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IallreduceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::allreduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iallreduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iallreduce_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ialltoall, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ialltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IalltoallC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ialltoallv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IalltoallvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ialltoallw, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IalltoallwC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ialltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ialltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ibarrier(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    entry::call(Function::Ibarrier, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::barrier(cx, comm, crate::coll::When::Later(args::Out::new(request, "request")?)) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibarrier(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibarrier(comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibarrier(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibarrier(comm, request) }
}

#[inline(never)]
unsafe fn ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ibcast, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(i64::from(count), "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibcast(buffer, count, datatype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast(
    buffer: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibcast(buffer, count, datatype, root, comm, request) }
}

#[inline(never)]
unsafe fn ibcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IbcastC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::bcast(
            cx,
            buffer,
            args::count(count, "count")?,
            datatype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibcast_c(buffer, count, datatype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibcast_c(
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibcast_c(buffer, count, datatype, root, comm, request) }
}

#[inline(never)]
unsafe fn iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iexscan, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iexscan(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iexscan(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IexscanC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::exscan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iexscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iexscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Igather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn igather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IgatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Igatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn igatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IgathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::gatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Igatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Igatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { igatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAllgather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAllgatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAllgatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgatherv(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgatherv(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAllgathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgatherv_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_allgatherv_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoall, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoallC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request) }
}

#[inline(never)]
unsafe fn ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoallv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoallvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoallw, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IneighborAlltoallwC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ineighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ineighbor_alltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ireduce, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}

#[inline(never)]
unsafe fn ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IreduceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_c(sendbuf, recvbuf, count, datatype, op, root, comm, request) }
}

#[inline(never)]
unsafe fn ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IreduceScatter, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IreduceScatterC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IreduceScatterBlock, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IreduceScatterBlockC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ireduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ireduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iscan, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscan(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscan(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IscanC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscan_c(sendbuf, recvbuf, count, datatype, op, comm, request) }
}

#[inline(never)]
unsafe fn iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iscatter, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn iscatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IscatterC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Iscatterv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(displs, "displs"),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request) }
}

#[inline(never)]
unsafe fn iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IscattervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Later(args::Out::new(request, "request")?),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatterv_c(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iscatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iscatterv_c(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAllgather, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAllgatherC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAllgatherInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAllgatherInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgather(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgather_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgather_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAllgatherv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAllgathervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_c(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAllgathervInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(displs, "displs"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    displs: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAllgathervInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_allgatherv(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_allgatherv_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    displs: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_allgatherv_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcounts,
        displs,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoall, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoallC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm) }
}

#[inline(never)]
unsafe fn neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_init(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoall(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoall_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoall_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoallv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoallvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallvInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(sdispls, "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::narrow(rdispls, "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const c_int,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallvInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            sendtype,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            recvtype,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallv_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtype,
        recvbuf,
        recvcounts,
        rdispls,
        recvtype,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoallw, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::NeighborAlltoallwC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallwInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_init(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::NeighborAlltoallwInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::neighbor_alltoallw(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(sdispls.cast(), "sdispls"),
            args::Array::new(sendtypes, "sendtypes"),
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            args::Counts::wide(rdispls.cast(), "rdispls"),
            args::Array::new(recvtypes, "recvtypes"),
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Neighbor_alltoallw_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    sdispls: *const isize,
    sendtypes: *const abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    rdispls: *const isize,
    recvtypes: *const abi::Datatype,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { neighbor_alltoallw_init_c(
        sendbuf,
        sendcounts,
        sdispls,
        sendtypes,
        recvbuf,
        recvcounts,
        rdispls,
        recvtypes,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn op_commutative(op: abi::Op, commute: *mut c_int) -> c_int {
    entry::call(Function::OpCommutative, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::op_commutative(cx, op, args::Out::new(commute, "commute")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_commutative(op: abi::Op, commute: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_commutative(op, commute) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_commutative(op: abi::Op, commute: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_commutative(op, commute) }
}

#[inline(never)]
unsafe fn op_create(user_fn: abi::callback::UserFunction, commute: c_int, op: *mut abi::Op) -> c_int {
    entry::call(Function::OpCreate, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::op_create(cx, user_fn, commute, args::Out::new(op, "op")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_create(
    user_fn: abi::callback::UserFunction,
    commute: c_int,
    op: *mut abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_create(user_fn, commute, op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create(
    user_fn: abi::callback::UserFunction,
    commute: c_int,
    op: *mut abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_create(user_fn, commute, op) }
}

#[inline(never)]
unsafe fn op_create_c(user_fn: abi::callback::UserFunctionC, commute: c_int, op: *mut abi::Op) -> c_int {
    entry::call(Function::OpCreateC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::op_create(cx, user_fn, commute, args::Out::new(op, "op")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_create_c(
    user_fn: abi::callback::UserFunctionC,
    commute: c_int,
    op: *mut abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_create_c(user_fn, commute, op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_create_c(
    user_fn: abi::callback::UserFunctionC,
    commute: c_int,
    op: *mut abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_create_c(user_fn, commute, op) }
}

#[inline(never)]
unsafe fn op_free(op: *mut abi::Op) -> c_int {
    entry::call(Function::OpFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::op_free(cx, args::InOut::new(op, "op")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Op_free(op: *mut abi::Op) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_free(op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Op_free(op: *mut abi::Op) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { op_free(op) }
}

#[inline(never)]
unsafe fn reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Reduce, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce(sendbuf, recvbuf, count, datatype, op, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce(sendbuf, recvbuf, count, datatype, op, root, comm) }
}

#[inline(never)]
unsafe fn reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ReduceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_c(sendbuf, recvbuf, count, datatype, op, root, comm) }
}

#[inline(never)]
unsafe fn reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_init(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) }
}

#[inline(never)]
unsafe fn reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_init_c(sendbuf, recvbuf, count, datatype, op, root, comm, info, request) }
}

#[inline(never)]
unsafe fn reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    entry::call(Function::ReduceLocal, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_local(
            cx,
            inbuf,
            inoutbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_local(inbuf, inoutbuf, count, datatype, op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_local(inbuf, inoutbuf, count, datatype, op) }
}

#[inline(never)]
unsafe fn reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    entry::call(Function::ReduceLocalC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_local(cx, inbuf, inoutbuf, args::count(count, "count")?, datatype, op) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_local_c(inbuf, inoutbuf, count, datatype, op) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_local_c(
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_local_c(inbuf, inoutbuf, count, datatype, op) }
}

#[inline(never)]
unsafe fn reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ReduceScatter, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op, comm) }
}

#[inline(never)]
unsafe fn reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ReduceScatterC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_c(sendbuf, recvbuf, recvcounts, datatype, op, comm) }
}

#[inline(never)]
unsafe fn reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ReduceScatterBlock, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}

#[inline(never)]
unsafe fn reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ReduceScatterBlockC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_c(sendbuf, recvbuf, recvcount, datatype, op, comm) }
}

#[inline(never)]
unsafe fn reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceScatterBlockInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceScatterBlockInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter_block(
            cx,
            sendbuf,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_block_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_block_init_c(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceScatterInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::narrow(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ReduceScatterInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::reduce_scatter(
            cx,
            sendbuf,
            recvbuf,
            args::Counts::wide(recvcounts, "recvcounts"),
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Reduce_scatter_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: *const i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { reduce_scatter_init_c(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Scan, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ScanC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_c(sendbuf, recvbuf, count, datatype, op, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_c(sendbuf, recvbuf, count, datatype, op, comm) }
}

#[inline(never)]
unsafe fn scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScanInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(i64::from(count), "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_init(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScanInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scan(
            cx,
            sendbuf,
            recvbuf,
            args::count(count, "count")?,
            datatype,
            op,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scan_init_c(
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scan_init_c(sendbuf, recvbuf, count, datatype, op, comm, info, request) }
}

#[inline(never)]
unsafe fn scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Scatter, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn scatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ScatterC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_c(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScatterInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            i64::from(sendcount),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request) }
}

#[inline(never)]
unsafe fn scatter_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScatterInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatter(
            cx,
            sendbuf,
            sendcount,
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatter_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatter_init_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatter_init_c(
        sendbuf,
        sendcount,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Scatterv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(displs, "displs"),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::ScattervC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Now,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_c(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm) }
}

#[inline(never)]
unsafe fn scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScattervInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::narrow(sendcounts, "sendcounts"),
            args::Counts::narrow(displs, "displs"),
            sendtype,
            recvbuf,
            i64::from(recvcount),
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_init(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init(
    sendbuf: *const c_void,
    sendcounts: *const c_int,
    displs: *const c_int,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_init(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}

#[inline(never)]
unsafe fn scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ScattervInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::coll::scatterv(
            cx,
            sendbuf,
            args::Counts::wide(sendcounts, "sendcounts"),
            args::Counts::wide(displs.cast(), "displs"),
            sendtype,
            recvbuf,
            recvcount,
            recvtype,
            root,
            comm,
            crate::coll::When::Persistent(args::Out::new(request, "request")?, info),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_init_c(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Scatterv_init_c(
    sendbuf: *const c_void,
    sendcounts: *const i64,
    displs: *const isize,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    info: abi::Info,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { scatterv_init_c(
        sendbuf,
        sendcounts,
        displs,
        sendtype,
        recvbuf,
        recvcount,
        recvtype,
        root,
        comm,
        info,
        request,
    ) }
}
