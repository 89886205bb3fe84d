//! Our own player of Go, such as it is: level 0, and who is dead at the end.

use engine::{
    Dice,
    go::{propose_dead, random_move},
};
use game::{Game, Place, Play};
use go::Position;

/// The position of a game of Go; none of another game.
pub(super) fn position(game: &dyn Play) -> Option<Position> {
    let game: Option<&Game<Position>> = game.as_any().downcast_ref();
    game.map(|game| game.position().clone())
}

/// The stones that seem dead.
pub(super) fn dead(position: &Position) -> Vec<Place> {
    let proposal = propose_dead(Position::board(position), position.rules().scoring);
    proposal.dead.into_iter().map(go::Point::place).collect()
}

/// A move that fills no eye, by chance; it answers a pass that wins with a pass.
pub(super) fn choose(position: &Position, seed: u64) -> String {
    let mut dice = Dice::new(seed ^ game::Position::key(position));
    let has_passed = position.passes() > 0;
    let turn = game::Position::turn(position);
    let is_ahead = position.score().winner() == Some(turn);
    if has_passed && is_ahead {
        return go::Move::Pass.to_string();
    }
    random_move(position, &mut dice).to_string()
}
