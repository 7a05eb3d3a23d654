//! A datatype's type map, ready for use: size, bounds, elements, places.
//!
//! Immutable and cheap to clone: predefined contiguous datatypes are a number, all others shared.

use std::sync::{Arc, LazyLock};

use crate::bounds::Bounds;
use crate::node::{Placed, Sequence};
use crate::signature::Signature;
use crate::walk::{Visitor, walk_repeated};
use crate::{Error, Format, Predefined};

/// The layout of one element of a datatype.
#[derive(Clone, Debug)]
pub struct Layout(Repr);

#[derive(Clone, Debug)]
enum Repr {
    /// A predefined datatype without padding.
    Basic(Predefined),
    Map(Arc<Map>),
}

/// A type map.
#[derive(Debug)]
pub(crate) struct Map {
    /// Set for pair types, which are predefined yet padded.
    predefined: Option<Predefined>,
    size: u64,
    lower: i64,
    extent: i64,
    bounds: Bounds,
    pub placed: Placed,
    signature: Arc<Signature>,
}

/// What a copy loop needs to know.
pub(crate) enum Shape<'a> {
    /// Elements follow each other without gaps, the first at displacement `at`.
    Dense {
        at: i64,
    },
    Map(&'a Map),
}

/// Padded pair types, made when first asked for.
static PAIRS: LazyLock<Vec<Layout>> = LazyLock::new(|| {
    Predefined::ALL.iter().filter(|datatype| !datatype.is_contiguous()).map(|&pair| padded(pair)).collect()
});

fn padded(pair: Predefined) -> Layout {
    let Format::Pair(value, index) = pair.format() else { unreachable!("only pairs have padding") };
    let second = pair.second_at();
    let mut places = Sequence::default();
    places.push(Placed::run(0, value.size()));
    places.push(Placed::run(second as i64, index.size()));
    Layout(Repr::Map(Arc::new(Map {
        predefined: Some(pair),
        size: pair.size(),
        lower: 0,
        extent: (second + index.size()).next_multiple_of(pair.alignment()) as i64,
        bounds: Bounds::entry(second + index.size(), pair.alignment()),
        placed: places.finish().expect("two runs are few"),
        signature: Signature::of(pair),
    })))
}

impl From<Predefined> for Layout {
    #[inline]
    fn from(predefined: Predefined) -> Layout {
        Layout::predefined(predefined)
    }
}

impl Layout {
    /// The layout of a predefined datatype.
    #[inline(always)]
    pub fn predefined(predefined: Predefined) -> Layout {
        if predefined.is_contiguous() { Layout(Repr::Basic(predefined)) } else { Layout::pair(predefined) }
    }

    #[cold]
    fn pair(predefined: Predefined) -> Layout {
        let pair = PAIRS.iter().find(|pair| pair.as_predefined() == Some(predefined));
        pair.expect("every padded pair is listed").clone()
    }

    /// Which predefined datatype this is; none for derived ones.
    #[inline]
    pub fn as_predefined(&self) -> Option<Predefined> {
        match &self.0 {
            Repr::Basic(predefined) => Some(*predefined),
            Repr::Map(map) => map.predefined,
        }
    }

    /// From what a constructor has put together.
    pub(crate) fn build(bounds: Bounds, placed: Placed, signature: Arc<Signature>) -> Result<Layout, Error> {
        let (lower, upper) = bounds.of_type()?;
        let size = placed.node.size();
        debug_assert_eq!(size, signature.totals().bytes, "places and signature disagree");
        let extent = upper - lower;
        Ok(Layout(Repr::Map(Arc::new(Map {
            predefined: None,
            size,
            lower,
            extent,
            bounds,
            placed,
            signature,
        }))))
    }

    /// Bytes of data in one element.
    #[inline]
    pub fn size(&self) -> u64 {
        match &self.0 {
            Repr::Basic(predefined) => predefined.size(),
            Repr::Map(map) => map.size,
        }
    }

    /// Lower bound: displacement of the first byte that the element occupies.
    pub fn lower_bound(&self) -> i64 {
        match &self.0 {
            Repr::Basic(_) => 0,
            Repr::Map(map) => map.lower,
        }
    }

    /// Distance from one element of an array to the next; may be 0 or negative.
    #[inline]
    pub fn extent(&self) -> i64 {
        match &self.0 {
            Repr::Basic(predefined) => predefined.size() as i64,
            Repr::Map(map) => map.extent,
        }
    }

    /// Displacement of the first byte of data.
    pub fn true_lower_bound(&self) -> i64 {
        self.bounds().of_data().0
    }

    /// Distance from the first to the last byte of data.
    ///
    /// # Errors
    /// [`Error::TooLarge`] when data reach both far below and far above the address.
    pub fn true_extent(&self) -> Result<i64, Error> {
        let (lower, end) = self.bounds().of_data();
        end.checked_sub(lower).ok_or(Error::TooLarge)
    }

