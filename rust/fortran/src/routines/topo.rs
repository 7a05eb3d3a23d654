//! Routines of the chapter `topo`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Cart_coords PMPI_Cart_coords mpi_cart_coords_ pmpi_cart_coords_
    (comm: HandleIn, rank: Int, maxdims: Int, coords: Ints)
}

routine! {
    MPI_Cart_create PMPI_Cart_create mpi_cart_create_ pmpi_cart_create_
    (comm_old: HandleIn, ndims: Int, dims: Ints, periods: Ints, reorder: Logical, comm_cart: HandleOut)
}

routine! {
    MPI_Cart_get PMPI_Cart_get mpi_cart_get_ pmpi_cart_get_
    (comm: HandleIn, maxdims: Int, dims: Ints, periods: Ints, coords: Ints)
}

routine! {
    MPI_Cart_map PMPI_Cart_map mpi_cart_map_ pmpi_cart_map_
    (comm: HandleIn, ndims: Int, dims: Ints, periods: Ints, newrank: Ints)
}

routine! {
    MPI_Cart_rank PMPI_Cart_rank mpi_cart_rank_ pmpi_cart_rank_
    (comm: HandleIn, coords: Ints, rank: Ints)
}

routine! {
    MPI_Cart_shift PMPI_Cart_shift mpi_cart_shift_ pmpi_cart_shift_
    (comm: HandleIn, direction: Int, disp: Int, rank_source: Ints, rank_dest: Ints)
}

routine! {
    MPI_Cart_sub PMPI_Cart_sub mpi_cart_sub_ pmpi_cart_sub_
    (comm: HandleIn, remain_dims: Ints, newcomm: HandleOut)
}

routine! {
    MPI_Cartdim_get PMPI_Cartdim_get mpi_cartdim_get_ pmpi_cartdim_get_
    (comm: HandleIn, ndims: Ints)
}

routine! {
    MPI_Dims_create PMPI_Dims_create mpi_dims_create_ pmpi_dims_create_
    (nnodes: Int, ndims: Int, dims: Ints)
}

routine! {
    MPI_Dist_graph_create PMPI_Dist_graph_create mpi_dist_graph_create_ pmpi_dist_graph_create_
    (comm_old: HandleIn, n: Int, sources: Ints, degrees: Ints, destinations: Ints, weights: Ints, info: HandleIn,
     reorder: Logical, comm_dist_graph: HandleOut)
}

routine! {
    MPI_Dist_graph_create_adjacent PMPI_Dist_graph_create_adjacent mpi_dist_graph_create_adjacent_ pmpi_dist_graph_create_adjacent_
    (comm_old: HandleIn, indegree: Int, sources: Ints, sourceweights: Ints, outdegree: Int, destinations: Ints,
     destweights: Ints, info: HandleIn, reorder: Logical, comm_dist_graph: HandleOut)
}

routine! {
    MPI_Dist_graph_neighbors PMPI_Dist_graph_neighbors mpi_dist_graph_neighbors_ pmpi_dist_graph_neighbors_
    (comm: HandleIn, maxindegree: Int, sources: Ints, sourceweights: Ints, maxoutdegree: Int, destinations: Ints,
     destweights: Ints)
}

routine! {
    MPI_Dist_graph_neighbors_count PMPI_Dist_graph_neighbors_count mpi_dist_graph_neighbors_count_ pmpi_dist_graph_neighbors_count_
    (comm: HandleIn, indegree: Ints, outdegree: Ints, weighted: Ints)
}

routine! {
    MPI_Graph_create PMPI_Graph_create mpi_graph_create_ pmpi_graph_create_
    (comm_old: HandleIn, nnodes: Int, indx: Ints, edges: Ints, reorder: Logical, comm_graph: HandleOut)
}

routine! {
    MPI_Graph_get PMPI_Graph_get mpi_graph_get_ pmpi_graph_get_
    (comm: HandleIn, maxindex: Int, maxedges: Int, indx: Ints, edges: Ints)
}

routine! {
    MPI_Graph_map PMPI_Graph_map mpi_graph_map_ pmpi_graph_map_
    (comm: HandleIn, nnodes: Int, indx: Ints, edges: Ints, newrank: Ints)
}

routine! {
    MPI_Graph_neighbors PMPI_Graph_neighbors mpi_graph_neighbors_ pmpi_graph_neighbors_
    (comm: HandleIn, rank: Int, maxneighbors: Int, neighbors: Ints)
}

routine! {
    MPI_Graph_neighbors_count PMPI_Graph_neighbors_count mpi_graph_neighbors_count_ pmpi_graph_neighbors_count_
    (comm: HandleIn, rank: Int, nneighbors: Ints)
}

routine! {
    MPI_Graphdims_get PMPI_Graphdims_get mpi_graphdims_get_ pmpi_graphdims_get_
    (comm: HandleIn, nnodes: Ints, nedges: Ints)
}

routine! {
    MPI_Topo_test PMPI_Topo_test mpi_topo_test_ pmpi_topo_test_
    (comm: HandleIn, status: Ints)
}
