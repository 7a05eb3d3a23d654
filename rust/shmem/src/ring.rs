//! A ring of records from one process to another: one writer, one reader.
//!
//! A slot is four cache lines. The first one holds the stamp (lap, length, cell), the six words of
//! the head and 8 bytes of payload, so that a short record moves one line between the cores. A slot
//! is valid when its stamp carries the lap that the reader expects: nothing is ever cleared. How
//! far the reader has come lies on a line of its own, written once per quarter of the ring or when
//! a cell is to be given back, and read by the writer only when its copy says the ring is full.
//!
//! Called by `endpoint`, which owns one `Producer` per receiver and one `Consumer` per sender.

use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::Arc;

use crate::Garbage;
use crate::atomic::{AtomicU32, AtomicU64, Ordering, light};

/// Words at the head of a record.
pub const HEAD_WORDS: usize = 6;

#[cfg(not(loom))]
pub(crate) const SLOTS: u32 = 64;
#[cfg(loom)]
pub(crate) const SLOTS: u32 = 2;

#[cfg(not(loom))]
const PAYLOAD_WORDS: usize = 25;
#[cfg(loom)]
const PAYLOAD_WORDS: usize = 1;

/// Payload bytes that fit into a slot.
pub const INLINE_BYTES: usize = PAYLOAD_WORDS * 8;

/// One record's place.
#[repr(C, align(256))]
#[derive(Debug)]
pub(crate) struct Slot {
    stamp: AtomicU64,
    head: [AtomicU64; HEAD_WORDS],
    payload: [AtomicU64; PAYLOAD_WORDS],
}

/// How far the reader has come.
#[repr(C, align(64))]
#[derive(Debug)]
pub(crate) struct Consumed {
    /// Records that it has given back, modulo 2^32.
    count: AtomicU32,
    /// 1 when the writer found the ring full and goes to sleep over it.
    wanted: AtomicU32,
}

/// A reference into memory that `owner` keeps mapped.
#[derive(Debug)]
pub(crate) struct Place<T: ?Sized> {
    pointer: NonNull<T>,
    _owner: Arc<dyn Owner>,
}

/// Whatever keeps a place alive.
pub(crate) trait Owner: std::fmt::Debug + Send + Sync {}
impl<T: std::fmt::Debug + Send + Sync> Owner for T {}

// SAFETY: a place gives shared access to a T that is Sync, from whichever thread holds it.
unsafe impl<T: ?Sized + Sync> Send for Place<T> {}

impl<T: ?Sized> Place<T> {
    /// # Safety
    /// `pointer` is aligned and valid for a `T` as long as `owner` lives, and every byte pattern
    /// that another process may write there is a valid `T` (atomics).
    pub(crate) unsafe fn new(pointer: NonNull<T>, owner: Arc<dyn Owner>) -> Place<T> {
        Place { pointer, _owner: owner }
    }
}

impl<T: ?Sized> Deref for Place<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        // SAFETY: the maker of the place promised it in `new`.
        unsafe { self.pointer.as_ref() }
    }
}

/// What a valid stamp says about its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stamp {
    /// Payload bytes, in the slot or in the cell.
    pub(crate) length: u32,
    /// The sender's cell that holds the payload, if not the slot.
    pub(crate) cell: Option<u16>,
}

/// Bits of a stamp: lap 0..32, length 32..50, cell + 1 50..64.
const LENGTH_BITS: u32 = 18;
const CELL_BITS: u32 = 14;

/// Cells that a stamp can name.
pub(crate) const CELLS_MAX: u32 = (1 << CELL_BITS) - 1;

impl Stamp {
    #[inline(always)]
    fn encode(self, lap: u32) -> u64 {
        let cell = self.cell.map_or(0, |cell| u64::from(cell) + 1);
        u64::from(lap) | u64::from(self.length) << 32 | cell << (32 + LENGTH_BITS)
    }

    #[inline(always)]
    fn decode(bits: u64) -> (u32, Stamp) {
        let length = (bits >> 32) as u32 & ((1 << LENGTH_BITS) - 1);
        let cell = (bits >> (32 + LENGTH_BITS)) as u16;
        (bits as u32, Stamp { length, cell: cell.checked_sub(1) })
    }
}

/// Laps count from 1, so that zeroed memory is "not yet".
#[inline(always)]
fn lap(position: u64) -> u32 {
    (position / u64::from(SLOTS)) as u32 + 1
}

/// The writing end of a ring.
#[derive(Debug)]
pub(crate) struct Producer {
    slots: Place<[Slot; SLOTS as usize]>,
    consumed: Place<Consumed>,
    /// Position of the next record, counted from 0 for the life of the ring.
    next: u64,
    /// Records that the reader had given back when last looked at.
    freed: u64,
}

