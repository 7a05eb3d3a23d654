//! Every function with every argument wrong in turn: exactly the error class that the standard names,
//! through the right error handler, with a text that names function, argument and value, and nothing
//! changed by it (invariants 4 and 12 of rust/ARCHITECTURE.md).

use crate::{generate, programs};
use p2pmpi_codegen::bodies::Bodies;
use p2pmpi_codegen::table::Table;
use p2pmpi_tests::job::Job;
use p2pmpi_tests::paths;
use std::path::PathBuf;

/// The word that has the program install error handlers of its own instead of MPI_ERRORS_RETURN.
const HANDLERS: &str = "handlers";

fn program(name: &str, text: fn(&Table, &Bodies) -> String) -> PathBuf {
    let table = Table::read(&paths::root()).expect("the table is well-formed");
    let bodies = Bodies::find(&paths::root(), &table).expect("capi can be read");
    let header = std::fs::read_to_string(programs::source("misuse.h")).expect("misuse.h is here");
    let text = text(&table, &bodies).replace("#include \"misuse.h\"\n", &header);
    programs::executable(&programs::write_source(name, &text))
}

fn run(name: &str, job: Job) {
    let outcome = job.folder(&paths::scratch()).run().and_then(|outcome| outcome.expect_code(0));
    outcome.unwrap_or_else(|report| panic!("{name}\n{report}"));
}

#[test]
fn wrong_arguments_are_errors_of_the_right_class() {
    let program = program("misuse.c", generate::misuse);
    run("without a launcher", programs::alone(&program));
    run("on one rank", Job::new(&program, 1).arg(HANDLERS));
    run("on two ranks", Job::new(&program, 2).arg(HANDLERS));
}

#[test]
fn calls_before_init_and_after_finalize_are_errors() {
    let program = program("closed.c", generate::closed);
    run("without a launcher", programs::alone(&program));
    run("on one rank", Job::new(&program, 1));
}
