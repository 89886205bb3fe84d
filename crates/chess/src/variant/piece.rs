//! A piece of some variant.

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

    /// Whether it was promoted.
    pub const fn is_promoted(self) -> bool {
        !matches!(self.origin, Origin::Itself)
    }
}

/// What a role is called, for whoever shows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Title {
    /// Its kind in the language.
    pub kind: Kind,
    /// Its upper-case letter.
    pub letter: char,
}
