//! How king and rook move together.

use game::ByColor;

use super::both;
use crate::variant::{Kind, Kinds};

/// How king and rook move together.
#[derive(Debug, Clone, PartialEq)]
pub struct Castling {
    /// Whether at all (`castling`).
    pub enabled: bool,
    /// Whether pieces that were dropped can (`castlingDroppedPiece`).
    pub dropped: bool,
    /// Where the king goes, from 0 (`castlingKingsideFile`).
    pub kingside_file: u8,
    /// Where the king goes (`castlingQueensideFile`).
    pub queenside_file: u8,
    /// On which rank, seen from each side (`castlingRank`).
    pub rank: u8,
    /// Where the king stands, if there are several (`castlingKingFile`).
    pub king_file: u8,
    /// What castles as a king (`castlingKingPiece…`).
    pub king: ByColor<Kind>,
    /// Where `K` looks for its rook first (`castlingRookKingsideFile`).
    pub rook_kingside_file: u8,
    /// Where `Q` looks for its rook first (`castlingRookQueensideFile`).
    pub rook_queenside_file: u8,
    /// What castles as a rook (`castlingRookPieces…`).
    pub rooks: ByColor<Kinds>,
    /// Whether the other side may then not castle to the same side (`oppositeCastling`).
    pub opposite: bool,
    /// Rights that win when used and lose when lost (`castlingWins`).
    pub wins: ByColor<Wings>,
}

impl Default for Castling {
    fn default() -> Castling {
        Castling {
            enabled: true,
            dropped: false,
            kingside_file: 6,
            queenside_file: 2,
            rank: 0,
            king_file: 4,
            king: both(Kind::KING),
            rook_kingside_file: 11,
            rook_queenside_file: 0,
            rooks: both(Kinds::of(&[Kind::ROOK])),
            opposite: false,
            wins: both(Wings { kingside: false, queenside: false }),
        }
    }
}

/// The two directions of castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wings {
    /// Towards the king's side.
    pub kingside: bool,
    /// Towards the queen's side.
    pub queenside: bool,
}
