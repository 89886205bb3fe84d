//! How our engine plays, which protocols and matches can set: its level, its book, its tables.

use std::{mem, sync::Arc};

use engine::{
    Level, RATINGS, Strength,
    chess::{Book, Tables},
};
use protocol::uci::{Choice, ChoiceKind};
use search::Table;

use crate::mind::Mind;

/// The options as they are.
#[derive(Debug, Clone)]
pub(crate) struct Manner {
    level: Level,
    /// The rating that counts instead of the level where strength is limited.
    rating: u32,
    is_limited: bool,
    uses_book: bool,
    book: Arc<Book>,
    tables: Option<Arc<Tables>>,
    /// Whether the mind has not been told of the tables yet.
    has_new_tables: bool,
}

/// A default, a least and a greatest number.
pub(crate) type Range = (i64, i64, i64);

const LEVEL: Range = (Level::FULL.number() as i64, 0, Level::FULL.number() as i64);
const RATING: Range = (RATINGS.1 as i64, RATINGS.0 as i64, RATINGS.1 as i64);
/// What programs that must say something say for no file.
const NO_FILE: &str = "<empty>";

impl Default for Manner {
    fn default() -> Manner {
        Manner {
            level: Level::FULL,
            rating: RATINGS.1,
            is_limited: false,
            uses_book: false,
            book: Arc::new(Book::own()),
            tables: None,
            has_new_tables: false,
        }
    }
}

/// Every option, where a level is the usual one.
pub(crate) fn choices(level: Level) -> impl Iterator<Item = Choice> {
    let spin = |(default, min, max)| ChoiceKind::Spin { default, min, max };
    [
        ("Skill Level", spin((i64::from(level.number()), LEVEL.1, LEVEL.2))),
        ("UCI_LimitStrength", ChoiceKind::Check(false)),
        ("UCI_Elo", spin(RATING)),
        ("OwnBook", ChoiceKind::Check(false)),
        ("BookFile", ChoiceKind::Text(String::new())),
        ("SyzygyPath", ChoiceKind::Text(String::new())),
    ]
    .into_iter()
    .map(|(name, kind)| Choice { name: name.to_owned(), kind })
}

impl Manner {
    /// The usual options at some level.
    pub(crate) fn at(level: Level) -> Manner {
        Manner { level, ..Manner::default() }
    }

    /// That of a level with some options, in the order in which they are set.
    pub(crate) fn with(level: Level, options: &[(String, String)]) -> Result<Manner, String> {
        let mut manner = Manner::at(level);
        options.iter().try_for_each(|(name, value)| manner.set(name, value))?;
        Ok(manner)
    }

    /// Sets an option, whose name may be written in any case.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name.to_ascii_lowercase().as_str() {
            "skill level" => {
                self.level = Level::new(number(name, value, LEVEL)? as u8).unwrap_or(Level::FULL);
            }
            "uci_limitstrength" => self.is_limited = truth(name, value)?,
            "uci_elo" => self.rating = number(name, value, RATING)? as u32,
            "ownbook" => self.uses_book = truth(name, value)?,
            "bookfile" => self.book = Arc::new(book(value)?),
            "syzygypath" => {
                self.tables = tables(value)?;
                self.has_new_tables = true;
            }
            _ => return Err(format!("there is no option {name:?}")),
        }
        Ok(())
    }

    /// What such a player is called.
    pub(crate) fn name(&self) -> String {
        if self.is_limited {
            format!("Plateau rated {}", self.rating)
        } else {
            format!("Plateau level {}", self.level)
        }
    }

    /// How strong to play.
    pub(crate) fn strength(&self) -> Strength {
        if self.is_limited { Strength::of_rating(self.rating) } else { self.level.strength() }
    }

    /// Where moves may be looked up.
    pub(crate) fn book(&self) -> Option<Arc<Book>> {
        self.uses_book.then(|| self.book.clone())
    }

    /// Tells a new mind what there is.
    pub(crate) fn meet(&mut self, mind: &mut dyn Mind) {
        self.has_new_tables = self.tables.is_some();
        self.carry_out(mind);
    }

    /// Tells the mind what is new.
    pub(crate) fn carry_out(&mut self, mind: &mut dyn Mind) {
        if mem::take(&mut self.has_new_tables) {
            mind.set_tables(self.tables.clone());
        }
    }
}

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

/// Says so where there is no memory for so many megabytes.
pub(crate) fn there_is_memory(megabytes: usize) -> Result<(), String> {
    let why = || format!("there is no memory for {megabytes} MB; it stays as it was");
    Table::fits(megabytes).then_some(()).ok_or_else(why)
}

/// A number of an option.
pub(crate) fn number(name: &str, value: &str, (_, min, max): Range) -> Result<usize, String> {
    let number = value.parse::<i64>().ok().filter(|number| (min..=max).contains(number));
    number
        .map(|number| number as usize)
        .ok_or_else(|| format!("{name} takes a number from {min} to {max}, not {value:?}"))
}

/// Whether an option is on, as UCI and as `XBoard` write it.
pub(crate) fn truth(name: &str, value: &str) -> Result<bool, String> {
    match value.to_ascii_lowercase().as_str() {
        "true" | "1" => Ok(true),
        "false" | "0" => Ok(false),
        _ => Err(format!("{name} takes true or false, not {value:?}")),
    }
}
