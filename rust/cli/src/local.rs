//! This machine as a node: its agent.

use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use p2pmpi_launch::stream;
use p2pmpi_sys::process::{self, Spawn, Started};

use crate::Error;
use crate::job::Link;

/// Starts the node agent of this machine.
pub fn start_agent() -> Result<Link, Error> {
    let program = agent()?;
    let failed =
        |error: std::io::Error| Error::System(format!("cannot start {}: {error}", program.display()));
    let (ours, theirs) = stream::pair().map_err(failed)?;
    let Started { pid, pidfd } = process::spawn(Spawn {
        program: &program,
        arguments: &["p2pmpi-agent".into()],
        environment: None,
        directory: None,
        // It must not hold our output open when we are gone.
        stdio: [Stdio::from(OwnedFd::from(theirs)), Stdio::null(), Stdio::inherit()],
        cores: &[],
        // The agent must outlive this process to end the ranks; the end of its socket tells it.
        dies_with_parent: false,
    })
    .map_err(failed)?;
    Ok(Link::local(ours, pid, pidfd, p2pmpi_sys::host::name()))
}

/// The agent's executable: beside ours, as both are built and installed.
fn agent() -> Result<PathBuf, Error> {
    let directory = own_directory()?;
    let path = directory.join("p2pmpi-agent");
    if path.is_file() {
        return Ok(path);
    }
    Err(Error::System(format!(
        "p2pmpi-agent is missing beside p2pmpirun in {}; install p2pmpi again, or build it with \
         cargo build -p p2pmpi-agent",
        directory.display()
    )))
}

fn own_directory() -> Result<PathBuf, Error> {
    let ours = std::env::current_exe()
        .map_err(|error| Error::System(format!("cannot find my own executable: {error}")))?;
    Ok(ours.parent().map_or_else(|| PathBuf::from("/"), Path::to_path_buf))
}
