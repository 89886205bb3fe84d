//! Classic tactics and mates, by one thread and in so many nodes: the same on every machine.

use ::chess::{Move, Position, epd::Epd};
use search::{Limits, Score};

use super::{exchanged, search, think};

/// The positions of a file of `data/suites`.
macro_rules! suite {
    ($name:literal) => {
        include_str!(concat!("../../../../../data/suites/", $name))
            .lines()
            .map(|line| Epd::parse(line).unwrap())
    };
}

/// The first move of the best line, and what that is worth.
fn best(position: &Position, limits: &Limits<Move>) -> (Move, Score) {
    let found = think(&mut search(), position, limits);
    let line = &found.lines[0];
    (line.moves[0], Score::of(line.value))
}

/// Looks for a mate in so many moves, by either colour; only the fastest will do.
fn mates(suite: impl Iterator<Item = Epd>, moves: u32, nodes: u64) {
    let limits = Limits { mate: Some(moves), ..Limits::nodes(nodes) };
    for epd in suite {
        let name = epd.text("id").unwrap();
        let (mv, score) = best(&epd.position, &limits);
        assert_eq!(score, Score::Wins(moves), "{name}");
        assert!(epd.moves("bm").contains(&mv), "{name}");
        assert_eq!(best(&exchanged(&epd.position), &limits).1, Score::Wins(moves), "{name} by Black");
    }
}

#[test]
fn mates_in_two_are_found() {
    mates(suite!("mate2.epd"), 2, 30_000);
}

#[test]
fn mates_in_three_are_found() {
    // The ends of games; problems take longer.
    mates(suite!("mate3.epd").take(50), 3, 30_000);
}

#[test]
fn mates_in_four_are_found() {
    mates(suite!("mate4.epd").take(3), 4, 100_000);
}

#[test]
fn most_tactics_are_found_in_few_nodes() {
    let is_solved = |epd: &Epd| epd.moves("bm").contains(&best(&epd.position, &Limits::nodes(20_000)).0);
    let solved = suite!("wac.epd").take(100).filter(is_solved).count();
    assert!(solved >= 65, "{solved}");
}
