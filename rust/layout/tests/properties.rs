//! Layouts against a naive oracle: every type map written out entry by entry, as MPI 5.0, chapter 5
//! defines it, and every message copied byte by byte.

use p2pmpi_layout::{Distribution, Format, Layout, Order, Predefined, RecvBuffer, SendBuffer, copy};
use proptest::collection::vec;
use proptest::prelude::*;

/// A datatype as its constructor calls.
#[derive(Clone, Debug)]
enum Spec {
    Basic(Predefined),
    Contiguous(u64, Box<Spec>),
    Vector(u64, u64, i64, Box<Spec>),
    Hvector(u64, u64, i64, Box<Spec>),
    Indexed(Vec<(u64, i64)>, Box<Spec>),
    Hindexed(Vec<(u64, i64)>, Box<Spec>),
    Struct(Vec<(u64, i64, Spec)>),
    Resized(i64, i64, Box<Spec>),
    Subarray(Vec<(u64, u64, u64)>, Order, Box<Spec>),
    Darray(u64, Vec<(u64, Distribution, u64)>, Order, Box<Spec>),
}

fn basic() -> impl Strategy<Value = Spec> {
    use Predefined::*;
    prop::sample::select(vec![Char, Short, Int, Double, LongDouble, DoubleInt, ShortInt, TwoInt, Complex])
        .prop_map(Spec::Basic)
}

fn dimension() -> impl Strategy<Value = (u64, u64, u64)> {
    (1..5u64)
        .prop_flat_map(|size| (Just(size), 1..=size))
        .prop_flat_map(|(size, part)| (Just(size), Just(part), 0..=size - part))
}

fn dealt_dimension() -> impl Strategy<Value = (u64, Distribution, u64)> {
    (1..7u64, 1..4u64).prop_flat_map(|(size, processes)| {
        let least = size.div_ceil(processes);
        let distribution = prop_oneof![
            Just(Distribution::Block(None)),
            (least..least + 3).prop_map(|length| Distribution::Block(Some(length))),
            prop::option::of(1..4u64).prop_map(Distribution::Cyclic),
        ];
        prop_oneof![(Just(size), distribution, Just(processes)), Just((size, Distribution::None, 1)),]
    })
}

fn spec() -> impl Strategy<Value = Spec> {
    basic().prop_recursive(3, 12, 3, |inner| {
        let order = prop::sample::select(vec![Order::C, Order::Fortran]);
        let boxed = inner.clone().prop_map(Box::new);
        prop_oneof![
            (0..4u64, boxed.clone()).prop_map(|(n, of)| Spec::Contiguous(n, of)),
            (0..4u64, 0..3u64, -3..4i64, boxed.clone()).prop_map(|(n, b, s, of)| Spec::Vector(n, b, s, of)),
            (0..4u64, 0..3u64, -40..41i64, boxed.clone())
                .prop_map(|(n, b, s, of)| Spec::Hvector(n, b, s, of)),
            (vec((0..4u64, -3..6i64), 0..4), boxed.clone()).prop_map(|(b, of)| Spec::Indexed(b, of)),
            (vec((0..4u64, -30..60i64), 0..4), boxed.clone()).prop_map(|(b, of)| Spec::Hindexed(b, of)),
            vec((0..3u64, -30..60i64, inner), 0..4).prop_map(Spec::Struct),
            (-8..9i64, -16..40i64, boxed.clone()).prop_map(|(lb, e, of)| Spec::Resized(lb, e, of)),
            (vec(dimension(), 1..4), order.clone(), boxed.clone())
                .prop_map(|(d, o, of)| Spec::Subarray(d, o, of)),
            (any::<u64>(), vec(dealt_dimension(), 1..4), order, boxed).prop_map(|(r, d, o, of)| {
                let processes: u64 = d.iter().map(|d| d.2).product();
                Spec::Darray(r % processes, d, o, of)
            }),
        ]
    })
}

