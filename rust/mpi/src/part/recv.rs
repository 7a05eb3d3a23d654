//! The receiving side: one receive for each partition of the sender, whose number need not be that
//! of the receiver.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Completion, Failure, Peer, RequestId, Selector};
use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch};
use p2pmpi_sys::mutex::Mutex;

use super::{CONTEXT, Channel, Hello, State};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::task::{Driver, Task};

/// A partitioned receive.
#[derive(Debug)]
pub struct Receiver {
    whole: RecvBuffer,
    partitions: u32,
    /// Context, rank and tag as the program gave them.
    source: u32,
    tag: i32,
    peer: Peer,
    /// Context of the partitions.
    context: u32,
    greeting: Mutex<Greeting>,
    state: Mutex<State<Round>>,
}

/// The sender's Hello, which may come long after the first start.
#[derive(Debug)]
enum Greeting {
    Awaited { request: RequestId, message: Scratch },
    Known(Hello),
    Failed(Error),
}

/// What has come since MPI_Start.
#[derive(Debug, Default)]
struct Round {
    /// Receives were posted for all partitions of the sender.
    posted: bool,
    under_way: Vec<Part>,
    /// By partition of the sender.
    arrived: Vec<bool>,
    failure: Option<Error>,
}

/// One partition of the sender on its way.
#[derive(Debug)]
struct Part {
    index: u32,
    request: RequestId,
    /// Its bytes come here first when they end in the middle of an element of the receiver.
    aside: Option<Scratch>,
}

fn bytes_of(scratch: &Scratch) -> Vec<u8> {
    let packed = scratch.as_send();
    let mut bytes = vec![0; packed.packed_size() as usize];
    packed.pack(0, &mut bytes);
    bytes
}

fn scratch(bytes: u64) -> Result<Scratch, Error> {
    Ok(Scratch::new(&Layout::predefined(Predefined::Byte), bytes)?)
}

impl Receiver {
    /// Expects the sender's Hello.
    pub(super) fn new(
        process: &mut Process,
        whole: RecvBuffer,
        partitions: u32,
        rank: u32,
        tag: i32,
        comm: abi::Comm,
    ) -> Result<Receiver, Error> {
        let entry = process.comm(comm)?;
        let (peer, context) = (entry.peer(rank), entry.context | CONTEXT);
        let selector = Selector { context, source: Some(rank), tag: Some(tag) };
        let message = scratch(Hello::SIZE as u64)?;
        let request = process.engine.start_recv(selector, message.as_recv(), Some(peer));
        let greeting = Mutex::new(Greeting::Awaited { request, message });
        let (context, state) = (context + 1, Mutex::default());
        Ok(Receiver { whole, partitions, source: rank, tag, peer, context, greeting, state })
    }

    pub(super) fn partitions(&self) -> u32 {
        self.partitions
    }

    /// MPI_Start: nothing has arrived.
    pub(super) fn begin(&self) {
        let mut state = self.state.lock();
        state.round.posted = false;
        state.round.arrived.clear();
        state.round.failure = None;
        state.active = true;
    }

    pub(super) fn free(&self, process: &mut Process) {
        if let Greeting::Awaited { request, .. } = &*self.greeting.lock() {
            process.engine.detach(*request);
        }
    }

    /// What the sender announced, if that is here.
    fn hello(&self, process: &mut Process) -> Option<Result<Hello, Error>> {
        let mut greeting = self.greeting.lock();
        if let Greeting::Awaited { request, message } = &*greeting {
            let completion = process.engine.take(*request)?;
            *greeting = match self.understand(&completion, message) {
                Ok(hello) => Greeting::Known(hello),
                Err(error) => Greeting::Failed(error),
            };
        }
        match &*greeting {
            Greeting::Known(hello) => Some(Ok(*hello)),
            Greeting::Failed(error) => Some(Err(error.clone())),
            Greeting::Awaited { .. } => None,
        }
    }

    fn understand(&self, completion: &Completion, message: &Scratch) -> Result<Hello, Error> {
        Outcome::of_receive(completion).check()?;
        let mut bytes = [0; Hello::SIZE];
        message.as_send().pack(0, &mut bytes);
        Hello::parse(&bytes)
    }

