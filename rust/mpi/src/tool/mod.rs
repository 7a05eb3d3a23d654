//! The tool information interface (MPI 5.0, 15.3): control variables, performance variables, events,
//! and the categories that they are in.
//!
//! What there is to see is in tables that never change: control variables come from
//! `sys::variables`, performance variables from the engine's counters, events from what it notes. What
//! a tool has allocated is in [`Tool`], one for the process, which exists before MPI_Init and after
//! MPI_Finalize. Errors are returned, never given to an error handler; their classes begin with
//! MPI_T_ERR_. C pointers, strings and callbacks belong to `capi`.

use std::collections::BTreeMap;

use p2pmpi_abi::error::{T_ERR_INVALID_HANDLE, T_ERR_INVALID_INDEX, T_ERR_NOT_INITIALIZED};
use p2pmpi_sys::mutex::{Mutex, MutexGuard};

use crate::error::Error;

pub mod category;
pub mod cvar;
pub mod enumeration;
pub mod event;
pub mod pvar;

/// What tools have allocated.
#[derive(Debug)]
pub struct Tool {
    /// Calls of MPI_T_init_thread less those of MPI_T_finalize.
    users: u32,
    /// Number of the last handle; handles of all kinds have numbers of their own, so that a stale
    /// or wrong one is noticed.
    last: usize,
    cvars: BTreeMap<usize, cvar::Handle>,
    sessions: BTreeMap<usize, pvar::Session>,
    registrations: BTreeMap<usize, event::Registration>,
    instances: BTreeMap<usize, event::Instance>,
}

static TOOL: Mutex<Tool> = Mutex::new(Tool::new());

/// Handles are beyond the numbers that the ABI keeps for constants.
const FIRST_HANDLE: usize = 1 << 16;

/// The state, whether initialised or not. May not be held while functions of the program run.
fn state() -> MutexGuard<'static, Tool> {
    TOOL.lock()
}

impl Tool {
    const fn new() -> Tool {
        Tool {
            users: 0,
            last: FIRST_HANDLE,
            cvars: BTreeMap::new(),
            sessions: BTreeMap::new(),
            registrations: BTreeMap::new(),
            instances: BTreeMap::new(),
        }
    }

    fn new_handle(&mut self) -> usize {
        self.last += 1;
        self.last
    }
}

/// Runs `work` on the state.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED; those of `work`.
fn with<R>(work: impl FnOnce(&mut Tool) -> Result<R, Error>) -> Result<R, Error> {
    let mut tool = state();
    if tool.users == 0 {
        let text = "the tool information interface is not initialized; call MPI_T_init_thread first";
        return Err(Error::new(T_ERR_NOT_INITIALIZED, text));
    }
    work(&mut tool)
}

/// MPI_T_init_thread.
pub fn init() {
    state().users += 1;
}

/// MPI_T_finalize: the last one takes all handles with it.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn finalize() -> Result<(), Error> {
    with(|tool| {
        tool.users -= 1;
        if tool.users == 0 {
            // Handles are never used again.
            let last = tool.last;
            *tool = Tool { last, ..Tool::new() };
        }
        Ok(())
    })
}

/// MPI_T_ERR_NOT_INITIALIZED unless the interface is initialised: for functions that only read the
/// tables.
///
/// # Errors
/// That one.
pub fn check() -> Result<(), Error> {
    with(|_| Ok(()))
}

/// The entry of a table at an index of the program.
pub(crate) fn at<'a, T>(table: &'a [T], index: i32, what: &str) -> Result<&'a T, Error> {
    usize::try_from(index).ok().and_then(|index| table.get(index)).ok_or_else(|| {
        let last = table.len() as i64 - 1;
        Error::new(T_ERR_INVALID_INDEX, format!("{what} index is {index}, but they go from 0 to {last}"))
    })
}

fn bad_handle(what: &str) -> Error {
    Error::new(T_ERR_INVALID_HANDLE, format!("handle is not that of {what} (or it was freed)"))
}

/// Numbers as a tool reads them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// MPI_INT.
    Int,
    /// MPI_UNSIGNED_LONG.
    Long,
    /// MPI_DOUBLE.
    Double,
    /// MPI_CHAR.
    Char,
}

impl Type {
    /// Bytes of one.
    pub fn size(self) -> usize {
        match self {
            Type::Int => 4,
            Type::Long | Type::Double => 8,
            Type::Char => 1,
        }
    }
}
