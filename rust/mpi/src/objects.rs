//! Tables of MPI objects by handle: a stale, freed or foreign handle finds nothing. What still uses an
//! object that the program has freed finds it as a retired one.

use std::collections::{BTreeMap, VecDeque};

use p2pmpi_abi::handle::{self, Kind};

/// Freed slots rest until this many are free, so that a stale handle is noticed for long.
const REST: usize = 64;

/// The objects of one kind that the program created.
#[derive(Debug)]
pub struct Table<T> {
    kind: Kind,
    slots: Vec<Slot<T>>,
    free: VecDeque<u32>,
    /// By handle, with the number of their users; their slots are not used again before they are
    /// released.
    retired: BTreeMap<usize, (T, usize)>,
}

#[derive(Debug)]
struct Slot<T> {
    generation: u32,
    value: Option<T>,
}

impl<T> Table<T> {
    /// An empty table for one kind of handle.
    pub const fn new(kind: Kind) -> Table<T> {
        Table { kind, slots: Vec::new(), free: VecDeque::new(), retired: BTreeMap::new() }
    }

    /// Stores an object and returns its handle; `None` when no handle is left.
    #[inline]
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
    #[inline]
    pub fn remove(&mut self, raw: usize) -> Option<T> {
        let index = self.index(raw)?;
        let value = self.slots[index].value.take()?;
        self.vacate(index);
        Some(value)
    }

    #[inline]
    fn vacate(&mut self, index: usize) {
        let slot = &mut self.slots[index];
        slot.generation = (slot.generation + 1) % handle::GENERATIONS;
        self.free.push_back(index as u32);
    }

    /// The program has freed an object that something still uses: its handle is stale, but
    /// [`Table::retired`] finds it until each of its `users`, one at least, has released it.
    pub fn retire(&mut self, raw: usize, users: usize) {
        if let Some(value) = self.index(raw).and_then(|index| self.slots[index].value.take()) {
            self.retired.insert(raw, (value, users));
        }
    }

    /// The object of a handle that was retired.
    #[inline]
    pub fn retired(&self, raw: usize) -> Option<&T> {
        if self.retired.is_empty() { None } else { self.retired.get(&raw).map(|(value, _)| value) }
    }

    /// A user of a retired object is done; the object if it was the last.
    pub fn release(&mut self, raw: usize) -> Option<T> {
        let (_, users) = self.retired.get_mut(&raw)?;
        *users -= 1;
        if *users > 0 {
            return None;
        }
        let (value, _) = self.retired.remove(&raw)?;
        if let Some(index) = self.index(raw) {
            self.vacate(index);
        }
        Some(value)
    }

    /// All live objects with their handles.
    pub fn iter(&self) -> impl Iterator<Item = (i32, &T)> {
        self.slots.iter().enumerate().filter_map(|(index, slot)| {
            Some((handle::pack(self.kind, slot.generation, index as u32) as i32, slot.value.as_ref()?))
        })
    }

    /// All live objects, to change.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.slots.iter_mut().filter_map(|slot| slot.value.as_mut())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_retired_object_lives_as_long_as_its_users_and_nobody_gets_its_handle() {
        let mut table = Table::new(Kind::Comm);
        let old = table.insert("old").expect("there is room") as usize;
        table.retire(old, 2);
        assert_eq!((table.get(old), table.retired(old)), (None, Some(&"old")));
        for _ in 0..100_000 {
            let new = table.insert("new").expect("there is room") as usize;
            assert_ne!(new, old);
            table.remove(new);
        }
        assert_eq!(table.release(old), None);
        assert_eq!(table.release(old), Some("old"));
        assert_eq!((table.get(old), table.retired(old)), (None, None));
        assert_eq!(table.release(old), None);
    }
}
