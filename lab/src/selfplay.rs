//! When a game of the engine with itself is over.

use chess::Position;
use game::{Position as _, Ruling, Trail};
use search::Value;

/// A game is decided when both sides say so for some moves.
const DECIDED: Value = 1_500;
const PATIENCE: u32 = 6;
/// No game is longer.
const LONGEST: u32 = 400;

/// Who watches a game, and breaks it off when its end is clear.
#[derive(Debug, Default)]
pub(crate) struct Watcher {
    plies: u32,
    /// For how many moves both sides have said that the game is decided.
    sure: u32,
}

impl Watcher {
    /// Takes note of a move and its value for White, if it was looked for; tells what the
    /// game came to, from 0 to 1, where it need not go on.
    pub(crate) fn note(&mut self, white: Option<Value>) -> Option<f64> {
        self.plies += 1;
        let white = white.unwrap_or(0);
        self.sure = if white.abs() >= DECIDED { self.sure + 1 } else { 0 };
        if self.sure >= PATIENCE {
            return Some(if white > 0 { 1.0 } else { 0.0 });
        }
        (self.plies >= LONGEST).then_some(0.5)
    }

    /// Whether somebody says that the game is decided.
    pub(crate) fn is_sure(&self) -> bool {
        self.sure > 0
    }
}

/// What a game came to for White, from 0 to 1, if it is over.
pub(crate) fn ended(position: &Position, trail: &Trail) -> Option<f64> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let outcome = if moves.is_empty() {
        position.stuck()
    } else {
        match position.ruling(trail.again(position.reach()))? {
            Ruling::Ended(outcome) | Ruling::Claimable(outcome) => outcome,
        }
    };
    Some(outcome.winner().map_or(0.5, |winner| if winner.is_white() { 1.0 } else { 0.0 }))
}
