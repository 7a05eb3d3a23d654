//! Partitioned point-to-point communication (MPI 5.0, chapter 4).
//!
//! Each partition of the sender is a message of its own, so that it travels as soon as it is ready
//! and its receiver sees it before the others are. The k-th `MPI_Psend_init` on a communicator with
//! a destination and tag pairs with the k-th `MPI_Precv_init` there: at initialization the sender
//! tells the receiver in a [`Hello`] how many partitions there are, how long they are, and under
//! which tags they come. Nothing waits for the other side before data is received.
//!
//! Hellos and data have contexts of their own beside those of the communicator, so that they match
//! no other message. `request` starts, waits and frees; [`ready`] and [`has_arrived`] are asked by
//! `capi`.

use std::collections::BTreeMap;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_OTHER, ERR_REQUEST};
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};

use crate::comm::{self, Rank};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::{Process, look};
use crate::request::{self, Operation, Template};
use crate::task::{self, Driver};

mod recv;
mod send;

use recv::Receiver;
use send::Sender;

/// Contexts of partitioned messages: this bit beside the communicator's, whose ids are small.
const CONTEXT: u32 = 1 << 30;

/// Partitions of one request at most.
pub const MOST: u32 = 1 << 24;

/// One side of a partitioned operation, for as long as its request exists.
#[derive(Debug)]
pub enum Channel {
    /// To or from MPI_PROC_NULL: this many partitions, which do not move.
    Null(u32),
    /// MPI_Psend_init.
    Send(Sender),
    /// MPI_Precv_init.
    Recv(Receiver),
}

/// Where one side is in its current start.
#[derive(Debug, Default)]
struct State<T> {
    active: bool,
    round: T,
}

/// The tags that senders have given to partitions, by context and destination.
#[derive(Debug, Default)]
pub struct Tags(BTreeMap<(u32, u32), u32>);

impl Tags {
    /// The first of as many tags that no partition to this destination has; they start again after
    /// two thousand million.
    fn take(&mut self, context: u32, destination: u32, count: u32) -> i32 {
        let next = self.0.entry((context, destination)).or_default();
        if *next > i32::MAX as u32 - count {
            *next = 0;
        }
        let first = *next;
        *next += count;
        first as i32
    }
}

/// What a sender tells its receiver at initialization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hello {
    /// Tag of the first partition; the others follow.
    first_tag: i32,
    /// Partitions of the sender.
    partitions: u32,
    /// Packed bytes of each.
    bytes: u64,
}

impl Hello {
    const SIZE: usize = 16;

    fn emit(self) -> [u8; Hello::SIZE] {
        let mut bytes = [0; Hello::SIZE];
        bytes[..4].copy_from_slice(&self.first_tag.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.partitions.to_le_bytes());
        bytes[8..].copy_from_slice(&self.bytes.to_le_bytes());
        bytes
    }

    fn parse(bytes: &[u8; Hello::SIZE]) -> Result<Hello, Error> {
        let [a, b, c, d, e, f, g, h, rest @ ..] = *bytes;
        let hello = Hello {
            first_tag: i32::from_le_bytes([a, b, c, d]),
            partitions: u32::from_le_bytes([e, f, g, h]),
            bytes: u64::from_le_bytes(rest),
        };
        let fits = hello.first_tag >= 0
            && hello.partitions <= MOST
            && hello.bytes.checked_mul(hello.partitions.into()).is_some();
        if fits {
            return Ok(hello);
        }
        Err(Error::new(ERR_OTHER, format!("the sender of a partitioned message announces {hello:?}")))
    }
}

/// What both sides check: how many partitions there may be.
fn checked_partitions(partitions: i32) -> Result<u32, Error> {
    u32::try_from(partitions).ok().filter(|count| *count <= MOST).ok_or_else(|| {
        Error::new(ERR_ARG, format!("partitions is {partitions}, but may be from 0 to {MOST}"))
    })
}

