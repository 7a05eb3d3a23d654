//! Matching of incoming messages with receives (MPI 5.0, 3.5: order, wildcards).
//!
//! Two tables, one of posted receives and one of unexpected messages. Each keeps its entries in
//! lists by the fields that a receive names, so that the cost of a match depends neither on the
//! number of posted receives nor on that of unexpected messages. What an entry stands for is known
//! to the caller only.

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
    #[inline]
    fn pattern(&self) -> usize {
        usize::from(self.source.is_none()) * 2 + usize::from(self.tag.is_none())
    }

    #[inline]
    fn key(&self) -> Key {
        Key { context: self.context, source: self.source.unwrap_or(0), tag: self.tag.unwrap_or(0) }
    }

    /// Whether a receive that asks for this takes the message.
    #[inline]
    pub(crate) fn accepts(&self, envelope: &Envelope) -> bool {
        self.context == envelope.context
            && self.source.is_none_or(|source| source == envelope.source)
            && self.tag.is_none_or(|tag| tag == envelope.tag)
    }

    /// The selector of one pattern that `envelope` satisfies.
    #[inline]
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

impl Key {
    /// Two multiplications: keys are small integers chosen by the program, not by an adversary.
    #[inline]
    fn mix(self) -> usize {
        let low = u64::from(self.context) << 32 | u64::from(self.source);
        let tag = u64::from(self.tag as u32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        ((low ^ tag).wrapping_mul(0xff51_afd7_ed55_8ccd) >> 32) as usize
    }
}

/// First and last entry of a list that is threaded through a table of entries.
#[derive(Clone, Copy, Debug)]
struct List {
    head: u32,
    tail: u32,
}

const NONE: u32 = u32::MAX;
const EMPTY: List = List { head: NONE, tail: NONE };

#[derive(Clone, Copy, Debug)]
struct Hook {
    previous: u32,
    next: u32,
}

/// A table of entries, as an index sees it.
trait Entries {
    fn key(&self, at: u32) -> Key;
    fn hook(&mut self, at: u32) -> &mut Hook;
}

/// Lists of entries by hash of their key, each in order of arrival. Grows with the number of
/// entries, so that a list holds few, and never shrinks, so that nothing is allocated in a steady
/// state.
#[derive(Debug, Default)]
struct Index {
    lists: Vec<List>,
    count: usize,
}

/// Entries per list before the index grows.
const LOAD: usize = 2;
/// Lists of an index that was used.
const FEWEST: usize = 16;

impl Index {
    #[inline]
    fn list(&mut self, key: Key) -> &mut List {
        let mask = self.lists.len() - 1;
        &mut self.lists[key.mix() & mask]
    }

    /// The earliest entry with this key.
    #[inline]
    fn first(&mut self, key: Key, entries: &mut impl Entries) -> Option<u32> {
        if self.count == 0 {
            return None;
        }
        let mut at = self.list(key).head;
        while at != NONE && entries.key(at) != key {
            at = entries.hook(at).next;
        }
        (at != NONE).then_some(at)
    }

    /// Adds an entry behind all others.
    #[inline]
    fn append(&mut self, new: u32, entries: &mut impl Entries) {
        if self.count >= self.lists.len() * LOAD {
            self.grow(entries);
        }
        self.count += 1;
        self.link(new, entries);
    }

    #[inline]
    fn link(&mut self, new: u32, entries: &mut impl Entries) {
        let list = self.list(entries.key(new));
        let previous = std::mem::replace(&mut list.tail, new);
        if previous == NONE {
            list.head = new;
        } else {
            entries.hook(previous).next = new;
        }
        *entries.hook(new) = Hook { previous, next: NONE };
    }

    #[inline]
    fn remove(&mut self, at: u32, entries: &mut impl Entries) {
        let Hook { previous, next } = *entries.hook(at);
        let list = self.list(entries.key(at));
        if previous == NONE {
            list.head = next;
        }
        if next == NONE {
            list.tail = previous;
        }
        if previous != NONE {
            entries.hook(previous).next = next;
        }
        if next != NONE {
            entries.hook(next).previous = previous;
        }
        self.count -= 1;
    }

