//! Attribute caching (MPI 5.0, 7.7): the C functions of a key, and the keys that the library defines.

use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI32, Ordering};

use p2pmpi_abi as abi;
use p2pmpi_abi::callback::{
    CommCopyAttrFunction, CommDeleteAttrFunction, CopyFunction, DUP_FUNCTION, DeleteFunction,
    TypeCopyAttrFunction, TypeDeleteAttrFunction, WinCopyAttrFunction, WinDeleteAttrFunction, address,
};
use p2pmpi_abi::constants::{
    ANY_SOURCE, APPNUM, HOST, IO, KEYVAL_INVALID, LASTUSEDCODE, PROC_NULL, TAG_UB, UNIVERSE_SIZE, WIN_BASE,
    WIN_CREATE_FLAVOR, WIN_DISP_UNIT, WIN_MODEL, WIN_SIZE, WTIME_IS_GLOBAL,
};
use p2pmpi_abi::error::{ERR_KEYVAL, SUCCESS};
use p2pmpi_mpi::attribute::{self, Family, Functions, Object};
use p2pmpi_mpi::rma::Window;
use p2pmpi_mpi::{Process, comm};

use crate::args::{InOut, Out};
use crate::entry::{Call, Error};

/// A C function of a key, unless it is one of the predefined ones.
type Copy<H> = unsafe extern "C" fn(H, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int;
type Delete<H> = unsafe extern "C" fn(H, c_int, *mut c_void, *mut c_void) -> c_int;

/// What becomes of an attribute when its object is duplicated.
enum Copying<H> {
    /// MPI_*_NULL_COPY_FN.
    Never,
    /// MPI_*_DUP_FN.
    Always,
    /// The program's.
    Ask(Copy<H>),
}

/// The C functions of a key and their extra state, whose meaning is the program's.
struct Key<H> {
    copy: Copying<H>,
    delete: Option<Delete<H>>,
    extra_state: usize,
    handle: fn(Object) -> Option<H>,
}

impl<H> Key<H> {
    fn new(
        copy: (usize, Option<Copy<H>>),
        delete: Option<Delete<H>>,
        extra_state: *mut c_void,
        handle: fn(Object) -> Option<H>,
    ) -> Arc<Key<H>> {
        let copy = match copy {
            (DUP_FUNCTION, _) => Copying::Always,
            (_, Some(function)) => Copying::Ask(function),
            (_, None) => Copying::Never,
        };
        Arc::new(Key { copy, delete, extra_state: extra_state.expose_provenance(), handle })
    }
}

fn pointer(value: usize) -> *mut c_void {
    ptr::with_exposed_provenance_mut(value)
}

impl<H> Functions for Key<H> {
    fn copy(&self, from: Object, key: i32, value: usize) -> Result<Option<usize>, i32> {
        let function = match &self.copy {
            Copying::Never => return Ok(None),
            Copying::Always => return Ok(Some(value)),
            Copying::Ask(function) => function,
        };
        let Some(handle) = (self.handle)(from) else { return Ok(None) };
        let (mut copied, mut flag): (*mut c_void, c_int) = (ptr::null_mut(), 0);
        // SAFETY: the program gave this function for keys of this kind of object (MPI 5.0, 7.7.2).
        let code = unsafe {
            let out = (&raw mut copied).cast();
            function(handle, key, pointer(self.extra_state), pointer(value), out, &mut flag)
        };
        if code != SUCCESS { Err(code) } else { Ok((flag != 0).then(|| copied.expose_provenance())) }
    }

    fn delete(&self, from: Object, key: i32, value: usize) -> Result<(), i32> {
        let (Some(function), Some(handle)) = (self.delete, (self.handle)(from)) else { return Ok(()) };
        // SAFETY: as above.
        let code = unsafe { function(handle, key, pointer(value), pointer(self.extra_state)) };
        if code != SUCCESS { Err(code) } else { Ok(()) }
    }
}

fn as_comm(object: Object) -> Option<abi::Comm> {
    if let Object::Comm(comm) = object { Some(comm) } else { None }
}

fn as_datatype(object: Object) -> Option<abi::Datatype> {
    if let Object::Datatype(datatype) = object { Some(datatype) } else { None }
}

fn as_win(object: Object) -> Option<abi::Win> {
    if let Object::Win(win) = object { Some(win) } else { None }
}

/// `MPI_Comm_create_keyval`.
pub(crate) fn comm_create_keyval(
    cx: &mut Call,
    comm_copy_attr_fn: CommCopyAttrFunction,
    comm_delete_attr_fn: CommDeleteAttrFunction,
    comm_keyval: Out<c_int>,
    extra_state: *mut c_void,
) -> Result<(), Error> {
    let copy = (address(comm_copy_attr_fn), comm_copy_attr_fn);
    let functions = Key::new(copy, comm_delete_attr_fn, extra_state, as_comm);
    comm_keyval.write(cx.held()?.keys.create(Family::Comm, functions)?);
    Ok(())
}

/// `MPI_Keyval_create`.
pub(crate) fn keyval_create(
    cx: &mut Call,
    copy_fn: CopyFunction,
    delete_fn: DeleteFunction,
    keyval: Out<c_int>,
    extra_state: *mut c_void,
) -> Result<(), Error> {
    comm_create_keyval(cx, copy_fn, delete_fn, keyval, extra_state)
}

/// `MPI_Type_create_keyval`.
pub(crate) fn type_create_keyval(
    cx: &mut Call,
    type_copy_attr_fn: TypeCopyAttrFunction,
    type_delete_attr_fn: TypeDeleteAttrFunction,
    type_keyval: Out<c_int>,
    extra_state: *mut c_void,
) -> Result<(), Error> {
    let copy = (address(type_copy_attr_fn), type_copy_attr_fn);
    let functions = Key::new(copy, type_delete_attr_fn, extra_state, as_datatype);
    type_keyval.write(cx.held()?.keys.create(Family::Datatype, functions)?);
    Ok(())
}

/// `MPI_Win_create_keyval`.
pub(crate) fn win_create_keyval(
    cx: &mut Call,
    win_copy_attr_fn: WinCopyAttrFunction,
    win_delete_attr_fn: WinDeleteAttrFunction,
    win_keyval: Out<c_int>,
    extra_state: *mut c_void,
) -> Result<(), Error> {
    let copy = (address(win_copy_attr_fn), win_copy_attr_fn);
    let functions = Key::new(copy, win_delete_attr_fn, extra_state, as_win);
    win_keyval.write(cx.held()?.keys.create(Family::Win, functions)?);
    Ok(())
}

fn free_keyval(cx: &mut Call, family: Family, keyval: InOut<c_int>) -> Result<(), Error> {
    cx.held()?.keys.free(family, keyval.read())?;
    keyval.write(KEYVAL_INVALID);
    Ok(())
}

/// `MPI_Comm_free_keyval`.
pub(crate) fn comm_free_keyval(cx: &mut Call, comm_keyval: InOut<c_int>) -> Result<(), Error> {
    free_keyval(cx, Family::Comm, comm_keyval)
}

/// `MPI_Keyval_free`.
pub(crate) fn keyval_free(cx: &mut Call, keyval: InOut<c_int>) -> Result<(), Error> {
    free_keyval(cx, Family::Comm, keyval)
}

/// `MPI_Type_free_keyval`.
pub(crate) fn type_free_keyval(cx: &mut Call, type_keyval: InOut<c_int>) -> Result<(), Error> {
    free_keyval(cx, Family::Datatype, type_keyval)
}

/// `MPI_Win_free_keyval`.
pub(crate) fn win_free_keyval(cx: &mut Call, win_keyval: InOut<c_int>) -> Result<(), Error> {
    free_keyval(cx, Family::Win, win_keyval)
}

/// `MPI_Comm_set_attr`.
pub(crate) fn comm_set_attr(
    cx: &mut Call,
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    refuse_predefined(comm_keyval)?;
    attribute::set(held, Object::Comm(comm), comm_keyval, attribute_val.expose_provenance())
}

/// `MPI_Attr_put`.
pub(crate) fn attr_put(
    cx: &mut Call,
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<(), Error> {
    comm_set_attr(cx, comm, keyval, attribute_val)
}

/// `MPI_Comm_get_attr`.
pub(crate) fn comm_get_attr(
    cx: &mut Call,
    comm: abi::Comm,
    comm_keyval: c_int,
    attribute_val: Out<*mut c_void>,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    let value = match PREDEFINED.iter().find(|(key, _)| *key == comm_keyval) {
        Some((key, place)) => predefined(held, *key).map(|value| {
            place.store(value, Ordering::Relaxed);
            place.as_ptr().cast()
        }),
        None => attribute::get(held, Object::Comm(comm), comm_keyval)?.map(pointer),
    };
    found(value, attribute_val, flag)
}

/// `MPI_Attr_get`.
pub(crate) fn attr_get(
    cx: &mut Call,
    comm: abi::Comm,
    keyval: c_int,
    attribute_val: Out<*mut c_void>,
    flag: Out<c_int>,
) -> Result<(), Error> {
    comm_get_attr(cx, comm, keyval, attribute_val, flag)
}

/// `MPI_Comm_delete_attr`.
pub(crate) fn comm_delete_attr(cx: &mut Call, comm: abi::Comm, comm_keyval: c_int) -> Result<(), Error> {
    let held = cx.held()?;
    held.comm(comm)?;
    refuse_predefined(comm_keyval)?;
    attribute::delete(held, Object::Comm(comm), comm_keyval)
}

/// `MPI_Attr_delete`.
pub(crate) fn attr_delete(cx: &mut Call, comm: abi::Comm, keyval: c_int) -> Result<(), Error> {
    comm_delete_attr(cx, comm, keyval)
}

/// `MPI_Type_set_attr`.
pub(crate) fn type_set_attr(
    cx: &mut Call,
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.layout(datatype)?;
    attribute::set(held, Object::Datatype(datatype), type_keyval, attribute_val.expose_provenance())
}

/// `MPI_Type_get_attr`.
pub(crate) fn type_get_attr(
    cx: &mut Call,
    datatype: abi::Datatype,
    type_keyval: c_int,
    attribute_val: Out<*mut c_void>,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let value = attribute::get(cx.held()?, Object::Datatype(datatype), type_keyval)?;
    found(value.map(pointer), attribute_val, flag)
}

/// `MPI_Type_delete_attr`.
pub(crate) fn type_delete_attr(
    cx: &mut Call,
    datatype: abi::Datatype,
    type_keyval: c_int,
) -> Result<(), Error> {
    attribute::delete(cx.held()?, Object::Datatype(datatype), type_keyval)
}

/// `MPI_Win_set_attr`.
pub(crate) fn win_set_attr(
    cx: &mut Call,
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: *mut c_void,
) -> Result<(), Error> {
    let held = cx.held()?;
    refuse_of_windows(held.windows.get(win)?, win_keyval)?;
    attribute::set(held, Object::Win(win), win_keyval, attribute_val.expose_provenance())
}

/// `MPI_Win_get_attr`.
pub(crate) fn win_get_attr(
    cx: &mut Call,
    win: abi::Win,
    win_keyval: c_int,
    attribute_val: Out<*mut c_void>,
    flag: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let value = match of_window(held.windows.get(win)?, win_keyval) {
        Some(value) => Some(value),
        None => attribute::get(held, Object::Win(win), win_keyval)?.map(pointer),
    };
    found(value, attribute_val, flag)
}

/// `MPI_Win_delete_attr`.
pub(crate) fn win_delete_attr(cx: &mut Call, win: abi::Win, win_keyval: c_int) -> Result<(), Error> {
    let held = cx.held()?;
    refuse_of_windows(held.windows.get(win)?, win_keyval)?;
    attribute::delete(held, Object::Win(win), win_keyval)
}

/// The attributes of windows that the library keeps (MPI 5.0, 12.2.6): the base is an address itself,
/// of the others the program gets the address.
fn of_window(window: &Window, key: c_int) -> Option<*mut c_void> {
    let values = &window.values;
    match key {
        WIN_BASE => Some(pointer(values.base)),
        WIN_SIZE => Some(values.size.as_ptr().cast()),
        WIN_DISP_UNIT => Some(values.unit.as_ptr().cast()),
        WIN_CREATE_FLAVOR => Some(values.flavor.as_ptr().cast()),
        WIN_MODEL => Some(values.model.as_ptr().cast()),
        _ => None,
    }
}

fn refuse_of_windows(window: &Window, key: c_int) -> Result<(), Error> {
    match of_window(window, key) {
        None => Ok(()),
        Some(_) => {
            let text = format!("win_keyval is {key}, a key of the library, whose value cannot be changed");
            Err(Error::new(ERR_KEYVAL, text))
        }
    }
}

/// Returns a value and whether there is one; without one the place is left alone.
fn found(value: Option<*mut c_void>, attribute_val: Out<*mut c_void>, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(value.is_some());
    if let Some(value) = value {
        attribute_val.write(value);
    }
    Ok(())
}

/// The keys of the library (MPI 5.0, 9.1.2). The program gets the address of an int, one for each
/// key, so that reading one never changes another.
static PREDEFINED: [(c_int, AtomicI32); 7] = [
    (TAG_UB, AtomicI32::new(0)),
    (IO, AtomicI32::new(0)),
    (HOST, AtomicI32::new(0)),
    (WTIME_IS_GLOBAL, AtomicI32::new(0)),
    (APPNUM, AtomicI32::new(0)),
    (LASTUSEDCODE, AtomicI32::new(0)),
    (UNIVERSE_SIZE, AtomicI32::new(0)),
];

fn predefined(process: &Process, key: c_int) -> Option<c_int> {
    match key {
        TAG_UB => Some(comm::TAG_UB),
        IO => Some(ANY_SOURCE),
        HOST => Some(PROC_NULL),
        WTIME_IS_GLOBAL => Some(0),
        APPNUM => process.identity.appnum.map(|number| number as c_int),
        LASTUSEDCODE => Some(crate::errhan::last_used_code()),
        UNIVERSE_SIZE => Some(process.identity.universe as c_int),
        _ => None,
    }
}

fn refuse_predefined(key: c_int) -> Result<(), Error> {
    if PREDEFINED.iter().any(|(predefined, _)| *predefined == key) {
        let text = format!("comm_keyval is {key}, a key of the library, whose value cannot be changed");
        return Err(Error::new(ERR_KEYVAL, text));
    }
    Ok(())
}
