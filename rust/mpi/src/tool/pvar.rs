//! Performance variables (MPI 5.0, 15.3.7): the engine's counters.
//!
//! The library counts all the time. A counter or timer of a tool is the difference since it was
//! started, kept in its handle, so that sessions do not see each other; levels, high-water marks and
//! states are read as they are.

use std::collections::BTreeMap;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    T_BIND_MPI_COMM, T_BIND_NO_OBJECT, T_PVAR_CLASS_COUNTER, T_PVAR_CLASS_HIGHWATERMARK, T_PVAR_CLASS_LEVEL,
    T_PVAR_CLASS_STATE, T_PVAR_CLASS_TIMER, T_VERBOSITY_MPIDEV_BASIC, T_VERBOSITY_TUNER_BASIC,
    T_VERBOSITY_USER_BASIC,
};
use p2pmpi_abi::error::{
    T_ERR_INVALID_HANDLE, T_ERR_INVALID_NAME, T_ERR_INVALID_SESSION, T_ERR_NOT_ACCESSIBLE,
    T_ERR_PVAR_NO_STARTSTOP, T_ERR_PVAR_NO_WRITE,
};
use p2pmpi_engine::{Peer, Traffic};

use super::{Tool, Type, bad_handle, enumeration};
use crate::error::Error;
use crate::process::Process;

/// What the links are doing, for the state variable.
pub(super) const PHASES: [&str; 2] = ["running", "quiesced"];

/// Where the numbers of a variable come from.
#[derive(Debug)]
enum Source {
    /// One number of the process.
    Own(fn(&Process) -> u64),
    /// One number for each process of a communicator.
    Peers(fn(&Traffic) -> u64),
}

/// A performance variable.
#[derive(Debug)]
pub struct Variable {
    /// Name.
    pub name: &'static str,
    /// Description.
    pub text: &'static str,
    /// MPI_T_PVAR_CLASS_*.
    pub class: i32,
    /// MPI_T_VERBOSITY_*.
    pub verbosity: i32,
    /// Of its elements; doubles are seconds.
    pub datatype: Type,
    source: Source,
}

impl Variable {
    /// It cannot be started and stopped, written or reset: everything but counters and timers.
    pub fn is_continuous(&self) -> bool {
        !matches!(self.class, T_PVAR_CLASS_COUNTER | T_PVAR_CLASS_TIMER)
    }

    /// MPI_T_BIND_*.
    pub fn bind(&self) -> i32 {
        match self.source {
            Source::Own(_) => T_BIND_NO_OBJECT,
            Source::Peers(_) => T_BIND_MPI_COMM,
        }
    }

    /// The names of a state.
    pub fn enumeration(&self) -> abi::TEnum {
        if self.class == T_PVAR_CLASS_STATE { enumeration::of_phase() } else { abi::TEnum::NULL }
    }
}

const fn peers(name: &'static str, text: &'static str, number: fn(&Traffic) -> u64) -> Variable {
    let (class, verbosity) = (T_PVAR_CLASS_COUNTER, T_VERBOSITY_USER_BASIC);
    Variable { name, text, class, verbosity, datatype: Type::Long, source: Source::Peers(number) }
}

const fn own(
    name: &'static str,
    text: &'static str,
    class: i32,
    verbosity: i32,
    number: fn(&Process) -> u64,
) -> Variable {
    Variable { name, text, class, verbosity, datatype: Type::Long, source: Source::Own(number) }
}