    /// Entries of one key stay together, so each list can be moved from front to back.
    #[cold]
    fn grow(&mut self, entries: &mut impl Entries) {
        let size = (self.lists.len() * 4).max(FEWEST);
        for list in std::mem::replace(&mut self.lists, vec![EMPTY; size]) {
            let mut at = list.head;
            while at != NONE {
                let next = entries.hook(at).next;
                self.link(at, entries);
                at = next;
            }
        }
    }
}

/// Receives that wait for a message, in the order in which they were posted.
#[derive(Debug)]
pub struct Posted<T> {
    entries: PostedEntries<T>,
    free: Vec<u32>,
    indices: [Index; PATTERNS],
    order: u64,
}

#[derive(Debug)]
struct PostedEntry<T> {
    selector: Selector,
    order: u64,
    hook: Hook,
    value: T,
}

#[derive(Debug)]
struct PostedEntries<T>(Vec<Option<PostedEntry<T>>>);

impl<T> PostedEntries<T> {
    #[inline]
    fn at(&self, at: u32) -> &PostedEntry<T> {
        self.0[at as usize].as_ref().expect("linked entries are live")
    }
}

impl<T> Entries for PostedEntries<T> {
    #[inline]
    fn key(&self, at: u32) -> Key {
        self.at(at).selector.key()
    }

    #[inline]
    fn hook(&mut self, at: u32) -> &mut Hook {
        &mut self.0[at as usize].as_mut().expect("linked entries are live").hook
    }
}

/// Names a posted receive for as long as it is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PostedId(u32);

impl<T> Default for Posted<T> {
    fn default() -> Self {
        let indices = std::array::from_fn(|_| Index::default());
        Posted { entries: PostedEntries(Vec::new()), free: Vec::new(), indices, order: 0 }
    }
}

impl<T> Posted<T> {
    /// Whether a receive waits in this context. Looks at all of them.
    pub fn expects(&self, context: u32) -> bool {
        self.entries.0.iter().flatten().any(|entry| entry.selector.context == context)
    }

    /// Adds a receive behind all earlier ones.
    pub fn post(&mut self, selector: Selector, value: T) -> PostedId {
        let index = self.free.pop().unwrap_or_else(|| {
            self.entries.0.push(None);
            u32::try_from(self.entries.0.len() - 1).expect("fewer than 2^32 posted receives")
        });
        self.order += 1;
        let hook = Hook { previous: NONE, next: NONE };
        self.entries.0[index as usize] = Some(PostedEntry { selector, order: self.order, hook, value });
        self.indices[selector.pattern()].append(index, &mut self.entries);
        PostedId(index)
    }

    /// Takes the earliest receive that `envelope` satisfies.
    #[inline]
    pub fn take(&mut self, envelope: &Envelope) -> Option<T> {
        let mut best: Option<(u64, u32)> = None;
        for (pattern, index) in self.indices.iter_mut().enumerate() {
            if index.count == 0 {
                continue;
            }
            let key = Selector::of(envelope, pattern).key();
            if let Some(at) = index.first(key, &mut self.entries) {
                let order = self.entries.at(at).order;
                if best.is_none_or(|(earliest, _)| order < earliest) {
                    best = Some((order, at));
                }
            }
        }
        best.map(|(_, at)| self.remove(PostedId(at)))
    }

    /// Takes a receive back, for cancel.
    pub fn remove(&mut self, id: PostedId) -> T {
        let pattern = self.entries.at(id.0).selector.pattern();
        self.indices[pattern].remove(id.0, &mut self.entries);
        self.free.push(id.0);
        self.entries.0[id.0 as usize].take().expect("a posted id is used while posted").value
    }

    /// Number of posted receives.
    pub fn len(&self) -> usize {
        self.indices.iter().map(|index| index.count).sum()
    }

    /// True when no receive waits.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Messages that arrived before their receive, in order of arrival.
///
/// The exact index is always kept; that of a wildcard pattern from the first receive or probe that
/// uses it, so that programs without wildcards do not pay for them.
#[derive(Debug)]
pub struct Unexpected<T> {
    entries: Vec<Option<UnexpectedEntry<T>>>,
    free: Vec<u32>,
    indices: [Option<Index>; PATTERNS],
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

/// The entries as the index of one pattern sees them.
struct Pattern<'a, T> {
    entries: &'a mut [Option<UnexpectedEntry<T>>],
    pattern: usize,
}

impl<T> Entries for Pattern<'_, T> {
    #[inline]
    fn key(&self, at: u32) -> Key {
        let entry = self.entries[at as usize].as_ref().expect("linked entries are live");
        Selector::of(&entry.envelope, self.pattern).key()
    }

