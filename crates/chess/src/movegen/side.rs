//! The side to move as a type.

use game::Color;

use crate::Bitboard;

/// One side, with its directions as constants.
pub(crate) trait Side {
    type Them: Side<Them = Self>;
    const COLOR: Color;
    /// What a pawn's step adds to its square.
    const UP: i8 = if Self::COLOR.is_white() { 8 } else { -8 };
    /// Where pawns arrive by one step and may take another.
    const THIRD_RANK: Bitboard = Bitboard::rank(if Self::COLOR.is_white() { 2 } else { 5 });
    /// Where pawns are promoted.
    const LAST_RANK: Bitboard = Bitboard::back_rank(<Self::Them as Side>::COLOR);
    /// Where king and rooks castle.
    const BACK_RANK: Bitboard = Bitboard::back_rank(Self::COLOR);
}

pub(crate) struct White;
pub(crate) struct Black;

impl Side for White {
    type Them = Black;
    const COLOR: Color = Color::White;
}

impl Side for Black {
    type Them = White;
    const COLOR: Color = Color::Black;
}
