//! Routines of the chapter `comm`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Comm_compare PMPI_Comm_compare mpi_comm_compare_ pmpi_comm_compare_
    (comm1: HandleIn, comm2: HandleIn, result: Ints)
}

routine! {
    MPI_Comm_create PMPI_Comm_create mpi_comm_create_ pmpi_comm_create_
    (comm: HandleIn, group: HandleIn, newcomm: HandleOut)
}

routine! {
    MPI_Comm_create_from_group PMPI_Comm_create_from_group mpi_comm_create_from_group_ pmpi_comm_create_from_group_
    (group: HandleIn, stringtag: Text[stringtag_length], info: HandleIn, errhandler: HandleIn, newcomm: HandleOut)
    hidden stringtag_length
}

routine! {
    MPI_Comm_create_group PMPI_Comm_create_group mpi_comm_create_group_ pmpi_comm_create_group_
    (comm: HandleIn, group: HandleIn, tag: Int, newcomm: HandleOut)
}

routine! {
    MPI_Comm_dup PMPI_Comm_dup mpi_comm_dup_ pmpi_comm_dup_
    (comm: HandleIn, newcomm: HandleOut)
}

routine! {
    MPI_Comm_dup_with_info PMPI_Comm_dup_with_info mpi_comm_dup_with_info_ pmpi_comm_dup_with_info_
    (comm: HandleIn, info: HandleIn, newcomm: HandleOut)
}

routine! {
    MPI_Comm_free PMPI_Comm_free mpi_comm_free_ pmpi_comm_free_
    (comm: HandleOut)
}

routine! {
    MPI_Comm_get_info PMPI_Comm_get_info mpi_comm_get_info_ pmpi_comm_get_info_
    (comm: HandleIn, info_used: HandleOut)
}

routine! {
    MPI_Comm_get_name PMPI_Comm_get_name mpi_comm_get_name_ pmpi_comm_get_name_
    (comm: HandleIn, comm_name: TextOut[comm_name_length], resultlen: Ints)
    hidden comm_name_length
}

routine! {
    MPI_Comm_group PMPI_Comm_group mpi_comm_group_ pmpi_comm_group_
    (comm: HandleIn, group: HandleOut)
}

routine! {
    MPI_Comm_idup PMPI_Comm_idup mpi_comm_idup_ pmpi_comm_idup_
    (comm: HandleIn, newcomm: HandleOut, request: HandleOut)
}

routine! {
    MPI_Comm_idup_with_info PMPI_Comm_idup_with_info mpi_comm_idup_with_info_ pmpi_comm_idup_with_info_
    (comm: HandleIn, info: HandleIn, newcomm: HandleOut, request: HandleOut)
}

routine! {
    MPI_Comm_rank PMPI_Comm_rank mpi_comm_rank_ pmpi_comm_rank_
    (comm: HandleIn, rank: Ints)
}

routine! {
    MPI_Comm_remote_group PMPI_Comm_remote_group mpi_comm_remote_group_ pmpi_comm_remote_group_
    (comm: HandleIn, group: HandleOut)
}

routine! {
    MPI_Comm_remote_size PMPI_Comm_remote_size mpi_comm_remote_size_ pmpi_comm_remote_size_
    (comm: HandleIn, size: Ints)
}

routine! {
    MPI_Comm_set_info PMPI_Comm_set_info mpi_comm_set_info_ pmpi_comm_set_info_
    (comm: HandleIn, info: HandleIn)
}

routine! {
    MPI_Comm_set_name PMPI_Comm_set_name mpi_comm_set_name_ pmpi_comm_set_name_
    (comm: HandleIn, comm_name: Text[comm_name_length])
    hidden comm_name_length
}

routine! {
    MPI_Comm_size PMPI_Comm_size mpi_comm_size_ pmpi_comm_size_
    (comm: HandleIn, size: Ints)
}

routine! {
    MPI_Comm_split PMPI_Comm_split mpi_comm_split_ pmpi_comm_split_
    (comm: HandleIn, color: Int, key: Int, newcomm: HandleOut)
}

routine! {
    MPI_Comm_split_type PMPI_Comm_split_type mpi_comm_split_type_ pmpi_comm_split_type_
    (comm: HandleIn, split_type: Int, key: Int, info: HandleIn, newcomm: HandleOut)
}

routine! {
    MPI_Comm_test_inter PMPI_Comm_test_inter mpi_comm_test_inter_ pmpi_comm_test_inter_
    (comm: HandleIn, flag: Ints)
}

routine! {
    MPI_Intercomm_create PMPI_Intercomm_create mpi_intercomm_create_ pmpi_intercomm_create_
    (local_comm: HandleIn, local_leader: Int, peer_comm: HandleIn, remote_leader: Int, tag: Int,
     newintercomm: HandleOut)
}

routine! {
    MPI_Intercomm_create_from_groups PMPI_Intercomm_create_from_groups mpi_intercomm_create_from_groups_ pmpi_intercomm_create_from_groups_
    (local_group: HandleIn, local_leader: Int, remote_group: HandleIn, remote_leader: Int,
     stringtag: Text[stringtag_length], info: HandleIn, errhandler: HandleIn, newintercomm: HandleOut)
    hidden stringtag_length
}

routine! {
    MPI_Intercomm_merge PMPI_Intercomm_merge mpi_intercomm_merge_ pmpi_intercomm_merge_
    (intercomm: HandleIn, high: Logical, newintracomm: HandleOut)
}
