//! The frame header: one variant per kind, so that illegal combinations cannot be written down.

use std::fmt;

/// Version of the frame format; exchanged when a link opens, never repeated in a frame.
pub const VERSION: u16 = 1;

/// The name of one engine object (a request, a message) inside one process: stable across
/// migration, refused when stale. The receiver of a token hands it back; it never looks inside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// Index in the owner's table.
    pub slot: u32,
    /// Use count of that slot; 0 is never a live generation.
    pub generation: u32,
}

/// The name of one message: (context, source, destination, tag, n).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Envelope {
    /// Context id of the communicator, point-to-point or collective half.
    pub context: u32,
    /// Rank of the sender in the communicator (in the remote group's view for intercommunicators).
    pub source: u32,
    /// Rank of the receiver in the communicator.
    pub destination: u32,
    /// User tag, or a library tag in the collective context.
    pub tag: i32,
    /// n: counts the messages on the channel from one process to another, from 1.
    pub sequence: u64,
    /// Bytes of the whole message, packed.
    pub length: u64,
}

/// One frame's header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// A whole message: `envelope.length` bytes follow.
    Eager {
        /// Name and size of the message.
        envelope: Envelope,
    },
    /// A whole message whose sender waits until it is matched (MPI 5.0, 3.4, synchronous mode).
    EagerSync {
        /// Name and size of the message.
        envelope: Envelope,
        /// The sender's request, to be named in [`Header::Matched`].
        sender: Token,
    },
    /// A message whose bytes wait at the sender until a receive matches it. No bytes follow.
    RequestToSend {
        /// Name and size of the message.
        envelope: Envelope,
        /// The sender's request; also the name of its exposed buffer if `single_copy`.
        sender: Token,
        /// The sender's buffer may be read with a single copy through the link.
        single_copy: bool,
    },
    /// The receive that matched `sender` is ready for its bytes, from `offset` on. No bytes follow.
    ClearToSend {
        /// The sender's request.
        sender: Token,
        /// The receiver's request, to be named in [`Header::Data`].
        receiver: Token,
        /// First byte wanted: 0, or more when bytes had already arrived before a reconnection.
        offset: u64,
    },
    /// `length` bytes of a message, starting at `offset`, follow.
    Data {
        /// The receiver's request.
        receiver: Token,
        /// Position of the first byte in the packed message.
        offset: u64,
        /// Bytes in this frame.
        length: u64,
    },
    /// The sender's message was matched (synchronous mode) or fetched (single copy). No bytes follow.
    Matched {
        /// The sender's request.
        sender: Token,
    },
    /// Please cancel the message with this token if it is still unmatched. No bytes follow.
    Cancel {
        /// The sender's request.
        sender: Token,
        /// Its sequence number, by which the receiver finds it.
        sequence: u64,
    },
    /// Answer to [`Header::Cancel`]. No bytes follow.
    CancelReply {
        /// The sender's request.
        sender: Token,
        /// The message was removed before it was matched.
        cancelled: bool,
    },
    /// Last frame before a link closes for a quiesce; nothing was sent after it. No bytes follow.
    Close {
        /// The quiesce this answers.
        epoch: u64,
    },
}

/// Why bytes are not a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The kind byte names no frame kind.
    UnknownKind(u8),
    /// A flag is set that this kind does not have.
    UnknownFlags(u8),
    /// A reserved field is not zero.
    Reserved,
    /// A rank, sequence number or generation is outside its range.
    OutOfRange,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::UnknownKind(kind) => write!(f, "frame kind {kind} does not exist in version {VERSION}"),
            Error::UnknownFlags(flags) => write!(f, "frame flags {flags:#04x} do not exist for this kind"),
            Error::Reserved => f.write_str("a reserved field of the frame is not zero"),
            Error::OutOfRange => f.write_str("a field of the frame is out of its range"),
        }
    }
}

impl std::error::Error for Error {}

const FLAG: u8 = 1;

impl Header {
    /// Bytes of an encoded header.
    pub const SIZE: usize = 48;

    /// The same in words of 8 bytes.
    pub const WORDS: usize = Self::SIZE / 8;

    /// Bytes that follow the header in the same frame.
    pub fn payload(&self) -> u64 {
        match self {
            Header::Eager { envelope } | Header::EagerSync { envelope, .. } => envelope.length,
            Header::Data { length, .. } => *length,
            _ => 0,
        }
    }

