//! Where the games of `plateau play` are kept.

use game::Message;
use jiff::{Timestamp, tz::TimeZone};
use store::{GameId, Journal, Query, Record, RunningGame, Store, StoreError, unix_time};
use table::{Entry, Table};
use terminal::plain::{Keeper, Reopened, SavedGame, Unkept};

/// How many running games a list has, and how many of the library.
const LISTED: u64 = 20;

/// A store, and the journal of the game that is played.
pub(super) struct Kept {
    store: Store,
    journal: Journal,
    /// What began the game, until something happens in it.
    opening: Vec<Entry>,
    /// Whether a game is kept before anything has happened in it.
    keeps_empty: bool,
}

impl Kept {
    /// Somebody at a terminal has chosen a game; a script that only loads another has not.
    pub(super) fn new(store: Store, keeps_empty: bool) -> Kept {
        Kept { store, journal: Journal::new(unix_time()), opening: Vec::new(), keeps_empty }
    }

    /// Begins another game with these facts.
    fn begin(&mut self, table: &Table, entries: &[Entry]) -> Result<(), StoreError> {
        let mut journal = Journal::new(unix_time());
        if entries.len() > 1 || self.keeps_empty {
            journal.begin(&self.store, table, entries)?;
            self.opening.clear();
        } else {
            self.opening = entries.to_vec();
        }
        self.journal = journal;
        Ok(())
    }

    /// Keeps what began the game, if that was not done yet.
    fn keep_opening(&mut self, table: &Table) -> Result<(), StoreError> {
        if !self.opening.is_empty() {
            self.journal.begin(&self.store, table, &self.opening)?;
            self.opening.clear();
        }
        Ok(())
    }

    fn all_saved(&self) -> Result<Vec<SavedGame>, StoreError> {
        let running = self.store.running()?;
        let others = running.iter().filter(|game| game.id != *self.journal.game()).take(LISTED as usize);
        let library = self.store.list(&Query { limit: LISTED, ..Query::default() })?;
        Ok(others.map(of_running).chain(library.records.iter().map(of_library)).collect())
    }

    /// Takes the game up as somebody else has left it.
    fn catch_up(&mut self) -> Result<Table, StoreError> {
        let (journal, _, table) = Journal::take_up(&self.store, self.journal.game())?;
        self.journal = journal;
        Ok(table)
    }

    fn open_record(&self, id: &GameId) -> Result<Reopened, StoreError> {
        let (_, text) =
            self.store.open_record(id)?.ok_or_else(|| StoreError::UnknownRecord { id: id.clone() })?;
        Ok(Reopened::Record(text))
    }
}

impl Keeper for Kept {
    fn keep(&mut self, table: &Table, entries: &[Entry]) -> Result<(), Unkept> {
        let kept = if entries.first().is_some_and(|entry| entry.number == 1) {
            self.begin(table, entries)
        } else {
            self.keep_opening(table)
                .and_then(|()| self.journal.keep(&self.store, table, entries, unix_time()))
        };
        let refused = |error: StoreError| Unkept::Refused(error.message());
        match kept {
            Ok(()) => Ok(()),
            Err(StoreError::Conflict { .. }) => {
                Err(self.catch_up().map_or_else(refused, |table| Unkept::Overtaken(Box::new(table))))
            }
            Err(error) => Err(refused(error)),
        }
    }

    fn save(&mut self, table: &Table) -> Result<(), Message> {
        self.keep_opening(table).map_err(|error| error.message())
    }

    fn is_kept(&self) -> bool {
        self.journal.known() > 0
    }

    fn saved(&self) -> Result<Vec<SavedGame>, Message> {
        self.all_saved().map_err(|error| error.message())
    }

    fn reopen(&mut self, game: &SavedGame) -> Result<Reopened, Message> {
        let unreadable = |why: store::ParseGameIdError| StoreError::Unreadable { why: why.to_string() };
        let id: GameId = game.id.parse().map_err(|error| unreadable(error).message())?;
        if !game.is_running {
            return self.open_record(&id).map_err(|error| error.message());
        }
        let (journal, _, table) = Journal::take_up(&self.store, &id).map_err(|error| error.message())?;
        (self.journal, self.opening) = (journal, Vec::new());
        Ok(Reopened::Running(Box::new(table)))
    }
}

fn of_running(game: &RunningGame) -> SavedGame {
    let summary = &game.summary;
    SavedGame {
        id: game.id.to_string(),
        is_running: true,
        white: summary.white.clone(),
        black: summary.black.clone(),
        variant: if game.kind == "go" { game.kind.clone() } else { summary.variant.clone() },
        moves: moves(summary.plies, game.kind == "go"),
        date: day_and_time(summary.changed),
        result: String::new(),
        // Games of this face have no header.
        is_served: !game.header.is_empty(),
    }
}

fn of_library(record: &Record) -> SavedGame {
    let sheet = &record.sheet;
    SavedGame {
        id: record.id.to_string(),
        is_running: false,
        white: sheet.white.clone(),
        black: sheet.black.clone(),
        variant: if sheet.kind == store::Kind::Go { "go".to_owned() } else { sheet.variant.clone() },
        moves: moves(sheet.plies, sheet.kind == store::Kind::Go),
        date: if sheet.date.is_empty() { day_and_time(record.added) } else { sheet.date.replace('.', "-") },
        result: sheet.result.clone(),
        is_served: false,
    }
}

/// In Go each side's move has a number of its own.
fn moves(plies: u64, is_go: bool) -> u64 {
    if is_go { plies } else { plies.div_ceil(2) }
}

/// `2026-11-18 09:30`, where the machine is.
fn day_and_time(unix: i64) -> String {
    let moment = Timestamp::from_millisecond(unix).unwrap_or_default();
    moment.to_zoned(TimeZone::system()).strftime("%Y-%m-%d %H:%M").to_string()
}
