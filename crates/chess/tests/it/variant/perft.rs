//! Published counts of legal move paths of variants.

use chess::variant::{Alice, BetweenBoards, Position, Transfer, Variant, fen, perft};

use super::variant;

const VARIANTS: &str = include_str!("../../../../../data/perft/variants.perft");

/// What is counted in a quick test.
const MOST: u64 = 2_000_000;

/// One row: a variant, a FEN or `start`, then `;D4 197281` and so on.
fn rows(text: &str) -> impl Iterator<Item = (&str, &str, Vec<(u32, u64)>)> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (name, rest) = line.split_once(" | ").expect("a variant and a position");
        let (fen, counts) = rest.split_once(" ;").expect("a position and its counts");
        let count = |text: &str| {
            let (depth, nodes) = text.trim().split_once(' ').expect("a depth and a count");
            (depth[1..].parse().expect("a depth"), nodes.parse().expect("a count"))
        };
        (name, fen, counts.split(';').map(count).collect())
    })
}

fn position(name: &str, text: &str) -> Position {
    let variant = variant(name);
    let read = if text == "start" { fen::start(&variant) } else { fen::parse(&variant, text) };
    read.unwrap_or_else(|error| panic!("{name} | {text}: {error}"))
}

/// Alice chess on three boards.
fn three_boards(transfer: Transfer) -> Position {
    let mut spec = variant("alice").spec().clone();
    spec.alice = Alice { boards: 3, transfer, en_passant: BetweenBoards::None };
    fen::start(&Variant::new(spec).expect("Alice on three boards")).expect("a start")
}

fn counts(position: &Position, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft(position, depth)).collect()
}

#[test]
fn perft_of_variants_agrees_with_the_published_counts() {
    let mut checked = 0;
    for (name, fen, counts) in rows(VARIANTS) {
        let position = position(name, fen);
        for (depth, nodes) in counts.into_iter().filter(|&(_, nodes)| nodes <= MOST) {
            assert_eq!(perft(&position, depth), nodes, "{name} | {fen} depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 100, "the table was read");
}

#[test]
fn perft_of_alice_agrees_with_the_published_counts() {
    assert_eq!(counts(&position("alice", "start"), 5), [20, 400, 9384, 219_236, 5_910_465]);
}

#[test]
fn perft_of_alice_on_three_boards_agrees_with_the_published_counts() {
    assert_eq!(counts(&three_boards(Transfer::Cyclic), 4), [20, 400, 9544, 227_143]);
    assert_eq!(counts(&three_boards(Transfer::Choice), 3), [40, 1600, 76_900]);
}
