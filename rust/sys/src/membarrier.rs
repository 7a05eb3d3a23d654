//! Memory barriers on other threads, paid by the caller alone: on those of this process, and on those
//! of every process that takes part.

use std::io;

const QUERY: i32 = 0;
const GLOBAL_EXPEDITED: i32 = 1 << 1;
const REGISTER_GLOBAL_EXPEDITED: i32 = 1 << 2;
const PRIVATE_EXPEDITED: i32 = 1 << 3;
const REGISTER_PRIVATE_EXPEDITED: i32 = 1 << 4;

fn membarrier(command: i32) -> io::Result<i32> {
    // SAFETY: membarrier(2) takes three integers and touches no memory of ours.
    let answer = unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) };
    if answer < 0 { Err(io::Error::last_os_error()) } else { Ok(answer as i32) }
}

/// Prepares the process for [`everywhere`]. Call once, before the first use.
///
/// # Errors
/// The kernel does not offer private expedited barriers (or a sandbox forbids them).
pub fn register() -> io::Result<()> {
    if membarrier(QUERY)? & PRIVATE_EXPEDITED == 0 {
        return Err(io::Error::from(io::ErrorKind::Unsupported));
    }
    membarrier(REGISTER_PRIVATE_EXPEDITED).map(|_| ())
}

/// Every other running thread of the process passes a full barrier before this returns.
///
/// # Errors
/// [`register`] was not called or failed.
pub fn everywhere() -> io::Result<()> {
    membarrier(PRIVATE_EXPEDITED).map(|_| ())
}

/// Lets [`across_processes`], called by any process, reach the threads of this one.
///
/// # Errors
/// The kernel does not offer global expedited barriers (or a sandbox forbids them).
pub fn register_across_processes() -> io::Result<()> {
    if membarrier(QUERY)? & GLOBAL_EXPEDITED == 0 {
        return Err(io::Error::from(io::ErrorKind::Unsupported));
    }
    membarrier(REGISTER_GLOBAL_EXPEDITED).map(|_| ())
}

/// Every running thread of every registered process passes a full barrier before this returns.
/// Takes microseconds while such threads run.
///
/// # Errors
/// The kernel does not offer it (or a sandbox forbids it).
pub fn across_processes() -> io::Result<()> {
    membarrier(GLOBAL_EXPEDITED).map(|_| ())
}
