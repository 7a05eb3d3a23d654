//! How a message lies on a stream: four bytes length (little-endian, of what follows), one byte
//! version, the value in bincode 1.3 with little-endian variable-width integers.
//!
//! The only place that knows bincode. It moves nothing: `stream` reads and writes. Whatever arrives is
//! foreign: a length above the connection's limit is refused before anything is stored, and a value can
//! claim no more memory than the message that carries it.

use bincode::Options;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::Error;

/// Version of the messages in `rank` and `node`; raised whenever one of them changes shape.
pub const VERSION: u8 = 3;

/// Bytes before the value: length and version.
pub const PREFIX: usize = 5;

fn options(limit: usize) -> impl Options {
    let limit = u64::try_from(limit).expect("a usize fits in 64 bits");
    bincode::DefaultOptions::new().with_limit(limit).reject_trailing_bytes()
}

/// The first line of what bincode says; the rest is advice to its own users.
fn malformed(error: bincode::Error) -> Error {
    let text = error.to_string();
    Error::Malformed(text.lines().find(|line| !line.is_empty()).unwrap_or_default().to_owned())
}

/// A message as it goes on the stream, prefix included. The value may take at most `limit` bytes.
pub fn encode<T: Serialize>(message: &T, limit: usize) -> Result<Vec<u8>, Error> {
    let length = options(usize::MAX >> 1).serialized_size(message).map_err(malformed)?;
    let length = usize::try_from(length).unwrap_or(usize::MAX);
    if length > limit.min(u32::MAX as usize - 1) {
        return Err(Error::TooLong { length, limit });
    }
    let mut bytes = Vec::with_capacity(PREFIX + length);
    let announced = u32::try_from(length + 1).expect("bounded above");
    bytes.extend_from_slice(&announced.to_le_bytes());
    bytes.push(VERSION);
    options(limit).serialize_into(&mut bytes, message).map_err(malformed)?;
    Ok(bytes)
}

/// Cuts messages out of a stream that arrives in arbitrary pieces.
#[derive(Debug)]
pub struct Decoder {
    limit: usize,
    held: Vec<u8>,
    taken: usize,
}

impl Decoder {
    /// For a connection whose values take at most `limit` bytes each.
    pub fn new(limit: usize) -> Self {
        Self { limit, held: Vec::new(), taken: 0 }
    }

    /// Adds what has arrived. Call [`Decoder::take`] until it answers none before feeding more, or
    /// the buffer grows past one message.
    pub fn feed(&mut self, bytes: &[u8]) {
        if self.taken > 0 {
            self.held.drain(..self.taken);
            self.taken = 0;
        }
        self.held.extend_from_slice(bytes);
    }

    /// The next whole message, none if more bytes are needed. After an error the stream is lost.
    pub fn take<T: DeserializeOwned>(&mut self) -> Result<Option<T>, Error> {
        let rest = &self.held[self.taken..];
        let Some((length, rest)) = rest.split_first_chunk::<4>() else { return Ok(None) };
        let length = u32::from_le_bytes(*length) as usize;
        if length == 0 {
            return Err(Error::Malformed("an empty message".to_owned()));
        }
        if length - 1 > self.limit {
            return Err(Error::TooLong { length: length - 1, limit: self.limit });
        }
        let Some(&theirs) = rest.first() else { return Ok(None) };
        if theirs != VERSION {
            return Err(Error::Version { theirs });
        }
        let Some(value) = rest.get(1..length) else { return Ok(None) };
        let message = options(self.limit).deserialize(value).map_err(malformed)?;
        self.taken += 4 + length;
        if self.taken == self.held.len() {
            self.held.clear();
            self.taken = 0;
            self.held.shrink_to(64 * 1024);
        }
        Ok(Some(message))
    }

