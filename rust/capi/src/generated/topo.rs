//! Exported functions of chapter `topo`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn cart_coords(comm: abi::Comm, rank: c_int, maxdims: c_int, coords: *mut c_int) -> c_int {
    entry::call(Function::CartCoords, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_coords(cx, comm, rank, maxdims, args::ArrayMut::new(coords, "coords")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_coords(
    comm: abi::Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_coords(comm, rank, maxdims, coords) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_coords(
    comm: abi::Comm,
    rank: c_int,
    maxdims: c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_coords(comm, rank, maxdims, coords) }
}

#[inline(never)]
unsafe fn cart_create(
    comm_old: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CartCreate, Target::Comm(comm_old), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_create(
            cx,
            comm_old,
            ndims,
            args::Array::new(dims, "dims"),
            args::Array::new(periods, "periods"),
            reorder,
            args::Out::new(comm_cart, "comm_cart")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_create(
    comm_old: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_create(comm_old, ndims, dims, periods, reorder, comm_cart) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_create(
    comm_old: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    reorder: c_int,
    comm_cart: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_create(comm_old, ndims, dims, periods, reorder, comm_cart) }
}

#[inline(never)]
unsafe fn cart_get(
    comm: abi::Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    entry::call(Function::CartGet, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_get(
            cx,
            comm,
            maxdims,
            args::ArrayMut::new(dims, "dims"),
            args::ArrayMut::new(periods, "periods"),
            args::ArrayMut::new(coords, "coords"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_get(
    comm: abi::Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_get(comm, maxdims, dims, periods, coords) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_get(
    comm: abi::Comm,
    maxdims: c_int,
    dims: *mut c_int,
    periods: *mut c_int,
    coords: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_get(comm, maxdims, dims, periods, coords) }
}

#[inline(never)]
unsafe fn cart_map(
    comm: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    entry::call(Function::CartMap, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_map(
            cx,
            comm,
            ndims,
            args::Array::new(dims, "dims"),
            args::Array::new(periods, "periods"),
            args::Out::new(newrank, "newrank")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_map(
    comm: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_map(comm, ndims, dims, periods, newrank) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_map(
    comm: abi::Comm,
    ndims: c_int,
    dims: *const c_int,
    periods: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_map(comm, ndims, dims, periods, newrank) }
}

#[inline(never)]
unsafe fn cart_rank(comm: abi::Comm, coords: *const c_int, rank: *mut c_int) -> c_int {
    entry::call(Function::CartRank, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_rank(
            cx,
            comm,
            args::Array::new(coords, "coords"),
            args::Out::new(rank, "rank")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_rank(comm: abi::Comm, coords: *const c_int, rank: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_rank(comm, coords, rank) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_rank(
    comm: abi::Comm,
    coords: *const c_int,
    rank: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_rank(comm, coords, rank) }
}

#[inline(never)]
unsafe fn cart_shift(
    comm: abi::Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    entry::call(Function::CartShift, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_shift(
            cx,
            comm,
            direction,
            disp,
            args::Out::new(rank_source, "rank_source")?,
            args::Out::new(rank_dest, "rank_dest")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_shift(
    comm: abi::Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_shift(comm, direction, disp, rank_source, rank_dest) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_shift(
    comm: abi::Comm,
    direction: c_int,
    disp: c_int,
    rank_source: *mut c_int,
    rank_dest: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_shift(comm, direction, disp, rank_source, rank_dest) }
}

#[inline(never)]
unsafe fn cart_sub(comm: abi::Comm, remain_dims: *const c_int, newcomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CartSub, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cart_sub(
            cx,
            comm,
            args::Array::new(remain_dims, "remain_dims"),
            args::Out::new(newcomm, "newcomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cart_sub(
    comm: abi::Comm,
    remain_dims: *const c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_sub(comm, remain_dims, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cart_sub(
    comm: abi::Comm,
    remain_dims: *const c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cart_sub(comm, remain_dims, newcomm) }
}

#[inline(never)]
unsafe fn cartdim_get(comm: abi::Comm, ndims: *mut c_int) -> c_int {
    entry::call(Function::CartdimGet, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::cartdim_get(cx, comm, args::Out::new(ndims, "ndims")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Cartdim_get(comm: abi::Comm, ndims: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cartdim_get(comm, ndims) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Cartdim_get(comm: abi::Comm, ndims: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { cartdim_get(comm, ndims) }
}

#[inline(never)]
unsafe fn dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    entry::call(Function::DimsCreate, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::dims_create(cx, nnodes, ndims, args::ArrayMut::new(dims, "dims")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dims_create(nnodes, ndims, dims) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dims_create(nnodes: c_int, ndims: c_int, dims: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dims_create(nnodes, ndims, dims) }
}

#[inline(never)]
unsafe fn dist_graph_create(
    comm_old: abi::Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    entry::call(Function::DistGraphCreate, Target::Comm(comm_old), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::dist_graph_create(
            cx,
            comm_old,
            args::length(n, "n")?,
            args::Array::new(sources, "sources"),
            args::Array::new(degrees, "degrees"),
            args::Array::new(destinations, "destinations"),
            weights,
            info,
            reorder,
            args::Out::new(comm_dist_graph, "comm_dist_graph")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_create(
    comm_old: abi::Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_create(
        comm_old,
        n,
        sources,
        degrees,
        destinations,
        weights,
        info,
        reorder,
        comm_dist_graph,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create(
    comm_old: abi::Comm,
    n: c_int,
    sources: *const c_int,
    degrees: *const c_int,
    destinations: *const c_int,
    weights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_create(
        comm_old,
        n,
        sources,
        degrees,
        destinations,
        weights,
        info,
        reorder,
        comm_dist_graph,
    ) }
}

#[inline(never)]
unsafe fn dist_graph_create_adjacent(
    comm_old: abi::Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    entry::call(Function::DistGraphCreateAdjacent, Target::Comm(comm_old), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::dist_graph_create_adjacent(
            cx,
            comm_old,
            indegree,
            args::Array::new(sources, "sources"),
            sourceweights,
            outdegree,
            args::Array::new(destinations, "destinations"),
            destweights,
            info,
            reorder,
            args::Out::new(comm_dist_graph, "comm_dist_graph")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_create_adjacent(
    comm_old: abi::Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_create_adjacent(
        comm_old,
        indegree,
        sources,
        sourceweights,
        outdegree,
        destinations,
        destweights,
        info,
        reorder,
        comm_dist_graph,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_create_adjacent(
    comm_old: abi::Comm,
    indegree: c_int,
    sources: *const c_int,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: *const c_int,
    destweights: *const c_int,
    info: abi::Info,
    reorder: c_int,
    comm_dist_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_create_adjacent(
        comm_old,
        indegree,
        sources,
        sourceweights,
        outdegree,
        destinations,
        destweights,
        info,
        reorder,
        comm_dist_graph,
    ) }
}

#[inline(never)]
unsafe fn dist_graph_neighbors(
    comm: abi::Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    entry::call(Function::DistGraphNeighbors, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::dist_graph_neighbors(
            cx,
            comm,
            args::length(maxindegree, "maxindegree")?,
            args::ArrayMut::new(sources, "sources"),
            sourceweights,
            args::length(maxoutdegree, "maxoutdegree")?,
            args::ArrayMut::new(destinations, "destinations"),
            destweights,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_neighbors(
    comm: abi::Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_neighbors(
        comm,
        maxindegree,
        sources,
        sourceweights,
        maxoutdegree,
        destinations,
        destweights,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors(
    comm: abi::Comm,
    maxindegree: c_int,
    sources: *mut c_int,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: *mut c_int,
    destweights: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_neighbors(
        comm,
        maxindegree,
        sources,
        sourceweights,
        maxoutdegree,
        destinations,
        destweights,
    ) }
}

#[inline(never)]
unsafe fn dist_graph_neighbors_count(
    comm: abi::Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    entry::call(Function::DistGraphNeighborsCount, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::dist_graph_neighbors_count(
            cx,
            comm,
            args::Out::new(indegree, "indegree")?,
            args::Out::new(outdegree, "outdegree")?,
            args::Out::new(weighted, "weighted")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Dist_graph_neighbors_count(
    comm: abi::Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_neighbors_count(comm, indegree, outdegree, weighted) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Dist_graph_neighbors_count(
    comm: abi::Comm,
    indegree: *mut c_int,
    outdegree: *mut c_int,
    weighted: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { dist_graph_neighbors_count(comm, indegree, outdegree, weighted) }
}

#[inline(never)]
unsafe fn graph_create(
    comm_old: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut abi::Comm,
) -> c_int {
    entry::call(Function::GraphCreate, Target::Comm(comm_old), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graph_create(
            cx,
            comm_old,
            nnodes,
            args::Array::new(indx, "indx"),
            args::Array::new(edges, "edges"),
            reorder,
            args::Out::new(comm_graph, "comm_graph")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_create(
    comm_old: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_create(
    comm_old: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    reorder: c_int,
    comm_graph: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_create(comm_old, nnodes, indx, edges, reorder, comm_graph) }
}

#[inline(never)]
unsafe fn graph_get(
    comm: abi::Comm,
    maxindex: c_int,
    maxedges: c_int,
    indx: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    entry::call(Function::GraphGet, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graph_get(
            cx,
            comm,
            maxindex,
            maxedges,
            args::ArrayMut::new(indx, "indx"),
            args::ArrayMut::new(edges, "edges"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_get(
    comm: abi::Comm,
    maxindex: c_int,
    maxedges: c_int,
    indx: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_get(comm, maxindex, maxedges, indx, edges) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_get(
    comm: abi::Comm,
    maxindex: c_int,
    maxedges: c_int,
    indx: *mut c_int,
    edges: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_get(comm, maxindex, maxedges, indx, edges) }
}

#[inline(never)]
unsafe fn graph_map(
    comm: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    entry::call(Function::GraphMap, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graph_map(
            cx,
            comm,
            nnodes,
            args::Array::new(indx, "indx"),
            args::Array::new(edges, "edges"),
            args::Out::new(newrank, "newrank")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_map(
    comm: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_map(comm, nnodes, indx, edges, newrank) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_map(
    comm: abi::Comm,
    nnodes: c_int,
    indx: *const c_int,
    edges: *const c_int,
    newrank: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_map(comm, nnodes, indx, edges, newrank) }
}

#[inline(never)]
unsafe fn graph_neighbors(
    comm: abi::Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    entry::call(Function::GraphNeighbors, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graph_neighbors(
            cx,
            comm,
            rank,
            maxneighbors,
            args::ArrayMut::new(neighbors, "neighbors"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_neighbors(
    comm: abi::Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_neighbors(comm, rank, maxneighbors, neighbors) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors(
    comm: abi::Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_neighbors(comm, rank, maxneighbors, neighbors) }
}

#[inline(never)]
unsafe fn graph_neighbors_count(comm: abi::Comm, rank: c_int, nneighbors: *mut c_int) -> c_int {
    entry::call(Function::GraphNeighborsCount, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graph_neighbors_count(cx, comm, rank, args::Out::new(nneighbors, "nneighbors")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graph_neighbors_count(
    comm: abi::Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_neighbors_count(comm, rank, nneighbors) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graph_neighbors_count(
    comm: abi::Comm,
    rank: c_int,
    nneighbors: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graph_neighbors_count(comm, rank, nneighbors) }
}

#[inline(never)]
unsafe fn graphdims_get(comm: abi::Comm, nnodes: *mut c_int, nedges: *mut c_int) -> c_int {
    entry::call(Function::GraphdimsGet, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::graphdims_get(
            cx,
            comm,
            args::Out::new(nnodes, "nnodes")?,
            args::Out::new(nedges, "nedges")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Graphdims_get(
    comm: abi::Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graphdims_get(comm, nnodes, nedges) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Graphdims_get(
    comm: abi::Comm,
    nnodes: *mut c_int,
    nedges: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { graphdims_get(comm, nnodes, nedges) }
}

#[inline(never)]
unsafe fn topo_test(comm: abi::Comm, status: *mut c_int) -> c_int {
    entry::call(Function::TopoTest, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::topo::topo_test(cx, comm, args::Out::new(status, "status")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Topo_test(comm: abi::Comm, status: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { topo_test(comm, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Topo_test(comm: abi::Comm, status: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { topo_test(comm, status) }
}
