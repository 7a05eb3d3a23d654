//! Collective operations whose result arrives everywhere.

use std::ffi::c_void;

use p2pmpi_abi as abi;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::Process;
use p2pmpi_mpi::coll::{self, Blocks, inter};

use super::{
    Collective, When, blocks, collective, distinct, in_place, never_in_place, spread, total, unsigned,
};
use crate::args::{Array, Counts};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

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
        let send = call.send_unless_in_place(sendbuf, sendcount, sendtype)?;
        (send, call.recv_all(recvbuf, recvcount, recvtype)?)
    };
    send.as_ref().map_or(Ok(()), |send| distinct(send, &recv))?;
    let (count, is_inter) = (recvcount as u64, call.inter);
    call.run(when, |steps| match &send {
        Some(send) if is_inter => inter::allgather(steps, send, &recv, &Blocks::Equal { count }),
        _ => coll::allgather(steps, send.as_ref(), &recv, count),
    })
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
    let mut call = collective(cx, comm)?;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv, blocks) = unsafe {
        let blocks = blocks(recvcounts, displs, call.peers)?;
        let send = call.send_unless_in_place(sendbuf, sendcount, sendtype)?;
        (send, call.recv(recvbuf, spread(&blocks, call.peers), recvtype)?, blocks)
    };
    let is_inter = call.inter;
    if let Some(send) = send.as_ref().filter(|_| !is_inter) {
        distinct(send, &blocks.recv(&recv, call.rank))?;
    }
    call.run(when, |steps| match &send {
        Some(send) if is_inter => inter::allgather(steps, send, &recv, &blocks),
        _ => coll::allgatherv(steps, send.as_ref(), &recv, &blocks),
    })
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
        // The count beside MPI_IN_PLACE does not matter.
        let sendcount = if in_place(sendbuf) { 0 } else { total(sendcount, call.peers, "sendcount")? };
        let send = call.send_unless_in_place(sendbuf, sendcount, sendtype)?;
        (send, call.recv_all(recvbuf, recvcount, recvtype)?)
    };
    send.as_ref().map_or(Ok(()), |send| distinct(send, &recv))?;
    let (give, take) = (Blocks::Equal { count: sendcount as u64 }, Blocks::Equal { count: recvcount as u64 });
    let is_inter = call.inter;
    call.run(when, |steps| match &send {
        Some(send) if is_inter => {
            inter::alltoall(steps, &|to| give.send(send, to), &|from| take.recv(&recv, from))
        }
        _ => {
            let send = send.as_ref().map(|send| (send, sendcount as u64));
            coll::alltoall(steps, send, &recv, recvcount as u64)
        }
    })
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
    let call = collective(cx, comm)?;
    let peers = call.peers;
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, outgoing, recv, incoming) = unsafe {
        let outgoing = match in_place(sendbuf) {
            true => Blocks::Equal { count: 0 },
            false => blocks(sendcounts, sdispls, peers)?,
        };
        let incoming = blocks(recvcounts, rdispls, peers)?;
        let send = call.send_unless_in_place(sendbuf, spread(&outgoing, peers), sendtype)?;
        (send, outgoing, call.recv(recvbuf, spread(&incoming, peers), recvtype)?, incoming)
    };
    let give = |to| outgoing.send(send.as_ref().expect("asked for unless in place"), to);
    exchange(call, when, send.is_some().then_some(&give), &|from| incoming.recv(&recv, from))
}

/// All-to-all with a buffer per block; in place without `give`.
fn exchange(
    mut call: Collective<'_>,
    when: When,
    give: Option<&dyn Fn(u32) -> SendBuffer>,
    take: &dyn Fn(u32) -> RecvBuffer,
) -> Result<(), Error> {
    let is_inter = call.inter;
    if let Some(give) = give.filter(|_| !is_inter) {
        distinct(&give(call.rank), &take(call.rank))?;
    }
    call.run(when, |steps| match give {
        Some(give) if is_inter => inter::alltoall(steps, give, take),
        _ => coll::alltoallv(steps, give, take),
    })
}

