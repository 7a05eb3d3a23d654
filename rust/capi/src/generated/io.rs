//! Exported functions of chapter `io`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn file_close(fh: *mut abi::File) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::call(Function::FileClose, unsafe { args::peek(fh) }.map_or(Target::File(abi::File::NULL), Target::File), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_close(cx, args::InOut::new(fh, "fh")?) }
    })
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
    entry::call(Function::FileDelete, Target::File(abi::File::NULL), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_delete(cx, args::Text::new(filename, "filename"), info) }
    })
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
    entry::call(Function::FileGetAmode, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_amode(cx, fh, args::Out::new(amode, "amode")?) }
    })
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
    entry::call(Function::FileGetAtomicity, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_atomicity(cx, fh, args::Out::new(flag, "flag")?) }
    })
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
    entry::call(Function::FileGetByteOffset, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_byte_offset(cx, fh, offset, args::Out::new(disp, "disp")?) }
    })
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
    entry::call(Function::FileGetGroup, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_group(cx, fh, args::Out::new(group, "group")?) }
    })
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
    entry::call(Function::FileGetInfo, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_info(cx, fh, args::Out::new(info_used, "info_used")?) }
    })
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
    entry::call(Function::FileGetPosition, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_position(cx, fh, args::Out::new(offset, "offset")?) }
    })
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
    entry::call(Function::FileGetPositionShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_position_shared(cx, fh, args::Out::new(offset, "offset")?) }
    })
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
    entry::call(Function::FileGetSize, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_size(cx, fh, args::Out::new(size, "size")?) }
    })
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
    entry::call(Function::FileGetTypeExtent, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_type_extent(
            cx,
            fh,
            datatype,
            args::CountOut::wide(extent.cast(), "extent")?,
        ) }
    })
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
    entry::call(Function::FileGetTypeExtentC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_type_extent(cx, fh, datatype, args::CountOut::wide(extent, "extent")?) }
    })
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
    entry::call(Function::FileGetView, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_get_view(
            cx,
            fh,
            args::Out::new(disp, "disp")?,
            args::Out::new(etype, "etype")?,
            args::Out::new(filetype, "filetype")?,
            args::TextOut::new(datarep, abi::constants::MAX_DATAREP_STRING as usize, "datarep")?,
        ) }
    })
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
    entry::call(Function::FileIread, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileIreadAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_all(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_all(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileIreadAt, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_at(
            cx,
            fh,
            offset,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadAtC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_at(
            cx,
            fh,
            offset,
            buf,
            count,
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadAtAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_at_all(
            cx,
            fh,
            offset,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadAtAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_at_all(
            cx,
            fh,
            offset,
            buf,
            count,
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_shared(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIreadSharedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iread_shared(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileIwrite, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileIwriteAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_all(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_all(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileIwriteAt, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_at(
            cx,
            fh,
            offset,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteAtC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_at(
            cx,
            fh,
            offset,
            buf,
            count,
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteAtAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_at_all(
            cx,
            fh,
            offset,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteAtAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_at_all(
            cx,
            fh,
            offset,
            buf,
            count,
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_shared(
            cx,
            fh,
            buf,
            i64::from(count),
            datatype,
            args::Out::new(request, "request")?,
        ) }
    })
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
    entry::call(Function::FileIwriteSharedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_iwrite_shared(cx, fh, buf, count, datatype, args::Out::new(request, "request")?) }
    })
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
    entry::call(Function::FileOpen, Target::File(abi::File::NULL), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_open(
            cx,
            comm,
            args::Text::new(filename, "filename"),
            amode,
            info,
            args::Out::new(fh, "fh")?,
        ) }
    })
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
    entry::call(Function::FilePreallocate, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_preallocate(cx, fh, size) }
    })
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
    entry::call(Function::FileRead, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileReadAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_all(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_all(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileReadAllBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_all_begin(cx, fh, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileReadAllBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_all_begin(cx, fh, buf, count, datatype) }
    })
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
    entry::call(Function::FileReadAllEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_all_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileReadAt, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at(cx, fh, offset, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadAtC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at(cx, fh, offset, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileReadAtAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at_all(cx, fh, offset, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadAtAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at_all(cx, fh, offset, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileReadAtAllBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at_all_begin(cx, fh, offset, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileReadAtAllBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at_all_begin(cx, fh, offset, buf, count, datatype) }
    })
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
    entry::call(Function::FileReadAtAllEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_at_all_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileReadOrdered, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_ordered(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadOrderedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_ordered(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileReadOrderedBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_ordered_begin(cx, fh, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileReadOrderedBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_ordered_begin(cx, fh, buf, count, datatype) }
    })
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
    entry::call(Function::FileReadOrderedEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_ordered_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileReadShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_shared(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileReadSharedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_read_shared(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileSeek, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_seek(cx, fh, offset, whence) }
    })
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
    entry::call(Function::FileSeekShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_seek_shared(cx, fh, offset, whence) }
    })
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
    entry::call(Function::FileSetAtomicity, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_set_atomicity(cx, fh, flag) }
    })
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
    entry::call(Function::FileSetInfo, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_set_info(cx, fh, info) }
    })
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
    entry::call(Function::FileSetSize, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_set_size(cx, fh, size) }
    })
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
    entry::call(Function::FileSetView, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_set_view(
            cx,
            fh,
            disp,
            etype,
            filetype,
            args::Text::new(datarep, "datarep"),
            info,
        ) }
    })
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
    entry::call(Function::FileSync, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_sync(cx, fh) }
    })
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
    entry::call(Function::FileWrite, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileWriteAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_all(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_all(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileWriteAllBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_all_begin(cx, fh, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileWriteAllBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_all_begin(cx, fh, buf, count, datatype) }
    })
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
    entry::call(Function::FileWriteAllEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_all_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileWriteAt, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at(cx, fh, offset, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteAtC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at(cx, fh, offset, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileWriteAtAll, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at_all(cx, fh, offset, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteAtAllC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at_all(cx, fh, offset, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileWriteAtAllBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at_all_begin(cx, fh, offset, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileWriteAtAllBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at_all_begin(cx, fh, offset, buf, count, datatype) }
    })
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
    entry::call(Function::FileWriteAtAllEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_at_all_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileWriteOrdered, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_ordered(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteOrderedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_ordered(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::FileWriteOrderedBegin, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_ordered_begin(cx, fh, buf, i64::from(count), datatype) }
    })
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
    entry::call(Function::FileWriteOrderedBeginC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_ordered_begin(cx, fh, buf, count, datatype) }
    })
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
    entry::call(Function::FileWriteOrderedEnd, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_ordered_end(cx, fh, buf, status) }
    })
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
    entry::call(Function::FileWriteShared, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_shared(cx, fh, buf, i64::from(count), datatype, status) }
    })
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
    entry::call(Function::FileWriteSharedC, Target::File(fh), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::file_write_shared(cx, fh, buf, count, datatype, status) }
    })
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
    entry::call(Function::RegisterDatarep, Target::File(abi::File::NULL), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::register_datarep(
            cx,
            args::Text::new(datarep, "datarep"),
            read_conversion_fn,
            write_conversion_fn,
            dtype_file_extent_fn,
            extra_state,
        ) }
    })
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
    entry::call(Function::RegisterDatarepC, Target::File(abi::File::NULL), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::io::register_datarep(
            cx,
            args::Text::new(datarep, "datarep"),
            read_conversion_fn,
            write_conversion_fn,
            dtype_file_extent_fn,
            extra_state,
        ) }
    })
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
