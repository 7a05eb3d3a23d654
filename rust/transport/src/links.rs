//! All links of one process as one, behind the middleware if that is asked for.
//!
//! `wires` chooses the link by the peer; here it is wrapped in `fault` and `trace`, one `match` per
//! call. Owned by `engine`.

mod wires;

use std::env;
use std::io;
use std::net::SocketAddr;
use std::os::fd::{OwnedFd, RawFd};
use std::path::PathBuf;
use std::time::Duration;

use p2pmpi_sys::variables;
use p2pmpi_wire::{Header, Token};

use crate::fault::{Fault, Setting};
use crate::tcp::{self, Refusals};
use crate::trace::Trace;
use crate::{Caps, Link, Peer, Refused, Sink, Waker};
use wires::Wires;

/// What the links must know to open.
#[derive(Clone, Debug)]
pub struct Config {
    /// This process.
    pub me: Peer,
    /// The processes of this node, in the order in which the arena numbers them.
    pub local: Vec<Peer>,
    /// How to open tcp, where it is needed.
    pub tcp: Option<tcp::Config>,
}

/// What stands between the engine and the links, for tests and for people who look for an error.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Middleware {
    /// P2PMPI_FAULT: misbehave.
    pub fault: Option<Setting>,
    /// P2PMPI_TRACE: write every frame to a file whose name begins like this.
    pub trace: Option<PathBuf>,
}

impl Middleware {
    /// Reads the environment.
    ///
    /// # Errors
    /// P2PMPI_FAULT says something that cannot be read.
    pub fn from_environment() -> io::Result<Middleware> {
        let fault = variables::FAULT.text().map(|text| text.parse()).transpose()?;
        Ok(Middleware {
            fault,
            trace: env::var_os(variables::TRACE.name).filter(|name| !name.is_empty()).map(PathBuf::from),
        })
    }
}

/// All links of one process.
#[derive(Debug)]
pub struct Links(Wrapping);

#[derive(Debug)]
#[expect(clippy::large_enum_variant, reason = "one per process, and the plain one is on the fast path")]
enum Wrapping {
    Plain(Wires),
    Watched(Box<Trace<Fault<Wires>>>),
}

impl Links {
    /// The links of a process that is alone in its job.
    pub fn alone() -> Links {
        Links(Wrapping::Plain(Wires::alone()))
    }

    /// Opens the links, with what the environment asks for (P2PMPI_TRANSPORT=shm|tcp: this one even
    /// where another would be better; [`Middleware`]), and answers the addresses at which tcp can be
    /// reached. `arena`: the shared memory of the node.
    ///
    /// # Errors
    /// A socket, mapping or trace file could not be made, `arena` is not one for `config.local`, or
    /// a variable says something that cannot be read.
    pub fn open(mut config: Config, mut arena: Option<OwnedFd>) -> io::Result<(Links, Vec<SocketAddr>)> {
        match variables::TRANSPORT.text().as_deref() {
            Some("tcp") => arena = None,
            Some("shm") => config.tcp = None,
            None => {}
            Some(other) => {
                let text = format!("P2PMPI_TRANSPORT: {other:?} is neither shm nor tcp");
                return Err(io::Error::new(io::ErrorKind::InvalidInput, text));
            }
        }
        Links::open_with(config, arena, &Middleware::from_environment()?)
    }

    /// As [`Links::open`], whatever the environment says.
    ///
    /// # Errors
    /// As there.
    pub fn open_with(
        config: Config,
        arena: Option<OwnedFd>,
        middleware: &Middleware,
    ) -> io::Result<(Links, Vec<SocketAddr>)> {
        let me = config.me;
        let wires = Wires::open(config, arena)?;
        let addresses = wires.addresses();
        if *middleware == Middleware::default() {
            return Ok((Links(Wrapping::Plain(wires)), addresses));
        }
        let mut setting = middleware.fault.unwrap_or_default();
        setting.seed = setting.seed.wrapping_add(u64::from(me.0));
        let watched = Trace::new(Fault::new(wires, setting), me, middleware.trace.as_deref())?;
        Ok((Links(Wrapping::Watched(Box::new(watched))), addresses))
    }

    fn wires(&self) -> &Wires {
        match &self.0 {
            Wrapping::Plain(wires) => wires,
            Wrapping::Watched(watched) => watched.inner().inner(),
        }
    }

