//! Starting, watching and ending processes.
//!
//! Called by the launcher (one node agent) and by the node agent (the ranks). Decides nothing: who is
//! started, when and with what is theirs.

use std::ffi::OsString;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};

use nix::sched::{CpuSet, sched_getaffinity, sched_setaffinity};
use nix::sys::signal::Signal;
use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
use nix::unistd::Pid;

/// A program about to be started.
#[derive(Debug)]
pub struct Spawn<'a> {
    /// Path of the executable; not searched for.
    pub program: &'a Path,
    /// Its arguments; the first is its name.
    pub arguments: &'a [OsString],
    /// Its whole environment. None: this process's.
    pub environment: Option<&'a [(OsString, OsString)]>,
    /// Where it starts. None: here.
    pub directory: Option<&'a Path>,
    /// Standard input, output and error.
    pub stdio: [Stdio; 3],
    /// Cores it may use. Empty: as this process.
    pub cores: &'a [usize],
    /// Dies with the thread that started it.
    pub dies_with_parent: bool,
}

/// A process that was started here.
#[derive(Debug)]
pub struct Started {
    /// Process id, also the id of its process group.
    pub pid: u32,
    /// Readable once it has ended.
    pub pidfd: OwnedFd,
}

/// How a process ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It returned this code.
    Exited(i32),
    /// This signal ended it.
    Killed(i32),
}

/// Starts a program as leader of a process group of its own, with no descriptors but the three
/// standard ones, no blocked signals, and nothing else inherited.
pub fn spawn(what: Spawn<'_>) -> io::Result<Started> {
    let mut command = Command::new(what.program);
    if let Some((name, rest)) = what.arguments.split_first() {
        command.arg0(name).args(rest);
    }
    if let Some(environment) = what.environment {
        command.env_clear().envs(environment.iter().map(|(name, value)| (name, value)));
    }
    if let Some(directory) = what.directory {
        command.current_dir(directory);
    }
    let [stdin, stdout, stderr] = what.stdio;
    command.stdin(stdin).stdout(stdout).stderr(stderr).process_group(0);
    let cores = cpu_set(what.cores)?;
    let parent = what.dies_with_parent.then(nix::unistd::getpid);
    // SAFETY: between fork and exec the closure makes plain system calls only and allocates nothing.
    unsafe { command.pre_exec(move || before_exec(parent, cores.as_ref())) };
    let child = command.spawn()?;
    let pid = child.id();
    Ok(Started { pid, pidfd: pidfd(pid)? })
}

fn before_exec(parent: Option<Pid>, cores: Option<&CpuSet>) -> io::Result<()> {
    // The standard library hands the mask of this thread on, which may collect signals elsewhere.
    nix::sys::signal::SigSet::empty().thread_set_mask().map_err(crate::io)?;
    if let Some(cores) = cores {
        sched_setaffinity(Pid::from_raw(0), cores).map_err(crate::io)?;
    }
    if let Some(parent) = parent {
        nix::sys::prctl::set_pdeathsig(Signal::SIGKILL).map_err(crate::io)?;
        // The parent may have died before the line above took effect.
        if nix::unistd::getppid() != parent {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
    }
    // SAFETY: marks descriptors of this forked child only; the ones in use are closed by exec.
    let marked = unsafe { libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, libc::CLOSE_RANGE_CLOEXEC) };
    // Kernels before 5.11 lack the flag: there only what was opened without close-on-exec stays open.
    let _ = marked;
    Ok(())
}

fn cpu_set(cores: &[usize]) -> io::Result<Option<CpuSet>> {
    if cores.is_empty() {
        return Ok(None);
    }
    let mut set = CpuSet::new();
    for &core in cores {
        set.set(core).map_err(crate::io)?;
    }
    Ok(Some(set))
}

fn pidfd(pid: u32) -> io::Result<OwnedFd> {
    // SAFETY: no memory is passed; the answer is a new descriptor or an error.
    let fd = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) };
    if fd < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the kernel has just made this descriptor for us.
    Ok(unsafe { OwnedFd::from_raw_fd(i32::try_from(fd).expect("a descriptor fits")) })
}

/// Collects a child that has ended; none while it runs.
pub fn reap(pidfd: &OwnedFd) -> io::Result<Option<Ending>> {
    wait_for(pidfd, WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG)
}

