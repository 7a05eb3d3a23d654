//! The external32 representation (MPI 5.0, 5.3 and 14.5.2): big endian, fixed sizes.
//!
//! Works element by element through a small native buffer; meant for files and exchange with other
//! systems, not for speed.

use p2pmpi_abi::error::ERR_ARG;
use p2pmpi_layout::{Format, Layout, Predefined, RecvBuffer, Scalar, SendBuffer};

use super::construct::count_argument;
use super::pack::room;
use crate::error::Error;
use crate::operator::soft::{Binary128, LongDouble, Soft};

/// Basic elements converted at a time.
const BATCH: u64 = 256;

/// Bytes of one number in external32 (MPI 5.0, table 14.2).
fn external_scalar_size(datatype: Predefined, scalar: Scalar) -> u64 {
    match datatype {
        Predefined::Long | Predefined::UnsignedLong => 4,
        Predefined::Wchar => 2,
        _ => scalar.size(),
    }
}

/// The bytes of a predefined datatype in external32, if they are not as many as in memory.
pub(super) fn in_file(datatype: Predefined) -> Option<Layout> {
    let native = Layout::predefined(datatype);
    let size = external_size(1, &native).ok()? as u64;
    let differs = size != native.size();
    differs.then(|| Layout::predefined(Predefined::Byte).contiguous(size).expect("a few bytes"))
}

/// Numbers in a basic element, and what they are.
fn numbers(datatype: Predefined) -> (u64, Scalar) {
    match datatype.format() {
        Format::One(scalar) => (1, scalar),
        Format::Complex(scalar) => (2, scalar),
        Format::Pair(..) => unreachable!("pairs are two basic elements"),
    }
}

/// MPI_Pack_external_size.
///
/// # Errors
/// MPI_ERR_COUNT; MPI_ERR_ARG when it is too large for `MPI_Count`.
pub fn external_size(count: i64, layout: &Layout) -> Result<i64, Error> {
    let mut one = 0i64;
    layout.for_each_basic_run(&mut |datatype, elements| {
        let (lanes, scalar) = numbers(datatype);
        one += (elements * lanes * external_scalar_size(datatype, scalar)) as i64;
    });
    count_argument("incount", count)?;
    one.checked_mul(count).ok_or_else(|| {
        Error::new(ERR_ARG, format!("{count} elements of {one} bytes do not fit in an MPI_Count"))
    })
}

/// MPI_Pack_external: appends a message at `position` of `out`, bytes, and returns the new position.
///
/// # Errors
/// MPI_ERR_ARG when the position is outside of the buffer or the rest is too short.
pub fn pack_external(from: &SendBuffer, out: &RecvBuffer, position: i64) -> Result<i64, Error> {
    let length = external_size(from.count() as i64, from.layout())?;
    let mut at = room("outsize", out.packed_size(), position, length as u64)? as u64;
    let (mut native, mut external) = (Vec::new(), Vec::new());
    for_each_batch(from.count(), from.layout(), |offset, batch| {
        native.resize(batch.native_size(), 0);
        from.pack(offset, &mut native);
        external.clear();
        for number in native.chunks_exact(batch.scalar.size() as usize) {
            batch.to_external(number, &mut external);
        }
        out.unpack(at, &external);
        at += external.len() as u64;
    });
    Ok(at as i64)
}

/// MPI_Unpack_external: fills `into` from `position` of `packed`, bytes, and returns the new position.
///
/// # Errors
/// MPI_ERR_ARG when the position is outside of the buffer or the rest is too short.
pub fn unpack_external(packed: &SendBuffer, position: i64, into: &RecvBuffer) -> Result<i64, Error> {
    let length = external_size(into.count() as i64, into.layout())?;
    let mut at = room("insize", packed.packed_size(), position, length as u64)? as u64;
    let (mut native, mut external) = (Vec::new(), Vec::new());
    for_each_batch(into.count(), into.layout(), |offset, batch| {
        external.resize(batch.external_size(), 0);
        packed.pack(at, &mut external);
        native.clear();
        for number in external.chunks_exact(batch.external as usize) {
            batch.to_native(number, &mut native);
        }
        into.unpack(offset, &native);
        at += external.len() as u64;
    });
    Ok(at as i64)
}

/// Some basic elements of one datatype.
struct Batch {
    scalar: Scalar,
    /// Bytes of one number in external32.
    external: u64,
    numbers: u64,
}

/// Calls `visit(packed offset, batch)` for all basic elements of a message.
fn for_each_batch(count: u64, layout: &Layout, mut visit: impl FnMut(u64, &Batch)) {
    let mut offset = 0;
    for _ in 0..count {
        layout.for_each_basic_run(&mut |datatype, elements| {
            let (lanes, scalar) = numbers(datatype);
            let external = external_scalar_size(datatype, scalar);
            let mut left = elements;
            while left > 0 {
                let now = left.min(BATCH);
                let batch = Batch { scalar, external, numbers: now * lanes };
                visit(offset, &batch);
                offset += batch.native_size() as u64;
                left -= now;
            }
        });
    }
}

impl Batch {
    fn native_size(&self) -> usize {
        (self.numbers * self.scalar.size()) as usize
    }

    fn external_size(&self) -> usize {
        (self.numbers * self.external) as usize
    }

    fn is_signed(&self) -> bool {
        matches!(self.scalar, Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 | Scalar::I128)
    }

    fn to_external(&self, number: &[u8], out: &mut Vec<u8>) {
        if self.scalar == Scalar::F80 {
            let mut quad = [0; 16];
            Soft::<LongDouble>::read(number).convert::<Binary128>().write(&mut quad);
            out.extend(quad.iter().rev());
        } else {
            out.extend(
                resized(&little_endian(number), self.external as usize, self.is_signed()).iter().rev(),
            );
        }
    }

    fn to_native(&self, number: &[u8], out: &mut Vec<u8>) {
        let mut little: Vec<u8> = number.iter().rev().copied().collect();
        if self.scalar == Scalar::F80 {
            let mut native = [0; 16];
            Soft::<Binary128>::read(&little).convert::<LongDouble>().write(&mut native);
            out.extend(native);
        } else {
            little = resized(&little, self.scalar.size() as usize, self.is_signed());
            out.extend(little_endian(&little));
        }
    }
}

/// Native bytes to little endian, or back.
fn little_endian(bytes: &[u8]) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    if cfg!(target_endian = "big") {
        bytes.reverse();
    }
    bytes
}

/// A little-endian integer with `size` bytes: cut, or extended by zeros or its sign.
fn resized(little: &[u8], size: usize, signed: bool) -> Vec<u8> {
    let negative = signed && little.last().is_some_and(|top| top & 0x80 != 0);
    let mut bytes = little.to_vec();
    bytes.resize(size, if negative { 0xff } else { 0 });
    bytes
}
