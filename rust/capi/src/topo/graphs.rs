//! Graphs and distributed graphs (MPI 5.0, 8.5.3 and 8.5.4).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_RANK};
use p2pmpi_abi::special::{UNWEIGHTED, WEIGHTS_EMPTY};
use p2pmpi_mpi::topo::{self, DistGraph, Edge, Graph, Links, Topology};

use super::{length, mapped, member, room};
use crate::args::{Array, ArrayMut, Out};
use crate::entry::{Call, Error};

/// The graph that a program describes.
///
/// # Safety
/// The arrays are as long as the standard says.
unsafe fn read(
    nnodes: c_int,
    index: Array<'_, c_int>,
    edges: Array<'_, c_int>,
    size: u32,
) -> Result<Graph, Error> {
    // SAFETY: the caller vouches for nnodes values.
    let index = unsafe { index.slice(length(nnodes, "nnodes", ERR_ARG)?) }?;
    let count = Graph::edges_of(index, size)?;
    // SAFETY: the caller vouches for as many edges as the index says.
    Graph::new(index, unsafe { edges.slice(count) }?)
}

/// `MPI_Graph_create`.
pub(crate) unsafe fn graph_create(
    cx: &mut Call,
    comm_old: abi::Comm,
    nnodes: c_int,
    indx: Array<'_, c_int>,
    edges: Array<'_, c_int>,
    _reorder: c_int,
    comm_graph: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let size = topo::parent(held, comm_old)?;
    // SAFETY: the caller's.
    let graph = unsafe { read(nnodes, indx, edges, size) }?;
    let nodes = graph.index().len() as u32;
    comm_graph.write(topo::create(held, comm_old, nodes, Topology::Graph(graph))?);
    Ok(())
}

/// `MPI_Graph_map`: ranks stay what they are.
pub(crate) unsafe fn graph_map(
    cx: &mut Call,
    comm: abi::Comm,
    nnodes: c_int,
    indx: Array<'_, c_int>,
    edges: Array<'_, c_int>,
    newrank: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let size = topo::parent(held, comm)?;
    // SAFETY: the caller's.
    let graph = unsafe { read(nnodes, indx, edges, size) }?;
    newrank.write(mapped(held.comm(comm)?.rank(), graph.index().len() as u32));
    Ok(())
}

/// `MPI_Graphdims_get`.
pub(crate) fn graphdims_get(
    cx: &mut Call,
    comm: abi::Comm,
    nnodes: Out<c_int>,
    nedges: Out<c_int>,
) -> Result<(), Error> {
    let graph = topo::graph(cx.held()?.comm(comm)?)?;
    nnodes.write(graph.index().len() as c_int);
    nedges.write(graph.edges().len() as c_int);
    Ok(())
}

/// `MPI_Graph_get`: as much of either list as there is room for.
pub(crate) unsafe fn graph_get(
    cx: &mut Call,
    comm: abi::Comm,
    maxindex: c_int,
    maxedges: c_int,
    indx: ArrayMut<'_, c_int>,
    edges: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    let graph = topo::graph(cx.held()?.comm(comm)?)?;
    room(maxindex, "maxindex", graph.index().len())?;
    room(maxedges, "maxedges", graph.edges().len())?;
    // SAFETY: the caller vouches for that many values, and there are no more.
    unsafe {
        indx.fill(graph.index().iter().map(|end| *end as c_int))?;
        edges.fill(graph.edges().iter().map(|edge| *edge as c_int))
    }
}

/// `MPI_Graph_neighbors_count`.
pub(crate) fn graph_neighbors_count(
    cx: &mut Call,
    comm: abi::Comm,
    rank: c_int,
    nneighbors: Out<c_int>,
) -> Result<(), Error> {
    let entry = cx.held()?.comm(comm)?;
    let graph = topo::graph(entry)?;
    nneighbors.write(graph.neighbours(member(entry, rank)?).len() as c_int);
    Ok(())
}

/// `MPI_Graph_neighbors`.
pub(crate) unsafe fn graph_neighbors(
    cx: &mut Call,
    comm: abi::Comm,
    rank: c_int,
    maxneighbors: c_int,
    neighbors: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    let entry = cx.held()?.comm(comm)?;
    let list = topo::graph(entry)?.neighbours(member(entry, rank)?);
    room(maxneighbors, "maxneighbors", list.len())?;
    // SAFETY: the caller vouches for maxneighbors values, and there are no more.
    unsafe { neighbors.fill(list.iter().map(|neighbour| *neighbour as c_int)) }
}

