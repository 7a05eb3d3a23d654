//! The way into the library: every exported function but those that return a value passes here.
//!
//! [`call`] runs a body and reports its error through the error handler of the object concerned. The
//! only caller is `generated`.

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::{Function, error};

/// What a body works with.
pub(crate) struct Call {
    _function: Function,
}

/// An error of a call: its class (or code) and what is to be said about it.
#[derive(Debug)]
pub(crate) struct Error {
    class: c_int,
    message: String,
}

impl Error {
    /// An error of that class.
    pub(crate) fn new(class: c_int, message: impl Into<String>) -> Error {
        Error { class, message: message.into() }
    }
}

/// The object whose error handler applies to a call (MPI 5.0, 9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Target {
    /// A communicator.
    Comm(abi::Comm),
    /// A window.
    Win(abi::Win),
    /// A file.
    File(abi::File),
    /// A session.
    Session(abi::Session),
    /// None: the handler of `MPI_COMM_SELF` applies.
    None,
}

/// Runs the body of a function and returns its error code to C.
#[inline]
pub(crate) fn call(
    function: Function,
    target: Target,
    body: impl FnOnce(&mut Call) -> Result<(), Error>,
) -> c_int {
    match body(&mut Call { _function: function }) {
        Ok(()) => error::SUCCESS,
        Err(error) => fail(function, target, error),
    }
}

/// Reports that a function is not written yet.
#[cold]
pub(crate) fn unsupported(function: Function, target: Target) -> c_int {
    let message = format!("{} is not supported by this version of p2pmpi", function.name());
    fail(function, target, Error::new(error::ERR_UNSUPPORTED_OPERATION, message))
}

#[cold]
fn fail(function: Function, target: Target, error: Error) -> c_int {
    eprintln!("p2pmpi: {}: {} ({target:?})", function.name(), error.message);
    error.class
}
