//! What callers without the job's secret can do to a rank: nothing but be counted.

use std::io::{ErrorKind, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use p2pmpi_testkit::random::Random;
use p2pmpi_transport::tcp::handshake::{CHALLENGE, HELLO, Member};
use p2pmpi_transport::tcp::{Config, Reach, Tcp};
use p2pmpi_transport::{Link, Peer, Refused, Sink};
use p2pmpi_wire::{Envelope, Header};

const SECRET: [u8; 32] = [3; 32];

fn open(process: u32, secret: [u8; 32]) -> Tcp {
    let process = Peer(process);
    let config = Config { process, processes: 4, job: "hostile".into(), secret, reach: Reach::Machine };
    Tcp::open(config).expect("loopback is there")
}

/// What a rank sees.
#[derive(Default)]
struct Seen {
    frames: Vec<(Peer, Header)>,
    lost: Vec<(Peer, String)>,
}

impl Sink for Seen {
    fn on_frame(&mut self, peer: Peer, header: Header, _payload: &[u8]) {
        self.frames.push((peer, header));
    }

    fn on_lost(&mut self, peer: Peer, why: String) {
        self.lost.push((peer, why));
    }
}

/// Polls `links` until `done`.
fn until(links: &mut [&mut Tcp], seen: &mut Seen, mut done: impl FnMut(&mut Seen, &mut [&mut Tcp]) -> bool) {
    let begun = Instant::now();
    while !done(seen, links) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?} {:?}", seen.frames.len(), seen.lost);
        for link in links.iter_mut() {
            link.poll(seen, 16);
        }
    }
}

fn eager(sequence: u64, length: u64) -> Header {
    Header::Eager { envelope: Envelope { context: 1, source: 1, destination: 0, tag: 0, sequence, length } }
}

/// The job goes on: a frame from 1 to 0 arrives, although strangers are around. Answers process 1.
fn a_member_gets_through(target: &mut Tcp, seen: &mut Seen) -> Tcp {
    let mut member = open(1, SECRET);
    let addresses = target.addresses();
    member.set_route(Peer(0), &addresses, 1);
    until(&mut [target, &mut member], seen, |_, links| {
        let sent = links[1].try_send(Peer(0), &eager(1, 0), |_, _| {});
        if let Err(Refused::NoRoute) = sent {
            // Where this machine stood still in the middle of a handshake, the engine asks again.
            links[1].set_route(Peer(0), &addresses, 1);
        }
        sent.is_ok()
    });
    until(&mut [target], seen, |seen, _| seen.frames.contains(&(Peer(1), eager(1, 0))));
    member
}

fn call(target: &Tcp) -> TcpStream {
    let stream = TcpStream::connect(target.addresses()[0]).expect("it listens");
    stream.set_nodelay(true).expect("a socket");
    stream
}

/// True when the other end has closed.
fn is_closed(stream: &mut TcpStream) -> bool {
    stream.set_nonblocking(true).expect("a socket");
    let mut bytes = [0; 1024];
    loop {
        match stream.read(&mut bytes) {
            Ok(0) => return true,
            Ok(_) => {}
            Err(error) => return error.kind() != ErrorKind::WouldBlock,
        }
    }
}

fn is_refused(target: &mut Tcp, seen: &mut Seen, stream: &mut TcpStream, why: &str) {
    until(&mut [target], seen, |_, _| is_closed(stream));
    let recent = &target.refusals().recent;
    assert!(recent.iter().any(|line| line.contains(why)), "{why:?} is not in {recent:?}");
}

