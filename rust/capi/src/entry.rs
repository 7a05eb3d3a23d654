//! The way into the library: every exported function comes through [`call`].
//!
//! It finds the state of the process, takes it for this thread, runs the body, and hands a failure
//! to the error handler of the object concerned. `init` and `end` make and close that state.

use std::ffi::c_int;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, AtomicU8, AtomicU32, Ordering};

use once_cell::race::OnceBox;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use p2pmpi_engine::agent::{self, Joined, Seen};
use p2pmpi_engine::owner::{Guard, OwnerCell};
use p2pmpi_engine::watch::Look;
use p2pmpi_engine::{Engine, Link, Links, Peer, links, tcp, variables};
use p2pmpi_launch::dynamic::PROCESSES_MAX;
use p2pmpi_launch::rank::{ToAgent, Welcome};
pub(crate) use p2pmpi_mpi::Error;
use p2pmpi_mpi::attribute::{self, Object};
use p2pmpi_mpi::buffered::Place;
use p2pmpi_mpi::session::Session;
use p2pmpi_mpi::task::Driver;
use p2pmpi_mpi::{Identity, Process, coll, dynamic, process, tool};
use p2pmpi_sys::mutex::{Mutex, MutexGuard};

use crate::failure;

static PROCESS: OnceBox<OwnerCell<Process>> = OnceBox::new();
/// Whether MPI may be called: between MPI_Init and MPI_Finalize, and while there is a session.
static OPEN: AtomicBool = AtomicBool::new(false);
static LIFE: AtomicU8 = AtomicU8::new(Life::Before as u8);
/// Who uses the library. Never held while waiting for the state of the process.
static USERS: Mutex<Users> = Mutex::new(Users { world: false, sessions: 0, resting: false });
/// The process that has opened the library; not a child that it has forked.
static OPENED_BY: AtomicU32 = AtomicU32::new(0);
static LEVEL: AtomicI32 = AtomicI32::new(0);

#[derive(Debug)]
struct Users {
    /// Between MPI_Init and MPI_Finalize.
    world: bool,
    /// Sessions that are open.
    sessions: u32,
    /// The agent was told that nobody uses the library any more. Links stay open to the end of the
    /// program, as sessions may follow.
    resting: bool,
}

impl Users {
    fn any(&self) -> bool {
        self.world || self.sessions > 0
    }
}

fn users() -> MutexGuard<'static, Users> {
    USERS.lock()
}

/// Where the process is between MPI_Init and MPI_Finalize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Life {
    /// Nothing has been initialised.
    Before = 0,
    /// MPI may be called.
    Running = 1,
    /// MPI_Finalize has returned.
    After = 2,
}

/// Whose error handler hears of a failure.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Target {
    /// A communicator.
    Comm(abi::Comm),
    /// The communicator of a request, which the program may have freed meanwhile.
    Request(abi::Comm),
    /// A window.
    Win(abi::Win),
    /// A file.
    File(abi::File),
    /// A session.
    Session(abi::Session),
    /// The communicator of the request that the call is given.
    OfRequest(abi::Request),
    /// A communicator that is being made, which will have this error handler (MPI 5.0, 7.4.2).
    NewComm(abi::Errhandler),
    /// A session that is being made.
    NewSession(abi::Errhandler),
    /// No object: MPI_COMM_SELF's (MPI 5.0, 9.3).
    None,
}

/// One call into the library: which function, and the state if it exists.
#[derive(Debug)]
pub(crate) struct Call {
    function: Function,
    held: Option<Guard<'static, Process>>,
}

impl Call {
    /// The state, to wait with.
    ///
    /// # Errors
    /// MPI_ERR_OTHER before MPI_Init and after MPI_Finalize.
    #[inline]
    pub fn held(&mut self) -> Result<&mut Guard<'static, Process>, Error> {
        match &mut self.held {
            Some(held) => Ok(held),
            None => Err(not_running(self.function)),
        }
    }

    /// Which function was called: bodies are shared by the narrow and the large-count form.
    pub fn function(&self) -> Function {
        self.function
    }

    /// Gives the state away, for a call that does not return.
    pub fn take(&mut self) -> Option<Guard<'static, Process>> {
        self.held.take()
    }
}

#[cold]
fn not_running(function: Function) -> Error {
    let when = match life() {
        Life::Before => "before MPI_Init, and without a session",
        _ => "after MPI_Finalize",
    };
    Error::new(abi::error::ERR_OTHER, format!("{} was called {when}", function.name()))
}

/// The state while MPI may be called.
#[inline]
fn process() -> Option<&'static OwnerCell<Process>> {
    if OPEN.load(Ordering::Relaxed) { PROCESS.get() } else { None }
}

