//! Files of games as they are read, PGN and SGF alike.

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use game::{Message, SystemError};
use indicatif::ProgressBar;
use serde_json::{Value, json};
use words::Words;

use crate::{failure, output::progress};

/// A file being read, or standard input.
pub(crate) struct Source<'a> {
    pub(crate) name: String,
    pub(crate) words: &'a Words,
    bar: ProgressBar,
}

impl<'a> Source<'a> {
    /// Opens a file; `-` is standard input.
    pub(crate) fn open(path: &Path, words: &'a Words) -> anyhow::Result<(Source<'a>, Box<dyn Read>)> {
        let name = path.display().to_string();
        let (input, size): (Box<dyn Read>, u64) = if path == Path::new("-") {
            (Box::new(io::stdin()), 0)
        } else {
            let file = File::open(path).map_err(|error| unreadable(&name, &error, words))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            (Box::new(file), size)
        };
        let bar = progress(size, "{bar:30} {bytes}/{total_bytes}  {msg}");
        Ok((Source { name, words, bar }, input))
    }

    /// Shows how far the reading is, now and then.
    pub(crate) fn show(&self, games: u64, bytes: u64) {
        if games.is_multiple_of(256) {
            self.bar.set_position(bytes);
            self.bar.set_message(format!("{games} games"));
        }
    }

    /// Does something with the bar out of the way.
    pub(crate) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        self.bar.suspend(act)
    }

    /// Tells on standard error what is wrong.
    pub(crate) fn tell(&self, findings: &[Finding]) {
        for finding in findings {
            self.aside(|| failure::say(finding.located(self)));
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }

    /// That the file cannot be read to its end.
    pub(crate) fn broken(&self, error: &io::Error) -> anyhow::Error {
        unreadable(&self.name, error, self.words)
    }
}

fn unreadable(name: &str, error: &io::Error, words: &Words) -> anyhow::Error {
    let message =
        Message::new("file-unreadable").with("file", name).saying("why", SystemError::from(error).message());
    anyhow::Error::msg(words.sentence(&message))
}

/// Something wrong in a file, or odd, and where.
pub(crate) struct Finding {
    pub(crate) line: u64,
    pub(crate) column: u64,
    pub(crate) message: String,
    pub(crate) is_warning: bool,
}

impl Finding {
    /// `file:line:column: message`
    pub(crate) fn located(&self, source: &Source) -> String {
        let Finding { line, column, message, .. } = self;
        let severity = if self.is_warning {
            format!("{} ", source.words.sentence(&Message::new("severity-warning")))
        } else {
            String::new()
        };
        format!("{}:{line}:{column}: {severity}{message}", source.name)
    }

    /// The same for programs.
    pub(crate) fn value(&self) -> Value {
        json!({ "line": self.line, "column": self.column, "message": self.message })
    }
}
