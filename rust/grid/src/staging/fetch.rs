//! Fetching the files of a job, piece by piece.
//!
//! listing  -every piece of the manifest-> laying (Lay: the caller creates the files, and says
//!          which pieces it has from before)
//! laying   -Laid-> fetching
//! fetching -every piece written-> complete
//! any      -no holder left, disk full, foreign manifest-> failed
//!
//! At most `window` pieces are under way or unwritten, so that neither memory nor disk queue grows.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fmt;
use std::time::Duration;

use p2pmpi_launch::bytes::Bytes;

use super::manifest::Manifest;
use crate::error::Error;
use crate::identity::{Hash, JobId, PeerId};
use crate::message::{Manifested, Staging};

/// Bounds and rhythms; [`Settings::default`] suits a daemon.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Pieces asked for, or arrived and not yet written.
    pub window: usize,
    /// How long to wait for a piece before asking somebody else.
    pub patience: Duration,
    /// Requests for one piece before giving up.
    pub tries: u32,
    /// Most bytes of all files of a job.
    pub size_max: u64,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { window: 16, patience: Duration::from_secs(1), tries: 6, size_max: 64 << 30 }
    }
}

/// What happens to a fetch.
#[derive(Clone, Debug)]
pub enum FetchEvent {
    /// A piece, or word that it is not there; `from` is authenticated.
    Received {
        /// Who sent it.
        from: PeerId,
        /// What it says.
        message: Staging,
    },
    /// Answer to Lay: the files exist in full length; these pieces are already right.
    Laid {
        /// From an earlier attempt, or from a cache.
        present: BTreeSet<Hash>,
    },
    /// Answer to Write: the piece is in the file.
    Written {
        /// Which.
        piece: Hash,
    },
    /// The files cannot be created or written: disk full, forbidden, ...
    DiskFailed {
        /// For the user.
        why: String,
    },
    /// The connection to that peer broke.
    Lost(PeerId),
    /// [`Fetch::deadline`] has come.
    Tick,
}

/// What the caller does.
#[derive(Clone, Debug, PartialEq)]
pub enum FetchAction {
    /// Send it; loss is dealt with here.
    Send {
        /// To whom.
        to: PeerId,
        /// What.
        message: Staging,
    },
    /// Create these files and their directories, and answer Laid or DiskFailed.
    Lay {
        /// The list; every path in it is harmless.
        manifest: Manifest,
        /// Its encoding, for the shelf.
        encoded: Vec<u8>,
    },
    /// Write these bytes at each of these places, and answer Written or DiskFailed.
    Write {
        /// Name of the piece.
        piece: Hash,
        /// Its bytes; the hash is right.
        bytes: Bytes,
        /// (index of the file, offset in it).
        places: Vec<(usize, u64)>,
    },
    /// Bytes that are here.
    Progress {
        /// Bytes that are here.
        done: u64,
        /// Bytes in all.
        total: u64,
    },
    /// Every file is complete.
    Complete,
    /// It cannot be completed.
    Failed(StagingError),
}

/// Why files could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StagingError {
    /// Nobody has sent a piece in time, or everybody who might is gone.
    NoHolder {
        /// The piece.
        piece: Hash,
        /// Requests sent for it.
        tries: u32,
    },
    /// The submitter has sent bytes that do not have the hash it named, twice.
    Corrupt {
        /// Who.
        from: PeerId,
    },
    /// The manifest breaks a rule.
    Manifest(Error),
    /// More bytes than this host takes.
    TooLarge {
        /// Bytes of all files.
        size: u64,
        /// Bytes allowed.
        most: u64,
    },
    /// The local disk.
    Disk(String),
}

impl fmt::Display for StagingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StagingError::NoHolder { piece, tries } => {
                write!(f, "nobody sends piece {piece} of its files ({tries} requests)")
            }
            StagingError::Corrupt { from } => {
                write!(
                    f,
                    "peer {from} sends bytes with the wrong hash: did a file change while it was staged?"
                )
            }
            StagingError::Manifest(error) => write!(f, "the list of its files is refused: {error}"),
            StagingError::TooLarge { size, most } => {
                write!(f, "its files have {} MiB, this host takes {} MiB", size >> 20, most >> 20)
            }
            StagingError::Disk(why) => f.write_str(why),
        }
    }
}

