//! Elements in memory, and the only copy loops over them.
//!
//! Addresses are kept as integers, so that buffers may move to the thread that drives the engine.
//! They come from the user through the two constructors of `buffer`, or from an [`Allocation`] that
//! the buffer keeps alive. All `unsafe` of this crate is here and in those constructors.

use std::alloc::{alloc_zeroed, dealloc};
use std::ptr;
use std::sync::Arc;

use p2pmpi_sys::memory::Mapping;

use crate::layout::Shape;
use crate::walk::{Visitor, walk_repeated};
use crate::{Error, Layout};

/// Alignment of a long [`Allocation`]: a cache line.
const ALIGNMENT: usize = 64;

/// Alignment of a short one: what any datatype asks for, and what the allocator gives without
/// searching.
const SHORT_ALIGNMENT: usize = 16;
const SHORT: u64 = 1024;

/// Zeroed memory of our own.
#[derive(Debug)]
pub(crate) struct Allocation {
    address: usize,
    backing: Backing,
}

#[derive(Debug)]
enum Backing {
    Heap(std::alloc::Layout),
    /// Shared with other processes; unmapped when it is dropped.
    Shared(#[expect(dead_code, reason = "held for its drop")] Mapping),
}

impl Allocation {
    pub fn new(bytes: u64) -> Result<Arc<Allocation>, Error> {
        let alignment = if bytes <= SHORT { SHORT_ALIGNMENT } else { ALIGNMENT };
        let layout = usize::try_from(bytes.max(1))
            .ok()
            .and_then(|bytes| std::alloc::Layout::from_size_align(bytes, alignment).ok())
            .ok_or(Error::NoMemory(bytes))?;
        // SAFETY: the size is not zero.
        let pointer = unsafe { alloc_zeroed(layout) };
        if pointer.is_null() {
            return Err(Error::NoMemory(bytes));
        }
        Ok(Arc::new(Allocation { address: pointer.expose_provenance(), backing: Backing::Heap(layout) }))
    }

    /// Memory shared with other processes.
    pub fn mapped(mapping: Mapping) -> Arc<Allocation> {
        let address = mapping.start().as_ptr().expose_provenance();
        Arc::new(Allocation { address, backing: Backing::Shared(mapping) })
    }

    pub fn address(&self) -> usize {
        self.address
    }
}

impl Drop for Allocation {
    fn drop(&mut self) {
        if let Backing::Heap(layout) = self.backing {
            // SAFETY: allocated in `new` with this layout, and freed once.
            unsafe { dealloc(ptr::with_exposed_provenance_mut(self.address), layout) }
        }
    }
}

/// `count` elements of `layout` at `address`.
///
/// Whoever makes one vouches that all their bytes may be read (and, in a `RecvBuffer`, written)
/// until it and everything derived from it are gone.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    address: usize,
    count: u64,
    packed: u64,
    layout: Layout,
    /// Keeps `address` valid when the memory is ours.
    owner: Option<Arc<Allocation>>,
}

impl Memory {
    #[inline(always)]
    pub fn new(address: usize, count: u64, layout: &Layout) -> Result<Memory, Error> {
        let packed = layout.packed_size(count)?;
        Ok(Memory { address, count, packed, layout: layout.clone(), owner: None })
    }

    pub fn owned(self, owner: Arc<Allocation>) -> Memory {
        Memory { owner: Some(owner), ..self }
    }

    #[inline]
    pub fn packed(&self) -> u64 {
        self.packed
    }

    pub fn address(&self) -> usize {
        self.address
    }

