//! Part of the legal moves, and one of them.

use super::{List, Sink};
use crate::{Bitboard, Kind, Move, Role, Square};

/// Lists captures and promotions.
pub(crate) struct Noisy<'a> {
    pub(crate) list: List<'a>,
    pub(crate) prey: Bitboard,
}

impl Sink for Noisy<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        self.list.piece(role, from, to & self.prey);
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        self.list.pawns(to & self.prey, step);
    }

    fn double_steps(&mut self, _: Bitboard, _: i8) {}

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        self.list.promotions(to, step);
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.list.en_passant(from, to);
    }

    fn castle(&mut self, _: Square, _: Square) {}
}

/// Lists the moves that neither capture nor promote.
pub(crate) struct Quiet<'a> {
    pub(crate) list: List<'a>,
    pub(crate) prey: Bitboard,
}

impl Sink for Quiet<'_> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        self.list.piece(role, from, to & !self.prey);
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        self.list.pawns(to & !self.prey, step);
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, step: i8) {
        self.list.double_steps(to, step);
    }

    fn promotions(&mut self, _: Bitboard, _: i8) {}

    fn en_passant(&mut self, _: Square, _: Square) {}

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.list.castle(king, rook);
    }
}

/// Looks whether one move is among the legal ones.
pub(crate) struct Find {
    wanted: Move,
    pub(crate) is_found: bool,
}

impl Find {
    pub(crate) fn new(wanted: Move) -> Find {
        Find { wanted, is_found: false }
    }

    #[inline(always)]
    fn step(&mut self, to: Bitboard, step: i8, is_kind: bool) {
        let wanted = self.wanted;
        self.is_found |= is_kind && to.contains(wanted.to()) && wanted.to().offset(-step) == wanted.from();
    }
}

impl Sink for Find {
    #[inline(always)]
    fn piece(&mut self, _: Role, from: Square, to: Bitboard) {
        let wanted = self.wanted;
        self.is_found |= from == wanted.from() && to.contains(wanted.to()) && wanted.kind() == Kind::Normal;
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        self.step(to, step, self.wanted.kind() == Kind::Normal);
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, step: i8) {
        self.step(to, step, self.wanted.kind() == Kind::DoubleStep);
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        self.step(to, step, self.wanted.promotion().is_some());
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.is_found |= self.wanted == Move::new(from, to, Kind::EnPassant);
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.is_found |= self.wanted == Move::new(king, rook, Kind::Castle);
    }
}
