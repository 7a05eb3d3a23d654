//! Routines of the chapter `rma`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Accumulate PMPI_Accumulate mpi_accumulate_ pmpi_accumulate_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, op: HandleIn, win: HandleIn)
}

routine! {
    MPI_Compare_and_swap PMPI_Compare_and_swap mpi_compare_and_swap_ pmpi_compare_and_swap_
    (origin_addr: Buffer, compare_addr: Buffer, result_addr: Buffer, datatype: HandleIn, target_rank: Int,
     target_disp: Wide, win: HandleIn)
}

routine! {
    MPI_Fetch_and_op PMPI_Fetch_and_op mpi_fetch_and_op_ pmpi_fetch_and_op_
    (origin_addr: Buffer, result_addr: Buffer, datatype: HandleIn, target_rank: Int, target_disp: Wide,
     op: HandleIn, win: HandleIn)
}

routine! {
    MPI_Get PMPI_Get mpi_get_ pmpi_get_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, win: HandleIn)
}

routine! {
    MPI_Get_accumulate PMPI_Get_accumulate mpi_get_accumulate_ pmpi_get_accumulate_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, result_addr: Buffer, result_count: Int,
     result_datatype: HandleIn, target_rank: Int, target_disp: Wide, target_count: Int, target_datatype: HandleIn,
     op: HandleIn, win: HandleIn)
}

routine! {
    MPI_Put PMPI_Put mpi_put_ pmpi_put_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, win: HandleIn)
}

routine! {
    MPI_Raccumulate PMPI_Raccumulate mpi_raccumulate_ pmpi_raccumulate_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, op: HandleIn, win: HandleIn, request: HandleOut)
}

routine! {
    MPI_Rget PMPI_Rget mpi_rget_ pmpi_rget_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, win: HandleIn, request: HandleOut)
}

routine! {
    MPI_Rget_accumulate PMPI_Rget_accumulate mpi_rget_accumulate_ pmpi_rget_accumulate_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, result_addr: Buffer, result_count: Int,
     result_datatype: HandleIn, target_rank: Int, target_disp: Wide, target_count: Int, target_datatype: HandleIn,
     op: HandleIn, win: HandleIn, request: HandleOut)
}

routine! {
    MPI_Rput PMPI_Rput mpi_rput_ pmpi_rput_
    (origin_addr: Buffer, origin_count: Int, origin_datatype: HandleIn, target_rank: Int, target_disp: Wide,
     target_count: Int, target_datatype: HandleIn, win: HandleIn, request: HandleOut)
}

routine! {
    MPI_Win_allocate PMPI_Win_allocate mpi_win_allocate_ pmpi_win_allocate_
    (size: Wide, disp_unit: Int, info: HandleIn, comm: HandleIn, baseptr: Wides, win: HandleOut)
}

routine! {
    MPI_Win_allocate_shared PMPI_Win_allocate_shared mpi_win_allocate_shared_ pmpi_win_allocate_shared_
    (size: Wide, disp_unit: Int, info: HandleIn, comm: HandleIn, baseptr: Wides, win: HandleOut)
}

routine! {
    MPI_Win_attach PMPI_Win_attach mpi_win_attach_ pmpi_win_attach_
    (win: HandleIn, base: Buffer, size: Wide)
}

routine! {
    MPI_Win_complete PMPI_Win_complete mpi_win_complete_ pmpi_win_complete_
    (win: HandleIn)
}

routine! {
    MPI_Win_create PMPI_Win_create mpi_win_create_ pmpi_win_create_
    (base: Buffer, size: Wide, disp_unit: Int, info: HandleIn, comm: HandleIn, win: HandleOut)
}

routine! {
    MPI_Win_create_dynamic PMPI_Win_create_dynamic mpi_win_create_dynamic_ pmpi_win_create_dynamic_
    (info: HandleIn, comm: HandleIn, win: HandleOut)
}

