//! `plateau pgn check`

use std::{path::Path, process::ExitCode};

use anyhow::Context;
use chess::pgn::PgnError;
use indicatif::ProgressBar;
use words::Words;

use super::{Source, error_value, located, show};
use crate::{
    checking::{self, Checked, Finding},
    cli::FilesArguments,
    output::Output,
    rules::Chosen,
};

pub(crate) fn run(
    arguments: &FilesArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let chosen = Chosen::new(&arguments.rules, words)?;
    let open = |path: &Path| Ok(Checking { source: Source::open(path, &chosen)?, games: 0 });
    checking::run(&arguments.files, open, output)
}

/// A file and how many of its games were read.
struct Checking {
    source: Source,
    games: u64,
}

impl Checked for Checking {
    fn name(&self) -> &str {
        &self.source.name
    }

    fn bar(&self) -> &ProgressBar {
        &self.source.bar
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn read(&mut self, found: &mut Vec<Finding>) -> anyhow::Result<bool> {
        let Source { name, reader, bar } = &mut self.source;
        let mut note = |error: PgnError| {
            found.push(Finding { text: located(name, &error), value: error_value(&error) });
        };
        let read = reader.read_game(&mut note).with_context(|| format!("cannot read {name}"))?;
        self.games += u64::from(read);
        show(bar, self.games, reader.bytes_read());
        Ok(read)
    }
}
