//! The datatype constructors of MPI 5.0, 5.1.2 except the arrays (see `array`).
//!
//! Pure functions of their arguments: counts are already known not to be negative, handles not to
//! be stale. A block is some elements that follow each other at the distance of their extent; every
//! constructor is a way to place blocks.

use std::sync::Arc;

use crate::bounds::Bounds;
use crate::node::{Placed, Sequence};
use crate::signature::{Parts, Signature};
use crate::{Error, Layout};

/// A type map under construction: its bounds, places and basic elements.
#[derive(Clone)]
struct Block {
    bounds: Bounds,
    placed: Placed,
    signature: Arc<Signature>,
}

impl Block {
    /// `count` elements of `layout`, one after the other.
    fn of(layout: &Layout, count: u64) -> Result<Block, Error> {
        let one = Block { bounds: layout.bounds(), placed: layout.placed(), signature: layout.signature() };
        one.repeated(count, layout.extent())
    }

    /// `count` copies, the k-th one `k * stride` bytes further.
    fn repeated(&self, count: u64, stride: i64) -> Result<Block, Error> {
        Ok(Block {
            bounds: self.bounds.repeated(count, stride)?,
            placed: self.placed.repeated(count, stride)?,
            signature: self.signature.repeated(count)?,
        })
    }

    fn finish(self) -> Result<Layout, Error> {
        Layout::build(self.bounds, self.placed, self.signature)
    }
}

/// A displacement in extents as bytes.
fn in_bytes(displacement: i64, layout: &Layout) -> Result<i64, Error> {
    displacement.checked_mul(layout.extent()).ok_or(Error::TooLarge)
}

/// All of these fail with [`Error::TooLarge`] when a size, bound or displacement leaves 63 bits and
/// with [`Error::TooDeep`] when irregular datatypes are nested beyond [`MAX_DEPTH`](crate::MAX_DEPTH).
impl Layout {
    /// `MPI_Type_contiguous`.
    ///
    /// # Errors
    /// As above.
    pub fn contiguous(&self, count: u64) -> Result<Layout, Error> {
        Block::of(self, count)?.finish()
    }

    /// `MPI_Type_vector`: `count` blocks, `stride` extents apart.
    ///
    /// # Errors
    /// As above.
    pub fn vector(&self, count: u64, block: u64, stride: i64) -> Result<Layout, Error> {
        self.hvector(count, block, in_bytes(stride, self)?)
    }

    /// `MPI_Type_create_hvector`: `count` blocks, `stride` bytes apart.
    ///
    /// # Errors
    /// As above.
    pub fn hvector(&self, count: u64, block: u64, stride: i64) -> Result<Layout, Error> {
        Block::of(self, block)?.repeated(count, stride)?.finish()
    }

    /// `MPI_Type_indexed`: blocks as (elements, displacement in extents).
    ///
    /// # Errors
    /// As above.
    pub fn indexed(&self, blocks: impl IntoIterator<Item = (u64, i64)>) -> Result<Layout, Error> {
        let mut assembly = Assembly::default();
        for (length, displacement) in blocks {
            if length > 0 {
                assembly.push(self, length, in_bytes(displacement, self)?)?;
            }
        }
        assembly.finish()
    }

    /// `MPI_Type_create_hindexed`: blocks as (elements, displacement in bytes).
    ///
    /// # Errors
    /// As above.
    pub fn hindexed(&self, blocks: impl IntoIterator<Item = (u64, i64)>) -> Result<Layout, Error> {
        let (mut assembly, mut displacements) = (Assembly::default(), 0);
        for (length, displacement) in blocks {
            assembly.push(self, length, displacement)?;
            if length > 0 {
                displacements |= displacement;
            }
        }
        // One block shows what alignment the datatype of all of them can require.
        assembly.bounds = assembly.bounds.map(|bounds| bounds.aligned_at(displacements));
        assembly.finish()
    }

    /// `MPI_Type_create_struct`: blocks as (elements, displacement in bytes, datatype).
    ///
    /// # Errors
    /// As above.
    pub fn structure<'a>(blocks: impl IntoIterator<Item = (u64, i64, &'a Layout)>) -> Result<Layout, Error> {
        let mut assembly = Assembly::default();
        for (length, displacement, layout) in blocks {
            assembly.push(layout, length, displacement)?;
        }
        assembly.finish()
    }

    /// `MPI_Type_create_resized`: the same data with other bounds.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn resized(&self, lower_bound: i64, extent: i64) -> Result<Layout, Error> {
        Layout::build(self.bounds().resized(lower_bound, extent)?, self.placed(), self.signature())
    }
}

/// Blocks placed one by one. Most irregular datatypes repeat the same block at many places, so the
/// last one is kept.
#[derive(Default)]
struct Assembly<'a> {
    bounds: Option<Bounds>,
    places: Sequence,
    elements: Parts,
    last: Option<(&'a Layout, u64, Block)>,
}

impl<'a> Assembly<'a> {
    fn push(&mut self, layout: &'a Layout, length: u64, displacement: i64) -> Result<(), Error> {
        if length == 0 {
            return Ok(());
        }
        let block = match &self.last {
            Some((last, same, block)) if std::ptr::eq(*last, layout) && *same == length => block,
            _ => &self.last.insert((layout, length, Block::of(layout, length)?)).2,
        };
        let bounds = block.bounds.shifted(displacement)?;
        self.bounds = Some(self.bounds.map_or(bounds, |all| all.with(bounds)));
        self.places.push(block.placed.shifted(displacement)?);
        self.elements.push(block.signature.clone())
    }

    fn finish(self) -> Result<Layout, Error> {
        let bounds = self.bounds.unwrap_or(Bounds::EMPTY);
        Layout::build(bounds, self.places.finish()?, self.elements.finish()?)
    }
}
