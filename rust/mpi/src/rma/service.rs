//! The target's side of a window: carries out what origins ask for, in the order of each origin.
//!
//! One receive is always posted for requests. Those of one origin wait in a queue of their own behind
//! the one that is being carried out, so that accumulates are ordered (MPI 5.0, 12.7.2), a flush is
//! answered after everything before it, and what follows a lock waits until it is granted. Accesses
//! are carried out one at a time, so that accumulates are atomic.
//!
//! Advanced by the window's task, also from the agent thread while the program computes; no function
//! of the program is called.

use std::collections::{BTreeMap, VecDeque};

use p2pmpi_abi::error::{ERR_NO_MEM, ERR_OP, ERR_OTHER, ERR_TYPE};
use p2pmpi_engine::{Engine, Links, RequestId};
use p2pmpi_layout::{Layout, RecvBuffer, Scratch, SendBuffer, Word};

use super::combining::carry_out;
use super::exposed::Exposed;
use super::lock::{Lock, Mode};
use super::message::{self, Kind, LONGEST, REQUESTS, Request};
use super::wire::{self, Wire};
use crate::error::Error;
use crate::operator::Operator;

/// What the service works with.
#[derive(Debug)]
pub(super) struct Tools<'a> {
    pub engine: &'a mut Engine<Links>,
    pub wire: &'a Wire,
    pub exposed: &'a Exposed,
    /// Accumulates by others that reach the memory themselves are kept off by this.
    pub exclusion: Option<&'a Word>,
}

/// The state of a target.
#[derive(Debug)]
pub(super) struct Service {
    inbox: Scratch,
    listening: Option<RequestId>,
    queues: BTreeMap<u32, Queue>,
    lock: Lock,
    /// The first error of each origin since its last flush.
    refused: BTreeMap<u32, i32>,
    /// How often an origin was told by MPI_Win_post that it may begin, less how often it began.
    pub posts: BTreeMap<u32, u32>,
    /// How often an origin has completed, less how often that was waited for.
    pub completes: BTreeMap<u32, u32>,
}

/// Requests of one origin.
#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Arrived>,
    stage: Stage,
}

/// A request, with what came in the same message.
#[derive(Debug)]
struct Arrived {
    request: Request,
    description: Vec<u8>,
    data: Vec<u8>,
}

/// Where the first request of a queue is.
#[derive(Debug, Default)]
enum Stage {
    /// Not looked at.
    #[default]
    Fresh,
    /// The description of the datatype is on its way.
    Description(RequestId, Scratch),
    /// All but the data is known.
    Described,
    /// The data are on their way: to their place, or to be combined with the elements there.
    Data(RequestId, Option<(Scratch, RecvBuffer)>),
}

/// What became of a request.
enum Progress {
    Done,
    Moved(Stage),
    Stuck(Stage),
}

impl Service {
    /// A target that nobody has asked for anything.
    pub fn new() -> Result<Service, Error> {
        Ok(Service {
            inbox: wire::room(LONGEST)?,
            listening: None,
            queues: BTreeMap::new(),
            lock: Lock::default(),
            refused: BTreeMap::new(),
            posts: BTreeMap::new(),
            completes: BTreeMap::new(),
        })
    }

    /// Listens no more; all members have agreed that nothing is under way.
    pub fn stop(&mut self, engine: &mut Engine<Links>) {
        if let Some(request) = self.listening.take() {
            engine.cancel_recv(request);
            engine.detach(request);
        }
    }

    /// Goes on as far as possible without waiting.
    pub fn advance(&mut self, tools: &mut Tools<'_>) {
        self.listen(tools);
        let mut queues = std::mem::take(&mut self.queues);
        // A lock that one origin gives back may be what another one waits for.
        let mut moved = true;
        while moved {
            moved = false;
            for (origin, queue) in &mut queues {
                while self.step(tools, *origin, queue) {
                    moved = true;
                }
            }
        }
        queues.retain(|_, queue| !queue.waiting.is_empty());
        self.queues = queues;
    }

