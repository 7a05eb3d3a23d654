//! How jobs end: the code and the words for every way in which a rank can leave.

use std::time::Duration;

use crate::{mpirun, run, toy};

#[test]
fn orderly_ranks_give_code_0_and_no_words() {
    let outcome = run(toy("-n 4", "join init finalize"));
    assert_eq!((outcome.code, outcome.stderr.as_str()), (0, ""));
}

#[test]
fn abort_gives_its_code_and_names_the_rank() {
    let outcome = run(toy("-n 3", "join init only 1 abort 5 all wait"));
    assert_eq!(outcome.code, 5);
    assert!(outcome.stderr.contains("rank 1 (process "), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("ended the job with code 5: MPI_Abort was called"), "{}", outcome.stderr);
}

#[test]
fn an_exit_code_after_init_ends_the_others_and_is_explained() {
    let outcome = run(toy("-n 3", "join init only 2 exit 4 all wait"));
    assert_eq!(outcome.code, 4);
    assert!(outcome.stderr.contains("rank 2"), "{}", outcome.stderr);
    assert!(outcome.stderr.contains("exited with code 4 without calling MPI_Finalize"), "{}", outcome.stderr);
}

#[test]
fn an_exit_code_after_finalize_lets_the_others_finish() {
    let outcome = run(toy("-n 3", "join init finalize only 0 exit 6 all sleep 300 lines 1"));
    assert_eq!(outcome.code, 6);
    assert_eq!(outcome.stdout.lines().count(), 2);
}

#[test]
fn an_exit_code_before_init_ends_ranks_that_would_wait_for_ever() {
    let outcome = run(toy("-n 3", "only 0 exit 7 all join init wait"));
    assert_eq!(outcome.code, 7);
    assert!(outcome.stderr.contains("MPI_Init"), "{}", outcome.stderr);
}

#[test]
fn leaving_silently_while_others_wait_names_both() {
    let outcome = run(toy("-n 3", "join init only 1 exit 0 all barrier"));
    assert_eq!(outcome.code, 1);
    let said = &outcome.stderr;
    assert!(said.contains("rank 1") && said.contains("exited without calling MPI_Finalize"), "{said}");
    assert!(said.contains("ranks 0, 2: in MPI_Barrier"), "{said}");
}

#[test]
fn leaving_silently_is_no_reason_to_end_ranks_that_compute() {
    let outcome = run(toy("-n 2", "join init only 1 exit 0 all sleep 4000 lines 1 finalize"));
    assert_eq!((outcome.code, outcome.stdout.lines().count()), (0, 1), "{}", outcome.stderr);
}

#[test]
fn leaving_silently_when_nobody_waits_is_remarked() {
    let outcome = run(toy("-n 2", "join init"));
    assert_eq!(outcome.code, 0);
    assert!(outcome.stderr.contains("2 rank(s) exited without calling MPI_Finalize"), "{}", outcome.stderr);
}

#[test]
fn signals_give_128_and_their_number() {
    for (signal, code, name) in [(11, 139, "SIGSEGV"), (9, 137, "SIGKILL"), (6, 134, "SIGABRT")] {
        let outcome = run(toy("-n 2", &format!("join init only 1 signal {signal} all wait")));
        assert_eq!(outcome.code, code);
        let said = &outcome.stderr;
        assert!(said.contains("rank 1") && said.contains(&format!("was ended by {name}")), "{said}");
        assert!(said.contains("outside of MPI"), "{said}");
    }
}

#[test]
fn a_rank_that_ignores_sigterm_is_killed_after_a_grace() {
    let outcome = run(toy("-n 2", "ignore-terminate join init only 1 abort 3 all wait"));
    assert_eq!(outcome.code, 3);
    assert!(outcome.elapsed < Duration::from_secs(5), "{:?}", outcome.elapsed);
}

#[test]
fn a_time_limit_gives_124_and_says_where_every_rank_was() {
    let course = "only 0 wait all join only 1 wait all init only 2 wait all finalize wait";
    let outcome = run(toy("-n 4 --timeout 0.7", course));
    assert_eq!(outcome.code, 124);
    let said = &outcome.stderr;
    assert!(said.contains("the time limit of 0.7 s is over"), "{said}");
    assert!(said.contains("rank 0: before MPI_Init"), "{said}");
    assert!(said.contains("rank 1: in MPI_Init"), "{said}");
    assert!(said.contains("rank 3: after MPI_Finalize"), "{said}");
}

#[test]
fn the_variable_of_hydra_limits_the_time_too() {
    let outcome = run(mpirun("-n 2 sleep 30").env("MPIEXEC_TIMEOUT", "0.3"));
    assert_eq!(outcome.code, 124);
    assert!(outcome.stderr.contains("ranks 0-1: before MPI_Init"), "{}", outcome.stderr);
}

#[test]
fn programs_without_mpi_give_their_first_code() {
    let outcome = run(mpirun("-n 3 false"));
    assert_eq!(outcome.code, 1);
    assert_eq!(outcome.stderr.matches("exited with code 1").count(), 1, "{}", outcome.stderr);
    assert_eq!(run(mpirun("-n 3 true")).code, 0);
}

#[test]
fn quiesces_run_through_while_a_job_runs() {
    let job = toy("-v -n 3", "join init obey 20 finalize");
    let outcome = run(job.env("P2PMPI_QUIESCE_EVERY", "1"));
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    assert!(outcome.stderr.contains("quiesced and resumed 20 times"), "{}", outcome.stderr);
}