    pub fn count(&self) -> u64 {
        self.count
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// `count` elements, beginning `displacement` extents further.
    pub fn at_element(&self, displacement: i64, count: u64) -> Memory {
        let address =
            self.address.wrapping_add_signed(displacement.wrapping_mul(self.layout.extent()) as isize);
        let packed = self.layout.size().saturating_mul(count);
        Memory { address, count, packed, layout: self.layout.clone(), owner: self.owner.clone() }
    }

    /// Address and length when the bytes lie together in packed order.
    #[inline]
    pub fn contiguous(&self) -> Option<(usize, u64)> {
        match self.layout.shape() {
            Shape::Dense { at } => Some((self.address.wrapping_add_signed(at as isize), self.packed)),
            Shape::Map(map) if self.count == 1 => map
                .placed
                .as_run()
                .map(|(at, length)| (self.address.wrapping_add_signed(at as isize), length)),
            Shape::Map(_) => (self.packed == 0).then_some((self.address, 0)),
        }
    }

    /// Copies packed bytes `offset..offset + length` to `to`, or fewer at the end.
    ///
    /// # Safety
    /// `to` may be written for `length` bytes, which no byte of this memory overlaps.
    #[inline]
    pub unsafe fn gather(&self, offset: u64, to: *mut u8, length: u64) -> u64 {
        let from = offset.min(self.packed);
        let length = length.min(self.packed - from);
        if let Some((address, _)) = self.contiguous() {
            let source = ptr::with_exposed_provenance::<u8>(address.wrapping_add(from as usize));
            // SAFETY: within the memory vouched for by whoever made this value, and within `to`.
            unsafe { copy_run(source, to, length as usize) };
        } else {
            self.visit(from, from + length, &mut Gather { base: self.address, to });
        }
        length
    }

    /// Copies `length` bytes from `from` to packed position `offset`, or fewer at the end.
    ///
    /// # Safety
    /// `from` may be read for `length` bytes, which no byte of this memory overlaps, and this
    /// memory may be written.
    #[inline]
    pub unsafe fn scatter(&self, offset: u64, from: *const u8, length: u64) -> u64 {
        let start = offset.min(self.packed);
        let length = length.min(self.packed - start);
        if let Some((address, _)) = self.contiguous() {
            let target = ptr::with_exposed_provenance_mut::<u8>(address.wrapping_add(start as usize));
            // SAFETY: within the memory vouched for by whoever made this value, and within `from`.
            unsafe { copy_run(from, target, length as usize) };
        } else {
            self.visit(start, start + length, &mut Scatter { base: self.address, from });
        }
        length
    }

    #[inline(never)]
    fn visit(&self, from: u64, to: u64, visitor: &mut impl Visitor) {
        match self.layout.shape() {
            Shape::Dense { .. } => unreachable!("contiguous memory is copied at once"),
            Shape::Map(map) => {
                walk_repeated(&map.placed.node, map.placed.at, map.extent(), from, to, visitor)
            }
        }
    }
}

/// Copies a run. Short ones of the usual sizes go without a call.
///
/// # Safety
/// As for `ptr::copy_nonoverlapping`; a run of no bytes may have any addresses.
#[inline]
unsafe fn copy_run(from: *const u8, to: *mut u8, length: usize) {
    // SAFETY: the caller's. Arrays of bytes have no alignment.
    unsafe {
        match length {
            0 => {}
            4 => to.cast::<[u8; 4]>().write(from.cast::<[u8; 4]>().read()),
            8 => to.cast::<[u8; 8]>().write(from.cast::<[u8; 8]>().read()),
            16 => to.cast::<[u8; 16]>().write(from.cast::<[u8; 16]>().read()),
            24 => to.cast::<[u8; 24]>().write(from.cast::<[u8; 24]>().read()),
            32 => to.cast::<[u8; 32]>().write(from.cast::<[u8; 32]>().read()),
            _ => ptr::copy_nonoverlapping(from, to, length),
        }
    }
}

/// From places to packed bytes.
struct Gather {
    base: usize,
    to: *mut u8,
}

/// From packed bytes to places.
struct Scatter {
    base: usize,
    from: *const u8,
}

fn place(base: usize, at: i64) -> usize {
    base.wrapping_add_signed(at as isize)
}

impl Visitor for Gather {
    fn run(&mut self, at: i64, length: u64) {
        let source = ptr::with_exposed_provenance::<u8>(place(self.base, at));
        // SAFETY: `walk` visits exactly the packed range that `gather` was given, so that sources
        // stay inside the vouched-for memory and targets inside `to`.
        unsafe {
            copy_run(source, self.to, length as usize);
            self.to = self.to.add(length as usize);
        }
    }

    fn runs(&mut self, at: i64, stride: i64, length: u64, count: u64) {
        // SAFETY: as in `run`.
        unsafe {
            match length {
                1 => self.blocks::<1>(at, stride, count),
                2 => self.blocks::<2>(at, stride, count),
                4 => self.blocks::<4>(at, stride, count),
                8 => self.blocks::<8>(at, stride, count),
                16 => self.blocks::<16>(at, stride, count),
                32 => self.blocks::<32>(at, stride, count),
                _ => {
                    for i in 0..count as i64 {
                        self.run(at.wrapping_add(stride.wrapping_mul(i)), length);
                    }
                }
            }
        }
    }
}

impl Gather {
    /// # Safety
    /// As for `Visitor::runs`: sources and targets lie inside the memory being copied.
    unsafe fn blocks<const N: usize>(&mut self, at: i64, stride: i64, count: u64) {
        let mut source = place(self.base, at);
        for i in 0..count as usize {
            let from = ptr::with_exposed_provenance::<[u8; N]>(source);
            // SAFETY: the caller's. Arrays of bytes have no alignment.
            unsafe { self.to.add(i * N).cast::<[u8; N]>().write(from.read()) };
            source = source.wrapping_add_signed(stride as isize);
        }
        // SAFETY: the caller's; the targets were `count * N` bytes.
        self.to = unsafe { self.to.add(count as usize * N) };
    }
}

impl Visitor for Scatter {
    fn run(&mut self, at: i64, length: u64) {
        let target = ptr::with_exposed_provenance_mut::<u8>(place(self.base, at));
        // SAFETY: `walk` visits exactly the packed range that `scatter` was given, so that targets
        // stay inside the vouched-for memory and sources inside `from`.
        unsafe {
            copy_run(self.from, target, length as usize);
            self.from = self.from.add(length as usize);
        }
    }

    fn runs(&mut self, at: i64, stride: i64, length: u64, count: u64) {
        // SAFETY: as in `run`.
        unsafe {
            match length {
                1 => self.blocks::<1>(at, stride, count),
                2 => self.blocks::<2>(at, stride, count),
                4 => self.blocks::<4>(at, stride, count),
                8 => self.blocks::<8>(at, stride, count),
                16 => self.blocks::<16>(at, stride, count),
                32 => self.blocks::<32>(at, stride, count),
                _ => {
                    for i in 0..count as i64 {
                        self.run(at.wrapping_add(stride.wrapping_mul(i)), length);
                    }
                }
            }
        }
    }
}

impl Scatter {
    /// # Safety
    /// As for `Visitor::runs`: sources and targets lie inside the memory being copied.
    unsafe fn blocks<const N: usize>(&mut self, at: i64, stride: i64, count: u64) {
        let mut target = place(self.base, at);
        for i in 0..count as usize {
            let to = ptr::with_exposed_provenance_mut::<[u8; N]>(target);
            // SAFETY: the caller's. Arrays of bytes have no alignment.
            unsafe { to.write(self.from.add(i * N).cast::<[u8; N]>().read()) };
            target = target.wrapping_add_signed(stride as isize);
        }
        // SAFETY: the caller's; the sources were `count * N` bytes.
        self.from = unsafe { self.from.add(count as usize * N) };
    }
}
