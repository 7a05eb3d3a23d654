//! Every implemented function with every argument wrong in turn: an MPI error of the right class, never a
//! crash (invariant 4 of rust/ARCHITECTURE.md). And every function that is not written says so.

use crate::{generate, programs};
use p2pmpi_codegen::bodies::Bodies;
use p2pmpi_codegen::table::Table;
use p2pmpi_tests::job::Job;
use p2pmpi_tests::paths;
use std::path::PathBuf;

fn program(name: &str, text: fn(&Table, &Bodies) -> String) -> PathBuf {
    let table = Table::read(&paths::root()).expect("the table is well-formed");
    let bodies = Bodies::find(&paths::root(), &table).expect("capi can be read");
    let header = std::fs::read_to_string(programs::source("misuse.h")).expect("misuse.h is here");
    let text = text(&table, &bodies).replace("#include \"misuse.h\"\n", &header);
    programs::executable(&programs::write_source(name, &text))
}

fn run(program: &std::path::Path, ranks: usize) {
    let run = Job::new(program, ranks).run().and_then(|outcome| outcome.expect_code(0));
    run.unwrap_or_else(|report| panic!("on {ranks} ranks\n{report}"));
}

#[test]
fn wrong_arguments_are_errors_of_the_right_class() {
    let program = program("misuse.c", generate::misuse);
    let alone = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0));
    alone.unwrap_or_else(|report| panic!("without a launcher\n{report}"));
    run(&program, 1);
    run(&program, 2);
}

#[test]
fn functions_that_are_not_written_say_so_by_name() {
    let program = program("unsupported.c", generate::unsupported);
    run(&program, 1);
}
