//! What `pgn check` and `sgf check` share: files one by one, and what is wrong in them.

use std::{
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use game::Message;
use serde_json::Value;
use words::Words;

use crate::{
    failure,
    output::{List, Output},
    source::{Finding, Source},
};

/// How many warnings of a file are in its JSON.
const WARNINGS: usize = 1_000;

/// A file of games that is read to be checked.
pub(crate) trait Checked {
    /// The file.
    fn source(&self) -> &Source<'_>;
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
    warnings: u64,
}

/// Checks file after file; one that cannot be read stops no other.
pub(crate) fn run<S: Checked>(
    files: &[PathBuf],
    open: impl Fn(&Path) -> anyhow::Result<S>,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let mut total = Tally::default();
    let mut unreadable = None;
    let mut list = List::default();
    write_json(output, "{\"files\":")?;
    for path in files {
        match open(path) {
            Ok(source) => {
                if output.json {
                    list.next(&mut output.out)?;
                }
                unreadable = check(source, output, &mut total)?.or(unreadable);
            }
            Err(error) => unreadable = Some(failure::report(&error)),
        }
    }
    let Tally { games, errors, warnings } = total;
    if output.json {
        list.end(&mut output.out)?;
        writeln!(output.out, ",\"games\":{games},\"errors\":{errors},\"warnings\":{warnings}}}")?;
    } else {
        writeln!(output.out, "{}", words.sentence(&total.message()))?;
    }
    output.out.flush()?;
    let readable = if errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE };
    Ok(unreadable.unwrap_or(readable))
}

impl Tally {
    fn message(&self) -> Message {
        let id = if self.warnings == 0 { "check-tally" } else { "check-tally-warnings" };
        let message = Message::new(id).with("games", self.games).with("errors", self.errors);
        if self.warnings == 0 { message } else { message.with("warnings", self.warnings) }
    }

    fn add(&mut self, finding: &Finding) {
        *(if finding.is_warning { &mut self.warnings } else { &mut self.errors }) += 1;
    }
}

/// Reads one file, printing errors as they come, so that memory does not grow.
///
/// In JSON the warnings wait for the end of the errors; only the first [`WARNINGS`] of
/// them are there, and how many are not. Returns an exit code if the file cannot be read
/// to its end.
fn check(
    mut checked: impl Checked,
    output: &mut Output,
    total: &mut Tally,
) -> anyhow::Result<Option<ExitCode>> {
    let mut found = Vec::new();
    let (mut errors, mut warnings, mut left_out) = (List::default(), Vec::new(), 0);
    write_json(output, &format!("{{\"file\":{},\"errors\":", Value::from(checked.source().name.as_str())))?;
    let unreadable = loop {
        let read = checked.read(&mut found);
        for finding in found.drain(..) {
            total.add(&finding);
            if !output.json {
                let source = checked.source();
                source.aside(|| writeln!(output.out, "{}", finding.located(source)))?;
            } else if !finding.is_warning {
                errors.next(&mut output.out)?;
                write!(output.out, "{}", finding.value())?;
            } else if warnings.len() < WARNINGS {
                warnings.push(finding.value());
            } else {
                left_out += 1;
            }
        }
        match read {
            Ok(true) => {}
            Ok(false) => break None,
            Err(error) => break Some(failure::report(&error)),
        }
    };
    checked.source().finish();
    if output.json {
        errors.end(&mut output.out)?;
        let (warnings, games) = (Value::from(warnings), checked.games());
        write!(output.out, ",\"warnings\":{warnings},\"warnings_left_out\":{left_out},\"games\":{games}}}")?;
    }
    total.games += checked.games();
    Ok(unreadable)
}

/// A piece of the JSON value, where one is wanted.
fn write_json(output: &mut Output, piece: &str) -> io::Result<()> {
    if output.json { output.out.write_all(piece.as_bytes()) } else { Ok(()) }
}
