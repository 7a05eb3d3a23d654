//! What peers say to each other. Every message is one-way, may be lost, repeated or overtaken, and
//! comes from a peer that the overlay has authenticated but nobody trusts: [`Message::check`] bounds
//! what a value may hold, and each state machine decides what it means.
//!
//! peers:        Ping -> Pong; Ask -> Known
//! reservation:  Reserve -> Granted | Refused; Confirm -> Confirmed | Refused; Cancel -> Cancelled
//! staging:      Want -> Piece | Absent
//! job:          Prepare -> (Progress*) Prepared; Start -> Started; Collect -> Collected;
//!               Clean -> Cleaned; Failed at any moment; Beat -> Echo

use std::fmt;
use std::time::Duration;

use p2pmpi_launch::bytes::Bytes;
use p2pmpi_launch::codec::{self, Decoder};
use serde::{Deserialize, Serialize};

use crate::error::Error;
use crate::identity::{Hash, JobId, PeerId, Token};

/// Largest encoded message, in bytes; the overlay refuses a longer one before decoding it.
pub const MESSAGE_MAX: usize = 512 * 1024;
/// Bytes of every piece of a file but its last.
pub const PIECE: usize = 256 * 1024;
/// Longest text inside a message, in bytes.
pub const TEXT_MAX: usize = 512;
/// Most peers in one answer to [`Peers::Ask`].
pub const INTRODUCTIONS_MAX: usize = 64;
/// Most addresses of one peer.
pub const ADDRESSES_MAX: usize = 8;
/// Most pieces of an encoded manifest.
pub const MANIFEST_PIECES_MAX: usize = 32;
/// Most peers in one job.
pub const JOB_PEERS_MAX: usize = 4096;
/// Most patterns of result files.
pub const PATTERNS_MAX: usize = 64;

/// Anything one peer says to another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Message {
    /// Who is there, and how far.
    Peers(Peers),
    /// Whose processors, for which job.
    Reservation(Reservation),
    /// Pieces of files.
    Staging(Staging),
    /// The steps of a launch.
    Job(Job),
}

/// Between any two peers: discovery and distance (`peers`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Peers {
    /// Measures the round trip (P2P-MPI, 3.1) and says what the sender offers.
    Ping {
        /// To be handed back.
        nonce: u64,
        /// What the sender offers now.
        offer: Offer,
    },
    /// Answer to Ping.
    Pong {
        /// From the Ping.
        nonce: u64,
        /// What the sender offers now.
        offer: Offer,
    },
    /// Whom do you know?
    Ask {
        /// Most peers in the answer; the answerer caps it at [`INTRODUCTIONS_MAX`].
        most: u16,
    },
    /// Answer to Ask.
    Known {
        /// At most [`INTRODUCTIONS_MAX`].
        peers: Vec<Introduction>,
    },
}

/// How to reach a peer that the reader may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Introduction {
    /// Who.
    pub peer: PeerId,
    /// Addresses in the overlay's own notation, at most [`ADDRESSES_MAX`]; hearsay until dialled.
    pub addresses: Vec<String>,
}

/// What the owner of a machine lends, and how much of it is in use.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Name of the machine, for people.
    pub name: String,
    /// J: different jobs that may run at once (P2P-MPI, 3.2).
    pub jobs: u32,
    /// P: processes of one job (P2P-MPI, 3.2).
    pub processes: u32,
    /// Jobs that run or hold a reservation now.
    pub running: u32,
    /// Cores of the machine.
    pub cores: u32,
    /// Memory of the machine, in bytes.
    pub memory: u64,
    /// Instruction set, as `uname -m` says it.
    pub architecture: String,
    /// Level within the instruction set (x86-64: 1 to 4); 0 where there are none.
    pub level: u8,
}

/// What a job wants from every host.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Needs {
    /// Instruction set of the executable; empty: any.
    pub architecture: String,
    /// Lowest level within it.
    pub level: u8,
    /// Bytes of memory per process; 0: do not care.
    pub memory: u64,
}

