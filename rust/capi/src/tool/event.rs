//! Events and their sources (MPI 5.0, 15.3.8).

use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::callback::{TEventCbFunction, TEventDroppedCbFunction, TEventFreeCbFunction};
use p2pmpi_abi::constants::{T_CB_REQUIRE_NONE, T_SOURCE_ORDERED};
use p2pmpi_abi::error::T_ERR_INVALID;
use p2pmpi_mpi::info::Info;
use p2pmpi_mpi::tool::event;

use super::{answer, datatype, name as name_of, null, put, put_bytes, put_text};
use crate::entry::{Call, Error, observed};

/// A callback of a tool; what its data mean is the tool's business.
#[derive(Debug)]
struct Callback {
    function: unsafe extern "C" fn(abi::TEventInstance, abi::TEventRegistration, c_int, *mut c_void),
    user_data: usize,
}

type Dropped = unsafe extern "C" fn(i64, abi::TEventRegistration, c_int, c_int, *mut c_void);

impl Callback {
    fn user_data(&self) -> *mut c_void {
        ptr::with_exposed_provenance_mut(self.user_data)
    }
}

impl event::Listener for Callback {
    fn on_event(&self, instance: abi::TEventInstance, registration: abi::TEventRegistration, safety: i32) {
        // SAFETY: the tool gave this function to MPI_T_event_register_callback, with these data.
        unsafe { (self.function)(instance, registration, safety, self.user_data()) };
    }

    fn on_dropped(&self, handler: usize, count: i64, registration: abi::TEventRegistration, safety: i32) {
        // SAFETY: the address is that of a function that the tool gave to
        // MPI_T_event_set_dropped_handler.
        unsafe {
            let handler =
                std::mem::transmute::<*mut c_void, Dropped>(ptr::with_exposed_provenance_mut(handler));
            handler(count, registration, event::SOURCE, safety, self.user_data());
        }
    }
}

/// An info object without keys, which the program frees: there are no hints about events.
fn no_hints() -> Result<abi::Info, Error> {
    crate::info::add(Info::default())
}

/// Hints of the program: none is known, but the object must be one.
fn read_hints(info: abi::Info) -> Result<(), Error> {
    crate::info::hints(info).map(|_| ()).map_err(|error| Error { class: T_ERR_INVALID, ..error })
}

/// The engine notes events while somebody wants them.
pub(super) fn watch(cx: &Call) {
    if let Some(mut held) = observed(cx) {
        held.engine.watch(event::is_watched());
    }
}

/// `MPI_T_source_get_num`.
pub(crate) unsafe fn t_source_get_num(_: &mut Call, num_sources: *mut c_int) -> Result<(), Error> {
    event::check_source(event::SOURCE)?;
    // SAFETY: the caller's.
    unsafe { answer(num_sources, 1, "num_sources") }
}

/// `MPI_T_source_get_info`.
pub(crate) unsafe fn t_source_get_info(
    _: &mut Call,
    source_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    ordering: *mut c_int,
    ticks_per_second: *mut i64,
    max_ticks: *mut i64,
    info: *mut abi::Info,
) -> Result<(), Error> {
    event::check_source(source_index)?;
    let (own_name, text) = event::SOURCE_NAME;
    // SAFETY: the caller's.
    unsafe {
        put_text(name, name_len, own_name);
        put_text(desc, desc_len, text);
        put(ordering, T_SOURCE_ORDERED);
        put(ticks_per_second, event::TICKS);
        put(max_ticks, i64::MAX);
        if !info.is_null() {
            put(info, no_hints()?);
        }
    }
    Ok(())
}

/// `MPI_T_source_get_timestamp`.
pub(crate) unsafe fn t_source_get_timestamp(
    _: &mut Call,
    source_index: c_int,
    timestamp: *mut i64,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(timestamp, event::now(source_index)?, "timestamp") }
}

/// `MPI_T_event_get_num`.
pub(crate) unsafe fn t_event_get_num(_: &mut Call, num_events: *mut c_int) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(num_events, event::count()? as c_int, "num_events") }
}

/// `MPI_T_event_get_info`.
pub(crate) unsafe fn t_event_get_info(
    _: &mut Call,
    event_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    verbosity: *mut c_int,
    array_of_datatypes: *mut abi::Datatype,
    array_of_displacements: *mut isize,
    num_elements: *mut c_int,
    enumtype: *mut abi::TEnum,
    info: *mut abi::Info,
    desc: *mut c_char,
    desc_len: *mut c_int,
    bind: *mut c_int,
) -> Result<(), Error> {
    let (kind, names) = event::info(event_index)?;
    // SAFETY: the caller's; the arrays have room for `*num_elements` elements.
    unsafe {
        put_text(name, name_len, kind.name);
        put(verbosity, kind.verbosity);
        if !num_elements.is_null() {
            let room = usize::try_from(*num_elements).unwrap_or(0);
            for (index, element) in kind.elements.iter().take(room).enumerate() {
                if !array_of_datatypes.is_null() {
                    array_of_datatypes.add(index).write(datatype(element.datatype));
                }
                if !array_of_displacements.is_null() {
                    array_of_displacements.add(index).write(element.displacement as isize);
                }
            }
            *num_elements = kind.elements.len() as c_int;
        }
        put(enumtype, names);
        put_text(desc, desc_len, kind.text);
        put(bind, kind.bind());
        if !info.is_null() {
            put(info, no_hints()?);
        }
    }
    Ok(())
}

