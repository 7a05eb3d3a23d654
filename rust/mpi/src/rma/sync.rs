//! Synchronization: fences, post-start-complete-wait, locks, flushes (MPI 5.0, 12.5).
//!
//! These calls wait; while they do, the service of this window and of all others goes on.

use std::collections::BTreeSet;
use std::sync::atomic::{Ordering, fence as memory_fence};

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{
    LOCK_EXCLUSIVE, LOCK_SHARED, MODE_NOCHECK, MODE_NOPRECEDE, MODE_NOPUT, MODE_NOSTORE, MODE_NOSUCCEED,
};
use p2pmpi_abi::error::{ERR_ASSERT, ERR_GROUP, ERR_LOCKTYPE, ERR_RMA_SYNC};
use p2pmpi_engine::Patience;
use p2pmpi_engine::owner::Guard;

use super::epoch::{Access, Held};
use super::lock::Mode;
use super::message::Kind;
use super::window::{Window, open};
use crate::coll::{self, Steps};
use crate::error::Error;
use crate::group::Group;
use crate::process::{Process, look, pause};
use crate::task::Driver;

/// Checks an assertion.
fn check_assert(given: i32, allowed: i32, what: &str) -> Result<(), Error> {
    if given & !allowed == 0 {
        return Ok(());
    }
    Err(Error::new(ERR_ASSERT, format!("assert is {given}, but may be 0 or made of {what}")))
}

/// Waits until `done` holds, and tells whether it did not at once.
fn wait_until(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    mut done: impl FnMut(&mut Window, &mut p2pmpi_engine::Engine<p2pmpi_engine::Links>) -> bool,
) -> Result<bool, Error> {
    let mut patience = Patience::default();
    let mut waited = false;
    loop {
        let (window, engine) = open(held, win)?;
        if done(window, engine) {
            return Ok(waited);
        }
        pause(held, &mut patience);
        waited = true;
    }
}

/// Waits until what was started so far on these targets is over here; the first error. A program that
/// polls memory that it reaches directly comes by here, and looks for messages at least once each time:
/// what it waits for may be one.
fn settle(held: &mut Guard<'_, Process>, win: abi::Win, targets: &[u32]) -> Result<(), Error> {
    let mark = held.windows.get(win)?.origin.mark();
    let mut result = Ok(());
    let mut looked = false;
    for target in targets {
        looked |= wait_until(held, win, |window, engine| window.origin.is_settled(engine, *target, mark))?;
        let error = held.windows.get_mut(win)?.origin.take_error(*target);
        result = result.and(error.map_or(Ok(()), Err));
    }
    if !looked {
        look(held, Driver::Program);
    }
    result
}

/// A target is accessed for the first time in an epoch of MPI_Win_lock_all, without a message: waits for its
/// lock.
pub(super) fn lock_before_access(
    held: &mut Guard<'_, Process>,
    win: abi::Win,
    target: u32,
) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    window.origin.ask(engine, &window.wire, target, Kind::LockShared)?;
    settle(held, win, &[target])
}

/// Waits until a target has kept up with what was started there, before more is. What locks the target
/// may keep it from that, but nobody may count on starting operations before a lock is granted (MPI 5.0,
/// 12.5.3).
pub(super) fn keep_pace(held: &mut Guard<'_, Process>, win: abi::Win, target: u32) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    let Some(mark) = window.origin.ahead(engine, &window.wire, target)? else { return Ok(()) };
    wait_until(held, win, |window, engine| window.origin.is_settled(engine, target, mark)).map(drop)
}

/// Waits until what was started so far on these targets is carried out there.
fn finish(held: &mut Guard<'_, Process>, win: abi::Win, targets: &[u32]) -> Result<(), Error> {
    // What this process has stored in shared memory is seen before anything that it stores later.
    memory_fence(Ordering::SeqCst);
    let (window, engine) = open(held, win)?;
    for target in targets {
        window.origin.flush(engine, &window.wire, *target)?;
    }
    settle(held, win, targets)
}

/// The same for all targets.
pub(super) fn flush_touched(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    let targets = held.windows.get(win)?.origin.touched();
    finish(held, win, &targets)
}

/// MPI_Win_fence.
///
/// # Errors
/// MPI_ERR_ASSERT, MPI_ERR_RMA_SYNC, errors of operations, a lost peer.
pub fn fence(held: &mut Guard<'_, Process>, assert: i32, win: abi::Win) -> Result<(), Error> {
    let window = held.windows.get(win)?;
    let allowed = MODE_NOSTORE | MODE_NOPUT | MODE_NOPRECEDE | MODE_NOSUCCEED;
    check_assert(assert, allowed, "MPI_MODE_NOSTORE, NOPUT, NOPRECEDE and NOSUCCEED")?;
    window.epochs.check_fence()?;
    let comm = window.comm;
    let flushed = flush_touched(held, win);
    // Nobody's accesses begin before everybody's earlier ones have ended, and the program of the
    // target has come here.
    coll::barrier(&mut Steps::begin(held, comm)?)?;
    held.windows.get_mut(win)?.epochs.access =
        if assert & MODE_NOSUCCEED == 0 { Access::Fence { used: false } } else { Access::Closed };
    flushed
}

