//! Which epochs a process has open on a window, and which calls they allow (MPI 5.0, 12.5). Pure
//! bookkeeping: the messages are in `sync` and `access`.

use std::collections::{BTreeMap, BTreeSet};

use p2pmpi_abi::error::ERR_RMA_SYNC;

use super::lock::Mode;
use crate::error::Error;

/// A lock that this process holds at a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Held {
    /// How; `None`: MPI_MODE_NOCHECK, the target knows nothing of it.
    pub mode: Option<Mode>,
}

/// The access epoch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Access {
    /// None is open.
    #[default]
    Closed,
    /// Between two fences.
    Fence {
        /// An operation was started.
        used: bool,
    },
    /// MPI_Win_start: the group in ranks of the window.
    Start(BTreeSet<u32>),
    /// MPI_Win_lock, by target; `None` is MPI_PROC_NULL.
    Locks(BTreeMap<Option<u32>, Held>),
    /// MPI_Win_lock_all: the targets at which the lock was asked for, unless nobody is asked.
    All {
        /// MPI_MODE_NOCHECK.
        unchecked: bool,
        /// Targets that were asked.
        asked: BTreeSet<u32>,
    },
}

/// The epochs of a process.
#[derive(Debug, Default)]
pub(super) struct Epochs {
    /// As origin.
    pub access: Access,
    /// As target: those that MPI_Win_post named and that have not completed yet.
    pub exposed: Option<Vec<u32>>,
}

#[cold]
fn wrong(text: impl Into<String>) -> Error {
    Error::new(ERR_RMA_SYNC, text)
}

impl Access {
    fn name(&self) -> &'static str {
        match self {
            Access::Closed => "no access epoch",
            Access::Fence { .. } => "an epoch of MPI_Win_fence",
            Access::Start(_) => "an epoch of MPI_Win_start",
            Access::Locks(_) => "an epoch of MPI_Win_lock",
            Access::All { .. } => "an epoch of MPI_Win_lock_all",
        }
    }
}

impl Epochs {
    /// No epoch is open that another way of synchronizing must close first. An epoch of
    /// MPI_Win_fence without operations is none.
    pub fn check_closed(&self, what: &str) -> Result<(), Error> {
        match self.access {
            Access::Closed | Access::Fence { used: false } => Ok(()),
            _ => Err(wrong(format!("{what} inside {}, which must be closed first", self.access.name()))),
        }
    }

    /// MPI_Win_fence may be called.
    pub fn check_fence(&self) -> Result<(), Error> {
        match self.access {
            Access::Closed | Access::Fence { .. } if self.exposed.is_none() => Ok(()),
            Access::Closed | Access::Fence { .. } => {
                Err(wrong("MPI_Win_fence inside an exposure epoch of MPI_Win_post; call MPI_Win_wait first"))
            }
            _ => {
                Err(wrong(format!("MPI_Win_fence inside {}, which must be closed first", self.access.name())))
            }
        }
    }

    /// An operation on `target` may be started. Request-based operations need a passive epoch.
    pub fn check_access(&mut self, target: u32, request: bool) -> Result<(), Error> {
        let found = match &mut self.access {
            Access::Fence { used } if !request => {
                *used = true;
                true
            }
            Access::Start(group) if !request => group.contains(&target),
            Access::Locks(locks) => locks.contains_key(&Some(target)),
            Access::All { .. } => true,
            _ => false,
        };
        if found {
            return Ok(());
        }
        let name = self.access.name();
        Err(wrong(match &self.access {
            Access::Fence { .. } | Access::Start(_) if request => {
                format!("a request-based operation inside {name}, but it needs a lock (MPI 5.0, 12.3.5)")
            }
            Access::Closed => format!(
                "target_rank is {target}, but no epoch is open; call MPI_Win_fence, MPI_Win_start or \
                 MPI_Win_lock first"
            ),
            _ => format!("target_rank is {target}, which {name} does not cover"),
        }))
    }

    /// A flush of `target` may be called; `None`: of all targets.
    pub fn check_flush(&self, target: Option<Option<u32>>) -> Result<(), Error> {
        match (&self.access, target) {
            (Access::All { .. }, _) | (Access::Locks(_), None) => Ok(()),
            (Access::Locks(locks), Some(target)) if locks.contains_key(&target) => Ok(()),
            _ => Err(wrong("a flush needs an epoch of MPI_Win_lock or MPI_Win_lock_all")),
        }
    }

