//! Real MPI programs under the launcher: how they end, where they wait, how soon they start.

use std::path::{Path, PathBuf};
use std::time::Duration;

use p2pmpi_tests::compile::{self, Mpi};
use p2pmpi_tests::job::Outcome;

use crate::{mpirun, run};

fn program() -> PathBuf {
    compile::program(Path::new("tests/launcher/ends.c"), &[], Mpi::Ours)
        .unwrap_or_else(|error| panic!("{error}"))
}

fn ends(options: &str, how: &str) -> Outcome {
    run(mpirun(options).arg(program()).arg(how))
}

/// The code and a part of the report for one way to leave.
fn check(how: &str, code: i32, parts: &[&str]) {
    let outcome = ends("-n 3", how);
    assert_eq!(outcome.code, code, "{how}: {}", outcome.stderr);
    for part in parts {
        assert!(outcome.stderr.contains(part), "{how}: `{part}` is not in: {}", outcome.stderr);
    }
}

#[test]
fn every_way_to_leave_has_its_code_and_its_report() {
    check("nothing", 0, &[]);
    check("after", 6, &["rank 1", "exited with code 6"]);
    check("abort", 5, &["rank 1", "MPI_Abort"]);
    check("_exit", 4, &["rank 1", "exited with code 4 without calling MPI_Finalize"]);
    check("crash", 139, &["rank 1", "SIGSEGV", "outside of MPI"]);
    check("crash-inside", 139, &["rank 1", "SIGSEGV", "in MPI_Send"]);
    check("kill", 137, &["rank 1", "SIGKILL", "outside of MPI"]);
}

#[test]
fn an_exit_while_others_wait_names_both() {
    let parts = ["rank 1", "exited without calling MPI_Finalize", "ranks 0, 2: in MPI_Barrier"];
    check("exit", 1, &parts);
}

#[test]
fn the_user_chooses_the_error_handler_of_the_start() {
    let outcome = ends("-n 3 --initial-errhandler mpi_errors_return", "truncate");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
    let outcome = ends("-n 3 --initial-errhandler none", "truncate");
    assert_eq!(outcome.code, 2, "{}", outcome.stderr);
}

#[test]
fn an_mpi_error_names_rank_call_and_sizes() {
    check("truncate", 15, &["rank 1", "MPI_Recv", "16 bytes", "room for 4", "rank 0", "tag 7"]);
}

#[test]
fn ranks_that_wait_for_a_slow_one_are_let_wait() {
    let outcome = ends("-n 3", "late");
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
}

#[test]
fn a_time_limit_names_the_calls() {
    let outcome = ends("-n 3 --timeout 1", "receive");
    assert_eq!(outcome.code, 124);
    assert!(outcome.stderr.contains("ranks 0, 2: in MPI_Barrier"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("rank 1: in MPI_Recv"), "{}", outcome.stderr);
    let outcome = ends("-n 2 --timeout 1", "compute");
    assert!(outcome.stderr.contains("rank 1: computing, outside of MPI"), "{}", outcome.stderr);
}

#[test]
fn programs_run_below_wrappers_and_beside_others() {
    let path = program();
    let line = format!("{} nothing && echo done", path.display());
    assert_eq!(run(mpirun("-n 2 sh -c").arg(line)).stdout, "done\ndone\n");
    // A barrier of all three ends only if both programs are in one world.
    let outcome = run(mpirun("-n 1").arg(&path).args(["late", ":", "-n", "2"]).arg(&path).arg("late"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
}

#[test]
fn sixteen_ranks_start_and_end_in_three_tenths_of_a_second() {
    let limit = Duration::from_millis(300);
    let times: Vec<Duration> = (0..10).map(|_| ends("-n 16", "nothing").elapsed).collect();
    let best = times.iter().min().expect("ten runs");
    assert!(*best <= limit, "{times:?}");
}
