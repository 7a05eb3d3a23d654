//! One-sided communication (MPI 5.0, chapter 12): windows and synchronization here, operations in
//! `access`; the meaning is in `mpi::rma`.

mod access;

use std::ffi::{c_int, c_void};
use std::ptr;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::MAX_OBJECT_NAME;
use p2pmpi_abi::error::{ERR_BASE, ERR_SIZE};
use p2pmpi_layout::Region;
use p2pmpi_mpi::rma::{self, Source, Whom};

use crate::args::{CountOut, InOut, Out, Text, TextOut};
use crate::entry::{Call, Error};

pub(crate) use access::*;

/// Memory of the program that becomes part of a window.
///
/// # Safety
/// The caller vouches for it until the window is freed or the memory detached.
unsafe fn region(base: *const c_void, size: u64) -> Result<Region, Error> {
    if base.is_null() && size > 0 {
        return Err(Error::new(ERR_BASE, format!("base is a null pointer, but size is {size}")));
    }
    if (base.addr() as u64).checked_add(size).is_none_or(|end| end > i64::MAX as u64) {
        let text = format!("size is {size}, but from base {base:p} no address space has so many bytes");
        return Err(Error::new(ERR_SIZE, text));
    }
    // SAFETY: the caller's.
    Ok(unsafe { Region::lent(base.cast_mut(), size) })
}

/// `MPI_Win_create`.
pub(crate) unsafe fn win_create(
    cx: &mut Call,
    base: *mut c_void,
    size: i64,
    disp_unit: i64,
    info: abi::Info,
    comm: abi::Comm,
    win: Out<abi::Win>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let size = rma::check(held, comm, size, disp_unit)?;
    let hints = crate::info::hints(info)?;
    // SAFETY: the caller's.
    let source = Source::Given(unsafe { region(base, size) }?);
    win.write(rma::create(held, comm, source, disp_unit, &hints)?);
    Ok(())
}

/// `MPI_Win_allocate`.
pub(crate) fn win_allocate(
    cx: &mut Call,
    size: i64,
    disp_unit: i64,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: Out<*mut c_void>,
    win: Out<abi::Win>,
) -> Result<(), Error> {
    allocate(cx, Source::Allocate, size, disp_unit, info, comm, (baseptr, win))
}

/// `MPI_Win_allocate_shared`.
pub(crate) fn win_allocate_shared(
    cx: &mut Call,
    size: i64,
    disp_unit: i64,
    info: abi::Info,
    comm: abi::Comm,
    baseptr: Out<*mut c_void>,
    win: Out<abi::Win>,
) -> Result<(), Error> {
    allocate(cx, Source::Shared, size, disp_unit, info, comm, (baseptr, win))
}

fn allocate(
    cx: &mut Call,
    source: fn(u64) -> Source,
    size: i64,
    disp_unit: i64,
    info: abi::Info,
    comm: abi::Comm,
    (baseptr, win): (Out<*mut c_void>, Out<abi::Win>),
) -> Result<(), Error> {
    let held = cx.held()?;
    let size = rma::check(held, comm, size, disp_unit)?;
    let hints = crate::info::hints(info)?;
    let made = rma::create(held, comm, source(size), disp_unit, &hints)?;
    baseptr.write(ptr::with_exposed_provenance_mut(held.windows.get(made)?.values.base));
    win.write(made);
    Ok(())
}

/// `MPI_Win_create_dynamic`.
pub(crate) fn win_create_dynamic(
    cx: &mut Call,
    info: abi::Info,
    comm: abi::Comm,
    win: Out<abi::Win>,
) -> Result<(), Error> {
    let held = cx.held()?;
    rma::check(held, comm, 0, 1)?;
    let hints = crate::info::hints(info)?;
    win.write(rma::create(held, comm, Source::Dynamic, 1, &hints)?);
    Ok(())
}

/// `MPI_Win_attach`.
pub(crate) unsafe fn win_attach(
    cx: &mut Call,
    win: abi::Win,
    base: *mut c_void,
    size: i64,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.windows.get(win)?;
    let size = u64::try_from(size)
        .map_err(|_| Error::new(ERR_SIZE, format!("size is {size}, but a size cannot be negative")))?;
    // SAFETY: the caller's.
    rma::attach(held, win, unsafe { region(base, size) }?)
}

/// `MPI_Win_detach`.
pub(crate) fn win_detach(cx: &mut Call, win: abi::Win, base: *const c_void) -> Result<(), Error> {
    rma::detach(cx.held()?, win, base.addr())
}

/// `MPI_Win_free`.
pub(crate) fn win_free(cx: &mut Call, win: InOut<abi::Win>) -> Result<(), Error> {
    rma::free(cx.held()?, win.read())?;
    win.write(abi::Win::NULL);
    Ok(())
}

/// `MPI_Win_shared_query`.
pub(crate) fn win_shared_query(
    cx: &mut Call,
    win: abi::Win,
    rank: c_int,
    size: Out<isize>,
    disp_unit: CountOut,
    baseptr: Out<*mut c_void>,
) -> Result<(), Error> {
    let window = cx.held()?.windows.get_mut(win)?;
    let rank = rma::target_rank(window, rank, "rank")?;
    let (bytes, unit, address) = rma::shared_query(window, rank)?;
    size.write(bytes as isize);
    disp_unit.write(unit);
    baseptr.write(ptr::with_exposed_provenance_mut(address));
    Ok(())
}

