//! Routines of the chapter `datatype`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_Get_address PMPI_Get_address mpi_get_address_ pmpi_get_address_
    (location: Buffer, address: Wides)
}

routine! {
    MPI_Get_elements PMPI_Get_elements mpi_get_elements_ pmpi_get_elements_
    (status: Status, datatype: HandleIn, count: Ints)
}

routine! {
    MPI_Get_elements_x PMPI_Get_elements_x mpi_get_elements_x_ pmpi_get_elements_x_
    (status: Status, datatype: HandleIn, count: Wides)
}

routine! {
    MPI_Pack PMPI_Pack mpi_pack_ pmpi_pack_
    (inbuf: Buffer, incount: Int, datatype: HandleIn, outbuf: Buffer, outsize: Int, position: Ints, comm: HandleIn)
}

routine! {
    MPI_Pack_external PMPI_Pack_external mpi_pack_external_ pmpi_pack_external_
    (datarep: Text[datarep_length], inbuf: Buffer, incount: Int, datatype: HandleIn, outbuf: Buffer, outsize: Wide,
     position: Wides)
    hidden datarep_length
}

routine! {
    MPI_Pack_external_size PMPI_Pack_external_size mpi_pack_external_size_ pmpi_pack_external_size_
    (datarep: Text[datarep_length], incount: Int, datatype: HandleIn, size: Wides)
    hidden datarep_length
}

routine! {
    MPI_Pack_size PMPI_Pack_size mpi_pack_size_ pmpi_pack_size_
    (incount: Int, datatype: HandleIn, comm: HandleIn, size: Ints)
}

routine! {
    MPI_Type_commit PMPI_Type_commit mpi_type_commit_ pmpi_type_commit_
    (datatype: HandleOut)
}

