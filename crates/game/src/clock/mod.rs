//! Time controls and clocks as pure arithmetic: the time is always an argument.
//!
//! Read `control` (what was agreed), `state` (what is counted), this file (the
//! clock that runs), then `read` over `scan`, and `text` (the written forms).

mod control;
mod error;
mod read;
mod scan;
mod state;
#[cfg(test)]
mod tests;
mod text;

use std::time::Duration;

pub use control::{Credit, Delay, Overtime, Period, TimeControl, TimeSystem};
pub use error::{ParseTimeControlError, TimeControlError};
pub use state::{ClockState, SideClock};

use crate::Color;

/// What one side's clock says at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Reading {
    /// What is left in the period; none without a limit, zero once fallen.
    pub left: Option<Duration>,
    /// All the time used so far, the move under way included.
    pub used: Duration,
    /// The period, from 0; each repetition of the last one counts.
    pub period: u32,
    /// Moves to make before the period ends; none where it has no number.
    pub moves_left: Option<u32>,
    /// Periods of byo-yomi that are not used up, this one included.
    pub periods_left: Option<u32>,
    /// What each move of this period brings.
    pub increment: Duration,
    /// What of each move of this period costs nothing.
    pub delay: Delay,
    /// What remains of this move's free seconds under a US delay.
    pub free: Duration,
    /// Whether this clock is running.
    pub is_running: bool,
}

impl Reading {
    /// Below this a side is short of time.
    pub const SHORT: Duration = Duration::from_secs(5);

    /// Whether the flag has fallen.
    pub fn is_fallen(&self) -> bool {
        self.left.is_some_and(|left| left.is_zero())
    }

    /// Whether under five seconds are left with moves still to make.
    pub fn is_short(&self) -> bool {
        self.moves_left != Some(0) && self.left.is_some_and(|left| left < Reading::SHORT)
    }
}

/// The flag fell before the move was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the flag of {0} has fallen")]
pub struct FlagFallen(pub Color);

/// Two clocks of which one runs at most.
///
/// It never asks the time: every `now` is the time since any instant that the
/// owner likes. While a clock runs, a `now` before the one that last changed it
/// counts as that one. A stopped clock goes on from any `now`, even an earlier
/// one: a game that was put aside may be taken up under another count.
///
/// ```
/// use std::time::Duration;
/// use game::{Clock, Color, TimeControl};
///
/// let at = Duration::from_secs;
/// let control: TimeControl = "5m+3s".parse()?;
/// let mut clock = Clock::new(control);
/// clock.start(Color::White, at(100));
/// clock.press(Color::White, at(110))?;
/// assert_eq!(clock.read(Color::White, at(115)).left, Some(at(293)));
/// assert_eq!(clock.read(Color::Black, at(115)).left, Some(at(295)));
/// assert!(clock.flag(Color::Black, at(410)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Clock {
    control: TimeControl,
    state: ClockState,
    turn: Option<Color>,
    since: Option<Duration>,
}

impl Clock {
    /// A clock that nobody has started.
    pub fn new(control: TimeControl) -> Clock {
        let state = ClockState::new(&control);
        Clock { control, state, turn: None, since: None }
    }

    /// What was agreed.
    pub fn control(&self) -> &TimeControl {
        &self.control
    }

    /// The side whose clock runs or will run on [`Clock::resume`].
    pub fn turn(&self) -> Option<Color> {
        self.turn
    }

    /// The side whose clock is running.
    pub fn running(&self) -> Option<Color> {
        self.since.and(self.turn)
    }

    /// Both clocks at this instant, to be kept and restored.
    pub fn state(&self, now: Duration) -> ClockState {
        let mut state = self.state;
        if let (Some(color), Some(since)) = (self.turn, self.since) {
            state.think(color, now.saturating_sub(since), &self.control);
        }
        state
    }

    /// Puts both clocks back to an earlier state, and stops them.
    ///
    /// [`Clock::start`] lets the side to move go on from there.
    pub fn restore(&mut self, state: ClockState) {
        (self.state, self.turn, self.since) = (state, None, None);
    }

