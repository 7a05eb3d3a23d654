//! Routines of the chapter `session`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Session_finalize PMPI_Session_finalize mpi_session_finalize_ pmpi_session_finalize_
    (session: HandleOut)
}

routine! {
    MPI_Session_get_info PMPI_Session_get_info mpi_session_get_info_ pmpi_session_get_info_
    (session: HandleIn, info_used: HandleOut)
}

routine! {
    MPI_Session_get_nth_pset PMPI_Session_get_nth_pset mpi_session_get_nth_pset_ pmpi_session_get_nth_pset_
    (session: HandleIn, info: HandleIn, n: Int, pset_len: Ints, pset_name: TextOut[pset_name_length])
    hidden pset_name_length
}

routine! {
    MPI_Session_get_num_psets PMPI_Session_get_num_psets mpi_session_get_num_psets_ pmpi_session_get_num_psets_
    (session: HandleIn, info: HandleIn, npset_names: Ints)
}

routine! {
    MPI_Session_get_pset_info PMPI_Session_get_pset_info mpi_session_get_pset_info_ pmpi_session_get_pset_info_
    (session: HandleIn, pset_name: Text[pset_name_length], info: HandleOut)
    hidden pset_name_length
}

routine! {
    MPI_Session_init PMPI_Session_init mpi_session_init_ pmpi_session_init_
    (info: HandleIn, errhandler: HandleIn, session: HandleOut)
}
