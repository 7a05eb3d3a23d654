//! Matching of incoming messages with receives (MPI 5.0, 3.5: order, wildcards).
//!
//! Two tables, one of posted receives and one of unexpected messages. Each keeps its entries in
//! lists by the fields that a receive names, so that the cost of a match depends neither on the
//! number of posted receives nor on that of unexpected messages. What an entry stands for is known
//! to the caller only.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use p2pmpi_wire::Envelope;

/// What a receive or probe asks for. `None` is MPI_ANY_SOURCE or MPI_ANY_TAG.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Selector {
    /// Context id, never a wildcard.
    pub context: u32,
    /// Rank of the sender in the communicator.
    pub source: Option<u32>,
    /// Tag of the message.
    pub tag: Option<i32>,
}

impl Selector {
    /// Which fields are named: the index of the lists that hold such receives.
    fn pattern(&self) -> usize {
        usize::from(self.source.is_none()) * 2 + usize::from(self.tag.is_none())
    }

    fn key(&self) -> Key {
        Key { context: self.context, source: self.source.unwrap_or(0), tag: self.tag.unwrap_or(0) }
    }

    /// The selector of one pattern that `envelope` satisfies.
    fn of(envelope: &Envelope, pattern: usize) -> Selector {
        Selector {
            context: envelope.context,
            source: (pattern & 2 == 0).then_some(envelope.source),
            tag: (pattern & 1 == 0).then_some(envelope.tag),
        }
    }
}

const PATTERNS: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    context: u32,
    source: u32,
    tag: i32,
}

impl std::hash::Hash for Key {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let low = u64::from(self.context) << 32 | u64::from(self.source);
        state.write_u64(low ^ (u64::from(self.tag as u32)).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    }
}

/// One multiplication: keys are small integers chosen by the program, not by an adversary.
#[derive(Default)]
struct FieldHasher(u64);

impl Hasher for FieldHasher {
    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys hash themselves as one word")
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        let mixed = word.wrapping_mul(0xff51_afd7_ed55_8ccd);
        self.0 = mixed ^ (mixed >> 32);
    }
}

type Lists = HashMap<Key, List, BuildHasherDefault<FieldHasher>>;

/// First and last entry of a list threaded through `Entries`.
#[derive(Clone, Copy, Debug)]
struct List {
    head: u32,
    tail: u32,
}

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug)]
struct Hook {
    previous: u32,
    next: u32,
}

/// Removes entry `at` from the list of `key`, given access to everyone's hooks.
fn unhook(lists: &mut Lists, key: Key, at: Hook, mut hook: impl FnMut(u32, &dyn Fn(&mut Hook))) {
    if at.previous != NONE {
        hook(at.previous, &|h| h.next = at.next);
    }
    if at.next != NONE {
        hook(at.next, &|h| h.previous = at.previous);
    }
    match (at.previous, at.next) {
        (NONE, NONE) => {
            lists.remove(&key);
        }
        (NONE, next) => lists.get_mut(&key).expect("an entry's list exists").head = next,
        (previous, NONE) => lists.get_mut(&key).expect("an entry's list exists").tail = previous,
        _ => {}
    }
}

/// Appends entry `new` to the list of `key`; returns what its hook must be.
fn append(lists: &mut Lists, key: Key, new: u32, hook: impl FnOnce(u32, &dyn Fn(&mut Hook))) -> Hook {
    let list = lists.entry(key).or_insert(List { head: new, tail: NONE });
    let previous = list.tail;
    list.tail = new;
    if previous != NONE {
        hook(previous, &|h| h.next = new);
    }
    Hook { previous, next: NONE }
}

/// Receives that wait for a message, in the order in which they were posted.
#[derive(Debug)]
pub struct Posted<T> {
    entries: Vec<Option<PostedEntry<T>>>,
    free: Vec<u32>,
    lists: [Lists; PATTERNS],
    counts: [usize; PATTERNS],
    order: u64,
}

#[derive(Debug)]
struct PostedEntry<T> {
    selector: Selector,
    order: u64,
    hook: Hook,
    value: T,
}

/// Names a posted receive for as long as it is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedId(u32);

impl<T> Default for Posted<T> {
    fn default() -> Self {
        let lists = std::array::from_fn(|_| Lists::default());
        Posted { entries: Vec::new(), free: Vec::new(), lists, counts: [0; PATTERNS], order: 0 }
    }
}

impl<T> Posted<T> {
    /// Adds a receive behind all earlier ones.
    pub fn post(&mut self, selector: Selector, value: T) -> PostedId {
        let index = self.free.pop().unwrap_or_else(|| {
            self.entries.push(None);
            u32::try_from(self.entries.len() - 1).expect("fewer than 2^32 posted receives")
        });
        let pattern = selector.pattern();
        let entries = &mut self.entries;
        let hook = append(&mut self.lists[pattern], selector.key(), index, |at, change| {
            change(&mut entries[at as usize].as_mut().expect("linked entries are live").hook);
        });
        self.order += 1;
        self.counts[pattern] += 1;
        self.entries[index as usize] = Some(PostedEntry { selector, order: self.order, hook, value });
        PostedId(index)
    }