/// Ranks in the window of the members of a group.
fn ranks_of(window: &Window, group: &Group) -> Result<Vec<u32>, Error> {
    let rank_of = |peer| {
        window.group().rank_of(peer).ok_or_else(|| {
            Error::new(ERR_GROUP, format!("group has process {}, which is not in the window", peer.0))
        })
    };
    group.peers().map(rank_of).collect()
}

/// MPI_Win_post.
///
/// # Errors
/// MPI_ERR_ASSERT, MPI_ERR_GROUP, MPI_ERR_RMA_SYNC.
pub fn post(process: &mut Process, group: &Group, assert: i32, win: abi::Win) -> Result<(), Error> {
    let (window, engine) = open(process, win)?;
    let allowed = MODE_NOCHECK | MODE_NOSTORE | MODE_NOPUT;
    check_assert(assert, allowed, "MPI_MODE_NOCHECK, NOSTORE and NOPUT")?;
    let ranks = ranks_of(window, group)?;
    if window.epochs.exposed.is_some() {
        let text = "MPI_Win_post inside an exposure epoch; call MPI_Win_wait first";
        return Err(Error::new(ERR_RMA_SYNC, text));
    }
    if assert & MODE_NOCHECK == 0 {
        for rank in &ranks {
            window.origin.tell(engine, &window.wire, *rank, Kind::Post)?;
        }
    }
    window.epochs.exposed = Some(ranks);
    Ok(())
}

/// MPI_Win_start: waits for the posts of all targets.
///
/// # Errors
/// MPI_ERR_ASSERT, MPI_ERR_GROUP, MPI_ERR_RMA_SYNC.
pub fn start(held: &mut Guard<'_, Process>, group: &Group, assert: i32, win: abi::Win) -> Result<(), Error> {
    let window = held.windows.get(win)?;
    check_assert(assert, MODE_NOCHECK, "MPI_MODE_NOCHECK")?;
    let ranks = ranks_of(window, group)?;
    window.epochs.check_closed("MPI_Win_start")?;
    if assert & MODE_NOCHECK == 0 {
        for rank in &ranks {
            wait_until(held, win, |window, _| take_one(&mut window.service().posts, *rank))?;
        }
    }
    held.windows.get_mut(win)?.epochs.access = Access::Start(ranks.into_iter().collect());
    Ok(())
}

fn take_one(counts: &mut std::collections::BTreeMap<u32, u32>, rank: u32) -> bool {
    match counts.get_mut(&rank) {
        Some(count) if *count > 1 => *count -= 1,
        Some(_) => {
            counts.remove(&rank);
        }
        None => return false,
    }
    true
}

/// MPI_Win_complete.
///
/// # Errors
/// MPI_ERR_RMA_SYNC, errors of operations, a lost peer.
pub fn complete(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    let group: Vec<u32> = held.windows.get_mut(win)?.epochs.complete()?.into_iter().collect();
    let finished = finish(held, win, &group);
    let (window, engine) = open(held, win)?;
    for rank in group {
        window.origin.tell(engine, &window.wire, rank, Kind::Complete)?;
    }
    finished
}

fn all_complete(window: &mut Window) -> Result<bool, Error> {
    let Some(ranks) = &mut window.epochs.exposed else {
        return Err(Error::new(ERR_RMA_SYNC, "no exposure epoch is open; call MPI_Win_post first"));
    };
    let mut ranks = std::mem::take(ranks);
    ranks.retain(|rank| !take_one(&mut window.service().completes, *rank));
    let done = ranks.is_empty();
    window.epochs.exposed = (!done).then_some(ranks);
    Ok(done)
}

/// MPI_Win_wait.
///
/// # Errors
/// MPI_ERR_RMA_SYNC.
pub fn wait(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    let mut patience = Patience::default();
    while !all_complete(held.windows.get_mut(win)?)? {
        pause(held, &mut patience);
    }
    Ok(())
}

