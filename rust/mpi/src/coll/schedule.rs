//! Collective operations that are carried out later: the steps of an algorithm as a list, and the
//! task that works through it (MPI 5.0, 6.12 and 6.13).
//!
//! Buffers keep the library's temporary memory alive; the program keeps its own until completion.

use std::sync::Arc;

use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Peer, RequestId, Selector};
use p2pmpi_layout::{RecvBuffer, SendBuffer, copy};

use super::steps::{Reduction, check};
use crate::error::Error;
use crate::op::Op;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::request::Operation;
use crate::task::{self, Driver, Start, Task};

/// One step.
#[derive(Debug)]
pub(crate) enum Action {
    /// Start a send, which takes the next slot.
    Send(Destination, SendBuffer),
    /// Start a receive, which takes the next slot.
    Recv(Selector, Option<Peer>, RecvBuffer),
    /// Go on when the operation in this slot is over; it must bring at least so many bytes.
    Wait(usize, u64),
    /// Copy between buffers of this rank.
    Copy(SendBuffer, RecvBuffer),
    /// inout[i] = input[i] op inout[i].
    Reduce(Reduction, SendBuffer, RecvBuffer),
}

/// The steps of one collective operation at one rank.
#[derive(Debug)]
pub struct Schedule {
    actions: Vec<Action>,
    slots: usize,
    /// The context must not be given to another communicator before the end.
    context: u32,
}

impl Schedule {
    pub(crate) fn new(context: u32) -> Schedule {
        Schedule { actions: Vec::new(), slots: 0, context }
    }

    pub(crate) fn note(&mut self, action: Action) {
        self.actions.push(action);
    }

    pub(crate) fn send(&mut self, to: Destination, buffer: SendBuffer) -> usize {
        self.note(Action::Send(to, buffer));
        self.take_slot()
    }

    pub(crate) fn recv(&mut self, from: Selector, peer: Option<Peer>, buffer: RecvBuffer) -> usize {
        self.note(Action::Recv(from, peer, buffer));
        self.take_slot()
    }

    fn take_slot(&mut self) -> usize {
        self.slots += 1;
        self.slots - 1
    }

    /// Begins to carry it out.
    pub fn start(self, held: &mut Guard<'_, Process>) -> Operation {
        start(held, Arc::new(self))
    }

    /// As a part of another task, which advances it.
    pub(crate) fn into_task(self, held: &mut Guard<'_, Process>) -> Box<dyn Task> {
        Box::new(Running::new(held, Arc::new(self)))
    }
}

fn start(held: &mut Guard<'_, Process>, schedule: Arc<Schedule>) -> Operation {
    let running = Running::new(held, schedule);
    Operation::Task(task::start(held, Box::new(running)))
}

/// A persistent collective operation: each start carries out the same steps. Two starts cannot
/// overlap, and messages between two ranks keep their order, so that rounds do not mix.
#[derive(Debug)]
pub struct Persistent(Arc<Schedule>);

impl Persistent {
    /// Of these steps.
    pub fn new(schedule: Schedule) -> Persistent {
        Persistent(Arc::new(schedule))
    }
}

impl Start for Persistent {
    fn start(&self, held: &mut Guard<'_, Process>) -> Result<Operation, Error> {
        Ok(start(held, Arc::clone(&self.0)))
    }
}

/// A schedule being carried out.
#[derive(Debug)]
struct Running {
    schedule: Arc<Schedule>,
    next: usize,
    /// What was started; `None` when it is over.
    slots: Vec<Option<RequestId>>,
    /// A message of another length than expected: the outcome, after all steps.
    mismatch: Option<Error>,
}

/// Why [`Running::step`] stopped.
enum Stop {
    /// Something must arrive first, or the program must call the operator itself.
    Later,
    /// The operation cannot be finished.
    Failed(Error),
}

impl Running {
    fn new(held: &mut Guard<'_, Process>, schedule: Arc<Schedule>) -> Running {
        held.contexts.hold(schedule.context);
        let slots = Vec::with_capacity(schedule.slots);
        Running { schedule, next: 0, slots, mismatch: None }
    }

    /// Carries out one action.
    fn step(&mut self, held: &mut Guard<'_, Process>, by: Driver, action: &Action) -> Result<(), Stop> {
        match action {
            Action::Send(to, buffer) => {
                // As in `Steps::start_send`.
                let nothing = self.mismatch.as_ref().map(|_| buffer.at_element(0, 0));
                let buffer = nothing.as_ref().unwrap_or(buffer);
                let sent = held.engine.try_send(to, buffer).is_some();
                let mut request = || held.engine.start_send(to, buffer.clone(), false);
                self.slots.push(if sent { None } else { Some(request()) });
            }
            Action::Recv(selector, peer, buffer) => {
                self.slots.push(Some(held.engine.start_recv(*selector, buffer.clone(), *peer)));
            }
            Action::Wait(slot, least) => {
                if let Some(request) = self.slots[*slot] {
                    let completion = held.engine.take(request).ok_or(Stop::Later)?;
                    self.slots[*slot] = None;
                    check(&completion, *least, &mut self.mismatch).map_err(Stop::Failed)?;
                }
            }
            Action::Copy(from, to) => {
                copy(from, to);
            }
            Action::Reduce(with, input, inout) => {
                if by == Driver::Agent && matches!(with.op, Op::User { .. }) {
                    return Err(Stop::Later);
                }
                with.apply(held, input, inout);
            }
        }
        Ok(())
    }

    /// Nothing that is still under way may touch the program's buffers any more.
    fn abandon(&mut self, held: &mut Guard<'_, Process>) {
        for request in self.slots.drain(..).flatten() {
            held.engine.cancel_recv(request);
            held.engine.detach(request);
        }
    }
}

impl Task for Running {
    fn advance(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Outcome> {
        let schedule = Arc::clone(&self.schedule);
        while let Some(action) = schedule.actions.get(self.next) {
            match self.step(held, by, action) {
                Ok(()) => self.next += 1,
                Err(Stop::Later) => return None,
                Err(Stop::Failed(error)) => {
                    self.abandon(held);
                    held.contexts.release_hold(schedule.context);
                    return Some(Outcome { error: Some(error), ..Outcome::empty() });
                }
            }
        }
        held.contexts.release_hold(schedule.context);
        Some(Outcome { error: self.mismatch.take(), ..Outcome::empty() })
    }
}
