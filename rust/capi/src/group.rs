//! Groups (MPI 5.0, 7.3).

use std::ffi::c_int;

use p2pmpi_abi as abi;
use p2pmpi_abi::constants::{IDENT, PROC_NULL, SIMILAR, UNDEFINED, UNEQUAL};
use p2pmpi_mpi::group::{Comparison, Group};
use p2pmpi_mpi::{Error, Process, session};

use crate::args::{Array, ArrayMut, InOut, Out, Text};
use crate::entry::Call;

/// How two groups compare, as a constant of the ABI.
pub(crate) fn comparison(comparison: Comparison) -> c_int {
    match comparison {
        Comparison::Identical => IDENT,
        Comparison::Similar => SIMILAR,
        Comparison::Unequal => UNEQUAL,
    }
}

/// A list of ranks of `group`, each checked and none twice.
///
/// # Safety
/// `ranks` is valid for `n` values.
unsafe fn ranks(group: &Group, n: c_int, ranks: Array<'_, c_int>) -> Result<Vec<u32>, Error> {
    // SAFETY: the caller's.
    let ranks = unsafe { ranks.slice(length(n)?) }?;
    let mut seen = vec![false; group.size() as usize];
    ranks.iter().map(|rank| check(group, &mut seen, i64::from(*rank))).collect()
}

/// A length that must not be negative.
fn length(n: c_int) -> Result<usize, Error> {
    usize::try_from(n)
        .map_err(|_| Error::new(abi::error::ERR_ARG, format!("n is {n}, but a length cannot be negative")))
}

fn check(group: &Group, seen: &mut [bool], rank: i64) -> Result<u32, Error> {
    let Some(mark) = usize::try_from(rank).ok().and_then(|rank| seen.get_mut(rank)) else {
        let text = format!("rank {rank} is not in the group, whose size is {}", group.size());
        return Err(Error::new(abi::error::ERR_RANK, text));
    };
    if std::mem::replace(mark, true) {
        return Err(Error::new(abi::error::ERR_RANK, format!("rank {rank} is listed twice")));
    }
    Ok(rank as u32)
}

/// The ranks of (first, last, stride) triplets (MPI 5.0, 7.3.2).
///
/// # Safety
/// `triplets` is valid for `n` values.
unsafe fn ranges(group: &Group, n: c_int, triplets: Array<'_, [c_int; 3]>) -> Result<Vec<u32>, Error> {
    // SAFETY: the caller's.
    let triplets = unsafe { triplets.slice(length(n)?) }?;
    let mut seen = vec![false; group.size() as usize];
    let mut ranks = Vec::new();
    for &[first, last, stride] in triplets {
        let (first, last, stride) = (i64::from(first), i64::from(last), i64::from(stride));
        if stride == 0 {
            return Err(Error::new(abi::error::ERR_ARG, "the stride of a range is 0"));
        }
        let mut rank = first;
        while if stride > 0 { rank <= last } else { rank >= last } {
            ranks.push(check(group, &mut seen, rank)?);
            rank += stride;
        }
    }
    Ok(ranks)
}

fn member(held: &Process, group: &Group, ranks: &[u32]) -> Group {
    group.include(ranks, held.identity.peer).expect("the ranks were checked against the group")
}

pub(crate) unsafe fn group_size(cx: &mut Call, group: abi::Group, size: Out<c_int>) -> Result<(), Error> {
    size.write(cx.held()?.group(group)?.size() as c_int);
    Ok(())
}

pub(crate) unsafe fn group_rank(cx: &mut Call, group: abi::Group, rank: Out<c_int>) -> Result<(), Error> {
    rank.write(cx.held()?.group(group)?.rank().map_or(UNDEFINED, |rank| rank as c_int));
    Ok(())
}

pub(crate) unsafe fn group_translate_ranks(
    cx: &mut Call,
    group1: abi::Group,
    n: c_int,
    ranks1: Array<'_, c_int>,
    group2: abi::Group,
    ranks2: ArrayMut<'_, c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let (from, to) = (held.group(group1)?, held.group(group2)?);
    // SAFETY: the caller's.
    let ranks = unsafe { ranks1.slice(length(n)?) }?;
    let mut asked = Vec::with_capacity(ranks.len());
    for rank in ranks.iter().filter(|rank| **rank != PROC_NULL) {
        asked.push(check(&from, &mut vec![false; from.size() as usize], i64::from(*rank))?);
    }
    let mut found = from.translate(&asked, &to).into_iter();
    let translated = ranks.iter().map(|rank| match *rank {
        PROC_NULL => PROC_NULL,
        _ => found.next().flatten().map_or(UNDEFINED, |rank| rank as c_int),
    });
    // SAFETY: the caller vouches for n values.
    unsafe { ranks2.fill(translated) }
}

