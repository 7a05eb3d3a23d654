//! Communicators (MPI 5.0, chapter 7.4): a group, a context and what hangs on them.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{ANY_SOURCE, ANY_TAG, PROC_NULL};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Peer, Selector};

use crate::attribute::Attributes;
use crate::buffered::Place;
use crate::coll::{self, Steps};
use crate::context;
use crate::errhandler;
use crate::error::Error;
use crate::group::Group;
use crate::info::Info;
use crate::intercomm;
use crate::process::Process;
use crate::topo::Topology;

/// Largest tag of a user's message: MPI_TAG_UB.
pub const TAG_UB: i32 = i32::MAX;

/// Info keys of communicators (MPI 5.0, 7.4.4).
const ASSERTIONS: [&[u8]; 4] = [
    b"mpi_assert_no_any_tag",
    b"mpi_assert_no_any_source",
    b"mpi_assert_exact_length",
    b"mpi_assert_allow_overtaking",
];

/// A communicator.
///
/// An intercommunicator has two groups, of which the other is `remote`; ranks of messages refer to
/// that one. Its collective operations also need messages inside the local group, which have a
/// context of their own: what a private intracommunicator of the group would give.
#[derive(Debug)]
pub struct Comm {
    /// Even context id that messages to this process carry, in use for nothing else here. The same at
    /// all members of the local group. What the library itself sends has contexts derived from it
    /// (`coll::Plane`).
    pub context: u32,
    /// The context id that messages to the others carry: another one over an intercommunicator,
    /// whose groups choose theirs independently.
    pub send_context: u32,
    /// The group of this process.
    pub group: Group,
    /// The other group of an intercommunicator, disjoint from this one.
    pub remote: Option<Group>,
    /// Of the two groups of an intercommunicator, this is the one that comes first where the
    /// standard leaves the order open; always false at the members of the other.
    pub leads: bool,
    /// Who is whose neighbour, if the program said so.
    pub topology: Option<Arc<Topology>>,
    /// MPI_Comm_get_name.
    pub name: String,
    /// The error handler's handle.
    pub errhandler: abi::Errhandler,
    /// The hints that are known, of those that the program gave (MPI 5.0, 7.4.4).
    pub hints: Info,
    /// What the program has cached.
    pub attributes: Attributes,
    /// Counts the collective operations, so that each has a tag of its own: those that are carried out
    /// at once, and those that are noted for later.
    pub collectives: [u32; 2],
}

/// A source or destination as the program may give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// MPI_PROC_NULL: nothing moves.
    Null,
    /// MPI_ANY_SOURCE.
    Any,
    /// A rank of the (remote) group.
    At(u32),
}

impl Comm {
    /// A new intracommunicator.
    pub fn new(context: u32, group: Group, name: &str) -> Comm {
        Comm {
            context,
            send_context: context,
            group,
            remote: None,
            leads: false,
            topology: None,
            name: name.into(),
            errhandler: abi::Errhandler::ERRORS_ARE_FATAL,
            hints: Info::default(),
            attributes: Attributes::default(),
            collectives: [0; 2],
        }
    }

    /// MPI_Comm_set_info: keeps the assertions, which the library may rely on, and drops what it does
    /// not know.
    ///
    /// # Errors
    /// MPI_ERR_INFO_VALUE for an assertion that is neither true nor false.
    pub fn set_hints(&mut self, given: &Info) -> Result<(), Error> {
        let mut hints = self.hints.clone();
        for (key, value) in given.iter().filter(|(key, _)| ASSERTIONS.contains(key)) {
            if value != b"true" && value != b"false" {
                let [key, value] = [key, value].map(String::from_utf8_lossy);
                let text = format!("the value of {key} is {value:?}, but may be true or false");
                return Err(Error::new(abi::error::ERR_INFO_VALUE, text));
            }
            hints.set(key, value)?;
        }
        self.hints = hints;
        Ok(())
    }

    /// Makes an intercommunicator of a new communicator: the other group, and the context that it
    /// has chosen.
    pub fn join(&mut self, remote: Group, send_context: u32) {
        (self.remote, self.send_context) = (Some(remote), send_context);
    }

    /// The tag of the next collective operation, the same at all members: the n-th that is carried out
    /// at once, or the n-th that is noted for `later`. These are told apart although the standard wants
    /// one order of both (MPI 5.0, 6.12): programs in the wild start one before a blocking operation
    /// here and behind it there.
    pub fn next_collective(&mut self, later: bool) -> i32 {
        let count = &mut self.collectives[usize::from(later)];
        *count = (*count + 1) & (i32::MAX as u32 >> 1);
        (*count << 1 | u32::from(later)) as i32
    }

    /// Rank of this process.
    #[inline]
    pub fn rank(&self) -> u32 {
        self.group.rank().unwrap_or(0)
    }

