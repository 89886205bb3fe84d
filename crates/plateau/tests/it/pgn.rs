//! `plateau pgn …`

use crate::program::{file, plateau, plateau_reading};

const GOOD: &str = "[Event \"Mate\"]\n[White \"M\u{fc}ller\"]\n\n\
    {first} 1. f3 e5 (1... d5 $1 {solid}) 2. g4 {[%clk 0:04:58]} Qh4# 0-1\n\n";
const BROKEN: &str = "1. e4 e5 2. Ke3 *\n\n";

#[test]
fn a_clean_file_passes() {
    let path = file("clean.pgn", GOOD.as_bytes());
    let run = plateau(&["pgn", "check", &path]);
    assert_eq!((run.out.as_str(), run.code), ("games 1, errors 0\n", Some(0)));
}

#[test]
fn an_error_is_located_and_the_next_game_is_read() {
    let path = file("broken.pgn", format!("{BROKEN}{GOOD}").as_bytes());
    let run = plateau(&["pgn", "check", &path]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with(&format!("{path}:1:13: ")), "{}", run.out);
    let value = plateau(&["pgn", "check", "--json", &path]).json();
    assert_eq!((value["games"].as_u64(), value["errors"].as_u64()), (Some(2), Some(1)));
    let error = &value["files"][0]["errors"][0];
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(1), Some(13)));
    assert!(error["message"].is_string());
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let path = file("beside.pgn", GOOD.as_bytes());
    let run = plateau(&["pgn", "check", "no-such-file.pgn", &path, "--json"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("no-such-file.pgn"), "{}", run.err);
    assert_eq!(run.json()["games"].as_u64(), Some(1));
    assert_eq!(plateau(&["pgn", "tree", "no-such-file.pgn"]).code, Some(2));
    assert_eq!(plateau(&["pgn", "format", "no-such-file.pgn"]).code, Some(2));
}

#[test]
fn an_unknown_variant_counts_as_a_game_with_an_error() {
    let value = plateau_reading("[Variant \"Nobody\"]\n\n1. e4 *\n", &["pgn", "check", "--json", "-"]).json();
    assert_eq!((value["games"].as_u64(), value["errors"].as_u64()), (Some(1), Some(1)));
}

#[test]
fn the_tree_has_everything_that_was_said() {
    let path = file("tree.pgn", GOOD.as_bytes());
    let games = plateau(&["pgn", "tree", &path]).json();
    let game = &games[0];
    assert_eq!(game["tags"]["White"], "Müller");
    assert_eq!((&game["result"], &game["outcome"]["reason"]), (&"0-1".into(), &"checkmate".into()));
    let root = &game["root"];
    assert_eq!((&root["move"], &root["comments"][0]), (&serde_json::Value::Null, &"first".into()));
    let first = &root["children"][0];
    assert_eq!(first["move"], "f3");
    let other = &first["children"][1];
    assert_eq!(
        (&other["move"], &other["glyphs"][0], &other["comments"][0]),
        (&"d5".into(), &1.into(), &"solid".into())
    );
    let third = &first["children"][0]["children"][0];
    assert_eq!((&third["uci"], &third["properties"]["%clk"][0]), (&"g2g4".into(), &"0:04:58".into()));
}

#[test]
fn a_draw_that_nobody_claimed_is_no_outcome_of_a_won_game() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(2);
    let outcome = |result: &str| {
        let run = plateau_reading(&format!("{shuffle}{result}\n"), &["pgn", "tree", "-"]);
        run.json()[0]["outcome"]["reason"].as_str().map(str::to_owned)
    };
    assert_eq!(outcome("1/2-1/2").as_deref(), Some("threefold-repetition"));
    assert_eq!(outcome("0-1"), None);
}

#[test]
fn format_is_stable_and_keeps_the_good_part_of_a_broken_game() {
    let path = file("format.pgn", format!("{BROKEN}{GOOD}").as_bytes());
    let run = plateau(&["pgn", "format", &path]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains(":1:13: "), "{}", run.err);
    assert!(run.out.contains("\n1. e4 e5 *\n"), "{}", run.out);
    let again = plateau_reading(&run.out, &["pgn", "format", "-"]);
    assert_eq!((again.out, again.code), (run.out, Some(0)));
}

#[test]
fn a_deep_game_is_no_trouble() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(20_000);
    let path = file("deep.pgn", format!("{shuffle}*").as_bytes());
    let run = plateau(&["pgn", "tree", &path]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.out.matches("\"move\":\"Nf3\"").count(), 20_000);
}

#[test]
fn four_zeros_are_a_null_move_or_a_pass() {
    let moves = |text: &str| {
        let run = plateau_reading(text, &["pgn", "format", "-"]);
        assert_eq!(run.code, Some(0), "{}", run.err);
        run.out.trim_end().lines().next_back().unwrap().to_owned()
    };
    // The second pass in a row ends a game of janggi.
    assert_eq!(moves("[Variant \"janggi\"]\n\n1. 0000 0000 2. -- *\n"), "1. -- --# 2. -- *");
    assert_eq!(moves("1. e4 0000 2. d4 *\n"), "1. e4 -- 2. d4 *");
    assert_eq!(moves("0000 e5 *\n"), "1. -- e5 *");
}
