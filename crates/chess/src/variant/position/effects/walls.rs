//! Squares that are walled up.

use crate::variant::{
    Region, Square, Walling,
    position::{Position, key},
};

impl Position {
    pub(in crate::variant::position) fn build_wall(&mut self, square: Square) {
        let mut walls = Region::of(square);
        if self.variant.spec.walls.rule != Walling::Duck {
            walls |= self.planes[0].walls;
        }
        let changed = walls ^ self.planes[0].walls;
        self.state.key ^= changed.fold(0, |all, square| all ^ key::wall(square));
        self.planes[0].walls = walls;
    }
}
