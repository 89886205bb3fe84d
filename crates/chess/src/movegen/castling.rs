//! Castling, in standard chess and in Chess960.

use game::Color;

use crate::{
    Bitboard, Kind, Move, Square,
    attacks::{self, between},
    board::Sets,
};

/// The squares that must be empty but for the king and its rook.
#[inline(always)]
pub(crate) fn castling_path(king: Square, rook: Square) -> Bitboard {
    let mv = Move::new(king, rook, Kind::Castle);
    let (king_to, rook_to) = (mv.castled_king(), mv.castled_rook());
    let path = between(king, king_to) | king_to.bit() | between(rook, rook_to) | rook_to.bit();
    path & !(king.bit() | rook.bit())
}

/// Whether a king not in check may castle with a rook that has the right to.
///
/// `struck` are the squares the other side strikes, the king not shielding any.
#[inline(always)]
pub(crate) fn castle_legal(sets: &Sets, us: Color, king: Square, rook: Square, struck: Bitboard) -> bool {
    let occupied = sets.occupied();
    // Cheap, and in most positions already the answer.
    if (between(king, rook) & occupied).any() {
        return false;
    }
    let mv = Move::new(king, rook, Kind::Castle);
    let king_to = mv.castled_king();
    let walk = between(king, king_to) | king_to.bit();
    (castling_path(king, rook) & occupied).is_empty() && (walk & struck).is_empty() && !unveils(sets, us, mv)
}

/// Whether the rook was all that shielded the king's new square.
///
/// That needs a rook in its way, so never one from the corner.
#[inline(always)]
fn unveils(sets: &Sets, us: Color, mv: Move) -> bool {
    let rook = mv.to();
    if matches!(rook.file(), 0 | 7) {
        return false;
    }
    let after = sets.occupied() & !mv.from().bit() & !rook.bit() | mv.castled_rook().bit();
    (attacks::rook(mv.castled_king(), after) & sets.straight_sliders(!us)).any()
}
