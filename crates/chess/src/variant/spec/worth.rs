//! What a game is worth to a side.

use game::Color;

/// What a game is worth to the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Worth {
    /// It wins.
    Win,
    /// It loses.
    Loss,
    /// Nobody wins.
    Draw,
}

impl Worth {
    /// What the same game is worth to the other side.
    #[must_use]
    pub fn turned(self) -> Worth {
        match self {
            Worth::Win => Worth::Loss,
            Worth::Loss => Worth::Win,
            Worth::Draw => Worth::Draw,
        }
    }

    /// The winner, when this is what a game is worth to `color`.
    pub fn winner(self, color: Color) -> Option<Color> {
        match self {
            Worth::Win => Some(color),
            Worth::Loss => Some(!color),
            Worth::Draw => None,
        }
    }
}
