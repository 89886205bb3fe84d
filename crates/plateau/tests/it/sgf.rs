//! `plateau sgf …`

use go::sgf::problem_sentences;
use serde_json::{Value, json};

use crate::{
    program::{file, plateau, plateau_reading},
    sentences,
};

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
fn all_that_the_standard_forbids_is_told() {
    let text = "(;GM[1]FF[5]SZ[9];B[ee]AB[aa]CR[zz]\n;W[cc]GB[7]PB[late]C[a]C[b])";
    let run = plateau_reading(text, &["sgf", "check", "-", "--lang", "en"]);
    assert_eq!(run.code, Some(1));
    assert_eq!(
        run.out.lines().collect::<Vec<_>>(),
        [
            "-:1:11: expected a number from 1 to 4 as the value of FF, got \"5\"",
            "-:1:24: a node with a move cannot set up anything, as AB does",
            "-:1:33: the value \"zz\" of CR is not on the board",
            "-:2:10: expected 1 or 2 as the value of GB, got \"7\"",
            "-:2:24: the property C stands twice in its node",
            "games 1, errors 5",
        ]
    );
    assert_eq!(plateau_reading(text, &["sgf", "format", "-"]).code, Some(0));
}

#[test]
fn an_empty_file_has_no_game() {
    let run = plateau_reading("", &["sgf", "check", "-"]);
    assert_eq!(run.code, Some(1));
    assert!(run.out.starts_with("-:1:1: expected a game"), "{}", run.out);
}

#[test]
fn what_is_only_not_understood_is_a_warning() {
    let text = "(;GM[1]RU[my own];B[aa])(;GM[1]DT[long ago];B[aa])";
    let run = plateau_reading(text, &["sgf", "check", "-"]);
    assert_eq!(run.code, Some(0));
    let told = [
        "-:1:11: warning: the rules \"my own\" are not known",
        "-:1:35: warning: expected a date like 2026-01-31 as the value of DT, got \"long ago\"",
        "games 2, errors 0, warnings 2",
    ];
    assert_eq!(run.out.lines().collect::<Vec<_>>(), told);
    let value = plateau_reading(text, &["sgf", "check", "-", "--json"]).json();
    assert_eq!((&value["errors"], &value["warnings"]), (&json!(0), &json!(2)));
    assert_eq!(value["files"][0]["errors"], json!([]));
    assert_eq!(value["files"][0]["warnings"][0]["column"], 11);
}

#[test]
fn problems_of_games_are_told_in_the_language_of_the_reader() {
    let path = file("french.sgf", BROKEN.as_bytes());
    let check = plateau(&["sgf", "check", &path, "--lang", "fr"]);
    assert_eq!(
        check.out,
        format!("{path}:1:20: Blanc ne peut pas jouer E5 : une pierre noire y est\nparties 1, erreurs 1\n")
    );
    let value = plateau(&["sgf", "check", &path, "--lang", "fr", "--json"]).json();
    assert_eq!(
        value["files"][0]["errors"][0]["message"],
        "Blanc ne peut pas jouer E5 : une pierre noire y est"
    );
    plateau(&["sgf", "tree", "none.sgf", "--lang", "fr"]).assert_refused("none.sgf ne peut pas être lu : ");
    let score = plateau_reading("(;SZ[5]AB[ca:ce];)", &["sgf", "score", "-", "--lang", "fr"]);
    assert!(
        score.out.ends_with("résultat B+25\n") && score.out.contains("\nmortes : aucune ("),
        "{}",
        score.out
    );
}

#[test]
fn every_problem_of_a_game_has_its_sentence_in_every_language() {
    sentences::check(problem_sentences(), &[]);
}

#[test]
fn every_game_of_a_collection_is_counted_or_told_why_not() {
    let text = "(;SZ[5]AB[ca:ce])\n(;SZ[30];B[aa])\n (;GM[2];B[d3])\n(;SZ[5]AW[ca:ce])";
    let run = plateau_reading(text, &["sgf", "score", "-", "--json"]);
    assert_eq!(run.code, Some(1));
    let games = run.json();
    let indices: Vec<_> = (0..4).map(|game| games[game]["index"].as_u64().unwrap()).collect();
    assert_eq!(indices, [1, 2, 3, 4]);
    assert_eq!((&games[0]["result"], &games[3]["result"]), (&json!("B+25"), &json!("W+25")));
    let message = "a board of 30 cannot be played on: 25 lines are the most";
    assert_eq!(games[1], json!({ "index": 2, "error": { "line": 2, "column": 1, "message": message } }));
    assert_eq!(games[2]["error"]["message"], "the game is Othello, not Go");
    let told = [
        "-:2:1: a board of 30 cannot be played on: 25 lines are the most",
        "-:3:7: the game is Othello, not Go",
    ];
    assert_eq!(run.err.lines().collect::<Vec<_>>(), told);
    let run = plateau_reading("(;SZ[30])", &["sgf", "score", "-"]);
    assert_eq!((run.out.as_str(), run.code), ("", Some(1)));
    assert_eq!(run.err, format!("-:1:1: {message}\n"));
}

