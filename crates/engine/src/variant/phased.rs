//! Two values in one, for armies of any size.

use std::ops::{Add, AddAssign, Mul, Neg, SubAssign};

/// What something is worth while pieces are many, and when few are left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Phased {
    pub(super) middle: i32,
    pub(super) end: i32,
}

impl Phased {
    pub(super) const fn new(middle: i32, end: i32) -> Phased {
        Phased { middle, end }
    }

    /// The same at all times.
    pub(super) const fn steady(worth: i32) -> Phased {
        Phased { middle: worth, end: worth }
    }

    /// One value of two, when so much of all is still there.
    pub(super) fn blend(self, left: i32, all: i32) -> i32 {
        if all == 0 { self.middle } else { (self.middle * left + self.end * (all - left)) / all }
    }
}

impl Add for Phased {
    type Output = Phased;
    fn add(self, other: Phased) -> Phased {
        Phased { middle: self.middle + other.middle, end: self.end + other.end }
    }
}

impl AddAssign for Phased {
    fn add_assign(&mut self, other: Phased) {
        *self = *self + other;
    }
}

impl SubAssign for Phased {
    fn sub_assign(&mut self, other: Phased) {
        *self += -other;
    }
}

impl Neg for Phased {
    type Output = Phased;
    fn neg(self) -> Phased {
        Phased { middle: -self.middle, end: -self.end }
    }
}

impl Mul<i32> for Phased {
    type Output = Phased;
    fn mul(self, times: i32) -> Phased {
        Phased { middle: self.middle * times, end: self.end * times }
    }
}