fn build(spec: &Spec) -> Layout {
    match spec {
        Spec::Basic(predefined) => Ok(Layout::predefined(*predefined)),
        Spec::Contiguous(count, of) => build(of).contiguous(*count),
        Spec::Vector(count, block, stride, of) => build(of).vector(*count, *block, *stride),
        Spec::Hvector(count, block, stride, of) => build(of).hvector(*count, *block, *stride),
        Spec::Indexed(blocks, of) => build(of).indexed(blocks.iter().copied()),
        Spec::Hindexed(blocks, of) => build(of).hindexed(blocks.iter().copied()),
        Spec::Struct(blocks) => {
            let layouts: Vec<_> = blocks.iter().map(|(_, _, of)| build(of)).collect();
            Layout::structure(blocks.iter().zip(&layouts).map(|(b, layout)| (b.0, b.1, layout)))
        }
        Spec::Resized(lower, extent, of) => build(of).resized(*lower, *extent),
        Spec::Subarray(dimensions, order, of) => build(of).subarray(dimensions, *order),
        Spec::Darray(rank, dimensions, order, of) => build(of).darray(*rank, dimensions, *order),
    }
    .expect("small")
}

/// One entry of a type map.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Entry {
    Data { size: i64, alignment: i64 },
    LowerMarker,
    UpperMarker,
}

/// A type map (MPI 5.0, 5.1), markers included (5.1.7).
#[derive(Clone, Debug, Default)]
struct Map(Vec<(i64, Entry)>);

impl Map {
    fn data(&self) -> impl Iterator<Item = (i64, i64, i64)> {
        self.0.iter().filter_map(|&(at, entry)| match entry {
            Entry::Data { size, alignment } => Some((at, size, alignment)),
            _ => None,
        })
    }

    fn places_of(&self, marker: Entry) -> impl Iterator<Item = i64> {
        self.0.iter().filter(move |(_, entry)| *entry == marker).map(|&(at, _)| at)
    }

    fn true_bounds(&self) -> (i64, i64) {
        let lower = self.data().map(|(at, _, _)| at).min().unwrap_or(0);
        (lower, self.data().map(|(at, size, _)| at + size).max().unwrap_or(0))
    }

    fn bounds(&self) -> (i64, i64) {
        let (first, end) = self.true_bounds();
        let lower = self.places_of(Entry::LowerMarker).min().unwrap_or(first);
        let upper = self.places_of(Entry::UpperMarker).max().unwrap_or_else(|| {
            let alignment = self.data().map(|(_, _, alignment)| alignment).max().unwrap_or(1);
            let mut end = end;
            while (end - lower) % alignment != 0 {
                end += 1;
            }
            end
        });
        (lower, upper)
    }

    fn extent(&self) -> i64 {
        let (lower, upper) = self.bounds();
        upper - lower
    }

    /// Appends `count` copies of `other`, `at`, `at + stride`, ...
    fn add(&mut self, other: &Map, count: u64, at: i64, stride: i64) {
        for i in 0..count as i64 {
            self.0.extend(other.0.iter().map(|&(place, entry)| (place + at + i * stride, entry)));
        }
    }

    fn with_markers(&self, lower: i64, upper: i64) -> Map {
        let mut entries: Vec<_> = self.0.clone();
        entries.retain(|(_, entry)| matches!(entry, Entry::Data { .. }));
        entries.push((lower, Entry::LowerMarker));
        entries.push((upper, Entry::UpperMarker));
        Map(entries)
    }

    /// The whole array of `sizes` with the elements that `mine` picks, in storage order.
    fn array(&self, sizes: &[u64], order: Order, mine: impl Fn(&[u64]) -> bool) -> Map {
        let total: u64 = sizes.iter().product();
        let mut map = Map::default();
        for position in 0..total {
            let mut rest = position;
            let mut index = vec![0; sizes.len()];
            let dimensions: Vec<usize> = match order {
                Order::C => (0..sizes.len()).rev().collect(),
                Order::Fortran => (0..sizes.len()).collect(),
            };
            for dimension in dimensions {
                index[dimension] = rest % sizes[dimension];
                rest /= sizes[dimension];
            }
            if mine(&index) {
                map.add(self, 1, position as i64 * self.extent(), 0);
            }
        }
        map.with_markers(0, total as i64 * self.extent())
    }
}

