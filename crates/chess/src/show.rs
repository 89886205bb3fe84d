//! A position for people: its board, its moves as text, its editing.

use game::{Action, Change, Color, Edit, Message, Place, Show};

use crate::{
    Kind, Move, Piece, Position, Setup, Square, refusal,
    san::{self, IllegalReason, SanError},
    uci::{self, Attempt},
};

impl Show for Position {
    type Piece = Piece;

    fn board(&self) -> game::Board<Piece> {
        let mut board = game::Board::new(8, 8);
        for (square, piece) in self.board().pieces() {
            board[square.place()] = Some(piece);
        }
        board
    }

    fn action(&self, mv: Move) -> Action<Piece> {
        let mut after = self.clone();
        game::Position::apply(&mut after, mv);
        let mut touched = vec![mv.from(), mv.to()];
        match mv.kind() {
            Kind::EnPassant => touched.extend(self.captured(mv).map(|(square, _)| square)),
            Kind::Castle => touched.extend([mv.castled_king(), mv.castled_rook()]),
            Kind::Normal | Kind::DoubleStep | Kind::Promotion(_) => {}
        }
        touched.sort_unstable();
        touched.dedup();
        let change = |square: Square| Change {
            place: square.place(),
            before: self.board().piece_at(square),
            after: after.board().piece_at(square),
        };
        let changes = touched.into_iter().map(change).filter(|change| change.before != change.after);
        Action { changes: changes.collect() }
    }

    fn text(&self, mv: Move) -> String {
        uci::write(self, mv)
    }

    fn parse(&self, text: &str) -> Result<Move, Message> {
        let Some(attempt) = Attempt::parse(text.trim()) else {
            return san::parse(self, text).map_err(|error| unplayable(self, &error));
        };
        attempt.find(self).ok_or_else(|| refusal::explain(self, attempt))
    }

    fn refusal(&self, mv: Move) -> Message {
        let attempt = Attempt { from: mv.from(), to: mv.to(), promotion: mv.promotion() };
        match attempt.find(self) {
            // The squares are right, and yet it is another move.
            Some(_) => Message::new("move-otherwise-only").with("from", mv.from()).with("to", mv.to()),
            None => refusal::explain(self, attempt),
        }
    }

    fn edited(&self, edit: &Edit<Piece>) -> Result<Position, Message> {
        let turn = edit.turn.unwrap_or(self.turn());
        match (edit.cells.is_empty(), turn == self.turn()) {
            (true, true) => Ok(self.clone()),
            (true, false) => self.passed().map_err(|error| error.message()),
            (false, _) => self.rearranged(edit, turn),
        }
    }
}

impl Position {
    /// The position with other pieces on some squares, its counters anew.
    fn rearranged(&self, edit: &Edit<Piece>, turn: Color) -> Result<Position, Message> {
        let mut setup = Setup { turn, en_passant: None, halfmoves: 0, ..Setup::from(self) };
        for &(place, piece) in &edit.cells {
            setup.board.set(square_of(place)?, piece);
        }
        Position::try_from(setup).map_err(|error| error.message())
    }
}

fn square_of(place: Place) -> Result<Square, Message> {
    Square::from_place(place).ok_or_else(|| Message::new("edit-no-such-place").with("place", place))
}

/// The sentence for a move in SAN that is none here.
fn unplayable(position: &Position, error: &SanError) -> Message {
    match error {
        SanError::Illegal {
            reason: IllegalReason::CastlingLost { kingside } | IllegalReason::CastlingBarred { kingside },
            ..
        } => refusal::explain_castling(position, *kingside),
        _ => error.message(),
    }
}
