//! Virtual topologies (MPI 5.0, chapter 8): grids, and what all topologies share.

mod graphs;

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{CART, DIST_GRAPH, GRAPH, PROC_NULL, UNDEFINED};
use p2pmpi_abi::error::{ERR_ARG, ERR_DIMS, ERR_RANK};
use p2pmpi_mpi::comm::{Comm, Rank};
use p2pmpi_mpi::topo::{self, Cart, Topology};

use crate::args::{Array, ArrayMut, Out};
use crate::entry::{Call, Error};

pub(crate) use graphs::*;

/// A length that must not be negative.
fn length(value: c_int, name: &str, class: c_int) -> Result<usize, Error> {
    let text = || Error::new(class, format!("{name} is {value}, but cannot be negative"));
    usize::try_from(value).map_err(|_| text())
}

/// Room for a result that is `needed` long.
fn room(value: c_int, name: &str, needed: usize) -> Result<(), Error> {
    if length(value, name, ERR_ARG)? < needed {
        let text = format!("{name} is {value}, but there are {needed} values");
        return Err(Error::new(ERR_ARG, text));
    }
    Ok(())
}

/// A rank of the communicator.
fn member(comm: &Comm, rank: c_int) -> Result<u32, Error> {
    let size = comm.size();
    u32::try_from(rank).ok().filter(|rank| *rank < size).ok_or_else(|| {
        Error::new(
            ERR_RANK,
            format!("rank is {rank}, but ranks of this communicator go from 0 to {}", size - 1),
        )
    })
}

/// A rank, or MPI_PROC_NULL.
fn number(rank: Rank) -> c_int {
    match rank {
        Rank::At(rank) => rank as c_int,
        _ => PROC_NULL,
    }
}

/// `MPI_Topo_test`.
pub(crate) fn topo_test(cx: &mut Call, comm: abi::Comm, status: Out<c_int>) -> Result<(), Error> {
    status.write(match cx.held()?.comm(comm)?.topology.as_deref() {
        None => UNDEFINED,
        Some(Topology::Cart(_)) => CART,
        Some(Topology::Graph(_)) => GRAPH,
        Some(Topology::DistGraph(_)) => DIST_GRAPH,
    });
    Ok(())
}

/// `MPI_Dims_create`.
pub(crate) unsafe fn dims_create(
    _: &mut Call,
    nnodes: c_int,
    ndims: c_int,
    dims: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    // SAFETY: the caller vouches for ndims values.
    let dims = unsafe { dims.slice(length(ndims, "ndims", ERR_DIMS)?) }?;
    topo::balance(nnodes, dims)
}

/// The grid that a program describes.
///
/// # Safety
/// The arrays are valid for `ndims` values.
unsafe fn grid(
    ndims: c_int,
    dims: Array<'_, c_int>,
    periods: Array<'_, c_int>,
    size: u32,
) -> Result<Cart, Error> {
    let count = length(ndims, "ndims", ERR_DIMS)?;
    // SAFETY: the caller's.
    let (dims, periods) = unsafe { (dims.slice(count)?, periods.slice(count)?) };
    let periods: Vec<bool> = periods.iter().map(|periodic| *periodic != 0).collect();
    Cart::new(dims, &periods, size)
}

/// `MPI_Cart_create`.
pub(crate) unsafe fn cart_create(
    cx: &mut Call,
    comm_old: abi::Comm,
    ndims: c_int,
    dims: Array<'_, c_int>,
    periods: Array<'_, c_int>,
    _reorder: c_int,
    comm_cart: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let room = topo::parent(held, comm_old)?;
    // SAFETY: the caller's.
    let cart = unsafe { grid(ndims, dims, periods, room) }?;
    comm_cart.write(topo::create(held, comm_old, cart.size(), Topology::Cart(cart))?);
    Ok(())
}

