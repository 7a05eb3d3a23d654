//! The shared file pointer (MPI 5.0, 14.4.4): kept by rank 0 of the file's own communicator, which
//! answers by messages; as a task, so also while its program computes. No file and no lock is needed
//! for it, and nothing is left behind.

use p2pmpi_abi as abi;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Patience, RequestId, Selector};
use p2pmpi_layout::{Layout, Predefined, Scratch};

use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::{Process, pause};
use crate::task::{self, Driver, Task, TaskId};
use crate::words;

/// What is asked for, and the answer: the pointer before.
const QUESTION: i32 = 1;
const ANSWER: i32 = 2;

/// What happens to the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Moves on by so many etypes.
    Add(i64),
    /// Is there from now on.
    Set(i64),
}

impl Change {
    fn words(self) -> [u64; 2] {
        match self {
            Change::Add(by) => [0, by as u64],
            Change::Set(to) => [1, to as u64],
        }
    }
}

/// The server of one file, at rank 0 of its communicator.
#[derive(Debug)]
struct Server {
    comm: abi::Comm,
    pointer: i64,
    request: RequestId,
    room: Scratch,
    over: bool,
}

/// Starts to answer. The communicator is the file's own.
///
/// # Errors
/// No memory.
pub(super) fn serve(held: &mut Guard<'_, Process>, comm: abi::Comm, pointer: i64) -> Result<TaskId, Error> {
    let room = Scratch::new(&Layout::predefined(Predefined::Byte), 16)?;
    let request = expect(held, comm, &room)?;
    Ok(task::start(held, Box::new(Server { comm, pointer, request, room, over: false })))
}

fn expect(process: &mut Process, comm: abi::Comm, room: &Scratch) -> Result<RequestId, Error> {
    let context = process.comm(comm)?.context;
    let selector = Selector { context, source: None, tag: Some(QUESTION) };
    Ok(process.engine.start_recv(selector, room.as_recv(), None))
}

impl Server {
    /// Answers one question; then expects the next.
    fn answer(&mut self, process: &mut Process, from: u32) -> Result<(), Error> {
        let mut bytes = [0; 16];
        self.room.as_send().pack(0, &mut bytes);
        let word = |at: usize| i64::from_le_bytes(*bytes[at..].first_chunk().expect("sixteen bytes"));
        let before = self.pointer;
        self.pointer = if word(0) == 0 { before.wrapping_add(word(8)) } else { word(8) };
        let to = process.comm(self.comm)?.destination(from, ANSWER);
        words::send(process, &to, &[before as u64])?;
        self.request = expect(process, self.comm, &self.room)?;
        Ok(())
    }
}

impl Task for Server {
    fn advance(&mut self, held: &mut Guard<'_, Process>, _: Driver) -> Option<Outcome> {
        while !self.over {
            let completion = held.engine.take(self.request)?;
            // Everybody is in the file's communicator or gone; a lost process asks nothing.
            self.over = completion.failure.is_some() || self.answer(held, completion.source).is_err();
        }
        Some(Outcome::empty())
    }

    fn cancel(&mut self, held: &mut Guard<'_, Process>) {
        self.over = true;
        held.engine.cancel_recv(self.request);
        held.engine.detach(self.request);
    }
}

/// Changes the pointer and tells where it was before.
///
/// # Errors
/// Rank 0 is lost.
pub(super) fn change(held: &mut Guard<'_, Process>, comm: abi::Comm, change: Change) -> Result<i64, Error> {
    let entry = held.comm(comm)?;
    let (to, peer) = (entry.destination(0, QUESTION), entry.peer(0));
    let selector = Selector { context: entry.context, source: Some(0), tag: Some(ANSWER) };
    let answer = words::receive(held, selector, peer, 1)?;
    words::send(held, &to, &change.words())?;
    let mut patience = Patience::default();
    loop {
        if let Some(words) = answer.poll(held) {
            return words.map(|words| words[0] as i64);
        }
        pause(held, &mut patience);
    }
}
