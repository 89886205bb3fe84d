//! `plateau pgn check`

use std::{
    io::{self, Write},
    process::ExitCode,
};

use anyhow::Context;
use chess::pgn::PgnError;
use serde_json::Value;
use words::Words;

use super::{Source, error_value, located, show};
use crate::{cli::FilesArguments, failure, output::Output, rules::Chosen};

/// How much was found.
#[derive(Default)]
struct Tally {
    games: u64,
    errors: u64,
}

pub(crate) fn run(
    arguments: &FilesArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let chosen = Chosen::new(&arguments.rules, words)?;
    let mut total = Tally::default();
    let mut unreadable = None;
    let mut separator = "";
    write_json(output, "{\"files\":[")?;
    for path in &arguments.files {
        match Source::open(path, &chosen) {
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
fn check(mut source: Source, output: &mut Output, total: &mut Tally) -> anyhow::Result<Option<ExitCode>> {
    let mut tally = Tally::default();
    let mut found: Vec<PgnError> = Vec::new();
    write_json(output, &format!("{{\"file\":{},\"errors\":[", Value::from(source.name.as_str())))?;
    let unreadable = loop {
        let read = source.reader.read_game(&mut |error| found.push(error));
        for error in found.drain(..) {
            source.bar.suspend(|| write_error(output, &source.name, &error, tally.errors == 0))?;
            tally.errors += 1;
        }
        match read.with_context(|| format!("cannot read {}", source.name)) {
            Ok(true) => tally.games += 1,
            Ok(false) => break None,
            Err(error) => break Some(failure::report(&error)),
        }
        show(&source.bar, tally.games, source.reader.bytes_read());
    };
    source.bar.finish_and_clear();
    write_json(output, &format!("],\"games\":{}}}", tally.games))?;
    total.games += tally.games;
    total.errors += tally.errors;
    Ok(unreadable)
}

fn write_error(output: &mut Output, name: &str, error: &PgnError, is_first: bool) -> io::Result<()> {
    if output.json {
        let separator = if is_first { "" } else { "," };
        write!(output.out, "{separator}{}", error_value(error))
    } else {
        writeln!(output.out, "{}", located(name, error))
    }
}

/// A piece of the JSON value, where one is wanted.
fn write_json(output: &mut Output, piece: &str) -> io::Result<()> {
    if output.json { output.out.write_all(piece.as_bytes()) } else { Ok(()) }
}
