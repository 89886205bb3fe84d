//! What was on the board before counts: repetitions are avoided by who wins and sought by
//! who loses.

use game::Trail;
use search::{Limits, Score, Stop, Timeless};

use super::*;

/// The best move, and what it is worth, after a game in which one position was there twice.
fn best_after(position: &Position, twice: Option<&Position>) -> (Move, Score) {
    let elsewhere = |number: u64| position.key() ^ (number << 32);
    let past = twice.map_or_else(|| elsewhere(9), Position::key);
    let mut trail = Trail::new(past);
    for key in [elsewhere(1), elsewhere(2), elsewhere(3), past, elsewhere(4), elsewhere(5), position.key()] {
        trail.push(key);
    }
    let (limits, stop) = (Limits::depth(8), Stop::default());
    let found = search().think((position, &trail), &limits, &Timeless, &stop, &mut |_| {});
    (found.lines[0].moves[0], Score::of(found.lines[0].value))
}

#[test]
fn who_wins_does_not_repeat() {
    let position = position("6k1/5p1p/6p1/8/8/7P/Q4PP1/6K1 w - - 20 40");
    let (usual, score) = best_after(&position, None);
    assert!(matches!(score, Score::Worth(600..) | Score::Wins(_)), "{score}");
    let mut again = position.clone();
    again.apply(usual);
    let (other, score) = best_after(&position, Some(&again));
    assert_ne!(other, usual);
    assert!(matches!(score, Score::Worth(600..) | Score::Wins(_)), "{score}");
}

#[test]
fn who_loses_repeats() {
    let position = position("6k1/5ppp/8/8/8/7P/q4PP1/6K1 w - - 20 40");
    let (_, score) = best_after(&position, None);
    assert!(matches!(score, Score::Worth(..=-400) | Score::Loses(_)), "{score}");
    let step = ::chess::uci::parse(&position, "g1h2").unwrap();
    let mut again = position.clone();
    again.apply(step);
    assert_eq!(best_after(&position, Some(&again)), (step, Score::Worth(0)));
}

#[test]
fn a_game_that_is_nearly_drawn_by_its_length_is_no_win() {
    // Mate takes longer than the two plies that are left.
    let position = position("8/8/8/3k4/8/8/8/KQ6 w - - 98 90");
    let found = think(&mut search(), &position, &Limits::depth(8));
    assert_eq!(Score::of(found.lines[0].value), Score::Worth(0));
}
