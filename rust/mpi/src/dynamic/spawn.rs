//! MPI_Comm_spawn and MPI_Comm_spawn_multiple (MPI 5.0, 11.8).

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_INFO_VALUE, ERR_SPAWN};
use p2pmpi_engine::Peer;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::variables::INITIAL_ERRHANDLER;
use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::dynamic::{Answer, Command, Parent, Question, Spawn};

use super::disconnect::tell_connected;
use super::{ask, confused};
use crate::circle::{self, Circle, Round};
use crate::comm::{self, Comm};
use crate::context;
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::process::Process;

/// One program to be started, as the caller describes it.
#[derive(Clone, Debug)]
pub struct Program {
    /// Its name.
    pub command: Vec<u8>,
    /// Its arguments, without its name.
    pub arguments: Vec<Vec<u8>>,
    /// The most processes wanted.
    pub most: i32,
    /// Hints.
    pub info: Info,
}

/// A world that was started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spawned {
    /// The intercommunicator with it.
    pub comm: abi::Comm,
    /// Its processes.
    pub size: u32,
    /// The processes that were asked for.
    pub most: u32,
}

/// Starts the root's programs as one new world. Collective over `comm`; only the root gives
/// programs, or says why it has none.
///
/// # Errors
/// MPI_ERR_SPAWN if a program cannot be started, and then none is; the root's wrong arguments, at
/// every member.
pub fn spawn(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    root: u32,
    programs: Result<Vec<Program>, Error>,
) -> Result<Spawned, Error> {
    if held.comm(comm)?.group.peers().any(|peer| held.dynamic.abroad.has(peer)) {
        let text = "comm has members of another job; spawn over one with members of this job, such as \
                    MPI_COMM_WORLD, then connect";
        return Err(Error::new(ERR_SPAWN, text));
    }
    let context = context::agree(held, comm)?;
    let circle = Circle { leader: root, across: false, ..Circle::of(held, comm)? };
    let outcome = if circle.members.rank() == Some(root) {
        programs.and_then(|programs| start(held, comm, context, &programs))
    } else {
        Ok([0; 3])
    };
    let mut round = Round::told(&circle, outcome.as_ref().unwrap_or(&[0; 3]), 0);
    if let Err(error) = outcome {
        round.refuse(error);
    }
    let said = circle::wait(held, &circle, round).inspect_err(|_| held.contexts.release(context))?;
    let [base, size, most] = [0, 1, 2].map(|at| said.ours[at] as u32);
    let (group, errhandler) = (held.comm(comm)?.group.clone(), held.comm(comm)?.errhandler);
    let remote = Group::world(Peer(base), size, held.identity.peer);
    let new = Comm { remote: Some(remote), leads: true, errhandler, ..Comm::new(context, group, "") };
    let comm = comm::insert(held, new)?;
    tell_connected(held, true);
    Ok(Spawned { comm, size, most })
}

/// The root's part: answers base and size of the new world, and how many processes were asked for.
fn start(
    held: &mut Guard<'_, Process>,
    comm: abi::Comm,
    context: u32,
    programs: &[Program],
) -> Result<[u64; 3], Error> {
    let commands = programs.iter().map(command).collect::<Result<Vec<_>, _>>()?;
    let group = held.comm(comm)?.group.peers().map(|peer| peer.0).collect();
    let spawn = Spawn { commands, parent: Parent { context, group } };
    let most = programs.iter().map(|program| u64::from(program.most.unsigned_abs())).sum();
    match ask(held, Question::Spawn(Box::new(spawn)))? {
        Answer::Spawned { base, size } => Ok([u64::from(base), u64::from(size), most]),
        Answer::NotSpawned { command, reason } => {
            let name = programs.get(command as usize).map_or(&[][..], |program| &program.command);
            let text = format!("{:?} could not be started: {reason}", String::from_utf8_lossy(name));
            Err(Error::new(ERR_SPAWN, text))
        }
        other => Err(confused(&other)),
    }
}

