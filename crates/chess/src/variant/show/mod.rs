//! A position of any variant for people: its boards, its moves as text, its editing.

mod edit;
mod face;
pub(super) mod refusal;

use std::num::NonZeroU8;

use game::{Action, Board, Change, Color, Edit, Message, Place, Show};

pub use refusal::Refusal;

use super::{Move, Piece, Position, Role, Spot, Square, san, text};

/// What is seen on a cell of a board or in a slot of a hand.
///
/// A hand has a slot for each role, in the order of the roles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shown {
    /// A piece on a board.
    Piece(Piece),
    /// A piece in hand, and how often it is there.
    Held(Piece, NonZeroU8),
    /// A wall.
    Wall,
}

impl Show for Position {
    type Piece = Shown;

    fn board(&self) -> Board<Shown> {
        let spec = self.variant.spec();
        let mut shown = Board::with(self.variant.boards(), spec.files, spec.ranks, self.slots());
        for (board, plane) in self.boards() {
            for square in plane.occupied() {
                let piece = plane.at(square).map(Shown::Piece);
                shown[place(Spot::new(board, square))] = piece.or(Some(Shown::Wall));
            }
        }
        for color in Color::ALL {
            for slot in 0..self.slots() {
                shown[Place::Hand { color, slot }] = self.slot(color, slot);
            }
        }
        shown
    }

    fn action(&self, mv: Move) -> Action<Shown> {
        let mut after = self.clone();
        after.apply(mv);
        let (before, after) = (self.board(), after.board());
        let hands = Color::ALL
            .into_iter()
            .flat_map(|color| (0..self.slots()).map(move |slot| Place::Hand { color, slot }));
        let places = before.cells().map(|(place, _)| place).chain(hands);
        let change = |place| Change { place, before: before[place], after: after[place] };
        Action { changes: places.map(change).filter(|change| change.before != change.after).collect() }
    }

    fn text(&self, mv: Move) -> String {
        text::write(self, mv)
    }

    fn parse(&self, text: &str) -> Result<Move, Message> {
        match text::parse(self, text) {
            Some(mv) => Ok(mv),
            None => san::parse(self, text).map_err(|error| refusal::of_text(self, text, &error)),
        }
    }

    fn refusal(&self, mv: Move) -> Message {
        refusal::of_move(self, mv)
    }

    fn edited(&self, edit: &Edit<Shown>) -> Result<Position, Message> {
        edit::edited(self, edit)
    }
}

impl Position {
    /// How many slots a hand has: one for each role, none where there are no hands.
    fn slots(&self) -> u8 {
        let has_hands = self.variant.traits.hands && !self.variant.spec.drops.free;
        if has_hands { self.variant.titles().len() as u8 } else { 0 }
    }

    /// What a slot of a hand holds.
    fn slot(&self, color: Color, slot: u8) -> Option<Shown> {
        let role = Role::new(usize::from(slot));
        let count = NonZeroU8::new(self.in_hand(color, role))?;
        Some(Shown::Held(Piece::new(color, role), count))
    }
}

/// The place of a square of a board.
fn place(spot: Spot) -> Place {
    Place::Cell { board: spot.board(), file: spot.square().file(), rank: spot.square().rank() }
}

/// The square of a place, if this position has it.
fn spot(position: &Position, place: Place) -> Option<Spot> {
    let Place::Cell { board, file, rank } = place else { return None };
    let square = Square::new(file, rank).filter(|&square| position.variant.board().contains(square))?;
    (board < position.variant.boards()).then(|| Spot::new(board, square))
}
