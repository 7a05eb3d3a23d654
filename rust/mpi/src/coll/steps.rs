//! The steps that collective algorithms are made of. An algorithm is written once: its steps are
//! either carried out at once, or noted in a [`Schedule`] that a task carries out later
//! (nonblocking and persistent forms). Algorithms never look at data, so both see the same steps.

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_COUNT, ERR_TRUNCATE};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Completion, Failure, RequestId};
use p2pmpi_layout::{Layout, RecvBuffer, Scratch, SendBuffer, copy};

use super::schedule::{Action, Schedule};
use super::view::{Plane, View};
use crate::datatype::Kept;
use crate::error::Error;
use crate::op::Op;
use crate::p2p::{Outcome, complete, recv_soon};
use crate::process::Process;

/// An operator with the datatype it is applied to.
#[derive(Clone, Debug)]
pub struct Reduction {
    /// The operator.
    pub op: Op,
    /// The datatype's handle, for functions of the program.
    pub datatype: abi::Datatype,
    /// What it names, if that is not predefined: the program may free the handle before a nonblocking or
    /// persistent operation is over (MPI 5.0, 5.1.9).
    pub kept: Option<Kept>,
}

impl Reduction {
    /// inout[i] = input[i] op inout[i]. A function of the program gets a handle of the datatype that is
    /// good during the call.
    pub(crate) fn apply(&self, held: &mut Guard<'_, Process>, input: &SendBuffer, inout: &RecvBuffer) {
        let Some(kept) = self.kept.as_ref().filter(|kept| !held.datatypes.names(self.datatype, kept)) else {
            return self.op.apply(held, self.datatype, input, inout);
        };
        // With no handle left it gets the old one, which it can do less with.
        let named = held.datatypes.revive(kept).unwrap_or(self.datatype);
        self.op.apply(held, named, input, inout);
        if named != self.datatype {
            held.datatypes.retire(named);
        }
    }
}

/// What happens to a step.
#[derive(Debug)]
enum Way<'a, 'g> {
    Now(&'a mut Guard<'g, Process>),
    Noted(Schedule),
}

/// One collective operation of one communicator.
#[derive(Debug)]
pub struct Steps<'a, 'g> {
    way: Way<'a, 'g>,
    view: View,
    /// The other group of an intercommunicator.
    across: Option<View>,
    /// The first message that did not fit what this rank expects. The steps go on, so that the ranks
    /// that depend on this one get theirs and nobody waits for ever.
    mismatch: Option<Error>,
}

/// A step that was started.
#[derive(Debug)]
pub struct Step(Mark);

#[derive(Clone, Copy, Debug)]
enum Mark {
    Started(RequestId),
    Noted(usize),
}

impl<'a, 'g> Steps<'a, 'g> {
    /// Begins the next collective operation of `comm`, inside the local group of an
    /// intercommunicator. Every rank begins the same operations in the same order, so the counters
    /// agree.
    ///
    /// # Errors
    /// MPI_ERR_COMM.
    #[inline(always)]
    pub fn begin(held: &'a mut Guard<'g, Process>, comm: abi::Comm) -> Result<Steps<'a, 'g>, Error> {
        let (view, across) = views(held, comm, false)?;
        Ok(Steps { way: Way::Now(held), view, across, mismatch: None })
    }

    /// Notes the next collective operation of `comm`, to be carried out later. What happens until
    /// then on the communicator does not disturb it.
    ///
    /// # Errors
    /// MPI_ERR_COMM.
    pub fn note(process: &mut Process, comm: abi::Comm) -> Result<Steps<'static, 'static>, Error> {
        let (view, across) = views(process, comm, true)?;
        let schedule = Schedule::new(process.comm(comm)?.context);
        Ok(Steps { way: Way::Noted(schedule), view, across, mismatch: None })
    }

    /// The end of steps that were carried out.
    ///
    /// # Errors
    /// Messages of other lengths than this rank expected: MPI_ERR_TRUNCATE, MPI_ERR_COUNT.
    #[inline]
    pub fn end(self) -> Result<(), Error> {
        self.mismatch.map_or(Ok(()), Err)
    }

    /// What was noted; `None` if the steps were carried out.
    pub fn into_schedule(self) -> Option<Schedule> {
        match self.way {
            Way::Now(_) => None,
            Way::Noted(schedule) => Some(schedule),
        }
    }

