//! What becomes of the moves that the generator finds.

use crate::{Bitboard, Role, Square};

/// Takes moves in sets; the generator never hands over an illegal one.
pub(crate) trait Sink {
    /// A piece other than a pawn goes from one square to each of several.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// Pawns arrive on these squares, each from the square `step` before it.
    fn pawns(&mut self, to: Bitboard, step: i8);
    /// Pawns arrive on these squares by a double step.
    fn double_steps(&mut self, to: Bitboard, step: i8);
    /// Pawns arrive on the last rank, each from the square `step` before it.
    fn promotions(&mut self, to: Bitboard, step: i8);
    /// A pawn captures in passing.
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king castles with a rook.
    fn castle(&mut self, king: Square, rook: Square);
}

/// Counts moves without looking at them.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u64);

impl Sink for Count {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 += u64::from(to.len());
    }

    #[inline(always)]
    fn pawns(&mut self, to: Bitboard, _: i8) {
        self.0 += u64::from(to.len());
    }

    #[inline(always)]
    fn double_steps(&mut self, to: Bitboard, _: i8) {
        self.0 += u64::from(to.len());
    }

    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, _: i8) {
        self.0 += 4 * u64::from(to.len());
    }

    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square) {
        self.0 += 1;
    }
}
