//! Predefined error classes and their texts. Written by codegen.

use core::ffi::c_int;

/// `MPI_SUCCESS`.
pub const SUCCESS: c_int = 0;
/// `MPI_ERR_BUFFER`.
pub const ERR_BUFFER: c_int = 1;
/// `MPI_ERR_COUNT`.
pub const ERR_COUNT: c_int = 2;
/// `MPI_ERR_TYPE`.
pub const ERR_TYPE: c_int = 3;
/// `MPI_ERR_TAG`.
pub const ERR_TAG: c_int = 4;
/// `MPI_ERR_COMM`.
pub const ERR_COMM: c_int = 5;
/// `MPI_ERR_RANK`.
pub const ERR_RANK: c_int = 6;
/// `MPI_ERR_REQUEST`.
pub const ERR_REQUEST: c_int = 7;
/// `MPI_ERR_ROOT`.
pub const ERR_ROOT: c_int = 8;
/// `MPI_ERR_GROUP`.
pub const ERR_GROUP: c_int = 9;
/// `MPI_ERR_OP`.
pub const ERR_OP: c_int = 10;
/// `MPI_ERR_TOPOLOGY`.
pub const ERR_TOPOLOGY: c_int = 11;
/// `MPI_ERR_DIMS`.
pub const ERR_DIMS: c_int = 12;
/// `MPI_ERR_ARG`.
pub const ERR_ARG: c_int = 13;
/// `MPI_ERR_UNKNOWN`.
pub const ERR_UNKNOWN: c_int = 14;
/// `MPI_ERR_TRUNCATE`.
pub const ERR_TRUNCATE: c_int = 15;
/// `MPI_ERR_OTHER`.
pub const ERR_OTHER: c_int = 16;
/// `MPI_ERR_INTERN`.
pub const ERR_INTERN: c_int = 17;
/// `MPI_ERR_PENDING`.
pub const ERR_PENDING: c_int = 18;
/// `MPI_ERR_IN_STATUS`.
pub const ERR_IN_STATUS: c_int = 19;
/// `MPI_ERR_ACCESS`.
pub const ERR_ACCESS: c_int = 20;
/// `MPI_ERR_AMODE`.
pub const ERR_AMODE: c_int = 21;
/// `MPI_ERR_ASSERT`.
pub const ERR_ASSERT: c_int = 22;
/// `MPI_ERR_BAD_FILE`.
pub const ERR_BAD_FILE: c_int = 23;
/// `MPI_ERR_BASE`.
pub const ERR_BASE: c_int = 24;
/// `MPI_ERR_CONVERSION`.
pub const ERR_CONVERSION: c_int = 25;
/// `MPI_ERR_DISP`.
pub const ERR_DISP: c_int = 26;
/// `MPI_ERR_DUP_DATAREP`.
pub const ERR_DUP_DATAREP: c_int = 27;
/// `MPI_ERR_FILE_EXISTS`.
pub const ERR_FILE_EXISTS: c_int = 28;
/// `MPI_ERR_FILE_IN_USE`.
pub const ERR_FILE_IN_USE: c_int = 29;
/// `MPI_ERR_FILE`.
pub const ERR_FILE: c_int = 30;
/// `MPI_ERR_INFO_KEY`.
pub const ERR_INFO_KEY: c_int = 31;
/// `MPI_ERR_INFO_NOKEY`.
pub const ERR_INFO_NOKEY: c_int = 32;
/// `MPI_ERR_INFO_VALUE`.
pub const ERR_INFO_VALUE: c_int = 33;
/// `MPI_ERR_INFO`.
pub const ERR_INFO: c_int = 34;
/// `MPI_ERR_IO`.
pub const ERR_IO: c_int = 35;
/// `MPI_ERR_KEYVAL`.
pub const ERR_KEYVAL: c_int = 36;
/// `MPI_ERR_LOCKTYPE`.
pub const ERR_LOCKTYPE: c_int = 37;
/// `MPI_ERR_NAME`.
pub const ERR_NAME: c_int = 38;
/// `MPI_ERR_NO_MEM`.
pub const ERR_NO_MEM: c_int = 39;
/// `MPI_ERR_NOT_SAME`.
pub const ERR_NOT_SAME: c_int = 40;
/// `MPI_ERR_NO_SPACE`.
pub const ERR_NO_SPACE: c_int = 41;
/// `MPI_ERR_NO_SUCH_FILE`.
pub const ERR_NO_SUCH_FILE: c_int = 42;
/// `MPI_ERR_PORT`.
pub const ERR_PORT: c_int = 43;
/// `MPI_ERR_QUOTA`.
pub const ERR_QUOTA: c_int = 44;
/// `MPI_ERR_READ_ONLY`.
pub const ERR_READ_ONLY: c_int = 45;
/// `MPI_ERR_RMA_ATTACH`.
pub const ERR_RMA_ATTACH: c_int = 46;
/// `MPI_ERR_RMA_CONFLICT`.
pub const ERR_RMA_CONFLICT: c_int = 47;
/// `MPI_ERR_RMA_RANGE`.
pub const ERR_RMA_RANGE: c_int = 48;
/// `MPI_ERR_RMA_SHARED`.
pub const ERR_RMA_SHARED: c_int = 49;
/// `MPI_ERR_RMA_SYNC`.
pub const ERR_RMA_SYNC: c_int = 50;
/// `MPI_ERR_SERVICE`.
pub const ERR_SERVICE: c_int = 51;
/// `MPI_ERR_SIZE`.
pub const ERR_SIZE: c_int = 52;
/// `MPI_ERR_SPAWN`.
pub const ERR_SPAWN: c_int = 53;
/// `MPI_ERR_UNSUPPORTED_DATAREP`.
pub const ERR_UNSUPPORTED_DATAREP: c_int = 54;
/// `MPI_ERR_UNSUPPORTED_OPERATION`.
pub const ERR_UNSUPPORTED_OPERATION: c_int = 55;
/// `MPI_ERR_WIN`.
pub const ERR_WIN: c_int = 56;
/// `MPI_ERR_RMA_FLAVOR`.
pub const ERR_RMA_FLAVOR: c_int = 57;
/// `MPI_ERR_PROC_ABORTED`.
pub const ERR_PROC_ABORTED: c_int = 58;
/// `MPI_ERR_VALUE_TOO_LARGE`.
pub const ERR_VALUE_TOO_LARGE: c_int = 59;
/// `MPI_ERR_SESSION`.
pub const ERR_SESSION: c_int = 60;
/// `MPI_ERR_ERRHANDLER`.
pub const ERR_ERRHANDLER: c_int = 61;
/// `MPI_ERR_ABI`.
pub const ERR_ABI: c_int = 62;
/// `MPI_T_ERR_CANNOT_INIT`.
pub const T_ERR_CANNOT_INIT: c_int = 1001;
/// `MPI_T_ERR_NOT_ACCESSIBLE`.
pub const T_ERR_NOT_ACCESSIBLE: c_int = 1002;
/// `MPI_T_ERR_NOT_INITIALIZED`.
pub const T_ERR_NOT_INITIALIZED: c_int = 1003;
/// `MPI_T_ERR_NOT_SUPPORTED`.
pub const T_ERR_NOT_SUPPORTED: c_int = 1004;
/// `MPI_T_ERR_MEMORY`.
pub const T_ERR_MEMORY: c_int = 1005;
/// `MPI_T_ERR_INVALID`.
pub const T_ERR_INVALID: c_int = 1006;
/// `MPI_T_ERR_INVALID_INDEX`.
pub const T_ERR_INVALID_INDEX: c_int = 1007;
/// `MPI_T_ERR_INVALID_ITEM`.
pub const T_ERR_INVALID_ITEM: c_int = 1008;
/// `MPI_T_ERR_INVALID_SESSION`.
pub const T_ERR_INVALID_SESSION: c_int = 1009;
/// `MPI_T_ERR_INVALID_HANDLE`.
pub const T_ERR_INVALID_HANDLE: c_int = 1010;
/// `MPI_T_ERR_INVALID_NAME`.
pub const T_ERR_INVALID_NAME: c_int = 1011;
/// `MPI_T_ERR_OUT_OF_HANDLES`.
pub const T_ERR_OUT_OF_HANDLES: c_int = 1012;
/// `MPI_T_ERR_OUT_OF_SESSIONS`.
pub const T_ERR_OUT_OF_SESSIONS: c_int = 1013;
/// `MPI_T_ERR_CVAR_SET_NOT_NOW`.
pub const T_ERR_CVAR_SET_NOT_NOW: c_int = 1014;
/// `MPI_T_ERR_CVAR_SET_NEVER`.
pub const T_ERR_CVAR_SET_NEVER: c_int = 1015;
/// `MPI_T_ERR_PVAR_NO_WRITE`.
pub const T_ERR_PVAR_NO_WRITE: c_int = 1016;
/// `MPI_T_ERR_PVAR_NO_STARTSTOP`.
pub const T_ERR_PVAR_NO_STARTSTOP: c_int = 1017;
/// `MPI_T_ERR_PVAR_NO_ATOMIC`.
pub const T_ERR_PVAR_NO_ATOMIC: c_int = 1018;
/// `MPI_ERR_LASTCODE`.
pub const ERR_LASTCODE: c_int = 16383;
/// Value, name and text of every class, by value.
pub(crate) const CLASSES: &[(c_int, &str, &str)] = &[
    (0, "MPI_SUCCESS", "no error"),
    (1, "MPI_ERR_BUFFER", "invalid buffer address"),
    (2, "MPI_ERR_COUNT", "invalid count"),
    (3, "MPI_ERR_TYPE", "invalid datatype"),
    (4, "MPI_ERR_TAG", "invalid tag"),
    (5, "MPI_ERR_COMM", "invalid communicator"),
    (6, "MPI_ERR_RANK", "invalid rank"),
    (7, "MPI_ERR_REQUEST", "invalid request"),
    (8, "MPI_ERR_ROOT", "invalid root rank"),
    (9, "MPI_ERR_GROUP", "invalid group"),
    (10, "MPI_ERR_OP", "invalid reduction operator, or one that does not apply to this datatype"),
    (11, "MPI_ERR_TOPOLOGY", "invalid or missing process topology"),
    (12, "MPI_ERR_DIMS", "invalid dimension"),
    (13, "MPI_ERR_ARG", "invalid argument"),
    (14, "MPI_ERR_UNKNOWN", "unknown error"),
    (15, "MPI_ERR_TRUNCATE", "the message is longer than the receive buffer"),
    (16, "MPI_ERR_OTHER", "an error that no other class describes"),
    (17, "MPI_ERR_INTERN", "error inside the MPI library"),
    (18, "MPI_ERR_PENDING", "the operation has neither failed nor completed yet"),
    (19, "MPI_ERR_IN_STATUS", "the error is in the status of each request"),
    (20, "MPI_ERR_ACCESS", "permission denied"),
    (21, "MPI_ERR_AMODE", "invalid access mode of a file"),
    (22, "MPI_ERR_ASSERT", "invalid assertion"),
    (23, "MPI_ERR_BAD_FILE", "invalid file name"),
    (24, "MPI_ERR_BASE", "invalid base address"),
    (25, "MPI_ERR_CONVERSION", "a conversion function of a data representation failed"),
    (26, "MPI_ERR_DISP", "invalid displacement"),
    (27, "MPI_ERR_DUP_DATAREP", "a data representation of this name exists already"),
    (28, "MPI_ERR_FILE_EXISTS", "the file exists already"),
    (29, "MPI_ERR_FILE_IN_USE", "the file is open in some process"),
    (30, "MPI_ERR_FILE", "invalid file handle"),
    (31, "MPI_ERR_INFO_KEY", "invalid info key"),
    (32, "MPI_ERR_INFO_NOKEY", "no such info key"),
    (33, "MPI_ERR_INFO_VALUE", "invalid info value"),
    (34, "MPI_ERR_INFO", "invalid info object"),
    (35, "MPI_ERR_IO", "input or output failed"),
    (36, "MPI_ERR_KEYVAL", "invalid attribute key"),
    (37, "MPI_ERR_LOCKTYPE", "invalid lock type"),
    (38, "MPI_ERR_NAME", "no such service name"),
    (39, "MPI_ERR_NO_MEM", "out of memory"),
    (40, "MPI_ERR_NOT_SAME", "an argument of a collective call differs between processes"),
    (41, "MPI_ERR_NO_SPACE", "no space left on the device"),
    (42, "MPI_ERR_NO_SUCH_FILE", "no such file"),
    (43, "MPI_ERR_PORT", "invalid port name"),
    (44, "MPI_ERR_QUOTA", "quota exceeded"),
    (45, "MPI_ERR_READ_ONLY", "the file or file system is read-only"),
    (46, "MPI_ERR_RMA_ATTACH", "memory cannot be attached to the window"),
    (47, "MPI_ERR_RMA_CONFLICT", "conflicting accesses to a window"),
    (48, "MPI_ERR_RMA_RANGE", "access outside of the window"),
    (49, "MPI_ERR_RMA_SHARED", "memory cannot be shared between these processes"),
    (50, "MPI_ERR_RMA_SYNC", "one-sided calls in the wrong order"),
    (51, "MPI_ERR_SERVICE", "invalid service name"),
    (52, "MPI_ERR_SIZE", "invalid size"),
    (53, "MPI_ERR_SPAWN", "processes could not be started"),
    (54, "MPI_ERR_UNSUPPORTED_DATAREP", "unknown data representation"),
    (55, "MPI_ERR_UNSUPPORTED_OPERATION", "operation not supported"),
    (56, "MPI_ERR_WIN", "invalid window"),
    (57, "MPI_ERR_RMA_FLAVOR", "the window is of the wrong flavor"),
    (58, "MPI_ERR_PROC_ABORTED", "a process taking part has aborted"),
    (59, "MPI_ERR_VALUE_TOO_LARGE", "a value does not fit into the type of its argument"),
    (60, "MPI_ERR_SESSION", "invalid session"),
    (61, "MPI_ERR_ERRHANDLER", "invalid error handler"),
    (62, "MPI_ERR_ABI", "the Fortran settings of the ABI cannot be changed or read now"),
    (1001, "MPI_T_ERR_CANNOT_INIT", "the tool information interface cannot be initialized"),
    (1002, "MPI_T_ERR_NOT_ACCESSIBLE", "the variable cannot be reached now"),
    (1003, "MPI_T_ERR_NOT_INITIALIZED", "the tool information interface is not initialized"),
    (1004, "MPI_T_ERR_NOT_SUPPORTED", "not supported by the tool information interface"),
    (1005, "MPI_T_ERR_MEMORY", "out of memory in the tool information interface"),
    (1006, "MPI_T_ERR_INVALID", "invalid use of the tool information interface"),
    (1007, "MPI_T_ERR_INVALID_INDEX", "no variable, event or category has this index"),
    (1008, "MPI_T_ERR_INVALID_ITEM", "no item of the enumeration has this index"),
    (1009, "MPI_T_ERR_INVALID_SESSION", "invalid performance-variable session"),
    (1010, "MPI_T_ERR_INVALID_HANDLE", "invalid handle of the tool information interface"),
    (1011, "MPI_T_ERR_INVALID_NAME", "no variable, event or category has this name"),
    (1012, "MPI_T_ERR_OUT_OF_HANDLES", "no more handles of the tool information interface"),
    (1013, "MPI_T_ERR_OUT_OF_SESSIONS", "no more performance-variable sessions"),
    (1014, "MPI_T_ERR_CVAR_SET_NOT_NOW", "the control variable cannot be set at this moment"),
    (1015, "MPI_T_ERR_CVAR_SET_NEVER", "the control variable cannot be set"),
    (1016, "MPI_T_ERR_PVAR_NO_WRITE", "the performance variable cannot be written"),
    (1017, "MPI_T_ERR_PVAR_NO_STARTSTOP", "the performance variable cannot be started or stopped"),
    (1018, "MPI_T_ERR_PVAR_NO_ATOMIC", "the performance variable cannot be read and reset at once"),
    (16383, "MPI_ERR_LASTCODE", "last predefined error code"),
];