#[derive(Debug)]
struct Request {
    holder: PeerId,
    due: Duration,
    tries: u32,
}

#[derive(Debug, PartialEq)]
enum Phase {
    Listing,
    Laying,
    Fetching,
    Over,
}

/// The state machine.
#[derive(Debug)]
pub struct Fetch {
    submitter: PeerId,
    job: JobId,
    settings: Settings,
    phase: Phase,
    named: Manifested,
    /// Pieces of the manifest that have arrived.
    listed: BTreeMap<Hash, Bytes>,
    /// Whom to ask, the submitter first.
    holders: Vec<PeerId>,
    strikes: BTreeMap<PeerId, u32>,
    /// Wanted and not asked for, with the requests already made.
    queue: VecDeque<(Hash, u32)>,
    requests: BTreeMap<Hash, Request>,
    unwritten: BTreeSet<Hash>,
    places: BTreeMap<Hash, Vec<(usize, u64, usize)>>,
    done: u64,
    total: u64,
}

impl Fetch {
    /// Fetches what `named` lists, for a job of `submitter`, from `holders`, the most reliable
    /// first. Say Tick to begin.
    pub fn new(
        (submitter, job): (PeerId, JobId),
        named: Manifested,
        holders: Vec<PeerId>,
        settings: Settings,
    ) -> Fetch {
        let queue =
            named.pieces.iter().collect::<BTreeSet<_>>().into_iter().map(|&piece| (piece, 0)).collect();
        Fetch {
            submitter,
            job,
            settings,
            phase: Phase::Listing,
            named,
            listed: BTreeMap::new(),
            holders,
            strikes: BTreeMap::new(),
            queue,
            requests: BTreeMap::new(),
            unwritten: BTreeSet::new(),
            places: BTreeMap::new(),
            done: 0,
            total: 0,
        }
    }

    /// Takes one event; the actions are to be carried out in order.
    pub fn handle(&mut self, event: FetchEvent, now: Duration) -> Vec<FetchAction> {
        let mut actions = Vec::new();
        if self.phase == Phase::Over {
            return actions;
        }
        match event {
            FetchEvent::Received { from, message } => self.on_message(from, message, &mut actions),
            FetchEvent::Laid { present } => self.on_laid(&present, &mut actions),
            FetchEvent::Written { piece } => self.on_written(piece, &mut actions),
            FetchEvent::DiskFailed { why } => self.fail(StagingError::Disk(why), &mut actions),
            FetchEvent::Lost(peer) => {
                self.holders.retain(|holder| *holder != peer);
                self.ask_again(|request| request.holder == peer);
            }
            FetchEvent::Tick => self.ask_again(|request| request.due <= now),
        }
        self.ask(now, &mut actions);
        self.finish(&mut actions);
        actions
    }

    /// When [`FetchEvent::Tick`] is due.
    pub fn deadline(&self) -> Option<Duration> {
        if self.phase == Phase::Over {
            return None;
        }
        self.requests.values().map(|request| request.due).min()
    }

    fn on_message(&mut self, from: PeerId, message: Staging, actions: &mut Vec<FetchAction>) {
        match message {
            Staging::Piece { job, piece, bytes } if job == self.job => {
                let Some(request) = self.requests.get(&piece) else { return };
                if Hash::of(&bytes.0) == piece {
                    self.requests.remove(&piece);
                    self.on_piece(piece, bytes, actions);
                } else if request.holder == from {
                    self.on_corrupt(from, actions);
                    self.ask_again_for(piece);
                }
            }
            Staging::Absent { job, piece }
                if job == self.job
                    && self.requests.get(&piece).is_some_and(|request| request.holder == from) =>
            {
                self.ask_again_for(piece);
            }
            _ => {}
        }
    }