/// `MPI_T_event_get_index`.
pub(crate) unsafe fn t_event_get_index(
    _: &mut Call,
    name: *const c_char,
    event_index: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(event_index, event::index(name_of(name)?)? as c_int, "event_index") }
}

/// `MPI_T_event_handle_alloc`. No event is bound to an object, so `obj_handle` is ignored.
pub(crate) unsafe fn t_event_handle_alloc(
    _: &mut Call,
    event_index: c_int,
    _obj_handle: *mut c_void,
    info: abi::Info,
    event_registration: *mut abi::TEventRegistration,
) -> Result<(), Error> {
    if event_registration.is_null() {
        return Err(null("event_registration"));
    }
    read_hints(info)?;
    // SAFETY: the caller's.
    unsafe { answer(event_registration, event::alloc(event_index)?, "event_registration") }
}

/// `MPI_T_event_handle_set_info`.
pub(crate) fn t_event_handle_set_info(
    _: &mut Call,
    event_registration: abi::TEventRegistration,
    info: abi::Info,
) -> Result<(), Error> {
    event::check(event_registration)?;
    read_hints(info)
}

/// `MPI_T_event_handle_get_info`.
pub(crate) unsafe fn t_event_handle_get_info(
    _: &mut Call,
    event_registration: abi::TEventRegistration,
    info_used: *mut abi::Info,
) -> Result<(), Error> {
    event::check(event_registration)?;
    if info_used.is_null() {
        return Err(null("info_used"));
    }
    // SAFETY: the caller's.
    unsafe { answer(info_used, no_hints()?, "info_used") }
}

/// `MPI_T_event_register_callback`.
pub(crate) fn t_event_register_callback(
    cx: &mut Call,
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
    user_data: *mut c_void,
    event_cb_function: TEventCbFunction,
) -> Result<(), Error> {
    read_hints(info)?;
    let listener = event_cb_function.map(|function| {
        let callback = Callback { function, user_data: user_data.expose_provenance() };
        Arc::new(callback) as Arc<dyn event::Listener>
    });
    event::register(event_registration, cb_safety, listener)?;
    watch(cx);
    Ok(())
}

/// `MPI_T_event_callback_set_info`.
pub(crate) fn t_event_callback_set_info(
    _: &mut Call,
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info: abi::Info,
) -> Result<(), Error> {
    event::check(event_registration)?;
    event::check_safety(cb_safety)?;
    read_hints(info)
}

/// `MPI_T_event_callback_get_info`.
pub(crate) unsafe fn t_event_callback_get_info(
    _: &mut Call,
    event_registration: abi::TEventRegistration,
    cb_safety: c_int,
    info_used: *mut abi::Info,
) -> Result<(), Error> {
    event::check(event_registration)?;
    event::check_safety(cb_safety)?;
    if info_used.is_null() {
        return Err(null("info_used"));
    }
    // SAFETY: the caller's.
    unsafe { answer(info_used, no_hints()?, "info_used") }
}

/// `MPI_T_event_set_dropped_handler`.
pub(crate) fn t_event_set_dropped_handler(
    _: &mut Call,
    event_registration: abi::TEventRegistration,
    dropped_cb_function: TEventDroppedCbFunction,
) -> Result<(), Error> {
    let handler = dropped_cb_function.map(|function| (function as *mut c_void).expose_provenance());
    event::set_dropped_handler(event_registration, handler)
}

/// `MPI_T_event_handle_free`: no callback is running that this call could wait for, so the tool's
/// function is called at once.
pub(crate) unsafe fn t_event_handle_free(
    cx: &mut Call,
    event_registration: abi::TEventRegistration,
    user_data: *mut c_void,
    free_cb_function: TEventFreeCbFunction,
) -> Result<(), Error> {
    event::free(event_registration)?;
    watch(cx);
    if let Some(function) = free_cb_function {
        // SAFETY: the tool gave this function and these data.
        unsafe { function(event_registration, T_CB_REQUIRE_NONE, user_data) };
    }
    Ok(())
}

/// `MPI_T_event_read`.
pub(crate) unsafe fn t_event_read(
    _: &mut Call,
    event_instance: abi::TEventInstance,
    element_index: c_int,
    buffer: *mut c_void,
) -> Result<(), Error> {
    // SAFETY: the caller vouches for room for the element.
    unsafe { put_bytes(buffer, &event::read(event_instance, element_index)?) }
}

/// `MPI_T_event_copy`.
pub(crate) unsafe fn t_event_copy(
    _: &mut Call,
    event_instance: abi::TEventInstance,
    buffer: *mut c_void,
) -> Result<(), Error> {
    let elements = event::copy(event_instance)?;
    if buffer.is_null() {
        return Err(null("buffer"));
    }
    for (displacement, bytes) in elements {
        // SAFETY: the caller vouches for room for all elements at their displacements.
        unsafe { put_bytes(buffer.byte_add(displacement), &bytes) }?;
    }
    Ok(())
}

/// `MPI_T_event_get_timestamp`.
pub(crate) unsafe fn t_event_get_timestamp(
    _: &mut Call,
    event_instance: abi::TEventInstance,
    event_timestamp: *mut i64,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(event_timestamp, event::timestamp(event_instance)?, "event_timestamp") }
}

/// `MPI_T_event_get_source`.
pub(crate) unsafe fn t_event_get_source(
    _: &mut Call,
    event_instance: abi::TEventInstance,
    source_index: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(source_index, event::source(event_instance)?, "source_index") }
}
