//! Put, get and the accumulates (MPI 5.0, 12.3): arguments checked at the origin, then one request.

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_DISP, ERR_OP, ERR_RANK, ERR_RMA_RANGE, ERR_TRUNCATE, ERR_TYPE};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Engine, Links};
use p2pmpi_layout::{Group, Layout, Predefined, RecvBuffer, SendBuffer, Word, copy};

use super::combining::{carry_out, gathered};
use super::epoch::Access as Epoch;
use super::message::{Kind, Request};
use super::origin::Access;
use super::shared::Shared;
use super::sync;
use super::window::{Flavor, Window, open};
use crate::error::Error;
use crate::op::Op;
use crate::operator::Operator;
use crate::p2p::Outcome;
use crate::process::{Process, look};
use crate::request::Operation;
use crate::task::{self, Driver, Task};

/// The elements at the target.
#[derive(Clone, Debug)]
pub struct Place {
    /// Rank; `None` is MPI_PROC_NULL.
    pub target: Option<u32>,
    /// Displacement in units of the target, or an address for a dynamic window.
    pub displacement: i64,
    /// Elements.
    pub count: u64,
    /// Their datatype.
    pub layout: Layout,
}

/// What the call leaves behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing: synchronization completes it.
    Plain,
    /// A request (MPI_Rput and so on).
    Request,
}

/// Reads a target.
///
/// # Errors
/// MPI_ERR_RANK.
pub fn target_rank(window: &Window, rank: i32, name: &str) -> Result<Option<u32>, Error> {
    let size = window.group().size();
    if (rank as u32) < size {
        return Ok(Some(rank as u32));
    }
    if rank == abi::constants::PROC_NULL {
        return Ok(None);
    }
    let last = i64::from(size) - 1;
    let text = format!("{name} is {rank}, but ranks of this window go from 0 to {last} (or MPI_PROC_NULL)");
    Err(Error::new(ERR_RANK, text))
}

/// MPI_Put and MPI_Rput.
///
/// # Errors
/// MPI_ERR_RMA_SYNC, MPI_ERR_DISP, MPI_ERR_RMA_RANGE, MPI_ERR_TRUNCATE.
pub fn put(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    origin: &SendBuffer,
    place: &Place,
    form: Form,
) -> Result<Operation, Error> {
    fits("origin", origin.packed_size(), "target", place)?;
    start(held, win, place, form, Request::plain(Kind::Put, 0, false), std::slice::from_ref(origin), None)
}

/// MPI_Get and MPI_Rget.
///
/// # Errors
/// As [`put`].
pub fn get(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    origin: &RecvBuffer,
    place: &Place,
    form: Form,
) -> Result<Operation, Error> {
    let into = room_for(origin, "origin", place)?;
    start(held, win, place, form, Request::plain(Kind::Get, 0, true), &[], Some(into))
}

/// MPI_Accumulate and MPI_Raccumulate.
///
/// # Errors
/// As [`put`]; MPI_ERR_OP, MPI_ERR_TYPE.
pub fn accumulate(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    origin: &SendBuffer,
    place: &Place,
    op: abi::Op,
    form: Form,
) -> Result<Operation, Error> {
    let (operator, element) = combination(held, op, place)?;
    check_element(origin.layout(), origin.count(), element, "origin_datatype")?;
    same_length(origin.packed_size(), place)?;
    let request = Request { operator, element, ..Request::plain(Kind::Accumulate, 0, false) };
    start(held, win, place, form, request, std::slice::from_ref(origin), None)
}

/// MPI_Get_accumulate, MPI_Rget_accumulate and MPI_Fetch_and_op. The origin is not looked at with
/// MPI_NO_OP.
///
/// # Errors
/// As [`accumulate`].
pub fn get_accumulate(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    origin: &SendBuffer,
    result: &RecvBuffer,
    place: &Place,
    op: abi::Op,
    form: Form,
) -> Result<Operation, Error> {
    let (operator, element) = combination(held, op, place)?;
    let into = room_for(result, "result", place)?;
    let request = Request { operator, element, ..Request::plain(Kind::GetAccumulate, 0, true) };
    if operator == Operator::NoOp {
        return start(held, win, place, form, request, &[], Some(into));
    }
    check_element(origin.layout(), origin.count(), element, "origin_datatype")?;
    same_length(origin.packed_size(), place)?;
    start(held, win, place, form, request, std::slice::from_ref(origin), Some(into))
}

