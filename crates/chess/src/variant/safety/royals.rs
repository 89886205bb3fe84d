//! Kinds that are royal while they are few: the kings of atomic chess, coregal queens.

use game::Color;

use crate::variant::{Deed, Move, Position, Region, Spot, Square, between, neighbours};

impl Position {
    /// The pieces of a side on a board that may not be lost.
    pub(in crate::variant) fn royals(&self, color: Color, board: u8) -> Region {
        let few = self.variant.spec.extinction.count + 1;
        let plane = self.plane(board);
        let roles = self.variant.extinct.iter().filter(|&role| self.count(color, role) <= few);
        roles.fold(Region::EMPTY, |all, role| all | plane.of(color, role))
    }

    /// The pieces of a side on a board that are royal once they are few.
    fn candidates(&self, color: Color, board: u8) -> Region {
        let plane = self.plane(board);
        self.variant.extinct.iter().fold(Region::EMPTY, |all, role| all | plane.of(color, role))
    }

    /// Whether a side has a royal piece attacked, or all candidates at once.
    pub(in crate::variant) fn are_royals_in_check(&self, color: Color) -> bool {
        let attacked = |board: u8, square: Square| {
            let occupied = self.plane(board).occupied();
            !self.is_untouchable(square, self.royals(!color, board))
                && self.attacks(!color, board, square, occupied, Region::EMPTY)
        };
        let boards = 0..self.variant.boards();
        let mut single =
            boards.clone().flat_map(|board| self.royals(color, board).map(move |at| (board, at)));
        if single.any(|(board, square)| attacked(board, square)) {
            return true;
        }
        let mut all =
            boards.flat_map(|board| self.candidates(color, board).map(move |at| (board, at))).peekable();
        self.variant.spec.extinction.duple_check
            && all.peek().is_some()
            && all.all(|(board, square)| attacked(board, square))
    }

    /// Whether taking on a square would blow up the taker's own royal piece.
    fn is_untouchable(&self, square: Square, their_royals: Region) -> bool {
        self.variant.spec.captures.blast && neighbours(square).meets(their_royals)
    }

    pub(super) fn are_royals_safe_after(&self, mv: Move) -> bool {
        if matches!(mv.deed, Deed::Castle { .. }) && !self.may_castle_royally(mv) {
            return false;
        }
        let is_capture = self.is_capture(mv);
        let mover = self.piece_at(mv.from).filter(|_| !mv.is_drop());
        let stands_on = self.royals(self.turn, mv.from.board()).contains(mv.from.square()) && !mv.is_drop();
        let petrifies = is_capture && mover.is_some_and(|mover| self.variant.petrify.contains(mover.role));
        if petrifies && stands_on {
            return false;
        }
        let blast = is_capture && self.variant.spec.captures.blast;
        (0..self.variant.boards()).all(|board| self.is_board_safe_after(mv, board, blast))
            && !self.is_duple_check_after(mv, blast)
    }

    fn is_board_safe_after(&self, mv: Move, board: u8, blast: bool) -> bool {
        let us = self.turn;
        let royals = self.royals_after(mv, board, self.royals(us, board));
        let theirs = self.royals(!us, board);
        let (occupied, gone) = self.blasted_after(mv, board, blast);
        if royals.meets(!occupied) {
            return false;
        }
        let mut exposed = royals;
        self.takes_royal(mv, blast)
            || exposed.all(|square| !self.is_exposed(square, board, theirs, occupied, gone))
    }

    /// Whether a move removes a royal piece of the other side.
    fn takes_royal(&self, mv: Move, blast: bool) -> bool {
        (0..self.variant.boards())
            .any(|board| self.royals(!self.turn, board).meets(!self.blasted_after(mv, board, blast).0))
    }

    fn is_exposed(&self, square: Square, board: u8, theirs: Region, occupied: Region, gone: Region) -> bool {
        !self.is_untouchable(square, theirs) && self.attacks(!self.turn, board, square, occupied, gone)
    }

    /// What stands on a board after a move and its blast, and what cannot attack any more.
    fn blasted_after(&self, mv: Move, board: u8, blast: bool) -> (Region, Region) {
        let after = self.after_all(mv, board);
        let plane = self.plane(board);
        let stony = self.variant.petrify.iter().filter(|&role| self.variant.extinct.contains(role));
        let stony = stony.fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()]);
        let (mut occupied, mut gone) = (after.occupied, after.gone | stony);
        if blast && board == mv.from.board() {
            let center = mv.to.square();
            let pawns = self.variant.pawn.map_or(Region::EMPTY, |pawn| plane.by_role[pawn.index()]);
            let blown = neighbours(center) & plane.pieces() & !pawns | Region::of(center);
            occupied &= !(blown & !self.immune(board));
            gone |= blown & !self.immune(board);
        }
        (occupied, gone)
    }

    fn immune(&self, board: u8) -> Region {
        let plane = self.plane(board);
        self.variant.blast_immune.iter().fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()])
    }

    /// The royal pieces on a board after a move, given those before.
    fn royals_after(&self, mv: Move, board: u8, before: Region) -> Region {
        let mut royals = before;
        let at = |spot: Spot| if spot.board() == board { Region::of(spot.square()) } else { Region::EMPTY };
        let arrival = self.arrival(mv);
        let was_royal = self.royals(self.turn, mv.from.board()).contains(mv.from.square());
        match mv.deed {
            Deed::Drop(role) | Deed::DropPromoted(role) => {
                if self.variant.extinct.contains(role) {
                    royals |= at(mv.to);
                }
                return royals;
            }
            Deed::Pass => return royals,
            _ if was_royal => royals = royals & !at(mv.from) | at(arrival),
            _ => {}
        }
        if let Deed::Promote(role) = mv.deed
            && self.variant.extinct.contains(role)
        {
            if self.count(self.turn, role) > self.variant.spec.extinction.count {
                royals &= !self.plane(board).of(self.turn, role);
            } else {
                royals |= at(arrival);
            }
        }
        royals
    }

    /// Whether a royal piece that castles passes no square that is attacked.
    fn may_castle_royally(&self, mv: Move) -> bool {
        let (us, from) = (self.turn, mv.from.square());
        if !self.royals(us, 0).contains(from) {
            return true;
        }
        let (king_to, _) = self.castled(mv);
        let occupied = self.plane(0).occupied() & !Region::of(from);
        let theirs = self.royals(!us, 0);
        let mut passed = between(from, king_to) & !Region::of(king_to) | Region::of(from);
        passed.all(|square| !self.is_exposed(square, 0, theirs, occupied, Region::EMPTY))
    }

    fn is_duple_check_after(&self, mv: Move, blast: bool) -> bool {
        if !self.variant.spec.extinction.duple_check {
            return false;
        }
        let us = self.turn;
        let mut seen = false;
        for board in 0..self.variant.boards() {
            let mut candidates = self.candidates(us, board);
            let moved = self.piece_at(mv.from).is_some_and(|piece| self.variant.extinct.contains(piece.role));
            if moved && !mv.is_drop() && board == mv.from.board() {
                candidates &= !Region::of(mv.from.square());
            }
            let promoted = matches!(mv.deed, Deed::Promote(role) if self.variant.extinct.contains(role));
            let arrival = self.arrival(mv);
            if (moved || promoted) && board == arrival.board() {
                candidates |= Region::of(arrival.square());
            }
            let theirs = self.royals(!us, board);
            let (occupied, gone) = self.blasted_after(mv, board, blast);
            for square in candidates {
                seen = true;
                if !self.is_exposed(square, board, theirs, occupied, gone) {
                    return false;
                }
            }
        }
        seen
    }
}