/// What the launcher is told of one program (info keys of MPI 5.0, 11.8.4).
fn command(program: &Program) -> Result<Command, Error> {
    let Program { command, arguments, most, info } = program;
    if command.is_empty() {
        return Err(Error::new(ERR_SPAWN, "the name of the program is empty"));
    }
    if *most < 1 {
        return Err(Error::new(
            ERR_ARG,
            format!("maxprocs is {most}, but at least 1 process must be wanted"),
        ));
    }
    let value = |key: &[u8]| info.value(key).map(Option::unwrap_or_default);
    let here = std::env::current_dir()
        .map_err(|error| Error::new(ERR_SPAWN, format!("the current directory cannot be read: {error}")))?;
    let count = match value(b"soft")? {
        b"" => *most,
        soft => soft_count(soft, *most)?,
    };
    let mut environment = Vec::new();
    for line in value(b"env")?.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let Some(at) = line.iter().position(|byte| *byte == b'=') else {
            return Err(bad_value("env", line, "lines of the form NAME=VALUE"));
        };
        environment.push((Bytes(line[..at].to_vec()), Bytes(line[at + 1..].to_vec())));
    }
    let handler = value(b"mpi_initial_errhandler")?;
    if !handler.is_empty() {
        environment.push((INITIAL_ERRHANDLER.name.into(), Bytes(handler.to_vec())));
    }
    Ok(Command {
        program: found_on(value(b"path")?, command),
        arguments: arguments.iter().map(|argument| Bytes(argument.clone())).collect(),
        count: count.unsigned_abs(),
        current: here.into_os_string().into(),
        wdir: Bytes(value(b"wdir")?.to_vec()),
        environment,
        host: Bytes(value(b"host")?.to_vec()),
    })
}

/// The program in the first of these directories that has it; its name as it is if none does.
fn found_on(path: &[u8], command: &[u8]) -> Bytes {
    let name = Bytes(command.to_vec());
    if command.contains(&b'/') {
        return name;
    }
    let path = Bytes(path.to_vec());
    let mut places = std::env::split_paths(path.as_os_str()).filter(|place| !place.as_os_str().is_empty());
    places
        .find_map(|place| Some(place.join(name.as_os_str())).filter(|file| file.is_file()))
        .map_or(name, |file| file.into_os_string().into())
}

/// The largest number of processes that a `soft` value allows, up to `most`: numbers and ranges
/// `first:last` or `first:last:stride`, separated by commas.
fn soft_count(soft: &[u8], most: i32) -> Result<i32, Error> {
    let text = String::from_utf8_lossy(soft);
    let bad = || bad_value("soft", soft, "a list of numbers and ranges a:b or a:b:c");
    let mut best = None;
    for item in text.split(',') {
        let numbers: Vec<i32> = item
            .split(':')
            .map(|number| number.trim().parse().map_err(|_| bad()))
            .collect::<Result<_, _>>()?;
        let (first, last, stride) = match numbers[..] {
            [number] => (number, number, 1),
            [first, last] => (first, last, 1),
            [first, last, stride] if stride != 0 => (first, last, stride),
            _ => return Err(bad()),
        };
        let (low, high) = if stride > 0 { (first, last) } else { (last, first) };
        let step = stride.unsigned_abs() as i32;
        // The members of a descending range are counted from its first, the upper end.
        let top = high.min(most);
        let found = if stride > 0 {
            (top >= low).then(|| low + (top - low) / step * step)
        } else {
            let skipped = (high - top + step - 1) / step * step;
            Some(high - skipped).filter(|number| *number >= low)
        };
        best = best.max(found.filter(|number| *number > 0));
    }
    best.ok_or_else(|| {
        let text = format!("soft is {text:?}, which allows no number of processes up to {most}");
        Error::new(ERR_SPAWN, text)
    })
}

fn bad_value(key: &str, value: &[u8], allowed: &str) -> Error {
    let value = String::from_utf8_lossy(value);
    Error::new(ERR_INFO_VALUE, format!("the value of {key} is {value:?}, but may be {allowed}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn soft_takes_the_most_that_it_allows() {
        let count = |soft: &str, most| soft_count(soft.as_bytes(), most).ok();
        assert_eq!(count("3,2,1", 5), Some(3));
        assert_eq!(count("1:4", 3), Some(3));
        assert_eq!(count("1:1000:2", 8), Some(7));
        assert_eq!(count("8:1:-3", 7), Some(5));
        assert_eq!(count("5,6", 4), None);
        assert_eq!(count("1:2:0", 4), None);
        assert_eq!(count("a", 4), None);
    }

    #[test]
    fn what_a_program_lacks_is_said() {
        let program = |command: &[u8], most| Program {
            command: command.to_vec(),
            arguments: Vec::new(),
            most,
            info: Info::default(),
        };
        assert_eq!(command(&program(b"", 1)).map_err(|error| error.class), Err(ERR_SPAWN));
        assert_eq!(command(&program(b"a", 0)).map_err(|error| error.class), Err(ERR_ARG));
        assert_eq!(command(&program(b"a", 3)).map(|command| command.count), Ok(3));
    }
}
