//! The origin's side of a window: requests that were sent, and what has not come back.
//!
//! Operations on one target are numbered and end in any order; waiting goes through them in order. An
//! operation whose data fitted into its request is over here at once, and is known to be carried out at
//! the target after the next flush. After so many operations the target is asked for an answer even
//! without a flush, and the origin does not run ahead of these answers: neither side keeps more than a
//! few strides of requests.

use std::collections::{BTreeMap, VecDeque};

use p2pmpi_abi::error::ERR_RMA_RANGE;
use p2pmpi_engine::{Completion, Engine, Links, RequestId};
use p2pmpi_layout::{RecvBuffer, Scratch, SendBuffer};

use super::message::{self, Kind, REQUESTS, Request};
use super::service::class_of;
use super::wire::{self, Wire};
use crate::error::Error;
use crate::p2p::Outcome;

/// What this process has asked of others.
#[derive(Debug, Default)]
pub(super) struct Origin {
    next: u64,
    targets: BTreeMap<u32, Target>,
    /// How operations ended whose requests the program holds, unless well.
    failed: BTreeMap<u64, Error>,
}

/// Operations, and bytes of their requests, after which a target is asked for an answer.
const STRIDE: (u32, u64) = (512, 256 << 10);

/// Answers that an origin may be ahead of.
const AHEAD: usize = 2;

#[derive(Debug, Default)]
struct Target {
    pending: VecDeque<Pending>,
    /// Operations, and bytes of their requests, since the last time that an answer was asked for.
    stride: (u32, u64),
    /// Something was asked that no answer tells the end of.
    dirty: bool,
    /// The first error that no call has returned.
    error: Option<Error>,
}

/// An operation that is not over here.
#[derive(Debug)]
struct Pending {
    id: u64,
    send: Option<RequestId>,
    answer: Option<(RequestId, Expected)>,
    /// The program holds a request for it.
    watched: bool,
}

#[derive(Debug)]
enum Expected {
    /// So many bytes of elements.
    Elements(u64),
    /// The class of an error, or success.
    Class(Scratch),
}

/// An operation with elements.
#[derive(Debug)]
pub(super) struct Access<'a> {
    /// What is asked; number and lengths are filled in.
    pub request: Request,
    /// The target's datatype.
    pub description: Vec<u8>,
    /// What is sent, one after the other.
    pub data: &'a [SendBuffer],
    /// Where the answer goes, and its bytes.
    pub into: Option<(RecvBuffer, u64)>,
    /// The program will hold a request for it.
    pub watched: bool,
}

impl Origin {
    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    /// The last operation so far.
    pub fn mark(&self) -> u64 {
        self.next
    }

    /// Targets with operations that may not be over.
    pub fn touched(&self) -> Vec<u32> {
        let busy = self.targets.iter().filter(|(_, target)| target.dirty || !target.pending.is_empty());
        busy.map(|(rank, _)| *rank).collect()
    }

    /// Whether a target has answered everything that it was asked.
    pub fn is_idle(&self, to: u32) -> bool {
        self.targets.get(&to).is_none_or(|target| !target.dirty && target.pending.is_empty())
    }