    fn wires_mut(&mut self) -> &mut Wires {
        match &mut self.0 {
            Wrapping::Plain(wires) => wires,
            Wrapping::Watched(watched) => watched.inner_mut().inner_mut(),
        }
    }

    /// Where other processes can reach this one; empty when it uses no sockets or is quiesced.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.wires().addresses()
    }

    /// Tells how to open tcp when a process outside of this node's memory is first needed.
    pub fn set_later(&mut self, config: tcp::Config) {
        self.wires_mut().set_later(config);
    }

    /// Makes this process reachable from outside of its node's memory; answers where, as
    /// [`Links::addresses`].
    ///
    /// # Errors
    /// A socket could not be made.
    pub fn listen(&mut self) -> io::Result<Vec<SocketAddr>> {
        self.wires_mut().listen()?;
        Ok(self.addresses())
    }

    /// From now on `peer` is a process of another job.
    ///
    /// # Errors
    /// A socket could not be made.
    pub fn introduce(&mut self, peer: Peer, foreign: &tcp::Foreign) -> io::Result<()> {
        self.wires_mut().introduce(peer, foreign)
    }

    /// Callers that were sent away, for the log.
    pub fn refusals(&self) -> Option<&Refusals> {
        self.wires().refusals()
    }

    /// Says which MPI call this process is in, for the node agent's reports; 0: none.
    #[inline]
    pub fn set_call(&self, call: u16) {
        self.wires().set_call(call);
    }
}

/// One call on the links, with or without middleware.
macro_rules! through {
    ($links:expr, $inner:ident => $call:expr) => {
        match $links {
            Wrapping::Plain($inner) => $call,
            Wrapping::Watched($inner) => $call,
        }
    };
}

impl Link for Links {
    #[inline]
    fn caps(&self, peer: Peer) -> Caps {
        through!(&self.0, inner => inner.caps(peer))
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        through!(&mut self.0, inner => inner.try_send(peer, header, fill))
    }

    #[inline]
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        through!(&mut self.0, inner => inner.poll(sink, budget))
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        through!(&mut self.0, inner => inner.expose(token, address, length))
    }

    fn conceal(&mut self, token: Token) {
        through!(&mut self.0, inner => inner.conceal(token));
    }

    fn has_unsent(&self) -> bool {
        through!(&self.0, inner => inner.has_unsent())
    }

    fn undelivered(&self) -> Vec<Peer> {
        through!(&self.0, inner => inner.undelivered())
    }

    fn depart(&mut self) {
        through!(&mut self.0, inner => inner.depart());
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        through!(&mut self.0, inner => inner.single_copy_read(peer, token, offset, into))
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        through!(&mut self.0, inner => inner.quiesce(epoch))
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        through!(&mut self.0, inner => inner.reconnect(arena))
    }

    fn part(&mut self, peer: Peer) {
        through!(&mut self.0, inner => inner.part(peer));
    }

    fn is_open(&self, peer: Peer) -> bool {
        through!(&self.0, inner => inner.is_open(peer))
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        through!(&mut self.0, inner => inner.set_route(peer, addresses, epoch));
    }

    fn arm(&mut self) -> bool {
        through!(&mut self.0, inner => inner.arm())
    }

    fn arm_descriptors(&mut self) -> Option<Vec<RawFd>> {
        through!(&mut self.0, inner => inner.arm_descriptors())
    }

    fn disarm(&mut self) {
        through!(&mut self.0, inner => inner.disarm());
    }

    fn waker(&self) -> Waker {
        through!(&self.0, inner => inner.waker())
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        through!(&mut self.0, inner => inner.sleep(limit));
    }
}

#[cfg(test)]
mod tests {
    use p2pmpi_wire::Envelope;

    use super::*;
    use crate::tcp::Reach;

    #[derive(Default)]
    struct Seen(Vec<(Peer, u64, Vec<u8>)>);

    impl Sink for Seen {
        fn on_frame(&mut self, peer: Peer, header: Header, payload: &[u8]) {
            let Header::Eager { envelope } = header else { panic!("only eager frames are sent") };
            self.0.push((peer, envelope.sequence, payload.to_vec()));
        }

        fn on_lost(&mut self, peer: Peer, why: String) {
            panic!("process {} was lost: {why}", peer.0);
        }
    }