    /// Encodes the header.
    #[inline]
    pub fn emit(&self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        for (place, word) in bytes.chunks_exact_mut(8).zip(self.emit_words()) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// Encodes the header as words, for links within one machine.
    #[inline]
    pub fn emit_words(&self) -> [u64; Self::WORDS] {
        let mut raw = Raw::default();
        match *self {
            Header::Eager { envelope } => raw.envelope(1, &envelope),
            Header::EagerSync { envelope, sender } => {
                raw.envelope(2, &envelope);
                raw.token = token(sender);
            }
            Header::RequestToSend { envelope, sender, single_copy } => {
                raw.envelope(3, &envelope);
                raw.token = token(sender);
                raw.flags = u8::from(single_copy);
            }
            Header::ClearToSend { sender, receiver, offset } => {
                raw.kind = 4;
                (raw.token, raw.sequence, raw.length) = (token(sender), token(receiver), offset);
            }
            Header::Data { receiver, offset, length } => {
                raw.kind = 5;
                (raw.token, raw.sequence, raw.length) = (token(receiver), offset, length);
            }
            Header::Matched { sender } => {
                raw.kind = 6;
                raw.token = token(sender);
            }
            Header::Cancel { sender, sequence } => {
                raw.kind = 7;
                (raw.token, raw.sequence) = (token(sender), sequence);
            }
            Header::CancelReply { sender, cancelled } => {
                raw.kind = 8;
                (raw.token, raw.flags) = (token(sender), u8::from(cancelled));
            }
            Header::Close { epoch } => {
                raw.kind = 9;
                raw.sequence = epoch;
            }
        }
        raw.words()
    }

    /// Decodes and checks a header that another process wrote.
    ///
    /// # Errors
    /// Any field that `emit` could not have written. Lengths are not bounded here: the link
    /// compares them with its own limits before it reserves anything.
    #[inline]
    pub fn parse(bytes: &[u8; Self::SIZE]) -> Result<Header, Error> {
        let mut words = [0; Self::WORDS];
        for (word, chunk) in words.iter_mut().zip(bytes.chunks_exact(8)) {
            *word = u64::from_le_bytes(std::array::from_fn(|at| chunk[at]));
        }
        Self::parse_words(&words)
    }

    /// Decodes and checks what [`Header::emit_words`] gave on another process of this machine.
    ///
    /// # Errors
    /// As [`Header::parse`].
    #[inline]
    pub fn parse_words(words: &[u64; Self::WORDS]) -> Result<Header, Error> {
        let raw = Raw::read(words)?;
        let header = match raw.kind {
            1 => Header::Eager { envelope: raw.checked_envelope()? },
            2 => Header::EagerSync { envelope: raw.checked_envelope()?, sender: live(raw.token)? },
            3 => Header::RequestToSend {
                envelope: raw.checked_envelope()?,
                sender: live(raw.token)?,
                single_copy: raw.flags == FLAG,
            },
            4 => Header::ClearToSend {
                sender: live(raw.token)?,
                receiver: live(raw.sequence)?,
                offset: raw.length,
            },
            5 => Header::Data { receiver: live(raw.token)?, offset: raw.sequence, length: raw.length },
            6 => Header::Matched { sender: live(raw.token)? },
            7 => Header::Cancel { sender: live(raw.token)?, sequence: raw.sequence },
            8 => Header::CancelReply { sender: live(raw.token)?, cancelled: raw.flags == FLAG },
            9 => Header::Close { epoch: raw.sequence },
            kind => return Err(Error::UnknownKind(kind)),
        };
        // Whatever a kind does not use must be zero: re-encoding is the simplest complete check
        // for the rare control frames, and the kinds of the hot path are checked field by field.
        match header {
            Header::Eager { .. } if raw.flags == 0 && raw.token == 0 => Ok(header),
            Header::Data { .. } if raw.flags == 0 && raw.unnamed() => Ok(header),
            _ if raw.flags > FLAG => Err(Error::UnknownFlags(raw.flags)),
            _ if header.emit_words() == *words => Ok(header),
            _ => Err(Error::Reserved),
        }
    }
}

fn token(token: Token) -> u64 {
    u64::from(token.slot) | u64::from(token.generation) << 32
}

fn live(bits: u64) -> Result<Token, Error> {
    let token = Token { slot: bits as u32, generation: (bits >> 32) as u32 };
    if token.generation == 0 { Err(Error::OutOfRange) } else { Ok(token) }
}

/// The fields as they lie in the 48 bytes.
#[derive(Default)]
struct Raw {
    kind: u8,
    flags: u8,
    context: u32,
    source: u32,
    tag: i32,
    destination: u32,
    sequence: u64,
    length: u64,
    token: u64,
}

impl Raw {
    #[inline]
    fn envelope(&mut self, kind: u8, envelope: &Envelope) {
        self.kind = kind;
        self.context = envelope.context;
        self.source = envelope.source;
        self.tag = envelope.tag;
        self.destination = envelope.destination;
        self.sequence = envelope.sequence;
        self.length = envelope.length;
    }

