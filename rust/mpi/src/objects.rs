//! Tables of MPI objects by handle: a stale, freed or foreign handle finds nothing.

use std::collections::VecDeque;

use p2pmpi_abi::handle::{self, Kind};

/// Freed slots rest until this many are free, so that a stale handle is noticed for long.
const REST: usize = 64;

/// The objects of one kind that the program created.
#[derive(Debug)]
pub struct Table<T> {
    kind: Kind,
    slots: Vec<Slot<T>>,
    free: VecDeque<u32>,
}

#[derive(Debug)]
struct Slot<T> {
    generation: u32,
    value: Option<T>,
}

impl<T> Table<T> {
    /// An empty table for one kind of handle.
    pub const fn new(kind: Kind) -> Table<T> {
        Table { kind, slots: Vec::new(), free: VecDeque::new() }
    }

    /// Stores an object and returns its handle; `None` when no handle is left.
    pub fn insert(&mut self, value: T) -> Option<i32> {
        let full = self.slots.len() > handle::INDICES as usize - 1;
        if self.free.len() > REST || full {
            let index = self.free.pop_front()?;
            let slot = &mut self.slots[index as usize];
            slot.value = Some(value);
            return Some(handle::pack(self.kind, slot.generation, index) as i32);
        }
        let index = self.slots.len() as u32;
        self.slots.push(Slot { generation: 0, value: Some(value) });
        Some(handle::pack(self.kind, 0, index) as i32)
    }

    #[inline]
    fn index(&self, raw: usize) -> Option<usize> {
        let (kind, generation, index) = handle::unpack(raw)?;
        let slot = self.slots.get(index as usize)?;
        (kind == self.kind && slot.generation == generation).then_some(index as usize)
    }

    /// The object of a live handle.
    #[inline]
    pub fn get(&self, raw: usize) -> Option<&T> {
        self.slots[self.index(raw)?].value.as_ref()
    }

    /// The object of a live handle, to change.
    #[inline]
    pub fn get_mut(&mut self, raw: usize) -> Option<&mut T> {
        let index = self.index(raw)?;
        self.slots[index].value.as_mut()
    }

    /// Takes the object out; its handle is stale from now on.
    pub fn remove(&mut self, raw: usize) -> Option<T> {
        let index = self.index(raw)?;
        let slot = &mut self.slots[index];
        let value = slot.value.take()?;
        slot.generation = (slot.generation + 1) % handle::GENERATIONS;
        self.free.push_back(index as u32);
        Some(value)
    }

    /// All live objects with their handles.
    pub fn iter(&self) -> impl Iterator<Item = (i32, &T)> {
        self.slots.iter().enumerate().filter_map(|(index, slot)| {
            Some((handle::pack(self.kind, slot.generation, index as u32) as i32, slot.value.as_ref()?))
        })
    }
}
