//! The constructors (MPI 5.0, 5.1.2, 5.1.7, 5.1.10): arguments checked, layout built, call recorded.
//!
//! Every function serves the narrow and the large-count form; [`Width`] says which one, because
//! decoding returns counts in another list for the latter (5.1.13).

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    COMBINER_CONTIGUOUS, COMBINER_HINDEXED, COMBINER_HINDEXED_BLOCK, COMBINER_HVECTOR, COMBINER_INDEXED,
    COMBINER_INDEXED_BLOCK, COMBINER_RESIZED, COMBINER_STRUCT, COMBINER_VECTOR,
};
use p2pmpi_abi::error::ERR_COUNT;
use p2pmpi_layout::Layout;

use super::{Component, Datatypes, Definition};
use crate::error::Error;

/// Which form of a constructor was called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Width {
    /// `int` counts and `MPI_Aint` displacements.
    Narrow,
    /// `MPI_Count` for both.
    Large,
}

/// The arguments of a constructor but the datatypes, in the order of the contents (5.1.13).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arguments {
    pub integers: Vec<i32>,
    pub addresses: Vec<i64>,
    pub counts: Vec<i64>,
}

impl Arguments {
    /// Counts, then displacements: two lists in the narrow form, one in the large.
    pub fn new(width: Width, counts: &[&[i64]], displacements: &[i64]) -> Arguments {
        let counts = counts.concat();
        match width {
            Width::Narrow => Arguments {
                // The narrow form came with `int`s.
                integers: counts.iter().map(|&count| count as i32).collect(),
                addresses: displacements.to_vec(),
                counts: Vec::new(),
            },
            Width::Large => Arguments { counts: [&counts, displacements].concat(), ..Arguments::default() },
        }
    }
}

/// A count that is not negative.
pub(super) fn count_argument(name: &str, value: i64) -> Result<u64, Error> {
    u64::try_from(value)
        .map_err(|_| Error::new(ERR_COUNT, format!("{name} is {value}, but a count must be 0 or more")))
}

/// Block lengths that are not negative.
fn block_lengths<'a>(lengths: &'a [i64]) -> Result<impl Iterator<Item = u64> + Clone + 'a, Error> {
    match lengths.iter().position(|&length| length < 0) {
        Some(i) => Err(Error::new(
            ERR_COUNT,
            format!("array_of_blocklengths[{i}] is {}, but a block length must be 0 or more", lengths[i]),
        )),
        None => Ok(lengths.iter().map(|&length| length as u64)),
    }
}

fn block_length(length: i64) -> Result<u64, Error> {
    u64::try_from(length)
        .map_err(|_| Error::new(ERR_COUNT, format!("blocklength is {length}, but it must be 0 or more")))
}

impl Datatypes {
    /// Records a datatype made of one other.
    pub(super) fn derive(
        &mut self,
        combiner: i32,
        arguments: Arguments,
        old: abi::Datatype,
        build: impl Fn(&Layout) -> Result<Layout, Error>,
    ) -> Result<abi::Datatype, Error> {
        let component = self.component(old)?;
        let layout = build(&self.layout(old)?)?;
        let in_file = component.in_file().map(|old| build(&old)).transpose()?;
        let components = vec![component];
        self.insert(Arc::new(Definition { layout, in_file, combiner, arguments, components }))
    }

    /// MPI_Type_contiguous.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, MPI_ERR_COUNT; MPI_ERR_ARG when the result would be too large. The same for all
    /// constructors.
    pub fn contiguous(
        &mut self,
        width: Width,
        count: i64,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let elements = count_argument("count", count)?;
        self.derive(COMBINER_CONTIGUOUS, Arguments::new(width, &[&[count]], &[]), old, |old| {
            Ok(old.contiguous(elements)?)
        })
    }

