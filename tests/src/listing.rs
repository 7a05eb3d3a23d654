//! What to run: the lines of `programs.list` and the header comments of `conformance/**.c`.
//!
//! A line of the list has four columns, separated by `|`:
//! source and link flags, arguments, rank counts, text that standard output must contain.
//! A conformance program says the same in comments at its top (`!` instead of `//` in Fortran):
//!
//! ```c
//! // ranks: 1 2 4          rank counts (required)
//! // args: x y             arguments
//! // exit: 3               expected exit code, else 0
//! // expect: text          must be in standard output (may be given more than once)
//! // expect-error: text    must be in standard error
//! // transports: tcp       else shm and tcp
//! // long: why             only with P2PMPI_TEST_FULL=1 (scripts/test --full)
//! // differential: no (why)  cannot run, or prints something else, under MPICH, as every program
//!                        whose name ends with _beyond_mpich
//! // differential: 4 (why)  compared with Debian's MPICH 4, but not with MPICH 5; or 5, the other way round
//! ```

use crate::compile::{self, Mpi};
use crate::job::{Job, Outcome};
use crate::paths;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A program, how to run it, and what must come of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Entry {
    /// Relative to the root of the repository.
    pub source: PathBuf,
    /// For the compiler, after the source.
    pub flags: Vec<String>,
    /// For the program.
    pub arguments: Vec<String>,
    /// To be run with each of these.
    pub ranks: Vec<usize>,
    /// Texts wanted in standard output.
    pub output: Vec<String>,
    /// Texts wanted in standard error.
    pub error: Vec<String>,
    /// The exit code wanted.
    pub code: i32,
    /// Forced one after the other.
    pub transports: Vec<String>,
    /// Which MPICH must give the same output.
    pub differential: Differential,
    /// Takes too much time or memory for every day.
    pub long: bool,
}

/// With which other implementations a program's output is compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Differential {
    /// None.
    #[default]
    No,
    /// Debian's MPICH, of version 4.
    Mpich4,
    /// MPICH 5.
    Mpich5,
    /// Both of these.
    Both,
}

impl Differential {
    fn parse(text: &str) -> Result<Differential, String> {
        match text.split_whitespace().next() {
            Some("no") => Ok(Differential::No),
            Some("4") => Ok(Differential::Mpich4),
            Some("5") => Ok(Differential::Mpich5),
            _ => Err(format!("differential: `{text}` begins with none of no, 4, 5")),
        }
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(String::from).collect()
}

fn numbers(text: &str) -> Result<Vec<usize>, String> {
    let ranks: Result<Vec<usize>, _> = text.split_whitespace().map(str::parse).collect();
    match ranks {
        Ok(ranks) if !ranks.is_empty() => Ok(ranks),
        _ => Err(format!("`{text}` is no list of rank counts")),
    }
}

fn default_transports() -> Vec<String> {
    vec!["shm".into(), "tcp".into()]
}

/// Parses a list of programs; `#` begins a comment line.
///
/// # Errors
/// The first line that is not of four columns.
pub fn parse_list(text: &str) -> Result<Vec<Entry>, String> {
    let lines =
        text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty() && !line.starts_with('#'));
    lines
        .map(|(number, line)| parse_line(line).map_err(|error| format!("line {}: {error}", number + 1)))
        .collect()
}

fn parse_line(line: &str) -> Result<Entry, String> {
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    let [program, arguments, ranks, output] = columns[..] else {
        return Err(format!("{} columns instead of 4", columns.len()));
    };
    let mut program = program.split_whitespace();
    Ok(Entry {
        source: program.next().ok_or("no program")?.into(),
        flags: program.map(String::from).collect(),
        arguments: words(arguments),
        ranks: numbers(ranks)?,
        output: vec![output.into()],
        transports: default_transports(),
        ..Entry::default()
    })
}

/// Parses the comments at the top of a conformance program.
///
/// # Errors
/// A line that is not understood, or no `ranks`.
pub fn parse_header(source: &Path, text: &str) -> Result<Entry, String> {
    let mut entry = Entry {
        source: source.into(),
        transports: default_transports(),
        differential: match source.with_extension("").to_string_lossy().ends_with("_beyond_mpich") {
            true => Differential::No,
            false => Differential::Both,
        },
        ..Entry::default()
    };
    for line in text.lines().map_while(comment) {
        let Some((key, value)) = line.split_once(": ") else { continue };
        match key {
            "ranks" => entry.ranks = numbers(value)?,
            "args" => entry.arguments = words(value),
            "exit" => entry.code = value.trim().parse().map_err(|_| format!("exit: {value}"))?,
            "expect" => entry.output.push(value.into()),
            "expect-error" => entry.error.push(value.into()),
            "transports" => entry.transports = words(value),
            "long" => entry.long = true,
            "differential" => entry.differential = Differential::parse(value)?,
            _ => {}
        }
    }
    if entry.ranks.is_empty() {
        return Err(format!("{}: no line `// ranks: ...` at its top", source.display()));
    }
    Ok(entry)
}

/// The text of a comment line of C or Fortran.
fn comment(line: &str) -> Option<&str> {
    line.strip_prefix("// ").or_else(|| line.strip_prefix("! "))
}