/// Between the submitter of a job and a host (`reservation`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Reservation {
    /// submitter -> host: keep room for me until I confirm, cancel, or the time is over.
    Reserve {
        /// The job.
        job: JobId,
        /// Counts the submitter's attempts for this job, from 0; a host forgets older ones.
        round: u32,
        /// Most processes wanted there.
        processes: u32,
        /// What the host must have.
        needs: Needs,
        /// How long to hold it; the host caps it.
        hold: Duration,
    },
    /// host -> submitter: room for `processes` is kept.
    Granted {
        /// The job.
        job: JobId,
        /// From the Reserve.
        round: u32,
        /// Names this grant from now on.
        token: Token,
        /// At most what was wanted, at least 1.
        processes: u32,
        /// How long it is kept without a Confirm.
        hold: Duration,
    },
    /// host -> submitter: no, or no longer.
    Refused {
        /// The job.
        job: JobId,
        /// From the Reserve or the Confirm.
        round: u32,
        /// Why.
        why: Refusal,
    },
    /// submitter -> host: you are chosen, for this many processes. May be repeated with another number.
    Confirm {
        /// The job.
        job: JobId,
        /// From the Granted.
        round: u32,
        /// From the Granted.
        token: Token,
        /// At least 1, at most what was granted.
        processes: u32,
    },
    /// host -> submitter: Confirm is in force.
    Confirmed {
        /// The job.
        job: JobId,
        /// From the Confirm.
        round: u32,
        /// From the Confirm.
        processes: u32,
    },
    /// submitter -> host: not needed; also right when no Granted has arrived.
    Cancel {
        /// The job.
        job: JobId,
        /// Ends this round and all before it.
        round: u32,
    },
    /// host -> submitter: nothing is kept for that job and round.
    Cancelled {
        /// The job.
        job: JobId,
        /// From the Cancel.
        round: u32,
    },
}

/// Why a host does not take part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Refusal {
    /// All J jobs run.
    Busy {
        /// J.
        jobs: u32,
    },
    /// All J jobs run or are promised, some only until somebody makes up their mind: worth another try.
    Promised {
        /// J.
        jobs: u32,
    },
    /// The owner does not serve this submitter.
    Denied,
    /// Other instruction set, or too low a level.
    Architecture {
        /// What the host has.
        has: String,
    },
    /// Less memory than `Needs::memory`.
    Memory {
        /// What the host has, in bytes.
        has: u64,
    },
    /// The token names nothing here: it has expired, was cancelled, or belongs to somebody else.
    Unknown,
    /// The owner is taking the machine back.
    Leaving,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Busy { jobs } => write!(f, "busy: runs {jobs} of {jobs} jobs"),
            Refusal::Promised { jobs } => write!(f, "busy: all of its {jobs} places for jobs are promised"),
            Refusal::Denied => f.write_str("its owner does not serve this submitter"),
            Refusal::Architecture { has } => write!(f, "cannot run this executable: it is {has}"),
            Refusal::Memory { has } => write!(f, "too little memory: it has {} MiB", has >> 20),
            Refusal::Unknown => f.write_str("the reservation has expired there"),
            Refusal::Leaving => f.write_str("it is leaving the grid"),
        }
    }
}

/// Between any two peers of one job (`staging`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Staging {
    /// Send me the piece with this hash.
    Want {
        /// Whose submitter named the piece; a holder serves only the peers of the job.
        submitter: PeerId,
        /// The job.
        job: JobId,
        /// The piece.
        piece: Hash,
    },
    /// The piece, at most [`PIECE`] bytes.
    Piece {
        /// The job.
        job: JobId,
        /// The piece; the reader checks it.
        piece: Hash,
        /// Its bytes.
        bytes: Bytes,
    },
    /// Not here, or not for you.
    Absent {
        /// The job.
        job: JobId,
        /// The piece.
        piece: Hash,
    },
}

