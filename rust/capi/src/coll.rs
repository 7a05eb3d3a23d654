//! Collective communication (MPI 5.0, chapter 6): arguments become buffers and blocks; the
//! algorithms are in `mpi::coll`, the operators in `mpi::op`.
//!
//! What every call makes is made in registers, hence `inline(always)`: see `buffer`.

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{PROC_NULL, ROOT};
use p2pmpi_abi::special::IN_PLACE;
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::coll::{Blocks, Persistent, Reduction, Root, Steps};
use p2pmpi_mpi::request::{self, Template};
use p2pmpi_mpi::{Error, Process, p2p};

use crate::args::{self, Counts, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::Call;

mod everywhere;
mod neighbors;
mod operators;
mod rooted;

pub(crate) use everywhere::*;
pub(crate) use neighbors::*;
pub(crate) use operators::*;
pub(crate) use rooted::*;

/// Which form of a collective operation was called; the forms share one body.
#[derive(Clone, Copy, Debug)]
pub(crate) enum When {
    /// The blocking form.
    Now,
    /// The nonblocking form.
    Later(Out<abi::Request>),
    /// The persistent form, with its info.
    Persistent(Out<abi::Request>, abi::Info),
}

/// The state and the checked communicator of a collective call.
struct Collective<'a> {
    held: &'a mut Guard<'static, Process>,
    comm: abi::Comm,
    rank: u32,
    /// Processes of the local group.
    size: usize,
    /// Processes of the group that blocks are sent to and come from: the other one of an
    /// intercommunicator.
    peers: usize,
    inter: bool,
}

/// Refuses to send from the memory that is received into, where both lie in one piece.
///
/// # Errors
/// MPI_ERR_BUFFER (MPI 5.0, 2.3: arguments may not alias).
fn distinct(send: &SendBuffer, recv: &RecvBuffer) -> Result<(), Error> {
    let (Some((from, sent)), Some((to, received))) = (send.contiguous(), recv.contiguous()) else {
        return Ok(());
    };
    if sent.min(received) == 0 || from >= to + received || to >= from + sent {
        return Ok(());
    }
    Err(overlapping(from, to))
}

#[cold]
fn overlapping(from: u64, to: u64) -> Error {
    let text = format!(
        "the memory at {from:#x} is sent from and that at {to:#x} is received into, and they overlap; pass \
         MPI_IN_PLACE to work in one buffer"
    );
    Error::new(abi::error::ERR_BUFFER, text)
}

/// Checks what all collective calls have in common.
#[inline(always)]
fn collective(cx: &mut Call, comm: abi::Comm) -> Result<Collective<'_>, Error> {
    let held = cx.held()?;
    let entry = held.comm(comm)?;
    let (size, peers) = (entry.size() as usize, entry.peers().size() as usize);
    let (rank, inter) = (entry.rank(), entry.remote.is_some());
    Ok(Collective { held, comm, rank, size, peers, inter })
}

