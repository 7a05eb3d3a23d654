//! Where this process can be reached: one listener per address that the job may use, no more.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use mio::net::TcpListener;

/// More addresses than this are not published.
const ADDRESSES_MAX: usize = 8;

/// From where peers must be able to connect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Only from this machine.
    Machine,
    /// From other machines, through any interface.
    Anywhere,
    /// Through these only: names of interfaces, addresses, or networks such as `10.1.0.0/16`,
    /// separated by commas (P2PMPI_INTERFACE).
    Through(String),
}

/// Opens a listener, on a port of the kernel's choice, on each address within `reach`.
///
/// # Errors
/// No address is within reach, or the kernel refuses a socket.
pub fn listeners(reach: &Reach) -> io::Result<Vec<TcpListener>> {
    let all = p2pmpi_sys::host::addresses();
    let chosen = choose(&all, reach);
    if chosen.is_empty() {
        let names: Vec<String> = all.iter().map(|(name, address)| format!("{name} {address}")).collect();
        let Reach::Through(wanted) = reach else { return Err(io::Error::other("no address to listen on")) };
        return Err(io::Error::new(
            io::ErrorKind::AddrNotAvailable,
            format!("no interface matches {wanted:?}; this machine has: {}", names.join(", ")),
        ));
    }
    chosen.into_iter().map(|address| TcpListener::bind(SocketAddr::new(address, 0))).collect()
}

fn choose(all: &[(String, IpAddr)], reach: &Reach) -> Vec<IpAddr> {
    let loopback = IpAddr::V4(Ipv4Addr::LOCALHOST);
    let mut chosen: Vec<IpAddr> = match reach {
        Reach::Machine => vec![loopback],
        Reach::Anywhere => {
            let usable = |address: &IpAddr| !address.is_loopback() && !is_link_local(address);
            all.iter().map(|(_, address)| *address).filter(usable).collect()
        }
        Reach::Through(wanted) => wanted
            .split(',')
            .flat_map(|want| named(all, want.trim()))
            .filter(|address| !is_link_local(address))
            .collect(),
    };
    // A machine without a network still runs jobs of several peers of its own.
    if chosen.is_empty() && *reach == Reach::Anywhere {
        chosen.push(loopback);
    }
    let mut unique = Vec::new();
    for address in chosen {
        if !unique.contains(&address) {
            unique.push(address);
        }
    }
    unique.sort_by_key(IpAddr::is_ipv6);
    unique.truncate(ADDRESSES_MAX);
    unique
}

/// Link-local addresses mean nothing without the interface's number on the other machine.
fn is_link_local(address: &IpAddr) -> bool {
    match address {
        IpAddr::V4(v4) => v4.is_link_local(),
        IpAddr::V6(v6) => v6.is_unicast_link_local(),
    }
}

fn named(all: &[(String, IpAddr)], want: &str) -> Vec<IpAddr> {
    if let Ok(address) = want.parse::<IpAddr>() {
        // All of 127/8 is this machine, whatever the interface lists.
        let ours = address.is_loopback() || all.iter().any(|(_, other)| *other == address);
        return if ours { vec![address] } else { Vec::new() };
    }
    let network =
        want.split_once('/').and_then(|(base, bits)| Some((base.parse().ok()?, bits.parse().ok()?)));
    let matches = |(name, address): &&(String, IpAddr)| match network {
        Some((base, bits)) => within(*address, base, bits),
        None => name == want,
    };
    all.iter().filter(matches).map(|(_, address)| *address).collect()
}

fn within(address: IpAddr, base: IpAddr, bits: u32) -> bool {
    let (address, base, width) = match (address, base) {
        (IpAddr::V4(a), IpAddr::V4(b)) => (u128::from(a.to_bits()), u128::from(b.to_bits()), 32),
        (IpAddr::V6(a), IpAddr::V6(b)) => (a.to_bits(), b.to_bits(), 128),
        _ => return false,
    };
    let free = if bits <= width { width - bits } else { return false };
    (address ^ base).checked_shr(free).unwrap_or(0) == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn machine() -> Vec<(String, IpAddr)> {
        [
            ("lo", "127.0.0.1"),
            ("lo", "::1"),
            ("eth0", "fe80::1"),
            ("eth0", "fd00::7"),
            ("eth0", "10.1.2.3"),
            ("wlan0", "192.168.1.9"),
        ]
        .map(|(name, address)| (name.to_owned(), address.parse().expect("an address")))
        .to_vec()
    }

    fn chosen(reach: &Reach) -> Vec<String> {
        choose(&machine(), reach).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn each_reach_listens_on_what_it_needs_only() {
        let through = |wanted: &str| chosen(&Reach::Through(wanted.to_owned()));
        assert_eq!(chosen(&Reach::Machine), ["127.0.0.1"]);
        assert_eq!(chosen(&Reach::Anywhere), ["10.1.2.3", "192.168.1.9", "fd00::7"]);
        assert_eq!(through("eth0"), ["10.1.2.3", "fd00::7"]);
        assert_eq!(through("192.168.0.0/16, 10.1.2.3"), ["192.168.1.9", "10.1.2.3"]);
        assert_eq!(through("127.0.0.2"), ["127.0.0.2"]);
        assert_eq!(through("0.0.0.0/0").len(), 3);
        assert!(
            through("eth1").is_empty() && through("10.9.9.9").is_empty() && through("10.0.0.0/99").is_empty()
        );
    }

    #[test]
    fn a_machine_without_a_network_falls_back_to_itself() {
        assert_eq!(choose(&machine()[..2], &Reach::Anywhere), [IpAddr::V4(Ipv4Addr::LOCALHOST)]);
    }

    #[test]
    fn an_unknown_interface_is_named_with_what_there_is() {
        let error = listeners(&Reach::Through("nosuch7".to_owned())).expect_err("no such interface");
        assert!(error.to_string().contains("nosuch7") && error.to_string().contains("127.0.0.1"), "{error}");
    }
}
