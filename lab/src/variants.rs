//! `cargo lab variants`: the general position beside Fairy-Stockfish.

use std::{sync::Arc, time::Instant};

use chess::variant::{Position, Variant, fen, language::Catalogue};

use crate::{
    perft::{CASES, ROUNDS, print_row},
    stockfish::Stockfish,
    stopwatch::Contestant,
};

/// Variants that Fairy-Stockfish 11.1 plays too, with a depth and its count.
const OTHERS: [(&str, u32, u64); 6] = [
    ("crazyhouse", 5, 4_888_832),
    ("makruk", 5, 6_223_994),
    ("capablanca", 4, 805_128),
    ("shogi", 4, 719_731),
    ("xiangqi", 4, 3_290_240),
    ("seirawan", 4, 782_599),
];

/// Prints all tables.
pub(crate) fn run() {
    say!("perft of the general position, one thread, million leaves a second");
    say!("best of {ROUNDS} rounds in which all take turns; the last ply counted in bulk\n");
    let Some(mut fairy) = Stockfish::fairy() else {
        say!("Fairy-Stockfish is not installed: on Debian, apt-get install fairy-stockfish");
        return;
    };
    let chess = variant("chess");
    for (index, case) in CASES.iter().enumerate() {
        let position = fen::parse(&chess, case.fen).expect("the case is legal");
        let name = case.name.split(',').next().unwrap_or(case.name);
        row(name, case.fen, &position, (case.depth - 1, case.nodes_before), &mut fairy, index == 0);
    }
    say!("\nother variants, from their start\n");
    for (index, &(name, depth, nodes)) in OTHERS.iter().enumerate() {
        let variant = variant(name);
        let position = fen::start(&variant).expect("a built-in start is legal");
        fairy.set_variant(name).expect("Fairy-Stockfish listens");
        row(name, &variant.spec().start, &position, (depth, nodes), &mut fairy, index == 0);
    }
    alice();
}

fn variant(name: &str) -> Arc<Variant> {
    let entry = Catalogue::builtin().get(name).expect("a built-in variant");
    Variant::new(entry.spec.clone()).expect("a built-in variant can be played")
}

fn row(
    name: &str,
    text: &str,
    position: &Position,
    (depth, nodes): (u32, u64),
    fairy: &mut Stockfish,
    is_first: bool,
) {
    let mut contestants = vec![
        Contestant::new("plateau", || chess::variant::perft(position, depth)),
        Contestant::new("Fairy-Stockfish", || fairy.perft(text, depth).expect("Fairy-Stockfish answers")),
    ];
    print_row(name, nodes, &mut contestants, is_first);
}

/// Alice chess, for which there is no peer to race against.
fn alice() {
    let position = fen::start(&variant("alice")).expect("a built-in start is legal");
    let begun = Instant::now();
    let nodes = chess::variant::perft(&position, 6);
    let seconds = begun.elapsed().as_secs_f64();
    assert_eq!(nodes, 157_727_925, "Alice chess to depth 6");
    say!(
        "\nAlice chess, depth 6: {nodes} in {seconds:.1} s, {:.1} million a second",
        nodes as f64 / seconds / 1e6
    );
}
