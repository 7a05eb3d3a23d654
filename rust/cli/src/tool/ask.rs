//! Questions to the daemon of this peer, and what all subcommands that ask them share.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_launch::control::{self, FromPeer, STATE_VARIABLE, ToPeer};

use crate::Error;

/// A daemon that is alive answers sooner.
const PATIENCE: Duration = Duration::from_secs(10);

/// Words of a subcommand, and the state directory that its `--state` names.
pub struct Words {
    /// Words without `--state DIR`.
    pub rest: Vec<String>,
    state: Option<PathBuf>,
}

impl Words {
    /// Takes `--state DIR` out of the words.
    pub fn read(words: Vec<OsString>) -> Result<Words, Error> {
        let mut rest = Vec::new();
        let mut state = None;
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if word == "--state" {
                let value =
                    words.next().ok_or_else(|| Error::Usage("--state needs a directory".to_owned()))?;
                state = Some(PathBuf::from(value));
            } else {
                let text = word.into_string();
                rest.push(
                    text.map_err(|word| Error::Usage(format!("{} is no text", word.to_string_lossy())))?,
                );
            }
        }
        Ok(Words { rest, state })
    }

    /// The state directory of the daemon meant.
    pub fn state(&self) -> Result<PathBuf, Error> {
        self.state.clone().or_else(control::state_directory).ok_or_else(|| {
            Error::Impossible(format!(
                "there is no home directory: name the state directory in {STATE_VARIABLE}"
            ))
        })
    }

    /// Asks; an answer that says no is an error.
    pub fn ask(&self, question: &ToPeer) -> Result<FromPeer, Error> {
        let state = self.state()?;
        let mut daemon = control::connect(&state).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound | std::io::ErrorKind::ConnectionRefused => {
                Error::Impossible("no peer is running here; start one with p2pmpi peer start".to_owned())
            }
            _ => Error::System(format!("the peer in {}: {error}", state.display())),
        })?;
        let broken =
            |why: String| Error::System(format!("the peer in {} did not answer: {why}", state.display()));
        let asked = daemon.socket().set_read_timeout(Some(PATIENCE)).map_err(p2pmpi_launch::Error::from);
        asked.and_then(|()| daemon.send(question)).map_err(|error| broken(error.to_string()))?;
        match daemon.receive() {
            Ok(Some(FromPeer::Refused { reason })) => Err(Error::Impossible(reason)),
            Ok(Some(answer)) => Ok(answer),
            Ok(None) => Err(broken("it ended".to_owned())),
            Err(error) => Err(broken(error.to_string())),
        }
    }
}

/// Runs a subcommand and prints its error.
pub fn exit(command: &str, outcome: Result<u8, Error>) -> u8 {
    outcome.unwrap_or_else(|error| {
        eprintln!("p2pmpi {command}: {error}");
        error.code()
    })
}

/// An answer of another kind than the question's.
pub fn unexpected(answer: &FromPeer) -> Error {
    Error::System(format!("the peer gave an answer to something else: {answer:?}"))
}

/// A time as people read it at a glance.
pub fn age(seconds: u64) -> String {
    match seconds {
        0..120 => format!("{seconds} s"),
        120..7200 => format!("{} min", seconds / 60),
        7200..172_800 => format!("{} h", seconds / 3600),
        _ => format!("{} days", seconds / 86400),
    }
}

/// Lines with their columns aligned; the first line is the heading.
pub fn table(lines: &[Vec<String>]) -> String {
    let columns = lines.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| lines.iter().filter_map(|line| line.get(column)).map(String::len).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for line in lines {
        let cells = line.iter().zip(&widths).map(|(cell, width)| format!("{cell:width$}"));
        text.push_str(cells.collect::<Vec<String>>().join("  ").trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_aligned() {
        let line = |cells: &[&str]| cells.iter().map(|&cell| cell.to_owned()).collect();
        let text = table(&[line(&["a", "bb", "c"]), line(&["aaa", "b", ""])]);
        assert_eq!(text, "a    bb  c\naaa  b\n");
    }

    #[test]
    fn the_state_directory_may_be_named() {
        let words = Words::read(vec!["status".into(), "--state".into(), "/x".into()]).unwrap();
        assert_eq!(
            (words.rest.as_slice(), words.state().unwrap()),
            (&["status".to_owned()][..], "/x".into())
        );
        assert!(Words::read(vec!["--state".into()]).is_err());
        let nobody = words.ask(&ToPeer::Status).unwrap_err();
        assert!(nobody.to_string().contains("p2pmpi peer start"), "{nobody}");
    }
}
