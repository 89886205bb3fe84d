//! The thirty-two dark squares and the ways between them.

use std::{fmt, str::FromStr};

use game::{Color, Place};

/// A dark square, numbered as PDN does: 1 to 4 on the top row, 32 at the bottom.
///
/// ```text
///     1     2     3     4     Black's side
///  5     6     7     8
///     9    10    11    12
/// 13    14    15    16
///    17    18    19    20
/// 21    22    23    24
///    25    26    27    28
/// 29    30    31    32        White's side
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// All squares, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> {
        (0..32).map(Square)
    }

    /// The square of a number from 1 to 32.
    pub const fn new(number: u8) -> Option<Square> {
        match number {
            1..=32 => Some(Square(number - 1)),
            _ => None,
        }
    }

    /// The number, from 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The number less one, for tables.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    pub(crate) const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The column from the left, as White sees it.
    pub const fn file(self) -> u8 {
        2 * (self.0 % 4) + (self.rank() % 2)
    }

    /// The row from below, as White sees it.
    pub const fn rank(self) -> u8 {
        7 - self.0 / 4
    }

    /// The same square as a place of the generic board.
    pub const fn place(self) -> Place {
        Place::cell(self.file(), self.rank())
    }

    /// The square of a place, if it is a dark one of this board.
    pub const fn from_place(place: Place) -> Option<Square> {
        match place {
            Place::Cell { board: 0, file: file @ 0..8, rank: rank @ 0..8 } if file % 2 == rank % 2 => {
                Some(Square((7 - rank) * 4 + file / 2))
            }
            _ => None,
        }
    }

    /// The next square that way, if the board goes on.
    pub const fn step(self, way: Way) -> Option<Square> {
        NEIGHBOURS[self.index()][way as usize]
    }

    /// Whether a man of this side becomes a king here.
    pub const fn crowns(self, color: Color) -> bool {
        self.rank() == if color.is_white() { 7 } else { 0 }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The text is not a square.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected a square from 1 to 32, got {0:?}")]
pub struct ParseSquareError(String);

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if digits { text.parse().ok() } else { None };
        number.and_then(Square::new).ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}

/// One of the four diagonal ways, north being Black's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Way {
    /// Up and to the left.
    NorthWest,
    /// Up and to the right.
    NorthEast,
    /// Down and to the left.
    SouthWest,
    /// Down and to the right.
    SouthEast,
}

impl Way {
    /// All ways, White's forward ones first.
    pub const ALL: [Way; 4] = [Way::NorthWest, Way::NorthEast, Way::SouthWest, Way::SouthEast];

    const fn delta(self) -> (i8, i8) {
        match self {
            Way::NorthWest => (-1, 1),
            Way::NorthEast => (1, 1),
            Way::SouthWest => (-1, -1),
            Way::SouthEast => (1, -1),
        }
    }
}

const NEIGHBOURS: [[Option<Square>; 4]; 32] = {
    let mut table = [[None; 4]; 32];
    let mut cell = 0;
    while cell < 32 * 4 {
        let (square, way) = (Square(cell / 4), Way::ALL[cell as usize % 4]);
        let (file, rank) = way.delta();
        let (file, rank) = (square.file() as i8 + file, square.rank() as i8 + rank);
        // A place that wrapped around below zero is no square either.
        table[square.index()][way as usize] = Square::from_place(Place::cell(file as u8, rank as u8));
        cell += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;

    fn square(number: u8) -> Square {
        Square::new(number).unwrap()
    }

    #[test]
    fn squares_are_numbered_from_the_top_left_as_in_pdn() {
        assert_eq!(square(1).place().to_string(), "b8");
        assert_eq!(square(5).place().to_string(), "a7");
        assert_eq!(square(12).place().to_string(), "h6");
        assert_eq!(square(29).place().to_string(), "a1");
        assert_eq!(square(32).place().to_string(), "g1");
    }

    #[test]
    fn a_square_and_its_place_are_one() {
        for square in Square::all() {
            assert_eq!(Square::from_place(square.place()), Some(square));
        }
        assert_eq!(Square::from_place(Place::cell(1, 0)), None);
        assert_eq!(Square::from_place(Place::cell(8, 8)), None);
        assert_eq!(Square::from_place(Place::Cell { board: 1, file: 0, rank: 0 }), None);
    }

    #[test]
    fn steps_lead_to_the_neighbours_and_end_at_the_edge() {
        let steps = |number| Way::ALL.map(|way| square(number).step(way).map(Square::number));
        assert_eq!(steps(18), [Some(14), Some(15), Some(22), Some(23)]);
        assert_eq!(steps(1), [None, None, Some(5), Some(6)]);
        assert_eq!(steps(5), [None, Some(1), None, Some(9)]);
        assert_eq!(steps(28), [Some(24), None, Some(32), None]);
    }

    #[test]
    fn only_numbers_from_1_to_32_are_squares() {
        assert_eq!("32".parse(), Ok(square(32)));
        for text in ["0", "33", "", "+1", "-1", "a1", "1111111111", "¼"] {
            assert_eq!(text.parse::<Square>(), Err(ParseSquareError(text.to_owned())));
        }
    }
}
