//! The conformance suite on every link: real sockets and real shared memory, plain, behind the
//! middleware, and in the union that a real job uses.

use std::net::SocketAddr;
use std::os::fd::OwnedFd;
use std::path::PathBuf;

use p2pmpi_testkit::link_conformance::{self, World};
use p2pmpi_testkit::sim_link::{self, SimLink};
use p2pmpi_transport::fault::{Fault, Setting};
use p2pmpi_transport::links::{self, Links, Middleware};
use p2pmpi_transport::selfloop::Selfloop;
use p2pmpi_transport::shm::Shm;
use p2pmpi_transport::tcp::{Config, Reach, Tcp};
use p2pmpi_transport::trace::Trace;
use p2pmpi_transport::{Link, Peer};

fn config(process: u32, processes: u32) -> Config {
    let process = Peer(process);
    Config { process, processes, job: "conformance".to_owned(), secret: [9; 32], reach: Reach::Machine }
}

fn peers(range: std::ops::Range<u32>) -> Vec<Peer> {
    range.map(Peer).collect()
}

/// Tells every process where the others are, as the node agents do.
fn introduce<L: Link>(links: &mut [L], addresses: &[Vec<SocketAddr>], epoch: u64) {
    for (me, link) in links.iter_mut().enumerate() {
        for (peer, addresses) in addresses.iter().enumerate().filter(|(peer, _)| *peer != me) {
            link.set_route(Peer(peer as u32), addresses, epoch);
        }
    }
}

struct Alone;

impl World for Alone {
    type Link = Selfloop;

    fn open(&mut self, _processes: u32) -> Vec<Selfloop> {
        vec![Selfloop::new(Peer(0))]
    }

    fn reopen<L: Link>(&mut self, links: &mut [L]) {
        links[0].reconnect(None).expect("nothing can fail");
    }

    fn processes_max(&self) -> u32 {
        1
    }
}

struct Simulated;

impl World for Simulated {
    type Link = SimLink;

    fn open(&mut self, processes: u32) -> Vec<SimLink> {
        sim_link::open(processes, 4)
    }

    fn reopen<L: Link>(&mut self, _links: &mut [L]) {}

    fn notices_loss(&self) -> bool {
        true
    }
}

struct OneNode;

impl World for OneNode {
    type Link = Shm;

    fn open(&mut self, processes: u32) -> Vec<Shm> {
        let arena = p2pmpi_shmem::create(processes).expect("an arena");
        let local = peers(0..processes);
        let open = |me: &Peer| {
            Shm::open(*me, &local, arena.try_clone().expect("a descriptor")).expect("the arena is good")
        };
        local.iter().map(open).collect()
    }

    fn reopen<L: Link>(&mut self, links: &mut [L]) {
        let arena = p2pmpi_shmem::create(links.len() as u32).expect("an arena");
        for link in links {
            let arena = arena.try_clone().expect("a descriptor");
            link.reconnect(Some(arena)).expect("the arena is good");
        }
    }
}

#[derive(Default)]
struct Loopback {
    epoch: u64,
}

impl World for Loopback {
    type Link = Tcp;

    fn open(&mut self, processes: u32) -> Vec<Tcp> {
        let open = |process| Tcp::open(config(process, processes)).expect("loopback is there");
        let mut links: Vec<Tcp> = (0..processes).map(open).collect();
        let addresses: Vec<_> = links.iter().map(Tcp::addresses).collect();
        introduce(&mut links, &addresses, 1);
        links
    }

    fn reopen<L: Link>(&mut self, links: &mut [L]) {
        let addresses: Vec<_> =
            links.iter_mut().map(|link| link.reconnect(None).expect("loopback is there")).collect();
        self.epoch += 1;
        introduce(links, &addresses, self.epoch + 1);
    }

    fn notices_loss(&self) -> bool {
        true
    }
}

/// A job on two nodes: shared memory within each half, sockets between them.
#[derive(Default)]
struct TwoNodes {
    epoch: u64,
    middleware: Middleware,
}

fn halves(processes: u32) -> [Vec<Peer>; 2] {
    [peers(0..processes / 2), peers(processes / 2..processes)]
}

fn arenas(processes: u32) -> [Option<OwnedFd>; 2] {
    halves(processes).map(|half| p2pmpi_shmem::create(half.len() as u32).ok())
}

fn copy(arena: Option<&OwnedFd>) -> Option<OwnedFd> {
    arena.map(|arena| arena.try_clone().expect("a descriptor"))
}

