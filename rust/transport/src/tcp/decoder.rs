//! Cuts the bytes of a stream into frames. No socket: the caller brings the bytes in one piece and
//! keeps what was not consumed.
//!
//! Frames of [`Header::Data`] are delivered in whatever pieces have arrived, each under a header of
//! its own, so that a large frame needs no memory here. Every other frame is delivered whole.

use std::fmt;

use p2pmpi_wire::{Header, Token};

/// Longest message that goes as one frame, in bytes.
pub const EAGER_MAX: u64 = 64 << 10;
/// Longest [`Header::Data`] frame that is believed; what this transport sends is far below.
pub const DATA_MAX: u64 = 16 << 20;

/// Why the stream cannot be followed any further.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Garbage {
    /// The header is none.
    Header(p2pmpi_wire::Error),
    /// The frame claims more bytes than its kind may have.
    TooLong(u64),
}

impl fmt::Display for Garbage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Garbage::Header(error) => write!(f, "a frame could not be read: {error}"),
            Garbage::TooLong(length) => write!(f, "a frame claims {length} bytes, more than is allowed"),
        }
    }
}

/// One frame, or a piece of a data frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<'a> {
    /// The header, whose payload length is that of `payload`.
    pub header: Header,
    /// The bytes.
    pub payload: &'a [u8],
    /// Bytes of the stream that this frame used up.
    pub consumed: usize,
}

/// A data frame that has arrived in part.
#[derive(Clone, Copy, Debug)]
struct Rest {
    receiver: Token,
    offset: u64,
    left: u64,
}

/// Position in one stream.
#[derive(Debug, Default)]
pub struct Decoder {
    rest: Option<Rest>,
}

impl Decoder {
    /// The frame at the front of `bytes`; `None` when more bytes are needed.
    ///
    /// # Errors
    /// The stream is garbage from here on: close it.
    #[inline]
    pub fn next<'a>(&mut self, bytes: &'a [u8]) -> Result<Option<Frame<'a>>, Garbage> {
        if let Some(rest) = self.rest {
            return Ok(self.piece(rest, 0, bytes));
        }
        let Some(header) = bytes.first_chunk::<{ Header::SIZE }>() else { return Ok(None) };
        let header = Header::parse(header).map_err(Garbage::Header)?;
        let length = header.payload();
        if let Header::Data { receiver, offset, length } = header
            && length > 0
        {
            if length > DATA_MAX || offset.checked_add(length).is_none() {
                return Err(Garbage::TooLong(length));
            }
            return Ok(self.piece(Rest { receiver, offset, left: length }, Header::SIZE, bytes));
        }
        if length > EAGER_MAX {
            return Err(Garbage::TooLong(length));
        }
        let end = Header::SIZE + length as usize;
        let Some(payload) = bytes.get(Header::SIZE..end) else { return Ok(None) };
        Ok(Some(Frame { header, payload, consumed: end }))
    }

    fn piece<'a>(&mut self, rest: Rest, start: usize, bytes: &'a [u8]) -> Option<Frame<'a>> {
        let here = bytes.len() - start;
        if here == 0 {
            return None;
        }
        let taken = usize::try_from(rest.left).map_or(here, |left| left.min(here));
        let length = taken as u64;
        let left = rest.left - length;
        self.rest = (left > 0).then_some(Rest { offset: rest.offset + length, left, ..rest });
        let header = Header::Data { receiver: rest.receiver, offset: rest.offset, length };
        Some(Frame { header, payload: &bytes[start..start + taken], consumed: start + taken })
    }

    /// The stream may end here without a loss of bytes.
    pub fn at_frame_boundary(&self) -> bool {
        self.rest.is_none()
    }
}

#[cfg(test)]
mod tests {
    use p2pmpi_wire::Envelope;

    use super::*;

    fn eager(length: u64) -> Header {
        let envelope = Envelope { context: 1, source: 0, destination: 1, tag: 9, sequence: 1, length };
        Header::Eager { envelope }
    }

    fn data(offset: u64, length: u64) -> Header {
        Header::Data { receiver: Token { slot: 3, generation: 1 }, offset, length }
    }

    fn stream(frames: &[(Header, Vec<u8>)]) -> Vec<u8> {
        frames.iter().flat_map(|(header, payload)| [&header.emit()[..], payload].concat()).collect()
    }

    /// However the stream is cut, the same bytes come out at the same places.
    #[test]
    fn any_cut_gives_the_same_messages() {
        let body: Vec<u8> = (0..200).map(|i| i as u8).collect();
        let frames = [
            (eager(5), body[..5].to_vec()),
            (data(0, 200), body.clone()),
            (data(200, 0), Vec::new()),
            (eager(0), Vec::new()),
        ];
        let bytes = stream(&frames);
        for cut in 1..bytes.len() {
            let (mut decoder, mut pending) = (Decoder::default(), Vec::new());
            let (mut eagers, mut message) = (Vec::new(), Vec::new());
            for part in bytes.chunks(cut) {
                pending.extend_from_slice(part);
                let mut at = 0;
                while let Some(frame) = decoder.next(&pending[at..]).expect("a clean stream") {
                    match frame.header {
                        Header::Data { offset, length, .. } => {
                            assert_eq!((offset, length), (message.len() as u64, frame.payload.len() as u64));
                            message.extend_from_slice(frame.payload);
                        }
                        header => eagers.push((header, frame.payload.to_vec())),
                    }
                    at += frame.consumed;
                }
                pending.drain(..at);
            }
            assert!(pending.is_empty() && decoder.at_frame_boundary(), "cut {cut}");
            assert_eq!(message, body, "cut {cut}");
            assert_eq!(eagers, [frames[0].clone(), frames[3].clone()], "cut {cut}");
        }
    }

    #[test]
    fn lengths_beyond_the_limits_are_refused_before_their_bytes_arrive() {
        let refused = |header: Header| Decoder::default().next(&header.emit()).expect_err("too long");
        assert_eq!(refused(eager(EAGER_MAX + 1)), Garbage::TooLong(EAGER_MAX + 1));
        assert_eq!(refused(data(0, DATA_MAX + 1)), Garbage::TooLong(DATA_MAX + 1));
        assert_eq!(refused(data(u64::MAX, 2)), Garbage::TooLong(2));
        assert!(Decoder::default().next(&eager(EAGER_MAX).emit()).expect("within the limit").is_none());
    }
}