    /// MPI_Type_vector.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn vector(
        &mut self,
        width: Width,
        count: i64,
        blocklength: i64,
        stride: i64,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let (blocks, length) = (count_argument("count", count)?, block_length(blocklength)?);
        let arguments = Arguments::new(width, &[&[count, blocklength, stride]], &[]);
        self.derive(COMBINER_VECTOR, arguments, old, |old| Ok(old.vector(blocks, length, stride)?))
    }

    /// MPI_Type_create_hvector.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn hvector(
        &mut self,
        width: Width,
        count: i64,
        blocklength: i64,
        stride: i64,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let (blocks, length) = (count_argument("count", count)?, block_length(blocklength)?);
        let arguments = Arguments::new(width, &[&[count, blocklength]], &[stride]);
        self.derive(COMBINER_HVECTOR, arguments, old, |old| Ok(old.hvector(blocks, length, stride)?))
    }

    /// MPI_Type_indexed; both lists have the same length.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn indexed(
        &mut self,
        width: Width,
        blocklengths: &[i64],
        displacements: &[i64],
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let blocks = block_lengths(blocklengths)?.zip(displacements.iter().copied());
        let count = [blocklengths.len() as i64];
        let arguments = Arguments::new(width, &[&count, blocklengths, displacements], &[]);
        self.derive(COMBINER_INDEXED, arguments, old, |old| Ok(old.indexed(blocks.clone())?))
    }

    /// MPI_Type_create_hindexed; both lists have the same length.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn hindexed(
        &mut self,
        width: Width,
        blocklengths: &[i64],
        displacements: &[i64],
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let blocks = block_lengths(blocklengths)?.zip(displacements.iter().copied());
        let count = [blocklengths.len() as i64];
        let arguments = Arguments::new(width, &[&count, blocklengths], displacements);
        self.derive(COMBINER_HINDEXED, arguments, old, |old| Ok(old.hindexed(blocks.clone())?))
    }

    /// MPI_Type_create_indexed_block.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn indexed_block(
        &mut self,
        width: Width,
        blocklength: i64,
        displacements: &[i64],
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let length = block_length(blocklength)?;
        let head = [displacements.len() as i64, blocklength];
        let arguments = Arguments::new(width, &[&head, displacements], &[]);
        self.derive(COMBINER_INDEXED_BLOCK, arguments, old, |old| {
            Ok(old.indexed(displacements.iter().map(|&at| (length, at)))?)
        })
    }

    /// MPI_Type_create_hindexed_block.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn hindexed_block(
        &mut self,
        width: Width,
        blocklength: i64,
        displacements: &[i64],
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let length = block_length(blocklength)?;
        let head = [displacements.len() as i64, blocklength];
        let arguments = Arguments::new(width, &[&head], displacements);
        self.derive(COMBINER_HINDEXED_BLOCK, arguments, old, |old| {
            Ok(old.hindexed(displacements.iter().map(|&at| (length, at)))?)
        })
    }

    /// MPI_Type_create_struct; the three lists have the same length.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn structure(
        &mut self,
        width: Width,
        blocklengths: &[i64],
        displacements: &[i64],
        types: &[abi::Datatype],
    ) -> Result<abi::Datatype, Error> {
        let lengths = block_lengths(blocklengths)?;
        let components: Vec<Component> =
            types.iter().map(|&old| self.component(old)).collect::<Result<_, _>>()?;
        let layouts: Vec<Layout> = types.iter().map(|&old| self.layout(old)).collect::<Result<_, _>>()?;
        let blocks = lengths.zip(displacements);
        let build = |layouts: &[Layout]| {
            Layout::structure(blocks.clone().zip(layouts).map(|((length, &at), layout)| (length, at, layout)))
        };
        let layout = build(&layouts)?;
        let in_file = match components.iter().any(|component| component.in_file().is_some()) {
            false => None,
            true => {
                let here = components.iter().zip(layouts);
                let files: Vec<_> = here.map(|(one, layout)| one.in_file().unwrap_or(layout)).collect();
                Some(build(&files)?)
            }
        };
        let count = [blocklengths.len() as i64];
        let arguments = Arguments::new(width, &[&count, blocklengths], displacements);
        self.insert(Arc::new(Definition {
            layout,
            in_file,
            combiner: COMBINER_STRUCT,
            arguments,
            components,
        }))
    }

    /// MPI_Type_create_resized.
    ///
    /// # Errors
    /// As for [`Datatypes::contiguous`].
    pub fn resized(
        &mut self,
        width: Width,
        lower_bound: i64,
        extent: i64,
        old: abi::Datatype,
    ) -> Result<abi::Datatype, Error> {
        let arguments = Arguments::new(width, &[], &[lower_bound, extent]);
        self.derive(COMBINER_RESIZED, arguments, old, |old| Ok(old.resized(lower_bound, extent)?))
    }
}
