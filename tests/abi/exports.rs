//! The names that the library exports, and its own.

use p2pmpi_codegen::table::Table;
use p2pmpi_tests::job::Job;
use p2pmpi_tests::{compile, paths};
use std::collections::BTreeSet;
use std::path::Path;

fn readelf(option: &str) -> String {
    compile::library();
    let library = paths::binary("libmpi_abi.so");
    let run = Job::command(Path::new("readelf")).args(["-W", option]).arg(&library).run();
    run.and_then(|outcome| outcome.expect_code(0)).unwrap_or_else(|report| panic!("{report}")).stdout
}

/// Defined global functions and data: the last column of lines whose section index is a number.
fn exported() -> BTreeSet<String> {
    let symbols = readelf("--dyn-syms");
    let defined = symbols.lines().filter_map(|line| {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let [_, _, _, _, bind, visibility, section, name] = columns[..] else { return None };
        let is_ours = matches!(bind, "GLOBAL" | "WEAK") && visibility == "DEFAULT" && section != "UND";
        is_ours.then(|| name.to_owned())
    });
    defined.collect()
}

#[test]
fn every_function_of_the_table_is_exported_twice_and_nothing_else_is() {
    let table = Table::read(&paths::root()).expect("the table is well-formed");
    let mut expected = BTreeSet::new();
    for function in &table.functions {
        expected.insert(format!("MPI_{}", function.name));
        expected.insert(format!("PMPI_{}", function.name));
    }
    let exported = exported();
    let missing: Vec<_> = expected.difference(&exported).collect();
    assert!(missing.is_empty(), "not exported: {missing:?}");
    let is_extension = |name: &&String| name.starts_with("P2pmpi_") || name.starts_with("p2pmpi_");
    let extra: Vec<_> = exported.difference(&expected).filter(|name| !is_extension(name)).collect();
    assert!(extra.is_empty(), "exported beyond the table: {extra:?}");
}

#[test]
fn the_library_never_calls_an_mpi_symbol() {
    let symbols = readelf("--dyn-syms");
    let undefined = symbols.lines().filter(|line| line.contains(" UND "));
    let calls: Vec<_> = undefined.filter(|line| line.contains("MPI_")).collect();
    assert!(calls.is_empty(), "{calls:?}");
    let relocations = readelf("--relocs");
    let through_plt: Vec<_> = relocations.lines().filter(|line| line.contains("MPI_")).collect();
    assert!(through_plt.is_empty(), "a tool would see the library's own calls: {through_plt:?}");
}

#[test]
fn the_library_has_the_agreed_soname_and_links() {
    assert!(readelf("--dynamic").contains("soname: [libmpi_abi.so.1]"));
    for link in ["libmpi_abi.so.1", "libmpi_abi.so.0"] {
        let target = std::fs::canonicalize(paths::binary(link)).expect("the link leads somewhere");
        assert_eq!(target, std::fs::canonicalize(paths::binary("libmpi_abi.so")).expect("built"));
    }
}
