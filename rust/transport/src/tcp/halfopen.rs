//! Connections whose handshake is not over: those we dial and those that call us. Each knows how
//! far it is and what it waits for; whether a proven connection is taken is decided in `super`.

use std::io::{self, Read, Write};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

use mio::net::TcpStream;

use super::handshake::{self, CHALLENGE, HELLO, Member, NONCE, PROOF, Stranger};
use super::members::Members;
use crate::Peer;

/// A caller that has not shown a hello of this job within this time is sent away.
pub const STRANGER_LIMIT: Duration = Duration::from_secs(5);
/// How long one waits whom this process does not know: the word that it will come takes another way.
pub const INTRODUCTION_LIMIT: Duration = Duration::from_secs(1);
/// A caller with a hello of this job may be busy computing between two steps.
pub const MEMBER_LIMIT: Duration = Duration::from_secs(60);

/// What a step of a handshake came to.
#[derive(Debug)]
pub enum Step {
    /// More has to arrive.
    Waits,
    /// Dialer: the acceptor is who it should be and now has our proof.
    ProofSent,
    /// Dialer: the acceptor's answer to our proof.
    Verdict(bool),
    /// Acceptor: this peer has proven itself and waits for the verdict.
    Proven(Peer),
    /// It failed, for this reason.
    Failed(String),
    /// Acceptor: a member of the job has given this connection up, as both ends may dial at once.
    Left,
}

/// A connection that we opened.
#[derive(Debug)]
pub struct Dial {
    pub stream: TcpStream,
    pub peer: Peer,
    pub to: SocketAddr,
    pub since: Instant,
    hello: [u8; HELLO],
    pub stage: DialStage,
    bytes: Bytes<CHALLENGE>,
}

/// How far a [`Dial`] is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialStage {
    Connecting,
    AwaitsChallenge,
    AwaitsVerdict,
}

/// A connection that somebody opened to us.
#[derive(Debug)]
pub struct Answer {
    pub stream: TcpStream,
    pub from: SocketAddr,
    pub since: Instant,
    pub stage: AnswerStage,
    bytes: Bytes<HELLO>,
}

/// How far an [`Answer`] is.
#[derive(Debug)]
pub enum AnswerStage {
    AwaitsHello,
    /// Not one of those whom this process knows, for this reason; it may be about to be introduced.
    Unknown {
        hello: Box<[u8; HELLO]>,
        why: Stranger,
    },
    AwaitsProof {
        peer: Peer,
        opening: Box<([u8; HELLO], [u8; CHALLENGE])>,
    },
    /// Waits until our own dial to the same peer has succeeded or failed.
    Proven(Peer),
}

/// The bytes of one message, as far as they have arrived.
#[derive(Debug)]
struct Bytes<const MAX: usize> {
    bytes: [u8; MAX],
    filled: usize,
}

impl<const MAX: usize> Bytes<MAX> {
    fn new() -> Bytes<MAX> {
        Bytes { bytes: [0; MAX], filled: 0 }
    }

    /// Reads until `N` bytes are here, never further: what follows belongs to the next step.
    fn read<const N: usize>(&mut self, stream: &mut TcpStream) -> io::Result<Option<[u8; N]>> {
        while self.filled < N {
            match stream.read(&mut self.bytes[self.filled..N]) {
                Ok(0) => return Err(io::ErrorKind::UnexpectedEof.into()),
                Ok(count) => self.filled += count,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(None),
                Err(error) => return Err(error),
            }
        }
        self.filled = 0;
        Ok(self.bytes.first_chunk::<N>().copied())
    }
}

/// Writes a handshake message, which always fits the empty buffer of a new socket.
fn write(stream: &mut TcpStream, message: &[u8]) -> io::Result<()> {
    match stream.write(message)? {
        count if count == message.len() => Ok(()),
        _ => Err(io::ErrorKind::WriteZero.into()),
    }
}

/// The other end has closed the connection.
fn has_left(error: &io::Error) -> bool {
    use io::ErrorKind::{BrokenPipe, ConnectionReset, UnexpectedEof};
    matches!(error.kind(), UnexpectedEof | ConnectionReset | BrokenPipe)
}

/// A fresh nonce.
///
/// # Errors
/// The kernel gives no random bytes.
pub fn nonce() -> io::Result<[u8; NONCE]> {
    let mut nonce = [0; NONCE];
    p2pmpi_sys::host::random(&mut nonce)?;
    Ok(nonce)
}

impl Dial {
    /// Starts to connect to `to`, where `peer` should be.
    ///
    /// # Errors
    /// The kernel refuses at once.
    pub fn start(members: &Members, peer: Peer, to: SocketAddr, now: Instant) -> io::Result<Dial> {
        let (member, index) = members.towards(peer);
        let hello = member.hello(index, &nonce()?);
        let stream = TcpStream::connect(to)?;
        let stage = DialStage::Connecting;
        Ok(Dial { stream, peer, to, since: now, hello, stage, bytes: Bytes::new() })
    }