    /// Whether part of a message has arrived and the rest has not.
    pub fn in_message(&self) -> bool {
        self.taken < self.held.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bytes::Bytes;
    use crate::rank::{MESSAGE_MAX, ToAgent, ToRank};

    fn join() -> ToAgent {
        ToAgent::Join { process: 3, token: [7; 32], pid: 99 }
    }

    #[test]
    fn messages_survive_arrival_byte_by_byte() {
        let mut stream = encode(&join(), MESSAGE_MAX).unwrap();
        stream.extend(encode(&ToAgent::Stopped { epoch: u64::MAX }, MESSAGE_MAX).unwrap());
        let mut decoder = Decoder::new(MESSAGE_MAX);
        let mut seen = Vec::new();
        for byte in stream {
            decoder.feed(&[byte]);
            while let Some(message) = decoder.take::<ToAgent>().unwrap() {
                seen.push(message);
            }
        }
        assert_eq!(seen, [join(), ToAgent::Stopped { epoch: u64::MAX }]);
        assert!(!decoder.in_message());
    }

    #[test]
    fn a_long_message_is_refused_before_it_is_stored() {
        let mut decoder = Decoder::new(100);
        decoder.feed(&102_u32.to_le_bytes());
        assert!(matches!(decoder.take::<ToAgent>(), Err(Error::TooLong { length: 101, limit: 100 })));
        let long = ToAgent::Abort { code: 1, message: "x".repeat(200) };
        assert!(matches!(encode(&long, 100), Err(Error::TooLong { .. })));
    }

    #[test]
    fn a_value_claims_no_more_memory_than_its_message() {
        // A byte string that announces 2^60 bytes inside a message of a few.
        let mut value = vec![253];
        value.extend_from_slice(&(1_u64 << 60).to_le_bytes());
        let mut stream = u32::try_from(value.len() + 1).unwrap().to_le_bytes().to_vec();
        stream.push(VERSION);
        stream.extend(value);
        let mut decoder = Decoder::new(MESSAGE_MAX);
        decoder.feed(&stream);
        assert!(matches!(decoder.take::<Bytes>(), Err(Error::Malformed(_))));
    }

    #[test]
    fn garbage_other_versions_and_trailing_bytes_are_errors() {
        let feed = |bytes: &[u8]| {
            let mut decoder = Decoder::new(MESSAGE_MAX);
            decoder.feed(bytes);
            decoder.take::<ToRank>()
        };
        assert!(matches!(feed(b"GET / HTTP/1.1\r\n\r\n"), Err(Error::TooLong { .. })));
        assert!(matches!(feed(&[0, 0, 0, 0]), Err(Error::Malformed(_))));
        assert!(matches!(feed(&[2, 0, 0, 0, 9, 0]), Err(Error::Version { theirs: 9 })));
        assert!(matches!(feed(&[3, 0, 0, 0, VERSION, 200, 200]), Err(Error::Malformed(_))));
        let mut padded = encode(&ToRank::Quiesce { epoch: 1 }, MESSAGE_MAX).unwrap();
        padded[0] += 1;
        padded.push(0);
        assert!(matches!(feed(&padded), Err(Error::Malformed(_))));
        assert!(matches!(feed(&[9, 0, 0, 0, VERSION, 1]), Ok(None)));
    }

    /// Bytes by chance, in pieces by chance, half of them with a length that makes sense.
    #[test]
    fn noise_yields_messages_or_errors_and_is_not_hoarded() {
        let mut state = 7_u64;
        let mut chance = move |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        for _ in 0..20_000 {
            let length = chance(40);
            let mut stream: Vec<u8> = (0..length + 5).map(|_| chance(256) as u8).collect();
            if chance(2) == 0 {
                stream[..4].copy_from_slice(&u32::try_from(length + 1).unwrap().to_le_bytes());
                stream[4] = VERSION;
                if length > 0 {
                    stream[5] = chance(12) as u8;
                }
            }
            let mut decoder = Decoder::new(30);
            for piece in stream.chunks(1 + chance(20) as usize) {
                decoder.feed(piece);
                match decoder.take::<ToAgent>() {
                    Ok(Some(message)) => assert!(encode(&message, 30).is_ok(), "{message:?}"),
                    Ok(None) => assert!(decoder.held.len() <= 30 + PREFIX + 20),
                    Err(_) => break,
                }
            }
        }
    }
}
