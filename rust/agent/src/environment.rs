//! The environment of one rank: what the user gave, and who the rank is in the variables of both
//! families of launchers, because scripts and programs read either.
//!
//! PMI_FD is never set, so that nothing mistakes us for Hydra. Called by `start`.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::node::{Placed, Section, Start};
use p2pmpi_launch::rank::JOIN_VARIABLE;

/// Variables of an outer launcher that would lead a rank to it.
const FOREIGN: [&str; 8] = [
    "PMI_FD",
    "PMI_PORT",
    "PMI_ID",
    "PMI_SPAWNED",
    "PMI_CONTROL_PORT",
    "PMIX_NAMESPACE",
    "PMIX_RANK",
    "PMIX_SERVER_URI",
];

/// The whole environment of the `index`-th process of the node.
pub fn of_rank(start: &Start, index: usize, join: &str) -> Vec<(OsString, OsString)> {
    let placed = &start.processes[index];
    let section = &start.sections[placed.section as usize];
    let mut environment = of_section(start, section);
    environment.retain(|(name, _)| !FOREIGN.iter().any(|foreign| name == foreign));
    let libraries = library_path(start, &environment);
    let mut set = |name: &str, value: OsString| {
        environment.retain(|(known, _)| known != name);
        environment.push((name.into(), value));
    };
    if let Some(libraries) = libraries {
        set("LD_LIBRARY_PATH", libraries);
    }
    for (name, value) in identity(start, placed, index) {
        set(name, value.to_string().into());
    }
    set(JOIN_VARIABLE, join.into());
    environment
}

/// What the user gave to the programs of a section.
pub fn of_section(start: &Start, section: &Section) -> Vec<(OsString, OsString)> {
    let mut environment: Vec<(OsString, OsString)> = Vec::new();
    let text = |bytes: &Bytes| bytes.as_os_str().to_owned();
    let first = start.environment.iter().map(|(name, value)| (text(name), text(value)));
    let later: Vec<_> = section.environment.iter().map(|(name, value)| (text(name), text(value))).collect();
    environment.extend(first.filter(|(name, _)| !later.iter().any(|(newer, _)| newer == name)));
    environment.extend(later);
    environment
}

/// The value of a variable.
pub fn value<'a>(environment: &'a [(OsString, OsString)], name: &str) -> Option<&'a OsStr> {
    environment.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.as_os_str())
}

/// A program linked by our wrappers finds the library by its own path; one linked by hand finds it
/// here, before another implementation's.
fn library_path(start: &Start, environment: &[(OsString, OsString)]) -> Option<OsString> {
    if start.library_path.is_empty() {
        return None;
    }
    let theirs = value(environment, "LD_LIBRARY_PATH").filter(|value| !value.is_empty());
    let ours = start.library_path.iter().map(|directory| PathBuf::from(directory.as_os_str()));
    std::env::join_paths(ours.chain(theirs.map(std::env::split_paths).into_iter().flatten())).ok()
}

fn identity(start: &Start, placed: &Placed, index: usize) -> [(&'static str, u64); 10] {
    let rank = u64::from(placed.rank);
    let size = u64::from(start.size);
    let local_rank = index as u64;
    let local_size = start.processes.len() as u64;
    [
        ("PMI_RANK", rank),
        ("PMI_SIZE", size),
        ("MPI_LOCALRANKID", local_rank),
        ("MPI_LOCALNRANKS", local_size),
        ("OMPI_COMM_WORLD_RANK", rank),
        ("OMPI_COMM_WORLD_SIZE", size),
        ("OMPI_COMM_WORLD_LOCAL_RANK", local_rank),
        ("OMPI_COMM_WORLD_LOCAL_SIZE", local_size),
        ("OMPI_COMM_WORLD_NODE_RANK", local_rank),
        ("OMPI_UNIVERSE_SIZE", u64::from(start.universe)),
    ]
}
