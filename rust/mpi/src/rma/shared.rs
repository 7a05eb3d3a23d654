//! Memory of other members that a process has in its address space: all of it with
//! MPI_Win_allocate_shared, whose memory is made here, and some with MPI_Win_allocate (`apart`).
//!
//! Rank 0 makes an anonymous file and tells the others where they find its descriptor; each of them
//! opens and maps it. It has no name, so that nothing stays behind however the job ends. It begins with a
//! number by which they make sure that they have found the same file, and a word for each part.

use std::os::fd::{AsFd, AsRawFd, OwnedFd};

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_NO_MEM, ERR_RMA_SHARED};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::variables;
use p2pmpi_layout::{Layout, Predefined, Region, Word};
use p2pmpi_sys::memory::{self, Mapping};

use super::apart::Apart;
use crate::coll::{self, Steps};
use crate::error::Error;
use crate::process::Process;

/// The memory of one member.
#[derive(Clone, Debug)]
pub(super) struct Part {
    /// Its bytes.
    pub region: Region,
    /// Who may change the elements in it (`exclusion`).
    pub word: Word,
}

/// What this process has, or may have, of the memory of all members.
#[derive(Debug)]
pub(super) enum Shared {
    /// All of it, by rank; the program may access it without telling the library.
    Together {
        /// By rank.
        parts: Vec<Part>,
        /// This process.
        rank: u32,
    },
    /// Parts that are mapped when they are needed.
    Apart(Apart),
}

impl Shared {
    /// The memory of a member, if this process can reach it.
    pub fn part(&mut self, rank: u32) -> Option<&Part> {
        match self {
            Shared::Together { parts, .. } => parts.get(rank as usize),
            Shared::Apart(apart) => apart.part(rank),
        }
    }

    /// The same for the program, which may keep the address.
    pub fn lend(&mut self, rank: u32) -> Option<&Part> {
        match self {
            Shared::Together { parts, .. } => parts.get(rank as usize),
            Shared::Apart(apart) => apart.lend(rank),
        }
    }

    /// This process's own memory, if others can reach it.
    pub fn own(&self) -> Option<&Part> {
        match self {
            Shared::Together { parts, rank } => parts.get(*rank as usize),
            Shared::Apart(apart) => apart.own(),
        }
    }

    /// Members whose memory the program may access without telling the library.
    pub fn lent(&self) -> Vec<u32> {
        match self {
            Shared::Together { parts, .. } => (0..parts.len() as u32).collect(),
            Shared::Apart(apart) => apart.lent(),
        }
    }
}

/// Bytes between two words, so that they do not lie in one cache line.
pub(super) const LINE: u64 = 64;

/// Bytes of a page; parts that need not follow each other begin on one.
pub(super) const PAGE: u64 = 4096;

/// The parts of all members of `comm`, of the sizes that they gave. Collective.
///
/// # Errors
/// MPI_ERR_RMA_SHARED if the members are not on one machine, MPI_ERR_NO_MEM, a lost peer.
pub(super) fn allocate(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    sizes: &[u64],
    noncontiguous: bool,
) -> Result<Shared, Error> {
    let places = places(sizes, noncontiguous)
        .ok_or_else(|| Error::new(ERR_NO_MEM, "the sizes of all ranks do not fit in 63 bits"))?;
    let total = places.last().map_or(PAGE, |(at, size)| at + size).next_multiple_of(PAGE);
    let is_first = held.comm(comm)?.rank() == 0;
    let number = i64::from(std::process::id()) << 32 | held.comm(comm)?.context as i64;
    // A failure is told to the others too, which wait for word.
    let file = if is_first { create(total, number).ok() } else { None };
    let node = crate::comm::Color::named(&held.identity.node);
    let descriptor = file.as_ref().map_or(-1, |file| i64::from(file.as_raw_fd()));
    let own = [node.word(), i64::from(std::process::id()), descriptor, number];
    let said = coll::allgather_words(&mut Steps::begin(held, comm)?, &own)?;
    let one_node = said.chunks_exact(4).all(|other| other[0] == said[0]);
    let found = if one_node { find(&said[..4], file.as_ref(), total) } else { None };
    let all = coll::allgather_words(&mut Steps::begin(held, comm)?, &[i64::from(found.is_some())])?;
    let Some(whole) = found.filter(|_| all.iter().all(|found| *found != 0)) else {
        let (class, text) = match (one_node, said[2]) {
            (false, _) => (
                ERR_RMA_SHARED,
                "the members of comm are not all on one machine; split it with MPI_COMM_TYPE_SHARED first",
            ),
            (true, ..0) => (ERR_NO_MEM, "there is not so much memory, or no descriptor is left for it"),
            (true, _) => (ERR_RMA_SHARED, "the members of comm cannot map each other's memory"),
        };
        return Err(Error::new(class, text));
    };
    let part = |(rank, (at, size)): (usize, &(u64, u64))| Part {
        region: whole.part(*at, *size).expect("the file has room for all parts"),
        word: whole.word(LINE * (rank as u64 + 1)).expect("the file begins with room for all words"),
    };
    let rank = held.comm(comm)?.rank();
    Ok(Shared::Together { parts: places.iter().enumerate().map(part).collect(), rank })
}

