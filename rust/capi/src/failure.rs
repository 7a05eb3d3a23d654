//! From a failed call to the user: which error handler, what it is told, what it does
//! (MPI 5.0, 9.3).

use std::cell::RefCell;
use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use p2pmpi_engine::owner::Guard;
use p2pmpi_mpi::errhandler::{self, Subject};
use p2pmpi_mpi::{Error, Process, io, request};

use crate::entry::{self, Call, Target};

thread_local! {
    /// This thread's last failure, for `p2pmpi_last_error` and `MPI_Error_string`.
    static LAST: RefCell<Last> = const { RefCell::new(Last { code: abi::error::SUCCESS, text: String::new() }) };
}

/// A failure that has been reported.
#[derive(Debug)]
struct Last {
    code: c_int,
    text: String,
}

/// What happened last on this thread.
pub(crate) fn last() -> String {
    LAST.with(|last| last.borrow().text.clone())
}

/// What happened last on this thread, if a call failed with this code then.
pub(crate) fn last_of(code: c_int) -> Option<String> {
    LAST.with(|last| Some(last.borrow()).filter(|last| last.code == code).map(|last| last.text.clone()))
}

fn remember(code: c_int, text: &str) {
    LAST.with(|last| *last.borrow_mut() = Last { code, text: text.to_owned() });
}

/// Remembers the failure of a call that has no error handler, and returns its code.
#[cold]
pub(crate) fn note(function: Function, error: &Error) -> c_int {
    remember(error.class, &format!("{}(): {error}", function.name()));
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
    let target = error.comm.map_or(target, |comm| owner(held.as_ref(), comm));
    let (target, handler, name) = handler(&held, target);
    let place = held.as_ref().map_or_else(String::new, |held| {
        format!(" on rank {} of {}", held.identity.rank, held.identity.size)
    });
    let text = format!("{}({name}){place}: {error}", function.name());
    remember(error.class, &text);
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

/// The error handler of an object that is being made, if it is one.
fn given(target: Target) -> Option<abi::Errhandler> {
    let (handler, subject) = match target {
        Target::NewComm(handler) => (handler, Subject::Comm),
        Target::NewSession(handler) => (handler, Subject::Session),
        _ => return None,
    };
    errhandler::all().check(handler, subject).is_ok().then_some(handler)
}

/// The object that a communicator stands for: requests on a window carry its private one.
fn owner(held: Option<&Guard<'static, Process>>, comm: abi::Comm) -> Target {
    held.and_then(|held| held.windows.of_comm(comm)).map_or(Target::Request(comm), Target::Win)
}

/// The object whose error handler hears of an error at `target`, that handler, and the object's name.
fn handler(held: &Option<Guard<'static, Process>>, target: Target) -> (Target, abi::Errhandler, String) {
    if let Some(given) = given(target) {
        return (Target::Comm(abi::Comm::NULL), given, String::new());
    }
    // MPI may not be called: what the user chose for the start holds.
    let Some(held) = held else { return (target, entry::initial_errhandler(), String::new()) };
    let target = match target {
        Target::OfRequest(request) => {
            request::entry(held, request).map_or(Target::None, |entry| owner(Some(held), entry.comm))
        }
        target => target,
    };
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
            return match io::entry(held, file) {
                Ok(entry) => (target, entry.errhandler, "file".into()),
                Err(_) => (Target::File(abi::File::NULL), held.file_errhandler, String::new()),
            };
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
        _ => {}
    }
    // No object, or one that is none and has no handler of its own: the call is then not said to be on it.
    let (comm, is_invalid) = (held.unattached(), !matches!(target, Target::None));
    let (handler, name) = held
        .comm(comm)
        .map_or((held.own.errhandler, String::new()), |entry| (entry.errhandler, entry.name.clone()));
    (Target::Comm(comm), handler, if is_invalid { String::new() } else { name })
}
