//! Routines of the chapter `info`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Info_create PMPI_Info_create mpi_info_create_ pmpi_info_create_
    (info: HandleOut)
}

routine! {
    MPI_Info_delete PMPI_Info_delete mpi_info_delete_ pmpi_info_delete_
    (info: HandleIn, key: Text[key_length])
    hidden key_length
}

routine! {
    MPI_Info_dup PMPI_Info_dup mpi_info_dup_ pmpi_info_dup_
    (info: HandleIn, newinfo: HandleOut)
}

routine! {
    MPI_Info_free PMPI_Info_free mpi_info_free_ pmpi_info_free_
    (info: HandleOut)
}

routine! {
    MPI_Info_get PMPI_Info_get mpi_info_get_ pmpi_info_get_
    (info: HandleIn, key: Text[key_length], valuelen: Int, value: TextOut[value_length], flag: Ints)
    hidden key_length value_length
}

routine! {
    MPI_Info_get_nkeys PMPI_Info_get_nkeys mpi_info_get_nkeys_ pmpi_info_get_nkeys_
    (info: HandleIn, nkeys: Ints)
}

routine! {
    MPI_Info_get_nthkey PMPI_Info_get_nthkey mpi_info_get_nthkey_ pmpi_info_get_nthkey_
    (info: HandleIn, n: Int, key: TextOut[key_length])
    hidden key_length
}

routine! {
    MPI_Info_get_string PMPI_Info_get_string mpi_info_get_string_ pmpi_info_get_string_
    (info: HandleIn, key: Text[key_length], buflen: Ints, value: TextOut[value_length], flag: Ints)
    hidden key_length value_length
}

routine! {
    MPI_Info_get_valuelen PMPI_Info_get_valuelen mpi_info_get_valuelen_ pmpi_info_get_valuelen_
    (info: HandleIn, key: Text[key_length], valuelen: Ints, flag: Ints)
    hidden key_length
}

routine! {
    MPI_Info_set PMPI_Info_set mpi_info_set_ pmpi_info_set_
    (info: HandleIn, key: Text[key_length], value: Text[value_length])
    hidden key_length value_length
}
