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
    entry::call(Function::GetElements, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::get_elements(
            cx,
            args::In::new(status, "status")?,
            datatype,
            args::CountOut::narrow(count, "count")?,
        ) }
    })
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
    entry::call(Function::GetElementsC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::get_elements(
            cx,
            args::In::new(status, "status")?,
            datatype,
            args::CountOut::wide(count, "count")?,
        ) }
    })
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
    entry::call(Function::GetElementsX, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::get_elements(
            cx,
            args::In::new(status, "status")?,
            datatype,
            args::CountOut::wide(count, "count")?,
        ) }
    })
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
    entry::call(Function::Pack, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack(
            cx,
            inbuf,
            args::count(i64::from(incount), "incount")?,
            datatype,
            outbuf,
            i64::from(outsize),
            args::CountInOut::narrow(position, "position")?,
            comm,
        ) }
    })
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
    entry::call(Function::PackC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack(
            cx,
            inbuf,
            args::count(incount, "incount")?,
            datatype,
            outbuf,
            outsize,
            args::CountInOut::wide(position, "position")?,
            comm,
        ) }
    })
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
    entry::call(Function::PackExternal, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_external(
            cx,
            args::Text::new(datarep, "datarep"),
            inbuf,
            args::count(i64::from(incount), "incount")?,
            datatype,
            outbuf,
            outsize as i64,
            args::CountInOut::wide(position.cast(), "position")?,
        ) }
    })
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
    entry::call(Function::PackExternalC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_external(
            cx,
            args::Text::new(datarep, "datarep"),
            inbuf,
            args::count(incount, "incount")?,
            datatype,
            outbuf,
            outsize,
            args::CountInOut::wide(position, "position")?,
        ) }
    })
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
    entry::call(Function::PackExternalSize, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_external_size(
            cx,
            args::Text::new(datarep, "datarep"),
            args::count(i64::from(incount), "incount")?,
            datatype,
            args::CountOut::wide(size.cast(), "size")?,
        ) }
    })
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
    entry::call(Function::PackExternalSizeC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_external_size(
            cx,
            args::Text::new(datarep, "datarep"),
            args::count(incount, "incount")?,
            datatype,
            args::CountOut::wide(size, "size")?,
        ) }
    })
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
    entry::call(Function::PackSize, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_size(
            cx,
            args::count(i64::from(incount), "incount")?,
            datatype,
            comm,
            args::CountOut::narrow(size, "size")?,
        ) }
    })
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
    entry::call(Function::PackSizeC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::pack_size(
            cx,
            args::count(incount, "incount")?,
            datatype,
            comm,
            args::CountOut::wide(size, "size")?,
        ) }
    })
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
    entry::call(Function::TypeCommit, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_commit(cx, args::InOut::new(datatype, "datatype")?) }
    })
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
    entry::call(Function::TypeContiguous, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_contiguous(
            cx,
            args::count(i64::from(count), "count")?,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeContiguousC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_contiguous(
            cx,
            args::count(count, "count")?,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateDarray, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_darray(
            cx,
            size,
            rank,
            ndims,
            args::Counts::narrow(array_of_gsizes, "array_of_gsizes"),
            args::Array::new(array_of_distribs, "array_of_distribs"),
            args::Array::new(array_of_dargs, "array_of_dargs"),
            args::Array::new(array_of_psizes, "array_of_psizes"),
            order,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateDarrayC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_darray(
            cx,
            size,
            rank,
            ndims,
            args::Counts::wide(array_of_gsizes, "array_of_gsizes"),
            args::Array::new(array_of_distribs, "array_of_distribs"),
            args::Array::new(array_of_dargs, "array_of_dargs"),
            args::Array::new(array_of_psizes, "array_of_psizes"),
            order,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateF90Complex, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_f90_complex(cx, p, r, args::Out::new(newtype, "newtype")?) }
    })
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
    entry::call(Function::TypeCreateF90Integer, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_f90_integer(cx, r, args::Out::new(newtype, "newtype")?) }
    })
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
    entry::call(Function::TypeCreateF90Real, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_f90_real(cx, p, r, args::Out::new(newtype, "newtype")?) }
    })
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
    entry::call(Function::TypeCreateHindexed, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hindexed(
            cx,
            args::count(i64::from(count), "count")?,
            args::Counts::narrow(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::wide(array_of_displacements.cast(), "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateHindexedC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hindexed(
            cx,
            args::count(count, "count")?,
            args::Counts::wide(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::wide(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateHindexedBlock, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hindexed_block(
            cx,
            args::count(i64::from(count), "count")?,
            args::count(i64::from(blocklength), "blocklength")?,
            args::Counts::wide(array_of_displacements.cast(), "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateHindexedBlockC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hindexed_block(
            cx,
            args::count(count, "count")?,
            args::count(blocklength, "blocklength")?,
            args::Counts::wide(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateHvector, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hvector(
            cx,
            args::count(i64::from(count), "count")?,
            args::count(i64::from(blocklength), "blocklength")?,
            stride as i64,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateHvectorC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_hvector(
            cx,
            args::count(count, "count")?,
            args::count(blocklength, "blocklength")?,
            stride,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateIndexedBlock, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_indexed_block(
            cx,
            args::count(i64::from(count), "count")?,
            args::count(i64::from(blocklength), "blocklength")?,
            args::Counts::narrow(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateIndexedBlockC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_indexed_block(
            cx,
            args::count(count, "count")?,
            args::count(blocklength, "blocklength")?,
            args::Counts::wide(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateResized, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_resized(
            cx,
            oldtype,
            lb as i64,
            extent as i64,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateResizedC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_resized(
            cx,
            oldtype,
            lb,
            extent,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateStruct, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_struct(
            cx,
            args::count(i64::from(count), "count")?,
            args::Counts::narrow(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::wide(array_of_displacements.cast(), "array_of_displacements"),
            args::Array::new(array_of_types, "array_of_types"),
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateStructC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_struct(
            cx,
            args::count(count, "count")?,
            args::Counts::wide(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::wide(array_of_displacements, "array_of_displacements"),
            args::Array::new(array_of_types, "array_of_types"),
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateSubarray, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_subarray(
            cx,
            ndims,
            args::Counts::narrow(array_of_sizes, "array_of_sizes"),
            args::Counts::narrow(array_of_subsizes, "array_of_subsizes"),
            args::Counts::narrow(array_of_starts, "array_of_starts"),
            order,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeCreateSubarrayC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_create_subarray(
            cx,
            ndims,
            args::Counts::wide(array_of_sizes, "array_of_sizes"),
            args::Counts::wide(array_of_subsizes, "array_of_subsizes"),
            args::Counts::wide(array_of_starts, "array_of_starts"),
            order,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeDup, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_dup(cx, oldtype, args::Out::new(newtype, "newtype")?) }
    })
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
    entry::call(Function::TypeFree, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_free(cx, args::InOut::new(datatype, "datatype")?) }
    })
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
    entry::call(Function::TypeGetContents, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_contents(
            cx,
            datatype,
            i64::from(max_integers),
            i64::from(max_addresses),
            0,
            i64::from(max_datatypes),
            args::ArrayMut::new(array_of_integers, "array_of_integers"),
            args::ArrayMut::new(array_of_addresses, "array_of_addresses"),
            args::ArrayMut::new(std::ptr::null_mut(), "array_of_large_counts"),
            args::ArrayMut::new(array_of_datatypes, "array_of_datatypes"),
        ) }
    })
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
    entry::call(Function::TypeGetContentsC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_contents(
            cx,
            datatype,
            max_integers,
            max_addresses,
            max_large_counts,
            max_datatypes,
            args::ArrayMut::new(array_of_integers, "array_of_integers"),
            args::ArrayMut::new(array_of_addresses, "array_of_addresses"),
            args::ArrayMut::new(array_of_large_counts, "array_of_large_counts"),
            args::ArrayMut::new(array_of_datatypes, "array_of_datatypes"),
        ) }
    })
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
    entry::call(Function::TypeGetEnvelope, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_envelope(
            cx,
            datatype,
            args::CountOut::narrow(num_integers, "num_integers")?,
            args::CountOut::narrow(num_addresses, "num_addresses")?,
            args::CountOut::absent(),
            args::CountOut::narrow(num_datatypes, "num_datatypes")?,
            args::Out::new(combiner, "combiner")?,
        ) }
    })
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
    entry::call(Function::TypeGetEnvelopeC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_envelope(
            cx,
            datatype,
            args::CountOut::wide(num_integers, "num_integers")?,
            args::CountOut::wide(num_addresses, "num_addresses")?,
            args::CountOut::wide(num_large_counts, "num_large_counts")?,
            args::CountOut::wide(num_datatypes, "num_datatypes")?,
            args::Out::new(combiner, "combiner")?,
        ) }
    })
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
    entry::call(Function::TypeGetExtent, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_extent(
            cx,
            datatype,
            args::CountOut::wide(lb.cast(), "lb")?,
            args::CountOut::wide(extent.cast(), "extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetExtentC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_extent(
            cx,
            datatype,
            args::CountOut::wide(lb, "lb")?,
            args::CountOut::wide(extent, "extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetExtentX, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_extent(
            cx,
            datatype,
            args::CountOut::wide(lb, "lb")?,
            args::CountOut::wide(extent, "extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_name(
            cx,
            datatype,
            args::TextOut::new(type_name, abi::constants::MAX_OBJECT_NAME as usize, "type_name")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
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
    entry::call(Function::TypeGetTrueExtent, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_true_extent(
            cx,
            datatype,
            args::CountOut::wide(true_lb.cast(), "true_lb")?,
            args::CountOut::wide(true_extent.cast(), "true_extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetTrueExtentC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_true_extent(
            cx,
            datatype,
            args::CountOut::wide(true_lb, "true_lb")?,
            args::CountOut::wide(true_extent, "true_extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetTrueExtentX, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_true_extent(
            cx,
            datatype,
            args::CountOut::wide(true_lb, "true_lb")?,
            args::CountOut::wide(true_extent, "true_extent")?,
        ) }
    })
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
    entry::call(Function::TypeGetValueIndex, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_get_value_index(
            cx,
            value_type,
            index_type,
            args::Out::new(pair_type, "pair_type")?,
        ) }
    })
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
    entry::call(Function::TypeIndexed, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_indexed(
            cx,
            args::count(i64::from(count), "count")?,
            args::Counts::narrow(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::narrow(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeIndexedC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_indexed(
            cx,
            args::count(count, "count")?,
            args::Counts::wide(array_of_blocklengths, "array_of_blocklengths"),
            args::Counts::wide(array_of_displacements, "array_of_displacements"),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeMatchSize, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_match_size(cx, typeclass, size, args::Out::new(datatype, "datatype")?) }
    })
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
    entry::call(Function::TypeSetName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_set_name(cx, datatype, args::Text::new(type_name, "type_name")) }
    })
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
    entry::call(Function::TypeSize, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_size(cx, datatype, args::CountOut::narrow(size, "size")?) }
    })
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
    entry::call(Function::TypeSizeC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_size(cx, datatype, args::CountOut::wide(size, "size")?) }
    })
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
    entry::call(Function::TypeSizeX, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_size(cx, datatype, args::CountOut::wide(size, "size")?) }
    })
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
    entry::call(Function::TypeVector, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_vector(
            cx,
            args::count(i64::from(count), "count")?,
            args::count(i64::from(blocklength), "blocklength")?,
            i64::from(stride),
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::TypeVectorC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::type_vector(
            cx,
            args::count(count, "count")?,
            args::count(blocklength, "blocklength")?,
            stride,
            oldtype,
            args::Out::new(newtype, "newtype")?,
        ) }
    })
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
    entry::call(Function::Unpack, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::unpack(
            cx,
            inbuf,
            i64::from(insize),
            args::CountInOut::narrow(position, "position")?,
            outbuf,
            args::count(i64::from(outcount), "outcount")?,
            datatype,
            comm,
        ) }
    })
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
    entry::call(Function::UnpackC, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::unpack(
            cx,
            inbuf,
            insize,
            args::CountInOut::wide(position, "position")?,
            outbuf,
            args::count(outcount, "outcount")?,
            datatype,
            comm,
        ) }
    })
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
    entry::call(Function::UnpackExternal, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::unpack_external(
            cx,
            args::Text::new(datarep, "datarep"),
            inbuf,
            insize as i64,
            args::CountInOut::wide(position.cast(), "position")?,
            outbuf,
            args::count(i64::from(outcount), "outcount")?,
            datatype,
        ) }
    })
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
    entry::call(Function::UnpackExternalC, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::datatype::unpack_external(
            cx,
            args::Text::new(datarep, "datarep"),
            inbuf,
            insize,
            args::CountInOut::wide(position, "position")?,
            outbuf,
            args::count(outcount, "outcount")?,
            datatype,
        ) }
    })
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
