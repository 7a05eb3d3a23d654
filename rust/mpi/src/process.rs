//! The state of this process: the engine and every table of objects.

use std::sync::Arc;
use std::time::{Duration, Instant};

use p2pmpi_abi as abi;
use p2pmpi_abi::handle::Kind;
use p2pmpi_engine::agent::Agent;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Engine, Links, Patience, Peer};
use p2pmpi_layout::{Layout, Rooms};

use crate::attribute::{Attributes, Keys, Object};
use crate::buffered::Buffers;
use crate::comm::Comm;
use crate::context::Contexts;
use crate::datatype::Datatypes;
use crate::dynamic::Dynamic;
use crate::error::Error;
use crate::grequest::Generals;
use crate::group::Group;
use crate::io::File;
use crate::objects::Table;
use crate::op::Op;
use crate::operator::Operator;
use crate::request::Request;
use crate::rma::Windows;
use crate::session::Session;
use crate::task::{self, Driver, Tasks};
use crate::tool;
use crate::waiters::{self, Waiters};

/// Who this process is in its job.
#[derive(Clone, Debug)]
pub struct Identity {
    /// Rank in MPI_COMM_WORLD.
    pub rank: u32,
    /// Size of MPI_COMM_WORLD.
    pub size: u32,
    /// Index in the job's table.
    pub peer: Peer,
    /// Index of rank 0 of MPI_COMM_WORLD; the others follow.
    pub base: Peer,
    /// Name of the job; empty for a program started without a launcher.
    pub job: String,
    /// Processes of the job on this machine, this one among them.
    pub local: Vec<Peer>,
    /// Name of the machine.
    pub node: String,
    /// MPI_APPNUM.
    pub appnum: Option<u32>,
    /// MPI_UNIVERSE_SIZE.
    pub universe: u32,
}

/// Everything MPI knows in this process between MPI_Init and MPI_Finalize. Reached through an
/// `OwnerCell`, so a `&mut Process` is proof that the calling thread may use it.
#[derive(Debug)]
pub struct Process {
    /// Who we are.
    pub identity: Identity,
    /// Messages.
    pub engine: Engine<Links>,
    /// The node agent; `None` for a program started without a launcher.
    pub agent: Option<Arc<Agent>>,
    /// MPI_COMM_WORLD.
    pub world: Comm,
    /// MPI_COMM_SELF.
    pub own: Comm,
    /// Communicators made by the program.
    pub comms: Table<Comm>,
    /// Freed communicators, once for each of their requests that has ended since.
    pub(crate) released: Vec<abi::Comm>,
    /// Context ids for further communicators.
    pub contexts: Contexts,
    /// Sessions of the program.
    pub sessions: Table<Session>,
    /// Datatypes.
    pub datatypes: Datatypes,
    /// Keys of attributes.
    pub keys: Keys,
    /// Groups made by the program.
    pub groups: Table<Group>,
    /// Operators made by the program.
    pub operators: Table<Op>,
    /// Requests.
    pub requests: Table<Request>,
    /// Open files.
    pub files: Table<File>,
    /// Names of data representations that the program has registered.
    pub datareps: Vec<Vec<u8>>,
    /// The error handler of MPI_FILE_NULL, which files are opened with.
    pub file_errhandler: abi::Errhandler,
    /// Which of MPI_COMM_SELF and MPI_COMM_WORLD the program has given an error handler, if any:
    /// MPI_COMM_SELF once it had one. See [`Process::unattached`].
    handler_given: Option<abi::Comm>,
    /// Operations that are more than one message.
    pub tasks: Tasks,
    /// Requests that the program completes itself.
    pub generals: Generals,
    /// Tags of partitioned messages.
    pub partition_tags: crate::part::Tags,
    /// The threads that wait; `None` below MPI_THREAD_MULTIPLE.
    pub waiters: Option<Box<Waiters>>,
    /// Messages taken by matched probes.
    pub messages: Table<crate::p2p::Matched>,
    /// Processes that come later, and ports.
    pub dynamic: Dynamic,
    /// Buffers for buffered sends.
    pub buffers: Buffers,
    /// Windows.
    pub windows: Windows,
    /// Memory for short collective operations.
    pub rooms: Rooms,
}

