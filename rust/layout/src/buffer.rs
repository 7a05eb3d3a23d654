//! User memory as an opaque value: address, count and layout.
//!
//! The rest of the library passes these on and never looks inside. MPI 5.0, 3.7 is what makes this
//! sound: from the call that starts an operation until the one that completes it, the user leaves a
//! send buffer unchanged and a receive buffer untouched.

use std::ffi::c_void;
use std::{ptr, slice};

use crate::memory::Memory;
use crate::{Error, Layout, Predefined};

/// Bytes moved at a time between two buffers that are both scattered in memory.
const BOUNCE: usize = 8192;

/// Memory that the user lends for reading until the operation completes.
#[derive(Clone, Debug)]
pub struct SendBuffer(pub(crate) Memory);

/// Memory that the user lends for writing until the operation completes.
#[derive(Clone, Debug)]
pub struct RecvBuffer(pub(crate) Memory);

impl SendBuffer {
    /// `count` elements at `address`, which is 0 (`MPI_BOTTOM`) when the layout has absolute
    /// addresses.
    ///
    /// # Errors
    /// [`Error::TooLarge`]: more than 63 bits of bytes.
    ///
    /// # Safety
    /// The MPI user vouches that every byte of these elements, and of those that
    /// [`SendBuffer::at_element`] goes on to name on behalf of the same MPI call, may be read and
    /// does not change until the operation completes.
    #[inline(always)]
    pub unsafe fn new(address: *const c_void, count: u64, layout: &Layout) -> Result<SendBuffer, Error> {
        Memory::new(address.expose_provenance(), count, layout).map(SendBuffer)
    }

    /// No elements.
    pub fn empty() -> SendBuffer {
        SendBuffer(nothing())
    }

    /// Bytes of the packed message.
    #[inline]
    pub fn packed_size(&self) -> u64 {
        self.0.packed()
    }

    /// Elements.
    pub fn count(&self) -> u64 {
        self.0.count()
    }

    /// Layout of one element.
    pub fn layout(&self) -> &Layout {
        self.0.layout()
    }

    /// What the user gave as the address, for callbacks.
    pub fn address(&self) -> usize {
        self.0.address()
    }

    /// Writes the packed bytes from `offset` on into `room`; what would reach past the end stays
    /// as it was.
    #[inline]
    pub fn pack(&self, offset: u64, room: &mut [u8]) {
        // SAFETY: `room` is exclusively ours, so user memory does not overlap it.
        unsafe { self.0.gather(offset, room.as_mut_ptr(), room.len() as u64) };
    }

    /// Address and length when the bytes already lie in packed order, for single copy.
    #[inline]
    pub fn contiguous(&self) -> Option<(u64, u64)> {
        self.0.contiguous().map(|(address, length)| (address as u64, length))
    }

    /// `count` elements beginning `displacement` extents after this buffer's first one: the
    /// addressing of collective operations (MPI 5.0, 6.5).
    #[inline]
    pub fn at_element(&self, displacement: i64, count: u64) -> SendBuffer {
        SendBuffer(self.0.at_element(displacement, count))
    }
}

impl RecvBuffer {
    /// Room for `count` elements at `address`, which is 0 (`MPI_BOTTOM`) when the layout has
    /// absolute addresses.
    ///
    /// # Errors
    /// [`Error::TooLarge`]: more than 63 bits of bytes.
    ///
    /// # Safety
    /// The MPI user vouches that every byte of these elements, and of those that
    /// [`RecvBuffer::at_element`] goes on to name on behalf of the same MPI call, may be written
    /// and is not touched by anyone else until the operation completes.
    #[inline(always)]
    pub unsafe fn new(address: *mut c_void, count: u64, layout: &Layout) -> Result<RecvBuffer, Error> {
        Memory::new(address.expose_provenance(), count, layout).map(RecvBuffer)
    }

    /// No room.
    pub fn empty() -> RecvBuffer {
        RecvBuffer(nothing())
    }

    /// Bytes that fit.
    #[inline]
    pub fn packed_size(&self) -> u64 {
        self.0.packed()
    }

    /// Elements that fit.
    pub fn count(&self) -> u64 {
        self.0.count()
    }

    /// Layout of one element.
    pub fn layout(&self) -> &Layout {
        self.0.layout()
    }

    /// What the user gave as the address, for callbacks.
    pub fn address(&self) -> usize {
        self.0.address()
    }

    /// Writes packed `bytes` to their places from packed position `offset` on. Bytes past the end
    /// of the buffer are dropped.
    #[inline]
    pub fn unpack(&self, offset: u64, bytes: &[u8]) {
        // SAFETY: `bytes` does not change, so it is no memory that the user lent for writing, and
        // that memory may be written by the contract of `new`.
        unsafe { self.0.scatter(offset, bytes.as_ptr(), bytes.len() as u64) };
    }

    /// Address and length when the bytes lie together in packed order.
    #[inline]
    pub fn contiguous(&self) -> Option<(u64, u64)> {
        self.0.contiguous().map(|(address, length)| (address as u64, length))
    }

