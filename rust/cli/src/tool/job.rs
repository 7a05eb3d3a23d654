//! `p2pmpi job`: the jobs that this peer submits or hosts.

use std::ffi::OsString;

use p2pmpi_launch::control::{FromPeer, JobLine, ToPeer};

use super::ask::{self, Words};
use crate::Error;

const USAGE: &str = "\
usage: p2pmpi job list           jobs submitted here or running here for others
       p2pmpi job cancel JOB     end one, named by the beginning of its name";

/// Runs the command line after `job`.
pub fn main(arguments: Vec<OsString>) -> u8 {
    ask::exit("job", run(arguments))
}

fn run(arguments: Vec<OsString>) -> Result<u8, Error> {
    let words = Words::read(arguments)?;
    let rest: Vec<&str> = words.rest.iter().map(String::as_str).collect();
    match rest.as_slice() {
        ["list"] => match words.ask(&ToPeer::Jobs)? {
            FromPeer::Jobs(jobs) => {
                print!("{}", ask::table(&lines(&jobs)));
                Ok(0)
            }
            other => Err(ask::unexpected(&other)),
        },
        ["cancel", job] => match words.ask(&ToPeer::Cancel { job: (*job).to_owned() })? {
            FromPeer::Done => Ok(0),
            other => Err(ask::unexpected(&other)),
        },
        ["help" | "--help" | "-h"] => {
            println!("{USAGE}");
            Ok(0)
        }
        _ => Err(Error::Usage(USAGE.to_owned())),
    }
}

fn lines(jobs: &[JobLine]) -> Vec<Vec<String>> {
    let heading = ["JOB", "PROGRAM", "SUBMITTER", "STATE", "PROCESSES", "AGE", "HOSTS"];
    let mut lines = vec![heading.map(str::to_owned).to_vec()];
    for job in jobs {
        let or = |text: &str, otherwise: &str| if text.is_empty() { otherwise } else { text }.to_owned();
        lines.push(vec![
            job.job.chars().take(12).collect(),
            or(&job.label, "?"),
            or(&job.submitter.chars().take(12).collect::<String>(), "this peer"),
            job.state.clone(),
            job.processes.to_string(),
            ask::age(job.age),
            job.hosts.join(" "),
        ]);
    }
    lines
}
