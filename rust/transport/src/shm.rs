//! The link between processes of one node: frames as records of the shared arena.
//!
//! A frame's header is the head of a record; a payload lies in the slot or in a cell, and
//! [`Header::Data`] is cut into pieces of a cell, so that sender and receiver copy at the same time.
//! Sleeps on the arena's futex, or lets another link's waiter sleep for it ([`Shm::arm_socket`]).
//! Called through `engine`'s links.

use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use p2pmpi_shmem::{
    Alarm, CELL_BYTES, Endpoint, Exposed, Garbage, HEAD_WORDS, Refusal, Sink as RecordSink, Sleeper,
};
use p2pmpi_sys::mutex::{Mutex, MutexGuard};
use p2pmpi_wire::{Header, Token};

use crate::doorbell::Doorbell;
use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// No process of this node.
const ABSENT: u32 = u32::MAX;

/// The link between processes of one node.
#[derive(Debug)]
pub struct Shm {
    /// Position of this process among `local`.
    me: u32,
    local: Vec<Peer>,
    /// Position of each process of the job among `local`, or [`ABSENT`].
    position: Vec<u32>,
    /// `None` while quiesced.
    endpoint: Option<Endpoint>,
    doorbell: Option<Arc<Doorbell>>,
    bell: Arc<Bell>,
    /// Why nothing can be sent to a process any more.
    broken: Vec<Option<String>>,
    /// Processes to ring after a poll.
    sleepers: Vec<u32>,
    /// The last `arm` was for a waiter on descriptors.
    on_descriptors: bool,
}

/// What the wakers of other threads share with the link.
#[derive(Debug, Default)]
struct Bell {
    rung: AtomicBool,
    ringer: Mutex<Option<Ringer>>,
}

/// How to reach this process's own sleep; gone while quiesced.
#[derive(Debug)]
struct Ringer {
    alarm: Alarm,
    doorbell: Arc<Doorbell>,
    proof: u64,
}

impl Bell {
    fn ringer(&self) -> MutexGuard<'_, Option<Ringer>> {
        self.ringer.lock()
    }

    fn ring(&self) {
        self.rung.store(true, Ordering::SeqCst);
        if let Some(ringer) = &*self.ringer()
            && ringer.alarm.ring()
        {
            ringer.doorbell.ring(ringer.proof);
        }
    }
}

impl Shm {
    /// Opens the end of process `me`. `local`: the processes of this node, in the order in which the
    /// arena numbers them.
    ///
    /// # Errors
    /// `me` is not among `local`, `arena` is not an arena for them, or the kernel's.
    pub fn open(me: Peer, local: &[Peer], arena: OwnedFd) -> io::Result<Shm> {
        let at = local.iter().position(|&peer| peer == me);
        let me = at.ok_or_else(|| io::Error::other("this process is not among those of its node"))?;
        let highest = local.iter().map(|peer| peer.0 as usize).max().unwrap_or(0);
        let mut position = vec![ABSENT; highest + 1];
        for (at, peer) in local.iter().enumerate() {
            position[peer.0 as usize] = at as u32;
        }
        let mut shm = Shm {
            me: me as u32,
            local: local.to_vec(),
            position,
            endpoint: None,
            doorbell: None,
            bell: Arc::default(),
            broken: vec![None; local.len()],
            sleepers: Vec::new(),
            on_descriptors: false,
        };
        shm.reconnect(Some(arena))?;
        Ok(shm)
    }

    /// True when `peer` is another process of this node.
    #[inline]
    pub fn reaches(&self, peer: Peer) -> bool {
        self.position_of(peer).is_some_and(|at| at != self.me)
    }

    /// Says which MPI call this process is in, for the node agent's reports; 0: none.
    #[inline]
    pub fn set_call(&self, call: u16) {
        if let Some(endpoint) = &self.endpoint {
            endpoint.set_call(call);
        }
    }

    /// As [`Link::arm`], for a waiter that will sleep on descriptors, among them
    /// [`Shm::descriptor`].
    pub fn arm_socket(&mut self) -> bool {
        self.arm_as(Sleeper::Socket)
    }

    /// Becomes readable when something has arrived after [`Shm::arm_socket`]. `None` while quiesced.
    pub fn descriptor(&self) -> Option<BorrowedFd<'_>> {
        self.doorbell.as_deref().map(AsFd::as_fd)
    }

    /// The longest sleep allowed after [`Shm::arm_socket`].
    pub fn limit(&self, wanted: Option<Duration>) -> Option<Duration> {
        self.endpoint.as_ref().map_or(wanted, |endpoint| endpoint.limit(wanted))
    }

    #[inline]
    fn position_of(&self, peer: Peer) -> Option<u32> {
        self.position.get(peer.0 as usize).copied().filter(|&at| at != ABSENT)
    }

    #[cold]
    fn refusal(&mut self, to: u32, refusal: Refusal) -> Refused {
        match refusal {
            Refusal::Full => Refused::Busy,
            Refusal::Broken(what) => {
                let why = self.broken[to as usize].get_or_insert_with(|| what.to_string());
                Refused::Unreachable(why.clone())
            }
        }
    }

    /// Sends a datagram to a process that sleeps on descriptors.
    #[cold]
    fn ring(&self, to: u32) {
        let proof = self.endpoint.as_ref().and_then(|endpoint| endpoint.proof_of(to));
        if let (Some(proof), Some(doorbell)) = (proof, &self.doorbell) {
            doorbell.ring(proof);
        }
    }

    fn arm_as(&mut self, sleeper: Sleeper) -> bool {
        let Some(endpoint) = &mut self.endpoint else { return !self.bell.rung.swap(false, Ordering::SeqCst) };
        self.on_descriptors = sleeper == Sleeper::Socket;
        if !endpoint.arm(sleeper) {
            return false;
        }
        if self.bell.rung.swap(false, Ordering::SeqCst) {
            endpoint.disarm();
            return false;
        }
        true
    }
}