/// The steps of a launch. What comes from the submitter carries the token of the reservation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Job {
    /// submitter -> host: make a job directory and fetch these files into it.
    Prepare {
        /// The job.
        job: JobId,
        /// Of the reservation.
        token: Token,
        /// What to fetch, and from whom.
        order: Order,
    },
    /// host -> submitter: bytes fetched so far.
    Progress {
        /// The job.
        job: JobId,
        /// Bytes that are here.
        done: u64,
        /// Bytes in all.
        total: u64,
    },
    /// host -> submitter: every file is here.
    Prepared {
        /// The job.
        job: JobId,
    },
    /// submitter -> host: start the node agent in the job directory.
    Start {
        /// The job.
        job: JobId,
        /// Of the reservation.
        token: Token,
    },
    /// host -> submitter: the agent runs and waits for its launcher on a tunnelled stream.
    Started {
        /// The job.
        job: JobId,
    },
    /// submitter -> host: the ranks have ended; which files match these patterns?
    Collect {
        /// The job.
        job: JobId,
        /// Of the reservation.
        token: Token,
        /// Counts the collections of the job, from 1.
        serial: u32,
        /// Shell patterns relative to the job directory, at most [`PATTERNS_MAX`].
        patterns: Vec<String>,
    },
    /// host -> submitter: these; fetch them as pieces.
    Collected {
        /// The job.
        job: JobId,
        /// From the Collect.
        serial: u32,
        /// The manifest of the result files; `None`: no file matches.
        manifest: Option<Manifested>,
    },
    /// submitter -> host: end whatever still runs, remove the job directory, forget the job.
    Clean {
        /// The job.
        job: JobId,
        /// Of the reservation.
        token: Token,
    },
    /// host -> submitter: nothing of the job is left here.
    Cleaned {
        /// The job.
        job: JobId,
    },
    /// host -> submitter: I cannot go on; the host cleans up by itself.
    Failed {
        /// The job.
        job: JobId,
        /// For the user: what happened, and where.
        why: String,
    },
    /// submitter -> host: I am here; either gives up after silence.
    Beat {
        /// The job.
        job: JobId,
        /// Counts the beats.
        beat: u64,
    },
    /// host -> submitter: answer to Beat.
    Echo {
        /// The job.
        job: JobId,
        /// From the Beat.
        beat: u64,
    },
}

impl Job {
    /// The job that this message is about.
    pub fn job(&self) -> JobId {
        match *self {
            Job::Prepare { job, .. }
            | Job::Progress { job, .. }
            | Job::Prepared { job }
            | Job::Start { job, .. }
            | Job::Started { job }
            | Job::Collect { job, .. }
            | Job::Collected { job, .. }
            | Job::Clean { job, .. }
            | Job::Cleaned { job }
            | Job::Failed { job, .. }
            | Job::Beat { job, .. }
            | Job::Echo { job, .. } => job,
        }
    }
}

/// What a host fetches before the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The list of files.
    pub manifest: Manifested,
    /// Peers that may have pieces, the submitter first; they are also the only ones served.
    pub peers: Vec<PeerId>,
}

/// An encoded `staging::Manifest`, named by its own pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifested {
    /// Length of the encoding, in bytes.
    pub length: u64,
    /// At most [`MANIFEST_PIECES_MAX`] pieces of [`PIECE`] bytes, the last one shorter.
    pub pieces: Vec<Hash>,
}

impl Message {
    /// As `launch::codec` writes it.
    pub fn encode(&self) -> Result<Vec<u8>, Error> {
        codec::encode(self, MESSAGE_MAX).map_err(|error| Error::Codec(error.to_string()))
    }

    /// Exactly one encoded message, whose contents are within bounds.
    pub fn decode(bytes: &[u8]) -> Result<Message, Error> {
        let mut decoder = Decoder::new(MESSAGE_MAX);
        decoder.feed(bytes);
        match decoder.take::<Message>() {
            Ok(Some(message)) if !decoder.in_message() => message.check(),
            Ok(_) => Err(Error::Codec("not exactly one message".to_owned())),
            Err(error) => Err(Error::Codec(error.to_string())),
        }
    }

    /// Holds what was received to its bounds. Called once for every decoded message, before any
    /// state machine sees it.
    pub fn check(self) -> Result<Message, Error> {
        match &self {
            Message::Peers(message) => message.check()?,
            Message::Reservation(message) => message.check()?,
            Message::Staging(Staging::Piece { bytes, .. }) => bound("piece", bytes.0.len(), PIECE)?,
            Message::Staging(_) => {}
            Message::Job(message) => message.check()?,
        }
        Ok(self)
    }
}

impl Peers {
    fn check(&self) -> Result<(), Error> {
        match self {
            Peers::Ping { offer, .. } | Peers::Pong { offer, .. } => {
                bound("name", offer.name.len(), TEXT_MAX)?;
                bound("architecture", offer.architecture.len(), TEXT_MAX)
            }
            Peers::Ask { .. } => Ok(()),
            Peers::Known { peers } => {
                bound("introductions", peers.len(), INTRODUCTIONS_MAX)?;
                peers.iter().try_for_each(|known| {
                    bound("addresses", known.addresses.len(), ADDRESSES_MAX)?;
                    known.addresses.iter().try_for_each(|text| bound("address", text.len(), TEXT_MAX))
                })
            }
        }
    }
}

