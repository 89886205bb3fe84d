//! Games from files and for them.

use std::{fs, path::PathBuf};

use crate::last;

/// A file that is gone when the test is over.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Scratch {
        let path = std::env::temp_dir().join(format!("plateau-{}-{name}.sgf", std::process::id()));
        fs::write(&path, text).unwrap();
        Scratch(path)
    }

    /// The answer to the last of some lines behind the loading of the file.
    fn loaded(&self, lines: &str) -> String {
        last(&format!("loadsgf {}{lines}", self.0.display()))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_game_is_loaded_up_to_a_move_and_taken_back() {
    let file = Scratch::new("moves", "(;GM[1]SZ[9]KM[6.5];B[ee];W[dd];B[cc])");
    assert_eq!(file.loaded("\n"), "= white");
    assert_eq!(file.loaded(" 1\n"), "= black");
    assert_eq!(file.loaded(" 2\n"), "= white");
    assert_eq!(file.loaded(" 99\n"), "= white");
    assert_eq!(file.loaded("\nplay w E5\n"), "? illegal move: occupied");
    assert_eq!(file.loaded("\nundo\nundo\nundo\nplay b E5\n"), "=");
    assert_eq!(file.loaded("\nundo\nundo\nundo\nundo\n"), "? cannot undo");
    assert_eq!(file.loaded(" -1\n"), "? syntax error: expected a move number, got \"-1\"");
}

#[test]
fn what_a_file_says_holds_from_then_on_and_the_rest_stays() {
    let named = Scratch::new("named", "(;GM[1]SZ[9]RU[Japanese]KM[0.5];B[ee])");
    assert_eq!(named.loaded("\nclear_board\nget_komi\n"), "= 0.5");
    assert!(named.loaded("\nclear_board\nkata-get-rules\n").contains("TERRITORY"));
    let silent = Scratch::new("silent", "(;GM[1]SZ[9];B[ee])");
    assert_eq!(silent.loaded("\nget_komi\n"), "= 7.5");
    assert!(silent.loaded("\nkata-get-rules\n").contains("\"ko\":\"POSITIONAL\""));
}

#[test]
fn what_cannot_be_loaded_is_told_in_one_line() {
    for (name, text, why) in [
        ("hex", "(;GM[11]SZ[9];B[a1])", "the game is Hex, not Go"),
        ("kind", "(;GM[99]SZ[9];B[aa])", "the game is of kind 99, not Go"),
        ("large", "(;GM[1]SZ[30];B[aa])", "a board of 30 cannot be played on: 25 lines are the most"),
        ("empty", "", "1:1: expected a game like (;GM[1]), found none"),
    ] {
        assert_eq!(Scratch::new(name, text).loaded("\n"), format!("? cannot load file: {why}"));
    }
    for text in ["rubbish", "(;GM[1]SZ[99];B[aa])", "\0\u{1}(("] {
        let answer = Scratch::new("rubbish", text).loaded("\n");
        assert!(answer.starts_with("? cannot load file: ") && answer.lines().count() == 1, "{answer}");
    }
    let folder = std::env::temp_dir().display().to_string();
    assert_eq!(last(&format!("loadsgf {folder}\n")), format!("? cannot load file: {folder} is not a file"));
    let answer = last("loadsgf /there/is/no/such/file\n");
    assert!(answer.starts_with("? cannot load file: ") && answer.lines().count() == 1, "{answer}");
}

#[test]
fn a_line_that_is_too_long_to_be_checked_is_refused() {
    let illegal = Scratch::new("illegal", &format!("(;GM[1]SZ[9]{})", ";B[aa]".repeat(2010)));
    assert_eq!(illegal.loaded("\n"), "= white");
    let edits = Scratch::new("edits", &format!("(;GM[1]SZ[25]{})", ";AB[bb];AE[bb]".repeat(4000)));
    let answer = edits.loaded("\n");
    assert!(answer.ends_with("it is not checked behind them"), "{answer}");
    let line = Scratch::new("line", &format!("(;GM[1]SZ[9]{};B[aa];W[aa])", ";".repeat(50_000)));
    let why = "a line has more than 50000 nodes; its moves are not checked behind them";
    assert_eq!(line.loaded("\n"), format!("? cannot load file: {why}"));
}

#[test]
fn a_move_that_only_a_superko_forbids_is_one_that_can_be_taken_back() {
    // White's last move brings back what stood after Black's first.
    let game = "(;GM[1]SZ[3:1]RU[Chinese]AW[ca]PL[B];B[aa];W[ba];B[aa];W[ca])";
    let file = Scratch::new("superko", game);
    assert_eq!(file.loaded("\nundo\nundo\nundo\nundo\n"), "=");
    assert_eq!(file.loaded("\nundo\nundo\nundo\nundo\nundo\n"), "? cannot undo");
    assert_eq!(file.loaded(" 4\nundo\nundo\nundo\nundo\n"), "? cannot undo");
}

#[test]
fn forbidden_moves_count_when_a_game_is_loaded_up_to_a_move() {
    let file = Scratch::new("count", "(;GM[1]SZ[9];B[ee];W[ee];B[dd];W[cc])");
    assert_eq!(file.loaded(" 4\nplay w D6\n"), "? illegal move: occupied");
    assert_eq!(file.loaded(" 4\nplay w C7\n"), "=");
}

#[test]
#[cfg(unix)]
fn what_has_no_end_is_not_read() {
    assert_eq!(last("loadsgf /dev/zero\n"), "? cannot load file: /dev/zero is not a file");
}

#[test]
fn a_file_that_cannot_be_loaded_changes_nothing() {
    let lines = "boardsize 9\nkomi 3\nplay b E5\nloadsgf /there/is/no/such/file\nplay w E5\n";
    assert_eq!(last(lines), "? illegal move: occupied");
    assert_eq!(last(&format!("{lines}get_komi\n")), "= 3");
}

#[test]
fn a_printed_game_has_the_komi_in_force() {
    let answer = last("boardsize 9\nkomi 6.5\nplay b E5\nprintsgf\n");
    assert!(answer.contains("KM[6.5]"), "{answer}");
}

#[test]
fn a_game_is_printed_to_a_file_and_loaded_again() {
    let file = Scratch::new("printed", "");
    let path = file.0.display();
    let shown = |lines: &str| last(&format!("{lines}showboard\n"));
    let game = "boardsize 9\nfixed_handicap 2\nplay w E5\nplay b D4\nplay b D5\n";
    assert_eq!(shown(&format!("{game}printsgf {path}\nboardsize 5\nloadsgf {path}\n")), shown(game));
    assert!(last("printsgf /there/is/no/such/folder/file.sgf\n").starts_with("? cannot write "));
}
