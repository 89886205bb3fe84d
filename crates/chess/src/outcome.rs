//! How chess ends: by the board, and by counting.

use game::{Again, Color, Outcome, Reason, Ruling};

use crate::{Bitboard, Position, Role, dead};

/// The side to move is in check and cannot get out of it.
pub const CHECKMATE: Reason = Reason("checkmate");
/// The side to move has no move and is not in check.
pub const STALEMATE: Reason = Reason("stalemate");
/// The position has occurred three times.
pub const THREEFOLD: Reason = Reason("threefold-repetition");
/// The position has occurred five times.
pub const FIVEFOLD: Reason = Reason("fivefold-repetition");
/// Fifty moves of each side without a capture or a pawn move.
pub const FIFTY_MOVES: Reason = Reason("fifty-moves");
/// Seventy-five moves of each side without a capture or a pawn move.
pub const SEVENTY_FIVE_MOVES: Reason = Reason("seventy-five-moves");
/// Neither side has the pieces to mate.
pub const INSUFFICIENT_MATERIAL: Reason = Reason("insufficient-material");
/// Neither side can mate by any series of legal moves.
pub const DEAD_POSITION: Reason = Reason("dead-position");

impl Position {
    /// Whether neither side could mate with these pieces, however they stand.
    ///
    /// That is king against king, with one minor piece, or with any number of
    /// bishops that all go on squares of one colour.
    pub fn is_insufficient_material(&self) -> bool {
        let board = self.board();
        let heavy = board.by_role(Role::Pawn) | board.by_role(Role::Rook) | board.by_role(Role::Queen);
        let (knights, bishops) = (board.by_role(Role::Knight), board.by_role(Role::Bishop));
        let one_colour = bishops.is_within(Bitboard::DARK) || bishops.is_within(!Bitboard::DARK);
        heavy.is_empty()
            && match knights.len() {
                0 => one_colour,
                1 => bishops.is_empty(),
                _ => false,
            }
    }

    /// How a side without a legal move has ended.
    pub(crate) fn end_without_moves(&self) -> Outcome {
        if self.is_check() { Outcome::win(!self.turn(), CHECKMATE) } else { Outcome::draw(STALEMATE) }
    }

    /// What counting permits or ends.
    pub(crate) fn counted(&self, again: Again) -> Option<Ruling> {
        let ended = |reason| Some(Ruling::Ended(Outcome::draw(reason)));
        let claimable = |reason| Some(Ruling::Claimable(Outcome::draw(reason)));
        if self.is_insufficient_material() {
            ended(INSUFFICIENT_MATERIAL)
        } else if again.times >= 5 {
            ended(FIVEFOLD)
        } else if self.halfmoves() >= 150 {
            ended(SEVENTY_FIVE_MOVES)
        } else if again.times >= 3 {
            claimable(THREEFOLD)
        } else if self.halfmoves() >= 100 {
            claimable(FIFTY_MOVES)
        } else {
            None
        }
    }

    /// The draw of a position in which neither side can mate any more.
    pub(crate) fn hopeless(&self) -> Option<Outcome> {
        let hopeless = Color::ALL.into_iter().all(|color| !dead::may_win(self, color));
        hopeless.then_some(Outcome::draw(DEAD_POSITION))
    }
}
