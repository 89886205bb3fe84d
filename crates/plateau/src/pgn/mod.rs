//! `plateau pgn …`: what its commands share.

pub(crate) mod check;
mod node;
pub(crate) mod tree;

use std::{io::Read, path::Path, process::ExitCode, sync::Arc};

use chess::pgn::{PgnError, ReadError, Reader, Record, Records};
use words::Words;

use crate::{
    cli::FileArguments,
    games::{self, Entry, Games},
    output::Output,
    rules::Chosen,
    source::{Finding, Source},
};

/// A file and its reader.
fn open<'a>(
    path: &Path,
    chosen: &Chosen,
    words: &'a Words,
) -> anyhow::Result<(Source<'a>, Reader<Box<dyn Read>>)> {
    let (source, input) = Source::open(path, words)?;
    let mut reader = Reader::new(input);
    reader.set_rules(chosen.rules.clone());
    if let Some(catalogue) = &chosen.catalogue {
        reader.set_catalogue(Arc::clone(catalogue));
    }
    Ok((source, reader))
}

/// The games of a file.
struct PgnGames<'a> {
    source: Source<'a>,
    records: Records<Box<dyn Read>>,
    games: u64,
}

impl<'a> PgnGames<'a> {
    fn open(arguments: &FileArguments, words: &'a Words) -> anyhow::Result<PgnGames<'a>> {
        let chosen = Chosen::new(&arguments.rules, words)?;
        let (source, reader) = open(&arguments.file, &chosen, words)?;
        Ok(PgnGames { source, records: Records::new(reader), games: 0 })
    }
}

impl Games for PgnGames<'_> {
    type Record = Record;

    fn source(&self) -> &Source<'_> {
        &self.source
    }

    fn next(&mut self) -> anyhow::Result<Option<Entry<Record>>> {
        self.source.show(self.games, self.records.bytes_read());
        self.games += 1;
        match self.records.next() {
            None => Ok(None),
            Some(Ok(record)) => {
                let findings = record.error.iter().map(finding).collect();
                Ok(Some(Entry { record: Some(record), findings }))
            }
            Some(Err(ReadError::Between(error))) => {
                Ok(Some(Entry { record: None, findings: vec![finding(&error)] }))
            }
            Some(Err(ReadError::Io(error))) => Err(self.source.broken(&error)),
        }
    }
}

fn finding(error: &PgnError) -> Finding {
    let (line, column) = (error.spot.line, error.spot.column);
    Finding { line, column, message: error.problem.to_string(), is_warning: false }
}

/// `plateau pgn format`
pub(crate) fn format(
    arguments: &FileArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    games::format(PgnGames::open(arguments, words)?, output, Record::export)
}
