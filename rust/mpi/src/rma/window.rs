//! Windows: what they are, how they are made and freed (MPI 5.0, 12.2).

use std::sync::atomic::{AtomicI32, AtomicI64};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    WIN_FLAVOR_ALLOCATE, WIN_FLAVOR_CREATE, WIN_FLAVOR_DYNAMIC, WIN_FLAVOR_SHARED, WIN_UNIFIED,
};
use p2pmpi_abi::error::{ERR_COMM, ERR_DISP, ERR_NO_MEM, ERR_SIZE};
use p2pmpi_abi::handle::Kind;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Engine, Links};
use p2pmpi_layout::Region;

use super::apart::{self, Apart, Own};
use super::epoch::Epochs;
use super::exposed::Exposed;
use super::origin::Origin;
use super::service::{Service, Tools};
use super::shared::Shared;
use super::wire::Wire;
use super::{hints, shared};
use crate::attribute::{self, Attributes, Object};
use crate::coll::{self, Steps};
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::objects::Table;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::task::{self, Driver, Task};
use crate::{comm, errhandler, p2p};

/// How a window got its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
pub enum Flavor {
    /// MPI_Win_create: the program's.
    Create = WIN_FLAVOR_CREATE,
    /// MPI_Win_allocate: the library's.
    Allocate = WIN_FLAVOR_ALLOCATE,
    /// MPI_Win_create_dynamic: what is attached.
    Dynamic = WIN_FLAVOR_DYNAMIC,
    /// MPI_Win_allocate_shared: the library's, in the memory of every member.
    Shared = WIN_FLAVOR_SHARED,
}

/// Where the memory of a new window comes from.
#[derive(Debug)]
pub enum Source {
    /// MPI_Win_create.
    Given(Region),
    /// MPI_Win_allocate: bytes.
    Allocate(u64),
    /// MPI_Win_allocate_shared: bytes.
    Shared(u64),
    /// MPI_Win_create_dynamic.
    Dynamic,
}

/// Attributes that the library keeps (MPI 5.0, 12.2.6). Programs get their addresses.
#[derive(Debug)]
pub struct Values {
    /// MPI_WIN_BASE, which is itself an address.
    pub base: usize,
    /// MPI_WIN_SIZE.
    pub size: AtomicI64,
    /// MPI_WIN_DISP_UNIT.
    pub unit: AtomicI32,
    /// MPI_WIN_CREATE_FLAVOR.
    pub flavor: AtomicI32,
    /// MPI_WIN_MODEL.
    pub model: AtomicI32,
}

/// Size and displacement unit of the window at one member.
#[derive(Clone, Copy, Debug)]
pub(super) struct Extent {
    pub size: u64,
    pub unit: i64,
}

/// A window.
#[derive(Debug)]
pub struct Window {
    /// MPI_Win_get_name.
    pub name: String,
    /// The error handler's handle.
    pub errhandler: abi::Errhandler,
    /// What the program has cached.
    pub attributes: Attributes,
    /// Attributes of the library.
    pub values: Box<Values>,
    /// How it got its memory.
    pub flavor: Flavor,
    /// Hints in use.
    pub(super) hints: Info,
    /// A communicator of the members that nobody else knows.
    pub(super) comm: abi::Comm,
    pub(super) wire: Wire,
    /// Of all members, by rank.
    pub(super) extents: Vec<Extent>,
    /// The parts of all members, where this process has them all in its memory.
    pub(super) shared: Option<Shared>,
    /// Accesses go straight to those parts.
    pub(super) direct: bool,
    pub(super) exposed: Exposed,
    pub(super) epochs: Epochs,
    pub(super) origin: Origin,
    service: Service,
}

/// The windows of the process.
#[derive(Debug)]
pub struct Windows(Table<Window>);

impl Default for Windows {
    fn default() -> Windows {
        Windows(Table::new(Kind::Win))
    }
}

impl Windows {
    /// The window of a handle.
    ///
    /// # Errors
    /// MPI_ERR_WIN for null, stale and foreign handles.
    pub fn get(&self, win: abi::Win) -> Result<&Window, Error> {
        self.0.get(win.0).ok_or_else(|| bad_win(win))
    }

    /// The window of a handle, to change.
    ///
    /// # Errors
    /// As [`Windows::get`].
    pub fn get_mut(&mut self, win: abi::Win) -> Result<&mut Window, Error> {
        self.0.get_mut(win.0).ok_or_else(|| bad_win(win))
    }

    /// The links are about to close: no memory may be mapped that another rank has mapped too. Accesses
    /// are messages until they open again, and then map it anew.
    pub fn quiesce(&mut self) {
        self.0.values_mut().for_each(Window::quiesce);
    }

    /// The window that a private communicator belongs to: failures of a request are the window's.
    pub fn of_comm(&self, comm: abi::Comm) -> Option<abi::Win> {
        let found = self.0.iter().find(|(_, window)| window.comm == comm);
        found.map(|(raw, _)| abi::Win(raw as usize))
    }
}