#[test]
fn garbage_other_versions_jobs_and_secrets_are_refused_and_counted() {
    let (mut target, mut seen) = (open(0, SECRET), Seen::default());
    let member = |job: &str, secret| Member::new(job, &secret, Peer(1), 4);
    let good = member("hostile", SECRET).hello(Peer(0), &[1; 32]);
    let mut old = good;
    old[8] ^= 0xff;
    let hellos: [(Vec<u8>, &str); 6] = [
        (b"GET / HTTP/1.1\r\nHost: somewhere\r\n\r\n".repeat(10), "does not speak this protocol"),
        (old.to_vec(), "version"),
        (member("other", SECRET).hello(Peer(0), &[1; 32]).to_vec(), "another job"),
        (member("hostile", [4; 32]).hello(Peer(0), &[1; 32]).to_vec(), "does not know the secret"),
        (member("hostile", SECRET).hello(Peer(2), &[1; 32]).to_vec(), "another process"),
        (good[..HELLO - 1].to_vec(), "closed during the handshake"),
    ];
    for (count, (hello, why)) in (1..).zip(hellos) {
        let mut stream = call(&target);
        stream.write_all(&hello).expect("it is read");
        if hello.len() < HELLO {
            stream.shutdown(std::net::Shutdown::Write).expect("a socket");
        }
        is_refused(&mut target, &mut seen, &mut stream, why);
        assert_eq!(target.refusals().count, count);
    }
    let _member = a_member_gets_through(&mut target, &mut seen);
    assert!(seen.lost.is_empty(), "{:?}", seen.lost);
}

/// A recorded conversation, played again word for word, gets no further than the challenge.
#[test]
fn a_replayed_handshake_is_refused() {
    let (mut target, mut seen) = (open(0, SECRET), Seen::default());
    let member = Member::new("hostile", &SECRET, Peer(1), 4);
    let hello = member.hello(Peer(0), &[1; 32]);
    let mut shake = |proof: Option<[u8; 32]>| {
        let mut stream = call(&target);
        stream.write_all(&hello).expect("it is read");
        stream.set_nonblocking(true).expect("a socket");
        let (mut challenge, mut filled) = ([0; CHALLENGE], 0);
        until(&mut [&mut target], &mut seen, |_, _| {
            filled += stream.read(&mut challenge[filled..]).unwrap_or(0);
            filled == CHALLENGE
        });
        let proof = proof.unwrap_or_else(|| member.prove(&hello, &challenge).expect("the rank is real"));
        stream.write_all(&proof).expect("it is read");
        (stream, proof)
    };
    let (first, proof) = shake(None);
    let (mut second, _) = shake(Some(proof));
    is_refused(&mut target, &mut seen, &mut second, "does not know the secret");
    assert!(seen.lost.is_empty());
    drop(first);
}

/// More silent callers than are let in at once, and one byte at a time: members still get through,
/// and the silent ones are sent away.
#[test]
fn a_flood_of_slow_callers_keeps_no_member_out() {
    let (mut target, mut seen) = (open(0, SECRET), Seen::default());
    let mut slow: Vec<TcpStream> = Vec::new();
    for _ in 0..400 {
        let mut stream = call(&target);
        stream.write_all(b"P").expect("a socket");
        slow.push(stream);
        target.poll(&mut seen, 16);
    }
    let _member = a_member_gets_through(&mut target, &mut seen);
    until(&mut [&mut target], &mut seen, |_, _| slow.iter_mut().all(is_closed));
    assert!(target.refusals().recent.iter().any(|line| line.contains("not finished in time")));
    assert!(seen.lost.is_empty(), "{:?}", seen.lost);
}