    /// MPI_Win_lock.
    pub fn lock(&mut self, target: Option<u32>, held: Held) -> Result<(), Error> {
        let locks = match &mut self.access {
            Access::Locks(locks) => locks,
            _ => {
                self.check_closed("MPI_Win_lock")?;
                self.access = Access::Locks(BTreeMap::new());
                match &mut self.access {
                    Access::Locks(locks) => locks,
                    _ => return Ok(()),
                }
            }
        };
        if locks.contains_key(&target) {
            let rank = target.map_or_else(|| "MPI_PROC_NULL".to_owned(), |rank| rank.to_string());
            return Err(wrong(format!("rank is {rank}, whose window this process has locked already")));
        }
        locks.insert(target, held);
        Ok(())
    }

    /// MPI_Win_unlock: how it was held.
    pub fn unlock(&mut self, target: Option<u32>) -> Result<Held, Error> {
        let Access::Locks(locks) = &mut self.access else {
            return Err(wrong("MPI_Win_unlock without MPI_Win_lock"));
        };
        let Some(held) = locks.remove(&target) else {
            let rank = target.map_or_else(|| "MPI_PROC_NULL".to_owned(), |rank| rank.to_string());
            return Err(wrong(format!("rank is {rank}, whose window this process has not locked")));
        };
        if locks.is_empty() {
            self.access = Access::Closed;
        }
        Ok(held)
    }

    /// MPI_Win_unlock_all: whether nobody was asked, and who was.
    pub fn unlock_all(&mut self) -> Result<(bool, BTreeSet<u32>), Error> {
        match std::mem::take(&mut self.access) {
            Access::All { unchecked, asked } => Ok((unchecked, asked)),
            other => {
                self.access = other;
                Err(wrong("MPI_Win_unlock_all without MPI_Win_lock_all"))
            }
        }
    }

    /// MPI_Win_complete: the group of MPI_Win_start.
    pub fn complete(&mut self) -> Result<BTreeSet<u32>, Error> {
        match std::mem::take(&mut self.access) {
            Access::Start(group) => Ok(group),
            other => {
                self.access = other;
                Err(wrong("MPI_Win_complete without MPI_Win_start"))
            }
        }
    }

    /// MPI_Win_free may be called.
    pub fn check_free(&self) -> Result<(), Error> {
        if self.exposed.is_some() {
            return Err(wrong("MPI_Win_free inside an exposure epoch; call MPI_Win_wait first"));
        }
        match self.access {
            Access::Closed | Access::Fence { used: false } => Ok(()),
            Access::Fence { used: true } => {
                Err(wrong("MPI_Win_free after operations that no MPI_Win_fence has completed"))
            }
            _ => Err(wrong(format!("MPI_Win_free inside {}", self.access.name()))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARED: Held = Held { mode: Some(Mode::Shared) };

    #[test]
    fn operations_need_an_epoch_that_covers_the_target() {
        let mut epochs = Epochs::default();
        assert!(epochs.check_access(0, false).is_err());
        epochs.lock(Some(1), SHARED).unwrap();
        assert!(epochs.check_access(1, true).is_ok() && epochs.check_access(0, false).is_err());
        assert!(epochs.lock(Some(1), SHARED).is_err(), "twice");
        assert!(epochs.check_fence().is_err() && epochs.check_free().is_err());
        assert!(epochs.check_flush(Some(Some(1))).is_ok() && epochs.check_flush(Some(Some(2))).is_err());
        assert_eq!(epochs.unlock(Some(1)).unwrap(), SHARED);
        assert!(epochs.unlock(Some(1)).is_err());
        epochs.access = Access::Start([2].into());
        assert!(epochs.check_access(2, false).is_ok() && epochs.check_access(2, true).is_err());
        assert!(epochs.complete().is_ok() && epochs.complete().is_err());
    }

    #[test]
    fn a_fence_without_operations_is_closed_by_anything() {
        let mut epochs = Epochs { access: Access::Fence { used: false }, exposed: None };
        assert!(epochs.check_closed("MPI_Win_start").is_ok());
        epochs.check_access(3, false).unwrap();
        assert!(epochs.check_closed("MPI_Win_start").is_err() && epochs.check_free().is_err());
        assert!(epochs.unlock_all().is_err() && epochs.check_fence().is_ok());
    }
}
