//! All links of one process as one: each frame takes the one that reaches its peer.
//!
//! itself -> selfloop; a process of this node with the arena -> shm; any other -> tcp.
//!
//! With tcp open the waiter sleeps in tcp's poll, which watches the doorbell of shm; without, on the
//! arena's futex; a process alone sleeps in selfloop. Owned by `engine`.

use std::io;
use std::net::SocketAddr;
use std::os::fd::{AsRawFd, OwnedFd};
use std::time::Duration;

use p2pmpi_wire::{Header, Token};

use crate::selfloop::Selfloop;
use crate::shm::Shm;
use crate::tcp::{self, Tcp};
use crate::{Caps, Link, Peer, Refused, Sink, Waker};

/// Polls of shm that found nothing, per poll of tcp: asking the kernel costs as much as several
/// looks into memory.
const TCP_TURN: u32 = 8;

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

/// All links of one process.
#[derive(Debug)]
pub struct Links {
    me: Peer,
    selfloop: Selfloop,
    shm: Option<Shm>,
    tcp: Option<Tcp>,
    /// The doorbell of shm is watched by tcp.
    watched: Option<i32>,
    turn: u32,
}

impl Links {
    /// The links of a process that is alone in its job.
    pub fn alone() -> Links {
        let me = Peer(0);
        Links { me, selfloop: Selfloop::new(me), shm: None, tcp: None, watched: None, turn: 0 }
    }

    /// Opens the links, and answers the addresses at which tcp can be reached. `arena`: the shared
    /// memory of the node, unless processes of one node shall use tcp as well.
    ///
    /// # Errors
    /// A socket or mapping could not be made, or `arena` is not one for `config.local`.
    pub fn open(config: Config, arena: Option<OwnedFd>) -> io::Result<(Links, Vec<SocketAddr>)> {
        let shm = arena.map(|arena| Shm::open(config.me, &config.local, arena)).transpose()?;
        let tcp = config.tcp.map(Tcp::open).transpose()?;
        let addresses = tcp.as_ref().map(Tcp::addresses).unwrap_or_default();
        let selfloop = Selfloop::new(config.me);
        let mut links = Links { me: config.me, selfloop, shm, tcp, watched: None, turn: 0 };
        links.watch()?;
        Ok((links, addresses))
    }

    /// Says which MPI call this process is in, for the node agent's reports; 0: none.
    #[inline]
    pub fn set_call(&self, call: u16) {
        if let Some(shm) = &self.shm {
            shm.set_call(call);
        }
    }

    /// Lets the sleep in tcp's poll end when the doorbell of shm rings.
    fn watch(&mut self) -> io::Result<()> {
        if let (Some(tcp), Some(descriptor)) =
            (&mut self.tcp, self.shm.as_ref().and_then(|shm| shm.descriptor()))
        {
            let descriptor = descriptor.as_raw_fd();
            tcp.watch(descriptor)?;
            self.watched = Some(descriptor);
        }
        Ok(())
    }

    fn unwatch(&mut self) {
        if let (Some(tcp), Some(descriptor)) = (&mut self.tcp, self.watched.take()) {
            tcp.unwatch(descriptor).expect("it was watched, and shm has not closed it");
        }
    }
}

/// Evaluates an expression with the link that reaches a peer.
macro_rules! with_link {
    ($links:expr, $peer:expr, $link:ident => $use:expr, else $none:expr) => {{
        let (links, peer) = ($links, $peer);
        if let Some($link) = &mut links.shm
            && $link.reaches(peer)
        {
            $use
        } else if peer == links.me {
            let $link = &mut links.selfloop;
            $use
        } else if let Some($link) = &mut links.tcp {
            $use
        } else {
            $none
        }
    }};
}

fn apart() -> Refused {
    Refused::Unreachable("it is on another node, and this process was started without tcp".into())
}

impl Link for Links {
    fn caps(&self, peer: Peer) -> Caps {
        match (&self.shm, &self.tcp) {
            (Some(shm), _) if shm.reaches(peer) => shm.caps(peer),
            (_, Some(tcp)) if peer != self.me => tcp.caps(peer),
            _ => self.selfloop.caps(peer),
        }
    }

