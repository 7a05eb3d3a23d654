//! What a rank asks of the whole job: new processes and names of services. The node agent passes
//! question and answer on; the launcher answers (`cli::job`).
//!
//! Spawn -> Spawned | NotSpawned; Publish, Unpublish -> Done | Refused; Lookup -> Found | Refused
//! Reach -> Reachable; Meet -> Met | Refused

use serde::{Deserialize, Serialize};

use crate::bytes::Bytes;
use crate::partner::Contact;

/// Processes that one job may have had in all its life: bounds every table by process index.
pub const PROCESSES_MAX: u32 = 1 << 20;

/// Names of services that one job may have published at once.
pub const SERVICES_MAX: usize = 4096;

/// A question of one rank. Each carries a number of the rank's choice beside it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Start a new world (MPI_Comm_spawn_multiple).
    Spawn(Box<Spawn>),
    /// MPI_Publish_name.
    Publish {
        /// Name of the service.
        service: Bytes,
        /// Name of the port.
        port: Bytes,
    },
    /// MPI_Unpublish_name.
    Unpublish {
        /// Name of the service.
        service: Bytes,
    },
    /// MPI_Lookup_name.
    Lookup {
        /// Name of the service.
        service: Bytes,
    },
    /// The same of another job, which this one has met.
    LookupAt {
        /// Tag of that job.
        job: u32,
        /// Name of the service.
        service: Bytes,
    },
    /// How can other jobs reach this one?
    Reach,
    /// Make processes of other jobs known to this process.
    Meet {
        /// How the launchers of these jobs are reached; those that were met before need none.
        contacts: Vec<Contact>,
        /// The processes, as words (`crate::partner`).
        processes: Vec<u64>,
        /// This process will speak first: it is made known to them too.
        calls: bool,
    },
}

/// The answer to a [`Question`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// Every process runs; their indices in the job are `base..base + size`.
    Spawned {
        /// Index of rank 0 of the new world.
        base: u32,
        /// Ranks in the new world.
        size: u32,
    },
    /// No process was left running.
    NotSpawned {
        /// Which command could not be started.
        command: u32,
        /// Why, for the user.
        reason: String,
    },
    /// It is done.
    Done,
    /// The port that was published under that name.
    Found {
        /// Name of the port.
        port: Bytes,
    },
    /// How other jobs can reach this one, from now on.
    Reachable(Contact),
    /// The indices that the processes have in this job from now on, in the order of the question.
    Met {
        /// Who this job is to the others.
        own: Contact,
        /// Indices.
        numbers: Vec<u32>,
        /// The jobs that they belong to, ascending.
        jobs: Vec<Contact>,
    },
    /// It cannot be done: the name is taken, or there is none.
    Refused {
        /// Why, for the user.
        reason: String,
    },
}

/// A world to be started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spawn {
    /// What runs, in rank order.
    pub commands: Vec<Command>,
    /// Who asks for it.
    pub parent: Parent,
}

/// One program of a world to be started.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Command {
    /// The program as the parent named it: a path, or a name to search.
    pub program: Bytes,
    /// Its arguments, without its name.
    pub arguments: Vec<Bytes>,
    /// How many processes; at least 1.
    pub count: u32,
    /// Working directory of the process that asks.
    pub current: Bytes,
    /// Working directory as that process named it, relative to its own; empty: the same.
    pub wdir: Bytes,
    /// Variables on top of those of the job.
    pub environment: Vec<(Bytes, Bytes)>,
    /// Machine that it shall run on; empty: any of the job's.
    pub host: Bytes,
}

/// How the processes of a spawned world reach their parents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parent {
    /// Context id of the intercommunicator, free at all parents.
    pub context: u32,
    /// Indices of the parents in the job, in the order of their ranks.
    pub group: Vec<u32>,
}
