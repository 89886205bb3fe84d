//! Games as SGF has them.

mod broken;
mod charsets;
mod info;
mod reading;
mod replay;
mod round_trips;
mod standard;

use game::{Game, NodeId};
use go::{
    Position,
    sgf::{self, ReadError, Record},
};

/// All games of a text, each with its problems.
fn all(bytes: &[u8]) -> Vec<Record> {
    sgf::records(bytes).filter_map(Result::ok).collect()
}

/// The only game of a text.
fn one(text: &str) -> Record {
    let mut games = all(text.as_bytes());
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The only game of a text without problems.
fn good(text: &str) -> Record {
    let game = one(text);
    assert_eq!(game.problems, [], "{text}");
    game
}

/// What is wrong with a text, each as `line:column: message`.
fn problems(text: &str) -> Vec<String> {
    let told = |found: Result<Record, ReadError>| match found {
        Ok(record) => record.problems.iter().map(ToString::to_string).collect(),
        Err(error) => vec![error.to_string()],
    };
    sgf::records(text.as_bytes()).flat_map(told).collect()
}

/// The moves of the main line; `-` where a node has none.
fn main_line(game: &Record) -> Vec<String> {
    let moves = game.history.main_line(NodeId::ROOT).map(|id| game.history.node(id).mv());
    moves.map(|mv| mv.map_or("-".to_owned(), |mv| mv.to_string())).collect()
}

/// The position at the end of the main line.
fn last_position(game: &Record) -> Position {
    let mut played = Game::from_history(game.start().unwrap(), game.history.clone()).unwrap();
    while played.forward() {}
    played.position().clone()
}