    /// Takes the earliest receive that `envelope` satisfies.
    pub fn take(&mut self, envelope: &Envelope) -> Option<T> {
        let mut best: Option<(u64, u32)> = None;
        for pattern in 0..PATTERNS {
            if self.counts[pattern] == 0 {
                continue;
            }
            let key = Selector::of(envelope, pattern).key();
            if let Some(list) = self.lists[pattern].get(&key) {
                let order = self.entry(list.head).order;
                if best.is_none_or(|(earliest, _)| order < earliest) {
                    best = Some((order, list.head));
                }
            }
        }
        best.map(|(_, index)| self.remove(PostedId(index)))
    }

    /// Takes a receive back, for cancel.
    pub fn remove(&mut self, id: PostedId) -> T {
        let entry = self.entries[id.0 as usize].take().expect("a posted id is used while posted");
        let pattern = entry.selector.pattern();
        let entries = &mut self.entries;
        unhook(&mut self.lists[pattern], entry.selector.key(), entry.hook, |at, change| {
            change(&mut entries[at as usize].as_mut().expect("linked entries are live").hook);
        });
        self.counts[pattern] -= 1;
        self.free.push(id.0);
        entry.value
    }

    fn entry(&self, index: u32) -> &PostedEntry<T> {
        self.entries[index as usize].as_ref().expect("linked entries are live")
    }

    /// Number of posted receives.
    pub fn len(&self) -> usize {
        self.counts.iter().sum()
    }

    /// True when no receive waits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Messages that arrived before their receive, in order of arrival.
///
/// The exact lists are always kept; those for a wildcard pattern from the first receive or probe
/// that uses it, so that programs without wildcards do not pay for them.
#[derive(Debug)]
pub struct Unexpected<T> {
    entries: Vec<Option<UnexpectedEntry<T>>>,
    free: Vec<u32>,
    lists: [Option<Lists>; PATTERNS],
    arrivals: u64,
    count: usize,
}

#[derive(Debug)]
struct UnexpectedEntry<T> {
    envelope: Envelope,
    arrival: u64,
    hooks: [Hook; PATTERNS],
    value: T,
}

impl<T> Default for Unexpected<T> {
    fn default() -> Self {
        let lists = [Some(Lists::default()), None, None, None];
        Unexpected { entries: Vec::new(), free: Vec::new(), lists, arrivals: 0, count: 0 }
    }
}

impl<T> Unexpected<T> {
    /// Adds a message behind all earlier ones.
    pub fn push(&mut self, envelope: Envelope, value: T) {
        let index = self.free.pop().unwrap_or_else(|| {
            self.entries.push(None);
            u32::try_from(self.entries.len() - 1).expect("fewer than 2^32 unexpected messages")
        });
        self.arrivals += 1;
        self.count += 1;
        let hooks = [Hook { previous: NONE, next: NONE }; PATTERNS];
        self.entries[index as usize] =
            Some(UnexpectedEntry { envelope, arrival: self.arrivals, hooks, value });
        for pattern in 0..PATTERNS {
            if self.lists[pattern].is_some() {
                self.hook(index, pattern);
            }
        }
    }

    /// The earliest message that `selector` accepts, left where it is.
    pub fn find(&mut self, selector: &Selector) -> Option<(&Envelope, &T)> {
        let index = self.head(selector)?;
        let entry = self.entries[index as usize].as_ref().expect("linked entries are live");
        Some((&entry.envelope, &entry.value))
    }

    /// Takes the earliest message that `selector` accepts.
    #[inline]
    pub fn take(&mut self, selector: &Selector) -> Option<(Envelope, T)> {
        if self.count == 0 {
            return None;
        }
        let index = self.head(selector)?;
        Some(self.remove(index))
    }

    /// Takes the message for which `wanted` holds; looks at every one (cancel of a send only).
    pub fn take_where(&mut self, wanted: impl Fn(&Envelope, &T) -> bool) -> Option<(Envelope, T)> {
        let index = self
            .entries
            .iter()
            .position(|entry| entry.as_ref().is_some_and(|entry| wanted(&entry.envelope, &entry.value)))?;
        Some(self.remove(index as u32))
    }

    /// Number of unexpected messages.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True when none waits.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn head(&mut self, selector: &Selector) -> Option<u32> {
        let pattern = selector.pattern();
        if self.lists[pattern].is_none() {
            self.build(pattern);
        }
        let lists = self.lists[pattern].as_ref().expect("just built");
        lists.get(&selector.key()).map(|list| list.head)
    }

