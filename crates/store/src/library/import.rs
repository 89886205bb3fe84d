//! Files of games into the library, as a stream.

use std::{
    io::{self, Read},
    sync::{
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, SyncSender, sync_channel},
    },
};

use chess::pgn;
use draughts::pdn_file;
use game::Message;
use go::sgf;

use super::{Format, NewRecord, batch};
use crate::{Store, StoreError};

/// How many games are committed together.
const BATCH: usize = 1_000;
/// How many bytes of games are committed together.
const BATCH_BYTES: usize = 4 << 20;
/// How many batches may wait to be written while the next one is read.
const AHEAD: usize = 1;
/// How many broken games are told one by one.
const TOLD: usize = 1_000;

/// A game that was not taken, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1.
    pub column: u64,
    /// What is wrong there.
    pub message: Message,
}

/// How far an import is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// How many bytes of the file were read.
    pub bytes: u64,
    /// How many games were read.
    pub games: u64,
}

/// What came of an import.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ImportReport {
    /// How many games were read, broken ones included.
    pub read: u64,
    /// How many were added.
    pub added: u64,
    /// How many were there already.
    pub known: u64,
    /// How many pieces of the file are broken, be they games or something between them.
    pub broken_count: u64,
    /// The first of them.
    pub broken: Vec<Broken>,
    /// Whether it was stopped before the end of the file; what was added stays.
    pub is_cancelled: bool,
}

impl Store {
    /// Adds the games of a file to the library, except those that are there already.
    ///
    /// Every move is checked; broken games are left out and told. Memory does not grow with
    /// the file. `progress` is told after each batch of games.
    ///
    /// # Errors
    /// When the file cannot be read or the games cannot be saved; what was added before stays.
    pub fn import(
        &self,
        file: impl Read,
        format: Format,
        now: i64,
        stop: &AtomicBool,
        progress: &mut dyn FnMut(Progress),
    ) -> Result<ImportReport, StoreError> {
        let mut import = Import::new(self, now, progress);
        let read = match format {
            Format::Pgn => import.read_pgn(file, stop),
            Format::Pdn => import.read_pdn(file, stop),
            Format::Sgf => import.read_sgf(file, stop),
        };
        import.finish(read)
    }
}

struct Import<'a> {
    store: &'a Store,
    now: i64,
    progress: &'a mut dyn FnMut(Progress),
    report: ImportReport,
    batch: Vec<NewRecord>,
    bytes: usize,
    /// How many batches wait to be answered.
    waiting: usize,
    answer: SyncSender<Result<(u64, u64), StoreError>>,
    answers: Receiver<Result<(u64, u64), StoreError>>,
}

impl<'a> Import<'a> {
    fn new(store: &'a Store, now: i64, progress: &'a mut dyn FnMut(Progress)) -> Import<'a> {
        let (answer, answers) = sync_channel(AHEAD + 1);
        let report = ImportReport::default();
        Import { store, now, progress, report, batch: Vec::new(), bytes: 0, waiting: 0, answer, answers }
    }

    fn read_pgn(&mut self, file: impl Read, stop: &AtomicBool) -> Result<(), StoreError> {
        let mut records = pgn::records(file);
        while let Some(next) = records.next() {
            match next {
                Ok(pgn::Record { error: Some(error), .. }) => {
                    self.report.read += 1;
                    self.tell(error.spot.line, error.spot.column, error.problem.message());
                }
                Ok(game) => self.add(NewRecord::of_chess(&game), records.bytes_read())?,
                Err(pgn::ReadError::Between(error)) => {
                    self.tell(error.spot.line, error.spot.column, error.problem.message());
                }
                Err(pgn::ReadError::Io(error)) => return Err(unreadable(&error)),
            }
            if self.is_stopped(stop) {
                break;
            }
        }
        self.send(records.bytes_read())
    }

    fn read_pdn(&mut self, file: impl Read, stop: &AtomicBool) -> Result<(), StoreError> {
        let mut games = pdn_file::games(io::BufReader::new(file));
        while let Some(next) = games.next() {
            match next {
                Ok(Ok(game)) => self.add(NewRecord::of_draughts(&game), games.bytes_read())?,
                Ok(Err(error)) => {
                    self.report.read += 1;
                    self.tell(error.line as u64, 1, error.why.message());
                }
                Err(error) => return Err(unreadable(&error)),
            }
            if self.is_stopped(stop) {
                break;
            }
        }
        self.send(games.bytes_read())
    }

    fn read_sgf(&mut self, file: impl Read, stop: &AtomicBool) -> Result<(), StoreError> {
        let mut records = sgf::records(file);
        while let Some(next) = records.next() {
            match next {
                Ok(game) => match game.problems.iter().find(|error| !error.problem.is_warning()) {
                    Some(error) => {
                        self.report.read += 1;
                        self.tell(error.spot.line, error.spot.column, error.problem.message());
                    }
                    None => self.add(NewRecord::of_go(&game), records.bytes_read())?,
                },
                Err(sgf::ReadError::Between(error)) => {
                    self.tell(error.spot.line, error.spot.column, error.problem.message());
                }
                Err(sgf::ReadError::Io(error)) => return Err(unreadable(&error)),
            }
            if self.is_stopped(stop) {
                break;
            }
        }
        self.send(records.bytes_read())
    }

    fn is_stopped(&mut self, stop: &AtomicBool) -> bool {
        self.report.is_cancelled = stop.load(Ordering::Relaxed);
        self.report.is_cancelled
    }

    fn tell(&mut self, line: u64, column: u64, message: Message) {
        self.report.broken_count += 1;
        if self.report.broken.len() < TOLD {
            self.report.broken.push(Broken { line, column, message });
        }
    }

    fn add(&mut self, game: NewRecord, at: u64) -> Result<(), StoreError> {
        self.report.read += 1;
        self.bytes += game.text().len();
        self.batch.push(game);
        if self.batch.len() < BATCH && self.bytes < BATCH_BYTES { Ok(()) } else { self.send(at) }
    }

    /// Gives a batch to the store, which writes it while the next one is read.
    fn send(&mut self, at: u64) -> Result<(), StoreError> {
        self.settle(AHEAD)?;
        (self.progress)(Progress { bytes: at, games: self.report.read });
        let (games, now) = (std::mem::take(&mut self.batch), self.now);
        self.bytes = 0;
        if games.is_empty() {
            return Ok(());
        }
        let answer = self.answer.clone();
        let work = move |link: &mut crate::link::Link| {
            batch::add(link, &games, now).map(|added| (games.len() as u64, added))
        };
        self.store.write_patiently(work, move |done| drop(answer.send(done)))?;
        self.waiting += 1;
        Ok(())
    }

    /// Waits until at most so many batches are not written yet.
    fn settle(&mut self, most: usize) -> Result<(), StoreError> {
        while self.waiting > most {
            self.waiting -= 1;
            let (games, added) = self.answers.recv().map_err(|_| StoreError::Closed)??;
            self.report.added += added;
            self.report.known += games - added;
        }
        Ok(())
    }

    fn finish(mut self, read: Result<(), StoreError>) -> Result<ImportReport, StoreError> {
        let settled = self.settle(0);
        read.and(settled)?;
        Ok(self.report)
    }
}

fn unreadable(error: &io::Error) -> StoreError {
    StoreError::Stream { why: error.into() }
}