/// Whether accesses may go through shared memory: the variable is the same at all ranks of a job.
pub(super) fn is_wanted() -> bool {
    variables::TRANSPORT.text().is_none_or(|transport| transport != "tcp")
}

/// Where each part begins, and its size.
fn places(sizes: &[u64], noncontiguous: bool) -> Option<Vec<(u64, u64)>> {
    let mut at = (LINE * (sizes.len() as u64 + 1)).next_multiple_of(PAGE);
    let mut places = Vec::with_capacity(sizes.len());
    for size in sizes {
        places.push((at, *size));
        at = at.checked_add(*size).filter(|end| *end < i64::MAX as u64)?;
        if noncontiguous {
            at = at.next_multiple_of(PAGE);
        }
    }
    Some(places)
}

/// Maps a file: all of it, and its number.
pub(super) fn map(file: impl AsFd, total: u64) -> Result<(Region, p2pmpi_layout::RecvBuffer), Error> {
    let failed = |why: String| Error::new(ERR_NO_MEM, format!("{total} bytes cannot be mapped: {why}"));
    let mapping = Mapping::new(file).map_err(|error| failed(error.to_string()))?;
    let whole = Region::mapped(mapping);
    let number = whole.elements(0, 1, &Layout::predefined(Predefined::Int64));
    let number = number.ok_or_else(|| failed("the file is too short".into()))?;
    Ok((whole, number))
}

/// A file of so many bytes that begins with this number.
fn create(total: u64, number: i64) -> Result<OwnedFd, Error> {
    let failed = |error: std::io::Error| Error::new(ERR_NO_MEM, error.to_string());
    let file = memory::create("p2pmpi-window", total as usize).map_err(failed)?;
    map(&file, total)?.1.unpack(0, &number.to_le_bytes());
    Ok(file)
}

/// Opens the file of rank 0, which has said (machine, process, descriptor, number).
fn find(said: &[i64], own: Option<&OwnedFd>, total: u64) -> Option<Region> {
    let [_, process, descriptor, number] = *said else { return None };
    let (whole, found) = match own {
        Some(file) => map(file, total).ok()?,
        None if descriptor < 0 => return None,
        None => {
            let path = format!("/proc/{process}/fd/{descriptor}");
            let file = std::fs::OpenOptions::new().read(true).write(true).open(path).ok()?;
            map(&file, total).ok()?
        }
    };
    let mut bytes = [0; 8];
    found.as_send().pack(0, &mut bytes);
    (i64::from_le_bytes(bytes) == number && whole.length() == total).then_some(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_each_other_or_begin_on_pages() {
        assert_eq!(places(&[3, 0, 5], false), Some(vec![(PAGE, 3), (PAGE + 3, 0), (PAGE + 3, 5)]));
        assert_eq!(places(&[3, 0, 5], true), Some(vec![(PAGE, 3), (2 * PAGE, 0), (2 * PAGE, 5)]));
        assert_eq!(places(&[u64::MAX, 1], false), None);
    }
}
