//! The loops of the predefined operators: `inout = input op inout`, element by element, over packed
//! bytes. Written so that the compiler vectorizes them.

use p2pmpi_layout::{Format, Predefined, Scalar};

use super::number::{Complex, Number};
use super::soft::{Binary16, Binary128, LongDouble, Soft};

/// Calls `$function::<T>($arguments)` with the type of a scalar.
macro_rules! with_scalar {
    ($scalar:expr, $function:ident($($argument:expr),*)) => {
        match $scalar {
            Scalar::I8 => $function::<i8>($($argument),*),
            Scalar::I16 => $function::<i16>($($argument),*),
            Scalar::I32 => $function::<i32>($($argument),*),
            Scalar::I64 => $function::<i64>($($argument),*),
            Scalar::I128 => $function::<i128>($($argument),*),
            Scalar::U8 | Scalar::L8 | Scalar::Raw => $function::<u8>($($argument),*),
            Scalar::U16 | Scalar::L16 => $function::<u16>($($argument),*),
            Scalar::U32 | Scalar::L32 => $function::<u32>($($argument),*),
            Scalar::U64 | Scalar::L64 => $function::<u64>($($argument),*),
            Scalar::L128 => $function::<u128>($($argument),*),
            Scalar::F16 => $function::<Soft<Binary16>>($($argument),*),
            Scalar::F32 => $function::<f32>($($argument),*),
            Scalar::F64 => $function::<f64>($($argument),*),
            Scalar::F80 => $function::<Soft<LongDouble>>($($argument),*),
            Scalar::F128 => $function::<Soft<Binary128>>($($argument),*),
        }
    };
}

/// Calls `$function::<T>($arguments)` with the type of a number, complex ones included.
macro_rules! with_number {
    ($datatype:expr, $function:ident($($argument:expr),*)) => {
        match $datatype.format() {
            Format::Complex(Scalar::F16) => $function::<Complex<Soft<Binary16>>>($($argument),*),
            Format::Complex(Scalar::F32) => $function::<Complex<f32>>($($argument),*),
            Format::Complex(Scalar::F64) => $function::<Complex<f64>>($($argument),*),
            Format::Complex(Scalar::F80) => $function::<Complex<Soft<LongDouble>>>($($argument),*),
            Format::Complex(_) => $function::<Complex<Soft<Binary128>>>($($argument),*),
            Format::One(scalar) | Format::Pair(scalar, _) => {
                with_scalar!(scalar, $function($($argument),*))
            }
        }
    };
}

/// `MPI_SUM`.
pub fn sum(datatype: Predefined, input: &[u8], inout: &mut [u8]) {
    with_number!(datatype, each_sum(input, inout));
}

/// `MPI_PROD`.
pub fn product(datatype: Predefined, input: &[u8], inout: &mut [u8]) {
    with_number!(datatype, each_product(input, inout));
}

/// `MPI_MIN`.
pub fn minimum(datatype: Predefined, input: &[u8], inout: &mut [u8]) {
    with_number!(datatype, each_minimum(input, inout));
}

/// `MPI_MAX`.
pub fn maximum(datatype: Predefined, input: &[u8], inout: &mut [u8]) {
    with_number!(datatype, each_maximum(input, inout));
}

/// `MPI_MINLOC` and `MPI_MAXLOC`: the better value, and the lower index if both are as good.
pub fn locate(largest: bool, datatype: Predefined, input: &[u8], inout: &mut [u8]) {
    let Format::Pair(value, index) = datatype.format() else {
        unreachable!("the operator was checked against the datatype")
    };
    match (value, index) {
        (Scalar::F32, Scalar::F32) => each_pair::<f32, f32>(largest, input, inout),
        (Scalar::F64, Scalar::F64) => each_pair::<f64, f64>(largest, input, inout),
        (value, _) => with_scalar!(value, each_pair_with_int(largest, input, inout)),
    }
}

/// `MPI_BAND`, `MPI_BOR`, `MPI_BXOR`: which byte of a number it is does not matter.
pub fn bitwise(input: &[u8], inout: &mut [u8], combine: impl Fn(u8, u8) -> u8) {
    for (result, input) in inout.iter_mut().zip(input) {
        *result = combine(*input, *result);
    }
}

/// `MPI_LAND`, `MPI_LOR`, `MPI_LXOR`: anything but zero is true, the result is 0 or 1.
pub fn logical(datatype: Predefined, input: &[u8], inout: &mut [u8], combine: impl Fn(bool, bool) -> bool) {
    match datatype.size() {
        1 => each_logical::<u8>(input, inout, combine),
        2 => each_logical::<u16>(input, inout, combine),
        4 => each_logical::<u32>(input, inout, combine),
        8 => each_logical::<u64>(input, inout, combine),
        _ => each_logical::<u128>(input, inout, combine),
    }
}

#[inline]
fn each<T: Number>(input: &[u8], inout: &mut [u8], combine: impl Fn(T, T) -> T) {
    for (result, input) in inout.chunks_exact_mut(T::SIZE).zip(input.chunks_exact(T::SIZE)) {
        combine(T::read(input), T::read(result)).write(result);
    }
}

fn each_sum<T: Number>(input: &[u8], inout: &mut [u8]) {
    each(input, inout, T::plus);
}

fn each_product<T: Number>(input: &[u8], inout: &mut [u8]) {
    each(input, inout, T::times);
}

fn each_minimum<T: Number>(input: &[u8], inout: &mut [u8]) {
    each(input, inout, |a: T, b: T| if a.is_less(b) { a } else { b });
}

fn each_maximum<T: Number>(input: &[u8], inout: &mut [u8]) {
    each(input, inout, |a: T, b: T| if b.is_less(a) { a } else { b });
}

fn each_logical<T: Number + Default + PartialEq + From<bool>>(
    input: &[u8],
    inout: &mut [u8],
    combine: impl Fn(bool, bool) -> bool,
) {
    let zero = T::default();
    each(input, inout, |a: T, b: T| T::from(combine(a != zero, b != zero)));
}

fn each_pair_with_int<V: Number>(largest: bool, input: &[u8], inout: &mut [u8]) {
    each_pair::<V, i32>(largest, input, inout);
}

fn each_pair<V: Number, I: Number>(largest: bool, input: &[u8], inout: &mut [u8]) {
    let size = V::SIZE + I::SIZE;
    for (result, input) in inout.chunks_exact_mut(size).zip(input.chunks_exact(size)) {
        let (value, index) = (V::read(&input[..V::SIZE]), I::read(&input[V::SIZE..]));
        let (old, place) = (V::read(&result[..V::SIZE]), I::read(&result[V::SIZE..]));
        let (better, worse) = if largest {
            (old.is_less(value), value.is_less(old))
        } else {
            (value.is_less(old), old.is_less(value))
        };
        if better || !worse && index.is_less(place) {
            result.copy_from_slice(input);
        }
    }
}