/// Ranks of the parent, each checked.
fn ranks(list: &[c_int], name: &str, size: u32) -> Result<Vec<u32>, Error> {
    match list.iter().position(|rank| *rank as u32 >= size) {
        None => Ok(list.iter().map(|rank| *rank as u32).collect()),
        Some(at) => {
            let text = format!(
                "{name}[{at}] is {}, but ranks of comm_old go from 0 to {}",
                list[at],
                i64::from(size) - 1
            );
            Err(Error::new(ERR_RANK, text))
        }
    }
}

/// The weights of some edges; `None` for MPI_UNWEIGHTED.
///
/// # Safety
/// The array, unless special or null, has `count` values.
unsafe fn weights(address: *const c_int, name: &str, count: usize) -> Result<Option<Vec<c_int>>, Error> {
    if address.addr() == UNWEIGHTED.addr() {
        return Ok(None);
    }
    if count == 0 {
        return Ok(Some(Vec::new()));
    }
    if address.is_null() || address.addr() == WEIGHTS_EMPTY.addr() {
        let what = if address.is_null() { "a null pointer" } else { "MPI_WEIGHTS_EMPTY" };
        let text = format!("{name} is {what}, but there are {count} edges (or give MPI_UNWEIGHTED)");
        return Err(Error::new(ERR_ARG, text));
    }
    // SAFETY: neither special nor null, and the caller's promise.
    Ok(Some(unsafe { std::slice::from_raw_parts(address, count) }.to_vec()))
}

/// Weights may not be negative.
fn check_weights(weights: Option<&[c_int]>, name: &str) -> Result<(), Error> {
    match weights.into_iter().flatten().find(|weight| **weight < 0) {
        None => Ok(()),
        Some(weight) => {
            Err(Error::new(ERR_ARG, format!("{name} has {weight}, but a weight cannot be negative")))
        }
    }
}

/// `MPI_Dist_graph_create_adjacent`: every process knows its edges, so that none are told.
pub(crate) unsafe fn dist_graph_create_adjacent(
    cx: &mut Call,
    comm_old: abi::Comm,
    indegree: c_int,
    sources: Array<'_, c_int>,
    sourceweights: *const c_int,
    outdegree: c_int,
    destinations: Array<'_, c_int>,
    destweights: *const c_int,
    info: abi::Info,
    _reorder: c_int,
    comm_dist_graph: Out<abi::Comm>,
) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    let held = cx.held()?;
    let size = topo::parent(held, comm_old)?;
    let [incoming, outgoing] =
        [length(indegree, "indegree", ERR_ARG)?, length(outdegree, "outdegree", ERR_ARG)?];
    // SAFETY: the caller vouches for as many values as the degrees say.
    let (sources, of_sources, destinations, of_destinations) = unsafe {
        (
            ranks(sources.slice(incoming)?, "sources", size)?,
            weights(sourceweights, "sourceweights", incoming)?,
            ranks(destinations.slice(outgoing)?, "destinations", size)?,
            weights(destweights, "destweights", outgoing)?,
        )
    };
    check_weights(of_sources.as_deref(), "sourceweights")?;
    check_weights(of_destinations.as_deref(), "destweights")?;
    let (first, second) = (of_sources.is_some(), of_destinations.is_some());
    // Without edges on one side, it does not matter what is said of their weights.
    if first != second && incoming > 0 && outgoing > 0 {
        let text = "only one of sourceweights and destweights is MPI_UNWEIGHTED";
        return Err(Error::new(ERR_ARG, text));
    }
    let weighted = first && (second || incoming > 0) || second && outgoing > 0;
    let graph = DistGraph {
        weighted,
        sources: Links { ranks: sources, weights: of_sources.unwrap_or_default() },
        destinations: Links { ranks: destinations, weights: of_destinations.unwrap_or_default() },
    };
    let new = topo::create(held, comm_old, size, Topology::DistGraph(graph))?;
    held.comm_mut(new)?.set_hints(&hints)?;
    comm_dist_graph.write(new);
    Ok(())
}

