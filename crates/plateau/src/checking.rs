//! What `pgn check` and `sgf check` share: files one by one, and what is wrong in them.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use indicatif::ProgressBar;
use serde_json::Value;

use crate::{failure, output::Output};

/// Something wrong in a file.
pub(crate) struct Finding {
    /// For people: where and what.
    pub(crate) text: String,
    /// The same for programs.
    pub(crate) value: Value,
}

/// A file of games that is read to be checked.
pub(crate) trait Checked {
    /// What it is called.
    fn name(&self) -> &str;
    /// How far the reading is.
    fn bar(&self) -> &ProgressBar;
    /// How many games there were so far.
    fn games(&self) -> u64;
    /// Reads on to the end of a game; `false` when there is no more.
    fn read(&mut self, found: &mut Vec<Finding>) -> anyhow::Result<bool>;
}

/// How much was found.
#[derive(Default)]
struct Tally {
    games: u64,
    errors: u64,
}

/// Checks file after file; one that cannot be read stops no other.
pub(crate) fn run<S: Checked>(
    files: &[PathBuf],
    open: impl Fn(&Path) -> anyhow::Result<S>,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let mut total = Tally::default();
    let mut unreadable = None;
    let mut separator = "";
    write_json(output, "{\"files\":[")?;
    for path in files {
        match open(path) {
            Ok(source) => {
                write_json(output, separator)?;
                separator = ",";
                unreadable = check(source, output, &mut total)?.or(unreadable);
            }
            Err(error) => unreadable = Some(failure::report(&error)),
        }
    }
    let Tally { games, errors } = total;
    if output.json {
        writeln!(output.out, "],\"games\":{games},\"errors\":{errors}}}")?;
    } else {
        writeln!(output.out, "games {games}, errors {errors}")?;
    }
    output.out.flush()?;
    let readable = if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    Ok(unreadable.unwrap_or(readable))
}

/// Reads one file, printing errors as they come, so that memory does not grow.
///
/// Returns an exit code if the file cannot be read to its end.
fn check(
    mut source: impl Checked,
    output: &mut Output,
    total: &mut Tally,
) -> anyhow::Result<Option<ExitCode>> {
    let mut errors = 0;
    let mut found = Vec::new();
    write_json(output, &format!("{{\"file\":{},\"errors\":[", Value::from(source.name())))?;
    let unreadable = loop {
        let read = source.read(&mut found);
        for finding in found.drain(..) {
            source.bar().suspend(|| write_finding(output, &finding, errors == 0))?;
            errors += 1;
        }
        match read {
            Ok(true) => {}
            Ok(false) => break None,
            Err(error) => break Some(failure::report(&error)),
        }
    };
    source.bar().finish_and_clear();
    write_json(output, &format!("],\"games\":{}}}", source.games()))?;
    total.games += source.games();
    total.errors += errors;
    Ok(unreadable)
}

fn write_finding(output: &mut Output, finding: &Finding, is_first: bool) -> io::Result<()> {
    if output.json {
        let separator = if is_first { "" } else { "," };
        write!(output.out, "{separator}{}", finding.value)
    } else {
        writeln!(output.out, "{}", finding.text)
    }
}

/// A piece of the JSON value, where one is wanted.
fn write_json(output: &mut Output, piece: &str) -> io::Result<()> {
    if output.json { output.out.write_all(piece.as_bytes()) } else { Ok(()) }
}
