//! `plateau sgf check`

use std::{
    path::{Path, PathBuf},
    process::ExitCode,
};

use go::sgf::Records;
use words::Words;

use super::SgfGames;
use crate::{
    checking::{self, Checked},
    games::Games as _,
    output::Output,
    source::{Finding, Source},
};

pub(crate) fn run(files: &[PathBuf], words: &Words, output: &mut Output) -> anyhow::Result<ExitCode> {
    let open = |path: &Path| {
        let games = SgfGames::open(path, words)?;
        Ok(SgfGames { records: Records::thorough(games.records), ..games })
    };
    checking::run(files, open, words, output)
}

impl Checked for SgfGames<'_> {
    fn source(&self) -> &Source<'_> {
        &self.source
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn read(&mut self, found: &mut Vec<Finding>) -> anyhow::Result<bool> {
        let Some(entry) = self.next()? else { return Ok(false) };
        found.extend(entry.findings);
        Ok(true)
    }
}
