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
    entry::unsupported(Function::Accumulate, Target::Win(win))
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
    entry::unsupported(Function::AccumulateC, Target::Win(win))
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
    entry::unsupported(Function::CompareAndSwap, Target::Win(win))
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
    entry::unsupported(Function::FetchAndOp, Target::Win(win))
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
    entry::unsupported(Function::Get, Target::Win(win))
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
    entry::unsupported(Function::GetC, Target::Win(win))
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
    entry::unsupported(Function::GetAccumulate, Target::Win(win))
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
    entry::unsupported(Function::GetAccumulateC, Target::Win(win))
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
    entry::unsupported(Function::Put, Target::Win(win))
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
    entry::unsupported(Function::PutC, Target::Win(win))
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
    entry::unsupported(Function::Raccumulate, Target::Win(win))
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
    entry::unsupported(Function::RaccumulateC, Target::Win(win))
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
    entry::unsupported(Function::Rget, Target::Win(win))
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
    entry::unsupported(Function::RgetC, Target::Win(win))
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
    entry::unsupported(Function::RgetAccumulate, Target::Win(win))
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
    entry::unsupported(Function::RgetAccumulateC, Target::Win(win))
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
    entry::unsupported(Function::Rput, Target::Win(win))
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
    entry::unsupported(Function::RputC, Target::Win(win))
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
    entry::unsupported(Function::WinAllocate, Target::Comm(comm))
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
    entry::unsupported(Function::WinAllocateC, Target::Comm(comm))
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
    entry::unsupported(Function::WinAllocateShared, Target::Comm(comm))
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
    entry::unsupported(Function::WinAllocateSharedC, Target::Comm(comm))
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
    entry::unsupported(Function::WinAttach, Target::Win(win))
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
    entry::unsupported(Function::WinComplete, Target::Win(win))
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
    entry::unsupported(Function::WinCreate, Target::Comm(comm))
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
    entry::unsupported(Function::WinCreateC, Target::Comm(comm))
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
    entry::unsupported(Function::WinCreateDynamic, Target::Comm(comm))
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
    entry::unsupported(Function::WinDetach, Target::Win(win))
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
    entry::unsupported(Function::WinFence, Target::Win(win))
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
    entry::unsupported(Function::WinFlush, Target::Win(win))
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
    entry::unsupported(Function::WinFlushAll, Target::Win(win))
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
    entry::unsupported(Function::WinFlushLocal, Target::Win(win))
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
    entry::unsupported(Function::WinFlushLocalAll, Target::Win(win))
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
    entry::unsupported(Function::WinFree, unsafe { args::peek(win) }.map_or(Target::None, Target::Win))
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
    entry::unsupported(Function::WinGetGroup, Target::Win(win))
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
    entry::unsupported(Function::WinGetInfo, Target::Win(win))
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
    entry::unsupported(Function::WinGetName, Target::Win(win))
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
    entry::unsupported(Function::WinLock, Target::Win(win))
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
    entry::unsupported(Function::WinLockAll, Target::Win(win))
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
    entry::unsupported(Function::WinPost, Target::Win(win))
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
    entry::unsupported(Function::WinSetInfo, Target::Win(win))
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
    entry::unsupported(Function::WinSetName, Target::Win(win))
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
    entry::unsupported(Function::WinSharedQuery, Target::Win(win))
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
    entry::unsupported(Function::WinSharedQueryC, Target::Win(win))
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
    entry::unsupported(Function::WinStart, Target::Win(win))
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
    entry::unsupported(Function::WinSync, Target::Win(win))
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
    entry::unsupported(Function::WinTest, Target::Win(win))
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
    entry::unsupported(Function::WinUnlock, Target::Win(win))
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
    entry::unsupported(Function::WinUnlockAll, Target::Win(win))
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
    entry::unsupported(Function::WinWait, Target::Win(win))
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
