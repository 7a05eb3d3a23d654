//! The steps that collective algorithms are made of, carried out at once.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Completion, Destination, Patience, Peer, RequestId, Selector};
use p2pmpi_layout::{Layout, RecvBuffer, Scratch, SendBuffer, copy};

use crate::error::Error;
use crate::group::Group;
use crate::op::Op;
use crate::p2p::{Outcome, complete};
use crate::process::{Process, pause};

/// An operator with the datatype it is applied to.
#[derive(Clone, Debug)]
pub struct Reduction {
    /// The operator.
    pub op: Op,
    /// The datatype's handle, for functions of the program.
    pub datatype: abi::Datatype,
}

/// One collective operation under way on one communicator.
#[derive(Debug)]
pub struct Steps<'a, 'g> {
    held: &'a mut Guard<'g, Process>,
    group: Group,
    context: u32,
    tag: i32,
    rank: u32,
}

/// A step that was started.
#[derive(Debug)]
pub struct Step(RequestId);

impl<'a, 'g> Steps<'a, 'g> {
    /// Begins the next collective operation of `comm`. Every rank begins the same operations in
    /// the same order, so the counters agree.
    ///
    /// # Errors
    /// MPI_ERR_COMM.
    pub fn begin(held: &'a mut Guard<'g, Process>, comm: abi::Comm) -> Result<Steps<'a, 'g>, Error> {
        let entry = held.comm_mut(comm)?;
        entry.collectives = (entry.collectives + 1) & i32::MAX as u32;
        let (context, tag, rank) = (entry.context + 1, entry.collectives as i32, entry.rank());
        let group = entry.group.clone();
        Ok(Steps { held, group, context, tag, rank })
    }

    /// Rank of this process.
    pub fn rank(&self) -> u32 {
        self.rank
    }

    /// Ranks in the communicator.
    pub fn size(&self) -> u32 {
        self.group.size()
    }

    fn peer(&self, rank: u32) -> Peer {
        self.group.peer(rank).expect("algorithms compute ranks below the size")
    }

    fn destination(&self, to: u32) -> Destination {
        let (peer, context, source) = (self.peer(to), self.context, self.rank);
        Destination { peer, context, source, destination: to, tag: self.tag }
    }

    /// Starts a send.
    pub fn start_send(&mut self, to: u32, buffer: &SendBuffer) -> Option<Step> {
        let to = self.destination(to);
        if self.held.engine.try_send(&to, buffer).is_some() {
            return None;
        }
        Some(Step(self.held.engine.start_send(&to, buffer.clone(), false)))
    }

    /// Starts a receive.
    pub fn start_recv(&mut self, from: u32, buffer: &RecvBuffer) -> Step {
        let selector = Selector { context: self.context, source: Some(from), tag: Some(self.tag) };
        let peer = self.peer(from);
        Step(self.held.engine.start_recv(selector, buffer.clone(), Some(peer)))
    }

    /// Waits for a step.
    ///
    /// # Errors
    /// Truncation (the ranks gave different counts), a lost peer.
    pub fn wait(&mut self, step: impl Into<Option<Step>>) -> Result<(), Error> {
        match step.into() {
            None => Ok(()),
            Some(Step(request)) => check(&complete(self.held, request)),
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
    pub fn recv(&mut self, from: u32, buffer: &RecvBuffer) -> Result<(), Error> {
        let selector = Selector { context: self.context, source: Some(from), tag: Some(self.tag) };
        let mut patience = Patience::default();
        // Messages of one collective mostly come while the others still compute: look before
        // making a request.
        if let Some(completion) = self.held.engine.try_recv(&selector, buffer) {
            return check(&completion);
        }
        let Step(request) = self.start_recv(from, buffer);
        loop {
            if let Some(completion) = self.held.engine.take(request) {
                return check(&completion);
            }
            pause(self.held, &mut patience);
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
        copy(from, to);
    }

    /// inout[i] = input[i] op inout[i].
    pub fn reduce(&mut self, with: &Reduction, input: &SendBuffer, inout: &RecvBuffer) {
        with.op.apply(self.held, with.datatype, input, inout);
    }

    /// Room for `count` elements.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn scratch(&mut self, layout: &Layout, count: u64) -> Result<Scratch, Error> {
        Scratch::new(layout, count).map_err(Error::from)
    }
}

fn check(completion: &Completion) -> Result<(), Error> {
    Outcome::of_receive(completion).check().map(|_| ())
}
