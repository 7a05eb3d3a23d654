//! User memory as an opaque value: address, count and layout.

/// Memory that the user lends for reading until the operation completes.
#[derive(Clone, Debug)]
pub struct SendBuffer {
    address: usize,
    length: u64,
}

/// Memory that the user lends for writing until the operation completes.
#[derive(Clone, Debug)]
pub struct RecvBuffer {
    address: usize,
    length: u64,
}

impl SendBuffer {
    /// Bytes of the packed message.
    pub fn packed_size(&self) -> u64 {
        self.length
    }

    /// Writes the packed bytes from `offset` on into `room`, which must not reach past the end.
    #[inline]
    pub fn pack(&self, offset: u64, room: &mut [u8]) {
        let _ = (self.address, offset, room);
    }

    /// Address and length when the bytes already lie in packed order, for single copy.
    pub fn contiguous(&self) -> Option<(u64, u64)> {
        Some((self.address as u64, self.length))
    }
}

impl RecvBuffer {
    /// Bytes that fit.
    pub fn packed_size(&self) -> u64 {
        self.length
    }

    /// Writes packed `bytes` to their places from packed position `offset` on. Bytes past the end
    /// of the buffer are dropped.
    #[inline]
    pub fn unpack(&self, offset: u64, bytes: &[u8]) {
        let _ = (self.address, offset, bytes);
    }
}

impl RecvBuffer {
    /// Lends `length` bytes from packed position `offset` on, when they lie in one piece.
    pub fn with_contiguous<R>(
        &self,
        offset: u64,
        length: u64,
        use_it: impl FnOnce(&mut [u8]) -> R,
    ) -> Option<R> {
        let _ = (offset, length, use_it);
        None
    }
}
