//! A program that was started without a launcher and wants more than itself: it starts p2pmpirun, which
//! takes it in as the only process of a new job (MPI 5.0, 11.8.2: a singleton may spawn).

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use p2pmpi_abi::error::ERR_OTHER;
use p2pmpi_engine::agent;
use p2pmpi_launch::rank::ADOPT;
use p2pmpi_mpi::{Error, Process};
use p2pmpi_sys::process::{self, Spawn};

use crate::entry;

const LAUNCHER: &str = "p2pmpirun";

/// How long the launcher may take to answer.
const LIMIT: Duration = Duration::from_secs(30);

/// Makes sure that there is a launcher to ask.
///
/// # Errors
/// MPI_ERR_OTHER if none can be found or started.
pub(crate) fn ensure_launcher(process: &mut Process) -> Result<(), Error> {
    if process.agent.is_some() {
        return Ok(());
    }
    let failed = |why: String| {
        let text = format!(
            "this program was started without {LAUNCHER}, and a {LAUNCHER} of its own could not be started: {why}"
        );
        Error::new(ERR_OTHER, text)
    };
    let line = start().map_err(failed)?;
    let joined = agent::join_by(line.trim_end()).map_err(failed)?;
    entry::attach(process, joined)
}

/// Starts a launcher for this program; answers the line by which to join.
fn start() -> Result<String, String> {
    let program = find()?;
    let told = |error: std::io::Error| format!("{}: {error}", program.display());
    let (ours, theirs) = UnixStream::pair().map_err(told)?;
    let arguments: [OsString; 3] = [LAUNCHER.into(), ADOPT.into(), std::process::id().to_string().into()];
    process::spawn(Spawn {
        program: &program,
        arguments: &arguments,
        environment: None,
        directory: None,
        stdio: [Stdio::from(OwnedFd::from(theirs)), Stdio::inherit(), Stdio::inherit()],
        cores: &[],
        // It ends whatever is left when this program has gone.
        dies_with_parent: false,
    })
    .map_err(told)?;
    ours.set_read_timeout(Some(LIMIT)).map_err(told)?;
    let mut line = String::new();
    match BufReader::new(ours).read_line(&mut line) {
        Ok(0) => Err("it ended at once".to_owned()),
        Ok(_) => Ok(line),
        Err(error) => Err(format!("it does not answer ({error})")),
    }
}

/// The launcher that belongs to this library: below P2PMPI_ROOT, beside the library or in the bin
/// beside its folder, or in PATH.
fn find() -> Result<PathBuf, String> {
    let mut places = Vec::new();
    if let Some(root) = std::env::var_os("P2PMPI_ROOT").filter(|root| !root.is_empty()) {
        places.push(Path::new(&root).join("bin"));
    }
    if let Some(library) = own_file().as_deref().and_then(Path::parent) {
        places.push(library.to_path_buf());
        places.extend(library.parent().map(|prefix| prefix.join("bin")));
    }
    places.extend(std::env::var_os("PATH").iter().flat_map(std::env::split_paths));
    let found = places.iter().map(|place| place.join(LAUNCHER)).find(|file| process::executable(file));
    found.ok_or_else(|| "it is neither beside libmpi_abi.so.1 nor in PATH; set P2PMPI_ROOT".to_owned())
}

/// The file of this library, as the kernel has mapped it.
fn own_file() -> Option<PathBuf> {
    let code = own_file as fn() -> Option<PathBuf> as usize;
    let maps = std::fs::read_to_string("/proc/self/maps").ok()?;
    maps.lines().find_map(|line| {
        let (range, rest) = line.split_once(' ')?;
        let (first, end) = range.split_once('-')?;
        let number = |hex: &str| usize::from_str_radix(hex, 16).ok();
        let path = rest.find('/').map(|at| PathBuf::from(&rest[at..]));
        path.filter(|_| {
            number(first).is_some_and(|first| first <= code) && number(end).is_some_and(|end| code < end)
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_lies_in_a_file() {
        assert_eq!(own_file(), std::env::current_exe().ok());
    }
}
