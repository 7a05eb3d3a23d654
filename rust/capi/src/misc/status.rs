//! What a program writes into a status (MPI 5.0, 13.3), for generalized requests.

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::Status;
use p2pmpi_abi::error::ERR_ARG;

use crate::args::{self, InOut};
use crate::entry::{Call, Error};

/// `MPI_Status_set_elements`.
pub(crate) fn status_set_elements(
    cx: &mut Call,
    status: InOut<Status>,
    datatype: abi::Datatype,
    count: i64,
) -> Result<(), Error> {
    let elements = args::count(count, "count")? as u64;
    let bytes = cx.held()?.layout(datatype)?.bytes_of(elements).ok_or_else(|| {
        Error::new(
            ERR_ARG,
            format!("count is {count}, but the datatype has no elements or they are too many"),
        )
    })?;
    update(status, |status| status.set_bytes(bytes));
    Ok(())
}

/// `MPI_Status_set_cancelled`.
pub(crate) fn status_set_cancelled(_: &mut Call, status: InOut<Status>, flag: c_int) -> Result<(), Error> {
    update(status, |status| status.set_cancelled(flag != 0));
    Ok(())
}

/// `MPI_Status_set_error`.
pub(crate) fn status_set_error(_: &mut Call, status: InOut<Status>, error: c_int) -> Result<(), Error> {
    update(status, |status| status.error = error);
    Ok(())
}

/// `MPI_Status_set_source`.
pub(crate) fn status_set_source(_: &mut Call, status: InOut<Status>, source: c_int) -> Result<(), Error> {
    update(status, |status| status.source = source);
    Ok(())
}

/// `MPI_Status_set_tag`.
pub(crate) fn status_set_tag(_: &mut Call, status: InOut<Status>, tag: c_int) -> Result<(), Error> {
    update(status, |status| status.tag = tag);
    Ok(())
}

fn update(status: InOut<Status>, change: impl FnOnce(&mut Status)) {
    let mut value = status.read();
    change(&mut value);
    status.write(value);
}
