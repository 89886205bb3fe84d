//! What a player is asked, and what it answers.

use std::time::Duration;

use game::{ByColor, Color, Reading, TimeSystem};
use protocol::uci::Score;

use crate::dialogue::Patience;

/// What ends the thinking about a move, whatever the clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// So many positions looked at.
    pub nodes: Option<u64>,
    /// So deep.
    pub depth: Option<u32>,
    /// Exactly so long.
    pub move_time: Option<Duration>,
}

/// Under what a player plays a whole game.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Terms {
    /// How its time is counted.
    pub time: TimeSystem,
    /// How it may think about a move.
    pub limits: Limits,
}

/// A player's turn.
#[derive(Debug, Clone)]
pub struct Turn<'a> {
    /// Whose it is.
    pub color: Color,
    /// What both clocks show when it begins.
    pub clocks: ByColor<Reading>,
    /// Under what the player plays.
    pub terms: &'a Terms,
    /// How long it is waited for, where it is a program.
    pub patience: Patience,
    /// Whether the other side offers a draw.
    pub is_offered: bool,
}

impl Turn<'_> {
    /// The player's own clock.
    pub fn own(&self) -> &Reading {
        &self.clocks[self.color]
    }
}

/// What a player does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// It moves, as it wrote it.
    Move(String),
    /// It says that it has no move.
    Nothing,
    /// It gives up.
    Resign,
    /// It says that the game is over: the score, and why.
    Claim(String, String),
}

/// What a player has chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What it does.
    pub act: Act,
    /// Whether it offers a draw with that, or takes one.
    pub offers_draw: bool,
    /// What it thinks of the position, for itself.
    pub score: Option<Score>,
    /// How deep it looked.
    pub depth: Option<u32>,
    /// How long it took.
    pub elapsed: Duration,
}

/// What a player that analyses thinks of one of the best lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Idea {
    /// Which of the best lines this is, from 1.
    pub rank: usize,
    /// How deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took.
    pub elapsed: Duration,
    /// What it thinks of the line, for the side to move.
    pub score: Score,
    /// The moves, as it writes them.
    pub line: Vec<String>,
}

/// What a clock brings with each move, as programs that know increments only can be told.
pub(super) fn increment(clock: &Reading) -> Duration {
    clock.increment.saturating_add(clock.delay.time())
}

/// For how many moves the time of a clock must do; none if for all.
pub(super) fn moves_to_go(clock: &Reading) -> Option<u32> {
    clock.moves_left.or_else(|| clock.periods_left.map(|_| 1))
}
