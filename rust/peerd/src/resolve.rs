//! Where the name of a seed leads: `HOST:PORT` or `/ip4/A/tcp/P` to addresses of the overlay.

use std::net::SocketAddr;

/// Every address; none if the name means nothing. Asks the system's resolver for host names only.
pub async fn addresses(name: &str) -> Vec<String> {
    if name.starts_with('/') {
        return vec![name.to_owned()];
    }
    match tokio::net::lookup_host(name).await {
        Ok(found) => found.map(text).collect(),
        Err(_) => Vec::new(),
    }
}

fn text(address: SocketAddr) -> String {
    crate::overlay::libp2p::multiaddr(address).to_string()
}
