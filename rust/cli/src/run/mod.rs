//! p2pmpirun: command line in, exit code out.

mod flags;
mod help;
mod hosts;
mod options;
mod parse;
mod plan;

use std::ffi::OsString;

use crate::job::{self, Behaviour};
use crate::{Error, local};

pub use options::{Label, Options, Stdin, Strategy};

/// Runs the command line `arguments` (without the program's name) and answers the exit code.
pub fn main(arguments: Vec<OsString>) -> u8 {
    match run(arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("p2pmpirun: {error}");
            error.code()
        }
    }
}

fn run(arguments: Vec<OsString>) -> Result<u8, Error> {
    let options = parse::parse(arguments).map_err(Error::Usage)?;
    match options.answer {
        Some(options::Answer::Help) => {
            print!("{}", help::text());
            return Ok(0);
        }
        Some(options::Answer::Version) => {
            println!("p2pmpirun (p2pmpi) {}, MPI 5.0", crate::VERSION);
            return Ok(0);
        }
        None => {}
    }
    if options.grid {
        return Err(Error::Impossible(
            "--grid: no peer is running here; start one with p2pmpi peer start".to_owned(),
        ));
    }
    let plan = plan::local(&options, local::library_path())?;
    if !options.quiet {
        for note in &plan.notes {
            eprintln!("p2pmpirun: {note}");
        }
    }
    let behaviour = Behaviour {
        label: options.label,
        timestamps: options.timestamps,
        output_directory: options.output_directory.clone(),
        timeout: plan.timeout,
        verbose: options.verbose,
        quiet: options.quiet,
        quiesce_every: quiesce_every()?,
    };
    // Signals are taken over before anything exists that one of them could leave behind.
    let signals = job::collect_signals()?;
    let agent = local::start_agent()?;
    job::run(vec![(agent, plan.start)], &behaviour, &signals)
}

/// `P2PMPI_QUIESCE_EVERY`: a job under test is brought to a safe point and resumed this often.
fn quiesce_every() -> Result<Option<std::time::Duration>, Error> {
    match std::env::var("P2PMPI_QUIESCE_EVERY") {
        Ok(text) => match text.parse() {
            Ok(milliseconds) => Ok(Some(std::time::Duration::from_millis(milliseconds))),
            Err(_) => {
                Err(Error::Usage(format!("P2PMPI_QUIESCE_EVERY: `{text}` is not a number of milliseconds")))
            }
        },
        Err(_) => Ok(None),
    }
}