/// All of them, in the order of their indices.
pub static VARIABLES: [Variable; 14] = [
    peers("p2pmpi_messages_sent", "messages sent to each process of the communicator", |peer| {
        peer.messages_sent
    }),
    peers("p2pmpi_bytes_sent", "bytes of messages sent to each process of the communicator", |peer| {
        peer.bytes_sent
    }),
    peers("p2pmpi_messages_received", "messages that came from each process of the communicator", |peer| {
        peer.messages_received
    }),
    peers(
        "p2pmpi_bytes_received",
        "bytes of messages that came from each process of the communicator",
        |peer| peer.bytes_received,
    ),
    own(
        "p2pmpi_unexpected_messages",
        "messages that have arrived and wait for their receive",
        T_PVAR_CLASS_LEVEL,
        T_VERBOSITY_USER_BASIC,
        |process| process.engine.unexpected_messages() as u64,
    ),
    own(
        "p2pmpi_unexpected_messages_high",
        "the most messages that waited for their receive at once",
        T_PVAR_CLASS_HIGHWATERMARK,
        T_VERBOSITY_USER_BASIC,
        |process| process.engine.counters().unexpected_high,
    ),
    own(
        "p2pmpi_unexpected_arrivals",
        "messages that arrived before their receive",
        T_PVAR_CLASS_COUNTER,
        T_VERBOSITY_TUNER_BASIC,
        |process| process.engine.counters().unexpected,
    ),
    own(
        "p2pmpi_posted_receives",
        "receives that wait for their message",
        T_PVAR_CLASS_LEVEL,
        T_VERBOSITY_USER_BASIC,
        |process| process.engine.posted_receives() as u64,
    ),
    own(
        "p2pmpi_active_operations",
        "sends and receives that are under way",
        T_PVAR_CLASS_LEVEL,
        T_VERBOSITY_TUNER_BASIC,
        |process| process.engine.active_requests() as u64,
    ),
    own(
        "p2pmpi_completed_operations",
        "sends and receives that were completed, other than those that took place at once",
        T_PVAR_CLASS_COUNTER,
        T_VERBOSITY_TUNER_BASIC,
        |process| process.completions(),
    ),
    own(
        "p2pmpi_duplicates_discarded",
        "messages that came a second time and were dropped",
        T_PVAR_CLASS_COUNTER,
        T_VERBOSITY_MPIDEV_BASIC,
        |process| process.engine.counters().duplicates,
    ),
    own(
        "p2pmpi_sleeps",
        "how often the process went to sleep because it had to wait",
        T_PVAR_CLASS_COUNTER,
        T_VERBOSITY_TUNER_BASIC,
        |process| process.engine.counters().sleeps,
    ),
    Variable {
        name: "p2pmpi_time_asleep",
        text: "seconds that the process slept because it had to wait",
        class: T_PVAR_CLASS_TIMER,
        verbosity: T_VERBOSITY_TUNER_BASIC,
        datatype: Type::Double,
        source: Source::Own(|process| process.engine.counters().asleep.as_nanos() as u64),
    },
    Variable {
        name: "p2pmpi_link_phase",
        text: "whether the links to other processes are open, or quiesced for a checkpoint",
        class: T_PVAR_CLASS_STATE,
        verbosity: T_VERBOSITY_MPIDEV_BASIC,
        datatype: Type::Int,
        source: Source::Own(|process| process.engine.is_quiesced().into()),
    },
];

/// The handles of one user of performance variables.
#[derive(Debug, Default)]
pub struct Session(BTreeMap<usize, Handle>);

/// What a tool holds for a variable.
#[derive(Debug)]
struct Handle {
    variable: &'static Variable,
    /// The processes of the communicator that it is bound to.
    peers: Vec<Peer>,
    /// Since when it counts: what the library had counted then.
    running: Option<Vec<u64>>,
    /// What it had counted before that.
    counted: Vec<u64>,
}

impl Handle {
    /// What the library has counted; nothing outside MPI_Init and MPI_Finalize.
    fn sample(&self, process: Option<&Process>) -> Vec<u64> {
        match (process, &self.variable.source) {
            (None, _) => vec![0; self.counted.len()],
            (Some(process), Source::Own(number)) => vec![number(process)],
            (Some(process), Source::Peers(number)) => {
                self.peers.iter().map(|peer| number(&process.engine.traffic(*peer))).collect()
            }
        }
    }

    fn values(&self, process: Option<&Process>) -> Vec<u64> {
        if self.variable.is_continuous() {
            return self.sample(process);
        }
        let Some(base) = &self.running else { return self.counted.clone() };
        let now = self.sample(process);
        let since = now.iter().zip(base).map(|(now, base)| now.saturating_sub(*base));
        since.zip(&self.counted).map(|(since, counted)| counted + since).collect()
    }

    fn set(&mut self, process: Option<&Process>, values: Vec<u64>) {
        if self.running.is_some() {
            self.running = Some(self.sample(process));
        }
        self.counted = values;
    }

    fn start(&mut self, process: Option<&Process>) {
        if self.running.is_none() {
            self.running = Some(self.sample(process));
        }
    }

    fn stop(&mut self, process: Option<&Process>) {
        self.counted = self.values(process);
        self.running = None;
    }

    fn check_started_by_hand(&self) -> Result<(), Error> {
        match self.variable.is_continuous() {
            true => Err(self.refuse(T_ERR_PVAR_NO_STARTSTOP, "is always active")),
            false => Ok(()),
        }
    }

