//! File views (MPI 5.0, 14.3): which bytes of a file a process sees, and in which order.

use std::ops::Range;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_ARG, ERR_IO, ERR_TYPE, ERR_UNSUPPORTED_DATAREP};
use p2pmpi_layout::{Layout, Predefined};

use crate::datatype::{self, Datatypes};
use crate::error::Error;

/// How data is represented in the file (MPI 5.0, 14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Representation {
    /// As in memory.
    Native,
    /// As in memory: all machines of a job have one byte order.
    Internal,
    /// Big endian, with the sizes of table 14.2.
    External32,
    /// As in memory, under a name that the program has registered: an index in `Process::datareps`.
    Registered(usize),
}

impl Representation {
    /// By name; `registered` are the program's own.
    ///
    /// # Errors
    /// MPI_ERR_UNSUPPORTED_DATAREP.
    pub fn named(name: &[u8], registered: &[Vec<u8>]) -> Result<Representation, Error> {
        match name {
            b"native" => Ok(Representation::Native),
            b"internal" => Ok(Representation::Internal),
            b"external32" => Ok(Representation::External32),
            _ => match registered.iter().position(|known| known == name) {
                Some(index) => Ok(Representation::Registered(index)),
                None => {
                    let name = String::from_utf8_lossy(name);
                    let text = format!(
                        "datarep is {name:?}, but may be native, internal, external32 or one that was registered"
                    );
                    Err(Error::new(ERR_UNSUPPORTED_DATAREP, text))
                }
            },
        }
    }

    /// Its name.
    pub fn name(self, registered: &[Vec<u8>]) -> &[u8] {
        match self {
            Representation::Native => b"native",
            Representation::Internal => b"internal",
            Representation::External32 => b"external32",
            Representation::Registered(index) => &registered[index],
        }
    }

    /// The same number at all processes for the same representation.
    pub(super) fn number(self) -> i64 {
        match self {
            Representation::Native => 0,
            Representation::Internal => 1,
            Representation::External32 => 2,
            Representation::Registered(index) => 3 + index as i64,
        }
    }

    /// How a datatype lies in the file.
    ///
    /// # Errors
    /// MPI_ERR_TYPE.
    pub fn layout(self, datatypes: &Datatypes, datatype: abi::Datatype) -> Result<Layout, Error> {
        match self {
            Representation::External32 => datatypes.in_file(datatype),
            _ => datatypes.layout(datatype),
        }
    }

    /// Bytes in the file of one value of a datatype.
    ///
    /// # Errors
    /// Too large for `MPI_Count`.
    pub fn size(self, layout: &Layout) -> Result<u64, Error> {
        match self {
            Representation::External32 => datatype::external_size(1, layout).map(|size| size as u64),
            _ => Ok(layout.size()),
        }
    }
}

/// What a process sees of a file: the copies of `tile` that follow each other from `displacement` on.
#[derive(Clone, Debug)]
pub struct View {
    /// Where the first copy begins, in bytes.
    pub displacement: i64,
    /// The unit of offsets; a handle of the file's own, unless it is predefined.
    pub etype: abi::Datatype,
    /// The pattern; a handle of the file's own, unless it is predefined.
    pub filetype: abi::Datatype,
    /// How the data is represented.
    pub representation: Representation,
    /// The pattern in the bytes of the file.
    tile: Layout,
    /// Bytes of an etype in the file.
    unit: u64,
    /// The filetype is empty: the view shows nothing, and `tile` has no meaning.
    nothing: bool,
}

impl View {
    /// The view after MPI_File_open: bytes.
    pub fn bytes() -> View {
        View {
            displacement: 0,
            etype: abi::Datatype::BYTE,
            filetype: abi::Datatype::BYTE,
            representation: Representation::Native,
            tile: Layout::predefined(Predefined::Byte),
            unit: 1,
            nothing: false,
        }
    }

    /// A view of these datatypes; the handles are the caller's to fill in. `tile` is how the filetype lies
    /// in the file.
    ///
    /// # Errors
    /// MPI_ERR_ARG for a negative displacement; MPI_ERR_TYPE for a filetype that does not consist of
    /// etypes, goes backwards or below zero. An empty filetype is a view of nothing, as processes have
    /// that take part in a collective access without data.
    pub fn new(
        displacement: i64,
        etype: &Layout,
        filetype: &Layout,
        tile: Layout,
        representation: Representation,
    ) -> Result<View, Error> {
        if displacement < 0 {
            let text = format!("disp is {displacement}, but a displacement cannot be negative");
            return Err(Error::new(ERR_ARG, text));
        }
        check(etype, filetype, &tile)?;
        let unit = representation.size(etype)?;
        if filetype.size() == 0 {
            return Ok(View { displacement, representation, unit, nothing: true, ..View::bytes() });
        }
        Ok(View { displacement, representation, tile, unit, ..View::bytes() })
    }