    fn on_corrupt(&mut self, from: PeerId, actions: &mut Vec<FetchAction>) {
        let strikes = self.strikes.entry(from).or_default();
        *strikes += 1;
        if *strikes >= 2 {
            self.holders.retain(|holder| *holder != from);
            if self.holders.is_empty() {
                self.fail(StagingError::Corrupt { from }, actions);
            }
        }
    }

    fn on_piece(&mut self, piece: Hash, bytes: Bytes, actions: &mut Vec<FetchAction>) {
        if self.phase == Phase::Listing {
            self.listed.insert(piece, bytes);
            return;
        }
        let places = self.places.get(&piece).expect("only pieces with places are asked for");
        if places.iter().any(|(_, _, length)| *length != bytes.0.len()) {
            let error = Error::Inconsistent { what: "size of a piece" };
            return self.fail(StagingError::Manifest(error), actions);
        }
        self.unwritten.insert(piece);
        let places = places.iter().map(|&(file, offset, _)| (file, offset)).collect();
        actions.push(FetchAction::Write { piece, bytes, places });
    }

    /// The manifest is complete: read it.
    fn list(&mut self, actions: &mut Vec<FetchAction>) {
        let mut encoded = Vec::new();
        for piece in &self.named.pieces {
            encoded.extend_from_slice(&self.listed[piece].0);
        }
        self.listed.clear();
        let manifest = match Manifest::decode(&encoded) {
            Ok(manifest) => manifest,
            Err(error) => return self.fail(StagingError::Manifest(error), actions),
        };
        self.total = manifest.size();
        let most = self.settings.size_max;
        if self.total > most {
            return self.fail(StagingError::TooLarge { size: self.total, most }, actions);
        }
        for (index, file) in manifest.files.iter().enumerate() {
            for (number, &piece) in file.pieces.iter().enumerate() {
                let (offset, length) = file.range(number);
                self.places.entry(piece).or_default().push((index, offset, length));
            }
        }
        self.phase = Phase::Laying;
        actions.push(FetchAction::Lay { manifest, encoded });
    }

    fn on_laid(&mut self, present: &BTreeSet<Hash>, actions: &mut Vec<FetchAction>) {
        if self.phase != Phase::Laying {
            return;
        }
        self.phase = Phase::Fetching;
        for (&piece, places) in &self.places {
            if present.contains(&piece) {
                self.done += places.iter().map(|(_, _, length)| *length as u64).sum::<u64>();
            } else {
                self.queue.push_back((piece, 0));
            }
        }
        actions.push(FetchAction::Progress { done: self.done, total: self.total });
    }

    fn on_written(&mut self, piece: Hash, actions: &mut Vec<FetchAction>) {
        if self.unwritten.remove(&piece) {
            self.done += self.places[&piece].iter().map(|(_, _, length)| *length as u64).sum::<u64>();
            actions.push(FetchAction::Progress { done: self.done, total: self.total });
        }
    }

    fn ask_again(&mut self, which: impl Fn(&Request) -> bool) {
        let again: Vec<Hash> =
            self.requests.iter().filter(|(_, request)| which(request)).map(|(&piece, _)| piece).collect();
        again.into_iter().for_each(|piece| self.ask_again_for(piece));
    }

    fn ask_again_for(&mut self, piece: Hash) {
        if let Some(request) = self.requests.remove(&piece) {
            self.queue.push_front((piece, request.tries));
        }
    }

    fn ask(&mut self, now: Duration, actions: &mut Vec<FetchAction>) {
        while self.phase != Phase::Over && self.requests.len() + self.unwritten.len() < self.settings.window {
            let Some((piece, tries)) = self.queue.pop_front() else { return };
            if tries >= self.settings.tries || self.holders.is_empty() {
                return self.fail(StagingError::NoHolder { piece, tries }, actions);
            }
            // The first in the list, then the others in turn.
            let holder = self.holders[tries as usize % self.holders.len()];
            let wait = self.settings.patience * (tries + 1);
            self.requests.insert(piece, Request { holder, due: now + wait, tries: tries + 1 });
            let message = Staging::Want { submitter: self.submitter, job: self.job, piece };
            actions.push(FetchAction::Send { to: holder, message });
        }
    }