impl Producer {
    pub(crate) fn new(slots: Place<[Slot; SLOTS as usize]>, consumed: Place<Consumed>) -> Producer {
        Producer { slots, consumed, next: 0, freed: 0 }
    }

    /// Position that the next record will have.
    #[inline(always)]
    pub(crate) fn next(&self) -> u64 {
        self.next
    }

    /// True when no slot is free, also after a fresh look.
    #[inline(always)]
    pub(crate) fn is_full(&mut self) -> Result<bool, Garbage> {
        if self.next - self.freed < u64::from(SLOTS) {
            return Ok(false);
        }
        Ok(self.next - self.look()? == u64::from(SLOTS))
    }

    /// Looks how many records the reader has given back.
    #[inline(never)]
    pub(crate) fn look(&mut self) -> Result<u64, Garbage> {
        // Pairs with "given back": the reader is done with these slots and their cells.
        let count = self.consumed.count.load(Ordering::Acquire);
        let more = u64::from(count.wrapping_sub(self.freed as u32));
        if more > self.next - self.freed {
            return Err(Garbage::Consumed);
        }
        self.freed += more;
        Ok(self.freed)
    }

    /// Asks the reader to wake this process when it gives something back. A heavy barrier and
    /// [`Producer::has_moved`] follow before the sleep.
    pub(crate) fn want_room(&self) {
        self.consumed.wanted.store(1, Ordering::Relaxed);
    }

    /// True when the reader has given something back since the last look.
    pub(crate) fn has_moved(&self) -> bool {
        self.consumed.count.load(Ordering::Relaxed) != self.freed as u32
    }

    /// Writes a record. Call only when [`Producer::is_full`] has just said no.
    #[inline(always)]
    pub(crate) fn push(&mut self, stamp: Stamp, head: &[u64; HEAD_WORDS], payload: &[u64]) {
        let slot = &self.slots[(self.next % u64::from(SLOTS)) as usize];
        for (place, word) in slot.head.iter().zip(head) {
            place.store(*word, Ordering::Relaxed);
        }
        for (place, word) in slot.payload.iter().zip(payload) {
            place.store(*word, Ordering::Relaxed);
        }
        // Pairs with "arrived": slot and cell are complete.
        slot.stamp.store(stamp.encode(lap(self.next)), Ordering::Release);
        self.next += 1;
    }
}

/// The reading end of a ring.
#[derive(Debug)]
pub(crate) struct Consumer {
    slots: Place<[Slot; SLOTS as usize]>,
    consumed: Place<Consumed>,
    next: u64,
}

impl Consumer {
    pub(crate) fn new(slots: Place<[Slot; SLOTS as usize]>, consumed: Place<Consumed>) -> Consumer {
        Consumer { slots, consumed, next: 0 }
    }

    #[inline(always)]
    fn slot(&self) -> &Slot {
        &self.slots[(self.next % u64::from(SLOTS)) as usize]
    }

    /// The next record's stamp, once it has arrived.
    #[inline(always)]
    pub(crate) fn arrived(&self) -> Result<Option<Stamp>, Garbage> {
        // "arrived"
        let (found, stamp) = Stamp::decode(self.slot().stamp.load(Ordering::Acquire));
        let expected = lap(self.next);
        if found == expected {
            Ok(Some(stamp))
        } else if found == expected.wrapping_sub(1) {
            Ok(None)
        } else {
            Err(Garbage::Lap)
        }
    }

    /// The head of the record that has arrived.
    #[inline(always)]
    pub(crate) fn head(&self) -> [u64; HEAD_WORDS] {
        std::array::from_fn(|at| self.slot().head[at].load(Ordering::Relaxed))
    }

    /// Copies the payload words that hold the first `length` bytes out of the slot.
    #[inline(always)]
    pub(crate) fn copy_payload<'a>(
        &self,
        length: u32,
        space: &'a mut [u8; INLINE_BYTES],
    ) -> Result<&'a [u8], Garbage> {
        let length = length as usize;
        let words = self.slot().payload.iter().take(length.div_ceil(8));
        for (word, place) in words.zip(space.chunks_exact_mut(8)) {
            place.copy_from_slice(&word.load(Ordering::Relaxed).to_ne_bytes());
        }
        space.get(..length).ok_or(Garbage::Length)
    }

    /// Gives the record back. `now`: its cell as well, which should be used again while it is warm.
    /// Returns true when the writer sleeps over a full ring and must be woken.
    #[inline(always)]
    pub(crate) fn release(&mut self, now: bool, registered: bool) -> bool {
        self.next += 1;
        if !now && !self.next.is_multiple_of(u64::from(SLOTS / 4).max(1)) {
            return false;
        }
        // "given back"
        self.consumed.count.store(self.next as u32, Ordering::Release);
        light(registered);
        if self.consumed.wanted.load(Ordering::Relaxed) == 0 {
            return false;
        }
        self.consumed.wanted.store(0, Ordering::Relaxed);
        true
    }
}

