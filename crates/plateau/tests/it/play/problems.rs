//! `plateau play --problem`: problems of life and death, tried in lines of text.

use std::path::Path;

use super::home::{Home, assert_said};

fn data(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/tsumego").join(name);
    path.display().to_string()
}

fn three() -> String {
    data("go/straight3.go")
}

#[test]
fn the_verdict_is_hidden_until_it_is_asked() {
    let home = Home::new("problem-hidden");
    let text = home.plays(&["--problem", &three()], "show\nquit\n");
    assert_said(
        &text,
        &["Does the black group of C5 live?", "(X)", "White to play.", "The solver knows", "Goodbye."],
    );
    assert!(!text.contains("dead") && !text.contains("alive"), "{text}");
    let text = home.plays(&["--problem", &three()], "verdict\nsolution\n");
    assert_said(&text, &["White to play: dead.", "White to play: dead.\nFirst moves: E6\n"]);
}

#[test]
fn moves_are_judged_answered_and_taken_back() {
    let home = Home::new("problem-tries");
    let text = home.plays(
        &["--problem", &three()],
        "d6\nundo\nundo\nhint\nE6\nhint\nstart\nturn\npass\nundo\nE6\nswap\nswap\n",
    );
    assert_said(
        &text,
        &[
            "It fails: alive, with two eyes.",
            "Black answers E6.",
            "[X]",
            "White to play.",
            "E6 D6 was taken back.",
            "No move was made yet.",
            "Try E6.",
            "Correct: dead.",
            "[O]",
            "Nothing more needs to be played.",
            "There is no move that helps",
            "White to play.",
            "Black moves first.",
            "It fails: dead.",
            "White answers E6.",
            "was taken back.",
            "Correct: alive, with two eyes.",
            "You play White.",
            "White to play.",
            "You play Black.",
        ],
    );
}

#[test]
fn a_worse_ko_is_told_in_french_too() {
    let home = Home::new("problem-ko");
    let file = data("sgf/gt_lv1_2_P1070135_a.sgf");
    let text = home.plays(&["--problem", &file, "--lang", "fr"], "conseil\nJ17\nannuler\ntrait\nsuivant\n");
    assert_said(
        &text,
        &[
            "Le groupe noir de M19 vit-il ?",
            "Essayez J19.",
            "Un meilleur ko était possible",
            "Le fichier ne demande qu’un camp.",
            "C’est le dernier problème du fichier.",
            "Au revoir.",
        ],
    );
}

#[test]
fn tries_are_saved_and_the_solution_if_it_was_shown() {
    let home = Home::new("problem-saved");
    let text = home.plays(
        &["--problem", &three()],
        "save\nD6\nsave tries.sgf\nsolution\nsave whole.sgf\nsave no/where.sgf\n",
    );
    assert_said(
        &text,
        &[
            "Save where?",
            "Saved as tries.sgf.",
            "First moves: E6",
            "Saved as whole.sgf.",
            "Could not save no/where.sgf",
        ],
    );
    // Lines are broken between values.
    let [tries, whole] = ["tries.sgf", "whole.sgf"].map(|name| home.read(name).replace('\n', ""));
    assert!(
        tries.contains("W[dd]C[It fails: alive, with two eyes.]BM[1]")
            && !tries.contains("White to play: dead.")
    );
    assert!(
        whole.contains("White to play: dead.") && whole.contains("W[ed]C[Correct: dead.]TE[1]"),
        "{whole}"
    );
    // What was saved is a problem again.
    let text = home.plays(&["--problem", "whole.sgf"], "E6\n");
    assert_said(&text, &["Does the black group of C5 live?", "Correct: dead."]);
}

#[test]
fn a_collection_is_gone_through() {
    let home = Home::new("problem-collection");
    let one = std::fs::read_to_string(data("sgf/eye2_a.sgf")).unwrap();
    let two = std::fs::read_to_string(data("sgf/bent_four_in_the_corner_a.sgf")).unwrap();
    home.write("all.sgf", &format!("{one}(;GM[1]SZ[9]AB[aa]){two}"));
    let text = home.plays(&["--problem", "all.sgf"], "next\nnext\n");
    assert_said(
        &text,
        &[
            "Problem 1 of 3: eye2_a",
            "Problem 2 is passed over: no target",
            "Problem 3 of 3: bent_four_in_the_corner_a",
            "This is the last problem of the file.",
        ],
    );
    let text = home.plays(&["--problem", "all.sgf", "--game-number", "3"], "");
    assert_said(&text, &["Problem 3 of 3", "Goodbye."]);
}

#[test]
fn what_is_typed_wrongly_is_explained() {
    let home = Home::new("problem-wrong");
    let text = home.plays(&["--problem", &three(), "--target", "D5"], "xyzzy\nI5\nA1\nC5\nT19\nhelp\nstop\n");
    assert_said(
        &text,
        &[
            "the black group of D5",
            "xyzzy is no point and no word that is known here",
            "I5 is no point",
            "A1 is not part of the game.",
            "There is a black stone on C5.",
            "T19 is not on a board of 9x9.",
            "hint, undo, verdict",
        ],
    );
}

#[test]
fn flags_and_files_that_ask_nothing_are_refused() {
    let home = Home::new("problem-refused");
    home.write("open.sgf", "(;GM[1]SZ[9]AB[ee])");
    let three = three();
    for (flags, why) in [
        (&["--problem", "no-such.sgf"][..], "no-such.sgf"),
        (&["--problem", "open.sgf"], "open.sgf: no target"),
        (&["--problem", "open.sgf", "--target", "E5"], "the group of E5 is not enclosed"),
        (&["--problem", &three, "--target", "Q"], "expected a point like C3"),
        (&["--problem", &three, "--game-number", "2"], "there is no problem 2 in the file: it has 1"),
        (&["--problem", &three, "--game-number", "0"], "there is no problem 0"),
        (&["--problem", &three, "--size", "9"], "--size says nothing with --problem"),
        (&["--problem", &three, "--white", "ai:3"], "cannot be used with"),
        (&["--target", "C3"], "--problem"),
    ] {
        let said = home.refuses(flags);
        assert!(said.contains(why), "{flags:?}: {said}");
    }
}
