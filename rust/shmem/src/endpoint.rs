//! One process's end of an arena: its rings to and from the others, its cells, its sleep.
//!
//! Called by `transport::shm`, by one thread at a time; [`Alarm`] alone may be used from others.

use std::io;
use std::os::fd::AsFd;
use std::time::Duration;

use p2pmpi_sys::{foreign, host, membarrier};

use crate::Garbage;
use crate::arena::{Arena, Cells, Desk};
use crate::atomic::Ordering;
use crate::cells::{CELL_BYTES, Pool, UnderWay};
use crate::exposure::{self, EXPOSURES, Exposed, Exposure};
use crate::geometry::Geometry;
use crate::ring::{Consumer, HEAD_WORDS, INLINE_BYTES, Place, Producer, Stamp};
use crate::sleep::Sleeper;

/// Longest sleep where the kernel does not let a sleeper be sure that it missed nothing.
const NAP: Duration = Duration::from_millis(1);

/// Where arriving records go.
pub trait Sink {
    /// One record from process `from`; the payload is valid during the call only.
    ///
    /// # Errors
    /// The record makes no sense: nothing more is taken from that process.
    fn on_record(&mut self, from: u32, head: &[u64; HEAD_WORDS], payload: &[u8]) -> Result<(), Garbage>;

    /// The caller of the poll has what it waits for: no further record is taken now.
    #[inline]
    fn is_satisfied(&self) -> bool {
        false
    }

    /// Process `from` sleeps on descriptors and waited for the room that there is now: send it a
    /// datagram.
    fn on_sleeper(&mut self, from: u32);

    /// Process `from` wrote nonsense; nothing more is taken from it.
    fn on_garbage(&mut self, from: u32, what: Garbage);
}

/// Why a record was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// No slot or cell is free now.
    Full,
    /// The receiver wrote nonsense; nothing can be sent to it any more.
    Broken(Garbage),
}

impl From<Garbage> for Refusal {
    fn from(what: Garbage) -> Refusal {
        Refusal::Broken(what)
    }
}

/// One process's end of an arena. Dropping it unmaps the arena, once the alarms are gone too.
#[derive(Debug)]
pub struct Endpoint {
    arena: Arena,
    me: u32,
    desk: Place<Desk>,
    /// This process takes part in global barriers.
    registered: bool,
    /// The last `arm` was certain.
    certain: bool,
    outgoing: Vec<Option<Box<Outgoing>>>,
    /// Receivers for which a record was refused since the last sleep.
    blocked: Vec<u32>,
    pool: Pool,
    cells: Cells,
    incoming: Vec<Incoming>,
    /// Value of `Desk::senders` when `incoming` was brought up to date.
    met: u32,
    /// Whose turn it is in `poll`.
    turn: usize,
    exposures: Place<[Exposure; EXPOSURES]>,
    /// The others' desks are proved reachable with a single copy, or not; asked at first use.
    readable: Vec<Option<bool>>,
    /// What `Desk::proof_address` points to.
    _proof: Box<u64>,
}

#[derive(Debug)]
struct Outgoing {
    producer: Producer,
    under_way: UnderWay,
    desk: Place<Desk>,
    /// The last record was refused for lack of room.
    blocked: bool,
}

#[derive(Debug)]
struct Incoming {
    from: u32,
    consumer: Consumer,
    cells: Cells,
    /// The sender's desk.
    desk: Place<Desk>,
    broken: bool,
}

impl Endpoint {
    /// Maps the arena in `file` as its process `me`. At most one process may do so for each index.
    ///
    /// # Errors
    /// `InvalidData`: it is not an arena; `InvalidInput`: it has no such process; otherwise the
    /// kernel's.
    pub fn open(file: impl AsFd, me: u32) -> io::Result<Endpoint> {
        let arena = Arena::map(file)?;
        let processes = arena.geometry.processes;
        if me >= processes {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the arena has no such process"));
        }
        let mut proof = [0; 8];
        host::random(&mut proof)?;
        let proof = Box::new(u64::from_ne_bytes(proof) | 1);
        let desk = arena.desk(me);
        desk.proof_address.store(std::ptr::from_ref(&*proof) as u64, Ordering::Relaxed);
        desk.proof.store(*proof, Ordering::Relaxed);
        // Pairs with "who is it": proof and address are there.
        desk.pid.store(std::process::id(), Ordering::Release);
        Ok(Endpoint {
            me,
            desk,
            registered: membarrier::register_across_processes().is_ok(),
            certain: false,
            outgoing: (0..processes).map(|_| None).collect(),
            blocked: Vec::new(),
            pool: Pool::new(),
            cells: arena.cells(me),
            incoming: Vec::new(),
            met: 0,
            turn: 0,
            exposures: arena.exposures(me),
            readable: vec![None; processes as usize],
            _proof: proof,
            arena,
        })
    }