    /// Number of processes in the local group.
    #[inline]
    pub fn size(&self) -> u32 {
        self.group.size()
    }

    /// The group that ranks of messages refer to.
    #[inline]
    pub fn peers(&self) -> &Group {
        self.remote.as_ref().unwrap_or(&self.group)
    }

    /// Reads a destination (`MPI_ANY_SOURCE` is none).
    ///
    /// # Errors
    /// MPI_ERR_RANK.
    #[inline]
    pub fn destination_rank(&self, rank: i32) -> Result<Rank, Error> {
        if (rank as u32) < self.peers().size() {
            Ok(Rank::At(rank as u32))
        } else if rank == PROC_NULL {
            Ok(Rank::Null)
        } else {
            Err(self.bad_rank("destination", rank, "MPI_PROC_NULL"))
        }
    }

    /// Reads a source.
    ///
    /// # Errors
    /// MPI_ERR_RANK.
    #[inline]
    pub fn source_rank(&self, rank: i32) -> Result<Rank, Error> {
        if (rank as u32) < self.peers().size() {
            Ok(Rank::At(rank as u32))
        } else if rank == PROC_NULL {
            Ok(Rank::Null)
        } else if rank == ANY_SOURCE {
            Ok(Rank::Any)
        } else {
            Err(self.bad_rank("source", rank, "MPI_ANY_SOURCE or MPI_PROC_NULL"))
        }
    }

    #[cold]
    fn bad_rank(&self, what: &str, rank: i32, also: &str) -> Error {
        let last = i64::from(self.peers().size()) - 1;
        Error::new(
            abi::error::ERR_RANK,
            format!("{what} is {rank}, but ranks of this communicator go from 0 to {last} (or {also})"),
        )
    }

    /// Checks a root of a rooted collective.
    ///
    /// # Errors
    /// MPI_ERR_ROOT.
    pub fn root(&self, root: i32) -> Result<u32, Error> {
        if (root as u32) < self.size() {
            return Ok(root as u32);
        }
        let last = i64::from(self.size()) - 1;
        Err(Error::new(
            abi::error::ERR_ROOT,
            format!("root is {root}, but ranks of this communicator go from 0 to {last}"),
        ))
    }

    /// Where a message to `rank` goes.
    #[inline]
    pub fn destination(&self, rank: u32, tag: i32) -> Destination {
        Destination {
            peer: self.peer(rank),
            context: self.send_context,
            source: self.rank(),
            destination: rank,
            tag,
        }
    }

    /// The process at a rank that was checked.
    #[inline]
    pub fn peer(&self, rank: u32) -> Peer {
        self.peers().peer(rank).expect("the rank was checked against the group")
    }

    /// What a receive from `source` (not Null) with `tag` accepts.
    #[inline]
    pub fn selector(&self, source: Rank, tag: i32) -> Selector {
        Selector {
            context: self.context,
            source: match source {
                Rank::At(rank) => Some(rank),
                Rank::Any | Rank::Null => None,
            },
            tag: (tag != ANY_TAG).then_some(tag),
        }
    }
}

/// Whether messages of the program itself have this context.
pub(crate) fn is_point_to_point(context: u32) -> bool {
    context.is_multiple_of(2) && context < 1 << 16
}

/// Checks the tag of a send.
///
/// # Errors
/// MPI_ERR_TAG.
#[inline]
pub fn send_tag(tag: i32) -> Result<i32, Error> {
    if tag >= 0 { Ok(tag) } else { Err(bad_tag(tag, "")) }
}

/// Checks the tag of a receive or probe.
///
/// # Errors
/// MPI_ERR_TAG.
#[inline]
pub fn receive_tag(tag: i32) -> Result<i32, Error> {
    if tag >= 0 || tag == ANY_TAG { Ok(tag) } else { Err(bad_tag(tag, " (or MPI_ANY_TAG)")) }
}

#[cold]
fn bad_tag(tag: i32, also: &str) -> Error {
    Error::new(abi::error::ERR_TAG, format!("tag is {tag}, but tags go from 0 to {TAG_UB}{also}"))
}

/// Makes a communicator of `group` with a context agreed on through `parent`. Collective over
/// `parent`; processes that are not members get MPI_COMM_NULL. With `remote` it becomes an
/// intercommunicator, of which there is none if either group is empty.
///
/// # Errors
/// No context id or handle is left; a lost peer.
pub fn create(
    held: &mut Guard<'_, Process>,
    parent: abi::Comm,
    group: Group,
    remote: Option<Group>,
) -> Result<abi::Comm, Error> {
    let context = context::agree(held, parent)?;
    let their_context = match &remote {
        Some(_) => intercomm::exchange(held, parent, &[u64::from(context)], 1)?[0] as u32,
        None => context,
    };
    let empty = remote.as_ref().is_some_and(|remote| remote.size() == 0);
    if group.rank().is_none() || empty {
        held.contexts.release(context);
        return Ok(abi::Comm::NULL);
    }
    let Comm { errhandler, leads, .. } = *held.comm(parent)?;
    let mut comm = Comm { leads, errhandler, ..Comm::new(context, group, "") };
    if let Some(remote) = remote {
        comm.join(remote, their_context);
    }
    insert(held, comm)
}