routine! {
    MPI_Win_detach PMPI_Win_detach mpi_win_detach_ pmpi_win_detach_
    (win: HandleIn, base: Buffer)
}

routine! {
    MPI_Win_fence PMPI_Win_fence mpi_win_fence_ pmpi_win_fence_
    (assert: Int, win: HandleIn)
}

routine! {
    MPI_Win_flush PMPI_Win_flush mpi_win_flush_ pmpi_win_flush_
    (rank: Int, win: HandleIn)
}

routine! {
    MPI_Win_flush_all PMPI_Win_flush_all mpi_win_flush_all_ pmpi_win_flush_all_
    (win: HandleIn)
}

routine! {
    MPI_Win_flush_local PMPI_Win_flush_local mpi_win_flush_local_ pmpi_win_flush_local_
    (rank: Int, win: HandleIn)
}

routine! {
    MPI_Win_flush_local_all PMPI_Win_flush_local_all mpi_win_flush_local_all_ pmpi_win_flush_local_all_
    (win: HandleIn)
}

routine! {
    MPI_Win_free PMPI_Win_free mpi_win_free_ pmpi_win_free_
    (win: HandleOut)
}

routine! {
    MPI_Win_get_group PMPI_Win_get_group mpi_win_get_group_ pmpi_win_get_group_
    (win: HandleIn, group: HandleOut)
}

routine! {
    MPI_Win_get_info PMPI_Win_get_info mpi_win_get_info_ pmpi_win_get_info_
    (win: HandleIn, info_used: HandleOut)
}

routine! {
    MPI_Win_get_name PMPI_Win_get_name mpi_win_get_name_ pmpi_win_get_name_
    (win: HandleIn, win_name: TextOut[win_name_length], resultlen: Ints)
    hidden win_name_length
}

routine! {
    MPI_Win_lock PMPI_Win_lock mpi_win_lock_ pmpi_win_lock_
    (lock_type: Int, rank: Int, assert: Int, win: HandleIn)
}

routine! {
    MPI_Win_lock_all PMPI_Win_lock_all mpi_win_lock_all_ pmpi_win_lock_all_
    (assert: Int, win: HandleIn)
}

routine! {
    MPI_Win_post PMPI_Win_post mpi_win_post_ pmpi_win_post_
    (group: HandleIn, assert: Int, win: HandleIn)
}

routine! {
    MPI_Win_set_info PMPI_Win_set_info mpi_win_set_info_ pmpi_win_set_info_
    (win: HandleIn, info: HandleIn)
}

routine! {
    MPI_Win_set_name PMPI_Win_set_name mpi_win_set_name_ pmpi_win_set_name_
    (win: HandleIn, win_name: Text[win_name_length])
    hidden win_name_length
}

routine! {
    MPI_Win_shared_query PMPI_Win_shared_query mpi_win_shared_query_ pmpi_win_shared_query_
    (win: HandleIn, rank: Int, size: Wides, disp_unit: Ints, baseptr: Wides)
}

routine! {
    MPI_Win_start PMPI_Win_start mpi_win_start_ pmpi_win_start_
    (group: HandleIn, assert: Int, win: HandleIn)
}

routine! {
    MPI_Win_sync PMPI_Win_sync mpi_win_sync_ pmpi_win_sync_
    (win: HandleIn)
}

routine! {
    MPI_Win_test PMPI_Win_test mpi_win_test_ pmpi_win_test_
    (win: HandleIn, flag: Ints)
}

routine! {
    MPI_Win_unlock PMPI_Win_unlock mpi_win_unlock_ pmpi_win_unlock_
    (rank: Int, win: HandleIn)
}

routine! {
    MPI_Win_unlock_all PMPI_Win_unlock_all mpi_win_unlock_all_ pmpi_win_unlock_all_
    (win: HandleIn)
}

routine! {
    MPI_Win_wait PMPI_Win_wait mpi_win_wait_ pmpi_win_wait_
    (win: HandleIn)
}