    #[inline]
    fn hook(&mut self, at: u32) -> &mut Hook {
        let entry = self.entries[at as usize].as_mut().expect("linked entries are live");
        &mut entry.hooks[self.pattern]
    }
}

impl<T> Default for Unexpected<T> {
    fn default() -> Self {
        let indices = [Some(Index::default()), None, None, None];
        Unexpected { entries: Vec::new(), free: Vec::new(), indices, arrivals: 0, count: 0 }
    }
}

impl<T> Unexpected<T> {
    /// Adds a message behind all earlier ones.
    pub fn push(&mut self, envelope: Envelope, value: T) {
        let new = self.free.pop().unwrap_or_else(|| {
            self.entries.push(None);
            u32::try_from(self.entries.len() - 1).expect("fewer than 2^32 unexpected messages")
        });
        self.arrivals += 1;
        self.count += 1;
        let hooks = [Hook { previous: NONE, next: NONE }; PATTERNS];
        self.entries[new as usize] = Some(UnexpectedEntry { envelope, arrival: self.arrivals, hooks, value });
        for (pattern, index) in self.indices.iter_mut().enumerate() {
            if let Some(index) = index {
                index.append(new, &mut Pattern { entries: &mut self.entries, pattern });
            }
        }
    }

    /// The earliest message that `selector` accepts, left where it is.
    pub fn find(&mut self, selector: &Selector) -> Option<(&Envelope, &T)> {
        let at = self.first(selector)?;
        let entry = self.entries[at as usize].as_ref().expect("linked entries are live");
        Some((&entry.envelope, &entry.value))
    }

    /// Takes the earliest message that `selector` accepts.
    #[inline]
    pub fn take(&mut self, selector: &Selector) -> Option<(Envelope, T)> {
        if self.count == 0 {
            return None;
        }
        let at = self.first(selector)?;
        Some(self.remove(at))
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

    fn first(&mut self, selector: &Selector) -> Option<u32> {
        let pattern = selector.pattern();
        if self.indices[pattern].is_none() {
            self.indices[pattern] = Some(self.build(pattern));
        }
        let index = self.indices[pattern].as_mut().expect("just built");
        index.first(selector.key(), &mut Pattern { entries: &mut self.entries, pattern })
    }

    /// The index of a pattern, made from all waiting messages.
    fn build(&mut self, pattern: usize) -> Index {
        let mut waiting: Vec<(u64, u32)> = (0u32..)
            .zip(&self.entries)
            .filter_map(|(at, entry)| entry.as_ref().map(|entry| (entry.arrival, at)))
            .collect();
        waiting.sort_unstable();
        let mut index = Index::default();
        for (_, at) in waiting {
            index.append(at, &mut Pattern { entries: &mut self.entries, pattern });
        }
        index
    }

    fn remove(&mut self, at: u32) -> (Envelope, T) {
        for (pattern, index) in self.indices.iter_mut().enumerate() {
            if let Some(index) = index {
                index.remove(at, &mut Pattern { entries: &mut self.entries, pattern });
            }
        }
        self.free.push(at);
        self.count -= 1;
        let entry = self.entries[at as usize].take().expect("only live entries are removed");
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
                        let expected = messages.iter().position(|(envelope, _)| selector.accepts(envelope));
                        let expected = expected.map(|at| messages.remove(at).1);
                        let taken = unexpected.take(&selector).map(|(_, id)| id);
                        prop_assert_eq!(taken, expected);
                        if taken.is_none() {
                            receives.push((selector, id, posted.post(selector, id)));
                        }
                    }
                    Step::Message { context, source, tag } => {
                        let envelope = Envelope { context, source, destination: 0, tag, sequence: 1, length: 0 };
                        let expected = receives.iter().position(|(selector, ..)| selector.accepts(&envelope));
                        let expected = expected.map(|at| receives.remove(at).1);
                        let taken = posted.take(&envelope);
                        prop_assert_eq!(taken, expected);
                        if taken.is_none() {
                            messages.push((envelope, id));
                            unexpected.push(envelope, id);
                        }
                    }
                    Step::Probe(selector) => {
                        let expected = messages.iter().find(|(envelope, _)| selector.accepts(envelope));
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
