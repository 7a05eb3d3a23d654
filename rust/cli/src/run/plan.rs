//! From what was asked to what will be done: how many processes, on which machine, with what; or why
//! it cannot be.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::control::STATE_VARIABLE;
use p2pmpi_launch::node::{self, Binding, Placed, Start};
use p2pmpi_launch::rank::JOIN_VARIABLE;

use super::options::{Inherit, Options, Stdin};
use super::{flags, hosts, parse};
use crate::Error;

/// Most processes of a job on the grid; the daemon has the same bound.
const GRID_PROCESSES_MAX: u64 = 65536;

/// A job ready to be started.
#[derive(Debug)]
pub struct Plan {
    /// What the node agent gets.
    pub start: Start,
    /// The job ends after this time.
    pub timeout: Option<Duration>,
    /// Things the user may want to know before the job starts.
    pub notes: Vec<String>,
}

/// Plans a job on this machine.
pub fn local(options: &Options, library_path: Vec<PathBuf>) -> Result<Plan, Error> {
    let counts = counts(options, slots(options)?);
    let total: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    check_limits(total)?;
    let mut plan = job(options, &counts)?;
    // There is always room for more; a program that spawns by this number adds a process per core.
    let cores = u32::try_from(std::thread::available_parallelism().map_or(1, usize::from)).unwrap_or(1);
    plan.start.universe = plan.start.size.saturating_add(cores);
    plan.start.sections = sections(options)?;
    plan.start.environment = environment(options, std::env::vars_os());
    plan.start.library_path =
        library_path.into_iter().map(|path| Bytes::from(path.into_os_string())).collect();
    Ok(plan)
}

/// Plans a job on the grid: all its processes as if on one node, to be divided when the peers are
/// known. Of our variables its ranks get those that the user names, and our own.
pub fn grid(options: &Options, sections: Vec<node::Section>) -> Result<Plan, Error> {
    let counts: Vec<u32> = options.sections.iter().map(|section| section.count.unwrap_or(1)).collect();
    let total: u64 = counts.iter().map(|&count| u64::from(count)).sum();
    if total > GRID_PROCESSES_MAX {
        return Err(Error::Impossible(format!(
            "-n {total}: a job on the grid has at most {GRID_PROCESSES_MAX} processes"
        )));
    }
    let mut plan = job(options, &counts)?;
    let everything = matches!(&options.inherit, Inherit::Only(_));
    let ours = std::env::vars_os().filter(|(name, _)| everything || travels(name));
    plan.start.sections = sections;
    plan.start.environment = environment(options, ours);
    if !plan.start.environment.iter().any(|(name, _)| name.0 == b"PATH") {
        plan.start.environment.push(("PATH".into(), "/usr/local/bin:/usr/bin:/bin".into()));
    }
    plan.start.listen = true;
    plan.start.apart = true;
    Ok(plan)
}

/// What programs of a job have in their environment on this machine.
pub fn environment_here(options: &Options) -> Vec<(Bytes, Bytes)> {
    environment(options, std::env::vars_os())
}

/// What every job has, wherever it runs.
fn job(options: &Options, counts: &[u32]) -> Result<Plan, Error> {
    if options.replicas > 1 {
        return Err(Error::Impossible(format!(
            "-r {}: replicas are not available in this version; run without -r",
            options.replicas
        )));
    }
    let size = counts.iter().try_fold(0_u32, |sum, &count| sum.checked_add(count));
    let size = size.ok_or_else(|| Error::Usage("more processes than any job has".to_owned()))?;
    let processes =
        counts.iter().zip(0..).flat_map(|(&count, section)| std::iter::repeat_n(section, count as usize));
    let processes: Vec<Placed> = (0..)
        .zip(processes)
        .map(|(process, section)| Placed { process, rank: process, replica: 0, section })
        .collect();
    let stdin = match options.stdin {
        Stdin::Rank(rank) if rank >= size => {
            return Err(Error::Usage(format!("--stdin {rank}: there are only {size} ranks")));
        }
        Stdin::Rank(rank) => Some(rank),
        Stdin::Nobody => None,
    };
    let mut secret = [0; 32];
    p2pmpi_sys::host::random(&mut secret)
        .map_err(|error| Error::System(format!("no random bytes: {error}")))?;
    let forced = variable(p2pmpi_sys::variables::TRANSPORT.name, options);
    let start = Start {
        job: job_name(&secret),
        secret,
        node: String::new(),
        size,
        replicas: 1,
        universe: size,
        processes,
        sections: Vec::new(),
        environment: Vec::new(),
        library_path: Vec::new(),
        stdin,
        listen: forced.as_deref() == Some("tcp"),
        arena: true,
        binding: options.binding.unwrap_or(Binding::Share),
        report_bindings: options.report_bindings,
        parent: None,
        adopt: None,
        apart: false,
    };
    Ok(Plan { start, timeout: timeout(options)?, notes: notes(options) })
}

