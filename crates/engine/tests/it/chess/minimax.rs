//! Without pruning and reductions the search finds what minimax finds, with less work.

use ::chess::{Position, fen};
use engine::chess::Chess;
use game::Position as _;
use search::{Limits, minimax};
use testkit::Dice;

use super::{plain_search, position, think};

/// Positions with checks, promotions, captures in passing, mates and stalemates near.
const POSITIONS: [&str; 8] = [
    fen::START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
    "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
    "8/8/8/8/5k2/8/5p2/4K2B w - - 0 1",
    "4k3/8/8/8/8/8/3R4/4K3 w - - 98 80",
];

fn compare(position: &Position, depth: u32) -> (u64, u64) {
    let (value, plain) = minimax(&mut Chess::default(), position, depth);
    let found = think(&mut plain_search(), position, &Limits::depth(depth));
    assert_eq!(found.lines[0].value, value, "{} at depth {depth}", fen::write(position));
    (found.nodes, plain)
}

#[test]
fn alpha_beta_finds_the_value_of_minimax() {
    for text in POSITIONS {
        for depth in 1..=3 {
            compare(&position(text), depth);
        }
    }
}

#[test]
fn alpha_beta_finds_the_value_of_minimax_in_random_games() {
    let mut dice = Dice::new(64);
    for _ in 0..30 {
        let mut position = Position::default();
        for _ in 0..dice.below(90) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let Some(&mv) = dice.pick(&moves) else { break };
            position.apply(mv);
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if !moves.is_empty() {
            compare(&position, 2);
        }
    }
}

#[test]
fn alpha_beta_needs_far_fewer_positions_than_minimax() {
    let (mut found, mut plain) = (0, 0);
    for text in &POSITIONS[..4] {
        let (nodes, all) = compare(&position(text), 4);
        found += nodes;
        plain += all;
    }
    assert!(found * 15 < plain, "{found} of {plain}");
}
