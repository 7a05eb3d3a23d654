//! The rounds of a collective access in two phases (`together`): in each, aggregators hear from those who have data in
//! their windows, and the data goes from memory to memory; aggregators alone touch the file.
//!
//! Memory is bounded: a process holds what it has in the windows of one round, an aggregator its window and what a few
//! others have sent for it. No byte is written that nobody gave: gaps stay as they are. Where data overlaps, that of the
//! higher rank is written.

use std::fs::File;
use std::ops::Range;
use std::os::unix::fs::FileExt;
use std::sync::Arc;

use p2pmpi_abi::error::ERR_OTHER;
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Completion, Destination, RequestId};
use p2pmpi_layout::{Layout, Predefined, RecvBuffer, Scratch};

use super::access::{Data, Transfer};
use super::domains::Domains;
use super::pieces::{Coverage, describe, for_each};
use super::transfer::{GAP, read_up_to};
use super::view::{Representation, View};
use crate::coll;
use crate::datatype::{pack_external, unpack_external};
use crate::error::Error;
use crate::p2p::Outcome;
use crate::process::Process;

/// Messages to aggregators and from them, apart from all others of the communicator.
#[derive(Clone, Debug)]
pub(super) struct Net {
    pub requests: coll::View,
    pub replies: coll::View,
}

/// Data as bytes of the file: the program's memory, or converted in between.
#[derive(Debug)]
pub(super) struct Flat {
    view: View,
    from: u64,
    length: u64,
    data: Data,
    /// Where data that is read is to be converted to.
    convert: Option<RecvBuffer>,
    /// Bytes that data which is written has in memory, where it was converted.
    in_memory: Option<u64>,
}

impl Flat {
    /// # Errors
    /// No memory.
    pub fn new(transfer: &Transfer) -> Result<Flat, Error> {
        let Transfer { view, data, from, length, .. } = transfer.clone();
        let mut flat = Flat { view, from, length, data, convert: None, in_memory: None };
        if flat.view.representation == Representation::External32 {
            let room = bytes(length)?;
            flat.data = match flat.data {
                Data::Write(data) => {
                    pack_external(&data, &room.as_recv(), 0)?;
                    flat.in_memory = Some(data.packed_size());
                    Data::Write(room.as_send())
                }
                Data::Read(into) => {
                    flat.convert = Some(into);
                    Data::Read(room.as_recv())
                }
            };
        }
        Ok(flat)
    }

    /// The bytes of memory moved, when so many of the file were.
    fn finish(self, moved: u64) -> Result<u64, Error> {
        let (Some(into), Data::Read(room)) = (self.convert, &self.data) else {
            // All is written, or the access fails.
            return Ok(self.in_memory.unwrap_or(moved));
        };
        // Whole elements only.
        let whole = moved / (self.length / into.count()).max(1);
        unpack_external(&room.as_send(), 0, &into.at_element(0, whole))?;
        Ok(whole * into.layout().size())
    }
}

/// What this process reads from the window of an aggregator.
#[derive(Debug)]
struct Asked {
    /// Bytes of what the view shows.
    data: Range<u64>,
    reply: RequestId,
    room: Scratch,
    arrived: Option<u64>,
}

/// What another process has in the window of this one.
#[derive(Debug)]
struct Served {
    rank: u32,
    header: Scratch,
    /// Bytes of the description and of the data.
    text: u64,
    data: u64,
    body: Option<Scratch>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The round has not begun.
    Begin,
    /// Sizes arrive.
    Headers,
    /// Descriptions and data of some arrive.
    Bodies,
    /// What was read is sent to some.
    Replies,
    /// All else ends.
    Drain,
}

/// A collective access between the agreements at its beginning and its end.
#[derive(Debug)]
pub(super) struct Rounds {
    net: Net,
    domains: Domains,
    /// What each rank accesses lies in these bytes of the file.
    ranges: Vec<Range<u64>>,
    aggregators: Vec<u32>,
    flat: Option<Flat>,
    writes: bool,
    file: Arc<File>,
    round: u64,
    stage: Stage,
    waiting: Vec<RequestId>,
    sending: Vec<RequestId>,
    asked: Vec<Asked>,
    served: Vec<Served>,
    /// Those of `served` whose bodies or replies are under way.
    batch: Range<usize>,
    buffer: Vec<u8>,
    covered: Coverage,
    /// Bytes of the window that the file has.
    there: usize,
    /// Bytes of data up to where the file ended.
    moved: u64,
    failed: Option<Error>,
}