    fn check_writable(&self) -> Result<(), Error> {
        match self.variable.is_continuous() {
            true => Err(self.refuse(T_ERR_PVAR_NO_WRITE, "can only be read")),
            false => Ok(()),
        }
    }

    fn refuse(&self, class: i32, why: &str) -> Error {
        Error::new(class, format!("the performance variable {} {why}", self.variable.name))
    }
}

/// MPI_T_pvar_get_num.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn count() -> Result<usize, Error> {
    super::check()?;
    Ok(VARIABLES.len())
}

/// MPI_T_pvar_get_info.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn info(index: i32) -> Result<&'static Variable, Error> {
    super::check()?;
    super::at(&VARIABLES, index, "performance variable")
}

/// MPI_T_pvar_get_index.
///
/// # Errors
/// MPI_T_ERR_INVALID_NAME.
pub fn index(name: &[u8], class: i32) -> Result<usize, Error> {
    super::check()?;
    let wanted = |variable: &Variable| variable.name.as_bytes() == name && variable.class == class;
    VARIABLES.iter().position(wanted).ok_or_else(|| {
        let name = String::from_utf8_lossy(name);
        let text = format!("name is {name:?}, which no performance variable of class {class} has");
        Error::new(T_ERR_INVALID_NAME, text)
    })
}

/// MPI_T_pvar_session_create.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn create_session() -> Result<abi::TPvarSession, Error> {
    super::with(|tool| {
        let session = tool.new_handle();
        tool.sessions.insert(session, Session::default());
        Ok(abi::TPvarSession(session))
    })
}

/// MPI_T_pvar_session_free: its handles go with it.
///
/// # Errors
/// MPI_T_ERR_INVALID_SESSION.
pub fn free_session(session: abi::TPvarSession) -> Result<(), Error> {
    super::with(|tool| tool.sessions.remove(&session.0).map(|_| ()).ok_or_else(bad_session))
}

fn bad_session() -> Error {
    Error::new(T_ERR_INVALID_SESSION, "session is not one of performance variables (or it was freed)")
}

/// MPI_T_pvar_handle_alloc: the handle and the number of elements. `comm` names the object that the
/// variable is bound to, if it is.
///
/// # Errors
/// MPI_T_ERR_INVALID_SESSION, MPI_T_ERR_INVALID_INDEX, MPI_T_ERR_INVALID_HANDLE for a communicator
/// that is none, MPI_T_ERR_NOT_ACCESSIBLE when there can be none.
pub fn alloc(
    process: Option<&Process>,
    session: abi::TPvarSession,
    index: i32,
    comm: impl FnOnce() -> Option<abi::Comm>,
) -> Result<(abi::TPvarHandle, usize), Error> {
    super::with(|tool| {
        tool.sessions.get(&session.0).ok_or_else(bad_session)?;
        let variable = super::at(&VARIABLES, index, "performance variable")?;
        let peers = match variable.source {
            Source::Own(_) => Vec::new(),
            Source::Peers(_) => members(process, comm())?,
        };
        let count = if variable.bind() == T_BIND_MPI_COMM { peers.len() } else { 1 };
        let handle = tool.new_handle();
        let entry = Handle { variable, peers, running: None, counted: vec![0; count] };
        if let Some(session) = tool.sessions.get_mut(&session.0) {
            session.0.insert(handle, entry);
        }
        Ok((abi::TPvarHandle(handle), count))
    })
}

/// The processes that messages on a communicator go to.
fn members(process: Option<&Process>, comm: Option<abi::Comm>) -> Result<Vec<Peer>, Error> {
    let text = "a performance variable of a communicator is reached between MPI_Init and MPI_Finalize only";
    let process = process.ok_or_else(|| Error::new(T_ERR_NOT_ACCESSIBLE, text))?;
    let text = "obj_handle does not point to a communicator";
    let bad = || Error::new(T_ERR_INVALID_HANDLE, text);
    let comm = process.comm(comm.ok_or_else(bad)?).map_err(|_| bad())?;
    Ok(comm.peers().peers().collect())
}

/// Runs `work` on one handle of a session.
fn on<R>(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    work: impl FnOnce(&mut Handle) -> Result<R, Error>,
) -> Result<R, Error> {
    super::with(|tool| work(find(tool, session, handle)?))
}

