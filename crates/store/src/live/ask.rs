//! What is known of live games.

use std::time::Duration;

use crate::{
    GameId, Store, StoreError,
    link::{Link, Row, Value},
};

/// A game's columns in the order in which [`RunningGame::of`] reads them.
const COLUMNS: &str = "id, kind, header, facts, \
                       white, black, variant, result, plies, started, changed, ended, position";

/// What a list shows of a game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Summary {
    /// Who has White.
    pub white: String,
    /// Who has Black.
    pub black: String,
    /// Which variant of its kind of game it is.
    pub variant: String,
    /// How it ended, empty until then.
    pub result: String,
    /// How many moves of both sides were played.
    pub plies: u64,
    /// When it began, in milliseconds since 1970.
    pub started: i64,
    /// When something happened last, in milliseconds since 1970.
    pub changed: i64,
    /// Whether it is over.
    pub ended: bool,
    /// The position that it stands in.
    pub position: String,
}

/// A game that goes on, or waits to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningGame {
    /// Its name.
    pub id: GameId,
    /// Which kind of game it is.
    pub kind: String,
    /// Everything that holds for the whole game, as JSON.
    pub header: String,
    /// The number of its last fact.
    pub last: u64,
    /// What a list shows of it.
    pub summary: Summary,
}

/// Something that happened in a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fact {
    /// Its number, from 1.
    pub number: u64,
    /// The house time at which it happened.
    pub at: Duration,
    /// The time of the world, in milliseconds since 1970.
    pub unix: i64,
    /// What happened, as JSON.
    pub text: String,
}

impl Summary {
    pub(super) fn values(&self) -> [Value; 9] {
        [
            self.white.as_str().into(),
            self.black.as_str().into(),
            self.variant.as_str().into(),
            self.result.as_str().into(),
            self.plies.into(),
            self.started.into(),
            self.changed.into(),
            self.ended.into(),
            self.position.as_str().into(),
        ]
    }
}

impl RunningGame {
    fn of(row: &Row) -> RunningGame {
        RunningGame {
            id: row.id(0),
            kind: row.text(1),
            header: row.text(2),
            last: row.count(3),
            summary: Summary {
                white: row.text(4),
                black: row.text(5),
                variant: row.text(6),
                result: row.text(7),
                plies: row.count(8),
                started: row.number(9),
                changed: row.number(10),
                ended: row.flag(11),
                position: row.text(12),
            },
        }
    }
}

impl Store {
    /// The games that have not ended, the one that changed last first.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn running(&self) -> Result<Vec<RunningGame>, StoreError> {
        self.read(|link| {
            let sql = format!("SELECT {COLUMNS} FROM game WHERE ended = 0 ORDER BY changed DESC, id");
            Ok(link.rows(sql, [])?.iter().map(RunningGame::of).collect())
        })
    }

    /// A game, whether it has ended or not.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn game(&self, id: &GameId) -> Result<Option<RunningGame>, StoreError> {
        let id = id.clone();
        self.read(move |link| {
            let sql = format!("SELECT {COLUMNS} FROM game WHERE id = $1");
            Ok(link.row(sql, [Value::from(&id)])?.as_ref().map(RunningGame::of))
        })
    }

    /// The facts of a game behind a number, in their order.
    ///
    /// # Errors
    /// When the database cannot be read.
    pub fn facts(&self, game: &GameId, after: u64, limit: u64) -> Result<Vec<Fact>, StoreError> {
        let game = game.clone();
        self.read(move |link| facts(link, &game, after, limit))
    }

    /// The facts of a game behind a number, told to a callback.
    pub fn facts_then(
        &self,
        game: &GameId,
        after: u64,
        limit: u64,
        callback: impl FnOnce(Result<Vec<Fact>, StoreError>) + Send + 'static,
    ) {
        let game = game.clone();
        self.read_then(move |link| facts(link, &game, after, limit), callback);
    }
}

fn facts(link: &mut Link, game: &GameId, after: u64, limit: u64) -> Result<Vec<Fact>, StoreError> {
    let sql = "SELECT number, stamp, unix, text FROM fact \
               WHERE game = $1 AND number > $2 ORDER BY number LIMIT $3";
    let rows = link.rows(sql, [game.into(), after.into(), limit.into()])?;
    let fact = |row: &Row| Fact {
        number: row.count(0),
        at: Duration::from_millis(row.count(1)),
        unix: row.number(2),
        text: row.text(3),
    };
    Ok(rows.iter().map(fact).collect())
}

pub(super) fn answer_to(link: &mut Link, game: &GameId, command: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT answer FROM command WHERE game = $1 AND id = $2";
    Ok(link.row(sql, [game.into(), command.into()])?.map(|row| row.text(0)))
}

/// Whether a game is over as it is kept.
pub(super) fn is_over(link: &mut Link, game: &GameId) -> Result<bool, StoreError> {
    let row = link.row("SELECT ended FROM game WHERE id = $1", [Value::from(game)])?;
    Ok(row.is_some_and(|row| row.flag(0)))
}
