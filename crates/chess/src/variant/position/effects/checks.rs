//! Checks that are counted, and how long they go on.

use game::ByColor;

use crate::variant::{Kind, Region, position::Position};

impl Position {
    /// Counts checks, and how long they go on.
    ///
    /// Only a royal king is in check for this: Fairy-Stockfish counts no attack on a
    /// piece that is royal while it is one of few.
    pub(in crate::variant::position) fn note_checks(&mut self) {
        let them = self.turn;
        if self.state.halfmoves == 0 {
            self.state.memory.quiet_checks = ByColor::default();
        }
        let Some(king) = self.king(them) else { return };
        let checkers = self.attackers(!them, king);
        if checkers.is_empty() {
            (self.state.memory.checked[them], self.state.memory.shak[them]) = (0, false);
            return;
        }
        self.state.memory.checked[them] = self.state.memory.checked[them].saturating_add(1);
        self.state.memory.quiet_checks[them] = self.state.memory.quiet_checks[them].saturating_add(1);
        let strong =
            [Kind::KNIGHT, Kind::ROOK, Kind::BERS].into_iter().filter_map(|kind| self.variant.role(kind));
        let plane = self.plane(king.board());
        let strong = strong.fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()]);
        self.state.memory.shak[them] |= strong.meets(checkers);
        let left = &mut self.state.checks_left[!them];
        *left = left.saturating_sub(1);
    }
}