    /// Bytes of an etype in the file.
    pub fn unit(&self) -> u64 {
        self.unit
    }

    /// Whether there are bytes in the file, after the displacement, that the view does not show.
    pub(super) fn has_gaps(&self) -> bool {
        !self.tile.is_contiguous()
    }

    /// Whether later data lies behind earlier data in the file: tiles may overlap.
    pub(super) fn ascends(&self) -> bool {
        self.tile.true_extent().is_ok_and(|extent| extent <= self.tile.extent())
    }

    /// Where a byte of data lies.
    pub(super) fn place(&self, byte: u64) -> u64 {
        let mut found = 0;
        self.tile.for_each_run(self.displacement, byte, byte + 1, &mut |at, _| found = at as u64);
        found
    }

    /// The first of the bytes `data` that lies at or behind `place`, of a view that ascends; their end if none does.
    pub(super) fn first_at(&self, place: u64, data: Range<u64>) -> u64 {
        let (mut low, mut high) = (data.start, data.end);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.place(middle) < place { low = middle + 1 } else { high = middle }
        }
        low
    }

    /// About how many runs these bytes of data are in the file.
    pub(super) fn count_runs(&self, from: u64, length: u64) -> u64 {
        const SAMPLE: u64 = 64 << 10;
        let mut runs = 0;
        self.for_each_run(from, length.min(SAMPLE), &mut |_, _| runs += 1);
        if length > SAMPLE { (runs - 1) * (length / SAMPLE) + 1 } else { runs }
    }

    /// Offsets and lengths in the file of `length` bytes of data from the byte `from` on of what the
    /// view shows; neighbours are one run.
    pub fn for_each_run(&self, from: u64, length: u64, visit: &mut dyn FnMut(u64, u64)) {
        let mut pending: Option<(i64, u64)> = None;
        self.tile.for_each_run(
            self.displacement,
            from,
            from + length,
            &mut |at, length| match &mut pending {
                Some((start, before)) if start.wrapping_add_unsigned(*before) == at => *before += length,
                other => {
                    if let Some((start, before)) = other.replace((at, length)) {
                        visit(start as u64, before);
                    }
                }
            },
        );
        if let Some((start, length)) = pending {
            visit(start as u64, length);
        }
    }

    /// Which byte of what the view shows an offset is, for an access of `length` bytes from there on.
    ///
    /// # Errors
    /// MPI_ERR_ARG for an offset that is negative, or so large that no file reaches there.
    pub fn start(&self, offset: i64, length: u64) -> Result<u64, Error> {
        let Ok(units) = u64::try_from(offset) else {
            let text = format!("offset is {offset}, but an offset cannot be negative");
            return Err(Error::new(ERR_ARG, text));
        };
        if self.nothing && length > 0 {
            let text = format!("{length} bytes are accessed, but the filetype of the view is empty");
            return Err(Error::new(ERR_IO, text));
        }
        let from = units.checked_mul(self.unit);
        let reaches = |from: u64| {
            let tiles = from.checked_add(length)?.div_ceil(self.tile.size()).checked_add(1)?;
            let end = tiles.checked_mul(self.tile.extent() as u64)?.checked_add(self.displacement as u64)?;
            i64::try_from(end)
                .ok()?
                .checked_add(self.tile.true_lower_bound())?
                .checked_add(self.tile.true_extent().ok()?)
        };
        from.filter(|from| reaches(*from).is_some())
            .ok_or_else(|| Error::new(ERR_ARG, format!("offset is {offset}, beyond the end of any file")))
    }

    /// Where an offset lies in the file, in bytes (MPI_File_get_byte_offset).
    ///
    /// # Errors
    /// As [`View::start`].
    pub fn byte_offset(&self, offset: i64) -> Result<i64, Error> {
        let mut found = self.displacement;
        if self.nothing {
            return self.start(offset, 0).map(|_| found);
        }
        self.for_each_run(self.start(offset, 1)?, 1, &mut |at, _| found = at as i64);
        Ok(found)
    }

    /// The offset of the first etype that begins at or after the byte `end` of the file: where the
    /// view's data ends in a file of that size.
    pub fn offset_of_end(&self, end: u64) -> i64 {
        if self.nothing {
            return 0;
        }
        let (Some(inside), extent) = (end.checked_sub(self.displacement as u64), self.tile.extent() as u64)
        else {
            return 0;
        };
        let mut bytes = inside / extent.max(1) * self.tile.size();
        let rest = end - inside % extent.max(1);
        let (from, to) = (bytes, bytes + self.tile.size());
        self.for_each_run(from, to - from, &mut |at, length| {
            bytes += length.min(end.saturating_sub(at.max(rest)));
        });
        bytes.div_ceil(self.unit) as i64
    }

    /// Whether `bytes` of data are whole etypes.
    ///
    /// # Errors
    /// MPI_ERR_IO if not.
    pub fn units(&self, bytes: u64) -> Result<i64, Error> {
        if bytes.is_multiple_of(self.unit) {
            return Ok((bytes / self.unit) as i64);
        }
        let text = format!("{bytes} bytes are accessed, which is no multiple of the etype's {}", self.unit);
        Err(Error::new(ERR_IO, text))
    }
}