    #[inline]
    fn checked_envelope(&self) -> Result<Envelope, Error> {
        let ranks_fit = self.source <= i32::MAX as u32 && self.destination <= i32::MAX as u32;
        if !ranks_fit || self.sequence == 0 || self.length > i64::MAX as u64 {
            return Err(Error::OutOfRange);
        }
        Ok(Envelope {
            context: self.context,
            source: self.source,
            destination: self.destination,
            tag: self.tag,
            sequence: self.sequence,
            length: self.length,
        })
    }

    /// True when the frame names no message.
    #[inline]
    fn unnamed(&self) -> bool {
        self.context == 0 && self.source == 0 && self.tag == 0 && self.destination == 0
    }

    #[inline]
    fn words(&self) -> [u64; Header::WORDS] {
        let low = u64::from;
        let high = |half: u32| u64::from(half) << 32;
        [
            low(u32::from(self.kind) | u32::from(self.flags) << 8) | high(self.context),
            low(self.source) | high(self.tag as u32),
            low(self.destination),
            self.sequence,
            self.length,
            self.token,
        ]
    }

    #[inline]
    fn read(words: &[u64; Header::WORDS]) -> Result<Raw, Error> {
        let (low, high) = (|word: u64| word as u32, |word: u64| (word >> 32) as u32);
        if low(words[0]) >> 16 != 0 || high(words[2]) != 0 {
            return Err(Error::Reserved);
        }
        Ok(Raw {
            kind: words[0] as u8,
            flags: (words[0] >> 8) as u8,
            context: high(words[0]),
            source: low(words[1]),
            tag: high(words[1]) as i32,
            destination: low(words[2]),
            sequence: words[3],
            length: words[4],
            token: words[5],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn samples() -> Vec<Header> {
        let envelope =
            Envelope { context: 7, source: 3, destination: 4, tag: -5, sequence: u64::MAX, length: 1 << 40 };
        let (a, b) = (Token { slot: u32::MAX, generation: 1 }, Token { slot: 0, generation: u32::MAX });
        vec![
            Header::Eager { envelope },
            Header::EagerSync { envelope, sender: a },
            Header::RequestToSend { envelope, sender: b, single_copy: true },
            Header::RequestToSend { envelope, sender: b, single_copy: false },
            Header::ClearToSend { sender: a, receiver: b, offset: 9 },
            Header::Data { receiver: a, offset: u64::MAX, length: 5 },
            Header::Matched { sender: a },
            Header::Cancel { sender: a, sequence: 12 },
            Header::CancelReply { sender: b, cancelled: true },
            Header::Close { epoch: 3 },
        ]
    }

    #[test]
    fn every_kind_survives_the_wire() {
        for header in samples() {
            assert_eq!(Header::parse(&header.emit()), Ok(header));
        }
    }

    /// Whatever the bytes, `parse` either refuses them or gives a value that encodes to them.
    #[test]
    fn every_changed_byte_is_refused_or_changes_the_value() {
        for header in samples() {
            let bytes = header.emit();
            for at in 0..Header::SIZE {
                for bit in 0..8 {
                    let mut changed = bytes;
                    changed[at] ^= 1 << bit;
                    if let Ok(other) = Header::parse(&changed) {
                        assert_ne!(other, header);
                        assert_eq!(other.emit(), changed, "{header:?} byte {at} bit {bit}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_header_is_small_enough_for_one_cache_line() {
        const { assert!(Header::SIZE + 16 <= 64) };
    }
}
