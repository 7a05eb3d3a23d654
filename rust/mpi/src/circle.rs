//! Processes that agree on something while a communicator is made: all of a group, or all of two
//! groups whose leaders speak with each other.
//!
//! A [`Round`] goes up and down a binomial tree and never waits, so that it may be part of a task.
//! Who cannot go on says so in the round, and everybody learns it: nobody is left waiting.

use std::sync::Arc;

use p2pmpi_abi as abi;
use p2pmpi_abi::error::{ERR_OTHER, SUCCESS};
use p2pmpi_engine::owner::Guard;
use p2pmpi_engine::{Destination, Patience, Peer, Selector};

use crate::coll::{Plane, View};
use crate::error::Error;
use crate::group::Group;
use crate::process::{Process, pause};
use crate::words::{self, Incoming};

/// The way from one leader to the other.
#[derive(Clone, Copy, Debug)]
pub struct Bridge {
    /// The other leader.
    pub peer: Peer,
    /// Context of what this leader says.
    pub send_context: u32,
    /// Context of what the other says.
    pub context: u32,
    /// Tag with which they speak.
    pub tag: i32,
    /// What the messages of this leader carry as their source.
    pub source: u32,
    /// What the other's carry.
    pub theirs: u32,
}

/// Who takes part, and how their messages are told from others.
#[derive(Clone, Debug)]
pub struct Circle {
    /// The members; this process is one.
    pub members: Group,
    /// What the messages of each member carry as their source, where that is not its rank.
    pub numbers: Option<Arc<[u32]>>,
    /// Context of the messages.
    pub context: u32,
    /// Tag of the messages.
    pub tag: i32,
    /// The member that speaks for all.
    pub leader: u32,
    /// Whether there is another group.
    pub across: bool,
    /// How the leader reaches it; an error ends the round everywhere on this side.
    pub bridge: Option<Result<Bridge, Error>>,
    /// The same at all members of both sides, and of few other circles.
    pub seed: u64,
}

impl Circle {
    /// All members of a communicator, in its next collective operation.
    ///
    /// # Errors
    /// MPI_ERR_COMM.
    pub fn of(process: &mut Process, comm: abi::Comm) -> Result<Circle, Error> {
        let entry = process.comm_mut(comm)?;
        let tag = entry.next_collective(false);
        let across = entry.remote.is_some();
        let local = View::new(entry, if across { Plane::Local } else { Plane::Collective }, tag);
        let bridge = (across && local.rank == 0).then(|| {
            let View { group, send_context, context, tag, .. } = View::new(entry, Plane::Collective, tag);
            let peer = group.peer(0).expect("both groups of an intercommunicator have members");
            Ok(Bridge { peer, send_context, context, tag, source: 0, theirs: 0 })
        });
        let seed = seed(entry.context + entry.send_context, tag);
        let (members, context) = (local.group, local.context);
        Ok(Circle { members, numbers: None, context, tag, leader: 0, across, bridge, seed })
    }

    fn size(&self) -> u32 {
        self.members.size()
    }

    /// Place in the tree; the leader's is 0.
    fn place(&self) -> u32 {
        let rank = self.members.rank().expect("only members take part");
        (rank + self.size() - self.leader) % self.size()
    }

    fn at(&self, place: u32) -> (Peer, u32) {
        let rank = (place + self.leader) % self.size();
        (self.members.peer(rank).expect("places are below the size"), self.number(rank))
    }

    fn number(&self, rank: u32) -> u32 {
        self.numbers.as_ref().map_or(rank, |numbers| numbers[rank as usize])
    }

    fn destination(&self, place: u32) -> Destination {
        let (peer, destination) = self.at(place);
        let source = self.number(self.members.rank().unwrap_or(0));
        Destination { peer, context: self.context, source, destination, tag: self.tag }
    }

    fn expect(&self, process: &mut Process, place: u32, count: usize) -> Result<Incoming, Error> {
        let (peer, source) = self.at(place);
        let selector = Selector { context: self.context, source: Some(source), tag: Some(self.tag) };
        words::receive(process, selector, peer, count)
    }
}

/// Spreads two numbers over 64 bits.
pub fn seed(context: u32, tag: i32) -> u64 {
    let mixed = (u64::from(context) << 32 | u64::from(tag as u32)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ (mixed >> 29)
}

/// What both sides said; `theirs` is empty where there is no other side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The bitwise and of what this side's members said, or what its leader said.
    pub ours: Vec<u64>,
    /// The same of the other side.
    pub theirs: Vec<u64>,
}

/// One round: everybody says words, and learns the bitwise and of each side.
#[derive(Debug)]
pub struct Round {
    /// The class of the first error, then what is known so far.
    ours: Vec<u64>,
    theirs: Vec<u64>,
    error: Option<Error>,
    phase: Phase,
    incoming: Option<Incoming>,
}

#[derive(Clone, Copy, Debug)]
enum Phase {
    /// Hears the child at this distance, unless there is none.
    Up(u32),
    /// The leader hears the other leader.
    Across,
    /// Hears its parent.
    Await,
}

impl Round {
    /// Says `words`, as many as all members of this side; the other side says `theirs` words.
    pub fn new(words: &[u64], theirs: usize) -> Round {
        Round {
            ours: [&[u64::from(SUCCESS as u32)], words].concat(),
            theirs: vec![0; theirs + 1],
            error: None,
            phase: Phase::Up(1),
            incoming: None,
        }
    }

    /// As [`Round::new`], but only the leader is heard.
    pub fn told(circle: &Circle, words: &[u64], theirs: usize) -> Round {
        let phase = if circle.place() == 0 { Phase::Up(circle.size()) } else { Phase::Await };
        Round { phase, ..Round::new(words, theirs) }
    }

