//! Operations that are more than one message: nonblocking and persistent collectives, the service
//! of a window, partitioned messages, communicators duplicated in the background.
//!
//! A [`Task`] is advanced whenever something has completed in the engine, by any thread that makes
//! progress: one that waits, one that tests, or the agent thread while the program computes. It
//! never waits itself. Requests name tasks by [`TaskId`] (`request::Operation::Task`). What a task
//! does is the business of the chapter that starts it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use p2pmpi_engine::owner::Guard;

use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::request::Operation;

/// Who advances a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Driver {
    /// A thread of the program, inside an MPI call.
    Program,
    /// The agent thread, while the program is outside MPI: functions of the program (operators,
    /// callbacks) may not be called, since the program may not expect a second thread.
    Agent,
}

/// An operation under way that is advanced in steps.
pub trait Task: Debug + Send {
    /// Goes on as far as possible without waiting; the outcome when all is done. Called once at the
    /// start, and then whenever a request of the engine has completed or [`poke`] was called.
    fn advance(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Outcome>;

    /// MPI_Cancel; most operations cannot be cancelled.
    fn cancel(&mut self, _held: &mut Guard<'_, Process>) {}
}

/// What a persistent request does at each MPI_Start, where that is more than one message.
pub trait Start: Debug + Send + Sync {
    /// Starts the operation.
    ///
    /// # Errors
    /// Those of the operation.
    fn start(&self, held: &mut Guard<'_, Process>) -> Result<Operation, Error>;
}

/// A persistent operation, shared by its request and whoever starts it.
pub type Starter = Arc<dyn Start>;

/// Names a task; never reused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(u64);

#[derive(Debug)]
enum State {
    /// Under way.
    Waiting(Box<dyn Task>),
    /// Some thread is advancing it right now.
    Advancing,
    /// Over; the outcome waits to be taken.
    Over(Outcome),
}

#[derive(Debug)]
struct Entry {
    state: State,
    /// Nobody will ask for the outcome.
    detached: bool,
}

/// The tasks of this process.
#[derive(Debug, Default)]
pub struct Tasks {
    /// By start, so that older operations are advanced first.
    entries: BTreeMap<TaskId, Entry>,
    next: u64,
    /// Entries that are not over.
    running: usize,
    /// How many have ended.
    ended: u64,
    /// `Engine::completions` when all were advanced last.
    seen: u64,
    /// Advance all even if nothing has completed.
    poked: bool,
}

impl Tasks {
    /// Whether any task is under way, so that traffic matters even while the program computes.
    #[inline]
    pub fn any_running(&self) -> bool {
        self.running > 0
    }

    /// Changes whenever a task has ended.
    #[inline]
    pub fn ended(&self) -> u64 {
        self.ended
    }

    /// True when the task is over.
    pub fn is_over(&self, id: TaskId) -> bool {
        self.entries.get(&id).is_none_or(|entry| matches!(entry.state, State::Over(_)))
    }

    /// How a task ended, leaving it as it is.
    pub fn peek(&self, id: TaskId) -> Option<Outcome> {
        match &self.entries.get(&id)?.state {
            State::Over(outcome) => Some(outcome.clone()),
            _ => None,
        }
    }

    /// Takes the outcome of a task that is over.
    pub fn take(&mut self, id: TaskId) -> Option<Outcome> {
        let outcome = self.peek(id)?;
        self.entries.remove(&id);
        Some(outcome)
    }

    /// Nobody will ask for the outcome: the task goes on, and is forgotten when it is over.
    pub fn detach(&mut self, id: TaskId) {
        if self.take(id).is_none()
            && let Some(entry) = self.entries.get_mut(&id)
        {
            entry.detached = true;
        }
    }

    /// Every task has reason to look again: something changed that is not a request of the engine.
    pub fn poke(&mut self) {
        self.poked = true;
    }

    fn insert(&mut self, state: State) -> TaskId {
        let id = TaskId(self.next);
        self.next += 1;
        self.running += usize::from(!matches!(state, State::Over(_)));
        self.entries.insert(id, Entry { state, detached: false });
        id
    }

    /// Takes a task out to work on it; `None` when it is over or somebody has it.
    fn borrow(&mut self, id: TaskId) -> Option<Box<dyn Task>> {
        let entry = self.entries.get_mut(&id)?;
        match std::mem::replace(&mut entry.state, State::Advancing) {
            State::Waiting(task) => Some(task),
            other => {
                entry.state = other;
                None
            }
        }
    }

    fn give_back(&mut self, id: TaskId, task: Box<dyn Task>) {
        if let Some(entry) = self.entries.get_mut(&id) {
            entry.state = State::Waiting(task);
        }
    }

    fn end(&mut self, id: TaskId, outcome: Outcome) {
        self.running -= 1;
        self.ended += 1;
        let Some(entry) = self.entries.get_mut(&id) else { return };
        entry.state = State::Over(outcome);
        if entry.detached {
            self.entries.remove(&id);
        }
    }
}

/// Starts a task; it may be over at once.
pub fn start(held: &mut Guard<'_, Process>, task: Box<dyn Task>) -> TaskId {
    let id = held.tasks.insert(State::Waiting(task));
    advance(held, id, Driver::Program);
    id
}

/// A task that is over already, for operations that need no waiting.
pub fn finished(process: &mut Process, outcome: Outcome) -> Operation {
    Operation::Task(process.tasks.insert(State::Over(outcome)))
}

/// Advances one task. Returns true if it ended.
fn advance(held: &mut Guard<'_, Process>, id: TaskId, by: Driver) -> bool {
    let Some(mut task) = held.tasks.borrow(id) else { return false };
    let before = held.engine.completions();
    match task.advance(held, by) {
        Some(outcome) => {
            held.tasks.end(id, outcome);
            true
        }
        None => {
            held.tasks.give_back(id, task);
            // While it was out, other threads (or a function of the program that it called) may
            // have made progress that it has not seen.
            let missed = held.engine.completions() != before || by == Driver::Agent;
            held.tasks.poked |= missed;
            false
        }
    }
}

/// Advances what can be advanced. Returns true if anything ended.
#[inline]
pub fn drive(held: &mut Guard<'_, Process>, by: Driver) -> bool {
    held.tasks.any_running() && drive_all(held, by)
}

#[cold]
fn drive_all(held: &mut Guard<'_, Process>, by: Driver) -> bool {
    let completions = held.engine.completions();
    if !held.tasks.poked && held.tasks.seen == completions {
        return false;
    }
    (held.tasks.poked, held.tasks.seen) = (false, completions);
    let waiting = |entry: &Entry| matches!(entry.state, State::Waiting(_));
    let tasks = held.tasks.entries.iter().filter(|(_, entry)| waiting(entry));
    let ids: Vec<TaskId> = tasks.map(|(id, _)| *id).collect();
    let mut ended = false;
    for id in ids {
        ended |= advance(held, id, by);
    }
    ended
}

/// MPI_Cancel of a task.
pub fn cancel(held: &mut Guard<'_, Process>, id: TaskId) {
    let Some(mut task) = held.tasks.borrow(id) else { return };
    task.cancel(held);
    held.tasks.give_back(id, task);
    held.tasks.poke();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::{Identity, look};
    use p2pmpi_engine::owner::OwnerCell;
    use p2pmpi_engine::{Engine, Links, Peer};

    /// Ends when the process has seen `until` advances; notes them and who made them.
    #[derive(Debug)]
    struct Counter {
        left: u32,
        log: Arc<std::sync::Mutex<Vec<Driver>>>,
    }

    impl Task for Counter {
        fn advance(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Outcome> {
            // A task may look at the others, itself included, without finding itself.
            drive(held, by);
            self.log.lock().expect("one thread").push(by);
            self.left = self.left.checked_sub(1)?;
            (self.left == 0).then(Outcome::from_null)
        }

        fn cancel(&mut self, _held: &mut Guard<'_, Process>) {
            self.left = 1;
        }
    }

    fn process() -> OwnerCell<Process> {
        let node = "here".to_owned();
        let identity = Identity {
            local: vec![Peer(0)],
            rank: 0,
            size: 1,
            peer: Peer(0),
            base: Peer(0),
            job: String::new(),
            node,
            appnum: None,
            universe: 1,
        };
        OwnerCell::new(Process::new(identity, Engine::new(Links::alone()), None))
    }

    fn counter(left: u32) -> (Box<Counter>, Arc<std::sync::Mutex<Vec<Driver>>>) {
        let log = Arc::default();
        (Box::new(Counter { left, log: Arc::clone(&log) }), log)
    }

    #[test]
    fn a_task_advances_only_when_something_happened() {
        let cell = process();
        let mut held = cell.enter(1);
        let (task, log) = counter(3);
        let id = start(&mut held, task);
        look(&mut held, Driver::Program);
        look(&mut held, Driver::Program);
        let quiet = log.lock().expect("one thread").len();
        look(&mut held, Driver::Program);
        assert_eq!(log.lock().expect("one thread").len(), quiet, "nothing has happened");
        while !held.tasks.is_over(id) {
            held.tasks.poke();
            look(&mut held, Driver::Program);
        }
        assert_eq!(log.lock().expect("one thread").len(), 3);
        assert_eq!(held.tasks.take(id), Some(Outcome::from_null()));
        assert!(!held.tasks.any_running() && held.tasks.take(id).is_none());
    }

    #[test]
    fn what_the_agent_may_not_do_is_done_by_the_program() {
        let cell = process();
        let mut held = cell.enter(1);
        let (task, log) = counter(9);
        let id = start(&mut held, task);
        held.tasks.poke();
        drive(&mut held, Driver::Agent);
        drive(&mut held, Driver::Program);
        assert_eq!(
            log.lock().expect("one thread").as_slice(),
            [Driver::Program, Driver::Agent, Driver::Program]
        );
        cancel(&mut held, id);
        drive(&mut held, Driver::Program);
        assert!(held.tasks.is_over(id));
    }

    #[test]
    fn a_detached_task_leaves_nothing() {
        let cell = process();
        let mut held = cell.enter(1);
        let (task, _) = counter(2);
        let id = start(&mut held, task);
        held.tasks.detach(id);
        held.tasks.poke();
        look(&mut held, Driver::Program);
        assert!(held.tasks.entries.is_empty() && !held.tasks.any_running());
        let Operation::Task(over) = finished(&mut held, Outcome::empty()) else { panic!() };
        held.tasks.detach(over);
        assert!(held.tasks.entries.is_empty());
    }
}