/// Where the process is.
pub(crate) fn life() -> Life {
    match LIFE.load(Ordering::Acquire) {
        0 => Life::Before,
        1 => Life::Running,
        _ => Life::After,
    }
}

/// The thread level that MPI_Init granted.
pub(crate) fn thread_level() -> i32 {
    LEVEL.load(Ordering::Relaxed)
}

/// Runs the body of a function and returns its error code.
#[inline(always)]
pub(crate) fn call(
    function: Function,
    target: Target,
    body: impl FnOnce(&mut Call) -> Result<(), Error>,
) -> c_int {
    let held = process().map(|cell| cell.enter(function as u32));
    if let Some(held) = &held {
        held.engine.links().set_call(function.number());
    }
    let mut call = Call { function, held };
    let outcome = body(&mut call);
    if let Some(held) = &mut call.held {
        held.engine.links().set_call(0);
        held.leave();
    }
    match outcome {
        Ok(()) => abi::error::SUCCESS,
        Err(error) => failure::raise(function, target, error, call.held),
    }
}

/// Runs the body of a function of the tool information interface: it may be called at any time, and
/// its errors are returned, never given to an error handler (MPI 5.0, 15.3).
pub(crate) fn inquire(function: Function, body: impl FnOnce(&mut Call) -> Result<(), Error>) -> c_int {
    match body(&mut Call { function, held: None }) {
        Ok(()) => abi::error::SUCCESS,
        Err(error) => failure::note(function, &error),
    }
}

/// The state for a tool that looks at it: from MPI_Init on, after MPI_Finalize too.
pub(crate) fn observed(cx: &Call) -> Option<Guard<'static, Process>> {
    PROCESS.get().map(|cell| cell.enter(cx.function as u32))
}

/// What a function without a body does.
#[allow(dead_code, reason = "functions of a later standard are in the table before they have a body")]
#[cold]
pub(crate) fn unsupported(function: Function, target: Target) -> c_int {
    let text = format!("{} is not supported by this version of p2pmpi", function.name());
    call(function, target, |_| Err(Error::new(abi::error::ERR_UNSUPPORTED_OPERATION, text)))
}

/// MPI_Init and MPI_Init_thread.
///
/// # Errors
/// MPI_ERR_OTHER when called twice or when the job cannot be joined.
pub(crate) fn init(function: Function, required: i32) -> Result<i32, Error> {
    use abi::constants::{THREAD_MULTIPLE, THREAD_SINGLE};
    let mut users = users();
    if life() != Life::Before {
        let text = format!("{} was called a second time, or after MPI_Finalize", function.name());
        return Err(Error::new(abi::error::ERR_OTHER, text));
    }
    let provided = required.clamp(THREAD_SINGLE, THREAD_MULTIPLE);
    let cell = open(function, provided == THREAD_MULTIPLE)?;
    if std::mem::take(&mut users.resting) {
        // Nobody else is in the library, so this waits for no other thread of the program.
        resume(&mut cell.enter(function as u32)).inspect_err(|_| users.resting = true)?;
    }
    users.world = true;
    LEVEL.store(provided, Ordering::Relaxed);
    LIFE.store(Life::Running as u8, Ordering::Release);
    OPEN.store(true, Ordering::Release);
    drop(users);
    Ok(provided)
}

/// The state of the process. The first to need it joins the job (or becomes one) and opens the links.
///
/// # Errors
/// MPI_ERR_OTHER when the job cannot be joined.
fn open(function: Function, shared: bool) -> Result<&'static OwnerCell<Process>, Error> {
    if let Some(cell) = PROCESS.get() {
        return Ok(cell);
    }
    let failed = |why: String| Error::new(abi::error::ERR_OTHER, why);
    let (process, reader) = match agent::join().map_err(failed)? {
        None => (singleton()?, None),
        Some(joined) => launched(joined)?,
    };
    let cell = Box::new(OwnerCell::new(process));
    {
        let mut held = cell.enter(function as u32);
        if shared {
            share(&mut held);
        }
        if let Some(reader) = reader {
            listen(&mut held, reader)?;
        }
        held.engine.watch(tool::event::is_watched());
    }
    OPENED_BY.store(std::process::id(), Ordering::Relaxed);
    p2pmpi_sys::process::at_exit(depart_at_exit);
    Ok(PROCESS.get_or_init(|| cell))
}

/// From now on threads may enter at the same time.
fn share(held: &mut Guard<'_, Process>) {
    if !Guard::cell(held).is_shared() {
        let waker = held.engine.link().waker();
        OwnerCell::share(held, move || waker.wake());
        held.waiters = Some(Box::default());
    }
}

