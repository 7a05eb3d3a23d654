//! Generalized requests (MPI 5.0, 13.2): the C functions of the program.

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::callback::{GrequestCancelFunction, GrequestFreeFunction, GrequestQueryFunction};
use p2pmpi_abi::error::{ERR_ARG, SUCCESS};
use p2pmpi_mpi::grequest::{self, Callbacks};
use p2pmpi_mpi::p2p::Outcome;

use crate::args::Out;
use crate::entry::{Call, Error};

/// The functions of one request and their extra state, whose meaning is the program's.
#[derive(Debug)]
struct Functions {
    query: unsafe extern "C" fn(*mut c_void, *mut abi::Status) -> c_int,
    free: unsafe extern "C" fn(*mut c_void) -> c_int,
    cancel: unsafe extern "C" fn(*mut c_void, c_int) -> c_int,
    extra_state: usize,
}

impl Functions {
    fn extra_state(&self) -> *mut c_void {
        ptr::with_exposed_provenance_mut(self.extra_state)
    }
}

fn checked(code: c_int) -> Result<(), c_int> {
    if code == SUCCESS { Ok(()) } else { Err(code) }
}

impl Callbacks for Functions {
    fn query(&self) -> Result<Outcome, (Outcome, i32)> {
        let mut status = abi::Status::EMPTY;
        // SAFETY: the program gave this function to MPI_Grequest_start, with this extra state.
        let code = unsafe { (self.query)(self.extra_state(), &raw mut status) };
        let outcome = Outcome {
            source: status.source,
            tag: status.tag,
            bytes: status.bytes(),
            cancelled: status.is_cancelled(),
            error: None,
        };
        checked(code).map(|()| outcome.clone()).map_err(|code| (outcome, code))
    }

    fn free(&self) -> Result<(), i32> {
        // SAFETY: as above.
        checked(unsafe { (self.free)(self.extra_state()) })
    }

    fn cancel(&self, complete: bool) -> Result<(), i32> {
        // SAFETY: as above.
        checked(unsafe { (self.cancel)(self.extra_state(), complete.into()) })
    }
}

/// `MPI_Grequest_start`.
pub(crate) fn grequest_start(
    cx: &mut Call,
    query_fn: GrequestQueryFunction,
    free_fn: GrequestFreeFunction,
    cancel_fn: GrequestCancelFunction,
    extra_state: *mut c_void,
    request: Out<abi::Request>,
) -> Result<(), Error> {
    let missing = |name: &str| Error::new(ERR_ARG, format!("{name} is a null pointer"));
    let functions = Functions {
        query: query_fn.ok_or_else(|| missing("query_fn"))?,
        free: free_fn.ok_or_else(|| missing("free_fn"))?,
        cancel: cancel_fn.ok_or_else(|| missing("cancel_fn"))?,
        extra_state: extra_state.expose_provenance(),
    };
    request.write(grequest::start(cx.held()?, Arc::new(functions))?);
    Ok(())
}

/// `MPI_Grequest_complete`.
pub(crate) fn grequest_complete(cx: &mut Call, request: abi::Request) -> Result<(), Error> {
    grequest::complete(cx.held()?, request)
}