fn find(tool: &mut Tool, session: abi::TPvarSession, handle: abi::TPvarHandle) -> Result<&mut Handle, Error> {
    let Session(handles) = tool.sessions.get_mut(&session.0).ok_or_else(bad_session)?;
    handles.get_mut(&handle.0).ok_or_else(|| bad_handle("a performance variable of this session"))
}

/// Runs `work` on one handle or, for MPI_T_PVAR_ALL_HANDLES, on all that `check` allows.
fn on_each(
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    check: fn(&Handle) -> Result<(), Error>,
    mut work: impl FnMut(&mut Handle),
) -> Result<(), Error> {
    super::with(|tool| {
        if handle != abi::TPvarHandle::PVAR_ALL_HANDLES {
            let entry = find(tool, session, handle)?;
            check(entry)?;
            work(entry);
            return Ok(());
        }
        let Session(handles) = tool.sessions.get_mut(&session.0).ok_or_else(bad_session)?;
        handles.values_mut().filter(|entry| check(entry).is_ok()).for_each(work);
        Ok(())
    })
}

/// MPI_T_pvar_handle_free.
///
/// # Errors
/// MPI_T_ERR_INVALID_SESSION, MPI_T_ERR_INVALID_HANDLE.
pub fn free(session: abi::TPvarSession, handle: abi::TPvarHandle) -> Result<(), Error> {
    super::with(|tool| {
        find(tool, session, handle)?;
        let entry = tool.sessions.get_mut(&session.0);
        entry.and_then(|Session(handles)| handles.remove(&handle.0));
        Ok(())
    })
}

/// MPI_T_pvar_start.
///
/// # Errors
/// As [`free`]; MPI_T_ERR_PVAR_NO_STARTSTOP.
pub fn start(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    on_each(session, handle, Handle::check_started_by_hand, |entry| entry.start(process))
}

/// MPI_T_pvar_stop.
///
/// # Errors
/// As [`start`].
pub fn stop(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    on_each(session, handle, Handle::check_started_by_hand, |entry| entry.stop(process))
}

/// MPI_T_pvar_reset.
///
/// # Errors
/// As [`free`]; MPI_T_ERR_PVAR_NO_WRITE.
pub fn reset(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<(), Error> {
    on_each(session, handle, Handle::check_writable, |entry| {
        entry.set(process, vec![0; entry.counted.len()]);
    })
}

/// The elements of a handle and their type, for a buffer of the program.
///
/// # Errors
/// As [`free`].
pub fn shape(session: abi::TPvarSession, handle: abi::TPvarHandle) -> Result<(Type, usize), Error> {
    on(session, handle, |entry| Ok((entry.variable.datatype, entry.counted.len())))
}

fn bytes(datatype: Type, values: &[u64]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(values.len() * datatype.size());
    for value in values {
        match datatype {
            Type::Int => bytes.extend((*value as i32).to_ne_bytes()),
            Type::Long => bytes.extend(value.to_ne_bytes()),
            Type::Double => bytes.extend((*value as f64 * 1e-9).to_ne_bytes()),
            Type::Char => bytes.push(*value as u8),
        }
    }
    bytes
}

/// MPI_T_pvar_read: the bytes for the program's buffer.
///
/// # Errors
/// As [`free`].
pub fn read(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<Vec<u8>, Error> {
    on(session, handle, |entry| Ok(bytes(entry.variable.datatype, &entry.values(process))))
}

/// MPI_T_pvar_readreset.
///
/// # Errors
/// As [`reset`].
pub fn read_and_reset(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
) -> Result<Vec<u8>, Error> {
    on(session, handle, |entry| {
        entry.check_writable()?;
        let values = entry.values(process);
        entry.set(process, vec![0; values.len()]);
        Ok(bytes(entry.variable.datatype, &values))
    })
}

/// MPI_T_pvar_write of bytes as [`read`] gives them; as many as [`shape`] says.
///
/// # Errors
/// As [`reset`].
pub fn write(
    process: Option<&Process>,
    session: abi::TPvarSession,
    handle: abi::TPvarHandle,
    given: &[u8],
) -> Result<(), Error> {
    on(session, handle, |entry| {
        entry.check_writable()?;
        let (elements, _) = given.as_chunks::<8>();
        let number = |element: &[u8; 8]| match entry.variable.datatype {
            Type::Double => (f64::from_ne_bytes(*element) * 1e9) as u64,
            _ => u64::from_ne_bytes(*element),
        };
        entry.set(process, elements.iter().map(number).collect());
        Ok(())
    })
}