/// MPI_Psend_init: `whole` is the buffer of all partitions.
///
/// # Errors
/// Bad arguments; no handle is left.
pub fn psend_init(
    process: &mut Process,
    whole: SendBuffer,
    partitions: i32,
    dest: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<abi::Request, Error> {
    let partitions = checked_partitions(partitions)?;
    let tag = comm::send_tag(tag)?;
    let channel = match process.comm(comm)?.destination_rank(dest)? {
        Rank::At(rank) => Channel::Send(Sender::new(process, whole, partitions, rank, tag, comm)?),
        Rank::Null | Rank::Any => Channel::Null(partitions),
    };
    request::persistent(process, Template::Partitioned(Arc::new(channel)), comm)
}

/// MPI_Precv_init.
///
/// # Errors
/// Bad arguments, wildcards among them; no handle is left.
pub fn precv_init(
    process: &mut Process,
    whole: RecvBuffer,
    partitions: i32,
    source: i32,
    tag: i32,
    comm: abi::Comm,
) -> Result<abi::Request, Error> {
    let partitions = checked_partitions(partitions)?;
    let tag = comm::send_tag(tag)?;
    // A destination and the source of a partitioned receive follow the same rule: no wildcard.
    let channel = match process.comm(comm)?.destination_rank(source)? {
        Rank::At(rank) => Channel::Recv(Receiver::new(process, whole, partitions, rank, tag, comm)?),
        Rank::Null | Rank::Any => Channel::Null(partitions),
    };
    request::persistent(process, Template::Partitioned(Arc::new(channel)), comm)
}

/// MPI_Start.
pub(crate) fn start(held: &mut Guard<'_, Process>, channel: &Arc<Channel>) -> Operation {
    match &**channel {
        Channel::Null(_) => return task::finished(held, Outcome::from_null()),
        Channel::Send(sender) => sender.begin(),
        Channel::Recv(receiver) => receiver.begin(),
    }
    let running: Box<dyn task::Task> = match &**channel {
        Channel::Recv(_) => Box::new(recv::Receiving(Arc::clone(channel))),
        _ => Box::new(send::Sending(Arc::clone(channel))),
    };
    Operation::Task(task::start(held, running))
}

/// MPI_Request_free of a request that is not active: a Hello that has not come yet must still be
/// received, so that later ones find their receivers.
pub(crate) fn free(process: &mut Process, channel: &Channel) {
    if let Channel::Recv(receiver) = channel {
        receiver.free(process);
    }
}

/// The channel of a partitioned request, and whether it is active.
fn channel(process: &Process, request: abi::Request) -> Result<(Arc<Channel>, bool), Error> {
    let entry = request::entry(process, request)?;
    match entry.persistent.as_deref() {
        Some(Template::Partitioned(channel)) => {
            Ok((Arc::clone(channel), !matches!(entry.operation, Operation::Inactive)))
        }
        _ => Err(Error::new(ERR_REQUEST, "request is not one of partitioned communication")),
    }
}

fn checked(partition: i32, partitions: u32) -> Result<u32, Error> {
    u32::try_from(partition).ok().filter(|partition| *partition < partitions).ok_or_else(|| {
        let last = i64::from(partitions) - 1;
        Error::new(ERR_ARG, format!("partition is {partition}, but those of request go from 0 to {last}"))
    })
}

/// MPI_Pready and its siblings: the partitions may travel.
///
/// # Errors
/// MPI_ERR_REQUEST unless the request is an active partitioned send, MPI_ERR_ARG for a partition
/// that does not exist or was ready before; the error is reported on the request's communicator.
pub fn ready(
    held: &mut Guard<'_, Process>,
    request: abi::Request,
    partitions: impl Iterator<Item = i32>,
) -> Result<(), Error> {
    let (channel, active) = channel(held, request)?;
    let comm = request::entry(held, request)?.comm;
    let refuse = |why| Err(Error::new(ERR_REQUEST, why).on(comm));
    if let Channel::Recv(_) = &*channel {
        return refuse("request is a partitioned receive; only partitions of a send can be ready");
    }
    if !active {
        return refuse("request is not active; start it before its partitions are ready");
    }
    for partition in partitions {
        match &*channel {
            Channel::Send(sender) => {
                checked(partition, sender.partitions())
                    .and_then(|index| sender.ready(held, index))
                    .map_err(|error| error.on(comm))?;
            }
            Channel::Null(count) => drop(checked(partition, *count).map_err(|error| error.on(comm))?),
            Channel::Recv(_) => {}
        }
    }
    Ok(())
}

/// MPI_Parrived. Null and inactive requests count as arrived.
///
/// # Errors
/// MPI_ERR_REQUEST unless the request is a partitioned receive, MPI_ERR_ARG.
pub fn has_arrived(
    held: &mut Guard<'_, Process>,
    request: abi::Request,
    partition: i32,
) -> Result<bool, Error> {
    if request == abi::Request::NULL {
        return Ok(true);
    }
    let (channel, active) = channel(held, request)?;
    let comm = request::entry(held, request)?.comm;
    let arrived = |held: &mut Guard<'_, Process>| match &*channel {
        Channel::Send(_) => Err(Error::new(ERR_REQUEST, "request is a partitioned send, not a receive")),
        Channel::Null(count) => checked(partition, *count).map(|_| true),
        Channel::Recv(receiver) => {
            let index = checked(partition, receiver.partitions())?;
            if active && !receiver.has_arrived(index) {
                look(held, Driver::Program);
            }
            Ok(!active || receiver.has_arrived(index))
        }
    };
    arrived(held).map_err(|error| error.on(comm))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hellos_survive_the_way_and_wild_ones_do_not() {
        let hello = Hello { first_tag: 7, partitions: 12, bytes: 1 << 40 };
        assert_eq!(Hello::parse(&hello.emit()), Ok(hello));
        for wild in [
            Hello { first_tag: -1, ..hello },
            Hello { partitions: MOST + 1, ..hello },
            Hello { bytes: u64::MAX, ..hello },
        ] {
            assert!(Hello::parse(&wild.emit()).is_err(), "{wild:?}");
        }
    }

    #[test]
    fn tags_do_not_overlap_and_start_again() {
        let mut tags = Tags::default();
        assert_eq!((tags.take(1, 2, 5), tags.take(1, 2, 1), tags.take(1, 3, 1)), (0, 5, 0));
        tags.take(1, 2, i32::MAX as u32 - 6);
        assert_eq!(tags.take(1, 2, 3), 0);
    }
}
