//! Pieces that come from the hand.

use super::sink::Sink;
use crate::variant::{
    Deed, Enclosing, Kind, Move, Position, Region, Role, Spot, Square, enclosed, neighbours, safety::Guard,
    straight_neighbours,
};

impl Position {
    pub(super) fn drop_moves(&self, guard: &Guard, sink: &mut impl Sink) {
        let vacant = self.vacant_everywhere();
        for index in 0..self.variant.titles.len() {
            let role = Role::new(index);
            if !self.can_drop(role) {
                continue;
            }
            for board in 0..self.variant.boards() {
                let empty = vacant.unwrap_or_else(|| !self.plane(board).occupied());
                let targets = self.drop_region(role, board) & empty;
                let promoted = self.variant.promotion.promoted[index];
                if let Some(promoted) = promoted.filter(|_| self.variant.spec.drops.promoted) {
                    let lively = self.lively(promoted, targets);
                    self.drop_on(board, lively, Deed::DropPromoted(role), guard, sink);
                }
                self.drop_on(board, self.lively(role, targets), Deed::Drop(role), guard, sink);
            }
        }
    }

    /// On two boards a square must be vacant on both, so that it names one piece.
    fn vacant_everywhere(&self) -> Option<Region> {
        (self.variant.boards() == 2).then(|| !(self.plane(0).occupied() | self.plane(1).occupied()))
    }

    pub(in crate::variant) fn can_drop(&self, role: Role) -> bool {
        self.variant.spec.drops.free || self.hands[self.turn][role.index()] > 0
    }

    fn drop_on(&self, board: u8, targets: Region, deed: Deed, guard: &Guard, sink: &mut impl Sink) {
        for square in targets & guard.blocks(board) {
            let spot = Spot::new(board, square);
            let mv = Move::new(spot, spot, deed);
            let is_king = matches!(deed, Deed::Drop(role) if Some(role) == self.variant.king);
            let is_sure = guard.trusts_drops() && !is_king;
            if is_sure || (guard.allows(self, mv) && (!is_king || self.is_safe_after(mv))) {
                sink.put(mv);
            }
        }
    }

    /// Where a role may be dropped on a board, vacant or not.
    pub(in crate::variant) fn drop_region(&self, role: Role, board: u8) -> Region {
        let (us, drops) = (self.turn, &self.variant.spec.drops);
        let kind = self.variant.titles[role.index()].kind;
        let mut region = drops.region[us] & self.variant.mobility(us, role);
        let first_rank = self.variant.row_for(us, 0);
        if kind == Kind::PAWN {
            if !drops.promotion_zone_pawns {
                region &= !self.variant.spec.promotion.region[us];
            }
            if !drops.first_rank_pawns {
                region &= !first_rank;
            }
        }
        if drops.no_doubled == Some(kind) {
            let own = self.plane(board).of(us, role);
            for file in 0..self.variant.spec.files {
                if (own & Region::file(file)).len() >= u32::from(drops.no_doubled_count) {
                    region &= !Region::file(file);
                }
            }
        }
        if drops.sittuyin_rook && kind == Kind::ROOK {
            region &= first_rank;
        }
        if drops.enclosing == Enclosing::None { region } else { self.enclosing_region(region) }
    }

    /// Where a drop encloses something, or touches what it must.
    fn enclosing_region(&self, region: Region) -> Region {
        let (us, plane, drops) = (self.turn, self.plane(0), &self.variant.spec.drops);
        let (ours, theirs, occupied) = (plane.by_color[us], plane.by_color[!us], plane.occupied());
        let start = drops.enclosing_start & !occupied;
        if !start.is_empty() {
            return region & drops.enclosing_start;
        }
        let keep = |wanted: &dyn Fn(Square) -> bool| {
            (region & !occupied).filter(|&at| wanted(at)).collect::<Region>()
        };
        match drops.enclosing {
            Enclosing::None => region,
            Enclosing::Reversi => keep(&|at| !enclosed(at, ours, theirs).is_empty()),
            Enclosing::Ataxx | Enclosing::Quadwrangle => keep(&|at| neighbours(at).meets(ours)),
            Enclosing::Snort => keep(&|at| !straight_neighbours(at).meets(theirs)),
            Enclosing::Top => keep(&|at| at.offset(0, -1).is_none_or(|below| occupied.contains(below))),
            Enclosing::Anyside => self.slid_in(occupied),
        }
    }

    /// Where a piece slid in from an edge comes to lie.
    fn slid_in(&self, occupied: Region) -> Region {
        let (files, ranks, board) = (self.variant.spec.files, self.variant.spec.ranks, self.variant.board);
        let slide = |from: Option<Square>, (step_files, step_ranks): (i8, i8)| {
            let from = from.filter(|&from| !occupied.contains(from))?;
            let next = |square: &Square| {
                square
                    .offset(step_files, step_ranks)
                    .filter(|&to| board.contains(to) && !occupied.contains(to))
            };
            std::iter::successors(Some(from), next).last()
        };
        let rows = (0..ranks).flat_map(|rank| {
            [slide(Square::new(0, rank), (1, 0)), slide(Square::new(files - 1, rank), (-1, 0))]
        });
        let columns = (0..files).flat_map(|file| {
            [slide(Square::new(file, 0), (0, 1)), slide(Square::new(file, ranks - 1), (0, -1))]
        });
        rows.chain(columns).flatten().collect()
    }
}
