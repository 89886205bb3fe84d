//! Counts of move paths from the data file.

use game::{Position as _, divide, perft};

use crate::position;

const COUNTS: &str = include_str!("../../../../data/draughts.perft");

#[test]
fn counts_agree_with_the_table() {
    let mut checked = 0;
    let mut current = None;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        match line.split_once(' ') {
            Some(("fen", fen)) => current = Some(position(fen)),
            Some(("perft", counts)) => {
                let (depth, nodes) = counts.split_once(' ').unwrap();
                let from = current.as_ref().expect("a fen before its counts");
                assert_eq!(
                    perft(from, depth.parse().unwrap()).to_string(),
                    nodes,
                    "{line} of {}",
                    from.setup()
                );
                checked += 1;
            }
            _ => assert!(line.is_empty() || line.starts_with("id "), "{line}"),
        }
    }
    assert!(checked > 40, "only {checked} counts");
}

#[test]
fn the_parts_of_a_count_add_up() {
    let start = draughts::Position::start();
    let parts = divide(&start, 6);
    let mut moves = Vec::new();
    start.legal_moves(&mut moves);
    assert!(parts.iter().map(|(mv, _)| *mv).eq(moves));
    assert_eq!(parts.iter().map(|(_, nodes)| nodes).sum::<u64>(), 36_768);
}