/// Takes part in the job again, after everybody had left the library.
///
/// # Errors
/// MPI_ERR_OTHER when the job has ended.
fn resume(held: &mut Guard<'_, Process>) -> Result<(), Error> {
    if let Some(agent) = &held.agent {
        agent.resume().map_err(|why| Error::new(abi::error::ERR_OTHER, why))?;
    }
    held.engine.set_leaving(false);
    Ok(())
}

/// A session or the world model has ended. The last to go sees to it that nobody misses this process,
/// and tells the agent, so that the program may end in any way or compute on.
fn rest(held: &mut Guard<'_, Process>) {
    if users().any() {
        return;
    }
    held.engine.set_leaving(true);
    process::settle(held);
    let mut users = users();
    if users.any() {
        // Somebody came while this thread waited.
        return held.engine.set_leaving(false);
    }
    if !std::mem::replace(&mut users.resting, true)
        && let Some(agent) = &held.agent
    {
        agent.finish();
    }
}

/// MPI_Session_init: any thread may open a session at any time, so the state is shared from now on.
///
/// # Errors
/// MPI_ERR_OTHER when the job cannot be joined or has ended, MPI_ERR_NO_MEM without handles.
pub(crate) fn open_session(cx: &mut Call, session: Session) -> Result<abi::Session, Error> {
    let mut users = users();
    let cell = open(cx.function, true)?;
    users.sessions += 1;
    let resting = std::mem::take(&mut users.resting);
    OPEN.store(true, Ordering::Release);
    drop(users);
    let held = cx.held.get_or_insert_with(|| cell.enter(cx.function as u32));
    share(held);
    let resumed = if resting { resume(held) } else { Ok(()) };
    let raw = resumed.and_then(|()| {
        let text = "no handle is left for another session; finalize some first";
        held.sessions.insert(session).ok_or_else(|| Error::new(abi::error::ERR_NO_MEM, text))
    });
    if raw.is_err() {
        end_session();
        rest(held);
    }
    raw.map(|raw| abi::Session(raw as usize))
}

fn end_session() {
    let mut users = users();
    users.sessions -= 1;
    OPEN.store(users.any(), Ordering::Release);
}

/// MPI_Session_finalize. The links stay open: other sessions may follow.
///
/// # Errors
/// MPI_ERR_SESSION.
pub(crate) fn close_session(cx: &mut Call, session: abi::Session) -> Result<Session, Error> {
    let held = cx.held()?;
    held.session(session)?;
    let closed = held.sessions.remove(session.0).expect("it was just found");
    let process = &mut **held;
    process.buffers.forget(Place::Session(session), &mut process.engine);
    end_session();
    rest(held);
    Ok(closed)
}

/// The end of a program that has finalized everything: says farewell to its peers.
extern "C" fn depart_at_exit() {
    let Some(cell) = PROCESS.get() else { return };
    let forked = OPENED_BY.load(Ordering::Relaxed) != std::process::id();
    if forked || OPEN.load(Ordering::Acquire) {
        return;
    }
    process::depart(&mut cell.enter(Function::SessionFinalize as u32));
}

/// Listens to the node agent from now on.
fn listen(process: &mut Process, reader: agent::Reader) -> Result<(), Error> {
    let Some(agent) = process.agent.clone() else { return Ok(()) };
    let waker = process.engine.link().waker();
    agent::listen(&agent, reader, move || waker.wake(), look).map_err(|error| {
        let text = format!("no thread can be started for the node agent: {error}");
        Error::new(abi::error::ERR_OTHER, text)
    })?;
    agent.tell(&ToAgent::Initialized);
    Ok(())
}

/// A program that was started without a launcher gets one: it becomes the first process of that job.
///
/// # Errors
/// It cannot be joined.
pub(crate) fn attach(process: &mut Process, joined: Joined) -> Result<(), Error> {
    let (agent, welcome, _, reader) = joined.split();
    process.engine.link().set_later(tcp(&welcome));
    process.identity.job.clone_from(&welcome.job);
    process.identity.universe = welcome.universe;
    process.agent = Some(Arc::new(agent));
    listen(process, reader)
}

/// A program started without a launcher: a job of one rank.
fn singleton() -> Result<Process, Error> {
    let node = p2pmpi_sys::host::name();
    let identity = Identity {
        rank: 0,
        size: 1,
        local: vec![Peer(0)],
        peer: Peer(0),
        base: Peer(0),
        job: String::new(),
        node,
        appnum: None,
        universe: 1,
    };
    Ok(Process::new(identity, Engine::new(Links::alone()), None))
}

