//! Routines of the chapter `part`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Parrived PMPI_Parrived mpi_parrived_ pmpi_parrived_
    (request: HandleIn, partition: Int, flag: Ints)
}

routine! {
    MPI_Pready PMPI_Pready mpi_pready_ pmpi_pready_
    (partition: Int, request: HandleIn)
}

routine! {
    MPI_Pready_list PMPI_Pready_list mpi_pready_list_ pmpi_pready_list_
    (length: Int, array_of_partitions: Ints, request: HandleIn)
}

routine! {
    MPI_Pready_range PMPI_Pready_range mpi_pready_range_ pmpi_pready_range_
    (partition_low: Int, partition_high: Int, request: HandleIn)
}

routine! {
    MPI_Precv_init PMPI_Precv_init mpi_precv_init_ pmpi_precv_init_
    (buf: Buffer, partitions: Int, count: Wide, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Psend_init PMPI_Psend_init mpi_psend_init_ pmpi_psend_init_
    (buf: Buffer, partitions: Int, count: Wide, datatype: HandleIn, dest: Int, tag: Int, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}
