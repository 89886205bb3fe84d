//! The end of a side that has no move.

use game::Outcome;

use super::{decided::outcome, reason};
use crate::{
    outcome::{CHECKMATE, STALEMATE},
    variant::{Kind, Position, Region, Worth, position::Last},
};

impl Position {
    /// How a side without a legal move has ended.
    pub(in crate::variant) fn end_without_moves(&self) -> Outcome {
        let us = self.turn;
        match self.king(us).map(|king| self.attackers(!us, king)) {
            Some(checkers) if !checkers.is_empty() => self.mated(checkers),
            _ if self.variant.traits.pseudo_royal && self.are_royals_in_check(us) => {
                outcome(self.variant.spec.stuck.checkmate, us, CHECKMATE)
            }
            _ => self.stalemated(),
        }
    }

    fn mated(&self, checkers: Region) -> Outcome {
        let (us, stuck) = (self.turn, &self.variant.spec.stuck);
        let plane = self.plane(self.king(us).expect("a king is mated").board());
        let are_all = |kind: Kind| {
            let there = self.variant.role(kind).map_or(Region::EMPTY, |role| plane.by_role[role.index()]);
            !checkers.meets(!there)
        };
        if self.variant.spec.drops.pawn_mate_illegal
            && self.state.memory.last == Last::Drop
            && are_all(Kind::SHOGI_PAWN)
        {
            return Outcome::win(us, reason::PAWN_DROP_MATE);
        }
        if stuck.shatar && are_all(Kind::KNIGHT) {
            return Outcome::win(us, reason::UNFAIR_MATE);
        }
        if stuck.shatar && !self.state.memory.shak[us] {
            return Outcome::draw(reason::UNFAIR_MATE);
        }
        outcome(stuck.checkmate, us, CHECKMATE)
    }

    fn stalemated(&self) -> Outcome {
        let (us, stuck) = (self.turn, &self.variant.spec.stuck);
        let mut worth = stuck.stalemate;
        if stuck.piece_count {
            worth = match self.count_all(us).cmp(&self.count_all(!us)) {
                std::cmp::Ordering::Less => worth,
                std::cmp::Ordering::Equal => Worth::Draw,
                std::cmp::Ordering::Greater => worth.turned(),
            };
        }
        if worth == Worth::Draw { self.by_material(STALEMATE) } else { outcome(worth, us, STALEMATE) }
    }
}
