//! Worlds that the job's processes spawn: what each is to start, who waits to hear that it runs, and
//! what names the processes publish.
//!
//! A spawned world is one more node: an agent of its own on this machine, with its own arena; also where
//! the first world runs on other machines, since nobody else has lent anything for more processes.
//! Called by `supervisor`; starts nothing itself, `drive` does.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::dynamic::{Answer, Command, PROCESSES_MAX, SERVICES_MAX, Spawn};
use p2pmpi_launch::node::{Binding, Placed, Section, Start, ToNode};

use crate::run::{check_limits, is_here};

/// One question of one process, to be answered once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The node that passed it on.
    pub node: usize,
    /// Who asks.
    pub process: u32,
    /// The number of the question.
    pub number: u32,
}

impl Asker {
    /// The order by which the answer reaches the asker.
    pub fn order(self, answer: Answer) -> (usize, ToNode) {
        (self.node, ToNode::Answer { process: self.process, number: self.number, answer })
    }
}

/// A world whose processes have not all called MPI_Init.
#[derive(Debug)]
struct Starting {
    asker: Asker,
    base: u32,
    sections: Vec<u32>,
    joined: u32,
}

/// This machine, for worlds of a job whose first one runs elsewhere.
#[derive(Clone, Debug, Default)]
pub struct Home {
    /// Where the launcher was started.
    pub directory: PathBuf,
    /// What programs of this machine have in their environment.
    pub environment: Vec<(Bytes, Bytes)>,
    /// The files that have travelled with the job: by name in the job's directories, where they are here.
    pub staged: BTreeMap<String, Bytes>,
}

impl Home {
    /// What a process on another machine asks for, as it can be started here: a file that has travelled
    /// from here is the one here, and directories are relative to the launcher's.
    fn bring(&self, command: &mut Command) {
        let program = PathBuf::from(command.program.as_os_str());
        let inside = program.strip_prefix(command.current.as_os_str()).unwrap_or(&program);
        let parts = inside.components().filter(|part| !matches!(part, Component::CurDir));
        let name = parts.collect::<PathBuf>();
        if let Some(source) = name.to_str().and_then(|name| self.staged.get(name)) {
            command.program.clone_from(source);
        }
        command.current = self.directory.as_os_str().into();
    }
}

/// The spawned worlds of a job.
#[derive(Debug, Default)]
pub struct Worlds {
    /// What every world has in common; none where no world can be spawned.
    template: Option<Start>,
    /// Where the first world runs elsewhere.
    home: Option<Home>,
    /// By the node that was made for them.
    starting: BTreeMap<usize, Starting>,
    spawned: u32,
}

/// A world to be started, and what it is called.
#[derive(Debug)]
pub struct Planned {
    /// What its agent gets.
    pub start: Start,
    /// Number of the world; the one that the launcher was asked to run is 1.
    pub world: u32,
}

impl Worlds {
    /// From now on worlds may be spawned, in the manner of the job's first one; `home` where that runs
    /// elsewhere.
    pub fn allow(&mut self, first: &Start, home: Option<Home>) {
        let environment = home.as_ref().map_or(&first.environment, |home| &home.environment).clone();
        self.home = home;
        self.template = Some(Start {
            node: String::new(),
            environment,
            processes: Vec::new(),
            stdin: None,
            listen: true,
            binding: Binding::None,
            report_bindings: false,
            arena: true,
            adopt: None,
            ..first.clone()
        });
    }

    /// Plans what a process asks for, for the node `node`, with process indices from `base` on, of which
    /// `alive` run or are about to.
    ///
    /// # Errors
    /// The answer for the process, if it cannot be.
    pub fn plan(
        &mut self,
        node: usize,
        (base, alive): (u32, u32),
        (asker, at_home): (Asker, bool),
        mut spawn: Spawn,
    ) -> Result<Planned, Answer> {
        let refuse = |command: usize, reason: String| Answer::NotSpawned {
            command: u32::try_from(command).unwrap_or(u32::MAX),
            reason,
        };
        let Some(template) = &self.template else {
            return Err(refuse(0, "this job cannot start further processes".to_owned()));
        };
        let elsewhere = |command: &Command| {
            !command.host.0.is_empty() && !is_here(&command.host.as_os_str().to_string_lossy())
        };
        if let Some(at) = spawn.commands.iter().position(elsewhere) {
            let host = spawn.commands[at].host.as_os_str().to_string_lossy().into_owned();
            let home = p2pmpi_sys::host::name();
            let reason = format!("{host} is not {home}, where the launcher runs and further processes start");
            return Err(refuse(at, reason));
        }
        if let Some(home) = self.home.as_ref().filter(|_| !at_home) {
            spawn.commands.iter_mut().for_each(|command| home.bring(command));
        }
        let size = spawn.commands.iter().try_fold(0_u32, |sum, command| sum.checked_add(command.count));
        let Some(size) = size.filter(|size| *size > 0 && *size <= PROCESSES_MAX - base) else {
            let reason = format!("a job has at most {PROCESSES_MAX} processes in all its life");
            return Err(refuse(0, reason));
        };
        check_limits(u64::from(alive) + u64::from(size)).map_err(|error| refuse(0, error.to_string()))?;
        let counts: Vec<u32> = spawn.commands.iter().map(|command| command.count).collect();
        let sections: Vec<u32> = (0..)
            .zip(&counts)
            .flat_map(|(section, &count)| std::iter::repeat_n(section, count as usize))
            .collect();
        let processes = (0..).zip(&sections);
        let start = Start {
            size,
            processes: processes
                .map(|(rank, &section)| Placed { process: base + rank, rank, replica: 0, section })
                .collect(),
            sections: spawn.commands.into_iter().map(section).collect(),
            parent: Some(spawn.parent),
            ..template.clone()
        };
        self.spawned += 1;
        self.starting.insert(node, Starting { asker, base, sections, joined: 0 });
        Ok(Planned { start, world: self.spawned + 1 })
    }

