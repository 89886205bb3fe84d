//! Random games to the end that fill no eyes.

use game::{Color, Position as _};
use go::{Board, Move, Position};

use crate::Dice;

/// Plays a board out by random moves until both sides pass; tells how many there were.
///
/// Every legal move that fills no eye of its own side is equally likely. Only a
/// simple ko is forbidden, so that a limit ends the rare game that goes round.
pub fn play_out(board: &mut Board, first: Color, dice: &mut Dice) -> u32 {
    let limit = 4 * board.size().area() as u32;
    let (mut color, mut passes, mut moves) = (first, 0, 0);
    while passes < 2 && moves < limit {
        let played = board.play_random(color, |bound| dice.below(bound));
        passes = if played { 0 } else { passes + 1 };
        color = !color;
        moves += 1;
    }
    moves
}

/// A random legal move that fills no eye; a pass where there is none.
pub fn random_move(position: &Position, dice: &mut Dice) -> Move {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let is_sensible =
        |mv: &Move| mv.point().is_some_and(|point| !position.board().is_eye(point, position.turn()));
    let moves: Vec<Move> = moves.into_iter().filter(is_sensible).collect();
    match moves.len() {
        0 => Move::Pass,
        count => moves[dice.below(count as u32) as usize],
    }
}
