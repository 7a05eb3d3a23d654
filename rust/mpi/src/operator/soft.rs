//! Floating point that Rust has no type for: binary16, the 80-bit format of the x87, binary128.
//!
//! Add, multiply and compare, rounded to nearest even as IEEE 754 asks, in integer arithmetic. The
//! algorithm is one for all formats, so that the tests can check it on binary32 and binary64
//! against the processor. Slower than hardware by an order of magnitude; used by reductions over
//! `long double` and the Fortran kinds without a Rust counterpart, nothing else.

use std::cmp::Ordering;
use std::marker::PhantomData;

/// How a format lays out its bits.
pub trait Format: Copy {
    /// Bytes in memory, padding included.
    const SIZE: usize;
    /// Bits of the significand, the leading one included.
    const PRECISION: u32;
    /// Bits of the exponent.
    const EXPONENT: u32;
    /// The leading one of the significand is stored.
    const EXPLICIT: bool;
}

macro_rules! format {
    ($($name:ident: $doc:literal, $size:literal, $precision:literal, $exponent:literal, $explicit:literal;)*) => {
        $(
            #[doc = $doc]
            #[derive(Clone, Copy, Debug)]
            pub struct $name;

            impl Format for $name {
                const SIZE: usize = $size;
                const PRECISION: u32 = $precision;
                const EXPONENT: u32 = $exponent;
                const EXPLICIT: bool = $explicit;
            }
        )*
    };
}

format! {
    Binary16: "IEEE 754 binary16.", 2, 11, 5, false;
    Binary128: "IEEE 754 binary128.", 16, 113, 15, false;
}
#[cfg(target_arch = "x86_64")]
format! { Extended: "The x87's 80 bits in 16 bytes.", 16, 64, 15, true; }

/// What C calls `long double`.
#[cfg(target_arch = "x86_64")]
pub type LongDouble = Extended;
/// What C calls `long double`.
#[cfg(not(target_arch = "x86_64"))]
pub type LongDouble = Binary128;

/// A number of format `F`, unpacked.
#[derive(Clone, Copy, Debug)]
pub struct Soft<F> {
    negative: bool,
    value: Value,
    format: PhantomData<F>,
}

#[derive(Clone, Copy, Debug)]
enum Value {
    Nan,
    Infinite,
    /// `significand * 2^exponent`; the significand has exactly `PRECISION` bits, or is 0.
    Finite {
        exponent: i32,
        significand: u128,
    },
}

impl<F: Format> Soft<F> {
    const BIAS: i32 = (1 << (F::EXPONENT - 1)) - 1;
    /// Exponent of the last bit of the smallest normal number, and of all subnormal ones.
    const LOWEST: i32 = 1 - Self::BIAS - (F::PRECISION as i32 - 1);
    /// Stored bits of the significand.
    const STORED: u32 = F::PRECISION - if F::EXPLICIT { 0 } else { 1 };
    const EXPONENT_MASK: u128 = (1 << F::EXPONENT) - 1;

    fn new(negative: bool, value: Value) -> Soft<F> {
        Soft { negative, value, format: PhantomData }
    }

    /// Unpacks the bits, right-aligned.
    fn from_bits(bits: u128) -> Soft<F> {
        let stored = bits & ((1 << Self::STORED) - 1);
        let field = (bits >> Self::STORED & Self::EXPONENT_MASK) as i32;
        let negative = bits >> (Self::STORED + F::EXPONENT) & 1 == 1;
        let leading = 1u128 << (F::PRECISION - 1);
        let value = if field == Self::EXPONENT_MASK as i32 {
            if stored & (leading - 1) == 0 { Value::Infinite } else { Value::Nan }
        } else {
            let normal = field > 0;
            let significand = if normal && !F::EXPLICIT { stored | leading } else { stored };
            normalized::<F>(significand, Self::LOWEST + if normal { field - 1 } else { 0 })
        };
        Soft::new(negative, value)
    }

