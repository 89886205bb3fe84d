//! The sixty-four squares.

use std::{fmt, str::FromStr};

use game::{Color, Place};

use crate::Bitboard;

/// A square of the board; a1 is 0, h1 is 7, h8 is 63.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// All squares, a1 first, rank by rank.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..64).map(Square)
    }

    /// The square with this index, of which only the low six bits count.
    pub const fn new(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// The square at a file and a rank, each from 0 to 7.
    pub const fn at(file: u8, rank: u8) -> Square {
        debug_assert!(file < 8 && rank < 8);
        Square((rank & 7) << 3 | file & 7)
    }

    /// The index, a1 being 0.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructors promise.
        (self.0 & 63) as usize
    }

    /// The file, a being 0.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, the first being 0.
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// The rank as `color` counts it, its own back rank being 0.
    pub const fn rank_for(self, color: Color) -> u8 {
        if color.is_white() { self.rank() } else { 7 - self.rank() }
    }

    /// The set of this square alone.
    #[inline(always)]
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << self.0)
    }

    /// The square `delta` indices away; it wraps around at the board's end.
    #[inline(always)]
    pub(crate) const fn offset(self, delta: i8) -> Square {
        Square(self.0.wrapping_add_signed(delta) & 63)
    }

    /// The letter of the file.
    pub const fn file_char(self) -> char {
        (b'a' + self.file()) as char
    }

    /// The digit of the rank.
    pub const fn rank_char(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// The same square as a place of the generic board.
    pub const fn place(self) -> Place {
        Place::cell(self.file(), self.rank())
    }

    /// The square of a place, if it is one of these sixty-four.
    pub const fn from_place(place: Place) -> Option<Square> {
        match place {
            Place::Cell { board: 0, file: file @ 0..8, rank: rank @ 0..8 } => Some(Square::at(file, rank)),
            _ => None,
        }
    }

    /// Reads two characters such as `e4`.
    pub(crate) const fn from_chars(file: u8, rank: u8) -> Option<Square> {
        match (file, rank) {
            (b'a'..=b'h', b'1'..=b'8') => Some(Square::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}{}", self.file_char(), self.rank_char())
    }
}

/// The text is not a square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a square like e4, got {0:?}")]
pub struct ParseSquareError(String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file, rank] => Square::from_chars(file, rank),
            _ => None,
        }
        .ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}
