//! Neighbourhood collectives (MPI 5.0, 8.6 and 8.7). Blocks are counted by the edges of the topology,
//! of which a process may have more than the communicator has ranks.

use std::ffi::c_void;

use p2pmpi_abi as abi;
use p2pmpi_layout::{RecvBuffer, SendBuffer};
use p2pmpi_mpi::coll::{Blocks, neighbor_exchange};
use p2pmpi_mpi::topo::{self, Neighbours};

use super::everywhere::typed_blocks;
use super::{Collective, When, blocks, collective, never_in_place, spread, total};
use crate::args::{Array, Counts};
use crate::buffer::{recv_buffer, send_buffer};
use crate::entry::{Call, Error};

/// The call and its neighbours; no neighbourhood collective works in place.
fn neighborhood<'a>(
    cx: &'a mut Call,
    comm: abi::Comm,
    sendbuf: *const c_void,
    recvbuf: *const c_void,
) -> Result<(Collective<'a>, Neighbours), Error> {
    let call = collective(cx, comm)?;
    let neighbours = topo::neighbours(call.held.comm(comm)?)?;
    never_in_place(sendbuf, "sendbuf")?;
    never_in_place(recvbuf, "recvbuf")?;
    Ok((call, neighbours))
}

fn exchange(
    mut call: Collective<'_>,
    when: When,
    neighbours: &Neighbours,
    give: &dyn Fn(usize) -> SendBuffer,
    take: &dyn Fn(usize) -> RecvBuffer,
) -> Result<(), Error> {
    call.run(when, |steps| neighbor_exchange(steps, neighbours, give, take))
}

pub(crate) unsafe fn neighbor_allgather(
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
    let (call, neighbours) = neighborhood(cx, comm, sendbuf, recvbuf)?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let room = total(recvcount, neighbours.sources.len(), "recvcount")?;
        (call.send(sendbuf, sendcount, sendtype)?, call.recv(recvbuf, room, recvtype)?)
    };
    let blocks = Blocks::Equal { count: recvcount as u64 };
    exchange(call, when, &neighbours, &|_| send.clone(), &|from| blocks.recv(&recv, from as u32))
}

pub(crate) unsafe fn neighbor_allgatherv(
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
    let (call, neighbours) = neighborhood(cx, comm, sendbuf, recvbuf)?;
    let sources = neighbours.sources.len();
    // SAFETY: the caller's.
    let (send, recv, blocks) = unsafe {
        let blocks = blocks(recvcounts, displs, sources)?;
        let send = call.send(sendbuf, sendcount, sendtype)?;
        (send, call.recv(recvbuf, spread(&blocks, sources), recvtype)?, blocks)
    };
    exchange(call, when, &neighbours, &|_| send.clone(), &|from| blocks.recv(&recv, from as u32))
}

pub(crate) unsafe fn neighbor_alltoall(
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
    let (call, neighbours) = neighborhood(cx, comm, sendbuf, recvbuf)?;
    // SAFETY: the caller's.
    let (send, recv) = unsafe {
        let load = total(sendcount, neighbours.destinations.len(), "sendcount")?;
        let room = total(recvcount, neighbours.sources.len(), "recvcount")?;
        (call.send(sendbuf, load, sendtype)?, call.recv(recvbuf, room, recvtype)?)
    };
    let (give, take) = (Blocks::Equal { count: sendcount as u64 }, Blocks::Equal { count: recvcount as u64 });
    let give = |to| give.send(&send, to as u32);
    exchange(call, when, &neighbours, &give, &|from| take.recv(&recv, from as u32))
}

pub(crate) unsafe fn neighbor_alltoallv(
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
    let (call, neighbours) = neighborhood(cx, comm, sendbuf, recvbuf)?;
    let (sources, destinations) = (neighbours.sources.len(), neighbours.destinations.len());
    // SAFETY: the caller's.
    let (send, give, recv, take) = unsafe {
        let (give, take) =
            (blocks(sendcounts, sdispls, destinations)?, blocks(recvcounts, rdispls, sources)?);
        let send = call.send(sendbuf, spread(&give, destinations), sendtype)?;
        (send, give, call.recv(recvbuf, spread(&take, sources), recvtype)?, take)
    };
    let give = |to| give.send(&send, to as u32);
    exchange(call, when, &neighbours, &give, &|from| take.recv(&recv, from as u32))
}

pub(crate) unsafe fn neighbor_alltoallw(
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
    let (call, neighbours) = neighborhood(cx, comm, sendbuf, recvbuf)?;
    let (sources, destinations) = (neighbours.sources.len(), neighbours.destinations.len());
    // SAFETY: the caller vouches for arrays and memory.
    let (send, recv) = unsafe {
        let given = (sendcounts, sdispls);
        let send =
            typed_blocks(call.held, given, sendtypes, destinations, |process, at, count, datatype| {
                send_buffer(process, comm, sendbuf.wrapping_byte_offset(at as isize), count, datatype)
                    .map_err(|error| error.of("sendbuf"))
            })?;
        let taken = (recvcounts, rdispls);
        let recv = typed_blocks(call.held, taken, recvtypes, sources, |process, at, count, datatype| {
            recv_buffer(process, comm, recvbuf.wrapping_byte_offset(at as isize), count, datatype)
                .map_err(|error| error.of("recvbuf"))
        })?;
        (send, recv)
    };
    exchange(call, when, &neighbours, &|to| send[to].clone(), &|from| recv[from].clone())
}