/// Whether one of our variables goes to other people's machines although nobody named it.
fn travels(name: &OsStr) -> bool {
    let name = name.as_bytes();
    let kept_here = [STATE_VARIABLE.as_bytes(), JOIN_VARIABLE.as_bytes()];
    let ours = name.starts_with(b"P2PMPI_") && !kept_here.contains(&name);
    ours || name.starts_with(b"OMP_") || name.starts_with(b"LC_") || matches!(name, b"LANG" | b"TZ")
}

/// Slots of this machine that the user named, if any; an error if another machine is among them.
fn slots(options: &Options) -> Result<Option<u32>, Error> {
    let mut named = options.hosts.clone();
    for file in &options.host_files {
        named.extend(hosts::read(file).map_err(Error::Impossible)?);
    }
    let others: Vec<&str> =
        named.iter().map(|(host, _)| host.as_str()).filter(|host| !hosts::is_here(host)).collect();
    if let Some(first) = others.first() {
        return Err(Error::Impossible(format!(
            "{first} is not this machine ({}), and p2pmpirun reaches other machines only through the grid{}: start \
             a peer there (p2pmpi peer start) and run with --grid instead of naming machines",
            p2pmpi_sys::host::name(),
            if others.len() > 1 { format!(" (nor are {} more)", others.len() - 1) } else { String::new() },
        )));
    }
    let total = named.iter().try_fold(0_u32, |sum, (_, slots)| sum.checked_add(slots.unwrap_or(1)));
    let total = total.ok_or_else(|| Error::Usage("more slots than any machine has".to_owned()))?;
    Ok((total > 0).then_some(total))
}

/// Processes of each section. Not said: what the host list gives, or one. More than it gives is no
/// error: ranks share cores.
fn counts(options: &Options, slots: Option<u32>) -> Vec<u32> {
    let alone = options.sections.len() == 1;
    let default = if alone { options.per_node.or(slots).unwrap_or(1) } else { 1 };
    options.sections.iter().map(|section| section.count.unwrap_or(default)).collect()
}

/// Descriptors that the agent needs for one rank: two pipes, a pidfd, a control connection, a guest.
const DESCRIPTORS_PER_RANK: u64 = 5;

/// Processes and threads of one rank.
const TASKS_PER_RANK: u64 = 2;

/// Whether this machine can run so many ranks.
pub fn check_limits(total: u64) -> Result<(), Error> {
    let descriptors = p2pmpi_sys::host::descriptor_limit().saturating_sub(64) / DESCRIPTORS_PER_RANK;
    let mut limits = vec![(descriptors, "open files (ulimit -Hn)".to_owned())];
    if let Some(processes) = p2pmpi_sys::host::process_limit() {
        limits.push((processes / TASKS_PER_RANK, "processes of this user (ulimit -u)".to_owned()));
    }
    let files = [
        "/proc/sys/kernel/pid_max",
        "/proc/sys/kernel/threads-max",
        "/sys/fs/cgroup/pids.max",
        "/sys/fs/cgroup/pids/pids.max",
    ];
    for file in files {
        let number = std::fs::read_to_string(file).ok().and_then(|text| text.trim().parse::<u64>().ok());
        limits.extend(number.map(|number| (number / TASKS_PER_RANK, format!("processes ({file})"))));
    }
    let (most, what) = limits.into_iter().min().expect("there is at least one limit");
    if total > most {
        return Err(Error::Impossible(format!(
            "-n {total}: this machine can run at most {most} ranks, because of its limit of {what}"
        )));
    }
    Ok(())
}

fn sections(options: &Options) -> Result<Vec<node::Section>, Error> {
    let here = std::env::current_dir()
        .map_err(|error| Error::System(format!("the current directory cannot be read: {error}")))?;
    let section = |section: &super::options::Section| {
        let directory =
            section.directory.as_deref().or(options.directory.as_deref()).unwrap_or(Path::new(""));
        let (program, arguments) = section.command.split_first().expect("parse refuses an empty command");
        node::Section {
            program: Bytes::from(program.as_os_str()),
            arguments: arguments.iter().map(|word| Bytes::from(word.as_os_str())).collect(),
            environment: pairs(section.environment.iter().cloned()),
            directory: Bytes::from(here.join(directory).into_os_string()),
        }
    };
    Ok(options.sections.iter().map(section).collect())
}

