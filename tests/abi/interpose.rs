//! Tools: an `MPI_Send` in the program, or in a preloaded library, comes before ours and reaches
//! `PMPI_Send` (MPI 5.0, 15.2.1).

use crate::programs;
use p2pmpi_tests::paths;

#[test]
fn a_function_of_the_program_comes_first() {
    let program = programs::executable(&programs::source("override.c"));
    let run = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0));
    run.and_then(|outcome| outcome.expect_output("received 42, the tool saw 1 send"))
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn a_function_of_a_preloaded_library_comes_first() {
    let program = programs::executable(&programs::source("send.c"));
    let tool = paths::scratch().join("libtool.so");
    let names = [programs::source("tool.c"), tool.clone()].map(|p| p.to_str().expect("UTF-8").to_owned());
    programs::cc("cc", &["-std=c11", "-shared", "-fPIC", &names[0], "-o", &names[1]]);
    let plain = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0)).expect("runs");
    assert_eq!(plain.stdout, "received 42\n");
    let run = programs::alone(&program).env("LD_PRELOAD", &names[1]).run();
    let watched = run.and_then(|outcome| outcome.expect_code(0)).expect("runs under the tool");
    assert_eq!(watched.stdout, "tool: MPI_Send\nreceived 42\n");
}