#[cold]
fn bad_win(win: abi::Win) -> Error {
    let text = match win {
        abi::Win::NULL => "win is MPI_WIN_NULL".into(),
        _ => format!("win is {:#x}, which is not a window (or it was freed)", win.0),
    };
    Error::new(abi::error::ERR_WIN, text)
}

/// A window and the engine that its messages go through.
pub(super) fn open(process: &mut Process, win: abi::Win) -> Result<(&mut Window, &mut Engine<Links>), Error> {
    let Process { windows, engine, .. } = process;
    Ok((windows.get_mut(win)?, engine))
}

impl Window {
    /// The members.
    pub fn group(&self) -> &Group {
        self.wire.group()
    }

    /// Hints in use.
    pub fn hints(&self) -> &Info {
        &self.hints
    }

    /// The communicator under whose name requests on this window are kept.
    pub fn comm(&self) -> abi::Comm {
        self.comm
    }

    /// MPI_Win_set_info.
    ///
    /// # Errors
    /// MPI_ERR_INFO_VALUE.
    pub fn set_hints(&mut self, given: &Info) -> Result<(), Error> {
        hints::set(&mut self.hints, given)
    }

    /// The service of this target goes on.
    pub(super) fn serve(&mut self, engine: &mut Engine<Links>) {
        let Window { service, wire, exposed, shared, .. } = self;
        let exclusion = shared.as_ref().and_then(Shared::own).map(|part| &part.word);
        service.advance(&mut Tools { engine, wire, exposed, exclusion });
    }

    /// Gives up memory that other processes have mapped too, unless the program has its address.
    fn quiesce(&mut self) {
        if let Some(Shared::Apart(apart)) = &mut self.shared {
            apart.quiesce();
        }
    }

    /// What MPI_Win_post and MPI_Win_complete have told this process.
    pub(super) fn service(&mut self) -> &mut Service {
        &mut self.service
    }
}

/// Serves a window for as long as it exists.
#[derive(Debug)]
struct Serving(abi::Win);

impl Task for Serving {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        match open(held, self.0) {
            Ok((window, engine)) => {
                window.serve(engine);
                None
            }
            Err(_) => Some(Outcome::empty()),
        }
    }
}

/// Checks the arguments that all kinds of windows have.
///
/// # Errors
/// MPI_ERR_COMM, MPI_ERR_SIZE, MPI_ERR_DISP.
pub fn check(process: &Process, comm: abi::Comm, size: i64, unit: i64) -> Result<u64, Error> {
    if process.comm(comm)?.remote.is_some() {
        return Err(Error::new(ERR_COMM, "comm is an intercommunicator, which cannot have windows"));
    }
    let Ok(size) = u64::try_from(size) else {
        return Err(Error::new(ERR_SIZE, format!("size is {size}, but a size cannot be negative")));
    };
    if unit <= 0 {
        return Err(Error::new(ERR_DISP, format!("disp_unit is {unit}, but must be positive")));
    }
    Ok(size)
}

/// MPI_Win_create, MPI_Win_allocate, MPI_Win_allocate_shared, MPI_Win_create_dynamic. Collective over
/// `comm`; the arguments were checked by [`check`].
///
/// # Errors
/// MPI_ERR_INFO_VALUE, MPI_ERR_NO_MEM, MPI_ERR_RMA_SHARED, a lost peer.
pub fn create(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    source: Source,
    unit: i64,
    info: &Info,
) -> Result<abi::Win, Error> {
    let hints = hints::new(info)?;
    let group = held.comm(comm)?.group.clone();
    let private = comm::create(held, comm, group, None)?;
    let made = fill(held, private, source, unit, hints, info);
    if made.is_err() {
        comm::free(held, private)?;
    }
    made
}

fn fill(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    source: Source,
    unit: i64,
    hints: Info,
    info: &Info,
) -> Result<abi::Win, Error> {
    let (flavor, size) = match &source {
        Source::Given(region) => (Flavor::Create, region.length()),
        Source::Allocate(size) => (Flavor::Allocate, *size),
        Source::Shared(size) => (Flavor::Shared, *size),
        Source::Dynamic => (Flavor::Dynamic, 0),
    };
    let (extents, region, shared) = obtain(held, comm, source, (size, unit), info)?;
    let values = Box::new(Values {
        base: region.address(),
        size: AtomicI64::new(size as i64),
        unit: AtomicI32::new(unit as i32),
        flavor: AtomicI32::new(flavor as i32),
        model: AtomicI32::new(WIN_UNIFIED),
    });
    let exposed = match flavor {
        Flavor::Dynamic => Exposed::Dynamic(std::collections::BTreeMap::new()),
        _ => Exposed::Fixed { region, unit },
    };
    let window = Window {
        name: String::new(),
        errhandler: abi::Errhandler::ERRORS_ARE_FATAL,
        attributes: Attributes::default(),
        values,
        flavor,
        hints,
        comm,
        wire: Wire::of(held.comm(comm)?),
        extents,
        direct: shared.is_some() && shared::is_wanted(),
        shared,
        exposed,
        epochs: Epochs::default(),
        origin: Origin::default(),
        service: Service::new()?,
    };
    let win = held.windows.0.insert(window).map(|raw| abi::Win(raw as usize)).ok_or_else(p2p::no_handles)?;
    let service = task::start(held, Box::new(Serving(win)));
    held.tasks.detach(service);
    Ok(win)
}

