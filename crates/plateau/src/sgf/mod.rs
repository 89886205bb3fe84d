//! `plateau sgf …`: what its commands share.

pub(crate) mod check;
pub(crate) mod format;
mod node;
pub(crate) mod score;
pub(crate) mod tree;

use std::{
    fs::File,
    io::{self, Read},
    path::Path,
};

use anyhow::Context;
use go::sgf::{ReadError, Record, Records, SgfError, records};
use indicatif::ProgressBar;
use serde_json::{Value, json};

use crate::{failure::say, output::progress};

/// A file being read, or standard input.
struct Source {
    name: String,
    records: Records<Box<dyn Read>>,
    games: u64,
    bar: ProgressBar,
}

impl Source {
    fn open(path: &Path) -> anyhow::Result<Source> {
        let name = path.display().to_string();
        let (input, size): (Box<dyn Read>, u64) = if path == Path::new("-") {
            (Box::new(io::stdin()), 0)
        } else {
            let file = File::open(path).with_context(|| format!("cannot read {name}"))?;
            let size = file.metadata().map_or(0, |metadata| metadata.len());
            (Box::new(file), size)
        };
        let bar = progress(size, "{bar:30} {bytes}/{total_bytes}  {msg}");
        Ok(Source { name, records: records(input), games: 0, bar })
    }

    /// The next game, if there is one, and what is wrong in this place.
    fn next(&mut self) -> anyhow::Result<Option<(Option<Record>, Vec<SgfError>)>> {
        if self.games.is_multiple_of(256) {
            self.bar.set_position(self.records.bytes_read());
            self.bar.set_message(format!("{} games", self.games));
        }
        match self.records.next() {
            None => Ok(None),
            Some(Ok(mut record)) => {
                self.games += 1;
                let problems = std::mem::take(&mut record.problems);
                Ok(Some((Some(record), problems)))
            }
            Some(Err(ReadError::Between(error))) => Ok(Some((None, vec![error]))),
            Some(Err(ReadError::Io(error))) => {
                Err(error).with_context(|| format!("cannot read {}", self.name))
            }
        }
    }

    /// Tells on standard error what is wrong.
    fn warn(&self, errors: &[SgfError]) {
        for error in errors {
            self.bar.suspend(|| say(located(&self.name, error)));
        }
    }
}

/// `file:line:column: message`
fn located(name: &str, error: &SgfError) -> String {
    format!("{name}:{error}")
}

fn error_value(error: &SgfError) -> Value {
    json!({ "line": error.spot.line, "column": error.spot.column, "message": error.problem.to_string() })
}
