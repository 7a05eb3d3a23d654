//! Exported functions of chapter `comm`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn comm_compare(comm1: abi::Comm, comm2: abi::Comm, result: *mut c_int) -> c_int {
    entry::call(Function::CommCompare, Target::Comm(comm1), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_compare(cx, comm1, comm2, args::Out::new(result, "result")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_compare(
    comm1: abi::Comm,
    comm2: abi::Comm,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_compare(comm1, comm2, result) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_compare(
    comm1: abi::Comm,
    comm2: abi::Comm,
    result: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_compare(comm1, comm2, result) }
}

#[inline(never)]
unsafe fn comm_create(comm: abi::Comm, group: abi::Group, newcomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CommCreate, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_create(cx, comm, group, args::Out::new(newcomm, "newcomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create(
    comm: abi::Comm,
    group: abi::Group,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create(comm, group, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create(
    comm: abi::Comm,
    group: abi::Group,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create(comm, group, newcomm) }
}

#[inline(never)]
unsafe fn comm_create_from_group(
    group: abi::Group,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newcomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CommCreateFromGroup, Target::NewComm(errhandler), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_create_from_group(
            cx,
            group,
            args::Text::new(stringtag, "stringtag"),
            info,
            errhandler,
            args::Out::new(newcomm, "newcomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_from_group(
    group: abi::Group,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_from_group(group, stringtag, info, errhandler, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_from_group(
    group: abi::Group,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_from_group(group, stringtag, info, errhandler, newcomm) }
}

#[inline(never)]
unsafe fn comm_create_group(
    comm: abi::Comm,
    group: abi::Group,
    tag: c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CommCreateGroup, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_create_group(cx, comm, group, tag, args::Out::new(newcomm, "newcomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_create_group(
    comm: abi::Comm,
    group: abi::Group,
    tag: c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_group(comm, group, tag, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_create_group(
    comm: abi::Comm,
    group: abi::Group,
    tag: c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_create_group(comm, group, tag, newcomm) }
}

#[inline(never)]
unsafe fn comm_dup(comm: abi::Comm, newcomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CommDup, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_dup(cx, comm, args::Out::new(newcomm, "newcomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_dup(comm: abi::Comm, newcomm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_dup(comm, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup(comm: abi::Comm, newcomm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_dup(comm, newcomm) }
}

#[inline(never)]
unsafe fn comm_dup_with_info(comm: abi::Comm, info: abi::Info, newcomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CommDupWithInfo, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_dup_with_info(cx, comm, info, args::Out::new(newcomm, "newcomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_dup_with_info(
    comm: abi::Comm,
    info: abi::Info,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_dup_with_info(comm, info, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_dup_with_info(
    comm: abi::Comm,
    info: abi::Info,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_dup_with_info(comm, info, newcomm) }
}

#[inline(never)]
unsafe fn comm_free(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::call(Function::CommFree, unsafe { args::peek(comm) }.map_or(Target::None, Target::Comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_free(cx, args::InOut::new(comm, "comm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_free(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_free(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_free(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_free(comm) }
}

#[inline(never)]
unsafe fn comm_get_info(comm: abi::Comm, info_used: *mut abi::Info) -> c_int {
    entry::call(Function::CommGetInfo, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_get_info(cx, comm, args::Out::new(info_used, "info_used")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_info(comm: abi::Comm, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_info(comm, info_used) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_info(comm: abi::Comm, info_used: *mut abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_info(comm, info_used) }
}

#[inline(never)]
unsafe fn comm_get_name(comm: abi::Comm, comm_name: *mut c_char, resultlen: *mut c_int) -> c_int {
    entry::call(Function::CommGetName, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_get_name(
            cx,
            comm,
            args::TextOut::new(comm_name, abi::constants::MAX_OBJECT_NAME as usize, "comm_name")?,
            args::Out::new(resultlen, "resultlen")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_name(
    comm: abi::Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_name(comm, comm_name, resultlen) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_name(
    comm: abi::Comm,
    comm_name: *mut c_char,
    resultlen: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_name(comm, comm_name, resultlen) }
}

#[inline(never)]
unsafe fn comm_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    entry::call(Function::CommGroup, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_group(cx, comm, args::Out::new(group, "group")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_group(comm, group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_group(comm, group) }
}

#[inline(never)]
unsafe fn comm_idup(comm: abi::Comm, newcomm: *mut abi::Comm, request: *mut abi::Request) -> c_int {
    entry::call(Function::CommIdup, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_idup(
            cx,
            comm,
            args::Out::new(newcomm, "newcomm")?,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_idup(
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_idup(comm, newcomm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup(
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_idup(comm, newcomm, request) }
}

#[inline(never)]
unsafe fn comm_idup_with_info(
    comm: abi::Comm,
    info: abi::Info,
    newcomm: *mut abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    entry::call(Function::CommIdupWithInfo, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_idup_with_info(
            cx,
            comm,
            info,
            args::Out::new(newcomm, "newcomm")?,
            args::Out::new(request, "request")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_idup_with_info(
    comm: abi::Comm,
    info: abi::Info,
    newcomm: *mut abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_idup_with_info(comm, info, newcomm, request) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_idup_with_info(
    comm: abi::Comm,
    info: abi::Info,
    newcomm: *mut abi::Comm,
    request: *mut abi::Request,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_idup_with_info(comm, info, newcomm, request) }
}

#[inline(never)]
unsafe fn comm_rank(comm: abi::Comm, rank: *mut c_int) -> c_int {
    entry::call(Function::CommRank, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_rank(cx, comm, args::Out::new(rank, "rank")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_rank(comm: abi::Comm, rank: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_rank(comm, rank) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_rank(comm: abi::Comm, rank: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_rank(comm, rank) }
}

#[inline(never)]
unsafe fn comm_remote_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    entry::call(Function::CommRemoteGroup, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_remote_group(cx, comm, args::Out::new(group, "group")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_remote_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_remote_group(comm, group) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_group(comm: abi::Comm, group: *mut abi::Group) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_remote_group(comm, group) }
}

#[inline(never)]
unsafe fn comm_remote_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    entry::call(Function::CommRemoteSize, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_remote_size(cx, comm, args::Out::new(size, "size")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_remote_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_remote_size(comm, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_remote_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_remote_size(comm, size) }
}

#[inline(never)]
unsafe fn comm_set_info(comm: abi::Comm, info: abi::Info) -> c_int {
    entry::call(Function::CommSetInfo, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_set_info(cx, comm, info) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_info(comm: abi::Comm, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_info(comm, info) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_info(comm: abi::Comm, info: abi::Info) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_info(comm, info) }
}

#[inline(never)]
unsafe fn comm_set_name(comm: abi::Comm, comm_name: *const c_char) -> c_int {
    entry::call(Function::CommSetName, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_set_name(cx, comm, args::Text::new(comm_name, "comm_name")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_set_name(comm: abi::Comm, comm_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_name(comm, comm_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_set_name(comm: abi::Comm, comm_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_set_name(comm, comm_name) }
}

#[inline(never)]
unsafe fn comm_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    entry::call(Function::CommSize, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_size(cx, comm, args::Out::new(size, "size")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_size(comm, size) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_size(comm: abi::Comm, size: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_size(comm, size) }
}

#[inline(never)]
unsafe fn comm_split(comm: abi::Comm, color: c_int, key: c_int, newcomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CommSplit, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_split(cx, comm, color, key, args::Out::new(newcomm, "newcomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_split(
    comm: abi::Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_split(comm, color, key, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split(
    comm: abi::Comm,
    color: c_int,
    key: c_int,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_split(comm, color, key, newcomm) }
}

#[inline(never)]
unsafe fn comm_split_type(
    comm: abi::Comm,
    split_type: c_int,
    key: c_int,
    info: abi::Info,
    newcomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CommSplitType, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_split_type(
            cx,
            comm,
            split_type,
            key,
            info,
            args::Out::new(newcomm, "newcomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_split_type(
    comm: abi::Comm,
    split_type: c_int,
    key: c_int,
    info: abi::Info,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_split_type(comm, split_type, key, info, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_split_type(
    comm: abi::Comm,
    split_type: c_int,
    key: c_int,
    info: abi::Info,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_split_type(comm, split_type, key, info, newcomm) }
}

#[inline(never)]
unsafe fn comm_test_inter(comm: abi::Comm, flag: *mut c_int) -> c_int {
    entry::call(Function::CommTestInter, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::comm_test_inter(cx, comm, args::Out::new(flag, "flag")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_test_inter(comm: abi::Comm, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_test_inter(comm, flag) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_test_inter(comm: abi::Comm, flag: *mut c_int) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_test_inter(comm, flag) }
}

#[inline(never)]
unsafe fn intercomm_create(
    local_comm: abi::Comm,
    local_leader: c_int,
    peer_comm: abi::Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::IntercommCreate, Target::Comm(local_comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::intercomm_create(
            cx,
            local_comm,
            local_leader,
            peer_comm,
            remote_leader,
            tag,
            args::Out::new(newintercomm, "newintercomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_create(
    local_comm: abi::Comm,
    local_leader: c_int,
    peer_comm: abi::Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create(
    local_comm: abi::Comm,
    local_leader: c_int,
    peer_comm: abi::Comm,
    remote_leader: c_int,
    tag: c_int,
    newintercomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_create(local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm) }
}

#[inline(never)]
unsafe fn intercomm_create_from_groups(
    local_group: abi::Group,
    local_leader: c_int,
    remote_group: abi::Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newintercomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::IntercommCreateFromGroups, Target::NewComm(errhandler), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::intercomm_create_from_groups(
            cx,
            local_group,
            local_leader,
            remote_group,
            remote_leader,
            args::Text::new(stringtag, "stringtag"),
            info,
            errhandler,
            args::Out::new(newintercomm, "newintercomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_create_from_groups(
    local_group: abi::Group,
    local_leader: c_int,
    remote_group: abi::Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newintercomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_create_from_groups(
        local_group,
        local_leader,
        remote_group,
        remote_leader,
        stringtag,
        info,
        errhandler,
        newintercomm,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_create_from_groups(
    local_group: abi::Group,
    local_leader: c_int,
    remote_group: abi::Group,
    remote_leader: c_int,
    stringtag: *const c_char,
    info: abi::Info,
    errhandler: abi::Errhandler,
    newintercomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_create_from_groups(
        local_group,
        local_leader,
        remote_group,
        remote_leader,
        stringtag,
        info,
        errhandler,
        newintercomm,
    ) }
}

#[inline(never)]
unsafe fn intercomm_merge(intercomm: abi::Comm, high: c_int, newintracomm: *mut abi::Comm) -> c_int {
    entry::call(Function::IntercommMerge, Target::Comm(intercomm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::comm::intercomm_merge(cx, intercomm, high, args::Out::new(newintracomm, "newintracomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Intercomm_merge(
    intercomm: abi::Comm,
    high: c_int,
    newintracomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_merge(intercomm, high, newintracomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Intercomm_merge(
    intercomm: abi::Comm,
    high: c_int,
    newintracomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { intercomm_merge(intercomm, high, newintracomm) }
}
