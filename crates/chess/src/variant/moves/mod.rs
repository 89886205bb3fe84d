//! Which moves there are: every kind of move in a file of its own.
//!
//! Read `sink` (who takes the moves), `steps` (pieces that go and take), `pawns`,
//! `castling`, `drops`, `extras` (what comes on the board besides), `special`,
//! `filter` (moves that depend on other moves), and `stage` (part of them).

mod castling;
mod drops;
mod extras;
mod filter;
mod pawns;
mod sink;
mod special;
mod stage;
mod steps;

use sink::{Promotions, Sink};

use super::{
    Deed, Move, Position, Region, Spot, Transfer,
    safety::{Guard, Sure},
};

impl Position {
    /// Appends all legal moves; none once the game is decided.
    pub(super) fn list_moves(&self, into: &mut Vec<Move>) {
        if self.decided_now().is_some() {
            return;
        }
        let begin = into.len();
        self.generate(&Guard::new(self), into);
        if self.variant.traits.filters {
            self.filter(into, begin);
        }
    }

    /// How many legal moves there are; where they must be listed, at the end of `list`.
    pub(super) fn count_moves(&self, list: &mut Vec<Move>) -> u64 {
        if self.variant.traits.filters {
            let begin = list.len();
            self.list_moves(list);
            let count = list.len() - begin;
            list.truncate(begin);
            return count as u64;
        }
        let mut count = 0u64;
        if self.decided_now().is_none() {
            self.generate(&Guard::new(self), &mut count);
        }
        count
    }

    /// Whether there are moves and each of them promotes a pawn.
    pub(super) fn only_promotes(&self) -> bool {
        let mut promotions = Promotions::default();
        self.generate(&Guard::new(self), &mut promotions);
        promotions.are_there && !promotions.are_others
    }

    /// The moves that only other moves or the check they give may forbid.
    pub(super) fn unfiltered_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&Guard::new(self), &mut moves);
        moves
    }

    /// The moves that pieces can make, also those that leave a royal piece to be taken.
    pub(super) fn careless_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        self.generate(&Guard::NONE, &mut moves);
        moves
    }

    /// Gives a sink all moves that a guard allows.
    fn generate(&self, guard: &Guard, sink: &mut impl Sink) {
        self.generate_steps(guard, sink);
        if self.state.can_castle(self.turn) {
            self.castling_moves(guard, sink);
        }
        if self.variant.spec.drops.enabled {
            self.drop_moves(guard, sink);
        }
        self.special_moves(guard, sink);
    }

    /// Gives a sink the moves of pieces on the boards, castling left out.
    fn generate_steps(&self, guard: &Guard, sink: &mut impl Sink) {
        for board in 0..self.variant.boards() {
            self.piece_moves(board, guard, sink);
        }
    }

    /// Offers the moves of one piece to some squares, wherever it then goes.
    fn offer(&self, from: Spot, targets: Region, deed: Deed, guard: &Guard, sink: &mut impl Sink) {
        if self.variant.boards() == 1 {
            self.offer_on(from, 0, targets, deed, guard, sink);
            return;
        }
        let board = from.board();
        match self.variant.spec.alice.transfer {
            Transfer::Cyclic => self.offer_on(from, self.next_board(board), targets, deed, guard, sink),
            Transfer::Choice => {
                for other in (0..self.variant.boards()).filter(|&other| other != board) {
                    self.offer_on(from, other, targets, deed, guard, sink);
                }
            }
        }
    }

    /// Offers the moves of one piece that then goes to a board.
    fn offer_on(
        &self,
        from: Spot,
        board: u8,
        targets: Region,
        deed: Deed,
        guard: &Guard,
        sink: &mut impl Sink,
    ) {
        let vacant = if board == from.board() { targets } else { targets & !self.plane(board).occupied() };
        // What is taken in passing does not stand where the taker goes.
        let vacant = if deed == Deed::EnPassant { vacant } else { vacant & guard.useful(from) };
        if vacant.is_empty() {
            return;
        }
        let is_simple = !self.variant.traits.extras && deed != Deed::EnPassant;
        let sure = if is_simple {
            guard.sure_steps(self, from, vacant)
        } else {
            Sure { legal: Region::EMPTY, doubtful: vacant }
        };
        sink.moves(from, board, sure.legal, deed);
        for square in sure.doubtful {
            self.try_move(Move::new(from, Spot::new(board, square), deed), guard, sink);
        }
    }

    /// Gives a move to the sink in every form it can have, if that is legal.
    fn try_move(&self, mv: Move, guard: &Guard, sink: &mut impl Sink) {
        if self.variant.traits.extras {
            self.with_extras(mv, guard, sink);
        } else if guard.allows(self, mv) {
            sink.put(mv);
        }
    }
}
