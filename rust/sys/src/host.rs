//! Facts about this machine and this user: name, addresses, limits, terminal, random bytes, local time.
//!
//! Never asks a name service: a machine whose own name does not resolve works.

use std::io;
use std::net::IpAddr;
use std::os::fd::AsFd;

use nix::sys::resource::{Resource, getrlimit, setrlimit};

/// Name of this machine as the kernel has it; `localhost` if it has none.
pub fn name() -> String {
    let name = nix::unistd::gethostname().ok().and_then(|name| name.into_string().ok());
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "localhost".to_owned())
}

/// Addresses of the interfaces that are up, with the interface's name; loopback included.
pub fn addresses() -> Vec<(String, IpAddr)> {
    let Ok(interfaces) = nix::ifaddrs::getifaddrs() else { return Vec::new() };
    interfaces
        .filter(|interface| interface.flags.contains(nix::net::if_::InterfaceFlags::IFF_UP))
        .filter_map(|interface| {
            let address = interface.address?;
            let ip = match (address.as_sockaddr_in(), address.as_sockaddr_in6()) {
                (Some(v4), _) => IpAddr::V4(v4.ip()),
                (_, Some(v6)) => IpAddr::V6(v6.ip()),
                _ => return None,
            };
            Some((interface.interface_name, ip))
        })
        .collect()
}

/// Effective user id of this process.
pub fn user() -> u32 {
    nix::unistd::geteuid().as_raw()
}

/// Raises the limit of open descriptors of this process as far as it may and answers it.
pub fn raise_descriptor_limit() -> u64 {
    match getrlimit(Resource::RLIMIT_NOFILE) {
        Ok((soft, hard)) if soft < hard => match setrlimit(Resource::RLIMIT_NOFILE, hard, hard) {
            Ok(()) => hard,
            Err(_) => soft,
        },
        Ok((soft, _)) => soft,
        Err(_) => 1024,
    }
}

/// The most descriptors that a process of this user may be allowed to open.
pub fn descriptor_limit() -> u64 {
    getrlimit(Resource::RLIMIT_NOFILE).map_or(1024, |(_, hard)| hard)
}

/// The most processes and threads that this user may have (`ulimit -u`); none if unlimited, as for
/// root, whom the kernel does not count.
pub fn process_limit() -> Option<u64> {
    if user() == 0 {
        return None;
    }
    let (soft, _) = getrlimit(Resource::RLIMIT_NPROC).ok()?;
    (soft != libc::RLIM_INFINITY).then_some(soft)
}

/// Whether `fd` is a terminal.
pub fn is_terminal(fd: impl AsFd) -> bool {
    nix::unistd::isatty(fd).unwrap_or(false)
}

/// Whether this process may read the terminal `fd` now: it belongs to the foreground group.
pub fn in_foreground(fd: impl AsFd) -> bool {
    nix::unistd::tcgetpgrp(fd).is_ok_and(|group| group == nix::unistd::getpgrp())
}

/// Whether `fd` is a pipe or socket, whose writes may block after part of them.
pub fn is_pipe(fd: impl AsFd) -> bool {
    use nix::sys::stat::{SFlag, fstat};
    fstat(fd).is_ok_and(|stat| {
        let kind = SFlag::from_bits_truncate(stat.st_mode) & SFlag::S_IFMT;
        kind == SFlag::S_IFIFO || kind == SFlag::S_IFSOCK
    })
}

/// Reads from a standard stream without the buffering of the standard library.
pub fn read(fd: impl AsFd, space: &mut [u8]) -> io::Result<usize> {
    nix::unistd::read(fd, space).map_err(crate::io)
}

/// Writes to a descriptor without buffering.
pub fn write(fd: impl AsFd, bytes: &[u8]) -> io::Result<usize> {
    nix::unistd::write(fd, bytes).map_err(crate::io)
}

/// Fills `bytes` from the kernel's random generator.
pub fn random(bytes: &mut [u8]) -> io::Result<()> {
    let mut filled = 0;
    while filled < bytes.len() {
        let rest = &mut bytes[filled..];
        // SAFETY: the kernel writes at most `rest.len()` bytes there.
        let count = unsafe { libc::getrandom(rest.as_mut_ptr().cast(), rest.len(), 0) };
        match usize::try_from(count) {
            Ok(count) => filled += count,
            Err(_) => {
                let error = io::Error::last_os_error();
                if error.kind() != io::ErrorKind::Interrupted {
                    return Err(error);
                }
            }
        }
    }
    Ok(())
}

/// Local date and time of a moment given in seconds since 1970, as `2026-11-21 14:05:09`.
pub fn local_time(seconds: i64) -> String {
    // SAFETY: an all-zero `tm` is valid; `localtime_r` writes it and reads only `seconds`.
    let tm = unsafe {
        let mut tm: libc::tm = std::mem::zeroed();
        libc::localtime_r(&seconds, &mut tm);
        tm
    };
    format!(
        "{:04}-{:02}-{:02} {:02}:{:02}:{:02}",
        tm.tm_year + 1900,
        tm.tm_mon + 1,
        tm.tm_mday,
        tm.tm_hour,
        tm.tm_min,
        tm.tm_sec
    )
}
