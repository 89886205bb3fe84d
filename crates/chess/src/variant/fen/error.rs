//! What is wrong with a FEN.

use game::Color;

/// Why a text is no position of a variant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There is nothing.
    #[error("the FEN is empty")]
    Empty,
    /// Text behind the last field.
    #[error("nothing is expected behind the counters of the FEN, got {0:?}")]
    Trailing(String),
    /// The wrong number of ranks.
    #[error("the board has {expected} ranks, the FEN {found}")]
    Ranks {
        /// How many there should be.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// A rank of the wrong length.
    #[error("rank {rank} of the FEN has {found} squares instead of {expected}")]
    Files {
        /// The rank, from 1.
        rank: usize,
        /// How many there should be.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// A sign that is no piece.
    #[error("{0:?} is no piece of this variant")]
    Piece(char),
    /// A bar that marks no piece of a second board.
    #[error("a bar stands only before a piece of the second of two boards")]
    Bar,
    /// A piece that has no promoted side.
    #[error("a {0:?} cannot be promoted in this variant")]
    Promoted(char),
    /// The wrong number of boards.
    #[error("the variant has {expected} boards, the FEN {found}")]
    Boards {
        /// How many there should be.
        expected: u8,
        /// How many there are.
        found: usize,
    },
    /// Two pieces on one square of two boards.
    #[error("{0} is occupied on both boards")]
    Twice(String),
    /// Pieces in hand where there are no hands.
    #[error("this variant has no pieces in hand")]
    Hand,
    /// Too many pieces in hand.
    #[error("too many pieces in hand")]
    FullHand,
    /// The side to move.
    #[error("the side to move is w or b, not {0:?}")]
    Turn(String),
    /// Rights to castle.
    #[error("the rights to castle are not understood: {0:?}")]
    Castling(String),
    /// En passant.
    #[error("the en-passant square is not understood: {0:?}")]
    Passing(String),
    /// A counter.
    #[error("{0:?} is no number of moves")]
    Counter(String),
    /// Two kings of one side.
    #[error("{0} has more than one king")]
    Kings(Color),
    /// A side without the king it should have.
    #[error("{0} has no king")]
    MissingKing(Color),
    /// No king at all.
    #[error("there is no king on the board")]
    NoKing,
    /// The side that has just moved is in check.
    #[error("the side that is not to move is in check")]
    OtherKingInCheck,
}
