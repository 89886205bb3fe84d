//! PGN, read and written.

mod annotations;
mod files;
mod games;
mod hostile;
mod reading;
mod round_trips;
mod writing;

use std::io::{self, Read};

use chess::pgn::{self, PgnError, ReadError, Reader, Record};

/// The number of games, and the errors as text.
fn check(text: impl AsRef<[u8]>) -> (usize, Vec<String>) {
    let (mut games, mut errors) = (0, Vec::new());
    let mut reader = Reader::new(text.as_ref());
    while reader.read_game(&mut |error: PgnError| errors.push(error.to_string())).unwrap() {
        games += 1;
    }
    (games, errors)
}

/// The games as trees; text between games fails the test.
fn records(text: impl AsRef<[u8]>) -> Vec<Record> {
    pgn::records(text.as_ref()).map(|read| read.unwrap_or_else(|error| panic!("{error}"))).collect()
}

/// The only game of a text, which is whole.
fn record(text: impl AsRef<[u8]>) -> Record {
    let mut records = records(text);
    assert_eq!(records.len(), 1);
    let record = records.remove(0);
    assert_eq!(record.error, None);
    record
}

/// The moves and remarks of a text as they are written again.
fn movetext(text: impl AsRef<[u8]>) -> String {
    let export = record(text).export();
    export.split_once("\n\n").unwrap().1.trim_end().to_owned()
}

/// All games of a text as they are written again.
fn format(text: impl AsRef<[u8]>) -> String {
    let written = |read: Result<Record, ReadError>| read.ok().map(|record| record.export());
    pgn::records(text.as_ref()).filter_map(written).collect()
}

/// Hands out a text a few bytes at a time.
struct Drip<'a>(&'a [u8], usize);

impl Read for Drip<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(self.0.len()).min(into.len());
        into[..count].copy_from_slice(&self.0[..count]);
        self.0 = &self.0[count..];
        Ok(count)
    }
}
