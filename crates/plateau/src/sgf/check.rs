//! `plateau sgf check`

use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
};

use go::sgf::SgfError;
use serde_json::Value;

use super::{Source, error_value, located};
use crate::{failure, output::Output};

/// How much was found.
#[derive(Default)]
struct Tally {
    games: u64,
    errors: u64,
}

pub(crate) fn run(files: &[PathBuf], output: &mut Output) -> anyhow::Result<ExitCode> {
    let mut total = Tally::default();
    let mut unreadable = None;
    let mut separator = "";
    write_json(output, "{\"files\":[")?;
    for path in files {
        match Source::open(path) {
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
    let mut errors = 0;
    write_json(output, &format!("{{\"file\":{},\"errors\":[", Value::from(source.name.as_str())))?;
    let unreadable = loop {
        let found = match source.next() {
            Ok(Some((_, found))) => found,
            Ok(None) => break None,
            Err(error) => break Some(failure::report(&error)),
        };
        for error in found {
            source.bar.suspend(|| write_error(output, &source.name, &error, errors == 0))?;
            errors += 1;
        }
    };
    source.bar.finish_and_clear();
    write_json(output, &format!("],\"games\":{}}}", source.games))?;
    total.games += source.games;
    total.errors += errors;
    Ok(unreadable)
}

fn write_error(output: &mut Output, name: &str, error: &SgfError, is_first: bool) -> io::Result<()> {
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
