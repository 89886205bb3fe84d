//! The words behind a command, taken one by one.

use std::{str::FromStr, time::Duration};

use super::{Command, RequestError};

/// What is left of a command's words.
pub(super) struct Arguments<'a> {
    rest: std::slice::Iter<'a, String>,
}

impl<'a> Arguments<'a> {
    pub(super) fn of(command: &'a Command) -> Arguments<'a> {
        Arguments { rest: command.arguments.iter() }
    }

    pub(super) fn next_if_any(&mut self) -> Option<&'a str> {
        self.rest.next().map(String::as_str)
    }

    pub(super) fn next(&mut self, what: &'static str) -> Result<&'a str, RequestError> {
        self.next_if_any().ok_or(RequestError::Missing(what))
    }

    pub(super) fn read<T: FromStr>(&mut self, what: &'static str) -> Result<T, RequestError> {
        read(self.next(what)?, what)
    }

    /// Everything that is left, word by word.
    pub(super) fn read_all<T: FromStr>(self, what: &'static str) -> Result<Vec<T>, RequestError> {
        self.rest.map(|word| read(word, what)).collect()
    }

    /// Everything that is left, as one text.
    pub(super) fn joined(self, what: &'static str) -> Result<String, RequestError> {
        let words: Vec<&str> = self.rest.map(String::as_str).collect();
        if words.is_empty() { Err(RequestError::Missing(what)) } else { Ok(words.join(" ")) }
    }

    /// A whole number without a sign.
    pub(super) fn number(&mut self, what: &'static str) -> Result<u32, RequestError> {
        number(self.next(what)?, what)
    }

    pub(super) fn number_if_any(&mut self, what: &'static str) -> Result<Option<u32>, RequestError> {
        self.next_if_any().map(|word| number(word, what)).transpose()
    }

    /// A number that has a value: neither infinite nor none at all.
    pub(super) fn finite(&mut self, what: &'static str) -> Result<f64, RequestError> {
        let word = self.next(what)?;
        let number = word.parse().ok().filter(|number: &f64| number.is_finite());
        number.ok_or_else(|| expected(what, word))
    }

    /// A number of seconds, perhaps with decimals, and never below zero.
    pub(super) fn seconds(&mut self) -> Result<Duration, RequestError> {
        let word = self.next("a number of seconds")?;
        let seconds = word.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        seconds.ok_or_else(|| expected("a number of seconds, not below zero", word))
    }
}

fn expected(what: &'static str, word: &str) -> RequestError {
    RequestError::Expected(what, word.to_owned())
}

fn read<T: FromStr>(word: &str, what: &'static str) -> Result<T, RequestError> {
    word.parse().map_err(|_| expected(what, word))
}

fn number(word: &str, what: &'static str) -> Result<u32, RequestError> {
    if word.starts_with('+') { Err(expected(what, word)) } else { read(word, what) }
}
