//! Attribute caching (MPI 5.0, 7.7 and 19.3.7): the callbacks of a Fortran program take everything by
//! reference, so C gets a procedure of ours with the program's procedures as its extra state.

use crate::argument::{Handle, narrow, widen};
use std::ffi::{c_int, c_void};
use std::ptr;

/// `subroutine copy(object, keyval, extra_state, value_in, value_out, flag, ierror)`
type FortranCopy =
    unsafe extern "C" fn(*mut c_int, *mut c_int, *mut isize, *mut isize, *mut isize, *mut c_int, *mut c_int);
/// `subroutine delete(object, keyval, value, extra_state, ierror)`
type FortranDelete = unsafe extern "C" fn(*mut c_int, *mut c_int, *mut isize, *mut isize, *mut c_int);
type CCopy =
    unsafe extern "C" fn(Handle, c_int, *mut c_void, *mut c_void, *mut *mut c_void, *mut c_int) -> c_int;
type CDelete = unsafe extern "C" fn(Handle, c_int, *mut c_void, *mut c_void) -> c_int;

/// The procedures behind one key. Never freed: attributes may outlive their key, and keys are few.
struct Key {
    copy: FortranCopy,
    delete: FortranDelete,
    extra_state: isize,
}

unsafe extern "C" fn copy(
    object: Handle,
    keyval: c_int,
    extra: *mut c_void,
    value: *mut c_void,
    copied: *mut *mut c_void,
    flag: *mut c_int,
) -> c_int {
    // SAFETY: `extra` is the Key that `create` leaked; MPI passes places for both results.
    unsafe {
        let key = &*extra.cast::<Key>();
        let (mut object, mut keyval, mut state) = (narrow(object), keyval, key.extra_state);
        let (mut value, mut result, mut error) = (value.addr() as isize, 0, 0);
        (key.copy)(&mut object, &mut keyval, &mut state, &mut value, &mut result, flag, &mut error);
        *copied = ptr::without_provenance_mut(result as usize);
        error
    }
}

unsafe extern "C" fn delete(object: Handle, keyval: c_int, value: *mut c_void, extra: *mut c_void) -> c_int {
    // SAFETY: `extra` is the Key that `create` leaked.
    unsafe {
        let key = &*extra.cast::<Key>();
        let (mut object, mut keyval, mut state) = (narrow(object), keyval, key.extra_state);
        let (mut value, mut error) = (value.addr() as isize, 0);
        (key.delete)(&mut object, &mut keyval, &mut value, &mut state, &mut error);
        error
    }
}

/// Keys whose value MPI gives as the address of an int (MPI_TAG_UB .. MPI_LASTUSEDCODE) in C.
const PREDEFINED: std::ops::RangeInclusive<c_int> = 501..=507;

macro_rules! attributes {
    ($($object:literal $create:ident $set:ident $get:ident $null_copy:ident $null_delete:ident $dup:ident
       $c_create:ident $c_set:ident $c_get:ident;)*) => {
        $(
            unsafe extern "C" {
                fn $c_create(copy: CCopy, delete: CDelete, keyval: *mut c_int, extra: *mut c_void) -> c_int;
                fn $c_set(object: Handle, keyval: c_int, value: *mut c_void) -> c_int;
                fn $c_get(object: Handle, keyval: c_int, value: *mut *mut c_void, flag: *mut c_int) -> c_int;
            }

            #[doc = concat!("Makes a key for attributes of a ", $object, ".")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $create(
                copy_fn: FortranCopy, delete_fn: FortranDelete, keyval: *mut c_int, extra: *mut isize, ierror: *mut c_int,
            ) {
                // SAFETY: gfortran passes what include/mpi.f90 promises.
                unsafe {
                    let key = Box::new(Key { copy: copy_fn, delete: delete_fn, extra_state: *extra });
                    *ierror = $c_create(copy, delete, keyval, Box::into_raw(key).cast());
                }
            }

            #[doc = concat!("Attaches an integer to a ", $object, ".")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $set(
                object: *mut c_int, keyval: *mut c_int, value: *mut isize, ierror: *mut c_int,
            ) {
                // SAFETY: gfortran passes what include/mpi.f90 promises.
                unsafe { *ierror = $c_set(widen(*object), *keyval, ptr::without_provenance_mut(*value as usize)) };
            }

            #[doc = concat!("Reads an attribute of a ", $object, "; MPI's own are addresses in C, values here.")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $get(
                object: *mut c_int, keyval: *mut c_int, value: *mut isize, flag: *mut c_int, ierror: *mut c_int,
            ) {
                // SAFETY: gfortran passes what include/mpi.f90 promises.
                unsafe {
                    let mut found = ptr::null_mut();
                    *ierror = $c_get(widen(*object), *keyval, &raw mut found, flag);
                    if *ierror == 0 && *flag != 0 {
                        let by_address = PREDEFINED.contains(&*keyval) && !found.is_null();
                        *value = if by_address { *found.cast::<c_int>() as isize } else { found.addr() as isize };
                    }
                }
            }

            #[doc = concat!("The copy procedure that copies nothing, for a ", $object, ".")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $null_copy(
                _: *mut c_int, _: *mut c_int, _: *mut isize, _: *mut isize, _: *mut isize, flag: *mut c_int,
                ierror: *mut c_int,
            ) {
                // SAFETY: both are results.
                unsafe { (*flag, *ierror) = (0, 0) };
            }

            #[doc = concat!("The copy procedure that copies the value, for a ", $object, ".")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $dup(
                _: *mut c_int, _: *mut c_int, _: *mut isize, value: *mut isize, copied: *mut isize, flag: *mut c_int,
                ierror: *mut c_int,
            ) {
                // SAFETY: the value is there to be read, the others are results.
                unsafe { (*copied, *flag, *ierror) = (*value, 1, 0) };
            }

            #[doc = concat!("The delete procedure that does nothing, for a ", $object, ".")]
            #[allow(clippy::missing_safety_doc, reason = "called by gfortran's code")]
            #[unsafe(no_mangle)]
            pub unsafe extern "C" fn $null_delete(
                _: *mut c_int, _: *mut c_int, _: *mut isize, _: *mut isize, ierror: *mut c_int,
            ) {
                // SAFETY: a result.
                unsafe { *ierror = 0 };
            }
        )*
    };
}

attributes! {
    "communicator" mpi_comm_create_keyval_ mpi_comm_set_attr_ mpi_comm_get_attr_
        mpi_comm_null_copy_fn_ mpi_comm_null_delete_fn_ mpi_comm_dup_fn_
        MPI_Comm_create_keyval MPI_Comm_set_attr MPI_Comm_get_attr;
    "datatype" mpi_type_create_keyval_ mpi_type_set_attr_ mpi_type_get_attr_
        mpi_type_null_copy_fn_ mpi_type_null_delete_fn_ mpi_type_dup_fn_
        MPI_Type_create_keyval MPI_Type_set_attr MPI_Type_get_attr;
    "window" mpi_win_create_keyval_ mpi_win_set_attr_ mpi_win_get_attr_
        mpi_win_null_copy_fn_ mpi_win_null_delete_fn_ mpi_win_dup_fn_
        MPI_Win_create_keyval MPI_Win_set_attr MPI_Win_get_attr;
}
