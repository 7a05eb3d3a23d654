//! Routines of the chapter `group`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Group_compare PMPI_Group_compare mpi_group_compare_ pmpi_group_compare_
    (group1: HandleIn, group2: HandleIn, result: Ints)
}

routine! {
    MPI_Group_difference PMPI_Group_difference mpi_group_difference_ pmpi_group_difference_
    (group1: HandleIn, group2: HandleIn, newgroup: HandleOut)
}

routine! {
    MPI_Group_excl PMPI_Group_excl mpi_group_excl_ pmpi_group_excl_
    (group: HandleIn, n: Int, ranks: Ints, newgroup: HandleOut)
}

routine! {
    MPI_Group_free PMPI_Group_free mpi_group_free_ pmpi_group_free_
    (group: HandleOut)
}

routine! {
    MPI_Group_from_session_pset PMPI_Group_from_session_pset mpi_group_from_session_pset_ pmpi_group_from_session_pset_
    (session: HandleIn, pset_name: Text[pset_name_length], newgroup: HandleOut)
    hidden pset_name_length
}

routine! {
    MPI_Group_incl PMPI_Group_incl mpi_group_incl_ pmpi_group_incl_
    (group: HandleIn, n: Int, ranks: Ints, newgroup: HandleOut)
}

routine! {
    MPI_Group_intersection PMPI_Group_intersection mpi_group_intersection_ pmpi_group_intersection_
    (group1: HandleIn, group2: HandleIn, newgroup: HandleOut)
}

routine! {
    MPI_Group_range_excl PMPI_Group_range_excl mpi_group_range_excl_ pmpi_group_range_excl_
    (group: HandleIn, n: Int, ranges: Ints, newgroup: HandleOut)
}

routine! {
    MPI_Group_range_incl PMPI_Group_range_incl mpi_group_range_incl_ pmpi_group_range_incl_
    (group: HandleIn, n: Int, ranges: Ints, newgroup: HandleOut)
}

routine! {
    MPI_Group_rank PMPI_Group_rank mpi_group_rank_ pmpi_group_rank_
    (group: HandleIn, rank: Ints)
}

routine! {
    MPI_Group_size PMPI_Group_size mpi_group_size_ pmpi_group_size_
    (group: HandleIn, size: Ints)
}

routine! {
    MPI_Group_translate_ranks PMPI_Group_translate_ranks mpi_group_translate_ranks_ pmpi_group_translate_ranks_
    (group1: HandleIn, n: Int, ranks1: Ints, group2: HandleIn, ranks2: Ints)
}

routine! {
    MPI_Group_union PMPI_Group_union mpi_group_union_ pmpi_group_union_
    (group1: HandleIn, group2: HandleIn, newgroup: HandleOut)
}
