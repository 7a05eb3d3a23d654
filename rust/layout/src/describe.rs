//! A layout as bytes, for a process that was not there when it was made: the target of a one-sided
//! access (MPI 5.0, 12.3).
//!
//! Predefined datatypes are named; of all others the tree of places and the extent are written, which
//! is what a copy needs. Nodes come children first and are named by their position, so that a part that
//! occurs often is written once. [`Layout::from_description`] builds the tree anew with the usual
//! constructors, which check every size: what it is given may come from anyone.

use std::collections::HashMap;
use std::sync::Arc;

use crate::node::Node;
use crate::{Error, Layout, Predefined};

const NAMED: u8 = 0;
const TREE: u8 = 1;

const RUN: u8 = 0;
const REPEAT: u8 = 1;
const RUNS: u8 = 2;
const PARTS: u8 = 3;

const BAD: Error = Error::Invalid("the description of a datatype is damaged");

impl Layout {
    /// The layout as bytes.
    pub fn describe(&self) -> Vec<u8> {
        if let Some(predefined) = self.as_predefined() {
            let mut bytes = vec![NAMED];
            bytes.extend((predefined.code() as u16).to_le_bytes());
            return bytes;
        }
        let placed = self.placed();
        let mut writer = Writer { bytes: vec![TREE], known: HashMap::new() };
        writer.word(self.extent() as u64);
        writer.word(placed.at as u64);
        writer.node(&placed.node);
        writer.bytes
    }

    /// The layout of a description. Basic elements of unnamed datatypes are bytes.
    ///
    /// # Errors
    /// [`Error::Invalid`] for what [`Layout::describe`] does not write; otherwise as the constructors.
    pub fn from_description(bytes: &[u8]) -> Result<Layout, Error> {
        let mut reader = Reader(bytes);
        if reader.byte()? == NAMED {
            let code = u16::from_le_bytes(reader.array()?);
            return Predefined::from_code(code.into()).map(Layout::predefined).ok_or(BAD);
        }
        let extent = reader.word()? as i64;
        let at = reader.word()? as i64;
        let mut nodes = Vec::new();
        while !reader.0.is_empty() {
            let node = reader.node(&nodes)?;
            nodes.push(node);
        }
        nodes.pop().ok_or(BAD)?.hindexed([(1, at)])?.resized(0, extent)
    }
}

struct Writer {
    bytes: Vec<u8>,
    known: HashMap<*const Node, u32>,
}

impl Writer {
    fn word(&mut self, word: u64) {
        self.bytes.extend(word.to_le_bytes());
    }

    fn short(&mut self, word: u32) {
        self.bytes.extend(word.to_le_bytes());
    }

    /// Writes the node unless it was written before; its position.
    fn node(&mut self, node: &Arc<Node>) -> u32 {
        if let Some(position) = self.known.get(&Arc::as_ptr(node)) {
            return *position;
        }
        match &**node {
            Node::Run { length } => {
                self.bytes.push(RUN);
                self.word(*length);
            }
            Node::Repeat { count, stride, child, .. } => {
                let child = self.node(child);
                self.bytes.push(REPEAT);
                self.word(*count);
                self.word(*stride as u64);
                self.short(child);
            }
            Node::Runs { displacements, starts } => {
                self.bytes.push(RUNS);
                self.short(displacements.len() as u32);
                for (at, ends) in displacements.iter().zip(starts.windows(2)) {
                    self.word(*at as u64);
                    self.word(ends[1] - ends[0]);
                }
            }
            Node::Parts { parts, .. } => {
                let children: Vec<u32> = parts.iter().map(|part| self.node(&part.node)).collect();
                self.bytes.push(PARTS);
                self.short(children.len() as u32);
                for (part, child) in parts.iter().zip(children) {
                    self.word(part.at as u64);
                    self.short(child);
                }
            }
        }
        let position = self.known.len() as u32;
        self.known.insert(Arc::as_ptr(node), position);
        position
    }
}

struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn array<const N: usize>(&mut self) -> Result<[u8; N], Error> {
        let (head, rest) = self.0.split_first_chunk().ok_or(BAD)?;
        self.0 = rest;
        Ok(*head)
    }

    fn byte(&mut self) -> Result<u8, Error> {
        self.array::<1>().map(|[byte]| byte)
    }

    fn word(&mut self) -> Result<u64, Error> {
        self.array().map(u64::from_le_bytes)
    }

    fn short(&mut self) -> Result<u32, Error> {
        self.array().map(u32::from_le_bytes)
    }

    fn child<'n>(&mut self, nodes: &'n [Layout]) -> Result<&'n Layout, Error> {
        nodes.get(self.short()? as usize).ok_or(BAD)
    }

    fn node(&mut self, nodes: &[Layout]) -> Result<Layout, Error> {
        let byte = Layout::predefined(Predefined::Byte);
        match self.byte()? {
            RUN => byte.contiguous(self.word()?),
            REPEAT => {
                let (count, stride) = (self.word()?, self.word()? as i64);
                self.child(nodes)?.hvector(count, 1, stride)
            }
            RUNS => {
                let mut blocks = Vec::new();
                for _ in 0..self.short()? {
                    let at = self.word()? as i64;
                    blocks.push((self.word()?, at));
                }
                byte.hindexed(blocks)
            }
            PARTS => {
                let mut parts = Vec::new();
                for _ in 0..self.short()? {
                    let at = self.word()? as i64;
                    parts.push((1, at, self.child(nodes)?));
                }
                Layout::structure(parts)
            }
            _ => Err(BAD),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Scratch;

    fn packed(layout: &Layout, count: u64) -> Vec<u8> {
        let span = layout.span(count).expect("small");
        let scratch = Scratch::new(layout, count).expect("small");
        let bytes: Vec<u8> = (0..layout.size() * count).map(|at| at as u8).collect();
        scratch.as_recv().unpack(0, &bytes);
        // What lies where: every byte of the hull, in order of address.
        let hull = Layout::predefined(Predefined::Byte).contiguous((span.1 - span.0) as u64).expect("small");
        let hull = hull.hindexed([(1, span.0)]).expect("small");
        let all = crate::SendBuffer(
            crate::memory::Memory::new(scratch.as_send().address(), 1, &hull).expect("small"),
        );
        let mut seen = vec![0; (span.1 - span.0) as usize];
        all.pack(0, &mut seen);
        seen
    }

    #[test]
    fn what_is_read_has_the_same_places() {
        let int = Layout::predefined(Predefined::Int);
        let vector = int.vector(40, 2, 5).expect("small");
        let irregular = int.indexed((0..50).map(|i| (1 + i as u64 % 3, i * i + 7))).expect("small");
        let nested = Layout::structure([(2, 4, &vector), (1, 5000, &irregular), (3, 90000, &vector)]);
        let nested = nested.expect("small").resized(-8, 120_000).expect("small");
        for layout in [int, vector, irregular, nested, Layout::predefined(Predefined::DoubleInt)] {
            let copy = Layout::from_description(&layout.describe()).expect("just written");
            assert_eq!(copy.size(), layout.size());
            assert_eq!(copy.extent(), layout.extent());
            assert_eq!(copy.span(2), layout.span(2));
            assert_eq!(packed(&copy, 2), packed(&layout, 2));
        }
    }

    #[test]
    fn damage_is_an_error() {
        let int = Layout::predefined(Predefined::Int);
        let layout = int.indexed([(1, 3), (2, 9), (1, 50)]).expect("small");
        let bytes = layout.describe();
        for length in 0..bytes.len() {
            assert!(Layout::from_description(&bytes[..length]).is_err());
        }
        for position in 0..bytes.len() {
            for value in [0, 1, 2, 3, 0x7f, 0xff] {
                let mut bytes = bytes.clone();
                bytes[position] = value;
                let _ = Layout::from_description(&bytes);
            }
        }
    }
}