fn expand(spec: &Spec) -> Map {
    let mut map = Map::default();
    match spec {
        Spec::Basic(predefined) => {
            let entry =
                |size: u64| Entry::Data { size: size as i64, alignment: predefined.alignment() as i64 };
            match predefined.format() {
                Format::Pair(value, index) => {
                    let second = value.size().next_multiple_of(index.size());
                    map.0 = vec![(0, entry(value.size())), (second as i64, entry(index.size()))];
                }
                _ => map.0 = vec![(0, entry(predefined.size()))],
            }
        }
        Spec::Contiguous(count, of) => {
            let of = expand(of);
            map.add(&of, *count, 0, of.extent());
        }
        Spec::Vector(count, block, stride, of) => {
            let of = expand(of);
            (0..*count as i64).for_each(|i| map.add(&of, *block, i * stride * of.extent(), of.extent()));
        }
        Spec::Hvector(count, block, stride, of) => {
            let of = expand(of);
            (0..*count as i64).for_each(|i| map.add(&of, *block, i * stride, of.extent()));
        }
        Spec::Indexed(blocks, of) => {
            let of = expand(of);
            blocks.iter().for_each(|&(n, at)| map.add(&of, n, at * of.extent(), of.extent()));
        }
        Spec::Hindexed(blocks, of) => {
            let of = expand(of);
            blocks.iter().for_each(|&(n, at)| map.add(&of, n, at, of.extent()));
        }
        Spec::Struct(blocks) => {
            for (n, at, of) in blocks {
                let of = expand(of);
                map.add(&of, *n, *at, of.extent());
            }
        }
        Spec::Resized(lower, extent, of) => map = expand(of).with_markers(*lower, lower + extent),
        Spec::Subarray(dimensions, order, of) => {
            let sizes: Vec<u64> = dimensions.iter().map(|d| d.0).collect();
            map = expand(of).array(&sizes, *order, |index| {
                index.iter().zip(dimensions).all(|(&i, &(_, part, start))| i >= start && i < start + part)
            });
        }
        Spec::Darray(rank, dimensions, order, of) => {
            let sizes: Vec<u64> = dimensions.iter().map(|d| d.0).collect();
            map = expand(of).array(&sizes, *order, |index| owner(index, dimensions) == *rank);
        }
    }
    map
}

/// The rank that holds a global index (MPI 5.0, 5.1.4), the process grid being row-major.
fn owner(index: &[u64], dimensions: &[(u64, Distribution, u64)]) -> u64 {
    index.iter().zip(dimensions).fold(0, |rank, (&i, &(size, distribution, processes))| {
        let place = match distribution {
            Distribution::None => 0,
            Distribution::Block(length) => i / length.unwrap_or(size.div_ceil(processes)),
            Distribution::Cyclic(length) => i / length.unwrap_or(1) % processes,
        };
        rank * processes + place
    })
}

/// Bytes of user memory around an address that has room below it.
struct Arena {
    bytes: Vec<u8>,
    below: i64,
}

impl Arena {
    fn around(map: &Map, fill: impl FnMut(usize) -> u8) -> Arena {
        let (first, end) = map.true_bounds();
        let bytes = (0..(end - first) as usize).map(fill).collect();
        Arena { bytes, below: first }
    }

    fn address(&mut self) -> *mut std::ffi::c_void {
        self.bytes.as_mut_ptr().wrapping_offset(-self.below as isize).cast()
    }

    fn index(&self, at: i64) -> usize {
        (at - self.below) as usize
    }
}

/// The displacement of every byte of a message of `count` elements, in packed order.
fn packed_places(map: &Map) -> Vec<i64> {
    map.data().flat_map(|(at, size, _)| at..at + size).collect()
}

