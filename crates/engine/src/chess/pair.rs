//! Two values in one: for the middle of a game and for its end.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// What something is worth while pieces are many, and when few are left.
///
/// Both are in one number, so that one addition adds both; each has room for more than any
/// board can hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pair(i64);

impl Pair {
    /// Worth nothing.
    pub const ZERO: Pair = Pair(0);

    /// Worth so much in the middle of a game and so much at its end.
    pub const fn new(middle: i32, end: i32) -> Pair {
        Pair(((end as i64) << 32) + middle as i64)
    }

    /// The worth in the middle of a game.
    pub const fn middle(self) -> i32 {
        self.0 as i32
    }

    /// The worth at the end of a game.
    pub const fn end(self) -> i32 {
        ((self.0 + 0x8000_0000) >> 32) as i32
    }
}

impl Add for Pair {
    type Output = Pair;

    #[inline(always)]
    fn add(self, other: Pair) -> Pair {
        Pair(self.0 + other.0)
    }
}

impl AddAssign for Pair {
    #[inline(always)]
    fn add_assign(&mut self, other: Pair) {
        self.0 += other.0;
    }
}

impl Sub for Pair {
    type Output = Pair;

    #[inline(always)]
    fn sub(self, other: Pair) -> Pair {
        Pair(self.0 - other.0)
    }
}

impl SubAssign for Pair {
    #[inline(always)]
    fn sub_assign(&mut self, other: Pair) {
        self.0 -= other.0;
    }
}

impl Neg for Pair {
    type Output = Pair;

    #[inline(always)]
    fn neg(self) -> Pair {
        Pair(-self.0)
    }
}

impl Mul<i32> for Pair {
    type Output = Pair;

    #[inline(always)]
    fn mul(self, times: i32) -> Pair {
        Pair(self.0 * i64::from(times))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_halves_are_added_alike() {
        for (middle, end) in [(3, -7), (-120, 44), (900, 950), (-1, -1), (0, -300)] {
            let pair = Pair::new(middle, end);
            assert_eq!((pair.middle(), pair.end()), (middle, end));
            let sum = pair * 3 - Pair::new(17, -29);
            assert_eq!((sum.middle(), sum.end()), (3 * middle - 17, 3 * end + 29));
            assert_eq!(((-pair).middle(), (-pair).end()), (-middle, -end));
        }
    }
}
