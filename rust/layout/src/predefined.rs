//! The predefined datatypes: size, alignment, and what a reduction may do with them.
//!
//! The numbers are the handles of the MPI ABI (MPI 5.0, chapter 20), so that `mpi::datatype` turns
//! a handle into one of these with a table look-up. C types have the sizes of the LP64 Linux ABIs,
//! Fortran types those of a compiler with default options.

use std::fmt;

use Format::{Complex, One, Pair};
use Scalar::{
    F16, F32, F64, F80, F128, I8, I16, I32, I64, I128, L8, L16, L32, L64, L128, Raw, U8, U16, U32, U64,
};

/// How the bits of one number are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// Two's complement, 1 byte.
    I8,
    /// Two's complement, 2 bytes.
    I16,
    /// Two's complement, 4 bytes.
    I32,
    /// Two's complement, 8 bytes.
    I64,
    /// Two's complement, 16 bytes.
    I128,
    /// Unsigned, 1 byte.
    U8,
    /// Unsigned, 2 bytes.
    U16,
    /// Unsigned, 4 bytes.
    U32,
    /// Unsigned, 8 bytes.
    U64,
    /// IEEE 754 binary16.
    F16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
    /// `long double`: on x86-64 the 80-bit format of the x87 in 16 bytes.
    F80,
    /// IEEE 754 binary128.
    F128,
    /// Truth value, 1 byte: zero is false, all else is true.
    L8,
    /// Truth value, 2 bytes.
    L16,
    /// Truth value, 4 bytes.
    L32,
    /// Truth value, 8 bytes.
    L64,
    /// Truth value, 16 bytes.
    L128,
    /// One byte without meaning.
    Raw,
}

impl Scalar {
    /// Bytes, which is also the alignment on the ABIs that we serve.
    pub const fn size(self) -> u64 {
        match self {
            I8 | U8 | L8 | Raw => 1,
            I16 | U16 | L16 | F16 => 2,
            I32 | U32 | L32 | F32 => 4,
            I64 | U64 | L64 | F64 => 8,
            I128 | L128 | F80 | F128 => 16,
        }
    }
}

/// The numbers that make up one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// One number.
    One(Scalar),
    /// Real part, then imaginary part.
    Complex(Scalar),
    /// A C struct of a value and an index, for `MPI_MINLOC` and `MPI_MAXLOC`.
    Pair(Scalar, Scalar),
}

/// The groups by which MPI 5.0, 6.9.2 says what a predefined operator may be applied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// C integers, signed and unsigned.
    CInteger,
    /// Fortran integers.
    FortranInteger,
    /// Floating point of either language.
    Floating,
    /// Fortran logicals, C and C++ bool.
    Logical,
    /// Complex numbers of any language.
    Complex,
    /// `MPI_BYTE`.
    Byte,
    /// `MPI_AINT`, `MPI_OFFSET`, `MPI_COUNT`.
    Multilanguage,
    /// Value and index.
    ValueIndex,
    /// Characters and `MPI_PACKED`: no operator applies.
    Other,
}

macro_rules! predefined {
    ($($variant:ident = $code:literal, $name:literal, $group:ident, $format:expr;)*) => {
        /// A predefined datatype, numbered by its ABI handle.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u16)]
        pub enum Predefined {
            $(
                #[doc = concat!("`", $name, "`.")]
                $variant = $code,
            )*
        }

        impl Predefined {
            /// Every predefined datatype, in the order of the handles.
            pub const ALL: &[Predefined] = &[$(Predefined::$variant),*];

            /// Name in the standard.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Predefined::$variant => $name,)*
                }
            }

            /// What operators apply.
            pub const fn group(self) -> Group {
                match self {
                    $(Predefined::$variant => Group::$group,)*
                }
            }

            /// The numbers in one element.
            pub const fn format(self) -> Format {
                match self {
                    $(Predefined::$variant => $format,)*
                }
            }
        }
    };
}

