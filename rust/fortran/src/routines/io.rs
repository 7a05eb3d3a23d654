//! Routines of the chapter `io`. Written by `cargo run -p p2pmpi-codegen`; not to be edited.

#[allow(unused_imports, reason = "one list for all chapters")]
use crate::argument::*;
use crate::routine::routine;
use std::ffi::c_int;

routine! {
    MPI_File_close PMPI_File_close mpi_file_close_ pmpi_file_close_
    (fh: HandleOut)
}

routine! {
    MPI_File_delete PMPI_File_delete mpi_file_delete_ pmpi_file_delete_
    (filename: Text[filename_length], info: HandleIn)
    hidden filename_length
}

routine! {
    MPI_File_get_amode PMPI_File_get_amode mpi_file_get_amode_ pmpi_file_get_amode_
    (fh: HandleIn, amode: Ints)
}

routine! {
    MPI_File_get_atomicity PMPI_File_get_atomicity mpi_file_get_atomicity_ pmpi_file_get_atomicity_
    (fh: HandleIn, flag: Ints)
}

routine! {
    MPI_File_get_byte_offset PMPI_File_get_byte_offset mpi_file_get_byte_offset_ pmpi_file_get_byte_offset_
    (fh: HandleIn, offset: Wide, disp: Wides)
}

routine! {
    MPI_File_get_group PMPI_File_get_group mpi_file_get_group_ pmpi_file_get_group_
    (fh: HandleIn, group: HandleOut)
}

routine! {
    MPI_File_get_info PMPI_File_get_info mpi_file_get_info_ pmpi_file_get_info_
    (fh: HandleIn, info_used: HandleOut)
}

routine! {
    MPI_File_get_position PMPI_File_get_position mpi_file_get_position_ pmpi_file_get_position_
    (fh: HandleIn, offset: Wides)
}

routine! {
    MPI_File_get_position_shared PMPI_File_get_position_shared mpi_file_get_position_shared_ pmpi_file_get_position_shared_
    (fh: HandleIn, offset: Wides)
}

routine! {
    MPI_File_get_size PMPI_File_get_size mpi_file_get_size_ pmpi_file_get_size_
    (fh: HandleIn, size: Wides)
}

routine! {
    MPI_File_get_type_extent PMPI_File_get_type_extent mpi_file_get_type_extent_ pmpi_file_get_type_extent_
    (fh: HandleIn, datatype: HandleIn, extent: Wides)
}

routine! {
    MPI_File_get_view PMPI_File_get_view mpi_file_get_view_ pmpi_file_get_view_
    (fh: HandleIn, disp: Wides, etype: HandleOut, filetype: HandleOut, datarep: TextOut[datarep_length])
    hidden datarep_length
}

routine! {
    MPI_File_iread PMPI_File_iread mpi_file_iread_ pmpi_file_iread_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iread_all PMPI_File_iread_all mpi_file_iread_all_ pmpi_file_iread_all_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iread_at PMPI_File_iread_at mpi_file_iread_at_ pmpi_file_iread_at_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iread_at_all PMPI_File_iread_at_all mpi_file_iread_at_all_ pmpi_file_iread_at_all_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iread_shared PMPI_File_iread_shared mpi_file_iread_shared_ pmpi_file_iread_shared_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iwrite PMPI_File_iwrite mpi_file_iwrite_ pmpi_file_iwrite_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iwrite_all PMPI_File_iwrite_all mpi_file_iwrite_all_ pmpi_file_iwrite_all_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iwrite_at PMPI_File_iwrite_at mpi_file_iwrite_at_ pmpi_file_iwrite_at_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iwrite_at_all PMPI_File_iwrite_at_all mpi_file_iwrite_at_all_ pmpi_file_iwrite_at_all_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_iwrite_shared PMPI_File_iwrite_shared mpi_file_iwrite_shared_ pmpi_file_iwrite_shared_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, request: HandleOut)
}

routine! {
    MPI_File_open PMPI_File_open mpi_file_open_ pmpi_file_open_
    (comm: HandleIn, filename: Text[filename_length], amode: Int, info: HandleIn, fh: HandleOut)
    hidden filename_length
}

routine! {
    MPI_File_preallocate PMPI_File_preallocate mpi_file_preallocate_ pmpi_file_preallocate_
    (fh: HandleIn, size: Wide)
}

