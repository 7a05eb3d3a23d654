//! The sending side: partitions leave when they are ready.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, RequestId};
use p2pmpi_layout::{Layout, Predefined, Scratch, SendBuffer};
use p2pmpi_sys::mutex::Mutex;

use super::{CONTEXT, Channel, Hello, State};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::task::{Driver, Task};

/// A partitioned send.
#[derive(Debug)]
pub struct Sender {
    whole: SendBuffer,
    partitions: u32,
    /// Where partition 0 goes; the others differ by tag.
    to: Destination,
    state: Mutex<State<Round>>,
}

/// What has become of the partitions since MPI_Start.
#[derive(Debug, Default)]
struct Round {
    /// By partition.
    ready: Vec<bool>,
    /// Partitions that are not ready.
    waiting: u32,
    /// Messages that have not left.
    under_way: Vec<RequestId>,
    failure: Option<Error>,
}

impl Sender {
    /// Announces the partitions to the receiver.
    pub(super) fn new(
        process: &mut Process,
        whole: SendBuffer,
        partitions: u32,
        rank: u32,
        tag: i32,
        comm: abi::Comm,
    ) -> Result<Sender, Error> {
        let to = process.comm(comm)?.destination(rank, tag);
        let context = to.context | CONTEXT;
        let first_tag = process.partition_tags.take(context, rank, partitions);
        let bytes = whole.packed_size() / u64::from(partitions.max(1));
        let hello = Hello { first_tag, partitions, bytes }.emit();
        let message = Scratch::new(&Layout::predefined(Predefined::Byte), hello.len() as u64)?;
        message.as_recv().unpack(0, &hello);
        let request = process.engine.start_send(&Destination { context, ..to }, message.as_send(), false);
        process.engine.detach(request);
        let to = Destination { context: context + 1, tag: first_tag, ..to };
        Ok(Sender { whole, partitions, to, state: Mutex::default() })
    }

    pub(super) fn partitions(&self) -> u32 {
        self.partitions
    }

    /// MPI_Start: no partition is ready.
    pub(super) fn begin(&self) {
        let mut state = self.state.lock();
        let round = &mut state.round;
        round.ready.clear();
        round.ready.resize(self.partitions as usize, false);
        round.waiting = self.partitions;
        round.failure = None;
        state.active = true;
    }

    /// Sends a partition.
    pub(super) fn ready(&self, held: &mut Guard<'_, Process>, partition: u32) -> Result<(), Error> {
        let mut state = self.state.lock();
        let round = &mut state.round;
        if std::mem::replace(&mut round.ready[partition as usize], true) {
            let text = format!("partition is {partition}, which is ready already");
            return Err(Error::new(ERR_ARG, text));
        }
        let elements = self.whole.count() / u64::from(self.partitions);
        let buffer = self.whole.at_element((u64::from(partition) * elements) as i64, elements);
        let to = Destination { tag: self.to.tag + partition as i32, ..self.to };
        if held.engine.try_send(&to, &buffer).is_none() {
            round.under_way.push(held.engine.start_send(&to, buffer, false));
        }
        round.waiting -= 1;
        if round.waiting == 0 {
            held.tasks.poke();
        }
        Ok(())
    }

    fn advance(&self, process: &mut Process) -> Option<Outcome> {
        let mut state = self.state.lock();
        let Round { waiting, under_way, failure, .. } = &mut state.round;
        under_way.retain(|request| match process.engine.take(*request) {
            None => true,
            Some(completion) => {
                *failure = failure.take().or(Outcome::of_send(&completion).error);
                false
            }
        });
        if *waiting > 0 || !under_way.is_empty() {
            return None;
        }
        let error = failure.take();
        state.active = false;
        Some(Outcome { error, ..Outcome::empty() })
    }
}

/// One start of a partitioned send.
#[derive(Debug)]
pub(super) struct Sending(pub Arc<Channel>);

impl Task for Sending {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        match &*self.0 {
            Channel::Send(sender) => sender.advance(held),
            _ => Some(Outcome::empty()),
        }
    }
}
