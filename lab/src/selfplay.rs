//! When a game of the engine with itself is over.

use chess::Position;
use game::{Position as _, Ruling, Trail};
use search::Value;

/// A game is decided when both sides say so for some moves.
pub(crate) const DECIDED: Value = 1_500;
pub(crate) const PATIENCE: u32 = 6;
/// No game is longer.
pub(crate) const LONGEST: u32 = 400;

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