impl Process {
    /// The communicator whose error handler hears of errors that concern no object: MPI_COMM_SELF (MPI
    /// 5.0, 9.3). It was MPI_COMM_WORLD up to MPI 3.1, so a program that gave only that one a handler
    /// means it for these errors too.
    pub fn unattached(&self) -> abi::Comm {
        self.handler_given.unwrap_or(abi::Comm::SELF)
    }

    /// The program has given `comm` an error handler.
    pub fn handler_given(&mut self, comm: abi::Comm) {
        if comm == abi::Comm::SELF || (comm == abi::Comm::WORLD && self.handler_given.is_none()) {
            self.handler_given = Some(comm);
        }
    }

    /// The state after MPI_Init.
    pub fn new(identity: Identity, engine: Engine<Links>, agent: Option<Arc<Agent>>) -> Process {
        let me = identity.peer;
        Process {
            world: Comm::new(0, Group::world(identity.base, identity.size, me), "MPI_COMM_WORLD"),
            own: Comm::new(crate::context::OF_SELF, Group::listed(vec![me], me), "MPI_COMM_SELF"),
            comms: Table::new(Kind::Comm),
            released: Vec::new(),
            contexts: Contexts::default(),
            sessions: Table::new(Kind::Session),
            datatypes: Datatypes::default(),
            keys: Keys::default(),
            groups: Table::new(Kind::Group),
            operators: Table::new(Kind::Op),
            requests: Table::new(Kind::Request),
            files: Table::new(Kind::File),
            datareps: Vec::new(),
            file_errhandler: abi::Errhandler::ERRORS_RETURN,
            handler_given: None,
            tasks: Tasks::default(),
            waiters: None,
            generals: Generals::default(),
            partition_tags: crate::part::Tags::default(),
            messages: Table::new(Kind::Message),
            dynamic: Dynamic::default(),
            buffers: Buffers::default(),
            windows: Windows::default(),
            rooms: Rooms::default(),
            identity,
            engine,
            agent,
        }
    }

    /// Changes whenever an operation has completed.
    #[inline]
    pub fn completions(&self) -> u64 {
        self.engine.completions() + self.tasks.ended() + self.generals.completed()
    }

    /// Listens to the node agent, and tells it what the links have reported.
    #[inline]
    pub fn attend(&mut self) {
        let Some(agent) = &self.agent else { return };
        if agent.has_events() {
            self.engine.attend(agent);
            if self.engine.is_quiesced() {
                self.windows.quiesce();
            }
            self.engine.listen_if_wanted(agent);
            crate::dynamic::abroad::on_met(self);
        } else if self.engine.has_reports() {
            self.engine.report(agent);
        }
    }

    /// The program leaves MPI: if others may need this process, the agent thread looks after them.
    #[inline]
    pub fn leave(&mut self) {
        self.stop_waiting();
        if let Some(agent) = &self.agent
            && self.is_obliged()
        {
            agent.watch();
        }
    }

    /// This thread does not wait (any more): another one that does makes progress.
    #[inline]
    fn stop_waiting(&mut self) {
        if let Some(waiters) = &mut self.waiters
            && !waiters.is_empty()
        {
            waiters.leave(&waiters::own_slot());
        }
    }

    /// Something moved: wakes the threads for whom it may matter.
    #[cold]
    pub(crate) fn wake_waiters(&mut self) {
        let completions = self.completions();
        if let Some(waiters) = &mut self.waiters {
            waiters.notify(completions, |request| self.engine.is_complete(request));
        }
    }

    /// Whether others may need this process before its next MPI call.
    #[inline]
    pub fn is_obliged(&self) -> bool {
        self.tasks.any_running() || self.engine.has_obligations()
    }

    /// Tells the log of the job who was sent away at this rank's port.
    fn report_refusals(&mut self) {
        if let Some(agent) = &self.agent {
            self.engine.report_refusals(agent);
        }
    }

    /// The communicator of a handle.
    ///
    /// # Errors
    /// MPI_ERR_COMM for null, stale and foreign handles.
    #[inline]
    pub fn comm(&self, handle: abi::Comm) -> Result<&Comm, Error> {
        match handle {
            abi::Comm::WORLD => Ok(&self.world),
            abi::Comm::SELF => Ok(&self.own),
            _ => self.comms.get(handle.0).ok_or_else(|| bad_comm(handle)),
        }
    }

