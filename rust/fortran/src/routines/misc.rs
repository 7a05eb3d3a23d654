//! Routines of the chapter `misc`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Abi_get_fortran_booleans PMPI_Abi_get_fortran_booleans mpi_abi_get_fortran_booleans_ pmpi_abi_get_fortran_booleans_
    (logical_size: Int, logical_true: Ints, logical_false: Ints, is_set: Ints)
}

routine! {
    MPI_Abi_get_fortran_info PMPI_Abi_get_fortran_info mpi_abi_get_fortran_info_ pmpi_abi_get_fortran_info_
    (info: HandleOut)
}

routine! {
    MPI_Abi_get_info PMPI_Abi_get_info mpi_abi_get_info_ pmpi_abi_get_info_
    (info: HandleOut)
}

routine! {
    MPI_Abi_get_version PMPI_Abi_get_version mpi_abi_get_version_ pmpi_abi_get_version_
    (abi_major: Ints, abi_minor: Ints)
}

routine! {
    MPI_Abi_set_fortran_booleans PMPI_Abi_set_fortran_booleans mpi_abi_set_fortran_booleans_ pmpi_abi_set_fortran_booleans_
    (logical_size: Int, logical_true: Ints, logical_false: Ints)
}

routine! {
    MPI_Abi_set_fortran_info PMPI_Abi_set_fortran_info mpi_abi_set_fortran_info_ pmpi_abi_set_fortran_info_
    (info: HandleIn)
}

routine! {
    MPI_Abort PMPI_Abort mpi_abort_ pmpi_abort_
    (comm: HandleIn, errorcode: Int)
}

routine! {
    MPI_Alloc_mem PMPI_Alloc_mem mpi_alloc_mem_ pmpi_alloc_mem_
    (size: Wide, info: HandleIn, baseptr: Wides)
}

routine! {
    MPI_Finalize PMPI_Finalize mpi_finalize_ pmpi_finalize_
    ()
}

routine! {
    MPI_Finalized PMPI_Finalized mpi_finalized_ pmpi_finalized_
    (flag: Ints)
}

routine! {
    MPI_Free_mem PMPI_Free_mem mpi_free_mem_ pmpi_free_mem_
    (base: Buffer)
}

routine! {
    MPI_Get_hw_resource_info PMPI_Get_hw_resource_info mpi_get_hw_resource_info_ pmpi_get_hw_resource_info_
    (hw_info: HandleOut)
}

routine! {
    MPI_Get_library_version PMPI_Get_library_version mpi_get_library_version_ pmpi_get_library_version_
    (version: TextOut[version_length], resultlen: Ints)
    hidden version_length
}

routine! {
    MPI_Get_processor_name PMPI_Get_processor_name mpi_get_processor_name_ pmpi_get_processor_name_
    (name: TextOut[name_length], resultlen: Ints)
    hidden name_length
}

routine! {
    MPI_Get_version PMPI_Get_version mpi_get_version_ pmpi_get_version_
    (version: Ints, subversion: Ints)
}

routine! {
    MPI_Grequest_complete PMPI_Grequest_complete mpi_grequest_complete_ pmpi_grequest_complete_
    (request: HandleIn)
}

routine! {
    MPI_Initialized PMPI_Initialized mpi_initialized_ pmpi_initialized_
    (flag: Ints)
}

routine! {
    MPI_Is_thread_main PMPI_Is_thread_main mpi_is_thread_main_ pmpi_is_thread_main_
    (flag: Ints)
}

routine! {
    MPI_Query_thread PMPI_Query_thread mpi_query_thread_ pmpi_query_thread_
    (provided: Ints)
}

routine! {
    MPI_Status_set_cancelled PMPI_Status_set_cancelled mpi_status_set_cancelled_ pmpi_status_set_cancelled_
    (status: Status, flag: Logical)
}

routine! {
    MPI_Status_set_elements PMPI_Status_set_elements mpi_status_set_elements_ pmpi_status_set_elements_
    (status: Status, datatype: HandleIn, count: Int)
}

routine! {
    MPI_Status_set_elements_x PMPI_Status_set_elements_x mpi_status_set_elements_x_ pmpi_status_set_elements_x_
    (status: Status, datatype: HandleIn, count: Wide)
}

routine! {
    MPI_Status_set_error PMPI_Status_set_error mpi_status_set_error_ pmpi_status_set_error_
    (status: Status, error: Int)
}

routine! {
    MPI_Status_set_source PMPI_Status_set_source mpi_status_set_source_ pmpi_status_set_source_
    (status: Status, source: Int)
}

routine! {
    MPI_Status_set_tag PMPI_Status_set_tag mpi_status_set_tag_ pmpi_status_set_tag_
    (status: Status, tag: Int)
}
