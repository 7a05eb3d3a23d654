//! The node's shared memory as the agent sees it: made for the ranks, and read to see which MPI call
//! each of them is in.

use std::io;
use std::os::fd::OwnedFd;

use p2pmpi_abi::Function;
use p2pmpi_launch::node::{Activity, FromNode};
use p2pmpi_shmem::Board;

/// The arena of the ranks of this node.
#[derive(Debug)]
pub struct Arena {
    file: OwnedFd,
    board: Board,
}

impl Arena {
    /// A new arena for this many ranks, or none with a word to the user: they then use sockets.
    pub fn create(ranks: usize, tell: &mut impl FnMut(FromNode)) -> Option<Self> {
        match Self::open(ranks) {
            Ok(arena) => Some(arena),
            Err(error) => {
                tell(FromNode::Note(format!(
                    "no shared memory for {ranks} ranks ({error}); they use sockets"
                )));
                None
            }
        }
    }

    /// A new arena for this many ranks.
    pub fn open(ranks: usize) -> io::Result<Self> {
        let file = p2pmpi_shmem::create(u32::try_from(ranks).map_err(io::Error::other)?)?;
        let board = Board::open(&file)?;
        Ok(Self { file, board })
    }

    /// The memfd once more, to be passed to a rank.
    pub fn descriptor(&self) -> io::Result<OwnedFd> {
        self.file.try_clone()
    }

    /// What the `index`-th rank of the node says that it does.
    pub fn activity(&self, index: usize) -> Activity {
        match u32::try_from(index).ok().and_then(|index| self.board.call_of(index)) {
            None => Activity::Unknown,
            Some(0) => Activity::Outside,
            Some(call) => match Function::name_of(call) {
                Some(name) => Activity::Call(name.to_owned()),
                None => Activity::Unknown,
            },
        }
    }
}
