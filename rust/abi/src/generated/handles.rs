//! Predefined handles. Written by codegen.

use crate::handles::*;

impl Op {
    /// `MPI_OP_NULL`.
    pub const NULL: Op = Op(0x20);
    /// `MPI_SUM`.
    pub const SUM: Op = Op(0x21);
    /// `MPI_MIN`.
    pub const MIN: Op = Op(0x22);
    /// `MPI_MAX`.
    pub const MAX: Op = Op(0x23);
    /// `MPI_PROD`.
    pub const PROD: Op = Op(0x24);
    /// `MPI_BAND`.
    pub const BAND: Op = Op(0x28);
    /// `MPI_BOR`.
    pub const BOR: Op = Op(0x29);
    /// `MPI_BXOR`.
    pub const BXOR: Op = Op(0x2a);
    /// `MPI_LAND`.
    pub const LAND: Op = Op(0x30);
    /// `MPI_LOR`.
    pub const LOR: Op = Op(0x31);
    /// `MPI_LXOR`.
    pub const LXOR: Op = Op(0x32);
    /// `MPI_MINLOC`.
    pub const MINLOC: Op = Op(0x38);
    /// `MPI_MAXLOC`.
    pub const MAXLOC: Op = Op(0x39);
    /// `MPI_REPLACE`.
    pub const REPLACE: Op = Op(0x3c);
    /// `MPI_NO_OP`.
    pub const NO_OP: Op = Op(0x3d);
}

impl Comm {
    /// `MPI_COMM_NULL`.
    pub const NULL: Comm = Comm(0x100);
    /// `MPI_COMM_WORLD`.
    pub const WORLD: Comm = Comm(0x101);
    /// `MPI_COMM_SELF`.
    pub const SELF: Comm = Comm(0x102);
}

impl Group {
    /// `MPI_GROUP_NULL`.
    pub const NULL: Group = Group(0x108);
    /// `MPI_GROUP_EMPTY`.
    pub const EMPTY: Group = Group(0x109);
}

impl Win {
    /// `MPI_WIN_NULL`.
    pub const NULL: Win = Win(0x110);
}

impl File {
    /// `MPI_FILE_NULL`.
    pub const NULL: File = File(0x118);
}

impl Session {
    /// `MPI_SESSION_NULL`.
    pub const NULL: Session = Session(0x120);
}

impl Message {
    /// `MPI_MESSAGE_NULL`.
    pub const NULL: Message = Message(0x128);
    /// `MPI_MESSAGE_NO_PROC`.
    pub const NO_PROC: Message = Message(0x129);
}

impl Info {
    /// `MPI_INFO_NULL`.
    pub const NULL: Info = Info(0x130);
    /// `MPI_INFO_ENV`.
    pub const ENV: Info = Info(0x131);
}

impl Errhandler {
    /// `MPI_ERRHANDLER_NULL`.
    pub const NULL: Errhandler = Errhandler(0x140);
    /// `MPI_ERRORS_ARE_FATAL`.
    pub const ERRORS_ARE_FATAL: Errhandler = Errhandler(0x141);
    /// `MPI_ERRORS_ABORT`.
    pub const ERRORS_ABORT: Errhandler = Errhandler(0x142);
    /// `MPI_ERRORS_RETURN`.
    pub const ERRORS_RETURN: Errhandler = Errhandler(0x143);
}

impl Request {
    /// `MPI_REQUEST_NULL`.
    pub const NULL: Request = Request(0x180);
}

