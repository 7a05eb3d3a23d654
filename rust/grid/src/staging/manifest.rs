//! The list of files of a job. It comes from another peer, so that every path, size and count in it
//! is checked before anybody creates a file.

use std::collections::BTreeSet;

use p2pmpi_launch::codec::{self, Decoder};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::identity::Hash;
use crate::message::{MANIFEST_PIECES_MAX, Manifested, PIECE, TEXT_MAX};

/// Most files of one job.
pub const FILES_MAX: usize = 4096;
const DEPTH_MAX: usize = 32;
const ENCODED_MAX: usize = MANIFEST_PIECES_MAX * PIECE;

/// Files in the job directory.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// At most [`FILES_MAX`], with different paths.
    pub files: Vec<Entry>,
}

/// One file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Relative to the job directory, `/` between components, none of them `.` or `..`.
    pub path: String,
    /// Permission bits, at most 0o777.
    pub mode: u32,
    /// Bytes.
    pub size: u64,
    /// One for every [`PIECE`] bytes, the last one for the rest.
    pub pieces: Vec<Hash>,
}

impl Entry {
    /// Offset and length of a piece of this file.
    pub fn range(&self, piece: usize) -> (u64, usize) {
        let offset = piece as u64 * PIECE as u64;
        let length = self.size.saturating_sub(offset).min(PIECE as u64);
        (offset, usize::try_from(length).expect("at most a piece"))
    }
}

impl Manifest {
    /// Bytes of all files.
    pub fn size(&self) -> u64 {
        self.files.iter().fold(0, |sum, file| sum.saturating_add(file.size))
    }

    /// As it travels: in pieces, like a file. The second value names them.
    pub fn encode(&self) -> Result<(Vec<u8>, Manifested), Error> {
        self.check()?;
        let bytes = codec::encode(self, ENCODED_MAX - codec::PREFIX)
            .map_err(|error| Error::Codec(error.to_string()))?;
        let named =
            Manifested { length: bytes.len() as u64, pieces: bytes.chunks(PIECE).map(Hash::of).collect() };
        Ok((bytes, named))
    }

    /// From all pieces together; nothing in it exceeds the bounds, and no path leads out of the
    /// directory or through another file.
    pub fn decode(bytes: &[u8]) -> Result<Manifest, Error> {
        let mut decoder = Decoder::new(ENCODED_MAX);
        decoder.feed(bytes);
        let manifest: Manifest = match decoder.take() {
            Ok(Some(manifest)) if !decoder.in_message() => manifest,
            Ok(_) => return Err(Error::Codec("not exactly one manifest".to_owned())),
            Err(error) => return Err(Error::Codec(error.to_string())),
        };
        manifest.check()?;
        Ok(manifest)
    }

    fn check(&self) -> Result<(), Error> {
        if self.files.len() > FILES_MAX {
            return Err(Error::TooLong { what: "list of files", length: self.files.len(), most: FILES_MAX });
        }
        let mut paths = BTreeSet::new();
        for file in &self.files {
            check_path(&file.path)?;
            if file.mode > 0o777 {
                return Err(Error::Path {
                    path: file.path.clone(),
                    why: "its mode has more than permission bits",
                });
            }
            if file.size.div_ceil(PIECE as u64) != file.pieces.len() as u64 {
                return Err(Error::Inconsistent { what: "size of a file" });
            }
            if !paths.insert(file.path.as_str()) {
                return Err(Error::Path { path: file.path.clone(), why: "it is listed twice" });
            }
        }
        for path in &paths {
            let above = path.match_indices('/').map(|(end, _)| &path[..end]);
            for above in above {
                if paths.contains(above) {
                    return Err(Error::Path { path: (*path).to_owned(), why: "a file stands in its way" });
                }
            }
        }
        Ok(())
    }
}

fn check_path(path: &str) -> Result<(), Error> {
    let bad = |why| Err(Error::Path { path: path.chars().take(TEXT_MAX).collect(), why });
    if path.len() > TEXT_MAX {
        return bad("it is too long");
    }
    if path.chars().any(char::is_control) {
        return bad("it contains a control character");
    }
    let mut depth = 0;
    for component in path.split('/') {
        depth += 1;
        if matches!(component, "" | "." | "..") || depth > DEPTH_MAX {
            return bad("it is not a plain relative path");
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, size: u64) -> Entry {
        let pieces = (0..size.div_ceil(PIECE as u64)).map(|index| Hash::of(&index.to_le_bytes())).collect();
        Entry { path: path.to_owned(), mode: 0o644, size, pieces }
    }

    #[test]
    fn a_manifest_survives_its_pieces() {
        let files = (0..3000).map(|index| file(&format!("data/{index}"), index * 5_000)).collect();
        let manifest = Manifest { files };
        let (bytes, named) = manifest.encode().expect("within bounds");
        assert!(named.pieces.len() > 1);
        assert_eq!(named.pieces[1], Hash::of(&bytes[PIECE..(2 * PIECE).min(bytes.len())]));
        assert_eq!(Manifest::decode(&bytes), Ok(manifest));
    }

    #[test]
    fn paths_that_lead_elsewhere_are_refused() {
        for path in ["", "/etc/passwd", "a/../../b", "..", "a//b", "a/", "./a", "a\0b", "a\nb"] {
            let manifest = Manifest { files: vec![file(path, 1)] };
            assert!(matches!(manifest.encode(), Err(Error::Path { .. })), "{path:?}");
        }
        let through = Manifest { files: vec![file("a/b/c", 1), file("a/b", 1)] };
        assert!(matches!(through.encode(), Err(Error::Path { .. })));
        let twice = Manifest { files: vec![file("a", 1), file("a", 2)] };
        assert!(matches!(twice.encode(), Err(Error::Path { .. })));
    }

    #[test]
    fn sizes_and_counts_must_agree() {
        let mut long = file("a", PIECE as u64 + 1);
        assert_eq!(long.range(0), (0, PIECE));
        assert_eq!(long.range(1), (PIECE as u64, 1));
        long.pieces.pop();
        let manifest = Manifest { files: vec![long] };
        assert!(matches!(manifest.encode(), Err(Error::Inconsistent { .. })));
        let mut setuid = file("a", 0);
        setuid.mode = 0o4755;
        assert!(Manifest { files: vec![setuid] }.encode().is_err());
        let many = Manifest { files: (0..=FILES_MAX).map(|index| file(&index.to_string(), 0)).collect() };
        assert!(matches!(many.encode(), Err(Error::TooLong { .. })));
    }
}