/// MPI_Compare_and_swap.
///
/// # Errors
/// As [`put`]; MPI_ERR_TYPE for a datatype that cannot be compared.
pub fn compare_and_swap(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    [origin, compare]: &[SendBuffer; 2],
    result: &RecvBuffer,
    place: &Place,
) -> Result<(), Error> {
    let element = place.layout.as_predefined().filter(|datatype| {
        use Group::{Byte, CInteger, FortranInteger, Logical, Multilanguage};
        matches!(datatype.group(), CInteger | FortranInteger | Logical | Multilanguage | Byte)
            || *datatype == Predefined::Char
    });
    let Some(element) = element else {
        let text = "datatype must be a predefined integer, logical, multi-language or byte datatype";
        return Err(Error::new(ERR_TYPE, text));
    };
    let request = Request { element, ..Request::plain(Kind::CompareAndSwap, 0, true) };
    let data = [origin.clone(), compare.clone()];
    start(held, win, place, Form::Plain, request, &data, Some(result.clone())).map(|_| ())
}

/// The operator and the basic datatype of an accumulate.
fn combination(process: &Process, op: abi::Op, place: &Place) -> Result<(Operator, Predefined), Error> {
    let Op::Builtin(operator) = process.operator(op)? else {
        let text = "op was made by MPI_Op_create, but accumulates take predefined operators only";
        return Err(Error::new(ERR_OP, text));
    };
    let pairs = matches!(operator, Operator::Minloc | Operator::Maxloc);
    let moves = matches!(operator, Operator::Replace | Operator::NoOp);
    let empty = place.count == 0 || place.layout.size() == 0;
    let element = match element(&place.layout, pairs) {
        Some(element) => element,
        None if moves || empty => Predefined::Byte,
        None => {
            let text = "target_datatype must be made of one predefined datatype only";
            return Err(Error::new(ERR_TYPE, text));
        }
    };
    if !moves && !empty && !operator.accepts(element) {
        let (accepted, name) = (operator.accepted(), element.name());
        let text = format!("op is {operator:?}, which is defined for {accepted}, but not for {name}");
        return Err(Error::new(ERR_OP, text));
    }
    Ok((if empty { Operator::NoOp } else { operator }, element))
}

/// The only predefined datatype that a datatype is made of.
fn element(layout: &Layout, pairs: bool) -> Option<Predefined> {
    if let Some(predefined) = layout.as_predefined() {
        return Some(predefined);
    }
    let mut found = Vec::new();
    layout.for_each_basic_run(&mut |basic, _| {
        if found.len() < 2 && found.last() != Some(&basic) {
            found.push(basic);
        }
    });
    let is_pair = |pair: &&Predefined| {
        let (first, last) = (found.first().copied(), found.last().copied());
        pair.members().is_some_and(|(value, index)| (Some(value), Some(index)) == (first, last))
    };
    match &found[..] {
        [only] if !pairs => Some(*only),
        [_, ..] => Predefined::ALL.iter().find(is_pair).copied(),
        [] => None,
    }
}

/// The origin has the same basic datatype as the target.
fn check_element(layout: &Layout, count: u64, wanted: Predefined, name: &str) -> Result<(), Error> {
    let pairs = wanted.members().is_some();
    let found = element(layout, pairs);
    let same = found.is_some_and(|found| found == wanted || found.format() == wanted.format());
    if same || count == 0 || layout.size() == 0 || wanted == Predefined::Byte {
        return Ok(());
    }
    let found = found.map_or("several datatypes", Predefined::name);
    let text = format!("{name} is made of {found}, but target_datatype of {}", wanted.name());
    Err(Error::new(ERR_TYPE, text))
}

fn bytes(place: &Place) -> Result<u64, Error> {
    Ok(place.layout.packed_size(place.count)?)
}

fn fits(what: &str, given: u64, room: &str, place: &Place) -> Result<(), Error> {
    let there = bytes(place)?;
    if place.target.is_none() || given <= there {
        return Ok(());
    }
    let text = format!("the {what} has {given} bytes, but the {room} has room for {there}");
    Err(Error::new(ERR_TRUNCATE, text))
}

fn same_length(given: u64, place: &Place) -> Result<(), Error> {
    let there = bytes(place)?;
    if place.target.is_none() || given == there {
        return Ok(());
    }
    let text = format!("the origin has elements of {given} bytes, but the target of {there}");
    Err(Error::new(ERR_TRUNCATE, text))
}

/// Room for exactly the elements of the target.
fn room_for(buffer: &RecvBuffer, what: &str, place: &Place) -> Result<RecvBuffer, Error> {
    let there = bytes(place)?;
    let room = buffer.packed_size();
    if place.target.is_some() && there > room {
        let text = format!("the target has {there} bytes, but the {what} has room for {room}");
        return Err(Error::new(ERR_TRUNCATE, text));
    }
    Ok(buffer.clone())
}

