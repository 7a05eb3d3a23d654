//! `include/mpi.h` in every language that programs use it from, held to facts of the standard.

use crate::{generate, programs};
use p2pmpi_codegen::table::Table;
use p2pmpi_tests::paths;

#[test]
fn generated_files_are_what_the_table_says() {
    let outputs = p2pmpi_codegen::generate(&paths::root(), false).expect("the table is well-formed");
    p2pmpi_codegen::output::check(&paths::root(), &outputs).unwrap_or_else(|stale| panic!("{stale}"));
}

#[test]
fn the_header_compiles_without_a_warning() {
    let source = programs::source("facts.c");
    let source = source.to_str().expect("paths are UTF-8");
    let strict = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-Wshadow", "-fsyntax-only"];
    for standard in ["c99", "c11", "c17"] {
        let std = format!("-std={standard}");
        programs::cc("cc", &[&[std.as_str()], &strict[..], &[source]].concat());
    }
    for standard in ["c++11", "c++17"] {
        let std = format!("-std={standard}");
        programs::cc("c++", &[&[std.as_str()], &strict[..], &["-x", "c++", source]].concat());
    }
}

#[test]
fn our_extensions_are_declared_and_work() {
    let program = programs::executable(&programs::source("extensions.c"));
    let run = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0));
    let outcome = run.unwrap_or_else(|report| panic!("{report}"));
    assert!(
        outcome.stdout.contains(concat!("version ", env!("CARGO_PKG_VERSION"), "\n")),
        "{}",
        outcome.stdout
    );
    assert!(outcome.stdout.contains("on rank 0 of 1: comm is MPI_COMM_NULL"), "{}", outcome.stdout);
}

#[test]
fn facts_of_the_standard_hold() {
    let program = programs::executable(&programs::source("facts.c"));
    let run = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0));
    run.and_then(|outcome| outcome.expect_output("all facts hold"))
        .unwrap_or_else(|report| panic!("{report}"));
}

#[test]
fn every_constant_and_prototype_of_the_table_is_in_the_header() {
    let table = Table::read(&paths::root()).expect("the table is well-formed");
    let source = programs::write_source("constants.c", &generate::constants(&table));
    let program = programs::executable(&source);
    let run = programs::run_alone(&program).and_then(|outcome| outcome.expect_code(0));
    run.unwrap_or_else(|report| panic!("{report}"));
}
