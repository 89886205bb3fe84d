//! `plateau pgn check`

use std::{io::Read, path::Path, process::ExitCode};

use chess::pgn::{PgnError, Reader};
use words::Words;

use super::{finding, open};
use crate::{
    checking::{self, Checked},
    cli::FilesArguments,
    output::Output,
    rules::Chosen,
    source::{Finding, Source},
};

pub(crate) fn run(
    arguments: &FilesArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let chosen = Chosen::new(&arguments.rules, words)?;
    let open = |path: &Path| {
        let (source, reader) = open(path, &chosen, words)?;
        Ok(Checking { source, reader, games: 0 })
    };
    checking::run(&arguments.files, open, words, output)
}

/// A file and how many of its games were read.
struct Checking<'a> {
    source: Source<'a>,
    reader: Reader<Box<dyn Read>>,
    games: u64,
}

impl Checked for Checking<'_> {
    fn source(&self) -> &Source<'_> {
        &self.source
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn read(&mut self, found: &mut Vec<Finding>) -> anyhow::Result<bool> {
        let mut note = |error: PgnError| found.push(finding(&error));
        let read = self.reader.read_game(&mut note).map_err(|error| self.source.broken(&error))?;
        self.games += u64::from(read);
        self.source.show(self.games, self.reader.bytes_read());
        Ok(read)
    }
}
