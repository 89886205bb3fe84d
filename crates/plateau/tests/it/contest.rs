//! `plateau match`

use std::path::Path;

use crate::program::{Run, file, plateau};

/// Games of our engine against itself, with few nodes, and with more flags.
fn games(number: &str, more: &[&str]) -> Run {
    let usual = ["match", "--a", "ai", "--b", "ai:9", "--nodes", "200", "--max-plies", "60"];
    plateau(&[&usual, &["--games", number][..], more].concat())
}

fn few_nodes(more: &[&str]) -> Run {
    games("4", more)
}

/// Where a file of a test will be, which is not there yet.
fn fresh(name: &str) -> String {
    let path = file(name, b"");
    std::fs::remove_file(&path).unwrap();
    path
}

#[test]
fn the_result_is_told_to_people_and_to_programs() {
    let run = few_nodes(&[]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert_eq!(run.lines()[0], "Plateau level 9 (A) – Plateau level 9 (B): 4 of 4 games");
    // Both games of a pair are the same game.
    assert!(run.lines()[1].ends_with(", 50.0 %, pairs 0-0-2-0-0"), "{}", run.out);
    let french = few_nodes(&["--lang", "fr"]);
    assert_eq!(french.lines()[0], "Plateau level 9 (A) – Plateau level 9 (B) : 4 parties sur 4");
    assert!(french.lines()[1].contains(", 50,0 %, paires "), "{}", french.out);
    let value = few_nodes(&["--json", "--sprt", "0,20"]).json();
    for key in ["games", "wins", "draws", "losses"] {
        assert!(value[key].is_u64(), "{key}: {value}");
    }
    for key in ["value", "low", "high"] {
        assert!(value["elo"][key].is_f64(), "{key}: {value}");
    }
    assert_eq!(value["games"], 4);
    assert!(value["forfeits"]["a"].as_object().is_some_and(serde_json::Map::is_empty));
    assert!(value["sprt"]["llr"].is_f64() && value["sprt"]["accepted"].is_null());
    assert!(value["endings"].is_object() && value["los"].is_f64());
}

/// An engine that plays nonsense, and loses every game.
const NONSENSE: &str = "uci:sh -c 'while read word rest; do case $word in uci) echo uciok;; \
    isready) echo readyok;; go) echo bestmove a1a1;; quit) exit;; esac; done'";

#[test]
fn levels_need_no_time_and_forfeits_are_named() {
    let usual = ["match", "--a", "ai:1", "--b", NONSENSE, "--b-nodes", "1", "--games"];
    let english = plateau(&[&usual[..], &["1"]].concat());
    assert_eq!(english.lines().last(), Some(&"sh forfeited 1 game: an illegal move"), "{}", english.err);
    let french = plateau(&[&usual[..], &["2", "--lang", "fr"]].concat());
    assert_eq!(french.lines().last(), Some(&"sh : 2 forfaits, coup illégal"), "{}", french.err);
}

#[test]
fn a_sequential_test_ends_the_match() {
    let sprt = [
        "match", "--a", NONSENSE, "--b", "ai", "--nodes", "50", "--games", "1000", "--sprt", "0,400",
        "--json",
    ];
    let value = plateau(&sprt).json();
    assert_eq!(value["sprt"]["accepted"], "elo0");
    let games = value["games"].as_u64().unwrap();
    assert!(games < 100, "{value}");
    assert_eq!(value["forfeits"]["a"]["illegal-move"], games);
}

#[test]
fn games_and_results_are_kept_and_gone_on_with() {
    let (results, record) = (fresh("kept.match"), fresh("kept.pgn"));
    let kept = ["--resume", results.as_str(), "--pgn", record.as_str()];
    for (number, all) in [("2", "2 of 2"), ("6", "6 of 6"), ("4", "6 of 6")] {
        let run = games(number, &kept);
        assert!(run.lines()[0].ends_with(&format!(": {all} games")), "{}", run.out);
    }
    let check = plateau(&["pgn", "check", &record]);
    assert_eq!(check.out.trim(), "games 6, errors 0");
    few_nodes(&[&kept[..], &["--hash", "8"]].concat()).assert_refused("hash was 16, not 8");
    assert!(Path::new(&results).exists());
}

#[test]
fn openings_come_from_files() {
    let (book, games) = (file("ends.epd", b"4k3/8/8/8/8/8/8/4K2Q w - - id \"x\";\n"), fresh("ends.pgn"));
    let run = few_nodes(&["--openings", &book, "--pgn", &games]);
    assert_eq!(run.code, Some(0), "{}", run.err);
    let text = std::fs::read_to_string(&games).unwrap();
    assert_eq!(text.matches("[FEN \"4k3/8/8/8/8/8/8/4K2Q w - - 0 1\"]").count(), 4);
    let wrong = file("wrong.epd", b"nonsense\n");
    few_nodes(&["--openings", &wrong]).assert_refused("line 1");
}

#[test]
fn what_cannot_be_played_is_told_in_a_line() {
    let refused = |arguments: &[&str], what: &str| {
        plateau(&[&["match", "--games", "2"], arguments].concat()).assert_refused(what);
    };
    refused(&["--a", "ai", "--b", "ai"], "--tc, --nodes, --depth or --movetime");
    refused(&["--a", "ai:1", "--a-option", "Skill Level=9", "--b", "ai:1"], "--tc, --nodes");
    refused(&["--a", "stockfish", "--b", "ai", "--nodes", "1"], "expected ai:LEVEL, uci:COMMAND");
    refused(&["--a", "ai:12", "--b", "ai", "--nodes", "1"], "is no level: it is a number from 0 to 9");
    refused(&["--a", "uci:no-such-program", "--b", "ai", "--nodes", "1"], "cannot start no-such-program");
    refused(&["--a", "ai", "--b", "ai", "--tc", "x"], "--tc");
    refused(&["--a", "ai", "--b", "ai", "--tc", "60 vs 30"], "--a-tc and --b-tc");
    refused(&["--a", "ai", "--b", "ai", "--tc", "60", "--a-tc", "*60"], "do not go together");
    refused(&["--a", "ai", "--b", "ai", "--nodes", "1", "--sprt", "5,0"], "must be below");
    refused(&["--a", "ai", "--b", "ai", "--nodes", "1", "--a-option", "Hash=1"], "there is no option");
    refused(&["--a", "ai", "--b", "ai", "--nodes", "1", "--variant", "nonsense"], "no variant");
}