    /// Packs the bits, right-aligned.
    fn to_bits(self) -> u128 {
        let leading = 1u128 << (F::PRECISION - 1);
        let fraction =
            |significand: u128| if F::EXPLICIT { significand } else { significand & (leading - 1) };
        let (field, stored) = match self.value {
            Value::Nan => (Self::EXPONENT_MASK, fraction(leading | leading >> 1)),
            Value::Infinite => (Self::EXPONENT_MASK, fraction(leading)),
            Value::Finite { significand: 0, .. } => (0, 0),
            Value::Finite { exponent, significand } if exponent < Self::LOWEST => {
                (0, significand >> (Self::LOWEST - exponent))
            }
            Value::Finite { exponent, significand } => {
                ((exponent - Self::LOWEST + 1) as u128, fraction(significand))
            }
        };
        u128::from(self.negative) << (Self::STORED + F::EXPONENT) | field << Self::STORED | stored
    }

    /// Reads `F::SIZE` bytes.
    pub fn read(bytes: &[u8]) -> Soft<F> {
        let mut all = [0; 16];
        all[..F::SIZE].copy_from_slice(bytes);
        Self::from_bits(u128::from_le_bytes(all))
    }

    /// Writes `F::SIZE` bytes; padding becomes zero.
    pub fn write(self, bytes: &mut [u8]) {
        bytes.copy_from_slice(&self.to_bits().to_le_bytes()[..F::SIZE]);
    }

    /// The same number with the other sign.
    pub fn negated(self) -> Soft<F> {
        Soft { negative: !self.negative, ..self }
    }

    /// The nearest number of another format.
    pub fn convert<G: Format>(self) -> Soft<G> {
        match self.value {
            Value::Finite { exponent, significand } => Soft::rounded(self.negative, exponent, significand),
            value => Soft::new(self.negative, value),
        }
    }

    /// The sum.
    pub fn plus(self, other: Soft<F>) -> Soft<F> {
        let (a, b) = match (self.value, other.value) {
            (Value::Nan, _) | (_, Value::Nan) => return Soft::new(false, Value::Nan),
            (Value::Infinite, Value::Infinite) if self.negative != other.negative => {
                return Soft::new(true, Value::Nan);
            }
            (Value::Infinite, _) => return self,
            (_, Value::Infinite) => return other,
            (Value::Finite { significand: 0, .. }, Value::Finite { significand: 0, .. }) => {
                return Soft::new(self.negative && other.negative, self.value);
            }
            (Value::Finite { significand: 0, .. }, _) => return other,
            (_, Value::Finite { significand: 0, .. }) => return self,
            (Value::Finite { exponent: i, .. }, Value::Finite { exponent: j, .. }) if i < j => (other, self),
            _ => (self, other),
        };
        let (
            Value::Finite { exponent, significand: large },
            Value::Finite { exponent: lower, significand: small },
        ) = (a.value, b.value)
        else {
            unreachable!("only finite numbers get here")
        };
        // Two guard bits and a sticky one decide every rounding.
        let (large, small) = (large << 3, shifted_right(small << 3, (exponent - lower) as u32));
        if a.negative == b.negative {
            return Self::rounded(a.negative, exponent - 3, large + small);
        }
        match large.cmp(&small) {
            Ordering::Equal => Self::rounded(false, exponent - 3, 0),
            Ordering::Greater => Self::rounded(a.negative, exponent - 3, large - small),
            Ordering::Less => Self::rounded(b.negative, exponent - 3, small - large),
        }
    }

    /// The product.
    pub fn times(self, other: Soft<F>) -> Soft<F> {
        let negative = self.negative != other.negative;
        match (self.value, other.value) {
            (Value::Nan, _) | (_, Value::Nan) => Soft::new(false, Value::Nan),
            (Value::Infinite, Value::Finite { significand: 0, .. })
            | (Value::Finite { significand: 0, .. }, Value::Infinite) => Soft::new(true, Value::Nan),
            (Value::Infinite, _) | (_, Value::Infinite) => Soft::new(negative, Value::Infinite),
            (
                Value::Finite { exponent: i, significand: a },
                Value::Finite { exponent: j, significand: b },
            ) => {
                // Keep the upper bits of a product that may have 226, the rest as a sticky bit.
                let (high, low) = wide_product(a, b);
                let excess = (2 * F::PRECISION).saturating_sub(120);
                let product = if excess == 0 {
                    low
                } else {
                    high << (128 - excess) | low >> excess | u128::from(low << (128 - excess) != 0)
                };
                Self::rounded(negative, i + j + excess as i32, product)
            }
        }
    }

