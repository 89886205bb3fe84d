//! Facts that are added to a live game.

use std::time::Duration;

use super::Summary;
use crate::{
    GameId, GameResult, NewRecord, Store, StoreError,
    house::milliseconds,
    library,
    link::{Link, Value},
    rows::insert,
    scores,
};

/// How many facts one statement takes.
const CHUNK: usize = 500;

/// A game that begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// Its name.
    pub id: GameId,
    /// Which kind of game it is, as `chess`.
    pub kind: String,
    /// Everything that holds for the whole game, as JSON.
    pub header: String,
    /// What a list shows of it.
    pub summary: Summary,
    /// The house time.
    pub at: Duration,
    /// The time of the world, in milliseconds since 1970.
    pub unix: i64,
}

/// What a command adds to a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// Which game.
    pub game: GameId,
    /// The number of the last fact that the caller knows.
    pub after: u64,
    /// The facts, as JSON.
    pub facts: Vec<String>,
    /// The house time of the facts.
    pub at: Duration,
    /// The time of the world, in milliseconds since 1970.
    pub unix: i64,
    /// The client's name for the command, and the answer to it as JSON.
    pub command: Option<(String, String)>,
    /// What a list shows of the game from now on, if that changes.
    pub summary: Option<Summary>,
    /// Where the game stands in the library and among the scores from now on, if that changes.
    pub conclusion: Option<Conclusion>,
}

/// What the library and the scores have of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conclusion {
    /// The name under which they have it.
    pub id: GameId,
    /// What becomes of it in the library.
    pub record: Shelving,
    /// What is noted of its result.
    pub score: Scoring,
}

/// What becomes of a game in the library.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shelving {
    /// What is there stays.
    Unchanged,
    /// It goes on: what was saved when it was over goes to the bin.
    Withdrawn,
    /// It is saved so from now on.
    Saved(Box<NewRecord>),
}

/// What becomes of the result of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scoring {
    /// It stays as it is.
    Unchanged,
    /// It does not count, or no longer.
    Forgotten,
    /// It counts from now on.
    Noted(Box<GameResult>),
}

/// What came of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Appended {
    /// The facts were added; the number of the last one.
    Added(u64),
    /// The command was done before; nothing was added, and this is its answer.
    Repeated(String),
}

impl Store {
    /// Begins a game with its first facts.
    ///
    /// # Errors
    /// When there is one of this name, or it cannot be saved.
    pub fn create(&self, new: NewGame, facts: Vec<String>) -> Result<(), StoreError> {
        self.write(move |link| create(link, &new, &facts))
    }

    /// Begins a game, and tells when it is saved.
    pub fn create_then(
        &self,
        new: NewGame,
        facts: Vec<String>,
        callback: impl FnOnce(Result<(), StoreError>) + Send + 'static,
    ) {
        self.write_then(move |link| create(link, &new, &facts), callback);
    }

    /// Adds facts to a game, all or none.
    ///
    /// # Errors
    /// With [`StoreError::Conflict`] when the game has other facts than the caller knows; else
    /// when there is no such game, or the facts cannot be saved.
    pub fn append(&self, append: Append) -> Result<Appended, StoreError> {
        self.write(move |link| add(link, append))
    }

    /// Adds facts to a game, and tells when they are saved.
    pub fn append_then(
        &self,
        append: Append,
        callback: impl FnOnce(Result<Appended, StoreError>) + Send + 'static,
    ) {
        self.write_then(move |link| add(link, append), callback);
    }
}

fn create(link: &mut Link, new: &NewGame, facts: &[String]) -> Result<(), StoreError> {
    let mut values: Vec<Value> = vec![
        (&new.id).into(),
        new.kind.as_str().into(),
        new.header.as_str().into(),
        (facts.len() as u64).into(),
        milliseconds(new.at),
    ];
    values.extend(new.summary.values());
    let sql = "INSERT INTO game (id, kind, header, facts, stamp, \
               white, black, variant, result, plies, started, changed, ended, position) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
               ON CONFLICT (id) DO NOTHING";
    if link.run(sql, values)? == 0 {
        return Err(StoreError::GameExists { game: new.id.clone() });
    }
    note(link, &new.id, 0, facts, new.at, new.unix)
}

