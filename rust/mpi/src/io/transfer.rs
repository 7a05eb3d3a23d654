//! Moves data between buffers and a file: the bytes that a view shows, in as few calls as their
//! places allow. Nothing here knows of pointers, processes or communicators.
//!
//! Reads of scattered pieces that lie close together take all of them in one call; writes touch no
//! byte that is not written, since another process may write it.

use std::fs::File;
use std::io::{self, ErrorKind};
use std::os::unix::fs::FileExt;

use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch, SendBuffer};

use super::view::{Representation, View};
use crate::datatype::{external_size, pack_external, unpack_external};
use crate::error::Error;

/// Data moved at a time when it is not in one piece.
const STAGE: u64 = 4 << 20;
/// A gap that is read over rather than around.
pub(super) const GAP: u64 = 32 << 10;

/// Reads from the byte `from` on of what the view shows; the bytes of data that there were.
///
/// # Errors
/// MPI_ERR_IO and its kin; no memory.
pub fn read(file: &File, view: &View, from: u64, into: &RecvBuffer) -> Result<u64, Error> {
    if view.representation != Representation::External32 {
        return read_native(file, view, from, into);
    }
    let bytes = external_bytes(into.count(), into.layout())?;
    let room = Scratch::new(&Layout::predefined(Predefined::Byte), bytes)?;
    let there = read_native(file, view, from, &room.as_recv())?;
    // Whole elements only.
    let one = external_bytes(1, into.layout())?.max(1);
    let whole = there / one;
    unpack_external(&room.as_send(), 0, &into.at_element(0, whole))?;
    Ok(whole * into.layout().size())
}

/// Writes from the byte `from` on of what the view shows.
///
/// # Errors
/// MPI_ERR_IO and its kin; no memory.
pub fn write(file: &File, view: &View, from: u64, data: &SendBuffer) -> Result<(), Error> {
    if view.representation != Representation::External32 {
        return write_native(file, view, from, data);
    }
    let bytes = external_bytes(data.count(), data.layout())?;
    let room = Scratch::new(&Layout::predefined(Predefined::Byte), bytes)?;
    pack_external(data, &room.as_recv(), 0)?;
    write_native(file, view, from, &room.as_send())
}

/// Bytes in the file of a buffer.
///
/// # Errors
/// Too many for `MPI_Count`.
pub fn file_bytes(view: &View, count: u64, layout: &Layout) -> Result<u64, Error> {
    match view.representation {
        Representation::External32 => external_bytes(count, layout),
        _ => layout.packed_size(count).map_err(Error::from),
    }
}

fn external_bytes(count: u64, layout: &Layout) -> Result<u64, Error> {
    external_size(count as i64, layout).map(|bytes| bytes as u64)
}

/// The runs of some bytes of data.
fn runs(view: &View, from: u64, length: u64) -> Vec<(u64, u64)> {
    let mut runs = Vec::new();
    view.for_each_run(from, length, &mut |at, length| runs.push((at, length)));
    runs
}

/// Everything in one run of the file, if it is.
fn one_run(view: &View, from: u64, length: u64) -> Option<u64> {
    let (mut first, mut count) = (0, 0u32);
    // A tile without gaps is one run however long; others show their gaps soon.
    let (near, far) = (length.min(STAGE), length);
    view.for_each_run(from, near, &mut |at, _| {
        first = if count == 0 { at } else { first };
        count += 1;
    });
    if count == 1 && near < far {
        count = 0;
        view.for_each_run(from, far, &mut |_, _| count += 1);
    }
    (count == 1).then_some(first)
}

fn read_native(file: &File, view: &View, from: u64, into: &RecvBuffer) -> Result<u64, Error> {
    let total = into.packed_size();
    if total == 0 {
        return Ok(0);
    }
    if let Some(at) = one_run(view, from, total)
        && let Some(read) = into.with_contiguous(0, total, |memory| read_up_to(file, memory, at))
    {
        return Ok(read? as u64);
    }
    let mut stage = vec![0; total.min(STAGE) as usize];
    let mut done = 0;
    while done < total {
        let now = (total - done).min(STAGE);
        let stage = &mut stage[..now as usize];
        let read = gather(file, &runs(view, from + done, now), stage)?;
        into.unpack(done, &stage[..read]);
        done += read as u64;
        if (read as u64) < now {
            break;
        }
    }
    Ok(done)
}

