//! The memory that a process exposes through a window, and where in it an access lands.

use std::collections::BTreeMap;
use std::ops::Bound;

use p2pmpi_abi::error::{ERR_RMA_ATTACH, ERR_RMA_RANGE};
use p2pmpi_layout::{Layout, RecvBuffer, Region};

use crate::error::Error;

/// What others may access.
#[derive(Debug)]
pub(super) enum Exposed {
    /// One region; displacements count in units of so many bytes.
    Fixed {
        /// Where.
        region: Region,
        /// Bytes.
        unit: i64,
    },
    /// What MPI_Win_attach has added, by address; displacements are addresses.
    Dynamic(BTreeMap<usize, Region>),
}

impl Exposed {
    /// The elements of an access.
    ///
    /// # Errors
    /// The class MPI_ERR_RMA_RANGE if any of their bytes lies outside.
    pub fn elements(&self, displacement: i64, count: u64, layout: &Layout) -> Result<RecvBuffer, i32> {
        let found = match self {
            Exposed::Fixed { region, unit } => {
                displacement.checked_mul(*unit).and_then(|at| region.elements(at, count, layout))
            }
            Exposed::Dynamic(_) if layout.size() == 0 || count == 0 => {
                Region::empty().elements(0, count, layout)
            }
            Exposed::Dynamic(regions) => layout.span(count).ok().and_then(|(first, _)| {
                let first = (displacement as usize).wrapping_add_signed(first as isize);
                let above = regions.range((Bound::Excluded(first), Bound::Unbounded));
                let mut parts = regions.range(..=first).next_back().into_iter().chain(above);
                let (start, region) = parts.next()?;
                let mut found = region.clone();
                loop {
                    let place = (displacement as usize).wrapping_sub(*start) as i64;
                    if let Some(elements) = found.elements(place, count, layout) {
                        return Some(elements);
                    }
                    // Memory that was attached in pieces may be accessed as a whole.
                    found = found.joined(parts.next()?.1)?;
                }
            }),
        };
        found.ok_or(ERR_RMA_RANGE)
    }

    /// MPI_Win_attach.
    ///
    /// # Errors
    /// MPI_ERR_RMA_ATTACH if it overlaps with what is attached; `None` from a window that is not
    /// dynamic.
    pub fn attach(&mut self, region: Region) -> Option<Result<(), Error>> {
        let Exposed::Dynamic(regions) = self else { return None };
        let (start, end) = (region.address(), region.address() as u64 + region.length());
        let below = regions.range(..end as usize).next_back();
        let clash = below.is_some_and(|(at, other)| *at as u64 + other.length() > start as u64);
        if clash || regions.contains_key(&start) {
            let text = format!("base is {start:#x}, where memory is attached already, or up to its end");
            return Some(Err(Error::new(ERR_RMA_ATTACH, text)));
        }
        regions.insert(start, region);
        Some(Ok(()))
    }

    /// MPI_Win_detach.
    ///
    /// # Errors
    /// MPI_ERR_RMA_ATTACH if nothing was attached there; `None` from a window that is not dynamic.
    pub fn detach(&mut self, base: usize) -> Option<Result<(), Error>> {
        let Exposed::Dynamic(regions) = self else { return None };
        Some(regions.remove(&base).map(|_| ()).ok_or_else(|| {
            Error::new(ERR_RMA_ATTACH, format!("base is {base:#x}, but no memory attached begins there"))
        }))
    }
}
