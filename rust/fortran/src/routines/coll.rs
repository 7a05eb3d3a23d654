//! Routines of the chapter `coll`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Allgather PMPI_Allgather mpi_allgather_ pmpi_allgather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn)
}

routine! {
    MPI_Allgather_init PMPI_Allgather_init mpi_allgather_init_ pmpi_allgather_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Allgatherv PMPI_Allgatherv mpi_allgatherv_ pmpi_allgatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Allgatherv_init PMPI_Allgatherv_init mpi_allgatherv_init_ pmpi_allgatherv_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Allreduce PMPI_Allreduce mpi_allreduce_ pmpi_allreduce_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Allreduce_init PMPI_Allreduce_init mpi_allreduce_init_ pmpi_allreduce_init_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Alltoall PMPI_Alltoall mpi_alltoall_ pmpi_alltoall_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn)
}

routine! {
    MPI_Alltoall_init PMPI_Alltoall_init mpi_alltoall_init_ pmpi_alltoall_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Alltoallv PMPI_Alltoallv mpi_alltoallv_ pmpi_alltoallv_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Alltoallv_init PMPI_Alltoallv_init mpi_alltoallv_init_ pmpi_alltoallv_init_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Barrier PMPI_Barrier mpi_barrier_ pmpi_barrier_
    (comm: HandleIn)
}

routine! {
    MPI_Barrier_init PMPI_Barrier_init mpi_barrier_init_ pmpi_barrier_init_
    (comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Bcast PMPI_Bcast mpi_bcast_ pmpi_bcast_
    (buffer: Buffer, count: Int, datatype: HandleIn, root: Int, comm: HandleIn)
}

routine! {
    MPI_Bcast_init PMPI_Bcast_init mpi_bcast_init_ pmpi_bcast_init_
    (buffer: Buffer, count: Int, datatype: HandleIn, root: Int, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Exscan PMPI_Exscan mpi_exscan_ pmpi_exscan_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Exscan_init PMPI_Exscan_init mpi_exscan_init_ pmpi_exscan_init_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Gather PMPI_Gather mpi_gather_ pmpi_gather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn)
}

routine! {
    MPI_Gather_init PMPI_Gather_init mpi_gather_init_ pmpi_gather_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Gatherv PMPI_Gatherv mpi_gatherv_ pmpi_gatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, root: Int, comm: HandleIn)
}