    /// The communicator of a request, which the program may have freed meanwhile.
    ///
    /// # Errors
    /// As [`Process::comm`].
    pub fn comm_of_request(&self, handle: abi::Comm) -> Result<&Comm, Error> {
        self.comm(handle).or_else(|error| self.comms.retired(handle.0).ok_or(error))
    }

    /// The session that a communicator was derived from; those of the world model have none.
    pub fn session_of(&self, comm: abi::Comm) -> Option<abi::Session> {
        self.comm_of_request(comm).ok()?.group.session()
    }

    /// The attributes of an object.
    ///
    /// # Errors
    /// MPI_ERR_COMM, MPI_ERR_TYPE or MPI_ERR_WIN for null, stale and foreign handles.
    pub fn attributes(&mut self, object: Object) -> Result<&mut Attributes, Error> {
        match object {
            Object::Comm(comm) => Ok(&mut self.comm_mut(comm)?.attributes),
            Object::Datatype(datatype) => self.datatypes.attributes(datatype),
            Object::Win(win) => Ok(&mut self.windows.get_mut(win)?.attributes),
        }
    }

    /// The layout of a datatype.
    ///
    /// # Errors
    /// MPI_ERR_TYPE for null, stale and foreign handles.
    #[inline]
    pub fn layout(&self, datatype: abi::Datatype) -> Result<Layout, Error> {
        self.datatypes.layout(datatype)
    }

    /// The layout of a datatype for communication.
    ///
    /// # Errors
    /// MPI_ERR_TYPE, also for one that is not committed.
    #[inline(always)]
    pub fn committed(&self, datatype: abi::Datatype) -> Result<Layout, Error> {
        self.datatypes.committed(datatype)
    }

    /// The group of a handle.
    ///
    /// # Errors
    /// MPI_ERR_GROUP for null, stale and foreign handles.
    pub fn group(&self, group: abi::Group) -> Result<Group, Error> {
        if group == abi::Group::EMPTY {
            return Ok(Group::listed(Vec::new(), self.identity.peer));
        }
        self.groups.get(group.0).cloned().ok_or_else(|| bad_group(group))
    }

    /// Gives a group a handle; the empty group has MPI_GROUP_EMPTY.
    ///
    /// # Errors
    /// No handle is left.
    pub fn add_group(&mut self, group: Group) -> Result<abi::Group, Error> {
        if group.size() == 0 {
            return Ok(abi::Group::EMPTY);
        }
        self.groups.insert(group).map(|raw| abi::Group(raw as usize)).ok_or_else(crate::p2p::no_handles)
    }

    /// The operator of a handle.
    ///
    /// # Errors
    /// MPI_ERR_OP for null, stale and foreign handles.
    pub fn operator(&self, op: abi::Op) -> Result<Op, Error> {
        match Operator::from_code(op.0) {
            Some(operator) => Ok(Op::Builtin(operator)),
            None => self.operators.get(op.0).cloned().ok_or_else(|| bad_op(op)),
        }
    }

    /// Gives an operator of the program a handle.
    ///
    /// # Errors
    /// No handle is left.
    pub fn add_operator(&mut self, op: Op) -> Result<abi::Op, Error> {
        self.operators.insert(op).map(|raw| abi::Op(raw as usize)).ok_or_else(crate::p2p::no_handles)
    }

    /// MPI_Op_free.
    ///
    /// # Errors
    /// MPI_ERR_OP, also for predefined operators.
    pub fn remove_operator(&mut self, op: abi::Op) -> Result<(), Error> {
        if Operator::from_code(op.0).is_some() {
            return Err(Error::new(abi::error::ERR_OP, "op is predefined and cannot be freed"));
        }
        self.operators.remove(op.0).map(|_| ()).ok_or_else(|| bad_op(op))
    }

    /// The communicator of a handle, to change.
    ///
    /// # Errors
    /// As [`Process::comm`].
    #[inline]
    pub fn comm_mut(&mut self, handle: abi::Comm) -> Result<&mut Comm, Error> {
        match handle {
            abi::Comm::WORLD => Ok(&mut self.world),
            abi::Comm::SELF => Ok(&mut self.own),
            _ => self.comms.get_mut(handle.0).ok_or_else(|| bad_comm(handle)),
        }
    }
}

