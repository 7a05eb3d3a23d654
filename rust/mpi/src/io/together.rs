//! Collective accesses in two phases: processes send what they write to aggregators, each of which writes a part of the
//! file in large pieces, or aggregators read and send on. As a task, so that nonblocking forms work the same.
//!
//! First everybody tells where its data lies; from that all see alike whether going together pays. Then there are
//! `rounds`, in each of which an aggregator moves one window of its part. At the end everybody hears of failures.

use std::fs::File;
use std::ops::Range;
use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error as e;
use p2pmpi_engine::owner::Guard;
use p2pmpi_layout::{Layout, Predefined, Scratch};

use super::access::Transfer;
use super::domains::Domains;
use super::hints::{Hints, Switch};
use super::rounds::{Flat, Net, Rounds};
use super::{check_all, entry};
use crate::coll::{self, Plane, Steps, View as Ranks};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;
use crate::request::Operation;
use crate::task::{self, Driver, Task};

/// Going together pays only if the pieces of the file are, on average, shorter than this (measured with files in
/// the page cache: there longer pieces are as fast alone, and from 32 KiB on ten times faster),
const SHORT: u64 = 2 << 10;
/// and if at least one byte of so many is accessed.
const SPARSE: u64 = 64;

/// One collective access of this process.
#[derive(Debug)]
struct Together {
    file: Arc<File>,
    transfer: Option<Transfer>,
    /// What `transfer` moves as bytes of the file.
    flat: Option<Flat>,
    writes: bool,
    hints: Hints,
    order: Arc<[u32]>,
    net: Net,
    phase: Phase,
    /// The context must not be given to another communicator before the end.
    context: u32,
}

#[derive(Debug)]
enum Phase {
    /// Everybody tells where its data lies; then the end is `ending`.
    Ranges { gather: Gather, ending: Gather },
    /// Data moves.
    Moving { rounds: Box<Rounds>, ending: Gather },
    /// Everybody tells whether it failed.
    Ending { gather: Gather, result: Result<u64, Error> },
}

/// Starts a collective access; `transfer` is what this process wants, if it can want something. Everybody
/// calls this alike.
///
/// # Errors
/// No memory for a few words.
pub(super) fn start(
    held: &mut Guard<'_, Process>,
    handle: abi::File,
    writes: bool,
    transfer: Option<Transfer>,
) -> Result<Operation, Error> {
    let file = entry(held, handle)?;
    let (comm, hints, order) = (file.comm, file.hints.clone(), file.order.clone());
    let file = file.file.clone();
    let transfer = transfer.filter(|transfer| transfer.length > 0);
    let (flat, failed) = match transfer.as_ref().map(Flat::new).transpose() {
        Ok(flat) => (flat, None),
        Err(error) => (None, Some(error)),
    };
    let transfer = transfer.filter(|_| failed.is_none());
    // Tags are taken now: operations begin in the same order everywhere, and end in any.
    let gather = Gather::note(held, comm, 4)?;
    let ending = Gather::note(held, comm, 1)?;
    let comm = held.comm_mut(comm)?;
    let context = comm.context;
    let tags = [comm.next_collective(true), comm.next_collective(true)];
    let [requests, replies] = tags.map(|tag| Ranks::new(comm, Plane::Collective, tag));
    gather.set(&transfer.as_ref().map_or([0; 4], extent));
    held.contexts.hold(context);
    let net = Net { requests, replies };
    let phase = Phase::Ranges { gather, ending };
    let task = Together { file, transfer, flat, writes, hints, order, net, phase, context };
    let operation = Operation::Task(task::start(held, Box::new(task)));
    match failed {
        None => Ok(operation),
        Some(error) => Err(error),
    }
}

/// Where data begins and ends in the file, in about how many pieces, and how much it is.
fn extent(transfer: &Transfer) -> [i64; 4] {
    let (view, from, length) = (&transfer.view, transfer.from, transfer.length);
    let end = view.place(from + length - 1) + 1;
    [view.place(from), end, view.count_runs(from, length), length].map(|word| word as i64)
}

/// Whether going together pays; the same at all processes. `said` are their four words each.
fn pays(said: &[i64], switch: Switch) -> Option<Range<u64>> {
    let mut there: Vec<&[i64]> = said.chunks_exact(4).filter(|words| words[3] > 0).collect();
    there.sort_unstable_by_key(|words| words[0]);
    let low = there.first()?[0];
    let high = there.iter().map(|words| words[1]).max()?;
    let (mut pieces, mut bytes, mut interleaved, mut end) = (0u64, 0u64, false, low);
    for words in there {
        interleaved |= words[0] < end;
        end = end.max(words[1]);
        pieces = pieces.saturating_add(words[2] as u64);
        bytes = bytes.saturating_add(words[3] as u64);
    }
    let dense = (high - low) as u64 / SPARSE <= bytes;
    let wanted = switch == Switch::Enable || (interleaved && bytes / pieces.max(1) < SHORT);
    (dense && wanted).then_some(low as u64..high as u64)
}

