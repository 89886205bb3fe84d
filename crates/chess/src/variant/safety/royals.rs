//! Kinds that are royal while they are few: the kings of atomic chess, coregal queens.

use game::Color;

use super::after::After;
use crate::variant::{
    Deed, Extra, Move, Position, Region, Spot, Square, between, neighbours, position::Blast,
};

/// A move as far as it goes: what explodes stays on its board.
struct Blow {
    mv: Move,
    /// Whether it explodes.
    blasts: bool,
}

/// What is left on a board after a move and its blast.
struct Left {
    /// The board with its stones, without what cannot take any more.
    board: After,
    /// Squares on which no piece stands any more.
    bare: Region,
}

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
        let takes = self.is_capture(mv);
        let mover = self.piece_at(mv.from).filter(|_| !mv.is_drop());
        let is_royal = self.royals(self.turn, mv.from.board()).contains(mv.from.square());
        if takes && is_royal && mover.is_some_and(|mover| self.variant.petrify.contains(mover.role)) {
            return false;
        }
        // What explodes never comes to another board.
        let landing = mover.map_or(mv.to, |mover| self.landing(mv, mover, takes));
        let blow = Blow { mv: Move { to: landing, ..mv }, blasts: takes && self.variant.spec.captures.blast };
        let mut boards = 0..self.variant.boards();
        boards.all(|board| self.is_board_safe_after(&blow, board)) && !self.is_duple_check_after(&blow)
    }

    fn is_board_safe_after(&self, blow: &Blow, board: u8) -> bool {
        let us = self.turn;
        let mut royals = self.royals_after(blow.mv, board, self.royals(us, board));
        let left = self.left_after(blow, board);
        !royals.meets(left.bare)
            && (royals.all(|square| !self.is_exposed(square, board, &left.board)) || self.takes_royal(blow))
    }

    /// Whether a move removes a royal piece of the other side.
    fn takes_royal(&self, blow: &Blow) -> bool {
        (0..self.variant.boards())
            .any(|board| self.royals(!self.turn, board).meets(self.left_after(blow, board).bare))
    }

    /// Whether the other side may take on a square of a board as a move has left it.
    fn is_exposed(&self, square: Square, board: u8, after: &After) -> bool {
        !self.is_untouchable(square, self.royals(!self.turn, board))
            && self.attacks_after(board, square, after)
    }

    /// What is left on a board after a move and its blast.
    fn left_after(&self, blow: &Blow, board: u8) -> Left {
        let mv = blow.mv;
        let mut after = self.after_all(mv, board);
        let mut bare = !after.occupied;
        let plane = self.plane(board);
        let stony = self.variant.petrify.iter().filter(|&role| self.variant.extinct.contains(role));
        let stony = stony.fold(Region::EMPTY, |all, role| all | plane.by_role[role.index()]);
        if blow.blasts && board == mv.from.board() {
            let blast = self.blast_after(mv, after.gone);
            bare |= blast.removed;
            after.gone |= blast.removed;
            after.cannons &= !blast.removed;
            after.occupied = after.occupied & !blast.removed | blast.stones;
        }
        after.gone |= stony;
        Left { board: after, bare }
    }

    /// The blast of a capture on the board where it is made; `victim` is what it takes there.
    fn blast_after(&self, mv: Move, victim: Region) -> Blast {
        let center = Spot::new(mv.from.board(), mv.to.square());
        let mover = self.piece_at(mv.from).expect("a piece takes");
        let stays = mv.to.board() == center.board();
        let taker = stays.then(|| self.becomes(mover, mv.deed).role);
        let blast = self.blast_on(center, mover.role, taker);
        // What has left or is taken, perhaps in passing, is not there to explode.
        let there = !(Region::of(mv.from.square()) | victim & !Region::of(center.square()));
        let entered = match mv.extra {
            Some(Extra::Gate(square, role)) if !self.is_spared(role) => {
                Region::of(square) & neighbours(center.square())
            }
            _ => Region::EMPTY,
        };
        let entered_stones = if self.variant.spec.captures.petrify_blast { entered } else { Region::EMPTY };
        Blast { removed: blast.removed & there | entered, stones: blast.stones & there | entered_stones }
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
        let on_the_way = After { occupied, gone: Region::EMPTY, cannons: self.cannons(0) };
        let mut passed = between(from, king_to) & !Region::of(king_to) | Region::of(from);
        passed.all(|square| !self.is_exposed(square, 0, &on_the_way))
    }

    fn is_duple_check_after(&self, blow: &Blow) -> bool {
        if !self.variant.spec.extinction.duple_check {
            return false;
        }
        let (us, mv) = (self.turn, blow.mv);
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
            let left = self.left_after(blow, board);
            for square in candidates {
                seen = true;
                if !self.is_exposed(square, board, &left.board) {
                    return false;
                }
            }
        }
        seen
    }
}