predefined! {
    Aint = 0x201, "MPI_AINT", Multilanguage, One(I64);
    Count = 0x202, "MPI_COUNT", Multilanguage, One(I64);
    Offset = 0x203, "MPI_OFFSET", Multilanguage, One(I64);
    Packed = 0x207, "MPI_PACKED", Other, One(Raw);
    Short = 0x208, "MPI_SHORT", CInteger, One(I16);
    Int = 0x209, "MPI_INT", CInteger, One(I32);
    Long = 0x20a, "MPI_LONG", CInteger, One(I64);
    LongLong = 0x20b, "MPI_LONG_LONG_INT", CInteger, One(I64);
    UnsignedShort = 0x20c, "MPI_UNSIGNED_SHORT", CInteger, One(U16);
    Unsigned = 0x20d, "MPI_UNSIGNED", CInteger, One(U32);
    UnsignedLong = 0x20e, "MPI_UNSIGNED_LONG", CInteger, One(U64);
    UnsignedLongLong = 0x20f, "MPI_UNSIGNED_LONG_LONG", CInteger, One(U64);
    Float = 0x210, "MPI_FLOAT", Floating, One(F32);
    CFloatComplex = 0x212, "MPI_C_COMPLEX", Complex, Complex(F32);
    CxxFloatComplex = 0x213, "MPI_CXX_FLOAT_COMPLEX", Complex, Complex(F32);
    Double = 0x214, "MPI_DOUBLE", Floating, One(F64);
    CDoubleComplex = 0x216, "MPI_C_DOUBLE_COMPLEX", Complex, Complex(F64);
    CxxDoubleComplex = 0x217, "MPI_CXX_DOUBLE_COMPLEX", Complex, Complex(F64);
    Logical = 0x218, "MPI_LOGICAL", Logical, One(L32);
    Integer = 0x219, "MPI_INTEGER", FortranInteger, One(I32);
    Real = 0x21a, "MPI_REAL", Floating, One(F32);
    Complex = 0x21b, "MPI_COMPLEX", Complex, Complex(F32);
    DoublePrecision = 0x21c, "MPI_DOUBLE_PRECISION", Floating, One(F64);
    DoubleComplex = 0x21d, "MPI_DOUBLE_COMPLEX", Complex, Complex(F64);
    Character = 0x21e, "MPI_CHARACTER", Other, One(I8);
    LongDouble = 0x220, "MPI_LONG_DOUBLE", Floating, One(F80);
    CLongDoubleComplex = 0x224, "MPI_C_LONG_DOUBLE_COMPLEX", Complex, Complex(F80);
    CxxLongDoubleComplex = 0x225, "MPI_CXX_LONG_DOUBLE_COMPLEX", Complex, Complex(F80);
    FloatInt = 0x228, "MPI_FLOAT_INT", ValueIndex, Pair(F32, I32);
    DoubleInt = 0x229, "MPI_DOUBLE_INT", ValueIndex, Pair(F64, I32);
    LongInt = 0x22a, "MPI_LONG_INT", ValueIndex, Pair(I64, I32);
    TwoInt = 0x22b, "MPI_2INT", ValueIndex, Pair(I32, I32);
    ShortInt = 0x22c, "MPI_SHORT_INT", ValueIndex, Pair(I16, I32);
    LongDoubleInt = 0x22d, "MPI_LONG_DOUBLE_INT", ValueIndex, Pair(F80, I32);
    TwoReal = 0x230, "MPI_2REAL", ValueIndex, Pair(F32, F32);
    TwoDoublePrecision = 0x231, "MPI_2DOUBLE_PRECISION", ValueIndex, Pair(F64, F64);
    TwoInteger = 0x232, "MPI_2INTEGER", ValueIndex, Pair(I32, I32);
    CBool = 0x238, "MPI_C_BOOL", Logical, One(L8);
    CxxBool = 0x239, "MPI_CXX_BOOL", Logical, One(L8);
    Wchar = 0x23c, "MPI_WCHAR", Other, One(I32);
    Int8 = 0x240, "MPI_INT8_T", CInteger, One(I8);
    Uint8 = 0x241, "MPI_UINT8_T", CInteger, One(U8);
    Char = 0x243, "MPI_CHAR", Other, One(I8);
    SignedChar = 0x244, "MPI_SIGNED_CHAR", CInteger, One(I8);
    UnsignedChar = 0x245, "MPI_UNSIGNED_CHAR", CInteger, One(U8);
    Byte = 0x247, "MPI_BYTE", Byte, One(Raw);
    Int16 = 0x248, "MPI_INT16_T", CInteger, One(I16);
    Uint16 = 0x249, "MPI_UINT16_T", CInteger, One(U16);
    Int32 = 0x250, "MPI_INT32_T", CInteger, One(I32);
    Uint32 = 0x251, "MPI_UINT32_T", CInteger, One(U32);
    Int64 = 0x258, "MPI_INT64_T", CInteger, One(I64);
    Uint64 = 0x259, "MPI_UINT64_T", CInteger, One(U64);
    Logical1 = 0x2c0, "MPI_LOGICAL1", Logical, One(L8);
    Integer1 = 0x2c1, "MPI_INTEGER1", FortranInteger, One(I8);
    Logical2 = 0x2c8, "MPI_LOGICAL2", Logical, One(L16);
    Integer2 = 0x2c9, "MPI_INTEGER2", FortranInteger, One(I16);
    Real2 = 0x2ca, "MPI_REAL2", Floating, One(F16);
    Logical4 = 0x2d0, "MPI_LOGICAL4", Logical, One(L32);
    Integer4 = 0x2d1, "MPI_INTEGER4", FortranInteger, One(I32);
    Real4 = 0x2d2, "MPI_REAL4", Floating, One(F32);
    Complex4 = 0x2d3, "MPI_COMPLEX4", Complex, Complex(F16);
    Logical8 = 0x2d8, "MPI_LOGICAL8", Logical, One(L64);
    Integer8 = 0x2d9, "MPI_INTEGER8", FortranInteger, One(I64);
    Real8 = 0x2da, "MPI_REAL8", Floating, One(F64);
    Complex8 = 0x2db, "MPI_COMPLEX8", Complex, Complex(F32);
    Logical16 = 0x2e0, "MPI_LOGICAL16", Logical, One(L128);
    Integer16 = 0x2e1, "MPI_INTEGER16", FortranInteger, One(I128);
    Real16 = 0x2e2, "MPI_REAL16", Floating, One(F128);
    Complex16 = 0x2e3, "MPI_COMPLEX16", Complex, Complex(F64);
    Complex32 = 0x2eb, "MPI_COMPLEX32", Complex, Complex(F128);
}

