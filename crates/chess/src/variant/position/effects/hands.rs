//! Pieces in hand, and what taken pieces become there.

use game::Color;

use crate::variant::{
    Origin, Piece, Role,
    position::{Position, key},
};

impl Position {
    /// A hand never runs over: all that stands and is held is less than it can count.
    pub(in crate::variant::position) fn change_hand(&mut self, color: Color, role: Role, by: i8) {
        if self.variant.spec.drops.free {
            return;
        }
        let count = &mut self.hands[color][role.index()];
        let before = *count;
        debug_assert!(count.checked_add_signed(by).is_some(), "a hand that can count");
        *count = count.saturating_add_signed(by);
        self.state.key ^= key::hand(color, role, before) ^ key::hand(color, role, *count);
    }

    /// What a taken piece is in its taker's hand.
    fn held(&self, captured: Piece) -> Option<Role> {
        match captured.origin {
            _ if !self.variant.spec.captures.to_hand => None,
            _ if self.variant.spec.drops.looped => Some(captured.role),
            Origin::Itself => Some(captured.role),
            Origin::Turned(role) => Some(role),
            Origin::Pawn => self.variant.promotion.main_pawn[captured.color],
        }
    }

    pub(in crate::variant::position) fn hand_over(&mut self, captured: Piece) {
        if let Some(role) = self.held(captured) {
            self.change_hand(!captured.color, role, 1);
        }
    }

    pub(in crate::variant::position) fn hand_back(&mut self, captured: Piece) {
        if let Some(role) = self.held(captured) {
            self.change_hand(!captured.color, role, -1);
        }
    }
}
