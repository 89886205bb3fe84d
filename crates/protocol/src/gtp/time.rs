//! How GTP and its extensions say how time is counted.

use std::{fmt, time::Duration};

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
    /// A main time, then so many stones in a time, over and over.
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

    /// What the numbers of `time_settings` mean.
    ///
    /// An overtime without stones is no limit at all; without an overtime the main
    /// time is all there is, and no limit if it is nothing.
    fn of_numbers(main: Duration, time: Duration, stones: u32) -> TimeSystem {
        match (time, stones) {
            (Duration::ZERO, _) if main.is_zero() => TimeSystem::None,
            (Duration::ZERO, _) => TimeSystem::Absolute { main },
            (_, 0) => TimeSystem::None,
            (time, stones) => TimeSystem::Canadian { main, time, stones },
        }
    }

    /// The closest numbers for `time_settings`: main time, overtime, stones.
    ///
    /// Byo-yomi becomes one stone in its time, however many periods there are; what
    /// each move brings cannot be said.
    ///
    /// ```
    /// use std::time::Duration;
    /// use protocol::gtp::TimeSystem;
    ///
    /// let [main, time] = [600, 30].map(Duration::from_secs);
    /// let system = TimeSystem::ByoYomi { main, time, periods: 5 };
    /// assert_eq!(system.to_string(), "byoyomi 600 30 5");
    /// assert_eq!(system.numbers(), "600 30 1");
    /// ```
    pub fn numbers(self) -> String {
        let (main, time, stones) = match self.in_whole_seconds() {
            TimeSystem::None => (Duration::ZERO, Duration::from_secs(1), 0),
            TimeSystem::Absolute { main } | TimeSystem::Fischer { main, .. } => (main, Duration::ZERO, 0),
            TimeSystem::ByoYomi { main, time, .. } => (main, time, 1),
            TimeSystem::Canadian { main, time, stones } => (main, time, stones),
        };
        format!("{} {} {stones}", main.as_secs(), time.as_secs())
    }

    /// The same in whole seconds; what can run out has one at least.
    #[must_use]
    pub fn in_whole_seconds(self) -> TimeSystem {
        let whole = |time: Duration| Duration::from_secs(time.as_secs());
        let some = |time: Duration| whole(time).max(Duration::from_secs(1));
        match self {
            TimeSystem::None => TimeSystem::None,
            TimeSystem::Absolute { main } => TimeSystem::Absolute { main: some(main) },
            TimeSystem::Fischer { main, increment } => {
                TimeSystem::Fischer { main: some(main), increment: whole(increment) }
            }
            TimeSystem::ByoYomi { main, time, periods } => {
                TimeSystem::ByoYomi { main: whole(main), time: some(time), periods }
            }
            TimeSystem::Canadian { main, time, stones } => {
                TimeSystem::Canadian { main: whole(main), time: some(time), stones }
            }
        }
    }
}

/// `byoyomi 600 30 5`, as behind `kgs-time_settings` and `kata-time_settings`.
impl fmt::Display for TimeSystem {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = |time: Duration| time.as_secs_f64();
        match *self {
            TimeSystem::None => f.write_str("none"),
            TimeSystem::Absolute { main } => write!(f, "absolute {}", seconds(main)),
            TimeSystem::Fischer { main, increment } => {
                write!(f, "fischer {} {}", seconds(main), seconds(increment))
            }
            TimeSystem::ByoYomi { main, time, periods } => {
                write!(f, "byoyomi {} {} {periods}", seconds(main), seconds(time))
            }
            TimeSystem::Canadian { main, time, stones } => {
                write!(f, "canadian {} {} {stones}", seconds(main), seconds(time))
            }
        }
    }
}

/// `time_settings MAIN TIME STONES`.
pub(super) fn plain_time(words: &mut Arguments) -> Result<TimeSystem, RequestError> {
    let (main, time) = (words.seconds()?, words.seconds()?);
    Ok(TimeSystem::of_numbers(main, time, words.number("a number of stones")?))
}

/// `kgs-time_settings byoyomi 600 30 5` and the like.
pub(super) fn named_time(words: &mut Arguments) -> Result<TimeSystem, RequestError> {
    let name = words.next("a time system")?;
    Ok(match name.to_ascii_lowercase().as_str() {
        "none" => TimeSystem::None,
        "absolute" => TimeSystem::of_numbers(words.seconds()?, Duration::ZERO, 0),
        "fischer" => TimeSystem::Fischer { main: words.seconds()?, increment: words.seconds()? },
        "byoyomi" => TimeSystem::ByoYomi {
            main: words.seconds()?,
            time: words.seconds()?,
            periods: words.number("a number of periods")?,
        },
        "canadian" => plain_time(words)?,
        _ => {
            let names = "none, absolute, byoyomi, canadian or fischer";
            return Err(RequestError::Expected(names, name.to_owned()));
        }
    })
}