#[cold]
fn bad_group(handle: abi::Group) -> Error {
    let what = match handle {
        abi::Group::NULL => "MPI_GROUP_NULL".into(),
        _ => format!("{:#x}, which is not a group (or it was freed)", handle.0),
    };
    Error::new(abi::error::ERR_GROUP, format!("group is {what}"))
}

#[cold]
fn bad_op(handle: abi::Op) -> Error {
    let what = match handle {
        abi::Op::NULL => "MPI_OP_NULL".into(),
        _ => format!("{:#x}, which is not an operator (or it was freed)", handle.0),
    };
    Error::new(abi::error::ERR_OP, format!("op is {what}"))
}

#[cold]
fn bad_comm(handle: abi::Comm) -> Error {
    let what = match handle {
        abi::Comm::NULL => "MPI_COMM_NULL".into(),
        _ => format!("{:#x}, which is not a communicator (or it was freed)", handle.0),
    };
    Error::new(abi::error::ERR_COMM, format!("comm is {what}"))
}

/// One round of progress: messages first, then the operations that they belong to. Returns true if
/// anything moved.
#[inline]
pub fn look(held: &mut Guard<'_, Process>, by: Driver) -> bool {
    held.attend();
    let moved = held.engine.progress();
    if held.engine.has_events() && by == Driver::Program {
        tool::event::deliver(held);
    }
    let moved = task::drive(held, by) || moved;
    if moved && held.waiters.is_some() {
        held.wake_waiters();
    }
    moved
}

/// One round of a wait: progress, and if nothing moved, idle time.
#[inline]
pub fn pause(held: &mut Guard<'_, Process>, patience: &mut Patience) {
    if look(held, Driver::Program) {
        patience.reset();
    } else if held.waiters.is_some() {
        pause_among_others(held, patience);
    } else {
        held.report_refusals();
        held.engine.idle(patience);
    }
}

/// With many threads one waits on the links for all, and gives the state up to whoever wants it;
/// the others sleep until what they wait for has happened.
#[cold]
fn pause_among_others(held: &mut Guard<'_, Process>, patience: &mut Patience) {
    let slot = waiters::own_slot();
    let Some(waiters) = &mut held.waiters else { return };
    if waiters.drive(&slot) {
        Guard::rest(held, |process| {
            process.report_refusals();
            process.engine.idle(patience);
        });
        return;
    }
    waiters.park(&slot, patience.interest());
    Guard::outside(held, || slot.wait_for(NAP));
    if let Some(waiters) = &mut held.waiters {
        waiters.unpark(&slot);
    }
}

/// A sleeping thread looks around this often even if nobody wakes it: conditions that are neither a
/// request nor an arrival are rare.
const NAP: Duration = Duration::from_millis(100);

/// Gives the state up while a function of the program runs, which may call MPI and take long: another
/// thread makes progress meanwhile.
pub fn outside<R>(held: &mut Guard<'_, Process>, work: impl FnOnce() -> R) -> R {
    held.stop_waiting();
    Guard::outside(held, work)
}

/// Returns when nobody needs this process any more: everything that it has sent is at the machine of its
/// destination, and messages that nobody here waits for have found their receives. However long a
/// partner computes, it is waited for; one that has ended is not.
pub fn settle(held: &mut Guard<'_, Process>) {
    held.report_refusals();
    let process = &mut **held;
    process.buffers.forget_all(&mut process.engine);
    let me = held.identity.peer;
    let (mut pause, mut inquire_at) = (SHORTEST_PAUSE, Instant::now() + INQUIRY);
    loop {
        let moved = look(held, Driver::Program);
        let creditors = held.engine.creditors(me);
        if creditors.is_empty() {
            return;
        }
        if moved {
            pause = SHORTEST_PAUSE;
            continue;
        }
        if Instant::now() >= inquire_at {
            creditors.into_iter().for_each(|peer| held.engine.inquire(peer));
            inquire_at = Instant::now() + INQUIRY;
        }
        outside(held, || std::thread::sleep(pause));
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// Between two looks of [`settle`]: bytes that arrive at another machine wake nobody here.
const SHORTEST_PAUSE: Duration = Duration::from_micros(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(5);
/// A process that takes this long may have ended: the agent knows.
const INQUIRY: Duration = Duration::from_secs(1);

/// Says farewell to all peers, and lets that leave. The program ends.
pub fn depart(held: &mut Guard<'_, Process>) {
    settle(held);
    held.engine.depart();
    settle(held);
}
