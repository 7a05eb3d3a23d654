//! Exported functions of chapter `rma`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    entry::call(Function::Accumulate, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::accumulate(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            op,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}

#[inline(never)]
unsafe fn accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    entry::call(Function::AccumulateC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::accumulate(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            op,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}

#[inline(never)]
unsafe fn compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    win: abi::Win,
) -> c_int {
    entry::call(Function::CompareAndSwap, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::compare_and_swap(
            cx,
            origin_addr,
            compare_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp as i64,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Compare_and_swap(
    origin_addr: *const c_void,
    compare_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { compare_and_swap(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win) }
}

#[inline(never)]
unsafe fn fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    entry::call(Function::FetchAndOp, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::fetch_and_op(
            cx,
            origin_addr,
            result_addr,
            datatype,
            target_rank,
            target_disp as i64,
            op,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Fetch_and_op(
    origin_addr: *const c_void,
    result_addr: *mut c_void,
    datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { fetch_and_op(origin_addr, result_addr, datatype, target_rank, target_disp, op, win) }
}

#[inline(never)]
unsafe fn get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    entry::call(Function::Get, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::get(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}

#[inline(never)]
unsafe fn get_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    entry::call(Function::GetC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::get(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}

#[inline(never)]
unsafe fn get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    entry::call(Function::GetAccumulate, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::get_accumulate(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            result_addr,
            args::count(i64::from(result_count), "result_count")?,
            result_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            op,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}

#[inline(never)]
unsafe fn get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    entry::call(Function::GetAccumulateC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::get_accumulate(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            result_addr,
            args::count(result_count, "result_count")?,
            result_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            op,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
    ) }
}

#[inline(never)]
unsafe fn put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    entry::call(Function::Put, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::put(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { put(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { put(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}

#[inline(never)]
unsafe fn put_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    entry::call(Function::PutC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::put(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            win,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Put_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { put_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Put_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { put_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
    ) }
}

#[inline(never)]
unsafe fn raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Raccumulate, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::raccumulate(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            op,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { raccumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { raccumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn raccumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RaccumulateC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::raccumulate(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            op,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Raccumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { raccumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Raccumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { raccumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Rget, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rget(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget(
    origin_addr: *mut c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rget_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RgetC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rget(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_c(
    origin_addr: *mut c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RgetAccumulate, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rget_accumulate(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            result_addr,
            args::count(i64::from(result_count), "result_count")?,
            result_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            op,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: c_int,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_accumulate(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RgetAccumulateC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rget_accumulate(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            result_addr,
            args::count(result_count, "result_count")?,
            result_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            op,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rget_accumulate_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    result_addr: *mut c_void,
    result_count: i64,
    result_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    op: abi::Op,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rget_accumulate_c(
        origin_addr,
        origin_count,
        origin_datatype,
        result_addr,
        result_count,
        result_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        op,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::Rput, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rput(
            cx,
            origin_addr,
            args::count(i64::from(origin_count), "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(i64::from(target_count), "target_count")?,
            target_datatype,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rput(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput(
    origin_addr: *const c_void,
    origin_count: c_int,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: c_int,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rput(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn rput_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::RputC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::rput(
            cx,
            origin_addr,
            args::count(origin_count, "origin_count")?,
            origin_datatype,
            target_rank,
            target_disp as i64,
            args::count(target_count, "target_count")?,
            target_datatype,
            win,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Rput_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rput_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Rput_c(
    origin_addr: *const c_void,
    origin_count: i64,
    origin_datatype: abi::Datatype,
    target_rank: c_int,
    target_disp: isize,
    target_count: i64,
    target_datatype: abi::Datatype,
    win: abi::Win,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { rput_c(
        origin_addr,
        origin_count,
        origin_datatype,
        target_rank,
        target_disp,
        target_count,
        target_datatype,
        win,
        request,
    ) }
}

#[inline(never)]
unsafe fn win_allocate(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinAllocate, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_allocate(
            cx,
            size as i64,
            i64::from(disp_unit),
            info,
            comm,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate(size, disp_unit, info, comm, baseptr, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate(size, disp_unit, info, comm, baseptr, win) }
}

#[inline(never)]
unsafe fn win_allocate_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinAllocateC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_allocate(
            cx,
            size as i64,
            disp_unit as i64,
            info,
            comm,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_c(size, disp_unit, info, comm, baseptr, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_c(size, disp_unit, info, comm, baseptr, win) }
}

#[inline(never)]
unsafe fn win_allocate_shared(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinAllocateShared, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_allocate_shared(
            cx,
            size as i64,
            i64::from(disp_unit),
            info,
            comm,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_shared(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_shared(size, disp_unit, info, comm, baseptr, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared(
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_shared(size, disp_unit, info, comm, baseptr, win) }
}

#[inline(never)]
unsafe fn win_allocate_shared_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinAllocateSharedC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_allocate_shared(
            cx,
            size as i64,
            disp_unit as i64,
            info,
            comm,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_allocate_shared_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_allocate_shared_c(
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: *mut c_void,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_allocate_shared_c(size, disp_unit, info, comm, baseptr, win) }
}

#[inline(never)]
unsafe fn win_attach(win: abi::Win, base: *mut c_void, size: isize) -> c_int {
    entry::call(Function::WinAttach, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_attach(cx, win, base, size as i64) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_attach(win: abi::Win, base: *mut c_void, size: isize) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_attach(win, base, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_attach(win: abi::Win, base: *mut c_void, size: isize) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_attach(win, base, size) }
}

#[inline(never)]
unsafe fn win_complete(win: abi::Win) -> c_int {
    entry::call(Function::WinComplete, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_complete(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_complete(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_complete(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_complete(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_complete(win) }
}

#[inline(never)]
unsafe fn win_create(
    base: *mut c_void,
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinCreate, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_create(
            cx,
            base,
            size as i64,
            i64::from(disp_unit),
            info,
            comm,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create(
    base: *mut c_void,
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create(base, size, disp_unit, info, comm, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create(
    base: *mut c_void,
    size: isize,
    disp_unit: c_int,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create(base, size, disp_unit, info, comm, win) }
}

#[inline(never)]
unsafe fn win_create_c(
    base: *mut c_void,
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    entry::call(Function::WinCreateC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_create(
            cx,
            base,
            size as i64,
            disp_unit as i64,
            info,
            comm,
            args::Out::new(win, "win")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_c(
    base: *mut c_void,
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_c(base, size, disp_unit, info, comm, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_c(
    base: *mut c_void,
    size: isize,
    disp_unit: isize,
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_c(base, size, disp_unit, info, comm, win) }
}

#[inline(never)]
unsafe fn win_create_dynamic(info: abi::Info, comm: abi::Comm, win: *mut abi::Win) -> c_int {
    entry::call(Function::WinCreateDynamic, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_create_dynamic(cx, info, comm, args::Out::new(win, "win")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_create_dynamic(
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_dynamic(info, comm, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_create_dynamic(
    info: abi::Info,
    comm: abi::Comm,
    win: *mut abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_create_dynamic(info, comm, win) }
}

#[inline(never)]
unsafe fn win_detach(win: abi::Win, base: *const c_void) -> c_int {
    entry::call(Function::WinDetach, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_detach(cx, win, base) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_detach(win: abi::Win, base: *const c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_detach(win, base) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_detach(win: abi::Win, base: *const c_void) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_detach(win, base) }
}

#[inline(never)]
unsafe fn win_fence(assert: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinFence, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_fence(cx, assert, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_fence(assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_fence(assert, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_fence(assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_fence(assert, win) }
}

#[inline(never)]
unsafe fn win_flush(rank: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinFlush, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_flush(cx, rank, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush(rank, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush(rank, win) }
}

#[inline(never)]
unsafe fn win_flush_all(win: abi::Win) -> c_int {
    entry::call(Function::WinFlushAll, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_flush_all(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_all(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_all(win) }
}

#[inline(never)]
unsafe fn win_flush_local(rank: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinFlushLocal, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_flush_local(cx, rank, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_local(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_local(rank, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_local(rank, win) }
}

#[inline(never)]
unsafe fn win_flush_local_all(win: abi::Win) -> c_int {
    entry::call(Function::WinFlushLocalAll, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_flush_local_all(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_flush_local_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_local_all(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_flush_local_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_flush_local_all(win) }
}

#[inline(never)]
unsafe fn win_free(win: *mut abi::Win) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::call(Function::WinFree, unsafe { args::peek(win) }.map_or(Target::None, Target::Win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_free(cx, args::InOut::new(win, "win")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_free(win: *mut abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_free(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_free(win: *mut abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_free(win) }
}

#[inline(never)]
unsafe fn win_get_group(win: abi::Win, group: *mut abi::Group) -> c_int {
    entry::call(Function::WinGetGroup, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_get_group(cx, win, args::Out::new(group, "group")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_group(win: abi::Win, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_group(win, group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_group(win: abi::Win, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_group(win, group) }
}

#[inline(never)]
unsafe fn win_get_info(win: abi::Win, info_used: *mut abi::Info) -> c_int {
    entry::call(Function::WinGetInfo, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_get_info(cx, win, args::Out::new(info_used, "info_used")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_info(win: abi::Win, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_info(win, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_info(win: abi::Win, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_info(win, info_used) }
}

#[inline(never)]
unsafe fn win_get_name(win: abi::Win, win_name: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::call(Function::WinGetName, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_get_name(
            cx,
            win,
            args::TextOut::new(win_name, abi::constants::MAX_OBJECT_NAME as usize, "win_name")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_get_name(
    win: abi::Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_name(win, win_name, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_get_name(
    win: abi::Win,
    win_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_get_name(win, win_name, resultlen) }
}

#[inline(never)]
unsafe fn win_lock(lock_type: c_int, rank: c_int, assert: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinLock, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_lock(cx, lock_type, rank, assert, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_lock(lock_type, rank, assert, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock(
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: abi::Win,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_lock(lock_type, rank, assert, win) }
}

#[inline(never)]
unsafe fn win_lock_all(assert: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinLockAll, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_lock_all(cx, assert, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_lock_all(assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_lock_all(assert, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_lock_all(assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_lock_all(assert, win) }
}

#[inline(never)]
unsafe fn win_post(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinPost, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_post(cx, group, assert, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_post(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_post(group, assert, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_post(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_post(group, assert, win) }
}

#[inline(never)]
unsafe fn win_set_info(win: abi::Win, info: abi::Info) -> c_int {
    entry::call(Function::WinSetInfo, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_set_info(cx, win, info) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_info(win: abi::Win, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_info(win, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_info(win: abi::Win, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_info(win, info) }
}

#[inline(never)]
unsafe fn win_set_name(win: abi::Win, win_name: *const c_char) -> c_int {
    entry::call(Function::WinSetName, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_set_name(cx, win, args::Text::new(win_name, "win_name")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_set_name(win: abi::Win, win_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_name(win, win_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_set_name(win: abi::Win, win_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_set_name(win, win_name) }
}

#[inline(never)]
unsafe fn win_shared_query(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    entry::call(Function::WinSharedQuery, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_shared_query(
            cx,
            win,
            rank,
            args::Out::new(size, "size")?,
            args::CountOut::narrow(disp_unit, "disp_unit")?,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_shared_query(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_shared_query(win, rank, size, disp_unit, baseptr) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut c_int,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_shared_query(win, rank, size, disp_unit, baseptr) }
}

#[inline(never)]
unsafe fn win_shared_query_c(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut isize,
    baseptr: *mut c_void,
) -> c_int {
    entry::call(Function::WinSharedQueryC, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_shared_query(
            cx,
            win,
            rank,
            args::Out::new(size, "size")?,
            args::CountOut::wide(disp_unit.cast(), "disp_unit")?,
            args::Out::new(baseptr.cast::<*mut c_void>(), "baseptr")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_shared_query_c(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut isize,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_shared_query_c(win, rank, size, disp_unit, baseptr) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_shared_query_c(
    win: abi::Win,
    rank: c_int,
    size: *mut isize,
    disp_unit: *mut isize,
    baseptr: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_shared_query_c(win, rank, size, disp_unit, baseptr) }
}

#[inline(never)]
unsafe fn win_start(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinStart, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_start(cx, group, assert, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_start(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_start(group, assert, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_start(group: abi::Group, assert: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_start(group, assert, win) }
}

#[inline(never)]
unsafe fn win_sync(win: abi::Win) -> c_int {
    entry::call(Function::WinSync, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_sync(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_sync(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_sync(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_sync(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_sync(win) }
}

#[inline(never)]
unsafe fn win_test(win: abi::Win, flag: *mut c_int) -> c_int {
    entry::call(Function::WinTest, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_test(cx, win, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_test(win: abi::Win, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_test(win, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_test(win: abi::Win, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_test(win, flag) }
}

#[inline(never)]
unsafe fn win_unlock(rank: c_int, win: abi::Win) -> c_int {
    entry::call(Function::WinUnlock, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_unlock(cx, rank, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_unlock(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_unlock(rank, win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock(rank: c_int, win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_unlock(rank, win) }
}

#[inline(never)]
unsafe fn win_unlock_all(win: abi::Win) -> c_int {
    entry::call(Function::WinUnlockAll, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_unlock_all(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_unlock_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_unlock_all(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_unlock_all(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_unlock_all(win) }
}

#[inline(never)]
unsafe fn win_wait(win: abi::Win) -> c_int {
    entry::call(Function::WinWait, Target::Win(win), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::rma::win_wait(cx, win) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Win_wait(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_wait(win) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Win_wait(win: abi::Win) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { win_wait(win) }
}
