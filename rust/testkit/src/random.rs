//! A small seeded generator (SplitMix64): the same seed gives the same test, on every machine.

use std::time::Duration;

/// The generator.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// Everything that follows depends on `seed` alone.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).expect("a usize fits in 64 bits");
        usize::try_from(self.bits() % bound).expect("below a usize")
    }

    /// In [0, 1).
    pub fn fraction(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// True with this probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.fraction() < probability
    }

    /// Between nothing and `most`.
    pub fn time(&mut self, most: Duration) -> Duration {
        most.mul_f64(self.fraction())
    }
}