    /// Rank of this process.
    pub fn rank(&self) -> u32 {
        self.view.rank
    }

    /// Ranks in the communicator: the local group of an intercommunicator.
    pub fn size(&self) -> u32 {
        self.view.group.size()
    }

    /// Ranks in the other group of an intercommunicator; 0 of an intracommunicator.
    pub fn remote_size(&self) -> u32 {
        self.across.as_ref().map_or(0, |view| view.group.size())
    }

    /// Whether the communicator has two groups.
    pub fn is_inter(&self) -> bool {
        self.across.is_some()
    }

    /// Runs `steps` with ranks of the other group of an intercommunicator.
    ///
    /// # Errors
    /// Those of `steps`.
    pub fn across<T>(&mut self, steps: impl FnOnce(&mut Self) -> Result<T, Error>) -> Result<T, Error> {
        let across = self.across.as_mut().expect("only algorithms for intercommunicators look across");
        std::mem::swap(&mut self.view, across);
        let result = steps(self);
        std::mem::swap(&mut self.view, self.across.as_mut().expect("it was there"));
        result
    }

    /// Starts a send.
    #[inline]
    pub fn start_send(&mut self, to: u32, buffer: &SendBuffer) -> Option<Step> {
        let to = self.view.destination(to);
        match &mut self.way {
            Way::Now(held) => {
                // What did not arrive whole is not sent on: those behind see that it is missing.
                let nothing = self.mismatch.as_ref().map(|_| buffer.at_element(0, 0));
                let buffer = nothing.as_ref().unwrap_or(buffer);
                if held.engine.try_send(&to, buffer).is_some() {
                    return None;
                }
                Some(Step(Mark::Started(held.engine.start_send(&to, buffer.clone(), false))))
            }
            Way::Noted(schedule) => Some(Step(Mark::Noted(schedule.send(to, buffer.clone())))),
        }
    }

    /// Starts a receive.
    pub fn start_recv(&mut self, from: u32, buffer: &RecvBuffer) -> Step {
        let selector = self.view.selector(from);
        let peer = self.view.group.peer(from);
        match &mut self.way {
            Way::Now(held) => Step(Mark::Started(held.engine.start_recv(selector, buffer.clone(), peer))),
            Way::Noted(schedule) => Step(Mark::Noted(schedule.recv(selector, peer, buffer.clone()))),
        }
    }

