//! Without pruning and reductions the search finds what minimax finds in every variant.

use ::chess::variant::{Position, fen};
use engine::variant::Variants;
use search::{Limits, minimax};
use testkit::Dice;

use super::{plain_search, random_position, variant};

fn compare(position: &Position, depth: u32) -> (u64, u64) {
    let (value, plain) = minimax(&mut Variants::new(position.variant()), position, depth);
    let found = super::think(&mut plain_search(position.variant()), position, &Limits::depth(depth));
    assert_eq!(
        found.lines[0].value,
        value,
        "{} {} at depth {depth}",
        position.variant().name(),
        fen::write(position)
    );
    (found.nodes, plain)
}

#[test]
fn alpha_beta_finds_the_value_of_minimax_in_many_variants() {
    let mut dice = Dice::new(640);
    for name in [
        "crazyhouse",
        "alice",
        "antichess",
        "3check",
        "atomic",
        "racingkings",
        "horde",
        "kingofthehill",
        "extinction",
        "losers",
        "minishogi",
        "seirawan",
        "breakthrough",
        "cfour",
    ] {
        let variant = variant(name);
        for _ in 0..6 {
            compare(&random_position(&mut dice, &variant, 50), 2);
        }
    }
}

#[test]
fn alpha_beta_finds_the_value_of_minimax_three_plies_deep() {
    let mut dice = Dice::new(641);
    let (mut found, mut plain) = (0, 0);
    for name in ["alice", "antichess", "3check", "minishogi", "dobutsu", "gardner"] {
        let variant = variant(name);
        for _ in 0..2 {
            let (nodes, all) = compare(&random_position(&mut dice, &variant, 40), 3);
            found += nodes;
            plain += all;
        }
    }
    assert!(found * 4 < plain, "{found} of {plain}");
}
