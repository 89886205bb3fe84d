//! How GTP and its extensions say how time is counted.

use std::time::Duration;

use super::{RequestError, arguments::Arguments};

/// How time is counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TimeSystem {
    /// Not at all.
    None,
    /// A main time and nothing else.
    Absolute {
        /// The main time.
        main: Duration,
    },
    /// A main time, and something for each move.
    Fischer {
        /// The main time.
        main: Duration,
        /// What each move brings.
        increment: Duration,
    },
    /// A main time, then so many periods of a time.
    ByoYomi {
        /// The main time.
        main: Duration,
        /// How long a period is.
        time: Duration,
        /// How many there are.
        periods: u32,
    },
    /// A main time, then so many stones in a time; no stones mean no limit.
    Canadian {
        /// The main time.
        main: Duration,
        /// How long the overtime is.
        time: Duration,
        /// For how many stones.
        stones: u32,
    },
}

impl TimeSystem {
    /// The names that `kata-time_settings` takes.
    pub const NAMES: &str = "none absolute byoyomi canadian fischer";
}

/// `time_settings MAIN TIME STONES`.
pub(super) fn plain_time(words: &mut Arguments) -> Result<TimeSystem, RequestError> {
    let (main, time) = (words.seconds()?, words.seconds()?);
    let stones = words.number("a number of stones")?;
    Ok(if !time.is_zero() {
        TimeSystem::Canadian { main, time, stones }
    } else if !main.is_zero() {
        TimeSystem::Absolute { main }
    } else {
        TimeSystem::None
    })
}

/// `kgs-time_settings byoyomi 600 30 5` and the like.
pub(super) fn named_time(words: &mut Arguments) -> Result<TimeSystem, RequestError> {
    let name = words.next("a time system")?;
    Ok(match name.to_ascii_lowercase().as_str() {
        "none" => TimeSystem::None,
        "absolute" => TimeSystem::Absolute { main: words.seconds()? },
        "fischer" => TimeSystem::Fischer { main: words.seconds()?, increment: words.seconds()? },
        "byoyomi" => TimeSystem::ByoYomi {
            main: words.seconds()?,
            time: words.seconds()?,
            periods: words.number("a number of periods")?,
        },
        "canadian" => TimeSystem::Canadian {
            main: words.seconds()?,
            time: words.seconds()?,
            stones: words.number("a number of stones")?,
        },
        _ => {
            let names = "none, absolute, byoyomi, canadian or fischer";
            return Err(RequestError::Expected(names, name.to_owned()));
        }
    })
}
