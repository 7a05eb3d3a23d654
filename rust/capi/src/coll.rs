//! Collective communication (MPI 5.0, chapter 6): arguments become buffers and blocks; the
//! algorithms are in `mpi::coll`, the operators in `mpi::op`.

use std::ffi::{c_int, c_void};
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::special::IN_PLACE;
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::coll::{self, Blocks, Persistent, Reduction, Steps};
use p2pmpi_mpi::request::{self, Template};
use p2pmpi_mpi::{Error, Process, p2p};

use crate::args::{Array, Counts, Out};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::Call;

mod operators;

pub(crate) use operators::*;

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
    size: usize,
    rank: u32,
}

/// Checks what all collective calls have in common.
fn collective(cx: &mut Call, comm: abi::Comm) -> Result<Collective<'_>, Error> {
    let held = cx.held()?;
    let entry = held.comm(comm)?;
    let (size, rank, inter) = (entry.size() as usize, entry.rank(), entry.remote.is_some());
    if inter {
        let text = "collective operations on intercommunicators are not supported by this version";
        return Err(Error::new(abi::error::ERR_UNSUPPORTED_OPERATION, text));
    }
    Ok(Collective { held, comm, size, rank })
}

impl Collective<'_> {
    /// Carries the steps out now, or notes them for a request.
    fn run(
        &mut self,
        when: When,
        steps: impl FnOnce(&mut Steps<'_, '_>) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if let When::Now = when {
            return steps(&mut Steps::begin(self.held, self.comm)?);
        }
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

    fn root(&self, root: c_int) -> Result<u32, Error> {
        self.held.comm(self.comm)?.root(root)
    }

    /// # Safety
    /// The caller vouches for the memory until the call returns.
    unsafe fn send(
        &self,
        address: *const c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<SendBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { send_buffer(self.held, self.comm, address, count, datatype) }
    }

    /// # Safety
    /// The caller vouches for the memory until the call returns.
    unsafe fn recv(
        &self,
        address: *mut c_void,
        count: i64,
        datatype: abi::Datatype,
    ) -> Result<RecvBuffer, Error> {
        // SAFETY: the caller's.
        unsafe { recv_buffer(self.held, self.comm, address, count, datatype) }
    }

    /// Everything that `size` blocks of `count` elements occupy.
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
        unsafe { self.recv(address, total(count, self.size)?, datatype) }
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
        unsafe { self.send(address, total(count, self.size)?, datatype) }
    }

    /// The operator, checked against the datatype.
    fn reduction(&self, op: abi::Op, datatype: abi::Datatype) -> Result<Reduction, Error> {
        let op = self.held.operator(op)?;
        op.check(&self.held.layout(datatype)?)?;
        Ok(Reduction { op, datatype })
    }

    fn refuse_in_place(&self, address: *const c_void, name: &str, root: u32) -> Result<(), Error> {
        if !in_place(address) {
            return Ok(());
        }
        let text =
            format!("{name} is MPI_IN_PLACE at rank {}, which only the root ({root}) may give", self.rank);
        Err(Error::new(abi::error::ERR_BUFFER, text))
    }
}