    /// This process cannot go on: everybody's round ends with an error of this class.
    pub fn refuse(&mut self, error: Error) {
        self.ours[0] = u64::from(error.class as u32);
        self.error.get_or_insert(error);
    }

    /// Goes on as far as possible without waiting.
    pub fn advance(&mut self, process: &mut Process, circle: &Circle) -> Option<Result<Said, Error>> {
        loop {
            let place = circle.place();
            match self.phase {
                Phase::Up(bit) if bit < circle.size() && place & bit == 0 => {
                    if place + bit < circle.size() {
                        let child = self.hear(process, self.ours.len(), |process, count| {
                            circle.expect(process, place + bit, count)
                        })?;
                        self.combine(child);
                    }
                    self.phase = Phase::Up(bit << 1);
                }
                Phase::Up(bit) if bit < circle.size() => {
                    self.tell(process, &circle.destination(place - bit), false);
                    self.phase = Phase::Await;
                }
                Phase::Up(_) => {
                    if !circle.across {
                        return Some(self.down(process, circle));
                    }
                    match circle.bridge.as_ref().expect("the leader knows the other leader") {
                        Ok(bridge) => self.tell(process, &bridge.destination(), false),
                        Err(error) => {
                            self.refuse(error.clone());
                            return Some(self.down(process, circle));
                        }
                    }
                    self.phase = Phase::Across;
                }
                Phase::Across => {
                    let Some(Ok(bridge)) = circle.bridge else { unreachable!("checked before") };
                    let heard = self.hear(process, self.theirs.len(), |process, count| {
                        words::receive(process, bridge.selector(), bridge.peer, count)
                    })?;
                    match heard {
                        Ok(words) => self.theirs = words,
                        Err(error) => self.refuse(error),
                    }
                    return Some(self.down(process, circle));
                }
                Phase::Await => {
                    let parent = place & (place - 1);
                    let both = self.ours.len() + if circle.across { self.theirs.len() } else { 0 };
                    let heard =
                        self.hear(process, both, |process, count| circle.expect(process, parent, count))?;
                    match heard {
                        Ok(words) => {
                            let (ours, theirs) = words.split_at(self.ours.len());
                            self.ours.copy_from_slice(ours);
                            self.theirs = theirs.to_vec();
                        }
                        Err(error) => self.refuse(error),
                    }
                    return Some(self.down(process, circle));
                }
            }
        }
    }

    /// What the one who is to be heard has said; expected first, if it was not.
    fn hear(
        &mut self,
        process: &mut Process,
        count: usize,
        expect: impl FnOnce(&mut Process, usize) -> Result<Incoming, Error>,
    ) -> Option<Result<Vec<u64>, Error>> {
        if self.incoming.is_none() {
            match expect(process, count) {
                Ok(incoming) => self.incoming = Some(incoming),
                Err(error) => return Some(Err(error)),
            }
        }
        let heard = self.incoming.as_ref()?.poll(process)?;
        self.incoming = None;
        Some(heard)
    }

    fn combine(&mut self, child: Result<Vec<u64>, Error>) {
        match child {
            Ok(words) => {
                for (mine, word) in self.ours[1..].iter_mut().zip(&words[1..]) {
                    *mine &= word;
                }
                if self.ours[0] == u64::from(SUCCESS as u32) {
                    self.ours[0] = words[0];
                }
            }
            Err(error) => self.refuse(error),
        }
    }

    fn tell(&mut self, process: &mut Process, to: &Destination, both: bool) {
        let words = if both { [&self.ours[..], &self.theirs].concat() } else { self.ours.clone() };
        if let Err(error) = words::send(process, to, &words) {
            self.refuse(error);
        }
    }

    /// Tells the result to the members below, and is over.
    fn down(&mut self, process: &mut Process, circle: &Circle) -> Result<Said, Error> {
        let place = circle.place();
        let below = if place == 0 { circle.size().next_power_of_two() } else { place & place.wrapping_neg() };
        let mut bit = below >> 1;
        while bit > 0 {
            if place + bit < circle.size() {
                self.tell(process, &circle.destination(place + bit), circle.across);
            }
            bit >>= 1;
        }
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let of_theirs = if circle.across { self.theirs.first().copied() } else { None };
        match [Some(self.ours[0]), of_theirs].into_iter().flatten().find(|class| *class != SUCCESS as u64) {
            None => {
                let theirs = if circle.across { self.theirs[1..].to_vec() } else { Vec::new() };
                Ok(Said { ours: self.ours[1..].to_vec(), theirs })
            }
            Some(class) => {
                let class = i32::try_from(class).unwrap_or(ERR_OTHER);
                Err(Error::new(class, "another process that takes part cannot go on"))
            }
        }
    }
}

impl Bridge {
    fn destination(&self) -> Destination {
        let Bridge { peer, send_context: context, tag, source, theirs, .. } = *self;
        Destination { peer, context, source, destination: theirs, tag }
    }

    fn selector(&self) -> Selector {
        Selector { context: self.context, source: Some(self.theirs), tag: Some(self.tag) }
    }
}

/// Waits for the end of a round.
///
/// # Errors
/// A lost peer, or a member that could not go on.
pub fn wait(held: &mut Guard<'_, Process>, circle: &Circle, mut round: Round) -> Result<Said, Error> {
    let mut patience = Patience::default();
    loop {
        if let Some(said) = round.advance(held, circle) {
            return said;
        }
        pause(held, &mut patience);
    }
}
