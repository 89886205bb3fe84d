//! Pieces that are royal while they are few: what a blast leaves, and which checks count.

use chess::variant::{Position, Variant, fen, language::Catalogue, text};
use game::{Again, Color, Outcome, Position as _, Ruling};

/// Chess whose kings are royal only because there is one of each, with more rules.
fn position(rules: &str, fen_text: &str) -> Position {
    let section = format!(
        "[royals:chess]\nking = -\ncommoner = k\ncastling = false\nextinctionValue = loss\n\
         extinctionPieceTypes = k\nextinctionPseudoRoyal = true\n{rules}"
    );
    set_up(&section, "royals", fen_text)
}

/// The same chess with kings that are royal by themselves.
fn with_kings(rules: &str, fen_text: &str) -> Position {
    set_up(&format!("[kings:chess]\ncastling = false\n{rules}"), "kings", fen_text)
}

fn set_up(section: &str, name: &str, fen_text: &str) -> Position {
    let (catalogue, _) = Catalogue::read("royals.ini", section.as_bytes());
    let entry = catalogue.get(name).expect("the section");
    let variant = Variant::new(entry.spec.clone()).expect("it can be played");
    fen::parse(&variant, fen_text).expect(fen_text)
}

fn is_legal(position: &Position, wanted: &str) -> bool {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.iter().any(|&mv| text::write(position, mv) == wanted)
}

fn play(position: &mut Position, moves: &[&str]) {
    for wanted in moves {
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let mv = legal.into_iter().find(|&mv| text::write(position, mv) == *wanted);
        position.apply(mv.unwrap_or_else(|| panic!("{position:?}: {wanted} is not legal")));
    }
}

/// The knight on a4 stands between rook and king, and explodes with the capture on b5.
const SHIELDED: &str = "r6k/8/8/1p6/N7/8/8/K4B2 w - - 0 1";

#[test]
fn a_blast_that_removes_the_shield_of_a_king_is_illegal() {
    assert!(!is_legal(&position("blastOnCapture = true", SHIELDED), "f1b5"));
}

#[test]
fn a_stone_that_a_blast_leaves_still_shields_a_king() {
    let mut stony = position("blastOnCapture = true\npetrifyBlastPieces = true", SHIELDED);
    assert!(is_legal(&stony, "f1b5"));
    play(&mut stony, &["f1b5"]);
    assert!(fen::write(&stony).starts_with("r6k/8/8/8/*7/8/8/K7 b"), "{stony:?}");
    let mut moves = Vec::new();
    stony.legal_moves(&mut moves);
    assert!(!moves.is_empty() && !is_legal(&stony, "a8a1"));
}

#[test]
fn a_king_beside_a_blast_is_lost_though_a_stone_is_left() {
    let beside = "r6k/8/8/1p6/K7/8/8/5B2 w - - 0 1";
    assert!(!is_legal(&position("blastOnCapture = true\npetrifyBlastPieces = true", beside), "f1b5"));
}

#[test]
fn what_explodes_in_alice_chess_shields_nothing_on_the_other_board() {
    let rules = "blastOnCapture = true\nboards = 2";
    // The rook on the second board checks the king there; the bishop never arrives.
    let bishop_takes = position(rules, "1|r5k/8/8/1p6/8/8/8/1|K3B2 w - - 0 1");
    assert!(!is_legal(&bishop_takes, "f1b5"));
    let king_takes = position(rules, "7k/8/8/8/8/8/1p6/K7 w - - 0 1");
    assert!(!is_legal(&king_takes, "a1b2"));
}

const CHECKED: &str = "6k1/5p1p/6p1/8/8/8/1Q6/K7 w - - 3+3 0 1";

#[test]
fn only_checks_to_a_royal_king_are_counted() {
    let mut royals = position("checkCounting = true", CHECKED);
    play(&mut royals, &["b2b8"]);
    assert!(royals.is_check());
    assert_eq!(fen::write(&royals), "1Q4k1/5p1p/6p1/8/8/8/8/K7 b - - 3+3 1 1");
    let mut kings = with_kings("checkCounting = true", CHECKED);
    play(&mut kings, &["b2b8"]);
    assert_eq!(fen::write(&kings), "1Q4k1/5p1p/6p1/8/8/8/8/K7 b - - 2+3 1 1");
}

#[test]
fn only_a_royal_king_is_in_perpetual_check() {
    let fen_text = CHECKED.replace(" 3+3", "");
    let checks = ["b2b8", "g8g7", "b8e5", "g7g8", "e5b8", "g8g7", "b8e5", "g7g8", "e5b8"];
    let third = Again { times: 3, ago: 4, since: 8 };
    let winner = |mut position: Position| {
        play(&mut position, &checks);
        let (Ruling::Claimable(end) | Ruling::Ended(end)) = position.ruling(third).expect("a repetition");
        Outcome::winner(end)
    };
    assert_eq!(winner(position("perpetualCheckIllegal = true", &fen_text)), None);
    assert_eq!(winner(with_kings("perpetualCheckIllegal = true", &fen_text)), Some(Color::Black));
}
