//! Pieces that change sides because a move encloses them.

use game::Color;

use crate::variant::{
    DIRECTIONS, Enclosing, Piece, Region, Spot, Square, neighbours,
    position::{Position, Undo},
};

impl Position {
    /// Pieces that a move encloses change sides.
    pub(in crate::variant::position) fn flip(&mut self, to: Square, is_step: bool, undo: &mut Undo) {
        let (us, plane) = (self.turn, &self.planes[0]);
        let (ours, theirs) = (plane.by_color[us], plane.by_color[!us]);
        undo.flipped = match self.variant.spec.captures.flip {
            Enclosing::None | Enclosing::Snort | Enclosing::Anyside | Enclosing::Top => return,
            Enclosing::Reversi => enclosed(to, ours, theirs),
            Enclosing::Quadwrangle if !is_step && !neighbours(to).meets(ours) => Region::EMPTY,
            Enclosing::Ataxx | Enclosing::Quadwrangle => neighbours(to) & theirs,
        };
        self.change_sides(undo.flipped);
        for square in undo.flipped {
            self.touch(Spot::new(0, square));
        }
        for color in Color::ALL {
            self.state.gates[color] &= !undo.flipped;
        }
    }

    pub(in crate::variant::position) fn change_sides(&mut self, squares: Region) {
        for square in squares {
            let spot = Spot::new(0, square);
            let piece = self.take(spot).expect("a piece to flip");
            self.put(spot, Piece { color: !piece.color, ..piece });
        }
    }
}

/// Hostile pieces in lines between a square and own pieces.
pub(in crate::variant) fn enclosed(square: Square, ours: Region, theirs: Region) -> Region {
    let mut found = Region::EMPTY;
    for (files, ranks) in DIRECTIONS {
        let (mut line, mut at) = (Region::EMPTY, square.offset(files, ranks));
        while let Some(next) = at.filter(|&next| theirs.contains(next)) {
            line |= Region::of(next);
            at = next.offset(files, ranks);
        }
        if at.is_some_and(|end| ours.contains(end)) {
            found |= line;
        }
    }
    found
}