/// `MPI_Win_get_group`.
pub(crate) fn win_get_group(cx: &mut Call, win: abi::Win, group: Out<abi::Group>) -> Result<(), Error> {
    let held = cx.held()?;
    let members = held.windows.get(win)?.group().clone();
    group.write(held.add_group(members)?);
    Ok(())
}

/// `MPI_Win_set_info`.
pub(crate) fn win_set_info(cx: &mut Call, win: abi::Win, info: abi::Info) -> Result<(), Error> {
    let window = cx.held()?.windows.get_mut(win)?;
    window.set_hints(&crate::info::hints(info)?)
}

/// `MPI_Win_get_info`.
pub(crate) fn win_get_info(cx: &mut Call, win: abi::Win, info_used: Out<abi::Info>) -> Result<(), Error> {
    let hints = cx.held()?.windows.get(win)?.hints().clone();
    info_used.write(crate::info::add(hints)?);
    Ok(())
}

/// `MPI_Win_get_name`.
pub(crate) fn win_get_name(
    cx: &mut Call,
    win: abi::Win,
    win_name: TextOut,
    resultlen: Out<c_int>,
) -> Result<(), Error> {
    let name = match win {
        abi::Win::NULL => "MPI_WIN_NULL",
        _ => &cx.held()?.windows.get(win)?.name,
    };
    resultlen.write(win_name.write(name.as_bytes()));
    Ok(())
}

/// `MPI_Win_set_name`.
pub(crate) fn win_set_name(cx: &mut Call, win: abi::Win, win_name: Text<'_>) -> Result<(), Error> {
    let window = cx.held()?.windows.get_mut(win)?;
    let name = win_name.bytes()?;
    let name = &name[..name.len().min(MAX_OBJECT_NAME as usize - 1)];
    window.name = String::from_utf8_lossy(name).into_owned();
    Ok(())
}

/// `MPI_Win_fence`.
pub(crate) fn win_fence(cx: &mut Call, assert: c_int, win: abi::Win) -> Result<(), Error> {
    rma::fence(cx.held()?, assert, win)
}

/// `MPI_Win_post`.
pub(crate) fn win_post(cx: &mut Call, group: abi::Group, assert: c_int, win: abi::Win) -> Result<(), Error> {
    let held = cx.held()?;
    held.windows.get(win)?;
    let group = held.group(group)?;
    rma::post(held, &group, assert, win)
}

/// `MPI_Win_start`.
pub(crate) fn win_start(cx: &mut Call, group: abi::Group, assert: c_int, win: abi::Win) -> Result<(), Error> {
    let held = cx.held()?;
    held.windows.get(win)?;
    let group = held.group(group)?;
    rma::start(held, &group, assert, win)
}

/// `MPI_Win_complete`.
pub(crate) fn win_complete(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::complete(cx.held()?, win)
}

/// `MPI_Win_wait`.
pub(crate) fn win_wait(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::wait(cx.held()?, win)
}

/// `MPI_Win_test`.
pub(crate) fn win_test(cx: &mut Call, win: abi::Win, flag: Out<c_int>) -> Result<(), Error> {
    flag.write_flag(rma::test(cx.held()?, win)?);
    Ok(())
}

/// The rank that a lock or flush is for; `None` is MPI_PROC_NULL.
fn rank(cx: &mut Call, rank: c_int, win: abi::Win) -> Result<Option<u32>, Error> {
    rma::target_rank(cx.held()?.windows.get(win)?, rank, "rank")
}

/// `MPI_Win_lock`.
pub(crate) fn win_lock(
    cx: &mut Call,
    lock_type: c_int,
    rank: c_int,
    assert: c_int,
    win: abi::Win,
) -> Result<(), Error> {
    let target = self::rank(cx, rank, win)?;
    rma::lock(cx.held()?, lock_type, target, assert, win)
}

/// `MPI_Win_unlock`.
pub(crate) fn win_unlock(cx: &mut Call, rank: c_int, win: abi::Win) -> Result<(), Error> {
    let target = self::rank(cx, rank, win)?;
    rma::unlock(cx.held()?, target, win)
}

/// `MPI_Win_lock_all`.
pub(crate) fn win_lock_all(cx: &mut Call, assert: c_int, win: abi::Win) -> Result<(), Error> {
    rma::lock_all(cx.held()?, assert, win)
}

/// `MPI_Win_unlock_all`.
pub(crate) fn win_unlock_all(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::unlock_all(cx.held()?, win)
}

/// `MPI_Win_flush`.
pub(crate) fn win_flush(cx: &mut Call, rank: c_int, win: abi::Win) -> Result<(), Error> {
    let target = self::rank(cx, rank, win)?;
    rma::flush(cx.held()?, Whom::One(target), win)
}

/// `MPI_Win_flush_all`.
pub(crate) fn win_flush_all(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::flush(cx.held()?, Whom::All, win)
}

/// `MPI_Win_flush_local`.
pub(crate) fn win_flush_local(cx: &mut Call, rank: c_int, win: abi::Win) -> Result<(), Error> {
    let target = self::rank(cx, rank, win)?;
    rma::flush_local(cx.held()?, Whom::One(target), win)
}

/// `MPI_Win_flush_local_all`.
pub(crate) fn win_flush_local_all(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::flush_local(cx.held()?, Whom::All, win)
}

/// `MPI_Win_sync`.
pub(crate) fn win_sync(cx: &mut Call, win: abi::Win) -> Result<(), Error> {
    rma::sync(cx.held()?, win)
}
