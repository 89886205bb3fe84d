//! The pawn of chess: one step, two, three, and captures aslant.

use game::Color;

use super::sink::Sink;
use crate::variant::{Deed, Position, Region, Spot, Square, safety::Guard};

/// A way of going, and where pawns come by it.
type Advance = ((i8, i8), Region);

impl Position {
    pub(super) fn pawn_moves(&self, board: u8, pawns: Region, guard: &Guard, sink: &mut impl Sink) {
        let crowd = if self.variant.traits.plain_steps { pawns & guard.trusted() } else { Region::EMPTY };
        for (way, targets) in self.pawn_advances(board, crowd) {
            self.crowd_steps(way, targets, guard, sink);
        }
        for square in pawns & !crowd {
            let from = Spot::new(board, square);
            let reached = self.pawn_advances(board, Region::of(square));
            self.pawn_steps(
                from,
                reached.into_iter().fold(Region::EMPTY, |all, (_, to)| all | to),
                guard,
                sink,
            );
        }
        if !self.state.passing.squares.is_empty() {
            for square in pawns {
                self.pawn_passing_moves(Spot::new(board, square), guard, sink);
            }
        }
        if self.variant.spec.promotion.sittuyin {
            self.sittuyin_promotions(board, pawns, guard, sink);
        }
    }

    /// Where pawns go, by one step, two or three, and where they take.
    fn pawn_advances(&self, board: u8, pawns: Region) -> [Advance; 5] {
        match self.turn {
            Color::White => self.pawn_advances_by::<1>(board, pawns),
            Color::Black => self.pawn_advances_by::<-1>(board, pawns),
        }
    }

    #[inline(always)]
    fn pawn_advances_by<const FORWARD: i8>(&self, board: u8, pawns: Region) -> [Advance; 5] {
        let (us, plane) = (self.turn, self.plane(board));
        let mobility = self.variant.mobility_of_pawn(us);
        let open = mobility & !plane.occupied();
        let step = |pawns: Region| pawns.shifted(0, FORWARD) & open;
        let doubles = pawns & self.variant.double_step[us];
        let triples = pawns & self.variant.spec.pawns.triple_step_region[us];
        let mut theirs = plane.by_color[!us] & mobility;
        if let Some(pawn) = self.variant.pawn.filter(|&pawn| self.variant.mutually_immune.contains(pawn)) {
            theirs &= !plane.by_role[pawn.index()];
        }
        [
            ((0, FORWARD), step(pawns)),
            ((0, 2 * FORWARD), step(step(doubles))),
            ((0, 3 * FORWARD), step(step(step(triples)))),
            ((-1, FORWARD), pawns.shifted(-1, FORWARD) & theirs),
            ((1, FORWARD), pawns.shifted(1, FORWARD) & theirs),
        ]
    }

    /// The steps of pawns that all go the same way and may.
    fn crowd_steps(&self, way: (i8, i8), targets: Region, guard: &Guard, sink: &mut impl Sink) {
        let far = targets & self.pawn_zone();
        sink.parallel(self.staying_pawns(targets, far) & guard.stops(), way);
        for square in far {
            let from = square.offset(-way.0, -way.1).expect("a pawn came from somewhere");
            self.pawn_promotions(Spot::new(0, from), Region::of(square), guard, sink);
        }
    }

    fn pawn_steps(&self, from: Spot, targets: Region, guard: &Guard, sink: &mut impl Sink) {
        let far = targets & self.pawn_zone();
        self.pawn_promotions(from, far, guard, sink);
        self.offer(from, self.staying_pawns(targets, far), Deed::Step, guard, sink);
    }

    /// Where pawns promote by reaching it.
    fn pawn_zone(&self) -> Region {
        let spec = &self.variant.spec.promotion;
        if spec.sittuyin { Region::EMPTY } else { spec.region[self.turn] }
    }

    /// Where pawns may stay what they are.
    fn staying_pawns(&self, targets: Region, far: Region) -> Region {
        let plain = if self.variant.spec.promotion.mandatory_pawn { targets & !far } else { targets };
        self.variant.pawn.map_or(plain, |pawn| self.lively(pawn, plain))
    }

    fn pawn_promotions(&self, from: Spot, far: Region, guard: &Guard, sink: &mut impl Sink) {
        if !far.is_empty() {
            // The pawn of chess always promotes, whatever else does.
            self.promote_to(from, far, guard, sink);
            self.pawn_turns(from, far, guard, sink);
        }
    }

    /// A pawn that turns to its promoted side, as pieces of shogi do.
    fn pawn_turns(&self, from: Spot, far: Region, guard: &Guard, sink: &mut impl Sink) {
        let pawn = self.variant.pawn.expect("a pawn moves");
        if self.variant.promotion.promoted[pawn.index()].is_none() {
            return;
        }
        let enemies = self.plane(from.board()).by_color[!self.turn];
        let turning = if self.variant.spec.promotion.on_capture { far & enemies } else { far };
        self.offer(from, turning, Deed::PromotePiece, guard, sink);
    }

    fn pawn_passing_moves(&self, from: Spot, guard: &Guard, sink: &mut impl Sink) {
        let pawn = self.variant.pawn.expect("a pawn moves");
        let passing = self.state.passing;
        if !self.variant.en_passant[self.turn].contains(pawn)
            || !self.passing_boards(passing.step, passing.victim).any(|board| board == from.board())
        {
            return;
        }
        let takes = self.variant.table.takes[self.turn][pawn.index()].pseudo(from.square());
        let empty = !self.plane(from.board()).occupied();
        self.offer(from, takes & passing.squares & empty, Deed::EnPassant, guard, sink);
    }

    /// Promotion where the pawn stands or one step of the new piece away.
    fn sittuyin_promotions(&self, board: u8, pawns: Region, guard: &Guard, sink: &mut impl Sink) {
        let (us, plane) = (self.turn, self.plane(board));
        let zone = self.variant.spec.promotion.region[us];
        let promoting = if pawns.is_several() { pawns & zone } else { pawns };
        for square in promoting {
            let (from, rest) = (Spot::new(board, square), plane.occupied() ^ Region::of(square));
            for role in self.variant.promotion.pieces[us].iter().filter(|&role| self.has_room_for(role)) {
                let takes = &self.variant.table.takes[us][role.index()];
                let cannons = self.cannons(board);
                let reach =
                    takes.reach(square, plane.occupied(), cannons) & !plane.occupied() | Region::of(square);
                let quiet = |to: &Square| !takes.reach(*to, rest, cannons).meets(plane.by_color[!us]);
                let targets = reach.filter(quiet).collect::<Region>();
                self.offer(from, targets, Deed::Promote(role), guard, sink);
            }
        }
    }
}
