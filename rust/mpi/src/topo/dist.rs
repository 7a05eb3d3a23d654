//! Distributed graphs (MPI 5.0, 8.5.4): every process knows its own edges only.
//!
//! Edges that some process names for others travel in ceil(log2 n) rounds, in each of which every
//! process sends what it has to one other: nothing has a length of n, and an edge is carried at most
//! as often as there are rounds.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;

use crate::coll::{Steps, exchange_words};
use crate::error::Error;
use crate::process::Process;

/// The edges of this process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DistGraph {
    /// Edges that lead here.
    pub sources: Links,
    /// Edges that lead away.
    pub destinations: Links,
    /// Whether the program gave weights.
    pub weighted: bool,
}

/// Edges in one direction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// The other end of each.
    pub ranks: Vec<u32>,
    /// The weight of each; as many as ranks, or none.
    pub weights: Vec<i32>,
}

/// An edge that some process has named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it begins.
    pub source: u32,
    /// Where it ends.
    pub destination: u32,
    /// Its weight, if there are weights.
    pub weight: i32,
}

/// Words of an edge under way: where it is told, who named it and as which one, itself.
const WORDS: usize = 5;

/// Tells every process the edges that begin or end there, `edges` being those that this process
/// names. They come in the order of who named them. Collective.
///
/// # Errors
/// A lost peer.
pub fn distribute(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    edges: &[Edge],
    weighted: bool,
) -> Result<DistGraph, Error> {
    let (rank, size) = (held.comm(comm)?.rank(), held.comm(comm)?.size());
    let mut steps = Steps::begin(held, comm)?;
    let mut under_way: Vec<[i64; WORDS]> = Vec::with_capacity(2 * edges.len());
    for (edge, number) in edges.iter().zip(0i64..) {
        let Edge { source, destination, weight } = *edge;
        let ends = i64::from(source) << 32 | i64::from(destination);
        let told = |to: u32, outgoing: bool| {
            [i64::from(to), i64::from(rank), 2 * number + i64::from(outgoing), ends, i64::from(weight)]
        };
        under_way.extend([told(source, true), told(destination, false)]);
    }
    let mut distance = 1;
    while distance < size {
        let ahead = |edge: &[i64; WORDS]| ((edge[0] as u32 + size - rank) % size) & distance != 0;
        let (leaving, staying): (Vec<_>, Vec<_>) = under_way.into_iter().partition(ahead);
        under_way = staying;
        let (to, from) = ((rank + distance) % size, (rank + size - distance) % size);
        let came = exchange_words(&mut steps, to, &leaving.concat(), from)?;
        under_way.extend(came.as_chunks::<WORDS>().0);
        distance *= 2;
    }
    under_way.sort_unstable_by_key(|edge| (edge[1], edge[2]));
    let mut graph = DistGraph { weighted, ..DistGraph::default() };
    for [_, _, number, ends, weight] in under_way {
        let outgoing = number & 1 != 0;
        let (links, other) = if outgoing {
            (&mut graph.destinations, ends as u32)
        } else {
            (&mut graph.sources, (ends >> 32) as u32)
        };
        links.ranks.push(other);
        links.weights.extend(weighted.then_some(weight as i32));
    }
    Ok(graph)
}
