//! The real network: tcp, noise, yamux, LAN discovery by mDNS. The grid's key is mixed into every
//! noise handshake as its prologue, so that a handshake with somebody who does not hold it fails
//! before anything else is said; protocol names contain the grid's name.
//!
//! Bounds: connections in all, in progress and per peer; time for a handshake; messages in flight
//! and waiting per peer; bytes per message. The address book belongs to the caller.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use ::libp2p::allow_block_list::{self, BlockedPeers};
use ::libp2p::connection_limits::{self, ConnectionLimits};
use ::libp2p::core::upgrade::Version;
use ::libp2p::futures::{AsyncReadExt, AsyncWriteExt, StreamExt};
use ::libp2p::identity::{Keypair, PublicKey, ed25519};
use ::libp2p::multiaddr::Protocol;
use ::libp2p::request_response::{self, ProtocolSupport};
use ::libp2p::swarm::behaviour::toggle::Toggle;
use ::libp2p::swarm::dial_opts::{DialOpts, PeerCondition};
use ::libp2p::swarm::{ConnectionId, DialError, NetworkBehaviour, SwarmEvent};
use ::libp2p::{Multiaddr, StreamProtocol, Swarm, Transport, identify, mdns, noise, tcp, yamux};
use libp2p_stream as streams;
use p2pmpi_grid::PeerId;
use p2pmpi_grid::message::ADDRESSES_MAX;
use tokio::sync::mpsc;

use super::{ByteStream, Event, MESSAGE_MAX, Overlay, WAITING_MAX};
use crate::error::Error;
use crate::key::GridKey;
use crate::log::Log;

/// Connections that may stand at once, and that may be in their handshake.
const ESTABLISHED_MAX: u32 = 1024;
const PENDING_MAX: u32 = 64;
/// Both ends may connect at once, and one more may replace a half-dead one.
const PER_PEER_MAX: u32 = 3;
/// A connection that takes longer to prove itself is closed.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// Idle connections close after this; pings of the peer cache come more often.
const IDLE: Duration = Duration::from_secs(180);
/// A message that is not taken in this time is lost.
const TAKE: Duration = Duration::from_secs(10);
/// Messages on their way to one peer at a time; the rest waits here.
const IN_FLIGHT_MAX: usize = 8;
/// Streams that may be opening at once.
const OPENING_MAX: usize = 64;

/// How to start.
pub struct Options {
    /// Secret half of the peer's ed25519 key.
    pub identity: [u8; 32],
    /// The grid.
    pub grid: GridKey,
    /// Where to listen.
    pub listen: Vec<SocketAddr>,
    /// Look for peers, and answer those who look, by multicast on the local networks.
    pub lan: bool,
}

#[derive(NetworkBehaviour)]
struct Behaviour {
    limits: connection_limits::Behaviour,
    blocked: allow_block_list::Behaviour<BlockedPeers>,
    identify: identify::Behaviour,
    messages: request_response::Behaviour<Codec>,
    streams: streams::Behaviour,
    lan: Toggle<mdns::tokio::Behaviour>,
}

/// A message is everything until the end of its substream; the answer is that end alone.
#[derive(Clone, Default)]
struct Codec;

impl request_response::Codec for Codec {
    type Protocol = StreamProtocol;
    type Request = Vec<u8>;
    type Response = ();

    async fn read_request<T>(&mut self, _: &Self::Protocol, io: &mut T) -> io::Result<Vec<u8>>
    where
        T: ::libp2p::futures::AsyncRead + Unpin + Send,
    {
        let mut bytes = Vec::new();
        io.take(MESSAGE_MAX as u64 + 1).read_to_end(&mut bytes).await?;
        if bytes.len() > MESSAGE_MAX {
            let text = format!("a message of more than {MESSAGE_MAX} bytes");
            return Err(io::Error::new(io::ErrorKind::InvalidData, text));
        }
        Ok(bytes)
    }

    async fn read_response<T>(&mut self, _: &Self::Protocol, io: &mut T) -> io::Result<()>
    where
        T: ::libp2p::futures::AsyncRead + Unpin + Send,
    {
        match io.read(&mut [0]).await? {
            0 => Ok(()),
            _ => Err(io::Error::new(io::ErrorKind::InvalidData, "an answer where none belongs")),
        }
    }

