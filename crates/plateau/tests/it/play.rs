//! `plateau play` through pipes.

use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Stdio},
};

use store::{GameId, Location, Query, ScoreFilter, Store};
use table::{Entry, Table};

/// A home of its own, which is gone when the test is over.
struct Home(PathBuf);

impl Home {
    fn new(name: &str) -> Home {
        let path = std::env::temp_dir().join(format!("plateau-play-{}-{name}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Home(path)
    }

    /// What it has kept.
    fn store(&self) -> Store {
        Store::open(&Location::File(self.0.join("data/plateau/plateau.db"))).unwrap()
    }

    /// What is said to these lines; the game must end or be left in good order.
    fn plays(&self, arguments: &[&str], lines: &str) -> String {
        let mut child = Command::new(env!("CARGO_BIN_EXE_plateau"))
            .arg("play")
            .args(arguments)
            .env("XDG_DATA_HOME", self.0.join("data"))
            .env("XDG_CONFIG_HOME", self.0.join("config"))
            .env("LANG", "C")
            .env_remove("LC_ALL")
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{errors}");
        assert_eq!(errors, "");
        String::from_utf8(output.stdout).unwrap()
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn assert_said(text: &str, sentences: &[&str]) {
    let mut rest = text;
    for sentence in sentences {
        let found = rest.find(sentence);
        let at = found.unwrap_or_else(|| panic!("{sentence:?} is not said in this order:\n{text}"));
        rest = &rest[at + sentence.len()..];
    }
}

#[test]
fn a_game_of_chess_is_played_to_its_end_in_both_languages() {
    let home = Home::new("mate");
    let text = home.plays(&[], "f3\ne5\ng4\nQh4\n");
    assert_said(
        &text,
        &["White to move", "White played f3.", "Black played Qh4#.", "Black wins: checkmate."],
    );
    let text = home.plays(&["--lang", "fr"], "e4\ne5\nDh5\nCc6\nFc4\nCf6\nDxf7\n");
    assert_said(
        &text,
        &["Aux Blancs de jouer", "Les Blancs ont joué Dxf7#.", "Les Blancs gagnent : échec et mat."],
    );
}

#[test]
fn wrong_input_is_explained_and_one_tries_again() {
    let home = Home::new("wrong");
    let text = home.plays(&[], "e3e4\ne7\nxyzzy\nundoo\ne2\nx9\ne2e5\ne4\nundo\nquit\n");
    assert_said(
        &text,
        &[
            "There is no piece on e3.",
            "The piece on e7 is your opponent's.",
            "xyzzy is no move.",
            "did you mean undo?",
            "From e2 to: e3 e4",
            "The pawn on e2 does not go to e5.",
            "White played e4.",
            "The game is kept. Goodbye.",
        ],
    );
}

#[test]
fn promotions_are_asked_for_and_nothing_means_a_queen() {
    let home = Home::new("promotion");
    let fen = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    assert_said(
        &home.plays(&["--fen", fen], "a7a8\nn\nquit\n"),
        &["What does the pawn become?", "White played a8=N."],
    );
    assert_said(
        &home.plays(&["--fen", fen], "a7a8\n\nquit\n"),
        &["What does the pawn become?", "White played a8=Q."],
    );
}

#[test]
fn every_kind_of_game_is_played() {
    let home = Home::new("kinds");
    assert_said(
        &home.plays(&["--game", "draughts"], "11\n15\n22-18\n15x22\n"),
        &["Black played 11-15.", "15x22."],
    );
    assert_said(
        &home.plays(
            &["--game", "go", "--size", "9", "--rules", "chinese"],
            "E5\nA1\npass\npass\ndead A1\naccept\n",
        ),
        &["Counting", "Black wins: B+73.5."],
    );
    assert_said(&home.plays(&["--variant", "alice", "--boards", "3"], "e2A-e4B\nquit\n"), &["White played"]);
    assert_said(
        &home.plays(&["--variant", "crazyhouse"], "e4\nd5\nexd5\nmoves\n"),
        &["White played exd5.", "[P]"],
    );
}

#[test]
fn a_level_answers_offers_and_advises() {
    let home = Home::new("level");
    let text = home.plays(&["--black", "ai:1"], "e4\nhint\nlevel 3\nresign\n");
    assert_said(
        &text,
        &["White played e4.", "Black played", "Hint: ", "Level 3.", "Black wins: White resigned."],
    );
}

#[test]
fn a_draw_is_agreed_at_one_keyboard() {
    let home = Home::new("draw");
    let text = home.plays(&[], "e4\ndraw\nyes\n");
    assert_said(&text, &["Black offers a draw: yes or no?", "Draw: by agreement."]);
}

#[test]
fn a_game_is_saved_loaded_and_finished() {
    let home = Home::new("save");
    home.plays(&[], "f3\ne5\nsave half.pgn\nquit\n");
    let text = home.plays(&[], "load half.pgn\ng4\nQh4\n");
    assert_said(&text, &["White played g4.", "Black wins: checkmate."]);
    let file = fs::read_to_string(home.0.join("half.pgn")).unwrap();
    assert!(file.contains("1. f3 e5 *"), "{file}");
    let store = home.store();
    let page = store.list(&Query::default()).unwrap();
    assert_eq!(page.total, 1, "a finished game is in the library");
    let scores = store.scores(&ScoreFilter::default()).unwrap();
    assert_eq!(scores.iter().map(|score| score.wins).sum::<u64>(), 1);
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