impl Together {
    /// What comes next when everybody's words are there; `Err` is the outcome when nothing does.
    fn decide(&mut self, said: &[i64], ending: Gather) -> Result<Phase, Result<u64, Error>> {
        let switch = if self.writes { self.hints.write } else { self.hints.read };
        let Some(whole) = pays(said, switch) else {
            return Err(self.transfer.as_ref().map_or(Ok(0), Transfer::alone));
        };
        let ranges = said.chunks_exact(4).map(|words| words[0] as u64..words[1] as u64).collect();
        let domains = Domains::new(whole, &self.hints);
        let count = (self.hints.aggregators as usize).min(self.order.len());
        let aggregators = self.order[..count].to_vec();
        let (net, file, flat) = (self.net.clone(), self.file.clone(), self.flat.take());
        let rounds = Rounds::new(net, file, domains, ranges, aggregators, flat, self.writes);
        Ok(Phase::Moving { rounds: Box::new(rounds), ending })
    }

    /// One phase further; the result when there is none.
    fn step(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Option<Result<u64, Error>>> {
        match &mut self.phase {
            Phase::Ranges { gather, ending } => {
                let said = match gather.poll(held, by)? {
                    Ok(said) => said,
                    Err(error) => return Some(Some(Err(error))),
                };
                let ending = std::mem::take(ending);
                match self.decide(&said, ending) {
                    Ok(phase) => self.phase = phase,
                    Err(result) => return Some(Some(result)),
                }
            }
            Phase::Moving { rounds, ending } => {
                let result = match rounds.advance(held)? {
                    Ok(result) => result,
                    Err(lost) => return Some(Some(Err(lost))),
                };
                let gather = std::mem::take(ending);
                gather.set(&[i64::from(result.as_ref().err().map_or(e::SUCCESS, |error| error.class))]);
                self.phase = Phase::Ending { gather, result };
            }
            Phase::Ending { gather, result } => {
                let said = gather.poll(held, by)?;
                let what =
                    if self.writes { "write its part of the data" } else { "read its part of the data" };
                let agreed = said.and_then(|said| {
                    check_all(result.as_ref().err(), said.iter().map(|class| *class as i32), what)
                });
                let result = std::mem::replace(result, Ok(0));
                return Some(Some(agreed.and(result)));
            }
        }
        Some(None)
    }
}

impl Task for Together {
    fn advance(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Outcome> {
        let result = loop {
            if let Some(result) = self.step(held, by)? {
                break result;
            }
        };
        held.contexts.release_hold(self.context);
        Some(match result {
            Ok(bytes) => Outcome { bytes, ..Outcome::empty() },
            Err(error) => Outcome { error: Some(error), ..Outcome::empty() },
        })
    }
}

/// The words of all processes, as part of a task.
#[derive(Debug, Default)]
struct Gather(Option<Words>);

#[derive(Debug)]
struct Words {
    task: Running,
    own: Scratch,
    all: Scratch,
    count: usize,
}

#[derive(Debug)]
enum Running {
    Noted(coll::Schedule),
    Started(Box<dyn Task>),
}

impl Gather {
    /// Of `count` words each; they are set before the first poll.
    fn note(held: &mut Guard<'_, Process>, comm: abi::Comm, count: u64) -> Result<Gather, Error> {
        let mut steps = Steps::note(held, comm)?;
        let word = Layout::predefined(Predefined::Int64);
        let total = count * u64::from(steps.size());
        let (own, all) = (Scratch::new(&word, count)?, Scratch::new(&word, total)?);
        coll::allgather(&mut steps, Some(&own.as_send()), &all.as_recv(), count)?;
        let task = Running::Noted(steps.into_schedule().expect("the steps were noted"));
        Ok(Gather(Some(Words { task, own, all, count: total as usize })))
    }

    /// What this process says.
    fn set(&self, words: &[i64]) {
        let Some(gather) = &self.0 else { return };
        for (index, word) in words.iter().enumerate() {
            gather.own.as_recv().unpack(8 * index as u64, &word.to_ne_bytes());
        }
    }

    fn poll(&mut self, held: &mut Guard<'_, Process>, by: Driver) -> Option<Result<Vec<i64>, Error>> {
        let mut words = self.0.take()?;
        let mut task = match words.task {
            Running::Noted(schedule) => schedule.into_task(held),
            Running::Started(task) => task,
        };
        let Some(outcome) = task.advance(held, by) else {
            words.task = Running::Started(task);
            self.0 = Some(words);
            return None;
        };
        let word = |index: usize| {
            let mut bytes = [0; 8];
            words.all.as_send().pack(8 * index as u64, &mut bytes);
            i64::from_ne_bytes(bytes)
        };
        Some(outcome.check().map(|_| (0..words.count).map(word).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn going_together_pays_where_short_pieces_lie_between_each_other() {
        let automatic = |said: &[i64]| pays(said, Switch::Automatic);
        let dealt = [0, 9000, 100, 1000, 10, 9010, 100, 1000];
        assert_eq!(automatic(&dealt), Some(0..9010));
        let apart = [0, 9000, 100, 1000, 9000, 18000, 100, 1000];
        assert_eq!(automatic(&apart), None);
        assert_eq!(pays(&apart, Switch::Enable), Some(0..18000));
        let long = [0, 1 << 30, 10, 1 << 29, 10, 1 << 30, 10, 1 << 29];
        assert_eq!(automatic(&long), None);
        let sparse = [0, 1 << 40, 100, 1000, 10, 1 << 40, 100, 1000];
        assert_eq!(pays(&sparse, Switch::Enable), None);
        let nobody = [0; 8];
        assert_eq!(pays(&nobody, Switch::Enable), None);
        let one = [0, 0, 0, 0, 50, 80, 3, 20];
        assert_eq!(pays(&one, Switch::Enable), Some(50..80));
    }
}
