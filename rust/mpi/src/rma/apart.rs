//! Memory that each member of a window has allocated for itself, where members on the same machine can map
//! it: MPI_Win_allocate.
//!
//! Each member makes an anonymous file for its part and tells the others where they find its descriptor.
//! The part of another is mapped at the first access to it, and given up when this process is quiesced:
//! then only its own file is left, which nobody else has mapped (DESIGN, invariant 8). Where a part cannot
//! be mapped, accesses to it are messages.

use std::os::fd::{AsFd, AsRawFd, OwnedFd};

use p2pmpi_layout::Region;
use p2pmpi_sys::memory;

use super::shared::{LINE, PAGE, Part, map};
use crate::error::Error;

/// Bytes before the part in its file: a number by which others make sure that they have found the right
/// file, and the word of the part.
const HEAD: u64 = PAGE;

/// What members tell each other.
#[derive(Clone, Copy, Debug)]
struct Said {
    node: i64,
    process: i64,
    /// Negative: there is no file.
    descriptor: i64,
    number: i64,
}

/// The parts of a window.
#[derive(Debug)]
pub(super) struct Apart {
    rank: u32,
    said: Vec<Said>,
    sizes: Vec<u64>,
    parts: Vec<Slot>,
    /// The others open it by its number.
    _file: Option<OwnedFd>,
}

#[derive(Clone, Debug)]
enum Slot {
    /// Not looked for since the window was made, or since the last quiesce.
    Unknown,
    /// Messages only.
    Unreachable,
    Mapped(Part),
    /// The program has its address, so that it stays where it is.
    Lent(Part),
}

/// The part of this process.
#[derive(Debug)]
pub(super) struct Own {
    /// Its bytes.
    pub region: Region,
    file: Option<(OwnedFd, Part)>,
}

impl Own {
    /// So many bytes, in a file that others can map if there can be one.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn allocate(size: u64, number: i64, sharing: bool) -> Result<Own, Error> {
        match sharing.then(|| create(size, number)).flatten() {
            Some((file, part)) => Ok(Own { region: part.region.clone(), file: Some((file, part)) }),
            None => Ok(Own { region: Region::allocated(size)?, file: None }),
        }
    }

    /// What the others need to find it: process and descriptor, which is negative if there is no file.
    pub fn words(&self) -> [i64; 2] {
        let descriptor = self.file.as_ref().map_or(-1, |(file, _)| i64::from(file.as_raw_fd()));
        [i64::from(std::process::id()), descriptor]
    }
}

/// The number of the files of a window at this process; `context` is the window's.
pub(super) fn number_of(context: u32) -> i64 {
    i64::from(std::process::id()) << 32 | i64::from(context)
}

impl Apart {
    /// The parts of all, given what each has said: machine, number, and `Own::words`.
    pub fn new(rank: u32, own: Own, sizes: &[u64], said: &[[i64; 4]]) -> Apart {
        let said =
            said.iter().map(|of| Said { node: of[0], number: of[1], process: of[2], descriptor: of[3] });
        let mut parts = vec![Slot::Unknown; sizes.len()];
        let (file, slot) = match own.file {
            Some((file, part)) => (Some(file), Slot::Lent(part)),
            None => (None, Slot::Unreachable),
        };
        parts[rank as usize] = slot;
        Apart { rank, said: said.collect(), sizes: sizes.to_vec(), parts, _file: file }
    }

    /// The part of a member, if this process can have it in its memory.
    pub fn part(&mut self, rank: u32) -> Option<&Part> {
        let at = rank as usize;
        if matches!(self.parts[at], Slot::Unknown) {
            self.parts[at] = self.find(at).map_or(Slot::Unreachable, Slot::Mapped);
        }
        match &self.parts[at] {
            Slot::Mapped(part) | Slot::Lent(part) => Some(part),
            Slot::Unknown | Slot::Unreachable => None,
        }
    }

    /// The same for the program, which may keep the address.
    pub fn lend(&mut self, rank: u32) -> Option<&Part> {
        let part = self.part(rank)?.clone();
        self.parts[rank as usize] = Slot::Lent(part);
        self.part(rank)
    }

    /// This process's part, if others may have it mapped.
    pub fn own(&self) -> Option<&Part> {
        match &self.parts[self.rank as usize] {
            Slot::Mapped(part) | Slot::Lent(part) => Some(part),
            Slot::Unknown | Slot::Unreachable => None,
        }
    }

    /// Members whose memory the program may access without telling the library.
    pub fn lent(&self) -> Vec<u32> {
        let lent = |rank: &u32| matches!(self.parts[*rank as usize], Slot::Lent(_)) || *rank == self.rank;
        (0..self.parts.len() as u32).filter(lent).collect()
    }

    /// Gives up what others have mapped too.
    pub fn quiesce(&mut self) {
        for slot in &mut self.parts {
            if !matches!(slot, Slot::Lent(_)) {
                *slot = Slot::Unknown;
            }
        }
    }

    fn find(&self, at: usize) -> Option<Part> {
        let (said, own) = (self.said[at], self.said[self.rank as usize]);
        if at == self.rank as usize || said.node != own.node || said.descriptor < 0 {
            return None;
        }
        let path = format!("/proc/{}/fd/{}", said.process, said.descriptor);
        let file = std::fs::OpenOptions::new().read(true).write(true).open(path).ok()?;
        let (whole, number) = map(&file, HEAD).ok()?;
        let mut found = [0; 8];
        number.as_send().pack(0, &mut found);
        (i64::from_le_bytes(found) == said.number).then(|| part(&whole, self.sizes[at])).flatten()
    }
}

fn part(whole: &Region, size: u64) -> Option<Part> {
    Some(Part { region: whole.part(HEAD, size)?, word: whole.word(LINE)? })
}

/// A file with this number and room for so many bytes.
fn create(size: u64, number: i64) -> Option<(OwnedFd, Part)> {
    let total = size.checked_add(HEAD)?.checked_next_multiple_of(PAGE)?;
    let file = memory::create("p2pmpi-window", usize::try_from(total).ok()?).ok()?;
    let (whole, place) = map(file.as_fd(), total).ok()?;
    place.unpack(0, &number.to_le_bytes());
    let part = part(&whole, size)?;
    Some((file, part))
}
