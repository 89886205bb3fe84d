//! Records that are opened, stepped through and played on.

use super::home::{Home, assert_said};

const RECORD: &str = "[Event \"Club\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[WhiteElo \"1700\"]\n\
    [TimeControl \"300+2\"]\n[Result \"0-1\"]\n\n\
    {A short one} 1. f3? {[%clk 0:04:50] weakens} e5 2. g4?? $22 {loses} (2. e4 $1) Qh4# 0-1\n";

#[test]
fn stepping_shows_remarks_and_judgements() {
    let home = Home::new("stepping");
    home.write("club.pgn", RECORD);
    let text = home.plays(&["--load", "club.pgn"], "start\nforward\nforward 2\nback\nend\nforward\n");
    assert_said(
        &text,
        &[
            "Black played Qh4#.",
            "Black wins: checkmate.",
            "At the start.\nA short one",
            "Move 1, White: f3?\nweakens",
            "Move 2, White: g4?? $22\nloses",
            "Move 1, Black: e5",
            "Move 2, Black: Qh4#",
            "There is nothing further.",
        ],
    );
}

#[test]
fn a_record_is_played_on_from_any_move() {
    let home = Home::new("played-on");
    home.write("club.pgn", RECORD);
    let text = home.plays(&[], "load club.pgn\nback 2\ne4\nseat\nclock\nsave on.pgn\n");
    assert_said(&text, &["White played e4.", "Black to move (Bob).", "White: Ann", "Ann: 4:5"]);
    let saved = home.read("on.pgn");
    assert!(saved.contains("2. g4") && saved.contains("2. e4"), "{saved}");
    assert!(saved.contains("[WhiteElo \"1700\"]"), "{saved}");
    let text = home.plays(
        &["--load", "club.pgn", "--black", "ai:0", "--lang", "fr"],
        "reculer 3\nd3\nreculer\nfoo\nd3\n",
    );
    assert_said(
        &text,
        &[
            "Coup 1, Blancs : f3?",
            "C’est aux Noirs de jouer.",
            "Au début.",
            "foo n’est pas",
            "joué d3.",
            "Les Noirs ont joué",
        ],
    );
}

#[test]
fn records_of_every_kind_say_what_they_are() {
    let home = Home::new("kinds");
    home.write("go.sgf", "(;GM[1]SZ[9]PB[Ann]PW[Bob]C[hello];B[ee]C[centre];W[aa])");
    home.write("draughts.pdn", "[GameType \"21\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. 11-15 22-18 *\n");
    home.write("alice.pgn", "[Variant \"alice\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n\n1. e4 e5 *\n");
    let text = home.plays(&["--load", "go.sgf"], "back\nback\nfen\n");
    assert_said(
        &text,
        &["White played A9.", "to move (Ann)", "Move 1, Black: E5\ncentre", "At the start.\nhello"],
    );
    assert_said(&home.plays(&["--load", "draughts.pdn"], "15x22\n"), &["to move (Bob)", "Captured: man."]);
    let text = home.plays(&["--load", "alice.pgn"], "Nf3\nseat black ai:0\nquit\n");
    assert_said(&text, &["Board B", "White played Nf3/B.", "Black played"]);
    assert_eq!(home.store().running().unwrap()[0].summary.variant, "alice");
}

#[test]
fn signs_that_steer_a_terminal_do_nothing() {
    let home = Home::new("steering");
    home.write("bad.pgn", "[White \"A\u{1b}[2J\"]\n\n1. e4 {x\u{1b}]0;title\u{7}} *\n");
    let text = home.plays(&["--load", "bad.pgn"], "back\nforward\npgn\nseat\n");
    assert!(!text.contains(['\u{1b}', '\u{7}']), "{text:?}");
}

#[test]
fn a_score_that_begins_with_black_says_so() {
    let home = Home::new("black-first");
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let text = home.plays(&["--fen", fen], "e5\nNf3\nNc6\nhistory\nback\n");
    assert_said(&text, &["1... e5 2. Nf3 Nc6", "Move 2, White: Nf3"]);
}