/// MPI_Win_test.
///
/// # Errors
/// MPI_ERR_RMA_SYNC.
pub fn test(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<bool, Error> {
    if all_complete(held.windows.get_mut(win)?)? {
        return Ok(true);
    }
    look(held, Driver::Program);
    all_complete(held.windows.get_mut(win)?)
}

/// MPI_Win_lock; `None` is MPI_PROC_NULL. Returns when the lock is granted.
///
/// # Errors
/// MPI_ERR_LOCKTYPE, MPI_ERR_ASSERT, MPI_ERR_RMA_SYNC, a lost peer.
pub fn lock(
    held: &mut Guard<'_, Process>,
    lock_type: i32,
    target: Option<u32>,
    assert: i32,
    win: abi::Win,
) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    let (mode, kind) = match lock_type {
        LOCK_SHARED => (Mode::Shared, Kind::LockShared),
        LOCK_EXCLUSIVE => (Mode::Exclusive, Kind::LockExclusive),
        _ => {
            let text = format!("lock_type is {lock_type}, but must be MPI_LOCK_SHARED or MPI_LOCK_EXCLUSIVE");
            return Err(Error::new(ERR_LOCKTYPE, text));
        }
    };
    check_assert(assert, MODE_NOCHECK, "MPI_MODE_NOCHECK")?;
    let asked = target.filter(|_| assert & MODE_NOCHECK == 0);
    window.epochs.lock(target, Held { mode: asked.map(|_| mode) })?;
    let Some(target) = asked else { return Ok(()) };
    window.origin.ask(engine, &window.wire, target, kind)?;
    settle(held, win, &[target])
}

/// MPI_Win_unlock.
///
/// # Errors
/// MPI_ERR_RMA_SYNC, errors of operations, a lost peer.
pub fn unlock(held: &mut Guard<'_, Process>, target: Option<u32>, win: abi::Win) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    let lock = window.epochs.unlock(target)?;
    let Some(target) = target else { return Ok(()) };
    if lock.mode.is_none() {
        return finish(held, win, &[target]);
    }
    window.origin.ask(engine, &window.wire, target, Kind::Unlock)?;
    settle(held, win, &[target])
}

/// MPI_Win_lock_all. A lock is asked for when a target is first accessed, except in shared memory,
/// which may be accessed without telling the library.
///
/// # Errors
/// MPI_ERR_ASSERT, MPI_ERR_RMA_SYNC, a lost peer.
pub fn lock_all(held: &mut Guard<'_, Process>, assert: i32, win: abi::Win) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    check_assert(assert, MODE_NOCHECK, "MPI_MODE_NOCHECK")?;
    window.epochs.check_closed("MPI_Win_lock_all")?;
    let unchecked = assert & MODE_NOCHECK != 0;
    // What this process has itself may also be accessed directly.
    let asked: BTreeSet<u32> = match &window.shared {
        _ if unchecked => BTreeSet::new(),
        Some(shared) => shared.lent().into_iter().collect(),
        None => [window.wire.rank()].into(),
    };
    let targets: Vec<u32> = asked.iter().copied().collect();
    window.epochs.access = Access::All { unchecked, asked };
    for target in &targets {
        window.origin.ask(engine, &window.wire, *target, Kind::LockShared)?;
    }
    settle(held, win, &targets)
}

/// MPI_Win_unlock_all.
///
/// # Errors
/// MPI_ERR_RMA_SYNC, errors of operations, a lost peer.
pub fn unlock_all(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    let (window, engine) = open(held, win)?;
    let (unchecked, asked) = window.epochs.unlock_all()?;
    if unchecked {
        return flush_touched(held, win);
    }
    let targets: Vec<u32> = asked.into_iter().collect();
    for target in &targets {
        window.origin.ask(engine, &window.wire, *target, Kind::Unlock)?;
    }
    settle(held, win, &targets)
}

/// Which targets a flush is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// One; `None` is MPI_PROC_NULL.
    One(Option<u32>),
    /// All of the epoch.
    All,
}

impl Whom {
    fn targets(self, held: &Process, win: abi::Win) -> Result<Vec<u32>, Error> {
        let window = held.windows.get(win)?;
        match self {
            Whom::One(target) => {
                window.epochs.check_flush(Some(target))?;
                Ok(target.into_iter().collect())
            }
            Whom::All => {
                window.epochs.check_flush(None)?;
                Ok(window.origin.touched())
            }
        }
    }
}

/// MPI_Win_flush and MPI_Win_flush_all.
///
/// # Errors
/// MPI_ERR_RMA_SYNC, errors of operations, a lost peer.
pub fn flush(held: &mut Guard<'_, Process>, whom: Whom, win: abi::Win) -> Result<(), Error> {
    let targets = whom.targets(held, win)?;
    finish(held, win, &targets)
}

/// MPI_Win_flush_local and MPI_Win_flush_local_all.
///
/// # Errors
/// As [`flush`].
pub fn flush_local(held: &mut Guard<'_, Process>, whom: Whom, win: abi::Win) -> Result<(), Error> {
    let targets = whom.targets(held, win)?;
    settle(held, win, &targets)
}

/// MPI_Win_sync: what others have stored is seen from now on, and the other way round.
///
/// # Errors
/// MPI_ERR_WIN.
pub fn sync(held: &mut Guard<'_, Process>, win: abi::Win) -> Result<(), Error> {
    held.windows.get(win)?;
    memory_fence(Ordering::SeqCst);
    look(held, Driver::Program);
    memory_fence(Ordering::SeqCst);
    Ok(())
}