fn total(count: i64, size: usize) -> Result<i64, Error> {
    count.checked_mul(size as i64).ok_or_else(|| {
        Error::new(
            abi::error::ERR_COUNT,
            format!("count is {count}: {size} times as much does not fit in 63 bits"),
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

fn size_of(cx: &mut Call, comm: abi::Comm) -> Result<(usize, u32), Error> {
    let entry = cx.held()?.comm(comm)?;
    Ok((entry.size() as usize, entry.rank()))
}

pub(crate) fn barrier(cx: &mut Call, comm: abi::Comm, when: When) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    call.run(when, coll::barrier)
}

pub(crate) unsafe fn bcast(
    cx: &mut Call,
    buffer: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    let root = call.root(root)?;
    never_in_place(buffer, "buffer")?;
    // SAFETY: the caller's.
    let buffer = unsafe { call.recv(buffer, count, datatype) }?;
    call.run(when, |steps| coll::bcast(steps, &buffer, root))
}

pub(crate) unsafe fn gather(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    let root = call.root(root)?;
    let at_root = call.rank == root;
    if !at_root {
        call.refuse_in_place(sendbuf, "sendbuf", root)?;
    }
    // SAFETY: the caller's; arguments that do not matter at this rank are not looked at.
    let (send, recv) = unsafe {
        let send = if in_place(sendbuf) { None } else { Some(call.send(sendbuf, sendcount, sendtype)?) };
        let recv = if at_root { call.recv_all(recvbuf, recvcount, recvtype)? } else { RecvBuffer::empty() };
        (send, recv)
    };
    call.run(when, |steps| coll::gather(steps, send.as_ref(), &recv, recvcount as u64, root))
}

pub(crate) unsafe fn gatherv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: Counts<'_>,
    displs: Counts<'_>,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, rank) = size_of(cx, comm)?;
    let root = cx.held()?.comm(comm)?.root(root)?;
    let blocks = if rank == root {
        // SAFETY: the caller's; the arrays matter at the root only.
        unsafe { blocks(recvcounts, displs, size) }?
    } else {
        Blocks::Equal { count: 0 }
    };
    let mut call = collective(cx, comm)?;
    if rank != root {
        call.refuse_in_place(sendbuf, "sendbuf", root)?;
    }
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send = if in_place(sendbuf) { None } else { Some(call.send(sendbuf, sendcount, sendtype)?) };
        let recv = if rank == root {
            call.recv(recvbuf, spread(&blocks, size), recvtype)?
        } else {
            RecvBuffer::empty()
        };
        (send, recv)
    };
    call.run(when, |steps| coll::gatherv(steps, send.as_ref(), &recv, &blocks, root))
}

/// One element if any block has one: the array's address is then looked at.
fn spread(blocks: &Blocks, size: usize) -> i64 {
    (0..size as u32).any(|rank| blocks.count(rank) > 0).into()
}

pub(crate) unsafe fn scatter(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    let root = call.root(root)?;
    let at_root = call.rank == root;
    if !at_root {
        call.refuse_in_place(recvbuf, "recvbuf", root)?;
    }
    // SAFETY: the caller's; arguments that do not matter at this rank are not looked at.
    let (send, recv) = unsafe {
        let send = if at_root { call.send_all(sendbuf, sendcount, sendtype)? } else { SendBuffer::empty() };
        let recv = if in_place(recvbuf) { None } else { Some(call.recv(recvbuf, recvcount, recvtype)?) };
        (send, recv)
    };
    call.run(when, |steps| coll::scatter(steps, &send, sendcount as u64, recv.as_ref(), root))
}

pub(crate) unsafe fn scatterv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcounts: Counts<'_>,
    displs: Counts<'_>,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, rank) = size_of(cx, comm)?;
    let root = cx.held()?.comm(comm)?.root(root)?;
    let blocks = if rank == root {
        // SAFETY: the caller's; the arrays matter at the root only.
        unsafe { blocks(sendcounts, displs, size) }?
    } else {
        Blocks::Equal { count: 0 }
    };
    let mut call = collective(cx, comm)?;
    if rank != root {
        call.refuse_in_place(recvbuf, "recvbuf", root)?;
    }
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send = if rank == root {
            call.send(sendbuf, spread(&blocks, size), sendtype)?
        } else {
            SendBuffer::empty()
        };
        let recv = if in_place(recvbuf) { None } else { Some(call.recv(recvbuf, recvcount, recvtype)?) };
        (send, recv)
    };
    call.run(when, |steps| coll::scatterv(steps, &send, &blocks, recv.as_ref(), root))
}

pub(crate) unsafe fn allgather(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send = if in_place(sendbuf) { None } else { Some(call.send(sendbuf, sendcount, sendtype)?) };
        (send, call.recv_all(recvbuf, recvcount, recvtype)?)
    };
    call.run(when, |steps| coll::allgather(steps, send.as_ref(), &recv, recvcount as u64))
}

pub(crate) unsafe fn allgatherv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: Counts<'_>,
    displs: Counts<'_>,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, _) = size_of(cx, comm)?;
    // SAFETY: the caller's.
    let blocks = unsafe { blocks(recvcounts, displs, size) }?;
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send = if in_place(sendbuf) { None } else { Some(call.send(sendbuf, sendcount, sendtype)?) };
        (send, call.recv(recvbuf, spread(&blocks, size), recvtype)?)
    };
    call.run(when, |steps| coll::allgatherv(steps, send.as_ref(), &recv, &blocks))
}

