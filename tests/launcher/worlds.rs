//! Worlds that a program spawns: how their ends count, whose output is whose, and programs that spawn
//! without a launcher.

use std::path::{Path, PathBuf};
use std::time::Duration;

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::job::{Job, Outcome};

use crate::{mpirun, run};

fn program() -> PathBuf {
    compile::program(Path::new("tests/launcher/worlds.c"), &[], Mpi::Ours)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn spawning(options: &str, how: &str) -> Outcome {
    run(mpirun(options).arg(program()).arg(how))
}

#[test]
fn output_is_labelled_with_the_world() {
    let outcome = spawning("-n 2 -l", "wait");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    assert_eq!(outcome.sorted_lines(), ["[2,0] child 0", "[2,1] child 1"]);
    let outcome = spawning("-n 2 --tag-output", "wait");
    assert_eq!(outcome.sorted_lines(), ["[2,0]<stdout>: child 0", "[2,1]<stdout>: child 1"]);
}

#[test]
fn the_job_lasts_until_every_world_has_ended() {
    let outcome = spawning("-n 2", "slow");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    assert!(outcome.elapsed >= Duration::from_secs(1), "{:?}", outcome.elapsed);
    let outcome = spawning("-n 1", "code");
    assert_eq!(outcome.code, 7);
    assert!(outcome.stderr.contains("spawned world 2) exited with code 7"), "{}", outcome.stderr);
}

#[test]
fn a_failed_child_ends_its_parents() {
    for (how, code, part) in [("crash", 139, "SIGSEGV"), ("abort", 9, "MPI_Abort"), ("exit", 4, "code 4")] {
        let outcome = spawning("-n 2", how);
        assert_eq!(outcome.code, code, "{how}: {}", outcome.stderr);
        let said = &outcome.stderr;
        assert!(said.contains("spawned world 2") && said.contains(part), "{how}: {said}");
    }
    assert_eq!(spawning("-n 2", "parent-dies").code, 137);
}

#[test]
fn a_world_that_has_parted_fails_alone() {
    for (how, code, part) in
        [("apart", 0, ""), ("apart-crash", 139, "SIGSEGV"), ("apart-abort", 9, "MPI_Abort")]
    {
        let outcome = spawning("-n 2", how);
        assert_eq!(outcome.code, code, "{how}: {}", outcome.stderr);
        assert!(outcome.stderr.contains(part), "{how}: {}", outcome.stderr);
        assert_eq!(outcome.stdout.matches("parent goes on").count(), 2, "{how}: {}", outcome.stdout);
    }
}

#[test]
fn a_time_limit_ends_every_world() {
    let outcome = spawning("-n 1 --timeout 0.4", "slow");
    assert_eq!(outcome.code, 124);
    assert!(outcome.stderr.contains("ranks 0-1: computing"), "{}", outcome.stderr);
}

/// `Job::run` waits for every process that the program has left, its launcher included.
#[test]
fn a_program_without_a_launcher_spawns_too() {
    let alone = |how: &str| Job::command(&program()).args([how]);
    let outcome = run(alone("wait"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    assert_eq!(outcome.sorted_lines(), ["child 0", "child 1"]);
    let outcome = run(alone("crash"));
    assert!(outcome.stderr.contains("SIGSEGV"), "{}", outcome.stderr);
    assert_ne!(outcome.code, 0);
    run(alone("parent-dies"));
}