    /// Makes the lists of a pattern from all waiting messages.
    fn build(&mut self, pattern: usize) {
        self.lists[pattern] = Some(Lists::default());
        let mut waiting: Vec<(u64, u32)> = (0u32..)
            .zip(&self.entries)
            .filter_map(|(index, entry)| entry.as_ref().map(|entry| (entry.arrival, index)))
            .collect();
        waiting.sort_unstable();
        for (_, index) in waiting {
            self.hook(index, pattern);
        }
    }

    fn hook(&mut self, index: u32, pattern: usize) {
        let envelope = self.entries[index as usize].as_ref().expect("just stored").envelope;
        let lists = self.lists[pattern].as_mut().expect("only kept patterns are hooked");
        let entries = &mut self.entries;
        let hook = append(lists, Selector::of(&envelope, pattern).key(), index, |at, change| {
            change(&mut entries[at as usize].as_mut().expect("linked entries are live").hooks[pattern]);
        });
        self.entries[index as usize].as_mut().expect("just stored").hooks[pattern] = hook;
    }

    fn remove(&mut self, index: u32) -> (Envelope, T) {
        let entry = self.entries[index as usize].take().expect("only live entries are removed");
        for pattern in 0..PATTERNS {
            let Some(lists) = self.lists[pattern].as_mut() else { continue };
            let key = Selector::of(&entry.envelope, pattern).key();
            let entries = &mut self.entries;
            unhook(lists, key, entry.hooks[pattern], |at, change| {
                change(&mut entries[at as usize].as_mut().expect("linked entries are live").hooks[pattern]);
            });
        }
        self.free.push(index);
        self.count -= 1;
        (entry.envelope, entry.value)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[derive(Clone, Debug)]
    enum Step {
        Receive(Selector),
        Message { context: u32, source: u32, tag: i32 },
        Probe(Selector),
        Cancel(usize),
    }

    fn selector() -> impl Strategy<Value = Selector> {
        (0u32..2, proptest::option::of(0u32..3), proptest::option::of(0i32..3))
            .prop_map(|(context, source, tag)| Selector { context, source, tag })
    }

    fn step() -> impl Strategy<Value = Step> {
        prop_oneof![
            3 => selector().prop_map(Step::Receive),
            4 => (0u32..2, 0u32..3, 0i32..3).prop_map(|(context, source, tag)| Step::Message { context, source, tag }),
            1 => selector().prop_map(Step::Probe),
            1 => (0usize..64).prop_map(Step::Cancel),
        ]
    }

    fn accepts(selector: &Selector, envelope: &Envelope) -> bool {
        selector.context == envelope.context
            && selector.source.is_none_or(|source| source == envelope.source)
            && selector.tag.is_none_or(|tag| tag == envelope.tag)
    }

    proptest! {
        /// Against the standard's text taken literally: two lists, searched from the front.
        #[test]
        fn matches_like_two_lists_searched_from_the_front(steps in proptest::collection::vec(step(), 0..200)) {
            let mut posted = Posted::default();
            let mut unexpected = Unexpected::default();
            let mut receives: Vec<(Selector, usize, PostedId)> = Vec::new();
            let mut messages: Vec<(Envelope, usize)> = Vec::new();
            for (id, step) in steps.into_iter().enumerate() {
                match step {
                    Step::Receive(selector) => {
                        let expected = messages.iter().position(|(envelope, _)| accepts(&selector, envelope));
                        let expected = expected.map(|at| messages.remove(at).1);
                        let taken = unexpected.take(&selector).map(|(_, id)| id);
                        prop_assert_eq!(taken, expected);
                        if taken.is_none() {
                            receives.push((selector, id, posted.post(selector, id)));
                        }
                    }
                    Step::Message { context, source, tag } => {
                        let envelope = Envelope { context, source, destination: 0, tag, sequence: 1, length: 0 };
                        let expected = receives.iter().position(|(selector, ..)| accepts(selector, &envelope));
                        let expected = expected.map(|at| receives.remove(at).1);
                        let taken = posted.take(&envelope);
                        prop_assert_eq!(taken, expected);
                        if taken.is_none() {
                            messages.push((envelope, id));
                            unexpected.push(envelope, id);
                        }
                    }
                    Step::Probe(selector) => {
                        let expected = messages.iter().find(|(envelope, _)| accepts(&selector, envelope));
                        prop_assert_eq!(unexpected.find(&selector).map(|(_, id)| *id), expected.map(|(_, id)| *id));
                    }
                    Step::Cancel(which) => {
                        if !receives.is_empty() {
                            let (_, id, handle) = receives.remove(which % receives.len());
                            prop_assert_eq!(posted.remove(handle), id);
                        }
                    }
                }
                prop_assert_eq!(posted.len(), receives.len());
                prop_assert_eq!(unexpected.len(), messages.len());
            }
        }
    }
}
