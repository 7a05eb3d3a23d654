//! Predefined reduction operators (MPI 5.0, 6.9): which datatypes each accepts, and its effect.
//!
//! Callers check with [`Operator::accepts`] when the call is made and apply without further checks.

mod kernel;
mod number;
pub(crate) mod soft;

use std::fmt;

use p2pmpi_layout::{Group, Predefined};

macro_rules! operators {
    ($($variant:ident = $code:literal, $name:literal;)*) => {
        /// A predefined operator, numbered by its ABI handle.
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(u8)]
        pub enum Operator {
            $(
                #[doc = concat!("`", $name, "`.")]
                $variant = $code,
            )*
        }

        impl Operator {
            /// Every predefined operator.
            pub const ALL: &[Operator] = &[$(Operator::$variant),*];

            /// The operator with this ABI handle; `MPI_OP_NULL` is none.
            pub const fn from_code(code: usize) -> Option<Operator> {
                match code {
                    $($code => Some(Operator::$variant),)*
                    _ => None,
                }
            }

            /// Name in the standard.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Operator::$variant => $name,)*
                }
            }
        }
    };
}

operators! {
    Sum = 0x21, "MPI_SUM";
    Min = 0x22, "MPI_MIN";
    Max = 0x23, "MPI_MAX";
    Prod = 0x24, "MPI_PROD";
    Band = 0x28, "MPI_BAND";
    Bor = 0x29, "MPI_BOR";
    Bxor = 0x2a, "MPI_BXOR";
    Land = 0x30, "MPI_LAND";
    Lor = 0x31, "MPI_LOR";
    Lxor = 0x32, "MPI_LXOR";
    Minloc = 0x38, "MPI_MINLOC";
    Maxloc = 0x39, "MPI_MAXLOC";
    Replace = 0x3c, "MPI_REPLACE";
    NoOp = 0x3d, "MPI_NO_OP";
}

impl Operator {
    /// MPI 5.0, 6.9.2 and 6.9.4: the operator is defined on this datatype in a reduction.
    /// `MPI_REPLACE` and `MPI_NO_OP` are for accumulates only. Logical operators take any integer, and
    /// MPI_CHAR counts as one, as other libraries allow and programs expect.
    pub fn accepts(self, datatype: Predefined) -> bool {
        use Group::{Byte, CInteger, Complex, Floating, FortranInteger, Logical, Multilanguage, ValueIndex};
        let integer = matches!(datatype.group(), CInteger | FortranInteger | Multilanguage)
            || datatype == Predefined::Char;
        match self {
            Operator::Min | Operator::Max => integer || datatype.group() == Floating,
            Operator::Sum | Operator::Prod => integer || matches!(datatype.group(), Floating | Complex),
            Operator::Band | Operator::Bor | Operator::Bxor => integer || datatype.group() == Byte,
            Operator::Land | Operator::Lor | Operator::Lxor => integer || datatype.group() == Logical,
            Operator::Minloc | Operator::Maxloc => datatype.group() == ValueIndex,
            Operator::Replace | Operator::NoOp => false,
        }
    }

    /// What it accepts, for error messages.
    pub fn accepted(self) -> &'static str {
        match self {
            Operator::Min | Operator::Max => "integers and floating point",
            Operator::Sum | Operator::Prod => "integers, floating point and complex",
            Operator::Band | Operator::Bor | Operator::Bxor => "integers and MPI_BYTE",
            Operator::Land | Operator::Lor | Operator::Lxor => "integers and logicals",
            Operator::Minloc | Operator::Maxloc => "pairs of value and index, such as MPI_DOUBLE_INT",
            Operator::Replace | Operator::NoOp => "no reduction, only accumulates",
        }
    }

    /// `inout = input op inout` for packed elements of a datatype that it accepts.
    pub fn apply(self, datatype: Predefined, input: &[u8], inout: &mut [u8]) {
        match self {
            Operator::Sum => kernel::sum(datatype, input, inout),
            Operator::Prod => kernel::product(datatype, input, inout),
            Operator::Min => kernel::minimum(datatype, input, inout),
            Operator::Max => kernel::maximum(datatype, input, inout),
            Operator::Band => kernel::bitwise(input, inout, |a, b| a & b),
            Operator::Bor => kernel::bitwise(input, inout, |a, b| a | b),
            Operator::Bxor => kernel::bitwise(input, inout, |a, b| a ^ b),
            Operator::Land => kernel::logical(datatype, input, inout, |a, b| a && b),
            Operator::Lor => kernel::logical(datatype, input, inout, |a, b| a || b),
            Operator::Lxor => kernel::logical(datatype, input, inout, |a, b| a != b),
            Operator::Minloc => kernel::locate(false, datatype, input, inout),
            Operator::Maxloc => kernel::locate(true, datatype, input, inout),
            Operator::Replace => inout.copy_from_slice(input),
            Operator::NoOp => {}
        }
    }
}

