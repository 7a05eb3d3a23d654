//! Context ids: the same at all members of a communicator, and used for nothing else among them.
//!
//! Every process keeps a set of free ids. Those who make a communicator offer a window of that set
//! each, and take the lowest id that all of them offered, so that ids are reused and never run out
//! while fewer than [`IDS`] communicators exist. Which window is the same at all of them, and the
//! next one if that one has no id in common.
//!
//! Several communicators may be in the making at once, by threads or by MPI_Comm_idup. A window is
//! offered to one of them at a time; the others say that they withhold it, and go on to their next
//! window, in an order of their own, so that no two meet for ever. An offer may last until a slow
//! process comes to the operation, so a part of the windows is kept back for operations to which
//! all have come: those end soon.

use std::collections::BTreeMap;

use p2pmpi_abi as abi;
use p2pmpi_engine::Patience;
use p2pmpi_engine::owner::Guard;

use crate::circle::{Circle, Round, Said};
use crate::comm;
use crate::error::Error;
use crate::process::{Process, pause};

/// Communicators of one process that may exist at once.
const IDS: usize = 16 << 10;
/// Words of a window.
const WORDS: usize = 4;
/// Windows; one bit each in `Contexts::offered`.
const WINDOWS: u32 = (IDS / 64 / WORDS) as u32;
/// Windows offered at once to operations to which not all have come.
const EAGER: u32 = WINDOWS / 2;
/// Contexts of one communicator: ids are even. Further ones are told apart by high bits
/// (`coll::Plane`).
const EACH: u32 = 2;
/// Ids that no communicator of the program has: MPI_COMM_WORLD, MPI_COMM_SELF, those below.
const RESERVED: u64 = 0b1111;

/// The context of MPI_COMM_SELF.
pub const OF_SELF: u32 = EACH;
/// The context of a communicator that is still in the making (MPI_Comm_idup).
pub const UNBORN: u32 = 2 * EACH;
/// Context in which communicators are made without a parent (MPI_Comm_create_from_group).
pub const FROM_GROUPS: u32 = 3 * EACH;
/// Context in which leaders meet that found each other by other means (MPI_Comm_connect).
pub const MEETINGS: u32 = FROM_GROUPS + 1;

/// The ids that are free in this process.
#[derive(Debug)]
pub struct Contexts {
    free: Vec<u64>,
    /// Contexts with operations under way.
    held: BTreeMap<u32, Hold>,
    /// Windows that are offered right now.
    offered: u64,
    /// Contexts of freed communicators in which a receive was still posted.
    lingering: Vec<u32>,
}

/// Keeps a context from being given away.
#[derive(Debug, Default)]
struct Hold {
    operations: u32,
    /// Its communicator was freed meanwhile.
    freed: bool,
}

impl Default for Contexts {
    fn default() -> Contexts {
        let mut free = vec![u64::MAX; IDS / 64];
        free[0] &= !RESERVED;
        Contexts { free, held: BTreeMap::new(), offered: 0, lingering: Vec::new() }
    }
}

impl Contexts {
    /// Offers a window, unless somebody has it.
    fn offer(&mut self, window: u32, eager: bool) -> Option<&[u64]> {
        let full = eager && self.offered.count_ones() >= EAGER;
        if full || self.offered & (1 << window) != 0 {
            return None;
        }
        self.offered |= 1 << window;
        let first = window as usize * WORDS;
        Some(&self.free[first..first + WORDS])
    }

    fn withdraw(&mut self, window: u32) {
        self.offered &= !(1 << window);
    }

    /// The context of `id`, taken.
    fn take(&mut self, id: usize) -> u32 {
        self.free[id / 64] &= !(1 << (id % 64));
        EACH * id as u32
    }

    /// An operation of many messages begins; the id stays in use to its end, even if the communicator
    /// is freed meanwhile.
    pub fn hold(&mut self, context: u32) {
        self.held.entry(context).or_default().operations += 1;
    }

    /// An operation that held the context has ended.
    pub fn release_hold(&mut self, context: u32) {
        let Some(hold) = self.held.get_mut(&context) else { return };
        hold.operations -= 1;
        if hold.operations == 0 {
            let freed = hold.freed;
            self.held.remove(&context);
            if freed {
                self.release(context);
            }
        }
    }

    /// Takes a context on which others have agreed for this process.
    ///
    /// # Errors
    /// MPI_ERR_INTERN if it is in use here.
    pub fn reserve(&mut self, context: u32) -> Result<(), Error> {
        let id = (context / EACH) as usize;
        match self.free.get_mut(id / 64) {
            Some(word) if context.is_multiple_of(EACH) && *word & (1 << (id % 64)) != 0 => {
                *word &= !(1 << (id % 64));
                Ok(())
            }
            _ => Err(Error::new(abi::error::ERR_INTERN, format!("context {context} is in use here"))),
        }
    }

