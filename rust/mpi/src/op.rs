//! Operators as collectives use them: a predefined one or a function of the program (MPI 5.0, 6.9).
//! The loops of the predefined ones are in `operator`.

use std::fmt;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{Layout, RecvBuffer, SendBuffer, combine};

use crate::error::Error;
use crate::operator::Operator;
use crate::process::{self, Process};

/// A function that the program gave: (in, inout, elements, datatype), called outside the engine.
/// The entry layer wraps the C function pointer, narrow or wide.
pub trait UserFunction: Send + Sync {
    /// inout[i] = in[i] op inout[i].
    fn call(&self, input: &SendBuffer, inout: &RecvBuffer, datatype: abi::Datatype);
}

/// An operator.
#[derive(Clone)]
pub enum Op {
    /// One of the standard's.
    Builtin(Operator),
    /// One of the program's.
    User {
        /// MPI_Op_create's `commute`.
        commutes: bool,
        /// What it does.
        function: Arc<dyn UserFunction>,
    },
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Op::Builtin(operator) => f.write_str(operator.name()),
            Op::User { commutes, .. } => f.debug_struct("User").field("commutes", commutes).finish(),
        }
    }
}

impl Op {
    /// The operator may be applied in any order of ranks.
    pub fn commutes(&self) -> bool {
        match self {
            Op::Builtin(_) => true,
            Op::User { commutes, .. } => *commutes,
        }
    }

    /// Checks that the operator may be applied to the datatype (MPI 5.0, 6.9.2 and 6.9.4).
    ///
    /// # Errors
    /// MPI_ERR_OP.
    pub fn check(&self, layout: &Layout) -> Result<(), Error> {
        let Op::Builtin(operator) = self else { return Ok(()) };
        let accepted = operator.accepted();
        match layout.as_predefined() {
            Some(datatype) if operator.accepts(datatype) => Ok(()),
            Some(datatype) => Err(Error::new(
                abi::error::ERR_OP,
                format!(
                    "op is {}, which is defined for {accepted}, but not for {}",
                    operator.name(),
                    datatype.name()
                ),
            )),
            None => Err(Error::new(
                abi::error::ERR_OP,
                format!(
                    "op is {}, but the predefined operators take predefined datatypes only; make one for \
                     derived datatypes with MPI_Op_create",
                    operator.name()
                ),
            )),
        }
    }

    /// inout[i] = input[i] op inout[i] for all elements. A function of the program is called
    /// outside of the engine.
    pub fn apply(
        &self,
        held: &mut Guard<'_, Process>,
        datatype: abi::Datatype,
        input: &SendBuffer,
        inout: &RecvBuffer,
    ) {
        match self {
            Op::Builtin(operator) => {
                let Some(datatype) = inout.layout().as_predefined() else { return };
                combine(input, inout, |input, inout| operator.apply(datatype, input, inout));
            }
            Op::User { function, .. } => {
                let function = function.clone();
                process::outside(held, || function.call(input, inout, datatype));
            }
        }
    }
}
