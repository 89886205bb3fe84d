//! Sets of squares, one bit each.

use std::{
    fmt,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not},
};

use game::Color;

use crate::Square;

/// A set of squares.
///
/// ```
/// use chess::{Bitboard, Square};
///
/// let corners = Bitboard(0x8100_0000_0000_0081);
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Square::at(7, 7)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard(0);
    /// Every square.
    pub const ALL: Bitboard = Bitboard(!0);
    /// The dark squares, a1 among them.
    pub const DARK: Bitboard = Bitboard(0xaa55_aa55_aa55_aa55);
    pub(crate) const FILE_A: Bitboard = Bitboard(0x0101_0101_0101_0101);
    pub(crate) const FILE_H: Bitboard = Bitboard(0x8080_8080_8080_8080);

    /// The squares of a rank, from 0 to 7.
    pub const fn rank(rank: u8) -> Bitboard {
        Bitboard(0xff << (8 * (rank & 7)))
    }

    /// The rank on which a side's pieces begin.
    pub const fn back_rank(color: Color) -> Bitboard {
        Bitboard::rank(if color.is_white() { 0 } else { 7 })
    }

    /// The squares of a file, from 0 to 7.
    pub const fn file(file: u8) -> Bitboard {
        Bitboard(Bitboard::FILE_A.0 << (file & 7))
    }

    /// Whether there is no square in it.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is any square in it.
    #[inline(always)]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// Whether there are two squares or more in it.
    #[inline(always)]
    pub const fn more_than_one(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// How many squares there are in it.
    #[inline(always)]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a square is in it.
    #[inline(always)]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 != 0
    }

    /// Whether every square of this set is in the other.
    #[inline(always)]
    pub const fn is_within(self, other: Bitboard) -> bool {
        self.0 & !other.0 == 0
    }

    /// The lowest square, if there is one.
    #[inline(always)]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() { None } else { Some(self.first_unchecked()) }
    }

    /// The lowest square of a set known not to be empty.
    #[inline(always)]
    pub(crate) const fn first_unchecked(self) -> Square {
        Square::new(self.0.trailing_zeros())
    }

    /// The highest square of a set known not to be empty.
    #[inline(always)]
    pub(crate) const fn last_unchecked(self) -> Square {
        Square::new(63 ^ self.0.leading_zeros())
    }

    /// Every square moved by `delta` indices, towards h8 where positive.
    #[inline(always)]
    pub(crate) const fn shift(self, delta: i8) -> Bitboard {
        Bitboard(if delta >= 0 { self.0 << delta } else { self.0 >> -delta })
    }
}

macro_rules! bit_operator {
    ($operator:ident, $method:ident, $assign:ident, $assign_method:ident, $sign:tt) => {
        impl $operator for Bitboard {
            type Output = Bitboard;

            #[inline(always)]
            fn $method(self, other: Bitboard) -> Bitboard {
                Bitboard(self.0 $sign other.0)
            }
        }

        impl $assign for Bitboard {
            #[inline(always)]
            fn $assign_method(&mut self, other: Bitboard) {
                self.0 = self.0 $sign other.0;
            }
        }
    };
}

bit_operator!(BitAnd, bitand, BitAndAssign, bitand_assign, &);
bit_operator!(BitOr, bitor, BitOrAssign, bitor_assign, |);
bit_operator!(BitXor, bitxor, BitXorAssign, bitxor_assign, ^);

impl Not for Bitboard {
    type Output = Bitboard;

    #[inline(always)]
    fn not(self) -> Bitboard {
        Bitboard(!self.0)
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        squares.into_iter().fold(Bitboard::EMPTY, |set, square| set | square.bit())
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline(always)]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a set, lowest first.
#[derive(Debug, Clone)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }
}

/// A drawing, the eighth rank on top.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for rank in (0..8).rev() {
            f.write_str("\n")?;
            for file in 0..8 {
                f.write_str(if self.contains(Square::at(file, rank)) { " x" } else { " ." })?;
            }
        }
        Ok(())
    }
}
