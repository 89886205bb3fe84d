//! Sets of sites as bits of some words.

use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not};

/// A set of sites, 64 a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Bits<const N: usize>([u64; N]);

impl<const N: usize> Bits<N> {
    pub(super) const EMPTY: Bits<N> = Bits([0; N]);

    #[inline]
    pub(super) fn one(site: usize) -> Bits<N> {
        let mut words = [0; N];
        words[site / 64] = 1 << (site % 64);
        Bits(words)
    }

    #[inline]
    pub(super) fn has(&self, site: usize) -> bool {
        self.0[site / 64] >> (site % 64) & 1 == 1
    }

    #[inline]
    pub(super) fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub(super) fn meets(&self, other: Bits<N>) -> bool {
        !(*self & other).is_empty()
    }

    #[inline]
    pub(super) fn contains(&self, other: Bits<N>) -> bool {
        (other & !*self).is_empty()
    }

    #[inline]
    pub(super) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The set in one word: of sites that fall together, one stands for all.
    #[inline]
    pub(super) fn folded(&self) -> u64 {
        self.0.iter().fold(0, |all, word| all | word)
    }

    /// All sites that fall together in one word with those of a set.
    #[inline]
    pub(super) fn unfolded(word: u64) -> Bits<N> {
        Bits([word; N])
    }

    /// The lowest site; there must be one.
    #[inline]
    pub(super) fn first(&self) -> usize {
        let index = self.0.iter().position(|&word| word != 0).expect("a site");
        index * 64 + self.0[index].trailing_zeros() as usize
    }

    /// The sites, from the lowest.
    #[inline]
    pub(super) fn sites(self) -> impl Iterator<Item = usize> {
        let mut words = self.0;
        let mut index = 0;
        std::iter::from_fn(move || {
            while index < N && words[index] == 0 {
                index += 1;
            }
            (index < N).then(|| {
                let bit = words[index].trailing_zeros() as usize;
                words[index] &= words[index] - 1;
                index * 64 + bit
            })
        })
    }

    #[inline]
    fn up(self, by: u32) -> Bits<N> {
        Bits(std::array::from_fn(|index| {
            let carry = if index > 0 { self.0[index - 1] >> (64 - by) } else { 0 };
            self.0[index] << by | carry
        }))
    }

    #[inline]
    fn down(self, by: u32) -> Bits<N> {
        Bits(std::array::from_fn(|index| {
            let carry = if index + 1 < N { self.0[index + 1] << (64 - by) } else { 0 };
            self.0[index] >> by | carry
        }))
    }

    /// The sites beside these, on rows of a stride with a gap at their ends.
    #[inline]
    pub(super) fn beside(self, stride: u32) -> Bits<N> {
        self.up(1) | self.down(1) | self.up(stride) | self.down(stride)
    }

    /// The sites that touch these with a corner.
    #[inline]
    pub(super) fn aslant(self, stride: u32) -> Bits<N> {
        self.up(stride + 1) | self.down(stride + 1) | self.up(stride - 1) | self.down(stride - 1)
    }

    /// All sites of an area that are connected with these.
    #[inline]
    pub(super) fn flood(self, area: Bits<N>, stride: u32) -> Bits<N> {
        let mut grown = self & area;
        loop {
            let next = (grown | grown.beside(stride)) & area;
            if next == grown {
                return grown;
            }
            grown = next;
        }
    }

    /// The connected parts of the set.
    pub(super) fn parts(self, stride: u32) -> impl Iterator<Item = Bits<N>> {
        let mut rest = self;
        std::iter::from_fn(move || {
            (!rest.is_empty()).then(|| {
                let part = Bits::one(rest.first()).flood(rest, stride);
                rest = rest & !part;
                part
            })
        })
    }
}

impl<const N: usize> BitAnd for Bits<N> {
    type Output = Bits<N>;
    #[inline]
    fn bitand(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl<const N: usize> BitOr for Bits<N> {
    type Output = Bits<N>;
    #[inline]
    fn bitor(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }
}

impl<const N: usize> BitXor for Bits<N> {
    type Output = Bits<N>;
    #[inline]
    fn bitxor(self, other: Bits<N>) -> Bits<N> {
        Bits(std::array::from_fn(|index| self.0[index] ^ other.0[index]))
    }
}

impl<const N: usize> BitOrAssign for Bits<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Bits<N>) {
        *self = *self | other;
    }
}

impl<const N: usize> Not for Bits<N> {
    type Output = Bits<N>;
    #[inline]
    fn not(self) -> Bits<N> {
        Bits(std::array::from_fn(|index| !self.0[index]))
    }
}
