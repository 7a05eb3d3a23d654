//! MPI_Pack and MPI_Unpack (MPI 5.0, 5.2): packed data is the message itself, without a header.

use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_layout::{Layout, RecvBuffer, SendBuffer, copy};

use super::construct::count_argument;
use crate::error::Error;

/// MPI_Pack_size: an upper bound, and here exact.
///
/// # Errors
/// MPI_ERR_COUNT; MPI_ERR_ARG when it is too large for `MPI_Count`.
pub fn pack_size(count: i64, layout: &Layout) -> Result<i64, Error> {
    Ok(layout.packed_size(count_argument("incount", count)?)? as i64)
}

/// MPI_Pack: appends a message at `position` of `out`, bytes, and returns the new position.
///
/// # Errors
/// MPI_ERR_ARG when the position is outside of the buffer or the rest is too short.
pub fn pack(from: &SendBuffer, out: &RecvBuffer, position: i64) -> Result<i64, Error> {
    let length = from.packed_size();
    let start = room("outsize", out.packed_size(), position, length)?;
    copy(from, &out.at_element(start, length));
    Ok(start + length as i64)
}

/// MPI_Unpack: fills `into` from `position` of `packed`, bytes, and returns the new position.
///
/// # Errors
/// MPI_ERR_ARG when the position is outside of the buffer or the rest is too short.
pub fn unpack(packed: &SendBuffer, position: i64, into: &RecvBuffer) -> Result<i64, Error> {
    let length = into.packed_size();
    let start = room("insize", packed.packed_size(), position, length)?;
    copy(&packed.at_element(start, length), into);
    Ok(start + length as i64)
}

/// Checks that `length` bytes fit at `position` of a buffer of `size` bytes.
pub(super) fn room(name: &str, size: u64, position: i64, length: u64) -> Result<i64, Error> {
    match u64::try_from(position).ok().and_then(|start| size.checked_sub(start)) {
        None => Err(Error::new(
            ERR_ARG,
            format!("position is {position}, but {name} is {size}: it must lie between 0 and that"),
        )),
        Some(rest) if rest < length => Err(Error::new(
            ERR_ARG,
            format!("the data take {length} bytes at position {position}, but {name} is {size}"),
        )),
        Some(_) => Ok(position),
    }
}