/// Sizes and units of all members, the memory of this process, and that of others as far as it is shared.
/// Collective; a member that has no memory fails all.
fn obtain(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    source: Source,
    (size, unit): (u64, i64),
    info: &Info,
) -> Result<(Vec<Extent>, Region, Option<Shared>), Error> {
    let (rank, members) = (held.comm(comm)?.rank(), held.comm(comm)?.group.size());
    let number = apart::number_of(held.comm(comm)?.context);
    let sharing = members > 1 && shared::is_wanted();
    let own = match &source {
        Source::Allocate(size) => Own::allocate(*size, number, sharing).map(Some),
        _ => Ok(None),
    };
    let said = introduce(held, comm, (size, unit), number, own.as_ref().map(Option::as_ref))?;
    let own = own?;
    if let Some(rank) = said.iter().position(|said| said[0] < 0) {
        return Err(Error::new(ERR_NO_MEM, format!("rank {rank} of comm has not so much memory left")));
    }
    let extents: Vec<Extent> =
        said.iter().map(|said| Extent { size: said[0] as u64, unit: said[1] }).collect();
    let sizes: Vec<u64> = extents.iter().map(|extent| extent.size).collect();
    Ok(match (source, own) {
        (Source::Given(region), _) => (extents, region, None),
        (Source::Shared(_), _) => {
            let shared = shared::allocate(held, comm, &sizes, hints::noncontiguous(info)?)?;
            let own = shared.own().map_or_else(Region::empty, |part| part.region.clone());
            (extents, own, Some(shared))
        }
        (_, Some(own)) if sharing => {
            let found: Vec<[i64; 4]> = said.iter().map(|said| [said[2], said[3], said[4], said[5]]).collect();
            let region = own.region.clone();
            (extents, region, Some(Shared::Apart(Apart::new(rank, own, &sizes, &found))))
        }
        (_, own) => (extents, own.map_or_else(Region::empty, |own| own.region), None),
    })
}

/// Tells all members, and hears from them: size and unit, machine, number, and how to find the memory. A
/// negative size: that member has no memory for it.
fn introduce(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    (size, unit): (u64, i64),
    number: i64,
    own: Result<Option<&Own>, &Error>,
) -> Result<Vec<[i64; 6]>, Error> {
    let node = crate::comm::Color::named(&held.identity.node).word();
    let size = if own.is_ok() { size as i64 } else { -1 };
    let [process, descriptor] = own.ok().flatten().map_or([0, -1], Own::words);
    let words = [size, unit, node, number, process, descriptor];
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &words)?;
    Ok(said.chunks_exact(6).filter_map(|said| said.first_chunk().copied()).collect())
}

/// MPI_Win_free: collective; everything that any member has started is over when it returns. After an
/// error the window still exists.
///
/// # Errors
/// MPI_ERR_WIN, MPI_ERR_RMA_SYNC inside an epoch, what a delete function returned, a lost peer.
pub fn free(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    held.windows.get(win)?.epochs.check_free()?;
    attribute::delete_all(held, Object::Win(win))?;
    let flushed = super::sync::flush_touched(held, win);
    let comm = held.windows.get(win)?.comm;
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    flushed?;
    let (window, engine) = open(held, win)?;
    window.service.stop(engine);
    if let Some(window) = held.windows.0.remove(win.0) {
        errhandler::all().remove(window.errhandler);
    }
    held.tasks.poke();
    comm::free(held, comm)
}

/// MPI_Win_shared_query: size, displacement unit and address here of the part of `rank`; `None` is
/// MPI_PROC_NULL: the first part that is not empty. No bytes of a part that this process cannot reach.
///
/// # Errors
/// MPI_ERR_RMA_FLAVOR from a dynamic window.
pub fn shared_query(window: &mut Window, rank: Option<u32>) -> Result<(u64, i64, usize), Error> {
    if window.flavor == Flavor::Dynamic {
        let text = "win was made by MPI_Win_create_dynamic, whose memory has no parts";
        return Err(Error::new(abi::error::ERR_RMA_FLAVOR, text));
    }
    let own = window.wire.rank();
    let filled = |rank: &u32| window.extents[*rank as usize].size > 0;
    let Some(rank) = rank.or_else(|| (0..window.extents.len() as u32).find(filled)) else {
        return Ok((0, 0, 0));
    };
    let lent = window.shared.as_mut().and_then(|shared| shared.lend(rank));
    let Some(address) =
        lent.map(|part| part.region.address()).or((rank == own).then_some(window.values.base))
    else {
        return Ok((0, 0, 0));
    };
    let Extent { size, unit } = window.extents[rank as usize];
    Ok((size, unit, if size == 0 { 0 } else { address }))
}