impl Rounds {
    /// Of what is divided so; `flat` is what this process accesses, if it accesses anything.
    pub fn new(
        net: Net,
        file: Arc<File>,
        domains: Domains,
        ranges: Vec<Range<u64>>,
        aggregators: Vec<u32>,
        flat: Option<Flat>,
        writes: bool,
    ) -> Rounds {
        let moved = flat.as_ref().map_or(0, |flat| flat.length);
        Rounds {
            net,
            domains,
            ranges,
            aggregators,
            flat,
            writes,
            file,
            round: 0,
            stage: Stage::Begin,
            waiting: Vec::new(),
            sending: Vec::new(),
            asked: Vec::new(),
            served: Vec::new(),
            batch: 0..0,
            buffer: Vec::new(),
            covered: Coverage::default(),
            there: 0,
            moved,
            failed: None,
        }
    }

    /// Goes on as far as it can. Bytes of memory moved, or why this process could not move what it should; an
    /// error outside of that is the end of the operation, since somebody is lost.
    pub fn advance(&mut self, held: &mut Guard<'_, Process>) -> Option<Result<Result<u64, Error>, Error>> {
        loop {
            if let Err(error) = arrived(held, &mut self.waiting)? {
                self.abandon(held);
                return Some(Err(error));
            }
            let stage = match self.stage {
                Stage::Begin if self.round == self.domains.rounds() => {
                    return Some(Ok(self.finish()));
                }
                Stage::Begin => self.begin(held),
                Stage::Headers => self.headers(held),
                Stage::Bodies => self.bodies(held),
                Stage::Replies => self.replies(held),
                Stage::Drain => self.drain(held)?,
            };
            match stage {
                Ok(stage) => self.stage = stage,
                Err(error) => {
                    self.abandon(held);
                    return Some(Err(error));
                }
            }
        }
    }

    fn finish(&mut self) -> Result<u64, Error> {
        match self.failed.take() {
            Some(error) => Err(error),
            None => self.flat.take().map_or(Ok(0), |flat| flat.finish(self.moved)),
        }
    }

    /// Nothing that is still under way may touch the program's buffers any more.
    fn abandon(&mut self, held: &mut Guard<'_, Process>) {
        let replies = self.asked.drain(..).map(|asked| asked.reply);
        for request in self.waiting.drain(..).chain(self.sending.drain(..)).chain(replies) {
            held.engine.cancel_recv(request);
            held.engine.detach(request);
        }
    }

    /// What this process moves in this round, if it is an aggregator.
    fn window(&self) -> Range<u64> {
        let me = self.aggregators.iter().position(|rank| *rank == self.net.requests.rank);
        me.map_or(0..0, |me| self.domains.window(me, self.round))
    }

    /// Expects to hear from those who may have data in this process's window, and tells others of its own.
    fn begin(&mut self, held: &mut Guard<'_, Process>) -> Result<Stage, Error> {
        let window = self.window();
        let length = (window.end - window.start) as usize;
        if self.buffer.len() < length {
            self.buffer.resize(self.domains.largest() as usize, 0);
        }
        self.covered.clear(length);
        self.served.clear();
        for (rank, range) in (0..).zip(&self.ranges) {
            if meet(range, &window) {
                let header = bytes(16)?;
                let requests = &self.net.requests;
                let (selector, peer) = (requests.selector(rank), requests.group.peer(rank));
                self.waiting.push(held.engine.start_recv(selector, header.as_recv(), peer));
                self.served.push(Served { rank, header, text: 0, data: 0, body: None });
            }
        }
        self.tell(held)?;
        Ok(Stage::Headers)
    }

