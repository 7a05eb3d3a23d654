//! Exported functions of chapter `io`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn file_close(fh: *mut abi::File) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::unsupported(Function::FileClose, unsafe { args::peek(fh) }.map_or(Target::None, Target::File))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_close(fh: *mut abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_close(fh) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_close(fh: *mut abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_close(fh) }
}

#[inline(never)]
unsafe fn file_delete(filename: *const c_char, info: abi::Info) -> c_int {
    entry::unsupported(Function::FileDelete, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_delete(filename: *const c_char, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_delete(filename, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_delete(filename: *const c_char, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_delete(filename, info) }
}

#[inline(never)]
unsafe fn file_get_amode(fh: abi::File, amode: *mut c_int) -> c_int {
    entry::unsupported(Function::FileGetAmode, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_amode(fh: abi::File, amode: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_amode(fh, amode) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_amode(fh: abi::File, amode: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_amode(fh, amode) }
}

#[inline(never)]
unsafe fn file_get_atomicity(fh: abi::File, flag: *mut c_int) -> c_int {
    entry::unsupported(Function::FileGetAtomicity, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_atomicity(fh: abi::File, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_atomicity(fh, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_atomicity(fh: abi::File, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_atomicity(fh, flag) }
}

#[inline(never)]
unsafe fn file_get_byte_offset(fh: abi::File, offset: i64, disp: *mut i64) -> c_int {
    entry::unsupported(Function::FileGetByteOffset, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_byte_offset(fh: abi::File, offset: i64, disp: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_byte_offset(fh, offset, disp) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_byte_offset(fh: abi::File, offset: i64, disp: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_byte_offset(fh, offset, disp) }
}

#[inline(never)]
unsafe fn file_get_group(fh: abi::File, group: *mut abi::Group) -> c_int {
    entry::unsupported(Function::FileGetGroup, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_group(fh: abi::File, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_group(fh, group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_group(fh: abi::File, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_group(fh, group) }
}

#[inline(never)]
unsafe fn file_get_info(fh: abi::File, info_used: *mut abi::Info) -> c_int {
    entry::unsupported(Function::FileGetInfo, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_info(fh: abi::File, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_info(fh, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_info(fh: abi::File, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_info(fh, info_used) }
}

#[inline(never)]
unsafe fn file_get_position(fh: abi::File, offset: *mut i64) -> c_int {
    entry::unsupported(Function::FileGetPosition, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_position(fh: abi::File, offset: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_position(fh, offset) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position(fh: abi::File, offset: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_position(fh, offset) }
}

#[inline(never)]
unsafe fn file_get_position_shared(fh: abi::File, offset: *mut i64) -> c_int {
    entry::unsupported(Function::FileGetPositionShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_position_shared(fh: abi::File, offset: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_position_shared(fh, offset) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_position_shared(fh: abi::File, offset: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_position_shared(fh, offset) }
}

#[inline(never)]
unsafe fn file_get_size(fh: abi::File, size: *mut i64) -> c_int {
    entry::unsupported(Function::FileGetSize, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_size(fh: abi::File, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_size(fh, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_size(fh: abi::File, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_size(fh, size) }
}

#[inline(never)]
unsafe fn file_get_type_extent(fh: abi::File, datatype: abi::Datatype, extent: *mut isize) -> c_int {
    entry::unsupported(Function::FileGetTypeExtent, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_type_extent(
    fh: abi::File,
    datatype: abi::Datatype,
    extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_type_extent(fh, datatype, extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent(
    fh: abi::File,
    datatype: abi::Datatype,
    extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_type_extent(fh, datatype, extent) }
}

#[inline(never)]
unsafe fn file_get_type_extent_c(fh: abi::File, datatype: abi::Datatype, extent: *mut i64) -> c_int {
    entry::unsupported(Function::FileGetTypeExtentC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_type_extent_c(
    fh: abi::File,
    datatype: abi::Datatype,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_type_extent_c(fh, datatype, extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_type_extent_c(
    fh: abi::File,
    datatype: abi::Datatype,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_type_extent_c(fh, datatype, extent) }
}

#[inline(never)]
unsafe fn file_get_view(
    fh: abi::File,
    disp: *mut i64,
    etype: *mut abi::Datatype,
    filetype: *mut abi::Datatype,
    datarep: *mut c_char,
) -> c_int {
    entry::unsupported(Function::FileGetView, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_get_view(
    fh: abi::File,
    disp: *mut i64,
    etype: *mut abi::Datatype,
    filetype: *mut abi::Datatype,
    datarep: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_view(fh, disp, etype, filetype, datarep) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_get_view(
    fh: abi::File,
    disp: *mut i64,
    etype: *mut abi::Datatype,
    filetype: *mut abi::Datatype,
    datarep: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_get_view(fh, disp, etype, filetype, datarep) }
}

#[inline(never)]
unsafe fn file_iread(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIread, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_all(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_all(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_all_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_all_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAt, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAtC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_c(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_c(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAtAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_all(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_all(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadAtAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_all_c(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_at_all_c(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_shared(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_shared(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iread_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIreadSharedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iread_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_shared_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iread_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iread_shared_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwrite, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_all(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_all(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_all_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_all_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAt, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAtC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_c(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_c(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAtAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_all(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_all(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteAtAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_all_c(fh, offset, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_at_all_c(fh, offset, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_shared(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_shared(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_iwrite_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    entry::unsupported(Function::FileIwriteSharedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_iwrite_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_shared_c(fh, buf, count, datatype, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_iwrite_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_iwrite_shared_c(fh, buf, count, datatype, request) }
}

#[inline(never)]
unsafe fn file_open(
    comm: abi::Comm,
    filename: *const c_char,
    amode: c_int,
    info: abi::Info,
    fh: *mut abi::File,
) -> c_int {
    entry::unsupported(Function::FileOpen, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_open(
    comm: abi::Comm,
    filename: *const c_char,
    amode: c_int,
    info: abi::Info,
    fh: *mut abi::File,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_open(comm, filename, amode, info, fh) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_open(
    comm: abi::Comm,
    filename: *const c_char,
    amode: c_int,
    info: abi::Info,
    fh: *mut abi::File,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_open(comm, filename, amode, info, fh) }
}

#[inline(never)]
unsafe fn file_preallocate(fh: abi::File, size: i64) -> c_int {
    entry::unsupported(Function::FilePreallocate, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_preallocate(fh: abi::File, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_preallocate(fh, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_preallocate(fh: abi::File, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_preallocate(fh, size) }
}

#[inline(never)]
unsafe fn file_read(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileRead, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_all_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadAllBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_begin(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_begin(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_all_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadAllBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_begin_c(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_begin_c(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_all_end(fh: abi::File, buf: *mut c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileReadAllEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_all_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_all_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_all_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_read_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAt, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAtC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_c(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_c(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAtAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadAtAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_c(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_c(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadAtAllBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_begin(fh, offset, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_begin(fh, offset, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadAtAllBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_begin_c(fh, offset, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_begin_c(fh, offset, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_at_all_end(fh: abi::File, buf: *mut c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileReadAtAllEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_at_all_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_at_all_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_at_all_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_read_ordered(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadOrdered, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_ordered_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadOrderedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_ordered_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadOrderedBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_begin(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_begin(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_ordered_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileReadOrderedBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_begin_c(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_begin_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_begin_c(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_read_ordered_end(fh: abi::File, buf: *mut c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileReadOrderedEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_ordered_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_ordered_end(
    fh: abi::File,
    buf: *mut c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_ordered_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_read_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_shared(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared(
    fh: abi::File,
    buf: *mut c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_shared(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_read_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileReadSharedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_read_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_shared_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_read_shared_c(
    fh: abi::File,
    buf: *mut c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_read_shared_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_seek(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    entry::unsupported(Function::FileSeek, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_seek(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_seek(fh, offset, whence) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_seek(fh, offset, whence) }
}

#[inline(never)]
unsafe fn file_seek_shared(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    entry::unsupported(Function::FileSeekShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_seek_shared(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_seek_shared(fh, offset, whence) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_seek_shared(fh: abi::File, offset: i64, whence: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_seek_shared(fh, offset, whence) }
}

#[inline(never)]
unsafe fn file_set_atomicity(fh: abi::File, flag: c_int) -> c_int {
    entry::unsupported(Function::FileSetAtomicity, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_atomicity(fh: abi::File, flag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_atomicity(fh, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_atomicity(fh: abi::File, flag: c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_atomicity(fh, flag) }
}

#[inline(never)]
unsafe fn file_set_info(fh: abi::File, info: abi::Info) -> c_int {
    entry::unsupported(Function::FileSetInfo, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_info(fh: abi::File, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_info(fh, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_info(fh: abi::File, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_info(fh, info) }
}

#[inline(never)]
unsafe fn file_set_size(fh: abi::File, size: i64) -> c_int {
    entry::unsupported(Function::FileSetSize, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_size(fh: abi::File, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_size(fh, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_size(fh: abi::File, size: i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_size(fh, size) }
}

#[inline(never)]
unsafe fn file_set_view(
    fh: abi::File,
    disp: i64,
    etype: abi::Datatype,
    filetype: abi::Datatype,
    datarep: *const c_char,
    info: abi::Info,
) -> c_int {
    entry::unsupported(Function::FileSetView, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_set_view(
    fh: abi::File,
    disp: i64,
    etype: abi::Datatype,
    filetype: abi::Datatype,
    datarep: *const c_char,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_view(fh, disp, etype, filetype, datarep, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_set_view(
    fh: abi::File,
    disp: i64,
    etype: abi::Datatype,
    filetype: abi::Datatype,
    datarep: *const c_char,
    info: abi::Info,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_set_view(fh, disp, etype, filetype, datarep, info) }
}

#[inline(never)]
unsafe fn file_sync(fh: abi::File) -> c_int {
    entry::unsupported(Function::FileSync, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_sync(fh: abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_sync(fh) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_sync(fh: abi::File) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_sync(fh) }
}

#[inline(never)]
unsafe fn file_write(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWrite, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_all_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteAllBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_begin(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_begin(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_all_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteAllBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_begin_c(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_begin_c(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_all_end(fh: abi::File, buf: *const c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileWriteAllEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_all_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_all_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_all_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_write_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAt, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAtC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_c(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_c(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAtAll, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteAtAllC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_c(fh, offset, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_c(fh, offset, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteAtAllBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_begin(fh, offset, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_begin(fh, offset, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteAtAllBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_begin_c(fh, offset, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_begin_c(
    fh: abi::File,
    offset: i64,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_begin_c(fh, offset, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_at_all_end(fh: abi::File, buf: *const c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileWriteAtAllEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_at_all_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_at_all_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_at_all_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_write_ordered(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteOrdered, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_ordered_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteOrderedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_ordered_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteOrderedBegin, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_begin(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_begin(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_ordered_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::FileWriteOrderedBeginC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_begin_c(fh, buf, count, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_begin_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_begin_c(fh, buf, count, datatype) }
}

#[inline(never)]
unsafe fn file_write_ordered_end(fh: abi::File, buf: *const c_void, status: *mut abi::Status) -> c_int {
    entry::unsupported(Function::FileWriteOrderedEnd, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_ordered_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_end(fh, buf, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_ordered_end(
    fh: abi::File,
    buf: *const c_void,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_ordered_end(fh, buf, status) }
}

#[inline(never)]
unsafe fn file_write_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteShared, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_shared(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared(
    fh: abi::File,
    buf: *const c_void,
    count: c_int,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_shared(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn file_write_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    entry::unsupported(Function::FileWriteSharedC, Target::File(fh))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_File_write_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_shared_c(fh, buf, count, datatype, status) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_File_write_shared_c(
    fh: abi::File,
    buf: *const c_void,
    count: i64,
    datatype: abi::Datatype,
    status: *mut abi::Status,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { file_write_shared_c(fh, buf, count, datatype, status) }
}

#[inline(never)]
unsafe fn register_datarep(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunction,
    write_conversion_fn: abi::callback::DatarepConversionFunction,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    entry::unsupported(Function::RegisterDatarep, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Register_datarep(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunction,
    write_conversion_fn: abi::callback::DatarepConversionFunction,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { register_datarep(
        datarep,
        read_conversion_fn,
        write_conversion_fn,
        dtype_file_extent_fn,
        extra_state,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunction,
    write_conversion_fn: abi::callback::DatarepConversionFunction,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { register_datarep(
        datarep,
        read_conversion_fn,
        write_conversion_fn,
        dtype_file_extent_fn,
        extra_state,
    ) }
}

#[inline(never)]
unsafe fn register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunctionC,
    write_conversion_fn: abi::callback::DatarepConversionFunctionC,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    entry::unsupported(Function::RegisterDatarepC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunctionC,
    write_conversion_fn: abi::callback::DatarepConversionFunctionC,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { register_datarep_c(
        datarep,
        read_conversion_fn,
        write_conversion_fn,
        dtype_file_extent_fn,
        extra_state,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Register_datarep_c(
    datarep: *const c_char,
    read_conversion_fn: abi::callback::DatarepConversionFunctionC,
    write_conversion_fn: abi::callback::DatarepConversionFunctionC,
    dtype_file_extent_fn: abi::callback::DatarepExtentFunction,
    extra_state: *mut c_void,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { register_datarep_c(
        datarep,
        read_conversion_fn,
        write_conversion_fn,
        dtype_file_extent_fn,
        extra_state,
    ) }
}
