//! What comes back to the daemon's loop from threads and tasks beside it.

use std::collections::BTreeSet;
use std::path::PathBuf;

use p2pmpi_grid::staging::Manifest;
use p2pmpi_grid::{Hash, JobId, PeerId};

use crate::overlay::ByteStream;
use crate::tunnel::Greeting;

/// A job on this host: its submitter and its name.
pub type Name = (PeerId, JobId);

/// One outcome.
pub enum Work {
    /// Where the name of a seed leads.
    Resolved {
        /// As the owner wrote it.
        name: String,
        /// `/ip4/A/tcp/P`.
        addresses: Vec<String>,
    },
    /// A peer has opened a stream and said for which job.
    Heard {
        /// Who.
        from: PeerId,
        /// What it said, or why it was not understood.
        greeting: Result<Greeting, String>,
        /// The stream.
        stream: Box<dyn ByteStream>,
    },
    /// A host has answered the greeting on a tunnel that a tool wants.
    Greeted {
        /// Of the tunnel.
        ticket: u64,
        /// The stream, or why the host refused.
        stream: Result<Box<dyn ByteStream>, String>,
    },
    /// Part of a file is to go to a peer that wants it; none: it cannot be read.
    Piece {
        /// To whom.
        to: PeerId,
        /// For which job.
        job: JobId,
        /// Its name.
        piece: Hash,
        /// Its bytes.
        bytes: Option<Vec<u8>>,
    },
    /// The files of a hosted job lie there in full length; these pieces are right already.
    Laid {
        /// Which job.
        name: Name,
        /// The pieces.
        present: Result<BTreeSet<Hash>, String>,
    },
    /// A piece of a hosted job is in its file.
    Written {
        /// Which job.
        name: Name,
        /// The piece.
        piece: Result<Hash, String>,
    },
    /// The result files of a hosted job.
    Gathered {
        /// Which job.
        name: Name,
        /// Their list, and where each lies.
        found: Result<(Manifest, Vec<PathBuf>), String>,
    },
    /// The agent of a hosted job is gone with its ranks.
    AgentEnded {
        /// Which job.
        name: Name,
        /// What it said on standard error.
        words: String,
    },
    /// The directory of a hosted job is gone.
    Removed {
        /// Which job.
        name: Name,
        /// Why it is not.
        result: Result<(), String>,
    },
    /// The files of a job that is submitted here have been read.
    Hashed {
        /// Which job.
        job: JobId,
        /// Their list, and where each lies.
        found: Result<(Manifest, Vec<PathBuf>), String>,
    },
    /// The result files of one host of a submitted job lie there in full length.
    ResultLaid {
        /// Which job.
        job: JobId,
        /// Which host.
        peer: PeerId,
        /// Pieces that are right already.
        present: Result<BTreeSet<Hash>, String>,
    },
    /// A piece of them is in its file.
    ResultWritten {
        /// Which job.
        job: JobId,
        /// Which host.
        peer: PeerId,
        /// The piece.
        piece: Result<Hash, String>,
    },
    /// They are where the user wants them.
    ResultPlaced {
        /// Which job.
        job: JobId,
        /// Which host.
        peer: PeerId,
        /// Relative names.
        names: Result<Vec<String>, String>,
    },
}
