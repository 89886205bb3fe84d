//! Published counts of legal move paths.

use chess::{Position, fen};

/// One row: a FEN, then `;D1 20 ;D2 400` and so on.
fn rows(text: &str) -> impl Iterator<Item = (&str, Vec<(u32, u64)>)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (fen, counts) = line.split_once(" ;").expect("a FEN and its counts");
        let count = |text: &str| {
            let (depth, nodes) = text.trim().split_once(' ').expect("a depth and a count");
            (depth[1..].parse().expect("a depth"), nodes.parse().expect("a count"))
        };
        (fen, counts.split(';').map(count).collect())
    })
}

fn check(text: &str, counted: fn(&Position, u32) -> u64, most: u64) {
    let mut checked = 0;
    for (fen, counts) in rows(text) {
        let position = fen::parse(fen).expect(fen);
        for (depth, nodes) in counts.into_iter().filter(|&(_, nodes)| nodes <= most) {
            assert_eq!(counted(&position, depth), nodes, "{fen} depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 100, "the table was read");
}

const STANDARD: &str = include_str!("../../../../data/perft/chess.perft");
const CHESS960: &str = include_str!("../../../../data/perft/chess960.perft");

#[test]
fn perft_agrees_with_the_published_counts() {
    check(STANDARD, chess::perft, u64::MAX);
}

#[test]
fn perft_agrees_in_chess960() {
    check(CHESS960, chess::perft, u64::MAX);
}

#[test]
fn lists_with_apply_and_revert_count_the_same() {
    check(STANDARD, game::perft, 1_000_000);
    check(CHESS960, game::perft, 10_000);
}
