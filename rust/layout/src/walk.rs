//! Visits the runs of memory that hold a range of packed bytes.
//!
//! Finding the first byte costs one step per level of the tree (a binary search where parts are
//! irregular), so that a message may be cut anywhere and its pieces handled in any order without a
//! cursor to keep. Called by `memory`.

use crate::node::Node;

/// Receives runs in packed order. Displacements are bytes from the base address, modulo 2^64.
pub(crate) trait Visitor {
    /// `length` bytes at `at`.
    fn run(&mut self, at: i64, length: u64);

    /// `count` runs of `length` bytes each, `stride` apart, the first one at `at`.
    fn runs(&mut self, at: i64, stride: i64, length: u64, count: u64);
}

/// Visits packed bytes `from..to` of `node` placed at `at`. `from <= to <= node.size()`.
pub(crate) fn walk(node: &Node, at: i64, from: u64, to: u64, visitor: &mut impl Visitor) {
    if from == to {
        return;
    }
    match node {
        Node::Run { .. } => visitor.run(at.wrapping_add_unsigned(from), to - from),
        Node::Repeat { stride, child, .. } => walk_repeated(child, at, *stride, from, to, visitor),
        Node::Runs { displacements, starts } => {
            for_parts(starts, from, to, |i, from, to| {
                let at = at.wrapping_add(displacements[i]).wrapping_add_unsigned(from);
                visitor.run(at, to - from);
            });
        }
        Node::Parts { parts, starts, .. } => {
            for_parts(starts, from, to, |i, from, to| {
                walk(&parts[i].node, at.wrapping_add(parts[i].at), from, to, visitor);
            });
        }
    }
}

/// Visits packed bytes `from..to` of copies of `child` at `at`, `at + stride`, ...
pub(crate) fn walk_repeated(
    child: &Node,
    at: i64,
    stride: i64,
    from: u64,
    to: u64,
    visitor: &mut impl Visitor,
) {
    if from == to {
        return;
    }
    let size = child.size();
    let place = |index: u64| at.wrapping_add(stride.wrapping_mul(index as i64));
    let (mut index, inside) = (from / size, from % size);
    let (last, rest) = (to / size, to % size);
    if index == last {
        return walk(child, place(index), inside, rest, visitor);
    }
    if inside > 0 {
        walk(child, place(index), inside, size, visitor);
        index += 1;
    }
    if let Node::Run { .. } = child {
        if index < last {
            visitor.runs(place(index), stride, size, last - index);
        }
    } else {
        for index in index..last {
            walk(child, place(index), 0, size, visitor);
        }
    }
    walk(child, place(last), 0, rest, visitor);
}

/// Calls `visit(part, from, to)`, positions inside the part, for each part that `from..to` touches.
fn for_parts(starts: &[u64], from: u64, to: u64, mut visit: impl FnMut(usize, u64, u64)) {
    let mut part = if from == 0 { 0 } else { starts.partition_point(|&start| start <= from) - 1 };
    let mut position = from;
    while position < to {
        let end = starts[part + 1].min(to);
        visit(part, position - starts[part], end - starts[part]);
        position = end;
        part += 1;
    }
}
