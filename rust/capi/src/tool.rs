//! The tool information interface (MPI 5.0, 15.3): strings, buffers and callbacks of the program. What
//! there is to see is in `mpi::tool`.
//!
//! Nearly every output may be a null pointer, so the pointers arrive as they are.

mod category;
mod cvar;
mod event;
mod pvar;

use std::ffi::{CStr, c_char, c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::T_ERR_INVALID;
use p2pmpi_mpi::tool::{self, Type, enumeration};

use crate::entry::{Call, Error};

pub(crate) use category::*;
pub(crate) use cvar::*;
pub(crate) use event::*;
pub(crate) use pvar::*;

/// Writes a result, unless the program does not want it.
///
/// # Safety
/// `place` is null or writable.
unsafe fn put<T>(place: *mut T, value: T) {
    if !place.is_null() {
        // SAFETY: the caller's.
        unsafe { place.write_unaligned(value) };
    }
}

/// Writes a result that the call is made for.
///
/// # Safety
/// As [`put`].
unsafe fn answer<T>(place: *mut T, value: T, name: &str) -> Result<(), Error> {
    if place.is_null() {
        return Err(null(name));
    }
    // SAFETY: the caller's.
    unsafe { put(place, value) };
    Ok(())
}

#[cold]
fn null(name: &str) -> Error {
    Error::new(T_ERR_INVALID, format!("{name} is a null pointer"))
}

/// Returns a string as MPI 5.0, 15.3.3 asks: as much as there is room for, and its whole length with
/// the final nul.
///
/// # Safety
/// `length` is null or readable and writable; `text` is null or has room for that many characters.
unsafe fn put_text(text: *mut c_char, length: *mut c_int, value: &str) {
    if length.is_null() {
        return;
    }
    // SAFETY: the caller's.
    unsafe {
        let room = usize::try_from(*length).unwrap_or(0);
        if !text.is_null() && room > 0 {
            let written = value.len().min(room - 1);
            text.copy_from_nonoverlapping(value.as_ptr().cast(), written);
            text.add(written).write(0);
        }
        *length = value.len() as c_int + 1;
    }
}

/// A name that the program asks for.
///
/// # Safety
/// `name` is null or a C string.
unsafe fn name<'a>(name: *const c_char) -> Result<&'a [u8], Error> {
    if name.is_null() {
        return Err(null("name"));
    }
    // SAFETY: the caller's.
    Ok(unsafe { CStr::from_ptr(name) }.to_bytes())
}

/// Writes bytes into a buffer of the program.
///
/// # Safety
/// `buffer` is null or has room for them.
unsafe fn put_bytes(buffer: *mut c_void, bytes: &[u8]) -> Result<(), Error> {
    if buffer.is_null() {
        return Err(null("buffer"));
    }
    // SAFETY: the caller's.
    unsafe { buffer.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), bytes.len()) };
    Ok(())
}

/// The datatype of what a variable or an event holds.
fn datatype(of: Type) -> abi::Datatype {
    match of {
        Type::Int => abi::Datatype::INT,
        Type::Long => abi::Datatype::UNSIGNED_LONG,
        Type::Double => abi::Datatype::DOUBLE,
        Type::Char => abi::Datatype::CHAR,
    }
}

/// `MPI_T_init_thread`. All levels are granted: what tools have is behind a lock of its own.
pub(crate) unsafe fn t_init_thread(_: &mut Call, required: c_int, provided: *mut c_int) -> Result<(), Error> {
    use abi::constants::{THREAD_MULTIPLE, THREAD_SINGLE};
    // SAFETY: the caller's.
    unsafe { answer(provided, required.clamp(THREAD_SINGLE, THREAD_MULTIPLE), "provided") }?;
    tool::init();
    Ok(())
}

/// `MPI_T_finalize`.
pub(crate) fn t_finalize(cx: &mut Call) -> Result<(), Error> {
    tool::finalize()?;
    event::watch(cx);
    Ok(())
}

/// `MPI_T_enum_get_info`.
pub(crate) unsafe fn t_enum_get_info(
    _: &mut Call,
    enumtype: abi::TEnum,
    num: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> Result<(), Error> {
    let enumeration = enumeration::info(enumtype)?;
    // SAFETY: the caller's.
    unsafe {
        put(num, enumeration.items.len() as c_int);
        put_text(name, name_len, &enumeration.name);
    }
    Ok(())
}

/// `MPI_T_enum_get_item`.
pub(crate) unsafe fn t_enum_get_item(
    _: &mut Call,
    enumtype: abi::TEnum,
    indx: c_int,
    value: *mut c_int,
    name: *mut c_char,
    name_len: *mut c_int,
) -> Result<(), Error> {
    let (number, text) = enumeration::item(enumtype, indx)?;
    // SAFETY: the caller's.
    unsafe {
        put(value, number);
        put_text(name, name_len, text);
    }
    Ok(())
}
