//! Pawn moves, all pawns at once.

use game::Color;

use super::{Masks, Side, Sink, State};
use crate::{
    Bitboard, Role, Square,
    attacks::{bishop, pawn, rook},
    board::Sets,
};

/// Every legal pawn move.
#[inline(always)]
pub(super) fn pawns<S: Side, K: Sink>(state: &State, masks: &Masks, sink: &mut K) {
    let sets = &state.sets;
    let pawns = sets.of(S::COLOR, Role::Pawn);
    steps::<S, K>(sets, masks, pawns & !masks.diagonal_pins, sink);
    let capturers = pawns & !masks.straight_pins;
    let prey = sets.colors[<S::Them as Side>::COLOR] & masks.allowed;
    captures::<S, K>(masks, capturers & !Bitboard::FILE_A, S::UP - 1, prey, sink);
    captures::<S, K>(masks, capturers & !Bitboard::FILE_H, S::UP + 1, prey, sink);
    if let Some(to) = state.en_passant {
        for from in pawn(<S::Them as Side>::COLOR, to) & pawns {
            if en_passant_legal(sets, S::COLOR, from, to) {
                sink.en_passant(from, to);
            }
        }
    }
}

/// Steps of pawns that no diagonal pin holds.
#[inline(always)]
fn steps<S: Side, K: Sink>(sets: &Sets, masks: &Masks, pawns: Bitboard, sink: &mut K) {
    let empty = !sets.occupied();
    let free = pawns & !masks.straight_pins;
    let pinned = (pawns & masks.straight_pins).shift(S::UP) & masks.straight_pins;
    let single = (free.shift(S::UP) | pinned) & empty;
    // A pawn pinned along the file stays on it by a double step too.
    let double = (single & S::THIRD_RANK).shift(S::UP) & empty & masks.allowed;
    arrive::<S, K>(single & masks.allowed, S::UP, sink);
    sink.double_steps(double, 2 * S::UP);
}

/// Captures in one direction by pawns that no straight pin holds.
#[inline(always)]
fn captures<S: Side, K: Sink>(masks: &Masks, pawns: Bitboard, step: i8, prey: Bitboard, sink: &mut K) {
    let free = pawns & !masks.diagonal_pins;
    let pinned = (pawns & masks.diagonal_pins).shift(step) & masks.diagonal_pins;
    arrive::<S, K>((free.shift(step) | pinned) & prey, step, sink);
}

/// Tells promotions from other arrivals.
#[inline(always)]
fn arrive<S: Side, K: Sink>(to: Bitboard, step: i8, sink: &mut K) {
    sink.pawns(to & !S::LAST_RANK, step);
    let last = to & S::LAST_RANK;
    if last.any() {
        sink.promotions(last, step);
    }
}

/// Whether capturing in passing leaves the king safe.
///
/// Two pawns leave the board's lines at once, so pins do not tell: the position
/// afterwards is looked at instead.
#[inline(always)]
pub(crate) fn en_passant_legal(sets: &Sets, us: Color, from: Square, to: Square) -> bool {
    let king = sets.of(us, Role::King).first_unchecked();
    let captured = Square::at(to.file(), from.rank()).bit();
    let occupied = sets.occupied() & !from.bit() & !captured | to.bit();
    let leapers = crate::attacks::knight(king) & sets.of(!us, Role::Knight)
        | pawn(us, king) & sets.of(!us, Role::Pawn) & !captured;
    (rook(king, occupied) & sets.straight_sliders(!us)).is_empty()
        && (bishop(king, occupied) & sets.diagonal_sliders(!us)).is_empty()
        && leapers.is_empty()
}
