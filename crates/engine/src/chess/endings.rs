//! Endings that the sum of terms misjudges.

use chess::{Bitboard, Board, Piece, Position, Role, Square};
use game::Color;

use super::pawns::distance;

/// The whole of what an advantage is worth.
pub(super) const WHOLE: i32 = 64;
/// More than all pieces: a bare king loses.
const BARE: i32 = 2_000;

/// How much of an advantage at the end of a game counts, in 64ths.
pub(super) fn scale(board: &Board, strong: Color) -> i32 {
    let of = |color, role| board.by_piece(Piece { color, role });
    let pawns = of(strong, Role::Pawn).len();
    let weight = |color| {
        let count = |role| of(color, role).len() as i32;
        3 * (count(Role::Knight) + count(Role::Bishop)) + 5 * count(Role::Rook) + 9 * count(Role::Queen)
    };
    if pawns == 0 && weight(strong) - weight(!strong) <= 3 {
        // Without pawns a minor piece more seldom wins, and alone never.
        return if weight(strong) < 5 { 0 } else { 10 };
    }
    let knights = of(strong, Role::Knight).len() as i32;
    if pawns == 0 && knights <= 2 && weight(strong) == 3 * knights {
        // Two knights cannot force mate.
        return 0;
    }
    let (own, other) = (of(strong, Role::Bishop), of(!strong, Role::Bishop));
    let are_opposite = own.len() == 1
        && other.len() == 1
        && own.is_within(Bitboard::DARK) != other.is_within(Bitboard::DARK);
    if are_opposite {
        let are_alone = weight(strong) == 3 && weight(!strong) == 3;
        return if are_alone { 24 + 4 * pawns as i32 } else { 44 };
    }
    WHOLE.min(40 + 6 * pawns as i32)
}

/// The worth for White of a bare king against pieces that mate it.
///
/// It is driven to the edge, by bishop and knight into a corner of the bishop's colour.
pub(super) fn against_bare_king(position: &Position) -> Option<i32> {
    let board = position.board();
    let bare = Color::ALL.into_iter().find(|&color| !board.by_color(color).more_than_one())?;
    let strong = !bare;
    let of = |role| board.by_piece(Piece { color: strong, role });
    let has_heavy = (of(Role::Queen) | of(Role::Rook)).any();
    let bishops = of(Role::Bishop);
    let has_both = (bishops & Bitboard::DARK).any() && (bishops & !Bitboard::DARK).any();
    let with_knight = bishops.any() && of(Role::Knight).any();
    if of(Role::Pawn).any() || !(has_heavy || has_both || with_knight) {
        return None;
    }
    let (king, hunter) = (position.king(bare), position.king(strong));
    let mut worth = BARE - 12 * distance(king, hunter) as i32;
    if with_knight && !has_heavy && !has_both {
        let corners = if bishops.is_within(Bitboard::DARK) { [0, 63] } else { [7, 56] };
        let nearest = corners.map(|corner| walk(king, Square::new(corner))).into_iter().min().unwrap_or(0);
        worth += 20 * (14 - nearest as i32);
    } else {
        let nearest =
            [0, 7, 56, 63].map(|corner| walk(king, Square::new(corner))).into_iter().min().unwrap_or(0);
        worth += 25 * from_middle(king) as i32 - 6 * nearest as i32;
    }
    let material: i32 =
        Role::ALL.into_iter().map(|role| of(role).len() as i32 * [1, 3, 3, 5, 9, 0][role as usize]).sum();
    worth += 10 * material;
    Some(if strong == Color::White { worth } else { -worth })
}

/// How many steps along ranks and files lie between two squares.
fn walk(one: Square, other: Square) -> usize {
    usize::from(one.file().abs_diff(other.file())) + usize::from(one.rank().abs_diff(other.rank()))
}

/// How far a square is from the four in the middle.
fn from_middle(square: Square) -> usize {
    let away = |line: u8| usize::from(if line < 4 { 3 - line } else { line - 4 });
    away(square.file()) + away(square.rank())
}
