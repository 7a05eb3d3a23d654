//! Routines that differ from their C functions by more than the form of their arguments (MPI 5.0, 19.1).

use crate::argument::{Argument, Buffer, Handle, HandleIn, Ints, Status, from_one, narrow, widen};
use std::ffi::{c_char, c_int, c_void};
use std::ptr;

#[allow(clashing_extern_declarations, reason = "the same types under the names of the argument kinds")]
unsafe extern "C" {
    fn MPI_Init(argc: *mut c_int, argv: *mut *mut *mut c_char) -> c_int;
    fn MPI_Init_thread(
        argc: *mut c_int,
        argv: *mut *mut *mut c_char,
        required: c_int,
        provided: *mut c_int,
    ) -> c_int;
    fn MPI_Wtime() -> f64;
    fn MPI_Wtick() -> f64;
    fn MPI_Aint_add(base: isize, displacement: isize) -> isize;
    fn MPI_Aint_diff(a: isize, b: isize) -> isize;
    fn MPI_Pcontrol(level: c_int, ...) -> c_int;
    fn MPI_Comm_size(comm: Handle, size: *mut c_int) -> c_int;
    fn MPI_Comm_remote_size(comm: Handle, size: *mut c_int) -> c_int;
    fn MPI_Comm_test_inter(comm: Handle, flag: *mut c_int) -> c_int;
    fn MPI_Alltoallw(
        sendbuf: *mut c_void,
        sendcounts: *mut c_int,
        sdispls: *mut c_int,
        sendtypes: *mut Handle,
        recvbuf: *mut c_void,
        recvcounts: *mut c_int,
        rdispls: *mut c_int,
        recvtypes: *mut Handle,
        comm: Handle,
    ) -> c_int;
    fn MPI_Waitsome(
        n: c_int,
        requests: *mut Handle,
        done: *mut c_int,
        at: *mut c_int,
        statuses: *mut c_int,
    ) -> c_int;
    fn MPI_Testsome(
        n: c_int,
        requests: *mut Handle,
        done: *mut c_int,
        at: *mut c_int,
        statuses: *mut c_int,
    ) -> c_int;
    fn MPI_Buffer_detach(address: *mut *mut c_void, size: *mut c_int) -> c_int;
    fn MPI_Type_get_contents(
        datatype: Handle,
        max_integers: c_int,
        max_addresses: c_int,
        max_datatypes: c_int,
        integers: *mut c_int,
        addresses: *mut i64,
        datatypes: *mut Handle,
    ) -> c_int;
}

