//! The generator itself.

use super::{Masks, Side, Sink, castle_legal, pawns::pawns};
use crate::{Bitboard, Role, Square, attacks, board::Sets};

/// What legal moves depend on.
#[derive(Clone, Copy)]
pub(crate) struct State {
    pub(crate) sets: Sets,
    /// The rooks that may still castle.
    pub(crate) castling: Bitboard,
    /// The square a pawn has just jumped over, if it can be captured there.
    pub(crate) en_passant: Option<Square>,
}

/// Hands every legal move to the sink.
#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink>(state: &State, sink: &mut K) {
    let masks = Masks::new::<S>(&state.sets);
    king::<S, K>(state, &masks, sink);
    if !masks.checkers.more_than_one() {
        pawns::<S, K>(state, &masks, sink);
        pieces::<S, K>(&state.sets, &masks, sink);
    }
}

/// Knights, bishops, rooks and queens.
#[inline(always)]
fn pieces<S: Side, K: Sink>(sets: &Sets, masks: &Masks, sink: &mut K) {
    let us = S::COLOR;
    let occupied = sets.occupied();
    let targets = !sets.colors[us] & masks.allowed;
    let (straight_pins, diagonal_pins) = (masks.straight_pins, masks.diagonal_pins);
    let pins = straight_pins | diagonal_pins;

    for from in sets.of(us, Role::Knight) & !pins {
        sink.piece(Role::Knight, from, attacks::knight(from) & targets);
    }
    for from in sets.of(us, Role::Bishop) & !pins {
        sink.piece(Role::Bishop, from, attacks::bishop(from, occupied) & targets);
    }
    for from in sets.of(us, Role::Rook) & !pins {
        sink.piece(Role::Rook, from, attacks::rook(from, occupied) & targets);
    }
    for from in sets.of(us, Role::Queen) & !pins {
        sink.piece(Role::Queen, from, attacks::queen(from, occupied) & targets);
    }
    // A pinned slider moves along its pin only: the lines of other pins cannot
    // be reached from there without passing the king.
    if (sets.colors[us] & pins).any() {
        for role in [Role::Bishop, Role::Queen] {
            for from in sets.of(us, role) & diagonal_pins {
                sink.piece(role, from, attacks::bishop(from, occupied) & targets & diagonal_pins);
            }
        }
        for role in [Role::Rook, Role::Queen] {
            for from in sets.of(us, role) & straight_pins {
                sink.piece(role, from, attacks::rook(from, occupied) & targets & straight_pins);
            }
        }
    }
}

/// Steps of the king, and castling.
#[inline(always)]
fn king<S: Side, K: Sink>(state: &State, masks: &Masks, sink: &mut K) {
    let sets = &state.sets;
    let near = attacks::king(masks.king) & !sets.colors[S::COLOR];
    let struck = struck::<S::Them>(sets, sets.occupied() & !masks.king.bit());
    sink.piece(Role::King, masks.king, near & !struck);
    let rooks = state.castling & S::BACK_RANK;
    if rooks.any() && masks.checkers.is_empty() {
        for rook in rooks {
            if castle_legal(sets, S::COLOR, masks.king, rook, struck) {
                sink.castle(masks.king, rook);
            }
        }
    }
}

/// Every square that a side strikes, given the occupied squares.
#[inline(always)]
fn struck<S: Side>(sets: &Sets, occupied: Bitboard) -> Bitboard {
    let us = S::COLOR;
    let mut struck = attacks::pawns(us, sets.of(us, Role::Pawn));
    struck |= attacks::king(sets.of(us, Role::King).first_unchecked());
    for from in sets.of(us, Role::Knight) {
        struck |= attacks::knight(from);
    }
    for from in sets.diagonal_sliders(us) {
        struck |= attacks::bishop(from, occupied);
    }
    for from in sets.straight_sliders(us) {
        struck |= attacks::rook(from, occupied);
    }
    struck
}
