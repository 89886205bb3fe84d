//! Whole files, written by hand.

use super::{check, format, records};
use game::NodeId;

const ANNOTATED: &[u8] = include_bytes!("../../../../../data/pgn/annotated.pgn");
const LENIENT: &[u8] = include_bytes!("../../../../../data/pgn/lenient.pgn");
const BROKEN: &[u8] = include_bytes!("../../../../../data/pgn/broken.pgn");
const LATIN1: &[u8] = include_bytes!("../../../../../data/pgn/latin1.pgn");

#[test]
fn good_files_have_no_errors() {
    for (file, games) in [(ANNOTATED, 2), (LENIENT, 4), (LATIN1, 1)] {
        assert_eq!(check(file), (games, vec![]));
    }
}

#[test]
fn every_file_is_written_the_same_again() {
    for file in [ANNOTATED, LENIENT, BROKEN, LATIN1] {
        let once = format(file);
        assert_eq!(format(&once), once);
        assert!(once.lines().all(|line| line.chars().count() < 80), "{once}");
    }
}

#[test]
fn a_broken_file_names_each_place() {
    let (games, errors) = check(BROKEN);
    assert_eq!(games, 6);
    assert_eq!(
        errors,
        [
            "3:13: no king can reach e3",
            "5:1: expected a game, got \"This line is no game.\"",
            "9:7: the comment is not closed by }",
            "16:1: a variation is not closed by )",
            "17:1: unknown variant \"Of my own\"",
            "22:1: the start position cannot be played: white has no king",
        ]
    );
}

#[test]
fn the_export_of_a_file_is_pinned() {
    let written = format(ANNOTATED);
    let expected = "[Event \"Made up \\\"on purpose\\\"\"]
[Site \"Nowhere\"]
[Date \"2024.??.??\"]
[Round \"1\"]
[White \"Müller, A\"]
[Black \"Nobody\"]
[Result \"1-0\"]
[Annotator \"A. Nonymous\"]

{Made by hand: every kind of remark in one file.} {Before the game.} {And once
more.} 1. e4 $1 {[%clk 0:05:00] [%eval 0.30,18]} 1... e5 (1... c5 $5 2. Nf3 (2.
c3 d5 (2... Nf6 3. e5 {space}) 3. exd5) 2... d6) (1... e6) 2. Nf3 {the rest of
the line} 2... Nc6 3. {before the move} Bb5 {[%csl Gb5,Rc6][%cal Gb5c6]} 3...
a6 $146 4. Bxc6 dxc6
% private to some program
5. O-O $14 -- 6. Nxe5 $999 Qd4 $16 7. Nf3 Qxe4 8. Re1 1-0

";
    assert!(written.starts_with(expected), "{written}");
}

#[test]
fn latin_one_is_written_as_utf_8() {
    let games = records(LATIN1);
    assert_eq!(games[0].tag("White"), Some("Müller"));
    assert_eq!(games[0].tag("Black"), Some("“quoted”"));
    let first = games[0].history.main_line(NodeId::ROOT).next().unwrap();
    assert_eq!(games[0].history.node(first).notes().comments, ["schön"]);
}
