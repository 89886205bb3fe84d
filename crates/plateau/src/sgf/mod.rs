//! `plateau sgf …`: what its commands share.

pub(crate) mod check;
mod count;
mod node;
pub(crate) mod score;
pub(crate) mod tree;

use std::{io::Read, path::Path, process::ExitCode};

use go::sgf::{ReadError, Record, Records, SgfError, records};
use words::Words;

use crate::{
    games::{self, Entry, Games},
    output::Output,
    source::{Finding, Source},
};

/// The games of a file.
struct SgfGames<'a> {
    source: Source<'a>,
    records: Records<Box<dyn Read>>,
    games: u64,
}

impl<'a> SgfGames<'a> {
    fn open(path: &Path, words: &'a Words) -> anyhow::Result<SgfGames<'a>> {
        let (source, input) = Source::open(path, words)?;
        Ok(SgfGames { source, records: records(input), games: 0 })
    }

    fn finding(&self, error: &SgfError) -> Finding {
        Finding {
            line: error.spot.line,
            column: error.spot.column,
            message: self.source.words.sentence(&error.problem.message()),
            is_warning: error.problem.is_warning(),
        }
    }
}

impl Games for SgfGames<'_> {
    type Record = Record;

    fn source(&self) -> &Source<'_> {
        &self.source
    }

    fn next(&mut self) -> anyhow::Result<Option<Entry<Record>>> {
        self.source.show(self.games, self.records.bytes_read());
        match self.records.next() {
            None => Ok(None),
            Some(Ok(record)) => {
                self.games += 1;
                let findings = record.problems.iter().map(|error| self.finding(error)).collect();
                Ok(Some(Entry { record: Some(record), findings }))
            }
            Some(Err(ReadError::Between(error))) => {
                Ok(Some(Entry { record: None, findings: vec![self.finding(&error)] }))
            }
            Some(Err(ReadError::Io(error))) => Err(self.source.broken(&error)),
        }
    }
}

/// `plateau sgf format`
pub(crate) fn format(file: &Path, words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    games::format(SgfGames::open(file, words)?, output, Record::write)
}