    async fn write_request<T>(&mut self, _: &Self::Protocol, io: &mut T, bytes: Vec<u8>) -> io::Result<()>
    where
        T: ::libp2p::futures::AsyncWrite + Unpin + Send,
    {
        io.write_all(&bytes).await
    }

    async fn write_response<T>(&mut self, _: &Self::Protocol, _: &mut T, (): ()) -> io::Result<()>
    where
        T: ::libp2p::futures::AsyncWrite + Unpin + Send,
    {
        Ok(())
    }
}

/// Messages to one peer.
#[derive(Default)]
struct Outbox {
    in_flight: usize,
    waiting: VecDeque<Vec<u8>>,
}

type Opened = (u64, Result<Box<dyn ByteStream>, String>);

/// The overlay of a running daemon.
pub struct Libp2p {
    me: PeerId,
    swarm: Swarm<Behaviour>,
    protocol: StreamProtocol,
    incoming: streams::IncomingStreams,
    control: streams::Control,
    opening: usize,
    opened: mpsc::Receiver<Opened>,
    report_opened: mpsc::Sender<Opened>,
    book: HashMap<PeerId, Vec<Multiaddr>>,
    outboxes: HashMap<PeerId, Outbox>,
    dials: HashMap<ConnectionId, String>,
    /// The other end of every connection.
    ends: HashMap<ConnectionId, IpAddr>,
    ready: VecDeque<Event>,
}

impl Libp2p {
    /// Starts listening; fails if no address can be listened at.
    pub fn start(options: Options, log: &Log) -> Result<Libp2p, Error> {
        let mut secret = options.identity;
        let keypair = Keypair::ed25519_from_bytes(&mut secret).expect("32 bytes are a secret key");
        let me = name_of(&keypair.public()).expect("the key is ed25519");
        let grid = options.grid.name().to_owned();
        let protocol = |what: &str| {
            StreamProtocol::try_from_owned(format!("/p2pmpi/{grid}/{what}/1")).expect("begins with a slash")
        };
        let messages = request_response::Behaviour::with_codec(
            Codec,
            [(protocol("message"), ProtocolSupport::Full)],
            request_response::Config::default()
                .with_request_timeout(TAKE)
                .with_max_concurrent_streams(4 * IN_FLIGHT_MAX),
        );
        let lan = match options.lan {
            true => mdns::tokio::Behaviour::new(mdns::Config::default(), keypair.public().to_peer_id())
                .inspect_err(|error| log.say(format!("no LAN discovery: {error}")))
                .ok(),
            false => None,
        };
        let streams = streams::Behaviour::new();
        let mut control = streams.new_control();
        let stream_protocol = protocol("stream");
        let incoming = control.accept(stream_protocol.clone()).expect("registered once");
        let identify = identify::Config::new(format!("/p2pmpi/{grid}/1"), keypair.public());
        let behaviour = Behaviour {
            limits: connection_limits::Behaviour::new(limits()),
            blocked: allow_block_list::Behaviour::default(),
            identify: identify::Behaviour::new(identify.with_cache_size(0)),
            messages,
            streams,
            lan: lan.into(),
        };
        let noise = noise::Config::new(&keypair)
            .map_err(|error| Error::Overlay { what: "make a noise key".into(), why: error.to_string() })?
            .with_prologue(options.grid.prologue());
        let transport = tcp::tokio::Transport::new(tcp::Config::default().nodelay(true))
            .upgrade(Version::V1Lazy)
            .authenticate(noise)
            .multiplex(yamux::Config::default())
            .timeout(HANDSHAKE)
            .boxed();
        let config = ::libp2p::swarm::Config::with_tokio_executor().with_idle_connection_timeout(IDLE);
        let mut swarm = Swarm::new(transport, behaviour, keypair.public().to_peer_id(), config);
        for address in &options.listen {
            swarm.listen_on(multiaddr(*address)).map_err(|error| Error::Overlay {
                what: format!("listen at {address}"),
                why: error.to_string(),
            })?;
        }
        let (report_opened, opened) = mpsc::channel(OPENING_MAX);
        Ok(Libp2p {
            me,
            swarm,
            protocol: stream_protocol,
            incoming,
            control,
            opening: 0,
            opened,
            report_opened,
            book: HashMap::new(),
            outboxes: HashMap::new(),
            dials: HashMap::new(),
            ends: HashMap::new(),
            ready: VecDeque::new(),
        })
    }