    /// Gives the id of a freed communicator back.
    pub fn release(&mut self, context: u32) {
        if let Some(hold) = self.held.get_mut(&context) {
            hold.freed = true;
            return;
        }
        let id = (context / EACH) as usize;
        if id >= RESERVED.count_ones() as usize {
            self.free[id / 64] |= 1 << (id % 64);
        }
    }
}

impl Process {
    /// The communicator of this context was freed. Receives that were posted in it stay what they are
    /// (MPI 5.0, 7.4.3), so its id rests until they are over.
    pub(crate) fn free_context(&mut self, context: u32) {
        if self.engine.expects(context) {
            self.contexts.lingering.push(context);
        } else {
            self.contexts.release(context);
        }
    }

    fn reclaim_contexts(&mut self) {
        comm::bury(self);
        for context in std::mem::take(&mut self.contexts.lingering) {
            self.free_context(context);
        }
    }
}

/// An agreement on a context id, in as many rounds as it takes. All of the circle must begin it.
#[derive(Debug)]
pub struct Agreement {
    circle: Circle,
    round: Option<Round>,
    attempt: u32,
    /// The window that this process offers.
    offered: Option<u32>,
    /// Windows in a row that nobody withheld and that had no id in common.
    exhausted: u32,
}

impl Agreement {
    /// Begins.
    pub fn new(circle: Circle) -> Agreement {
        Agreement { circle, round: None, attempt: 0, offered: None, exhausted: 0 }
    }

    /// Goes on as far as possible without waiting; the context when all have agreed.
    pub fn advance(&mut self, process: &mut Process) -> Option<Result<u32, Error>> {
        loop {
            let window = self.window();
            if self.round.is_none() {
                self.round = Some(self.begin(process, window));
            }
            let said = self.round.as_mut()?.advance(process, &self.circle)?;
            self.round = None;
            if let Some(window) = self.offered.take() {
                process.contexts.withdraw(window);
            }
            match said {
                Err(error) => return Some(Err(error)),
                Ok(said) => {
                    if let Some(id) = self.on_said(window, &said) {
                        return Some(id.map(|id| process.contexts.take(id)));
                    }
                }
            }
        }
    }

    /// Windows come in an order that differs from agreement to agreement and leaves none out.
    fn window(&self) -> u32 {
        let (start, step) = (self.circle.seed >> 32, self.circle.seed as u32 | 1);
        (start as u32).wrapping_add(step.wrapping_mul(self.attempt)) % WINDOWS
    }

    fn begin(&mut self, process: &mut Process, window: u32) -> Round {
        let mut words = [0; WORDS + 1];
        process.reclaim_contexts();
        if let Some(free) = process.contexts.offer(window, self.attempt == 0) {
            words[0] = u64::MAX;
            words[1..].copy_from_slice(free);
            self.offered = Some(window);
        }
        Round::new(&words, WORDS + 1)
    }

    fn on_said(&mut self, window: u32, said: &Said) -> Option<Result<usize, Error>> {
        let both = |at: usize| said.ours[at] & said.theirs.get(at).copied().unwrap_or(u64::MAX);
        if let Some(word) = (0..WORDS).find(|word| both(1 + word) != 0) {
            let word_of_all = window as usize * WORDS + word;
            return Some(Ok(word_of_all * 64 + both(1 + word).trailing_zeros() as usize));
        }
        self.exhausted = if both(0) == 0 { 0 } else { self.exhausted + 1 };
        self.attempt += 1;
        (self.exhausted == WINDOWS).then(|| {
            let text =
                format!("no context id is left: {IDS} communicators exist; free some with MPI_Comm_free");
            Err(Error::new(abi::error::ERR_NO_MEM, text))
        })
    }
}

/// Waits for an agreement.
///
/// # Errors
/// MPI_ERR_NO_MEM when no id is free at all; a lost peer.
pub fn agree_in(held: &mut Guard<'_, Process>, circle: Circle) -> Result<u32, Error> {
    let mut agreement = Agreement::new(circle);
    let mut patience = Patience::default();
    loop {
        if let Some(context) = agreement.advance(held) {
            return context;
        }
        pause(held, &mut patience);
    }
}

/// Agrees with all members of `comm`, of the local group of an intercommunicator, on a context for a
/// new communicator. Collective.
///
/// # Errors
/// As [`agree_in`].
pub fn agree(held: &mut Guard<'_, Process>, comm: abi::Comm) -> Result<u32, Error> {
    let circle = Circle { across: false, ..Circle::of(held, comm)? };
    agree_in(held, circle)
}
