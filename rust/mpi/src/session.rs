//! Sessions (MPI 5.0, 11.3): handles to the library that each part of a program gets for itself, and
//! the process sets that groups are made of.
//!
//! When the library as a whole begins and ends is the business of `capi`'s entry. Groups and the
//! communicators made of them remember their session.

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_INFO_VALUE, ERR_SESSION};
use p2pmpi_engine::Peer;

use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::process::Process;

/// Info key: the thread level that a session wants, and has.
const THREAD_LEVEL: &[u8] = b"thread_level";

/// The values of that key.
const THREAD_LEVELS: [&[u8]; 4] =
    [b"MPI_THREAD_SINGLE", b"MPI_THREAD_FUNNELED", b"MPI_THREAD_SERIALIZED", b"MPI_THREAD_MULTIPLE"];

/// Names of the process sets, in the order of MPI_Session_get_nth_pset: all processes of this world,
/// this process, those of this machine.
pub const PROCESS_SETS: [&str; 3] = ["mpi://WORLD", "mpi://SELF", "mpix://shared"];

/// A session of the program.
#[derive(Debug)]
pub struct Session {
    /// The error handler's handle.
    pub errhandler: abi::Errhandler,
    /// The hints in use (MPI_Session_get_info).
    pub hints: Info,
}

impl Session {
    /// A session with these hints, of which the thread level is known; any is granted.
    ///
    /// # Errors
    /// MPI_ERR_INFO_VALUE for a thread level that is none.
    pub fn new(errhandler: abi::Errhandler, given: &Info) -> Result<Session, Error> {
        let level = given.value(THREAD_LEVEL)?.unwrap_or(THREAD_LEVELS[3]);
        if !THREAD_LEVELS.contains(&level) {
            let text = format!(
                "the value of thread_level is {:?}, but must be the name of one, such as MPI_THREAD_MULTIPLE",
                String::from_utf8_lossy(level)
            );
            return Err(Error::new(ERR_INFO_VALUE, text));
        }
        let mut hints = Info::default();
        hints.set(THREAD_LEVEL, level)?;
        Ok(Session { errhandler, hints })
    }
}

/// The processes of a set, as a group of that session.
///
/// # Errors
/// MPI_ERR_ARG for a name that is none.
pub fn process_set(process: &Process, session: abi::Session, name: &[u8]) -> Result<Group, Error> {
    process.session(session)?;
    let me = process.identity.peer;
    let world = &process.world.group;
    let group = match PROCESS_SETS.iter().position(|set| name.eq_ignore_ascii_case(set.as_bytes())) {
        Some(0) => world.clone(),
        Some(1) => Group::listed(vec![me], me),
        Some(_) => {
            let mut here: Vec<Peer> = process.identity.local.clone();
            here.retain(|peer| world.rank_of(*peer).is_some());
            here.sort_unstable();
            Group::listed(here, me)
        }
        None => {
            let text = format!(
                "pset_name is {:?}, but process sets are {}",
                String::from_utf8_lossy(name),
                PROCESS_SETS.join(", ")
            );
            return Err(Error::new(ERR_ARG, text));
        }
    };
    Ok(group.of_session(session))
}

impl Process {
    /// The session of a handle.
    ///
    /// # Errors
    /// MPI_ERR_SESSION for null, stale and foreign handles.
    pub fn session(&self, handle: abi::Session) -> Result<&Session, Error> {
        self.sessions.get(handle.0).ok_or_else(|| bad_session(handle))
    }

    /// The session of a handle, to change.
    ///
    /// # Errors
    /// As [`Process::session`].
    pub fn session_mut(&mut self, handle: abi::Session) -> Result<&mut Session, Error> {
        self.sessions.get_mut(handle.0).ok_or_else(|| bad_session(handle))
    }
}

#[cold]
fn bad_session(handle: abi::Session) -> Error {
    let what = match handle {
        abi::Session::NULL => "MPI_SESSION_NULL".into(),
        _ => format!("{:#x}, which is not a session (or it was finalized)", handle.0),
    };
    Error::new(ERR_SESSION, format!("session is {what}"))
}