    /// Fills the window of messages on their way to `to`.
    fn pump(&mut self, to: PeerId) {
        let Some(outbox) = self.outboxes.get_mut(&to) else { return };
        let Ok(peer) = peer_id(to) else {
            self.outboxes.remove(&to);
            return;
        };
        let addresses = self.book.get(&to).cloned().unwrap_or_default();
        while outbox.in_flight < IN_FLIGHT_MAX
            && let Some(bytes) = outbox.waiting.pop_front()
        {
            outbox.in_flight += 1;
            let messages = &mut self.swarm.behaviour_mut().messages;
            messages.send_request_with_addresses(&peer, bytes, addresses.clone());
        }
        if outbox.in_flight == 0 {
            self.outboxes.remove(&to);
        }
    }

    fn on_swarm(&mut self, event: SwarmEvent<BehaviourEvent>) {
        match event {
            SwarmEvent::Behaviour(BehaviourEvent::Messages(event)) => self.on_message(event),
            SwarmEvent::Behaviour(BehaviourEvent::Identify(event)) => self.on_identify(event),
            SwarmEvent::Behaviour(BehaviourEvent::Lan(mdns::Event::Discovered(found))) => {
                for (peer, address) in found {
                    if let Some(peer) = name_of_id(&peer) {
                        let address = without_peer(address).to_string();
                        self.ready.push_back(Event::Discovered { peer, address });
                    }
                }
            }
            SwarmEvent::NewListenAddr { address, .. } => {
                self.ready.push_back(Event::Listening(address.to_string()));
            }
            SwarmEvent::ListenerClosed { addresses, reason, .. } => {
                let why = reason.err().map_or("closed".to_owned(), |error| error.to_string());
                self.ready.push_back(Event::Note(format!("no longer listening at {addresses:?}: {why}")));
            }
            SwarmEvent::ConnectionEstablished { connection_id, endpoint, .. } => {
                if let Some(ip) = ip_of(endpoint.get_remote_address()) {
                    self.ends.insert(connection_id, ip);
                }
            }
            SwarmEvent::ConnectionClosed { peer_id, connection_id, num_established, .. } => {
                self.ends.remove(&connection_id);
                if let Some(peer) = name_of_id(&peer_id).filter(|_| num_established == 0) {
                    self.ready.push_back(Event::Lost(peer));
                }
            }
            SwarmEvent::IncomingConnectionError { send_back_addr, error, .. } => {
                let text = format!("refused a connection from {send_back_addr}: {}", chain(&error));
                self.ready.push_back(Event::Note(text));
            }
            SwarmEvent::OutgoingConnectionError { connection_id, peer_id, error } => {
                self.on_dial_failure(connection_id, peer_id.as_ref().and_then(name_of_id), &error);
            }
            _ => {}
        }
    }

    fn on_dial_failure(&mut self, connection: ConnectionId, peer: Option<PeerId>, error: &DialError) {
        let why = match error {
            DialError::DialPeerConditionFalse(_) => return,
            DialError::Transport(tried) => {
                let tried = tried.iter().map(|(address, error)| format!("{address}: {}", chain(error)));
                tried.collect::<Vec<_>>().join("; ")
            }
            other => chain(other),
        };
        match (self.dials.remove(&connection), peer) {
            (Some(address), _) => self.ready.push_back(Event::NoAnswer { address, why }),
            (None, Some(peer)) => self.ready.push_back(Event::Unreachable { peer, why }),
            (None, None) => {}
        }
    }

    fn on_identify(&mut self, event: identify::Event) {
        let identify::Event::Received { connection_id, peer_id, info } = event else { return };
        let Some(peer) = name_of_id(&peer_id) else { return };
        let dialled = self.dials.remove(&connection_id);
        let listening = info.listen_addrs.into_iter().map(without_peer).collect();
        let listening = reachable(listening, self.ends.get(&connection_id).copied());
        let listening = listening.into_iter().map(|address| address.to_string());
        let mut addresses: Vec<String> = dialled.iter().cloned().chain(listening).collect();
        addresses.dedup();
        addresses.truncate(ADDRESSES_MAX);
        self.ready.push_back(Event::Reached { peer, addresses, dialled });
    }

