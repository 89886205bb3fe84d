//! Engines of others.

use toml_edit::{Item, TableLike, Value};

use super::{
    SettingsError,
    read::{Reading, choice, text},
};

/// The table's name in the file.
pub(super) const KEY: &str = "engine";

/// How an engine is spoken with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EngineProtocol {
    /// UCI.
    Uci,
    /// `XBoard`.
    Xboard,
    /// GTP.
    Gtp,
}

/// Each protocol with its word.
pub(super) const PROTOCOLS: &[(&str, EngineProtocol)] =
    &[("uci", EngineProtocol::Uci), ("xboard", EngineProtocol::Xboard), ("gtp", EngineProtocol::Gtp)];

impl EngineProtocol {
    /// Its word in the file.
    pub fn word(self) -> &'static str {
        PROTOCOLS.iter().find(|(_, known)| *known == self).map_or("", |(word, _)| *word)
    }
}

/// A program that plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineSettings {
    /// How people call it.
    pub name: String,
    /// The command that starts it, with its arguments.
    pub command: String,
    /// How it is spoken with.
    pub protocol: EngineProtocol,
    /// Its options by name.
    pub options: Vec<(String, String)>,
}

/// The engines of a document; those that lack something are left out.
pub(super) fn read(document: &dyn TableLike, reading: &mut Reading) -> Vec<EngineSettings> {
    let Some(list) = document.get(KEY) else { return Vec::new() };
    let Some(tables) = tables(list) else {
        reading.wrong(KEY, list, format!("[[{KEY}]]"));
        return Vec::new();
    };
    tables.into_iter().filter_map(|table| one(table, list, reading)).collect()
}

/// The tables of a list, however it is written.
pub(super) fn tables(list: &Item) -> Option<Vec<&dyn TableLike>> {
    match list {
        Item::ArrayOfTables(tables) => Some(tables.iter().map(|table| table as &dyn TableLike).collect()),
        Item::Value(Value::Array(array)) => {
            array.iter().map(|value| value.as_inline_table().map(|table| table as &dyn TableLike)).collect()
        }
        _ => None,
    }
}

fn one(table: &dyn TableLike, list: &Item, reading: &mut Reading) -> Option<EngineSettings> {
    let name = required(table, "name", list, reading, text)?;
    let command = required(table, "command", list, reading, text)?;
    let protocol = required(table, "protocol", list, reading, choice(PROTOCOLS))?;
    let options = table.get("options").map_or_else(Vec::new, |item| options(item, reading));
    Some(EngineSettings { name, command, protocol, options })
}

fn required<T>(
    table: &dyn TableLike,
    key: &str,
    list: &Item,
    reading: &mut Reading,
    read: impl Fn(&Item) -> Result<T, String>,
) -> Option<T> {
    let Some(item) = table.get(key) else {
        let near = table.iter().next().map_or(list, |(_, item)| item);
        let (line, key) = (reading.line(near), key.to_owned());
        reading.problem(SettingsError::Engine { line, key });
        return None;
    };
    read(item).map_err(|expected| reading.wrong(&format!("{KEY}.{key}"), item, expected)).ok()
}

/// Options as texts, whatever they are written as.
fn options(item: &Item, reading: &mut Reading) -> Vec<(String, String)> {
    let Some(table) = item.as_table_like() else {
        reading.wrong(&format!("{KEY}.options"), item, "{ Hash = 16 }".to_owned());
        return Vec::new();
    };
    let mut options = Vec::new();
    for (name, item) in table.iter() {
        match scalar(item) {
            Some(value) => options.push((name.to_owned(), value)),
            None => reading.wrong(&format!("{KEY}.options.{name}"), item, "\"…\"".to_owned()),
        }
    }
    options
}

fn scalar(item: &Item) -> Option<String> {
    match item.as_value()? {
        Value::String(text) => Some(text.value().clone()),
        Value::Integer(number) => Some(number.value().to_string()),
        Value::Float(number) => Some(number.value().to_string()),
        Value::Boolean(flag) => Some(flag.value().to_string()),
        _ => None,
    }
}
