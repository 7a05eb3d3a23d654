//! What a submission ended with, in words that tell the user what to do.

use std::fmt;
use std::time::Duration;

use crate::identity::{JobId, PeerId, Token};
use crate::message::Refusal;
use crate::placement::Process;

/// The hosts of a job, nearest first; every one has confirmed and has at least one process.
#[derive(Clone, Debug, PartialEq)]
pub struct Allocation {
    /// The job.
    pub job: JobId,
    /// Where it runs.
    pub hosts: Vec<Reserved>,
}

/// One host of a job.
#[derive(Clone, Debug, PartialEq)]
pub struct Reserved {
    /// Who.
    pub peer: PeerId,
    /// Name of the machine, for people.
    pub name: String,
    /// Smoothed round-trip time to the submitter.
    pub distance: Duration,
    /// To be shown with everything that follows.
    pub token: Token,
    /// What runs there, ascending.
    pub processes: Vec<Process>,
}

/// Too few peers.
#[derive(Clone, Debug, PartialEq)]
pub struct Shortage {
    /// Processes wanted, replicas included.
    pub needed: u64,
    /// Processes that would have fitted.
    pub found: u64,
    /// Peers that agreed.
    pub agreed: usize,
    /// Why each other known peer was not taken, nearest first.
    pub untaken: Vec<Untaken>,
}

/// A peer that was not taken.
#[derive(Clone, Debug, PartialEq)]
pub struct Untaken {
    /// Who.
    pub peer: PeerId,
    /// Name of the machine, for people.
    pub name: String,
    /// Why.
    pub why: Why,
}

/// Why a peer was not taken.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// It said no.
    Refused(Refusal),
    /// It said nothing.
    NoAnswer {
        /// How often it was asked.
        tries: u32,
    },
    /// The connection to it broke.
    Lost,
    /// The user excluded it.
    Excluded,
    /// It is farther away than the user allows.
    TooFar {
        /// Round-trip time.
        distance: Duration,
        /// The user's limit.
        limit: Duration,
    },
    /// It agreed, but others did not suffice, or nearer ones did.
    Surplus,
    /// The bound on the number of peers asked was reached before its turn.
    NotAsked,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Refused(refusal) => refusal.fmt(f),
            Why::NoAnswer { tries } => write!(f, "no answer to {tries} requests"),
            Why::Lost => f.write_str("the connection broke"),
            Why::Excluded => f.write_str("excluded on the command line"),
            Why::TooFar { distance, limit } => {
                let ms = |time: &Duration| time.as_secs_f64() * 1e3;
                write!(f, "too far: {:.1} ms, limit {:.1} ms", ms(distance), ms(limit))
            }
            Why::Surplus => f.write_str("agreed, was not needed"),
            Why::NotAsked => f.write_str("not asked: enough peers were asked before"),
        }
    }
}

impl fmt::Display for Shortage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shortage { needed, found, agreed, untaken } = self;
        let peers = if *agreed == 1 { "peer" } else { "peers" };
        write!(f, "too few peers: found room for {found} of {needed} processes, on {agreed} {peers}")?;
        if untaken.is_empty() {
            return write!(f, "; no other peer is known (see `p2pmpi grid status`)");
        }
        for other in untaken {
            write!(f, "\n  {} ({}): {}", other.name, other.peer, other.why)?;
        }
        Ok(())
    }
}
