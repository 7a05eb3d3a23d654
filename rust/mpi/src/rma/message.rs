//! What an origin asks of a target: one message, with the datatype and the data in it where they are
//! short, or announced in it and sent after it.
//!
//! A request is a head of fixed size, the description of the target's datatype, and the data of the
//! origin in packed order. All requests have one tag; what follows and what is answered have tags made
//! of the number that the origin gave the operation.

use p2pmpi_layout::Predefined;

use crate::operator::Operator;

/// The longest request; what does not fit follows as messages of their own.
pub(super) const LONGEST: u64 = 8 << 10;

/// Descriptions of datatypes are refused beyond this length.
pub(super) const DESCRIPTION_MAX: u64 = 1 << 30;

/// The tag of requests.
pub(super) const REQUESTS: i32 = 0;

/// Operations that may be under way at once; their tags are used again after that.
const NUMBERS: u64 = 1 << 29;

/// The tag of what follows the request of operation `id`.
pub(super) fn following(id: u64) -> i32 {
    (id % NUMBERS) as i32 * 2 + 1
}

/// The tag of the answer to operation `id`.
pub(super) fn answering(id: u64) -> i32 {
    (id % NUMBERS) as i32 * 2 + 2
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Kind {
    /// Write the data.
    Put = 1,
    /// Answer with the elements.
    Get = 2,
    /// Combine the data with the elements.
    Accumulate = 3,
    /// The same, and answer with what was there before.
    GetAccumulate = 4,
    /// The data are a new value and one to compare with; answer with what was there before.
    CompareAndSwap = 5,
    /// Wait for a shared lock.
    LockShared = 6,
    /// Wait for an exclusive lock.
    LockExclusive = 7,
    /// Give the lock back; answer when all earlier requests were carried out.
    Unlock = 8,
    /// Answer when all earlier requests were carried out.
    Flush = 9,
    /// MPI_Win_post: this process may be accessed.
    Post = 10,
    /// MPI_Win_complete: this origin is done.
    Complete = 11,
}

impl Kind {
    const ALL: [Kind; 11] = [
        Kind::Put,
        Kind::Get,
        Kind::Accumulate,
        Kind::GetAccumulate,
        Kind::CompareAndSwap,
        Kind::LockShared,
        Kind::LockExclusive,
        Kind::Unlock,
        Kind::Flush,
        Kind::Post,
        Kind::Complete,
    ];
}

/// The head of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Request {
    /// What is asked.
    pub kind: Kind,
    /// The operator of an accumulate.
    pub operator: Operator,
    /// The basic datatype that an accumulate works on.
    pub element: Predefined,
    /// The origin wants an answer.
    pub answer: bool,
    /// The origin's number of the operation.
    pub id: u64,
    /// In displacement units of the target, or an address for dynamic windows.
    pub displacement: i64,
    /// Elements of the target's datatype.
    pub count: u64,
    /// Bytes of the description of the target's datatype.
    pub description: u64,
    /// Bytes of data.
    pub data: u64,
}

impl Request {
    /// Bytes of a head.
    pub const SIZE: usize = 48;

    /// A request without elements.
    pub fn plain(kind: Kind, id: u64, answer: bool) -> Request {
        Request {
            kind,
            operator: Operator::NoOp,
            element: Predefined::Byte,
            answer,
            id,
            displacement: 0,
            count: 0,
            description: 0,
            data: 0,
        }
    }

    /// Whether the description is part of the request.
    pub fn has_description(&self) -> bool {
        Request::SIZE as u64 + self.description <= LONGEST
    }

    /// Whether the data are part of the request.
    pub fn has_data(&self) -> bool {
        self.has_description() && Request::SIZE as u64 + self.description + self.data <= LONGEST
    }

    /// Bytes of the message.
    pub fn length(&self) -> u64 {
        let description = if self.has_description() { self.description } else { 0 };
        let data = if self.has_data() { self.data } else { 0 };
        Request::SIZE as u64 + description + data
    }

    /// The head as bytes.
    pub fn emit(&self) -> [u8; Request::SIZE] {
        let mut bytes = [0; Request::SIZE];
        bytes[0] = self.kind as u8;
        bytes[1] = self.operator as u8;
        bytes[2..4].copy_from_slice(&(self.element.code() as u16).to_le_bytes());
        bytes[4] = u8::from(self.answer);
        let words = [self.id, self.displacement as u64, self.count, self.description, self.data];
        for (place, word) in bytes[8..].chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// Reads the head of a message; none if no origin could have sent it.
    pub fn parse(message: &[u8]) -> Option<Request> {
        let head = message.first_chunk::<{ Request::SIZE }>()?;
        let kind = Kind::ALL.into_iter().find(|kind| *kind as u8 == head[0])?;
        let operator = Operator::from_code(head[1].into())?;
        let element = Predefined::from_code(u16::from_le_bytes([head[2], head[3]]).into())?;
        let word = |at: usize| head[8 + 8 * at..].first_chunk().map(|bytes| u64::from_le_bytes(*bytes));
        let request = Request {
            kind,
            operator,
            element,
            answer: head[4] != 0,
            id: word(0)?,
            displacement: word(1)? as i64,
            count: word(2)?,
            description: word(3)?,
            data: word(4)?,
        };
        let sane = request.description <= DESCRIPTION_MAX && request.data <= i64::MAX as u64;
        (sane && request.length() == message.len() as u64).then_some(request)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for kind in Kind::ALL {
            let request = Request {
                operator: Operator::Sum,
                element: Predefined::Double,
                displacement: -5,
                count: 1 << 40,
                data: 8,
                ..Request::plain(kind, 77, true)
            };
            let mut bytes = request.emit().to_vec();
            assert_eq!(Request::parse(&bytes), None, "the data are missing");
            bytes.extend([0; 8]);
            assert_eq!(Request::parse(&bytes), Some(request));
        }
    }

    #[test]
    fn damage_is_noticed() {
        let request = Request { data: 1 << 30, ..Request::plain(Kind::Put, 1, false) };
        let bytes = request.emit();
        assert_eq!(Request::parse(&bytes), Some(request), "long data follow");
        for length in 0..bytes.len() {
            assert_eq!(Request::parse(&bytes[..length]), None);
        }
        for (at, value) in [(0, 0), (0, 200), (1, 0), (2, 0), (3, 99), (39, 0xff), (47, 0xff)] {
            let mut bytes = bytes;
            bytes[at] = value;
            assert_eq!(Request::parse(&bytes), None, "byte {at}");
        }
    }

    #[test]
    fn tags_of_one_operation_differ_and_are_not_that_of_requests() {
        for id in [0, 1, NUMBERS - 1, NUMBERS, u64::MAX] {
            assert!(following(id) > REQUESTS && answering(id) > following(id));
        }
    }
}