/// All conformance programs in alphabetical order, without the long ones unless P2PMPI_TEST_FULL is
/// set. Panics when one has no proper header.
pub fn conformance() -> Vec<Entry> {
    let mut sources = Vec::new();
    collect_sources(&paths::root().join("tests/conformance"), &mut sources);
    sources.sort();
    let parse = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a source can be read");
        let relative = path.strip_prefix(paths::root()).expect("sources lie below the root");
        parse_header(relative, &text).unwrap_or_else(|error| panic!("{error}"))
    };
    let full = env::var_os("P2PMPI_TEST_FULL").is_some();
    sources.iter().map(parse).filter(|entry| full || !entry.long).collect()
}

fn collect_sources(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("tests/conformance can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect_sources(&path, sources);
        } else if path
            .extension()
            .is_some_and(|extension| ["c", "f", "f90"].iter().any(|known| extension == *known))
        {
            sources.push(path);
        }
    }
}

impl Entry {
    /// The transports to try: the entry's own, or the one in `P2PMPI_TRANSPORT` if it is among them.
    pub fn chosen_transports(&self) -> Vec<String> {
        let forced = env::var("P2PMPI_TRANSPORT").ok();
        let chosen = |name: &&String| forced.as_ref().is_none_or(|forced| forced == *name);
        self.transports.iter().filter(chosen).cloned().collect()
    }

    /// A short name: the source without the folder of all tests, and the arguments.
    pub fn name(&self) -> String {
        let source = self.source.strip_prefix("tests/conformance").unwrap_or(&self.source);
        [vec![source.display().to_string()], self.arguments.clone()].concat().join(" ")
    }

    /// Compiles and runs it once and holds the result against what is expected. Where other loads share the
    /// machine, `P2PMPI_TEST_PATIENCE` multiplies the time limit of two minutes.
    ///
    /// # Errors
    /// What differs, with the program's output.
    pub fn run(&self, mpi: Mpi, ranks: usize, transport: Option<&str>) -> Result<Outcome, String> {
        self.run_with(mpi, ranks, transport, &[])
    }

    /// The same with more variables in the environment.
    ///
    /// # Errors
    /// As for [`Entry::run`].
    pub fn run_with(
        &self,
        mpi: Mpi,
        ranks: usize,
        transport: Option<&str>,
        variables: &[(&str, &str)],
    ) -> Result<Outcome, String> {
        let mut job = self.job(mpi, mpi, ranks)?;
        if let Some(transport) = transport {
            job = job.transport(transport);
        }
        for (name, value) in variables {
            job = job.env(name, value);
        }
        let outcome = job.run()?;
        if mpi == Mpi::Ours { self.expect(outcome) } else { Ok(outcome) }
    }

    /// Compiles it for one MPI and runs it under another one of the same ABI.
    ///
    /// # Errors
    /// As for [`Entry::run`].
    pub fn run_exchanged(&self, built_for: Mpi, under: Mpi, ranks: usize) -> Result<Outcome, String> {
        let outcome = self.job(built_for, under, ranks)?.run()?;
        if under == Mpi::Ours { self.expect(outcome) } else { Ok(outcome) }
    }

    fn job(&self, built_for: Mpi, under: Mpi, ranks: usize) -> Result<Job, String> {
        let program = compile::program(&self.source, &self.flags, built_for)?;
        let patience: u32 =
            env::var("P2PMPI_TEST_PATIENCE").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
        let limit = Duration::from_secs(120) * patience;
        Ok(Job::under(under, &program, ranks).args(&self.arguments).limit(limit))
    }

    fn expect(&self, outcome: Outcome) -> Result<Outcome, String> {
        let mut outcome = outcome.expect_code(self.code)?;
        for text in &self.output {
            outcome = outcome.expect_output(text)?;
        }
        for text in &self.error {
            outcome = outcome.expect_error(text)?;
        }
        Ok(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_list() {
        let list =
            parse_list("# comment\n\nc-examples/rsa.c -lgmp | 35 500 | 1 4 | 35 = 5 * 7\n").expect("parses");
        assert_eq!(list.len(), 1);
        assert_eq!(list[0].source, Path::new("c-examples/rsa.c"));
        assert_eq!(list[0].flags, ["-lgmp"]);
        assert_eq!(list[0].arguments, ["35", "500"]);
        assert_eq!(list[0].ranks, [1, 4]);
        assert_eq!(list[0].output, ["35 = 5 * 7"]);
    }

    #[test]
    fn a_line_with_a_missing_column_is_refused_by_number() {
        let error = parse_list("# x\na.c | | 1\n").expect_err("three columns");
        assert_eq!(error, "line 2: 3 columns instead of 4");
    }

    #[test]
    fn a_header_ends_with_the_first_other_line() {
        let text = "// Checks things.\n// ranks: 2 3\n// exit: 1\n// differential: no\n#include <mpi.h>\n// args: x\n";
        let entry = parse_header(Path::new("a.c"), text).expect("parses");
        assert_eq!((entry.ranks, entry.code, entry.differential), (vec![2, 3], 1, Differential::No));
        assert!(entry.arguments.is_empty());
        let beyond = parse_header(Path::new("a_beyond_mpich.c"), "// ranks: 1\n").expect("parses");
        assert_eq!(beyond.differential, Differential::No);
        let newer =
            parse_header(Path::new("a.c"), "// ranks: 1\n// differential: 5 (new)\n").expect("parses");
        assert_eq!(newer.differential, Differential::Mpich5);
        assert!(parse_header(Path::new("a.c"), "// ranks: 1\n// differential: yes\n").is_err());
    }

    #[test]
    fn a_header_without_ranks_is_refused() {
        assert!(parse_header(Path::new("a.c"), "// args: 1\n").is_err());
    }
}
