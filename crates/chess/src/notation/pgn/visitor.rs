//! What a reader tells about the games it walks through.

use std::fmt;

use game::Color;

use super::{PgnError, Text};
use crate::any::{Move, Position};

/// How a game ended, as its text says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Termination {
    /// `1-0` or `0-1`.
    Win(Color),
    /// `1/2-1/2`.
    Draw,
    /// `*`: unfinished, or unknown.
    Unknown,
}

impl Termination {
    /// The ending of a token or of a Result tag.
    pub fn from_token(token: &str) -> Option<Termination> {
        Some(match token {
            "1-0" | "1–0" => Termination::Win(Color::White),
            "0-1" | "0–1" => Termination::Win(Color::Black),
            "1/2-1/2" | "1/2" | "½-½" | "½–½" | "½" | "1/2–1/2" => Termination::Draw,
            "*" => Termination::Unknown,
            _ => return None,
        })
    }
}

/// `1-0`, `0-1`, `1/2-1/2` or `*`.
impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Termination::Win(Color::White) => "1-0",
            Termination::Win(Color::Black) => "0-1",
            Termination::Draw => "1/2-1/2",
            Termination::Unknown => "*",
        })
    }
}

/// Is told what a game contains, in the order of its text.
///
/// Every move that it is told is legal. After an error nothing more is told of
/// that game but where it starts, if its tags were good enough for that.
pub trait Visitor {
    /// A game begins.
    fn begin_game(&mut self) {}

    /// A tag; all come before [`Visitor::start`].
    fn tag(&mut self, name: Text, value: Text) {
        let _ = (name, value);
    }

    /// The position from which the game is played.
    fn start(&mut self, position: &Position) {
        let _ = position;
    }

    /// The number of a move, of any value and with any dots.
    fn number(&mut self) {}

    /// A legal move in the position before it.
    fn mv(&mut self, before: &Position, mv: Move) {
        let _ = (before, mv);
    }

    /// A null move: the side to move gives its turn to the other.
    fn null_move(&mut self, before: &Position) {
        let _ = before;
    }

    /// A comment in braces or behind a semicolon.
    fn comment(&mut self, text: Text) {
        let _ = text;
    }

    /// A line behind a percent sign in the first column.
    fn escape(&mut self, text: Text) {
        let _ = text;
    }

    /// A glyph, by its number.
    fn glyph(&mut self, number: u32) {
        let _ = number;
    }

    /// A symbol without a number.
    fn symbol(&mut self, text: Text) {
        let _ = text;
    }

    /// A variation begins that replaces the last move.
    fn begin_variation(&mut self) {}

    /// A variation ends.
    fn end_variation(&mut self) {}

    /// How the game or a variation ended.
    fn termination(&mut self, termination: Termination) {
        let _ = termination;
    }

    /// Something is wrong with the game, or with the text between two games.
    fn error(&mut self, error: PgnError) {
        let _ = error;
    }
}

/// Only checks: whoever wants the errors and nothing else.
impl<F: FnMut(PgnError)> Visitor for F {
    fn error(&mut self, error: PgnError) {
        self(error);
    }
}
