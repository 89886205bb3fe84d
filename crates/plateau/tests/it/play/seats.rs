//! Who sits where, and how that changes.

use super::home::{Home, assert_said};

#[test]
fn a_level_answers_offers_and_advises() {
    let home = Home::new("level");
    let ahead = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1";
    let text = home.plays(
        &["--black", "ai:1", "--fen", ahead],
        "e4\nhint\ndraw\nlevel\nlevel 3\nlevel advanced\nlevel 12\nresign\n",
    );
    assert_said(
        &text,
        &[
            "White played e4.",
            "Black played",
            "Hint: ",
            "Black declines the draw.",
            "Levels: 0 novice, 1 beginner",
            "Level 1.",
            "Level 3.",
            "Level 7.",
            "A level is a number from 0 to 9",
            "Black wins: White resigned.",
        ],
    );
}

#[test]
fn a_whole_game_against_the_novice_is_scripted() {
    let home = Home::new("novice");
    let text = home.plays(&["--white", "ai:0", "--black", "ai:0"], "");
    assert_said(&text, &["White played", "Black played", "Goodbye."]);
    assert_eq!(home.store().running().unwrap().len(), 0);
    let french =
        home.plays(&["--game", "draughts", "--white", "ai:0", "--black", "ai:novice", "--lang", "fr"], "");
    assert_said(&french, &["Les Noirs ont joué", "Au revoir."]);
}

#[test]
fn seats_change_hands_in_the_middle_of_a_game() {
    let home = Home::new("hands");
    let text = home.plays(
        &["--lang", "fr"],
        "e4\nplace noirs ia:0\nd4\nplace blancs\nplace rouges ia:1\nplace noirs humain:Zoé\nplace\nniveau 3\nplace noirs moteur:x\n",
    );
    assert_said(
        &text,
        &[
            "Noirs : Plateau 0",
            "Les Noirs ont joué",
            "joué d4.",
            "Dites quel camp et qui",
            "Noirs : Zoé",
            "Aucun moteur intégré",
            "Aucun moteur des réglages ne s’appelle x.",
        ],
    );
}

#[test]
fn taking_back_against_an_engine_takes_both_moves() {
    let home = Home::new("both");
    let text = home.plays(&["--black", "ai:0"], "e4\nundo\nhistory\nd4\nhistory\nundo\nredo\nhistory\n");
    assert_said(&text, &["Black played", "Nothing was played yet.", "White played d4.", "1. d4 ", "1. d4 "]);
}

#[test]
fn chance_may_decide_who_has_white() {
    let home = Home::new("lots");
    let flags = ["--white", "human:Ann", "--black", "human:Bob", "--random"];
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let text = home.plays(&flags, "quit\n");
        seen.insert(text.contains("White to move (Ann)."));
        if seen.len() == 2 {
            return;
        }
    }
    panic!("two hundred times the same");
}

#[test]
fn levels_have_the_names_that_engines_know() {
    let words = words::Words::new(words::Language::English);
    for name in ["novice", "beginner", "intermediate", "advanced", "0", "9"] {
        let level = name.parse::<engine::Level>().unwrap().number();
        let sitter = terminal::plain::sitter(&format!("ai:{name}"), game::Color::White, &words);
        assert_eq!(sitter, Ok(table::Sitter::Level { level }), "{name}");
    }
}
