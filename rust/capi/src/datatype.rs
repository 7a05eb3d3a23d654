//! Chapter 5: datatypes. Life, sizes, names and addresses here; constructors, decoding and packing
//! in the sub-modules.

mod construct;
mod decode;
mod pack;

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::Status;
use p2pmpi_abi::constants::{MAX_OBJECT_NAME, UNDEFINED};
use p2pmpi_mpi::attribute::{self, Object};
use p2pmpi_mpi::datatype::{self, Datatypes, Width};

use crate::args::{CountOut, In, InOut, Out, Text, TextOut};
use crate::entry::{Call, Error};

pub(crate) use construct::*;
pub(crate) use decode::*;
pub(crate) use pack::*;

/// The datatypes of the process.
fn types(cx: &mut Call) -> Result<&mut Datatypes, Error> {
    Ok(&mut cx.held()?.datatypes)
}

/// Which form of a constructor or decoder was called.
fn width(cx: &Call) -> Width {
    if cx.function().name().ends_with("_c") { Width::Large } else { Width::Narrow }
}

/// `MPI_Type_commit`.
pub(crate) fn type_commit(cx: &mut Call, datatype: InOut<abi::Datatype>) -> Result<(), Error> {
    types(cx)?.commit(datatype.read())
}

/// `MPI_Type_free`.
pub(crate) fn type_free(cx: &mut Call, datatype: InOut<abi::Datatype>) -> Result<(), Error> {
    let held = cx.held()?;
    held.datatypes.check_freeable(datatype.read())?;
    attribute::delete_all(held, Object::Datatype(datatype.read()))?;
    held.datatypes.free(datatype.read())?;
    datatype.write(abi::Datatype::NULL);
    Ok(())
}

/// `MPI_Type_dup`.
pub(crate) fn type_dup(
    cx: &mut Call,
    oldtype: abi::Datatype,
    newtype: Out<abi::Datatype>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let copy = held.datatypes.dup(oldtype)?;
    if let Err(error) = attribute::copy_all(held, Object::Datatype(oldtype), Object::Datatype(copy)) {
        held.datatypes.free(copy)?;
        return Err(error);
    }
    newtype.write(copy);
    Ok(())
}

/// `MPI_Type_size`.
pub(crate) fn type_size(cx: &mut Call, datatype: abi::Datatype, size: CountOut) -> Result<(), Error> {
    size.write(types(cx)?.layout(datatype)?.size() as i64);
    Ok(())
}

/// `MPI_Type_get_extent`.
pub(crate) fn type_get_extent(
    cx: &mut Call,
    datatype: abi::Datatype,
    lb: CountOut,
    extent: CountOut,
) -> Result<(), Error> {
    let layout = types(cx)?.layout(datatype)?;
    lb.write(layout.lower_bound());
    extent.write(layout.extent());
    Ok(())
}

/// `MPI_Type_get_true_extent`.
pub(crate) fn type_get_true_extent(
    cx: &mut Call,
    datatype: abi::Datatype,
    true_lb: CountOut,
    true_extent: CountOut,
) -> Result<(), Error> {
    let layout = types(cx)?.layout(datatype)?;
    true_lb.write(layout.true_lower_bound());
    true_extent.write(layout.true_extent().unwrap_or(UNDEFINED.into()));
    Ok(())
}

/// `MPI_Get_elements`.
pub(crate) fn get_elements(
    cx: &mut Call,
    status: In<Status>,
    datatype: abi::Datatype,
    count: CountOut,
) -> Result<(), Error> {
    let layout = types(cx)?.layout(datatype)?;
    let elements = datatype::elements(status.read().bytes(), &layout);
    count.write(elements.map_or(UNDEFINED.into(), |elements| elements as i64));
    Ok(())
}

/// `MPI_Type_get_name`.
pub(crate) fn type_get_name(
    cx: &mut Call,
    datatype: abi::Datatype,
    type_name: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    resultlen.write(type_name.write(types(cx)?.name(datatype)?));
    Ok(())
}

/// `MPI_Type_set_name`. What is too long is cut (MPI 5.0, 7.8).
pub(crate) fn type_set_name(cx: &mut Call, datatype: abi::Datatype, type_name: Text) -> Result<(), Error> {
    let name = type_name.bytes()?;
    let name = &name[..name.len().min(MAX_OBJECT_NAME as usize - 1)];
    types(cx)?.rename(datatype, name)
}

/// `MPI_Get_address`.
pub(crate) fn get_address(_: &mut Call, location: *const c_void, address: Out<isize>) -> Result<(), Error> {
    address.write(location.expose_provenance() as isize);
    Ok(())
}

/// `MPI_Aint_add`.
pub(crate) fn aint_add(base: isize, displacement: isize) -> isize {
    base.wrapping_add(displacement)
}

/// `MPI_Aint_diff`.
pub(crate) fn aint_diff(first: isize, second: isize) -> isize {
    first.wrapping_sub(second)
}