/// `MPI_Cart_map`: ranks stay what they are.
pub(crate) unsafe fn cart_map(
    cx: &mut Call,
    comm: abi::Comm,
    ndims: c_int,
    dims: Array<'_, c_int>,
    periods: Array<'_, c_int>,
    newrank: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let room = topo::parent(held, comm)?;
    // SAFETY: the caller's.
    let size = unsafe { grid(ndims, dims, periods, room) }?.size();
    newrank.write(mapped(held.comm(comm)?.rank(), size));
    Ok(())
}

/// The rank in a topology of the first `size` processes.
fn mapped(rank: u32, size: u32) -> c_int {
    if rank < size { rank as c_int } else { UNDEFINED }
}

/// `MPI_Cartdim_get`.
pub(crate) fn cartdim_get(cx: &mut Call, comm: abi::Comm, ndims: Out<c_int>) -> Result<(), Error> {
    ndims.write(topo::cart(cx.held()?.comm(comm)?)?.dims().len() as c_int);
    Ok(())
}

/// `MPI_Cart_get`.
pub(crate) unsafe fn cart_get(
    cx: &mut Call,
    comm: abi::Comm,
    maxdims: c_int,
    dims: ArrayMut<'_, c_int>,
    periods: ArrayMut<'_, c_int>,
    coords: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    let entry = cx.held()?.comm(comm)?;
    let cart = topo::cart(entry)?;
    room(maxdims, "maxdims", cart.dims().len())?;
    // SAFETY: the caller vouches for maxdims values, and there are no more.
    unsafe {
        dims.fill(cart.dims().iter().map(|dimension| dimension.length as c_int))?;
        periods.fill(cart.dims().iter().map(|dimension| c_int::from(dimension.periodic)))?;
        coords.fill(cart.coords(entry.rank()).into_iter().map(|coord| coord as c_int))
    }
}

/// `MPI_Cart_rank`.
pub(crate) unsafe fn cart_rank(
    cx: &mut Call,
    comm: abi::Comm,
    coords: Array<'_, c_int>,
    rank: Out<c_int>,
) -> Result<(), Error> {
    let cart = topo::cart(cx.held()?.comm(comm)?)?;
    // SAFETY: the caller vouches for as many values as there are dimensions.
    rank.write(cart.rank(unsafe { coords.slice(cart.dims().len()) }?)? as c_int);
    Ok(())
}

/// `MPI_Cart_coords`.
pub(crate) unsafe fn cart_coords(
    cx: &mut Call,
    comm: abi::Comm,
    rank: c_int,
    maxdims: c_int,
    coords: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    let entry = cx.held()?.comm(comm)?;
    let cart = topo::cart(entry)?;
    let rank = member(entry, rank)?;
    room(maxdims, "maxdims", cart.dims().len())?;
    // SAFETY: the caller vouches for maxdims values, and there are no more.
    unsafe { coords.fill(cart.coords(rank).into_iter().map(|coord| coord as c_int)) }
}

/// `MPI_Cart_shift`.
pub(crate) fn cart_shift(
    cx: &mut Call,
    comm: abi::Comm,
    direction: c_int,
    disp: c_int,
    rank_source: Out<c_int>,
    rank_dest: Out<c_int>,
) -> Result<(), Error> {
    let entry = cx.held()?.comm(comm)?;
    let (source, destination) = topo::cart(entry)?.shift(entry.rank(), direction, disp)?;
    rank_source.write(number(source));
    rank_dest.write(number(destination));
    Ok(())
}

/// `MPI_Cart_sub`.
pub(crate) unsafe fn cart_sub(
    cx: &mut Call,
    comm: abi::Comm,
    remain_dims: Array<'_, c_int>,
    newcomm: Out<abi::Comm>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let count = topo::cart(held.comm(comm)?)?.dims().len();
    // SAFETY: the caller vouches for as many values as there are dimensions.
    let remain: Vec<bool> =
        unsafe { remain_dims.slice(count) }?.iter().map(|remains| *remains != 0).collect();
    newcomm.write(topo::sub(held, comm, &remain)?);
    Ok(())
}
