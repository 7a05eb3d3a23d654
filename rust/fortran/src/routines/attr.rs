//! Routines of the chapter `attr`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Attr_delete PMPI_Attr_delete mpi_attr_delete_ pmpi_attr_delete_
    (comm: HandleIn, keyval: Int)
}

routine! {
    MPI_Comm_delete_attr PMPI_Comm_delete_attr mpi_comm_delete_attr_ pmpi_comm_delete_attr_
    (comm: HandleIn, comm_keyval: Int)
}

routine! {
    MPI_Comm_free_keyval PMPI_Comm_free_keyval mpi_comm_free_keyval_ pmpi_comm_free_keyval_
    (comm_keyval: Ints)
}

routine! {
    MPI_Keyval_free PMPI_Keyval_free mpi_keyval_free_ pmpi_keyval_free_
    (keyval: Ints)
}

routine! {
    MPI_Type_delete_attr PMPI_Type_delete_attr mpi_type_delete_attr_ pmpi_type_delete_attr_
    (datatype: HandleIn, type_keyval: Int)
}

routine! {
    MPI_Type_free_keyval PMPI_Type_free_keyval mpi_type_free_keyval_ pmpi_type_free_keyval_
    (type_keyval: Ints)
}

routine! {
    MPI_Win_delete_attr PMPI_Win_delete_attr mpi_win_delete_attr_ pmpi_win_delete_attr_
    (win: HandleIn, win_keyval: Int)
}

routine! {
    MPI_Win_free_keyval PMPI_Win_free_keyval mpi_win_free_keyval_ pmpi_win_free_keyval_
    (win_keyval: Ints)
}
