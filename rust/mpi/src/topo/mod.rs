//! Virtual topologies (MPI 5.0, chapter 8): who is whose neighbour.
//!
//! A topology hangs on a communicator and is shared by its duplicates. Ranks are never reordered:
//! the order of the parent is as good as any other until distances are measured. Collective
//! operations with neighbours ask [`neighbours`].

mod cart;
mod dims;
mod dist;
mod graph;

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_COMM, ERR_TOPOLOGY};
use p2pmpi_engine::owner::Guard;

use crate::comm::{self, Comm, Rank};
use crate::error::Error;
use crate::process::Process;

pub use cart::Cart;
pub use dims::balance;
pub use dist::{DistGraph, Edge, Links, distribute};
pub use graph::Graph;

/// What a communicator knows of the neighbours of its ranks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Topology {
    /// MPI_Cart_create.
    Cart(Cart),
    /// MPI_Graph_create.
    Graph(Graph),
    /// MPI_Dist_graph_create and MPI_Dist_graph_create_adjacent.
    DistGraph(DistGraph),
}

/// Neighbours of this process, in the order of the blocks of neighbourhood collectives (MPI 5.0,
/// 8.6). Grids have a source and a destination for either direction of each dimension, `Rank::Null`
/// beyond an edge that does not wrap; a process may occur several times, and be its own neighbour.
///
/// What is sent to `destinations[i]` arrives there at `sources[i ^ 1]` in a grid: what went in the
/// positive direction came from the negative one, also where both are the same process. In graphs,
/// the k-th message from a process to another belongs to the k-th occurrence of the one among the
/// sources and of the other among the destinations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbours {
    /// Where blocks come from.
    pub sources: Vec<Rank>,
    /// Where blocks go.
    pub destinations: Vec<Rank>,
    /// Whether this is a grid.
    pub grid: bool,
}

/// The neighbours of this process.
///
/// # Errors
/// MPI_ERR_TOPOLOGY when the communicator has no topology.
pub fn neighbours(comm: &Comm) -> Result<Neighbours, Error> {
    let at = |ranks: &[u32]| ranks.iter().map(|rank| Rank::At(*rank)).collect();
    Ok(match of(comm)? {
        Topology::Cart(cart) => {
            let ranks = cart.neighbours(comm.rank());
            Neighbours { sources: ranks.clone(), destinations: ranks, grid: true }
        }
        Topology::Graph(graph) => {
            let ranks: Vec<Rank> = at(graph.neighbours(comm.rank()));
            Neighbours { sources: ranks.clone(), destinations: ranks, grid: false }
        }
        Topology::DistGraph(graph) => Neighbours {
            sources: at(&graph.sources.ranks),
            destinations: at(&graph.destinations.ranks),
            grid: false,
        },
    })
}

fn of(comm: &Comm) -> Result<&Topology, Error> {
    let text = "the communicator has no topology";
    comm.topology.as_deref().ok_or_else(|| Error::new(ERR_TOPOLOGY, text))
}

/// The grid of a communicator.
///
/// # Errors
/// MPI_ERR_TOPOLOGY.
pub fn cart(comm: &Comm) -> Result<&Cart, Error> {
    match of(comm)? {
        Topology::Cart(cart) => Ok(cart),
        _ => Err(Error::new(ERR_TOPOLOGY, "the communicator has a graph, not a Cartesian grid")),
    }
}

/// The graph of a communicator.
///
/// # Errors
/// MPI_ERR_TOPOLOGY.
pub fn graph(comm: &Comm) -> Result<&Graph, Error> {
    match of(comm)? {
        Topology::Graph(graph) => Ok(graph),
        _ => Err(Error::new(ERR_TOPOLOGY, "the communicator has another topology than a graph")),
    }
}

/// The distributed graph of a communicator.
///
/// # Errors
/// MPI_ERR_TOPOLOGY.
pub fn dist_graph(comm: &Comm) -> Result<&DistGraph, Error> {
    match of(comm)? {
        Topology::DistGraph(graph) => Ok(graph),
        _ => Err(Error::new(ERR_TOPOLOGY, "the communicator has another topology than a distributed graph")),
    }
}

/// The size of a communicator that is to get a topology.
///
/// # Errors
/// MPI_ERR_COMM, also for an intercommunicator.
pub fn parent(process: &Process, comm: abi::Comm) -> Result<u32, Error> {
    let entry = process.comm(comm)?;
    match entry.remote {
        None => Ok(entry.size()),
        Some(_) => Err(Error::new(ERR_COMM, "comm_old is an intercommunicator, which has no topology")),
    }
}

/// Makes a communicator with a topology of the first `size` members of `comm`. Collective; the
/// others get MPI_COMM_NULL.
///
/// # Errors
/// As [`comm::create`].
pub fn create(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    size: u32,
    topology: Topology,
) -> Result<abi::Comm, Error> {
    let me = held.identity.peer;
    let group = held.comm(comm)?.group.clone();
    let group = if group.size() == size {
        group
    } else {
        let first: Vec<u32> = (0..size).collect();
        group.include(&first, me).expect("checked against the size of the parent")
    };
    let new = comm::create(held, comm, group, None)?;
    if new != abi::Comm::NULL {
        held.comm_mut(new)?.topology = Some(Arc::new(topology));
    }
    Ok(new)
}

/// MPI_Cart_sub: the part of the grid in which this process is, with those dimensions that remain.
/// Collective.
///
/// # Errors
/// MPI_ERR_TOPOLOGY, and as [`comm::create`].
pub fn sub(held: &mut Guard<'_, Process>, comm: abi::Comm, remain: &[bool]) -> Result<abi::Comm, Error> {
    let entry = held.comm(comm)?;
    let (part, color, key) = cart(entry)?.sub(entry.rank(), remain);
    let new = comm::split(held, comm, Some(comm::Color::number(color)), key as i32)?;
    held.comm_mut(new)?.topology = Some(Arc::new(Topology::Cart(part)));
    Ok(new)
}
