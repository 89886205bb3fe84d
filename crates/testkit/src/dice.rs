//! Chance that repeats itself.

/// A small random number generator: one seed, one sequence, on every machine.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    /// Dice that roll the sequence of this seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next number, by `SplitMix64`.
    pub fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    ///
    /// # Panics
    /// When `bound` is zero.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.roll() % bound as u64) as usize
    }

    /// One of the items, or nothing if there is none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len())) }
    }
}
