//! Programs that cannot be started, and those that are started in roundabout ways.

use std::process::Command;

use p2pmpi_tests::paths;

use crate::{Removed, mpirun, run, script, toy};

#[test]
fn a_missing_program_gives_127_and_the_paths_tried() {
    let outcome = run(mpirun("-n 2 no-such-program").env("PATH", "/bin:/opt/none"));
    assert_eq!(outcome.code, 127);
    let said = &outcome.stderr;
    assert!(
        said.contains("no such program: no-such-program (tried /bin/no-such-program, /opt/none/"),
        "{said}"
    );
    assert_eq!(said.lines().count(), 1, "{said}");
    let outcome = run(mpirun("-n 2 ./no/such"));
    assert!(outcome.stderr.contains("/./no/such"), "{}", outcome.stderr);
    assert_eq!(outcome.code, 127);
}

#[test]
fn a_file_that_is_no_program_gives_126() {
    let source = paths::root().join("Cargo.toml");
    let outcome = run(mpirun("-n 2").arg(&source));
    assert_eq!(outcome.code, 126);
    assert!(outcome.stderr.contains("it is not executable"), "{}", outcome.stderr);
    let outcome = run(mpirun("-n 2 /"));
    assert_eq!(outcome.code, 126);
    assert!(outcome.stderr.contains("it is a directory"), "{}", outcome.stderr);
}

#[test]
fn a_program_for_another_machine_is_named_as_such() {
    let mut bytes = std::fs::read("/bin/true").expect("there is /bin/true");
    // e_machine of a machine that is surely not this one: S/390 here, x86-64 there.
    bytes[18..20].copy_from_slice(if cfg!(target_arch = "s390x") { &[62, 0] } else { &[22, 0] });
    let file = Removed(script("foreign", ""));
    std::fs::write(&*file, &bytes).expect("the scratch folder is writable");
    let outcome = run(mpirun("-n 2").arg(&*file));
    assert_eq!(outcome.code, 126);
    assert!(outcome.stderr.contains("it was built for IBM Z, and this machine is"), "{}", outcome.stderr);
}

#[test]
fn a_program_of_another_mpi_is_named_as_such() {
    // A library that is only called like Open MPI's is enough.
    let folder = Removed(paths::scratch().join(format!("other-mpi-{}", std::process::id())));
    std::fs::create_dir_all(&*folder).expect("the scratch folder is writable");
    let build = "echo 'int x;' | cc -shared -xc - -Wl,-soname,libmpi.so.40 -o libmpi.so && \
                 echo 'extern int x; int main(void) { return x; }' | cc -xc - -L. -lmpi -o program";
    let built = Command::new("sh").args(["-c", build]).current_dir(&*folder).status().expect("there is sh");
    assert!(built.success());
    let outcome = run(mpirun("-n 3").arg(folder.join("program")));
    assert_eq!(outcome.code, 126);
    let said = &outcome.stderr;
    assert!(said.contains("it was built for Open MPI (it needs libmpi.so.40)"), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn scripts_run_with_and_without_a_first_line() {
    let with = Removed(script("with", "#!/bin/sh\necho with $1\n"));
    assert_eq!(run(mpirun("-n 1").arg(&*with).arg("x")).stdout, "with x\n");
    let without = Removed(script("without", "echo without $1\n"));
    assert_eq!(run(mpirun("-n 1").arg(&*without).arg("x")).stdout, "without x\n");
    let missing = Removed(script("missing", "#!/no/such/interpreter\n"));
    let outcome = run(mpirun("-n 1").arg(&*missing));
    assert_eq!(outcome.code, 126);
    assert!(outcome.stderr.contains("the interpreter named in its first line"), "{}", outcome.stderr);
}

#[test]
fn a_rank_may_join_from_below_a_wrapper() {
    let line = format!("{} join init finalize lines 1; exit 3", env!("CARGO_BIN_EXE_toy-rank"));
    let outcome = run(mpirun("-n 2 sh -c").arg(line));
    assert_eq!((outcome.code, outcome.stdout.lines().count()), (3, 2), "{}", outcome.stderr);
}

#[test]
fn one_process_joins_once() {
    let toy_rank = env!("CARGO_BIN_EXE_toy-rank");
    let line = format!("{toy_rank} join init finalize; {toy_rank} join");
    let outcome = run(mpirun("-n 1 sh -c").arg(line));
    assert_eq!(outcome.code, 9);
    assert!(outcome.stdout.contains("rank 0 has called MPI_Init already"), "{}", outcome.stdout);
}

#[test]
fn routes_of_neighbours_are_answered_when_they_are_known() {
    let outcome =
        run(toy("-n 2", "join init only 1 sleep 200 listening 4711 sleep 500 only 0 resolve 1 all finalize"));
    assert!(outcome.stdout.contains("Route { process: 1, addresses: [127.0.0.1:4711]"), "{}", outcome.stdout);
    let outcome = run(toy("-n 2", "join init only 0 sleep 300 resolve 1 all finalize"));
    assert!(outcome.stdout.contains("process 1 has ended"), "{}", outcome.stdout);
    let outcome = run(toy("-n 2", "join init only 0 resolve 9 all finalize"));
    assert!(outcome.stdout.contains("there is no process 9 in this job of 2"), "{}", outcome.stdout);
}