    fn open(me: u32, arena: Option<&OwnedFd>, tcp: bool) -> (Links, Vec<SocketAddr>) {
        let config = tcp::Config {
            process: Peer(me),
            processes: 2,
            job: "links".into(),
            secret: [7; 32],
            reach: Reach::Machine,
        };
        let config = Config { me: Peer(me), local: vec![Peer(0), Peer(1)], tcp: tcp.then_some(config) };
        let arena = arena.map(|arena| arena.try_clone().expect("a descriptor"));
        Links::open(config, arena).expect("it opens")
    }

    fn send(links: &mut Links, to: u32, n: u64, bytes: &[u8]) {
        let length = bytes.len() as u64;
        let envelope = Envelope { context: 0, source: 0, destination: to, tag: 0, sequence: n, length };
        let fill =
            |offset: u64, room: &mut [u8]| room.copy_from_slice(&bytes[offset as usize..][..room.len()]);
        loop {
            match links.try_send(Peer(to), &Header::Eager { envelope }, fill) {
                Ok(taken) => return assert_eq!(taken, length),
                Err(Refused::Busy) => drop(links.poll(&mut Seen::default(), 1)),
                Err(other) => panic!("{other}"),
            }
        }
    }

    /// Sleeps for every frame, however it comes.
    fn receive(links: &mut Links) -> (Peer, u64, Vec<u8>) {
        let mut seen = Seen::default();
        loop {
            links.poll(&mut seen, 1);
            if let Some(frame) = seen.0.pop() {
                return frame;
            }
            if links.arm() {
                links.sleep(None);
            }
            links.disarm();
        }
    }

    fn ping_pong(mut a: Links, mut b: Links) -> (Links, Links) {
        let echo = std::thread::spawn(move || {
            for n in 1..=300 {
                let (peer, seen, bytes) = receive(&mut b);
                assert_eq!((peer, seen), (Peer(0), n));
                send(&mut b, 0, n, &bytes);
            }
            b
        });
        for n in 1..=300 {
            let bytes = vec![n as u8; n as usize * 7];
            send(&mut a, 1, n, &bytes);
            assert_eq!(receive(&mut a), (Peer(1), n, bytes));
            send(&mut a, 0, n, &[1, 2]);
            assert_eq!(receive(&mut a), (Peer(0), n, vec![1, 2]));
        }
        (a, echo.join().expect("the other side is content"))
    }

    #[test]
    fn every_way_of_sleeping_is_woken_by_every_link() {
        for (shm, tcp) in [(true, false), (true, true), (false, true)] {
            let arena = shm.then(|| p2pmpi_shmem::create(2).expect("an arena"));
            let (mut a, at_a) = open(0, arena.as_ref(), tcp);
            let (mut b, at_b) = open(1, arena.as_ref(), tcp);
            a.set_route(Peer(1), &at_b, 1);
            b.set_route(Peer(0), &at_a, 1);
            ping_pong(a, b);
        }
    }

    #[test]
    fn links_close_and_open_again_in_a_new_arena() {
        let arena = || p2pmpi_shmem::create(2).expect("an arena");
        let first = arena();
        let ((a, _), (b, _)) = (open(0, Some(&first), true), open(1, Some(&first), true));
        let (mut a, mut b) = ping_pong(a, b);
        for epoch in 1..4 {
            while !(a.quiesce(epoch) & b.quiesce(epoch)) {}
            let next = arena();
            for links in [&mut a, &mut b] {
                links.reconnect(Some(next.try_clone().expect("a descriptor"))).expect("it opens again");
            }
            (a, b) = ping_pong(a, b);
        }
    }

    #[test]
    fn a_process_alone_talks_to_itself_and_is_woken_by_its_waker() {
        let mut links = Links::alone();
        send(&mut links, 0, 1, &[5; 100]);
        assert!(!links.arm(), "a frame waits");
        assert_eq!(receive(&mut links), (Peer(0), 1, vec![5; 100]));
        let waker = links.waker();
        let thread = std::thread::spawn(move || waker.wake());
        assert!(links.arm());
        links.sleep(None);
        thread.join().expect("it wakes");
        assert!(matches!(
            links.try_send(Peer(1), &Header::Close { epoch: 0 }, |_, _| {}),
            Err(Refused::Unreachable(_))
        ));
    }
}
