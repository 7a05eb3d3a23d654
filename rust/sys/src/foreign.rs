//! Reading the memory of another process in one copy.

use std::io::{self, IoSliceMut};

use nix::sys::uio::{RemoteIoVec, process_vm_readv};
use nix::unistd::Pid;

/// Fills `into` from `address` on in the memory of process `pid` (of this pid namespace).
///
/// # Errors
/// The kernel does not allow it, the process is gone, or not all of the range is mapped there.
pub fn read(pid: u32, address: u64, into: &mut [u8]) -> io::Result<()> {
    let pid = Pid::from_raw(i32::try_from(pid).map_err(io::Error::other)?);
    let mut done = 0;
    while done < into.len() {
        let rest = &mut into[done..];
        let base = usize::try_from(address).map_err(io::Error::other)?.wrapping_add(done);
        let remote = [RemoteIoVec { base, len: rest.len() }];
        match process_vm_readv(pid, &mut [IoSliceMut::new(rest)], &remote)? {
            0 => return Err(io::Error::from(io::ErrorKind::UnexpectedEof)),
            copied => done += copied,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_memory_is_read_and_unmapped_memory_is_an_error() {
        let source = [1u8, 2, 3, 4];
        let mut into = [0; 4];
        // A container may forbid the call altogether; then there is nothing to compare.
        match read(std::process::id(), source.as_ptr() as u64, &mut into) {
            Ok(()) => assert_eq!(into, source),
            Err(error) => assert_ne!(error.raw_os_error(), Some(libc::EFAULT)),
        }
        assert!(read(std::process::id(), 8, &mut into).is_err());
        assert!(read(u32::MAX, 8, &mut into).is_err());
    }
}