    /// A process of that node has called MPI_Init; the answer when it was the last of its world: parents
    /// go on when all children have come (MPI 5.0, 11.8.2).
    pub fn on_joined(&mut self, node: usize) -> Option<(usize, ToNode)> {
        let starting = self.starting.get_mut(&node)?;
        starting.joined += 1;
        let size = u32::try_from(starting.sections.len()).expect("bounded by the processes of a job");
        if starting.joined < size {
            return None;
        }
        let Starting { asker, base, .. } = self.starting.remove(&node)?;
        Some(asker.order(Answer::Spawned { base, size }))
    }

    /// Whether somebody waits for the processes of that node.
    pub fn is_starting(&self, node: usize) -> bool {
        self.starting.contains_key(&node)
    }

    /// A process of that node could not be started, or the node could not; the answer if somebody
    /// waits for it.
    pub fn on_not_started(
        &mut self,
        node: usize,
        process: Option<u32>,
        reason: String,
    ) -> Option<(usize, ToNode)> {
        let Starting { asker, base, sections, .. } = self.starting.remove(&node)?;
        let at = process.and_then(|process| process.checked_sub(base)).unwrap_or(0);
        let command = sections.get(at as usize).copied().unwrap_or(0);
        Some(asker.order(Answer::NotSpawned { command, reason }))
    }
}

fn section(command: Command) -> Section {
    let Command { program, arguments, environment, current, wdir, .. } = command;
    let directory = match &wdir.0[..] {
        b"" => current,
        _ => Path::new(current.as_os_str()).join(wdir.as_os_str()).into_os_string().into(),
    };
    Section { program, arguments, environment, directory }
}

/// The names that the processes of the job have published.
#[derive(Debug, Default)]
pub struct Services(BTreeMap<Bytes, (Bytes, u32)>);

impl Services {
    /// MPI_Publish_name, for `process`.
    pub fn publish(&mut self, service: Bytes, port: Bytes, process: u32) -> Answer {
        if self.0.contains_key(&service) {
            return refused(&service, "is published already");
        }
        if self.0.len() >= SERVICES_MAX {
            return Answer::Refused { reason: format!("{SERVICES_MAX} names are published already") };
        }
        self.0.insert(service, (port, process));
        Answer::Done
    }

    /// MPI_Unpublish_name.
    pub fn unpublish(&mut self, service: &Bytes) -> Answer {
        match self.0.remove(service) {
            Some(_) => Answer::Done,
            None => refused(service, "is not published"),
        }
    }

    /// MPI_Lookup_name.
    pub fn look_up(&self, service: &Bytes) -> Answer {
        match self.0.get(service) {
            Some((port, _)) => Answer::Found { port: port.clone() },
            None => refused(service, "is not published"),
        }
    }

    /// A process has ended, and its names with it; which these were.
    pub fn on_ended(&mut self, process: u32) -> Vec<Bytes> {
        self.0.extract_if(.., |_, (_, owner)| *owner == process).map(|(service, _)| service).collect()
    }
}