routine! {
    MPI_Type_contiguous PMPI_Type_contiguous mpi_type_contiguous_ pmpi_type_contiguous_
    (count: Int, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_darray PMPI_Type_create_darray mpi_type_create_darray_ pmpi_type_create_darray_
    (size: Int, rank: Int, ndims: Int, array_of_gsizes: Ints, array_of_distribs: Ints, array_of_dargs: Ints,
     array_of_psizes: Ints, order: Int, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_f90_complex PMPI_Type_create_f90_complex mpi_type_create_f90_complex_ pmpi_type_create_f90_complex_
    (p: Int, r: Int, newtype: HandleOut)
}

routine! {
    MPI_Type_create_f90_integer PMPI_Type_create_f90_integer mpi_type_create_f90_integer_ pmpi_type_create_f90_integer_
    (r: Int, newtype: HandleOut)
}

routine! {
    MPI_Type_create_f90_real PMPI_Type_create_f90_real mpi_type_create_f90_real_ pmpi_type_create_f90_real_
    (p: Int, r: Int, newtype: HandleOut)
}

routine! {
    MPI_Type_create_hindexed PMPI_Type_create_hindexed mpi_type_create_hindexed_ pmpi_type_create_hindexed_
    (count: Int, array_of_blocklengths: Ints, array_of_displacements: Wides, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_hindexed_block PMPI_Type_create_hindexed_block mpi_type_create_hindexed_block_ pmpi_type_create_hindexed_block_
    (count: Int, blocklength: Int, array_of_displacements: Wides, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_hvector PMPI_Type_create_hvector mpi_type_create_hvector_ pmpi_type_create_hvector_
    (count: Int, blocklength: Int, stride: Wide, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_indexed_block PMPI_Type_create_indexed_block mpi_type_create_indexed_block_ pmpi_type_create_indexed_block_
    (count: Int, blocklength: Int, array_of_displacements: Ints, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_create_resized PMPI_Type_create_resized mpi_type_create_resized_ pmpi_type_create_resized_
    (oldtype: HandleIn, lb: Wide, extent: Wide, newtype: HandleOut)
}

routine! {
    MPI_Type_create_struct PMPI_Type_create_struct mpi_type_create_struct_ pmpi_type_create_struct_
    (count: Int, array_of_blocklengths: Ints, array_of_displacements: Wides, array_of_types: Handles[count],
     newtype: HandleOut)
}

routine! {
    MPI_Type_create_subarray PMPI_Type_create_subarray mpi_type_create_subarray_ pmpi_type_create_subarray_
    (ndims: Int, array_of_sizes: Ints, array_of_subsizes: Ints, array_of_starts: Ints, order: Int,
     oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_dup PMPI_Type_dup mpi_type_dup_ pmpi_type_dup_
    (oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_free PMPI_Type_free mpi_type_free_ pmpi_type_free_
    (datatype: HandleOut)
}

routine! {
    MPI_Type_get_envelope PMPI_Type_get_envelope mpi_type_get_envelope_ pmpi_type_get_envelope_
    (datatype: HandleIn, num_integers: Ints, num_addresses: Ints, num_datatypes: Ints, combiner: Ints)
}

routine! {
    MPI_Type_get_extent PMPI_Type_get_extent mpi_type_get_extent_ pmpi_type_get_extent_
    (datatype: HandleIn, lb: Wides, extent: Wides)
}

routine! {
    MPI_Type_get_extent_x PMPI_Type_get_extent_x mpi_type_get_extent_x_ pmpi_type_get_extent_x_
    (datatype: HandleIn, lb: Wides, extent: Wides)
}

routine! {
    MPI_Type_get_name PMPI_Type_get_name mpi_type_get_name_ pmpi_type_get_name_
    (datatype: HandleIn, type_name: TextOut[type_name_length], resultlen: Ints)
    hidden type_name_length
}

routine! {
    MPI_Type_get_true_extent PMPI_Type_get_true_extent mpi_type_get_true_extent_ pmpi_type_get_true_extent_
    (datatype: HandleIn, true_lb: Wides, true_extent: Wides)
}

routine! {
    MPI_Type_get_true_extent_x PMPI_Type_get_true_extent_x mpi_type_get_true_extent_x_ pmpi_type_get_true_extent_x_
    (datatype: HandleIn, true_lb: Wides, true_extent: Wides)
}

routine! {
    MPI_Type_get_value_index PMPI_Type_get_value_index mpi_type_get_value_index_ pmpi_type_get_value_index_
    (value_type: HandleIn, index_type: HandleIn, pair_type: HandleOut)
}

routine! {
    MPI_Type_indexed PMPI_Type_indexed mpi_type_indexed_ pmpi_type_indexed_
    (count: Int, array_of_blocklengths: Ints, array_of_displacements: Ints, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Type_match_size PMPI_Type_match_size mpi_type_match_size_ pmpi_type_match_size_
    (typeclass: Int, size: Int, datatype: HandleOut)
}

routine! {
    MPI_Type_set_name PMPI_Type_set_name mpi_type_set_name_ pmpi_type_set_name_
    (datatype: HandleIn, type_name: Text[type_name_length])
    hidden type_name_length
}

routine! {
    MPI_Type_size PMPI_Type_size mpi_type_size_ pmpi_type_size_
    (datatype: HandleIn, size: Ints)
}

routine! {
    MPI_Type_size_x PMPI_Type_size_x mpi_type_size_x_ pmpi_type_size_x_
    (datatype: HandleIn, size: Wides)
}

routine! {
    MPI_Type_vector PMPI_Type_vector mpi_type_vector_ pmpi_type_vector_
    (count: Int, blocklength: Int, stride: Int, oldtype: HandleIn, newtype: HandleOut)
}

routine! {
    MPI_Unpack PMPI_Unpack mpi_unpack_ pmpi_unpack_
    (inbuf: Buffer, insize: Int, position: Ints, outbuf: Buffer, outcount: Int, datatype: HandleIn, comm: HandleIn)
}

routine! {
    MPI_Unpack_external PMPI_Unpack_external mpi_unpack_external_ pmpi_unpack_external_
    (datarep: Text[datarep_length], inbuf: Buffer, insize: Wide, position: Wides, outbuf: Buffer, outcount: Int,
     datatype: HandleIn)
    hidden datarep_length
}
