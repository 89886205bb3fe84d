//! A piece of some variant.

use std::fmt;

use game::Color;

use super::{Kind, Role};

/// A piece, and what it was before it was promoted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it moves as.
    pub role: Role,
    /// What it was before.
    pub origin: Origin,
}

/// What a piece was before it was promoted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// It was never promoted.
    Itself,
    /// A pawn, which it becomes again when it is taken.
    Pawn,
    /// A piece that turned to its promoted side.
    Turned(Role),
}

impl Piece {
    /// A piece that was never promoted.
    pub const fn new(color: Color, role: Role) -> Piece {
        Piece { color, role, origin: Origin::Itself }
    }
}

/// What a role is called, for whoever shows it.
///
/// Its text is the name of a piece of chess, and the letter of any other: that is
/// what the author of a variant calls it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Title {
    /// Its kind in the language.
    pub kind: Kind,
    /// Its upper-case letter.
    pub letter: char,
}

impl Title {
    /// The kinds that everybody knows by their names.
    pub const OF_CHESS: [Kind; 6] =
        [Kind::PAWN, Kind::KNIGHT, Kind::BISHOP, Kind::ROOK, Kind::QUEEN, Kind::KING];

    /// Whether it is called by its name, before which an article stands.
    pub(super) fn has_name(self) -> bool {
        Title::OF_CHESS.contains(&self.kind)
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.has_name() { f.write_str(&self.kind.name()) } else { write!(f, "{}", self.letter) }
    }
}
