//! Constructors (MPI 5.0, 5.1.2 to 5.1.4 and 19.1.5).
//!
//! The lengths of argument arrays are given by the caller of the MPI function, who vouches for them:
//! that is the safety of every function here.

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_mpi::datatype::{self, DistributedDimension};

use super::{types, width};
use crate::args::{Array, Counts, Out};
use crate::entry::{Call, Error};

/// `MPI_Type_contiguous`.
pub(crate) fn type_contiguous(
    cx: &mut Call,
    count: i64,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let width = width(cx);
    newtype.write(types(cx)?.contiguous(width, count, oldtype)?);
    Ok(())
}

/// `MPI_Type_vector`.
pub(crate) fn type_vector(
    cx: &mut Call,
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let width = width(cx);
    newtype.write(types(cx)?.vector(width, count, blocklength, stride, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_hvector`.
pub(crate) fn type_create_hvector(
    cx: &mut Call,
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let width = width(cx);
    newtype.write(types(cx)?.hvector(width, count, blocklength, stride, oldtype)?);
    Ok(())
}

/// `MPI_Type_indexed`.
pub(crate) unsafe fn type_indexed(
    cx: &mut Call,
    count: i64,
    array_of_blocklengths: Counts,
    array_of_displacements: Counts,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    // SAFETY: both have `count` elements.
    let (lengths, displacements) = unsafe { two(count, array_of_blocklengths, array_of_displacements) }?;
    let width = width(cx);
    newtype.write(types(cx)?.indexed(width, &lengths, &displacements, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_hindexed`.
pub(crate) unsafe fn type_create_hindexed(
    cx: &mut Call,
    count: i64,
    array_of_blocklengths: Counts,
    array_of_displacements: Counts,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    // SAFETY: both have `count` elements.
    let (lengths, displacements) = unsafe { two(count, array_of_blocklengths, array_of_displacements) }?;
    let width = width(cx);
    newtype.write(types(cx)?.hindexed(width, &lengths, &displacements, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_indexed_block`.
pub(crate) unsafe fn type_create_indexed_block(
    cx: &mut Call,
    count: i64,
    blocklength: i64,
    array_of_displacements: Counts,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    // SAFETY: it has `count` elements.
    let displacements = unsafe { array_of_displacements.to_vec(count as usize) }?;
    let width = width(cx);
    newtype.write(types(cx)?.indexed_block(width, blocklength, &displacements, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_hindexed_block`.
pub(crate) unsafe fn type_create_hindexed_block(
    cx: &mut Call,
    count: i64,
    blocklength: i64,
    array_of_displacements: Counts,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    // SAFETY: it has `count` elements.
    let displacements = unsafe { array_of_displacements.to_vec(count as usize) }?;
    let width = width(cx);
    newtype.write(types(cx)?.hindexed_block(width, blocklength, &displacements, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_struct`.
pub(crate) unsafe fn type_create_struct(
    cx: &mut Call,
    count: i64,
    array_of_blocklengths: Counts,
    array_of_displacements: Counts,
    array_of_types: Array<abi::Datatype>,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    // SAFETY: all three have `count` elements.
    let ((lengths, displacements), members) = unsafe {
        (two(count, array_of_blocklengths, array_of_displacements)?, array_of_types.slice(count as usize)?)
    };
    let width = width(cx);
    newtype.write(types(cx)?.structure(width, &lengths, &displacements, members)?);
    Ok(())
}

/// `MPI_Type_create_resized`.
pub(crate) fn type_create_resized(
    cx: &mut Call,
    oldtype: abi::Datatype,
    lb: i64,
    extent: i64,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let width = width(cx);
    newtype.write(types(cx)?.resized(width, lb, extent, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_subarray`.
pub(crate) unsafe fn type_create_subarray(
    cx: &mut Call,
    ndims: c_int,
    array_of_sizes: Counts,
    array_of_subsizes: Counts,
    array_of_starts: Counts,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let dimensions = dimensions(ndims)?;
    // SAFETY: all three have `ndims` elements.
    let (sizes, (subsizes, starts)) = unsafe {
        (array_of_sizes.to_vec(dimensions)?, two(ndims.into(), array_of_subsizes, array_of_starts)?)
    };
    let width = width(cx);
    newtype.write(types(cx)?.subarray(width, &sizes, &subsizes, &starts, order, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_darray`.
pub(crate) unsafe fn type_create_darray(
    cx: &mut Call,
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: Counts,
    array_of_distribs: Array<c_int>,
    array_of_dargs: Array<c_int>,
    array_of_psizes: Array<c_int>,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let length = dimensions(ndims)?;
    // SAFETY: all four have `ndims` elements.
    let (sizes, distributions, arguments, processes) = unsafe {
        (
            array_of_gsizes.to_vec(length)?,
            array_of_distribs.slice(length)?,
            array_of_dargs.slice(length)?,
            array_of_psizes.slice(length)?,
        )
    };
    let dimensions: Vec<_> = (0..length)
        .map(|i| DistributedDimension {
            size: sizes[i],
            distribution: distributions[i],
            argument: arguments[i],
            processes: processes[i],
        })
        .collect();
    let width = width(cx);
    newtype.write(types(cx)?.darray(width, (size, rank), &dimensions, order, oldtype)?);
    Ok(())
}

/// `MPI_Type_create_f90_real`.
pub(crate) fn type_create_f90_real(
    cx: &mut Call,
    p: c_int,
    r: c_int,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    newtype.write(types(cx)?.f90_real(p, r)?);
    Ok(())
}

/// `MPI_Type_create_f90_complex`.
pub(crate) fn type_create_f90_complex(
    cx: &mut Call,
    p: c_int,
    r: c_int,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    newtype.write(types(cx)?.f90_complex(p, r)?);
    Ok(())
}

/// `MPI_Type_create_f90_integer`.
pub(crate) fn type_create_f90_integer(
    cx: &mut Call,
    r: c_int,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    newtype.write(types(cx)?.f90_integer(r)?);
    Ok(())
}

/// `MPI_Type_match_size`.
pub(crate) fn type_match_size(
    _: &mut Call,
    typeclass: c_int,
    size: c_int,
    datatype: Out<abi::Datatype>,
) -> Result<(), Error> {
    datatype.write(datatype::match_size(typeclass, size)?);
    Ok(())
}

/// `MPI_Type_get_value_index`.
pub(crate) fn type_get_value_index(
    cx: &mut Call,
    value_type: abi::Datatype,
    index_type: abi::Datatype,
    pair_type: Out<abi::Datatype>,
) -> Result<(), Error> {
    pair_type.write(datatype::value_index(types(cx)?, value_type, index_type)?);
    Ok(())
}

/// Two lists of the same length.
///
/// # Safety
/// Both have `count` elements.
unsafe fn two(count: i64, first: Counts, second: Counts) -> Result<(Vec<i64>, Vec<i64>), Error> {
    // SAFETY: the caller's promise.
    unsafe { Ok((first.to_vec(count as usize)?, second.to_vec(count as usize)?)) }
}

fn dimensions(ndims: c_int) -> Result<usize, Error> {
    usize::try_from(ndims).map_err(|_| {
        Error::new(ERR_ARG, format!("ndims is {ndims}, but an array has at least one dimension"))
    })
}
