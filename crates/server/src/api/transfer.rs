//! Whole files of games, in and out, without holding them in memory.

use std::{
    io::{self, Write},
    sync::{Arc, atomic::AtomicBool},
};

use axum::{
    body::{Body, Bytes},
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use game::Message;
use serde::Serialize;
use store::{Format, ImportReport, StoreError, unix_time};
use tokio::sync::mpsc;
use tokio_stream::{StreamExt as _, wrappers::ReceiverStream};
use tokio_util::io::{StreamReader, SyncIoBridge};
use ts_rs::TS;
use words::Words;

use super::{Asked, Owner, Tongue, library::Search, nonsense};
use crate::{
    House,
    errors::{ApiError, with_words},
    wire::Shelf,
};

/// How many pieces of an answer may wait for somebody who reads slowly.
const AHEAD: usize = 16;
/// How large the pieces of a file are.
const PIECE: usize = 64 << 10;

/// How far an import is: a line of the answer, the last of which is the report.
#[derive(Debug, Serialize, TS)]
#[serde(tag = "import", rename_all = "kebab-case")]
pub(crate) enum ImportLine {
    /// It goes on.
    Progress {
        /// How many bytes were read.
        bytes: u64,
        /// How many games were read.
        games: u64,
    },
    /// It is done.
    Report {
        /// How many games were read, broken ones included.
        read: u64,
        /// How many were added.
        added: u64,
        /// How many were there already.
        known: u64,
        /// How many pieces of the file are broken.
        broken_count: u64,
        /// The first of them.
        broken: Vec<BrokenGame>,
    },
    /// It could not go on; what was added before stays.
    Failed {
        /// Why.
        why: Message,
    },
}

/// A game that was not taken.
#[derive(Debug, Serialize, TS)]
pub(crate) struct BrokenGame {
    /// The line, from 1.
    line: u64,
    /// The column, from 1.
    column: u64,
    /// What is wrong there, in the language that was asked for.
    message: String,
}

pub(super) fn describe(shelf: &mut Shelf) {
    shelf.add::<ImportLine>();
}

/// Adds the games of a file that is sent; tells line by line how far it is.
pub(super) async fn import(
    _: Owner,
    State(house): State<Arc<House>>,
    Tongue(language): Tongue,
    Asked(search): Asked<Search>,
    body: Body,
) -> Result<Response, ApiError> {
    let format = format(&search)?;
    let (tell, lines) = mpsc::channel::<Result<Bytes, io::Error>>(AHEAD);
    let pieces = body.into_data_stream().map(|piece| piece.map_err(io::Error::other));
    let store = house.store.clone();
    let file = SyncIoBridge::new(StreamReader::new(pieces));
    tokio::task::spawn_blocking(move || {
        let stop = AtomicBool::new(false);
        let mut progress = |so_far: store::Progress| {
            let line = ImportLine::Progress { bytes: so_far.bytes, games: so_far.games };
            // Whoever does not listen any more has stopped it.
            if tell.blocking_send(Ok(text(&line))).is_err() {
                stop.store(true, std::sync::atomic::Ordering::Relaxed);
            }
        };
        let done = store.import(file, format, unix_time(), &stop, &mut progress);
        let _ = tell.blocking_send(Ok(text(&with_words(language, |words| report(done, words)))));
    });
    Ok(streamed("application/x-ndjson", lines))
}

fn report(done: Result<ImportReport, StoreError>, words: &Words) -> ImportLine {
    let report = match done {
        Ok(report) => report,
        Err(error) => return ImportLine::Failed { why: error.message() },
    };
    let broken = |broken: store::Broken| BrokenGame {
        line: broken.line,
        column: broken.column,
        message: words.sentence(&broken.message),
    };
    ImportLine::Report {
        read: report.read,
        added: report.added,
        known: report.known,
        broken_count: report.broken_count,
        broken: report.broken.into_iter().map(broken).collect(),
    }
}

fn text(line: &ImportLine) -> Bytes {
    let mut text = serde_json::to_string(line).expect("lines can be written");
    text.push('\n');
    text.into()
}

/// Writes the games that one looks for as a file.
pub(super) async fn export(
    _: Owner,
    State(house): State<Arc<House>>,
    Asked(search): Asked<Search>,
) -> Result<Response, ApiError> {
    let (query, format) = (search.query()?, format(&search)?);
    let (tell, pieces) = mpsc::channel(AHEAD);
    let store = house.store.clone();
    tokio::task::spawn_blocking(move || {
        let mut out = io::BufWriter::with_capacity(PIECE, Pieces(tell.clone()));
        let written = store.export(&query, format, &mut out).map_err(io::Error::other);
        if let Err(error) = written.and_then(|_| out.flush()) {
            // A file that breaks off must not look whole.
            let _ = tell.blocking_send(Err(error));
        }
    });
    let kind = match format {
        Format::Pgn => "application/x-chess-pgn",
        Format::Pdn => "application/x-draughts-pdn",
        Format::Sgf => "application/x-go-sgf",
    };
    Ok(streamed(kind, pieces))
}

fn format(search: &Search) -> Result<Format, ApiError> {
    match search.format.as_deref() {
        None | Some("pgn") => Ok(Format::Pgn),
        Some("pdn") => Ok(Format::Pdn),
        Some("sgf") => Ok(Format::Sgf),
        Some(other) => Err(nonsense(format!("format: {other}"))),
    }
}

fn streamed(kind: &'static str, pieces: mpsc::Receiver<Result<Bytes, io::Error>>) -> Response {
    let body = Body::from_stream(ReceiverStream::new(pieces));
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

/// A file that is sent piece by piece.
struct Pieces(mpsc::Sender<Result<Bytes, io::Error>>);

impl Write for Pieces {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let gone = |_| io::Error::from(io::ErrorKind::BrokenPipe);
        self.0.blocking_send(Ok(Bytes::copy_from_slice(bytes))).map_err(gone)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