/// Reads runs, one behind the other, into `stage`; stops at the end of the file.
fn gather(file: &File, runs: &[(u64, u64)], stage: &mut [u8]) -> io::Result<usize> {
    let (mut done, mut index) = (0, 0);
    let mut span = Vec::new();
    while index < runs.len() {
        let (start, length) = runs[index];
        let (mut last, mut end) = (index, start + length);
        while let Some(&(at, length)) = runs.get(last + 1)
            && at.checked_sub(end).is_some_and(|gap| gap <= GAP)
            && at + length - start <= STAGE
        {
            (last, end) = (last + 1, at + length);
        }
        if last == index {
            let piece = &mut stage[done..done + length as usize];
            let read = read_up_to(file, piece, start)?;
            done += read;
            if read < piece.len() {
                return Ok(done);
            }
        } else {
            span.resize((end - start) as usize, 0);
            let read = read_up_to(file, &mut span, start)? as u64;
            for &(at, length) in &runs[index..=last] {
                let there = length.min(read.saturating_sub(at - start));
                let from = (at - start) as usize;
                stage[done..done + there as usize].copy_from_slice(&span[from..from + there as usize]);
                done += there as usize;
                if there < length {
                    return Ok(done);
                }
            }
        }
        index = last + 1;
    }
    Ok(done)
}

fn write_native(file: &File, view: &View, from: u64, data: &SendBuffer) -> Result<(), Error> {
    let total = data.packed_size();
    let mut stage = vec![0; total.min(STAGE) as usize];
    let mut done = 0;
    while done < total {
        let now = (total - done).min(STAGE);
        let stage = &mut stage[..now as usize];
        data.pack(done, stage);
        let mut rest = &*stage;
        for (at, length) in runs(view, from + done, now) {
            let (piece, after) = rest.split_at(length as usize);
            file.write_all_at(piece, at)?;
            rest = after;
        }
        done += now;
    }
    Ok(())
}

/// Reads until the memory is full or the file ends.
pub(super) fn read_up_to(file: &File, mut memory: &mut [u8], mut at: u64) -> io::Result<usize> {
    let wanted = memory.len();
    while !memory.is_empty() {
        match file.read_at(memory, at) {
            Ok(0) => break,
            Ok(count) => {
                memory = &mut memory[count..];
                at += count as u64;
            }
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(wanted - memory.len())
}

#[cfg(test)]
mod tests {
    use p2pmpi_layout::copy;

    use super::*;

    /// Scattered data written and read back through every kind of view is the data; what a view does
    /// not show stays.
    #[test]
    fn what_was_written_through_a_view_is_read_back() {
        let path = std::env::temp_dir().join(format!("p2pmpi-transfer-{}", std::process::id()));
        let options =
            std::fs::OpenOptions::new().read(true).write(true).create(true).truncate(true).open(&path);
        let file = options.expect("a temporary file");
        std::fs::remove_file(&path).expect("it was just made");
        let byte = Layout::predefined(Predefined::Byte);
        for (block, extent, from, total) in [
            (1, 1, 0, 100_000),
            (3, 7, 2, 50_000),
            (5000, 40_000, 12, 30_000),
            (64, 100_000, 1, 640),
            (1000, 2000, 9, 9_000_000),
        ] {
            file.set_len(0).expect("it is ours");
            let tile = byte.contiguous(block).and_then(|b| b.resized(0, extent)).expect("a tile");
            let view = View::new(13, &byte, &tile, tile.clone(), Representation::Native).expect("a view");
            let (out, back) = (Scratch::new(&byte, total), Scratch::new(&byte, total));
            let (out, back) = (out.expect("memory"), back.expect("memory"));
            let bytes: Vec<u8> = (0..total).map(|i| (i % 251) as u8 + 1).collect();
            out.as_recv().unpack(0, &bytes);
            write(&file, &view, from, &out.as_send()).expect("it can be written");
            assert_eq!(read(&file, &view, from, &back.as_recv()).expect("it can be read"), total);
            let mut found = vec![0; total as usize];
            back.as_send().pack(0, &mut found);
            assert!(found == bytes, "block {block} extent {extent}");
            // The oracle: byte i of the data lies in tile i / block.
            let at = |i: u64| 13 + i / block * extent as u64 + i % block;
            let mut whole = vec![0; file.metadata().expect("a size").len() as usize];
            assert_eq!(read_up_to(&file, &mut whole, 0).expect("it can be read"), whole.len());
            assert_eq!(whole.len() as u64, at(from + total - 1) + 1);
            assert_eq!(whole.iter().filter(|byte| **byte != 0).count() as u64, total);
            for i in [0, 1, total / 2, total - 1] {
                assert_eq!(whole[at(from + i) as usize], bytes[i as usize]);
            }
            copy(&out.as_send(), &back.as_recv());
            // Beyond the end there is nothing.
            assert_eq!(read(&file, &view, from + total - 1, &back.as_recv()).expect("the end"), 1);
        }
    }
}
