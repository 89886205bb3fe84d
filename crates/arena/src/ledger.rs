//! The results of a match on disk: a line of settings, then a line for each game.
//!
//! Each line is a JSON value of its own, written at once. A line that was torn when the
//! program was killed is cut off when the file is opened again.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs::{File, OpenOptions},
    io::{self, Read, Seek, SeekFrom, Write},
    path::Path,
};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Finished, Side, Tally, tally::points};

/// A game as the ledger has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0.
    pub game: usize,
    /// Who had White.
    pub white: Side,
    /// `1-0`, `0-1`, `1/2-1/2`, or `Void`.
    pub result: String,
    /// Points of the first engine, doubled; none where the game does not count.
    pub points: Option<u8>,
    /// Why it ended.
    pub ending: String,
    /// How many moves of both were played.
    pub plies: usize,
    /// Who did something wrong, if that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<(Side, String)>,
    /// What it did, in a sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
}

impl Entry {
    /// What the ledger keeps of a game.
    pub fn of(number: usize, finished: &Finished) -> Entry {
        let ending = &finished.ending;
        let verdict = ending.verdict();
        let forfeit = ending.forfeit();
        Entry {
            game: number,
            white: Side::white_in(number),
            result: verdict.to_string(),
            points: points(verdict, Side::A.color_in(number)),
            ending: ending.word().into_owned(),
            plies: finished.moves.len(),
            forfeit: forfeit.map(|(by, fault)| (Side::of(by, number), fault.kind.word().to_owned())),
            why: forfeit.map(|(_, fault)| fault.to_string()),
        }
    }
}

/// Why a ledger cannot be gone on with.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// It cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is of a match with other settings.
    #[error("it is of a match in which {setting} was {before}, not {now}")]
    Settings {
        /// Which setting.
        setting: String,
        /// What it was.
        before: String,
        /// What it is now.
        now: String,
    },
    /// A line of it is none that we wrote.
    #[error("line {line}: {why}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// The games of a match that have ended, and where they are kept.
#[derive(Debug, Default)]
pub struct Ledger {
    entries: BTreeMap<usize, Entry>,
    file: Option<File>,
}

impl Ledger {
    /// A ledger that is kept nowhere.
    pub fn in_memory() -> Ledger {
        Ledger::default()
    }

    /// Opens a ledger to go on with it, or begins it.
    ///
    /// # Errors
    /// When the file cannot be read or written, is no ledger, or one of another match.
    pub fn open(path: &Path, settings: &Map<String, Value>) -> Result<Ledger, LedgerError> {
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        if !file.metadata()?.is_file() {
            return Err(io::Error::other("it is no file").into());
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        if whole == 0 {
            check_beginning(&bytes, settings)?;
        }
        let entries = entries(&String::from_utf8_lossy(&bytes[..whole]), settings)?;
        if whole < bytes.len() {
            file.set_len(whole as u64)?;
            file.seek(SeekFrom::End(0))?;
        }
        if whole == 0 {
            write_line(&mut file, settings)?;
        }
        Ok(Ledger { entries, file: Some(file) })
    }

    /// Adds a game that has ended.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, entry: Entry) -> io::Result<()> {
        if let Some(file) = &mut self.file {
            write_line(file, &entry)?;
        }
        self.entries.insert(entry.game, entry);
        Ok(())
    }

    /// What was scored so far.
    pub fn tally(&self) -> Tally {
        let points = |game: usize| self.entries.get(&game).and_then(|entry| entry.points);
        let pairs: BTreeSet<usize> = self.entries.keys().map(|game| game / 2).collect();
        Tally::of_pairs(pairs.into_iter().map(|pair| [points(2 * pair), points(2 * pair + 1)]))
    }

    /// The games in it, by their number.
    pub fn entries(&self) -> &BTreeMap<usize, Entry> {
        &self.entries
    }
}

fn read<T: serde::de::DeserializeOwned>(index: usize, line: &str) -> Result<T, LedgerError> {
    serde_json::from_str(line).map_err(|error| LedgerError::Line { line: index + 1, why: error.to_string() })
}

/// An entry whose numbers can be.
fn checked(index: usize, entry: Entry) -> Result<Entry, LedgerError> {
    let wrong = |why: &str| Err(LedgerError::Line { line: index + 1, why: why.to_owned() });
    if entry.game >= usize::MAX / 2 {
        return wrong("no match has so many games");
    }
    match entry.points {
        Some(3..) => wrong("no game has more than two half points"),
        _ => Ok(entry),
    }
}

fn write_line(file: &mut File, value: &impl Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    file.write_all(&line)
}

/// Only what we began to write ourselves may be written again.
fn check_beginning(bytes: &[u8], settings: &Map<String, Value>) -> Result<(), LedgerError> {
    if serde_json::to_vec(settings).is_ok_and(|ours| ours.starts_with(bytes)) {
        return Ok(());
    }
    read::<Map<String, Value>>(0, &String::from_utf8_lossy(bytes))?;
    Err(LedgerError::Line { line: 1, why: "it does not end".to_owned() })
}

/// The games of whole lines, of which the first has the settings.
fn entries(text: &str, settings: &Map<String, Value>) -> Result<BTreeMap<usize, Entry>, LedgerError> {
    let mut lines = text.lines().enumerate();
    if let Some((_, line)) = lines.next() {
        agree(&read(0, line)?, settings)?;
    }
    let entry = |(index, line)| checked(index, read(index, line)?).map(|entry| (entry.game, entry));
    lines.map(entry).collect()
}

/// Complains about the first setting that differs.
fn agree(before: &Map<String, Value>, now: &Map<String, Value>) -> Result<(), LedgerError> {
    let names = now.keys().chain(before.keys().filter(|name| !now.contains_key(*name)));
    for name in names {
        match (before.get(name), now.get(name)) {
            (one, other) if one == other => {}
            (Some(Value::Object(one)), Some(Value::Object(other))) => {
                agree(one, other).map_err(|error| within(name, error))?;
            }
            (one, other) => {
                return Err(LedgerError::Settings {
                    setting: name.clone(),
                    before: shown(one),
                    now: shown(other),
                });
            }
        }
    }
    Ok(())
}

/// The same complaint about a setting that is part of another.
fn within(name: &str, error: LedgerError) -> LedgerError {
    match error {
        LedgerError::Settings { setting, before, now } => {
            LedgerError::Settings { setting: format!("{setting} of {name}"), before, now }
        }
        other => other,
    }
}

/// A setting for people.
fn shown(value: Option<&Value>) -> String {
    match value {
        None | Some(Value::Null) => "not said".to_owned(),
        Some(Value::String(text)) => text.clone(),
        Some(other) => other.to_string(),
    }
}
