//! `p2pmpid`: see [`p2pmpi_peerd::config::HELP`].
#![forbid(unsafe_code)]

use std::process::ExitCode;

use p2pmpi_peerd::Error;
use p2pmpi_peerd::config::{Config, HELP};
use p2pmpi_peerd::start;

fn main() -> ExitCode {
    let flags: Vec<String> = std::env::args().skip(1).collect();
    match run(&flags) {
        Ok(Some(text)) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Ok(None) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("p2pmpid: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(flags: &[String]) -> Result<Option<String>, Error> {
    let Some(config) = Config::from_flags(flags.iter().cloned())? else {
        return Ok(Some(HELP.trim_end().to_owned()));
    };
    let state = config.state.clone().or_else(p2pmpi_launch::control::state_directory).ok_or_else(|| {
        Error::Usage {
            place: "--state".to_owned(),
            what: "there is no home directory to keep the peer's keys in; name a directory".to_owned(),
        }
    })?;
    if config.foreground {
        start::foreground(config, &state).map(|()| None)
    } else {
        start::background(flags, &state).map(Some)
    }
}