    /// Lets one side's time run, and stops the other without counting a move.
    pub fn start(&mut self, color: Color, now: Duration) {
        let now = self.settle(now);
        self.state.sides[!color].thinking = Duration::ZERO;
        (self.turn, self.since) = (Some(color), Some(now));
    }

    /// Counts a completed move of one side, and lets the other's time run.
    ///
    /// On a clock that is not running the move takes no time, and the clock
    /// stays as it is.
    ///
    /// # Errors
    /// When the side's flag fell before; then nothing is counted or credited.
    pub fn press(&mut self, color: Color, now: Duration) -> Result<(), FlagFallen> {
        self.settle(now);
        if self.state.sides[color].is_fallen() {
            return Err(FlagFallen(color));
        }
        self.state.sides[color].complete(self.control.side(color));
        self.state.sides[!color].thinking = Duration::ZERO;
        self.turn = Some(!color);
        Ok(())
    }

    /// Stops the running clock until [`Clock::resume`].
    pub fn pause(&mut self, now: Duration) {
        self.settle(now);
        self.since = None;
    }

    /// Lets a paused clock go on for the same side.
    pub fn resume(&mut self, now: Duration) {
        if self.turn.is_some() && self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Sets what one side has left from outside; zero is a fallen flag.
    ///
    /// Its period, its moves and the time used stay as they are. A side without
    /// a limit gets none by this.
    pub fn set_left(&mut self, color: Color, left: Duration, now: Duration) {
        self.settle(now);
        if self.control.side(color).is_limited() {
            self.state.sides[color].left = Some(left);
        }
    }

    /// Counts a move of a record that says what was left after it.
    ///
    /// The record is believed even after a fallen flag; the time that the move
    /// took is what is missing. The clocks stop. A side without a limit gets
    /// none by this, so only its move is counted.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use game::{Clock, Color, TimeControl};
    /// let at = Duration::from_secs;
    /// let mut clock = Clock::new("300+3".parse::<TimeControl>()?);
    /// clock.record(Color::White, at(290)); // 1. e4 {[%clk 0:04:50]}
    /// assert_eq!(clock.state(at(0)).sides.white.used, at(13));
    /// # Ok::<(), game::ParseTimeControlError>(())
    /// ```
    pub fn record(&mut self, color: Color, left: Duration) {
        let system = self.control.side(color);
        let side = &mut self.state.sides[color];
        let delay = system.period(side.period).map_or(Duration::ZERO, |period| period.delay.time());
        side.complete(system);
        let missing = side.left.map_or(Duration::ZERO, |most| most.saturating_sub(left));
        if !missing.is_zero() {
            side.used = side.used.saturating_add(missing).saturating_add(delay);
        }
        if system.is_limited() {
            side.left = Some(left);
        }
        if system.is_hourglass() {
            let other = &mut self.state.sides[!color];
            other.left = other.left.map(|left| left.saturating_add(missing));
        }
        (self.turn, self.since) = (Some(!color), None);
    }

    /// What one side's clock says at this instant.
    pub fn read(&self, color: Color, now: Duration) -> Reading {
        let side = self.state(now).sides[color];
        let system = self.control.side(color);
        let period = system.period(side.period).copied().unwrap_or_default();
        Reading {
            left: side.left,
            used: side.used,
            period: side.period,
            moves_left: side.moves_left(system),
            periods_left: side.periods_left(system),
            increment: period.increment,
            delay: period.delay,
            free: side.free(system),
            is_running: self.running() == Some(color),
        }
    }

    /// Whether one side's flag has fallen by now.
    pub fn flag(&self, color: Color, now: Duration) -> bool {
        self.state(now).sides[color].is_fallen()
    }

    /// The instant at which the running clock's flag falls; none if never.
    pub fn falls_at(&self) -> Option<Duration> {
        let (color, since) = (self.turn?, self.since?);
        let reserve = self.state.sides[color].reserve(self.control.side(color))?;
        since.checked_add(reserve)
    }

    /// Charges the time up to now, and tells from when it will be counted.
    fn settle(&mut self, now: Duration) -> Duration {
        let now = self.since.map_or(now, |since| since.max(now));
        self.state = self.state(now);
        self.since = self.since.map(|_| now);
        now
    }
}
