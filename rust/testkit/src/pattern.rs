//! Bytes that say where they belong: misplaced, missing or repeated data does not compare equal.

/// A prime, so that no power-of-two mistake maps the pattern onto itself.
const PERIOD: usize = 65_521;

/// The bytes of many messages.
#[derive(Debug)]
pub struct Pattern(Vec<u8>);

impl Default for Pattern {
    fn default() -> Pattern {
        let mut random = crate::random::Random::new(1);
        Pattern((0..PERIOD).map(|_| random.bits() as u8).collect())
    }
}

impl Pattern {
    fn start(&self, message: u64, offset: u64) -> usize {
        ((message.wrapping_mul(0x9e37_79b9) ^ message) % PERIOD as u64 + offset % PERIOD as u64) as usize
            % PERIOD
    }

    /// Writes the bytes of `message` from `offset` on.
    pub fn fill(&self, message: u64, offset: u64, mut room: &mut [u8]) {
        let mut at = self.start(message, offset);
        while !room.is_empty() {
            let count = room.len().min(PERIOD - at);
            room[..count].copy_from_slice(&self.0[at..at + count]);
            room = &mut room[count..];
            at = 0;
        }
    }

    /// True when `bytes` are those of `message` from `offset` on.
    pub fn matches(&self, message: u64, offset: u64, mut bytes: &[u8]) -> bool {
        let mut at = self.start(message, offset);
        while !bytes.is_empty() {
            let count = bytes.len().min(PERIOD - at);
            if bytes[..count] != self.0[at..at + count] {
                return false;
            }
            bytes = &bytes[count..];
            at = 0;
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_of_one_byte_is_seen() {
        let pattern = Pattern::default();
        let mut bytes = vec![0; 3 * PERIOD];
        pattern.fill(7, 5, &mut bytes);
        assert!(pattern.matches(7, 5, &bytes));
        assert!(pattern.matches(7, 105, &bytes[100..]));
        assert!(!pattern.matches(7, 4, &bytes) && !pattern.matches(8, 5, &bytes));
    }
}
