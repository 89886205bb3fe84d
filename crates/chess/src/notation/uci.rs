//! UCI moves: two squares and, where a pawn promotes, a letter.

use game::{Message, Position as _};

use crate::{Kind, Move, Position, Role, Square, refusal};

/// The text is no UCI move, or no legal one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// It is not even a move.
    #[error("expected a move like e2e4 or e7e8q, got {0:?}")]
    Text(String),
    /// It is a move that the rules refuse here.
    #[error("{text} is not legal here: {why}")]
    Illegal {
        /// The move as it was written.
        text: String,
        /// The reason.
        why: Message,
    },
}

/// Two squares and perhaps a promotion, as somebody pointed at them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Attempt {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it is to go.
    pub to: Square,
    /// What a pawn is to become.
    pub promotion: Option<Role>,
}

impl Attempt {
    /// Reads `e2e4`, `e7e8q` or `e7e8=Q`.
    pub fn parse(text: &str) -> Option<Attempt> {
        let (squares, rest) = text.as_bytes().split_at_checked(4)?;
        let promotion = match rest {
            [] => None,
            [letter] | [b'=', letter] => Some(Role::from_letter(char::from(*letter))?),
            _ => return None,
        };
        let from = Square::from_chars(squares[0], squares[1])?;
        let to = Square::from_chars(squares[2], squares[3])?;
        Some(Attempt { from, to, promotion })
    }

    /// The legal move that is meant, if there is one.
    ///
    /// Castling may be meant by the king's target or by the rook's square.
    pub fn find(self, position: &Position) -> Option<Move> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let from_here = || moves.iter().copied().filter(|mv| mv.from() == self.from);
        from_here()
            .find(|mv| mv.to() == self.to && mv.promotion() == self.promotion)
            .or_else(|| from_here().find(|mv| mv.is_castle() && self.is_castle_to(mv.castled_king())))
    }

    /// Whether this is a king's walk to where castling takes it.
    fn is_castle_to(self, king: Square) -> bool {
        self.to == king && self.promotion.is_none() && self.from.file().abs_diff(king.file()) > 1
    }
}

/// Writes a legal move.
///
/// Castling is the king's move in standard chess; in Chess960 the king takes
/// its own rook.
pub fn write(position: &Position, mv: Move) -> String {
    let to = if mv.is_castle() && !position.is_chess960() { mv.castled_king() } else { mv.to() };
    match mv.kind() {
        Kind::Promotion(role) => format!("{}{to}{}", mv.from(), role.letter().to_ascii_lowercase()),
        _ => format!("{}{to}", mv.from()),
    }
}

/// Reads a legal move.
///
/// # Errors
/// When the text is no move or the move is not legal.
pub fn parse(position: &Position, text: &str) -> Result<Move, UciError> {
    let attempt = Attempt::parse(text).ok_or_else(|| UciError::Text(text.to_owned()))?;
    attempt
        .find(position)
        .ok_or_else(|| UciError::Illegal { text: text.to_owned(), why: refusal::explain(position, attempt) })
}
