//! Decoding (MPI 5.0, 5.1.13).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_mpi::datatype::Envelope;

use super::{types, width};
use crate::args::{ArrayMut, CountOut, Out};
use crate::entry::{Call, Error};

/// `MPI_Type_get_envelope`.
pub(crate) fn type_get_envelope(
    cx: &mut Call,
    datatype: abi::Datatype,
    num_integers: CountOut,
    num_addresses: CountOut,
    num_large_counts: CountOut,
    num_datatypes: CountOut,
    combiner: Out<c_int>,
) -> Result<(), Error> {
    let width = width(cx);
    let envelope = types(cx)?.envelope(width, datatype)?;
    num_integers.write(envelope.integers as i64);
    num_addresses.write(envelope.addresses as i64);
    num_large_counts.write(envelope.counts as i64);
    num_datatypes.write(envelope.datatypes as i64);
    combiner.write(envelope.combiner);
    Ok(())
}

/// `MPI_Type_get_contents`.
///
/// # Safety
/// The arrays have room for as many elements as their limits say.
pub(crate) unsafe fn type_get_contents(
    cx: &mut Call,
    datatype: abi::Datatype,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: ArrayMut<c_int>,
    array_of_addresses: ArrayMut<isize>,
    array_of_large_counts: ArrayMut<i64>,
    array_of_datatypes: ArrayMut<abi::Datatype>,
) -> Result<(), Error> {
    let width = width(cx);
    let limit = |max: i64, name: &str| {
        let negative = |_| Error::new(ERR_ARG, format!("{name} is {max}, but cannot be negative"));
        usize::try_from(max).map_err(negative)
    };
    let room = Envelope {
        combiner: 0,
        integers: limit(max_integers, "max_integers")?,
        addresses: limit(max_addresses, "max_addresses")?,
        counts: limit(max_large_counts, "max_large_counts")?,
        datatypes: limit(max_datatypes, "max_datatypes")?,
    };
    let contents = types(cx)?.contents(width, datatype, room)?;
    // SAFETY: `contents` is within the limits, for which the arrays have room.
    unsafe {
        array_of_integers.fill(contents.integers.into_iter())?;
        array_of_addresses.fill(contents.addresses.into_iter().map(|address| address as isize))?;
        array_of_large_counts.fill(contents.counts.into_iter())?;
        array_of_datatypes.fill(contents.datatypes.into_iter())
    }
}
