//! Moves that are legal or not because of the check they give or of other moves.

use crate::variant::{Deed, Enclosing, Kind, Move, Position, Region, Square};

impl Position {
    /// Removes from the end of a list what this variant forbids.
    pub(super) fn filter(&self, moves: &mut Vec<Move>, begin: usize) {
        let spec = &self.variant.spec;
        if !spec.manners.checking || !spec.drops.checks || spec.promotion.sittuyin {
            self.remove_checks(moves, begin);
        }
        if spec.drops.opposite_bishops {
            retain(moves, begin, |mv| self.leaves_room_for_bishops(mv));
        }
        if spec.captures.must && moves[begin..].iter().any(|&mv| self.is_capture(mv)) {
            retain(moves, begin, |mv| self.is_capture(mv));
        }
        if spec.drops.must {
            self.insist_on_drops(moves, begin);
        }
        let passes_when_stuck = spec.manners.pass_on_stalemate[self.turn];
        if passes_when_stuck && moves[begin..].iter().any(|mv| !mv.is_pass()) {
            retain(moves, begin, |mv| !mv.is_pass());
        }
    }

    /// Whether a move takes something.
    pub fn is_capture(&self, mv: Move) -> bool {
        match mv.deed {
            Deed::EnPassant => true,
            Deed::Castle { .. } | Deed::Pass | Deed::Drop(_) | Deed::DropPromoted(_) => false,
            _ => {
                let plane = self.plane(mv.from.board());
                mv.from.square() != mv.to.square() && plane.at(mv.to.square()).is_some()
            }
        }
    }

    fn remove_checks(&self, moves: &mut Vec<Move>, begin: usize) {
        if self.king(!self.turn).is_none() {
            return;
        }
        // To list moves must not change the position, so some are tried on a copy. It is
        // made once, if at all, and touches the heap on three boards or more only.
        let mut copy = None;
        let captures = &self.variant.spec.captures;
        let is_odd =
            self.variant.traits.blasts || captures.flip != Enclosing::None || self.variant.cannon.is_some();
        retain(moves, begin, |mv| {
            if self.may_check(mv) {
                return true;
            }
            if !is_odd && mv.extra.is_none() {
                return !self.gives_check(mv);
            }
            let board = copy.get_or_insert_with(|| self.clone());
            let undo = board.apply(mv);
            let gives_check = board.is_in_check(board.turn);
            board.revert(&undo);
            !gives_check
        });
    }

    /// Whether a move is one that may give check.
    fn may_check(&self, mv: Move) -> bool {
        let spec = &self.variant.spec;
        spec.manners.checking
            && (spec.drops.checks || !mv.is_drop())
            && !(spec.promotion.sittuyin && matches!(mv.deed, Deed::Promote(_)))
    }

    fn insist_on_drops(&self, moves: &mut Vec<Move>, begin: usize) {
        let wanted = self.variant.spec.drops.must_kind;
        let role = self.variant.role(wanted);
        let has = match role {
            Some(role) => self.hands[self.turn][role.index()] > 0,
            None => self.hands[self.turn].iter().any(|&count| count > 0),
        };
        if !has {
            return;
        }
        let fits = |mv: Move| match mv.deed {
            Deed::Drop(dropped) | Deed::DropPromoted(dropped) => role.is_none_or(|role| role == dropped),
            _ => false,
        };
        retain(moves, begin, |mv| !mv.is_drop() || fits(mv));
        if moves[begin..].iter().any(|&mv| fits(mv)) {
            retain(moves, begin, fits);
        }
    }

    /// Whether bishops can still come to stand on squares of both colours.
    fn leaves_room_for_bishops(&self, mv: Move) -> bool {
        let (Some(bishop), Deed::Drop(role) | Deed::DropPromoted(role)) =
            (self.variant.role(Kind::BISHOP), mv.deed)
        else {
            return true;
        };
        let (us, plane) = (self.turn, self.plane(0));
        let bishops = plane.of(us, bishop);
        let all = bishops.len() + u32::from(self.hands[us][bishop.index()]);
        let to = mv.to.square();
        let shade =
            |dark: bool| self.variant.board.filter(move |&at| is_dark(at) == dark).collect::<Region>();
        if role == bishop {
            return (shade(is_dark(to)) & bishops).len() < all.div_ceil(2);
        }
        let free = self.drop_region(bishop, 0) & !plane.pieces() & !Region::of(to);
        [false, true].into_iter().all(|dark| (shade(dark) & (bishops | free)).len() >= all / 2)
    }
}

fn is_dark(square: Square) -> bool {
    (square.file() + square.rank()).is_multiple_of(2)
}

/// Leaves on the end of a list only what is to be kept.
pub(super) fn retain(moves: &mut Vec<Move>, begin: usize, mut keep: impl FnMut(Move) -> bool) {
    let mut kept = begin;
    for index in begin..moves.len() {
        let mv = moves[index];
        if keep(mv) {
            moves[kept] = mv;
            kept += 1;
        }
    }
    moves.truncate(kept);
}