#[test]
fn a_count_says_by_which_rules_and_why() {
    for (root, arguments, from, why) in [
        ("", &[][..], "unnamed", "(the file names none)"),
        ("RU[my own]", &[], "unknown", "(the file’s rules \"my own\" are not known)"),
        ("RU[日本规则]", &[], "file", "(as the file says)"),
        ("RU[Japanese]", &["--rules", "chinese"], "option", "(as --rules says)"),
    ] {
        let text = format!("(;SZ[5]{root}AB[ca:ce])");
        let arguments = [&["sgf", "score", "-", "--lang", "en"], arguments].concat();
        let run = plateau_reading(&text, &arguments);
        assert!(run.out.contains(why), "{}", run.out);
        let value = plateau_reading(&text, &[&arguments[..], &["--json"]].concat()).json();
        assert_eq!(value[0]["rules_from"], from);
    }
}

#[test]
fn a_komi_in_stones_is_doubled_where_stones_are_counted() {
    for rules in ["Japanese", "Chinese", "my own"] {
        let text = format!("(;SZ[5]RU[{rules}]KM[3.75]AB[ca:ce])");
        let run = plateau_reading(&text, &["sgf", "score", "-", "--rules", "chinese", "--json"]);
        assert_eq!(run.json()[0]["result"], "B+17.5", "{rules}");
    }
}

#[test]
fn other_rules_hold_from_the_first_move_on() {
    let score = |text: &str, rules: &str| {
        let run = plateau_reading(text, &["sgf", "score", "-", "--rules", rules, "--json"]);
        run.json()[0].clone()
    };
    let aga = "(;SZ[5]RU[AGA]AB[ca:ce]PL[W];W[];B[];W[])";
    assert_eq!(score(aga, "japanese")["result"], "B+20");
    assert_eq!(score("(;SZ[5]RU[Chinese]AB[ca:ce]PL[B];B[];W[])", "aga-button")["result"], "B+25.5");
    let ko = "(;SZ[5]RU[Japanese]AB[ba][ab][bc]AW[ca][bb][db][cc]PL[B];B[cb];W[];B[];W[bb])";
    assert_eq!(score(ko, "japanese")["refused"], json!([]));
    let refused = "white cannot play B4: it repeats the position at the start";
    assert_eq!(score(ko, "chinese")["refused"], json!([refused]));
    let run = plateau_reading(ko, &["sgf", "score", "-", "--rules", "chinese", "--lang", "en"]);
    assert!(run.out.contains(&format!("\nby these rules {refused}; the stone was put all the same\n")));
}

#[test]
fn the_tags_of_the_tree_are_about_the_game() {
    let game = &plateau_reading("(;SZ[5]KM[6.5]KO[]MN[3]XX[own])", &["sgf", "tree", "-"]).json()[0];
    assert_eq!(game["tags"], json!({ "SZ": "5", "KM": "6.5" }));
    assert_eq!(game["root"]["properties"]["MN"], json!(["3"]));
}

#[test]
fn warnings_do_not_fill_the_memory() {
    let text = "(;GM[1]RU[my own]GB[3])\n".repeat(1_500);
    let value = plateau_reading(&text, &["sgf", "check", "-", "--json"]).json();
    assert_eq!((&value["errors"], &value["warnings"]), (&json!(1_500), &json!(1_500)));
    let file = &value["files"][0];
    assert_eq!(file["errors"].as_array().unwrap().len(), 1_500);
    assert_eq!(file["warnings"].as_array().unwrap().len(), 1_000);
    assert_eq!(file["warnings_left_out"], 500);
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_left() {
    for command in ["check", "tree", "format", "score"] {
        let run = plateau(&["sgf", command, "/dev/zero"]);
        assert_eq!(run.code, Some(1), "{command}");
        let told = "no game begins in 67108864 bytes; what follows is not read\n";
        assert!(format!("{}{}", run.out, run.err).contains(told), "{} {}", run.out, run.err);
    }
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
