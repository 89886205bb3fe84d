//! Pieces that cannot mate, however they and the others stand.

use game::Color;

use crate::{Bitboard, Board, Role};

/// Whether no move of `color` can mate with what is on the board.
///
/// Captures on the way stay within these clauses, and promotions do not happen
/// where they would matter:
///
/// * A lone king gives no check.
/// * A lone knight needs a piece of the other side to block a flight square. A
///   queen there can always capture the knight, wherever it checks from.
/// * Bishops on one colour check along a diagonal. The two squares beside both
///   the checked king and the next square of that diagonal are of the other
///   colour, and a king cannot watch both without standing next to the other
///   king. So one of them is blocked: by a rook or a queen, which captures or
///   interposes on that next square, and which such bishops cannot pin, or by a
///   piece that this clause rules out.
///
/// Only a position that is mate already, by a double check that no move can
/// have given, escapes the last clause.
pub(super) fn cannot_mate(board: &Board, color: Color) -> bool {
    let (own, other) = (board.by_color(color), board.by_color(!color));
    let of = |role| own & board.by_role(role);
    let against = |role| other & board.by_role(role);
    if (of(Role::Pawn) | of(Role::Rook) | of(Role::Queen)).any() {
        return false;
    }
    let (knights, bishops) = (of(Role::Knight), of(Role::Bishop));
    match (knights.len(), bishops.len()) {
        (0, 0) => true,
        (1, 0) => (against(Role::King) | against(Role::Queen)) == other,
        (0, _) => {
            let all = board.by_role(Role::Bishop);
            let one_colour = all.is_within(Bitboard::DARK) || all.is_within(!Bitboard::DARK);
            one_colour && (against(Role::Pawn) | against(Role::Knight)).is_empty()
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Square, attacks};

    /// The squares round `king` that neither the knight nor its king watches.
    fn flights(king: Square, knight: Square, ally: Square) -> Bitboard {
        attacks::king(king) & !attacks::knight(knight) & !attacks::king(ally)
    }

    #[test]
    fn a_queen_that_blocks_a_flight_square_can_capture_the_checking_knight() {
        for king in Square::all() {
            for knight in attacks::knight(king) {
                let near = attacks::king(king) | king.bit() | knight.bit();
                for ally in Square::all().filter(|&ally| !near.contains(ally)) {
                    // Any queen that stands between is itself nearer to the knight.
                    let capturing = attacks::queen(knight, ally.bit());
                    let blocked = flights(king, knight, ally);
                    assert!((blocked & capturing).any(), "{king} {knight} {ally}");
                }
            }
        }
    }

    #[test]
    fn a_piece_beside_a_diagonal_check_is_next_to_its_first_square() {
        for king in Square::all() {
            for first in attacks::bishop(king, Bitboard::ALL) {
                let beside = attacks::king(king) & attacks::king(first);
                assert_eq!(beside.len(), 2, "{king} {first}");
                assert!(beside.is_within(attacks::rook(first, Bitboard::ALL)));
                let near = attacks::king(king) | king.bit();
                for ally in Square::all().filter(|&ally| !near.contains(ally)) {
                    assert!((beside & !attacks::king(ally)).any(), "{king} {first} {ally}");
                }
            }
        }
    }
}