    /// Posts a receive for every partition of the sender.
    fn post(&self, process: &mut Process, hello: Hello, round: &mut Round) -> Result<(), Error> {
        round.posted = true;
        round.arrived.resize(hello.partitions as usize, false);
        let (sent, room) = (u64::from(hello.partitions) * hello.bytes, self.whole.packed_size());
        if sent > room {
            let failure = Failure::Truncated { sent, room };
            round.failure = Some(Error::from_failure(&failure, self.source.into(), self.tag));
        }
        for index in 0..hello.partitions {
            let (buffer, aside) = self.place(hello, index)?;
            let tag = Some(hello.first_tag + index as i32);
            let selector = Selector { context: self.context, source: Some(self.source), tag };
            let request = process.engine.start_recv(selector, buffer, Some(self.peer));
            round.under_way.push(Part { index, request, aside });
        }
        Ok(())
    }

    /// Where a partition of the sender goes: into the elements that it fills, or aside when it ends
    /// within one.
    fn place(&self, hello: Hello, index: u32) -> Result<(RecvBuffer, Option<Scratch>), Error> {
        let size = self.whole.layout().size();
        if size == 0 || !hello.bytes.is_multiple_of(size) {
            let aside = scratch(hello.bytes.min(self.whole.packed_size()))?;
            return Ok((aside.as_recv(), Some(aside)));
        }
        let first = (u64::from(index) * (hello.bytes / size)).min(self.whole.count());
        let count = (hello.bytes / size).min(self.whole.count() - first);
        Ok((self.whole.at_element(first as i64, count), None))
    }

    fn advance(&self, process: &mut Process) -> Option<Outcome> {
        let mut state = self.state.lock();
        let ended = match self.hello(process)? {
            Ok(hello) => self.receive(process, hello, &mut state.round)?,
            Err(error) => Outcome { error: Some(error), ..Outcome::empty() },
        };
        state.active = false;
        Some(ended)
    }

    fn receive(&self, process: &mut Process, hello: Hello, round: &mut Round) -> Option<Outcome> {
        if !round.posted
            && let Err(error) = self.post(process, hello, round)
        {
            round.failure = Some(error);
        }
        let Round { under_way, arrived, failure, .. } = round;
        under_way.retain(|part| match process.engine.take(part.request) {
            None => true,
            Some(completion) => {
                if let Some(aside) = &part.aside {
                    self.whole.unpack(u64::from(part.index) * hello.bytes, &bytes_of(aside));
                }
                arrived[part.index as usize] = true;
                *failure = failure.take().or(Outcome::of_receive(&completion).error);
                false
            }
        });
        if !under_way.is_empty() {
            return None;
        }
        let sent = u64::from(hello.partitions) * hello.bytes;
        Some(Outcome {
            source: self.source as i32,
            tag: self.tag,
            bytes: sent.min(self.whole.packed_size()),
            cancelled: false,
            error: failure.take(),
        })
    }

    /// True when all partitions of the sender that lie in this one of the receiver are here.
    pub(super) fn has_arrived(&self, partition: u32) -> bool {
        let state = self.state.lock();
        if !state.active {
            return true;
        }
        let Greeting::Known(hello) = &*self.greeting.lock() else { return false };
        if !state.round.posted {
            return false;
        }
        let own = self.whole.packed_size() / u64::from(self.partitions.max(1));
        let arrived = &state.round.arrived;
        if hello.bytes == 0 || own == 0 {
            return arrived.iter().all(|here| *here);
        }
        let start = u64::from(partition) * own;
        let last = (start + own).div_ceil(hello.bytes).min(arrived.len() as u64) as usize;
        let first = ((start / hello.bytes) as usize).min(last);
        arrived[first..last].iter().all(|here| *here)
    }
}

/// One start of a partitioned receive.
#[derive(Debug)]
pub(super) struct Receiving(pub Arc<Channel>);

impl Task for Receiving {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        match &*self.0 {
            Channel::Recv(receiver) => receiver.advance(held),
            _ => Some(Outcome::empty()),
        }
    }
}
