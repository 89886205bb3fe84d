//! Values of single keys, with what is wrong with them.

use std::{ops::RangeInclusive, time::Duration};

use game::Quoted;
use toml_edit::{Item, TableLike};

use super::SettingsError;

/// What a value should have been, in no language: `true | false`, `0 … 9`.
pub(super) type Expected = String;

/// Where lines begin in a text.
#[derive(Default)]
pub(super) struct Lines(Vec<usize>);

impl Lines {
    pub(super) fn of(text: &str) -> Lines {
        Lines(text.match_indices('\n').map(|(at, _)| at).collect())
    }

    /// The line of a byte, from 1.
    pub(super) fn line(&self, at: usize) -> usize {
        self.0.partition_point(|&end| end < at) + 1
    }
}

/// A document being read: what is wrong with it is gathered.
pub(super) struct Reading<'a> {
    lines: &'a Lines,
    problems: Vec<SettingsError>,
}

impl<'a> Reading<'a> {
    pub(super) fn new(lines: &'a Lines) -> Reading<'a> {
        Reading { lines, problems: Vec::new() }
    }

    pub(super) fn finish(self) -> Vec<SettingsError> {
        self.problems
    }

    pub(super) fn line(&self, item: &Item) -> usize {
        item.span().map_or(0, |span| self.lines.line(span.start))
    }

    pub(super) fn problem(&mut self, problem: SettingsError) {
        self.problems.push(problem);
    }

    /// Notes that a value is not what it should be.
    pub(super) fn wrong(&mut self, key: &str, item: &Item, expected: Expected) {
        let (line, key, value) = (self.line(item), key.to_owned(), shown(item));
        self.problem(SettingsError::Value { line, key, value, expected });
    }

    /// Reads one key into its place, where it has a good value.
    pub(super) fn key<T>(
        &mut self,
        table: &dyn TableLike,
        group: &str,
        key: &str,
        into: &mut T,
        read: impl Fn(&Item) -> Result<T, Expected>,
    ) {
        let Some(item) = table.get(key) else { return };
        match read(item) {
            Ok(value) => *into = value,
            Err(expected) => self.wrong(&format!("{group}.{key}"), item, expected),
        }
    }

    /// The table of a group; none where it is missing or something else.
    pub(super) fn table<'t>(
        &mut self,
        document: &'t dyn TableLike,
        group: &str,
    ) -> Option<&'t dyn TableLike> {
        let item = document.get(group)?;
        let table = item.as_table_like();
        if table.is_none() {
            self.wrong(group, item, format!("[{group}]"));
        }
        table
    }
}

/// A value as the file has it.
pub(super) fn shown(item: &Item) -> Quoted {
    let text = item.to_string();
    Quoted::new(text.trim().trim_matches('"'))
}

pub(super) fn flag(item: &Item) -> Result<bool, Expected> {
    item.as_bool().ok_or_else(|| "true | false".to_owned())
}

/// A short text in one line.
pub(super) fn text(item: &Item) -> Result<String, Expected> {
    let text = item.as_str().filter(|text| text.len() <= 4096 && !text.contains(['\n', '\r', '\0']));
    text.map(str::to_owned).ok_or_else(|| "\"…\"".to_owned())
}

/// A whole number within bounds.
pub(super) fn number(bounds: RangeInclusive<u64>) -> impl Fn(&Item) -> Result<u64, Expected> {
    move |item| {
        let number = item.as_integer().and_then(|number| u64::try_from(number).ok());
        let expected = || format!("{} … {}", bounds.start(), bounds.end());
        number.filter(|number| bounds.contains(number)).ok_or_else(expected)
    }
}

/// A time in seconds, whole or not.
pub(super) fn seconds(most: u64) -> impl Fn(&Item) -> Result<Duration, Expected> {
    move |item| {
        let whole = item.as_integer().and_then(|number| u64::try_from(number).ok()).map(Duration::from_secs);
        let time = whole.or_else(|| Duration::try_from_secs_f64(item.as_float()?).ok());
        time.filter(|time| *time <= Duration::from_secs(most)).ok_or_else(|| format!("0 … {most}"))
    }
}

/// One of some words.
pub(super) fn choice<T: Copy>(choices: &[(&'static str, T)]) -> impl Fn(&Item) -> Result<T, Expected> {
    move |item| {
        let known = choices.iter().find(|(word, _)| Some(*word) == item.as_str());
        let expected = || choices.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(" | ");
        known.map(|&(_, choice)| choice).ok_or_else(expected)
    }
}
