//! What is wrong with a FEN.

use game::{Color, Quoted, sentences};

use crate::variant::Square;

sentences! {
    /// Why a text is no position of a variant.
    pub enum FenError {
        Empty = "fen-empty", "the FEN is empty";
        Trailing { got: Quoted } = "fen-trailing",
            "nothing is expected behind the counters of the FEN, got {got}";
        Ranks { expected: u8, found: usize } = "fen-ranks", "the board has {expected} ranks, the FEN {found}";
        Files { rank: usize, expected: u8, found: usize } = "fen-files",
            "rank {rank} of the FEN has {found} squares instead of {expected}";
        Piece { sign: Quoted } = "fen-piece", "{sign} is no piece of this variant";
        Bar = "fen-bar", "a bar stands only before a piece of the second of two boards";
        Promoted { letter: Quoted } = "fen-promoted", "a {letter} cannot be promoted in this variant";
        Boards { expected: u8, found: usize } = "fen-boards",
            "the variant has {expected} boards, the FEN {found}";
        Twice { square: Square } = "fen-twice", "{square} is occupied on both boards";
        Hand = "fen-hand", "this variant has no pieces in hand";
        FullHand = "fen-full-hand", "too many pieces in hand";
        Turn { got: Quoted } = "fen-turn", "the side to move is w or b, not {got}";
        Castling { got: Quoted } = "fen-castling", "the rights to castle are not understood: {got}";
        Passing { got: Quoted } = "fen-passing", "the en-passant square is not understood: {got}";
        Counter { got: Quoted } = "fen-counter", "{got} is no number of moves";
        Checks { got: Quoted } = "fen-checks", "{got} is no count of checks that are left to give";
        Kings { color: Color } = "fen-kings", "{color} has more than one king";
        MissingKing { color: Color } = "fen-missing-king", "{color} has no king";
        NoKing = "fen-no-king", "there is no king on the board";
        OtherKingInCheck = "fen-other-king-in-check", "the side that is not to move is in check";
    }
}

/// What was forgiven in reading a FEN.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FenWarning {
    /// A right to castle without a king and a rook in place was dropped.
    #[error("castling by the right {0:?} is not possible and was dropped")]
    Castling(char),
    /// Several ducks were put, though a move leaves one only.
    #[error("there is more than one duck; after the next move there will be one")]
    Ducks,
    /// An en-passant square that no step can have left was dropped.
    #[error("the en-passant square {0} makes no sense and was dropped")]
    Passing(String),
}
