//! What would stand on a board after a move, without making it.

use crate::variant::{
    Deed, Extra, Move, Position, Region, Role, Spot, Square, Walling, between,
    pieces::{Sight, reached},
};

/// A board after a move, as far as attacks on it go.
pub(super) struct After {
    /// What stands there.
    pub(super) occupied: Region,
    /// Hostile pieces that are gone.
    pub(super) gone: Region,
    /// Janggi's cannons.
    pub(super) cannons: Region,
}

impl Position {
    /// Whether a move leaves no royal piece to be taken.
    pub(in crate::variant) fn is_safe_after(&self, mv: Move) -> bool {
        self.is_king_safe_after(mv) && (!self.variant.traits.pseudo_royal || self.are_royals_safe_after(mv))
    }

    /// Whether a step of the king leads where nothing attacks it, on the only board.
    pub(super) fn is_king_step_safe(&self, mv: Move) -> bool {
        let occupied = self.plane(0).occupied() & !Region::of(mv.from.square());
        !self.attacks(!self.turn, 0, mv.to.square(), occupied, Region::of(mv.to.square()))
    }

    /// The squares among some to which the king can step on the only board, attacks being plain.
    pub(super) fn safe_king_steps(&self, king: Spot, to: Region) -> Region {
        let them = !self.turn;
        let occupied = self.plane(0).occupied() & !Region::of(king.square());
        let sight = self.sight(0, them, occupied, Region::EMPTY);
        let (watch, takes) = (&self.variant.table.watch[them], &self.variant.table.takes[them]);
        // A look at a square costs about as much as the reach of four pieces.
        if 4 * to.len() < sight.side.len() {
            to.filter(|&square| !watch.is_attacked(square, sight, takes)).collect()
        } else {
            to & !reached(sight, takes)
        }
    }

    fn is_king_safe_after(&self, mv: Move) -> bool {
        let us = self.turn;
        let enters = mv.is_drop() && self.moving_role(mv) == self.variant.king;
        let Some(king) = self.king(us).or(enters.then_some(mv.to)) else { return true };
        if self.state.memory.facing > 0 && mv.is_pass() {
            return true;
        }
        let goes = king == mv.from && !mv.is_drop();
        let stands = if goes { self.arrival(mv) } else { king };
        let after = self.after(mv, stands.board(), true);
        if self.attacks_after(stands.board(), stands.square(), &after) {
            return false;
        }
        if self.variant.boards() > 1 && !self.was_safe_before_transfer(mv, king, stands) {
            return false;
        }
        let faces = self.variant.spec.army.flying_general || self.state.memory.facing > 0;
        !(faces && self.faces_king(stands.square(), after.occupied))
    }

    /// Where the piece that moves comes to stand; when castling, the king.
    pub(super) fn arrival(&self, mv: Move) -> Spot {
        match mv.deed {
            Deed::Castle { board } => Spot::new(board, self.castled(mv).0),
            _ => mv.to,
        }
    }

    /// A move must be legal on the board it is made on, as if that were the only one.
    fn was_safe_before_transfer(&self, mv: Move, king: Spot, stands: Spot) -> bool {
        // A castling king has been looked at on its way.
        if mv.is_drop() || king.board() != mv.from.board() || matches!(mv.deed, Deed::Castle { .. }) {
            return true;
        }
        let square = if king == mv.from { stands.square() } else { king.square() };
        let before = self.after(mv, king.board(), false);
        !self.attacks_after(king.board(), square, &before)
    }

    /// A board after a move; `arrived` unless the piece has not changed boards yet.
    ///
    /// What comes on the board besides the piece that moves neither protects a king
    /// nor endangers it: a move must be legal by itself.
    pub(super) fn after(&self, mv: Move, board: u8, arrived: bool) -> After {
        let plane = self.plane(board);
        let at = |spot: Spot| if spot.board() == board { Region::of(spot.square()) } else { Region::EMPTY };
        let landing = if arrived { mv.to } else { Spot::new(mv.from.board(), mv.to.square()) };
        let mut after =
            After { occupied: plane.occupied(), gone: Region::EMPTY, cannons: self.cannons(board) };
        match mv.deed {
            Deed::Pass => {}
            Deed::Drop(_) | Deed::DropPromoted(_) => after.occupied |= at(mv.to),
            Deed::Castle { board: to } => {
                let (king, rook) = self.castled(mv);
                after.occupied &= !(at(mv.from) | at(mv.to));
                after.occupied |= at(Spot::new(to, king)) | at(Spot::new(to, rook));
            }
            Deed::EnPassant => {
                after.gone = at(self.state.passing.taken());
                after.occupied = after.occupied & !(at(mv.from) | after.gone) | at(landing);
            }
            _ => {
                after.gone = at(Spot::new(mv.from.board(), mv.to.square()));
                after.occupied = after.occupied & !(at(mv.from) | after.gone) | at(landing);
            }
        }
        if self.variant.cannon.is_some() {
            let is_cannon = self.moving_role(mv) == self.variant.cannon && !mv.is_pass();
            let arrival = if is_cannon { at(landing) } else { Region::EMPTY };
            after.cannons = after.cannons & !(at(mv.from) | after.gone) | arrival;
        }
        after
    }

    /// The role of the piece that moves or is dropped.
    fn moving_role(&self, mv: Move) -> Option<Role> {
        match mv.deed {
            Deed::Drop(role) | Deed::DropPromoted(role) => Some(role),
            _ => self.piece_at(mv.from).map(|piece| piece.role),
        }
    }

    /// Whether the other side attacks a square of a board after a move.
    pub(super) fn attacks_after(&self, board: u8, square: Square, after: &After) -> bool {
        let them = !self.turn;
        let sight = Sight { cannons: after.cannons, ..self.sight(board, them, after.occupied, after.gone) };
        self.variant.table.watch[them].is_attacked(square, sight, &self.variant.table.takes[them])
    }

    /// The board after a move with what comes on it besides.
    pub(super) fn after_all(&self, mv: Move, board: u8) -> After {
        let mut after = self.after(mv, board, true);
        if self.variant.spec.walls.rule == Walling::Duck {
            after.occupied &= !self.plane(board).walls;
        }
        if let Some(Extra::Gate(square, _) | Extra::Wall(square)) = mv.extra
            && board == mv.from.board()
        {
            after.occupied |= Region::of(square);
        }
        after
    }

    /// Whether a king on a square would see the other king along a file or rank.
    pub(in crate::variant) fn faces_king(&self, square: Square, occupied: Region) -> bool {
        let Some(king) = self.king(!self.turn).map(Spot::square) else { return false };
        let aligned = square.file() == king.file() || square.rank() == king.rank();
        aligned
            && square != king
            && occupied.contains(king)
            && !(between(square, king) & !Region::of(king)).meets(occupied)
    }

    /// Whether the kings see each other now.
    pub(in crate::variant) fn kings_face(&self) -> bool {
        let square = self.king(self.turn).map(Spot::square);
        square.is_some_and(|square| self.faces_king(square, self.plane(0).occupied()))
    }
}
