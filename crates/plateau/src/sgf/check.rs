//! `plateau sgf check`

use std::{path::PathBuf, process::ExitCode};

use indicatif::ProgressBar;

use super::{Source, error_value, located};
use crate::{
    checking::{self, Checked, Finding},
    output::Output,
};

pub(crate) fn run(files: &[PathBuf], output: &mut Output) -> anyhow::Result<ExitCode> {
    checking::run(files, Source::open, output)
}

impl Checked for Source {
    fn name(&self) -> &str {
        &self.name
    }

    fn bar(&self) -> &ProgressBar {
        &self.bar
    }

    fn games(&self) -> u64 {
        self.games
    }

    fn read(&mut self, found: &mut Vec<Finding>) -> anyhow::Result<bool> {
        let Some((_, errors)) = self.next()? else { return Ok(false) };
        let finding = |error| Finding { text: located(&self.name, error), value: error_value(error) };
        found.extend(errors.iter().map(finding));
        Ok(true)
    }
}