routine! {
    MPI_File_read PMPI_File_read mpi_file_read_ pmpi_file_read_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_read_all PMPI_File_read_all mpi_file_read_all_ pmpi_file_read_all_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_read_all_begin PMPI_File_read_all_begin mpi_file_read_all_begin_ pmpi_file_read_all_begin_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_read_all_end PMPI_File_read_all_end mpi_file_read_all_end_ pmpi_file_read_all_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_read_at PMPI_File_read_at mpi_file_read_at_ pmpi_file_read_at_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_read_at_all PMPI_File_read_at_all mpi_file_read_at_all_ pmpi_file_read_at_all_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_read_at_all_begin PMPI_File_read_at_all_begin mpi_file_read_at_all_begin_ pmpi_file_read_at_all_begin_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_read_at_all_end PMPI_File_read_at_all_end mpi_file_read_at_all_end_ pmpi_file_read_at_all_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_read_ordered PMPI_File_read_ordered mpi_file_read_ordered_ pmpi_file_read_ordered_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_read_ordered_begin PMPI_File_read_ordered_begin mpi_file_read_ordered_begin_ pmpi_file_read_ordered_begin_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_read_ordered_end PMPI_File_read_ordered_end mpi_file_read_ordered_end_ pmpi_file_read_ordered_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_read_shared PMPI_File_read_shared mpi_file_read_shared_ pmpi_file_read_shared_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_seek PMPI_File_seek mpi_file_seek_ pmpi_file_seek_
    (fh: HandleIn, offset: Wide, whence: Int)
}

routine! {
    MPI_File_seek_shared PMPI_File_seek_shared mpi_file_seek_shared_ pmpi_file_seek_shared_
    (fh: HandleIn, offset: Wide, whence: Int)
}

routine! {
    MPI_File_set_atomicity PMPI_File_set_atomicity mpi_file_set_atomicity_ pmpi_file_set_atomicity_
    (fh: HandleIn, flag: Logical)
}

routine! {
    MPI_File_set_info PMPI_File_set_info mpi_file_set_info_ pmpi_file_set_info_
    (fh: HandleIn, info: HandleIn)
}

routine! {
    MPI_File_set_size PMPI_File_set_size mpi_file_set_size_ pmpi_file_set_size_
    (fh: HandleIn, size: Wide)
}

routine! {
    MPI_File_set_view PMPI_File_set_view mpi_file_set_view_ pmpi_file_set_view_
    (fh: HandleIn, disp: Wide, etype: HandleIn, filetype: HandleIn, datarep: Text[datarep_length], info: HandleIn)
    hidden datarep_length
}

routine! {
    MPI_File_sync PMPI_File_sync mpi_file_sync_ pmpi_file_sync_
    (fh: HandleIn)
}

routine! {
    MPI_File_write PMPI_File_write mpi_file_write_ pmpi_file_write_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_write_all PMPI_File_write_all mpi_file_write_all_ pmpi_file_write_all_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_write_all_begin PMPI_File_write_all_begin mpi_file_write_all_begin_ pmpi_file_write_all_begin_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_write_all_end PMPI_File_write_all_end mpi_file_write_all_end_ pmpi_file_write_all_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_write_at PMPI_File_write_at mpi_file_write_at_ pmpi_file_write_at_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_write_at_all PMPI_File_write_at_all mpi_file_write_at_all_ pmpi_file_write_at_all_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_write_at_all_begin PMPI_File_write_at_all_begin mpi_file_write_at_all_begin_ pmpi_file_write_at_all_begin_
    (fh: HandleIn, offset: Wide, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_write_at_all_end PMPI_File_write_at_all_end mpi_file_write_at_all_end_ pmpi_file_write_at_all_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_write_ordered PMPI_File_write_ordered mpi_file_write_ordered_ pmpi_file_write_ordered_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}

routine! {
    MPI_File_write_ordered_begin PMPI_File_write_ordered_begin mpi_file_write_ordered_begin_ pmpi_file_write_ordered_begin_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn)
}

routine! {
    MPI_File_write_ordered_end PMPI_File_write_ordered_end mpi_file_write_ordered_end_ pmpi_file_write_ordered_end_
    (fh: HandleIn, buf: Buffer, status: Status)
}

routine! {
    MPI_File_write_shared PMPI_File_write_shared mpi_file_write_shared_ pmpi_file_write_shared_
    (fh: HandleIn, buf: Buffer, count: Int, datatype: HandleIn, status: Status)
}