/// Starts an operation, in an epoch that covers it.
fn start(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    place: &Place,
    form: Form,
    request: Request,
    data: &[SendBuffer],
    into: Option<RecvBuffer>,
) -> Result<Operation, Error> {
    let (window, engine) = open(held, win)?;
    let Some(target) = place.target else { return Ok(Operation::Sent) };
    let watched = form == Form::Request;
    check_range(window, target, place)?;
    window.epochs.check_access(target, watched)?;
    let direct = may_reach(window, engine, target);
    if let Epoch::All { unchecked: false, asked } = &mut window.epochs.access
        && asked.insert(target)
    {
        if direct {
            sync::lock_before_access(held, win, target)?;
        } else {
            window.origin.tell(engine, &window.wire, target, Kind::LockShared)?;
        }
    }
    let (window, engine) = open(held, win)?;
    // The wait for a lock may have been one for the end of a quiesce, or for its beginning.
    if may_reach(window, engine, target)
        && let Some((elements, exclusion)) = reachable(window, target, place)
    {
        access_directly(&request, data, &elements, into.as_ref(), exclusion)?;
        if watched {
            // Its completion waits for nothing, and a program that polls this way must let others in.
            look(held, Driver::Program);
        }
        return Ok(Operation::Sent);
    }
    sync::keep_pace(held, win, target)?;
    let (window, engine) = open(held, win)?;
    let expected = bytes(place)?;
    let Place { displacement, count, .. } = *place;
    let request = Request { displacement, count, ..request };
    let description = place.layout.describe();
    let access = Access { request, description, data, into: into.map(|into| (into, expected)), watched };
    let id = window.origin.start(engine, &window.wire, target, access)?;
    if !watched || window.origin.is_sent(target, id) {
        return Ok(Operation::Sent);
    }
    Ok(Operation::Task(task::start(held, Box::new(Watch { win, target, id }))))
}

/// Whether the memory of a target may be accessed without a message, if this process can have it in its
/// own: not before messages that have not been answered, nor while links are closed, when nothing may be
/// mapped.
fn may_reach(window: &mut Window, engine: &Engine<Links>, target: u32) -> bool {
    if target == window.wire.rank() {
        return true;
    }
    window.direct
        && !engine.is_quiesced()
        && window.origin.is_idle(target)
        && window.shared.as_mut().is_some_and(|shared| shared.part(target).is_some())
}

/// The elements, and who may change them, where this process has the memory of the target in its own. Every
/// epoch begins with a message from the target, so that nothing is touched too early.
fn reachable<'a>(
    window: &'a mut Window,
    target: u32,
    place: &Place,
) -> Option<(RecvBuffer, Option<&'a Word>)> {
    let Window { shared, wire, exposed, extents, .. } = window;
    if target == wire.rank() {
        let elements = exposed.elements(place.displacement, place.count, &place.layout).ok()?;
        return Some((elements, shared.as_ref().and_then(Shared::own).map(|part| &part.word)));
    }
    let part = shared.as_mut()?.part(target)?;
    let at = place.displacement.checked_mul(extents[target as usize].unit)?;
    Some((part.region.elements(at, place.count, &place.layout)?, Some(&part.word)))
}

/// The origin does itself what its request would ask of the target.
fn access_directly(
    request: &Request,
    data: &[SendBuffer],
    elements: &RecvBuffer,
    into: Option<&RecvBuffer>,
    exclusion: Option<&Word>,
) -> Result<(), Error> {
    match (request.kind, data, into) {
        (Kind::Put, [origin], _) => {
            copy(origin, elements);
        }
        (Kind::Get, _, Some(into)) => {
            copy(&elements.as_send(), into);
        }
        _ => {
            let data = gathered(request, data)?;
            carry_out(request, &data, elements, into, exclusion);
        }
    }
    Ok(())
}

/// The elements lie inside the window of the target, as far as the origin knows.
fn check_range(window: &Window, target: u32, place: &Place) -> Result<(), Error> {
    let Place { displacement, count, .. } = *place;
    if window.flavor == Flavor::Dynamic {
        return Ok(());
    }
    if displacement < 0 {
        let text = format!("target_disp is {displacement}, but a displacement cannot be negative");
        return Err(Error::new(ERR_DISP, text));
    }
    let extent = window.extents[target as usize];
    let (first, end) = place.layout.span(count)?;
    let start = displacement.checked_mul(extent.unit);
    let range = start.and_then(|start| Some((start.checked_add(first)?, start.checked_add(end)?)));
    let inside = |(first, end): (i64, i64)| first >= 0 && end as u64 <= extent.size;
    if first == end || range.is_some_and(inside) {
        return Ok(());
    }
    Err(Error::new(
        ERR_RMA_RANGE,
        format!(
            "target_disp is {displacement} (in units of {} bytes) and target_count {count}, which reaches \
             beyond the {} bytes of the window at rank {target}",
            extent.unit, extent.size
        ),
    ))
}

/// What a request of the program waits for.
#[derive(Debug)]
struct Watch {
    win: abi::Win,
    target: u32,
    id: u64,
}

impl Task for Watch {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        let Ok((window, engine)) = open(held, self.win) else { return Some(Outcome::empty()) };
        let ended = window.origin.take_ended(engine, self.target, self.id)?;
        Some(Outcome { error: ended.err(), ..Outcome::empty() })
    }
}