fn refused(service: &Bytes, what: &str) -> Answer {
    Answer::Refused { reason: format!("the name {:?} {what}", service.as_os_str().to_string_lossy()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use p2pmpi_launch::dynamic::Parent;

    fn spawn(counts: &[u32]) -> Spawn {
        let command = |&count: &u32| Command {
            program: "a".into(),
            arguments: Vec::new(),
            count,
            current: "/".into(),
            wdir: Bytes::default(),
            environment: Vec::new(),
            host: Bytes::default(),
        };
        Spawn {
            commands: counts.iter().map(command).collect(),
            parent: Parent { context: 4, group: vec![0] },
        }
    }

    fn first() -> Start {
        Start {
            job: "j".into(),
            secret: [1; 32],
            node: String::new(),
            size: 2,
            replicas: 1,
            universe: 2,
            processes: Vec::new(),
            sections: Vec::new(),
            environment: Vec::new(),
            library_path: Vec::new(),
            stdin: Some(0),
            listen: false,
            arena: true,
            binding: Binding::Share,
            report_bindings: true,
            parent: None,
            adopt: None,
            apart: false,
        }
    }

    const ASKER: Asker = Asker { node: 0, process: 1, number: 7 };

    #[test]
    fn a_world_is_numbered_after_the_others_and_answered_when_all_of_it_has_come() {
        let mut worlds = Worlds::default();
        assert!(matches!(worlds.plan(1, (2, 2), (ASKER, true), spawn(&[1])), Err(Answer::NotSpawned { .. })));
        worlds.allow(&first(), None);
        let planned = worlds.plan(1, (2, 2), (ASKER, true), spawn(&[1, 2])).unwrap();
        assert_eq!((planned.world, planned.start.size, planned.start.stdin), (2, 3, None));
        let placed: Vec<(u32, u32, u32)> =
            planned.start.processes.iter().map(|p| (p.process, p.rank, p.section)).collect();
        assert_eq!(placed, [(2, 0, 0), (3, 1, 1), (4, 2, 1)]);
        assert_eq!(worlds.on_joined(1), None);
        assert_eq!(worlds.on_joined(1), None);
        assert_eq!(worlds.on_joined(1), Some(ASKER.order(Answer::Spawned { base: 2, size: 3 })));
        assert_eq!(worlds.on_joined(1), None);
    }

    #[test]
    fn what_another_machine_asks_for_is_started_from_here() {
        let mut worlds = Worlds::default();
        let staged = BTreeMap::from([("bin/child".to_owned(), Bytes::from("/home/me/bin/child"))]);
        let environment = vec![("HOME".into(), "/home/me".into())];
        let home = Home { directory: "/home/me".into(), environment: environment.clone(), staged };
        worlds.allow(&Start { node: "there".into(), ..first() }, Some(home));
        let mut asked = spawn(&[1, 1, 1, 1]);
        for (command, program) in
            asked.commands.iter_mut().zip(["./bin/child", "/jobs/7/bin/child", "ls", "/bin/ls"])
        {
            (command.program, command.current) = (program.into(), "/jobs/7".into());
        }
        asked.commands[3].wdir = "sub".into();
        let start = worlds.plan(1, (2, 2), (ASKER, false), asked).unwrap().start;
        let seen: Vec<(&str, &str)> = start
            .sections
            .iter()
            .map(|section| (section.program.as_os_str(), section.directory.as_os_str()))
            .map(|(program, directory)| (program.to_str().unwrap(), directory.to_str().unwrap()))
            .collect();
        let here = "/home/me";
        let child = ("/home/me/bin/child", here);
        assert_eq!(seen, [child, child, ("ls", here), ("/bin/ls", "/home/me/sub")]);
        assert_eq!((start.node.as_str(), start.environment), ("", environment));
    }

    #[test]
    fn the_command_that_failed_is_named() {
        let mut worlds = Worlds::default();
        worlds.allow(&first(), None);
        worlds.plan(3, (10, 1), (ASKER, true), spawn(&[2, 2])).unwrap();
        let answer = worlds.on_not_started(3, Some(12), "no such program".into());
        assert_eq!(
            answer,
            Some(ASKER.order(Answer::NotSpawned { command: 1, reason: "no such program".into() }))
        );
        assert!(worlds.plan(4, (PROCESSES_MAX - 1, 1), (ASKER, true), spawn(&[2])).is_err());
        assert!(worlds.plan(4, (0, 0), (ASKER, true), spawn(&[u32::MAX, 2])).is_err());
    }

    #[test]
    fn names_are_published_once_and_go_with_their_process() {
        let mut services = Services::default();
        assert_eq!(services.publish("a".into(), "port".into(), 3), Answer::Done);
        assert!(matches!(services.publish("a".into(), "other".into(), 4), Answer::Refused { .. }));
        assert_eq!(services.look_up(&"a".into()), Answer::Found { port: "port".into() });
        assert_eq!(services.on_ended(3), [Bytes::from("a")]);
        assert!(matches!(services.look_up(&"a".into()), Answer::Refused { .. }));
        assert!(matches!(services.unpublish(&"a".into()), Answer::Refused { .. }));
    }
}