/// Gives a new communicator a handle; its error handler is inherited.
///
/// # Errors
/// No handle is left.
pub fn insert(process: &mut Process, comm: Comm) -> Result<abi::Comm, Error> {
    let (context, errhandler) = (comm.context, comm.errhandler);
    let Some(raw) = process.comms.insert(comm) else {
        process.contexts.release(context);
        return Err(crate::p2p::no_handles());
    };
    errhandler::all().inherit(errhandler);
    Ok(abi::Comm(raw as usize))
}

/// What the processes of a new communicator have in common, as a number of 63 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color(u64);

impl Color {
    /// A colour of MPI_Comm_split.
    pub fn number(color: u32) -> Color {
        Color(u64::from(color))
    }

    /// A name, such as that of a machine; two names meet in one colour once in 2^63 (FNV-1a).
    pub fn named(name: &str) -> Color {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Color(name.bytes().fold(0xcbf2_9ce4_8422_2325, step) >> 1)
    }

    /// The number.
    pub fn word(self) -> i64 {
        self.0 as i64
    }
}

/// MPI_Comm_split: `None` as colour is MPI_UNDEFINED. Collective.
///
/// # Errors
/// As [`create`].
pub fn split(
    held: &mut Guard<'_, Process>,
    parent: abi::Comm,
    color: Option<Color>,
    key: i32,
) -> Result<abi::Comm, Error> {
    // Every rank says (colour, key); -1 is no colour.
    let mine = [color.map_or(-1, |color| color.0 as i64), i64::from(key)];
    let all = coll::allgather_words(&mut Steps::begin(held, parent)?, &mine)?;
    let remote = match held.comm(parent)?.remote.clone() {
        None => None,
        Some(remote) => {
            let words: Vec<u64> = all.iter().map(|word| *word as u64).collect();
            let theirs = intercomm::exchange(held, parent, &words, 2 * remote.size() as usize)?;
            Some((remote, theirs.into_iter().map(|word| word as i64).collect::<Vec<i64>>()))
        }
    };
    let me = held.identity.peer;
    let chosen = |group: &Group, said: &[i64]| {
        let mut members: Vec<(i64, u32)> = said
            .chunks(2)
            .zip(0..)
            .filter(|(said, _)| color.is_some() && said[0] == mine[0])
            .map(|(said, rank)| (said[1], rank))
            .collect();
        members.sort_unstable();
        let ranks: Vec<u32> = members.into_iter().map(|(_, rank)| rank).collect();
        group.include(&ranks, me).expect("every rank of the parent answered")
    };
    let group = chosen(&held.comm(parent)?.group, &all);
    let remote = remote.map(|(remote, said)| chosen(&remote, &said));
    create(held, parent, group, remote)
}

/// MPI_Comm_free, after the attributes are deleted: the handle is stale. Operations under way go on,
/// persistent ones may be started, and the communicator lives until the last of them is gone (MPI 5.0,
/// 7.4.3).
///
/// # Errors
/// MPI_ERR_COMM, also for predefined communicators.
pub fn free(process: &mut Process, comm: abi::Comm) -> Result<(), Error> {
    process.comm(comm)?;
    if process.comms.get(comm.0).is_none() {
        let text = "comm is predefined and cannot be freed";
        return Err(Error::new(abi::error::ERR_COMM, text));
    }
    bury(process);
    process.buffers.forget(Place::Comm(comm), &mut process.engine);
    let requests = process.requests.iter().filter(|(_, request)| request.comm == comm).count();
    let messages = process.messages.iter().filter(|(_, message)| message.comm == comm).count();
    if requests + messages > 0 {
        process.comms.retire(comm.0, requests + messages);
    } else if let Some(freed) = process.comms.remove(comm.0) {
        drop_last(process, &freed);
    }
    Ok(())
}

/// A request or matched message of a communicator is over. If the communicator was freed, and this was the
/// last that used it, it goes with the next communicator that comes or goes: until then the request's
/// error may have to be told to its error handler.
#[inline]
pub fn release(process: &mut Process, comm: abi::Comm) {
    if process.comms.retired(comm.0).is_some() {
        process.released.push(comm);
    }
}

/// Ends the communicators that nothing uses any more.
pub(crate) fn bury(process: &mut Process) {
    for comm in std::mem::take(&mut process.released) {
        if let Some(freed) = process.comms.release(comm.0) {
            drop_last(process, &freed);
        }
    }
}

fn drop_last(process: &mut Process, comm: &Comm) {
    errhandler::all().remove(comm.errhandler);
    process.free_context(comm.context);
}
