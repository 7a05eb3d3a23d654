//! Bodies of the fuzz targets: whatever bytes a stranger sends, a decoder answers with a value or an
//! error, within its bounds. `fuzz/` hands them to libFuzzer; [`inputs`] gives each test run seeded
//! ones, random and mutated from valid messages.

use p2pmpi_launch::codec;
use p2pmpi_launch::node::{FromNode, ToNode};
use p2pmpi_launch::partner;
use p2pmpi_launch::rank::{MESSAGE_MAX, ToAgent, ToRank};
use p2pmpi_transport::Peer;
use p2pmpi_transport::tcp::decoder::{DATA_MAX, Decoder, EAGER_MAX};
use p2pmpi_transport::tcp::handshake::{CHALLENGE, HELLO, Member, PROOF};
use p2pmpi_wire::{Envelope, Header, Token};

use crate::random::Random;

/// A header that is accepted encodes to the bytes it came from.
pub fn header(bytes: &[u8]) {
    if let Some(bytes) = bytes.first_chunk()
        && let Ok(header) = Header::parse(bytes)
    {
        assert_eq!(header.emit(), *bytes, "{header:?}");
    }
}

/// However a stream is cut (by its own first byte), the same frames come out up to the same garbage.
pub fn stream(bytes: &[u8]) {
    let Some((cut, bytes)) = bytes.split_first() else { return };
    let (whole, garbage) = messages(bytes, bytes.len().max(1));
    let (cut, cut_garbage) = messages(bytes, usize::from(*cut) + 1);
    assert_eq!((whole, garbage), (cut, cut_garbage));
}

/// The frames in `bytes`, the pieces of data frames put together again; and whether garbage followed.
fn messages(bytes: &[u8], portion: usize) -> (Vec<(Header, Vec<u8>)>, bool) {
    let (mut decoder, mut pending) = (Decoder::default(), Vec::new());
    let mut messages: Vec<(Header, Vec<u8>)> = Vec::new();
    let mut open = false;
    for part in bytes.chunks(portion) {
        pending.extend_from_slice(part);
        let mut at = 0;
        loop {
            let frame = match decoder.next(&pending[at..]) {
                Ok(Some(frame)) => frame,
                Ok(None) => break,
                Err(_) => return (messages, true),
            };
            assert!(frame.consumed > 0 && frame.header.payload() == frame.payload.len() as u64);
            assert!(frame.payload.len() as u64 <= EAGER_MAX.max(DATA_MAX));
            at += frame.consumed;
            match (messages.last_mut(), frame.header) {
                (Some((Header::Data { length, .. }, bytes)), Header::Data { length: more, .. }) if open => {
                    *length += more;
                    bytes.extend_from_slice(frame.payload);
                }
                _ => messages.push((frame.header, frame.payload.to_vec())),
            }
            open = !decoder.at_frame_boundary();
        }
        pending.drain(..at);
    }
    (messages, false)
}

/// No bytes that were not made with the secret pass for a hello, a challenge or a proof.
pub fn handshake(bytes: &[u8]) {
    let member = |index| Member::new("fuzz", &[5; 32], Peer(index), 3);
    let (dialer, acceptor) = (member(0), member(1));
    let good = dialer.hello(Peer(1), &[1; 32]);
    let (_, challenge) = acceptor.challenge(&good, &[2; 32]).expect("a member is let in");
    if let Some(hello) = bytes.first_chunk::<HELLO>() {
        assert!(acceptor.challenge(hello, &[2; 32]).is_err() || *hello == good);
    }
    if let Some(foreign) = bytes.first_chunk::<CHALLENGE>() {
        assert!(dialer.prove(&good, foreign).is_err() || *foreign == challenge);
    }
    if let Some(proof) = bytes.first_chunk::<PROOF>() {
        let real = dialer.prove(&good, &challenge).expect("the acceptor is a member");
        assert!(acceptor.admit(&good, &challenge, proof).is_err() || *proof == real);
    }
}