    /// Lets `fill` write the packed bytes `offset..offset + length` in place, where they lie
    /// together; none where they do not, or reach past the end.
    pub fn with_contiguous<T>(
        &self,
        offset: u64,
        length: u64,
        fill: impl FnOnce(&mut [u8]) -> T,
    ) -> Option<T> {
        let (address, room) = self.0.contiguous()?;
        if offset.checked_add(length).is_none_or(|end| end > room) {
            return None;
        }
        // SAFETY: the range is inside the memory that, by the contract of `new`, is ours to write.
        Some(fill(unsafe { bytes_mut(address + offset as usize, length) }))
    }

    /// Room for `count` elements beginning `displacement` extents after this buffer's first one.
    #[inline]
    pub fn at_element(&self, displacement: i64, count: u64) -> RecvBuffer {
        RecvBuffer(self.0.at_element(displacement, count))
    }

    /// What has arrived here, for sending on.
    #[inline]
    pub fn as_send(&self) -> SendBuffer {
        SendBuffer(self.0.clone())
    }
}

fn nothing() -> Memory {
    Memory::new(0, 0, &Layout::predefined(Predefined::Byte)).expect("nothing is small")
}

/// # Safety
/// `length` bytes at `address` may be read, and nobody writes them while the slice lives.
unsafe fn bytes<'a>(address: usize, length: u64) -> &'a [u8] {
    if length == 0 {
        return &[];
    }
    // SAFETY: the caller's; not null because there are bytes.
    unsafe { slice::from_raw_parts(ptr::with_exposed_provenance(address), length as usize) }
}

/// # Safety
/// `length` bytes at `address` may be written, and nobody else touches them while the slice lives.
unsafe fn bytes_mut<'a>(address: usize, length: u64) -> &'a mut [u8] {
    if length == 0 {
        return &mut [];
    }
    // SAFETY: the caller's; not null because there are bytes.
    unsafe { slice::from_raw_parts_mut(ptr::with_exposed_provenance_mut(address), length as usize) }
}

/// Copies a message from one buffer of this process to another, and returns the number of bytes:
/// the shorter of both. Both layouts may be scattered; bytes meet in packed order.
pub fn copy(from: &SendBuffer, to: &RecvBuffer) -> u64 {
    let length = from.packed_size().min(to.packed_size());
    match (from.0.contiguous(), to.0.contiguous()) {
        (Some((source, _)), Some((target, _))) if length > 0 => {
            let source = ptr::with_exposed_provenance::<u8>(source);
            // SAFETY: the contracts of both `new`. A move, because a wrong program that overlaps
            // its buffers should find one of the two messages there and not a mixture.
            unsafe { ptr::copy(source, ptr::with_exposed_provenance_mut(target), length as usize) };
        }
        (Some((source, _)), _) => {
            // SAFETY: the contracts of both `new`; MPI forbids that they overlap (5.0, 3.7 and 6.2).
            unsafe { to.0.scatter(0, ptr::with_exposed_provenance(source), length) };
        }
        (_, Some((target, _))) => {
            // SAFETY: as above.
            unsafe { from.0.gather(0, ptr::with_exposed_provenance_mut(target), length) };
        }
        (None, None) => {
            let mut bounce = [0; BOUNCE];
            let mut offset = 0;
            while offset < length {
                let piece = (length - offset).min(BOUNCE as u64);
                from.pack(offset, &mut bounce[..piece as usize]);
                to.unpack(offset, &bounce[..piece as usize]);
                offset += piece;
            }
        }
    }
    length
}

