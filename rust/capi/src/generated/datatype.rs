//! Exported functions of chapter `datatype`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn get_address(location: *const c_void, address: *mut isize) -> c_int {
    entry::call(Function::GetAddress, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::get_address(cx, location, args::Out::new(address, "address")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_address(location: *const c_void, address: *mut isize) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_address(location, address) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_address(location: *const c_void, address: *mut isize) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_address(location, address) }
}

#[inline(never)]
unsafe fn get_elements(status: *const abi::Status, datatype: abi::Datatype, count: *mut c_int) -> c_int {
    entry::unsupported(Function::GetElements, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements(status, datatype, count) }
}

#[inline(never)]
unsafe fn get_elements_c(status: *const abi::Status, datatype: abi::Datatype, count: *mut i64) -> c_int {
    entry::unsupported(Function::GetElementsC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements_c(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements_c(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_c(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements_c(status, datatype, count) }
}

#[inline(never)]
unsafe fn get_elements_x(status: *const abi::Status, datatype: abi::Datatype, count: *mut i64) -> c_int {
    entry::unsupported(Function::GetElementsX, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Get_elements_x(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements_x(status, datatype, count) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Get_elements_x(
    status: *const abi::Status,
    datatype: abi::Datatype,
    count: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { get_elements_x(status, datatype, count) }
}

#[inline(never)]
unsafe fn pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: abi::Comm,
) -> c_int {
    entry::unsupported(Function::Pack, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack(inbuf, incount, datatype, outbuf, outsize, position, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack(
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: c_int,
    position: *mut c_int,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack(inbuf, incount, datatype, outbuf, outsize, position, comm) }
}

#[inline(never)]
unsafe fn pack_c(
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
    comm: abi::Comm,
) -> c_int {
    entry::unsupported(Function::PackC, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_c(
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_c(
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_c(inbuf, incount, datatype, outbuf, outsize, position, comm) }
}

#[inline(never)]
unsafe fn pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: isize,
    position: *mut isize,
) -> c_int {
    entry::unsupported(Function::PackExternal, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: isize,
    position: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: c_int,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: isize,
    position: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external(datarep, inbuf, incount, datatype, outbuf, outsize, position) }
}

#[inline(never)]
unsafe fn pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
) -> c_int {
    entry::unsupported(Function::PackExternalC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    incount: i64,
    datatype: abi::Datatype,
    outbuf: *mut c_void,
    outsize: i64,
    position: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_c(datarep, inbuf, incount, datatype, outbuf, outsize, position) }
}

#[inline(never)]
unsafe fn pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: abi::Datatype,
    size: *mut isize,
) -> c_int {
    entry::unsupported(Function::PackExternalSize, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: abi::Datatype,
    size: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_size(datarep, incount, datatype, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size(
    datarep: *const c_char,
    incount: c_int,
    datatype: abi::Datatype,
    size: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_size(datarep, incount, datatype, size) }
}

#[inline(never)]
unsafe fn pack_external_size_c(
    datarep: *const c_char,
    incount: i64,
    datatype: abi::Datatype,
    size: *mut i64,
) -> c_int {
    entry::unsupported(Function::PackExternalSizeC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_external_size_c(
    datarep: *const c_char,
    incount: i64,
    datatype: abi::Datatype,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_size_c(datarep, incount, datatype, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_external_size_c(
    datarep: *const c_char,
    incount: i64,
    datatype: abi::Datatype,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_external_size_c(datarep, incount, datatype, size) }
}

#[inline(never)]
unsafe fn pack_size(incount: c_int, datatype: abi::Datatype, comm: abi::Comm, size: *mut c_int) -> c_int {
    entry::unsupported(Function::PackSize, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_size(
    incount: c_int,
    datatype: abi::Datatype,
    comm: abi::Comm,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_size(incount, datatype, comm, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size(
    incount: c_int,
    datatype: abi::Datatype,
    comm: abi::Comm,
    size: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_size(incount, datatype, comm, size) }
}

#[inline(never)]
unsafe fn pack_size_c(incount: i64, datatype: abi::Datatype, comm: abi::Comm, size: *mut i64) -> c_int {
    entry::unsupported(Function::PackSizeC, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Pack_size_c(
    incount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_size_c(incount, datatype, comm, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Pack_size_c(
    incount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
    size: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { pack_size_c(incount, datatype, comm, size) }
}

#[inline(never)]
unsafe fn type_commit(datatype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeCommit, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_commit(datatype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_commit(datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_commit(datatype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_commit(datatype) }
}

#[inline(never)]
unsafe fn type_contiguous(count: c_int, oldtype: abi::Datatype, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeContiguous, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_contiguous(
    count: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_contiguous(count, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous(
    count: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_contiguous(count, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_contiguous_c(count: i64, oldtype: abi::Datatype, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeContiguousC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_contiguous_c(
    count: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_contiguous_c(count, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_contiguous_c(
    count: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_contiguous_c(count, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateDarray, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_darray(
        size,
        rank,
        ndims,
        array_of_gsizes,
        array_of_distribs,
        array_of_dargs,
        array_of_psizes,
        order,
        oldtype,
        newtype,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const c_int,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_darray(
        size,
        rank,
        ndims,
        array_of_gsizes,
        array_of_distribs,
        array_of_dargs,
        array_of_psizes,
        order,
        oldtype,
        newtype,
    ) }
}

#[inline(never)]
unsafe fn type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateDarrayC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_darray_c(
        size,
        rank,
        ndims,
        array_of_gsizes,
        array_of_distribs,
        array_of_dargs,
        array_of_psizes,
        order,
        oldtype,
        newtype,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_darray_c(
    size: c_int,
    rank: c_int,
    ndims: c_int,
    array_of_gsizes: *const i64,
    array_of_distribs: *const c_int,
    array_of_dargs: *const c_int,
    array_of_psizes: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_darray_c(
        size,
        rank,
        ndims,
        array_of_gsizes,
        array_of_distribs,
        array_of_dargs,
        array_of_psizes,
        order,
        oldtype,
        newtype,
    ) }
}

#[inline(never)]
unsafe fn type_create_f90_complex(p: c_int, r: c_int, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeCreateF90Complex, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_complex(p, r, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_complex(
    p: c_int,
    r: c_int,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_complex(p, r, newtype) }
}

#[inline(never)]
unsafe fn type_create_f90_integer(r: c_int, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeCreateF90Integer, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_integer(r: c_int, newtype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_integer(r, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_integer(r: c_int, newtype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_integer(r, newtype) }
}

#[inline(never)]
unsafe fn type_create_f90_real(p: c_int, r: c_int, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeCreateF90Real, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_real(p, r, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_f90_real(
    p: c_int,
    r: c_int,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_f90_real(p, r, newtype) }
}

#[inline(never)]
unsafe fn type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHindexed, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_hindexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHindexedC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHindexedBlock, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_block(count, blocklength, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_hindexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHindexedBlockC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hindexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hindexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hindexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHvector, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hvector(count, blocklength, stride, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector(
    count: c_int,
    blocklength: c_int,
    stride: isize,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hvector(count, blocklength, stride, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_hvector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateHvectorC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_hvector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hvector_c(count, blocklength, stride, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_hvector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_hvector_c(count, blocklength, stride, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateIndexedBlock, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block(
    count: c_int,
    blocklength: c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_indexed_block(count, blocklength, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_indexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateIndexedBlockC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_indexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_indexed_block_c(
    count: i64,
    blocklength: i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_indexed_block_c(count, blocklength, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_create_resized(
    oldtype: abi::Datatype,
    lb: isize,
    extent: isize,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateResized, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_resized(
    oldtype: abi::Datatype,
    lb: isize,
    extent: isize,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_resized(oldtype, lb, extent, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized(
    oldtype: abi::Datatype,
    lb: isize,
    extent: isize,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_resized(oldtype, lb, extent, newtype) }
}

#[inline(never)]
unsafe fn type_create_resized_c(
    oldtype: abi::Datatype,
    lb: i64,
    extent: i64,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateResizedC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_resized_c(
    oldtype: abi::Datatype,
    lb: i64,
    extent: i64,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_resized_c(oldtype, lb, extent, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_resized_c(
    oldtype: abi::Datatype,
    lb: i64,
    extent: i64,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_resized_c(oldtype, lb, extent, newtype) }
}

#[inline(never)]
unsafe fn type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateStruct, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_struct(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const isize,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_struct(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) }
}

#[inline(never)]
unsafe fn type_create_struct_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateStructC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_struct_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_struct_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    array_of_types: *const abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_struct_c(count, array_of_blocklengths, array_of_displacements, array_of_types, newtype) }
}

#[inline(never)]
unsafe fn type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateSubarray, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_subarray(
        ndims,
        array_of_sizes,
        array_of_subsizes,
        array_of_starts,
        order,
        oldtype,
        newtype,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray(
    ndims: c_int,
    array_of_sizes: *const c_int,
    array_of_subsizes: *const c_int,
    array_of_starts: *const c_int,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_subarray(
        ndims,
        array_of_sizes,
        array_of_subsizes,
        array_of_starts,
        order,
        oldtype,
        newtype,
    ) }
}

#[inline(never)]
unsafe fn type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeCreateSubarrayC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_subarray_c(
        ndims,
        array_of_sizes,
        array_of_subsizes,
        array_of_starts,
        order,
        oldtype,
        newtype,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_create_subarray_c(
    ndims: c_int,
    array_of_sizes: *const i64,
    array_of_subsizes: *const i64,
    array_of_starts: *const i64,
    order: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_create_subarray_c(
        ndims,
        array_of_sizes,
        array_of_subsizes,
        array_of_starts,
        order,
        oldtype,
        newtype,
    ) }
}

#[inline(never)]
unsafe fn type_dup(oldtype: abi::Datatype, newtype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeDup, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_dup(oldtype: abi::Datatype, newtype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_dup(oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_dup(oldtype: abi::Datatype, newtype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_dup(oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_free(datatype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeFree, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_free(datatype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_free(datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_free(datatype: *mut abi::Datatype) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_free(datatype) }
}

#[inline(never)]
unsafe fn type_get_contents(
    datatype: abi::Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeGetContents, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_contents(
    datatype: abi::Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_contents(
        datatype,
        max_integers,
        max_addresses,
        max_datatypes,
        array_of_integers,
        array_of_addresses,
        array_of_datatypes,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents(
    datatype: abi::Datatype,
    max_integers: c_int,
    max_addresses: c_int,
    max_datatypes: c_int,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_contents(
        datatype,
        max_integers,
        max_addresses,
        max_datatypes,
        array_of_integers,
        array_of_addresses,
        array_of_datatypes,
    ) }
}

#[inline(never)]
unsafe fn type_get_contents_c(
    datatype: abi::Datatype,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeGetContentsC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_contents_c(
    datatype: abi::Datatype,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_contents_c(
        datatype,
        max_integers,
        max_addresses,
        max_large_counts,
        max_datatypes,
        array_of_integers,
        array_of_addresses,
        array_of_large_counts,
        array_of_datatypes,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_contents_c(
    datatype: abi::Datatype,
    max_integers: i64,
    max_addresses: i64,
    max_large_counts: i64,
    max_datatypes: i64,
    array_of_integers: *mut c_int,
    array_of_addresses: *mut isize,
    array_of_large_counts: *mut i64,
    array_of_datatypes: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_contents_c(
        datatype,
        max_integers,
        max_addresses,
        max_large_counts,
        max_datatypes,
        array_of_integers,
        array_of_addresses,
        array_of_large_counts,
        array_of_datatypes,
    ) }
}

#[inline(never)]
unsafe fn type_get_envelope(
    datatype: abi::Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    entry::unsupported(Function::TypeGetEnvelope, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_envelope(
    datatype: abi::Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope(
    datatype: abi::Datatype,
    num_integers: *mut c_int,
    num_addresses: *mut c_int,
    num_datatypes: *mut c_int,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_envelope(datatype, num_integers, num_addresses, num_datatypes, combiner) }
}

#[inline(never)]
unsafe fn type_get_envelope_c(
    datatype: abi::Datatype,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
) -> c_int {
    entry::unsupported(Function::TypeGetEnvelopeC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_envelope_c(
    datatype: abi::Datatype,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_envelope_c(
        datatype,
        num_integers,
        num_addresses,
        num_large_counts,
        num_datatypes,
        combiner,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_envelope_c(
    datatype: abi::Datatype,
    num_integers: *mut i64,
    num_addresses: *mut i64,
    num_large_counts: *mut i64,
    num_datatypes: *mut i64,
    combiner: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_envelope_c(
        datatype,
        num_integers,
        num_addresses,
        num_large_counts,
        num_datatypes,
        combiner,
    ) }
}

#[inline(never)]
unsafe fn type_get_extent(datatype: abi::Datatype, lb: *mut isize, extent: *mut isize) -> c_int {
    entry::unsupported(Function::TypeGetExtent, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent(
    datatype: abi::Datatype,
    lb: *mut isize,
    extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent(datatype, lb, extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent(
    datatype: abi::Datatype,
    lb: *mut isize,
    extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent(datatype, lb, extent) }
}

#[inline(never)]
unsafe fn type_get_extent_c(datatype: abi::Datatype, lb: *mut i64, extent: *mut i64) -> c_int {
    entry::unsupported(Function::TypeGetExtentC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent_c(
    datatype: abi::Datatype,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent_c(datatype, lb, extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_c(
    datatype: abi::Datatype,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent_c(datatype, lb, extent) }
}

#[inline(never)]
unsafe fn type_get_extent_x(datatype: abi::Datatype, lb: *mut i64, extent: *mut i64) -> c_int {
    entry::unsupported(Function::TypeGetExtentX, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_extent_x(
    datatype: abi::Datatype,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent_x(datatype, lb, extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_extent_x(
    datatype: abi::Datatype,
    lb: *mut i64,
    extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_extent_x(datatype, lb, extent) }
}

#[inline(never)]
unsafe fn type_get_name(datatype: abi::Datatype, type_name: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::unsupported(Function::TypeGetName, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_name(
    datatype: abi::Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_name(datatype, type_name, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_name(
    datatype: abi::Datatype,
    type_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_name(datatype, type_name, resultlen) }
}

#[inline(never)]
unsafe fn type_get_true_extent(
    datatype: abi::Datatype,
    true_lb: *mut isize,
    true_extent: *mut isize,
) -> c_int {
    entry::unsupported(Function::TypeGetTrueExtent, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent(
    datatype: abi::Datatype,
    true_lb: *mut isize,
    true_extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent(datatype, true_lb, true_extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent(
    datatype: abi::Datatype,
    true_lb: *mut isize,
    true_extent: *mut isize,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent(datatype, true_lb, true_extent) }
}

#[inline(never)]
unsafe fn type_get_true_extent_c(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    entry::unsupported(Function::TypeGetTrueExtentC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent_c(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent_c(datatype, true_lb, true_extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_c(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent_c(datatype, true_lb, true_extent) }
}

#[inline(never)]
unsafe fn type_get_true_extent_x(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    entry::unsupported(Function::TypeGetTrueExtentX, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_true_extent_x(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent_x(datatype, true_lb, true_extent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_true_extent_x(
    datatype: abi::Datatype,
    true_lb: *mut i64,
    true_extent: *mut i64,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_true_extent_x(datatype, true_lb, true_extent) }
}

#[inline(never)]
unsafe fn type_get_value_index(
    value_type: abi::Datatype,
    index_type: abi::Datatype,
    pair_type: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeGetValueIndex, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_get_value_index(
    value_type: abi::Datatype,
    index_type: abi::Datatype,
    pair_type: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_value_index(value_type, index_type, pair_type) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_get_value_index(
    value_type: abi::Datatype,
    index_type: abi::Datatype,
    pair_type: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_get_value_index(value_type, index_type, pair_type) }
}

#[inline(never)]
unsafe fn type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeIndexed, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed(
    count: c_int,
    array_of_blocklengths: *const c_int,
    array_of_displacements: *const c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_indexed(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_indexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeIndexedC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_indexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_indexed_c(
    count: i64,
    array_of_blocklengths: *const i64,
    array_of_displacements: *const i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_indexed_c(count, array_of_blocklengths, array_of_displacements, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_match_size(typeclass: c_int, size: c_int, datatype: *mut abi::Datatype) -> c_int {
    entry::unsupported(Function::TypeMatchSize, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_match_size(typeclass, size, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_match_size(
    typeclass: c_int,
    size: c_int,
    datatype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_match_size(typeclass, size, datatype) }
}

#[inline(never)]
unsafe fn type_set_name(datatype: abi::Datatype, type_name: *const c_char) -> c_int {
    entry::unsupported(Function::TypeSetName, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_set_name(datatype: abi::Datatype, type_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_set_name(datatype, type_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_set_name(datatype: abi::Datatype, type_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_set_name(datatype, type_name) }
}

#[inline(never)]
unsafe fn type_size(datatype: abi::Datatype, size: *mut c_int) -> c_int {
    entry::unsupported(Function::TypeSize, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size(datatype: abi::Datatype, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size(datatype, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size(datatype: abi::Datatype, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size(datatype, size) }
}

#[inline(never)]
unsafe fn type_size_c(datatype: abi::Datatype, size: *mut i64) -> c_int {
    entry::unsupported(Function::TypeSizeC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size_c(datatype: abi::Datatype, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size_c(datatype, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_c(datatype: abi::Datatype, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size_c(datatype, size) }
}

#[inline(never)]
unsafe fn type_size_x(datatype: abi::Datatype, size: *mut i64) -> c_int {
    entry::unsupported(Function::TypeSizeX, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_size_x(datatype: abi::Datatype, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size_x(datatype, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_size_x(datatype: abi::Datatype, size: *mut i64) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_size_x(datatype, size) }
}

#[inline(never)]
unsafe fn type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeVector, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_vector(count, blocklength, stride, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector(
    count: c_int,
    blocklength: c_int,
    stride: c_int,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_vector(count, blocklength, stride, oldtype, newtype) }
}

#[inline(never)]
unsafe fn type_vector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    entry::unsupported(Function::TypeVectorC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Type_vector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_vector_c(count, blocklength, stride, oldtype, newtype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Type_vector_c(
    count: i64,
    blocklength: i64,
    stride: i64,
    oldtype: abi::Datatype,
    newtype: *mut abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { type_vector_c(count, blocklength, stride, oldtype, newtype) }
}

#[inline(never)]
unsafe fn unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::unsupported(Function::Unpack, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack(inbuf, insize, position, outbuf, outcount, datatype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack(
    inbuf: *const c_void,
    insize: c_int,
    position: *mut c_int,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack(inbuf, insize, position, outbuf, outcount, datatype, comm) }
}

#[inline(never)]
unsafe fn unpack_c(
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    entry::unsupported(Function::UnpackC, Target::Comm(comm))
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_c(
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_c(
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
    comm: abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_c(inbuf, insize, position, outbuf, outcount, datatype, comm) }
}

#[inline(never)]
unsafe fn unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: isize,
    position: *mut isize,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::UnpackExternal, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: isize,
    position: *mut isize,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: isize,
    position: *mut isize,
    outbuf: *mut c_void,
    outcount: c_int,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_external(datarep, inbuf, insize, position, outbuf, outcount, datatype) }
}

#[inline(never)]
unsafe fn unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
) -> c_int {
    entry::unsupported(Function::UnpackExternalC, Target::None)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpack_external_c(
    datarep: *const c_char,
    inbuf: *const c_void,
    insize: i64,
    position: *mut i64,
    outbuf: *mut c_void,
    outcount: i64,
    datatype: abi::Datatype,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpack_external_c(datarep, inbuf, insize, position, outbuf, outcount, datatype) }
}

#[inline(never)]
unsafe fn aint_add(base: isize, disp: isize) -> isize {
    crate::datatype::aint_add(base, disp)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Aint_add(base: isize, disp: isize) -> isize {
    // SAFETY: the arguments are passed on as they are.
    unsafe { aint_add(base, disp) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_add(base: isize, disp: isize) -> isize {
    // SAFETY: the arguments are passed on as they are.
    unsafe { aint_add(base, disp) }
}

#[inline(never)]
unsafe fn aint_diff(addr1: isize, addr2: isize) -> isize {
    crate::datatype::aint_diff(addr1, addr2)
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Aint_diff(addr1: isize, addr2: isize) -> isize {
    // SAFETY: the arguments are passed on as they are.
    unsafe { aint_diff(addr1, addr2) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Aint_diff(addr1: isize, addr2: isize) -> isize {
    // SAFETY: the arguments are passed on as they are.
    unsafe { aint_diff(addr1, addr2) }
}
