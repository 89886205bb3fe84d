//! The usual texts of moves, each in one look.
//!
//! Files write nearly all moves in the shortest form. Here such a text goes to
//! its move with one decision on the piece; whatever is unusual, castling,
//! promotions and errors included, is left to the slower way.

use super::resolve::is_safe;
use crate::{
    Bitboard, Kind, Move, Position, Role, Square,
    attacks::{bishop, king, knight, pawn, queen, rook},
};

/// The move at the front of a text, and where it ends; none for the unusual.
#[inline(always)]
pub(crate) fn quick(position: &Position, text: &[u8; 8]) -> Option<(Move, usize)> {
    let occupied = position.board().occupied();
    match text[0] {
        b'a'..=b'h' => pawn_move(position, text),
        b'N' => piece(position, text, Role::Knight, knight),
        b'B' => piece(position, text, Role::Bishop, |to| bishop(to, occupied)),
        b'R' => piece(position, text, Role::Rook, |to| rook(to, occupied)),
        b'Q' => piece(position, text, Role::Queen, |to| queen(to, occupied)),
        b'K' => piece(position, text, Role::King, king),
        _ => None,
    }
}

/// `Nf3`, `Nxf3`, `Nbd2`, `Nbxd2`, `N1d2`, `N1xd2`.
#[inline(always)]
fn piece(
    position: &Position,
    text: &[u8; 8],
    role: Role,
    strikes: impl Fn(Square) -> Bitboard,
) -> Option<(Move, usize)> {
    let (mut origins, mut at) = (Bitboard::ALL, 1);
    // A target follows unless the byte behind the next is neither rank nor end.
    if matches!(text[1], b'1'..=b'8') || matches!(text[1], b'a'..=b'h') && !text[2].is_ascii_digit() {
        origins = origin(text[1]);
        at = 2;
    }
    at += usize::from(text[at] == b'x');
    let to = Square::from_chars(text[at], text[at + 1])?;
    let sets = position.board().sets();
    let us = position.turn();
    let from = strikes(to) & sets.of(us, role) & origins;
    let legal = !from.is_empty()
        && !from.more_than_one()
        && !sets.colors[us].contains(to)
        && is_safe(sets, us, role, from.first_unchecked(), to);
    legal.then(|| (Move::new(from.first_unchecked(), to, Kind::Normal), at + 2))
}

#[inline(always)]
fn origin(byte: u8) -> Bitboard {
    if byte >= b'a' { Bitboard::file(byte - b'a') } else { Bitboard::rank(byte - b'1') }
}

/// `e4` and `exd5`, no promotion.
#[inline(always)]
fn pawn_move(position: &Position, text: &[u8; 8]) -> Option<(Move, usize)> {
    let sets = position.board().sets();
    let us = position.turn();
    let own = sets.of(us, Role::Pawn);
    let back = if us.is_white() { -8 } else { 8 };
    let (from, to, kind, end) = if text[1] == b'x' {
        let to = Square::from_chars(text[2], text[3])?;
        let from = pawn(!us, to) & own & Bitboard::file(text[0] - b'a');
        if !sets.colors[!us].contains(to) {
            return None;
        }
        (from.first()?, to, Kind::Normal, 4)
    } else {
        let to = Square::from_chars(text[0], text[1])?;
        let occupied = sets.occupied();
        let one = to.offset(back);
        if occupied.contains(to) || to.rank_for(us) < 2 {
            return None;
        }
        if own.contains(one) {
            (one, to, Kind::Normal, 2)
        } else {
            let two = one.offset(back);
            if to.rank_for(us) != 3 || !own.contains(two) || occupied.contains(one) {
                return None;
            }
            (two, to, Kind::DoubleStep, 2)
        }
    };
    let legal = to.rank_for(us) != 7 && is_safe(sets, us, Role::Pawn, from, to);
    legal.then(|| (Move::new(from, to, kind), end))
}
