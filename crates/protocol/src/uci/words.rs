//! A line as words, taken one by one.

use std::{str::FromStr, time::Duration};

/// What is left of a line.
#[derive(Debug, Clone)]
pub(super) struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    pub(super) fn of(line: &'a str) -> Words<'a> {
        Words(line)
    }

    /// Everything that is left, as it stands there.
    pub(super) fn rest(self) -> &'a str {
        self.0.trim()
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.clone().next()
    }

    /// The next word as a value; a word that is none stays.
    pub(super) fn read<T: FromStr>(&mut self) -> Option<T> {
        let value = self.peek()?.parse().ok()?;
        self.next();
        Some(value)
    }

    /// A number, which is as large as can be where it is too large.
    pub(super) fn number(&mut self) -> Option<u64> {
        self.read::<u128>().map(|number| u64::try_from(number).unwrap_or(u64::MAX))
    }

    /// A number of milliseconds; what is below zero is zero.
    pub(super) fn milliseconds(&mut self) -> Option<Duration> {
        self.read::<i128>()
            .map(|number| Duration::from_millis(u64::try_from(number.max(0)).unwrap_or(u64::MAX)))
    }

    /// The words before one at which to stop, which stays.
    pub(super) fn before(&mut self, is_end: impl Fn(&str) -> bool) -> Vec<String> {
        let mut taken = Vec::new();
        while let Some(word) = self.peek().filter(|word| !is_end(word)) {
            self.next();
            taken.push(word.to_owned());
        }
        taken
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let text = self.0.trim_start();
        let (word, rest) = text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()));
        self.0 = rest;
        (!word.is_empty()).then_some(word)
    }
}