    /// First byte and end of the data of `count` elements, relative to the address of the first one.
    ///
    /// # Errors
    /// [`Error::TooLarge`].
    pub fn span(&self, count: u64) -> Result<(i64, i64), Error> {
        Ok(self.bounds().repeated(count, self.extent())?.of_data())
    }

    /// Basic elements in one element of the datatype (MPI 5.0, 5.1.11).
    pub fn elements(&self) -> u64 {
        match &self.0 {
            Repr::Basic(predefined) => {
                if predefined.members().is_some() {
                    2
                } else {
                    1
                }
            }
            Repr::Map(map) => map.signature.totals().elements,
        }
    }

    /// Basic elements in a message of `bytes` bytes of this datatype; none when the message ends
    /// inside one, or has bytes although the datatype has none.
    pub fn elements_in(&self, bytes: u64) -> Option<u64> {
        let size = self.size();
        if size == 0 {
            return (bytes == 0).then_some(0);
        }
        (bytes / size).checked_mul(self.elements())?.checked_add(self.signature().elements_in(bytes % size)?)
    }

    /// Bytes of a message of that many basic elements of this datatype: the inverse of
    /// [`Layout::elements_in`]; none if the datatype has no elements, or they are beyond 63 bits.
    pub fn bytes_of(&self, elements: u64) -> Option<u64> {
        let each = self.elements();
        if each == 0 {
            return (elements == 0).then_some(0);
        }
        let whole = self.packed_size(elements / each).ok()?;
        whole.checked_add(self.signature().bytes_of(elements % each)?)
    }

    /// Calls `visit` with runs of equal basic elements in one element of the datatype, in packed
    /// order; the elements of pairs are separate.
    pub fn for_each_basic_run(&self, visit: &mut dyn FnMut(Predefined, u64)) {
        self.signature().for_each_run(visit);
    }

    /// Bytes of a message of `count` elements.
    ///
    /// # Errors
    /// [`Error::TooLarge`]: beyond 63 bits.
    #[inline]
    pub fn packed_size(&self, count: u64) -> Result<u64, Error> {
        self.size().checked_mul(count).filter(|&bytes| bytes <= i64::MAX as u64).ok_or(Error::TooLarge)
    }

    /// Every element follows the one before without a gap, in packed order.
    pub fn is_contiguous(&self) -> bool {
        matches!(self.shape(), Shape::Dense { .. })
    }

    /// Visits the runs that hold packed bytes `from..to` of endless copies of the layout, the first at
    /// `base` and each one an extent further: a file seen through a view. `visit` gets displacement
    /// and length.
    pub fn for_each_run(&self, base: i64, from: u64, to: u64, visit: &mut dyn FnMut(i64, u64)) {
        struct Each<'a>(&'a mut dyn FnMut(i64, u64));
        impl Visitor for Each<'_> {
            fn run(&mut self, at: i64, length: u64) {
                (self.0)(at, length);
            }

            fn runs(&mut self, at: i64, stride: i64, length: u64, count: u64) {
                for index in 0..count as i64 {
                    (self.0)(at.wrapping_add(stride.wrapping_mul(index)), length);
                }
            }
        }
        match self.shape() {
            Shape::Dense { at } if from < to => {
                visit(base.wrapping_add(at).wrapping_add_unsigned(from), to - from);
            }
            Shape::Dense { .. } => {}
            Shape::Map(map) => {
                let at = base.wrapping_add(map.placed.at);
                walk_repeated(&map.placed.node, at, map.extent, from, to, &mut Each(visit));
            }
        }
    }

    pub(crate) fn bounds(&self) -> Bounds {
        match &self.0 {
            Repr::Basic(predefined) => Bounds::entry(predefined.size(), predefined.alignment()),
            Repr::Map(map) => map.bounds,
        }
    }

    pub(crate) fn placed(&self) -> Placed {
        match &self.0 {
            Repr::Basic(predefined) => Placed::run(0, predefined.size()),
            Repr::Map(map) => map.placed.clone(),
        }
    }

    pub(crate) fn signature(&self) -> Arc<Signature> {
        match &self.0 {
            Repr::Basic(predefined) => Signature::of(*predefined),
            Repr::Map(map) => map.signature.clone(),
        }
    }

    #[inline]
    pub(crate) fn shape(&self) -> Shape<'_> {
        match &self.0 {
            Repr::Basic(_) => Shape::Dense { at: 0 },
            Repr::Map(map) => map.shape(),
        }
    }
}

impl Map {
    fn shape(&self) -> Shape<'_> {
        match self.placed.as_run() {
            Some((at, length)) if self.extent >= 0 && length == self.extent as u64 => Shape::Dense { at },
            _ => Shape::Map(self),
        }
    }

    #[inline]
    pub fn extent(&self) -> i64 {
        self.extent
    }
}
