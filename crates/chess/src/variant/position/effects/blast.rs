//! Captures that explode or turn pieces to stone.

use crate::variant::{
    Region, Role, Spot, Square, neighbours,
    position::{Position, Undo, key},
};

impl Position {
    /// A capture explodes, or turns the taker to stone.
    pub(in crate::variant::position) fn blast(&mut self, undo: &mut Undo) {
        let (mv, variant) = (undo.mv, std::sync::Arc::clone(&self.variant));
        let (board, center) = (mv.from.board(), mv.to.square());
        let turns_to_stone = undo.mover.is_some_and(|mover| variant.petrify.contains(mover.role));
        let blast = if variant.spec.captures.blast {
            self.blast_region(board, center)
        } else if turns_to_stone {
            Region::of(center)
        } else {
            Region::EMPTY
        };
        for (square, slot) in blast.zip(&mut undo.wreckage) {
            let spot = Spot::new(board, square);
            let Some(piece) = self.take(spot) else { continue };
            *slot = Some(piece);
            undo.blasted |= Region::of(square);
            self.hand_over(piece);
            self.touch(spot);
            let is_stone = if square == center {
                variant.petrify.contains(piece.role)
            } else {
                variant.spec.captures.petrify_blast
            };
            if is_stone {
                self.planes[0].walls |= Region::of(square);
                self.state.key ^= key::wall(square);
            }
        }
    }

    /// What a blast on a square removes: all but pawns around it, and what took.
    pub(in crate::variant) fn blast_region(&self, board: u8, center: Square) -> Region {
        let plane = self.plane(board);
        let pawns = self.variant.pawn.map_or(Region::EMPTY, |pawn| plane.by_role[pawn.index()]);
        let immune = |all: Region, role: Role| all | plane.by_role[role.index()];
        let immune = self.variant.blast_immune.iter().fold(Region::EMPTY, immune);
        (neighbours(center) & plane.pieces() & !pawns | Region::of(center)) & !immune
    }

    pub(in crate::variant::position) fn unblast(&mut self, undo: &Undo) {
        for (square, piece) in undo.blasted.zip(undo.wreckage.iter().flatten()) {
            self.put(Spot::new(undo.mv.from.board(), square), *piece);
            self.hand_back(*piece);
        }
    }
}