impl Collective<'_> {
    /// Carries the steps out now, or notes them for a request.
    #[inline(always)]
    fn run(
        &mut self,
        when: When,
        steps: impl FnOnce(&mut Steps<'_, '_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if let When::Now = when {
            let mut now = Steps::begin(self.held, self.comm)?;
            steps(&mut now)?;
            return now.end();
        }
        self.run_later(when, steps)
    }

    /// Notes the steps for a request.
    #[inline(never)]
    fn run_later(
        &mut self,
        when: When,
        steps: impl FnOnce(&mut Steps<'_, '_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if let When::Persistent(_, info) = when {
            crate::info::hints(info)?;
        }
        let mut noted = Steps::note(self.held, self.comm)?;
        steps(&mut noted)?;
        let schedule = noted.into_schedule().expect("the steps were noted");
        match when {
            When::Now => {}
            When::Later(request) => {
                let operation = schedule.start(self.held);
                request.write(p2p::into_handle(self.held, operation, self.comm)?);
            }
            When::Persistent(request, _) => {
                let template = Template::Task(Arc::new(Persistent::new(schedule)));
                request.write(request::persistent(self.held, template, self.comm)?);
            }
        }
        Ok(())
    }

    /// # Safety
    /// The caller vouches for the memory until the call returns.
    #[inline(always)]
    unsafe fn send(
        &self,
        address: *const c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<SendBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { send_buffer(self.held, self.comm, address, count, datatype) }
            .map_err(|error| error.of("sendbuf"))
    }

    /// # Safety
    /// The caller vouches for the memory until the call returns.
    #[inline(always)]
    unsafe fn recv(
        &self,
        address: *mut c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<RecvBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { recv_buffer(self.held, self.comm, address, count, datatype) }
            .map_err(|error| error.of("recvbuf"))
    }

    /// The root that the program names.
    #[inline(always)]
    fn root(&self, root: c_int) -> Result<Root, Error> {
        let comm = self.held.comm(self.comm)?;
        match root {
            _ if !self.inter => comm.root(root).map(Root::Rank),
            ROOT => Ok(Root::Here),
            PROC_NULL => Ok(Root::Beside),
            _ if (root as u32) < comm.peers().size() => Ok(Root::There(root as u32)),
            _ => {
                let last = i64::from(comm.peers().size()) - 1;
                let text = format!(
                    "root is {root}, but ranks of the other group go from 0 to {last} (or MPI_ROOT, MPI_PROC_NULL)"
                );
                Err(Error::new(abi::error::ERR_ROOT, text))
            }
        }
    }

    /// Operations that have no meaning between two groups.
    fn refuse_inter(&self) -> Result<(), Error> {
        if !self.inter {
            return Ok(());
        }
        let text = "comm is an intercommunicator, over which this operation is not defined";
        Err(Error::new(abi::error::ERR_COMM, text))
    }

    /// `None` for MPI_IN_PLACE, which intercommunicators do not have.
    ///
    /// # Safety
    /// The caller vouches for the memory until the call returns.
    unsafe fn send_unless_in_place(
        &self,
        address: *const c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<Option<SendBuffer>, Error> {
        if in_place(address) && !self.inter {
            return Ok(None);
        }
        never_in_place(address, "sendbuf")?;
        // SAFETY: the caller's.
        unsafe { self.send(address, count, datatype) }.map(Some)
    }

    /// Everything that one block of `count` elements per peer occupies.
    ///
    /// # Safety
    /// The caller vouches for the memory until the call returns.
    unsafe fn recv_all(
        &self,
        address: *mut c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<RecvBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { self.recv(address, total(count, self.peers, "recvcount")?, datatype) }
    }

    /// # Safety
    /// As [`Collective::recv_all`].
    unsafe fn send_all(
        &self,
        address: *const c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<SendBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { self.send(address, total(count, self.peers, "sendcount")?, datatype) }
    }

    /// The operator, checked against the datatype.
    #[inline(always)]
    fn reduction(&self, op: abi::Op, datatype: abi::Datatype) -> Result<Reduction, Error> {
        let op = self.held.operator(op)?;
        op.check(&self.held.layout(datatype)?)?;
        let kept = self.held.datatypes.keep(datatype)?;
        Ok(Reduction { op, datatype, kept })
    }

    /// Only the root of an intracommunicator may work in place.
    fn refuse_in_place(&self, address: *const c_void, name: &str, root: Root) -> Result<(), Error> {
        if !in_place(address) || root == Root::Rank(self.rank) {
            return Ok(());
        }
        let text = format!("{name} is MPI_IN_PLACE at rank {}, which only the root may give", self.rank);
        Err(Error::new(abi::error::ERR_BUFFER, text))
    }
}

fn total(count: i64, size: usize, name: &'static str) -> Result<i64, Error> {
    args::count(count, name)?.checked_mul(size as i64).ok_or_else(|| {
        Error::new(
            abi::error::ERR_COUNT,
            format!("{name} is {count}: {size} times as much does not fit in 63 bits"),
        )
    })
}

fn in_place<T>(address: *const T) -> bool {
    address.addr() == IN_PLACE.addr()
}

/// MPI_IN_PLACE where it is never allowed.
fn never_in_place(address: *const c_void, name: &str) -> Result<(), Error> {
    if in_place(address) {
        return Err(Error::new(abi::error::ERR_BUFFER, format!("{name} may not be MPI_IN_PLACE here")));
    }
    Ok(())
}

/// Counts that were checked.
fn unsigned(counts: Vec<i64>) -> Vec<u64> {
    counts.into_iter().map(|count| count as u64).collect()
}

/// Blocks from count and displacement arrays.
///
/// # Safety
/// The caller vouches that the arrays have `size` values.
unsafe fn blocks(counts: Counts<'_>, displacements: Counts<'_>, size: usize) -> Result<Blocks, Error> {
    // SAFETY: the caller's.
    let (counts, displacements) = unsafe { (unsigned(counts.to_counts(size)?), displacements.to_vec(size)?) };
    Ok(Blocks::Listed { counts, displacements })
}

/// One element if any block has one: the array's address is then looked at.
fn spread(blocks: &Blocks, size: usize) -> i64 {
    (0..size as u32).any(|rank| blocks.count(rank) > 0).into()
}
