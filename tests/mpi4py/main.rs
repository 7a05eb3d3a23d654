//! mpi4py's own suite, built from its released source against our header: a large program that nobody
//! here wrote. `setup.sh` (called by scripts/test) builds it.
//!
//! All modules run in one job for each number of ranks and transport, except those of `failing.txt`,
//! which must fail still, so that the list stays true.
#![forbid(unsafe_code)]

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use p2pmpi_tests::harness::{self, Case};
use p2pmpi_tests::job::{Job, Outcome};
use p2pmpi_tests::paths;

/// One run of the whole suite takes half a minute on one rank; on five, of which two cores run two at a
/// time, two minutes over shared memory and three over TCP.
const LIMIT: Duration = Duration::from_secs(600);
/// A module that fails may do so by waiting for ever.
const LIMIT_LISTED: Duration = Duration::from_secs(60);
/// Lines of a failed run that are shown, from its end.
const SHOWN: usize = 80;

fn main() -> ExitCode {
    let listed = listed(include_str!("failing.txt"));
    let mut cases = Vec::new();
    for ranks in 1..=5 {
        for transport in ["shm", "tcp"] {
            let names = listed.clone();
            let run = move || passes(ranks, transport, &names);
            cases.push(Case { name: format!("mpi4py on {ranks} over {transport}"), run: Box::new(run) });
        }
    }
    for module in listed {
        let name = format!("{module} of mpi4py is rightly listed as failing");
        cases.push(Case { name, run: Box::new(move || still_fails(&module)) });
    }
    harness::main(cases)
}

/// The names in a list of modules.
fn listed(text: &str) -> Vec<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_whitespace().next()).map(String::from).collect()
}

/// Where `setup.sh` has built it.
fn folder() -> PathBuf {
    paths::target().join("mpi4py").join(paths::profile())
}

/// A run of the suite's modules that these options of its test/main.py choose.
fn suite(ranks: usize, transport: &str, limit: Duration, options: &[&str]) -> Result<Outcome, String> {
    let folder = folder();
    if !folder.join("state").exists() {
        return Err(format!("{} is not there: run scripts/test mpi4py", folder.display()));
    }
    let source = folder.join("source");
    Job::new(&folder.join("venv/bin/python"), ranks)
        .arg(source.join("test/main.py"))
        .args(["--no-builddir", "-v"])
        .args(options.iter().copied())
        .folder(&source)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .transport(transport)
        .limit(limit)
        .run()
}

fn passes(ranks: usize, transport: &str, except: &[String]) -> Result<(), String> {
    let pattern = format!("^({})\\.py$", except.join("|"));
    let options: &[&str] = if except.is_empty() { &[] } else { &["-e", &pattern] };
    let outcome = suite(ranks, transport, LIMIT, options)?;
    let well = outcome.stderr.lines().filter(|line| line.starts_with("OK")).count();
    if outcome.code == 0 && well == ranks {
        return Ok(());
    }
    let told = |line: &&str| !line.ends_with("... ok") && !line.contains("... skipped");
    let lines: Vec<&str> = outcome.stderr.lines().filter(told).collect();
    let shown = lines[lines.len().saturating_sub(SHOWN)..].join("\n");
    Err(format!("it ended with {}:\n{shown}", outcome.code))
}

fn still_fails(module: &str) -> Result<(), String> {
    let pattern = format!("^{module}\\.py$");
    match suite(2, "shm", LIMIT_LISTED, &["-i", &pattern]) {
        Ok(outcome) if outcome.code == 0 => {
            Err("it passes: take its line out of tests/mpi4py/failing.txt".to_owned())
        }
        _ => Ok(()),
    }
}
