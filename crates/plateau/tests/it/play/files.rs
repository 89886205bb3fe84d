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
