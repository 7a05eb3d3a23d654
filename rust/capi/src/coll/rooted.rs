//! Collective operations with a root, and the barrier. Arguments that do not matter at a process are
//! not looked at there (MPI 5.0, 6.2.3).

use std::ffi::{c_int, c_void};

use p2pmpi_abi as abi;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::coll::{self, Blocks, Root, inter};

use super::{Collective, When, blocks, collective, distinct, in_place, never_in_place, spread};
use crate::args::Counts;
use crate::buffer::recv_buffer;
use crate::entry::{Call, Error};

pub(crate) fn barrier(cx: &mut Call, comm: abi::Comm, when: When) -> Result<(), Error> {
    let mut call = collective(cx, comm)?;
    if call.inter { call.run(when, inter::barrier) } else { call.run(when, coll::barrier) }
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
    let buffer = match root {
        Root::Beside => RecvBuffer::empty(),
        // SAFETY: the caller's.
        _ => unsafe { recv_buffer(call.held, comm, buffer, count, datatype) }?,
    };
    call.run(when, |steps| inter::bcast(steps, &buffer, root))
}

/// The root of a gather, and what this process gives: nothing when it works in place, or when the
/// root is in its own group of two.
///
/// # Safety
/// The caller vouches for the memory until the operation completes.
unsafe fn giver(
    call: &Collective<'_>,
    (sendbuf, sendcount, sendtype): (*const c_void, i64, abi::Datatype),
    root: c_int,
) -> Result<(Root, Option<SendBuffer>), Error> {
    let root = call.root(root)?;
    call.refuse_in_place(sendbuf, "sendbuf", root)?;
    if !root.is_served() || in_place(sendbuf) {
        return Ok((root, None));
    }
    // SAFETY: the caller's.
    Ok((root, Some(unsafe { call.send(sendbuf, sendcount, sendtype) }?)))
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
    // SAFETY: the caller's.
    let (root, send, recv) = unsafe {
        let (root, send) = giver(&call, (sendbuf, sendcount, sendtype), root)?;
        let here = root.is_here(call.rank);
        (root, send, if here { call.recv_all(recvbuf, recvcount, recvtype)? } else { RecvBuffer::empty() })
    };
    send.as_ref().map_or(Ok(()), |send| distinct(send, &recv))?;
    let count = recvcount as u64;
    call.run(when, |steps| match root {
        Root::Rank(root) => coll::gather(steps, send.as_ref(), &recv, count, root),
        _ => {
            let send = send.unwrap_or(SendBuffer::empty());
            inter::gather(steps, &send, &recv, &Blocks::Equal { count }, root)
        }
    })
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
    let mut call = collective(cx, comm)?;
    // SAFETY: the caller's; the arrays matter at the root only.
    let (root, send, recv, blocks) = unsafe {
        let (root, send) = giver(&call, (sendbuf, sendcount, sendtype), root)?;
        match root.is_here(call.rank) {
            false => (root, send, RecvBuffer::empty(), Blocks::Equal { count: 0 }),
            true => {
                let blocks = blocks(recvcounts, displs, call.peers)?;
                (root, send, call.recv(recvbuf, spread(&blocks, call.peers), recvtype)?, blocks)
            }
        }
    };
    if let Some(send) = send.as_ref().filter(|_| root == Root::Rank(call.rank)) {
        distinct(send, &blocks.recv(&recv, call.rank))?;
    }
    call.run(when, |steps| match root {
        Root::Rank(root) => coll::gatherv(steps, send.as_ref(), &recv, &blocks, root),
        _ => inter::gather(steps, &send.unwrap_or(SendBuffer::empty()), &recv, &blocks, root),
    })
}

/// The root of a scatter, and where this process receives.
///
/// # Safety
/// The caller vouches for the memory until the operation completes.
unsafe fn taker(
    call: &Collective<'_>,
    (recvbuf, recvcount, recvtype): (*mut c_void, i64, abi::Datatype),
    root: c_int,
) -> Result<(Root, Option<RecvBuffer>), Error> {
    let root = call.root(root)?;
    call.refuse_in_place(recvbuf, "recvbuf", root)?;
    if !root.is_served() || in_place(recvbuf) {
        return Ok((root, None));
    }
    // SAFETY: the caller's.
    Ok((root, Some(unsafe { call.recv(recvbuf, recvcount, recvtype) }?)))
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
    // SAFETY: the caller's.
    let (root, send, recv) = unsafe {
        let (root, recv) = taker(&call, (recvbuf, recvcount, recvtype), root)?;
        let here = root.is_here(call.rank);
        (root, if here { call.send_all(sendbuf, sendcount, sendtype)? } else { SendBuffer::empty() }, recv)
    };
    recv.as_ref().map_or(Ok(()), |recv| distinct(&send, recv))?;
    let count = sendcount as u64;
    call.run(when, |steps| match root {
        Root::Rank(root) => coll::scatter(steps, &send, count, recv.as_ref(), root),
        _ => {
            let recv = recv.unwrap_or(RecvBuffer::empty());
            inter::scatter(steps, &send, &Blocks::Equal { count }, &recv, root)
        }
    })
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
    let mut call = collective(cx, comm)?;
    // SAFETY: the caller's; the arrays matter at the root only.
    let (root, send, recv, blocks) = unsafe {
        let (root, recv) = taker(&call, (recvbuf, recvcount, recvtype), root)?;
        match root.is_here(call.rank) {
            false => (root, SendBuffer::empty(), recv, Blocks::Equal { count: 0 }),
            true => {
                let blocks = blocks(sendcounts, displs, call.peers)?;
                (root, call.send(sendbuf, spread(&blocks, call.peers), sendtype)?, recv, blocks)
            }
        }
    };
    if let Some(recv) = recv.as_ref().filter(|_| root == Root::Rank(call.rank)) {
        distinct(&blocks.send(&send, call.rank), recv)?;
    }
    call.run(when, |steps| match root {
        Root::Rank(root) => coll::scatterv(steps, &send, &blocks, recv.as_ref(), root),
        _ => inter::scatter(steps, &send, &blocks, &recv.unwrap_or(RecvBuffer::empty()), root),
    })
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
    if root == Root::Beside {
        // Only comm and root mean anything there.
        return call.run(when, |_| Ok(()));
    }
    call.refuse_in_place(sendbuf, "sendbuf", root)?;
    // SAFETY: the caller's; `recvbuf` matters at the root only.
    let (send, recv) = unsafe {
        let here = root.is_here(call.rank);
        let recv = if here { call.recv(recvbuf, count, datatype)? } else { RecvBuffer::empty() };
        let send = match in_place(sendbuf) {
            true => recv.as_send(),
            false if root.is_served() => {
                let send = call.send(sendbuf, count, datatype)?;
                distinct(&send, &recv).map(|()| send)?
            }
            false => SendBuffer::empty(),
        };
        (send, recv)
    };
    let with = call.reduction(op, datatype)?;
    call.run(when, |steps| match root {
        Root::Rank(root) => coll::reduce(steps, &send, &recv, &with, root),
        _ => inter::reduce(steps, &send, &recv, &with, root),
    })
}