    /// Less, equal or greater; none if either is not a number.
    pub fn compare(self, other: Soft<F>) -> Option<Ordering> {
        if matches!(self.value, Value::Nan) || matches!(other.value, Value::Nan) {
            return None;
        }
        Some(self.key().cmp(&other.key()))
    }

    /// Orders like the number.
    fn key(self) -> (i8, i32, i128) {
        let sign = if self.negative { -1 } else { 1 };
        match self.value {
            Value::Finite { significand: 0, .. } => (0, 0, 0),
            Value::Finite { exponent, significand } => {
                (sign, i32::from(sign) * exponent, i128::from(sign) * significand as i128)
            }
            _ => (sign, i32::from(sign) * i32::MAX, 0),
        }
    }

    /// The number of this format nearest to `significand * 2^exponent`, where the last bit of the
    /// significand also stands for everything below it.
    fn rounded(negative: bool, exponent: i32, significand: u128) -> Soft<F> {
        let bits = 128 - significand.leading_zeros() as i32;
        let drop = (bits - F::PRECISION as i32).max(Self::LOWEST - exponent);
        if significand == 0 || drop <= 0 {
            return Soft::new(negative, normalized::<F>(significand, exponent));
        }
        let drop = drop as u32;
        let kept = significand.checked_shr(drop).unwrap_or(0);
        let half = 1u128.checked_shl(drop - 1).unwrap_or(0);
        let rest = if drop >= 128 { significand } else { significand & ((half << 1).wrapping_sub(1)) };
        let up = half != 0 && (rest > half || rest == half && kept & 1 == 1);
        let value = normalized::<F>(kept + u128::from(up), exponent + drop as i32);
        let largest = Self::LOWEST + Self::EXPONENT_MASK as i32 - 2;
        match value {
            Value::Finite { exponent, .. } if exponent > largest => Soft::new(negative, Value::Infinite),
            value => Soft::new(negative, value),
        }
    }
}

/// Shifts a significand of at most `PRECISION` + 1 bits so that it has exactly `PRECISION`.
fn normalized<F: Format>(significand: u128, exponent: i32) -> Value {
    if significand == 0 {
        return Value::Finite { exponent: 0, significand: 0 };
    }
    let bits = 128 - significand.leading_zeros();
    if bits > F::PRECISION {
        // Rounding up carried into a new bit; those below are zero.
        return Value::Finite { exponent: exponent + 1, significand: significand >> 1 };
    }
    let missing = F::PRECISION - bits;
    Value::Finite { exponent: exponent - missing as i32, significand: significand << missing }
}

/// Shifts right; what falls out leaves a one in the last bit.
fn shifted_right(significand: u128, by: u32) -> u128 {
    match by {
        0 => significand,
        1..128 => significand >> by | u128::from(significand << (128 - by) != 0),
        _ => u128::from(significand != 0),
    }
}

