//! Positions set up by hand, and turns given away.

use game::{Color, Edit, Message, Place};

use super::{Shown, spot};
use crate::variant::{
    Move, Origin, Piece, Position, Region, Role, Spot,
    fen::{self, FenError},
    position::{Memory, Passing},
};

/// The position after a change that is no move.
pub(super) fn edited(position: &Position, edit: &Edit<Shown>) -> Result<Position, Message> {
    let turn = edit.turn.unwrap_or(position.turn);
    match (edit.cells.is_empty(), turn == position.turn) {
        (true, true) => Ok(position.clone()),
        (true, false) => position.passed().map_err(|_| in_check(position.turn)),
        (false, _) => rearranged(position, edit, turn),
    }
}

impl Position {
    /// The legal move that moves nothing, if passing is legal here.
    pub fn pass_move(&self) -> Option<Move> {
        let manners = &self.variant.spec.manners;
        if !manners.pass[self.turn] && !manners.pass_on_stalemate[self.turn] {
            return None;
        }
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves.into_iter().find(|mv| mv.is_pass() && mv.extra.is_none())
    }

    /// The position in which the side to move has given its turn away.
    ///
    /// # Errors
    /// When that side is in check.
    pub fn passed(&self) -> Result<Position, FenError> {
        if self.is_check() {
            return Err(FenError::OtherKingInCheck);
        }
        let mut after = self.clone();
        after.turn = !self.turn;
        after.state.passing = Passing::NONE;
        after.state.halfmoves = self.state.halfmoves.saturating_add(1);
        after.state.fullmoves = self.state.fullmoves.saturating_add(u32::from(self.turn == Color::Black));
        after.state.memory = Memory::default();
        after.begin_memory();
        Ok(after)
    }

    /// Ends what rests on a square of the first board whose piece was exchanged.
    fn forget(&mut self, spot: Spot) {
        if spot.board() > 0 {
            return;
        }
        for color in Color::ALL {
            self.state.gates[color] &= !Region::of(spot.square());
            for right in &mut self.state.rights[color] {
                *right = right.filter(|right| !right.rests_on(spot.square()));
            }
        }
    }
}

/// The position with other pieces in some places, its counters anew.
fn rearranged(position: &Position, edit: &Edit<Shown>, turn: Color) -> Result<Position, Message> {
    let mut after = position.clone();
    after.turn = turn;
    after.state.passing = Passing::NONE;
    after.state.halfmoves = 0;
    (after.state.count, after.state.count_limit) = (0, 0);
    after.state.memory = Memory::default();
    for &(place, shown) in &edit.cells {
        match place {
            Place::Cell { .. } => set_cell(&mut after, place, shown)?,
            Place::Hand { color, slot } => set_hand(&mut after, color, slot, shown)?,
        }
    }
    after.state.key = after.material_key();
    after.begin_memory();
    fen::check(&after).map_err(|error| message(&after, &error))?;
    Ok(after)
}

fn set_cell(position: &mut Position, place: Place, shown: Option<Shown>) -> Result<(), Message> {
    let spot = spot(position, place).ok_or_else(|| no_such_place(place))?;
    let is_taken =
        |other: u8| other != spot.board() && position.piece_at(Spot::new(other, spot.square())).is_some();
    // On two boards a square names one piece.
    if position.variant.boards() == 2 && shown.is_some() && (0..2).any(is_taken) {
        return Err(Message::new("setup-on-both-boards").with("square", spot.square()));
    }
    let (board, at) = (usize::from(spot.board()), Region::of(spot.square()));
    position.planes[board].take(spot.square());
    // On two boards a hole is one in both.
    let is_meant = |other: usize| other == board || position.variant.boards() == 2;
    let walled: Vec<usize> = (0..position.planes.len()).filter(|&other| is_meant(other)).collect();
    for &other in &walled {
        position.planes[other].walls &= !at;
    }
    match shown {
        None => {}
        Some(Shown::Piece(piece)) if is_known(position, piece) => {
            position.planes[board].put(spot.square(), piece);
        }
        Some(Shown::Wall) => walled.iter().for_each(|&other| position.planes[other].walls |= at),
        Some(_) => return Err(Message::new("edit-impossible").with("place", place)),
    }
    position.forget(spot);
    Ok(())
}

fn set_hand(position: &mut Position, color: Color, slot: u8, shown: Option<Shown>) -> Result<(), Message> {
    let place = Place::Hand { color, slot };
    if slot >= position.slots() {
        return Err(no_such_place(place));
    }
    let role = Role::new(usize::from(slot));
    let count = match shown {
        None => 0,
        Some(Shown::Held(piece, count)) if piece == Piece::new(color, role) => count.get(),
        Some(_) => return Err(Message::new("edit-impossible").with("place", place)),
    };
    position.hands[color][role.index()] = count;
    Ok(())
}

/// Whether the variant has such a piece.
fn is_known(position: &Position, piece: Piece) -> bool {
    let variant = &position.variant;
    piece.role.index() < variant.titles().len()
        && match piece.origin {
            Origin::Itself => true,
            Origin::Pawn => variant.traits.remembers_pawns,
            Origin::Turned(role) => variant.promotion.promoted.get(role.index()) == Some(&Some(piece.role)),
        }
}

fn no_such_place(place: Place) -> Message {
    Message::new("edit-no-such-place").with("place", place)
}

fn in_check(color: Color) -> Message {
    Message::new("setup-opponent-in-check").with("color", color)
}

/// Why the rules cannot play on from a position.
fn message(position: &Position, error: &FenError) -> Message {
    let kings = |color: Color| position.variant.king.map_or(0, |king| position.count(color, king));
    match error {
        FenError::Kings { color } => {
            Message::new("setup-many-kings").with("color", color).with("kings", kings(*color))
        }
        FenError::OtherKingInCheck => in_check(!position.turn),
        other => Message::new("setup-impossible").with("why", other),
    }
}
