//! A whole match: who plays which game from where, several games at a time.
//!
//! Games come in pairs: both have the same opening, and the colours are changed.

use std::{
    io,
    sync::{
        atomic::{AtomicUsize, Ordering},
        mpsc::{Sender, channel},
    },
    thread,
    time::Duration,
};

use game::Color;
use players::seat::{Engine, Fault, FaultKind, Line, Stop, Terms};
use serde::{Deserialize, Serialize};

use crate::{Adjudication, Entry, Finished, Ledger, Openings, bench::Bench};

/// After how many games in a row to which an engine did not come a match makes no sense.
const PATIENCE: usize = 4;

/// One of the two engines of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first, whose results are counted.
    A,
    /// The second.
    B,
}

impl Side {
    /// Both.
    pub const ALL: [Side; 2] = [Side::A, Side::B];

    /// Who has White in a game with a number.
    pub fn white_in(game: usize) -> Side {
        if game.is_multiple_of(2) { Side::A } else { Side::B }
    }

    /// The colour it has in a game with a number.
    pub fn color_in(self, game: usize) -> Color {
        Color::from_white(Side::white_in(game) == self)
    }

    /// The side that has a colour in a game with a number.
    pub fn of(color: Color, game: usize) -> Side {
        if Side::A.color_in(game) == color { Side::A } else { Side::B }
    }
}

/// An engine, and under what it plays.
#[derive(Debug, Clone)]
pub struct Contestant {
    /// The engine.
    pub engine: Engine,
    /// Its time and its limits.
    pub terms: Terms,
}

/// A match.
#[derive(Debug, Clone)]
pub struct Contest {
    /// The first engine, whose results are counted.
    pub a: Contestant,
    /// The second.
    pub b: Contestant,
    /// How many games.
    pub games: usize,
    /// Where they begin, each opening twice.
    pub openings: Openings,
    /// How far a clock may be overdrawn without loss.
    pub margin: Duration,
    /// When games are ended early.
    pub adjudication: Adjudication,
    /// After how many moves of both a game is a draw.
    pub most_plies: usize,
    /// How many games at a time.
    pub concurrency: usize,
}

impl Contest {
    /// The contestant of a side.
    pub fn contestant(&self, side: Side) -> &Contestant {
        match side {
            Side::A => &self.a,
            Side::B => &self.b,
        }
    }

    /// Starts an engine once and lets it begin a game; tells what it calls itself.
    ///
    /// # Errors
    /// When it cannot play in this match.
    pub fn try_out(&self, side: Side, stop: &Stop) -> Result<String, Fault> {
        let contestant = self.contestant(side);
        let mut player = contestant.engine.start(stop.clone())?;
        let line = Line::new(self.openings.get(0).start);
        player.begin(&line, Color::White, &contestant.terms)?;
        let name = player.name().to_owned();
        player.quit();
        Ok(name)
    }

    /// Plays the games that the ledger does not have yet, until all are there or `stop` is set.
    ///
    /// Whoever `hears` of each game that has ended may set it.
    ///
    /// # Errors
    /// When a game that has ended cannot be kept: whatever `hear` or the ledger says. When an
    /// engine does not come to several games in a row.
    pub fn run<E: From<io::Error>>(
        &self,
        ledger: &mut Ledger,
        stop: &Stop,
        mut hear: impl FnMut(&Entry, &Finished, &Ledger) -> Result<(), E>,
    ) -> Result<(), E> {
        let is_missing = |game: &usize| !ledger.entries().contains_key(game);
        let missing: Vec<usize> = (0..self.games).filter(is_missing).collect();
        let next = AtomicUsize::new(0);
        let mut absent = 0;
        thread::scope(|scope| {
            let (sender, finished) = channel();
            for _ in 0..self.concurrency.min(missing.len()) {
                let (sender, missing, next) = (sender.clone(), &missing, &next);
                scope.spawn(move || self.work(missing, next, stop, &sender));
            }
            drop(sender);
            let result = finished.iter().try_for_each(|(number, game): (usize, Finished)| {
                let entry = Entry::of(number, &game);
                ledger.add(entry.clone())?;
                hear(&entry, &game, ledger)?;
                let fault = game.ending.forfeit().map(|(_, fault)| fault);
                let missed = fault.filter(|fault| fault.kind == FaultKind::Start);
                absent = if missed.is_some() { absent + 1 } else { 0 };
                match missed {
                    Some(fault) if absent >= PATIENCE => {
                        let why = format!("an engine did not come to {PATIENCE} games in a row: {fault}");
                        Err(io::Error::other(why).into())
                    }
                    _ => Ok(()),
                }
            });
            if result.is_err() {
                stop.set();
            }
            result
        })
    }

    /// Plays game after game with players of its own.
    fn work(&self, missing: &[usize], next: &AtomicUsize, stop: &Stop, finished: &Sender<(usize, Finished)>) {
        let mut bench = Bench::new(self, stop);
        while let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            if stop.is_set() {
                break;
            }
            let Some(game) = bench.play(number) else { break };
            if finished.send((number, game)).is_err() {
                break;
            }
        }
        bench.dismiss();
    }
}
