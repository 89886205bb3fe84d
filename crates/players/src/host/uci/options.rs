//! What can be set.

use std::{sync::Arc, time::Duration};

use engine::{
    Level, RATINGS, Strength,
    chess::{Book, Tables},
};
use protocol::uci::{Choice, ChoiceKind};

use crate::mind::{Kinds, Mind};

/// The options as they are, and what is still to be done about them.
#[derive(Debug, Clone)]
pub(super) struct Options {
    pub(super) megabytes: usize,
    pub(super) threads: usize,
    pub(super) lines: usize,
    pub(super) overhead: Duration,
    pub(super) is_chess960: bool,
    pub(super) shows_wdl: bool,
    level: Level,
    /// The rating that counts instead of the level where strength is limited.
    rating: u32,
    is_limited: bool,
    uses_book: bool,
    book: Arc<Book>,
    tables: Option<Arc<Tables>>,
    pub(super) wants_to_forget: bool,
    has_new_tables: bool,
    /// The memory and the threads that the mind has.
    done: (usize, usize),
}

const HASH: (i64, i64, i64) = (16, 1, 65_536);
const THREADS: (i64, i64, i64) = (1, 1, 256);
const LINES: (i64, i64, i64) = (1, 1, 256);
const OVERHEAD: (i64, i64, i64) = (10, 0, 5_000);
const LEVEL: (i64, i64, i64) = (Level::FULL.number() as i64, 0, Level::FULL.number() as i64);
const RATING: (i64, i64, i64) = (RATINGS.1 as i64, RATINGS.0 as i64, RATINGS.1 as i64);

/// The option that chooses a kind of chess, in lower case.
pub(super) const VARIANT: &str = "uci_variant";
/// The option that names a file of variants, in lower case.
pub(super) const VARIANT_PATH: &str = "variantpath";

impl Default for Options {
    fn default() -> Options {
        let (megabytes, threads) = (HASH.0 as usize, THREADS.0 as usize);
        Options {
            megabytes,
            threads,
            lines: LINES.0 as usize,
            overhead: Duration::from_millis(OVERHEAD.0 as u64),
            is_chess960: false,
            shows_wdl: false,
            level: Level::FULL,
            rating: RATINGS.1,
            is_limited: false,
            uses_book: false,
            book: Arc::new(Book::own()),
            tables: None,
            wants_to_forget: false,
            has_new_tables: false,
            done: (megabytes, threads),
        }
    }
}

/// Every option.
pub(super) fn choices() -> impl Iterator<Item = Choice> {
    let spin = |(default, min, max)| ChoiceKind::Spin { default, min, max };
    [
        ("Hash", spin(HASH)),
        ("Clear Hash", ChoiceKind::Button),
        ("Threads", spin(THREADS)),
        ("MultiPV", spin(LINES)),
        ("Ponder", ChoiceKind::Check(false)),
        ("Move Overhead", spin(OVERHEAD)),
        ("UCI_Chess960", ChoiceKind::Check(false)),
        ("UCI_ShowWDL", ChoiceKind::Check(false)),
        ("Skill Level", spin(LEVEL)),
        ("UCI_LimitStrength", ChoiceKind::Check(false)),
        ("UCI_Elo", spin(RATING)),
        ("OwnBook", ChoiceKind::Check(false)),
        ("BookFile", ChoiceKind::Text(String::new())),
        ("SyzygyPath", ChoiceKind::Text(String::new())),
    ]
    .into_iter()
    .map(|(name, kind)| Choice { name: name.to_owned(), kind })
}

/// Which kind of chess is played.
pub(super) fn kinds(kinds: &Kinds) -> [Choice; 2] {
    let values: Vec<String> = kinds.names().map(str::to_owned).collect();
    let default = values.first().cloned().unwrap_or_default();
    [
        Choice { name: "UCI_Variant".to_owned(), kind: ChoiceKind::Combo { default, values } },
        Choice { name: "VariantPath".to_owned(), kind: ChoiceKind::Text(String::new()) },
    ]
}

impl Options {
    /// Sets an option, whose name may be written in any case.
    pub(super) fn set(&mut self, name: &str, value: Option<&str>) -> Result<(), String> {
        let value = value.unwrap_or_default();
        let number = |range| number(name, value, range);
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.megabytes = number(HASH)?,
            "clear hash" => self.wants_to_forget = true,
            "threads" => self.threads = number(THREADS)?,
            "multipv" => self.lines = number(LINES)?,
            "move overhead" => self.overhead = Duration::from_millis(number(OVERHEAD)? as u64),
            "uci_chess960" => self.is_chess960 = truth(name, value)?,
            "uci_showwdl" => self.shows_wdl = truth(name, value)?,
            "skill level" => self.level = Level::new(number(LEVEL)? as u8).unwrap_or(Level::FULL),
            "uci_limitstrength" => self.is_limited = truth(name, value)?,
            "uci_elo" => self.rating = number(RATING)? as u32,
            "ownbook" => self.uses_book = truth(name, value)?,
            "bookfile" => self.book = Arc::new(book(value)?),
            "syzygypath" => {
                self.tables = tables(value)?;
                self.has_new_tables = true;
            }
            // That it may be asked to ponder changes nothing for us.
            "ponder" => drop(truth(name, value)?),
            _ => return Err(format!("there is no option {name:?}")),
        }
        Ok(())
    }

    /// How strong to play.
    pub(super) fn strength(&self) -> Strength {
        if self.is_limited { Strength::of_rating(self.rating) } else { self.level.strength() }
    }

    /// Where moves may be looked up.
    pub(super) fn book(&self) -> Option<Arc<Book>> {
        self.uses_book.then(|| self.book.clone())
    }

    /// Makes a new mind as the options want it; the memory it has already.
    pub(super) fn meet(&mut self, mind: &mut dyn Mind) {
        self.done = (self.megabytes, 0);
        self.has_new_tables = self.tables.is_some();
        self.carry_out(mind);
    }

    /// Makes a mind as the options want it.
    pub(super) fn carry_out(&mut self, mind: &mut dyn Mind) {
        if self.done.0 != self.megabytes {
            mind.set_megabytes(self.megabytes);
        }
        if self.done.1 != self.threads {
            mind.set_threads(self.threads);
        }
        self.done = (self.megabytes, self.threads);
        if std::mem::take(&mut self.has_new_tables) {
            mind.set_tables(self.tables.clone());
        }
        if std::mem::take(&mut self.wants_to_forget) {
            mind.forget();
        }
    }
}

/// What UCI programs are told for no file.
const NO_FILE: &str = "<empty>";

/// The book of a file; our own where none is named.
fn book(file: &str) -> Result<Book, String> {
    if file.is_empty() || file == NO_FILE {
        return Ok(Book::own());
    }
    Book::open(file).map_err(|error| error.to_string())
}

/// The tables of some folders; none where none are named.
fn tables(folders: &str) -> Result<Option<Arc<Tables>>, String> {
    if folders.is_empty() || folders == NO_FILE {
        return Ok(None);
    }
    Tables::open(folders).map(|tables| Some(Arc::new(tables))).map_err(|error| error.to_string())
}

fn number(name: &str, value: &str, (_, min, max): (i64, i64, i64)) -> Result<usize, String> {
    let number = value.parse::<i64>().ok().filter(|number| (min..=max).contains(number));
    number
        .map(|number| number as usize)
        .ok_or_else(|| format!("{name} takes a number from {min} to {max}, not {value:?}"))
}

fn truth(name: &str, value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("{name} takes true or false, not {value:?}")),
    }
}
