//! Exported functions of chapter `dynamic`. Written by `cargo run -p p2pmpi-codegen`.

use crate::{args, entry};
use crate::entry::Target;
use p2pmpi_abi as abi;
use p2pmpi_abi::Function;
use std::ffi::{c_char, c_int, c_void};

#[inline(never)]
unsafe fn close_port(port_name: *const c_char) -> c_int {
    entry::call(Function::ClosePort, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::close_port(cx, args::Text::new(port_name, "port_name")) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Close_port(port_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { close_port(port_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Close_port(port_name: *const c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { close_port(port_name) }
}

#[inline(never)]
unsafe fn comm_accept(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CommAccept, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_accept(
            cx,
            args::Text::new(port_name, "port_name"),
            info,
            root,
            comm,
            args::Out::new(newcomm, "newcomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_accept(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_accept(port_name, info, root, comm, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_accept(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_accept(port_name, info, root, comm, newcomm) }
}

#[inline(never)]
unsafe fn comm_connect(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    entry::call(Function::CommConnect, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_connect(
            cx,
            args::Text::new(port_name, "port_name"),
            info,
            root,
            comm,
            args::Out::new(newcomm, "newcomm")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_connect(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_connect(port_name, info, root, comm, newcomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_connect(
    port_name: *const c_char,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    newcomm: *mut abi::Comm,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_connect(port_name, info, root, comm, newcomm) }
}

#[inline(never)]
unsafe fn comm_disconnect(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the handle's address is null or the caller's.
    entry::call(Function::CommDisconnect, unsafe { args::peek(comm) }.map_or(Target::None, Target::Comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_disconnect(cx, args::InOut::new(comm, "comm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_disconnect(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_disconnect(comm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_disconnect(comm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_disconnect(comm) }
}

#[inline(never)]
unsafe fn comm_get_parent(parent: *mut abi::Comm) -> c_int {
    entry::call(Function::CommGetParent, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_get_parent(cx, args::Out::new(parent, "parent")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_get_parent(parent: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_parent(parent) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_get_parent(parent: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_get_parent(parent) }
}

#[inline(never)]
unsafe fn comm_join(fd: c_int, intercomm: *mut abi::Comm) -> c_int {
    entry::call(Function::CommJoin, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_join(cx, fd, args::Out::new(intercomm, "intercomm")?) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_join(fd: c_int, intercomm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_join(fd, intercomm) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_join(fd: c_int, intercomm: *mut abi::Comm) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_join(fd, intercomm) }
}

#[inline(never)]
unsafe fn comm_spawn(
    command: *const c_char,
    argv: *mut *mut c_char,
    maxprocs: c_int,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    entry::call(Function::CommSpawn, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_spawn(
            cx,
            args::Text::new(command, "command"),
            argv,
            maxprocs,
            info,
            root,
            comm,
            args::Out::new(intercomm, "intercomm")?,
            array_of_errcodes,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_spawn(
    command: *const c_char,
    argv: *mut *mut c_char,
    maxprocs: c_int,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn(
    command: *const c_char,
    argv: *mut *mut c_char,
    maxprocs: c_int,
    info: abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_spawn(command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes) }
}

#[inline(never)]
unsafe fn comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut *mut c_char,
    array_of_argv: *mut *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    entry::call(Function::CommSpawnMultiple, Target::Comm(comm), |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::comm_spawn_multiple(
            cx,
            count,
            array_of_commands,
            array_of_argv,
            args::Array::new(array_of_maxprocs, "array_of_maxprocs"),
            args::Array::new(array_of_info, "array_of_info"),
            root,
            comm,
            args::Out::new(intercomm, "intercomm")?,
            array_of_errcodes,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut *mut c_char,
    array_of_argv: *mut *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_spawn_multiple(
        count,
        array_of_commands,
        array_of_argv,
        array_of_maxprocs,
        array_of_info,
        root,
        comm,
        intercomm,
        array_of_errcodes,
    ) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Comm_spawn_multiple(
    count: c_int,
    array_of_commands: *mut *mut c_char,
    array_of_argv: *mut *mut *mut c_char,
    array_of_maxprocs: *const c_int,
    array_of_info: *const abi::Info,
    root: c_int,
    comm: abi::Comm,
    intercomm: *mut abi::Comm,
    array_of_errcodes: *mut c_int,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { comm_spawn_multiple(
        count,
        array_of_commands,
        array_of_argv,
        array_of_maxprocs,
        array_of_info,
        root,
        comm,
        intercomm,
        array_of_errcodes,
    ) }
}

#[inline(never)]
unsafe fn lookup_name(service_name: *const c_char, info: abi::Info, port_name: *mut c_char) -> c_int {
    entry::call(Function::LookupName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::lookup_name(
            cx,
            args::Text::new(service_name, "service_name"),
            info,
            args::TextOut::new(port_name, abi::constants::MAX_PORT_NAME as usize, "port_name")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Lookup_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { lookup_name(service_name, info, port_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Lookup_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *mut c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { lookup_name(service_name, info, port_name) }
}

#[inline(never)]
unsafe fn open_port(info: abi::Info, port_name: *mut c_char) -> c_int {
    entry::call(Function::OpenPort, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::open_port(
            cx,
            info,
            args::TextOut::new(port_name, abi::constants::MAX_PORT_NAME as usize, "port_name")?,
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Open_port(info: abi::Info, port_name: *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { open_port(info, port_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Open_port(info: abi::Info, port_name: *mut c_char) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { open_port(info, port_name) }
}

#[inline(never)]
unsafe fn publish_name(service_name: *const c_char, info: abi::Info, port_name: *const c_char) -> c_int {
    entry::call(Function::PublishName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::publish_name(
            cx,
            args::Text::new(service_name, "service_name"),
            info,
            args::Text::new(port_name, "port_name"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Publish_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { publish_name(service_name, info, port_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Publish_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { publish_name(service_name, info, port_name) }
}

#[inline(never)]
unsafe fn unpublish_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *const c_char,
) -> c_int {
    entry::call(Function::UnpublishName, Target::None, |cx| {
        // SAFETY: the caller passes what MPI 5.0 requires of each argument of this function.
        unsafe { crate::dynamic::unpublish_name(
            cx,
            args::Text::new(service_name, "service_name"),
            info,
            args::Text::new(port_name, "port_name"),
        ) }
    })
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn MPI_Unpublish_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpublish_name(service_name, info, port_name) }
}
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PMPI_Unpublish_name(
    service_name: *const c_char,
    info: abi::Info,
    port_name: *const c_char,
) -> c_int {
    // SAFETY: the arguments are passed on as they are.
    unsafe { unpublish_name(service_name, info, port_name) }
}
