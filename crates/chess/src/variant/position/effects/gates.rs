//! Gates: squares whose pieces have not moved yet.

use game::Color;

use crate::variant::{
    Deed, Kind, Region,
    position::{Position, Undo},
};

impl Position {
    /// Whether first moves of a side still matter: with nothing to enter, none does.
    pub(in crate::variant) fn may_gate(&self, color: Color) -> bool {
        let spec = &self.variant.spec;
        let holds = self.hands[color].iter().any(|&count| count > 0);
        !spec.gating.seirawan || holds || spec.captures.to_hand
    }

    /// Closes the gates of pieces that have moved or are gone.
    pub(in crate::variant::position) fn close_gates(&mut self, undo: &Undo) {
        let (us, mv) = (self.turn, undo.mv);
        if !mv.is_drop() && !mv.is_pass() && mv.from.board() == 0 {
            self.state.gates[us] &= !Region::of(mv.from.square());
        }
        match mv.deed {
            Deed::Castle { .. } => self.state.gates[us] &= !Region::of(mv.to.square()),
            _ if mv.from.board() == 0 => self.state.gates[!us] &= !Region::of(mv.to.square()),
            _ => {}
        }
        if !self.may_gate(us) {
            self.state.gates[us] = Region::EMPTY;
        }
        if self.variant.spec.army.cambodian_moves {
            self.scare_king(undo);
        }
    }

    /// A king that a rook aims at may not leap any more.
    fn scare_king(&mut self, undo: &Undo) {
        let Some(rook) = self.variant.role(Kind::ROOK) else { return };
        let Some(king) = self.king(!self.turn) else { return };
        let to = undo.mv.to.square();
        let aims =
            to != king.square() && (to.file() == king.square().file() || to.rank() == king.square().rank());
        if aims && undo.mover.is_some_and(|mover| mover.role == rook) {
            self.state.gates[!self.turn] &= !Region::of(king.square());
        }
    }
}
