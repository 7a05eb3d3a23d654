//! Runs test cases that are made from files, with progress on the screen.
//!
//! Rust's own harness knows its cases when it is compiled; ours come from lists and folders. The command
//! line understood here is the part of Rust's that cargo and nextest use: filters, `--exact`, `--skip`,
//! `--list --format terse`, `--ignored`, `--nocapture`.

use std::env;
use std::process::ExitCode;
use std::time::Instant;

/// One test: a name to choose it by and what to do.
pub struct Case {
    /// Path-like, e.g. `coll/bcast.c 4 tcp`.
    pub name: String,
    /// Fails with a report for a person.
    pub run: Box<dyn Fn() -> Result<(), String>>,
}

#[derive(Default)]
struct Arguments {
    filters: Vec<String>,
    skipped: Vec<String>,
    exact: bool,
    list: bool,
    ignored: bool,
}

fn parse(arguments: impl Iterator<Item = String>) -> Arguments {
    let mut parsed = Arguments::default();
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--exact" => parsed.exact = true,
            "--list" => parsed.list = true,
            "--ignored" => parsed.ignored = true,
            "--skip" => parsed.skipped.extend(arguments.next()),
            "--format" | "--test-threads" | "--color" | "-Z" => drop(arguments.next()),
            option if option.starts_with('-') => {}
            _ => parsed.filters.push(argument),
        }
    }
    parsed
}

impl Arguments {
    fn selects(&self, name: &str) -> bool {
        let matches =
            |filter: &String| if self.exact { name == filter } else { name.contains(filter.as_str()) };
        (self.filters.is_empty() || self.filters.iter().any(matches)) && !self.skipped.iter().any(matches)
    }
}

/// Runs what the command line selects among the cases, one at a time: ranks want the cores for themselves.
pub fn main(cases: Vec<Case>) -> ExitCode {
    let arguments = parse(env::args().skip(1));
    let selected: Vec<&Case> = cases.iter().filter(|case| arguments.selects(&case.name)).collect();
    if arguments.list {
        if !arguments.ignored {
            selected.iter().for_each(|case| println!("{}: test", case.name));
        }
        return ExitCode::SUCCESS;
    }
    if arguments.ignored {
        return ExitCode::SUCCESS;
    }
    let mut failed = Vec::new();
    let start = Instant::now();
    for (index, case) in selected.iter().enumerate() {
        let begun = Instant::now();
        let result = (case.run)();
        let verdict = if result.is_ok() { "ok" } else { "FAILED" };
        let seconds = begun.elapsed().as_secs_f64();
        println!("[{}/{}] {} ... {verdict} ({seconds:.2} s)", index + 1, selected.len(), case.name);
        if let Err(report) = result {
            println!("{report}");
            failed.push(case.name.as_str());
        }
    }
    println!(
        "\n{} passed, {} failed in {:.1} s",
        selected.len() - failed.len(),
        failed.len(),
        start.elapsed().as_secs_f64()
    );
    failed.iter().for_each(|name| println!("    failed: {name}"));
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(line: &str) -> Arguments {
        parse(line.split_whitespace().map(String::from))
    }

    #[test]
    fn filters_select_by_part_of_the_name() {
        let chosen = arguments("bcast --nocapture --skip tcp");
        assert!(chosen.selects("coll/bcast.c 2 shm"));
        assert!(!chosen.selects("coll/bcast.c 2 tcp"));
        assert!(!chosen.selects("coll/reduce.c 2 shm"));
    }

    #[test]
    fn exact_filters_select_one() {
        let chosen = arguments("--exact a.c");
        assert!(chosen.selects("a.c") && !chosen.selects("aa.c"));
    }

    #[test]
    fn the_format_of_a_list_is_no_filter() {
        let chosen = arguments("--list --format terse");
        assert!(chosen.list && chosen.filters.is_empty());
    }
}
