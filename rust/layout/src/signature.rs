//! Type signatures: which basic elements a datatype is made of, in packed order, without places.
//!
//! `MPI_Get_elements` counts by them and external32 converts by them. Like `node`, a tree whose
//! memory does not grow with repeat counts.

use std::sync::Arc;

use crate::{Error, MAX_DEPTH, Predefined};

/// A sequence of basic elements.
#[derive(Clone, Debug)]
pub(crate) enum Signature {
    /// `count` elements of one basic datatype.
    Run { basic: Predefined, count: u64 },
    /// `count` times the same sequence.
    Repeat { count: u64, child: Arc<Signature>, total: Totals, depth: u32 },
    /// Sequences one after the other; `starts` has one more entry, the total.
    Sequence { parts: Box<[Arc<Signature>]>, starts: Box<[Totals]>, depth: u32 },
}

/// Lengths of a sequence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    /// Packed bytes.
    pub bytes: u64,
    /// Basic elements.
    pub elements: u64,
}

impl Totals {
    fn times(self, count: u64) -> Result<Totals, Error> {
        let bytes = self.bytes.checked_mul(count).filter(in_range).ok_or(Error::TooLarge)?;
        let elements = self.elements.checked_mul(count).ok_or(Error::TooLarge)?;
        Ok(Totals { bytes, elements })
    }

    fn plus(self, other: Totals) -> Result<Totals, Error> {
        let bytes = self.bytes.checked_add(other.bytes).filter(in_range).ok_or(Error::TooLarge)?;
        let elements = self.elements.checked_add(other.elements).ok_or(Error::TooLarge)?;
        Ok(Totals { bytes, elements })
    }
}

impl Signature {
    /// No elements.
    pub const EMPTY: Signature = Signature::Run { basic: Predefined::Byte, count: 0 };

    /// One element of a predefined datatype; a pair is two basic elements.
    pub fn of(predefined: Predefined) -> Arc<Signature> {
        let one = |basic| Arc::new(Signature::Run { basic, count: 1 });
        let Some((value, index)) = predefined.members() else { return one(predefined) };
        let mut parts = Parts::default();
        for member in [value, index] {
            parts.push(one(member)).expect("one element is small");
        }
        parts.finish().expect("two elements are small")
    }

    /// Lengths of the whole.
    pub fn totals(&self) -> Totals {
        match self {
            Signature::Run { basic, count } => Totals { bytes: count * basic.size(), elements: *count },
            Signature::Repeat { total, .. } => *total,
            Signature::Sequence { starts, .. } => starts[starts.len() - 1],
        }
    }

    fn depth(&self) -> u32 {
        match self {
            Signature::Run { .. } => 1,
            Signature::Repeat { depth, .. } | Signature::Sequence { depth, .. } => *depth,
        }
    }

    /// `count` times this.
    pub fn repeated(self: &Arc<Signature>, count: u64) -> Result<Arc<Signature>, Error> {
        let total = self.totals().times(count)?;
        if total.bytes == 0 {
            return Ok(Arc::new(Signature::EMPTY));
        }
        if count == 1 {
            return Ok(self.clone());
        }
        Ok(Arc::new(match &**self {
            Signature::Run { basic, count: inner } => Signature::Run { basic: *basic, count: inner * count },
            Signature::Repeat { count: inner, child, depth, .. } => {
                Signature::Repeat { count: inner * count, child: child.clone(), total, depth: *depth }
            }
            Signature::Sequence { .. } => {
                let depth = deeper(self.depth())?;
                Signature::Repeat { count, child: self.clone(), total, depth }
            }
        }))
    }

    /// Basic elements in the first `bytes` packed bytes; none when they end inside an element or
    /// there are not so many.
    pub fn elements_in(&self, bytes: u64) -> Option<u64> {
        match self {
            Signature::Run { basic, count } => {
                let elements = bytes / basic.size();
                (elements <= *count && bytes.is_multiple_of(basic.size())).then_some(elements)
            }
            Signature::Repeat { child, total, .. } => {
                let one = child.totals();
                let inside = child.elements_in(bytes % one.bytes)?;
                (bytes <= total.bytes).then_some(bytes / one.bytes * one.elements + inside)
            }
            Signature::Sequence { parts, starts, .. } => {
                let part = starts.partition_point(|start| start.bytes <= bytes) - 1;
                if part == parts.len() {
                    return (starts[part].bytes == bytes).then_some(starts[part].elements);
                }
                Some(starts[part].elements + parts[part].elements_in(bytes - starts[part].bytes)?)
            }
        }
    }

    /// Packed bytes of the first `elements` basic elements; none if there are not so many.
    pub fn bytes_of(&self, elements: u64) -> Option<u64> {
        match self {
            Signature::Run { basic, count } => (elements <= *count).then(|| elements * basic.size()),
            Signature::Repeat { child, total, .. } => {
                let one = child.totals();
                let inside = child.bytes_of(elements % one.elements)?;
                (elements <= total.elements).then_some(elements / one.elements * one.bytes + inside)
            }
            Signature::Sequence { parts, starts, .. } => {
                let part = starts.partition_point(|start| start.elements <= elements) - 1;
                if part == parts.len() {
                    return (starts[part].elements == elements).then_some(starts[part].bytes);
                }
                Some(starts[part].bytes + parts[part].bytes_of(elements - starts[part].elements)?)
            }
        }
    }

    /// Calls `visit` with runs of equal basic elements, in packed order.
    pub fn for_each_run(&self, visit: &mut dyn FnMut(Predefined, u64)) {
        match self {
            Signature::Run { basic, count } => visit(*basic, *count),
            Signature::Repeat { count, child, .. } => (0..*count).for_each(|_| child.for_each_run(visit)),
            Signature::Sequence { parts, .. } => parts.iter().for_each(|part| part.for_each_run(visit)),
        }
    }
}

fn in_range(bytes: &u64) -> bool {
    *bytes <= i64::MAX as u64
}

fn deeper(depth: u32) -> Result<u32, Error> {
    if depth >= MAX_DEPTH { Err(Error::TooDeep) } else { Ok(depth + 1) }
}

/// Puts signatures one after the other.
#[derive(Default)]
pub(crate) struct Parts {
    parts: Vec<Arc<Signature>>,
}

impl Parts {
    /// Appends; empty ones leave no trace, equal neighbours melt together.
    pub fn push(&mut self, part: Arc<Signature>) -> Result<(), Error> {
        if part.totals().bytes == 0 {
            return Ok(());
        }
        if let Some(last) = self.parts.last_mut()
            && let (Signature::Run { basic, count }, Signature::Run { basic: next, count: more }) =
                (&**last, &*part)
            && basic == next
        {
            last.totals().plus(part.totals())?;
            *last = Arc::new(Signature::Run { basic: *basic, count: count + more });
            return Ok(());
        }
        self.parts.push(part);
        Ok(())
    }

    /// The parts as one signature.
    pub fn finish(mut self) -> Result<Arc<Signature>, Error> {
        if self.parts.len() < 2 {
            return Ok(self.parts.pop().unwrap_or_else(|| Arc::new(Signature::EMPTY)));
        }
        let mut starts = Vec::with_capacity(self.parts.len() + 1);
        let mut total = Totals::default();
        let mut depth = 0;
        starts.push(total);
        for part in &self.parts {
            total = total.plus(part.totals())?;
            depth = depth.max(part.depth());
            starts.push(total);
        }
        let depth = deeper(depth)?;
        Ok(Arc::new(Signature::Sequence { parts: self.parts.into(), starts: starts.into(), depth }))
    }
}