/// Waits for a child to end and collects it.
pub fn wait(pidfd: &OwnedFd) -> io::Result<Ending> {
    loop {
        match wait_for(pidfd, WaitPidFlag::WEXITED) {
            Ok(Some(ending)) => return Ok(ending),
            Ok(None) => {}
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

fn wait_for(pidfd: &OwnedFd, flags: WaitPidFlag) -> io::Result<Option<Ending>> {
    use std::os::fd::AsFd;
    match waitid(Id::PIDFd(pidfd.as_fd()), flags).map_err(crate::io)? {
        WaitStatus::Exited(_, code) => Ok(Some(Ending::Exited(code))),
        WaitStatus::Signaled(_, signal, _) => Ok(Some(Ending::Killed(signal as i32))),
        _ => Ok(None),
    }
}

/// Ends every child, adopted ones included, whatever group or session it has moved to. For the end of
/// a process that has collected the children it cares about.
pub fn end_children() {
    // Each round may bring grandchildren to light; a program cannot outrun a hundred.
    for _ in 0..100 {
        let children = children();
        if children.is_empty() {
            return;
        }
        for child in children {
            signal(child, libc::SIGKILL);
        }
        reap_all();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

fn reap_all() {
    let flags = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG;
    while matches!(waitid(Id::All, flags), Ok(WaitStatus::Exited(..) | WaitStatus::Signaled(..))) {}
}

/// Watches a process that is no child of this one: readable once it has ended.
///
/// # Errors
/// There is no such process, or the kernel is older than 5.3.
pub fn watch(pid: u32) -> io::Result<OwnedFd> {
    // SAFETY: integers are passed; a new descriptor comes back, or an error.
    let fd = unsafe { libc::syscall(libc::SYS_pidfd_open, libc::c_long::from(pid), 0) };
    match i32::try_from(fd) {
        // SAFETY: the kernel has just made this descriptor for this process; nobody else owns it.
        Ok(fd) if fd >= 0 => Ok(unsafe { OwnedFd::from_raw_fd(fd) }),
        _ => Err(io::Error::last_os_error()),
    }
}

/// Sends a signal to every process of a group; false if there is none left.
pub fn signal_group(group: u32, signal: i32) -> bool {
    let Ok(group) = i32::try_from(group) else { return false };
    // SAFETY: no memory is passed. A group id of 0 or 1 would reach others and is refused.
    group > 1 && unsafe { libc::kill(-group, signal) } == 0
}

/// Sends a signal to one process; false if it is gone.
pub fn signal(pid: u32, signal: i32) -> bool {
    let Ok(pid) = i32::try_from(pid) else { return false };
    // SAFETY: no memory is passed.
    pid > 1 && unsafe { libc::kill(pid, signal) } == 0
}

/// Orphaned descendants become children of this process, so that it can end them.
pub fn adopt_orphans() -> io::Result<()> {
    nix::sys::prctl::set_child_subreaper(true).map_err(crate::io)
}

/// Processor time that a process has used so far, all its threads together; 0 if it is gone.
pub fn cpu_time(pid: u32) -> std::time::Duration {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let times = after_name.split_ascii_whitespace().skip(11).take(2);
    let ticks: u64 = times.filter_map(|word| word.parse::<u64>().ok()).sum();
    // SAFETY: asks for a constant of the system.
    let per_second = unsafe { libc::sysconf(libc::_SC_CLK_TCK) };
    std::time::Duration::from_millis(ticks * 1000 / u64::try_from(per_second).unwrap_or(100).max(1))
}

/// Process ids of the children of this process.
pub fn children() -> Vec<u32> {
    let pid = std::process::id();
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
    let mut found = Vec::new();
    for thread in threads.flatten() {
        match std::fs::read_to_string(thread.path().join("children")) {
            Ok(text) => {
                found.extend(text.split_ascii_whitespace().filter_map(|word| word.parse::<u32>().ok()))
            }
            // The file exists only where the kernel was built with checkpoint support.
            Err(_) => return children_by_parent(pid),
        }
    }
    found
}

fn children_by_parent(parent: u32) -> Vec<u32> {
    let Ok(entries) = std::fs::read_dir("/proc") else { return Vec::new() };
    let pids = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    pids.filter(|pid| {
        let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        let after_name = stat.rsplit(')').next().unwrap_or_default();
        after_name.split_ascii_whitespace().nth(1).and_then(|word| word.parse().ok()) == Some(parent)
    })
    .collect()
}

/// Cores that this process may run on, ascending.
pub fn cores() -> Vec<usize> {
    let Ok(set) = sched_getaffinity(Pid::from_raw(0)) else { return Vec::new() };
    (0..CpuSet::count()).filter(|&core| set.is_set(core).unwrap_or(false)).collect()
}

/// Name of a signal as `kill -l` prints it, with SIG.
pub fn signal_name(signal: i32) -> String {
    Signal::try_from(signal).map_or_else(|_| format!("signal {signal}"), |known| known.as_str().to_owned())
}

/// Replaces a standard descriptor of this process by `/dev/null` and answers what it was.
pub fn take_standard(number: i32) -> io::Result<OwnedFd> {
    // SAFETY: duplicates a descriptor number; a bad one yields an error.
    let kept = unsafe { libc::fcntl(number, libc::F_DUPFD_CLOEXEC, 3) };
    if kept < 0 {
        return Err(io::Error::last_os_error());
    }
    // SAFETY: the descriptor was made on the line above.
    let kept = unsafe { OwnedFd::from_raw_fd(kept) };
    let null = std::fs::File::options().read(true).write(true).open("/dev/null")?;
    // SAFETY: both descriptors are open; the standard one is replaced as a whole.
    if unsafe { libc::dup2(null.as_raw_fd(), number) } < 0 {
        return Err(io::Error::last_os_error());
    }
    Ok(kept)
}

/// Whether `path` may be executed by this process.
pub fn executable(path: &Path) -> bool {
    nix::unistd::access(path, nix::unistd::AccessFlags::X_OK).is_ok()
}

/// A pipe: what is written to the second is read from the first. Both close on exec.
pub fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    nix::unistd::pipe2(nix::fcntl::OFlag::O_CLOEXEC).map_err(crate::io)
}

/// Writes out what the C library still holds of the program's output.
pub fn flush_output() {
    // SAFETY: a null stream means all output streams; nothing else is passed.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Has `function` called when the program ends by returning from main or by exit(3). Returns false if
/// there is no room for it.
pub fn at_exit(function: extern "C" fn()) -> bool {
    // SAFETY: atexit(3) takes a function without arguments that lives as long as this library.
    unsafe { libc::atexit(function) == 0 }
}

/// Ends this process at once, with no handlers and no destructors.
pub fn exit_now(code: i32) -> ! {
    // SAFETY: _exit(2) takes an integer and does not return.
    unsafe { libc::_exit(code) }
}