routine! {
    MPI_Gatherv_init PMPI_Gatherv_init mpi_gatherv_init_ pmpi_gatherv_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, root: Int, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Iallgather PMPI_Iallgather mpi_iallgather_ pmpi_iallgather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Iallgatherv PMPI_Iallgatherv mpi_iallgatherv_ pmpi_iallgatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Iallreduce PMPI_Iallreduce mpi_iallreduce_ pmpi_iallreduce_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Ialltoall PMPI_Ialltoall mpi_ialltoall_ pmpi_ialltoall_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ialltoallv PMPI_Ialltoallv mpi_ialltoallv_ pmpi_ialltoallv_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ibarrier PMPI_Ibarrier mpi_ibarrier_ pmpi_ibarrier_
    (comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ibcast PMPI_Ibcast mpi_ibcast_ pmpi_ibcast_
    (buffer: Buffer, count: Int, datatype: HandleIn, root: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Iexscan PMPI_Iexscan mpi_iexscan_ pmpi_iexscan_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Igather PMPI_Igather mpi_igather_ pmpi_igather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Igatherv PMPI_Igatherv mpi_igatherv_ pmpi_igatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, root: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ineighbor_allgather PMPI_Ineighbor_allgather mpi_ineighbor_allgather_ pmpi_ineighbor_allgather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ineighbor_allgatherv PMPI_Ineighbor_allgatherv mpi_ineighbor_allgatherv_ pmpi_ineighbor_allgatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ineighbor_alltoall PMPI_Ineighbor_alltoall mpi_ineighbor_alltoall_ pmpi_ineighbor_alltoall_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ineighbor_alltoallv PMPI_Ineighbor_alltoallv mpi_ineighbor_alltoallv_ pmpi_ineighbor_alltoallv_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Ireduce PMPI_Ireduce mpi_ireduce_ pmpi_ireduce_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, root: Int, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Ireduce_scatter PMPI_Ireduce_scatter mpi_ireduce_scatter_ pmpi_ireduce_scatter_
    (sendbuf: Buffer, recvbuf: Buffer, recvcounts: Ints, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Ireduce_scatter_block PMPI_Ireduce_scatter_block mpi_ireduce_scatter_block_ pmpi_ireduce_scatter_block_
    (sendbuf: Buffer, recvbuf: Buffer, recvcount: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Iscan PMPI_Iscan mpi_iscan_ pmpi_iscan_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     request: HandleOut)
}

routine! {
    MPI_Iscatter PMPI_Iscatter mpi_iscatter_ pmpi_iscatter_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Iscatterv PMPI_Iscatterv mpi_iscatterv_ pmpi_iscatterv_
    (sendbuf: Buffer, sendcounts: Ints, displs: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int,
     recvtype: HandleIn, root: Int, comm: HandleIn, request: HandleOut)
}

routine! {
    MPI_Neighbor_allgather PMPI_Neighbor_allgather mpi_neighbor_allgather_ pmpi_neighbor_allgather_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn)
}

routine! {
    MPI_Neighbor_allgather_init PMPI_Neighbor_allgather_init mpi_neighbor_allgather_init_ pmpi_neighbor_allgather_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Neighbor_allgatherv PMPI_Neighbor_allgatherv mpi_neighbor_allgatherv_ pmpi_neighbor_allgatherv_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Neighbor_allgatherv_init PMPI_Neighbor_allgatherv_init mpi_neighbor_allgatherv_init_ pmpi_neighbor_allgatherv_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints, displs: Ints,
     recvtype: HandleIn, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Neighbor_alltoall PMPI_Neighbor_alltoall mpi_neighbor_alltoall_ pmpi_neighbor_alltoall_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn)
}

routine! {
    MPI_Neighbor_alltoall_init PMPI_Neighbor_alltoall_init mpi_neighbor_alltoall_init_ pmpi_neighbor_alltoall_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Neighbor_alltoallv PMPI_Neighbor_alltoallv mpi_neighbor_alltoallv_ pmpi_neighbor_alltoallv_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Neighbor_alltoallv_init PMPI_Neighbor_alltoallv_init mpi_neighbor_alltoallv_init_ pmpi_neighbor_alltoallv_init_
    (sendbuf: Buffer, sendcounts: Ints, sdispls: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcounts: Ints,
     rdispls: Ints, recvtype: HandleIn, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Op_commutative PMPI_Op_commutative mpi_op_commutative_ pmpi_op_commutative_
    (op: HandleIn, commute: Ints)
}

routine! {
    MPI_Op_create PMPI_Op_create mpi_op_create_ pmpi_op_create_
    (user_fn: Procedure, commute: Logical, op: HandleOut)
}

routine! {
    MPI_Op_free PMPI_Op_free mpi_op_free_ pmpi_op_free_
    (op: HandleOut)
}

routine! {
    MPI_Reduce PMPI_Reduce mpi_reduce_ pmpi_reduce_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, root: Int, comm: HandleIn)
}

routine! {
    MPI_Reduce_init PMPI_Reduce_init mpi_reduce_init_ pmpi_reduce_init_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, root: Int, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Reduce_local PMPI_Reduce_local mpi_reduce_local_ pmpi_reduce_local_
    (inbuf: Buffer, inoutbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn)
}

routine! {
    MPI_Reduce_scatter PMPI_Reduce_scatter mpi_reduce_scatter_ pmpi_reduce_scatter_
    (sendbuf: Buffer, recvbuf: Buffer, recvcounts: Ints, datatype: HandleIn, op: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Reduce_scatter_block PMPI_Reduce_scatter_block mpi_reduce_scatter_block_ pmpi_reduce_scatter_block_
    (sendbuf: Buffer, recvbuf: Buffer, recvcount: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Reduce_scatter_block_init PMPI_Reduce_scatter_block_init mpi_reduce_scatter_block_init_ pmpi_reduce_scatter_block_init_
    (sendbuf: Buffer, recvbuf: Buffer, recvcount: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Reduce_scatter_init PMPI_Reduce_scatter_init mpi_reduce_scatter_init_ pmpi_reduce_scatter_init_
    (sendbuf: Buffer, recvbuf: Buffer, recvcounts: Ints, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Scan PMPI_Scan mpi_scan_ pmpi_scan_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Scan_init PMPI_Scan_init mpi_scan_init_ pmpi_scan_init_
    (sendbuf: Buffer, recvbuf: Buffer, count: Int, datatype: HandleIn, op: HandleIn, comm: HandleIn,
     info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Scatter PMPI_Scatter mpi_scatter_ pmpi_scatter_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn)
}

routine! {
    MPI_Scatter_init PMPI_Scatter_init mpi_scatter_init_ pmpi_scatter_init_
    (sendbuf: Buffer, sendcount: Int, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int, recvtype: HandleIn,
     root: Int, comm: HandleIn, info: HandleIn, request: HandleOut)
}

routine! {
    MPI_Scatterv PMPI_Scatterv mpi_scatterv_ pmpi_scatterv_
    (sendbuf: Buffer, sendcounts: Ints, displs: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int,
     recvtype: HandleIn, root: Int, comm: HandleIn)
}

routine! {
    MPI_Scatterv_init PMPI_Scatterv_init mpi_scatterv_init_ pmpi_scatterv_init_
    (sendbuf: Buffer, sendcounts: Ints, displs: Ints, sendtype: HandleIn, recvbuf: Buffer, recvcount: Int,
     recvtype: HandleIn, root: Int, comm: HandleIn, info: HandleIn, request: HandleOut)
}