/// The predefined datatypes have the handles 0x200 + index into the tables.
const FIRST: usize = 0x200;
const TABLE: usize = 0x100;

static BY_CODE: [Option<Predefined>; TABLE] = {
    let mut table = [None; TABLE];
    let mut i = 0;
    while i < Predefined::ALL.len() {
        table[Predefined::ALL[i] as usize - FIRST] = Some(Predefined::ALL[i]);
        i += 1;
    }
    table
};

static SIZES: [u8; TABLE] = {
    let mut table = [0; TABLE];
    let mut i = 0;
    while i < Predefined::ALL.len() {
        let size = match Predefined::ALL[i].format() {
            One(scalar) => scalar.size(),
            Complex(scalar) => 2 * scalar.size(),
            Pair(value, index) => value.size() + index.size(),
        };
        table[Predefined::ALL[i] as usize - FIRST] = size as u8;
        i += 1;
    }
    table
};

impl Predefined {
    /// The datatype with this ABI handle; `MPI_DATATYPE_NULL` is none.
    #[inline]
    pub fn from_code(code: usize) -> Option<Predefined> {
        BY_CODE.get(code.wrapping_sub(FIRST)).copied().flatten()
    }

    /// The ABI handle.
    pub const fn code(self) -> usize {
        self as usize
    }

    /// Bytes of data in one element, padding not counted.
    #[inline]
    pub fn size(self) -> u64 {
        u64::from(SIZES[self as usize - FIRST])
    }

    /// The multiple of bytes at which a C compiler places it.
    pub const fn alignment(self) -> u64 {
        match self.format() {
            One(scalar) | Complex(scalar) => scalar.size(),
            Pair(value, index) => {
                if value.size() > index.size() {
                    value.size()
                } else {
                    index.size()
                }
            }
        }
    }

    /// The value and the index of a pair, as if it were made by `MPI_Type_create_struct` (6.9.4).
    pub const fn members(self) -> Option<(Predefined, Predefined)> {
        use Predefined::*;
        match self {
            FloatInt => Some((Float, Int)),
            DoubleInt => Some((Double, Int)),
            LongInt => Some((Long, Int)),
            TwoInt => Some((Int, Int)),
            ShortInt => Some((Short, Int)),
            LongDoubleInt => Some((LongDouble, Int)),
            TwoReal => Some((Real, Real)),
            TwoDoublePrecision => Some((DoublePrecision, DoublePrecision)),
            TwoInteger => Some((Integer, Integer)),
            _ => None,
        }
    }

    /// Where the index of a pair lies; the size for all others.
    pub(crate) fn second_at(self) -> u64 {
        match self.format() {
            Pair(value, index) => value.size().next_multiple_of(index.size()),
            One(_) | Complex(_) => self.size(),
        }
    }

    /// One element follows the other without padding.
    #[inline]
    pub(crate) fn is_contiguous(self) -> bool {
        match self.format() {
            Pair(value, index) => {
                let end = self.second_at() + index.size();
                end == value.size() + index.size() && end.is_multiple_of(self.alignment())
            }
            One(_) | Complex(_) => true,
        }
    }
}

impl fmt::Debug for Predefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_agree_with_the_c_compiler() {
        for (datatype, size, extent, contiguous) in [
            (Predefined::Int, 4, 4, true),
            (Predefined::LongDouble, 16, 16, true),
            (Predefined::CLongDoubleComplex, 32, 32, true),
            (Predefined::FloatInt, 8, 8, true),
            (Predefined::DoubleInt, 12, 16, false),
            (Predefined::LongInt, 12, 16, false),
            (Predefined::ShortInt, 6, 8, false),
            (Predefined::LongDoubleInt, 20, 32, false),
            (Predefined::TwoDoublePrecision, 16, 16, true),
        ] {
            assert_eq!(datatype.size(), size, "{datatype:?}");
            assert_eq!(datatype.is_contiguous(), contiguous, "{datatype:?}");
            let end = match datatype.format() {
                Pair(_, index) => datatype.second_at() + index.size(),
                One(_) | Complex(_) => datatype.size(),
            };
            assert_eq!(end.next_multiple_of(datatype.alignment()), extent, "{datatype:?}");
        }
    }

    #[test]
    fn fixed_size_handles_carry_their_size() {
        for &datatype in Predefined::ALL {
            assert_eq!(Predefined::from_code(datatype.code()), Some(datatype));
            if datatype.code() >= 0x240 {
                assert_eq!(datatype.size(), 1 << (datatype.code() >> 3 & 7), "{datatype:?}");
            }
        }
        for code in [0, 0x1ff, 0x200, 0x204, 0x2ff, 0x300, usize::MAX] {
            assert_eq!(Predefined::from_code(code), None);
        }
    }
}
