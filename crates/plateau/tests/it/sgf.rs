//! `plateau sgf …`

use serde_json::{Value, json};

use crate::program::{file, plateau, plateau_reading};

const GOOD: &str = "(;FF[4]GM[1]SZ[9]KM[6.5]PB[M\u{fc}ller]RE[B+R]C[first]\n\
    ;B[ee](;W[cc]TE[1]C[solid \\] move];B[])(;W[gc]LB[aa:a\\:b]XX[own]))\n";
const BROKEN: &str = "(;GM[1]SZ[9];B[ee];W[ee])\n";

#[test]
fn a_clean_file_passes() {
    let path = file("clean.sgf", GOOD.as_bytes());
    let run = plateau(&["sgf", "check", &path]);
    assert_eq!((run.out.as_str(), run.code), ("games 1, errors 0\n", Some(0)));
}

#[test]
fn an_error_is_located_and_the_next_game_is_read() {
    let path = file("broken.sgf", format!("{BROKEN}{GOOD}").as_bytes());
    let run = plateau(&["sgf", "check", &path]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with(&format!("{path}:1:20: ")), "{}", run.out);
    let value = plateau(&["sgf", "check", "--json", &path]).json();
    assert_eq!((value["games"].as_u64(), value["errors"].as_u64()), (Some(2), Some(1)));
    let error = &value["files"][0]["errors"][0];
    assert_eq!((error["line"].as_u64(), error["column"].as_u64()), (Some(1), Some(20)));
    assert!(error["message"].is_string());
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let path = file("beside.sgf", GOOD.as_bytes());
    let run = plateau(&["sgf", "check", "no-such-file.sgf", &path, "--json"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("no-such-file.sgf"), "{}", run.err);
    assert_eq!(run.json()["games"].as_u64(), Some(1));
    assert_eq!(plateau(&["sgf", "tree", "no-such-file.sgf"]).code, Some(2));
    assert_eq!(plateau(&["sgf", "format", "no-such-file.sgf"]).code, Some(2));
}

#[test]
fn another_game_counts_as_a_game_with_an_error() {
    let run = plateau_reading("(;GM[2];B[d3])", &["sgf", "check", "--json", "-"]);
    assert_eq!(run.code, Some(1));
    let value = run.json();
    assert_eq!((value["games"].as_u64(), value["errors"].as_u64()), (Some(1), Some(1)));
    assert_eq!(value["files"][0]["errors"][0]["message"], "the game is Othello, not Go");
}

#[test]
fn the_tree_has_everything_that_was_said() {
    let path = file("tree.sgf", GOOD.as_bytes());
    let game = &plateau(&["sgf", "tree", &path]).json()[0];
    assert_eq!((&game["tags"]["PB"], &game["tags"]["KM"]), (&"Müller".into(), &"6.5".into()));
    assert_eq!((&game["result"], &game["outcome"]), (&"B+R".into(), &Value::Null));
    assert_eq!((&game["size"], &game["komi"]), (&json!([9, 9]), &json!(6.5)));
    let root = &game["root"];
    assert_eq!((&root["move"], &root["comments"][0]), (&Value::Null, &"first".into()));
    let first = &root["children"][0];
    assert_eq!((&first["move"], &first["color"]), (&"E5".into(), &"black".into()));
    let solid = &first["children"][0];
    assert_eq!((&solid["comments"][0], &solid["properties"]["TE"]), (&"solid ] move".into(), &json!(["1"])));
    assert_eq!(solid["children"][0]["move"], "pass");
    let other = &first["children"][1];
    assert_eq!(
        (&other["properties"]["LB"], &other["properties"]["XX"]),
        (&json!(["aa:a:b"]), &json!(["own"]))
    );
}

#[test]
fn two_passes_end_a_game_by_the_rules() {
    let run = plateau_reading("(;SZ[5]KM[0.5]AB[ca:ce]PL[B];B[];W[])", &["sgf", "tree", "-"]);
    let outcome = &run.json()[0]["outcome"];
    assert_eq!((&outcome["reason"], &outcome["score"]), (&"counted".into(), &"B+24.5".into()));
}

#[test]
fn a_forbidden_move_is_in_the_tree() {
    let game = &plateau_reading(BROKEN, &["sgf", "tree", "-"]).json()[0];
    assert_eq!(game["root"]["children"][0]["children"][0]["move"], "E5");
    assert_eq!(game["errors"][0]["column"], 20);
}

#[test]
fn format_is_stable_and_loses_nothing() {
    let path = file("format.sgf", format!("{BROKEN}{GOOD}").as_bytes());
    let run = plateau(&["sgf", "format", &path]);
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains(":1:20: "), "{}", run.err);
    assert!(run.out.starts_with(BROKEN), "{}", run.out);
    assert!(run.out.contains("CA[UTF-8]") && run.out.contains("LB[aa:a\\:b]XX[own]"), "{}", run.out);
    let again = plateau_reading(&run.out, &["sgf", "format", "-"]);
    assert_eq!(again.out, run.out);
}

#[test]
fn a_deep_game_is_no_trouble() {
    let path = file("deep.sgf", format!("(;SZ[9]{})", ";C[x]".repeat(40_000)).as_bytes());
    let run = plateau(&["sgf", "tree", &path]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.out.matches("\"comments\":[\"x\"]").count(), 40_000);
}
