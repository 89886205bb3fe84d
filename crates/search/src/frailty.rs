//! How a search errs, so that people can win against it.
//!
//! It errs as people do: moves are overlooked, exchanges are not followed to their end,
//! positions are misjudged. All follows from a number and the position, so that what was
//! overlooked stays overlooked until the position is another one.

use crate::Value;

/// The ways in which a search errs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Frailty {
    /// Another number, other errors.
    pub seed: u64,
    /// How many of a thousand quiet moves are overlooked; of the others, half as many or
    /// fewer, by what they gain.
    /// Who overlooks all thousand moves at random.
    pub oversight: u32,
    /// In how many of a thousand lines it is not asked what can be taken at the end.
    pub haste: u32,
    /// By how much a position is misjudged at most.
    pub blur: Value,
}

/// A move that gains so much is overlooked half as often as one that gains nothing.
const PLAIN: u32 = 200;

impl Frailty {
    /// The number of those who see nothing.
    pub const BLIND: u32 = 1_000;

    /// Whether a move, known by its number, is overlooked in a position.
    ///
    /// Of a noisy one it counts what it gains: that a queen can be taken is seen more often.
    pub(crate) fn overlooks(&self, key: u64, code: u32, gain: Option<Value>) -> bool {
        let chance = match gain {
            Some(gain) if self.oversight < Frailty::BLIND => {
                let gain = gain.clamp(0, 10_000) as u32;
                self.oversight * PLAIN / (2 * (PLAIN + gain))
            }
            _ => self.oversight,
        };
        self.throw(key, u64::from(code)) % 1_000 < u64::from(chance)
    }

    /// Whether a line ends here although there is something to take.
    pub(crate) fn is_hasty(&self, key: u64) -> bool {
        self.throw(key, HASTE) % 1_000 < u64::from(self.haste)
    }

    /// By how much the position is misjudged; small errors are the most frequent.
    pub(crate) fn error(&self, key: u64) -> Value {
        if self.blur == 0 {
            return 0;
        }
        let throw = self.throw(key, BLUR);
        let part = |bits: u64| (bits & 0xffff) as Value * self.blur / 0xffff;
        part(throw) - part(throw >> 16)
    }

    /// One of so many things, for those who choose at random.
    pub(crate) fn pick(&self, key: u64, count: usize) -> usize {
        (self.throw(key, PICK) % count as u64) as usize
    }

    /// A number that looks thrown and is always the same.
    fn throw(&self, key: u64, purpose: u64) -> u64 {
        let mut mixed = key ^ self.seed ^ purpose.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        for _ in 0..2 {
            mixed = (mixed ^ (mixed >> 31)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        }
        mixed ^ (mixed >> 32)
    }
}

/// Purposes of a throw other than a move, whose number has 32 bits.
const HASTE: u64 = 1 << 32;
const BLUR: u64 = 2 << 32;
const PICK: u64 = 3 << 32;

#[cfg(test)]
mod tests {
    use super::*;

    const FRAIL: Frailty = Frailty { seed: 7, oversight: 300, haste: 200, blur: 50 };

    fn scattered(number: u64) -> u64 {
        number.wrapping_mul(0x1234_5678_9abc_def1)
    }

    fn count(mut happens: impl FnMut(u64) -> bool) -> usize {
        (0..10_000).filter(|&key| happens(scattered(key))).count()
    }

    #[test]
    fn errors_are_as_frequent_as_said() {
        assert!((2_700..3_300).contains(&count(|key| FRAIL.overlooks(key, 77, None))));
        assert!((1_300..1_700).contains(&count(|key| FRAIL.overlooks(key, 77, Some(0)))));
        assert!((100..400).contains(&count(|key| FRAIL.overlooks(key, 77, Some(1_000)))));
        assert!((1_750..2_250).contains(&count(|key| FRAIL.is_hasty(key))));
        let blind = Frailty { oversight: Frailty::BLIND, ..FRAIL };
        assert_eq!(count(|key| blind.overlooks(key, 3, Some(0))), 10_000);
    }

    #[test]
    fn a_misjudgement_has_its_bounds_and_favours_nobody() {
        let errors: Vec<Value> = (0..10_000).map(|key| FRAIL.error(scattered(key))).collect();
        assert!(errors.iter().all(|error| error.abs() <= FRAIL.blur));
        assert!(errors.iter().any(|error| error.abs() > FRAIL.blur / 2));
        assert!((errors.iter().sum::<Value>() / errors.len() as Value).abs() <= 1);
        assert_eq!(Frailty { blur: 0, ..FRAIL }.error(3), 0);
    }

    #[test]
    fn another_number_makes_other_errors() {
        let other = Frailty { seed: 8, ..FRAIL };
        assert!(count(|key| FRAIL.overlooks(key, 5, None) != other.overlooks(key, 5, None)) > 2_000);
        assert_eq!(count(|key| FRAIL.pick(key, 9) >= 9), 0);
    }
}