fn add(link: &mut Link, append: Append) -> Result<Appended, StoreError> {
    if let Some((id, answer)) = &append.command
        && let Some(before) = note_command(link, &append.game, id, answer)?
    {
        return Ok(Appended::Repeated(before));
    }
    let last = append.after + append.facts.len() as u64;
    // What somebody saved of a game that is not over is none of its ends.
    let leaves_library = match &append.conclusion {
        Some(Conclusion { record: Shelving::Withdrawn, .. }) => super::ask::is_over(link, &append.game)?,
        _ => false,
    };
    if advance(link, &append, last)? == 0 {
        return Err(refusal(link, append.game, append.after));
    }
    note(link, &append.game, append.after, &append.facts, append.at, append.unix)?;
    if let Some(conclusion) = &append.conclusion {
        if leaves_library {
            library::withdraw(link, &conclusion.id, append.unix)?;
        }
        conclude(link, conclusion, append.unix)?;
    }
    Ok(Appended::Added(last))
}

fn conclude(link: &mut Link, conclusion: &Conclusion, unix: i64) -> Result<(), StoreError> {
    // A game that was thrown away is not fetched back by a remark about it.
    let is_wanted = conclusion.score != Scoring::Unchanged || !library::is_deleted(link, &conclusion.id)?;
    if let Shelving::Saved(record) = &conclusion.record
        && is_wanted
    {
        match library::save(link, &conclusion.id, record, unix) {
            // The very same game is there already.
            Ok(()) | Err(StoreError::RecordExists { .. }) => {}
            Err(error) => return Err(error),
        }
    }
    match &conclusion.score {
        Scoring::Unchanged => Ok(()),
        Scoring::Forgotten => scores::forget(link, &conclusion.id),
        Scoring::Noted(result) => {
            scores::forget(link, &conclusion.id)?;
            scores::note(link, result)
        }
    }
}

/// Counts the facts; changes nothing where the caller counted otherwise.
fn advance(link: &mut Link, append: &Append, last: u64) -> Result<u64, StoreError> {
    let mut values: Vec<Value> =
        vec![(&append.game).into(), append.after.into(), last.into(), milliseconds(append.at)];
    let Some(summary) = &append.summary else {
        return link.run("UPDATE game SET facts = $3, stamp = $4 WHERE id = $1 AND facts = $2", values);
    };
    values.extend(summary.values());
    let sql = "UPDATE game SET facts = $3, stamp = $4, white = $5, black = $6, variant = $7, result = $8, \
               plies = $9, started = $10, changed = $11, ended = $12, position = $13 \
               WHERE id = $1 AND facts = $2";
    link.run(sql, values)
}

fn refusal(link: &mut Link, game: GameId, known: u64) -> StoreError {
    match link.row("SELECT facts FROM game WHERE id = $1", [Value::from(&game)]) {
        Ok(Some(row)) => StoreError::Conflict { game, known, last: row.count(0) },
        Ok(None) => StoreError::UnknownGame { game },
        Err(error) => error,
    }
}

/// Notes a command with its answer; gives the answer that it had before, if it had one.
fn note_command(
    link: &mut Link,
    game: &GameId,
    id: &str,
    answer: &str,
) -> Result<Option<String>, StoreError> {
    let sql = "INSERT INTO command (game, id, answer) SELECT id, $2, $3 FROM game WHERE id = $1 \
               ON CONFLICT (game, id) DO NOTHING";
    if link.run(sql, [game.into(), id.into(), answer.into()])? == 1 {
        return Ok(None);
    }
    let before = super::ask::answer_to(link, game, id)?;
    before.map(Some).ok_or_else(|| StoreError::UnknownGame { game: game.clone() })
}

fn note(
    link: &mut Link,
    game: &GameId,
    after: u64,
    facts: &[String],
    at: Duration,
    unix: i64,
) -> Result<(), StoreError> {
    let mut number = after;
    for chunk in facts.chunks(CHUNK) {
        let mut values: Vec<Value> = Vec::with_capacity(5 * chunk.len());
        for fact in chunk {
            number += 1;
            values.extend([game.into(), number.into(), milliseconds(at), unix.into(), fact.as_str().into()]);
        }
        link.run(insert("fact (game, number, stamp, unix, text)", 5, chunk.len()), values)?;
    }
    Ok(())
}