    fn on_message(&mut self, event: request_response::Event<Vec<u8>, ()>) {
        use request_response::{Event as Happened, Message};
        match event {
            Happened::Message { peer, message: Message::Request { request, channel, .. }, .. } => {
                // The connection may be gone already; the sender then counts the message as lost.
                let _ = self.swarm.behaviour_mut().messages.send_response(channel, ());
                if let Some(from) = name_of_id(&peer) {
                    self.ready.push_back(Event::Message { from, bytes: request });
                }
            }
            Happened::Message { peer, message: Message::Response { .. }, .. } => self.on_taken(&peer, None),
            Happened::OutboundFailure { peer, error, .. } => self.on_taken(&peer, Some(error.to_string())),
            Happened::InboundFailure { peer, error, .. } => {
                let who = name_of_id(&peer).map_or(peer.to_string(), |peer| peer.to_string());
                self.ready.push_back(Event::Note(format!("a message of peer {who} was refused: {error}")));
            }
            Happened::ResponseSent { .. } => {}
        }
    }

    /// One message fewer is on its way to that peer; if it failed, those that wait are lost too.
    fn on_taken(&mut self, peer: &::libp2p::PeerId, failure: Option<String>) {
        let Some(peer) = name_of_id(peer) else { return };
        let Some(outbox) = self.outboxes.get_mut(&peer) else { return };
        outbox.in_flight -= 1;
        if let Some(why) = failure {
            outbox.waiting.clear();
            self.ready.push_back(Event::Unreachable { peer, why });
        }
        self.pump(peer);
    }
}

impl Overlay for Libp2p {
    fn me(&self) -> PeerId {
        self.me
    }

    fn addresses(&self) -> Vec<String> {
        self.swarm.listeners().map(ToString::to_string).collect()
    }

    fn dial(&mut self, address: &str) {
        let no_answer = |why: String| Event::NoAnswer { address: address.to_owned(), why };
        let target = match address.parse::<Multiaddr>() {
            Ok(target) => target,
            Err(error) => return self.ready.push_back(no_answer(error.to_string())),
        };
        let options = DialOpts::unknown_peer_id().address(target).build();
        let connection = options.connection_id();
        match self.swarm.dial(options) {
            Ok(()) => drop(self.dials.insert(connection, address.to_owned())),
            Err(error) => self.ready.push_back(no_answer(chain(&error))),
        }
    }

    fn introduce(&mut self, peer: PeerId, addresses: &[String]) {
        let parsed = addresses.iter().take(ADDRESSES_MAX).filter_map(|address| address.parse().ok());
        self.book.insert(peer, parsed.collect());
    }

    fn forget(&mut self, peer: PeerId) {
        self.book.remove(&peer);
    }

    fn block(&mut self, peer: PeerId) {
        if let Ok(peer) = peer_id(peer) {
            self.swarm.behaviour_mut().blocked.block_peer(peer);
        }
    }

    fn send(&mut self, to: PeerId, bytes: Vec<u8>) {
        if bytes.len() > MESSAGE_MAX {
            let text = format!("a message of {} bytes to peer {to} was not sent: too long", bytes.len());
            return self.ready.push_back(Event::Note(text));
        }
        let outbox = self.outboxes.entry(to).or_default();
        if outbox.waiting.len() == WAITING_MAX {
            let text = format!("a message to peer {to} was lost: {WAITING_MAX} others wait");
            return self.ready.push_back(Event::Note(text));
        }
        outbox.waiting.push_back(bytes);
        self.pump(to);
    }

    fn open(&mut self, to: PeerId, ticket: u64) {
        let refuse = |why: String| Event::Opened { ticket, stream: Err(why) };
        if self.opening == OPENING_MAX {
            return self.ready.push_back(refuse(format!("{OPENING_MAX} streams are opening already")));
        }
        let Ok(peer) = peer_id(to) else {
            return self.ready.push_back(refuse(format!("peer {to} has no valid key")));
        };
        if !self.swarm.is_connected(&peer) {
            let addresses = self.book.get(&to).cloned().unwrap_or_default();
            let condition = PeerCondition::DisconnectedAndNotDialing;
            let options = DialOpts::peer_id(peer).condition(condition).addresses(addresses).build();
            // A dial in progress serves as well; any other failure is reported by the stream.
            let _ = self.swarm.dial(options);
        }
        self.opening += 1;
        let (mut control, protocol) = (self.control.clone(), self.protocol.clone());
        let report = self.report_opened.clone();
        tokio::spawn(async move {
            let stream = match tokio::time::timeout(HANDSHAKE, control.open_stream(peer, protocol)).await {
                Ok(Ok(stream)) => Ok(super::adapt::boxed(stream)),
                Ok(Err(error)) => Err(chain(&error)),
                Err(_) => Err(format!("no answer within {} s", HANDSHAKE.as_secs())),
            };
            let _ = report.send((ticket, stream)).await;
        });
    }