    /// Takes the requests that have arrived.
    fn listen(&mut self, tools: &mut Tools<'_>) {
        loop {
            if let Some(request) = self.listening {
                let Some(completion) = tools.engine.take(request) else { return };
                let message = wire::bytes(&self.inbox, completion.length);
                if let Some(request) = Request::parse(&message) {
                    let rest = &message[Request::SIZE..];
                    let description = if request.has_description() { request.description } else { 0 };
                    let (description, data) = rest.split_at(description as usize);
                    let (description, data) = (description.to_vec(), data.to_vec());
                    let arrived = Arrived { request, description, data };
                    self.queues.entry(completion.source).or_default().waiting.push_back(arrived);
                }
            }
            let inbox = self.inbox.as_recv();
            self.listening = Some(tools.wire.start_recv(tools.engine, None, REQUESTS, inbox));
        }
    }

    /// Goes on with the first request of an origin; false if it must wait or there is none.
    fn step(&mut self, tools: &mut Tools<'_>, origin: u32, queue: &mut Queue) -> bool {
        let Some(head) = queue.waiting.front_mut() else { return false };
        match self.go_on(tools, origin, head, std::mem::take(&mut queue.stage)) {
            Progress::Done => {
                queue.waiting.pop_front();
            }
            Progress::Moved(stage) => queue.stage = stage,
            Progress::Stuck(stage) => {
                queue.stage = stage;
                return false;
            }
        }
        true
    }

    fn go_on(&mut self, tools: &mut Tools<'_>, origin: u32, head: &mut Arrived, stage: Stage) -> Progress {
        let request = &head.request;
        match stage {
            Stage::Fresh if request.has_description() => Progress::Moved(Stage::Described),
            Stage::Fresh => match wire::room(request.description) {
                Ok(room) => {
                    let tag = message::following(request.id);
                    let expected = tools.wire.start_recv(tools.engine, Some(origin), tag, room.as_recv());
                    Progress::Moved(Stage::Description(expected, room))
                }
                Err(_) => self.refuse(tools, origin, request, ERR_NO_MEM),
            },
            Stage::Description(expected, room) => match tools.engine.take(expected) {
                Some(completion) => {
                    head.description = wire::bytes(&room, completion.length);
                    Progress::Moved(Stage::Described)
                }
                None => Progress::Stuck(Stage::Description(expected, room)),
            },
            Stage::Described => self.begin(tools, origin, head),
            Stage::Data(expected, then) => {
                if tools.engine.take(expected).is_none() {
                    return Progress::Stuck(Stage::Data(expected, then));
                }
                if let Some((data, elements)) = then {
                    combine_elements(tools, origin, request, &data.as_send(), &elements);
                }
                Progress::Done
            }
        }
    }

    /// Carries out a request whose datatype is known.
    fn begin(&mut self, tools: &mut Tools<'_>, origin: u32, arrived: &Arrived) -> Progress {
        let request = &arrived.request;
        match request.kind {
            Kind::LockShared | Kind::LockExclusive => {
                let mode = if request.kind == Kind::LockShared { Mode::Shared } else { Mode::Exclusive };
                if !self.lock.request(origin, mode) {
                    return Progress::Stuck(Stage::Described);
                }
            }
            Kind::Unlock => self.lock.release(origin),
            Kind::Flush => {}
            Kind::Post => *self.posts.entry(origin).or_default() += 1,
            Kind::Complete => *self.completes.entry(origin).or_default() += 1,
            Kind::Put | Kind::Get | Kind::Accumulate | Kind::GetAccumulate | Kind::CompareAndSwap => {
                return self.access(tools, origin, arrived);
            }
        }
        if request.answer {
            let class = self.refused.remove(&origin).unwrap_or(0);
            if let Ok(message) = wire::message(&class.to_le_bytes()) {
                answer(tools, origin, request, &message.as_send());
            }
        }
        Progress::Done
    }

