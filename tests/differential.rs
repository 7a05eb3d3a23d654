//! Runs the conformance programs under MPICH too: both must end well and print the same lines. This tests
//! the tests as much as the library: a check that MPICH fails is probably wrong.
//!
//! Debian's MPICH compiles them itself. With MPICH 5, which has the standard ABI, they are exchanged: its
//! library runs what was built with our header, and ours what was built with its header.
//! Without `mpicc.mpich`, or without MPICH 5, there are no such cases; scripts/test gets both where it may.

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::listing::{self, Differential, Entry};
use p2pmpi_tests::paths;
use std::path::Path;
use std::process::{Command, ExitCode};

fn compare(entry: &Entry, ranks: usize) -> Result<(), String> {
    let theirs = entry.run(Mpi::Mpich, ranks, None)?;
    let ours = entry.run(Mpi::Ours, ranks, None)?;
    agree(entry, &ours, &theirs)
}

fn exchange(entry: &Entry, ranks: usize) -> Result<(), String> {
    let theirs = entry.run_exchanged(Mpi::Ours, Mpi::Mpich5, ranks)?;
    let ours = entry.run_exchanged(Mpi::Mpich5, Mpi::Ours, ranks)?;
    agree(entry, &ours, &theirs)
}

fn agree(entry: &Entry, ours: &Outcome, theirs: &Outcome) -> Result<(), String> {
    if (theirs.code == 0) != (entry.code == 0) {
        return Err(format!("MPICH ends with {}, expected {}: {theirs:#?}", theirs.code, entry.code));
    }
    if entry.code == 0 && ours.sorted_lines() != theirs.sorted_lines() {
        return Err(format!("ours:\n{}\nMPICH's:\n{}", ours.stdout, theirs.stdout));
    }
    Ok(())
}

/// Whether MPICH 5 runs a program of its own here: where it cannot, nothing is learnt from it.
fn mpich5_runs() -> Result<(), String> {
    if !paths::mpich5().join("state").exists() {
        return Err("it is not there; run scripts/test differential".to_owned());
    }
    let program = compile::program(Path::new("c-examples/hello.c"), &[], Mpi::Mpich5)?;
    let outcome = Job::under(Mpi::Mpich5, &program, 2).run()?;
    if outcome.code == 0 { Ok(()) } else { Err(format!("{outcome:#?}")) }
}

fn main() -> ExitCode {
    let debians = Command::new("mpicc.mpich").arg("-show").output().is_ok();
    if !debians {
        println!("no mpicc.mpich here: apt-get install mpich libmpich-dev");
    }
    let exchanges =
        mpich5_runs().inspect_err(|why| println!("nothing is exchanged with MPICH 5: {why}")).is_ok();
    let mut cases = Vec::new();
    for entry in listing::conformance() {
        let with_4 = debians && matches!(entry.differential, Differential::Mpich4 | Differential::Both);
        let with_5 = exchanges && matches!(entry.differential, Differential::Mpich5 | Differential::Both);
        // MPICH spins while it waits: more ranks than cores take minutes instead of milliseconds.
        let Some(&ranks) = entry.ranks.iter().filter(|&&ranks| ranks <= 4).max() else { continue };
        let name = format!("{} on {ranks}", entry.name());
        // The wheel of MPICH 5 has no Fortran.
        if with_5 && entry.source.extension().is_some_and(|extension| extension == "c") {
            let (name, entry) = (format!("{name} exchanged with MPICH 5"), entry.clone());
            cases.push(Case { name, run: Box::new(move || exchange(&entry, ranks)) });
        }
        if with_4 {
            cases.push(Case { name, run: Box::new(move || compare(&entry, ranks)) });
        }
    }
    harness::main(cases)
}