pub(crate) unsafe fn alltoall(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcount: i64,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcount: i64,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send = if in_place(sendbuf) { None } else { Some(call.send_all(sendbuf, sendcount, sendtype)?) };
        (send, call.recv_all(recvbuf, recvcount, recvtype)?)
    };
    let send = send.as_ref().map(|send| (send, sendcount as u64));
    call.run(when, |steps| coll::alltoall(steps, send, &recv, recvcount as u64))
}

pub(crate) unsafe fn alltoallv(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcounts: Counts<'_>,
    sdispls: Counts<'_>,
    sendtype: abi::Datatype,
    recvbuf: *mut c_void,
    recvcounts: Counts<'_>,
    rdispls: Counts<'_>,
    recvtype: abi::Datatype,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, _) = size_of(cx, comm)?;
    let inside = in_place(sendbuf);
    // SAFETY: the caller's.
    let (outgoing, incoming) = unsafe {
        let outgoing = if inside { Blocks::Equal { count: 0 } } else { blocks(sendcounts, sdispls, size)? };
        (outgoing, blocks(recvcounts, rdispls, size)?)
    };
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let send =
            if inside { SendBuffer::empty() } else { call.send(sendbuf, spread(&outgoing, size), sendtype)? };
        (send, call.recv(recvbuf, spread(&incoming, size), recvtype)?)
    };
    let give = |rank| outgoing.send(&send, rank);
    let give: Option<&dyn Fn(u32) -> SendBuffer> = if inside { None } else { Some(&give) };
    call.run(when, |steps| coll::alltoallv(steps, give, &|rank| incoming.recv(&recv, rank)))
}

/// The buffers of one side of MPI_Alltoallw: each block has its own datatype and byte displacement.
///
/// # Safety
/// The caller vouches that the arrays have one value per rank.
unsafe fn typed_blocks<B>(
    cx: &mut Call,
    counts: Counts<'_>,
    displacements: Counts<'_>,
    types: Array<'_, abi::Datatype>,
    size: usize,
    make: impl Fn(&Process, i64, u64, abi::Datatype) -> Result<B, Error>,
) -> Result<Vec<B>, Error> {
    // SAFETY: the caller's.
    let (counts, displacements) = unsafe { (unsigned(counts.to_counts(size)?), displacements.to_vec(size)?) };
    // SAFETY: the caller's.
    let types = unsafe { types.slice(size) }?;
    let held = cx.held()?;
    (0..size).map(|rank| make(held, displacements[rank], counts[rank], types[rank])).collect()
}

pub(crate) unsafe fn alltoallw(
    cx: &mut Call,
    sendbuf: *const c_void,
    sendcounts: Counts<'_>,
    sdispls: Counts<'_>,
    sendtypes: Array<'_, abi::Datatype>,
    recvbuf: *mut c_void,
    recvcounts: Counts<'_>,
    rdispls: Counts<'_>,
    recvtypes: Array<'_, abi::Datatype>,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, _) = size_of(cx, comm)?;
    let inside = in_place(sendbuf);
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller vouches for arrays and memory.
    let (send, recv) = unsafe {
        let send = match inside {
            true => Vec::new(),
            false => typed_blocks(cx, sendcounts, sdispls, sendtypes, size, |held, at, count, datatype| {
                send_buffer(held, comm, sendbuf.wrapping_byte_offset(at as isize), count as i64, datatype)
            })?,
        };
        let recv = typed_blocks(cx, recvcounts, rdispls, recvtypes, size, |held, at, count, datatype| {
            recv_buffer(held, comm, recvbuf.wrapping_byte_offset(at as isize), count as i64, datatype)
        })?;
        (send, recv)
    };
    let give = |rank: u32| send[rank as usize].clone();
    let give: Option<&dyn Fn(u32) -> SendBuffer> = if inside { None } else { Some(&give) };
    let mut call = collective(cx, comm)?;
    call.run(when, |steps| coll::alltoallv(steps, give, &|rank| recv[rank as usize].clone()))
}

