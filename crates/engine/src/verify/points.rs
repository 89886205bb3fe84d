//! Sets of points.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use go::Size;

/// How many words hold a bit for each point of the largest board.
const WORDS: usize = (Size::MAX as usize * Size::MAX as usize).div_ceil(64);

/// Points by their numbers on the board, see [`Size::index`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(super) struct Points([u64; WORDS]);

impl Points {
    pub(super) fn add(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    pub(super) fn contains(self, other: Points) -> bool {
        other & !self == Points::default()
    }
}

impl BitAnd for Points {
    type Output = Points;

    fn bitand(self, other: Points) -> Points {
        Points(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Points {
    type Output = Points;

    fn bitor(self, other: Points) -> Points {
        Points(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl BitOrAssign for Points {
    fn bitor_assign(&mut self, other: Points) {
        *self = *self | other;
    }
}

impl Not for Points {
    type Output = Points;

    fn not(self) -> Points {
        Points(self.0.map(|word| !word))
    }
}
