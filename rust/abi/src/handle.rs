//! How the handles of objects that programs create are encoded.
//!
//! A handle is a 31-bit integer, widened to the ABI's pointer: 4 bits of kind, 7 bits of generation,
//! 20 bits of index, from the top. The kind is never 0, so such a handle is always beyond the range
//! 1 to 4095 that the ABI keeps for constants (MPI 5.0, 20.3), and it is the integer that Fortran and
//! the foreign ABIs see. The generation of a slot changes each time its object is freed, so that a
//! stale handle is noticed.

/// The largest value that the ABI keeps for predefined handles.
pub const LAST_PREDEFINED: usize = 4095;
/// One more than the largest generation; generations start again at 0.
pub const GENERATIONS: u32 = 1 << GENERATION_BITS;
/// How many objects of one kind can exist at once.
pub const INDICES: u32 = 1 << INDEX_BITS;

const GENERATION_BITS: u32 = 7;
const INDEX_BITS: u32 = 20;
const KIND_SHIFT: u32 = GENERATION_BITS + INDEX_BITS;

/// What a handle refers to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub enum Kind {
    /// A communicator.
    Comm = 1,
    /// A datatype.
    Datatype = 2,
    /// A group.
    Group = 3,
    /// A reduction operator.
    Op = 4,
    /// A request.
    Request = 5,
    /// A matched message.
    Message = 6,
    /// An info object.
    Info = 7,
    /// An error handler.
    Errhandler = 8,
    /// A window.
    Win = 9,
    /// A file.
    File = 10,
    /// A session.
    Session = 11,
}

impl Kind {
    /// Every kind, in the order of its number.
    pub const ALL: [Kind; 11] = [
        Kind::Comm,
        Kind::Datatype,
        Kind::Group,
        Kind::Op,
        Kind::Request,
        Kind::Message,
        Kind::Info,
        Kind::Errhandler,
        Kind::Win,
        Kind::File,
        Kind::Session,
    ];
}

/// The handle of the object in slot `index` (below [`INDICES`]); generations wrap at [`GENERATIONS`].
pub const fn pack(kind: Kind, generation: u32, index: u32) -> usize {
    debug_assert!(index < INDICES);
    let generation = generation % GENERATIONS;
    ((kind as u32) << KIND_SHIFT | generation << INDEX_BITS | index) as usize
}

/// Kind, generation and index; `None` for anything that [`pack`] cannot have made.
pub const fn unpack(raw: usize) -> Option<(Kind, u32, u32)> {
    let kind = raw >> KIND_SHIFT;
    if kind == 0 || kind > Kind::ALL.len() {
        return None;
    }
    let low = raw as u32;
    Some((Kind::ALL[kind - 1], (low >> INDEX_BITS) % GENERATIONS, low % INDICES))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packing_and_unpacking_agree() {
        for kind in Kind::ALL {
            for (generation, index) in [(0, 0), (1, 4095), (GENERATIONS - 1, INDICES - 1)] {
                let raw = pack(kind, generation, index);
                assert!(raw > LAST_PREDEFINED && raw <= i32::MAX as usize, "{raw:#x}");
                assert_eq!(unpack(raw), Some((kind, generation, index)));
            }
        }
    }

    #[test]
    fn generations_wrap_within_their_bits() {
        assert_eq!(unpack(pack(Kind::Win, GENERATIONS + 2, 5)), Some((Kind::Win, 2, 5)));
    }

    #[test]
    fn garbage_is_no_handle() {
        for raw in [0, 1, 0x101, LAST_PREDEFINED, 1 << 31, usize::MAX, 12 << KIND_SHIFT, 0x7f00_1234_5678] {
            assert_eq!(unpack(raw), None, "{raw:#x}");
        }
    }
}
