//! Writes `rust/COVERAGE.md`: which functions do what the standard says, and which of them a test names.
//!
//! It is written on request (`codegen --coverage`), not each time, because it changes with every body
//! and every test.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

use crate::bodies::Bodies;
use crate::output::Output;
use crate::table::{Function, Table};

const HEAD: &str = "\
# What is implemented and tested

Written by `cargo run -p p2pmpi-codegen -- --coverage`. A function is implemented if `rust/capi` has its
body; otherwise it returns `MPI_ERR_UNSUPPORTED_OPERATION`. It is tested if a program of
`tests/conformance` or `tests/abi` names it. Large-count twins (`_c`) count by themselves.

";

/// The matrix: totals first, then every function.
pub fn write(root: &Path, table: &Table, bodies: &Bodies) -> Result<Output, String> {
    let tested = named_in_tests(root)?;
    let is_tested = |function: &Function| tested.contains(&format!("MPI_{}", function.name));
    let mut text = String::from(HEAD);
    text.push_str("| chapter | functions | implemented | tested |\n|---|--:|--:|--:|\n");
    let row = |text: &mut String, title: &str, chosen: Vec<&Function>| {
        let implemented = chosen.iter().filter(|f| bodies.implements(f)).count();
        let tested = chosen.iter().filter(|f| bodies.implements(f) && is_tested(f)).count();
        let _ = writeln!(text, "| {title} | {} | {implemented} | {tested} |", chosen.len());
    };
    for chapter in table.chapters() {
        row(&mut text, chapter, table.functions.iter().filter(|f| f.chapter == chapter).collect());
    }
    row(&mut text, "all", table.functions.iter().collect());
    for chapter in table.chapters() {
        let _ = write!(text, "\n## {chapter}\n\n| function | implemented | tested |\n|---|---|---|\n");
        for function in table.functions.iter().filter(|f| f.chapter == chapter) {
            let mark = |yes: bool| if yes { "yes" } else { "-" };
            let implemented = bodies.implements(function);
            let tested = mark(implemented && is_tested(function));
            let _ = writeln!(text, "| MPI_{} | {} | {tested} |", function.name, mark(implemented));
        }
    }
    Ok(Output { path: "rust/COVERAGE.md".to_owned(), text })
}

fn named_in_tests(root: &Path) -> Result<HashSet<String>, String> {
    let mut names = HashSet::new();
    for folder in ["tests/conformance", "tests/abi"] {
        collect(&root.join(folder), &mut names)?;
    }
    Ok(names)
}

fn collect(folder: &Path, names: &mut HashSet<String>) -> Result<(), String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(()) };
    for path in entries.filter_map(|entry| entry.ok()).map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, names)?;
        } else if path.extension().is_some_and(|e| e == "c" || e == "h") {
            let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
            names.extend(words(&text).filter(|word| word.starts_with("MPI_")).map(str::to_owned));
        }
    }
    Ok(())
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_whole_words() {
        let found: Vec<&str> = words("CHECK(MPI_Send_c(x) == PMPI_Recv);").collect();
        assert!(
            found.contains(&"MPI_Send_c") && !found.contains(&"MPI_Send") && !found.contains(&"MPI_Recv")
        );
    }
}