    /// Processes that share the arena.
    pub fn processes(&self) -> u32 {
        self.arena.geometry.processes
    }

    /// Says which MPI call this process is in, for the node agent's reports; 0: none.
    #[inline(always)]
    pub fn set_call(&self, call: u16) {
        self.desk.set_call(call);
    }

    /// Writes one record for process `to`: `length` bytes of payload, at most [`CELL_BYTES`], which
    /// `fill` puts into their place. Wakes the receiver, unless it sleeps on descriptors: then the
    /// answer is true, and the caller must send it a datagram.
    ///
    /// # Errors
    /// [`Refusal::Full`]: nothing was written. [`Refusal::Broken`]: nothing ever will be.
    #[inline]
    pub fn send(
        &mut self,
        to: u32,
        head: &[u64; HEAD_WORDS],
        length: usize,
        fill: impl FnOnce(&mut [u8]),
    ) -> Result<bool, Refusal> {
        let Some(Some(outgoing)) = self.outgoing.get_mut(to as usize) else {
            self.meet_receiver(to);
            return self.send(to, head, length, fill);
        };
        if outgoing.producer.is_full()? {
            return Err(self.block(to));
        }
        let mut stamp = Stamp { length: length as u32, cell: None };
        if length <= 8 {
            let mut word = [0; 8];
            fill(&mut word[..length]);
            outgoing.producer.push(stamp, head, &[u64::from_ne_bytes(word)]);
        } else if length <= INLINE_BYTES {
            let mut bytes = [0; INLINE_BYTES];
            fill(&mut bytes[..length]);
            let mut words = [0; INLINE_BYTES / 8];
            let count = length.div_ceil(8);
            for (word, chunk) in words[..count].iter_mut().zip(bytes.chunks_exact(8)) {
                *word = u64::from_ne_bytes(std::array::from_fn(|at| chunk[at]));
            }
            outgoing.producer.push(stamp, head, &words[..count]);
        } else {
            let Some(cell) = take_cell(&mut self.pool, outgoing)? else {
                self.reclaim_everywhere();
                return Err(self.block(to));
            };
            fill(self.cells.lend(cell, length));
            outgoing.under_way.note(outgoing.producer.next(), cell);
            stamp.cell = Some(cell);
            outgoing.producer.push(stamp, head, &[]);
        }
        Ok(match outgoing.desk.sleep.take_sleeper(self.registered) {
            None => false,
            Some(sleeper) => wake(&outgoing.desk, sleeper),
        })
    }

    /// Notes that a record for `to` waits for room.
    #[cold]
    fn block(&mut self, to: u32) -> Refusal {
        if let Some(outgoing) = &mut self.outgoing[to as usize]
            && !std::mem::replace(&mut outgoing.blocked, true)
        {
            self.blocked.push(to);
        }
        Refusal::Full
    }

    /// Cells may lie unclaimed with receivers to which nothing was sent since.
    #[cold]
    fn reclaim_everywhere(&mut self) {
        for outgoing in self.outgoing.iter_mut().flatten().filter(|outgoing| !outgoing.under_way.is_empty()) {
            // What a broken receiver holds stays lost; who sends to it will hear.
            if let Ok(consumed) = outgoing.producer.look() {
                self.pool.reclaim(&mut outgoing.under_way, consumed);
            }
        }
    }

    /// First record for `to`: its poll must look at our ring from now on.
    #[cold]
    fn meet_receiver(&mut self, to: u32) {
        assert!(to < self.processes() && to != self.me, "a process of this node, and not this one");
        let word = self.arena.sender_word(to, self.me as usize / 64);
        let desk = self.arena.desk(to);
        word.fetch_or(1 << (self.me % 64), Ordering::Relaxed);
        // Pairs with "new sender".
        desk.senders.fetch_add(1, Ordering::Release);
        self.outgoing[to as usize] = Some(Box::new(Outgoing {
            producer: self.arena.producer(to, self.me),
            under_way: UnderWay::new(to),
            desk,
            blocked: false,
        }));
    }

