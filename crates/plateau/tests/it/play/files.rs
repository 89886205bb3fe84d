//! Games and positions that are saved and loaded.

use store::{GameId, Query, ScoreFilter, Store};
use table::{Entry, Table};

use super::home::{Home, assert_said};

#[test]
fn a_game_is_saved_loaded_and_finished() {
    let home = Home::new("save");
    home.plays(&[], "f3\ne5\nsave half.pgn\nquit\n");
    let text = home.plays(&[], "load half.pgn\ng4\nQh4\n");
    assert_said(&text, &["White played g4.", "Black wins: checkmate."]);
    let file = home.read("half.pgn");
    assert!(file.contains("1. f3 e5 *"), "{file}");
    let store = home.store();
    let page = store.list(&Query::default()).unwrap();
    assert_eq!(page.total, 1, "a finished game is in the library");
    let scores = store.scores(&ScoreFilter::default()).unwrap();
    assert_eq!(scores.iter().map(|score| score.wins).sum::<u64>(), 1);
}

#[test]
fn a_record_that_is_only_opened_keeps_its_result() {
    let home = Home::new("result");
    home.write("old.pgn", "[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 0-1\n");
    let text = home.plays(&["--load", "old.pgn"], "save same.pgn\nBb5\nsave more.pgn\n");
    assert_said(&text, &["The record ends 0-1"]);
    assert!(home.read("same.pgn").contains("2. Nf3 Nc6 0-1"), "{}", home.read("same.pgn"));
    assert!(home.read("more.pgn").contains("3. Bb5 *"), "{}", home.read("more.pgn"));
}

#[test]
fn tags_are_filled_by_themselves() {
    let home = Home::new("tags");
    let today = jiff::Zoned::now().with_time_zone(jiff::tz::TimeZone::UTC);
    home.plays(&["--white", "human:Ann", "--clock", "300+2"], "e4\nsave a.pgn\n");
    let text = home.read("a.pgn");
    let date = today.strftime("[Date \"%Y.%m.%d\"]").to_string();
    for tag in
        ["[Event \"", "[Site \"", date.as_str(), "[Round \"", "[White \"Ann\"]", "[TimeControl \"300+2\"]"]
    {
        assert!(text.contains(tag), "{tag} is not in {text}");
    }
    home.plays(&["--game", "go", "--size", "9"], "E5\nsauver a.sgf\n");
    let text = home.read("a.sgf");
    assert!(text.contains(&today.strftime("DT[%Y-%m-%d]").to_string()) && text.contains(";B[ee]"), "{text}");
}

