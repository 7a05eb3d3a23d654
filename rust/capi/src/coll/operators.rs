//! Reduction operators made by the program, and MPI_Reduce_local (MPI 5.0, 6.9.5 to 6.9.7).

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::op::{Op, UserFunction};

use super::{distinct, never_in_place};
use crate::args::{InOut, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

/// A reduction function of the program (MPI 5.0, 6.9.5).
struct Narrow(unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut abi::Datatype));

/// A reduction function with large counts.
struct Wide(unsafe extern "C" fn(*mut c_void, *mut c_void, *mut i64, *mut abi::Datatype));

impl UserFunction for Narrow {
    fn call(&self, input: &SendBuffer, inout: &RecvBuffer, datatype: abi::Datatype) {
        // A function with int counts sees longer messages in pieces.
        let (count, mut done) = (inout.count(), 0);
        while done < count {
            let piece = (count - done).min(i32::MAX as u64);
            let (from, to) = (input.at_element(done as i64, piece), inout.at_element(done as i64, piece));
            let (mut length, mut datatype) = (piece as c_int, datatype);
            // SAFETY: the program gave this function to MPI_Op_create for such arguments.
            unsafe { self.0(at(from.address()), at(to.address()), &raw mut length, &raw mut datatype) };
            done += piece;
        }
    }
}

impl UserFunction for Wide {
    fn call(&self, input: &SendBuffer, inout: &RecvBuffer, datatype: abi::Datatype) {
        let (mut length, mut datatype) = (inout.count() as i64, datatype);
        // SAFETY: the program gave this function to MPI_Op_create_c for such arguments.
        unsafe { self.0(at(input.address()), at(inout.address()), &raw mut length, &raw mut datatype) };
    }
}

fn at(address: usize) -> *mut c_void {
    std::ptr::with_exposed_provenance_mut(address)
}

/// Either type of C function that MPI_Op_create and MPI_Op_create_c take.
pub(crate) trait CFunction {
    /// What applies it; `None` for a null pointer.
    fn wrap(self) -> Option<Arc<dyn UserFunction>>;
}

impl CFunction for abi::callback::UserFunction {
    fn wrap(self) -> Option<Arc<dyn UserFunction>> {
        self.map(|function| Arc::new(Narrow(function)) as Arc<dyn UserFunction>)
    }
}

impl CFunction for abi::callback::UserFunctionC {
    fn wrap(self) -> Option<Arc<dyn UserFunction>> {
        self.map(|function| Arc::new(Wide(function)) as Arc<dyn UserFunction>)
    }
}

/// `MPI_Op_create` and `MPI_Op_create_c`.
pub(crate) fn op_create(
    cx: &mut Call,
    user_fn: impl CFunction,
    commute: c_int,
    op: Out<abi::Op>,
) -> Result<(), Error> {
    let function =
        user_fn.wrap().ok_or_else(|| Error::new(abi::error::ERR_ARG, "user_fn is a null pointer"))?;
    op.write(cx.held()?.add_operator(Op::User { commutes: commute != 0, function })?);
    Ok(())
}

pub(crate) fn op_free(cx: &mut Call, op: InOut<abi::Op>) -> Result<(), Error> {
    cx.held()?.remove_operator(op.read())?;
    op.write(abi::Op::NULL);
    Ok(())
}

pub(crate) fn op_commutative(cx: &mut Call, op: abi::Op, commute: Out<c_int>) -> Result<(), Error> {
    commute.write(cx.held()?.operator(op)?.commutes().into());
    Ok(())
}

pub(crate) unsafe fn reduce_local(
    cx: &mut Call,
    inbuf: *const c_void,
    inoutbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
) -> Result<(), Error> {
    let held = cx.held()?;
    let operator = held.operator(op)?;
    let layout = held.layout(datatype)?;
    operator.check(&layout)?;
    never_in_place(inbuf, "inbuf")?;
    never_in_place(inoutbuf, "inoutbuf")?;
    // SAFETY: the caller's.
    let (input, inout) = unsafe {
        (
            send_buffer(held, abi::Comm::SELF, inbuf, count, datatype)?,
            recv_buffer(held, abi::Comm::SELF, inoutbuf, count, datatype)?,
        )
    };
    distinct(&input, &inout)?;
    operator.apply(held, datatype, &input, &inout);
    Ok(())
}
