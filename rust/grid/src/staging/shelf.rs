//! What this peer may hand out, and to whom: the pieces of each job's files, to the peers of that
//! job alone. A lookup, not a protocol: the daemon reads the bytes and bounds how many at once.

use std::collections::{BTreeMap, BTreeSet};

use crate::identity::{Hash, JobId, PeerId};
use crate::message::PIECE;
use crate::staging::manifest::Manifest;

/// Where the bytes of a piece are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place<'a> {
    /// Part of the manifest itself.
    Bytes(&'a [u8]),
    /// Part of a file.
    File {
        /// Index in [`Manifest::files`].
        file: usize,
        /// From here on.
        offset: u64,
        /// So many bytes.
        length: usize,
    },
}

#[derive(Debug, Default)]
struct Rack {
    peers: BTreeSet<PeerId>,
    manifest: Vec<u8>,
    in_manifest: BTreeMap<Hash, usize>,
    in_files: BTreeMap<Hash, (usize, u64, usize)>,
}

/// All that this peer may hand out.
#[derive(Debug, Default)]
pub struct Shelf {
    racks: BTreeMap<(PeerId, JobId), Rack>,
}

impl Shelf {
    /// Offers a manifest in its encoding, and every piece of its files, to these peers.
    pub fn offer(
        &mut self,
        (submitter, job): (PeerId, JobId),
        peers: impl IntoIterator<Item = PeerId>,
        manifest: &Manifest,
        encoded: Vec<u8>,
    ) {
        let in_manifest = encoded
            .chunks(PIECE)
            .enumerate()
            .map(|(index, piece)| (Hash::of(piece), index * PIECE))
            .collect();
        let rack = self.racks.entry((submitter, job)).or_default();
        rack.peers.extend(peers);
        rack.manifest = encoded;
        rack.in_manifest = in_manifest;
        rack.in_files.clear();
        for (index, file) in manifest.files.iter().enumerate() {
            for (number, &piece) in file.pieces.iter().enumerate() {
                let (offset, length) = file.range(number);
                rack.in_files.insert(piece, (index, offset, length));
            }
        }
    }

    /// One more peer may ask for the pieces of that job.
    pub fn admit(&mut self, name: (PeerId, JobId), peer: PeerId) {
        if let Some(rack) = self.racks.get_mut(&name) {
            rack.peers.insert(peer);
        }
    }

    /// Where the piece is that `from` wants; `None`: not here, or not for that peer.
    pub fn find(&self, from: PeerId, name: (PeerId, JobId), piece: Hash) -> Option<Place<'_>> {
        let rack = self.racks.get(&name).filter(|rack| rack.peers.contains(&from))?;
        if let Some(&offset) = rack.in_manifest.get(&piece) {
            let end = (offset + PIECE).min(rack.manifest.len());
            return Some(Place::Bytes(&rack.manifest[offset..end]));
        }
        let &(file, offset, length) = rack.in_files.get(&piece)?;
        Some(Place::File { file, offset, length })
    }

    /// Nothing of that job is handed out any more.
    pub fn clear(&mut self, name: (PeerId, JobId)) {
        self.racks.remove(&name);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::staging::Entry;

    #[test]
    fn pieces_are_for_the_peers_of_the_job() {
        let (me, friend, stranger) = (PeerId([0; 32]), PeerId([1; 32]), PeerId([2; 32]));
        let name = (me, JobId([5; 16]));
        let pieces = vec![Hash::of(b"first"), Hash::of(b"second")];
        let second = pieces[1];
        let entry = Entry { path: "a".into(), mode: 0o755, size: PIECE as u64 + 6, pieces };
        let manifest = Manifest { files: vec![entry] };
        let (encoded, named) = manifest.encode().expect("fine");
        let mut shelf = Shelf::default();
        shelf.offer(name, [friend], &manifest, encoded.clone());
        assert_eq!(shelf.find(friend, name, named.pieces[0]), Some(Place::Bytes(&encoded[..])));
        let place = Place::File { file: 0, offset: PIECE as u64, length: 6 };
        assert_eq!(shelf.find(friend, name, second), Some(place));
        assert_eq!(shelf.find(stranger, name, second), None);
        assert_eq!(shelf.find(friend, (friend, name.1), second), None);
        shelf.clear(name);
        assert_eq!(shelf.find(friend, name, second), None);
    }
}
