//! Tables as the games that are kept: the one place that knows what a fact says.

use chess::pgn;
use draughts::pdn;
use game::{ByColor, Verdict};
use go::sgf;
use sha2::{Digest as _, Sha256};
use table::{Entry, Fact, Kind, Sitter, Table};

use crate::{
    Append, Conclusion, GameId, GameResult, NewGame, NewRecord, Player, RunningGame, Scoring, Shelving,
    Store, StoreError, Summary,
};

/// How many facts are read at a time.
const PAGE: u64 = 2_000;

/// Under which name a table is kept, and how far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    game: GameId,
    known: u64,
    started: i64,
}

impl Journal {
    /// A journal for a table that begins at a time of the world.
    pub fn new(unix: i64) -> Journal {
        Journal { game: GameId::random(), known: 0, started: unix }
    }

    /// The name of the game.
    pub fn game(&self) -> &GameId {
        &self.game
    }

    /// The number of the last fact that is kept.
    pub fn known(&self) -> u64 {
        self.known
    }

    /// What begins the game, with the facts it begins with.
    pub fn opening(&self, table: &Table, entries: &[Entry], header: String) -> (NewGame, Vec<String>) {
        let new = NewGame {
            id: self.game.clone(),
            kind: table.spec().kind.game().to_owned(),
            header,
            summary: self.summary(table, self.started),
            at: entries.last().map(Entry::time).unwrap_or_default(),
            unix: self.started,
        };
        (new, entries.iter().map(text_of).collect())
    }

    /// What a command adds to the game; `table` is how it stands behind the facts.
    pub fn addition(
        &self,
        table: &Table,
        entries: &[Entry],
        command: Option<(String, String)>,
        unix: i64,
    ) -> Append {
        Append {
            game: self.game.clone(),
            after: self.known,
            facts: entries.iter().map(text_of).collect(),
            at: entries.last().map_or_else(|| table.latest(), Entry::time),
            unix,
            command,
            summary: (!entries.is_empty()).then(|| self.summary(table, unix)),
            conclusion: self.conclusion(table, entries, unix),
        }
    }

    /// Takes note that so many facts more are kept.
    pub fn advance(&mut self, entries: usize) {
        self.known += entries as u64;
    }

    /// Begins to keep a table, and waits until that is done.
    ///
    /// # Errors
    /// When it cannot be saved.
    pub fn begin(&mut self, store: &Store, table: &Table, entries: &[Entry]) -> Result<(), StoreError> {
        let (new, facts) = self.opening(table, entries, String::new());
        store.create(new, facts)?;
        self.advance(entries.len());
        Ok(())
    }

    /// Keeps what happened, and waits until that is done.
    ///
    /// # Errors
    /// When it cannot be saved, or somebody else went on with the game.
    pub fn keep(
        &mut self,
        store: &Store,
        table: &Table,
        entries: &[Entry],
        unix: i64,
    ) -> Result<(), StoreError> {
        store.append(self.addition(table, entries, None, unix))?;
        self.advance(entries.len());
        Ok(())
    }

