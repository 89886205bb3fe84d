//! Where pieces must go in check, and where pinned ones may.

use super::Side;
use crate::{
    Bitboard, Role, Square,
    attacks::{between, bishop_rays, knight, pawn, rook_rays},
    board::Sets,
};

/// What the king's safety demands of the other pieces.
pub(crate) struct Masks {
    pub(crate) king: Square,
    pub(crate) checkers: Bitboard,
    /// Where a piece must go: anywhere, or between king and checker, or on it.
    pub(crate) allowed: Bitboard,
    /// Files and ranks from the king up to a pinning piece.
    pub(crate) straight_pins: Bitboard,
    /// Diagonals from the king up to a pinning piece.
    pub(crate) diagonal_pins: Bitboard,
}

impl Masks {
    #[inline(always)]
    pub(crate) fn new<S: Side>(sets: &Sets) -> Masks {
        let them = <S::Them as Side>::COLOR;
        let king = sets.of(S::COLOR, Role::King).first_unchecked();
        let leapers = knight(king) & sets.roles[Role::Knight] | pawn(S::COLOR, king) & sets.roles[Role::Pawn];
        let checkers = leapers & sets.colors[them];
        let mut masks = Masks {
            king,
            checkers,
            allowed: checkers,
            straight_pins: Bitboard::EMPTY,
            diagonal_pins: Bitboard::EMPTY,
        };
        let occupied = sets.occupied();
        masks.straight_pins = masks.slide(rook_rays(king) & sets.straight_sliders(them), occupied);
        masks.diagonal_pins = masks.slide(bishop_rays(king) & sets.diagonal_sliders(them), occupied);
        if masks.checkers.is_empty() {
            masks.allowed = Bitboard::ALL;
        }
        masks
    }

    /// Notes the checks of sliders that look at the king; returns their pins.
    #[inline(always)]
    fn slide(&mut self, sliders: Bitboard, occupied: Bitboard) -> Bitboard {
        let mut pins = Bitboard::EMPTY;
        for slider in sliders {
            let way = between(self.king, slider);
            let blockers = way & occupied;
            let line = way | slider.bit();
            let check = if blockers.is_empty() { line } else { Bitboard::EMPTY };
            let pin = if blockers.len() == 1 { line } else { Bitboard::EMPTY };
            self.checkers |= check & slider.bit();
            self.allowed |= check;
            pins |= pin;
        }
        pins
    }
}
