//! Wins by each variant's own goal are found, with the right distance.

use ::chess::variant::text;
use search::{Limits, Score};

use super::{position, search, think};

fn best(name: &str, fen: &str, depth: u32) -> (String, Score) {
    let position = position(name, fen);
    let found = think(&mut search(position.variant()), &position, &Limits::depth(depth));
    let line = &found.lines[0];
    (text::write(&position, line.moves[0]), Score::of(line.value))
}

#[test]
fn wins_are_found_with_their_distance() {
    for (name, fen, moves) in [
        // A rook from the hand on the last rank; behind it nothing can be put between.
        ("crazyhouse", "6k1/5ppp/8/8/8/8/5PPP/6K1[R] w - - 0 1", 1),
        // The third check.
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", 1),
        ("3check", "4k3/8/8/8/8/8/8/R3K2R w - - 2+3 0 1", 2),
        // The king explodes with its neighbour.
        ("atomic", "4k3/3p4/8/8/8/8/8/3QK3 w - - 0 1", 1),
        // To the last rank, with nothing to follow.
        ("racingkings", "8/6K1/8/8/8/k7/8/8 w - - 0 1", 1),
        ("kingofthehill", "7k/8/8/8/8/3K4/8/8 w - - 0 1", 1),
        ("kingofthehill", "7k/8/8/8/8/8/3K4/8 w - - 0 1", 2),
        // The last piece is given away.
        ("antichess", "8/8/8/8/8/1p6/8/R7 w - - 0 1", 1),
        // The last of the horde is taken.
        ("horde", "4k3/8/8/8/8/8/3r4/3P4 b - - 0 1", 1),
        // The last knight dies out.
        ("extinction", "rnbqkb1r/p1pppppp/8/8/8/8/P1PPPPPP/RRBQKBNN w - - 0 1", 1),
        // Four in a row.
        ("cfour", "7/7/7/7/7/PPP1ppp[PPPPPppppp] w - - 0 1", 1),
    ] {
        let (mv, score) = best(name, fen, 8);
        assert_eq!(score, Score::Wins(moves), "{name} {fen}: {mv}");
    }
}

#[test]
fn a_threatened_win_is_prevented() {
    // White's king is about to reach the hill.
    let (mv, score) = best("kingofthehill", "3r3k/8/8/8/8/2K5/8/8 b - - 0 1", 8);
    assert!(!matches!(score, Score::Loses(_)), "{mv} {score}");
    // Three in a row, open at one end.
    let (mv, score) = best("cfour", "7/7/7/7/7/PPP1p1p[PPPPPppppp] b - - 0 1", 6);
    assert_eq!((mv.as_str(), matches!(score, Score::Loses(1))), ("P@d1", false), "{score}");
}
