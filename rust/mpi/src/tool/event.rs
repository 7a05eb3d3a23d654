//! Events (MPI 5.0, 15.3.8): what the engine notes while a tool watches, delivered by the next call
//! that makes progress, outside the engine, so that callbacks may call MPI.
//!
//! One source, ordered, with the clock of the process in nanoseconds.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    T_BIND_NO_OBJECT, T_CB_REQUIRE_ASYNC_SIGNAL_SAFE, T_CB_REQUIRE_MPI_RESTRICTED, T_CB_REQUIRE_NONE,
    T_CB_REQUIRE_THREAD_SAFE, T_VERBOSITY_TUNER_BASIC, T_VERBOSITY_USER_BASIC,
};
use p2pmpi_abi::error::{T_ERR_INVALID, T_ERR_INVALID_INDEX, T_ERR_INVALID_NAME};
use p2pmpi_engine::Event;
use p2pmpi_engine::owner::Guard;

use super::{Type, bad_handle};
use crate::comm;
use crate::error::Error;
use crate::process::{self, Process};

/// One value of an event.
#[derive(Debug)]
pub struct Element {
    /// What it is.
    pub name: &'static str,
    /// Its type.
    pub datatype: Type,
    /// Where MPI_T_event_copy puts it.
    pub displacement: usize,
}

/// A kind of event.
#[derive(Debug)]
pub struct Kind {
    /// Name.
    pub name: &'static str,
    /// Description.
    pub text: &'static str,
    /// MPI_T_VERBOSITY_*.
    pub verbosity: i32,
    /// What an instance tells.
    pub elements: &'static [Element],
}

impl Kind {
    /// MPI_T_BIND_*.
    pub fn bind(&self) -> i32 {
        T_BIND_NO_OBJECT
    }
}

const fn element(name: &'static str, datatype: Type, displacement: usize) -> Element {
    Element { name, datatype, displacement }
}

/// All kinds, in the order of their indices.
pub static TYPES: [Kind; 2] = [
    Kind {
        name: "p2pmpi_unexpected_message",
        text: "a message arrived before its receive",
        verbosity: T_VERBOSITY_TUNER_BASIC,
        elements: &[
            element("process", Type::Int, 0),
            element("source", Type::Int, 4),
            element("tag", Type::Int, 8),
            element("bytes", Type::Long, 16),
        ],
    },
    Kind {
        name: "p2pmpi_process_lost",
        text: "a process of the job is gone, and operations that need it fail",
        verbosity: T_VERBOSITY_USER_BASIC,
        elements: &[element("process", Type::Int, 0)],
    },
];

/// The only source of events.
pub const SOURCE: i32 = 0;
/// Its name and description.
pub const SOURCE_NAME: (&str, &str) = ("p2pmpi", "this process");
/// Ticks of its clock in a second.
pub const TICKS: i64 = 1_000_000_000;

/// A callback of a tool, with the data that the tool gave for it.
pub trait Listener: Debug + Send + Sync {
    /// An event took place.
    fn on_event(&self, instance: abi::TEventInstance, registration: abi::TEventRegistration, safety: i32);

    /// `count` events found no room; `handler` was given to MPI_T_event_set_dropped_handler.
    fn on_dropped(&self, handler: usize, count: i64, registration: abi::TEventRegistration, safety: i32);
}

/// What a tool holds for a kind of event.
#[derive(Debug)]
pub struct Registration {
    kind: usize,
    /// By the safety that the callback promises.
    listeners: BTreeMap<i32, Arc<dyn Listener>>,
    /// Address of the function that hears of dropped events.
    dropped: Option<usize>,
}

/// An event while callbacks hear of it.
#[derive(Clone, Copy, Debug)]
pub struct Instance {
    event: Event,
    at: Instant,
}

fn kind_of(event: &Event) -> usize {
    match event {
        Event::Unexpected { .. } => 0,
        Event::PeerLost { .. } => 1,
    }
}

/// The time of the source, in ticks since somebody first asked.
fn ticks(at: Instant) -> i64 {
    static START: OnceLock<Instant> = OnceLock::new();
    let start = *START.get_or_init(Instant::now);
    // Events that were noted before anybody asked for the time happened at the beginning of time.
    at.saturating_duration_since(start).as_nanos().min(i64::MAX as u128) as i64
}