    /// Describes to every aggregator what this process has in its window, and sends what is written.
    fn tell(&mut self, held: &mut Guard<'_, Process>) -> Result<(), Error> {
        let Some(flat) = &self.flat else { return Ok(()) };
        let (end, mut next) = (flat.from + flat.length, flat.from);
        for (index, rank) in self.aggregators.iter().enumerate() {
            let window = self.domains.window(index, self.round);
            if !meet(&self.ranges[self.net.requests.rank as usize], &window) {
                continue;
            }
            let first = flat.view.first_at(window.start, next..end);
            next = flat.view.first_at(window.end, first..end);
            let data = first..next;
            let text = describe(&flat.view, data.clone(), window.start);
            let (size, total) = (text.len() as u64, data.end - data.start);
            let header = bytes(16)?;
            header.as_recv().unpack(0, &size.to_ne_bytes());
            header.as_recv().unpack(8, &total.to_ne_bytes());
            let to = self.net.requests.destination(*rank);
            self.sending.extend(send(held, &to, &header));
            if total == 0 {
                continue;
            }
            let body = bytes(size + if self.writes { total } else { 0 })?;
            body.as_recv().unpack(0, &text);
            if let Data::Write(from) = &flat.data {
                let room = body.as_recv();
                room.with_contiguous(size, total, |room| from.pack(data.start - flat.from, room));
            } else {
                let room = bytes(total)?;
                let replies = &self.net.replies;
                let (selector, peer) = (replies.selector(*rank), replies.group.peer(*rank));
                let reply = held.engine.start_recv(selector, room.as_recv(), peer);
                self.asked.push(Asked { data, reply, room, arrived: None });
            }
            self.sending.extend(send(held, &to, &body));
        }
        Ok(())
    }

    /// All sizes are there.
    fn headers(&mut self, held: &mut Guard<'_, Process>) -> Result<Stage, Error> {
        let window = self.window();
        let length = window.end - window.start;
        for served in &mut self.served {
            let mut words = [[0; 8]; 2];
            words.iter_mut().zip([0, 8]).for_each(|(word, at)| served.header.as_send().pack(at, word));
            [served.text, served.data] = words.map(u64::from_ne_bytes);
            if served.data > length || served.text > served.data.saturating_mul(20) {
                return Err(disagree(served.rank));
            }
        }
        self.served.retain(|served| served.data > 0);
        self.batch = 0..0;
        self.expect(held)?;
        Ok(Stage::Bodies)
    }

    /// Expects the bodies of the next few, as far as they fit in twice the window.
    fn expect(&mut self, held: &mut Guard<'_, Process>) -> Result<(), Error> {
        let start = self.batch.end;
        self.batch = self.next_batch(start);
        for served in &mut self.served[self.batch.clone()] {
            let body = bytes(served.text + if self.writes { served.data } else { 0 })?;
            let requests = &self.net.requests;
            let (selector, peer) = (requests.selector(served.rank), requests.group.peer(served.rank));
            self.waiting.push(held.engine.start_recv(selector, body.as_recv(), peer));
            served.body = Some(body);
        }
        Ok(())
    }

    fn next_batch(&self, start: usize) -> Range<usize> {
        let mut room = 2 * self.domains.largest();
        let fits = |served: &&Served| {
            let left = room.checked_sub(served.text.max(served.data));
            room = left.unwrap_or(room);
            left.is_some()
        };
        let count = self.served[start..].iter().take_while(fits).count();
        // One alone always fits.
        start..(start + count.max(1)).min(self.served.len())
    }

    /// The bodies of a batch are there.
    fn bodies(&mut self, held: &mut Guard<'_, Process>) -> Result<Stage, Error> {
        let window = self.window();
        let length = window.end - window.start;
        let (buffer, covered) = (&mut self.buffer, &mut self.covered);
        for served in &mut self.served[self.batch.clone()] {
            let body = served.body.as_ref().expect("it was expected").as_recv();
            let sane = body.with_contiguous(0, body.packed_size(), |bytes| {
                let (text, mut data) = bytes.split_at(served.text as usize);
                for_each(text, length, served.data, &mut |at, length| {
                    covered.add(at, length);
                    if let Some((piece, rest)) = data.split_at_checked(length) {
                        buffer[at..at + length].copy_from_slice(piece);
                        data = rest;
                    }
                })
            });
            sane.flatten().ok_or_else(|| disagree(served.rank))?;
            if self.writes {
                served.body = None;
            }
        }
        if self.batch.end < self.served.len() {
            self.expect(held)?;
            return Ok(Stage::Bodies);
        }
        let moved = if self.writes { self.write(window.start) } else { self.read(window.start) };
        if let Err(error) = moved {
            self.failed.get_or_insert(error.into());
        }
        self.batch = 0..0;
        Ok(if self.writes { Stage::Drain } else { Stage::Replies })
    }

