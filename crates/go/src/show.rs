//! A position for people: what changes, and how a move is written.

use game::{Action, Board as Cells, Change, Color, Edit, Message, Position as _, Show};

use crate::{Board, Move, Occupant, Point, Position, refusal::refusal};

impl Show for Position {
    type Piece = Occupant;

    fn board(&self) -> Cells<Occupant> {
        let mut cells = Cells::new(self.size().files(), self.size().ranks());
        let setup = self.setup();
        for point in self.size().points() {
            cells[point.place()] = setup.at(point);
        }
        cells
    }

    fn action(&self, mv: Move) -> Action<Occupant> {
        let Move::Play(point) = mv else { return Action::default() };
        let mut after = Position::board(self).clone();
        after.play(point, self.turn());
        Action { changes: changes(Position::board(self), &after) }
    }

    fn text(&self, mv: Move) -> String {
        mv.to_string()
    }

    fn parse(&self, text: &str) -> Result<Move, Message> {
        let mv: Move =
            text.trim().parse().map_err(|_| Message::new("move-not-a-point").with("text", text))?;
        match self.forbids(mv) {
            None => Ok(mv),
            Some(_) => Err(refusal(self, mv)),
        }
    }

    fn refusal(&self, mv: Move) -> Message {
        refusal(self, mv)
    }

    fn edited(&self, edit: &Edit<Occupant>) -> Result<Position, Message> {
        let turn = edit.turn.unwrap_or(self.turn());
        if edit.cells.is_empty() {
            return Ok(self.with_turn(turn));
        }
        let mut setup = self.setup();
        setup.turn = turn;
        for &(place, occupant) in &edit.cells {
            let point = Point::from_place(place).filter(|&point| self.size().contains(point));
            let point = point.ok_or_else(|| Message::new("setup-off-board").with("place", place))?;
            setup.set(point, occupant);
        }
        Position::try_from(setup).map_err(|error| error.message())
    }
}

/// The points on which two boards differ.
fn changes(before: &Board, after: &Board) -> Vec<Change<Occupant>> {
    let stone = |color: Option<Color>| color.map(Occupant::Stone);
    let differs = |point: &Point| before.stone(*point) != after.stone(*point);
    let change = |point: Point| Change {
        place: point.place(),
        before: stone(before.stone(point)),
        after: stone(after.stone(point)),
    };
    before.size().points().filter(differs).map(change).collect()
}
