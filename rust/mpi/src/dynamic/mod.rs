//! Processes that come later, and groups that meet (MPI 5.0, chapter 11).
//!
//! `spawn` has the launcher start a world; `port` lets two groups find each other; `name` publishes
//! ports; `join` makes an intercommunicator of two processes with a socket between them; `disconnect`
//! parts groups again. `meet` carries messages between processes that share no communicator yet;
//! `abroad` knows those of other jobs.
//!
//! New processes, of this job or another, are peers like any others: the launcher numbers them after those
//! it knows, and routes are resolved when first used. Called by `capi`'s chapter of the same name.

pub(crate) mod abroad;
mod disconnect;
mod join;
mod meet;
mod name;
mod port;
mod spawn;

use std::collections::BTreeMap;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_INTERN, ERR_SPAWN};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Patience, Peer};
use p2pmpi_launch::dynamic::{Answer, Parent, Question};

use crate::comm::{self, Comm};
use crate::error::Error;
use crate::group::Group;
use crate::process::{Process, pause};

pub use disconnect::disconnect;
pub use join::{Greeting, Joiner, join};
pub use name::{look_up, publish, unpublish};
pub use port::{accept, close, connect, open};
pub use spawn::{Program, Spawned, spawn};

/// What a process keeps for this chapter.
#[derive(Debug)]
pub struct Dynamic {
    /// MPI_Comm_get_parent: null, or stale once it was freed.
    parent: abi::Comm,
    /// Number of the last question to the launcher.
    asked: u32,
    /// Ports that are open, by tag, with what a caller must know.
    ports: BTreeMap<i32, u64>,
    /// Tags of this process that were used to meet others.
    tags: i32,
    /// Processes of other jobs.
    abroad: abroad::Abroad,
}

impl Default for Dynamic {
    fn default() -> Self {
        let (ports, abroad) = (BTreeMap::new(), abroad::Abroad::default());
        Self { parent: abi::Comm::NULL, asked: 0, ports, tags: 0, abroad }
    }
}

/// MPI_Comm_get_parent.
pub fn parent(process: &Process) -> abi::Comm {
    let parent = process.dynamic.parent;
    if process.comms.get(parent.0).is_some() { parent } else { abi::Comm::NULL }
}

/// Makes the intercommunicator with the processes that have spawned this one; once, in MPI_Init.
///
/// # Errors
/// What the launcher told makes no sense.
pub fn adopt(process: &mut Process, parent: &Parent) -> Result<(), Error> {
    let me = process.identity.peer;
    let members = parent.group.iter().map(|&index| Peer(index)).collect();
    // Both sides use the parents' context: nothing else is in use here yet.
    process.contexts.reserve(parent.context)?;
    let (local, remote) = (process.world.group.clone(), Group::listed(members, me));
    let name = "MPI_COMM_PARENT";
    let errhandler = process.world.errhandler;
    let comm = Comm { remote: Some(remote), errhandler, ..Comm::new(parent.context, local, name) };
    process.dynamic.parent = comm::insert(process, comm)?;
    Ok(())
}

/// Asks the launcher and waits for its answer.
fn ask(held: &mut Guard<'_, Process>, question: Question) -> Result<Answer, Error> {
    let Some(agent) = held.agent.clone() else {
        // `capi` makes sure that there is one for whatever changes something.
        let reason = "this program was started without p2pmpirun, so that nothing is published".to_owned();
        return Ok(Answer::Refused { reason });
    };
    held.dynamic.asked = held.dynamic.asked.wrapping_add(1);
    let number = held.dynamic.asked;
    agent.ask(number, question).map_err(|why| Error::new(ERR_SPAWN, why))?;
    let mut patience = Patience::default();
    loop {
        if let Some(answer) = held.engine.take_answer(number) {
            return Ok(answer);
        }
        pause(held, &mut patience);
    }
}

/// An answer to another question than was asked.
fn confused(answer: &Answer) -> Error {
    Error::new(ERR_INTERN, format!("the launcher answered something else: {answer:?}"))
}