impl World for TwoNodes {
    type Link = Links;

    fn open(&mut self, processes: u32) -> Vec<Links> {
        let arenas = arenas(processes);
        let mut links = Vec::new();
        for (node, local) in halves(processes).into_iter().enumerate() {
            for process in &local {
                let tcp = Some(config(process.0, processes));
                let config = links::Config { me: *process, local: local.clone(), tcp };
                let arena = copy(arenas[node].as_ref());
                let opened = Links::open_with(config, arena, &self.middleware);
                links.push(opened.expect("everything is there").0);
            }
        }
        let addresses: Vec<_> = links.iter().map(Links::addresses).collect();
        introduce(&mut links, &addresses, 1);
        links
    }

    fn reopen<L: Link>(&mut self, links: &mut [L]) {
        let processes = links.len() as u32;
        let arenas = arenas(processes);
        let addresses: Vec<_> = (0..)
            .zip(links.iter_mut())
            .map(|(process, link)| {
                let arena = copy(arenas[usize::from(process >= processes / 2)].as_ref());
                link.reconnect(arena).expect("everything is there")
            })
            .collect();
        self.epoch += 1;
        introduce(links, &addresses, self.epoch + 1);
    }

    fn duplicates(&self) -> bool {
        self.middleware.fault.is_some()
    }
}

/// Any world behind both middlewares.
struct Troubled<W>(W, PathBuf);

impl<W: World> Troubled<W> {
    fn new(world: W, name: &str) -> Troubled<W> {
        let path = std::env::temp_dir().join(format!("p2pmpi-trace-{name}-{}", std::process::id()));
        Troubled(world, path)
    }
}

impl<W> Drop for Troubled<W> {
    fn drop(&mut self) {
        for process in 0..32 {
            let mut name = self.1.as_os_str().to_owned();
            name.push(format!(".{process}"));
            let written = std::fs::read_to_string(&name).unwrap_or_default();
            let _ = std::fs::remove_file(&name);
            if process == 0 && !std::thread::panicking() {
                assert!(
                    written.contains(" try_send 0 -> ") && written.contains(" on_frame 0 <- "),
                    "{written}"
                );
            }
        }
    }
}

fn trouble() -> Setting {
    "seed=3,duplicate=0.05,busy=0.2,split=0.01,delay=0.1,pause=0.01".parse().expect("a setting")
}

impl<W: World> World for Troubled<W> {
    type Link = Trace<Fault<W::Link>>;

    fn open(&mut self, processes: u32) -> Vec<Self::Link> {
        let links = self.0.open(processes);
        let wrap = |(me, link)| {
            let setting = Setting { seed: u64::from(me), ..trouble() };
            Trace::new(Fault::new(link, setting), Peer(me), Some(&self.1)).expect("a file can be made")
        };
        (0..).zip(links).map(wrap).collect()
    }

    fn reopen<L: Link>(&mut self, links: &mut [L]) {
        self.0.reopen(links);
    }

    fn processes_max(&self) -> u32 {
        self.0.processes_max()
    }

    fn duplicates(&self) -> bool {
        true
    }

    fn notices_loss(&self) -> bool {
        self.0.notices_loss()
    }
}

#[test]
fn selfloop_conforms() {
    link_conformance::links(&mut Alone);
}

#[test]
fn simulated_links_conform() {
    link_conformance::links(&mut Simulated);
}

#[test]
fn shm_conforms() {
    link_conformance::links(&mut OneNode);
}

#[test]
fn tcp_conforms() {
    link_conformance::links(&mut Loopback::default());
}

#[test]
fn the_union_conforms() {
    link_conformance::links(&mut TwoNodes::default());
}

#[test]
fn the_union_conforms_in_trouble() {
    let middleware = Middleware { fault: Some(trouble()), trace: None };
    link_conformance::links(&mut TwoNodes { middleware, ..TwoNodes::default() });
}

#[test]
fn selfloop_conforms_in_trouble() {
    link_conformance::links(&mut Troubled::new(Alone, "selfloop"));
}

#[test]
fn simulated_links_conform_in_trouble() {
    link_conformance::links(&mut Troubled::new(Simulated, "sim"));
}

#[test]
fn shm_conforms_in_trouble() {
    link_conformance::links(&mut Troubled::new(OneNode, "shm"));
}

#[test]
fn tcp_conforms_in_trouble() {
    link_conformance::links(&mut Troubled::new(Loopback::default(), "tcp"));
}