#[test]
fn positions_are_saved_and_loaded() {
    let home = Home::new("fen");
    let text = home.plays(&[], "e4\nsave p.fen\nload p.fen\nhistory\nfen\ne5\n");
    assert_said(
        &text,
        &["Saved as p.fen.", "Black to move", "Nothing was played yet.", "b KQkq", "Black played e5."],
    );
    assert_eq!(home.read("p.fen").trim(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    let text = home.plays(&["--load", "p.fen"], "load 8/P6k/8/8/8/8/8/4K3 w - - 0 1\na8=Q\n");
    assert_said(&text, &["Black to move", "White to move", "White played a8=Q."]);
}

#[test]
fn what_cannot_be_saved_or_loaded_is_told() {
    let home = Home::new("unsaved");
    home.write("empty.pgn", "");
    let text =
        home.plays(&[], "save none/a.pgn\nsave a.sgf\nload none.pgn\nload empty.pgn\nload 3\nload\ne4\n");
    assert_said(
        &text,
        &[
            "Could not save none/a.pgn",
            "a.sgf is no name for this game",
            "Could not read none.pgn",
            "There is no saved game and no file 3.",
            "There are no other saved games.",
            "White played e4.",
        ],
    );
    assert!(!home.path().join("a.sgf").exists());
}

/// Three games of chess, the second of which is broken.
const SEVERAL: &str = "[White \"Ann\"]\n[Black \"Bob\"]\n[Date \"2020.01.02\"]\n\n1. e4 e5 1-0\n\n\
    [White \"Cy\"]\n[Black \"Dan\"]\n\n1. e4 e4 *\n\n\
    [White \"Eve\"]\n[Black \"Fay\"]\n\n1. d4 {said [White \"x\"] here} d5 0-1\n";

#[test]
fn one_chooses_among_the_games_of_a_file() {
    let home = Home::new("several");
    home.write("three.pgn", SEVERAL);
    let text = home.plays(&["--load", "three.pgn"], "history\n");
    assert_said(&text, &["three.pgn has 3 games; this is the first", "White to move (Ann).", "1. e4 e5"]);
    let text = home.plays(&["--load", "three.pgn", "--game-number", "3"], "history\n");
    assert_said(&text, &["White to move (Eve).", "1. d4 d5"]);
    assert!(!text.contains("games"), "{text}");
    let refused = home.refuses(&["--load", "three.pgn", "--game-number", "4"]);
    assert_eq!(refused, "plateau: There is no game 4 in three.pgn, which has 3.\n");
    assert!(home.refuses(&["--load", "three.pgn", "--game-number", "2"]).contains("e4"));
    let text =
        home.plays(&[], "load three.pgn\nload three.pgn 3\nload three.pgn 0\nload three.pgn 2\nseat\n");
    assert_said(
        &text,
        &[
            "three.pgn has 3 games; this is the first",
            "to move (Ann).",
            "to move (Eve).",
            "There is no game 0 in three.pgn",
            "cannot be played",
            "White: Eve",
        ],
    );
}

#[test]
fn files_of_other_games_have_several_too() {
    let home = Home::new("several-others");
    home.write("two.sgf", "(;GM[1]SZ[9]PB[Ann]PW[Bob];B[ee])\n(;GM[1]SZ[9]PB[Cy]PW[Dan];B[cc])");
    home.write("two.pdn", "[White \"Ann\"]\n1. 11-15 *\n\n[White \"Eve\"]\n[Black \"Fay\"]\n1. 9-14 *\n");
    let text = home.plays(&["--load", "two.sgf", "--lang", "fr"], "charger two.sgf 2\nhistorique\n");
    assert_said(&text, &["two.sgf a 2 parties ; voici la première", "(Bob)", "(Dan)", "1. C7"]);
    let text = home.plays(&["--load", "two.pdn"], "load two.pdn 2\nhistory\n");
    assert_said(&text, &["two.pdn has 2 games; this is the first", "(Ann)", "(Eve)", "1. 9-14"]);
}

#[test]
fn what_the_machine_refuses_is_told_in_both_languages() {
    let home = Home::new("machine");
    std::fs::create_dir(home.path().join("folder")).unwrap();
    let lines = "load none.pgn\nload folder\nsave none/a.pgn\nsave folder\n";
    assert_said(
        &home.plays(&[], lines),
        &[
            "Could not read none.pgn: there is no such file or folder.",
            "Could not read folder: it is a folder.",
            "Could not save none/a.pgn: there is no such file or folder.",
            "Could not save folder: it is a folder.",
        ],
    );
    assert_said(
        &home.plays(&["--lang", "fr"], lines),
        &[
            "Impossible de lire none.pgn : il n’y a pas de tel fichier ni de tel dossier.",
            "Impossible de lire folder : c’est un dossier.",
            "Impossible de sauver none/a.pgn : il n’y a pas",
            "Impossible de sauver folder : c’est un dossier.",
        ],
    );
}

#[test]
fn a_game_that_another_program_went_on_with_is_taken_up_as_it_stands() {
    let home = Home::new("overtaken");
    let mut first = home.talk(&[]);
    first.says("e4").hears("Black to move");
    let text = home.plays(&[], "load\n1\ne5\nNf3\n");
    assert_said(&text, &["not over", "Black played e5.", "White played Nf3."]);
    first.says("d5").hears("Another program went on with this game: here is how it stands now.");
    first.hears("White played Nf3.").hears("Black to move").says("Nc6").hears("Black played Nc6.");
    first.says("history").hears("1. e4 e5 2. Nf3 Nc6");
    assert!(first.ends().0.success());
    let store = home.store();
    assert_eq!(line(&store, &store.running().unwrap()[0].id), "e2e4 e7e5 g1f3 b8c6");
}

#[test]
fn saved_games_are_listed_by_number() {
    let home = Home::new("list");
    home.plays(&["--white", "human:Ann", "--black", "human:Bob"], "f3\ne5\ng4\nQh4\n");
    home.plays(&["--white", "human:Cy", "--black", "ai:0", "--lang", "fr"], "d4\n");
    let text = home.plays(&[], "load\n\nload 1\nseat\nload 1\nload\n2\nstart\n");
    assert_said(
        &text,
        &[
            "1. 20",
            "Cy – Plateau 0, chess, 1 move, not over",
            "2. 20",
            "Ann – Bob, chess, 2 moves, 0-1",
            "Nothing was done.",
            "to move (Cy)",
            "Black: Plateau 0",
        ],
    );
}

#[test]
fn a_game_in_which_nothing_happened_is_not_kept() {
    let home = Home::new("empty");
    assert_said(&home.plays(&[], "quit\n"), &["Goodbye."]);
    assert!(home.store().running().unwrap().is_empty());
    assert_said(&home.plays(&[], "save\nquit\n"), &["The game is kept.", "The game is kept. Goodbye."]);
    assert_eq!(home.store().running().unwrap().len(), 1);
}

#[test]
fn what_was_kept_makes_each_table_again() {
    let home = Home::new("kept");
    home.plays(&["--clock", "300"], "e4\ne5\nsave half.pgn\nload half.pgn\nNf3\nNc6\nquit\n");
    let store = home.store();
    let mut lines: Vec<String> = store.running().unwrap().iter().map(|game| line(&store, &game.id)).collect();
    lines.sort();
    assert_eq!(lines, ["e2e4 e7e5", "e2e4 e7e5 g1f3 b8c6"]);
}

/// What was played in a game, made again from what was kept.
fn line(store: &Store, game: &GameId) -> String {
    let facts = store.facts(game, 0, 1_000).unwrap();
    let entries: Vec<Entry> = facts.iter().map(|fact| serde_json::from_str(&fact.text).unwrap()).collect();
    assert!(entries.iter().zip(1..).all(|(entry, number)| entry.number == number), "{entries:?}");
    Table::of_facts(&entries).unwrap().game().line().unwrap().join(" ")
}
