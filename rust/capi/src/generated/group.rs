//! Exported functions of chapter `group`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn group_compare(group1: abi::Group, group2: abi::Group, result: *mut c_int) -> c_int {
    entry::call(Function::GroupCompare, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_compare(cx, group1, group2, args::Out::new(result, "result")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_compare(
    group1: abi::Group,
    group2: abi::Group,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_compare(group1, group2, result) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_compare(
    group1: abi::Group,
    group2: abi::Group,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_compare(group1, group2, result) }
}

#[inline(never)]
unsafe fn group_difference(group1: abi::Group, group2: abi::Group, newgroup: *mut abi::Group) -> c_int {
    entry::call(Function::GroupDifference, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_difference(cx, group1, group2, args::Out::new(newgroup, "newgroup")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_difference(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_difference(group1, group2, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_difference(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_difference(group1, group2, newgroup) }
}

#[inline(never)]
unsafe fn group_excl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    entry::call(Function::GroupExcl, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_excl(
            cx,
            group,
            n,
            args::Array::new(ranks, "ranks"),
            args::Out::new(newgroup, "newgroup")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_excl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_excl(group, n, ranks, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_excl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_excl(group, n, ranks, newgroup) }
}

#[inline(never)]
unsafe fn group_free(group: *mut abi::Group) -> c_int {
    entry::call(Function::GroupFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_free(cx, args::InOut::new(group, "group")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_free(group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_free(group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_free(group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_free(group) }
}

#[inline(never)]
unsafe fn group_from_session_pset(
    session: abi::Session,
    pset_name: *const c_char,
    newgroup: *mut abi::Group,
) -> c_int {
    entry::call(Function::GroupFromSessionPset, Target::Session(session), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_from_session_pset(
            cx,
            session,
            args::Text::new(pset_name, "pset_name"),
            args::Out::new(newgroup, "newgroup")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_from_session_pset(
    session: abi::Session,
    pset_name: *const c_char,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_from_session_pset(session, pset_name, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_from_session_pset(
    session: abi::Session,
    pset_name: *const c_char,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_from_session_pset(session, pset_name, newgroup) }
}

#[inline(never)]
unsafe fn group_incl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    entry::call(Function::GroupIncl, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_incl(
            cx,
            group,
            n,
            args::Array::new(ranks, "ranks"),
            args::Out::new(newgroup, "newgroup")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_incl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_incl(group, n, ranks, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_incl(
    group: abi::Group,
    n: c_int,
    ranks: *const c_int,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_incl(group, n, ranks, newgroup) }
}

#[inline(never)]
unsafe fn group_intersection(group1: abi::Group, group2: abi::Group, newgroup: *mut abi::Group) -> c_int {
    entry::call(Function::GroupIntersection, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_intersection(cx, group1, group2, args::Out::new(newgroup, "newgroup")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_intersection(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_intersection(group1, group2, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_intersection(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_intersection(group1, group2, newgroup) }
}

#[inline(never)]
unsafe fn group_range_excl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    entry::call(Function::GroupRangeExcl, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_range_excl(
            cx,
            group,
            n,
            args::Array::new(ranges.cast_const(), "ranges"),
            args::Out::new(newgroup, "newgroup")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_range_excl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_range_excl(group, n, ranges, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_excl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_range_excl(group, n, ranges, newgroup) }
}

#[inline(never)]
unsafe fn group_range_incl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    entry::call(Function::GroupRangeIncl, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_range_incl(
            cx,
            group,
            n,
            args::Array::new(ranges.cast_const(), "ranges"),
            args::Out::new(newgroup, "newgroup")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_range_incl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_range_incl(group, n, ranges, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_range_incl(
    group: abi::Group,
    n: c_int,
    ranges: *mut [c_int; 3],
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_range_incl(group, n, ranges, newgroup) }
}

#[inline(never)]
unsafe fn group_rank(group: abi::Group, rank: *mut c_int) -> c_int {
    entry::call(Function::GroupRank, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_rank(cx, group, args::Out::new(rank, "rank")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_rank(group: abi::Group, rank: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_rank(group, rank) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_rank(group: abi::Group, rank: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_rank(group, rank) }
}

#[inline(never)]
unsafe fn group_size(group: abi::Group, size: *mut c_int) -> c_int {
    entry::call(Function::GroupSize, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_size(cx, group, args::Out::new(size, "size")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_size(group: abi::Group, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_size(group, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_size(group: abi::Group, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_size(group, size) }
}

#[inline(never)]
unsafe fn group_translate_ranks(
    group1: abi::Group,
    n: c_int,
    ranks1: *const c_int,
    group2: abi::Group,
    ranks2: *mut c_int,
) -> c_int {
    entry::call(Function::GroupTranslateRanks, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_translate_ranks(
            cx,
            group1,
            n,
            args::Array::new(ranks1, "ranks1"),
            group2,
            args::ArrayMut::new(ranks2, "ranks2"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_translate_ranks(
    group1: abi::Group,
    n: c_int,
    ranks1: *const c_int,
    group2: abi::Group,
    ranks2: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_translate_ranks(group1, n, ranks1, group2, ranks2) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_translate_ranks(
    group1: abi::Group,
    n: c_int,
    ranks1: *const c_int,
    group2: abi::Group,
    ranks2: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_translate_ranks(group1, n, ranks1, group2, ranks2) }
}

#[inline(never)]
unsafe fn group_union(group1: abi::Group, group2: abi::Group, newgroup: *mut abi::Group) -> c_int {
    entry::call(Function::GroupUnion, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::group::group_union(cx, group1, group2, args::Out::new(newgroup, "newgroup")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Group_union(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_union(group1, group2, newgroup) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Group_union(
    group1: abi::Group,
    group2: abi::Group,
    newgroup: *mut abi::Group,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { group_union(group1, group2, newgroup) }
}