    /// Rings of processes that have begun to send to us.
    #[cold]
    fn meet_senders(&mut self) {
        // "new sender"
        self.met = self.desk.senders.load(Ordering::Acquire);
        for index in 0..Geometry::sender_words(self.processes()) {
            let mut bits = self.arena.sender_word(self.me, index).load(Ordering::Relaxed);
            while bits != 0 {
                let from = index as u32 * 64 + bits.trailing_zeros();
                bits &= bits - 1;
                let known = self.incoming.iter().any(|incoming| incoming.from == from);
                if !known && from != self.me && from < self.processes() {
                    let consumer = self.arena.consumer(self.me, from);
                    let cells = self.arena.cells(from);
                    let desk = self.arena.desk(from);
                    self.incoming.push(Incoming { from, consumer, cells, desk, broken: false });
                }
            }
        }
    }

    /// Delivers up to `budget` records. Returns how many.
    #[inline]
    pub fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        if self.desk.senders.load(Ordering::Relaxed) != self.met {
            self.meet_senders();
        }
        let mut taken = 0;
        for _ in 0..self.incoming.len() {
            self.turn += 1;
            if self.turn >= self.incoming.len() {
                self.turn = 0;
            }
            taken += self.incoming[self.turn].drain(sink, budget - taken, self.registered);
            if taken >= budget || sink.is_satisfied() {
                break;
            }
        }
        taken
    }

    /// Says that this process is about to sleep that way. False: something has arrived, or there is
    /// room where there was none: stay awake. After true, either of these wakes it.
    pub fn arm(&mut self, sleeper: Sleeper) -> bool {
        for outgoing in self.blocked.iter().filter_map(|&to| self.outgoing[to as usize].as_ref()) {
            outgoing.producer.want_room();
        }
        self.certain = self.desk.sleep.arm(sleeper);
        let mut quiet = self.desk.senders.load(Ordering::Relaxed) == self.met
            && self.incoming.iter().all(Incoming::is_quiet);
        for to in self.blocked.drain(..) {
            if let Some(outgoing) = &mut self.outgoing[to as usize] {
                quiet &= !outgoing.producer.has_moved();
                outgoing.blocked = false;
            }
        }
        if !quiet {
            self.disarm();
        }
        quiet
    }

    /// Says that this process is awake.
    pub fn disarm(&mut self) {
        self.desk.sleep.disarm();
    }

    /// The longest sleep allowed now: a short one where a wake-up could have been missed.
    pub fn limit(&self, wanted: Option<Duration>) -> Option<Duration> {
        match wanted {
            _ if self.certain => wanted,
            Some(wanted) => Some(wanted.min(NAP)),
            None => Some(NAP),
        }
    }

    /// Sleeps on the futex, if [`Endpoint::arm`] said so, until woken or `limit`; may return early.
    pub fn sleep(&self, limit: Option<Duration>) {
        self.desk.sleep.sleep(self.limit(limit));
    }

    /// A handle by which other threads of this process wake it.
    pub fn alarm(&self) -> Alarm {
        Alarm { desk: self.arena.desk(self.me) }
    }

    /// A number that process `index` has drawn at random when it opened its end; `None` before.
    pub fn proof_of(&self, index: u32) -> Option<u64> {
        let desk = (index < self.processes()).then(|| self.arena.desk(index))?;
        // "who is it"
        (desk.pid.load(Ordering::Acquire) != 0).then(|| desk.proof.load(Ordering::Relaxed))
    }

    /// Every record that has been written for this process was delivered. Call once no process
    /// sends any more.
    pub fn is_drained(&self) -> bool {
        self.desk.senders.load(Ordering::Acquire) == self.met && self.incoming.iter().all(Incoming::is_quiet)
    }

    /// Enters `range` of this process under `name` (not 0) for single copies. False: no row is free.
    pub fn expose(&mut self, name: u64, range: Exposed) -> bool {
        exposure::expose(&self.exposures, name, range)
    }

    /// Removes the range under `name`.
    pub fn conceal(&mut self, name: u64) {
        exposure::conceal(&self.exposures, name);
    }

    /// True when the memory of process `peer` can be read with a single copy. Asked of the kernel
    /// once; false also as long as `peer` has not opened its end.
    pub fn can_read(&mut self, peer: u32) -> bool {
        let Some(known) = self.readable.get(peer as usize).copied() else { return false };
        known.unwrap_or_else(|| {
            let desk = self.arena.desk(peer);
            // "who is it"
            let pid = desk.pid.load(Ordering::Acquire);
            if pid == 0 {
                return false;
            }
            let (proof, address) =
                (desk.proof.load(Ordering::Relaxed), desk.proof_address.load(Ordering::Relaxed));
            let mut found = [0; 8];
            let proved = foreign::read(pid, address, &mut found).is_ok() && found == proof.to_ne_bytes();
            self.readable[peer as usize] = Some(proved);
            proved
        })
    }

    /// Reads `into.len()` bytes from `offset` of what `peer` exposed under `name`.
    ///
    /// # Errors
    /// `NotFound`: nothing is exposed there, or less than that; otherwise the kernel's.
    pub fn read(&mut self, peer: u32, name: u64, offset: u64, into: &mut [u8]) -> io::Result<()> {
        if !self.can_read(peer) {
            return Err(io::Error::from(io::ErrorKind::PermissionDenied));
        }
        let range = exposure::find(&self.arena.exposures(peer), name)
            .filter(|range| offset.checked_add(into.len() as u64).is_some_and(|end| end <= range.length))
            .ok_or_else(|| {
                io::Error::new(io::ErrorKind::NotFound, "the other process exposes no such memory")
            })?;
        let pid = self.arena.desk(peer).pid.load(Ordering::Relaxed);
        foreign::read(pid, range.address.wrapping_add(offset), into)
    }
}