/// Calls `combine(input, inout)` with corresponding packed bytes of both buffers, whole elements at
/// a time, and keeps what it leaves in `inout`: the way to write a reduction as safe code. Both
/// have the same layout; the shorter one ends it. In place where the bytes lie together.
pub fn combine(from: &SendBuffer, to: &RecvBuffer, mut combine: impl FnMut(&[u8], &mut [u8])) {
    let length = from.packed_size().min(to.packed_size());
    if let (Some((source, _)), Some((target, _))) = (from.0.contiguous(), to.0.contiguous())
        && source.abs_diff(target) as u64 >= length
    {
        // SAFETY: the contracts of both `new`; they do not overlap, as just checked.
        return unsafe { combine(bytes(source, length), bytes_mut(target, length)) };
    }
    let element = from.layout().size().max(1);
    let piece = (BOUNCE as u64 / element).max(1).saturating_mul(element).min(length);
    let (mut input, mut inout) = (vec![0; piece as usize], vec![0; piece as usize]);
    let mut offset = 0;
    while offset < length {
        let piece = piece.min(length - offset) as usize;
        from.pack(offset, &mut input[..piece]);
        to.as_send().pack(offset, &mut inout[..piece]);
        combine(&input[..piece], &mut inout[..piece]);
        to.unpack(offset, &inout[..piece]);
        offset += piece as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;

    fn send<T>(from: &[T], layout: &Layout, count: u64) -> SendBuffer {
        // SAFETY: every test passes a slice that holds the elements it names.
        unsafe { SendBuffer::new(from.as_ptr().cast(), count, layout) }.expect("small")
    }

    fn recv<T>(into: &mut [T], layout: &Layout, count: u64) -> RecvBuffer {
        // SAFETY: as above.
        unsafe { RecvBuffer::new(into.as_mut_ptr().cast(), count, layout) }.expect("small")
    }

    #[test]
    fn contiguous_elements_travel_in_pieces() {
        let int = Layout::predefined(Predefined::Int);
        let source: [i32; 5] = [1, 2, 3, 4, 5];
        let from = send(&source, &int, 5);
        assert_eq!(from.packed_size(), 20);
        assert_eq!(from.contiguous(), Some((source.as_ptr() as u64, 20)));
        let mut target = [0i32; 5];
        let to = recv(&mut target, &int, 4);
        let mut room = [0; 7];
        for offset in [0, 7, 14] {
            from.pack(offset, &mut room);
            to.unpack(offset, &room);
        }
        assert_eq!(target, [1, 2, 3, 4, 0], "bytes past the end of the buffer are dropped");
    }

    #[test]
    fn padding_of_pairs_is_neither_read_nor_written() {
        let pair = Layout::predefined(Predefined::DoubleInt);
        let source = [u64::MAX; 4];
        let mut target = [0u64; 4];
        assert_eq!(copy(&send(&source, &pair, 2), &recv(&mut target, &pair, 2)), 24);
        let index = u64::from_ne_bytes([255, 255, 255, 255, 0, 0, 0, 0]);
        assert_eq!(target, [u64::MAX, index, u64::MAX, index]);
    }

    #[test]
    fn single_copy_stays_within_the_buffer() {
        let int = Layout::predefined(Predefined::Int);
        let mut target = [0i32; 4];
        let to = recv(&mut target, &int, 4);
        assert_eq!(to.with_contiguous(4, 4, |room| room.fill(1)), Some(()));
        for (offset, length) in [(0, 17), (16, 1), (u64::MAX, 2)] {
            assert_eq!(to.with_contiguous(offset, length, |_| ()), None);
        }
        assert_eq!(target, [0, 0x0101_0101, 0, 0]);
    }

    #[test]
    fn bottom_takes_absolute_addresses() {
        let value = 77i32;
        let address = (&raw const value).expose_provenance() as i64;
        let int = Layout::predefined(Predefined::Int);
        let absolute = int.hindexed([(1, address)]).expect("small");
        // SAFETY: the layout names `value`.
        let from = unsafe { SendBuffer::new(ptr::null(), 1, &absolute) }.expect("small");
        let mut bytes = [0; 4];
        from.pack(0, &mut bytes);
        assert_eq!(i32::from_ne_bytes(bytes), 77);
    }

    #[test]
    fn elements_are_addressed_by_extent() {
        let column = Layout::predefined(Predefined::Short).vector(2, 1, 3).and_then(|c| c.resized(0, 2));
        let source: [i16; 6] = [0, 1, 2, 3, 4, 5];
        let columns = send(&source, &column.expect("small"), 3);
        let mut bytes = [0; 8];
        columns.at_element(1, 2).pack(0, &mut bytes);
        let found: Vec<_> = bytes.chunks(2).map(|b| i16::from_ne_bytes([b[0], b[1]])).collect();
        assert_eq!(found, [1, 4, 2, 5]);
    }

    #[test]
    fn combining_works_in_place_scattered_and_overlapping() {
        let int = Layout::predefined(Predefined::Int);
        let add = |input: &[u8], inout: &mut [u8]| {
            inout.iter_mut().zip(input).for_each(|(a, b)| *a += b);
        };
        let ones = [1i32; 3000];
        let mut twos = [2i32; 3000];
        combine(&send(&ones, &int, 3000), &recv(&mut twos, &int, 3000), add);
        assert_eq!(twos, [3; 3000]);

        let every_other = int.resized(0, 8).expect("small");
        combine(&send(&ones, &every_other, 1500), &recv(&mut twos, &every_other, 1500), add);
        assert_eq!((twos[0], twos[1], twos[2998], twos[2999]), (4, 3, 4, 3));

        let all = recv(&mut twos, &int, 3000);
        combine(&all.as_send(), &all, add);
        assert_eq!((twos[0], twos[1]), (8, 6));
    }

    #[test]
    fn scratch_has_room_below_and_above_its_address() {
        let int = Layout::predefined(Predefined::Int);
        let backwards = int.vector(3, 1, -2).expect("small");
        let scratch = Scratch::new(&backwards, 2).expect("small");
        let bytes: Vec<u8> = (1..=24).collect();
        scratch.as_recv().unpack(0, &bytes);
        let kept = scratch.as_send();
        drop(scratch);
        let mut found = [0; 24];
        kept.pack(0, &mut found);
        assert_eq!(&found[..], bytes);
    }

    #[test]
    fn impossible_sizes_are_errors() {
        let long = Layout::predefined(Predefined::Long);
        // SAFETY: nothing is made.
        let buffer = unsafe { SendBuffer::new(ptr::null(), 1 << 61, &long) };
        assert_eq!(buffer.err(), Some(Error::TooLarge));
        assert_eq!(Scratch::new(&long, (1 << 60) - 1).err(), Some(Error::NoMemory((1 << 63) - 8)));
    }
}
