//! p2pmpirun: command line in, exit code out.

mod flags;
mod help;
mod hosts;
mod options;
mod parse;
mod plan;

use std::ffi::OsString;

use p2pmpi_launch::node::Start;
use p2pmpi_launch::rank::ADOPT;

use crate::job::{self, Behaviour};
use crate::{Error, grid, local};

pub(crate) use hosts::is_here;
pub use options::{Label, Options, Section, Stdin, Strategy};
pub(crate) use plan::{check_limits, environment_here};

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
    if let [first, pid] = &arguments[..]
        && first == ADOPT
    {
        return adopt(pid);
    }
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
    let behaviour = Behaviour {
        label: options.label,
        timestamps: options.timestamps,
        output_directory: options.output_directory.clone(),
        timeout: None,
        verbose: options.verbose,
        quiet: options.quiet,
        quiesce_every: quiesce_every()?,
    };
    if options.grid {
        let baggage = grid::Baggage::pack(&options)?;
        let plan = plan::grid(&options, baggage.sections.clone())?;
        note(&options, &plan);
        return grid::run(&options, baggage, plan.start, &Behaviour { timeout: plan.timeout, ..behaviour });
    }
    let plan = plan::local(&options, p2pmpi_agent::libraries::own())?;
    note(&options, &plan);
    // Signals are taken over before anything exists that one of them could leave behind.
    let signals = job::collect_signals()?;
    let agent = local::start_agent()?;
    job::run(
        vec![(agent, plan.start)],
        None,
        None,
        &Behaviour { timeout: plan.timeout, ..behaviour },
        &signals,
    )
}

/// Supervises a job whose first process was started without a launcher and now wants to start others.
/// Our standard input is a socket to that process, which is told how to join.
fn adopt(pid: &OsString) -> Result<u8, Error> {
    let pid = pid.to_str().and_then(|pid| pid.parse().ok());
    let pid =
        pid.ok_or_else(|| Error::Usage(format!("{ADOPT} is for programs that spawn, not for people")))?;
    let options = parse::parse(vec!["-n".into(), "1".into(), "-".into()]).map_err(Error::Usage)?;
    let plan = plan::local(&options, p2pmpi_agent::libraries::own())?;
    let start = Start { adopt: Some(pid), arena: false, stdin: None, ..plan.start };
    let signals = job::collect_signals()?;
    let agent = local::start_agent()?;
    let behaviour = Behaviour { timeout: None, quiesce_every: quiesce_every()?, ..Behaviour::default() };
    job::run(vec![(agent, start)], None, None, &behaviour, &signals)
}

fn note(options: &Options, plan: &plan::Plan) {
    if !options.quiet {
        for note in &plan.notes {
            eprintln!("p2pmpirun: {note}");
        }
    }
}

/// `P2PMPI_QUIESCE_EVERY`: a job under test is brought to a safe point and resumed this often.
fn quiesce_every() -> Result<Option<std::time::Duration>, Error> {
    match std::env::var(p2pmpi_sys::variables::QUIESCE_EVERY.name) {
        Ok(text) => match text.parse() {
            Ok(milliseconds) => Ok(Some(std::time::Duration::from_millis(milliseconds))),
            Err(_) => {
                Err(Error::Usage(format!("P2PMPI_QUIESCE_EVERY: `{text}` is not a number of milliseconds")))
            }
        },
        Err(_) => Ok(None),
    }
}