    #[inline]
    fn try_send(
        &mut self,
        peer: Peer,
        header: &Header,
        fill: impl FnMut(u64, &mut [u8]),
    ) -> Result<u64, Refused> {
        with_link!(self, peer, link => link.try_send(peer, header, fill), else Err(apart()))
    }

    #[inline]
    fn poll(&mut self, sink: &mut impl Sink, budget: usize) -> usize {
        let mut count = 0;
        if let Some(shm) = &mut self.shm {
            count += shm.poll(sink, budget);
        }
        count += self.selfloop.poll(sink, budget.saturating_sub(count));
        if let Some(tcp) = &mut self.tcp {
            self.turn = self.turn.wrapping_add(1);
            if self.shm.is_none() || self.turn.is_multiple_of(TCP_TURN) {
                count += tcp.poll(sink, budget.saturating_sub(count));
            }
        }
        count
    }

    fn expose(&mut self, token: Token, address: u64, length: u64) -> bool {
        let shm = self.shm.as_mut().is_some_and(|shm| shm.expose(token, address, length));
        // The peer is not known here: the name is entered wherever it could be asked for.
        self.selfloop.expose(token, address, length) || shm
    }

    fn conceal(&mut self, token: Token) {
        self.selfloop.conceal(token);
        if let Some(shm) = &mut self.shm {
            shm.conceal(token);
        }
    }

    fn has_unsent(&self) -> bool {
        self.tcp.as_ref().is_some_and(Tcp::has_unsent)
    }

    fn single_copy_read(
        &mut self,
        peer: Peer,
        token: Token,
        offset: u64,
        into: &mut [u8],
    ) -> Result<(), Refused> {
        with_link!(self, peer, link => link.single_copy_read(peer, token, offset, into), else Err(apart()))
    }

    fn quiesce(&mut self, epoch: u64) -> bool {
        self.unwatch();
        let mut done = self.selfloop.quiesce(epoch);
        if let Some(shm) = &mut self.shm {
            done &= shm.quiesce(epoch);
        }
        if let Some(tcp) = &mut self.tcp {
            done &= tcp.quiesce(epoch);
        }
        done
    }

    fn reconnect(&mut self, arena: Option<OwnedFd>) -> io::Result<Vec<SocketAddr>> {
        if let Some(shm) = &mut self.shm {
            shm.reconnect(arena)?;
        }
        let addresses = match &mut self.tcp {
            Some(tcp) => tcp.reconnect(None)?,
            None => Vec::new(),
        };
        self.watch()?;
        Ok(addresses)
    }

    fn set_route(&mut self, peer: Peer, addresses: &[SocketAddr], epoch: u64) {
        if let Some(tcp) = &mut self.tcp {
            tcp.set_route(peer, addresses, epoch);
        }
    }

    fn arm(&mut self) -> bool {
        if !self.selfloop.arm() {
            return false;
        }
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), None) => shm.arm(),
            (shm, Some(tcp)) => {
                let quiet = shm.as_mut().is_none_or(Shm::arm_socket) && tcp.arm();
                if let (false, Some(shm)) = (quiet, shm) {
                    shm.disarm();
                }
                quiet
            }
            (None, None) => true,
        }
    }

    fn disarm(&mut self) {
        if let Some(shm) = &mut self.shm {
            shm.disarm();
        }
        if let Some(tcp) = &mut self.tcp {
            tcp.disarm();
        }
    }

    fn waker(&self) -> Waker {
        let wakers = [
            Some(self.selfloop.waker()),
            self.shm.as_ref().map(Shm::waker),
            self.tcp.as_ref().map(Tcp::waker),
        ];
        Waker::new(move || wakers.iter().flatten().for_each(Waker::wake))
    }

    fn sleep(&mut self, limit: Option<Duration>) {
        match (&mut self.shm, &mut self.tcp) {
            (Some(shm), Some(tcp)) => tcp.sleep(shm.limit(limit)),
            (None, Some(tcp)) => tcp.sleep(limit),
            (Some(shm), None) => shm.sleep(limit),
            (None, None) => self.selfloop.sleep(limit),
        }
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