/// MPI_T_source_get_timestamp.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn now(source: i32) -> Result<i64, Error> {
    check_source(source)?;
    Ok(ticks(Instant::now()))
}

/// Checks the index of a source.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn check_source(source: i32) -> Result<(), Error> {
    super::check()?;
    super::at(&[()], source, "source").copied()
}

/// MPI_T_event_get_num.
///
/// # Errors
/// MPI_T_ERR_NOT_INITIALIZED.
pub fn count() -> Result<usize, Error> {
    super::check()?;
    Ok(TYPES.len())
}

/// MPI_T_event_get_info: the kind, and the names of its elements.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn info(index: i32) -> Result<(&'static Kind, abi::TEnum), Error> {
    super::check()?;
    let kind = super::at(&TYPES, index, "event")?;
    Ok((kind, super::enumeration::of_event(index as usize)))
}

/// MPI_T_event_get_index.
///
/// # Errors
/// MPI_T_ERR_INVALID_NAME.
pub fn index(name: &[u8]) -> Result<usize, Error> {
    super::check()?;
    TYPES.iter().position(|kind| kind.name.as_bytes() == name).ok_or_else(|| {
        let name = String::from_utf8_lossy(name);
        Error::new(T_ERR_INVALID_NAME, format!("name is {name:?}, which no event has"))
    })
}

/// MPI_T_event_handle_alloc.
///
/// # Errors
/// MPI_T_ERR_INVALID_INDEX.
pub fn alloc(index: i32) -> Result<abi::TEventRegistration, Error> {
    super::with(|tool| {
        super::at(&TYPES, index, "event")?;
        let handle = tool.new_handle();
        let entry = Registration { kind: index as usize, listeners: BTreeMap::new(), dropped: None };
        tool.registrations.insert(handle, entry);
        Ok(abi::TEventRegistration(handle))
    })
}

/// Runs `work` on a registration.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE; those of `work`.
fn on<R>(
    registration: abi::TEventRegistration,
    work: impl FnOnce(&mut Registration) -> Result<R, Error>,
) -> Result<R, Error> {
    super::with(|tool| {
        let entry = tool.registrations.get_mut(&registration.0);
        work(entry.ok_or_else(|| bad_handle("a registration of events"))?)
    })
}

/// MPI_T_ERR_INVALID_HANDLE unless the registration exists.
///
/// # Errors
/// That one.
pub fn check(registration: abi::TEventRegistration) -> Result<(), Error> {
    on(registration, |_| Ok(()))
}

/// Checks a level of callback safety.
///
/// # Errors
/// MPI_T_ERR_INVALID.
pub fn check_safety(safety: i32) -> Result<(), Error> {
    let levels = [
        T_CB_REQUIRE_NONE,
        T_CB_REQUIRE_MPI_RESTRICTED,
        T_CB_REQUIRE_THREAD_SAFE,
        T_CB_REQUIRE_ASYNC_SIGNAL_SAFE,
    ];
    if levels.contains(&safety) {
        return Ok(());
    }
    Err(Error::new(T_ERR_INVALID, format!("cb_safety is {safety}, which is no level of callback safety")))
}

/// MPI_T_event_register_callback; `None` takes the callback of this level away.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE, MPI_T_ERR_INVALID.
pub fn register(
    registration: abi::TEventRegistration,
    safety: i32,
    listener: Option<Arc<dyn Listener>>,
) -> Result<(), Error> {
    check_safety(safety)?;
    on(registration, |entry| {
        match listener {
            Some(listener) => entry.listeners.insert(safety, listener),
            None => entry.listeners.remove(&safety),
        };
        Ok(())
    })
}

/// MPI_T_event_set_dropped_handler.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE.
pub fn set_dropped_handler(
    registration: abi::TEventRegistration,
    handler: Option<usize>,
) -> Result<(), Error> {
    on(registration, |entry| {
        entry.dropped = handler;
        Ok(())
    })
}

/// MPI_T_event_handle_free: no callback is called from now on.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE.
pub fn free(registration: abi::TEventRegistration) -> Result<(), Error> {
    super::with(|tool| {
        let entry = tool.registrations.remove(&registration.0);
        entry.map(|_| ()).ok_or_else(|| bad_handle("a registration of events"))
    })
}

