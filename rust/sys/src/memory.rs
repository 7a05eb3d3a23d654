//! Memory shared between processes: sealed memfds and their mappings.
//!
//! A [`Mapping`] hands out raw addresses only; what lies there, and who may touch it when, is the
//! business of `shmem`.

use std::io;
use std::num::NonZeroUsize;
use std::os::fd::{AsFd, OwnedFd};
use std::ptr::NonNull;

use nix::fcntl::{FcntlArg, SealFlag, fcntl};
use nix::sys::memfd::{MFdFlags, memfd_create};
use nix::sys::mman::{MapFlags, ProtFlags, mmap, munmap};

/// Makes an anonymous file of `size` zero bytes that costs memory only where it is touched. It can
/// never change its size, so that no mapping of it ever faults; it is closed on exec.
///
/// # Errors
/// The kernel's.
pub fn create(name: &str, size: usize) -> io::Result<OwnedFd> {
    let name = std::ffi::CString::new(name).map_err(io::Error::other)?;
    let flags = MFdFlags::MFD_CLOEXEC | MFdFlags::MFD_ALLOW_SEALING;
    let file = memfd_create(name.as_c_str(), flags)?;
    let length = i64::try_from(size).map_err(io::Error::other)?;
    nix::unistd::ftruncate(&file, length)?;
    fcntl(&file, FcntlArg::F_ADD_SEALS(size_seals() | SealFlag::F_SEAL_SEAL))?;
    Ok(file)
}

fn size_seals() -> SealFlag {
    SealFlag::F_SEAL_SHRINK | SealFlag::F_SEAL_GROW
}

/// A memfd mapped for reading and writing, until it is dropped.
#[derive(Debug)]
pub struct Mapping {
    start: NonNull<u8>,
    size: NonZeroUsize,
}

// SAFETY: a mapping is an address range that stays valid from any thread until it is dropped; it
// gives no access by itself.
unsafe impl Send for Mapping {}
// SAFETY: as above.
unsafe impl Sync for Mapping {}

impl Mapping {
    /// Maps all of `file`, which must be sealed as [`create`] does.
    ///
    /// # Errors
    /// `InvalidData`: the size is zero or not sealed; otherwise the kernel's.
    pub fn new(file: impl AsFd) -> io::Result<Mapping> {
        let seals = SealFlag::from_bits_retain(fcntl(&file, FcntlArg::F_GET_SEALS)?);
        if !seals.contains(size_seals()) {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "the size of the file is not sealed"));
        }
        let size = usize::try_from(nix::sys::stat::fstat(&file)?.st_size).map_err(io::Error::other)?;
        let size = NonZeroUsize::new(size)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "the file is empty"))?;
        let protection = ProtFlags::PROT_READ | ProtFlags::PROT_WRITE;
        // SAFETY: a new mapping at an address of the kernel's choice disturbs no existing memory.
        let start = unsafe { mmap(None, size, protection, MapFlags::MAP_SHARED, &file, 0)? };
        Ok(Mapping { start: start.cast(), size })
    }

    /// The first byte.
    pub fn start(&self) -> NonNull<u8> {
        self.start
    }

    /// Bytes mapped.
    pub fn size(&self) -> usize {
        self.size.get()
    }
}

impl Drop for Mapping {
    fn drop(&mut self) {
        // SAFETY: this value owns the range; whoever took addresses from it keeps it alive.
        let _ = unsafe { munmap(self.start.cast(), self.size.get()) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_mappings_of_one_file_show_the_same_bytes() {
        let file = create("p2pmpi-test", 8192).expect("memfds exist");
        let (a, b) = (Mapping::new(&file).expect("sealed"), Mapping::new(&file).expect("sealed"));
        assert_eq!(a.size(), 8192);
        // SAFETY: both ranges are mapped, readable and writable, and only this thread uses them.
        unsafe {
            a.start().add(8191).write(7);
            assert_eq!(b.start().add(8191).read(), 7);
        }
    }

    #[test]
    fn a_file_that_could_shrink_is_refused() {
        let file = memfd_create(c"p2pmpi-test", MFdFlags::MFD_ALLOW_SEALING).expect("memfds exist");
        nix::unistd::ftruncate(&file, 4096).expect("it can grow");
        assert_eq!(Mapping::new(&file).map(|_| ()).map_err(|e| e.kind()), Err(io::ErrorKind::InvalidData));
        let sealed = create("p2pmpi-test", 4096).expect("memfds exist");
        assert!(nix::unistd::ftruncate(&sealed, 0).is_err());
    }
}
