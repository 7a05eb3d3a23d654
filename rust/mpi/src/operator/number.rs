//! The numbers that predefined operators work on, read from and written to bytes.

use super::soft::{Format, Soft};

/// One number in memory, in the byte order of this machine.
pub trait Number: Copy {
    /// Bytes in memory.
    const SIZE: usize;
    /// Reads `SIZE` bytes.
    fn read(bytes: &[u8]) -> Self;
    /// Writes `SIZE` bytes.
    fn write(self, bytes: &mut [u8]);
    /// Sum; integers wrap.
    fn plus(self, other: Self) -> Self;
    /// Product; integers wrap.
    fn times(self, other: Self) -> Self;
    /// Strictly less; false if either is not a number.
    fn is_less(self, other: Self) -> bool;
}

/// What a complex product needs besides.
pub trait Real: Number {
    /// Difference.
    fn minus(self, other: Self) -> Self;
}

macro_rules! number {
    ($plus:ident, $times:ident: $($number:ty)*) => {
        $(
            impl Number for $number {
                const SIZE: usize = size_of::<$number>();

                #[inline]
                fn read(bytes: &[u8]) -> Self {
                    <$number>::from_ne_bytes(bytes.try_into().expect("a chunk of SIZE bytes"))
                }

                #[inline]
                fn write(self, bytes: &mut [u8]) {
                    bytes.copy_from_slice(&self.to_ne_bytes());
                }

                #[inline]
                fn plus(self, other: Self) -> Self {
                    self.$plus(other)
                }

                #[inline]
                fn times(self, other: Self) -> Self {
                    self.$times(other)
                }

                #[inline]
                fn is_less(self, other: Self) -> bool {
                    self < other
                }
            }
        )*
    };
}

use std::ops::{Add, Mul};

number! { wrapping_add, wrapping_mul: i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 }
number! { add, mul: f32 f64 }

impl Real for f32 {
    #[inline]
    fn minus(self, other: f32) -> f32 {
        self - other
    }
}

impl Real for f64 {
    #[inline]
    fn minus(self, other: f64) -> f64 {
        self - other
    }
}

impl<F: Format> Number for Soft<F> {
    const SIZE: usize = F::SIZE;

    fn read(bytes: &[u8]) -> Self {
        Soft::read(bytes)
    }

    fn write(self, bytes: &mut [u8]) {
        Soft::write(self, bytes);
    }

    fn plus(self, other: Self) -> Self {
        Soft::plus(self, other)
    }

    fn times(self, other: Self) -> Self {
        Soft::times(self, other)
    }

    fn is_less(self, other: Self) -> bool {
        self.compare(other).is_some_and(|order| order.is_lt())
    }
}

impl<F: Format> Real for Soft<F> {
    fn minus(self, other: Self) -> Self {
        self.plus(other.negated())
    }
}

/// Real and imaginary part.
#[derive(Clone, Copy)]
pub struct Complex<T>(T, T);

impl<T: Real> Number for Complex<T> {
    const SIZE: usize = 2 * T::SIZE;

    #[inline]
    fn read(bytes: &[u8]) -> Self {
        let (real, imaginary) = bytes.split_at(T::SIZE);
        Complex(T::read(real), T::read(imaginary))
    }

    #[inline]
    fn write(self, bytes: &mut [u8]) {
        let (real, imaginary) = bytes.split_at_mut(T::SIZE);
        self.0.write(real);
        self.1.write(imaginary);
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        Complex(self.0.plus(other.0), self.1.plus(other.1))
    }

    #[inline]
    fn times(self, other: Self) -> Self {
        let Complex(a, b) = self;
        let Complex(c, d) = other;
        Complex(a.times(c).minus(b.times(d)), a.times(d).plus(b.times(c)))
    }

    /// Complex numbers have no order; no operator asks.
    fn is_less(self, _: Self) -> bool {
        false
    }
}