fn message_map(map: &Map, count: u64) -> Map {
    let mut message = Map::default();
    message.add(map, count, 0, map.extent());
    message
}

/// Cuts `0..length` at the given positions (taken modulo the length).
fn pieces(length: usize, cuts: &[usize]) -> Vec<(usize, usize)> {
    let mut points: Vec<usize> = cuts.iter().map(|cut| cut % (length + 1)).collect();
    points.extend([0, length]);
    points.sort_unstable();
    points.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

fn pattern(i: usize) -> u8 {
    (i as u8).wrapping_mul(151).wrapping_add((i >> 8) as u8)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(600) })]

    #[test]
    fn sizes_and_bounds(spec in spec()) {
        let (layout, map) = (build(&spec), expand(&spec));
        let (lower, upper) = map.bounds();
        let (first, end) = map.true_bounds();
        prop_assert_eq!(layout.size() as i64, map.data().map(|(_, size, _)| size).sum::<i64>());
        prop_assert_eq!((layout.lower_bound(), layout.extent()), (lower, upper - lower));
        prop_assert_eq!((layout.true_lower_bound(), layout.true_extent()), (first, Ok(end - first)));
        prop_assert_eq!(layout.elements() as usize, map.data().count());
    }

    #[test]
    fn elements_of_every_length(spec in spec()) {
        let (layout, map) = (build(&spec), message_map(&expand(&spec), 2));
        let mut ends = vec![0];
        map.data().for_each(|(_, size, _)| ends.push(ends[ends.len() - 1] + size as u64));
        for bytes in 0..=ends[ends.len() - 1] {
            let expected = ends.iter().position(|&end| end == bytes).map(|elements| elements as u64);
            prop_assert_eq!(layout.elements_in(bytes), expected, "{} bytes", bytes);
            if let Some(elements) = expected {
                prop_assert_eq!(layout.bytes_of(elements), Some(bytes), "{} elements", elements);
            }
        }
    }

    #[test]
    fn packing_in_pieces(spec in spec(), count in 0..4u64, cuts in vec(any::<usize>(), 0..6)) {
        let (layout, map) = (build(&spec), message_map(&expand(&spec), count));
        let mut arena = Arena::around(&map, pattern);
        // SAFETY: the arena spans the data of all elements.
        let buffer = unsafe { SendBuffer::new(arena.address(), count, &layout) }.expect("small");
        let expected: Vec<u8> = packed_places(&map).iter().map(|&at| arena.bytes[arena.index(at)]).collect();
        let mut packed = vec![0; expected.len()];
        prop_assert_eq!(buffer.packed_size(), expected.len() as u64);
        for (from, to) in pieces(packed.len(), &cuts) {
            buffer.pack(from as u64, &mut packed[from..to]);
        }
        prop_assert_eq!(&packed, &expected);
        if let Some((address, length)) = buffer.contiguous().filter(|(_, length)| *length > 0) {
            prop_assert_eq!(length, buffer.packed_size());
            let start = (address - arena.bytes.as_ptr() as u64) as usize;
            prop_assert_eq!(&arena.bytes[start..start + packed.len()], &packed[..]);
        }
    }

    #[test]
    fn unpacking_in_pieces(spec in spec(), count in 0..4u64, cuts in vec(any::<usize>(), 0..6)) {
        let (layout, map) = (build(&spec), message_map(&expand(&spec), count));
        let mut arena = Arena::around(&map, |_| 0);
        let places = packed_places(&map);
        let message: Vec<u8> = (0..places.len()).map(pattern).collect();
        let mut expected = arena.bytes.clone();
        places.iter().zip(&message).for_each(|(&at, &byte)| expected[arena.index(at)] = byte);
        // SAFETY: the arena spans the data of all elements.
        let buffer = unsafe { RecvBuffer::new(arena.address(), count, &layout) }.expect("small");
        for (from, to) in pieces(message.len(), &cuts) {
            buffer.unpack(from as u64, &message[from..to]);
        }
        prop_assert_eq!(arena.bytes, expected);
    }

    #[test]
    fn copying_between_any_two(from in spec(), to in spec(), counts in (0..3u64, 0..3u64)) {
        let (source_map, target_map) =
            (message_map(&expand(&from), counts.0), message_map(&expand(&to), counts.1));
        let mut source = Arena::around(&source_map, pattern);
        let mut target = Arena::around(&target_map, |_| 0);
        let mut expected = target.bytes.clone();
        let (reads, writes) = (packed_places(&source_map), packed_places(&target_map));
        for (&read, &write) in reads.iter().zip(&writes) {
            expected[target.index(write)] = source.bytes[source.index(read)];
        }
        // SAFETY: the arenas span the data of all elements.
        let copied = unsafe {
            let from = SendBuffer::new(source.address(), counts.0, &build(&from)).expect("small");
            copy(&from, &RecvBuffer::new(target.address(), counts.1, &build(&to)).expect("small"))
        };
        prop_assert_eq!(copied as usize, reads.len().min(writes.len()));
        prop_assert_eq!(target.bytes, expected);
    }
}

