//! Captures that explode or turn pieces to stone.

use game::Color;

use crate::variant::{
    Region, Role, Spot, Square, neighbours,
    position::{Position, Undo, key},
};

/// What a capture removes besides what it takes.
#[derive(Clone, Copy)]
pub(in crate::variant) struct Blast {
    /// The squares whose pieces are gone, that of the taker among them.
    pub(in crate::variant) removed: Region,
    /// Those of them on which a stone is left.
    pub(in crate::variant) stones: Region,
}

impl Position {
    /// A capture explodes, or turns the taker to stone.
    pub(in crate::variant::position) fn blast(&mut self, undo: &mut Undo) {
        let center = Spot::new(undo.mv.from.board(), undo.mv.to.square());
        let mover = undo.mover.expect("a piece takes").role;
        let blast = self.blast_on(center, mover, self.piece_at(center).map(|taker| taker.role));
        for (square, slot) in blast.removed.zip(&mut undo.wreckage) {
            let spot = Spot::new(center.board(), square);
            let piece = self.take(spot).expect("a piece to blast");
            *slot = Some(piece);
            self.hand_over(piece);
            self.touch(spot);
        }
        if center.board() == 0 {
            for color in Color::ALL {
                self.state.gates[color] &= !blast.removed;
            }
        }
        undo.blasted = blast.removed;
        self.planes[0].walls |= blast.stones;
        self.state.key ^= blast.stones.fold(0, |all, square| all ^ key::wall(square));
    }

    /// What a capture removes around a square by a piece that was `mover` and stands
    /// there as `taker`, unless it has gone to another board.
    ///
    /// A blast spares pawns around it and immune pieces; without one, only the taker
    /// itself can turn to stone.
    pub(in crate::variant) fn blast_on(&self, spot: Spot, mover: Role, taker: Option<Role>) -> Blast {
        let (variant, plane, center) = (&self.variant, self.plane(spot.board()), Region::of(spot.square()));
        let is_taker = |is: &dyn Fn(Role) -> bool| if taker.is_some_and(is) { center } else { Region::EMPTY };
        let petrified = is_taker(&|role| variant.petrify.contains(role));
        if !variant.spec.captures.blast {
            let removed = if variant.petrify.contains(mover) { center } else { Region::EMPTY };
            return Blast { removed, stones: removed & petrified };
        }
        let blown = |at: &Square| plane.at(*at).is_some_and(|piece| !self.is_spared(piece.role));
        let around = neighbours(spot.square()).filter(blown).collect::<Region>();
        let exploded = is_taker(&|role| !variant.blast_immune.contains(role));
        let stones = if variant.spec.captures.petrify_blast { around } else { Region::EMPTY };
        Blast { removed: around | exploded, stones: stones | petrified & exploded }
    }

    /// Whether a blast beside it does nothing to a role.
    pub(in crate::variant) fn is_spared(&self, role: Role) -> bool {
        self.variant.pawn == Some(role) || self.variant.blast_immune.contains(role)
    }

    pub(in crate::variant::position) fn unblast(&mut self, undo: &Undo) {
        for (square, piece) in undo.blasted.zip(undo.wreckage.iter().flatten()) {
            self.put(Spot::new(undo.mv.from.board(), square), *piece);
            self.hand_back(*piece);
        }
    }
}