#[cfg(not(loom))]
const _: () = {
    assert!(size_of::<Slot>() == 256 && size_of::<Consumed>() == 64);
    assert!(std::mem::offset_of!(Slot, payload) + 8 == 64, "8 bytes of payload in the first line");
};

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A ring in ordinary memory, as zeroed shared memory would be.
    #[derive(Debug)]
    struct Memory {
        slots: [Slot; SLOTS as usize],
        consumed: Consumed,
    }

    pub(crate) fn ring() -> (Producer, Consumer) {
        let memory = Arc::new(Memory {
            slots: std::array::from_fn(|_| Slot {
                stamp: AtomicU64::new(0),
                head: std::array::from_fn(|_| AtomicU64::new(0)),
                payload: std::array::from_fn(|_| AtomicU64::new(0)),
            }),
            consumed: Consumed { count: AtomicU32::new(0), wanted: AtomicU32::new(0) },
        });
        // SAFETY: the places keep the memory alive; it consists of atomics.
        let slots = || unsafe { Place::new(NonNull::from(&memory.slots), memory.clone()) };
        // SAFETY: as above.
        let consumed = || unsafe { Place::new(NonNull::from(&memory.consumed), memory.clone()) };
        (Producer::new(slots(), consumed()), Consumer::new(slots(), consumed()))
    }

    fn send(producer: &mut Producer, value: u64) {
        producer.push(Stamp { length: 8, cell: None }, &[value; HEAD_WORDS], &[value + 1]);
    }

    fn take(consumer: &mut Consumer) -> Option<u64> {
        let stamp = consumer.arrived().expect("the writer is correct")?;
        let head = consumer.head();
        let mut space = [0; INLINE_BYTES];
        let payload = consumer.copy_payload(stamp.length, &mut space).expect("8 bytes fit");
        assert_eq!(payload, (head[0] + 1).to_ne_bytes());
        assert_eq!(head, [head[0]; HEAD_WORDS]);
        consumer.release(false, true);
        Some(head[0])
    }

    /// Every interleaving of a ring that fills up and wraps delivers all records in order.
    #[cfg(loom)]
    #[test]
    fn loom_records_arrive_whole_and_in_order() {
        loom::model(|| {
            const RECORDS: u64 = 4;
            let (mut producer, mut consumer) = ring();
            let writer = loom::thread::spawn(move || {
                for value in 0..RECORDS {
                    while producer.is_full().expect("the reader is correct") {
                        loom::thread::yield_now();
                    }
                    send(&mut producer, value);
                }
            });
            for value in 0..RECORDS {
                let got = loop {
                    match take(&mut consumer) {
                        Some(got) => break got,
                        None => loom::thread::yield_now(),
                    }
                };
                assert_eq!(got, value);
            }
            writer.join().expect("the writer ends");
        });
    }

    #[cfg(not(loom))]
    mod plain {
        use super::*;

        #[test]
        fn a_full_ring_refuses_and_goes_on_after_release() {
            let (mut producer, mut consumer) = ring();
            let mut sent = 0;
            for round in 0..1000u64 {
                while !producer.is_full().expect("the reader is correct") {
                    send(&mut producer, sent);
                    sent += 1;
                }
                assert!(producer.next() - producer.freed == u64::from(SLOTS));
                for _ in 0..=round % 40 {
                    let expected = consumer.next;
                    assert_eq!(take(&mut consumer), (expected < sent).then_some(expected));
                }
                // A reader that has taken everything never leaves the writer stuck.
                while take(&mut consumer).is_some() {}
                assert!(!producer.is_full().expect("the reader is correct"));
            }
            assert_eq!(consumer.next, sent);
        }

        #[test]
        fn nonsense_in_shared_memory_is_reported() {
            let (mut producer, consumer) = ring();
            consumer.slot().stamp.store(77, Ordering::Relaxed);
            assert_eq!(consumer.arrived(), Err(Garbage::Lap));
            consumer.consumed.count.store(1, Ordering::Relaxed);
            assert_eq!(producer.look(), Err(Garbage::Consumed));
            let mut space = [0; INLINE_BYTES];
            assert_eq!(consumer.copy_payload(INLINE_BYTES as u32 + 1, &mut space), Err(Garbage::Length));
        }

        #[test]
        fn stamps_survive_encoding() {
            for length in [0, 1, 200, (1 << LENGTH_BITS) - 1] {
                for cell in [None, Some(0), Some((CELLS_MAX - 1) as u16)] {
                    let stamp = Stamp { length, cell };
                    assert_eq!(Stamp::decode(stamp.encode(u32::MAX)), (u32::MAX, stamp));
                }
            }
        }
    }
}
