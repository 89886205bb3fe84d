//! Endgames that are counted out.

use crate::variant::{
    CountingRule, Deed,
    position::{Position, Undo},
};

impl Position {
    /// Begins to count out an endgame, or to count anew.
    pub(in crate::variant::position) fn count_endgame(&mut self, undo: &Undo) {
        let (them, us) = (self.turn, !self.turn);
        let asean = self.variant.spec.counting.rule == CountingRule::Asean;
        let total = self.count_all(us) + self.count_all(them);
        let pawns = |position: &Position| {
            position.variant.pawn.map_or(0, |pawn| position.count(us, pawn) + position.count(them, pawn))
        };
        let took_pawn = undo.captured.is_some_and(|(_, piece)| Some(piece.role) == self.variant.pawn);
        if !asean && took_pawn && self.count_all(us) == 1 && pawns(self) == 0 {
            let limit = self.count_limit(us);
            if limit > 0 {
                self.state.count_limit = 2 * limit;
                self.state.count = (2 * total - 1) as u16;
            }
        }
        let promoted = matches!(undo.mv.deed, Deed::Promote(_));
        let begins =
            self.state.count_limit == 0 || (undo.captured.is_some() || promoted) && self.count_all(them) == 1;
        let limit = self.count_limit(them);
        if begins && limit > 0 {
            self.state.count_limit = 2 * limit;
            self.state.count = if asean || self.count_all(them) > 1 { 0 } else { (2 * total) as u16 };
        }
    }
}