/// A control message that is accepted encodes to something that is accepted as the same value.
pub fn control(bytes: &[u8]) {
    fn each<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug>(bytes: &[u8]) {
        let mut decoder = codec::Decoder::new(MESSAGE_MAX);
        decoder.feed(bytes);
        while let Ok(Some(message)) = decoder.take::<T>() {
            let again = codec::encode(&message, MESSAGE_MAX).expect("it fitted before");
            let mut second = codec::Decoder::new(MESSAGE_MAX);
            second.feed(&again);
            assert_eq!(second.take::<T>().expect("our own bytes"), Some(message));
        }
    }
    each::<ToAgent>(bytes);
    each::<ToRank>(bytes);
    each::<partner::Message>(bytes);
    each::<ToNode>(bytes);
    each::<FromNode>(bytes);
}

/// Valid messages of every kind, to mutate.
fn valid(random: &mut Random) -> Vec<u8> {
    let token = Token { slot: 7, generation: 1 };
    let length = random.below(300) as u64;
    let envelope = Envelope { context: 1, source: 2, destination: 3, tag: -4, sequence: 5, length };
    let headers = [
        Header::Eager { envelope },
        Header::EagerSync { envelope, sender: token },
        Header::RequestToSend { envelope, sender: token, single_copy: true },
        Header::ClearToSend { sender: token, receiver: token, offset: 0 },
        Header::Data { receiver: token, offset: 9, length },
        Header::Matched { sender: token },
        Header::Close { epoch: 3 },
    ];
    match random.below(4) {
        0 => Member::new("fuzz", &[5; 32], Peer(0), 3).hello(Peer(1), &[1; 32]).to_vec(),
        1 => codec::encode(&ToAgent::Resolve { process: 9 }, MESSAGE_MAX).unwrap_or_default(),
        2 => {
            let addresses = vec![([127, 0, 0, 1], 80).into(); random.below(4)];
            codec::encode(&ToAgent::Listening { addresses }, MESSAGE_MAX).unwrap_or_default()
        }
        _ => {
            let mut bytes = vec![random.bits() as u8];
            for _ in 0..1 + random.below(6) {
                let header = headers[random.below(headers.len())];
                bytes.extend(header.emit());
                bytes.extend((0..header.payload()).map(|at| at as u8));
            }
            bytes
        }
    }
}

/// `count` inputs that depend on `seed` alone: random bytes, valid messages, and mutations of these.
pub fn inputs(seed: u64, count: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut random = Random::new(seed);
    (0..count).map(move |_| {
        let mut bytes = if random.chance(0.2) { Vec::new() } else { valid(&mut random) };
        if bytes.is_empty() || random.chance(0.2) {
            bytes.extend((0..random.below(200)).map(|_| random.bits() as u8));
        }
        for _ in 0..random.below(4) {
            mutate(&mut bytes, &mut random);
        }
        bytes
    })
}

fn mutate(bytes: &mut Vec<u8>, random: &mut Random) {
    if bytes.is_empty() {
        return;
    }
    let at = random.below(bytes.len());
    match random.below(5) {
        0 => bytes[at] ^= 1 << random.below(8),
        1 => bytes[at] = [0, 1, 0x7f, 0x80, 0xff][random.below(5)],
        2 => bytes.truncate(at),
        3 => drop(bytes.drain(at..(at + 1 + random.below(8)).min(bytes.len()))),
        _ => bytes.insert(at, random.bits() as u8),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeded_inputs_do_no_harm() {
        for bytes in inputs(1, 20_000) {
            header(&bytes);
            header(bytes.get(1..).unwrap_or_default());
            stream(&bytes);
            control(&bytes);
        }
        for bytes in inputs(2, 2_000) {
            handshake(&bytes);
        }
    }

    /// Otherwise the mutations would be lost on the first check of each decoder.
    #[test]
    fn many_inputs_are_valid_in_part() {
        let accepted = |bytes: &Vec<u8>| !messages(bytes.get(1..).unwrap_or_default(), 1 << 20).0.is_empty();
        assert!(inputs(3, 1_000).filter(accepted).count() > 50);
    }
}
