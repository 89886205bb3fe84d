//! Changes of settings, made in the document so that all else in it stays.

use std::time::Duration;

use game::{Period, Quoted};
use toml_edit::{ArrayOfTables, DocumentMut, Item, Table, Value};

use super::{DisplaySettings, EngineSettings, PlaySettings, SettingsError, clock, engine, read::shown};

/// A value to set a key to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingValue {
    /// Yes or no.
    Flag(bool),
    /// A whole number.
    Number(i64),
    /// A text, or one of some words.
    Text(String),
}

impl From<bool> for SettingValue {
    fn from(flag: bool) -> SettingValue {
        SettingValue::Flag(flag)
    }
}

impl From<i64> for SettingValue {
    fn from(number: i64) -> SettingValue {
        SettingValue::Number(number)
    }
}

impl From<&str> for SettingValue {
    fn from(text: &str) -> SettingValue {
        SettingValue::Text(text.to_owned())
    }
}

/// A value of one of our own types, as it is set.
pub(super) trait Told {
    fn told(&self) -> SettingValue;
}

impl Told for bool {
    fn told(&self) -> SettingValue {
        SettingValue::Flag(*self)
    }
}

impl Told for u64 {
    fn told(&self) -> SettingValue {
        SettingValue::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl Told for String {
    fn told(&self) -> SettingValue {
        SettingValue::Text(self.clone())
    }
}

impl SettingValue {
    /// The word of a choice.
    pub(super) fn word<T: PartialEq>(choices: &[(&'static str, T)], chosen: &T) -> SettingValue {
        let known = choices.iter().find(|(_, choice)| choice == chosen);
        SettingValue::Text(known.map_or("", |(word, _)| *word).to_owned())
    }

    fn value(&self) -> Value {
        match self {
            SettingValue::Flag(flag) => Value::from(*flag),
            SettingValue::Number(number) => Value::from(*number),
            SettingValue::Text(text) => Value::from(text.as_str()),
        }
    }
}

/// Something that was changed and waits to be saved.
#[derive(Debug, Clone)]
pub(super) enum Change {
    Key(String, SettingValue),
    Engines(Vec<EngineSettings>),
    Periods(Vec<Period>),
}

impl Change {
    /// Complains about a key that is not known and a value that does not fit.
    pub(super) fn check(&self) -> Result<(), SettingsError> {
        let Change::Key(key, value) = self else { return Ok(()) };
        let item = Item::Value(value.value());
        let known = DisplaySettings::check(key, &item).or_else(|| PlaySettings::check(key, &item));
        match known {
            None => Err(SettingsError::UnknownKey { key: Quoted::new(key) }),
            Some(Ok(())) => Ok(()),
            Some(Err(expected)) => {
                Err(SettingsError::Refused { key: key.clone(), value: shown(&item), expected })
            }
        }
    }

    pub(super) fn apply(&self, document: &mut DocumentMut) {
        match self {
            Change::Key(key, value) => {
                if let Some((group, key)) = key.split_once('.') {
                    set(group_in(document, group), key, value.value());
                }
            }
            Change::Engines(engines) => {
                put_list(document.as_table_mut(), engine::KEY, engines.iter().map(engine_table));
            }
            Change::Periods(periods) => {
                put_list(group_in(document, clock::GROUP), clock::LIST, periods.iter().map(period_table));
            }
        }
    }
}

/// The table of a group; what stands in its place and is none makes way.
fn group_in<'a>(document: &'a mut DocumentMut, group: &str) -> &'a mut dyn toml_edit::TableLike {
    let item = document.as_table_mut().entry(group).or_insert_with(toml_edit::table);
    if !item.is_table_like() {
        *item = toml_edit::table();
    }
    item.as_table_like_mut().expect("it was made a table")
}

/// Sets a key; the comment behind an old value stays.
fn set(table: &mut dyn toml_edit::TableLike, key: &str, mut value: Value) {
    match table.get_mut(key) {
        Some(Item::Value(old)) => {
            *value.decor_mut() = old.decor().clone();
            *old = value;
        }
        Some(other) => *other = Item::Value(value),
        None => drop(table.insert(key, Item::Value(value))),
    }
}

fn put_list(table: &mut dyn toml_edit::TableLike, key: &str, tables: impl Iterator<Item = Table>) {
    let list: ArrayOfTables = tables.collect();
    if list.is_empty() {
        table.remove(key);
    } else {
        table.insert(key, Item::ArrayOfTables(list));
    }
}

fn engine_table(engine: &EngineSettings) -> Table {
    let mut table = Table::new();
    table.insert("name", toml_edit::value(engine.name.as_str()));
    table.insert("command", toml_edit::value(engine.command.as_str()));
    table.insert("protocol", toml_edit::value(engine.protocol.word()));
    if !engine.options.is_empty() {
        let options: Table = engine
            .options
            .iter()
            .map(|(name, value)| (name.as_str(), toml_edit::value(value.as_str())))
            .collect();
        table.insert("options", Item::Table(options));
    }
    table
}

fn period_table(period: &Period) -> Table {
    let mut table = Table::new();
    table.insert("time", seconds(period.time));
    if let Some(moves) = period.moves {
        table.insert("moves", toml_edit::value(i64::from(moves)));
    }
    table.insert("increment", seconds(period.increment));
    table
}

/// A time in seconds, whole where it is.
fn seconds(time: Duration) -> Item {
    if time.subsec_nanos() == 0 {
        return toml_edit::value(i64::try_from(time.as_secs()).unwrap_or(i64::MAX));
    }
    toml_edit::value(time.as_secs_f64())
}
