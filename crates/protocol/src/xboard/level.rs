//! Times as `XBoard` writes them.

use std::{fmt, str::FromStr, time::Duration};

/// What stands behind `level`: moves in a period, its time, and an increment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Level {
    /// For how many moves the time must do; 0 for all.
    pub moves: u32,
    /// The time, in whole seconds.
    pub base: Duration,
    /// What is added for each move.
    pub increment: Duration,
}

/// The text is no time control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("expected moves, minutes and an increment such as 40 5:30 0, got {0:?}")]
pub struct ParseLevelError(String);

impl FromStr for Level {
    type Err = ParseLevelError;

    fn from_str(text: &str) -> Result<Level, ParseLevelError> {
        let mut words = text.split_whitespace();
        let mut read = || {
            let moves = words.next()?.parse().ok()?;
            let base = base(words.next()?)?;
            let increment = words.next().map_or(Some(Duration::ZERO), seconds)?;
            Some(Level { moves, base, increment })
        };
        read().ok_or_else(|| ParseLevelError(text.to_owned()))
    }
}

/// `5` or `5:30`
fn base(text: &str) -> Option<Duration> {
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "0"));
    let (minutes, seconds) = (minutes.parse::<u32>().ok()?, seconds.parse::<u32>().ok()?);
    let base = u64::from(minutes) * 60 + u64::from(seconds);
    (base as f64 <= MOST).then(|| Duration::from_secs(base))
}

/// The longest time that is believed, in seconds.
const MOST: f64 = 1e6;

/// A number of seconds, perhaps with decimals.
pub(super) fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    (seconds <= MOST).then(|| Duration::try_from_secs_f64(seconds).ok())?
}

/// Seconds with decimals where there are some.
pub(super) fn in_seconds(time: Duration) -> String {
    time.as_secs_f64().to_string()
}

/// `40 5:30 0`
impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = self.base.as_secs();
        write!(f, "{} {}:{:02} {}", self.moves, seconds / 60, seconds % 60, in_seconds(self.increment))
    }
}
