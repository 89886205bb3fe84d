//! Moves as a list, for searches and people.

use super::Sink;
use crate::{Bitboard, Kind, Move, Role, Square};

/// Appends each move to a vector.
pub(crate) struct List<'a>(pub(crate) &'a mut Vec<Move>);

impl List<'_> {
    #[inline(always)]
    fn steps(&mut self, to: Bitboard, step: i8, kind: Kind) {
        self.0.extend(to.into_iter().map(|to| Move::new(to.offset(-step), to, kind)));
    }
}

impl Sink for List<'_> {
    #[inline(always)]
    fn piece(&mut self, _: Role, from: Square, to: Bitboard) {
        self.0.extend(to.into_iter().map(|to| Move::new(from, to, Kind::Normal)));
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, step: i8) {
        self.steps(to, step, Kind::Normal);
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, step: i8) {
        self.steps(to, step, Kind::DoubleStep);
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        for role in Role::PROMOTIONS {
            self.steps(to, step, Kind::Promotion(role));
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.0.push(Move::new(from, to, Kind::EnPassant));
    }

    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square) {
        self.0.push(Move::new(king, rook, Kind::Castle));
    }
}
