//! Runs the conformance programs under Debian's MPICH too: both must end well and print the same lines.
//! This tests the tests as much as the library: a check that MPICH fails is probably wrong.
//! Without `mpicc.mpich` there are no cases; scripts/test installs it where it may.

use p2pmpi_tests::compile::Mpi;
use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::listing::{self, Entry};
use std::process::{Command, ExitCode};

fn compare(entry: &Entry, ranks: usize) -> Result<(), String> {
    let theirs = entry.run(Mpi::Mpich, ranks, None)?;
    if (theirs.code == 0) != (entry.code == 0) {
        return Err(format!("MPICH ends with {}, expected {}: {theirs:#?}", theirs.code, entry.code));
    }
    let ours = entry.run(Mpi::Ours, ranks, None)?;
    if entry.code == 0 && ours.sorted_lines() != theirs.sorted_lines() {
        return Err(format!("ours:\n{}\nMPICH's:\n{}", ours.stdout, theirs.stdout));
    }
    Ok(())
}

fn main() -> ExitCode {
    if Command::new("mpicc.mpich").arg("-show").output().is_err() {
        println!("no mpicc.mpich here: apt-get install mpich libmpich-dev");
        return ExitCode::SUCCESS;
    }
    let mut cases = Vec::new();
    for entry in listing::conformance().into_iter().filter(|entry| entry.differential) {
        // MPICH spins while it waits: more ranks than cores take minutes instead of milliseconds.
        let Some(&ranks) = entry.ranks.iter().filter(|&&ranks| ranks <= 4).max() else { continue };
        let name = format!("{} on {ranks}", entry.name());
        cases.push(Case { name, run: Box::new(move || compare(&entry, ranks)) });
    }
    harness::main(cases)
}