/// A cell for the next record of `outgoing`.
#[inline]
fn take_cell(pool: &mut Pool, outgoing: &mut Outgoing) -> Result<Option<u16>, Garbage> {
    if !outgoing.under_way.is_empty() {
        let consumed = outgoing.producer.look()?;
        pool.reclaim(&mut outgoing.under_way, consumed);
    }
    Ok(pool.take(&outgoing.under_way))
}

/// Wakes a sleeper on a futex; true when it sleeps on descriptors instead.
#[cold]
fn wake(desk: &Desk, sleeper: Sleeper) -> bool {
    match sleeper {
        Sleeper::Futex => desk.sleep.wake(),
        Sleeper::Socket => return true,
    }
    false
}

impl Incoming {
    #[inline]
    fn drain(&mut self, sink: &mut impl Sink, budget: usize, registered: bool) -> usize {
        let mut taken = 0;
        while taken < budget && !self.broken {
            match self.receive(sink, registered) {
                Ok(true) => {
                    taken += 1;
                    if sink.is_satisfied() {
                        break;
                    }
                }
                Ok(false) => break,
                Err(what) => {
                    self.broken = true;
                    sink.on_garbage(self.from, what);
                }
            }
        }
        taken
    }

    #[inline(always)]
    fn receive(&mut self, sink: &mut impl Sink, registered: bool) -> Result<bool, Garbage> {
        let Some(stamp) = self.consumer.arrived()? else { return Ok(false) };
        let head = self.consumer.head();
        let mut space;
        let payload = match stamp.cell {
            Some(cell) => self.cells.arrived(cell, stamp.length).ok_or(Garbage::Cell)?,
            None => {
                space = [0; INLINE_BYTES];
                self.consumer.copy_payload(stamp.length, &mut space)?
            }
        };
        sink.on_record(self.from, &head, payload)?;
        if self.consumer.release(stamp.cell.is_some(), registered)
            && let Some(sleeper) = self.desk.sleep.take_sleeper(registered)
            && wake(&self.desk, sleeper)
        {
            sink.on_sleeper(self.from);
        }
        Ok(true)
    }

    fn is_quiet(&self) -> bool {
        self.broken || self.consumer.arrived() == Ok(None)
    }
}

/// Wakes this process from another of its threads.
#[derive(Debug)]
pub struct Alarm {
    desk: Place<Desk>,
}

impl Alarm {
    /// Wakes the process if it sleeps. True: it sleeps on descriptors, send it a datagram.
    pub fn ring(&self) -> bool {
        self.desk.sleep.take_sleeper(false).is_some_and(|sleeper| wake(&self.desk, sleeper))
    }
}

const _: () = assert!(CELL_BYTES < 1 << 18, "a stamp holds the length of a full cell");
