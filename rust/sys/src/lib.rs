//! The only caller of libc and nix: small safe faces of system calls, one file per topic.
//!
//! Nothing here knows of ranks, messages or jobs. Every `unsafe` block says who upholds what.

pub mod bell;
pub mod clock;
pub mod exchange;
pub mod file;
pub mod foreign;
pub mod futex;
pub mod host;
pub mod membarrier;
pub mod memory;
pub mod mutex;
pub mod owner;
pub mod poll;
pub mod process;
pub mod sched;
pub mod signal;
pub mod slot;
pub mod socket;
pub mod unix;
pub mod variables;

/// An error of the kernel as nix gives it, turned into the standard library's.
pub(crate) fn io(error: nix::errno::Errno) -> std::io::Error {
    std::io::Error::from_raw_os_error(error as i32)
}
