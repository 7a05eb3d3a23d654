//! Compares this library with Debian's MPICH and Open MPI on this machine, in one run.
//!
//! Run by `scripts/bench`. Each case is measured by each implementation in turn, several times;
//! the table and the picture show medians. Absolute figures drift on shared machines, ratios of
//! figures taken minutes apart mean little: that is why the runs alternate.

mod cases;
mod chart;
mod implementation;
mod report;

use std::path::PathBuf;
use std::process::ExitCode;

use cases::{CASES, Case};
use implementation::{Implementation, Programs};
use report::Row;

const USAGE: &str = "usage: scripts/bench [--rounds N] [--only WORD]... [--picture FILE.svg] [--list]
  --rounds N   measure everything N times (default 3)
  --only WORD  only the cases whose name contains WORD
  --picture F  write the picture there (default: target/bench.svg)
  --list       list the cases and end";

struct Arguments {
    rounds: usize,
    only: Vec<String>,
    picture: PathBuf,
    list: bool,
}

fn parse(mut words: impl Iterator<Item = String>) -> Result<Arguments, String> {
    let picture = p2pmpi_tests::paths::target().join("bench.svg");
    let mut arguments = Arguments { rounds: 3, only: Vec::new(), picture, list: false };
    while let Some(word) = words.next() {
        let mut value = || words.next().ok_or_else(|| format!("{word} needs a value"));
        match word.as_str() {
            "--rounds" => {
                let rounds = value()?;
                arguments.rounds = rounds
                    .parse()
                    .ok()
                    .filter(|rounds| (1..=1000).contains(rounds))
                    .ok_or_else(|| format!("--rounds takes 1 to 1000, not {rounds}"))?;
            }
            "--only" => arguments.only.push(value()?),
            "--picture" => arguments.picture = value()?.into(),
            "--list" => arguments.list = true,
            // Given by cargo.
            "--bench" => {}
            other => return Err(format!("{other} is not known")),
        }
    }
    Ok(arguments)
}

/// Others at work on this machine make every figure doubtful.
fn warn_of_load() {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = text.split(' ').next().and_then(|word| word.parse::<f64>().ok()).unwrap_or(0.0);
    if load > 0.5 {
        eprintln!(
            "load {load} on {cores} cores before the start: leave the machine alone for figures to trust"
        );
    }
}

fn main() -> ExitCode {
    let arguments = match parse(std::env::args().skip(1)) {
        Ok(arguments) => arguments,
        Err(why) => {
            eprintln!("{why}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let wanted = |case: &&Case| {
        arguments.only.is_empty() || arguments.only.iter().any(|word| case.name.contains(word.as_str()))
    };
    let cases: Vec<&Case> = CASES.iter().filter(wanted).collect();
    if arguments.list {
        cases.iter().for_each(|case| println!("{}", case.name));
        return ExitCode::SUCCESS;
    }
    let programs = match Programs::compile() {
        Ok(programs) => programs,
        Err(why) => {
            eprintln!("the benchmark cannot be compiled: {why}");
            return ExitCode::FAILURE;
        }
    };
    warn_of_load();
    let mut rows: Vec<Row> = cases.iter().map(|&case| Row::new(case)).collect();
    for round in 1..=arguments.rounds {
        for row in &mut rows {
            eprintln!("round {round} of {}: {}", arguments.rounds, row.case.name);
            for implementation in Implementation::ALL {
                row.add(implementation, programs.measure(implementation, row.case));
            }
        }
    }
    print!("{}", report::table(&rows));
    match std::fs::write(&arguments.picture, chart::picture(&rows)) {
        Ok(()) => println!("picture: {}", arguments.picture.display()),
        Err(why) => eprintln!("the picture cannot be written to {}: {why}", arguments.picture.display()),
    }
    let late = rows.iter().filter(|row| row.misses_target()).count();
    if late > 0 {
        println!("{late} cases miss their target");
    }
    if rows.iter().any(|row| row.median(Implementation::Ours).is_none()) {
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}