/// `MPI_Dist_graph_create`: any process may name any edges.
pub(crate) unsafe fn dist_graph_create(
    cx: &mut Call,
    comm_old: abi::Comm,
    n: c_int,
    sources: Array<'_, c_int>,
    degrees: Array<'_, c_int>,
    destinations: Array<'_, c_int>,
    weights: *const c_int,
    info: abi::Info,
    _reorder: c_int,
    comm_dist_graph: Out<abi::Comm>,
) -> Result<(), Error> {
    let hints = crate::info::hints(info)?;
    let held = cx.held()?;
    let size = topo::parent(held, comm_old)?;
    let count = length(n, "n", ERR_ARG)?;
    // SAFETY: the caller vouches for n values, and for as many as the degrees say.
    let (edges, weighted) = unsafe {
        let sources = ranks(sources.slice(count)?, "sources", size)?;
        let degrees = degrees.slice(count)?;
        let total: Result<Vec<usize>, Error> =
            degrees.iter().map(|degree| length(*degree, "a degree", ERR_ARG)).collect();
        let total: usize = total?.into_iter().sum();
        let destinations = ranks(destinations.slice(total)?, "destinations", size)?;
        let weights = self::weights(weights, "weights", total)?;
        check_weights(weights.as_deref(), "weights")?;
        let begins = sources
            .iter()
            .zip(degrees)
            .flat_map(|(source, degree)| std::iter::repeat_n(*source, *degree as usize));
        let weighted = weights.is_some();
        let weights = weights.unwrap_or_else(|| vec![0; total]);
        let ends = begins.zip(destinations).zip(weights);
        let edge = |((source, destination), weight)| Edge { source, destination, weight };
        (ends.map(edge).collect::<Vec<Edge>>(), weighted)
    };
    let graph = topo::distribute(held, comm_old, &edges, weighted)?;
    let new = topo::create(held, comm_old, size, Topology::DistGraph(graph))?;
    held.comm_mut(new)?.set_hints(&hints)?;
    comm_dist_graph.write(new);
    Ok(())
}

/// `MPI_Dist_graph_neighbors_count`.
pub(crate) fn dist_graph_neighbors_count(
    cx: &mut Call,
    comm: abi::Comm,
    indegree: Out<c_int>,
    outdegree: Out<c_int>,
    weighted: Out<c_int>,
) -> Result<(), Error> {
    let graph = topo::dist_graph(cx.held()?.comm(comm)?)?;
    indegree.write(graph.sources.ranks.len() as c_int);
    outdegree.write(graph.destinations.ranks.len() as c_int);
    weighted.write_flag(graph.weighted);
    Ok(())
}

/// `MPI_Dist_graph_neighbors`: the first `maxindegree` and `maxoutdegree` of them.
pub(crate) unsafe fn dist_graph_neighbors(
    cx: &mut Call,
    comm: abi::Comm,
    maxindegree: c_int,
    sources: ArrayMut<'_, c_int>,
    sourceweights: *mut c_int,
    maxoutdegree: c_int,
    destinations: ArrayMut<'_, c_int>,
    destweights: *mut c_int,
) -> Result<(), Error> {
    let graph = topo::dist_graph(cx.held()?.comm(comm)?)?;
    let [most_in, most_out] =
        [length(maxindegree, "maxindegree", ERR_ARG)?, length(maxoutdegree, "maxoutdegree", ERR_ARG)?];
    // SAFETY: the caller vouches for as many values as it says.
    unsafe {
        fill(&graph.sources, most_in, sources, sourceweights, "sourceweights")?;
        fill(&graph.destinations, most_out, destinations, destweights, "destweights")
    }
}

/// Writes up to `most` ends and weights of edges.
///
/// # Safety
/// Both arrays, unless null or special, have room for `most` values.
unsafe fn fill(
    links: &Links,
    most: usize,
    ranks: ArrayMut<'_, c_int>,
    weights: *mut c_int,
    name: &'static str,
) -> Result<(), Error> {
    let count = most.min(links.ranks.len());
    // SAFETY: the caller's.
    unsafe { ranks.fill(links.ranks[..count].iter().map(|rank| *rank as c_int))? };
    let special = [UNWEIGHTED.addr(), WEIGHTS_EMPTY.addr()].contains(&weights.addr());
    if special || links.weights.is_empty() {
        return Ok(());
    }
    // SAFETY: the caller's, since the address is not special.
    unsafe { ArrayMut::new(weights, name).fill(links.weights[..count].iter().copied()) }
}