pub(crate) unsafe fn reduce(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    root: c_int,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    let root = call.root(root)?;
    let at_root = call.rank == root;
    if !at_root {
        call.refuse_in_place(sendbuf, "sendbuf", root)?;
    }
    // SAFETY: the caller's; `recvbuf` matters at the root only.
    let (send, recv) = unsafe {
        let recv = if at_root { call.recv(recvbuf, count, datatype)? } else { RecvBuffer::empty() };
        let send = if in_place(sendbuf) { recv.as_send() } else { call.send(sendbuf, count, datatype)? };
        (send, recv)
    };
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| coll::reduce(steps, &send, &recv, &with, root))
}

/// The operand and the result of a reduction at every rank; in place they are the same memory.
///
/// # Safety
/// The caller vouches for the memory until the call returns.
unsafe fn operands(
    call: &Collective<'_>,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> Result<(SendBuffer, RecvBuffer), Error> {
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    unsafe {
        let recv = call.recv(recvbuf, count, datatype)?;
        let send = if in_place(sendbuf) { recv.as_send() } else { call.send(sendbuf, count, datatype)? };
        Ok((send, recv))
    }
}

pub(crate) unsafe fn allreduce(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe { operands(&call, sendbuf, recvbuf, count, datatype) }?;
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| {
        if !in_place(sendbuf) {
            steps.copy(&send, &recv);
        }
        coll::allreduce(steps, &recv, &with)
    })
}

pub(crate) unsafe fn scan(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe { operands(&call, sendbuf, recvbuf, count, datatype) }?;
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| coll::scan(steps, &send, &recv, &with))
}

pub(crate) unsafe fn exscan(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe { operands(&call, sendbuf, recvbuf, count, datatype) }?;
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| coll::exscan(steps, &send, &recv, &with))
}

pub(crate) unsafe fn reduce_scatter(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcounts: Counts<'_>,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, rank) = size_of(cx, comm)?;
    // SAFETY: the caller's.
    let counts = unsigned(unsafe { recvcounts.to_counts(size) }?);
    let mut sum = 0u64;
    let mut displacements = Vec::with_capacity(size);
    for count in &counts {
        displacements.push(sum as i64);
        sum = sum.checked_add(*count).filter(|sum| *sum <= i64::MAX as u64).ok_or_else(|| {
            Error::new(abi::error::ERR_COUNT, "recvcounts add up to more than 63 bits hold")
        })?;
    }
    let own = counts[rank as usize] as i64;
    let blocks = Blocks::Listed { counts, displacements };
    // SAFETY: the caller's.
    unsafe { scatter_reduced(cx, sendbuf, recvbuf, (sum as i64, own), datatype, op, comm, &blocks, when) }
}

pub(crate) unsafe fn reduce_scatter_block(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    recvcount: i64,
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    when: When,
) -> Result<(), Error> {
    let (size, _) = size_of(cx, comm)?;
    let blocks = Blocks::Equal { count: recvcount as u64 };
    let lengths = (total(recvcount, size)?, recvcount);
    // SAFETY: the caller's.
    unsafe { scatter_reduced(cx, sendbuf, recvbuf, lengths, datatype, op, comm, &blocks, when) }
}

/// Both forms of reduce-scatter. `lengths`: elements of the operand and of this rank's result. In
/// place the operand lies in `recvbuf`, and the result goes to its beginning.
///
/// # Safety
/// The caller vouches for the memory until the call returns.
unsafe fn scatter_reduced(
    cx: &mut Call,
    sendbuf: *const c_void,
    recvbuf: *mut c_void,
    lengths: (i64, i64),
    datatype: abi::Datatype,
    op: abi::Op,
    comm: abi::Comm,
    blocks: &Blocks,
    when: When,
) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    let (whole, own) = lengths;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let recv = call.recv(recvbuf, own, datatype)?;
        let send = match in_place(sendbuf) {
            true => call.recv(recvbuf, whole, datatype)?.as_send(),
            false => call.send(sendbuf, whole, datatype)?,
        };
        (send, recv)
    };
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| coll::reduce_scatter(steps, &send, &recv, blocks, &with))
}
