//! `plateau solve`
//!
//! Read `flags`, `files` (problems), `report` (what is said of one), `table` (many with known answers),
//! `crew` (several at a time).

mod crew;
mod files;
pub(crate) mod flags;
mod report;
mod table;

use std::{fs::File, io, path::Path, process::ExitCode};

use anyhow::Context;
use game::{Message, SystemError};
use players::solve::{Sheets, Stop, read_file};
use words::Words;

use crate::output::Output;
use flags::SolveArguments;
pub(crate) use report::refused;

pub(crate) fn run(
    arguments: &SolveArguments,
    words: &Words,
    output: &mut Output,
) -> anyhow::Result<ExitCode> {
    let stop = Stop::default();
    let interrupted = stop.clone();
    ctrlc::set_handler(move || interrupted.set()).context("cannot wait for an interruption")?;
    match &arguments.table {
        Some(path) => table::run(path, arguments, &stop, words, output),
        None => files::run(arguments, &stop, words, output),
    }
}

/// Reads the problems of a file, or of standard input.
pub(crate) fn read(path: &Path) -> Result<Sheets, Message> {
    let read = if path == Path::new("-") {
        read_file(path, io::stdin())
    } else {
        File::open(path).and_then(|file| read_file(path, file))
    };
    read.map_err(|error| {
        let message = Message::new("file-unreadable").with("file", path.display());
        message.saying("why", SystemError::from(error).message())
    })
}