impl fmt::Debug for Operator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn apply<const N: usize>(op: Operator, datatype: Predefined, input: [u8; N], inout: [u8; N]) -> [u8; N] {
        assert!(op.accepts(datatype), "{op:?} on {datatype:?}");
        let mut result = inout;
        op.apply(datatype, &input, &mut result);
        result
    }

    fn ints(op: Operator, a: i32, b: i32) -> i32 {
        i32::from_ne_bytes(apply(op, Predefined::Int, a.to_ne_bytes(), b.to_ne_bytes()))
    }

    #[test]
    fn integers() {
        assert_eq!(ints(Operator::Sum, i32::MAX, 1), i32::MIN);
        assert_eq!(ints(Operator::Prod, -3, 7), -21);
        assert_eq!((ints(Operator::Min, -1, 1), ints(Operator::Max, -1, 1)), (-1, 1));
        assert_eq!(ints(Operator::Band, 0x1ff, 0x70f), 0x10f);
        assert_eq!(ints(Operator::Bor, 0x100, 0x00f), 0x10f);
        assert_eq!(ints(Operator::Bxor, 0x1ff, 0x70f), 0x6f0);
        assert_eq!((ints(Operator::Land, 256, 2), ints(Operator::Land, 256, 0)), (1, 0));
        assert_eq!((ints(Operator::Lor, 0, 0), ints(Operator::Lor, 0, 512)), (0, 1));
        assert_eq!((ints(Operator::Lxor, 4, 2), ints(Operator::Lxor, 0, 2)), (0, 1));
        let large = apply(Operator::Max, Predefined::UnsignedChar, [200], [100]);
        assert_eq!((large, apply(Operator::Max, Predefined::SignedChar, [200], [100])), ([200], [100]));
        assert_eq!(apply(Operator::Sum, Predefined::Char, [0xff], [3]), [2]);
    }

    #[test]
    fn complex_product() {
        let pack = |re: f32, im: f32| {
            let mut bytes = [0; 8];
            bytes[..4].copy_from_slice(&re.to_ne_bytes());
            bytes[4..].copy_from_slice(&im.to_ne_bytes());
            bytes
        };
        // (1 + 2i)(3 - i) = 5 + 5i
        let product = apply(Operator::Prod, Predefined::CFloatComplex, pack(1.0, 2.0), pack(3.0, -1.0));
        assert_eq!(product, pack(5.0, 5.0));
        assert!(!Operator::Max.accepts(Predefined::CFloatComplex));
    }

    #[test]
    fn location_of_equal_values_is_the_lower_index() {
        let pack = |value: f64, index: i32| {
            let mut bytes = [0; 12];
            bytes[..8].copy_from_slice(&value.to_ne_bytes());
            bytes[8..].copy_from_slice(&index.to_ne_bytes());
            bytes
        };
        let at = |op, a, b| apply(op, Predefined::DoubleInt, a, b);
        assert_eq!(at(Operator::Maxloc, pack(2.0, 9), pack(1.0, 0)), pack(2.0, 9));
        assert_eq!(at(Operator::Maxloc, pack(2.0, 9), pack(2.0, 3)), pack(2.0, 3));
        assert_eq!(at(Operator::Maxloc, pack(2.0, 1), pack(2.0, 3)), pack(2.0, 1));
        assert_eq!(at(Operator::Minloc, pack(2.0, 1), pack(1.5, 3)), pack(1.5, 3));
        assert_eq!(at(Operator::Minloc, pack(1.0, 1), pack(1.5, 0)), pack(1.0, 1));
    }

    #[test]
    fn every_accepted_pair_has_a_loop_over_whole_elements() {
        for &op in Operator::ALL {
            for &datatype in Predefined::ALL {
                if op.accepts(datatype) {
                    let zeros = vec![0; 3 * datatype.size() as usize];
                    let mut result = zeros.clone();
                    op.apply(datatype, &zeros, &mut result);
                    assert_eq!(result, zeros, "{op:?} of zeros of {datatype:?}");
                }
            }
        }
        assert!(!Operator::Sum.accepts(Predefined::Character) && !Operator::Sum.accepts(Predefined::Byte));
        assert!(!Operator::Replace.accepts(Predefined::Int));
    }

    #[test]
    fn long_double_adds_like_the_processor() {
        if cfg!(target_arch = "x86_64") {
            // 1 + 2^-63 is not 1 in 64 bits of significand; 1 + 2^-64 is, ties going to even.
            let one = 0x3fff_8000_0000_0000_0000u128;
            let sum = |small: u128| {
                let op = Operator::Sum;
                u128::from_le_bytes(apply(op, Predefined::LongDouble, one.to_le_bytes(), small.to_le_bytes()))
            };
            assert_eq!(sum((0x3fff - 63) << 64 | 1 << 63), one + 1);
            assert_eq!(sum((0x3fff - 64) << 64 | 1 << 63), one);
        }
    }
}
