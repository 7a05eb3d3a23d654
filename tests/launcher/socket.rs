//! Strangers and garbage on the socket of the node agent: refused, noted, and the job goes on.

use std::time::Duration;

use crate::{run, toy};

#[test]
fn a_wrong_token_is_refused_and_the_right_one_still_works() {
    let outcome = run(toy("-n 2", "join-wrongly join init finalize"));
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
    assert_eq!(
        outcome.stdout.matches("Refused { reason: \"wrong token\" }").count(),
        2,
        "{}",
        outcome.stdout
    );
}

#[test]
fn garbage_before_a_join_costs_only_the_connection() {
    for course in ["garbage", "oversized", "truncated"] {
        let outcome = run(toy("-n 2", &format!("only 1 {course} all join init finalize")));
        assert_eq!(outcome.code, 0, "{course}: {}", outcome.stderr);
    }
}

#[test]
fn garbage_after_a_join_costs_the_rank_its_connection() {
    for (course, why) in [
        ("garbage wait", "no launch message"),
        ("oversized wait", "where at most 1048576 are allowed"),
        ("truncated", "ended in the middle of a message"),
    ] {
        let outcome = run(toy("-n 2", &format!("join init only 1 {course} exit 8 all wait")));
        assert_eq!(outcome.code, 8, "{course}: {}", outcome.stderr);
        let note = "the control connection of rank 1 was closed";
        assert!(
            outcome.stderr.contains(note) && outcome.stderr.contains(why),
            "{course}: {}",
            outcome.stderr
        );
    }
}

#[test]
fn other_users_are_not_let_in() {
    if p2pmpi_sys::host::user() != 0 {
        println!("skipped: needs root to become somebody else");
        return;
    }
    // As nobody the socket closes before anything is read; joining then fails.
    let user = "setpriv --reuid 65534 --clear-groups";
    let available = std::process::Command::new("setpriv").arg("--version").output().is_ok();
    if !available {
        println!("skipped: no setpriv here");
        return;
    }
    let place = crate::script("toy-for-all", "");
    let copy = std::env::temp_dir().join(place.file_name().expect("a file"));
    std::fs::copy(env!("CARGO_BIN_EXE_toy-rank"), &copy).expect("the folder for temporary files is writable");
    let (_place, copy) = (crate::Removed(place), crate::Removed(copy));
    let job = crate::mpirun(&format!("-n 1 {user}")).arg(&*copy).args(["join", "init", "finalize"]);
    let outcome = run(job.limit(Duration::from_secs(20)));
    assert_ne!(outcome.code, 0, "{}", outcome.stdout);
    assert!(!outcome.stdout.contains("Welcome"), "{}", outcome.stdout);
}

#[test]
fn many_silent_guests_do_not_keep_ranks_out() {
    let outcome = run(toy("-n 4", "knock 30 sleep 200 join init finalize"));
    assert_eq!(outcome.code, 0, "{}", outcome.stderr);
}
