//! Starting the processes of a node: arena, lobby, pipes, then one fork and exec each.
//!
//! Called once, on Start. Whatever was started before something failed is ended by the launcher's Kill.

use std::ffi::{OsStr, OsString};
use std::os::fd::OwnedFd;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use p2pmpi_launch::node::{FromNode, Start, Stream};
use p2pmpi_sys::process::{self, Spawn};

use crate::arena::Arena;
use crate::binding;
use crate::environment;
use crate::feed::Feed;
use crate::lobby::{Lobby, hex};
use crate::member::Member;
use crate::output::Outputs;
use crate::program::{self, Program, Refusal};
use crate::{Error, system};

/// Everything that exists once the processes run.
#[derive(Debug)]
pub struct Running {
    /// The processes, by their position on the node.
    pub members: Vec<Member>,
    /// Where they join.
    pub lobby: Lobby,
    /// What they write.
    pub outputs: Outputs,
    /// Who gets standard input.
    pub feed: Option<Feed>,
    /// What they share.
    pub arena: Option<Arena>,
    /// Cores that they may use together.
    pub cores: u32,
}

/// Guests beyond one for each process that may wait in the lobby.
const SPARE_GUESTS: usize = 8;

/// Starts every process, or as many as can be before one cannot; says so to `tell`.
pub fn start(what: &Start, tell: &mut impl FnMut(FromNode)) -> Result<Running, Error> {
    let count = what.processes.len();
    p2pmpi_sys::host::raise_descriptor_limit();
    let arena = if what.arena { Arena::create(count, tell) } else { None };
    let lobby = Lobby::open(count + SPARE_GUESTS).map_err(system("socket for the ranks"))?;
    let outputs = Outputs::new().map_err(system("poller for output"))?;
    let cores = u32::try_from(std::thread::available_parallelism().map_or(1, usize::from)).unwrap_or(1);
    let mut running = Running { members: Vec::new(), lobby, outputs, feed: None, arena, cores };
    let libraries: Vec<PathBuf> =
        what.library_path.iter().map(|directory| PathBuf::from(directory.as_os_str())).collect();
    let mut programs: Vec<Option<Result<Program, Refusal>>> = vec![None; what.sections.len()];
    let shares = binding::plan(what.binding, count, &process::cores());
    if what.report_bindings {
        for (index, placed) in what.processes.iter().enumerate() {
            let cores = binding::describe(shares.get(index));
            tell(FromNode::Note(format!("rank {}: {cores}", placed.rank)));
        }
    }
    if let Some(pid) = what.adopt {
        running.adopt(what, pid, tell)?;
        return Ok(running);
    }
    for (index, placed) in what.processes.iter().enumerate() {
        let section = placed.section as usize;
        let found = programs[section].get_or_insert_with(|| resolve(what, section, &libraries));
        let cores = shares.get(index).map_or(&[][..], Vec::as_slice);
        let started = found.clone().and_then(|program| running.spawn(what, index, &program, cores));
        match started {
            Ok(pid) => tell(FromNode::Started { process: placed.process, pid }),
            Err(Refusal { code, reason }) => {
                tell(FromNode::NotStarted { process: placed.process, code, reason });
                break;
            }
        }
    }
    Ok(running)
}

fn resolve(what: &Start, section: usize, libraries: &[PathBuf]) -> Result<Program, Refusal> {
    let section = &what.sections[section];
    let directory = Path::new(section.directory.as_os_str());
    if !directory.is_dir() {
        let reason = format!("the working directory {} does not exist", directory.display());
        return Err(Refusal { code: 127, reason });
    }
    let environment = environment::of_section(what, section);
    let path = environment::value(&environment, "PATH").unwrap_or(OsStr::new("/usr/bin:/bin"));
    program::find(section.program.as_os_str(), directory, path, libraries)
}

impl Running {
    /// Takes a process in that runs already.
    fn adopt(&mut self, what: &Start, pid: u32, tell: &mut impl FnMut(FromNode)) -> Result<(), Error> {
        let [placed] = what.processes[..] else {
            return Err(Error::Order("a process to adopt that is not the only one"));
        };
        let mut token = [0; 32];
        p2pmpi_sys::host::random(&mut token).map_err(system("random bytes"))?;
        let pidfd = process::watch(pid).map_err(system("watching the program that runs already"))?;
        let member = Member { adopted: true, ..Member::new(placed, token, pid, pidfd) };
        self.members.push(member);
        tell(FromNode::Started { process: placed.process, pid });
        tell(FromNode::Awaits { join: join(&self.lobby, placed.process, &token) });
        Ok(())
    }

    fn spawn(
        &mut self,
        what: &Start,
        index: usize,
        program: &Program,
        cores: &[usize],
    ) -> Result<u32, Refusal> {
        let placed = what.processes[index];
        let section = &what.sections[placed.section as usize];
        let system = |error: std::io::Error| Refusal {
            code: 1,
            reason: format!("cannot start process {}: {error}", placed.process),
        };
        let mut token = [0; 32];
        p2pmpi_sys::host::random(&mut token).map_err(system)?;
        let join = join(&self.lobby, placed.process, &token);
        let environment = environment::of_rank(what, index, &join);
        let (out, out_end) = process::pipe().map_err(system)?;
        let (err, err_end) = process::pipe().map_err(system)?;
        let stdin = self.standard_input(what, placed.process).map_err(system)?;
        let arguments = arguments(section, program);
        let started = process::spawn(Spawn {
            program: if program.by_shell { Path::new("/bin/sh") } else { &program.path },
            arguments: &arguments,
            environment: Some(&environment),
            directory: Some(Path::new(section.directory.as_os_str())),
            stdio: [stdin, out_end.into(), err_end.into()],
            cores,
            dies_with_parent: true,
        })
        .map_err(|error| refusal(&program.path, &error))?;
        self.outputs.add(placed.process, Stream::Output, out).map_err(system)?;
        self.outputs.add(placed.process, Stream::Error, err).map_err(system)?;
        self.members.push(Member::new(placed, token, started.pid, started.pidfd));
        Ok(started.pid)
    }

    fn standard_input(&mut self, what: &Start, process: u32) -> std::io::Result<Stdio> {
        if what.stdin != Some(process) {
            return Ok(Stdio::null());
        }
        let (end, feed): (OwnedFd, OwnedFd) = process::pipe()?;
        p2pmpi_sys::poll::set_nonblocking(&feed)?;
        self.feed = Some(Feed::new(feed));
        Ok(end.into())
    }
}

/// By which a process finds its agent and proves who it is.
fn join(lobby: &Lobby, process: u32, token: &[u8; 32]) -> String {
    format!("{}:{process}:{}", lobby.name(), hex(token))
}

fn arguments(section: &p2pmpi_launch::node::Section, program: &Program) -> Vec<OsString> {
    let mut arguments = vec![section.program.as_os_str().to_owned()];
    if program.by_shell {
        arguments = vec!["sh".into(), program.path.clone().into()];
    }
    arguments.extend(section.arguments.iter().map(|argument| argument.as_os_str().to_owned()));
    arguments
}

/// Running out of processes or memory is this machine's fault, anything else the program's.
fn refusal(path: &Path, error: &std::io::Error) -> Refusal {
    match error.kind() {
        std::io::ErrorKind::WouldBlock | std::io::ErrorKind::OutOfMemory => Refusal {
            code: 1,
            reason: format!("this machine lets us start no more processes ({error}); ask for fewer ranks"),
        },
        _ => program::explain(path, error),
    }
}
