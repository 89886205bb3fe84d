//! Pieces that go and take, and what becomes of them.

use super::sink::Sink;
use crate::variant::{Deed, Origin, Piece, Position, Region, Role, Spot, safety::Guard};

impl Position {
    /// All that the pieces on one board can do by themselves.
    pub(super) fn piece_moves(&self, board: u8, guard: &Guard, sink: &mut impl Sink) {
        let (us, plane) = (self.turn, self.plane(board));
        for index in 0..self.variant.titles.len() {
            let role = Role::new(index);
            let pieces = plane.of(us, role);
            if pieces.is_empty() {
                continue;
            }
            self.moves_of_all(board, pieces, role, guard, sink);
        }
    }

    /// All that one piece can do by itself.
    pub(super) fn moves_of(&self, from: Spot, role: Role, guard: &Guard, sink: &mut impl Sink) {
        self.moves_of_all(from.board(), Region::of(from.square()), role, guard, sink);
    }

    /// All that pieces of one role can do by themselves.
    fn moves_of_all(&self, board: u8, pieces: Region, role: Role, guard: &Guard, sink: &mut impl Sink) {
        if self.variant.pawn == Some(role) {
            self.pawn_moves(board, pieces, guard, sink);
        } else if self.variant.plain_officers[self.turn].contains(role) {
            self.plain_officer_moves(pieces, role, guard, sink);
        } else {
            for square in pieces {
                self.officer_moves(Spot::new(board, square), role, guard, sink);
            }
        }
    }

    /// The moves of pieces that take where they go and never become anything else.
    fn plain_officer_moves(&self, pieces: Region, role: Role, guard: &Guard, sink: &mut impl Sink) {
        let plane = self.plane(0);
        let (occupied, blocked) = (plane.occupied(), plane.by_color[self.turn] | plane.walls);
        let takes = &self.variant.table.takes[self.turn][role.index()];
        for square in pieces {
            let from = Spot::new(0, square);
            let reached = takes.reach(square, occupied, self.cannons(0)) & !blocked;
            self.offer_on(from, 0, reached, Deed::Step, guard, sink);
        }
    }

    /// The squares a piece can go to or take on, its own board alone considered.
    #[inline]
    pub(in crate::variant) fn targets(&self, from: Spot, role: Role) -> Region {
        let (us, plane) = (self.turn, self.plane(from.board()));
        let (occupied, cannons) = (plane.occupied(), self.cannons(from.board()));
        let takes = self.variant.table.takes[us][role.index()].reach(from.square(), occupied, cannons);
        let moves = &self.variant.table.moves[us][role.index()];
        if moves.is_uniform && moves.first.is_none() && !self.variant.mutually_immune.contains(role) {
            return takes & !(plane.by_color[us] | plane.walls);
        }
        let mut theirs = plane.by_color[!us];
        if self.variant.mutually_immune.contains(role) {
            theirs &= !plane.by_role[role.index()];
        }
        takes & theirs | self.quiet_targets(from, role) & !occupied
    }

    /// The squares a piece goes to if they are empty, first moves included.
    fn quiet_targets(&self, from: Spot, role: Role) -> Region {
        let (us, plane, square) = (self.turn, self.plane(from.board()), from.square());
        let (occupied, cannons) = (plane.occupied(), self.cannons(from.board()));
        let moves = &self.variant.table.moves[us][role.index()];
        let goes = moves.goes.reach(square, occupied, cannons);
        match &moves.first {
            Some(first) if self.variant.double_step[us].contains(square) => {
                goes | first.reach(square, occupied, cannons)
            }
            _ => goes,
        }
    }

    fn officer_moves(&self, from: Spot, role: Role, guard: &Guard, sink: &mut impl Sink) {
        let targets = self.targets(from, role);
        let spec = &self.variant.spec.promotion;
        let plain = if self.variant.promotes(self.turn, role) || spec.demotion {
            self.promotions(from, role, targets, guard, sink)
        } else {
            targets
        };
        self.offer(from, self.lively(role, plain), Deed::Step, guard, sink);
        if !self.state.passing.squares.is_empty() && self.variant.en_passant[self.turn].contains(role) {
            self.passing_moves(from, role, guard, sink);
        }
    }

    /// The squares on which a piece may end, for it could move on from there.
    pub(super) fn lively(&self, role: Role, targets: Region) -> Region {
        if self.variant.spec.drops.immobility_illegal {
            targets & self.variant.lively(self.turn, role, self.plane(0).walls)
        } else {
            targets
        }
    }

    /// Offers promotions; the squares on which the piece may also stay what it is.
    fn promotions(
        &self,
        from: Spot,
        role: Role,
        targets: Region,
        guard: &Guard,
        sink: &mut impl Sink,
    ) -> Region {
        let spec = &self.variant.spec.promotion;
        let (us, zone) = (self.turn, spec.region[self.turn]);
        let enemies = self.plane(from.board()).by_color[!us];
        let mut plain = targets;
        if self.variant.promotion.pawns[us].contains(role) {
            let far = targets & zone;
            self.promote_to(from, far, guard, sink);
            if spec.mandatory_pawn {
                plain &= !far;
            }
        }
        let turns = self.variant.promotion.promoted[role.index()].is_some_and(|to| self.has_room_for(to));
        let turns_back = spec.demotion && self.turned(from).is_some();
        if !turns && !turns_back {
            return plain;
        }
        let entering = if zone.contains(from.square()) { targets } else { targets & zone };
        let turning = if spec.on_capture { entering & enemies } else { entering };
        if turns {
            self.offer(from, turning, Deed::PromotePiece, guard, sink);
        }
        if turns_back {
            self.offer(from, turning, Deed::Demote, guard, sink);
        }
        if spec.mandatory_piece { plain & !turning } else { plain }
    }

    /// What a promoted piece was before, if it can turn back.
    fn turned(&self, spot: Spot) -> Option<Role> {
        match self.piece_at(spot) {
            Some(Piece { origin: Origin::Turned(role), .. }) => Some(role),
            _ => None,
        }
    }

    /// Offers every promotion of a pawn that goes to some squares.
    pub(super) fn promote_to(&self, from: Spot, targets: Region, guard: &Guard, sink: &mut impl Sink) {
        if targets.is_empty() {
            return;
        }
        for role in self.variant.promotion.pieces[self.turn].iter().filter(|&role| self.has_room_for(role)) {
            self.offer(from, targets, Deed::Promote(role), guard, sink);
        }
    }

    /// Whether one more piece of a role may come by promotion.
    pub(super) fn has_room_for(&self, role: Role) -> bool {
        match self.variant.promotion.limit[role.index()] {
            0 => true,
            limit => self.count(self.turn, role) < u32::from(limit),
        }
    }

    /// Captures in passing by a piece that is not the pawn of chess.
    fn passing_moves(&self, from: Spot, role: Role, guard: &Guard, sink: &mut impl Sink) {
        let passing = self.state.passing;
        if !self.passing_boards(passing.step, passing.victim).any(|board| board == from.board()) {
            return;
        }
        let plane = self.plane(from.board());
        let (occupied, cannons) = (plane.occupied(), self.cannons(from.board()));
        let takes = self.variant.table.takes[self.turn][role.index()].reach(from.square(), occupied, cannons);
        let targets = takes & !self.quiet_targets(from, role) & passing.squares & !occupied;
        self.offer(from, targets, Deed::EnPassant, guard, sink);
    }
}
