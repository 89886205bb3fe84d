//! SAN of every variant.

use std::collections::HashSet;

use chess::variant::{
    Position, Variant, fen,
    language::Catalogue,
    san::{self, SanError},
};
use game::Position as _;
use testkit::Dice;

use super::{random_game, starts, variant};

/// A position of a variant, built in or of a section given here.
fn position(rules: &str, start: &str) -> Position {
    let variant = if rules.contains('[') { described(rules) } else { variant(rules) };
    let start = if start.is_empty() { fen::start(&variant) } else { fen::parse(&variant, start) };
    start.unwrap_or_else(|error| panic!("{rules}: {error}"))
}

fn described(section: &str) -> std::sync::Arc<Variant> {
    let (catalogue, problems) = Catalogue::read("test", section.as_bytes());
    assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
    Variant::of(catalogue.own().last().unwrap(), &catalogue).unwrap()
}

/// Reads each text and writes it again.
fn written(position: &Position, texts: &[&str]) -> Vec<String> {
    let again = |text: &&str| match san::parse(position, text) {
        Ok(mv) => san::write(position, mv),
        Err(error) => error.to_string(),
    };
    texts.iter().map(again).collect()
}

/// Every legal move as text.
fn all(position: &Position) -> Vec<String> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.into_iter().map(|mv| san::write(position, mv)).collect()
}

#[test]
fn every_move_of_every_variant_is_read_as_it_is_written() {
    let mut dice = Dice::new(5);
    for start in starts() {
        random_game(&mut dice, start, 80, |position, moves| {
            let mut texts = HashSet::new();
            // Where walls are put there are thousands of moves.
            for &mv in moves.iter().step_by(1 + moves.len() / 200) {
                let text = san::write(position, mv);
                assert_eq!(san::parse(position, &text), Ok(mv), "{text} in {position:?}");
                assert!(texts.insert(text.clone()), "{text} twice in {position:?}");
            }
        });
    }
}

#[test]
fn random_boards_and_ways_between_them_are_told_apart() {
    let mut dice = Dice::new(6);
    for (parent, boards, transfer) in [
        ("chess", 3, "choice"),
        ("crazyhouse", 2, "cyclic"),
        ("crazyhouse", 4, "choice"),
        ("seirawan", 3, "choice"),
    ] {
        let section =
            format!("[test:{parent}]\nboards = {boards}\ntransfer = {transfer}\nenPassant = either\n");
        for _ in 0..3 {
            random_game(&mut dice, position(&section, ""), 120, |position, moves| {
                for &mv in moves.iter().step_by(1 + moves.len() / 100) {
                    let text = san::write(position, mv);
                    assert_eq!(san::parse(position, &text), Ok(mv), "{text} in {position:?}");
                }
            });
        }
    }
}

#[test]
fn standard_chess_is_written_as_the_fast_position_writes_it() {
    let mut dice = Dice::new(7);
    let start = position("chess", "");
    for _ in 0..20 {
        random_game(&mut dice, start.clone(), 120, |position, moves| {
            let fast = chess::fen::parse(&fen::write(position)).unwrap();
            for &mv in moves {
                let text = san::write(position, mv);
                let read =
                    chess::san::parse(&fast, &text).unwrap_or_else(|error| panic!("{position:?}: {error}"));
                assert_eq!(chess::san::write(&fast, read), text);
            }
        });
    }
}

#[test]
fn drops_name_their_piece() {
    let house = position("crazyhouse", "4k3/8/8/8/8/8/8/4K3[QPnp] w - - 0 1");
    assert_eq!(
        written(&house, &["P@e4", "@e4", "Q@d7", "Q@e7", "Q@e2", "p@e4"])[..5],
        ["P@e4", "P@e4", "Q@d7+", "Q@e7+", "Q@e2+"]
    );
    assert_eq!(
        written(&house, &["N@f3", "P@e8", "P@h8", "X@f3", "Q@i9"]),
        [
            "N@f3 is not possible: there is no knight in hand",
            "P@e8 is not possible: e8 is occupied",
            "P@h8 is not possible: a pawn may not be dropped on h8",
            "expected a move, got \"X@f3\"",
            "expected a move, got \"Q@i9\"",
        ]
    );
}

#[test]
fn gated_pieces_stand_behind_a_stroke() {
    let start = position("seirawan", "");
    assert_eq!(written(&start, &["Nc3/H", "Nc3", "Nb1c3/E", "b1c3e"]), ["Nc3/H", "Nc3", "Nc3/E", "Nc3/E"]);
    let open = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R3K2R[HE] w KQBCDFGkqbcdfg - 0 1";
    let castling = position("seirawan", open);
    let texts = ["O-O/He1", "O-O/Hh1", "0-0/Ee1", "O-O", "O-O-O/Ha1"];
    assert_eq!(written(&castling, &texts), ["O-O/He1", "O-O/Hh1", "O-O/Ee1", "O-O", "O-O-O/Ha1"]);
    assert_eq!(
        san::parse(&castling, "O-O/H"),
        Err(SanError::Ambiguous { text: "O-O/H".into(), moves: vec!["O-O/He1".into(), "O-O/Hh1".into()] })
    );
}

