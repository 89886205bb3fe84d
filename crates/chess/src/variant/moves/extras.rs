//! What comes on the board besides the piece that moves: gated pieces and walls.

use super::sink::Sink;
use crate::variant::{
    Deed, Extra, Move, Position, Region, Role, Square, Walling, safety::Guard, straight_neighbours,
};

impl Position {
    /// Gives a move to the sink with everything that can come with it.
    pub(super) fn with_extras(&self, mv: Move, guard: &Guard, sink: &mut impl Sink) {
        let walls = &self.variant.spec.walls;
        if walls.rule != Walling::None && (!walls.or_move || mv.is_pass()) {
            for square in self.wall_region(mv) {
                self.put_allowed(mv.with(Extra::Wall(square)), guard, sink);
            }
            return;
        }
        self.put_allowed(mv, guard, sink);
        let turns = matches!(mv.deed, Deed::PromotePiece | Deed::Demote) && !self.is_pawn_move(mv);
        if self.variant.spec.gating.seirawan && !turns {
            for square in self.open_gates(mv) {
                self.gate_moves(mv, square, guard, sink);
            }
        }
    }

    fn put_allowed(&self, mv: Move, guard: &Guard, sink: &mut impl Sink) {
        if guard.allows(self, mv) {
            sink.put(mv);
        }
    }

    fn is_pawn_move(&self, mv: Move) -> bool {
        self.piece_at(mv.from).is_some_and(|piece| Some(piece.role) == self.variant.pawn)
    }

    /// The squares that a move leaves for the first time.
    fn open_gates(&self, mv: Move) -> Region {
        if mv.from.board() != 0 || mv.is_pass() {
            return Region::EMPTY;
        }
        let gates = self.state.gates[self.turn];
        let from = Region::of(mv.from.square());
        match mv.deed {
            Deed::Castle { board } => {
                let (king_to, rook_to) = self.castled(mv);
                let taken = Region::of(king_to) | Region::of(rook_to);
                let left = gates & (from | Region::of(mv.to.square()));
                if board == 0 { left & !taken } else { left }
            }
            _ => gates & from,
        }
    }

    fn gate_moves(&self, mv: Move, square: Square, guard: &Guard, sink: &mut impl Sink) {
        for index in 0..self.variant.titles.len() {
            let role = Role::new(index);
            if self.can_drop(role) && self.drop_region(role, 0).contains(square) {
                self.put_allowed(mv.with(Extra::Gate(square, role)), guard, sink);
            }
        }
    }

    /// Where a wall can be put after a move.
    fn wall_region(&self, mv: Move) -> Region {
        let (plane, walls) = (self.plane(0), &self.variant.spec.walls);
        let (from, to) = (mv.from.square(), mv.to.square());
        let mut occupied = plane.occupied() & !Region::of(from) | Region::of(to);
        match mv.deed {
            Deed::Castle { .. } => {
                let (king_to, rook_to) = self.castled(mv);
                occupied = occupied & !Region::of(to) | Region::of(king_to) | Region::of(rook_to);
            }
            Deed::EnPassant => {
                occupied &= !Region::of(self.state.passing.at);
            }
            _ => {}
        }
        let region = self.variant.board & !occupied & walls.region[self.turn];
        match walls.rule {
            Walling::Arrow => region & self.shots(mv),
            Walling::Past => region & Region::of(from),
            Walling::Edge => region & self.edge(plane.walls),
            Walling::None | Walling::Duck | Walling::Static => region,
        }
    }

    /// What the piece that moved could then reach, whatever region holds it.
    fn shots(&self, mv: Move) -> Region {
        let Some(piece) = self.piece_at(mv.from) else { return Region::EMPTY };
        let plane = self.plane(0);
        let rest = plane.occupied() & !Region::of(mv.from.square());
        let moves = &self.variant.table.moves[piece.color][piece.role.index()];
        moves.unbound.reach(mv.to.square(), rest, Region::EMPTY)
    }

    /// The squares at the edge, and those beside a wall.
    fn edge(&self, walls: Region) -> Region {
        let (files, ranks) = (self.variant.spec.files, self.variant.spec.ranks);
        let edge = Region::file(0) | Region::file(files - 1) | Region::rank(0) | Region::rank(ranks - 1);
        edge | walls.fold(Region::EMPTY, |all, wall| all | straight_neighbours(wall))
    }
}
