//! `MPI_Status`: eight ints, of which the last five are the library's (MPI 5.0, 20.3.4).

use core::ffi::c_int;

/// `MPI_Status`. 32 bytes, aligned as an int; `internal` holds the number of bytes received in its
/// first eight bytes, byte by byte because they are not aligned, and the cancelled flag after them.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Status {
    /// `MPI_SOURCE`: rank of the sender.
    pub source: c_int,
    /// `MPI_TAG`.
    pub tag: c_int,
    /// `MPI_ERROR`; written only by calls that complete several requests (MPI 5.0, 3.2.5).
    pub error: c_int,
    /// `MPI_internal`.
    pub internal: [c_int; 5],
}

const _: () = assert!(size_of::<Status>() == 32 && align_of::<Status>() == 4);

impl Status {
    /// The empty status: source `MPI_ANY_SOURCE`, tag `MPI_ANY_TAG`, error `MPI_SUCCESS`, no bytes,
    /// not cancelled (MPI 5.0, 3.7.3).
    pub const EMPTY: Status = Status {
        source: crate::constants::ANY_SOURCE,
        tag: crate::constants::ANY_TAG,
        error: crate::error::SUCCESS,
        internal: [0; 5],
    };

    /// Bytes received.
    pub const fn bytes(&self) -> u64 {
        let [a, b, c, d] = self.internal[0].to_ne_bytes();
        let [e, f, g, h] = self.internal[1].to_ne_bytes();
        u64::from_ne_bytes([a, b, c, d, e, f, g, h])
    }

    /// Sets what [`Status::bytes`] returns.
    pub const fn set_bytes(&mut self, bytes: u64) {
        let [a, b, c, d, e, f, g, h] = bytes.to_ne_bytes();
        self.internal[0] = c_int::from_ne_bytes([a, b, c, d]);
        self.internal[1] = c_int::from_ne_bytes([e, f, g, h]);
    }

    /// Whether the request was cancelled.
    pub const fn is_cancelled(&self) -> bool {
        self.internal[2] != 0
    }

    /// Sets what [`Status::is_cancelled`] returns.
    pub const fn set_cancelled(&mut self, cancelled: bool) {
        self.internal[2] = cancelled as c_int;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_beyond_32_bits_survive() {
        let mut status = Status::EMPTY;
        status.set_cancelled(true);
        status.set_bytes(0x1234_5678_9abc_def0);
        assert_eq!(status.bytes(), 0x1234_5678_9abc_def0);
        assert!(status.is_cancelled());
        status.set_cancelled(false);
        assert!(!status.is_cancelled());
        assert_eq!(status.bytes(), 0x1234_5678_9abc_def0);
    }

    #[test]
    fn fields_lie_where_the_abi_says() {
        assert_eq!(core::mem::offset_of!(Status, source), 0);
        assert_eq!(core::mem::offset_of!(Status, tag), 4);
        assert_eq!(core::mem::offset_of!(Status, error), 8);
        assert_eq!(core::mem::offset_of!(Status, internal), 12);
    }
}
