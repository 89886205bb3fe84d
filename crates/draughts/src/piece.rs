//! Men and kings.

use game::Color;

use crate::{Square, Way};

/// What a piece is, its colour aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// Moves and captures forwards only.
    Man,
    /// Moves and captures all four ways.
    King,
}

/// A piece of one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

impl Piece {
    /// A man of this side.
    pub const fn man(color: Color) -> Piece {
        Piece { color, role: Role::Man }
    }

    /// A king of this side.
    pub const fn king(color: Color) -> Piece {
        Piece { color, role: Role::King }
    }

    /// Whether it is still uncrowned.
    pub const fn is_man(self) -> bool {
        matches!(self.role, Role::Man)
    }

    /// The ways it may go.
    pub fn ways(self) -> &'static [Way] {
        match self {
            Piece { role: Role::King, .. } => &Way::ALL,
            Piece { color: Color::White, .. } => &Way::ALL[..2],
            Piece { color: Color::Black, .. } => &Way::ALL[2..],
        }
    }

    /// What it is after its move has ended on a square.
    pub const fn arrived(self, at: Square) -> Piece {
        if at.crowns(self.color) { Piece::king(self.color) } else { self }
    }
}
