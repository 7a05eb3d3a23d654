//! The conformance suite over real sockets of this machine.

use std::net::SocketAddr;

use p2pmpi_testkit::link_conformance::{self, World};
use p2pmpi_transport::tcp::{Config, Reach, Tcp};
use p2pmpi_transport::{Link, Peer};

#[derive(Default)]
struct Loopback {
    epoch: u64,
}

fn config(process: u32, processes: u32) -> Config {
    let process = Peer(process);
    Config { process, processes, job: "conformance".to_owned(), secret: [9; 32], reach: Reach::Machine }
}

impl Loopback {
    fn introduce(&mut self, links: &mut [Tcp]) {
        self.epoch += 1;
        let addresses: Vec<Vec<SocketAddr>> = links.iter().map(Tcp::addresses).collect();
        for (me, link) in links.iter_mut().enumerate() {
            for (peer, addresses) in addresses.iter().enumerate().filter(|(peer, _)| *peer != me) {
                link.set_route(Peer(peer as u32), addresses, self.epoch);
            }
        }
    }
}

impl World for Loopback {
    type Link = Tcp;

    fn open(&mut self, processes: u32) -> Vec<Tcp> {
        let open = |process| Tcp::open(config(process, processes)).expect("loopback is there");
        let mut links: Vec<Tcp> = (0..processes).map(open).collect();
        self.introduce(&mut links);
        links
    }

    fn reopen(&mut self, links: &mut [Tcp]) {
        for link in links.iter_mut() {
            assert!(link.addresses().is_empty(), "a quiesced process listens nowhere");
            link.reconnect(None).expect("loopback is there");
        }
        self.introduce(links);
    }

    fn notices_loss(&self) -> bool {
        true
    }
}

#[test]
fn tcp_conforms() {
    link_conformance::links(&mut Loopback::default());
}
