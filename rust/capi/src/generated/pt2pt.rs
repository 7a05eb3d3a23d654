//! Exported functions of chapter `pt2pt`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn bsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Bsend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::bsend(cx, buf, args::count(i64::from(count), "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn bsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::BsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::bsend(cx, buf, args::count(count, "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_c(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_c(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::BsendInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::bsend_init(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_init(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_init(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn bsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::BsendInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::bsend_init(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Bsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_init_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Bsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { bsend_init_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    entry::call(Function::BufferAttach, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_attach(cx, buffer, i64::from(size)) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_attach(buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach(buffer: *mut c_void, size: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_attach(buffer, size) }
}

#[inline(never)]
unsafe fn buffer_attach_c(buffer: *mut c_void, size: i64) -> c_int {
    entry::call(Function::BufferAttachC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_attach(cx, buffer, size) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_attach_c(buffer: *mut c_void, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_attach_c(buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_attach_c(buffer: *mut c_void, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_attach_c(buffer, size) }
}

#[inline(never)]
unsafe fn buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    entry::call(Function::BufferDetach, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_detach(
            cx,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::narrow(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_detach(buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach(buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_detach(buffer_addr, size) }
}

#[inline(never)]
unsafe fn buffer_detach_c(buffer_addr: *mut c_void, size: *mut i64) -> c_int {
    entry::call(Function::BufferDetachC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_detach(
            cx,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::wide(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_detach_c(buffer_addr: *mut c_void, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_detach_c(buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_detach_c(buffer_addr: *mut c_void, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_detach_c(buffer_addr, size) }
}

#[inline(never)]
unsafe fn buffer_flush() -> c_int {
    entry::call(Function::BufferFlush, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_flush(cx) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_flush() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_flush() }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_flush() -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_flush() }
}

#[inline(never)]
unsafe fn buffer_iflush(request: *mut abi::Request) -> c_int {
    entry::call(Function::BufferIflush, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::buffer_iflush(cx, args::Out::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Buffer_iflush(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_iflush(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Buffer_iflush(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { buffer_iflush(request) }
}

#[inline(never)]
unsafe fn cancel(request: *mut abi::Request) -> c_int {
    entry::call(Function::Cancel, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::cancel(cx, args::InOut::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cancel(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cancel(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cancel(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cancel(request) }
}

#[inline(never)]
unsafe fn comm_attach_buffer(comm: abi::Comm, buffer: *mut c_void, size: c_int) -> c_int {
    entry::call(Function::CommAttachBuffer, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_attach_buffer(cx, comm, buffer, i64::from(size)) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_attach_buffer(
    comm: abi::Comm,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_attach_buffer(comm, buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer(
    comm: abi::Comm,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_attach_buffer(comm, buffer, size) }
}

#[inline(never)]
unsafe fn comm_attach_buffer_c(comm: abi::Comm, buffer: *mut c_void, size: i64) -> c_int {
    entry::call(Function::CommAttachBufferC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_attach_buffer(cx, comm, buffer, size) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_attach_buffer_c(
    comm: abi::Comm,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_attach_buffer_c(comm, buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_attach_buffer_c(
    comm: abi::Comm,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_attach_buffer_c(comm, buffer, size) }
}

#[inline(never)]
unsafe fn comm_detach_buffer(comm: abi::Comm, buffer_addr: *mut c_void, size: *mut c_int) -> c_int {
    entry::call(Function::CommDetachBuffer, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_detach_buffer(
            cx,
            comm,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::narrow(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_detach_buffer(
    comm: abi::Comm,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_detach_buffer(comm, buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer(
    comm: abi::Comm,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_detach_buffer(comm, buffer_addr, size) }
}

#[inline(never)]
unsafe fn comm_detach_buffer_c(comm: abi::Comm, buffer_addr: *mut c_void, size: *mut i64) -> c_int {
    entry::call(Function::CommDetachBufferC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_detach_buffer(
            cx,
            comm,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::wide(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_detach_buffer_c(
    comm: abi::Comm,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_detach_buffer_c(comm, buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_detach_buffer_c(
    comm: abi::Comm,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_detach_buffer_c(comm, buffer_addr, size) }
}

#[inline(never)]
unsafe fn comm_flush_buffer(comm: abi::Comm) -> c_int {
    entry::call(Function::CommFlushBuffer, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_flush_buffer(cx, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_flush_buffer(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_flush_buffer(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_flush_buffer(comm: abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_flush_buffer(comm) }
}

#[inline(never)]
unsafe fn comm_iflush_buffer(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    entry::call(Function::CommIflushBuffer, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::comm_iflush_buffer(cx, comm, args::Out::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_iflush_buffer(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_iflush_buffer(comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_iflush_buffer(comm: abi::Comm, request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_iflush_buffer(comm, request) }
}

#[inline(never)]
unsafe fn get_count(status: *const abi::Status, datatype: abi::Datatype, count: *mut c_int) -> c_int {
    entry::call(Function::GetCount, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::get_count(
            cx,
            args::In::new(status, "status")?,
            datatype,
            args::CountOut::narrow(count, "count")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_count(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_count(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_count(status, datatype, count) }
}

#[inline(never)]
unsafe fn get_count_c(status: *const abi::Status, datatype: abi::Datatype, count: *mut i64) -> c_int {
    entry::call(Function::GetCountC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::get_count(
            cx,
            args::In::new(status, "status")?,
            datatype,
            args::CountOut::wide(count, "count")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_count_c(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_count_c(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_count_c(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_count_c(status, datatype, count) }
}

#[inline(never)]
unsafe fn ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Ibsend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ibsend(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibsend(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibsend(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn ibsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IbsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ibsend(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ibsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibsend_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ibsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ibsend_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn improbe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Improbe, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::improbe(
            cx,
            source,
            tag,
            comm,
            args::Out::new(flag, "flag")?,
            args::Out::new(message, "message")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { improbe(source, tag, comm, flag, message, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Improbe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { improbe(source, tag, comm, flag, message, status) }
}

#[inline(never)]
unsafe fn imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Imrecv, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::imrecv(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            args::InOut::new(message, "message")?,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { imrecv(buf, count, datatype, message, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { imrecv(buf, count, datatype, message, request) }
}

#[inline(never)]
unsafe fn imrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::ImrecvC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::imrecv(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            args::InOut::new(message, "message")?,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Imrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { imrecv_c(buf, count, datatype, message, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Imrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { imrecv_c(buf, count, datatype, message, request) }
}

#[inline(never)]
unsafe fn iprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Iprobe, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::iprobe(cx, source, tag, comm, args::Out::new(flag, "flag")?, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iprobe(source, tag, comm, flag, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Iprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { iprobe(source, tag, comm, flag, status) }
}

#[inline(never)]
unsafe fn irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Irecv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::irecv(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            source,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irecv(buf, count, datatype, source, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irecv(buf, count, datatype, source, tag, comm, request) }
}

#[inline(never)]
unsafe fn irecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IrecvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::irecv(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            source,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irecv_c(buf, count, datatype, source, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irecv_c(buf, count, datatype, source, tag, comm, request) }
}

#[inline(never)]
unsafe fn irsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Irsend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::irsend(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irsend(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irsend(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn irsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IrsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::irsend(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Irsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irsend_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Irsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { irsend_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn isend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Isend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isend(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isend(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isend(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn isend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isend(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isend_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isend_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Isendrecv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isendrecv(
            cx,
            sendbuf,
            args::count(i64::from(sendcount), "sendcount")?,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            source,
            recvtag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn isendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IsendrecvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isendrecv(
            cx,
            sendbuf,
            args::count(sendcount, "sendcount")?,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            source,
            recvtag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_c(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_c(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        request,
    ) }
}

#[inline(never)]
unsafe fn isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IsendrecvReplace, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isendrecv_replace(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) }
}

#[inline(never)]
unsafe fn isendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IsendrecvReplaceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::isendrecv_replace(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Isendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { isendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, request) }
}

#[inline(never)]
unsafe fn issend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Issend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::issend(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Issend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { issend(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { issend(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn issend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::IssendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::issend(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Issend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { issend_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Issend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { issend_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn mprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Mprobe, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::mprobe(cx, source, tag, comm, args::Out::new(message, "message")?, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mprobe(source, tag, comm, message, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mprobe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mprobe(source, tag, comm, message, status) }
}

#[inline(never)]
unsafe fn mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Mrecv, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::mrecv(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            args::InOut::new(message, "message")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mrecv(buf, count, datatype, message, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mrecv(buf, count, datatype, message, status) }
}

#[inline(never)]
unsafe fn mrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::MrecvC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::mrecv(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            args::InOut::new(message, "message")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Mrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mrecv_c(buf, count, datatype, message, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Mrecv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    message: *mut abi::Message,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { mrecv_c(buf, count, datatype, message, status) }
}

#[inline(never)]
unsafe fn probe(source: c_int, tag: c_int, comm: abi::Comm, status: *mut abi::Status) -> c_int {
    entry::call(Function::Probe, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::probe(cx, source, tag, comm, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Probe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { probe(source, tag, comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Probe(
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { probe(source, tag, comm, status) }
}

#[inline(never)]
unsafe fn recv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Recv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::recv(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            source,
            tag,
            comm,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv(buf, count, datatype, source, tag, comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv(buf, count, datatype, source, tag, comm, status) }
}

#[inline(never)]
unsafe fn recv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::RecvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::recv(cx, buf, args::count(count, "count")?, datatype, source, tag, comm, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_c(buf, count, datatype, source, tag, comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_c(buf, count, datatype, source, tag, comm, status) }
}

#[inline(never)]
unsafe fn recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RecvInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::recv_init(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            source,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_init(buf, count, datatype, source, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_init(buf, count, datatype, source, tag, comm, request) }
}

#[inline(never)]
unsafe fn recv_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RecvInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::recv_init(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            source,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Recv_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_init_c(buf, count, datatype, source, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Recv_init_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    source: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { recv_init_c(buf, count, datatype, source, tag, comm, request) }
}

#[inline(never)]
unsafe fn request_free(request: *mut abi::Request) -> c_int {
    entry::call(Function::RequestFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::request_free(cx, args::InOut::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_free(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_free(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_free(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_free(request) }
}

#[inline(never)]
unsafe fn request_get_status(request: abi::Request, flag: *mut c_int, status: *mut abi::Status) -> c_int {
    entry::call(Function::RequestGetStatus, Target::OfRequest(request), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::request_get_status(cx, request, args::Out::new(flag, "flag")?, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status(
    request: abi::Request,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status(request, flag, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status(
    request: abi::Request,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status(request, flag, status) }
}

#[inline(never)]
unsafe fn request_get_status_all(
    count: c_int,
    array_of_requests: *const abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::RequestGetStatusAll, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::request_get_status_all(
            cx,
            args::length(count, "count")?,
            args::Array::new(array_of_requests, "array_of_requests"),
            args::Out::new(flag, "flag")?,
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *const abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_all(count, array_of_requests, flag, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_all(
    count: c_int,
    array_of_requests: *const abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_all(count, array_of_requests, flag, array_of_statuses) }
}

#[inline(never)]
unsafe fn request_get_status_any(
    count: c_int,
    array_of_requests: *const abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::RequestGetStatusAny, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::request_get_status_any(
            cx,
            args::length(count, "count")?,
            args::Array::new(array_of_requests, "array_of_requests"),
            args::Out::new(indx, "indx")?,
            args::Out::new(flag, "flag")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *const abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_any(count, array_of_requests, indx, flag, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_any(
    count: c_int,
    array_of_requests: *const abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_any(count, array_of_requests, indx, flag, status) }
}

#[inline(never)]
unsafe fn request_get_status_some(
    incount: c_int,
    array_of_requests: *const abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::RequestGetStatusSome, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::request_get_status_some(
            cx,
            args::length(incount, "incount")?,
            args::Array::new(array_of_requests, "array_of_requests"),
            args::Out::new(outcount, "outcount")?,
            args::ArrayMut::new(array_of_indices, "array_of_indices"),
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *const abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Request_get_status_some(
    incount: c_int,
    array_of_requests: *const abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { request_get_status_some(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}

#[inline(never)]
unsafe fn rsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Rsend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::rsend(cx, buf, args::count(i64::from(count), "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn rsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::RsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::rsend(cx, buf, args::count(count, "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_c(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_c(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RsendInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::rsend_init(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_init(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_init(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn rsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RsendInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::rsend_init(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_init_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rsend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rsend_init_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn send(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Send, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::send(cx, buf, args::count(i64::from(count), "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn send_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::SendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::send(cx, buf, args::count(count, "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_c(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_c(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn send_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::SendInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::send_init(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_init(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_init(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn send_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::SendInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::send_init(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Send_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_init_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Send_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { send_init_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Sendrecv, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::sendrecv(
            cx,
            sendbuf,
            args::count(i64::from(sendcount), "sendcount")?,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            args::count(i64::from(recvcount), "recvcount")?,
            recvtype,
            source,
            recvtag,
            comm,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        status,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv(
    sendbuf: *const c_void,
    sendcount: c_int,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: c_int,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        status,
    ) }
}

#[inline(never)]
unsafe fn sendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::SendrecvC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::sendrecv(
            cx,
            sendbuf,
            args::count(sendcount, "sendcount")?,
            sendtype,
            dest,
            sendtag,
            recvbuf,
            args::count(recvcount, "recvcount")?,
            recvtype,
            source,
            recvtag,
            comm,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_c(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        status,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_c(
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_c(
        sendbuf,
        sendcount,
        sendtype,
        dest,
        sendtag,
        recvbuf,
        recvcount,
        recvtype,
        source,
        recvtag,
        comm,
        status,
    ) }
}

#[inline(never)]
unsafe fn sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::SendrecvReplace, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::sendrecv_replace(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace(
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) }
}

#[inline(never)]
unsafe fn sendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::SendrecvReplaceC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::sendrecv_replace(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            sendtag,
            source,
            recvtag,
            comm,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Sendrecv_replace_c(
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    sendtag: c_int,
    source: c_int,
    recvtag: c_int,
    comm: abi::Comm,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { sendrecv_replace_c(buf, count, datatype, dest, sendtag, source, recvtag, comm, status) }
}

#[inline(never)]
unsafe fn session_attach_buffer(session: abi::Session, buffer: *mut c_void, size: c_int) -> c_int {
    entry::call(Function::SessionAttachBuffer, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_attach_buffer(cx, session, buffer, i64::from(size)) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_attach_buffer(
    session: abi::Session,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_attach_buffer(session, buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer(
    session: abi::Session,
    buffer: *mut c_void,
    size: c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_attach_buffer(session, buffer, size) }
}

#[inline(never)]
unsafe fn session_attach_buffer_c(session: abi::Session, buffer: *mut c_void, size: i64) -> c_int {
    entry::call(Function::SessionAttachBufferC, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_attach_buffer(cx, session, buffer, size) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_attach_buffer_c(
    session: abi::Session,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_attach_buffer_c(session, buffer, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_attach_buffer_c(
    session: abi::Session,
    buffer: *mut c_void,
    size: i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_attach_buffer_c(session, buffer, size) }
}

#[inline(never)]
unsafe fn session_detach_buffer(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    entry::call(Function::SessionDetachBuffer, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_detach_buffer(
            cx,
            session,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::narrow(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_detach_buffer(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_detach_buffer(session, buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_detach_buffer(session, buffer_addr, size) }
}

#[inline(never)]
unsafe fn session_detach_buffer_c(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    entry::call(Function::SessionDetachBufferC, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_detach_buffer(
            cx,
            session,
            args::Out::new(buffer_addr.cast::<*mut c_void>(), "buffer_addr")?,
            args::CountOut::wide(size, "size")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_detach_buffer_c(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_detach_buffer_c(session, buffer_addr, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_detach_buffer_c(
    session: abi::Session,
    buffer_addr: *mut c_void,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_detach_buffer_c(session, buffer_addr, size) }
}

#[inline(never)]
unsafe fn session_flush_buffer(session: abi::Session) -> c_int {
    entry::call(Function::SessionFlushBuffer, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_flush_buffer(cx, session) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_flush_buffer(session: abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_flush_buffer(session) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_flush_buffer(session: abi::Session) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_flush_buffer(session) }
}

#[inline(never)]
unsafe fn session_iflush_buffer(session: abi::Session, request: *mut abi::Request) -> c_int {
    entry::call(Function::SessionIflushBuffer, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::session_iflush_buffer(cx, session, args::Out::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Session_iflush_buffer(
    session: abi::Session,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_iflush_buffer(session, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Session_iflush_buffer(
    session: abi::Session,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { session_iflush_buffer(session, request) }
}

#[inline(never)]
unsafe fn ssend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::Ssend, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ssend(cx, buf, args::count(i64::from(count), "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn ssend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    entry::call(Function::SsendC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ssend(cx, buf, args::count(count, "count")?, datatype, dest, tag, comm) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_c(buf, count, datatype, dest, tag, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_c(buf, count, datatype, dest, tag, comm) }
}

#[inline(never)]
unsafe fn ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::SsendInit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ssend_init(
            cx,
            buf,
            args::count(i64::from(count), "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_init(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init(
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_init(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn ssend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::SsendInitC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::ssend_init(
            cx,
            buf,
            args::count(count, "count")?,
            datatype,
            dest,
            tag,
            comm,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Ssend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_init_c(buf, count, datatype, dest, tag, comm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Ssend_init_c(
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    dest: c_int,
    tag: c_int,
    comm: abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { ssend_init_c(buf, count, datatype, dest, tag, comm, request) }
}

#[inline(never)]
unsafe fn start(request: *mut abi::Request) -> c_int {
    entry::call(Function::Start, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::start(cx, args::InOut::new(request, "request")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Start(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { start(request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Start(request: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { start(request) }
}

#[inline(never)]
unsafe fn startall(count: c_int, array_of_requests: *mut abi::Request) -> c_int {
    entry::call(Function::Startall, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::startall(
            cx,
            args::length(count, "count")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Startall(count: c_int, array_of_requests: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { startall(count, array_of_requests) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Startall(count: c_int, array_of_requests: *mut abi::Request) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { startall(count, array_of_requests) }
}

#[inline(never)]
unsafe fn status_get_error(status: *const abi::Status, error: *mut c_int) -> c_int {
    entry::call(Function::StatusGetError, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::status_get_error(
            cx,
            args::In::new(status, "status")?,
            args::Out::new(error, "error")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_error(status: *const abi::Status, error: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_error(status, error) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_error(status: *const abi::Status, error: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_error(status, error) }
}

#[inline(never)]
unsafe fn status_get_source(status: *const abi::Status, source: *mut c_int) -> c_int {
    entry::call(Function::StatusGetSource, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::status_get_source(
            cx,
            args::In::new(status, "status")?,
            args::Out::new(source, "source")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_source(status: *const abi::Status, source: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_source(status, source) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_source(status: *const abi::Status, source: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_source(status, source) }
}

#[inline(never)]
unsafe fn status_get_tag(status: *const abi::Status, tag: *mut c_int) -> c_int {
    entry::call(Function::StatusGetTag, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::status_get_tag(cx, args::In::new(status, "status")?, args::Out::new(tag, "tag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Status_get_tag(status: *const abi::Status, tag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_tag(status, tag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Status_get_tag(status: *const abi::Status, tag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { status_get_tag(status, tag) }
}

#[inline(never)]
unsafe fn test(request: *mut abi::Request, flag: *mut c_int, status: *mut abi::Status) -> c_int {
    entry::call(Function::Test, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::test(
            cx,
            args::InOut::new(request, "request")?,
            args::Out::new(flag, "flag")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Test(
    request: *mut abi::Request,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { test(request, flag, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test(
    request: *mut abi::Request,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { test(request, flag, status) }
}

#[inline(never)]
unsafe fn test_cancelled(status: *const abi::Status, flag: *mut c_int) -> c_int {
    entry::call(Function::TestCancelled, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::test_cancelled(
            cx,
            args::In::new(status, "status")?,
            args::Out::new(flag, "flag")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Test_cancelled(status: *const abi::Status, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { test_cancelled(status, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Test_cancelled(status: *const abi::Status, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { test_cancelled(status, flag) }
}

#[inline(never)]
unsafe fn testall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::Testall, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::testall(
            cx,
            args::length(count, "count")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            args::Out::new(flag, "flag")?,
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testall(count, array_of_requests, flag, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    flag: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testall(count, array_of_requests, flag, array_of_statuses) }
}

#[inline(never)]
unsafe fn testany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Testany, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::testany(
            cx,
            args::length(count, "count")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            args::Out::new(indx, "indx")?,
            args::Out::new(flag, "flag")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testany(count, array_of_requests, indx, flag, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    flag: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testany(count, array_of_requests, indx, flag, status) }
}

#[inline(never)]
unsafe fn testsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::Testsome, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::testsome(
            cx,
            args::length(incount, "incount")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            args::Out::new(outcount, "outcount")?,
            args::ArrayMut::new(array_of_indices, "array_of_indices"),
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Testsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Testsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { testsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}

#[inline(never)]
unsafe fn wait(request: *mut abi::Request, status: *mut abi::Status) -> c_int {
    entry::call(Function::Wait, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::wait(cx, args::InOut::new(request, "request")?, status) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Wait(request: *mut abi::Request, status: *mut abi::Status) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wait(request, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Wait(request: *mut abi::Request, status: *mut abi::Status) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { wait(request, status) }
}

#[inline(never)]
unsafe fn waitall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::Waitall, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::waitall(
            cx,
            args::length(count, "count")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitall(count, array_of_requests, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitall(
    count: c_int,
    array_of_requests: *mut abi::Request,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitall(count, array_of_requests, array_of_statuses) }
}

#[inline(never)]
unsafe fn waitany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    entry::call(Function::Waitany, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::waitany(
            cx,
            args::length(count, "count")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            args::Out::new(indx, "indx")?,
            status,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitany(count, array_of_requests, indx, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitany(
    count: c_int,
    array_of_requests: *mut abi::Request,
    indx: *mut c_int,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitany(count, array_of_requests, indx, status) }
}

#[inline(never)]
unsafe fn waitsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    entry::call(Function::Waitsome, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::pt2pt::waitsome(
            cx,
            args::length(incount, "incount")?,
            args::ArrayMut::new(array_of_requests, "array_of_requests"),
            args::Out::new(outcount, "outcount")?,
            args::ArrayMut::new(array_of_indices, "array_of_indices"),
            array_of_statuses,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Waitsome(
    incount: c_int,
    array_of_requests: *mut abi::Request,
    outcount: *mut c_int,
    array_of_indices: *mut c_int,
    array_of_statuses: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { waitsome(incount, array_of_requests, outcount, array_of_indices, array_of_statuses) }
}