fn environment(options: &Options, ours: impl Iterator<Item = (OsString, OsString)>) -> Vec<(Bytes, Bytes)> {
    let mut environment = parse::inherited(options, ours);
    for (name, value) in &options.environment {
        environment.retain(|(known, _)| known != name);
        environment.push((name.clone(), value.clone()));
    }
    if let Some(interface) = &options.interface {
        environment.push((p2pmpi_sys::variables::INTERFACE.name.into(), interface.into()));
    }
    pairs(environment.into_iter())
}

fn pairs(variables: impl Iterator<Item = (OsString, OsString)>) -> Vec<(Bytes, Bytes)> {
    variables.map(|(name, value)| (Bytes::from(name), Bytes::from(value))).collect()
}

/// A variable as the ranks of the first section will see it.
fn variable(name: &str, options: &Options) -> Option<String> {
    let given = options.sections.iter().flat_map(|section| &section.environment).chain(&options.environment);
    let given = given.filter(|(known, _)| known == name).map(|(_, value)| value.clone()).next();
    given.or_else(|| std::env::var_os(name))?.into_string().ok()
}

fn timeout(options: &Options) -> Result<Option<Duration>, Error> {
    if options.timeout.is_some() {
        return Ok(options.timeout);
    }
    match std::env::var("MPIEXEC_TIMEOUT") {
        Ok(text) if !text.is_empty() => match flags::seconds(&text) {
            Ok(time) => Ok(Some(time)),
            Err(why) => Err(Error::Usage(format!("MPIEXEC_TIMEOUT: {why}"))),
        },
        _ => Ok(None),
    }
}

fn notes(options: &Options) -> Vec<String> {
    let mut notes = Vec::new();
    if !options.ignored.is_empty() {
        notes.push(format!("ignored, as it means nothing here: {}", options.ignored.join(", ")));
    }
    let nodes = std::env::var("SLURM_JOB_NUM_NODES").ok().and_then(|text| text.parse::<u32>().ok());
    if let Some(nodes) = nodes.filter(|&nodes| nodes > 1 && options.hosts.is_empty()) {
        notes.push(format!(
            "this SLURM allocation has {nodes} nodes; without --grid all ranks run on this one"
        ));
    }
    notes
}

fn job_name(secret: &[u8; 32]) -> String {
    let seconds = std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs());
    let tail: u32 = secret[..2].iter().fold(0, |sum, &byte| sum << 8 | u32::from(byte)) ^ std::process::id();
    format!("{}-{seconds:x}-{tail:x}", p2pmpi_sys::host::name())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(line: &str) -> Result<Plan, Error> {
        let words = line.split_whitespace().map(OsString::from).collect();
        local(&parse::parse(words).unwrap(), Vec::new())
    }

    #[test]
    fn processes_are_numbered_through_the_sections() {
        let plan = plan("-n 2 a : -n 1 b x").unwrap();
        let sections: Vec<u32> = plan.start.processes.iter().map(|placed| placed.section).collect();
        assert_eq!(sections, [0, 0, 1]);
        assert_eq!(plan.start.size, 3);
        assert_eq!(plan.start.sections[1].arguments, [Bytes::from("x")]);
    }

    #[test]
    fn without_n_the_host_list_decides() {
        let size = |line| plan(line).unwrap().start.size;
        assert_eq!(size("a"), 1);
        assert_eq!(size("-host localhost:3 a"), 3);
        assert_eq!(size("-host localhost,localhost a"), 2);
        assert_eq!(size("-ppn 2 a"), 2);
        assert_eq!(size("--map-by ppr:4:node a"), 4);
        assert_eq!(size("-n 5 -host localhost:2 a"), 5);
    }

    #[test]
    fn what_cannot_be_says_why() {
        let error = |line| plan(line).unwrap_err().to_string();
        assert!(error("-n 1000000 a").contains("at most"), "{}", error("-n 1000000 a"));
        assert!(error("-host far.invalid a").contains("far.invalid is not this machine"));
        assert!(error("-r 2 a").contains("replicas"));
        assert!(error("--stdin 3 -n 2 a").contains("only 2 ranks"));
    }
}