pub(crate) unsafe fn group_compare(
    cx: &mut Call,
    group1: abi::Group,
    group2: abi::Group,
    result: Out<c_int>,
) -> Result<(), Error> {
    let held = cx.held()?;
    result.write(comparison(held.group(group1)?.compare(&held.group(group2)?)));
    Ok(())
}

pub(crate) unsafe fn group_union(
    cx: &mut Call,
    group1: abi::Group,
    group2: abi::Group,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let group = held.group(group1)?.union(&held.group(group2)?, held.identity.peer);
    newgroup.write(held.add_group(group)?);
    Ok(())
}

pub(crate) unsafe fn group_intersection(
    cx: &mut Call,
    group1: abi::Group,
    group2: abi::Group,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let group = held.group(group1)?.intersection(&held.group(group2)?, held.identity.peer);
    newgroup.write(held.add_group(group)?);
    Ok(())
}

pub(crate) unsafe fn group_difference(
    cx: &mut Call,
    group1: abi::Group,
    group2: abi::Group,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let held = cx.held()?;
    let group = held.group(group1)?.difference(&held.group(group2)?, held.identity.peer);
    newgroup.write(held.add_group(group)?);
    Ok(())
}

pub(crate) unsafe fn group_incl(
    cx: &mut Call,
    group: abi::Group,
    n: c_int,
    list: Array<'_, c_int>,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let group = cx.held()?.group(group)?;
    // SAFETY: the caller's.
    let ranks = unsafe { ranks(&group, n, list) }?;
    let held = cx.held()?;
    let members = member(held, &group, &ranks);
    newgroup.write(held.add_group(members)?);
    Ok(())
}

pub(crate) unsafe fn group_excl(
    cx: &mut Call,
    group: abi::Group,
    n: c_int,
    list: Array<'_, c_int>,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let group = cx.held()?.group(group)?;
    // SAFETY: the caller's.
    let ranks = unsafe { ranks(&group, n, list) }?;
    let held = cx.held()?;
    let members = group.exclude(&ranks, held.identity.peer);
    newgroup.write(held.add_group(members)?);
    Ok(())
}

pub(crate) unsafe fn group_range_incl(
    cx: &mut Call,
    group: abi::Group,
    n: c_int,
    triplets: Array<'_, [c_int; 3]>,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let group = cx.held()?.group(group)?;
    // SAFETY: the caller's.
    let ranks = unsafe { ranges(&group, n, triplets) }?;
    let held = cx.held()?;
    let members = member(held, &group, &ranks);
    newgroup.write(held.add_group(members)?);
    Ok(())
}

pub(crate) unsafe fn group_range_excl(
    cx: &mut Call,
    group: abi::Group,
    n: c_int,
    triplets: Array<'_, [c_int; 3]>,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let group = cx.held()?.group(group)?;
    // SAFETY: the caller's.
    let ranks = unsafe { ranges(&group, n, triplets) }?;
    let held = cx.held()?;
    let members = group.exclude(&ranks, held.identity.peer);
    newgroup.write(held.add_group(members)?);
    Ok(())
}

pub(crate) unsafe fn group_free(cx: &mut Call, group: InOut<abi::Group>) -> Result<(), Error> {
    let held = cx.held()?;
    let handle = group.read();
    held.group(handle)?;
    held.groups.remove(handle.0);
    group.write(abi::Group::NULL);
    Ok(())
}

/// `MPI_Group_from_session_pset`.
pub(crate) fn group_from_session_pset(
    cx: &mut Call,
    session: abi::Session,
    pset_name: Text<'_>,
    newgroup: Out<abi::Group>,
) -> Result<(), Error> {
    let held = cx.held()?;
    held.session(session)?;
    let group = session::process_set(held, session, pset_name.bytes()?)?;
    newgroup.write(held.add_group(group)?);
    Ok(())
}
