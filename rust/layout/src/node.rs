//! Where the bytes of one element lie: a tree whose memory does not grow with repeat counts.
//!
//! A node lists its bytes in packed order. [`Placed`] is a node at a displacement. The builders
//! here merge neighbours, so that equal placements mostly give equal trees: adjacent runs become
//! one, equidistant equal blocks a repetition, small irregular parts a flat list. Displacements are
//! bytes from the address of the element and are checked for overflow where they are made, so that
//! walking needs no checks. Called by the constructors and by `walk`.

use std::sync::Arc;

use crate::{Error, MAX_DEPTH};

/// Irregular parts with at most this many runs are copied into the list that contains them.
const INLINE_RUNS: usize = 16;

/// Bytes in packed order, relative to where the node is placed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Node {
    /// `length` bytes that lie together.
    Run { length: u64 },
    /// `count` copies of `child`, the k-th one at `k * stride`.
    Repeat { count: u64, stride: i64, child: Arc<Node>, size: u64, depth: u32 },
    /// Runs at arbitrary places; `starts` has one more entry, the total.
    Runs { displacements: Box<[i64]>, starts: Box<[u64]> },
    /// Nodes at arbitrary places; `starts` has one more entry, the total.
    Parts { parts: Box<[Placed]>, starts: Box<[u64]>, depth: u32 },
}

/// A node and its displacement.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Placed {
    pub at: i64,
    pub node: Arc<Node>,
}

impl Node {
    /// Packed bytes.
    #[inline]
    pub fn size(&self) -> u64 {
        match self {
            Node::Run { length } => *length,
            Node::Repeat { size, .. } => *size,
            Node::Runs { starts, .. } | Node::Parts { starts, .. } => starts[starts.len() - 1],
        }
    }

    fn depth(&self) -> u32 {
        match self {
            Node::Run { .. } | Node::Runs { .. } => 1,
            Node::Repeat { depth, .. } | Node::Parts { depth, .. } => *depth,
        }
    }
}

impl Placed {
    /// No bytes.
    pub fn empty() -> Placed {
        Placed::run(0, 0)
    }

    /// `length` bytes at `at`.
    pub fn run(at: i64, length: u64) -> Placed {
        Placed { at, node: Arc::new(Node::Run { length }) }
    }

    /// Displacement and length when all bytes lie together in packed order.
    pub fn as_run(&self) -> Option<(i64, u64)> {
        match *self.node {
            Node::Run { length } => Some((self.at, length)),
            _ => None,
        }
    }

    /// The same bytes, `by` further.
    pub fn shifted(&self, by: i64) -> Result<Placed, Error> {
        Ok(Placed { at: self.at.checked_add(by).ok_or(Error::TooLarge)?, node: self.node.clone() })
    }

    /// `count` copies, the k-th one `k * stride` further.
    pub fn repeated(&self, count: u64, stride: i64) -> Result<Placed, Error> {
        let size = self.node.size();
        if count == 0 || size == 0 {
            return Ok(Placed::empty());
        }
        if count == 1 {
            return Ok(self.clone());
        }
        let total =
            size.checked_mul(count).filter(|&total| total <= i64::MAX as u64).ok_or(Error::TooLarge)?;
        match &*self.node {
            Node::Run { length } if i64::try_from(*length) == Ok(stride) => Ok(Placed::run(self.at, total)),
            Node::Repeat { count: inner, stride: step, child, depth, .. }
                if i64::try_from(*inner).ok().and_then(|n| n.checked_mul(*step)) == Some(stride) =>
            {
                let (child, depth) = (child.clone(), *depth);
                let node = Node::Repeat { count: inner * count, stride: *step, child, size: total, depth };
                Ok(Placed { at: self.at, node: Arc::new(node) })
            }
            node => {
                let depth = deeper(node.depth())?;
                let child = self.node.clone();
                let node = Node::Repeat { count, stride, child, size: total, depth };
                Ok(Placed { at: self.at, node: Arc::new(node) })
            }
        }
    }
}

fn deeper(depth: u32) -> Result<u32, Error> {
    if depth >= MAX_DEPTH { Err(Error::TooDeep) } else { Ok(depth + 1) }
}

/// Puts parts one after the other in packed order.
#[derive(Default)]
pub(crate) struct Sequence {
    parts: Vec<Placed>,
}

impl Sequence {
    /// Appends a part; empty ones leave no trace, neighbours melt together.
    pub fn push(&mut self, part: Placed) {
        if part.node.size() == 0 {
            return;
        }
        if let (Some(last), Some((at, length))) = (self.parts.last_mut(), part.as_run())
            && let Some((start, before)) = last.as_run()
            && start.checked_add_unsigned(before) == Some(at)
        {
            *last = Placed::run(start, before + length);
            return;
        }
        self.parts.push(part);
    }

    /// The parts as one node.
    pub fn finish(self) -> Result<Placed, Error> {
        match &self.parts[..] {
            [] => return Ok(Placed::empty()),
            [only] => return Ok(only.clone()),
            [first, second, rest @ ..] => {
                if let Some(stride) = second.at.checked_sub(first.at)
                    && same(first, second)
                    && rest.iter().zip(&self.parts[1..]).all(|(part, before)| {
                        same(part, first) && part.at.checked_sub(before.at) == Some(stride)
                    })
                {
                    return first.repeated(self.parts.len() as u64, stride);
                }
            }
        }
        self.irregular()
    }

    fn irregular(self) -> Result<Placed, Error> {
        let parts = inline_small(self.parts)?;
        if parts.iter().all(|part| part.as_run().is_some()) {
            let displacements = parts.iter().map(|part| part.at).collect();
            let starts = starts(&parts)?;
            return Ok(Placed { at: 0, node: Arc::new(Node::Runs { displacements, starts }) });
        }
        let depth = deeper(parts.iter().map(|part| part.node.depth()).max().unwrap_or(0))?;
        let starts = starts(&parts)?;
        Ok(Placed { at: 0, node: Arc::new(Node::Parts { parts: parts.into(), starts, depth }) })
    }
}

fn same(a: &Placed, b: &Placed) -> bool {
    match (&*a.node, &*b.node) {
        (Node::Run { length: a }, Node::Run { length: b }) => a == b,
        _ => Arc::ptr_eq(&a.node, &b.node),
    }
}

/// Replaces short lists of runs by their runs, where this does not make the whole list much longer.
fn inline_small(parts: Vec<Placed>) -> Result<Vec<Placed>, Error> {
    let mut flat = Sequence::default();
    for part in parts {
        match &*part.node {
            Node::Runs { displacements, starts } if displacements.len() <= INLINE_RUNS => {
                for (i, &at) in displacements.iter().enumerate() {
                    flat.push(Placed::run(at, starts[i + 1] - starts[i]).shifted(part.at)?);
                }
            }
            Node::Repeat { count, stride, child, .. } if *count <= INLINE_RUNS as u64 => match **child {
                Node::Run { length } => {
                    for i in 0..*count as i64 {
                        flat.push(Placed::run(i * stride, length).shifted(part.at)?);
                    }
                }
                _ => flat.push(part),
            },
            _ => flat.push(part),
        }
    }
    Ok(flat.parts)
}

fn starts(parts: &[Placed]) -> Result<Box<[u64]>, Error> {
    let mut starts = Vec::with_capacity(parts.len() + 1);
    let mut total = 0u64;
    starts.push(0);
    for part in parts {
        total = total
            .checked_add(part.node.size())
            .filter(|&total| total <= i64::MAX as u64)
            .ok_or(Error::TooLarge)?;
        starts.push(total);
    }
    Ok(starts.into())
}
