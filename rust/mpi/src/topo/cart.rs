//! Cartesian grids (MPI 5.0, 8.5): ranks in row-major order, the last dimension running fastest.

use p2pmpi_abi::error::{ERR_ARG, ERR_DIMS};

use crate::comm::Rank;
use crate::error::Error;

/// A grid; no dimensions at all are a grid of one process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cart {
    dims: Vec<Dimension>,
}

/// One dimension of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dimension {
    /// Processes along it.
    pub length: u32,
    /// Whether its last process is next to its first.
    pub periodic: bool,
}

impl Cart {
    /// A grid for at most `room` processes.
    ///
    /// # Errors
    /// MPI_ERR_DIMS for a dimension that is not positive, or more processes than there are.
    pub fn new(lengths: &[i32], periods: &[bool], room: u32) -> Result<Cart, Error> {
        if let Some((at, length)) = lengths.iter().enumerate().find(|(_, length)| **length <= 0) {
            let text = format!("dims[{at}] is {length}, but a dimension must be positive");
            return Err(Error::new(ERR_DIMS, text));
        }
        let size = lengths.iter().try_fold(1u32, |size, length| size.checked_mul(*length as u32));
        if size.is_none_or(|size| size > room) {
            let text =
                format!("dims are {lengths:?}, which is more than the {room} processes that there are");
            return Err(Error::new(ERR_DIMS, text));
        }
        let dimension =
            |(length, periodic): (&i32, &bool)| Dimension { length: *length as u32, periodic: *periodic };
        Ok(Cart { dims: lengths.iter().zip(periods).map(dimension).collect() })
    }

    /// The dimensions.
    pub fn dims(&self) -> &[Dimension] {
        &self.dims
    }

    /// Processes in the grid.
    pub fn size(&self) -> u32 {
        self.dims.iter().map(|dimension| dimension.length).product()
    }

    /// Where a rank is.
    pub fn coords(&self, rank: u32) -> Vec<u32> {
        let mut rest = rank;
        let mut coords: Vec<u32> = self
            .dims
            .iter()
            .rev()
            .map(|dimension| {
                let coord = rest % dimension.length;
                rest /= dimension.length;
                coord
            })
            .collect();
        coords.reverse();
        coords
    }

    fn at(&self, coords: &[u32]) -> u32 {
        self.dims.iter().zip(coords).fold(0, |rank, (dimension, coord)| rank * dimension.length + coord)
    }

    /// The rank at some coordinates, which wrap where the grid does.
    ///
    /// # Errors
    /// MPI_ERR_ARG for coordinates outside.
    pub fn rank(&self, coords: &[i32]) -> Result<u32, Error> {
        let mut inside = Vec::with_capacity(coords.len());
        for (at, (dimension, coord)) in self.dims.iter().zip(coords).enumerate() {
            let Some(wrapped) = dimension.wrap(i64::from(*coord)) else {
                let last = dimension.length - 1;
                let text = format!("coords[{at}] is {coord}, but goes from 0 to {last} in that dimension");
                return Err(Error::new(ERR_ARG, text));
            };
            inside.push(wrapped);
        }
        Ok(self.at(&inside))
    }

    fn moved(&self, rank: u32, direction: usize, by: i64) -> Rank {
        let mut coords = self.coords(rank);
        match self.dims[direction].wrap(i64::from(coords[direction]) + by) {
            None => Rank::Null,
            Some(coord) => {
                coords[direction] = coord;
                Rank::At(self.at(&coords))
            }
        }
    }

    /// MPI_Cart_shift: where messages come from and go to, for `rank`.
    ///
    /// # Errors
    /// MPI_ERR_DIMS for a direction that is none.
    pub fn shift(&self, rank: u32, direction: i32, by: i32) -> Result<(Rank, Rank), Error> {
        let count = self.dims.len();
        let Some(direction) = usize::try_from(direction).ok().filter(|direction| *direction < count) else {
            let text = format!("direction is {direction}, but the grid has {count} dimensions, from 0 on");
            return Err(Error::new(ERR_DIMS, text));
        };
        let by = i64::from(by);
        Ok((self.moved(rank, direction, -by), self.moved(rank, direction, by)))
    }

    /// Both directions of each dimension, the negative first.
    pub fn neighbours(&self, rank: u32) -> Vec<Rank> {
        let both = |direction| [self.moved(rank, direction, -1), self.moved(rank, direction, 1)];
        (0..self.dims.len()).flat_map(both).collect()
    }

    /// The grid of the dimensions that remain, which one `rank` is in, and its rank there.
    pub fn sub(&self, rank: u32, remain: &[bool]) -> (Cart, u32, u32) {
        let coords = self.coords(rank);
        let part = |wanted: bool| -> (Cart, u32) {
            let chosen = |at: &usize| remain[*at] == wanted;
            let places: Vec<usize> = (0..self.dims.len()).filter(chosen).collect();
            let grid = Cart { dims: places.iter().map(|at| self.dims[*at]).collect() };
            let inside: Vec<u32> = places.iter().map(|at| coords[*at]).collect();
            let rank = grid.at(&inside);
            (grid, rank)
        };
        let ((_, which), (grid, rank)) = (part(false), part(true));
        (grid, which, rank)
    }
}

impl Dimension {
    /// A coordinate inside; `None` if it is outside and the dimension does not wrap.
    fn wrap(self, coord: i64) -> Option<u32> {
        let length = i64::from(self.length);
        let inside = if self.periodic { coord.rem_euclid(length) } else { coord };
        (0..length).contains(&inside).then_some(inside as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Cart {
        Cart::new(&[2, 3], &[false, true], 6).expect("fits")
    }

    #[test]
    fn ranks_and_coordinates_agree() {
        let grid = grid();
        for rank in 0..6 {
            let coords: Vec<i32> = grid.coords(rank).into_iter().map(|coord| coord as i32).collect();
            assert_eq!(grid.rank(&coords), Ok(rank));
        }
        assert_eq!(grid.rank(&[1, -1]), Ok(5));
        assert_eq!(grid.rank(&[2, 0]).unwrap_err().class, ERR_ARG);
        assert_eq!(grid.shift(1, 0, 1), Ok((Rank::Null, Rank::At(4))));
        assert_eq!(grid.shift(1, 1, -4), Ok((Rank::At(2), Rank::At(0))));
        assert_eq!(grid.shift(1, 2, 1).unwrap_err().class, ERR_DIMS);
    }

    #[test]
    fn a_periodic_dimension_of_one_makes_a_process_its_own_neighbour() {
        let grid = Cart::new(&[1, 2], &[true, false], 2).expect("fits");
        assert_eq!(grid.neighbours(1), [Rank::At(1), Rank::At(1), Rank::At(0), Rank::Null]);
    }

    #[test]
    fn parts_partition_the_grid() {
        let (part, which, rank) = grid().sub(5, &[false, true]);
        assert_eq!((part.size(), which, rank), (3, 1, 2));
        let (part, which, rank) = grid().sub(5, &[false, false]);
        assert_eq!((part.size(), which, rank), (1, 5, 0));
    }

    #[test]
    fn sizes_that_do_not_fit_are_refused() {
        assert_eq!(Cart::new(&[4, 2], &[false; 2], 6).unwrap_err().class, ERR_DIMS);
        assert_eq!(Cart::new(&[1 << 20, 1 << 20], &[false; 2], 6).unwrap_err().class, ERR_DIMS);
        assert_eq!(Cart::new(&[0], &[false], 6).unwrap_err().class, ERR_DIMS);
        assert_eq!(Cart::new(&[], &[], 6).expect("one process").size(), 1);
    }
}