/// The 256 bits of a product: upper half, lower half.
fn wide_product(a: u128, b: u128) -> (u128, u128) {
    const LOW: u128 = u64::MAX as u128;
    let (a1, a0, b1, b0) = (a >> 64, a & LOW, b >> 64, b & LOW);
    let middle = a1 * b0 + ((a0 * b0) >> 64);
    let carry = (middle & LOW) + a0 * b1;
    (a1 * b1 + (middle >> 64) + (carry >> 64), carry << 64 | (a0 * b0) & LOW)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    format! {
        Binary32: "Checked against `f32`.", 4, 24, 8, false;
        Binary64: "Checked against `f64`.", 8, 53, 11, false;
    }

    fn soft64(x: f64) -> Soft<Binary64> {
        Soft::read(&x.to_le_bytes())
    }

    fn hard64(x: Soft<Binary64>) -> f64 {
        let mut bytes = [0; 8];
        x.write(&mut bytes);
        f64::from_le_bytes(bytes)
    }

    fn soft32(x: f32) -> Soft<Binary32> {
        Soft::read(&x.to_le_bytes())
    }

    fn hard32(x: Soft<Binary32>) -> f32 {
        let mut bytes = [0; 4];
        x.write(&mut bytes);
        f32::from_le_bytes(bytes)
    }

    fn same(a: f64, b: f64) -> bool {
        a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan()
    }

    /// Numbers whose exponents lie near each other, and near the ends of the range, too.
    fn pair64() -> impl Strategy<Value = (f64, f64)> {
        let near = (any::<u64>(), -60..60i64, any::<u64>()).prop_map(|(bits, apart, other)| {
            let exponent = ((bits >> 52 & 0x7ff) as i64 + apart).clamp(0, 0x7ff) as u64;
            let other = other & !(0x7ff << 52) | exponent << 52;
            (f64::from_bits(bits), f64::from_bits(other))
        });
        let any_two = (any::<u64>(), any::<u64>()).prop_map(|(a, b)| (f64::from_bits(a), f64::from_bits(b)));
        prop_oneof![near, any_two]
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(4000) })]

        #[test]
        fn agrees_with_the_processor_in_64_bits((a, b) in pair64()) {
            prop_assert!(same(hard64(soft64(a)), a));
            prop_assert!(same(hard64(soft64(a).plus(soft64(b))), a + b), "{a:e} + {b:e}");
            prop_assert!(same(hard64(soft64(a).times(soft64(b))), a * b), "{a:e} * {b:e}");
            prop_assert_eq!(soft64(a).compare(soft64(b)), a.partial_cmp(&b));
            let reciprocal = 1.0 / a * b;
            prop_assert!(same(hard64(soft64(a).times(soft64(reciprocal))), a * reciprocal));
        }

        #[test]
        fn agrees_with_the_processor_in_32_bits(a in any::<u32>(), b in any::<u32>()) {
            let (a, b) = (f32::from_bits(a), f32::from_bits(b));
            prop_assert!(same(hard32(soft32(a).plus(soft32(b))).into(), (a + b).into()));
            prop_assert!(same(hard32(soft32(a).times(soft32(b))).into(), (a * b).into()));
        }

        #[test]
        fn long_products_are_exact(a in any::<u128>(), b in any::<u128>()) {
            let (high, low) = wide_product(a, b);
            prop_assert_eq!(low, a.wrapping_mul(b));
            prop_assert_eq!(wide_product(a, 1 << 64), (a >> 64, a << 64));
            prop_assert_eq!(wide_product(b, a), (high, low));
        }

        #[test]
        fn wider_formats_hold_sums_and_products_of_32_bits(a in -1e9..1e9f32, b in -1e9..1e9f32) {
            // 64 and 113 bits hold the product of two 24-bit significands exactly, as 53 do.
            fn exact<F: Format>(a: f32, b: f32) -> [f64; 2] {
                [widen::<F>(a).times(widen(b)), widen::<F>(a).plus(widen(b))].map(narrow)
            }
            let product = f64::from(a) * f64::from(b);
            let sum = f64::from(a) + f64::from(b);
            prop_assert_eq!(exact::<LongDouble>(a, b)[0], product);
            prop_assert_eq!(exact::<Binary128>(a, b)[0], product);
            if a.abs() > 1.0 && b.abs() > 1.0 {
                prop_assert_eq!(exact::<LongDouble>(a, b)[1], sum);
                prop_assert_eq!(exact::<Binary128>(a, b)[1], sum);
            }
        }
    }

    /// The same number in another format that can hold it.
    fn widen<F: Format>(x: f32) -> Soft<F> {
        let mut bytes = vec![0; F::SIZE];
        soft32(x).convert::<F>().write(&mut bytes);
        Soft::read(&bytes)
    }

    fn narrow<F: Format>(x: Soft<F>) -> f64 {
        hard64(x.convert())
    }

    #[test]
    fn known_bits() {
        let one: Soft<LongDouble> = widen(1.0);
        if cfg!(target_arch = "x86_64") {
            assert_eq!(one.to_bits(), 0x3fff_8000_0000_0000_0000);
            assert_eq!(one.plus(one).to_bits(), 0x4000_8000_0000_0000_0000);
        }
        let third = Soft::<Binary128>::from_bits(0x3ffd_5555_5555_5555_5555_5555_5555_5555);
        let one = widen::<Binary128>(1.0);
        assert_eq!(third.times(widen(3.0)).to_bits(), one.to_bits());
        let half = |bits| Soft::<Binary16>::from_bits(bits);
        // 1.5 + 2.25 = 3.75; the largest number and twice the smallest one.
        assert_eq!(half(0x3e00).plus(half(0x4080)).to_bits(), 0x4380);
        assert_eq!(half(0x7bff).plus(half(0x7bff)).to_bits(), 0x7c00);
        assert_eq!(half(0x0001).plus(half(0x0001)).to_bits(), 0x0002);
    }
}
