//! Lower and upper bounds (MPI 5.0, 5.1.6 and 5.1.7).

use crate::Error;

/// What a type map says about its bounds; composes without looking at the entries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// First and last-but-one byte of any entry; none for an empty type map.
    data: Option<(i64, i64)>,
    /// Lowest `lb_marker` and highest `ub_marker`, which a resized component leaves behind.
    markers: Option<(i64, i64)>,
    /// Largest alignment that an entry requires. Entries repeated at a distance that is no multiple of
    /// theirs require none beyond that distance, and the extent is not padded for them.
    alignment: u64,
}

impl Bounds {
    /// The bounds of a type map without entries.
    pub const EMPTY: Bounds = Bounds { data: None, markers: None, alignment: 1 };

    /// One entry of `size` bytes at displacement 0.
    pub const fn entry(size: u64, alignment: u64) -> Bounds {
        Bounds { data: Some((0, size as i64)), markers: None, alignment }
    }

    /// The same, `by` further.
    pub fn shifted(self, by: i64) -> Result<Bounds, Error> {
        Ok(Bounds { data: shift(self.data, by)?, markers: shift(self.markers, by)?, ..self })
    }

    /// `count` copies, the k-th one `k * stride` further.
    pub fn repeated(self, count: u64, stride: i64) -> Result<Bounds, Error> {
        if count == 0 {
            return Ok(Bounds::EMPTY);
        }
        if self == Bounds::EMPTY {
            return Ok(self);
        }
        let steps = i64::try_from(count - 1).map_err(|_| Error::TooLarge)?;
        let last = self.shifted(steps.checked_mul(stride).ok_or(Error::TooLarge)?)?;
        let all = self.with(last);
        Ok(if count > 1 { all.aligned_at(stride) } else { all })
    }

    /// With the alignment that entries `by` bytes further can require at most.
    pub fn aligned_at(self, by: i64) -> Bounds {
        let possible = if by == 0 { self.alignment } else { 1 << by.trailing_zeros().min(62) };
        Bounds { alignment: self.alignment.min(possible), ..self }
    }

    /// Both together.
    pub fn with(self, other: Bounds) -> Bounds {
        Bounds {
            data: hull(self.data, other.data),
            markers: hull(self.markers, other.markers),
            alignment: self.alignment.max(other.alignment),
        }
    }

    /// New markers in place of all earlier ones.
    pub fn resized(self, lower: i64, extent: i64) -> Result<Bounds, Error> {
        let upper = lower.checked_add(extent).ok_or(Error::TooLarge)?;
        Ok(Bounds { markers: Some((lower, upper)), ..self })
    }

    /// First byte and end of the data.
    pub fn of_data(self) -> (i64, i64) {
        self.data.unwrap_or((0, 0))
    }

    /// Lower and upper bound: the markers if there are any, else the data padded to the alignment.
    pub fn of_type(self) -> Result<(i64, i64), Error> {
        if let Some((lower, upper)) = self.markers {
            upper.checked_sub(lower).ok_or(Error::TooLarge)?;
            return Ok((lower, upper));
        }
        let (lower, end) = self.of_data();
        let extent = end.checked_sub(lower).ok_or(Error::TooLarge)?;
        let padded = extent.unsigned_abs().checked_next_multiple_of(self.alignment).ok_or(Error::TooLarge)?;
        Ok((lower, lower.checked_add_unsigned(padded).ok_or(Error::TooLarge)?))
    }
}

fn shift(range: Option<(i64, i64)>, by: i64) -> Result<Option<(i64, i64)>, Error> {
    let Some((lower, upper)) = range else { return Ok(None) };
    match (lower.checked_add(by), upper.checked_add(by)) {
        (Some(lower), Some(upper)) => Ok(Some((lower, upper))),
        _ => Err(Error::TooLarge),
    }
}

fn hull(a: Option<(i64, i64)>, b: Option<(i64, i64)>) -> Option<(i64, i64)> {
    match (a, b) {
        (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
        (a, b) => a.or(b),
    }
}
