//! Integer constants without their `MPI_` prefix. Written by codegen.

use core::ffi::c_int;

/// `MPI_VERSION`.
pub const VERSION: c_int = 5;
/// `MPI_SUBVERSION`.
pub const SUBVERSION: c_int = 0;
/// `MPI_ABI_VERSION`.
pub const ABI_VERSION: c_int = 1;
/// `MPI_ABI_SUBVERSION`.
pub const ABI_SUBVERSION: c_int = 0;
/// `MPI_MAX_DATAREP_STRING`.
pub const MAX_DATAREP_STRING: c_int = 128;
/// `MPI_MAX_ERROR_STRING`.
pub const MAX_ERROR_STRING: c_int = 512;
/// `MPI_MAX_INFO_KEY`.
pub const MAX_INFO_KEY: c_int = 256;
/// `MPI_MAX_INFO_VAL`.
pub const MAX_INFO_VAL: c_int = 1024;
/// `MPI_MAX_LIBRARY_VERSION_STRING`.
pub const MAX_LIBRARY_VERSION_STRING: c_int = 8192;
/// `MPI_MAX_OBJECT_NAME`.
pub const MAX_OBJECT_NAME: c_int = 128;
/// `MPI_MAX_PORT_NAME`.
pub const MAX_PORT_NAME: c_int = 1024;
/// `MPI_MAX_PROCESSOR_NAME`.
pub const MAX_PROCESSOR_NAME: c_int = 256;
/// `MPI_MAX_STRINGTAG_LEN`.
pub const MAX_STRINGTAG_LEN: c_int = 1024;
/// `MPI_MAX_PSET_NAME_LEN`.
pub const MAX_PSET_NAME_LEN: c_int = 1024;
/// `MPI_BSEND_OVERHEAD`.
pub const BSEND_OVERHEAD: c_int = 512;
/// `MPI_DISPLACEMENT_CURRENT`.
pub const DISPLACEMENT_CURRENT: i64 = -1;
/// `MPI_F_STATUS_SIZE`.
pub const F_STATUS_SIZE: c_int = 8;
/// `MPI_F_SOURCE`.
pub const F_SOURCE: c_int = 0;
/// `MPI_F_TAG`.
pub const F_TAG: c_int = 1;
/// `MPI_F_ERROR`.
pub const F_ERROR: c_int = 2;
/// `MPI_MODE_APPEND`.
pub const MODE_APPEND: c_int = 1;
/// `MPI_MODE_CREATE`.
pub const MODE_CREATE: c_int = 2;
/// `MPI_MODE_DELETE_ON_CLOSE`.
pub const MODE_DELETE_ON_CLOSE: c_int = 4;
/// `MPI_MODE_EXCL`.
pub const MODE_EXCL: c_int = 8;
/// `MPI_MODE_RDONLY`.
pub const MODE_RDONLY: c_int = 16;
/// `MPI_MODE_RDWR`.
pub const MODE_RDWR: c_int = 32;
/// `MPI_MODE_SEQUENTIAL`.
pub const MODE_SEQUENTIAL: c_int = 64;
/// `MPI_MODE_UNIQUE_OPEN`.
pub const MODE_UNIQUE_OPEN: c_int = 128;
/// `MPI_MODE_WRONLY`.
pub const MODE_WRONLY: c_int = 256;
/// `MPI_MODE_NOCHECK`.
pub const MODE_NOCHECK: c_int = 1024;
/// `MPI_MODE_NOPRECEDE`.
pub const MODE_NOPRECEDE: c_int = 2048;
/// `MPI_MODE_NOPUT`.
pub const MODE_NOPUT: c_int = 4096;
/// `MPI_MODE_NOSTORE`.
pub const MODE_NOSTORE: c_int = 8192;
/// `MPI_MODE_NOSUCCEED`.
pub const MODE_NOSUCCEED: c_int = 16384;
/// `MPI_ANY_SOURCE`.
pub const ANY_SOURCE: c_int = -1;
/// `MPI_ANY_TAG`.
pub const ANY_TAG: c_int = -2;
/// `MPI_PROC_NULL`.
pub const PROC_NULL: c_int = -3;
/// `MPI_ROOT`.
pub const ROOT: c_int = -4;
/// `MPI_UNDEFINED`.
pub const UNDEFINED: c_int = -32766;
/// `MPI_THREAD_SINGLE`.
pub const THREAD_SINGLE: c_int = 0;
/// `MPI_THREAD_FUNNELED`.
pub const THREAD_FUNNELED: c_int = 1024;
/// `MPI_THREAD_SERIALIZED`.
pub const THREAD_SERIALIZED: c_int = 2048;
/// `MPI_THREAD_MULTIPLE`.
pub const THREAD_MULTIPLE: c_int = 4096;
/// `MPI_ORDER_C`.
pub const ORDER_C: c_int = 12;
/// `MPI_ORDER_FORTRAN`.
pub const ORDER_FORTRAN: c_int = 15;
/// `MPI_DISTRIBUTE_NONE`.
pub const DISTRIBUTE_NONE: c_int = 16;
/// `MPI_DISTRIBUTE_BLOCK`.
pub const DISTRIBUTE_BLOCK: c_int = 17;
/// `MPI_DISTRIBUTE_CYCLIC`.
pub const DISTRIBUTE_CYCLIC: c_int = 18;
/// `MPI_DISTRIBUTE_DFLT_DARG`.
pub const DISTRIBUTE_DFLT_DARG: c_int = 19;
/// `MPI_COMBINER_NAMED`.
pub const COMBINER_NAMED: c_int = 101;
/// `MPI_COMBINER_DUP`.
pub const COMBINER_DUP: c_int = 102;
/// `MPI_COMBINER_CONTIGUOUS`.
pub const COMBINER_CONTIGUOUS: c_int = 103;
/// `MPI_COMBINER_VECTOR`.
pub const COMBINER_VECTOR: c_int = 104;
/// `MPI_COMBINER_HVECTOR`.
pub const COMBINER_HVECTOR: c_int = 105;
/// `MPI_COMBINER_INDEXED`.
pub const COMBINER_INDEXED: c_int = 106;
/// `MPI_COMBINER_HINDEXED`.
pub const COMBINER_HINDEXED: c_int = 107;
/// `MPI_COMBINER_INDEXED_BLOCK`.
pub const COMBINER_INDEXED_BLOCK: c_int = 108;
/// `MPI_COMBINER_HINDEXED_BLOCK`.
pub const COMBINER_HINDEXED_BLOCK: c_int = 109;
/// `MPI_COMBINER_STRUCT`.
pub const COMBINER_STRUCT: c_int = 110;
/// `MPI_COMBINER_SUBARRAY`.
pub const COMBINER_SUBARRAY: c_int = 111;
/// `MPI_COMBINER_DARRAY`.
pub const COMBINER_DARRAY: c_int = 112;
/// `MPI_COMBINER_F90_REAL`.
pub const COMBINER_F90_REAL: c_int = 113;
/// `MPI_COMBINER_F90_COMPLEX`.
pub const COMBINER_F90_COMPLEX: c_int = 114;
/// `MPI_COMBINER_F90_INTEGER`.
pub const COMBINER_F90_INTEGER: c_int = 115;
/// `MPI_COMBINER_RESIZED`.
pub const COMBINER_RESIZED: c_int = 116;
/// `MPI_COMBINER_VALUE_INDEX`.
pub const COMBINER_VALUE_INDEX: c_int = 117;
/// `MPIX_TYPECLASS_LOGICAL`.
pub const MPIX_TYPECLASS_LOGICAL: c_int = 191;
/// `MPI_TYPECLASS_INTEGER`.
pub const TYPECLASS_INTEGER: c_int = 192;
/// `MPI_TYPECLASS_REAL`.
pub const TYPECLASS_REAL: c_int = 193;
/// `MPI_TYPECLASS_COMPLEX`.
pub const TYPECLASS_COMPLEX: c_int = 194;
/// `MPI_IDENT`.
pub const IDENT: c_int = 201;
/// `MPI_CONGRUENT`.
pub const CONGRUENT: c_int = 202;
/// `MPI_SIMILAR`.
pub const SIMILAR: c_int = 203;
/// `MPI_UNEQUAL`.
pub const UNEQUAL: c_int = 204;
/// `MPI_CART`.
pub const CART: c_int = 211;
/// `MPI_GRAPH`.
pub const GRAPH: c_int = 212;
/// `MPI_DIST_GRAPH`.
pub const DIST_GRAPH: c_int = 213;
/// `MPI_COMM_TYPE_SHARED`.
pub const COMM_TYPE_SHARED: c_int = 221;
/// `MPI_COMM_TYPE_HW_UNGUIDED`.
pub const COMM_TYPE_HW_UNGUIDED: c_int = 222;
/// `MPI_COMM_TYPE_HW_GUIDED`.
pub const COMM_TYPE_HW_GUIDED: c_int = 223;
/// `MPI_COMM_TYPE_RESOURCE_GUIDED`.
pub const COMM_TYPE_RESOURCE_GUIDED: c_int = 224;
/// `MPI_LOCK_EXCLUSIVE`.
pub const LOCK_EXCLUSIVE: c_int = 301;
/// `MPI_LOCK_SHARED`.
pub const LOCK_SHARED: c_int = 302;
/// `MPI_WIN_FLAVOR_CREATE`.
pub const WIN_FLAVOR_CREATE: c_int = 311;
/// `MPI_WIN_FLAVOR_ALLOCATE`.
pub const WIN_FLAVOR_ALLOCATE: c_int = 312;
/// `MPI_WIN_FLAVOR_DYNAMIC`.
pub const WIN_FLAVOR_DYNAMIC: c_int = 313;
/// `MPI_WIN_FLAVOR_SHARED`.
pub const WIN_FLAVOR_SHARED: c_int = 314;
/// `MPI_WIN_UNIFIED`.
pub const WIN_UNIFIED: c_int = 321;
/// `MPI_WIN_SEPARATE`.
pub const WIN_SEPARATE: c_int = 322;
/// `MPI_SEEK_CUR`.
pub const SEEK_CUR: c_int = 401;
/// `MPI_SEEK_END`.
pub const SEEK_END: c_int = 402;
/// `MPI_SEEK_SET`.
pub const SEEK_SET: c_int = 403;
/// `MPI_KEYVAL_INVALID`.
pub const KEYVAL_INVALID: c_int = 0;
/// `MPI_TAG_UB`.
pub const TAG_UB: c_int = 501;
/// `MPI_IO`.
pub const IO: c_int = 502;
/// `MPI_HOST`.
pub const HOST: c_int = 503;
/// `MPI_WTIME_IS_GLOBAL`.
pub const WTIME_IS_GLOBAL: c_int = 504;
/// `MPI_APPNUM`.
pub const APPNUM: c_int = 505;
/// `MPI_LASTUSEDCODE`.
pub const LASTUSEDCODE: c_int = 506;
/// `MPI_UNIVERSE_SIZE`.
pub const UNIVERSE_SIZE: c_int = 507;
/// `MPI_WIN_BASE`.
pub const WIN_BASE: c_int = 601;
/// `MPI_WIN_DISP_UNIT`.
pub const WIN_DISP_UNIT: c_int = 602;
/// `MPI_WIN_SIZE`.
pub const WIN_SIZE: c_int = 603;
/// `MPI_WIN_CREATE_FLAVOR`.
pub const WIN_CREATE_FLAVOR: c_int = 604;
/// `MPI_WIN_MODEL`.
pub const WIN_MODEL: c_int = 605;
/// `MPI_T_CB_REQUIRE_NONE`.
pub const T_CB_REQUIRE_NONE: c_int = 0;
/// `MPI_T_CB_REQUIRE_MPI_RESTRICTED`.
pub const T_CB_REQUIRE_MPI_RESTRICTED: c_int = 3;
/// `MPI_T_CB_REQUIRE_THREAD_SAFE`.
pub const T_CB_REQUIRE_THREAD_SAFE: c_int = 15;
/// `MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE`.
pub const T_CB_REQUIRE_ASYNC_SIGNAL_SAFE: c_int = 63;
/// `MPI_T_SOURCE_ORDERED`.
pub const T_SOURCE_ORDERED: c_int = 1;
/// `MPI_T_SOURCE_UNORDERED`.
pub const T_SOURCE_UNORDERED: c_int = 2;
/// `MPI_T_VERBOSITY_USER_BASIC`.
pub const T_VERBOSITY_USER_BASIC: c_int = 9;
/// `MPI_T_VERBOSITY_USER_DETAIL`.
pub const T_VERBOSITY_USER_DETAIL: c_int = 10;
/// `MPI_T_VERBOSITY_USER_ALL`.
pub const T_VERBOSITY_USER_ALL: c_int = 12;
/// `MPI_T_VERBOSITY_TUNER_BASIC`.
pub const T_VERBOSITY_TUNER_BASIC: c_int = 17;
/// `MPI_T_VERBOSITY_TUNER_DETAIL`.
pub const T_VERBOSITY_TUNER_DETAIL: c_int = 18;
/// `MPI_T_VERBOSITY_TUNER_ALL`.
pub const T_VERBOSITY_TUNER_ALL: c_int = 20;
/// `MPI_T_VERBOSITY_MPIDEV_BASIC`.
pub const T_VERBOSITY_MPIDEV_BASIC: c_int = 33;
/// `MPI_T_VERBOSITY_MPIDEV_DETAIL`.
pub const T_VERBOSITY_MPIDEV_DETAIL: c_int = 34;
/// `MPI_T_VERBOSITY_MPIDEV_ALL`.
pub const T_VERBOSITY_MPIDEV_ALL: c_int = 36;
/// `MPI_T_BIND_NO_OBJECT`.
pub const T_BIND_NO_OBJECT: c_int = 1;
/// `MPI_T_BIND_MPI_COMM`.
pub const T_BIND_MPI_COMM: c_int = 2;
/// `MPI_T_BIND_MPI_DATATYPE`.
pub const T_BIND_MPI_DATATYPE: c_int = 3;
/// `MPI_T_BIND_MPI_ERRHANDLER`.
pub const T_BIND_MPI_ERRHANDLER: c_int = 4;
/// `MPI_T_BIND_MPI_FILE`.
pub const T_BIND_MPI_FILE: c_int = 5;
/// `MPI_T_BIND_MPI_GROUP`.
pub const T_BIND_MPI_GROUP: c_int = 6;
/// `MPI_T_BIND_MPI_OP`.
pub const T_BIND_MPI_OP: c_int = 7;
/// `MPI_T_BIND_MPI_REQUEST`.
pub const T_BIND_MPI_REQUEST: c_int = 8;
/// `MPI_T_BIND_MPI_WIN`.
pub const T_BIND_MPI_WIN: c_int = 9;
/// `MPI_T_BIND_MPI_MESSAGE`.
pub const T_BIND_MPI_MESSAGE: c_int = 10;
/// `MPI_T_BIND_MPI_INFO`.
pub const T_BIND_MPI_INFO: c_int = 11;
/// `MPI_T_BIND_MPI_SESSION`.
pub const T_BIND_MPI_SESSION: c_int = 12;
/// `MPI_T_SCOPE_CONSTANT`.
pub const T_SCOPE_CONSTANT: c_int = 1;
/// `MPI_T_SCOPE_READONLY`.
pub const T_SCOPE_READONLY: c_int = 2;
/// `MPI_T_SCOPE_LOCAL`.
pub const T_SCOPE_LOCAL: c_int = 3;
/// `MPI_T_SCOPE_GROUP`.
pub const T_SCOPE_GROUP: c_int = 4;
/// `MPI_T_SCOPE_GROUP_EQ`.
pub const T_SCOPE_GROUP_EQ: c_int = 5;
/// `MPI_T_SCOPE_ALL`.
pub const T_SCOPE_ALL: c_int = 6;
/// `MPI_T_SCOPE_ALL_EQ`.
pub const T_SCOPE_ALL_EQ: c_int = 7;
/// `MPI_T_PVAR_CLASS_STATE`.
pub const T_PVAR_CLASS_STATE: c_int = 1;
/// `MPI_T_PVAR_CLASS_LEVEL`.
pub const T_PVAR_CLASS_LEVEL: c_int = 2;
/// `MPI_T_PVAR_CLASS_SIZE`.
pub const T_PVAR_CLASS_SIZE: c_int = 3;
/// `MPI_T_PVAR_CLASS_PERCENTAGE`.
pub const T_PVAR_CLASS_PERCENTAGE: c_int = 4;
/// `MPI_T_PVAR_CLASS_HIGHWATERMARK`.
pub const T_PVAR_CLASS_HIGHWATERMARK: c_int = 5;
/// `MPI_T_PVAR_CLASS_LOWWATERMARK`.
pub const T_PVAR_CLASS_LOWWATERMARK: c_int = 6;
/// `MPI_T_PVAR_CLASS_COUNTER`.
pub const T_PVAR_CLASS_COUNTER: c_int = 7;
/// `MPI_T_PVAR_CLASS_AGGREGATE`.
pub const T_PVAR_CLASS_AGGREGATE: c_int = 8;
/// `MPI_T_PVAR_CLASS_TIMER`.
pub const T_PVAR_CLASS_TIMER: c_int = 9;
/// `MPI_T_PVAR_CLASS_GENERIC`.
pub const T_PVAR_CLASS_GENERIC: c_int = 10;