    /// Starts an operation; its number.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn start(
        &mut self,
        engine: &mut Engine<Links>,
        wire: &Wire,
        to: u32,
        access: Access<'_>,
    ) -> Result<u64, Error> {
        let Access { mut request, description, data, into, watched } = access;
        let id = self.number();
        request.id = id;
        request.answer = into.is_some();
        request.description = description.len() as u64;
        request.data = data.iter().map(SendBuffer::packed_size).sum();
        let room = wire::room(request.length())?;
        let whole = room.as_recv();
        whole.unpack(0, &request.emit());
        if request.has_description() {
            whole.unpack(Request::SIZE as u64, &description);
        }
        if request.has_data() && request.data > 0 {
            let mut bytes = vec![0; request.data as usize];
            let mut rest = &mut bytes[..];
            for part in data {
                let (head, tail) = rest.split_at_mut(part.packed_size() as usize);
                part.pack(0, head);
                rest = tail;
            }
            whole.unpack(Request::SIZE as u64 + request.description, &bytes);
        }
        let answer = into.map(|(into, bytes)| {
            let expected = Expected::Elements(bytes);
            (wire.start_recv(engine, Some(to), message::answering(id), into), expected)
        });
        wire.send(engine, to, REQUESTS, &room.as_send());
        if !request.has_description() {
            wire.send(engine, to, message::following(id), &wire::message(&description)?.as_send());
        }
        let send = match data {
            [whole] if !request.has_data() => wire.start_send(engine, to, message::following(id), whole),
            _ => None,
        };
        let target = self.targets.entry(to).or_default();
        target.stride = (target.stride.0 + 1, target.stride.1 + request.length());
        target.dirty |= request.kind != Kind::Get;
        if send.is_some() || answer.is_some() {
            target.pending.push_back(Pending { id, send, answer, watched });
        }
        Ok(id)
    }

    /// Tells a target something that it does not answer.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn tell(
        &mut self,
        engine: &mut Engine<Links>,
        wire: &Wire,
        to: u32,
        kind: Kind,
    ) -> Result<(), Error> {
        let request = Request::plain(kind, self.number(), false);
        wire.send(engine, to, REQUESTS, &wire::message(&request.emit())?.as_send());
        Ok(())
    }

    /// Asks a target to answer when everything before was carried out.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn ask(&mut self, engine: &mut Engine<Links>, wire: &Wire, to: u32, kind: Kind) -> Result<(), Error> {
        let id = self.number();
        let class = wire::room(4)?;
        let message = wire::message(&Request::plain(kind, id, true).emit())?;
        let expected = wire.start_recv(engine, Some(to), message::answering(id), class.as_recv());
        let answer = Some((expected, Expected::Class(class)));
        wire.send(engine, to, REQUESTS, &message.as_send());
        let target = self.targets.entry(to).or_default();
        (target.dirty, target.stride) = (false, (0, 0));
        target.pending.push_back(Pending { id, send: None, answer, watched: false });
        Ok(())
    }

    /// Before another operation on a target is started: what must be settled there first, so that the
    /// target keeps up.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn ahead(&mut self, engine: &mut Engine<Links>, wire: &Wire, to: u32) -> Result<Option<u64>, Error> {
        let full = |target: &&Target| target.stride.0 >= STRIDE.0 || target.stride.1 >= STRIDE.1;
        if self.targets.get(&to).filter(full).is_none() {
            return Ok(None);
        }
        self.ask(engine, wire, to, Kind::Flush)?;
        let asked = |one: &&Pending| matches!(one.answer, Some((_, Expected::Class(_))));
        let pending = self.targets.get(&to).map(|target| &target.pending);
        Ok(pending.and_then(|pending| pending.iter().rev().filter(asked).nth(AHEAD)).map(|one| one.id))
    }

    /// Asks a target for an answer, if anything was started there that has none.
    ///
    /// # Errors
    /// MPI_ERR_NO_MEM.
    pub fn flush(&mut self, engine: &mut Engine<Links>, wire: &Wire, to: u32) -> Result<(), Error> {
        if self.targets.get(&to).is_some_and(|target| target.dirty) {
            self.ask(engine, wire, to, Kind::Flush)?;
        }
        Ok(())
    }

    /// Whether all operations on a target up to `mark` are over here.
    pub fn is_settled(&mut self, engine: &mut Engine<Links>, to: u32, mark: u64) -> bool {
        let Some(target) = self.targets.get_mut(&to) else { return true };
        while let Some(first) = target.pending.front() {
            if first.id > mark {
                return true;
            }
            if !first.is_over(engine) {
                return false;
            }
            let Some(first) = target.pending.pop_front() else { return true };
            let (id, watched) = (first.id, first.watched);
            match first.end(engine, to) {
                Err(error) if watched => {
                    self.failed.insert(id, error);
                }
                Err(error) => {
                    target.error.get_or_insert(error);
                }
                Ok(()) => {}
            }
        }
        true
    }

    /// The first error at a target that no call has returned.
    pub fn take_error(&mut self, to: u32) -> Option<Error> {
        self.targets.get_mut(&to)?.error.take()
    }

    /// Whether nothing of an operation has to be waited for here.
    pub fn is_sent(&self, to: u32, id: u64) -> bool {
        self.targets.get(&to).is_none_or(|target| target.pending.back().is_none_or(|last| last.id != id))
    }

    /// How one operation ended that the program watches; `None` while it has not.
    pub fn take_ended(&mut self, engine: &mut Engine<Links>, to: u32, id: u64) -> Option<Result<(), Error>> {
        let pending = self.targets.get_mut(&to).map(|target| &mut target.pending);
        let found = pending.and_then(|list| Some((list.binary_search_by_key(&id, |one| one.id).ok()?, list)));
        let Some((at, list)) = found else {
            return Some(self.failed.remove(&id).map_or(Ok(()), Err));
        };
        if !list[at].is_over(engine) {
            return None;
        }
        list.remove(at).map(|one| one.end(engine, to))
    }
}

impl Pending {
    fn is_over(&self, engine: &Engine<Links>) -> bool {
        let answer = self.answer.as_ref().map(|(request, _)| *request);
        self.send.into_iter().chain(answer).all(|request| engine.is_complete(request))
    }

    /// How an operation that is over has ended.
    fn end(self, engine: &mut Engine<Links>, target: u32) -> Result<(), Error> {
        let sent = self.send.and_then(|request| engine.take(request));
        let answered = self.answer.and_then(|(request, expected)| Some((engine.take(request)?, expected)));
        if let Some(completion) = sent {
            Outcome::of_send(&completion).check()?;
        }
        let Some((completion, expected)) = answered else { return Ok(()) };
        Outcome::of_receive(&completion).check()?;
        let Completion { length, .. } = completion;
        let class = match expected {
            Expected::Elements(bytes) if length == bytes => 0,
            Expected::Elements(_) => ERR_RMA_RANGE,
            Expected::Class(class) => class_of(&class),
        };
        match class {
            0 => Ok(()),
            ERR_RMA_RANGE => Err(Error::new(
                ERR_RMA_RANGE,
                format!("an access reaches beyond the memory that rank {target} has attached to the window"),
            )),
            _ => Err(Error::new(class, format!("rank {target} refused an access"))),
        }
    }
}
