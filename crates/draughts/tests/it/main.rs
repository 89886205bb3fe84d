//! English draughts from outside: its laws, its counts, its rules, its texts.

mod guide;
mod laws;
mod perft;
mod rules;
mod texts;

use draughts::{Position, Setup};

/// The position of a FEN that is known to be good.
fn position(fen: &str) -> Position {
    fen.parse::<Setup>().unwrap().try_into().unwrap()
}
