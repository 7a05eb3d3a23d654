//! `MPI_Type_create_subarray` and `MPI_Type_create_darray` (MPI 5.0, 5.1.3 and 5.1.4).
//!
//! Both are built dimension by dimension from the fastest one; the extent of each step is the whole
//! dimension, so that the next one finds its stride.

use crate::{Error, Layout};

/// Which dimension is contiguous in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The last one.
    C,
    /// The first one.
    Fortran,
}

/// How one dimension of a distributed array is dealt to the processes along it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Distribution {
    /// Not dealt: one process along this dimension has it all.
    None,
    /// One block each, of the given length or (`None`) as even as possible.
    Block(Option<u64>),
    /// Blocks of the given length (`None`: 1) in turn.
    Cyclic(Option<u64>),
}

/// Dimensions from the fastest to the slowest.
fn fastest_first(dimensions: usize, order: Order) -> impl Iterator<Item = usize> {
    (0..dimensions).map(move |i| match order {
        Order::C => dimensions - 1 - i,
        Order::Fortran => i,
    })
}

/// Makes `layout`'s extent that of `size` elements of `extent` bytes.
fn whole_dimension(layout: &Layout, size: u64, extent: i64) -> Result<Layout, Error> {
    let whole = i64::try_from(size).ok().and_then(|size| size.checked_mul(extent)).ok_or(Error::TooLarge)?;
    layout.resized(0, whole)
}

/// `index * extent` in bytes.
fn position(index: u64, extent: i64) -> Result<i64, Error> {
    i64::try_from(index).ok().and_then(|index| index.checked_mul(extent)).ok_or(Error::TooLarge)
}

impl Layout {
    /// `MPI_Type_create_subarray` of dimensions (size, subsize, start).
    ///
    /// # Errors
    /// [`Error::Invalid`] when the subarray is empty or reaches out of the array; else as for the
    /// other constructors.
    pub fn subarray(&self, dimensions: &[(u64, u64, u64)], order: Order) -> Result<Layout, Error> {
        for &(size, part, start) in dimensions {
            if part == 0 || size == 0 {
                return Err(Error::Invalid("every size and subsize of a subarray is at least 1"));
            }
            if start.checked_add(part).is_none_or(|end| end > size) {
                return Err(Error::Invalid("a subarray ends (start + subsize) within the array's size"));
            }
        }
        let mut layout = self.clone();
        for dimension in fastest_first(dimensions.len(), order) {
            let (size, part, start) = dimensions[dimension];
            let extent = layout.extent();
            let row = layout.hindexed([(part, position(start, extent)?)])?;
            layout = whole_dimension(&row, size, extent)?;
        }
        Ok(layout)
    }

    /// `MPI_Type_create_darray`: what process `rank` of a row-major grid of processes holds of an
    /// array with dimensions (size, distribution, processes).
    ///
    /// # Errors
    /// [`Error::Invalid`] when distributions, sizes and processes contradict each other; else as
    /// for the other constructors.
    pub fn darray(
        &self,
        rank: u64,
        dimensions: &[(u64, Distribution, u64)],
        order: Order,
    ) -> Result<Layout, Error> {
        let mut place = vec![0; dimensions.len()];
        let mut rest = rank;
        for (place, &(_, _, processes)) in place.iter_mut().zip(dimensions).rev() {
            if processes == 0 {
                return Err(Error::Invalid("every dimension of the process grid is at least 1"));
            }
            *place = rest % processes;
            rest /= processes;
        }
        if rest > 0 {
            return Err(Error::Invalid("the rank lies outside of the process grid"));
        }
        let mut layout = self.clone();
        for dimension in fastest_first(dimensions.len(), order) {
            let (size, distribution, processes) = dimensions[dimension];
            let block = block_length(size, distribution, processes)?;
            layout = layout.dealt(size, block, processes, place[dimension])?;
        }
        Ok(layout)
    }

    /// One dimension: of `size` elements, blocks of `block` go to the processes in turn; those of
    /// process `place`.
    fn dealt(&self, size: u64, block: u64, processes: u64, place: u64) -> Result<Layout, Error> {
        let extent = self.extent();
        let round = block.checked_mul(processes).ok_or(Error::TooLarge)?;
        let first = block.checked_mul(place).ok_or(Error::TooLarge)?;
        let full = if size >= first.saturating_add(block) { (size - first - block) / round + 1 } else { 0 };
        let cut = first.saturating_add(full.checked_mul(round).ok_or(Error::TooLarge)?);
        let stride = if full > 1 { position(round, extent)? } else { 0 };
        let blocks = self.hvector(full, block, stride)?;
        let remainder = self.contiguous(size.saturating_sub(cut))?;
        let first = if full > 0 { position(first, extent)? } else { 0 };
        let cut = if size > cut { position(cut, extent)? } else { 0 };
        let row = Layout::structure([(1, first, &blocks), (1, cut, &remainder)])?;
        whole_dimension(&row, size, extent)
    }
}

/// The length of the blocks that one dimension is cut into.
fn block_length(size: u64, distribution: Distribution, processes: u64) -> Result<u64, Error> {
    match distribution {
        _ if size == 0 => Err(Error::Invalid("every size of a distributed array is at least 1")),
        Distribution::None if processes != 1 => {
            Err(Error::Invalid("MPI_DISTRIBUTE_NONE needs exactly one process along its dimension"))
        }
        Distribution::None => Ok(size),
        Distribution::Block(Some(0)) | Distribution::Cyclic(Some(0)) => {
            Err(Error::Invalid("a distribution argument is at least 1"))
        }
        Distribution::Block(None) => Ok(size.div_ceil(processes)),
        Distribution::Block(Some(length)) if u128::from(length) * u128::from(processes) < size.into() => {
            Err(Error::Invalid("MPI_DISTRIBUTE_BLOCK: blocks times processes do not cover the array"))
        }
        Distribution::Block(Some(length)) => Ok(length),
        Distribution::Cyclic(length) => Ok(length.unwrap_or(1)),
    }
}