/// Small, huge and everything between, of both signs.
fn any_size() -> impl Strategy<Value = i64> {
    (any::<i64>(), 0..64u32).prop_map(|(value, shift)| value >> shift)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    /// Sizes beyond 63 bits are errors, and what is accepted can be measured without overflow.
    #[test]
    fn huge_arguments_are_errors_not_panics(spec in spec(), n in vec(any_size(), 6), bytes in any::<u64>()) {
        let old = build(&spec);
        let count = |i: usize| n[i].unsigned_abs();
        let rank = count(0) % 8;
        let dealt = [
            (count(1), Distribution::Cyclic(Some(count(2))), 2),
            (count(3), Distribution::Block(None), 4),
        ];
        let parts = [(count(0), count(1), count(2)), (count(3), 1, count(4))];
        let made = [
            old.contiguous(count(0)),
            old.vector(count(0), count(1), n[2]),
            old.hvector(count(0), count(1), n[2]),
            old.indexed([(count(0), n[1]), (count(2), n[3])]),
            old.hindexed([(count(0), n[1]), (count(2), n[3]), (count(4), n[5])]),
            Layout::structure([(count(0), n[1], &old), (1, n[2], &Layout::predefined(Predefined::Long))]),
            old.resized(n[0], n[1]),
            old.subarray(&parts, Order::C),
            old.darray(rank, &dealt, Order::Fortran),
        ];
        for layout in made.into_iter().flatten() {
            let again = layout.hvector(3, 2, n[4]);
            for layout in [Some(layout), again.ok()].into_iter().flatten() {
                let _ = (layout.extent(), layout.true_extent(), layout.elements_in(bytes), layout.size());
                prop_assert!(layout.size() <= i64::MAX as u64);
                if let Some(elements) = layout.elements_in(bytes) {
                    prop_assert!(bytes == 0 || elements > 0);
                }
            }
        }
    }
}

#[test]
fn long_types_are_small_and_nested_ones_bounded() {
    let double = Layout::predefined(Predefined::Double);
    let huge = double.vector(1 << 40, 2, 3).and_then(|v| v.hvector(1 << 10, 1, 1 << 48)).expect("in range");
    assert_eq!(huge.size(), 1 << 54);
    assert_eq!(huge.elements_in((1 << 53) + 8), Some((1 << 50) + 1));
    assert!(double.vector(1 << 60, 1, 2).is_err());
    assert!(double.indexed([(1, i64::MAX / 4)]).is_err());

    let mut nested = double.clone();
    let error = (0..100_000).find_map(|level| {
        match Layout::structure([(1, 0, &nested), (1, 1 << 20, &double), (1, level % 7, &double)]) {
            Ok(deeper) => {
                nested = deeper;
                None
            }
            Err(error) => Some(error),
        }
    });
    assert_eq!(error, Some(p2pmpi_layout::Error::TooDeep));
}