    fn finish(&mut self, actions: &mut Vec<FetchAction>) {
        let idle = self.queue.is_empty() && self.requests.is_empty() && self.unwritten.is_empty();
        match self.phase {
            Phase::Listing if idle => self.list(actions),
            Phase::Fetching if idle => {
                self.phase = Phase::Over;
                actions.push(FetchAction::Complete);
            }
            _ => {}
        }
    }

    fn fail(&mut self, error: StagingError, actions: &mut Vec<FetchAction>) {
        if self.phase != Phase::Over {
            self.phase = Phase::Over;
            actions.push(FetchAction::Failed(error));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::PIECE;
    use crate::staging::manifest::Entry;

    const ME: PeerId = PeerId([0; 32]);
    const OTHER: PeerId = PeerId([1; 32]);
    const JOB: JobId = JobId([2; 16]);

    /// A submitter with two files of several pieces, one of which occurs twice.
    struct World {
        manifest: Manifest,
        encoded: Vec<u8>,
        content: BTreeMap<Hash, Vec<u8>>,
        fetch: Fetch,
        disk: BTreeMap<(usize, u64), Vec<u8>>,
        present: BTreeSet<Hash>,
        asked: Vec<(PeerId, Hash)>,
        end: Option<Result<(), StagingError>>,
    }

    fn world(settings: Settings) -> World {
        let mut content = BTreeMap::new();
        let mut entry = |path: &str, bytes: &[u8]| {
            let pieces: Vec<Hash> = bytes.chunks(PIECE).map(Hash::of).collect();
            for (piece, bytes) in pieces.iter().zip(bytes.chunks(PIECE)) {
                content.insert(*piece, bytes.to_vec());
            }
            Entry { path: path.into(), mode: 0o644, size: bytes.len() as u64, pieces }
        };
        let big: Vec<u8> = (0..5 * PIECE + 17).map(|index| (index / PIECE % 3) as u8).collect();
        let files = vec![entry("big", &big), entry("dir/small", b"small"), entry("empty", b"")];
        let manifest = Manifest { files };
        let (encoded, named) = manifest.encode().expect("fine");
        for (piece, bytes) in named.pieces.iter().zip(encoded.chunks(PIECE)) {
            content.insert(*piece, bytes.to_vec());
        }
        let fetch = Fetch::new((ME, JOB), named, vec![ME, OTHER], settings);
        World {
            manifest,
            encoded,
            content,
            fetch,
            disk: BTreeMap::new(),
            present: BTreeSet::new(),
            asked: Vec::new(),
            end: None,
        }
    }

    impl World {
        /// Runs to the end; `answer` says what a holder replies, if anything.
        fn run(&mut self, mut answer: impl FnMut(PeerId, Hash, &[u8]) -> Option<Staging>) {
            let mut now = Duration::ZERO;
            let mut events = VecDeque::from([FetchEvent::Tick]);
            while self.end.is_none() {
                let event = events.pop_front().unwrap_or_else(|| {
                    now = now.max(self.fetch.deadline().expect("something is under way"));
                    FetchEvent::Tick
                });
                for action in self.fetch.handle(event, now) {
                    match action {
                        FetchAction::Send { to, message: Staging::Want { piece, .. } } => {
                            self.asked.push((to, piece));
                            if let Some(message) = answer(to, piece, &self.content[&piece]) {
                                events.push_back(FetchEvent::Received { from: to, message });
                            }
                        }
                        FetchAction::Lay { manifest, encoded } => {
                            assert_eq!((&manifest, &encoded), (&self.manifest, &self.encoded));
                            events.push_back(FetchEvent::Laid { present: self.present.clone() });
                        }
                        FetchAction::Write { piece, bytes, places } => {
                            for place in places {
                                self.disk.insert(place, bytes.0.clone());
                            }
                            events.push_back(FetchEvent::Written { piece });
                        }
                        FetchAction::Complete => self.end = Some(Ok(())),
                        FetchAction::Failed(error) => self.end = Some(Err(error)),
                        FetchAction::Send { .. } | FetchAction::Progress { .. } => {}
                    }
                    assert!(
                        self.fetch.requests.len() + self.fetch.unwritten.len() <= self.fetch.settings.window
                    );
                }
            }
        }

        fn complete(&self) -> bool {
            self.end == Some(Ok(()))
                && self.manifest.files.iter().enumerate().all(|(index, file)| {
                    file.pieces.iter().enumerate().all(|(number, piece)| {
                        let (offset, _) = file.range(number);
                        self.disk.get(&(index, offset)) == Some(&self.content[piece])
                            || self.present.contains(piece)
                    })
                })
        }
    }

    fn piece(piece: Hash, bytes: &[u8]) -> Option<Staging> {
        Some(Staging::Piece { job: JOB, piece, bytes: Bytes(bytes.to_vec()) })
    }

    #[test]
    fn every_piece_is_fetched_once_and_written_everywhere() {
        let mut world = world(Settings { window: 2, ..Settings::default() });
        world.run(|_, hash, bytes| piece(hash, bytes));
        assert!(world.complete());
        let distinct: BTreeSet<Hash> = world.asked.iter().map(|(_, hash)| *hash).collect();
        assert_eq!(distinct.len(), world.asked.len());
        // Pieces 0 and 3, 1 and 4 of the big file are equal.
        assert_eq!(world.asked.len(), 1 + 4 + 1);
    }

    #[test]
    fn what_is_there_is_not_fetched_again() {
        let mut world = world(Settings::default());
        world.present = world.manifest.files[0].pieces.iter().copied().collect();
        world.run(|_, hash, bytes| piece(hash, bytes));
        assert!(world.complete());
        assert_eq!(world.asked.len(), 2, "the manifest and the small file");
    }

    #[test]
    fn a_silent_or_lying_holder_is_replaced() {
        let mut world1 = world(Settings::default());
        let mut count = 0;
        world1.run(|from, hash, bytes| {
            count += 1;
            if from == ME && count % 2 == 0 { None } else { piece(hash, bytes) }
        });
        assert!(world1.complete());
        assert!(world1.asked.iter().any(|(to, _)| *to == OTHER));

        let mut world2 = world(Settings::default());
        world2.run(|from, hash, bytes| if from == ME { piece(hash, b"wrong") } else { piece(hash, bytes) });
        assert!(world2.complete());
    }

    #[test]
    fn nobody_left_is_an_error_not_a_wait() {
        let mut silent = world(Settings::default());
        silent.run(|_, _, _| None);
        assert!(matches!(silent.end, Some(Err(StagingError::NoHolder { tries: 6, .. }))));
        let mut absent = world(Settings::default());
        absent.run(|_, hash, _| Some(Staging::Absent { job: JOB, piece: hash }));
        assert!(matches!(absent.end, Some(Err(StagingError::NoHolder { .. }))));
        let mut lying = world(Settings::default());
        lying.run(|_, hash, _| piece(hash, b"wrong"));
        assert!(matches!(lying.end, Some(Err(StagingError::Corrupt { .. }))), "{:?}", lying.end);
    }

    #[test]
    fn a_full_disk_and_an_excess_end_it() {
        let mut world = world(Settings { size_max: PIECE as u64, ..Settings::default() });
        world.run(|_, hash, bytes| piece(hash, bytes));
        assert!(matches!(world.end, Some(Err(StagingError::TooLarge { .. }))));
        let mut world = self::world(Settings::default());
        let full = FetchEvent::DiskFailed { why: "disk full".into() };
        let actions = world.fetch.handle(full, Duration::ZERO);
        assert_eq!(actions, [FetchAction::Failed(StagingError::Disk("disk full".into()))]);
        assert_eq!(world.fetch.deadline(), None);
    }
}