/// A rank of a job.
fn launched(joined: Joined) -> Result<(Process, Option<agent::Reader>), Error> {
    let (agent, welcome, arena, reader) = joined.split();
    let config = links::Config {
        me: Peer(welcome.process),
        local: welcome.local.iter().copied().map(Peer).collect(),
        tcp: welcome.listen.then(|| tcp(&welcome)),
    };
    let (mut links, addresses) = Links::open(config, arena).map_err(|error| {
        let text = format!("the links of rank {} cannot be opened: {error}", welcome.rank);
        Error::new(abi::error::ERR_OTHER, text)
    })?;
    links.set_later(tcp(&welcome));
    agent.tell_addresses(addresses);
    let identity = Identity {
        local: welcome.local.iter().copied().map(Peer).collect(),
        rank: welcome.rank,
        size: welcome.size,
        peer: Peer(welcome.process),
        base: Peer(welcome.base),
        job: welcome.job.clone(),
        node: welcome.node.clone(),
        appnum: Some(welcome.appnum),
        universe: welcome.universe,
    };
    let mut engine = Engine::new(links);
    engine.set_cores(welcome.local.len() as u32, welcome.cores);
    let mut process = Process::new(identity, engine, Some(Arc::new(agent)));
    let handler = initial_errhandler();
    (process.world.errhandler, process.own.errhandler) = (handler, handler);
    if let Some(parent) = &welcome.parent {
        dynamic::adopt(&mut process, parent)?;
    }
    Ok((process, Some(reader)))
}

/// The error handler that the user or the parents chose for the start.
pub(crate) fn initial_errhandler() -> abi::Errhandler {
    use abi::Errhandler as Handler;
    let words = [Handler::ERRORS_ARE_FATAL, Handler::ERRORS_ABORT, Handler::ERRORS_RETURN];
    variables::INITIAL_ERRHANDLER.choice().map_or(Handler::ERRORS_ARE_FATAL, |word| words[word])
}

/// How this rank is reached by others: from this machine only, unless the job spans several.
fn tcp(welcome: &Welcome) -> tcp::Config {
    let alone = welcome.local.len() as u32 == welcome.size * welcome.replicas;
    let reach = match variables::INTERFACE.text() {
        Some(through) => tcp::Reach::Through(through),
        _ if alone && !welcome.apart => tcp::Reach::Machine,
        _ => tcp::Reach::Anywhere,
    };
    tcp::Config {
        process: Peer(welcome.process),
        processes: PROCESSES_MAX,
        job: welcome.job.clone(),
        secret: welcome.secret,
        reach,
    }
}

/// The agent thread's turn: takes the state if the program is outside MPI. `may_sleep`: the thread
/// would like to end its watch.
fn look(may_sleep: bool) -> Seen {
    let Some(cell) = PROCESS.get() else { return Look::Inside.into() };
    // Entering is dear while the program computes: it interrupts all processors that run it.
    if cell.inside() != 0 {
        return Look::Inside.into();
    }
    let Some(mut held) = cell.try_enter_as_agent() else { return Look::Inside.into() };
    held.engine.disarm();
    let moved = process::look(&mut held, Driver::Agent);
    held.attend();
    match (moved, held.is_obliged(), &held.agent) {
        (true, ..) => Look::Moved.into(),
        (_, true, _) => match held.engine.arm_descriptors() {
            Some(bells) => Seen { look: Look::Obliged, bells },
            None if process::look(&mut held, Driver::Agent) => Look::Moved.into(),
            None => Look::Obliged.into(),
        },
        (_, _, Some(agent)) if may_sleep => {
            agent.sleeps();
            Look::Asleep.into()
        }
        _ => Look::Free.into(),
    }
}

/// MPI_Finalize.
///
/// # Errors
/// A peer that died meanwhile.
pub(crate) fn end(cx: &mut Call) -> Result<(), Error> {
    let held = cx.held()?;
    // MPI 5.0, 11.2.4: before anything else, so that delete functions may still call MPI.
    attribute::delete_all(held, Object::Comm(abi::Comm::SELF))?;
    // From here on peers may be done, unless this process needs them for a session.
    held.engine.set_leaving(users().sessions == 0);
    coll::barrier(&mut coll::Steps::begin(held, abi::Comm::WORLD)?)?;
    let mut users = users();
    users.world = false;
    LIFE.store(Life::After as u8, Ordering::Release);
    OPEN.store(users.any(), Ordering::Release);
    drop(users);
    rest(held);
    Ok(())
}

/// MPI_Abort and fatal errors: tells the agent, which ends the job, and leaves.
pub(crate) fn abort(held: Option<Guard<'static, Process>>, code: i32, message: &str) -> ! {
    p2pmpi_sys::process::flush_output();
    match held.as_ref().and_then(|held| held.agent.as_ref()) {
        Some(agent) => agent.tell(&ToAgent::Abort { code, message: message.into() }),
        None => eprintln!("p2pmpi: {message}"),
    }
    p2pmpi_sys::process::exit_now(if code & 0xff == 0 { 1 } else { code & 0xff })
}