    /// Goes on after something has happened on the socket.
    pub fn step(&mut self, members: &Members) -> Step {
        match self.advance(members.towards(self.peer).0) {
            Ok(step) => step,
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Step::Failed(format!("{}: the other end closed during the handshake", self.to))
            }
            Err(error) => Step::Failed(format!("{}: {error}", self.to)),
        }
    }

    fn advance(&mut self, member: &Member) -> io::Result<Step> {
        if self.stage == DialStage::Connecting {
            if let Some(error) = self.stream.take_error()? {
                return Err(error);
            }
            match self.stream.peer_addr() {
                Ok(_) => {}
                Err(error) if error.kind() == io::ErrorKind::NotConnected => return Ok(Step::Waits),
                Err(error) => return Err(error),
            }
            self.stream.set_nodelay(true)?;
            write(&mut self.stream, &self.hello)?;
            self.stage = DialStage::AwaitsChallenge;
        }
        if self.stage == DialStage::AwaitsChallenge {
            let Some(challenge) = self.bytes.read::<CHALLENGE>(&mut self.stream)? else {
                return Ok(Step::Waits);
            };
            let proof = match member.prove(&self.hello, &challenge) {
                Ok(proof) => proof,
                Err(stranger) => return Ok(Step::Failed(format!("{}: {stranger}", self.to))),
            };
            write(&mut self.stream, &proof)?;
            self.stage = DialStage::AwaitsVerdict;
            return Ok(Step::ProofSent);
        }
        Ok(match self.bytes.read::<1>(&mut self.stream)? {
            None => Step::Waits,
            Some([handshake::ACCEPTED]) => Step::Verdict(true),
            Some([handshake::DUPLICATE]) => Step::Verdict(false),
            Some(_) => Step::Failed(format!("{}: {}", self.to, Stranger::BadVerdict)),
        })
    }
}

impl Answer {
    /// A caller from `from`, not yet known.
    pub fn new(stream: TcpStream, from: SocketAddr, now: Instant) -> Answer {
        Answer { stream, from, since: now, stage: AnswerStage::AwaitsHello, bytes: Bytes::new() }
    }

    /// The caller has shown a hello of this job.
    pub fn is_member(&self) -> bool {
        !matches!(self.stage, AnswerStage::AwaitsHello | AnswerStage::Unknown { .. })
    }

    /// Goes on after something has happened on the socket.
    pub fn step(&mut self, members: &Members, now: Instant) -> Step {
        match self.advance(members, now) {
            Ok(step) => step,
            Err(error) if has_left(&error) && matches!(self.stage, AnswerStage::AwaitsProof { .. }) => {
                Step::Left
            }
            Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
                Step::Failed("the caller closed during the handshake".to_owned())
            }
            Err(error) => Step::Failed(error.to_string()),
        }
    }

    fn advance(&mut self, members: &Members, now: Instant) -> io::Result<Step> {
        let hello = match &self.stage {
            AnswerStage::AwaitsHello => {
                let Some(hello) = self.bytes.read::<HELLO>(&mut self.stream)? else { return Ok(Step::Waits) };
                Some(hello)
            }
            AnswerStage::Unknown { hello, .. } => Some(**hello),
            AnswerStage::AwaitsProof { .. } | AnswerStage::Proven(_) => None,
        };
        if let Some(hello) = hello {
            let (peer, challenge) = match members.challenge(&hello, &nonce()?) {
                Ok(answer) => answer,
                Err(why @ (Stranger::OtherJob | Stranger::OtherProcess)) => {
                    if matches!(self.stage, AnswerStage::AwaitsHello) {
                        self.stage = AnswerStage::Unknown { hello: Box::new(hello), why };
                        self.since = now;
                    }
                    return Ok(Step::Waits);
                }
                Err(stranger) => return Ok(Step::Failed(stranger.to_string())),
            };
            self.stream.set_nodelay(true)?;
            write(&mut self.stream, &challenge)?;
            self.stage = AnswerStage::AwaitsProof { peer, opening: Box::new((hello, challenge)) };
            self.since = now;
        }
        if let AnswerStage::AwaitsProof { peer, opening } = &self.stage {
            let peer = *peer;
            let Some(proof) = self.bytes.read::<PROOF>(&mut self.stream)? else { return Ok(Step::Waits) };
            if let Err(stranger) = members.towards(peer).0.admit(&opening.0, &opening.1, &proof) {
                return Ok(Step::Failed(stranger.to_string()));
            }
            self.stage = AnswerStage::Proven(peer);
            return Ok(Step::Proven(peer));
        }
        // Nothing may follow the proof before the verdict: this finds out when the caller leaves.
        match self.bytes.read::<1>(&mut self.stream)? {
            None => Ok(Step::Waits),
            Some(_) => Ok(Step::Failed("the caller sent frames before it was accepted".to_owned())),
        }
    }

    /// Ends the handshake.
    ///
    /// # Errors
    /// The caller has gone.
    pub fn verdict(&mut self, accepted: bool) -> io::Result<()> {
        write(&mut self.stream, &[if accepted { handshake::ACCEPTED } else { handshake::DUPLICATE }])
    }
}
