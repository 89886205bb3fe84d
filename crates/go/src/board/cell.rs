//! What a site is: stone, vacancy, or neither.

use game::Color;

/// What is on a site; one bit each, so that several can be asked about at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(crate) enum Cell {
    Empty = 1,
    Black = 2,
    White = 4,
    /// A point that is not part of the game: a liberty that nobody can fill.
    Outside = 8,
    /// Beyond the border.
    Edge = 16,
}

/// The bits of cells that are liberties of the stones beside them.
pub(super) const LIBERTY: u8 = Cell::Empty as u8 | Cell::Outside as u8;

impl Cell {
    #[inline(always)]
    pub(crate) const fn of(color: Color) -> Cell {
        match color {
            Color::Black => Cell::Black,
            Color::White => Cell::White,
        }
    }

    /// Whose stone it is, if it is one.
    #[inline]
    pub(crate) const fn color(self) -> Option<Color> {
        match self {
            Cell::Black => Some(Color::Black),
            Cell::White => Some(Color::White),
            Cell::Empty | Cell::Outside | Cell::Edge => None,
        }
    }

    /// Whether stones beside it have a liberty there.
    #[inline(always)]
    pub(crate) const fn is_liberty(self) -> bool {
        matches!(self, Cell::Empty | Cell::Outside)
    }
}
