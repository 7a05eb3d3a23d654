//! Types of user functions, null included. Written by codegen.

use core::ffi::{c_int, c_void};

use super::super as abi;
use super::super::callback::Callback;

/// `MPI_User_function`.
pub type UserFunction =
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut abi::Datatype)>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut c_int, *mut abi::Datatype)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_User_function_c`.
pub type UserFunctionC =
    Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut i64, *mut abi::Datatype)>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, *mut c_void, *mut i64, *mut abi::Datatype)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Grequest_query_function`.
pub type GrequestQueryFunction =
    Option<unsafe extern "C" fn(*mut c_void, *mut abi::Status) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, *mut abi::Status) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Grequest_free_function`.
pub type GrequestFreeFunction =
    Option<unsafe extern "C" fn(*mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Grequest_cancel_function`.
pub type GrequestCancelFunction =
    Option<unsafe extern "C" fn(*mut c_void, c_int) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, c_int) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Copy_function`.
pub type CopyFunction =
    Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Delete_function`.
pub type DeleteFunction =
    Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Comm_copy_attr_function`.
pub type CommCopyAttrFunction =
    Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int>;

/// `MPI_Comm_delete_attr_function`.
pub type CommDeleteAttrFunction =
    Option<unsafe extern "C" fn(abi::Comm, c_int, *mut c_void, *mut c_void) -> c_int>;

/// `MPI_Type_copy_attr_function`.
pub type TypeCopyAttrFunction =
    Option<unsafe extern "C" fn(abi::Datatype, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Datatype, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Type_delete_attr_function`.
pub type TypeDeleteAttrFunction =
    Option<unsafe extern "C" fn(abi::Datatype, c_int, *mut c_void, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Datatype, c_int, *mut c_void, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Win_copy_attr_function`.
pub type WinCopyAttrFunction =
    Option<unsafe extern "C" fn(abi::Win, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Win, c_int, *mut c_void, *mut c_void, *mut c_void, *mut c_int) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Win_delete_attr_function`.
pub type WinDeleteAttrFunction =
    Option<unsafe extern "C" fn(abi::Win, c_int, *mut c_void, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Win, c_int, *mut c_void, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Datarep_extent_function`.
pub type DatarepExtentFunction =
    Option<unsafe extern "C" fn(abi::Datatype, *mut isize, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(abi::Datatype, *mut isize, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Datarep_conversion_function`.
pub type DatarepConversionFunction =
    Option<unsafe extern "C" fn(*mut c_void, abi::Datatype, c_int, *mut c_void, i64, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, abi::Datatype, c_int, *mut c_void, i64, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Datarep_conversion_function_c`.
pub type DatarepConversionFunctionC =
    Option<unsafe extern "C" fn(*mut c_void, abi::Datatype, i64, *mut c_void, i64, *mut c_void) -> c_int>;

impl Callback for Option<unsafe extern "C" fn(*mut c_void, abi::Datatype, i64, *mut c_void, i64, *mut c_void) -> c_int> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Comm_errhandler_function`.
pub type CommErrhandlerFunction =
    Option<unsafe extern "C" fn(*mut abi::Comm, *mut c_int, ...)>;

impl Callback for Option<unsafe extern "C" fn(*mut abi::Comm, *mut c_int, ...)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_File_errhandler_function`.
pub type FileErrhandlerFunction =
    Option<unsafe extern "C" fn(*mut abi::File, *mut c_int, ...)>;

impl Callback for Option<unsafe extern "C" fn(*mut abi::File, *mut c_int, ...)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Win_errhandler_function`.
pub type WinErrhandlerFunction =
    Option<unsafe extern "C" fn(*mut abi::Win, *mut c_int, ...)>;

impl Callback for Option<unsafe extern "C" fn(*mut abi::Win, *mut c_int, ...)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_Session_errhandler_function`.
pub type SessionErrhandlerFunction =
    Option<unsafe extern "C" fn(*mut abi::Session, *mut c_int, ...)>;

impl Callback for Option<unsafe extern "C" fn(*mut abi::Session, *mut c_int, ...)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_T_event_cb_function`.
pub type TEventCbFunction =
    Option<unsafe extern "C" fn(abi::TEventInstance, abi::TEventRegistration, c_int, *mut c_void)>;

impl Callback for Option<unsafe extern "C" fn(abi::TEventInstance, abi::TEventRegistration, c_int, *mut c_void)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_T_event_free_cb_function`.
pub type TEventFreeCbFunction =
    Option<unsafe extern "C" fn(abi::TEventRegistration, c_int, *mut c_void)>;

impl Callback for Option<unsafe extern "C" fn(abi::TEventRegistration, c_int, *mut c_void)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

/// `MPI_T_event_dropped_cb_function`.
pub type TEventDroppedCbFunction =
    Option<unsafe extern "C" fn(i64, abi::TEventRegistration, c_int, c_int, *mut c_void)>;

impl Callback for Option<unsafe extern "C" fn(i64, abi::TEventRegistration, c_int, c_int, *mut c_void)> {
    fn address(self) -> usize {
        self.map_or(0, |function| function as usize)
    }
}