#[test]
fn the_board_of_arrival_comes_last() {
    let start = position("alice", "");
    let texts = ["Nf3/B", "Nf3", "Nf3(B)", "e4/B", "e2e4", "Ng1-f3/B!"];
    assert_eq!(written(&start, &texts), ["Nf3/B", "Nf3/B", "Nf3/B", "e4/B", "e4/B", "Nf3/B"]);
    assert_eq!(written(&start, &["Nf3/A"]), ["Nf3/A is not possible: the piece arrives on board B"]);
    let castling = position("alice", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    assert_eq!(written(&castling, &["O-O", "O-O-O/B", "0-0/B"]), ["O-O/B", "O-O-O/B", "O-O/B"]);
    let promotion = position("alice", "7k/P7/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&promotion, &["a8=Q/B", "a8=N", "a8Q"]), ["a8=Q/B", "a8=N/B", "a8=Q/B"]);
    let check = position("alice", "8/P6|k/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&check, &["a8=B", "a8=Q"]), ["a8=B/B", "a8=Q/B"]);
    let check = position("alice", "|k7/7P/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&check, &["h8=Q"]), ["h8=Q/B+"]);
}

#[test]
fn drops_and_gates_name_their_board_too() {
    let house = position("[test:crazyhouse]\nboards = 2\n", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assert_eq!(written(&house, &["P@e4/B", "P@e4A", "@e4(A)"]), ["P@e4/B", "P@e4/A", "P@e4/A"]);
    assert_eq!(san::parse(&house, "P@e4").unwrap_err().to_string(), "P@e4 is ambiguous: P@e4/A or P@e4/B");
    let gating = position("[test:seirawan]\nboards = 2\n", "");
    assert_eq!(
        written(&gating, &["Nc3/H/B", "Nc3/H", "Nc3", "Nc3/B/H"]),
        ["Nc3/H/B", "Nc3/H/B", "Nc3/B", "Nc3/H/B"]
    );
    assert_eq!(written(&gating, &["Nc3/H/A"]), ["Nc3/H/A is not possible: the piece arrives on board B"]);
}

#[test]
fn both_boards_may_be_named_and_a_check_before_them() {
    let check = position("alice", "|k7/7P/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(written(&check, &["h8=Q+/B", "h7A-h8B=Q"]), ["h8=Q/B+", "h8=Q/B+"]);
    let choice = position(
        "[test:chess]\nboards = 3\ntransfer = choice\n",
        "4k3/8/8/8/8/8/8/4K1N1,8/8/8/8/8/5p2/8/8,8/8/8/8/8/8/8/8 w - - 0 1",
    );
    assert_eq!(
        written(&choice, &["Ng1Af3C", "Ng1Af3B", "Nf3/A"]),
        [
            "Nf3/C",
            "Ng1Af3B is not possible: f3 is occupied on board B",
            "Nf3/A is not possible: the piece arrives on board C"
        ]
    );
}

#[test]
fn the_departure_is_told_whole_where_pieces_share_a_square() {
    let rules = "[test:chess]\nboards = 3\ntransfer = choice\n";
    let knights = "4k3/8/8/8/4N3/8/8/4K3,8/8/8/8/4N3/8/8/8,8/8/8/8/8/8/8/8 w - - 0 1";
    let position = position(rules, knights);
    let texts = all(&position);
    for text in ["Ne4Af2/C", "Ne4Bf2/C", "Nf2/B", "Nf2/A"] {
        assert!(texts.iter().any(|known| known == text), "{text}: {texts:?}");
    }
    let ambiguous = san::parse(&position, "Nf2/C").unwrap_err().to_string();
    assert_eq!(ambiguous, "Nf2/C is ambiguous: Ne4Af2/C or Ne4Bf2/C");
}

#[test]
fn walls_stand_behind_a_comma_and_passes_are_two_strokes() {
    let duck = position("duck", "");
    assert_eq!(written(&duck, &["Nf3,e5", "e2e4,e4e5"]), ["Nf3,e5", "e4,e5"]);
    assert!(matches!(san::parse(&duck, "Nf3"), Err(SanError::Ambiguous { moves, .. }) if moves.len() == 8));
    let passing = position("[test:chess]\npass = true\n", "");
    assert_eq!(written(&passing, &["--", "0000"]), ["--", "--"]);
    assert_eq!(written(&duck, &["--"]), ["-- is not possible: passing is not allowed here"]);
}

#[test]
fn pieces_that_turn_name_what_they_become() {
    let shogi = position("minishogi", "4k/5/1P3/5/4K[] w - - 0 1");
    assert_eq!(written(&shogi, &["Pb4"]), ["Pb4"]);
    let promoting = position("minishogi", "4k/1P3/5/5/4K[] w - - 0 1");
    assert_eq!(written(&promoting, &["Pb5", "Pb5=+", "Pb5=G"]), ["Pb5=G"; 3]);
    let tokin = position("minishogi", "4k/1+P3/5/5/4K[] w - - 0 1");
    assert_eq!(written(&tokin, &["+Pb5", "Gb5"]), ["Gb5", "Gb5"]);
}

#[test]
fn ten_ranks_have_two_digits() {
    let rooks = position("grand", "4k5/10/R9/10/10/10/10/10/R8R/4K5 w - - 0 1");
    let texts = ["Ra10", "Ra8a10", "R8a5", "R2a5", "Rab2", "Ra2b2"];
    assert_eq!(written(&rooks, &texts), ["Ra10+", "Ra10+", "R8a5", "R2a5", "Rab2", "Rab2"]);
    let high = position("grand", "RN2k5/10/R9/10/10/10/10/10/10/4K5 w - - 0 1");
    assert_eq!(written(&high, &["R10a9", "R8a9"]), ["R10a9", "R8a9"]);
}

#[test]
fn a_won_game_is_marked_as_mate_is() {
    let hill = position("kingofthehill", "7k/8/8/8/8/4K3/8/8 w - - 0 1");
    assert_eq!(written(&hill, &["Ke4", "Ke2"]), ["Ke4#", "Ke2"]);
    let atomic = position("atomic", "rnbqkbnr/ppp1pppp/8/3N4/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1");
    assert_eq!(written(&atomic, &["Nxe7", "Nxc7"]), ["Nxe7#", "Nxc7"]);
    let three = position("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1");
    assert_eq!(written(&three, &["Ra8", "Ra7"]), ["Ra8#", "Ra7"]);
    let mate = position("crazyhouse", "7k/8/6K1/8/8/8/8/R7[] w - - 0 1");
    assert_eq!(written(&mate, &["Ra8"]), ["Ra8#"]);
}

#[test]
fn refusals_say_why() {
    let losing = position("antichess", "rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w - - 0 2");
    assert_eq!(
        written(&losing, &["Nf3", "Bxb5"]),
        ["Nf3 is not possible: something must be captured", "Bxb5"]
    );
    let racing = position("racingkings", "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1");
    assert_eq!(written(&racing, &["Nxc1", "Nc3"])[1], "Nc3 is not possible: it may not give check");
    let pinned = position("crazyhouse", "4k3/4r3/8/8/8/8/4N3/4K3[] w - - 0 1");
    assert_eq!(written(&pinned, &["Nc3"]), ["Nc3 is not possible: it would leave the king in check"]);
    let checked = position("crazyhouse", "4k3/4r3/8/8/8/8/N7/4K3[] w - - 0 1");
    assert_eq!(written(&checked, &["Nc3"]), ["Nc3 is not possible: the king would still be in check"]);
    let taken = position("alice", "4k3/8/8/8/8/5|n2/8/4K1N1 w - - 0 1");
    assert_eq!(written(&taken, &["Nf3"]), ["Nf3 is not possible: f3 is occupied on board B"]);
    let over = position("kingofthehill", "7k/8/8/8/4K3/8/8/8 b - - 0 1");
    assert_eq!(written(&over, &["Kg8"]), ["Kg8 is not possible: the game is over"]);
}

#[test]
fn rubbish_is_no_move() {
    let start = position("alice", "");
    for text in [
        "",
        " ",
        "?",
        "N",
        "Nf",
        "Nf33",
        "e4=",
        "é4",
        "Nf3/",
        "Nf3/B/C/D",
        "(B)",
        "@",
        "/B",
        "Nf3,",
        "x",
        "O",
    ] {
        if let Ok(mv) = san::parse(&start, text) {
            let written = san::write(&start, mv);
            assert!(text == "e4=" && written == "e4/B", "{text:?} is read as {written}");
        }
    }
    assert!(san::parse(&start, &"N".repeat(100_000)).is_err());
}

#[test]
fn forms_of_other_programs_are_read() {
    let kyoto = position("kyotoshogi", "4k/5/5/5/K4[L] w - - 0 1");
    assert_eq!(written(&kyoto, &["L@c2", "+L@c2", "G@c2"]), ["L@c2", "+L@c2", "+L@c2"]);
    let passing = position("[test:chess]\npass = true\n", "");
    assert_eq!(written(&passing, &["Ke1", "e1e1"]), ["--", "--"]);
    let horse = position("minixiangqi", "3k3/7/7/7/7/7/2N1K2 w - - 0 1");
    assert_eq!(written(&horse, &["Hb3", "Nb3"]), ["Nb3", "Nb3"]);
}
