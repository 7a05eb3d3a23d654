//! Categories (MPI 5.0, 15.3.9).

use std::ffi::{c_char, c_int};

use p2pmpi_abi::error::T_ERR_INVALID;
use p2pmpi_mpi::tool::{self, category};

use super::{answer, name as name_of, null, put, put_text};
use crate::entry::{Call, Error};

/// `MPI_T_category_get_num`.
pub(crate) unsafe fn t_category_get_num(_: &mut Call, num_cat: *mut c_int) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(num_cat, category::count()? as c_int, "num_cat") }
}

/// `MPI_T_category_get_info`.
pub(crate) unsafe fn t_category_get_info(
    _: &mut Call,
    cat_index: c_int,
    name: *mut c_char,
    name_len: *mut c_int,
    desc: *mut c_char,
    desc_len: *mut c_int,
    num_cvars: *mut c_int,
    num_pvars: *mut c_int,
    num_categories: *mut c_int,
) -> Result<(), Error> {
    let category = category::info(cat_index)?;
    // SAFETY: the caller's.
    unsafe {
        put_text(name, name_len, category.name);
        put_text(desc, desc_len, category.text);
        put(num_cvars, category.cvars().len() as c_int);
        put(num_pvars, category.pvars().len() as c_int);
        put(num_categories, category.categories.len() as c_int);
    }
    Ok(())
}

/// `MPI_T_category_get_num_events`.
pub(crate) unsafe fn t_category_get_num_events(
    _: &mut Call,
    cat_index: c_int,
    num_events: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(num_events, category::info(cat_index)?.events().len() as c_int, "num_events") }
}

/// `MPI_T_category_get_index`.
pub(crate) unsafe fn t_category_get_index(
    _: &mut Call,
    name: *const c_char,
    cat_index: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { answer(cat_index, category::index(name_of(name)?)? as c_int, "cat_index") }
}

/// Writes as many indices as there is room for.
///
/// # Safety
/// `indices` has room for `len` of them.
unsafe fn list(found: &[i32], len: c_int, indices: *mut c_int) -> Result<(), Error> {
    let Ok(room) = usize::try_from(len) else {
        let text = format!("len is {len}, but cannot be negative");
        return Err(Error::new(T_ERR_INVALID, text));
    };
    let count = found.len().min(room);
    if count > 0 && indices.is_null() {
        return Err(null("indices"));
    }
    for (position, index) in found.iter().take(count).enumerate() {
        // SAFETY: the caller's.
        unsafe { indices.add(position).write(*index) };
    }
    Ok(())
}

/// `MPI_T_category_get_cvars`.
pub(crate) unsafe fn t_category_get_cvars(
    _: &mut Call,
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { list(&category::info(cat_index)?.cvars(), len, indices) }
}

/// `MPI_T_category_get_pvars`.
pub(crate) unsafe fn t_category_get_pvars(
    _: &mut Call,
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { list(&category::info(cat_index)?.pvars(), len, indices) }
}

/// `MPI_T_category_get_events`.
pub(crate) unsafe fn t_category_get_events(
    _: &mut Call,
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { list(&category::info(cat_index)?.events(), len, indices) }
}

/// `MPI_T_category_get_categories`.
pub(crate) unsafe fn t_category_get_categories(
    _: &mut Call,
    cat_index: c_int,
    len: c_int,
    indices: *mut c_int,
) -> Result<(), Error> {
    // SAFETY: the caller's.
    unsafe { list(category::info(cat_index)?.categories, len, indices) }
}

/// `MPI_T_category_changed`: categories stay as they are.
pub(crate) unsafe fn t_category_changed(_: &mut Call, update_number: *mut c_int) -> Result<(), Error> {
    tool::check()?;
    // SAFETY: the caller's.
    unsafe { answer(update_number, 0, "update_number") }
}
