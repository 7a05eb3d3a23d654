//! Routines of the chapter `dynamic`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Close_port PMPI_Close_port mpi_close_port_ pmpi_close_port_
    (port_name: Text[port_name_length])
    hidden port_name_length
}

routine! {
    MPI_Comm_accept PMPI_Comm_accept mpi_comm_accept_ pmpi_comm_accept_
    (port_name: Text[port_name_length], info: HandleIn, root: Int, comm: HandleIn, newcomm: HandleOut)
    hidden port_name_length
}

routine! {
    MPI_Comm_connect PMPI_Comm_connect mpi_comm_connect_ pmpi_comm_connect_
    (port_name: Text[port_name_length], info: HandleIn, root: Int, comm: HandleIn, newcomm: HandleOut)
    hidden port_name_length
}

routine! {
    MPI_Comm_disconnect PMPI_Comm_disconnect mpi_comm_disconnect_ pmpi_comm_disconnect_
    (comm: HandleOut)
}

routine! {
    MPI_Comm_get_parent PMPI_Comm_get_parent mpi_comm_get_parent_ pmpi_comm_get_parent_
    (parent: HandleOut)
}

routine! {
    MPI_Comm_join PMPI_Comm_join mpi_comm_join_ pmpi_comm_join_
    (fd: Int, intercomm: HandleOut)
}

routine! {
    MPI_Lookup_name PMPI_Lookup_name mpi_lookup_name_ pmpi_lookup_name_
    (service_name: Text[service_name_length], info: HandleIn, port_name: TextOut[port_name_length])
    hidden service_name_length port_name_length
}

routine! {
    MPI_Open_port PMPI_Open_port mpi_open_port_ pmpi_open_port_
    (info: HandleIn, port_name: TextOut[port_name_length])
    hidden port_name_length
}

routine! {
    MPI_Publish_name PMPI_Publish_name mpi_publish_name_ pmpi_publish_name_
    (service_name: Text[service_name_length], info: HandleIn, port_name: Text[port_name_length])
    hidden service_name_length port_name_length
}

routine! {
    MPI_Unpublish_name PMPI_Unpublish_name mpi_unpublish_name_ pmpi_unpublish_name_
    (service_name: Text[service_name_length], info: HandleIn, port_name: Text[port_name_length])
    hidden service_name_length port_name_length
}