    fn access(&mut self, tools: &mut Tools<'_>, origin: u32, arrived: &Arrived) -> Progress {
        let request = &arrived.request;
        let Ok(layout) = Layout::from_description(&arrived.description) else {
            return self.refuse(tools, origin, request, ERR_TYPE);
        };
        let elements = match tools.exposed.elements(request.displacement, request.count, &layout) {
            Ok(elements) => elements,
            Err(class) => return self.refuse(tools, origin, request, class),
        };
        match request.kind {
            Kind::Get => answer(tools, origin, request, &elements.as_send()),
            Kind::Put if request.has_data() => elements.unpack(0, &arrived.data),
            Kind::Put => return expect(tools, origin, request, elements.clone(), None),
            _ => return self.combining(tools, origin, arrived, elements),
        }
        Progress::Done
    }

    /// The accumulates.
    fn combining(
        &mut self,
        tools: &mut Tools<'_>,
        origin: u32,
        arrived: &Arrived,
        elements: RecvBuffer,
    ) -> Progress {
        let request = &arrived.request;
        let size = request.element.size();
        let known = matches!(request.operator, Operator::Replace | Operator::NoOp)
            || request.operator.accepts(request.element);
        if !known || !elements.packed_size().is_multiple_of(size) {
            return self.refuse(tools, origin, request, ERR_OP);
        }
        let Ok(data) = Scratch::new(&Layout::predefined(request.element), request.data / size) else {
            return self.refuse(tools, origin, request, ERR_NO_MEM);
        };
        if !request.has_data() {
            return expect(tools, origin, request, data.as_recv(), Some((data, elements)));
        }
        data.as_recv().unpack(0, &arrived.data);
        combine_elements(tools, origin, request, &data.as_send(), &elements);
        Progress::Done
    }

    /// Refuses an access. An origin that expects elements gets none; others hear at the next flush.
    fn refuse(&mut self, tools: &mut Tools<'_>, origin: u32, request: &Request, class: i32) -> Progress {
        if request.answer {
            answer(tools, origin, request, &SendBuffer::empty());
        } else {
            self.refused.entry(origin).or_insert(class);
        }
        if request.has_data() {
            return Progress::Done;
        }
        expect(tools, origin, request, RecvBuffer::empty(), None)
    }
}

/// The data of a request come in a message of their own.
fn expect(
    tools: &mut Tools<'_>,
    origin: u32,
    request: &Request,
    to: RecvBuffer,
    then: Option<(Scratch, RecvBuffer)>,
) -> Progress {
    let tag = message::following(request.id);
    Progress::Moved(Stage::Data(tools.wire.start_recv(tools.engine, Some(origin), tag, to), then))
}

fn answer(tools: &mut Tools<'_>, origin: u32, request: &Request, with: &SendBuffer) {
    tools.wire.send(tools.engine, origin, message::answering(request.id), with);
}

/// elements = elements op data, after they were sent to an origin that wants them.
fn combine_elements(
    tools: &mut Tools<'_>,
    origin: u32,
    request: &Request,
    data: &SendBuffer,
    elements: &RecvBuffer,
) {
    let before = if request.answer { wire::room(elements.packed_size()).map(Some) } else { Ok(None) };
    let Ok(before) = before else { return answer(tools, origin, request, &SendBuffer::empty()) };
    let room = before.as_ref().map(Scratch::as_recv);
    carry_out(request, data, elements, room.as_ref(), tools.exclusion);
    if let Some(before) = before {
        answer(tools, origin, request, &before.as_send());
    }
}

/// The class of an answer to a flush, a lock or an unlock.
pub(super) fn class_of(answer: &Scratch) -> i32 {
    let bytes = wire::bytes(answer, 4);
    bytes.first_chunk().map_or(ERR_OTHER, |bytes| i32::from_le_bytes(*bytes))
}