/// The buffers of one side of MPI_Alltoallw: each block has its own datatype and byte displacement.
///
/// # Safety
/// The caller vouches that the arrays have one value per block.
pub(super) unsafe fn typed_blocks<B>(
    process: &Process,
    (counts, displacements): (Counts<'_>, Counts<'_>),
    types: Array<'_, abi::Datatype>,
    size: usize,
    make: impl Fn(&Process, i64, i64, abi::Datatype) -> Result<B, Error>,
) -> Result<Vec<B>, Error> {
    // SAFETY: the caller's.
    let (counts, displacements) = unsafe { (counts.to_counts(size)?, displacements.to_vec(size)?) };
    // SAFETY: the caller's.
    let types = unsafe { types.slice(size) }?;
    (0..size).map(|at| make(process, displacements[at], counts[at], types[at])).collect()
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
    let call = collective(cx, comm)?;
    let inside = in_place(sendbuf) && !call.inter;
    never_in_place(recvbuf, "recvbuf")?;
    if !inside {
        never_in_place(sendbuf, "sendbuf")?;
    }
    let blocks = if inside { 0 } else { call.peers };
    // SAFETY: the caller vouches for arrays and memory.
    let (send, recv) = unsafe {
        let given = (sendcounts, sdispls);
        let send = typed_blocks(call.held, given, sendtypes, blocks, |process, at, count, datatype| {
            send_buffer(process, comm, sendbuf.wrapping_byte_offset(at as isize), count, datatype)
                .map_err(|error| error.of("sendbuf"))
        })?;
        let taken = (recvcounts, rdispls);
        let recv = typed_blocks(call.held, taken, recvtypes, call.peers, |process, at, count, datatype| {
            recv_buffer(process, comm, recvbuf.wrapping_byte_offset(at as isize), count, datatype)
                .map_err(|error| error.of("recvbuf"))
        })?;
        (send, recv)
    };
    let give = |to: u32| send[to as usize].clone();
    exchange(call, when, if inside { None } else { Some(&give) }, &|from| recv[from as usize].clone())
}

/// The operand and the result of a reduction at every rank; in place they are the same memory.
///
/// # Safety
/// The caller vouches for the memory until the operation completes.
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
        let send = call.send_unless_in_place(sendbuf, count, datatype)?;
        send.as_ref().map_or(Ok(()), |send| distinct(send, &recv))?;
        Ok((send.unwrap_or_else(|| recv.as_send()), recv))
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
    let is_inter = call.inter;
    call.run(when, |steps| {
        if is_inter {
            return inter::allreduce(steps, &send, &recv, &with);
        }
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
    call.refuse_inter()?;
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
    call.refuse_inter()?;
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
    let call = collective(cx, comm)?;
    // SAFETY: the caller's.
    let counts = unsigned(unsafe { recvcounts.to_counts(call.size) }?);
    let mut sum = 0u64;
    let mut displacements = Vec::with_capacity(call.size);
    for count in &counts {
        displacements.push(sum as i64);
        sum = sum.checked_add(*count).filter(|sum| *sum <= i64::MAX as u64).ok_or_else(|| {
            Error::new(abi::error::ERR_COUNT, "recvcounts add up to more than 63 bits hold")
        })?;
    }
    let own = counts[call.rank as usize] as i64;
    let blocks = Blocks::Listed { counts, displacements };
    // SAFETY: the caller's.
    unsafe { scatter_reduced(call, (sendbuf, recvbuf), (sum as i64, own), (datatype, op), &blocks, when) }
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
    let call = collective(cx, comm)?;
    let blocks = Blocks::Equal { count: recvcount as u64 };
    let lengths = (total(recvcount, call.size, "recvcount")?, recvcount);
    // SAFETY: the caller's.
    unsafe { scatter_reduced(call, (sendbuf, recvbuf), lengths, (datatype, op), &blocks, when) }
}

/// Both forms of reduce-scatter. `lengths`: elements of the operand and of this rank's result. In
/// place the operand lies in `recvbuf`, and the result goes to its beginning.
///
/// # Safety
/// The caller vouches for the memory until the operation completes.
unsafe fn scatter_reduced(
    mut call: Collective<'_>,
    (sendbuf, recvbuf): (*const c_void, *mut c_void),
    (whole, own): (i64, i64),
    (datatype, op): (abi::Datatype, abi::Op),
    blocks: &Blocks,
    when: When,
) -> Result<(), Error> {
    never_in_place(recvbuf, "recvbuf")?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let recv = call.recv(recvbuf, own, datatype)?;
        let send = match call.send_unless_in_place(sendbuf, whole, datatype)? {
            Some(send) => distinct(&send, &recv).map(|()| send)?,
            None => call.recv(recvbuf, whole, datatype)?.as_send(),
        };
        (send, recv)
    };
    let with = call.reduction(op, datatype)?;
    let is_inter = call.inter;
    call.run(when, |steps| match is_inter {
        true => inter::reduce_scatter(steps, &send, &recv, blocks, &with),
        false => coll::reduce_scatter(steps, &send, &recv, blocks, &with),
    })
}
