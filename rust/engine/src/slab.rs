//! A table whose entries are named by (slot, generation), so that a stale name is noticed.

use p2pmpi_wire::Token;

/// Slots are reused oldest-free first once this many are free, so that a stale name is noticed for
/// a long time; below that the table grows.
const REST: usize = 64;

/// A growing table of `T` with generation-checked names. Never shrinks, so that a program in its
/// steady state allocates nothing.
#[derive(Debug)]
pub struct Slab<T> {
    slots: Vec<Slot<T>>,
    free: std::collections::VecDeque<u32>,
}

#[derive(Debug)]
struct Slot<T> {
    generation: u32,
    value: Option<T>,
}

impl<T> Default for Slab<T> {
    fn default() -> Self {
        Slab { slots: Vec::new(), free: std::collections::VecDeque::new() }
    }
}

impl<T> Slab<T> {
    /// Stores a value and returns its name.
    #[inline]
    pub fn insert(&mut self, value: T) -> Token {
        self.insert_with(|_| value)
    }

    /// Stores a value that needs to know its name, and returns that.
    #[inline]
    pub fn insert_with(&mut self, value: impl FnOnce(Token) -> T) -> Token {
        if self.free.len() > REST
            && let Some(slot) = self.free.pop_front()
        {
            let entry = &mut self.slots[slot as usize];
            let token = Token { slot, generation: entry.generation };
            entry.value = Some(value(token));
            return token;
        }
        let slot = u32::try_from(self.slots.len()).expect("fewer than 2^32 live objects");
        let token = Token { slot, generation: 1 };
        self.slots.push(Slot { generation: 1, value: Some(value(token)) });
        token
    }

    /// The value of a live name.
    #[inline]
    pub fn get(&self, token: Token) -> Option<&T> {
        let entry = self.slots.get(token.slot as usize)?;
        if entry.generation == token.generation { entry.value.as_ref() } else { None }
    }

    /// The value of a live name, to change.
    #[inline]
    pub fn get_mut(&mut self, token: Token) -> Option<&mut T> {
        let entry = self.slots.get_mut(token.slot as usize)?;
        if entry.generation == token.generation { entry.value.as_mut() } else { None }
    }

    /// Takes the value out; the name is stale from now on.
    #[inline]
    pub fn remove(&mut self, token: Token) -> Option<T> {
        let entry = self.slots.get_mut(token.slot as usize)?;
        if entry.generation != token.generation {
            return None;
        }
        let value = entry.value.take()?;
        entry.generation = if entry.generation == u32::MAX { 1 } else { entry.generation + 1 };
        self.free.push_back(token.slot);
        Some(value)
    }

    /// Number of live values.
    pub fn len(&self) -> usize {
        self.slots.len() - self.free.len()
    }

    /// True when nothing is stored.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All live values with their names, in slot order.
    pub fn iter(&self) -> impl Iterator<Item = (Token, &T)> {
        self.slots.iter().enumerate().filter_map(|(slot, entry)| {
            let value = entry.value.as_ref()?;
            Some((Token { slot: slot as u32, generation: entry.generation }, value))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_removed_name_is_stale_even_when_its_slot_is_reused() {
        let mut slab = Slab::default();
        let names: Vec<Token> = (0..1000).map(|i| slab.insert(i)).collect();
        for name in &names {
            assert!(slab.remove(*name).is_some());
        }
        let again: Vec<Token> = (0..900).map(|i| slab.insert(i)).collect();
        assert!(again.iter().any(|name| names.iter().any(|old| old.slot == name.slot)), "slots are reused");
        for name in names {
            assert_eq!(slab.get(name), None);
            assert_eq!(slab.remove(name), None);
        }
        assert_eq!(slab.len(), 900);
    }
}