    async fn next(&mut self) -> Event {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return event;
            }
            tokio::select! {
                event = self.swarm.select_next_some() => self.on_swarm(event),
                Some((ticket, stream)) = self.opened.recv() => {
                    self.opening -= 1;
                    return Event::Opened { ticket, stream };
                }
                Some((peer, stream)) = self.incoming.next() => {
                    if let Some(from) = name_of_id(&peer) {
                        return Event::Accepted { from, stream: super::adapt::boxed(stream) };
                    }
                }
            }
        }
    }
}

fn limits() -> ConnectionLimits {
    ConnectionLimits::default()
        .with_max_pending_incoming(Some(PENDING_MAX))
        .with_max_pending_outgoing(Some(PENDING_MAX))
        .with_max_established(Some(ESTABLISHED_MAX))
        .with_max_established_per_peer(Some(PER_PEER_MAX))
}

/// `/ip4/A/tcp/P` of a socket address.
pub fn multiaddr(address: SocketAddr) -> Multiaddr {
    Multiaddr::from(address.ip()).with(Protocol::Tcp(address.port()))
}

fn without_peer(mut address: Multiaddr) -> Multiaddr {
    if matches!(address.iter().last(), Some(Protocol::P2p(_))) {
        address.pop();
    }
    address
}

fn ip_of(address: &Multiaddr) -> Option<IpAddr> {
    address.iter().find_map(|part| match part {
        Protocol::Ip4(ip) => Some(ip.into()),
        Protocol::Ip6(ip) => Some(ip.into()),
        _ => None,
    })
}

/// Of the addresses at which a peer says that it listens, those that can lead to it: where the
/// connection came from first, loopback only if the connection is of this very machine.
fn reachable(mut listening: Vec<Multiaddr>, end: Option<IpAddr>) -> Vec<Multiaddr> {
    let near = end.is_none_or(|ip| ip.is_loopback());
    listening.retain(|address| ip_of(address).is_none_or(|ip| near || !ip.is_loopback()));
    listening.sort_by_key(|address| ip_of(address) != end);
    listening
}

fn peer_id(peer: PeerId) -> Result<::libp2p::PeerId, ::libp2p::identity::DecodingError> {
    let key = ed25519::PublicKey::try_from_bytes(&peer.0)?;
    Ok(PublicKey::from(key).to_peer_id())
}

fn name_of(key: &PublicKey) -> Option<PeerId> {
    key.clone().try_into_ed25519().ok().map(|key| PeerId(key.to_bytes()))
}

/// A libp2p name of an ed25519 peer contains the key itself; others do not take part.
fn name_of_id(peer: &::libp2p::PeerId) -> Option<PeerId> {
    let multihash: &::libp2p::multihash::Multihash<64> = peer.as_ref();
    name_of(&PublicKey::try_decode_protobuf(multihash.digest()).ok()?)
}

/// An error with its causes, in one line.
fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        let more = cause.to_string();
        if !text.contains(&more) {
            text = format!("{text}: {more}");
        }
        source = cause.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_lead_nowhere_are_left_out() {
        let listening =
            |texts: &[&str]| texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Multiaddr>>();
        let all = listening(&["/ip4/127.0.0.1/tcp/1", "/ip4/192.0.2.7/tcp/1", "/ip4/198.51.100.7/tcp/1"]);
        let end = |text: &str| Some(text.parse().unwrap());
        let far = listening(&["/ip4/198.51.100.7/tcp/1", "/ip4/192.0.2.7/tcp/1"]);
        assert_eq!(reachable(all.clone(), end("198.51.100.7")), far);
        assert_eq!(reachable(all.clone(), end("127.0.0.1")), all);
    }

    #[test]
    fn a_peer_is_named_by_its_key() {
        let keypair = Keypair::ed25519_from_bytes([7; 32]).unwrap();
        let id = keypair.public().to_peer_id();
        let name = name_of_id(&id).unwrap();
        assert_eq!(Some(name), name_of(&keypair.public()));
        assert_eq!(peer_id(name).unwrap(), id);
    }
}