impl Datatype {
    /// `MPI_DATATYPE_NULL`.
    pub const NULL: Datatype = Datatype(0x200);
    /// `MPI_AINT`.
    pub const AINT: Datatype = Datatype(0x201);
    /// `MPI_COUNT`.
    pub const COUNT: Datatype = Datatype(0x202);
    /// `MPI_OFFSET`.
    pub const OFFSET: Datatype = Datatype(0x203);
    /// `MPI_PACKED`.
    pub const PACKED: Datatype = Datatype(0x207);
    /// `MPI_SHORT`.
    pub const SHORT: Datatype = Datatype(0x208);
    /// `MPI_INT`.
    pub const INT: Datatype = Datatype(0x209);
    /// `MPI_LONG`.
    pub const LONG: Datatype = Datatype(0x20a);
    /// `MPI_LONG_LONG`.
    pub const LONG_LONG: Datatype = Datatype(0x20b);
    /// `MPI_LONG_LONG_INT`.
    pub const LONG_LONG_INT: Datatype = Datatype(0x20b);
    /// `MPI_UNSIGNED_SHORT`.
    pub const UNSIGNED_SHORT: Datatype = Datatype(0x20c);
    /// `MPI_UNSIGNED`.
    pub const UNSIGNED: Datatype = Datatype(0x20d);
    /// `MPI_UNSIGNED_LONG`.
    pub const UNSIGNED_LONG: Datatype = Datatype(0x20e);
    /// `MPI_UNSIGNED_LONG_LONG`.
    pub const UNSIGNED_LONG_LONG: Datatype = Datatype(0x20f);
    /// `MPI_FLOAT`.
    pub const FLOAT: Datatype = Datatype(0x210);
    /// `MPI_C_FLOAT_COMPLEX`.
    pub const C_FLOAT_COMPLEX: Datatype = Datatype(0x212);
    /// `MPI_C_COMPLEX`.
    pub const C_COMPLEX: Datatype = Datatype(0x212);
    /// `MPI_CXX_FLOAT_COMPLEX`.
    pub const CXX_FLOAT_COMPLEX: Datatype = Datatype(0x213);
    /// `MPI_DOUBLE`.
    pub const DOUBLE: Datatype = Datatype(0x214);
    /// `MPI_C_DOUBLE_COMPLEX`.
    pub const C_DOUBLE_COMPLEX: Datatype = Datatype(0x216);
    /// `MPI_CXX_DOUBLE_COMPLEX`.
    pub const CXX_DOUBLE_COMPLEX: Datatype = Datatype(0x217);
    /// `MPI_LOGICAL`.
    pub const LOGICAL: Datatype = Datatype(0x218);
    /// `MPI_INTEGER`.
    pub const INTEGER: Datatype = Datatype(0x219);
    /// `MPI_REAL`.
    pub const REAL: Datatype = Datatype(0x21a);
    /// `MPI_COMPLEX`.
    pub const COMPLEX: Datatype = Datatype(0x21b);
    /// `MPI_DOUBLE_PRECISION`.
    pub const DOUBLE_PRECISION: Datatype = Datatype(0x21c);
    /// `MPI_DOUBLE_COMPLEX`.
    pub const DOUBLE_COMPLEX: Datatype = Datatype(0x21d);
    /// `MPI_CHARACTER`.
    pub const CHARACTER: Datatype = Datatype(0x21e);
    /// `MPI_LONG_DOUBLE`.
    pub const LONG_DOUBLE: Datatype = Datatype(0x220);
    /// `MPI_C_LONG_DOUBLE_COMPLEX`.
    pub const C_LONG_DOUBLE_COMPLEX: Datatype = Datatype(0x224);
    /// `MPI_CXX_LONG_DOUBLE_COMPLEX`.
    pub const CXX_LONG_DOUBLE_COMPLEX: Datatype = Datatype(0x225);
    /// `MPI_FLOAT_INT`.
    pub const FLOAT_INT: Datatype = Datatype(0x228);
    /// `MPI_DOUBLE_INT`.
    pub const DOUBLE_INT: Datatype = Datatype(0x229);
    /// `MPI_LONG_INT`.
    pub const LONG_INT: Datatype = Datatype(0x22a);
    /// `MPI_2INT`.
    pub const TWO_INT: Datatype = Datatype(0x22b);
    /// `MPI_SHORT_INT`.
    pub const SHORT_INT: Datatype = Datatype(0x22c);
    /// `MPI_LONG_DOUBLE_INT`.
    pub const LONG_DOUBLE_INT: Datatype = Datatype(0x22d);
    /// `MPI_2REAL`.
    pub const TWO_REAL: Datatype = Datatype(0x230);
    /// `MPI_2DOUBLE_PRECISION`.
    pub const TWO_DOUBLE_PRECISION: Datatype = Datatype(0x231);
    /// `MPI_2INTEGER`.
    pub const TWO_INTEGER: Datatype = Datatype(0x232);
    /// `MPI_C_BOOL`.
    pub const C_BOOL: Datatype = Datatype(0x238);
    /// `MPI_CXX_BOOL`.
    pub const CXX_BOOL: Datatype = Datatype(0x239);
    /// `MPI_WCHAR`.
    pub const WCHAR: Datatype = Datatype(0x23c);
    /// `MPI_INT8_T`.
    pub const INT8_T: Datatype = Datatype(0x240);
    /// `MPI_UINT8_T`.
    pub const UINT8_T: Datatype = Datatype(0x241);
    /// `MPI_CHAR`.
    pub const CHAR: Datatype = Datatype(0x243);
    /// `MPI_SIGNED_CHAR`.
    pub const SIGNED_CHAR: Datatype = Datatype(0x244);
    /// `MPI_UNSIGNED_CHAR`.
    pub const UNSIGNED_CHAR: Datatype = Datatype(0x245);
    /// `MPI_BYTE`.
    pub const BYTE: Datatype = Datatype(0x247);
    /// `MPI_INT16_T`.
    pub const INT16_T: Datatype = Datatype(0x248);
    /// `MPI_UINT16_T`.
    pub const UINT16_T: Datatype = Datatype(0x249);
    /// `MPI_INT32_T`.
    pub const INT32_T: Datatype = Datatype(0x250);
    /// `MPI_UINT32_T`.
    pub const UINT32_T: Datatype = Datatype(0x251);
    /// `MPI_INT64_T`.
    pub const INT64_T: Datatype = Datatype(0x258);
    /// `MPI_UINT64_T`.
    pub const UINT64_T: Datatype = Datatype(0x259);
    /// `MPI_LOGICAL1`.
    pub const LOGICAL1: Datatype = Datatype(0x2c0);
    /// `MPI_INTEGER1`.
    pub const INTEGER1: Datatype = Datatype(0x2c1);
    /// `MPI_LOGICAL2`.
    pub const LOGICAL2: Datatype = Datatype(0x2c8);
    /// `MPI_INTEGER2`.
    pub const INTEGER2: Datatype = Datatype(0x2c9);
    /// `MPI_REAL2`.
    pub const REAL2: Datatype = Datatype(0x2ca);
    /// `MPI_LOGICAL4`.
    pub const LOGICAL4: Datatype = Datatype(0x2d0);
    /// `MPI_INTEGER4`.
    pub const INTEGER4: Datatype = Datatype(0x2d1);
    /// `MPI_REAL4`.
    pub const REAL4: Datatype = Datatype(0x2d2);
    /// `MPI_COMPLEX4`.
    pub const COMPLEX4: Datatype = Datatype(0x2d3);
    /// `MPI_LOGICAL8`.
    pub const LOGICAL8: Datatype = Datatype(0x2d8);
    /// `MPI_INTEGER8`.
    pub const INTEGER8: Datatype = Datatype(0x2d9);
    /// `MPI_REAL8`.
    pub const REAL8: Datatype = Datatype(0x2da);
    /// `MPI_COMPLEX8`.
    pub const COMPLEX8: Datatype = Datatype(0x2db);
    /// `MPI_LOGICAL16`.
    pub const LOGICAL16: Datatype = Datatype(0x2e0);
    /// `MPI_INTEGER16`.
    pub const INTEGER16: Datatype = Datatype(0x2e1);
    /// `MPI_REAL16`.
    pub const REAL16: Datatype = Datatype(0x2e2);
    /// `MPI_COMPLEX16`.
    pub const COMPLEX16: Datatype = Datatype(0x2e3);
    /// `MPI_COMPLEX32`.
    pub const COMPLEX32: Datatype = Datatype(0x2eb);
}

impl TEnum {
    /// `MPI_T_ENUM_NULL`.
    pub const NULL: TEnum = TEnum(0x0);
}

impl TCvarHandle {
    /// `MPI_T_CVAR_HANDLE_NULL`.
    pub const NULL: TCvarHandle = TCvarHandle(0x0);
}

impl TPvarHandle {
    /// `MPI_T_PVAR_HANDLE_NULL`.
    pub const NULL: TPvarHandle = TPvarHandle(0x0);
    /// `MPI_T_PVAR_ALL_HANDLES`.
    pub const PVAR_ALL_HANDLES: TPvarHandle = TPvarHandle(0x1);
}

impl TPvarSession {
    /// `MPI_T_PVAR_SESSION_NULL`.
    pub const NULL: TPvarSession = TPvarSession(0x0);
}

