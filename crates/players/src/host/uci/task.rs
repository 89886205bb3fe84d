//! What `go` asks for.

use std::time::Instant;

use engine::Strength;
use game::Color;
use protocol::uci::Go;

use super::options::Options;
use crate::{
    mind::Task,
    pace::{Left, Pace},
};

/// The task for the side to move.
pub(super) fn of(go: &Go, since: Instant, turn: Color, options: &Options) -> Task {
    Task {
        pace: pace(go, turn, options).filter(|_| !go.infinite),
        is_pondering: go.ponder,
        depth: go.depth,
        nodes: go.nodes,
        mate: go.mate,
        only: go.search_moves.clone(),
        lines: options.lines,
        book: options.manner.book().filter(|_| may_use_book(go)),
        wants_odds: options.shows_wdl,
        // Whoever wants to know the truth of a position is not lied to.
        strength: if go.infinite { Strength::FULL } else { options.manner.strength() },
        ..Task::endless(since)
    }
}

/// Whether a move is wanted, and not what there is to be found out about the position.
fn may_use_book(go: &Go) -> bool {
    !go.infinite && !go.ponder && go.mate.is_none() && go.search_moves.is_empty()
}

fn pace(go: &Go, turn: Color, options: &Options) -> Option<Pace> {
    if let Some(time) = go.move_time {
        return Some(Pace::fixed(time, options.overhead));
    }
    let (white, black) = ((go.white_time, go.white_increment), (go.black_time, go.black_increment));
    let (own, other) = match turn {
        Color::White => (white, black),
        Color::Black => (black, white),
    };
    let has_limit = go.depth.is_some() || go.nodes.is_some() || go.mate.is_some();
    // Whoever is told of the other clock and nothing else can but think that its own is like it.
    let (time, increment) = if own.0.is_some() || has_limit { own } else { other };
    // No move to go means that there is no control ahead.
    let moves = go.moves_to_go.filter(|&moves| moves > 0);
    let left = Left { time: time?, increment: increment.unwrap_or_default(), moves };
    Some(Pace::of(left, options.overhead))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn no_moves_to_go_means_no_control_ahead() {
        let minute = Some(Duration::from_mins(1));
        let pace_with = |moves_to_go| {
            let go = Go { white_time: minute, moves_to_go, ..Go::default() };
            pace(&go, Color::White, &Options::at(engine::Level::FULL))
        };
        assert_eq!(pace_with(Some(0)), pace_with(None));
        assert_ne!(pace_with(Some(1)), pace_with(None));
    }
}
