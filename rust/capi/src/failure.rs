//! From a failed call to the user: which error handler, what it is told, what it does
//! (MPI 5.0, 9.3).

use std::cell::RefCell;
use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::{Error, Process, io};

use crate::entry::{self, Call, Target};

thread_local! {
    /// The text of this thread's last failure, for `p2pmpi_last_error`.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// What happened last on this thread.
pub(crate) fn last() -> String {
    LAST.with(|last| last.borrow().clone())
}

/// Remembers the failure of a call that has no error handler, and returns its code.
#[cold]
pub(crate) fn note(function: Function, error: &Error) -> c_int {
    LAST.with(|last| *last.borrow_mut() = format!("{}(): {error}", function.name()));
    error.class
}

/// Calls the error handler of the object and returns the error code, unless it ends the program.
#[cold]
pub(crate) fn raise(
    function: Function,
    target: Target,
    error: Error,
    held: Option<Guard<'static, Process>>,
) -> c_int {
    let (target, handler, name) = match (error.handler, error.comm) {
        (Some(given), _) => (Target::Comm(abi::Comm::NULL), given, String::new()),
        (None, comm) => handler(&held, comm.map_or(target, |comm| owner(held.as_ref(), comm))),
    };
    let place = held.as_ref().map_or_else(String::new, |held| {
        format!(" on rank {} of {}", held.identity.rank, held.identity.size)
    });
    let text = format!("{}({name}){place}: {error}", function.name());
    LAST.with(|last| last.borrow_mut().clone_from(&text));
    match handler {
        abi::Errhandler::ERRORS_RETURN => error.class,
        abi::Errhandler::ERRORS_ARE_FATAL | abi::Errhandler::ERRORS_ABORT => {
            let class = abi::error::name(error.class).unwrap_or("an error of the program");
            entry::abort(held, error.class, &format!("{text} [{class}]"))
        }
        user => crate::errhan::call(held, user, target, error.class),
    }
}

/// Calls the error handler of an object as a call that failed with `error` would
/// (MPI_Comm_call_errhandler).
pub(crate) fn invoke(cx: &mut Call, target: Target, error: Error) {
    let function = cx.function();
    raise(function, target, error, cx.take());
}

/// The object that a communicator stands for: requests on a window carry its private one.
fn owner(held: Option<&Guard<'static, Process>>, comm: abi::Comm) -> Target {
    held.and_then(|held| held.windows.of_comm(comm)).map_or(Target::Request(comm), Target::Win)
}

/// The object whose error handler hears of an error at `target`, that handler, and the object's name.
fn handler(held: &Option<Guard<'static, Process>>, target: Target) -> (Target, abi::Errhandler, String) {
    let Some(held) = held else { return (target, abi::Errhandler::ERRORS_ARE_FATAL, String::new()) };
    match target {
        Target::Session(session) => {
            if let Ok(entry) = held.session(session) {
                return (target, entry.errhandler, "session".into());
            }
        }
        Target::Win(win) => {
            if let Ok(window) = held.windows.get(win) {
                return (target, window.errhandler, window.name.clone());
            }
        }
        // No file, or none that is open: the handler that files are opened with (MPI 5.0, 14.7).
        Target::File(file) => {
            let installed = io::entry(held, file).map_or(held.file_errhandler, |file| file.errhandler);
            return (target, installed, "file".into());
        }
        Target::Comm(comm) => {
            if let Ok(entry) = held.comm(comm) {
                return (target, entry.errhandler, entry.name.clone());
            }
        }
        Target::Request(comm) => {
            if let Ok(entry) = held.comm_of_request(comm) {
                return (Target::Comm(comm), entry.errhandler, entry.name.clone());
            }
        }
        Target::None => {}
    }
    // No object, or one that is none and has no handler of its own.
    let comm = held.unattached();
    let (handler, name) = held
        .comm(comm)
        .map_or((held.own.errhandler, String::new()), |entry| (entry.errhandler, entry.name.clone()));
    (Target::Comm(comm), handler, name)
}