/// A peer whose stream turns to garbage is lost, with the reason; the others are not.
#[test]
fn a_garbage_frame_ends_that_link_only() {
    let mut random = Random::new(8);
    for round in 0..20 {
        let (mut target, mut seen) = (open(0, SECRET), Seen::default());
        let member = Member::new("hostile", &SECRET, Peer(2), 4);
        let hello = member.hello(Peer(0), &[1; 32]);
        let mut stream = call(&target);
        stream.write_all(&hello).expect("it is read");
        stream.set_nonblocking(true).expect("a socket");
        let mut answer = Vec::new();
        let mut proven = false;
        until(&mut [&mut target], &mut seen, |_, _| {
            let mut bytes = [0; CHALLENGE + 1];
            let count = stream.read(&mut bytes).unwrap_or(0);
            answer.extend_from_slice(&bytes[..count]);
            if let (false, Some(challenge)) = (proven, answer.first_chunk()) {
                let proof = member.prove(&hello, challenge).expect("the rank is real");
                stream.write_all(&proof).expect("it is read");
                proven = true;
            }
            answer.len() == CHALLENGE + 1
        });
        stream.set_nonblocking(false).expect("a socket");
        stream.write_all(&eager(1, 0).emit()).expect("it is read");
        match round % 4 {
            0 => stream.write_all(&[0xff; 64]).expect("it is read"),
            1 => stream.write_all(&eager(2, 1 << 40).emit()).expect("it is read"),
            2 => stream.write_all(&eager(2, 100).emit()).expect("it is read"),
            _ => {
                let mut bytes = eager(2, 0).emit();
                bytes[random.below(4)] ^= 0x80;
                stream.write_all(&bytes).expect("it is read");
            }
        }
        drop(stream);
        until(&mut [&mut target], &mut seen, |seen, _| !seen.lost.is_empty());
        assert_eq!(seen.frames, [(Peer(2), eager(1, 0))], "what came before counts");
        assert_eq!(seen.lost[0].0, Peer(2));
        let refused = target.try_send(Peer(2), &eager(1, 0), |_, _| {});
        assert!(matches!(refused, Err(Refused::Unreachable(_))), "{refused:?}");
        let _member = a_member_gets_through(&mut target, &mut seen);
        assert_eq!(seen.lost.len(), 1, "{:?}", seen.lost);
    }
}

/// Random bytes, in random portions, before and after a valid beginning.
#[test]
fn random_callers_do_no_harm() {
    let (mut target, mut seen) = (open(0, SECRET), Seen::default());
    let mut random = Random::new(21);
    let hello = Member::new("hostile", &SECRET, Peer(3), 4).hello(Peer(0), &[5; 32]);
    for _ in 0..300 {
        let mut stream = call(&target);
        let mut bytes: Vec<u8> = if random.chance(0.5) { hello.to_vec() } else { Vec::new() };
        bytes.extend((0..random.below(400)).map(|_| random.bits() as u8));
        if random.chance(0.5) && !bytes.is_empty() {
            let at = random.below(bytes.len());
            bytes[at] ^= 1 << random.below(8);
        }
        for part in bytes.chunks(1 + random.below(200)) {
            // The rank may have closed already.
            let _ = stream.write_all(part);
            target.poll(&mut seen, 16);
        }
    }
    let _member = a_member_gets_through(&mut target, &mut seen);
    assert!(seen.lost.is_empty() && seen.frames.len() == 1, "{:?} {:?}", seen.lost, seen.frames);
}

/// Whoever answers at a rank's address without the secret is not talked to, and the sender learns it.
#[test]
fn an_impostor_at_the_address_of_a_rank_gets_no_frame() {
    let (mut caller, mut seen) = (open(1, SECRET), Seen::default());
    let impostor = open(0, [6; 32]);
    let nobody: SocketAddr = "127.0.0.1:1".parse().expect("an address");
    let mut impostor = impostor;
    let mut epoch = 0;
    let mut last = Refused::Busy;
    let addresses = [impostor.addresses()[0], nobody];
    until(&mut [&mut caller, &mut impostor], &mut seen, |_, links| {
        match links[0].try_send(Peer(0), &eager(1, 0), |_, _| {}) {
            Err(Refused::NoRoute) => {
                // The agent answers as often as it is asked.
                epoch = 1;
                links[0].set_route(Peer(0), &addresses, epoch);
            }
            Err(refused) => last = refused,
            Ok(_) => panic!("the impostor was given a frame"),
        }
        matches!(last, Refused::Unreachable(_))
    });
    let why = last.to_string();
    assert!(why.contains("127.0.0.1:1") && why.contains("refused"), "{why}");
    assert!(seen.frames.is_empty());
}