impl Reservation {
    fn check(&self) -> Result<(), Error> {
        match self {
            Reservation::Reserve { needs, .. } => bound("architecture", needs.architecture.len(), TEXT_MAX),
            Reservation::Refused { why: Refusal::Architecture { has }, .. } => {
                bound("architecture", has.len(), TEXT_MAX)
            }
            _ => Ok(()),
        }
    }
}

impl Job {
    fn check(&self) -> Result<(), Error> {
        match self {
            Job::Prepare { order, .. } => {
                bound("peers of a job", order.peers.len(), JOB_PEERS_MAX)?;
                order.manifest.check()
            }
            Job::Collect { patterns, .. } => {
                bound("patterns", patterns.len(), PATTERNS_MAX)?;
                patterns.iter().try_for_each(|text| bound("pattern", text.len(), TEXT_MAX))
            }
            Job::Collected { manifest: Some(manifest), .. } => manifest.check(),
            Job::Failed { why, .. } => bound("reason", why.len(), 4 * TEXT_MAX),
            _ => Ok(()),
        }
    }
}

impl Manifested {
    fn check(&self) -> Result<(), Error> {
        bound("pieces of a manifest", self.pieces.len(), MANIFEST_PIECES_MAX)?;
        let pieces = self.length.div_ceil(PIECE as u64);
        if pieces != self.pieces.len() as u64 {
            return Err(Error::Inconsistent { what: "length of a manifest" });
        }
        Ok(())
    }
}

fn bound(what: &'static str, length: usize, most: usize) -> Result<(), Error> {
    if length > most { Err(Error::TooLong { what, length, most }) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(addresses: usize, length: usize) -> Message {
        let addresses = vec!["a".repeat(length); addresses];
        Message::Peers(Peers::Known { peers: vec![Introduction { peer: PeerId([1; 32]), addresses }] })
    }

    #[test]
    fn what_is_encoded_is_decoded() {
        let bytes = Bytes(vec![7; PIECE]);
        let piece = Staging::Piece { job: JobId([1; 16]), piece: Hash::of(&bytes.0), bytes };
        for message in [known(ADDRESSES_MAX, TEXT_MAX), Message::Staging(piece)] {
            let encoded = message.encode().expect("within bounds");
            assert_eq!(Message::decode(&encoded), Ok(message));
        }
    }

    proptest::proptest! {
        #[test]
        fn damaged_messages_are_messages_or_errors(
            noise in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..200),
            at in 0usize..200,
            cut in 0usize..200,
        ) {
            // Pure noise behind a plausible prefix, and noise written over a real message.
            let mut framed = u32::try_from(noise.len() + 1).expect("short").to_le_bytes().to_vec();
            framed.push(codec::VERSION);
            framed.extend(&noise);
            let mut damaged = known(3, 20).encode().expect("within bounds");
            let at = at.min(damaged.len());
            let end = (at + noise.len()).min(damaged.len());
            damaged[at..end].copy_from_slice(&noise[..end - at]);
            damaged.truncate(damaged.len().max(cut) - cut);
            for bytes in [framed, damaged] {
                if let Ok(message) = Message::decode(&bytes) {
                    proptest::prop_assert!(message.encode().expect("it was short").len() <= bytes.len() + 64);
                }
            }
        }
    }

    #[test]
    fn excess_and_garbage_are_refused() {
        for message in [known(ADDRESSES_MAX + 1, 1), known(1, TEXT_MAX + 1)] {
            let encoded = message.encode().expect("short enough");
            assert!(matches!(Message::decode(&encoded), Err(Error::TooLong { .. })));
        }
        let mut encoded = known(1, 1).encode().expect("within bounds");
        encoded.push(0);
        assert!(matches!(Message::decode(&encoded), Err(Error::Codec(_))));
        encoded.truncate(encoded.len() - 2);
        assert!(matches!(Message::decode(&encoded), Err(Error::Codec(_))));
        assert!(matches!(Message::decode(b"GET / HTTP/1.1"), Err(Error::Codec(_))));
        let manifest = Manifested { length: PIECE as u64 + 1, pieces: vec![Hash([0; 32])] };
        let collected = Job::Collected { job: JobId([1; 16]), serial: 1, manifest: Some(manifest) };
        let encoded = Message::Job(collected).encode().expect("short enough");
        assert!(matches!(Message::decode(&encoded), Err(Error::Inconsistent { .. })));
    }
}