/// Turns records into frames.
struct Frames<'a, S> {
    sink: &'a mut S,
    local: &'a [Peer],
    broken: &'a mut [Option<String>],
    sleepers: &'a mut Vec<u32>,
}

impl<S: Sink> RecordSink for Frames<'_, S> {
    #[inline]
    fn on_record(&mut self, from: u32, head: &[u64; HEAD_WORDS], payload: &[u8]) -> Result<(), Garbage> {
        let header = Header::parse_words(head).map_err(|_| Garbage::Head)?;
        if header.payload() != payload.len() as u64 || matches!(header, Header::Close { .. }) {
            return Err(Garbage::Head);
        }
        self.sink.on_frame(self.local[from as usize], header, payload);
        Ok(())
    }

    #[inline]
    fn is_satisfied(&self) -> bool {
        self.sink.is_satisfied()
    }

    fn on_sleeper(&mut self, from: u32) {
        self.sleepers.push(from);
    }

    fn on_garbage(&mut self, from: u32, what: Garbage) {
        let why = self.broken[from as usize].get_or_insert_with(|| what.to_string());
        self.sink.on_lost(self.local[from as usize], why.clone());
    }
}

impl Link for Shm {
    #[inline]
    fn caps(&self, _peer: Peer) -> Caps {
        Caps { eager_max: CELL_BYTES as u64, single_copy: false }
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        mut fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        let Some(to) = self.position_of(peer).filter(|&to| to != self.me) else {
            return Err(Refused::Unreachable("the process is not on this node".into()));
        };
        let Some(endpoint) = &mut self.endpoint else { return Err(Refused::Busy) };
        if let Some(why) = &self.broken[to as usize] {
            return Err(Refused::Unreachable(why.clone()));
        }
        let mut header = *header;
        if let Header::Data { length, .. } = &mut header {
            *length = (*length).min(CELL_BYTES as u64);
        }
        let length = header.payload();
        if length > CELL_BYTES as u64 {
            return Err(Refused::Unreachable(format!("a frame of {length} bytes is too long")));
        }
        match endpoint.send(to, &header.emit_words(), length as usize, |room| fill(0, room)) {
            Ok(false) => {}
            Ok(true) => self.ring(to),
            Err(refusal) => return Err(self.refusal(to, refusal)),
        }
        Ok(length)
    }

    #[inline]
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let Some(endpoint) = &mut self.endpoint else { return 0 };
        let (local, broken, sleepers) = (&self.local, &mut self.broken, &mut self.sleepers);
        let taken = endpoint.poll(&mut Frames { sink, local, broken, sleepers }, budget);
        while let Some(from) = self.sleepers.pop() {
            self.ring(from);
        }
        taken
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        let Some(endpoint) = &mut self.endpoint else { return false };
        endpoint.expose(name(token), Exposed { address, length })
    }

    fn conceal(&mut self, token: Token) {
        if let Some(endpoint) = &mut self.endpoint {
            endpoint.conceal(name(token));
        }
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        let from = self.position_of(peer);
        let (Some(from), Some(endpoint)) = (from, &mut self.endpoint) else {
            return Err(Refused::Unreachable("the process is not on this node".into()));
        };
        endpoint
            .read(from, name(token), offset, into)
            .map_err(|error| Refused::Unreachable(format!("reading its memory: {error}")))
    }

    /// All processes have stopped sending by now, so what the rings hold is all there will be.
    fn quiesce(&mut self, _epoch: u64) -> bool {
        if self.endpoint.as_ref().is_some_and(|endpoint| !endpoint.is_drained()) {
            return false;
        }
        *self.bell.ringer() = None;
        self.doorbell = None;
        self.endpoint = None;
        true
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        let arena = arena.ok_or_else(|| io::Error::other("the node agent passed no arena"))?;
        let endpoint = Endpoint::open(&arena, self.me)?;
        if endpoint.processes() as usize != self.local.len() {
            return Err(io::Error::other("the arena is for another number of processes"));
        }
        let proof = endpoint.proof_of(self.me).expect("this process has just opened its end");
        let doorbell = Arc::new(Doorbell::open(proof)?);
        *self.bell.ringer() = Some(Ringer { alarm: endpoint.alarm(), doorbell: doorbell.clone(), proof });
        self.doorbell = Some(doorbell);
        self.endpoint = Some(endpoint);
        self.broken.fill(None);
        Ok(Vec::new())
    }

    fn arm(&mut self) -> bool {
        self.arm_as(Sleeper::Futex)
    }

    fn disarm(&mut self) {
        let Some(endpoint) = &mut self.endpoint else { return };
        endpoint.disarm();
        if self.on_descriptors
            && let Some(doorbell) = &self.doorbell
        {
            doorbell.silence();
        }
    }

    fn waker(&self) -> Waker {
        let bell = self.bell.clone();
        Waker::new(move || bell.ring())
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        match &self.endpoint {
            Some(endpoint) => endpoint.sleep(limit),
            None => std::thread::sleep(Duration::from_millis(1)),
        }
    }
}

fn name(token: Token) -> u64 {
    u64::from(token.generation) << 32 | u64::from(token.slot)
}