    /// Waits for a step.
    ///
    /// # Errors
    /// A lost peer. Of a message that is too long [`Steps::end`] tells.
    pub fn wait(&mut self, step: impl Into<Option<Step>>) -> Result<(), Error> {
        match (step.into(), &mut self.way) {
            (Some(Step(Mark::Started(request))), Way::Now(held)) => {
                let completion = complete(held, request);
                check(&completion, 0, &mut self.mismatch)
            }
            (Some(Step(Mark::Noted(slot))), Way::Noted(schedule)) => {
                schedule.note(Action::Wait(slot, 0));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Waits for all of them; the first error is returned after all are over.
    ///
    /// # Errors
    /// As [`Steps::wait`].
    pub fn wait_all(&mut self, steps: impl IntoIterator<Item = Step>) -> Result<(), Error> {
        let mut result = Ok(());
        for step in steps {
            result = result.and(self.wait(step));
        }
        result
    }

    /// Sends and waits until the buffer may be used again.
    ///
    /// # Errors
    /// A lost peer.
    pub fn send(&mut self, to: u32, buffer: &SendBuffer) -> Result<(), Error> {
        let step = self.start_send(to, buffer);
        self.wait(step)
    }

    /// Receives.
    ///
    /// # Errors
    /// As [`Steps::wait`].
    #[inline]
    pub fn recv(&mut self, from: u32, buffer: &RecvBuffer) -> Result<(), Error> {
        self.recv_at_least(from, buffer, 0)
    }

    /// Receives a message that fills the buffer; of a shorter one [`Steps::end`] tells too.
    ///
    /// # Errors
    /// As [`Steps::wait`].
    pub fn recv_whole(&mut self, from: u32, buffer: &RecvBuffer) -> Result<(), Error> {
        self.recv_at_least(from, buffer, buffer.packed_size())
    }

    fn recv_at_least(&mut self, from: u32, buffer: &RecvBuffer, least: u64) -> Result<(), Error> {
        let selector = self.view.selector(from);
        if let Way::Now(held) = &mut self.way
            && let Some(completion) = recv_soon(held, &selector, buffer)
        {
            return check(&completion, least, &mut self.mismatch);
        }
        let step = self.start_recv(from, buffer);
        match (step.0, &mut self.way) {
            (Mark::Started(request), Way::Now(held)) => {
                let completion = complete(held, request);
                check(&completion, least, &mut self.mismatch)
            }
            (Mark::Noted(slot), Way::Noted(schedule)) => {
                schedule.note(Action::Wait(slot, least));
                Ok(())
            }
            _ => unreachable!("a step is started the way that its operation goes"),
        }
    }

    /// Sends to one rank and receives from another at once.
    ///
    /// # Errors
    /// As [`Steps::wait`].
    pub fn exchange(
        &mut self,
        to: u32,
        outgoing: &SendBuffer,
        from: u32,
        incoming: &RecvBuffer,
    ) -> Result<(), Error> {
        let sending = self.start_send(to, outgoing);
        let received = self.recv(from, incoming);
        self.wait(sending).and(received)
    }

    /// Copies between buffers of this rank.
    pub fn copy(&mut self, from: &SendBuffer, to: &RecvBuffer) {
        match &mut self.way {
            Way::Now(_) => {
                copy(from, to);
            }
            Way::Noted(schedule) => schedule.note(Action::Copy(from.clone(), to.clone())),
        }
    }

    /// inout[i] = input[i] op inout[i].
    pub fn reduce(&mut self, with: &Reduction, input: &SendBuffer, inout: &RecvBuffer) {
        match &mut self.way {
            Way::Now(held) => with.apply(held, input, inout),
            Way::Noted(schedule) => {
                schedule.note(Action::Reduce(with.clone(), input.clone(), inout.clone()));
            }
        }
    }

    /// Room for `count` elements.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn scratch(&mut self, layout: &Layout, count: u64) -> Result<Scratch, Error> {
        match &mut self.way {
            Way::Now(held) => held.rooms.scratch(layout, count),
            Way::Noted(_) => Scratch::new(layout, count),
        }
        .map_err(Error::from)
    }
}

/// How the next collective operation of `comm` sees its groups.
#[inline(always)]
fn views(process: &mut Process, comm: abi::Comm, later: bool) -> Result<(View, Option<View>), Error> {
    let entry = process.comm_mut(comm)?;
    let tag = entry.next_collective(later);
    Ok(match &entry.remote {
        None => (View::new(entry, Plane::Collective, tag), None),
        Some(_) => (View::new(entry, Plane::Local, tag), Some(View::new(entry, Plane::Collective, tag))),
    })
}

/// Whether a step's operation did what the algorithm counts on: at least `least` bytes. What only
/// spoils this rank's data is noted in `mismatch`.
///
/// # Errors
/// A lost peer: the algorithm cannot go on.
pub(super) fn check(completion: &Completion, least: u64, mismatch: &mut Option<Error>) -> Result<(), Error> {
    if completion.failure.is_none() && !completion.cancelled && completion.length >= least {
        return Ok(());
    }
    spoiled(completion, least).map_or(Ok(()), |error| {
        let fatal = error.class != ERR_TRUNCATE && error.class != ERR_COUNT;
        if fatal {
            return Err(error);
        }
        mismatch.get_or_insert(error);
        Ok(())
    })
}

/// What is wrong with a message of a collective operation.
#[cold]
fn spoiled(completion: &Completion, least: u64) -> Option<Error> {
    const RULE: &str = "count and datatype must describe the same data on all ranks";
    let source = completion.source;
    match completion.failure {
        Some(Failure::Truncated { sent, room }) => Some(Error::new(
            ERR_TRUNCATE,
            format!("rank {source} sent {sent} bytes where this rank has room for {room}; {RULE}"),
        )),
        None if !completion.cancelled => Some(Error::new(
            ERR_COUNT,
            format!("rank {source} sent {} bytes where this rank expects {least}; {RULE}", completion.length),
        )),
        _ => Outcome::of_receive(completion).check().err(),
    }
}
