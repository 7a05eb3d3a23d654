//! Graphs that every process knows as a whole (MPI 5.0, 8.5.3).

use p2pmpi_abi::error::ERR_ARG;

use crate::error::Error;

/// A graph, as MPI_Graph_create is given it: the neighbours of rank i are the edges from
/// `index[i - 1]` up to `index[i]`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    index: Vec<u32>,
    edges: Vec<u32>,
}

/// The length of the list of edges that `index` asks for.
///
/// # Errors
/// MPI_ERR_ARG for an index that decreases or is negative.
fn edges_of(index: &[i32]) -> Result<usize, Error> {
    let mut last = 0;
    for (at, end) in index.iter().enumerate() {
        if *end < last {
            let text = format!("index[{at}] is {end}, but may not be less than {last}");
            return Err(Error::new(ERR_ARG, text));
        }
        last = *end;
    }
    Ok(last as usize)
}

impl Graph {
    /// How many edges belong to `index`, for a graph in a communicator of `room` processes.
    ///
    /// # Errors
    /// MPI_ERR_ARG for more nodes than processes or a bad index.
    pub fn edges_of(index: &[i32], room: u32) -> Result<usize, Error> {
        if index.len() > room as usize {
            let text = format!("nnodes is {}, but there are only {room} processes", index.len());
            return Err(Error::new(ERR_ARG, text));
        }
        edges_of(index)
    }

    /// A graph; `index` was checked with [`Graph::edges_of`].
    ///
    /// # Errors
    /// MPI_ERR_ARG for an edge that leads nowhere.
    pub fn new(index: &[i32], edges: &[i32]) -> Result<Graph, Error> {
        let nodes = index.len();
        if let Some((at, edge)) = edges.iter().enumerate().find(|(_, edge)| **edge as u32 as usize >= nodes) {
            let text = format!("edges[{at}] is {edge}, but nodes go from 0 to {}", nodes as i64 - 1);
            return Err(Error::new(ERR_ARG, text));
        }
        let unsigned = |list: &[i32]| list.iter().map(|value| *value as u32).collect();
        Ok(Graph { index: unsigned(index), edges: unsigned(edges) })
    }

    /// The index, one entry per node.
    pub fn index(&self) -> &[u32] {
        &self.index
    }

    /// All edges.
    pub fn edges(&self) -> &[u32] {
        &self.edges
    }

    /// The neighbours of a node.
    pub fn neighbours(&self, rank: u32) -> &[u32] {
        let end = self.index[rank as usize] as usize;
        let begin = rank.checked_sub(1).map_or(0, |before| self.index[before as usize] as usize);
        &self.edges[begin..end]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_the_standard() {
        let index = [2, 3, 4, 6];
        assert_eq!(Graph::edges_of(&index, 4), Ok(6));
        let graph = Graph::new(&index, &[1, 3, 0, 3, 0, 2]).expect("edges lead somewhere");
        assert_eq!([graph.neighbours(0), graph.neighbours(3)], [[1, 3], [0, 2]]);
        assert_eq!([graph.neighbours(1), graph.neighbours(2)], [[0], [3]]);
        assert!(Graph::edges_of(&index, 3).is_err() && Graph::edges_of(&[2, 1], 3).is_err());
        assert!(Graph::edges_of(&[-1], 3).is_err());
        assert!(Graph::new(&[1], &[1]).is_err() && Graph::new(&[1], &[-1]).is_err());
    }
}
