//! Chance that repeats.

/// Numbers that look random: Sebastiano Vigna's `SplitMix64`.
///
/// It is written here because openings must be the same for all time, which no library
/// promises.
#[derive(Debug, Clone)]
pub(super) struct Chance(u64);

const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Chance {
    /// A row of numbers of its own for each seed and each number.
    pub(super) fn new(seed: u64, number: u64) -> Chance {
        let mut chance = Chance(seed);
        Chance(chance.next() ^ Chance(number).next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below another, which is not zero.
    pub(super) fn below(&mut self, end: usize) -> usize {
        (self.next() % end as u64) as usize
    }

    /// Puts a list in a random order.
    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_original() {
        let mut chance = Chance(1_234_567);
        assert_eq!(chance.next(), 6_457_827_717_110_365_317);
        assert_eq!(chance.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn a_list_keeps_its_items() {
        let mut list: Vec<usize> = (0..100).collect();
        Chance::new(1, 2).shuffle(&mut list);
        assert_ne!(list, (0..100).collect::<Vec<_>>());
        list.sort_unstable();
        assert_eq!(list, (0..100).collect::<Vec<_>>());
    }
}