    fn write(&self, start: u64) -> std::io::Result<()> {
        self.covered
            .runs(0)
            .into_iter()
            .try_for_each(|run| self.file.write_all_at(&self.buffer[run.clone()], start + run.start as u64))
    }

    fn read(&mut self, start: u64) -> std::io::Result<()> {
        self.there = 0;
        for run in self.covered.runs(GAP as usize) {
            let room = &mut self.buffer[run.clone()];
            let read = read_up_to(&self.file, room, start + run.start as u64)?;
            self.there = run.start + read;
            if self.there < run.end {
                return Ok(());
            }
        }
        self.there = usize::MAX;
        Ok(())
    }

    /// What was read goes to the next few; those before have it.
    fn replies(&mut self, held: &mut Guard<'_, Process>) -> Result<Stage, Error> {
        self.batch = self.next_batch(self.batch.end);
        if self.batch.is_empty() {
            return Ok(Stage::Drain);
        }
        let window = self.window();
        for served in &mut self.served[self.batch.clone()] {
            let text = served.body.take().expect("it has come").as_recv();
            let mut data = Vec::with_capacity(served.data as usize);
            let (buffer, there) = (&self.buffer, self.there);
            text.with_contiguous(0, served.text, |text| {
                for_each(text, window.end - window.start, served.data, &mut |at, length| {
                    data.extend_from_slice(&buffer[at.min(there)..(at + length).min(there)]);
                })
            });
            let reply = bytes(data.len() as u64)?;
            reply.as_recv().unpack(0, &data);
            let to = self.net.replies.destination(served.rank);
            self.waiting.extend(send(held, &to, &reply));
        }
        Ok(Stage::Replies)
    }

    /// The end of a round: all has left, and what was asked for has come.
    fn drain(&mut self, held: &mut Guard<'_, Process>) -> Option<Result<Stage, Error>> {
        if let Err(error) = arrived(held, &mut self.sending)? {
            return Some(Err(error));
        }
        for asked in &mut self.asked {
            if asked.arrived.is_none() {
                match received(&held.engine.take(asked.reply)?) {
                    Ok(length) => asked.arrived = Some(length),
                    Err(error) => return Some(Err(error)),
                }
            }
        }
        for asked in self.asked.drain(..) {
            let Some(Flat { from, data: Data::Read(into), .. }) = &self.flat else { continue };
            let (start, length) = (asked.data.start - from, asked.arrived.unwrap_or(0));
            asked.room.as_recv().with_contiguous(0, length, |bytes| into.unpack(start, bytes));
            if length < asked.data.end - asked.data.start {
                self.moved = self.moved.min(start + length);
            }
        }
        self.round += 1;
        Some(Ok(Stage::Begin))
    }
}

fn meet(one: &Range<u64>, other: &Range<u64>) -> bool {
    one.start < other.end && other.start < one.end
}

fn bytes(count: u64) -> Result<Scratch, Error> {
    Scratch::new(&Layout::predefined(Predefined::Byte), count).map_err(Error::from)
}

fn send(held: &mut Guard<'_, Process>, to: &Destination, message: &Scratch) -> Option<RequestId> {
    let message = message.as_send();
    match held.engine.try_send(to, &message) {
        Some(_) => None,
        None => Some(held.engine.start_send(to, message, false)),
    }
}

fn received(completion: &Completion) -> Result<u64, Error> {
    Outcome::of_receive(completion).check().map(|outcome| outcome.bytes)
}

/// Takes what is over; when all is, whether all went well.
fn arrived(held: &mut Guard<'_, Process>, requests: &mut Vec<RequestId>) -> Option<Result<(), Error>> {
    while let Some(request) = requests.last() {
        let completion = held.engine.take(*request)?;
        requests.pop();
        if let Err(error) = received(&completion) {
            return Some(Err(error));
        }
    }
    Some(Ok(()))
}

#[cold]
fn disagree(rank: u32) -> Error {
    let text = format!(
        "the processes disagree on a collective access: rank {rank} describes data that does not fit"
    );
    Error::new(ERR_OTHER, text)
}
