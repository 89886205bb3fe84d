//! Alice chess: mates across the boards, and pieces that are not left hanging there.

use ::chess::variant::{Position, fen, text};
use game::Position as _;
use search::{Limits, Score};

use super::{named, plain_search, position, search, think, variant};
use ::chess::variant::language::Catalogue;

/// Positions on two boards (a bar before what stands on the second), the first move of
/// the mate, and how many moves it takes.
const MATES: [(&str, &str, u32); 14] = [
    ("3|k4/5|R2/8/8/3K4/8/4|R2|p/8 w - - 0 1", "e2e8", 2),
    ("8/1p2|p3/4Q3/R7/8/5|K1|k/8/6qr w - - 0 1", "e6g4", 2),
    ("8/7|K/8/5|p2/8/8/2|R4k/6R1 w - - 0 1", "c2g2", 2),
    ("1|R4|N1/8/1B1|p2|p1/8/8/5K2/8/|k7 w - - 0 1", "b8b2", 2),
    ("8/2|Nk4/2|K5/3|p2Q1/8/6|p1/8/8 w - - 0 1", "g5d8", 2),
    ("2|K5/8/8/3|N2B1/2|p1|p3/8/5|R2/1k6 w - - 0 1", "d5c3", 2),
    ("2k3|R1/8/8/1pK5/8/8/8/1|R6 w - - 0 1", "c5c6", 2),
    ("2|k2K2/2|p5/8/3Q4/2N1|p3/8/8/8 w - - 0 1", "d5a8", 2),
    ("8/5|K2/1|r6/k4|Q2/3|Q4/8/8/8 w - - 0 1", "", 3),
    ("|k7/8/8/6R1/8/8/8/4KQ2 w - - 0 1", "", 3),
    ("8/8/8/8/|k7/5|K|Q1/3R4/8 w - - 0 1", "", 3),
    ("2|R5/5|k1|K/2Q5/8/8/8/8/8 w - - 0 1", "", 3),
    ("8/1|R5|K/8/8/3p4/8/4|R3/1k6 w - - 0 1", "", 3),
    ("8/5Q2/2|N4|p/6|p1/3|K4/8/8/|k7 w - - 0 1", "", 3),
];

/// As many positions as are looked at in less than half a second.
const AT_ONCE: u64 = 300_000;

#[test]
fn composed_mates_are_found_at_once() {
    for (text, key, moves) in MATES {
        let position = position("alice", text);
        let found = think(&mut search(position.variant()), &position, &Limits::nodes(AT_ONCE));
        let line = &found.lines[0];
        assert_eq!(Score::of(line.value), Score::Wins(moves), "{text}");
        let first = text::write(&position, line.moves[0]);
        assert!(key.is_empty() || first == key, "{text}: {first}");
    }
}

#[test]
fn composed_mates_take_as_long_as_they_say() {
    for (text, _, moves) in MATES {
        let position = position("alice", text);
        let mut search = plain_search(position.variant());
        let sooner = think(&mut search, &position, &Limits::depth(2 * moves - 3));
        assert!(!matches!(Score::of(sooner.lines[0].value), Score::Wins(_)), "{text}");
        let in_time = think(&mut search, &position, &Limits::depth(2 * moves - 1));
        assert_eq!(Score::of(in_time.lines[0].value), Score::Wins(moves), "{text}");
    }
}

/// Plays the engine's move, then the best capture of the other side if it wins material.
fn loss_after(position: &Position, nodes: u64) -> i32 {
    let mut search = search(position.variant());
    let before = think(&mut search, position, &Limits::nodes(nodes));
    let mut after = position.clone();
    after.apply(before.lines[0].moves[0]);
    let mut moves = Vec::new();
    after.legal_moves(&mut moves);
    if moves.is_empty() {
        return 0;
    }
    let answer = think(&mut search, &after, &Limits::nodes(8 * nodes));
    answer.lines[0].value + before.lines[0].value
}

#[test]
fn pieces_are_not_left_hanging_on_the_other_board() {
    for text in [
        // The queen is attacked on the second board by a bishop of the second board.
        "r1b1kbnr/pppp1ppp/8/4|Q3/8/2|b5/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
        // Taking the pawn would bring the rook where a knight awaits it.
        "4k3/8/3|n4/8/2p5/8/8/2R1K3 w - - 0 1",
        "r3k3/2|q5/8/8/3N4/8/8/4K2|R w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        let loss = loss_after(&position("alice", text), 4_000);
        assert!(loss < 150, "{text}: {loss}");
    }
    let taking = position("alice", "4k3/8/3|n4/8/2p5/8/8/2R1K3 w - - 0 1");
    let found = think(&mut search(taking.variant()), &taking, &Limits::nodes(4_000));
    assert_ne!(text::write(&taking, found.lines[0].moves[0]), "c1c4");
}

#[test]
fn alice_is_played_on_three_boards_and_more() {
    for (boards, transfer) in [(3, "cyclic"), (3, "choice"), (5, "choice"), (8, "cyclic")] {
        let section = format!("[many:alice]\nboards = {boards}\ntransfer = {transfer}\n");
        let (catalogue, problems) = Catalogue::read("many.ini", section.as_bytes());
        assert!(problems.is_empty(), "{problems:?}");
        let start = fen::start(&named(&catalogue, "many")).unwrap();
        let found = think(&mut search(start.variant()), &start, &Limits::nodes(3_000));
        assert!(found.lines[0].value.abs() < 200, "{boards} {transfer}: {}", found.lines[0].value);
    }
    assert_eq!(variant("alice").boards(), 2);
}