/// Defines `mpi_x_` and `pmpi_x_` with the same body.
macro_rules! both {
    ($($(#[$note:meta])* $name:ident $profiling:ident ($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block)*) => {
        $(
            both!(@one $(#[$note])* $name ($($argument: $type),*) $(-> $result)? $body);
            both!(@one $(#[$note])* $profiling ($($argument: $type),*) $(-> $result)? $body);
        )*
    };
    (@one $(#[$note:meta])* $name:ident ($($argument:ident: $type:ty),*) $(-> $result:ty)? $body:block) => {
        $(#[$note])*
        #[allow(clippy::missing_safety_doc, clippy::too_many_arguments, reason = "called by gfortran's code")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $name($($argument: $type),*) $(-> $result)? {
            // SAFETY: gfortran passes what include/mpif.h and include/mpi.f90 promise.
            unsafe { $body }
        }
    };
}

pub(crate) use both;

both! {
    /// Fortran hands over no command line; the library finds it by itself if it needs it.
    mpi_init_ pmpi_init_ (ierror: *mut c_int) {
        *ierror = MPI_Init(ptr::null_mut(), ptr::null_mut());
    }

    /// As above.
    mpi_init_thread_ pmpi_init_thread_ (required: *mut c_int, provided: *mut c_int, ierror: *mut c_int) {
        *ierror = MPI_Init_thread(ptr::null_mut(), ptr::null_mut(), *required, provided);
    }

    /// A function, not a subroutine.
    mpi_wtime_ pmpi_wtime_ () -> f64 {
        MPI_Wtime()
    }

    /// A function, not a subroutine.
    mpi_wtick_ pmpi_wtick_ () -> f64 {
        MPI_Wtick()
    }

    /// A function, not a subroutine.
    mpi_aint_add_ pmpi_aint_add_ (base: *mut isize, displacement: *mut isize) -> isize {
        MPI_Aint_add(*base, *displacement)
    }

    /// A function, not a subroutine.
    mpi_aint_diff_ pmpi_aint_diff_ (a: *mut isize, b: *mut isize) -> isize {
        MPI_Aint_diff(*a, *b)
    }

    /// Variadic in C; without an error code in Fortran.
    mpi_pcontrol_ pmpi_pcontrol_ (level: *mut c_int) {
        MPI_Pcontrol(*level);
    }

    /// The buffer's address has no meaning in Fortran (MPI 5.0, 3.6): only its size comes back.
    mpi_buffer_detach_ pmpi_buffer_detach_ (_buffer: *mut c_void, size: *mut c_int, ierror: *mut c_int) {
        let mut address = ptr::null_mut();
        *ierror = MPI_Buffer_detach(&raw mut address, size);
    }

    /// The arrays of types are as long as the communicator is large.
    mpi_alltoallw_ pmpi_alltoallw_ (
        sendbuf: *mut c_void, sendcounts: *mut c_int, sdispls: *mut c_int, sendtypes: *mut c_int,
        recvbuf: *mut c_void, recvcounts: *mut c_int, rdispls: *mut c_int, recvtypes: *mut c_int,
        comm: *mut c_int, ierror: *mut c_int
    ) {
        let (mut from, mut to) = (Buffer::enter(sendbuf, 0), Buffer::enter(recvbuf, 0));
        let from = from.c();
        // In place, what is said about sending is not read.
        let in_place = from.addr() == 1;
        let peers = peers(widen(*comm));
        let mut out = if in_place { Vec::new() } else { types(sendtypes, peers) };
        let mut back = types(recvtypes, peers);
        *ierror = MPI_Alltoallw(
            from, sendcounts, sdispls, out.as_mut_ptr(), to.c(), recvcounts, rdispls, back.as_mut_ptr(), widen(*comm),
        );
    }

    /// The indices that come back count from 1.
    mpi_waitsome_ pmpi_waitsome_ (
        count: *mut c_int, requests: *mut c_int, done: *mut c_int, indices: *mut c_int, statuses: *mut c_int,
        ierror: *mut c_int
    ) {
        *ierror = some(MPI_Waitsome, *count, requests, done, indices, statuses);
    }

    /// The indices that come back count from 1.
    mpi_testsome_ pmpi_testsome_ (
        count: *mut c_int, requests: *mut c_int, done: *mut c_int, indices: *mut c_int, statuses: *mut c_int,
        ierror: *mut c_int
    ) {
        *ierror = some(MPI_Testsome, *count, requests, done, indices, statuses);
    }

    /// The datatypes come back in an array of handles.
    mpi_type_get_contents_ pmpi_type_get_contents_ (
        datatype: *mut c_int, max_integers: *mut c_int, max_addresses: *mut c_int, max_datatypes: *mut c_int,
        integers: *mut c_int, addresses: *mut i64, datatypes: *mut c_int, ierror: *mut c_int
    ) {
        let mut handles = vec![widen(0); usize::try_from(*max_datatypes).unwrap_or(0)];
        let datatype = HandleIn::enter(datatype, 0).c();
        *ierror = MPI_Type_get_contents(
            datatype, *max_integers, *max_addresses, *max_datatypes, integers, addresses, handles.as_mut_ptr(),
        );
        for (i, &handle) in handles.iter().enumerate().filter(|(_, handle)| !handle.is_null()) {
            *datatypes.add(i) = narrow(handle);
        }
    }
}

/// To how many ranks a collective on `comm` sends; 0 if it is no communicator, which the call itself reports.
///
/// # Safety
/// MPI must be initialised.
unsafe fn peers(comm: Handle) -> usize {
    let (mut size, mut inter) = (0, 0);
    // SAFETY: results go to variables here.
    unsafe {
        if MPI_Comm_test_inter(comm, &raw mut inter) == 0 && inter != 0 {
            MPI_Comm_remote_size(comm, &raw mut size);
        } else {
            MPI_Comm_size(comm, &raw mut size);
        }
    }
    usize::try_from(size).unwrap_or(0)
}

/// # Safety
/// `array` has `length` INTEGERs.
unsafe fn types(array: *mut c_int, length: usize) -> Vec<Handle> {
    // SAFETY: promised by the caller.
    (0..length).map(|i| widen(unsafe { *array.add(i) })).collect()
}

type Some = unsafe extern "C" fn(c_int, *mut Handle, *mut c_int, *mut c_int, *mut c_int) -> c_int;

/// # Safety
/// The arrays have `count` elements.
unsafe fn some(
    function: Some,
    count: c_int,
    requests: *mut c_int,
    done: *mut c_int,
    indices: *mut c_int,
    statuses: *mut c_int,
) -> c_int {
    // SAFETY: promised by the caller.
    unsafe {
        let length = usize::try_from(count).unwrap_or(0);
        let mut handles = types(requests, length);
        let (mut at, mut statuses) = (Ints::enter(indices, 0), Status::enter(statuses, 0));
        let code = function(count, handles.as_mut_ptr(), done, at.c(), statuses.c());
        for (i, &handle) in handles.iter().enumerate() {
            *requests.add(i) = narrow(handle);
        }
        // `done` may be MPI_UNDEFINED, a negative number.
        for i in 0..usize::try_from(*done).unwrap_or(0).min(length) {
            *indices.add(i) = from_one(*indices.add(i));
        }
        code
    }
}