/// What MPI 5.0, 14.3 asks of the datatypes of a view.
fn check(etype: &Layout, filetype: &Layout, tile: &Layout) -> Result<(), Error> {
    let refuse = |text: String| Err(Error::new(ERR_TYPE, text));
    if etype.size() == 0 {
        return refuse("etype must not be empty".into());
    }
    if filetype.size() == 0 {
        return Ok(());
    }
    if !filetype.size().is_multiple_of(etype.size()) {
        let (file, unit) = (filetype.size(), etype.size());
        return refuse(format!("filetype has {file} bytes, which is no multiple of the etype's {unit}"));
    }
    let (mut end, mut fine) = (0, true);
    tile.for_each_run(0, 0, tile.size(), &mut |at, length| {
        fine &= at >= end;
        end = at.wrapping_add_unsigned(length);
    });
    if !fine || tile.extent() <= 0 {
        return refuse("the displacements of filetype are negative or go backwards".into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn runs(view: &View, from: u64, length: u64) -> Vec<(u64, u64)> {
        let mut runs = Vec::new();
        view.for_each_run(from, length, &mut |at, length| runs.push((at, length)));
        runs
    }

    fn int() -> Layout {
        Layout::predefined(Predefined::Int)
    }

    /// Ints 0 and 1 of every four, from byte 100 on.
    fn half() -> View {
        let tile = int().contiguous(2).and_then(|two| two.resized(0, 16)).expect("it is small");
        View::new(100, &int(), &tile, tile.clone(), Representation::Native).expect("it is a view")
    }

    #[test]
    fn data_lies_in_the_tiles_one_after_the_other() {
        let view = half();
        assert_eq!(runs(&view, 0, 8), [(100, 8)]);
        assert_eq!(runs(&view, 4, 12), [(104, 4), (116, 8)]);
        assert_eq!([0, 1, 2, 5].map(|offset| view.byte_offset(offset).ok()), [100, 104, 116, 136].map(Some));
        assert_eq!(runs(&View::bytes(), 7, 1 << 40), [(7, 1 << 40)]);
    }

    #[test]
    fn the_end_of_a_file_is_found_in_the_view() {
        let view = half();
        for (size, offset) in [(0, 0), (100, 0), (104, 1), (108, 2), (112, 2), (117, 3), (120, 3), (132, 4)] {
            assert_eq!(view.offset_of_end(size), offset, "{size}");
        }
        assert_eq!(View::bytes().offset_of_end(12345), 12345);
    }

    #[test]
    fn views_that_make_no_sense_are_refused() {
        let class = |result: Result<View, Error>| result.err().map(|error| error.class);
        let native = Representation::Native;
        assert_eq!(class(View::new(-1, &int(), &int(), int(), native)), Some(ERR_ARG));
        let short = Layout::predefined(Predefined::Short);
        assert_eq!(class(View::new(0, &int(), &short, short.clone(), native)), Some(ERR_TYPE));
        let backwards = int().hindexed([(1, 8), (1, 0)]).expect("a layout");
        assert_eq!(class(View::new(0, &int(), &backwards, backwards.clone(), native)), Some(ERR_TYPE));
        let empty = int().contiguous(0).expect("a layout");
        assert_eq!(class(View::new(0, &empty, &int(), int(), native)), Some(ERR_TYPE));
    }

    #[test]
    fn an_empty_filetype_shows_nothing() {
        let empty = int().contiguous(0).expect("a layout");
        let view =
            View::new(100, &int(), &empty, empty.clone(), Representation::Native).expect("it is a view");
        assert_eq!(
            (view.start(0, 0), view.start(0, 4).err().map(|error| error.class)),
            (Ok(0), Some(ERR_IO))
        );
        assert_eq!((view.byte_offset(3), view.offset_of_end(1000)), (Ok(100), 0));
    }
}
