//! What an accumulate does to the elements at the target (MPI 5.0, 12.3.4): the same for its origin, where
//! that reaches the memory itself, and for the service of the target.

use p2pmpi_layout::{Layout, RecvBuffer, Scratch, SendBuffer, Word, combine, copy};

use super::exclusion;
use super::message::{Kind, Request};
use crate::error::Error;
use crate::operator::Operator;

/// Bytes that are moved at a time.
const PIECE: u64 = 64 << 10;

/// elements = elements op data, with nobody else at them; `before` is what they were. The data are of
/// the request's basic datatype, or as many bytes of it.
pub(super) fn carry_out(
    request: &Request,
    data: &SendBuffer,
    elements: &RecvBuffer,
    before: Option<&RecvBuffer>,
    exclusion: Option<&Word>,
) {
    let work = || {
        if let Some(before) = before {
            copy(&elements.as_send(), before);
        }
        change(request, data, elements);
    };
    match exclusion {
        Some(word) => exclusion::alone(word, work),
        None => work(),
    }
}

fn change(request: &Request, data: &SendBuffer, elements: &RecvBuffer) {
    let element = request.element;
    match request.operator {
        _ if request.kind == Kind::CompareAndSwap => compare_and_swap(element.size(), data, elements),
        Operator::NoOp => {}
        Operator::Replace => {
            copy(data, elements);
        }
        operator => combine(data, elements, |data, elements| operator.apply(element, data, elements)),
    }
}

/// The data are the new value and the one that must be there for it to be written.
fn compare_and_swap(size: u64, data: &SendBuffer, elements: &RecvBuffer) {
    let size = size as usize;
    let (mut both, mut there) = (vec![0; 2 * size], vec![0; size]);
    data.pack(0, &mut both);
    elements.as_send().pack(0, &mut there);
    if both[size..] == there[..] {
        elements.unpack(0, &both[..size]);
    }
}

/// What an origin sends, as elements of the request's basic datatype.
///
/// # Errors
/// MPI_ERR_NO_MEM.
pub(super) fn gathered(request: &Request, data: &[SendBuffer]) -> Result<SendBuffer, Error> {
    if let [whole] = data
        && (request.operator == Operator::Replace || whole.layout().as_predefined() == Some(request.element))
    {
        return Ok(whole.clone());
    }
    let bytes: u64 = data.iter().map(SendBuffer::packed_size).sum();
    let size = request.element.size().max(1);
    let room = Scratch::new(&Layout::predefined(request.element), bytes / size)?;
    let mut at = 0;
    let mut piece = vec![0; PIECE.min(bytes) as usize];
    for part in data {
        let mut from = 0;
        while from < part.packed_size() {
            let length = PIECE.min(part.packed_size() - from);
            part.pack(from, &mut piece[..length as usize]);
            room.as_recv().unpack(at, &piece[..length as usize]);
            (from, at) = (from + length, at + length);
        }
    }
    Ok(room.as_send())
}
