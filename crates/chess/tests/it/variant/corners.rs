//! Corner cases of keys, as Fairy-Stockfish plays them.

use std::sync::Arc;

use chess::variant::{Position, Variant, fen, language::Catalogue, san, text};
use game::Position as _;
use testkit::Dice;

/// The last variant of some sections, at a position or at its start.
fn position(sections: &str, start: &str) -> Position {
    let (catalogue, problems) = Catalogue::read("test", sections.as_bytes());
    let errors: Vec<String> = problems.iter().map(ToString::to_string).collect();
    let entry = catalogue.own().last().expect("a section");
    assert!(entry.is_playable, "{errors:?}");
    let variant: Arc<Variant> = Variant::of(entry, &catalogue).unwrap();
    let start = if start.is_empty() { fen::start(&variant) } else { fen::parse(&variant, start) };
    start.unwrap_or_else(|error| panic!("{sections}: {error}"))
}

/// Every legal move in coordinates, in order.
fn moves(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut texts: Vec<String> = moves.into_iter().map(|mv| text::write(position, mv)).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn a_gate_on_the_eleventh_file_is_no_right_to_castle() {
    let section = "[gk]\nmaxFile = k\nmaxRank = 6\nking = k\nknight = n\ncustomPiece1 = h:BN\ngating = true\n\
        seirawanGating = true\ncastling = false\nstartFen = n4k4n/11/11/11/11/N4K4N[Hh] w AKak - 0 1\n";
    let position = position(section, "");
    for gated in ["k1i2h", "k1j3h", "a1b3h"] {
        assert!(moves(&position).contains(&gated.to_owned()), "{gated}");
    }
    assert_eq!(fen::write(&position), "n4k4n/11/11/11/11/N4K4N[Hh] w AKak - 0 1");
}

#[test]
fn coordinates_written_to_the_letter_count_before_looser_readings() {
    let start = "4k3/8/8/8/8/8/8/1N2K3[BHbh] w BEbe - 0 1";
    let position = position("[sh8:shouse]\nboards = 8\n", start);
    let mut all = Vec::new();
    position.legal_moves(&mut all);
    for mv in all {
        assert_eq!(san::parse(&position, &text::write(&position, mv)), Ok(mv));
    }
}

#[test]
fn a_step_that_promotes_cannot_be_taken_in_passing() {
    let start = "2p5/8/1K1P4/8/4Q3/8/8/2k5 w - - 0 1";
    let mut torpedo = position("[steps:torpedo]\n", start);
    torpedo.apply(text::parse(&torpedo, "d6d8n").unwrap());
    assert_eq!(fen::write(&torpedo), "2pN4/8/1K6/8/4Q3/8/8/2k5 b - - 0 1");
    assert!(!moves(&torpedo).contains(&"c8d7".to_owned()));
    let promoted = "[turning:torpedo]\nsilver = s\npromotionPawnTypes = -\npromotedPieceType = p:s\n";
    let mut turning = position(promoted, start);
    turning.apply(text::parse(&turning, "d6d8+").unwrap());
    assert_eq!(fen::write(&turning), "2p+P4/8/1K6/8/4Q3/8/8/2k5 b - - 0 1");
}

#[test]
fn palaces_give_diagonals_to_wazirs_and_generals_only() {
    let rules = "[palace]\nmaxFile = 5\nmaxRank = 5\nking = k\nwazir = w\ncustomPiece1 = z:W\ncastling = false\n\
        diagonalLines = a1 b2 c3\nstartFen = 4k/5/5/5/4K w - - 0 1\n";
    let from_b2 = |letter: char| {
        let all = moves(&position(rules, &format!("4k/5/5/1{letter}3/4K w - - 0 1")));
        all.into_iter().filter(|mv| mv.starts_with("b2")).count()
    };
    assert_eq!((from_b2('W'), from_b2('Z')), (6, 4));
}

#[test]
fn an_arrow_flies_beyond_the_region_that_holds_the_piece() {
    let rules = "[arrows]\nmaxFile = 4\nmaxRank = 4\nqueen = q\nwallingRule = arrow\ncastling = false\n\
        stalemateValue = loss\nmobilityRegionWhiteQueen = a1 a2\nstartFen = 3q/4/4/Q3 w - - 0 1\n";
    let all = moves(&position(rules, ""));
    assert_eq!(
        all,
        [
            "a1a2,a2a1",
            "a1a2,a2a3",
            "a1a2,a2a4",
            "a1a2,a2b1",
            "a1a2,a2b2",
            "a1a2,a2b3",
            "a1a2,a2c2",
            "a1a2,a2c4",
            "a1a2,a2d2"
        ]
    );
}

#[test]
fn a_piece_is_immobile_only_by_the_board_and_its_walls() {
    let rules = "[im:chess]\npieceDrops = true\nimmobilityIllegal = true\ncastling = false\n\
        mobilityRegionWhitePawn = f4 g* *1\n";
    let drops = moves(&position(rules, "k7/8/8/6p1/8/8/8/K7[P] w - - 0 1"));
    assert!(drops.contains(&"P@f4".to_owned()), "{drops:?}");
    let stones = "[st:chess]\npieceDrops = true\nimmobilityIllegal = true\ncastling = false\n\
        petrifyOnCaptureTypes = n\n";
    let drops = moves(&position(stones, "k7/8/8/5*p1/8/8/8/K7[P] w - - 0 1"));
    assert!(!drops.contains(&"P@f4".to_owned()) && drops.contains(&"P@g4".to_owned()), "{drops:?}");
}

#[test]
fn holes_are_in_every_board() {
    for boards in 2..=3 {
        let sections = format!("[holes:troitzky]\nboards = {boards}\n");
        let start = position(&sections, "");
        let mut dice = Dice::new(7);
        super::random_game(&mut dice, start.clone(), 60, |position, _| {
            let text = fen::write(position);
            let again = fen::parse(start.variant(), &text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((fen::write(&again), again.key()), (text, position.key()));
            for board in 0..boards {
                assert_eq!(position.walls(board), start.walls(0));
            }
        });
    }
}

#[test]
fn there_is_one_duck() {
    let variant = super::variant("duck");
    let two = "4k3/8/8/8/*6*/8/8/4K3 w - - 0 1";
    let (_, warnings) = fen::parse_with_warnings(&variant, two).unwrap();
    assert_eq!(warnings, [fen::FenWarning::Ducks]);
}

#[test]
fn a_promotion_that_is_none_is_told_as_such() {
    for (name, text) in [("alice", "e4=B"), ("seirawan", "Nc3=E")] {
        let start = fen::start(&super::variant(name)).unwrap();
        let error = san::parse(&start, text).unwrap_err().to_string();
        assert!(error.contains("does not become that"), "{error}");
    }
}