    /// Takes a game up again as it is kept.
    ///
    /// # Errors
    /// When there is no such game, or its facts make no table.
    pub fn take_up(store: &Store, game: &GameId) -> Result<(Journal, RunningGame, Table), StoreError> {
        let unknown = || StoreError::UnknownGame { game: game.clone() };
        let kept = store.game(game)?.ok_or_else(unknown)?;
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            let page = store.facts(game, entries.len() as u64, PAGE)?;
            let is_last = (page.len() as u64) < PAGE;
            for fact in page {
                entries.push(read(&fact.text).map_err(|why| unreadable(game, why))?);
            }
            if is_last {
                break;
            }
        }
        let table = Table::of_facts(&entries).map_err(|error| unreadable(game, error))?;
        let journal =
            Journal { game: game.clone(), known: entries.len() as u64, started: kept.summary.started };
        Ok((journal, kept, table))
    }

    fn summary(&self, table: &Table, unix: i64) -> Summary {
        let ending = table.ending();
        Summary {
            white: table.seats().white.name(),
            black: table.seats().black.name(),
            variant: table.spec().kind.name().to_owned(),
            result: ending.map(|ending| ending.verdict.to_string()).unwrap_or_default(),
            plies: table.plies(),
            started: self.started,
            changed: unix,
            ended: ending.is_some(),
            position: table.game().setup_text(),
        }
    }

    /// What library and scores have of the game behind some facts; none if nothing changes.
    fn conclusion(&self, table: &Table, entries: &[Entry], unix: i64) -> Option<Conclusion> {
        let id = self.record_id(table);
        let has = |is_such: fn(&Fact) -> bool| entries.iter().any(|entry| is_such(&entry.fact));
        let score = if has(|fact| matches!(fact, Fact::Ended { .. })) {
            result(table, &id, unix).map_or(Scoring::Forgotten, |result| Scoring::Noted(Box::new(result)))
        } else if has(|fact| matches!(fact, Fact::Went { .. })) {
            // A game that was over may go on.
            Scoring::Forgotten
        } else if table.ending().is_some() && has(is_remark) {
            Scoring::Unchanged
        } else {
            return None;
        };
        let record = match table.ending() {
            None => Shelving::Withdrawn,
            Some(_) => record_of(table).map_or(Shelving::Unchanged, |new| Shelving::Saved(Box::new(new))),
        };
        Some(Conclusion { id, record, score })
    }

    /// The name of this game in the library: each that began anew has one of its own.
    pub fn record_id(&self, table: &Table) -> GameId {
        match table.restarts() {
            0 => self.game.clone(),
            restarts => {
                let digest = Sha256::digest(format!("{} {restarts}", self.game));
                GameId::of(u128::from_le_bytes(digest[..16].try_into().expect("a digest has 32 bytes")))
            }
        }
    }
}

/// Whether a fact changes what a record says besides moves and players.
fn is_remark(fact: &Fact) -> bool {
    matches!(
        fact,
        Fact::Noted { .. }
            | Fact::Tagged { .. }
            | Fact::Placed { .. }
            | Fact::Varied { .. }
            | Fact::Undone { .. }
    )
}

/// A fact as it is kept.
fn text_of(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("a fact can be written")
}

/// A fact that was kept.
///
/// # Errors
/// When it is none.
pub fn read(text: &str) -> Result<Entry, serde_json::Error> {
    serde_json::from_str(text)
}

fn unreadable(game: &GameId, why: impl std::fmt::Display) -> StoreError {
    StoreError::Unreadable { why: format!("{game}: {why}") }
}

/// A table as a game of the library; none where nothing can be read in its record.
pub fn record_of(table: &Table) -> Option<NewRecord> {
    let text = table.record();
    match table.spec().kind {
        Kind::Chess { .. } => {
            pgn::records(text.as_bytes()).find_map(Result::ok).as_ref().map(NewRecord::of_chess)
        }
        Kind::Go { .. } => sgf::records(text.as_bytes()).find_map(Result::ok).as_ref().map(NewRecord::of_go),
        Kind::Draughts { .. } => pdn::Record::read(&text).ok().as_ref().map(NewRecord::of_draughts),
    }
}

/// The result of a game between two who are rated.
fn result(table: &Table, id: &GameId, unix: i64) -> Option<GameResult> {
    let verdict = table.ending()?.verdict;
    let ByColor { white, black } = ByColor::new_with(|color| player(&table.seats()[color]));
    let (white, black) = (white?, black?);
    let kind = table.rated_as();
    let is_rated = verdict != Verdict::NoResult && white != black;
    is_rated.then(|| GameResult { game: id.clone(), kind, white, black, verdict, unix })
}

/// Who is noted among the scores; nobody for an empty seat, for a record and without a name.
pub fn player(sitter: &Sitter) -> Option<Player> {
    match sitter {
        Sitter::Person { name, .. } if matches!(name.trim(), "" | table::NAMELESS) => None,
        Sitter::Person { name, .. } => Some(Player::person(name.as_str())),
        Sitter::Level { level } => Some(Player::level(sitter.name(), *level)),
        Sitter::Engine { name } => Some(Player::engine(name.as_str())),
        Sitter::Nobody | Sitter::Record { .. } => None,
    }
}