/// Whether anybody wants to hear of events.
pub fn is_watched() -> bool {
    super::state().registrations.values().any(|entry| !entry.listeners.is_empty())
}

/// One registration that hears of something, and its callback.
struct Delivery {
    registration: abi::TEventRegistration,
    listener: Arc<dyn Listener>,
    safety: i32,
    dropped: Option<usize>,
}

/// Who hears of a kind of event. Any callback will do where nothing is required of it; the one that
/// promises least is called.
fn audience(kind: usize) -> Vec<Delivery> {
    let tool = super::state();
    let interested = tool.registrations.iter().filter(|(_, entry)| entry.kind == kind);
    interested
        .filter_map(|(handle, entry)| {
            let (safety, listener) = entry.listeners.first_key_value()?;
            Some(Delivery {
                registration: abi::TEventRegistration(*handle),
                listener: Arc::clone(listener),
                safety: *safety,
                dropped: entry.dropped,
            })
        })
        .collect()
}

/// Whether a tool is told: messages of the library itself, which have contexts beside those of the
/// communicators, are nobody's business.
fn is_public(event: &Event) -> bool {
    !matches!(event, Event::Unexpected { context, .. } if !comm::is_point_to_point(*context))
}

/// Delivers what the engine has noted.
#[cold]
pub(crate) fn deliver(held: &mut Guard<'_, Process>) {
    let (events, dropped) = held.engine.take_events();
    for (event, at) in events.into_iter().filter(|(event, _)| is_public(event)) {
        let audience = audience(kind_of(&event));
        let handle = {
            let mut tool = super::state();
            let handle = tool.new_handle();
            tool.instances.insert(handle, Instance { event, at });
            handle
        };
        for Delivery { registration, listener, .. } in audience {
            process::outside(held, || {
                listener.on_event(abi::TEventInstance(handle), registration, T_CB_REQUIRE_NONE);
            });
        }
        super::state().instances.remove(&handle);
    }
    for (kind, count) in dropped.into_iter().enumerate().filter(|(_, count)| *count > 0) {
        for Delivery { registration, listener, safety, dropped } in audience(kind) {
            let Some(handler) = dropped else { continue };
            process::outside(held, || {
                listener.on_dropped(handler, count as i64, registration, safety);
            });
        }
    }
}

fn instance(instance: abi::TEventInstance) -> Result<Instance, Error> {
    super::with(|tool| {
        tool.instances.get(&instance.0).copied().ok_or_else(|| bad_handle("an event that is being delivered"))
    })
}

/// The values of an event, in the order of its elements.
fn values(event: &Event) -> Vec<Vec<u8>> {
    let int = |value: i32| value.to_ne_bytes().to_vec();
    match event {
        Event::Unexpected { peer, source, tag, length, .. } => {
            vec![int(peer.0 as i32), int(*source as i32), int(*tag), length.to_ne_bytes().to_vec()]
        }
        Event::PeerLost { peer } => vec![int(peer.0 as i32)],
    }
}

/// MPI_T_event_read: the bytes of one element.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE outside the callback, MPI_T_ERR_INVALID_INDEX.
pub fn read(handle: abi::TEventInstance, element: i32) -> Result<Vec<u8>, Error> {
    let mut values = values(&instance(handle)?.event);
    super::at(&values, element, "element").map_err(|error| Error { class: T_ERR_INVALID_INDEX, ..error })?;
    Ok(values.swap_remove(element as usize))
}

/// MPI_T_event_copy: the bytes of all elements at their displacements.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE outside the callback.
pub fn copy(handle: abi::TEventInstance) -> Result<Vec<(usize, Vec<u8>)>, Error> {
    let Instance { event, .. } = instance(handle)?;
    let places = TYPES[kind_of(&event)].elements.iter().map(|element| element.displacement);
    Ok(places.zip(values(&event)).collect())
}

/// MPI_T_event_get_timestamp.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE outside the callback.
pub fn timestamp(handle: abi::TEventInstance) -> Result<i64, Error> {
    Ok(ticks(instance(handle)?.at))
}

/// MPI_T_event_get_source.
///
/// # Errors
/// MPI_T_ERR_INVALID_HANDLE outside the callback.
pub fn source(handle: abi::TEventInstance) -> Result<i32, Error> {
    instance(handle).map(|_| SOURCE)
}
